function [t, y] = runge_kutta_until(t, y, p)
% Times and states from the state y at t(1) until the stop condition changes its sign.
    condition = @(t, y) stop_condition(t, y, p);
    for k = 1:numel(t) - 1
        now = y(:, k);
        step = @(time) state_at(time, t(k), now, p);
        last = step(t(k + 1));
        [high, last, ends] = crossing(condition, step, t(k), t(k + 1), now, last, k == 1);
        y(:, k + 1) = last;
        if ends
            t = [t(1:k); high];
            return
        end
    end
end
