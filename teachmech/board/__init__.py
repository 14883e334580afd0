"""The drawing board: a page in which the user draws a mechanism and which computes its motion."""
