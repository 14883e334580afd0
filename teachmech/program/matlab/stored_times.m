function t = stored_times(first, last, step)
% The times first, first + step, ..., last; the last interval may be shorter.
    intervals = max(ceil((last - first)/step - 1e-9), 1);
    t = first + step*(0:intervals).';
    t(end) = last;
end
