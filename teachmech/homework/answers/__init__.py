"""Answers: how texts, numbers and formulas of students are read and compared."""
