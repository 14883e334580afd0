function require_finite(t, values)
% Stop the program unless all values at the time t are finite.
    if ~all(isfinite(values))
        error('a force, a mass or a constraint is not finite at t = %g', t);
    end
end
