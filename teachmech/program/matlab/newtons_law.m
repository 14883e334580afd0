function z = newtons_law(W, before, free, e)
% Impulses of Newton's law for all contacts together: the velocity of separation after an impact is
% at least e times the velocity of approach (J. J. Moreau 1988).
    z = lemke(W, free + e.*min(before, 0));
end
