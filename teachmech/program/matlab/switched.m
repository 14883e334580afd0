function [y, p] = switched(t, y, p, due)
% State and parameters after these switches have changed, and those that follow from the impulses.
    rounds = 0;
    while any(due)
        rounds = rounds + 1;
        if rounds > 2 + 2*numel(due)
            error('constraints begin and cease to act faster and faster at t = %g', t);
        end
        known = conditions(t, y, p) > 0;
        acting = p(switches()) > 0;
        begun = due & ~acting;
        acting(due) = begun(due);
        acted = p(switches()) > 0;
        p(switches()) = acting;
        before = y;
        if any(begun)
            [y, p] = engage(t, y, p, begun);
        else
            p = keep_closed(t, y, p, acted);
        end
        acting = p(switches()) > 0;
        now = conditions(t, y, p) > 0;
        fresh = now & ~(known & ~[level(), level()]);
        released = due & ~begun & ~any(y ~= before);  % without a jump nothing approaches again
        due = ((acting & fresh(:, 2)) | (~acting & fresh(:, 1))) & ~released;
    end
end
