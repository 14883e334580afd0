function [a, lambda] = udwadia_kalaba(M, Q, A, b)
% Acceleration and multipliers (F. E. Udwadia, R. E. Kalaba, Proc. R. Soc. A 439 (1992) 407-410):
% q'' = a + M^(-1/2) (A M^(-1/2))^+ (b - A a), with the free acceleration a = M^-1 Q.
    W = mass_root(M);
    inverse = pseudo_inverse(A*W);  % (A M^(-1/2))^+
    a = W*(W'*Q);
    x = inverse*(b - A*a);
    a = a + W*x;
    lambda = -inverse'*x;  % those of least norm if A does not determine them
end
