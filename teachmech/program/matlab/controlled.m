function [a, lambda] = controlled(M, Q, A, b, B, E, d, limits, solve)
% Accelerations and multipliers with the forces B u of actuators that enforce E q'' = d.
% The actuators respond to unit forces, and share the work if they are more than needed.
    [a, lambda] = solve(M, Q, A, b);
    moved = zeros(numel(a), size(B, 2));
    held = zeros(numel(lambda), size(B, 2));
    for j = 1:size(B, 2)
        [moved(:, j), held(:, j)] = solve(M, B(:, j), A, 0*b);
    end
    for k = 1:size(A, 1)  % accelerations that constraints prevent are errors of rounding
        left = abs(A*moved) > 1e-6*(abs(A)*abs(moved));
        moved((+(abs(A) > 1e-6*max(abs(A), [], 1)))'*(+left) > 0) = 0;
    end
    R = E*moved;
    R(abs(R) <= rank_tolerance()*(abs(E)*abs(moved))) = 0;  % errors of rounding
    rows = max(abs(R), [], 2);
    rows(rows == 0) = 1;
    R = diag(1./rows)*R;
    columns = max(abs(R), [], 1)';
    columns(columns == 0) = 1;
    R = R*diag(1./columns);
    if sum(svd(R) > rank_tolerance()*norm(R)) < size(E, 1)
        error('the actuators cannot enforce the programmes at this position');
    end
    u = (pseudo_inverse(R)*((d - E*a)./rows))./columns;
    u = min(max(u, limits(:, 1)), limits(:, 2));
    a = a + moved*u;
    lambda = lambda + held*u;
end
