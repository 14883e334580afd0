function y = engage(t, y, p, begun)
% The state after constraints have begun to act: the nearest velocity that they allow, in the
% metric of M; positions do not change.
    n = numel(y)/2;
    q = y(1:n);
    v = y(n + 1:end);
    [units, factors, rows, sizes] = scales();
    names = constraint_names();
    constrained = switched_constraints();
    off = abs(constraints(t, q, v, p)) > 1e-6*(rows + abs(constraint_matrix(t, q, v, p))*abs(q));
    is_holonomic = holonomic();
    for k = constrained(begun).'
        if is_holonomic(k) && off(k)
            error('%s begins to act, but its positions do not meet it', names{k});
        end
    end
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
