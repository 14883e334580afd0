function refuse_unmet(gaps, begun)
% An error if positions do not meet a constraint that begins to act. The gaps are relative to their
% terms.
    names = constraint_names();
    constrained = switched_constraints();
    is_holonomic = holonomic();
    for k = constrained(begun).'
        if is_holonomic(k) && gaps(k) > 1e-6
            error('%s begins to act, but its positions do not meet it', names{k});
        end
    end
end
