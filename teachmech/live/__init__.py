"""Live pictures: pages that run the program of a problem while the user changes its values."""
