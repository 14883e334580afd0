"""Numerics: arrays in, arrays out; scales, the formula, ranks, pseudo-inverses, integrators."""
