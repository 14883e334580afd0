function row = leaving_row(T, basis, entering)
% The row with the lexicographically least ratios; z0 leaves as soon as it may.
    n = numel(basis);
    column = T(:, entering);
    rows = find(column > 1e-10*max(abs(column)));
    if isempty(rows)
        error(['no impulses are admissible: the contacts and the other constraints contradict '...
            'each other']);
    end
    for k = [2*n + 2, 1:n]  % q, then the columns of the inverse of the basis
        ratios = T(rows, k)./column(rows);
        rows = rows(ratios <= min(ratios) + 1e-12*max(1, abs(min(ratios))));
        ending = rows(basis(rows) == 2*n + 1);
        if k == 2*n + 2 && ~isempty(ending)
            row = ending(1);
            return
        end
    end
    row = rows(1);
end
