"""The compiled program: the same equations and methods as machine code, by Numba (extra ``fast``).

`choice` says whether a run is compiled; it needs no Numba. `problem` compiles what is particular to
a system, `library` is what all have in common, `record` runs it in place of the plain program.
"""
