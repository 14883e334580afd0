function X = pseudo_inverse(B)
% Pseudo-inverse of a matrix of any rank: redundant constraints do no harm.
    X = pinv(B, rank_tolerance()*norm(B));
end
