function yes = is_positive_definite(M)
% Whether M is positive definite by a clear margin, each coordinate in its own unit.
    masses = diag(M);
    yes = min(masses) > 0;
    if yes
        D = diag(1./sqrt(masses));
        K = D*M*D;
        yes = min(eig((K + K')/2)) > 1e-12;
    end
end
