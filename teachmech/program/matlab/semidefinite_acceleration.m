function [a, lambda] = semidefinite_acceleration(M, Q, A, b)
% Acceleration and multipliers for a mass matrix that may be singular.
    if is_positive_definite(M)
        [a, lambda] = udwadia_kalaba(M, Q, A, b);
    else
        [a, lambda] = null_space_method(M, Q, A, b);
    end
end
