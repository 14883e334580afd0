function save_table(file, coordinates, motion)
% Write times, coordinates, velocities, accelerations and multipliers as a table.
    number = @(k) sprintf('lambda%d', k);
    multipliers = arrayfun(number, 1:size(motion.lambda, 2), 'UniformOutput', false);
    columns = [{'t'}, coordinates, strcat('v', coordinates), strcat('a', coordinates), multipliers];
    rows = [motion.t, motion.q, motion.v, motion.a, motion.lambda];
    stream = fopen(file, 'w');
    if stream < 0
        error('%s cannot be written', file);
    end
    fprintf(stream, '%s\n', strjoin(columns, ','));
    fprintf(stream, [repmat('%.17g,', 1, size(rows, 2) - 1), '%.17g\n'], rows.');
    fclose(stream);
    fprintf('written: %s\n', file);
end
