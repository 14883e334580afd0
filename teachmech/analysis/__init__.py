"""Analysis of a motion: uniqueness, singular positions, Gauss' principle."""
