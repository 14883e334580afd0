"""The compiled program: the same equations and methods as machine code, by LLVM (extra ``fast``).

`policy` says whether a run is compiled. `compiled_problem` compiles what is particular to a system;
`kernels` is the source of what all have in common, which `kernel_library` calls. `compiled_record`
runs both in place of the plain program.
"""
