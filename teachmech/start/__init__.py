"""The start: its consistency, the nearest consistent start, and the values that can be fixed."""
