function W = mass_root(M)
% W with W*W' = M^-1. It takes the place of M^(-1/2): the two differ by a rotation, which changes
% neither the weighted inverse W*pinv(A*W) nor the singular values of A*W.
    [R, failed] = chol(M);
    if failed
        error('the mass matrix is not positive definite');
    end
    W = inv(R);
end
