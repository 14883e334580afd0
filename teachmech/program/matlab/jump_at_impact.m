function [change, z, separation] = jump_at_impact(M, A, rates, touching, e, usual)
% The jump of the velocity at an impact, the impulses z of the contacts that touch, and their
% velocities of separation: M (v+ - v-) = J^T z - B^T Lambda with the rows J of the contacts and B
% of the other constraints. The responses to unit impulses give the Delassus matrix W. A gain of
% energy is an error; usual are velocities of usual size.
    n = size(M, 1);
    B = A;
    B(touching, :) = 0;
    right = -rates;
    right(touching) = 0;
    [change, held] = udwadia_kalaba(M, zeros(n, 1), B, right);
    J = A(touching, :);
    X = zeros(n, size(J, 1));
    Y = zeros(size(B, 1), size(J, 1));
    for k = 1:size(J, 1)
        [X(:, k), Y(:, k)] = udwadia_kalaba(M, J(k, :).', B, 0*right);
    end
    W = J*X;
    before = rates(touching);
    free = before + J*change;
    found = newtons_law(W, before, free, e(touching));
    change = change + X*found;
    z = zeros(size(rates));
    separation = z;
    z(touching) = found;
    separation(touching) = free + W*found;
    % an impulse does work at the mean of the velocities before and after the impact
    works = [found.*(before + free + W*found); (held + Y*found).*right];
    most = [found.*(abs(before) + abs(free + W*found)); (held + Y*found).*right];
    if sum(works) > 2e-9*sum(abs(most)) + 1e-12*usual.'*M*usual
        names = constraint_names();
        cause = 'Newton''s law would add energy, since contacts of this impact separate before it';
        error('%s: %s', strjoin(names(z > 0), ' and '), cause);
    end
end
