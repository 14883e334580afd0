function [change, z, separation] = jump_at_impact(M, A, rates, touching, e)
% The jump of the velocity at an impact, the impulses z of the contacts that touch, and their
% velocities of separation: M (v+ - v-) = J^T z - B^T Lambda with the rows J of the contacts and B
% of the other constraints. The responses to unit impulses give the Delassus matrix W.
    n = size(M, 1);
    B = A;
    B(touching, :) = 0;
    right = -rates;
    right(touching) = 0;
    change = udwadia_kalaba(M, zeros(n, 1), B, right);
    J = A(touching, :);
    X = zeros(n, size(J, 1));
    for k = 1:size(J, 1)
        X(:, k) = udwadia_kalaba(M, J(k, :).', B, 0*right);
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
end
