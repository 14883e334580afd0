"""The design of linkages: four-bars through positions, and goals for the fit of dimensions."""
