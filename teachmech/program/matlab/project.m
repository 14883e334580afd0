function y = project(t, y, p)
% The nearest state on the constraints, in the metric of M: positions, then velocities.
    n = numel(y)/2;
    q = y(1:n);
    v = y(n + 1:end);
    M = mass_matrix(t, q, v, p);
    A = constraint_matrix(t, q, v, p);
    [units, factors] = scales();
    F = diag(factors);
    W = metric_root(M, F*A, units);
    H = F(holonomic(), :);  % the rows of h
    if ~isempty(H)
        h = @(q) H*constraints(t, q, v, p);
        dh_dq = @(q) H*constraint_matrix(t, q, v, p);
        q = nearest_zero(q, h, dh_dq, W);
    end
    rates = @(v) F*constraint_rates(t, q, v, p);
    rows = @(v) F*constraint_matrix(t, q, v, p);
    y = [q; nearest_zero(v, rates, rows, W)];
end
