function y = runge_kutta(t, y, p)
% States at the times t, one column per time, from the state y at t(1).
    y = [y, zeros(numel(y), numel(t) - 1)];
    for k = 1:numel(t) - 1
        y(:, k + 1) = state_at(t(k + 1), t(k), y(:, k), p);
    end
end
