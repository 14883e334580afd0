function s = equilibration(W)
% Sizes s such that diag(s)*W*diag(s) has no entry above 1 (J. R. Bunch, J. ACM 18 (1971) 566-572).
    B = max(abs(W), abs(W.'));
    s = zeros(size(B, 1), 1);
    for last = [false, true]  % rows that begin with zeros follow when the others are known
        for k = find(s == 0).'
            linked = 1:k - 1;
            if last
                linked = 1:numel(s);
            end
            largest = max([sqrt(B(k, k)); s(linked).*B(linked, k)]);
            if largest > 0
                s(k) = 1/largest;
            elseif last
                s(k) = 1;
            end
        end
    end
end
