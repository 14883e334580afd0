function W = metric_root(M, A, units)
% W with W*W' = K^-1 for the metric K of projections: M, plus A^T A if M is singular.
    D = diag(units);
    M = D*M*D;
    A = A*D;
    if ~is_positive_definite(M)
        sizes = sum(A.^2, 2);  % each row of A is scaled to the size of M
        sizes(sizes == 0) = Inf;
        masses = trace(M);
        if masses == 0
            masses = 1;
        end
        M = M + A'*diag(masses./sizes)*A;
    end
    W = D*mass_root(M);
end
