"""Answers: what is read from a text, a number, a formula, and how it is compared."""
