function [a, lambda] = free_acceleration(M, Q)
% Acceleration M^-1 Q of a system without constraints; there are no multipliers.
    W = mass_root(M);
    a = W*(W'*Q);
    lambda = zeros(0, 1);
end
