function [t, y, P] = runge_kutta_in_pieces(times, y_start, p)
% Times, states and parameters, one column per time, of a motion in pieces: constraints begin and
% cease to act, inputs jump. A piece ends when a condition becomes positive, or one rounding error
% before a time at which an input jumps. The motion ends when the stop condition changes its sign.
    t = times(1);
    y = y_start;
    P = p;
    jumps = breaks();
    now = times(1);
    state = y_start;
    changes = [];
    while now < times(end)
        signs = 1 - 2*(relevant(now, state, p) > 0);  % -1: it must become false first
        ahead = @(t, y) max([signs.*relevant(t, y, p); -1]);
        ends = @(t, y) stop_condition(t, y, p);
        jump = min([jumps(jumps > now); Inf]);
        last = max(now, min(times(end), just_before(jump)));
        changed = false;
        ended = false;
        reached = [times(times > now & times < last); last(last > now)];
        for k = 1:numel(reached)
            step = @(time) state_at(time, now, state, p);
            high = reached(k);
            next = step(high);
            [high, next, ended] = crossing(ends, step, now, high, state, next, now == times(1));
            [high, next, changed] = crossing(ahead, step, now, high, state, next, false);
            ended = ended && ~changed;
            state = next;
            now = high;
            if (now < last || last == times(end)) && ~changed
                t(end + 1, 1) = now;
                y(:, end + 1) = state;
                P(:, end + 1) = p;
            end
            if changed || ended
                break
            end
        end
        if ended || (~changed && last == times(end))
            return
        end
        before = stop_condition(now, state, p);
        if ~changed
            now = jump;
        end
        due = signs > 0 & relevant(now, state, p) > 0;
        if any(due)
            [state, p] = switched(now, state, p, due);
            changes(end + 1) = now;
            % 10 changes in this part of the span count as infinitely many
            span = times(end) - times(1);
            quick = numel(changes) > 10 && now - changes(end - 9) < 1e-12*span;
            if quick || numel(changes) > 100000
                error('constraints begin and cease to act faster and faster at t = %g', now);
            end
        end
        ended = before ~= 0 && ~(before*stop_condition(now, state, p) > 0);
        if ended || any(times == now)
            t(end + 1, 1) = now;
            y(:, end + 1) = state;
            P(:, end + 1) = p;
        end
        if ended
            return
        end
    end
end
