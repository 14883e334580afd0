function z = one_after_another(W, ~, free, e)
% Impulses of a sequence of impacts by Newton's law: the contact that approaches with the greatest
% kinetic energy comes first, and equal ones act together.
    z = zeros(size(free));
    w = free;
    first = 0;
    for k = 1:10000
        speeds = max(-w, 0)./sqrt(max(diag(W), 0));
        blocked = ~(diag(W) > 0);  % no impulse moves it
        speeds(blocked) = 0;
        speeds(blocked & -w > 1e-11*max(abs(w))) = 1e300;
        greatest = max(speeds);  % its square is twice the energy
        if first == 0
            first = greatest;
        end
        if greatest <= 1e-12*first
            return
        end
        hit = speeds >= (1 - 1e-9)*greatest;
        z(hit) = z(hit) + lemke(W(hit, hit), (1 + e(hit)).*w(hit));
        w = free + W*z;
    end
    if any(w < 0 & e == 1)  % as between two walls without play
        error('impacts without loss follow one after another without end');
    end
    z = z + lemke(W, w);
end
