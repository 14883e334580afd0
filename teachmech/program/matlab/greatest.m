function z = greatest(x, y)
% The larger of two numbers; not-a-number if one is, where max of MATLAB returns the other.
    z = max(x, y);
    if isnan(x) || isnan(y)
        z = NaN;
    end
end
