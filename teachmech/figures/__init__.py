"""Figures of a Motion, all of which `teachmech.plots` exports."""
