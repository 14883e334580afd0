"""LLVM: its assembly language becomes machine code of this processor, which is kept on the disk."""

from __future__ import annotations

from functools import cache
from typing import Any

from teachmech.base.errors import ProblemError
from teachmech.run.compiled import code_store

FAST_TO_MAKE, FAST = 0, 2  # levels of LLVM: code in a tenth of the time, or that runs sooner


class Engine:
    """Machine code, as long as this object lives.

    Parameters
    ----------
    text : str
        In LLVM's assembly language.
    level : int
        `FAST_TO_MAKE` or `FAST`.
    passes : bool
        Whether the text is rearranged, which is worth it where there are loops.
    """

    def __init__(self, text: str, level: int = FAST, passes: bool = False) -> None:
        from llvmlite import binding

        key = code_store.key_of(text, str(level), str(passes), *compiler())
        code = code_store.kept(key)
        machine = _machine(level)
        if code is None:
            code = _compiled(text, machine, passes)
            if level == FAST:
                code_store.keep(key, code)
        self._engine = binding.create_mcjit_compiler(binding.parse_assembly(""), machine)
        self._engine.add_object_file(binding.ObjectFileRef.from_data(code))
        self._engine.finalize_object()

    def address(self, name: str) -> int:
        """Return where a function stands; 0 where there is none of this name."""
        return int(self._engine.get_function_address(name))


def failure(why: str) -> ProblemError:
    """Return the error that says why there is no machine code on this machine."""
    hint = "another version of llvmlite may help; without, the plain program gives the same motion"
    return ProblemError(f"machine code does not work here ({why})", key="compiled", hint=hint)


def _compiled(text: str, machine: Any, passes: bool) -> bytes:
    from llvmlite import binding

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
    """Return processor and compiler, as texts."""
    import llvmlite
    from llvmlite import binding

    target = binding.get_default_triple(), binding.get_host_cpu_name(), _features()
    return (llvmlite.__version__, str(binding.llvm_version_info), *target)


@cache
def _features() -> str:
    """What the processor can do; less than its name says, in some clouds."""
    from llvmlite import binding

    return str(binding.get_host_cpu_features().flatten())


def _machine(level: int) -> Any:
    """A new one each time, as an engine takes it."""
    from llvmlite import binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    target = binding.Target.from_default_triple()
    return target.create_target_machine(binding.get_host_cpu_name(), _features(), opt=level)
