function x = interpolated(t, times, values)
% Value between samples over time: linear; before the first and after the last, that sample.
    k = sum(times <= t);
    if k == 0
        x = values(1);
    elseif k == numel(times)
        x = values(end);
    else
        slope = (values(k + 1) - values(k))/(times(k + 1) - times(k));
        x = slope*(t - times(k)) + values(k);
    end
end
