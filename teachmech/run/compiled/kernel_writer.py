"""The generator of the kernels: ``kernels.ll`` for processors, ``kernels.js`` for pages.

Developers run it after a change of the files ``kernel_*`` or of the files that these import:

    python -m teachmech.run.compiled.kernel_writer

Numba does not use the features of this machine, so the code is for every processor; LLVM compiles
it for the processor on which it is used (`teachmech.run.compiled.engine`).
"""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path

from llvmlite import binding

from teachmech.base.files import write_text
from teachmech.run.compiled.kernel_library import TEXT

HERE = Path(__file__).parent
SCRIPT = HERE.parents[1] / "numerics" / "javascript" / "kernels.js"
SOURCES = (
    *("kernel_base.py", "kernel_linear_system.py", "kernel_augmented.py", "kernel_states.py"),
    "kernel_tangents.py",
    *("kernel_friction.py", "kernel_control.py", "kernel_enforce.py", "kernel_explicit.py"),
    *("kernel_kinematic.py", "kernel_radau.py", "kernel_complementarity.py"),
    *("index.py", "radau_tableau.py", "kernel_writer.py", "kernel_printer.py"),
)
# Numba reads these at import: no code for this processor, no unrolled loops.
_FOR_ALL = {
    "NUMBA_CPU_NAME": "generic",
    "NUMBA_CPU_FEATURES": "",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_SLP_VECTORIZE": "0",
    "NUMBA_OPT": "1",
}
# Lines about the machine, and hints that LLVM 20 (llvmlite 0.45) cannot read.
_DROPPED = (
    r"^(target|source_filename|;) .*\n|^.*@llvm\.lifetime\..*\n"
    r"|nocreateundeforpoison |, target_mem\d: none"
)


def stamp() -> str:
    """Return the first line of both files: a hash of their sources."""
    numerics = HERE.parents[1] / "numerics"
    others = numerics / "pivots.py", numerics / "integrators" / "tableaus.py"
    files = [*(HERE / name for name in SOURCES), *others]
    found = hashlib.sha256(b"".join(file.read_bytes() for file in files))
    return f"made by kernel_writer.py from sources with the hash {found.hexdigest()}"


def written() -> str:
    """Return the text of the library, which is the same on every machine."""
    os.environ |= _FOR_ALL
    from teachmech.run.compiled import (  # noqa: F401 - they register entry points
        kernel_complementarity,
        kernel_explicit,
        kernel_kinematic,
        kernel_radau,
    )
    from teachmech.run.compiled.kernel_base import ENTRY_POINTS

    whole, names = binding.parse_assembly(""), set(ENTRY_POINTS)
    for name, (function, signature) in ENTRY_POINTS.items():
        function.compile(signature)
        function.disable_compile()  # callers convert their arguments to these types
        module = binding.parse_assembly(function.inspect_llvm(signature.args))
        mangled = function.overloads[signature.args].fndesc.mangled_name
        module.get_function(mangled).name = name
        whole.link_in(module)
    for value in (*whole.functions, *whole.global_variables):
        if value.name not in names and not value.is_declaration:
            value.linkage = "internal"
    binding.initialize_native_target()
    machine = binding.Target.from_default_triple().create_target_machine()
    tuning = binding.create_pipeline_tuning_options(speed_level=1)
    tuning.loop_vectorization = tuning.slp_vectorization = tuning.loop_unrolling = False
    builder = binding.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(whole, builder)
    text = re.sub(_DROPPED, "", str(whole), flags=re.MULTILINE)
    return f"; {stamp()}\n{_shorter(text)}"


def printed() -> str:
    """Return the library in JavaScript."""
    from teachmech.run.compiled.kernel_printer import printed

    return f"// {stamp()}\n\n{printed()}"


def _shorter(text: str) -> str:
    """Return the text with Numba's long names replaced by short ones."""
    found = dict.fromkeys(re.findall(r"@[\w.]*_ZN[\w.]+", text))
    names = {name: f"@part{k}" for k, name in enumerate(found)}
    return re.sub(r"@[\w.]*_ZN[\w.]+", lambda match: names[match[0]], text)


if __name__ == "__main__":
    write_text(TEXT, written())
    write_text(SCRIPT, printed())
