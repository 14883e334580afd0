"""The compiled program: the same equations and methods as machine code, by Numba (extra ``fast``).

`policy` says whether a run is compiled; it needs no Numba. `compiled_problem` compiles what is
particular to a system, `kernels` is what all have in common, `compiled_record` runs it in place of
the plain program.
"""
