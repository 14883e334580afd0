function [t, y] = runge_kutta_until(t, y, p)
% Times and states from the state y at t(1) until the stop condition changes its sign.
% A condition that is zero at the start, except for rounding, is watched from the next time on.
% A pole is not an end.
    before = stop_condition(t(1), y, p);
    for k = 1:numel(t) - 1
        y(:, k + 1) = state_at(t(k + 1), t(k), y(:, k), p);
        now = stop_condition(t(k + 1), y(:, k + 1), p);
        if ~isfinite(before + now)
            error('the condition at which to stop is not finite at t = %g', t(k + 1));
        end
        if before ~= 0 && ~(before*now > 0)
            low = t(k);
            high = t(k + 1);
            middle = (low + high)/2;
            while low < middle && middle < high  % bisection: signs decide
                if before*stop_condition(middle, state_at(middle, t(k), y(:, k), p), p) > 0
                    low = middle;
                else
                    high = middle;
                end
                middle = (low + high)/2;
            end
            last = state_at(high, t(k), y(:, k), p);
            from_rounding = k == 1 && high - t(1) <= 1e-6*(t(2) - t(1));
            largest = max(abs(before), abs(now));
            if ~from_rounding && abs(stop_condition(high, last, p)) <= largest
                t = [t(1:k); high];
                y(:, k + 1) = last;
                return
            end
        end
        before = now;
    end
end
