"""The nine dialogs in a terminal, and the texts, checks and questions shared with the notebook.

The dialogs are those of C. Itiki, J. J. Neto, Appl. Math. Comput. 152 (2004) 561-580: A name,
B dimension, C particles, D number of constraints, E masses, F forces, G constraints one by one,
H start, I time.
"""
