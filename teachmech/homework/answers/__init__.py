"""Reading and comparison of texts, numbers and formulas of students."""
