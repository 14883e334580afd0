function [a, lambda] = null_space_method(M, Q, A, b)
% Acceleration and multipliers for a singular mass matrix:
% q'' = A^+ b + N z with the null space N of A, and N^T M N z = N^T (Q - M A^+ b).
% The result is that of F. E. Udwadia, P. Phohomsiri, Proc. R. Soc. A 462 (2006) 2097-2117.
    [U, ~, V] = svd(A);
    s = svd(A);
    r = sum(s > rank_tolerance()*max(s));
    s = s(1:r);
    U = U(:, 1:r);
    N = V(:, r + 1:end);
    V = V(:, 1:r);
    a = V*((U'*b)./s);
    if ~isempty(N)
        K = N'*M*N;
        K = (K + K')/2;
        if ~(min(eig(K)) > 1e-12*max(abs(M(:))))
            error('the acceleration is not unique');
        end
        a = a + N*(K\(N'*(Q - M*a)));
    end
    lambda = -U*((V'*(M*a - Q))./s);
end
