"""Equilibria, linearised equations of motion, and their modes."""
