"""Studies of many motions: references, pseudo-inverses, ensembles."""
