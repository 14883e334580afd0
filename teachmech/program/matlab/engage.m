function [y, p] = engage(t, y, p, begun)
% The state after constraints have begun to act: the nearest velocity that they allow, in the
% metric of M; positions do not change.
    n = numel(y)/2;
    q = y(1:n);
    v = y(n + 1:end);
    [units, factors, rows, sizes] = scales();
    A = constraint_matrix(t, q, v, p);
    refuse_unmet(abs(constraints(t, q, v, p))./(rows + abs(A)*abs(q)), begun);
    D = diag(units);
    F = diag(factors);
    M = D*mass_matrix(t, q, v, p)*D;
    for k = 1:20  % more than once for a constraint that is not linear in the velocities
        A = F*constraint_matrix(t, q, v, p)*D;
        change = D*udwadia_kalaba(M, zeros(n, 1), A, -F*constraint_rates(t, q, v, p));
        v = v + change;
        if ~any(abs(change) > 1e-9*(sizes + abs(v)))
            break
        end
    end
    y = [q; v];
end
