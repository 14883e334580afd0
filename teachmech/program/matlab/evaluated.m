function motion = evaluated(t, y, p)
% The motion with the states y at the times t, one row per time.
    n = size(y, 1)/2;
    q = y(1:n, :);
    v = y(n + 1:end, :);
    [a, lambda] = acceleration(t(1), q(:, 1), v(:, 1), p(:, 1));
    a = repmat(a, 1, numel(t));
    lambda = repmat(lambda, 1, numel(t));
    for k = 2:numel(t)
        [a(:, k), lambda(:, k)] = acceleration(t(k), q(:, k), v(:, k), p(:, min(k, size(p, 2))));
    end
    motion = struct('t', t, 'q', q.', 'v', v.', 'a', a.', 'lambda', lambda.');
end
