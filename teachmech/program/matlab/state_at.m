function y = state_at(t_next, t, y, p)
% The state after one step of the classical Runge-Kutta method of order 4
% (W. Kutta, Z. Math. Phys. 46 (1901) 435-453).
    h = t_next - t;
    k1 = derivative(t, y, p);
    k2 = derivative(t + h/2, y + h/2*k1, p);
    k3 = derivative(t + h/2, y + h/2*k2, p);
    k4 = derivative(t_next, y + h*k3, p);
    y = y + h/6*(k1 + 2*k2 + 2*k3 + k4);
    y = project(t_next, y, p);
    if ~all(isfinite(y))
        error('the state is no longer finite at t = %g', t_next);
    end
end
