function found = relevant(t, y, p)
% The condition of each switch for its next change: to begin, or to cease to act.
    found = conditions(t, y, p);
    acts = p(switches()) > 0;
    found(~acts, 2) = found(~acts, 1);
    found = found(:, 2);
end
