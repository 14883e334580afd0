function draw(file, name, coordinates, motion)
% Draw coordinates, velocities and accelerations over time, and save the picture.
    visible = 'on';
    if isunix() && ~ismac() && isempty(getenv('DISPLAY'))
        visible = 'off';  % there is no screen
    end
    titles = {'coordinates', 'velocities', 'accelerations'};
    values = {motion.q, motion.v, motion.a};
    try
        window = figure('Name', name, 'Visible', visible);
        for k = 1:3
            subplot(3, 1, k);
            plot(motion.t, values{k}, 'LineWidth', 1);
            xlim([motion.t(1), motion.t(end)]);
            ylabel(titles{k});
            if k == 1
                title(name, 'Interpreter', 'none');
            end
            if numel(coordinates) <= 12
                legend(coordinates, 'Interpreter', 'none', 'Location', 'eastoutside');
            end
        end
        xlabel('time (s)');
        print(window, '-dpng', file);
        fprintf('written: %s\n', file);
    catch problem
        fprintf('no picture: %s\n', problem.message);
    end
end
