"""The live picture: a page in which the program of a problem runs, to be played with by hand."""
