function x = just_before(t)
% The largest number below t.
    x = t - eps(t)/2;
    if ~(x < t)
        x = t - eps(t);
    end
end
