"""The use of LLVM, which compiles assembly language to machine code; the disk stores the result."""

from __future__ import annotations

import threading
from functools import cache
from typing import Any

from teachmech.base.errors import ProblemError
from teachmech.run.compiled import code_store

SOON, FAST = 0, 2  # levels of LLVM: compiles in a tenth of the time, or runs faster


class _Compilers(threading.local):
    """The compilers of one thread by level; LLVM forbids their use in other threads."""

    def __init__(self) -> None:
        self.machines: dict[int, Any] = {}


_made = _Compilers()


class Engine:
    """Loaded machine code, which lives as long as this object.

    Parameters
    ----------
    code : bytes
        The code that LLVM made from a text.
    """

    def __init__(self, code: bytes) -> None:
        from llvmlite import binding

        linker = _target().create_target_machine()  # a new module, which the engine owns
        self._engine = binding.create_mcjit_compiler(binding.parse_assembly(""), linker)
        self._engine.add_object_file(binding.ObjectFileRef.from_data(code))
        self._engine.finalize_object()

    def address(self, name: str) -> int:
        """Return the address of a function; 0 if no function has this name."""
        return int(self._engine.get_function_address(name))


def fast(text: str, passes: bool = False) -> Engine:
    """Return code that runs as fast as possible; read it from the disk if it was compiled before.

    Parameters
    ----------
    text : str
        In LLVM's assembly language.
    passes : bool
        Whether LLVM rearranges the code, which pays for handwritten loops.
    """
    code = code_store.kept(_key(text, passes))
    if code is None:
        code = _compiled(text, FAST, passes)
        code_store.keep(_key(text, passes), code)
    return Engine(code)


def soon(text: str) -> Engine:
    """Return code that compiles as fast as possible."""
    return Engine(_compiled(text, SOON, passes=False))


def _key(text: str, passes: bool) -> str:
    return code_store.key_of(text, str(passes), *compiler())


def failure(why: str) -> ProblemError:
    """Return the error with the reason why there is no machine code on this machine."""
    hint = "another version of llvmlite may help; the plain program gives the same motion"
    return ProblemError(f"machine code does not work here ({why})", key="compiled", hint=hint)


def _compiled(text: str, level: int, passes: bool) -> bytes:
    from llvmlite import binding

    if level not in _made.machines:
        _made.machines[level] = _machine(level)
    machine = _made.machines[level]
    module = binding.parse_assembly(text)
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    module.verify()
    if passes:
        tuning = binding.create_pipeline_tuning_options(speed_level=3)
        tuning.loop_vectorization = tuning.slp_vectorization = tuning.loop_unrolling = True
        builder = binding.create_pass_builder(machine, tuning)
        builder.getModulePassManager().run(module, builder)
    found: bytes = machine.emit_object(module)
    return found


@cache
def compiler() -> tuple[str, ...]:
    """Return processor and compiler as texts."""
    import llvmlite
    from llvmlite import binding

    target = binding.get_default_triple(), binding.get_host_cpu_name(), _features()
    return (llvmlite.__version__, str(binding.llvm_version_info), *target)


@cache
def _features() -> str:
    """Return the features of the processor; its name may imply more than it has."""
    from llvmlite import binding

    return str(binding.get_host_cpu_features().flatten())


def _machine(level: int) -> Any:
    """Return the compiler for this processor."""
    from llvmlite import binding

    return _target().create_target_machine(binding.get_host_cpu_name(), _features(), opt=level)


def _target() -> Any:
    from llvmlite import binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    return binding.Target.from_default_triple()
