"""Compiled runs: the same equations and methods as machine code, by LLVM (extra ``fast``).

`policy` decides whether a run is compiled. `compiled_problem` compiles the functions of a system;
`kernel_library` calls the kernels, which all systems share. `compiled_record` runs them in place of
the plain program.
"""
