"""The exercise of an author: its notebook, its variants and their faults."""
