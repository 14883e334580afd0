"""Parameters and start values that fit measured data or a goal."""
