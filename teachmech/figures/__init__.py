"""The figures of a Motion; `teachmech.plots` has all their names."""
