function z = lemke(W, q)
% Impulses z >= 0 with w = W z + q >= 0 and z'*w = 0, by Lemke's method with lexicographic pivots
% (R. W. Cottle, J.-S. Pang, R. E. Stone, "The Linear Complementarity Problem", SIAM 2009, section
% 4.4). It follows the solutions of w = W z + q + d z0 from a large z0 to z0 = 0.
    n = numel(q);
    z = zeros(n, 1);
    s = equilibration(W);
    largest = max([abs(s.*q); 0]);
    if ~any(q < 0)
        return
    end
    q = s.*q/largest;
    columns = [eye(n), -(s*s').*W, -ones(n, 1)];  % of w, z and z0
    T = [columns, q];
    basis = (1:n).';
    row = find(q == min(q), 1, 'last');
    entering = 2*n + 1;  % z0
    for k = 1:10000
        leaving = basis(row);
        basis(row) = entering;
        T(row, :) = T(row, :)/T(row, entering);
        rest = T(:, entering);
        rest(row) = 0;
        T = T - rest*T(row, :);
        if sum(T(basis == 2*n + 1, end)) <= 1e-12*max([1; T(:, end)])
            break
        end
        entering = leaving + n - 2*n*(leaving > n);  % the complement of what has left
        row = leaving_row(T, basis, entering);
    end
    x = zeros(n, 1);
    for k = 1:4  % iterative refinement
        x = x + T(:, 1:n)*(q - columns(:, basis)*x);
    end
    found = zeros(2*n + 1, 1);
    found(basis) = max(x, 0);
    z = s.*found(n + 1:2*n);  % for q divided by the largest entry
    w = s.*(W*z) + q;
    if max(abs(min(z./s, w))) > 1e-10*max(s.*(abs(W)*z) + abs(q))
        error('rounding errors prevent the computation of impulses');
    end
    z = largest*z;
end
