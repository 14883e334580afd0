function x = real_value(x)
% The number x. MATLAB continues with complex numbers outside the domain of a function.
    if ~isreal(x)
        error('a root, a power or a function of the problem has left its domain');
    end
end
