"""Run a command with the arithmetic that another processor would choose.

    python tests/processors.py nehalem python -m pytest notebooks

OpenBLAS, NumPy and the C library take the fastest code that a processor can run, and the last bits
of a result depend on it. What this processor cannot run is left as it is.
"""

import os
import sys

import numpy as np

# NumPy's names for what a processor has, one of which must be there; how the names begin of what
# it lacks; and the other lines.
PROCESSORS = {
    "nehalem": (
        [],
        ("",),
        {"OPENBLAS_CORETYPE": "Nehalem", "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA"},
    ),
    "haswell": (["AVX2", "X86_V3"], ("AVX512", "X86_V4"), {"OPENBLAS_CORETYPE": "Haswell"}),
    "skylakex": (
        ["AVX512_SKX", "X86_V4"],
        ("AVX512_CNL", "AVX512_ICL", "AVX512_SPR"),
        {"OPENBLAS_CORETYPE": "SkylakeX"},
    ),
}


def environment(name):
    """Return the variables that make this processor compute like the one of this name."""
    has, lacks, told = PROCESSORS[name]
    found = np.show_config(mode="dicts")["SIMD Extensions"].get("found", [])
    if has and not set(has) & set(found):
        print(f"this processor cannot compute like {name}, and does as it always does")
        return {}
    left_out = [feature for feature in found if feature.startswith(lacks)]
    return {**told, "NPY_DISABLE_CPU_FEATURES": " ".join(left_out)}


if __name__ == "__main__":
    name, *command = sys.argv[1:]
    os.execvpe(command[0], command, {**os.environ, **environment(name)})
