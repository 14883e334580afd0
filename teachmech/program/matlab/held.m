function x = held(t, times, values)
% Value of the last sample up to a time; before all samples, the first value.
    x = values(max(sum(times <= t), 1));
end
