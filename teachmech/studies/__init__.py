"""Studies of several motions: references, pseudo-inverses, ensembles."""
