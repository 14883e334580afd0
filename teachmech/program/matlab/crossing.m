function [high, y_high, crosses] = crossing(condition, step, low, high, y_low, y_high, first)
% The end of a step with its state, or the first time in it at which a condition changes its sign.
% A condition that is zero at the start, except for rounding, is watched from the next time on.
% A pole is not an end.
    before = condition(low, y_low);
    now = condition(high, y_high);
    if ~isfinite(before + now)
        error('a condition is not finite at t = %g', high);
    end
    crosses = before ~= 0 && ~(before*now > 0);
    if ~crosses
        return
    end
    from = low;
    till = high;
    middle = (low + high)/2;
    while low < middle && middle < high  % bisection: signs decide
        if before*condition(middle, step(middle)) > 0
            low = middle;
        else
            high = middle;
        end
        middle = (low + high)/2;
    end
    from_rounding = first && high - from <= 1e-6*(till - from);
    largest = max(abs(before), abs(now));
    crosses = ~from_rounding && abs(condition(high, step(high))) <= largest;
    if crosses
        y_high = step(high);
    else
        high = till;
    end
end
