function rate = derivative(t, y, p)
% The derivative of the state y = [q; v].
    n = numel(y)/2;
    v = y(n + 1:end);
    rate = [v; acceleration(t, y(1:n), v, p)];
end
