function p = keep_closed(t, y, p, acted)
% Open contacts until none pulls and none that opens approaches. The first one that does changes,
% which solves linear complementarity problems (K. G. Murty, Opsearch 11 (1974) 123-135).
    q = y(1:end/2);
    v = y(end/2 + 1:end);
    places = switches();
    constrained = switched_constraints();
    contact = contacts();
    acted = acted & contact(constrained);
    known = p;
    known(places) = 1;
    A = constraint_matrix(t, q, v, known);
    b = constraint_vector(t, q, v, known);
    rounding = 1e-9*abs(A)*abs(pinv(mass_matrix(t, q, v, p))*applied_force(t, q, v, p));
    for count = 1:1000
        [a, lambda] = acceleration(t, q, v, p);
        approaches = A*a - b < -1e-9*(abs(A)*abs(a) + abs(b)) - rounding;
        closed = p(places) > 0;
        wrong = approaches(constrained);
        pulls = lambda > 0;
        wrong(closed) = pulls(constrained(closed));
        k = find(acted & wrong, 1);
        if isempty(k)
            return
        end
        p(places(k)) = ~closed(k);
    end
    error('constraints begin and cease to act faster and faster at t = %g', t);
end
