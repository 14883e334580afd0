"""The drawing board: a page on which the user draws a mechanism that moves."""
