function z = poissons_law(W, ~, free, e)
% Impulses of Poisson's law for all contacts together: each impulse of compression is followed by at
% least e times as much in decompression (F. Pfeiffer, C. Glocker 1996).
    z = (1 + e).*lemke(W, free);
    w = free + W*z;
    w(abs(w) <= 1e-12*(abs(free) + abs(W)*z)) = 0;
    z = z + lemke(W, w);
end
