function x = nearest_zero(x, residual, jacobian, W)
% The x nearest to the given one, in the metric of M, at which the residual is zero.
% This is Newton's method with the least change W (J W)^+ r in every step.
    for k = 1:20
        change = W*(pseudo_inverse(jacobian(x)*W)*residual(x));
        x = x - change;
        % Newton squares the error: after a change this small only rounding error is left.
        if ~any(abs(change) > 1e-9*max(abs(x)))
            break
        end
    end
end
