function z = least(x, y)
% The smaller of two numbers; not-a-number if one is, where min of MATLAB returns the other.
    z = min(x, y);
    if isnan(x) || isnan(y)
        z = NaN;
    end
end
