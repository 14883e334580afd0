function [y, p] = engage(t, y, p, begun)
% State and parameters after an impact of all contacts that touch: each of them rebounds, or acts
% afterwards. Positions do not change.
    n = numel(y)/2;
    q = y(1:n);
    v = y(n + 1:end);
    [units, factors, rows, sizes, slow] = scales();
    contact = contacts();
    constrained = switched_constraints();
    places = switches();
    acting = contact;
    acting(constrained) = acting(constrained) & p(places) > 0;
    known = p;
    known(places(contact(constrained))) = 1;
    A = constraint_matrix(t, q, v, known);
    rates = constraint_rates(t, q, v, known);
    gaps = abs(constraints(t, q, v, known))./(rows + abs(A)*abs(q));
    refuse_unmet(gaps, begun);
    touching = acting | (contact & gaps <= 1e-10);
    A(contact & ~touching, :) = 0;
    rates(contact & ~touching) = 0;
    e = restitution(p);
    e = e.*(e.*rates < -slow);  % a contact does not rebound as slowly
    D = diag(units);
    F = diag(factors);
    M = D*mass_matrix(t, q, v, p)*D;
    [change, z, separation] = jump_at_impact(M, F*A*D, F*rates, touching, e, sizes./units);
    hop = sqrt(2e-14)/1e-11;  % a slow velocity times this hops no higher than the overlap
    hops = acting & sum(touching) > 1;  % several contacts may lift each other
    closed = touching & ~(separation > factors.*slow.*(1 + (hop - 1)*hops)) & (acting | z > 0);
    p(places(contact(constrained))) = closed(constrained(contact(constrained)));
    y = [q; v + D*change];
end
