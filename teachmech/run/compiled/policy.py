"""The decision whether a run is compiled, from the start or from a later time."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Any, Literal

from teachmech.base.errors import ProblemError
from teachmech.base.extras import remedy
from teachmech.base.progress import stage
from teachmech.expressions import Expression
from teachmech.model.constraints import FunctionConstraint
from teachmech.model.description import Description
from teachmech.numerics.integrators import INTEGRATORS, Settings
from teachmech.program import Model
from teachmech.run.compiled import kernel_library, trial
from teachmech.run.compiled.index import ROWS
from teachmech.run.compiled.jacobian import LARGEST, LONGEST, slopes_of
from teachmech.run.compiled.tangent_slopes import tangent_slopes

METHODS = tuple(ROWS)
NO_LLVM = "a compiled run needs the package llvmlite"
WORTH_COMPILING = 0.5  # seconds of the plain program above which compiling pays
MANY_CONTACTS = 50  # from then on the plain program is faster: kernels also eliminate open contacts
FIRST_LOOK, FIRST_STEPS = 0.1, 20  # seconds and steps of a plain run before it is judged


def is_compiled(
    system: Description, settings: Settings, compiled: bool | Literal["often"] | None, runs: int = 1
) -> bool:
    """Return whether a run is compiled.

    Parameters
    ----------
    system : System
    settings : Settings
    compiled : bool or "often", optional
        The user's choice; by default, the faster kind of run. ``"often"`` is for runs that will be
        repeated: they are compiled if possible and if the library is prepared.
    runs : int
        The number of such runs.

    Raises
    ------
    ProblemError
        If the user asks for a compiled run, but it is impossible.

    Examples
    --------
    >>> ball = Description(["z"], mass=[1], forces=[-10])
    >>> is_compiled(ball, Settings.of((0, 1, 0.1)), None)
    False
    """
    if compiled is False or (compiled is not True and len(system.contacts) > MANY_CONTACTS):
        return False
    seconds = runs * _plain_seconds(system, settings)
    if compiled is None and seconds <= WORTH_COMPILING:
        return False
    return _chosen(compiled, *refusal(system, settings))


def are_tangents_compiled(
    system: Description,
    settings: Settings,
    parameters: tuple[str, ...],
    compiled: bool | None,
) -> bool:
    """Return whether the derivatives of a motion are compiled.

    By default they are, if possible and if the library is prepared: as a rule they are repeated.

    Parameters
    ----------
    system : System
    settings : Settings
    parameters : tuple of str
        The parameters by which the motion is differentiated, and those that depend on them.
    compiled : bool, optional
        The user's choice.

    Raises
    ------
    ProblemError
        If the user asks for machine code, but it is impossible.
    """
    if compiled is False:
        return False
    return _chosen(compiled or "often", *tangents_refusal(system, settings, parameters))


def _chosen(compiled: bool | Literal["often"] | None, why: str, hint: str) -> bool:
    """Return whether to compile if it saves time; ``why`` states why it is impossible."""
    if compiled is True and why:
        raise ProblemError(why, key="compiled", hint=f"{hint}, or leave compiled=True out")
    if compiled is True:
        prepare()
        return True
    if why:
        return False
    if compiled == "often" and not is_prepared():
        return False
    return works()


class Pace:
    """The progress of a plain run, and the decision whether it continues compiled.

    Steps are counted and no clock is read, so that a repeated run changes at the same time on every
    machine.

    Parameters
    ----------
    system : System
    settings : Settings
    span : float
        The time span of the motion in seconds.
        runs : int
            The number of such runs.

    Examples
    --------
    >>> ball = Description(["z"], mass=[1], forces=[-10])
    >>> pace = Pace(ball, Settings.of((0, 1), method="dop853"), span=0.1)
    >>> any(pace.pays(0.001, stored=1) for step in range(100))
    False
    """

    def __init__(self, system: Description, settings: Settings, span: float, runs: int = 1) -> None:
        self.step, self.stored = _costs(system, settings)
        self.runs, self.known_end = runs, not settings.until
        self.steps, self.spent, self.left = 0, 0.0, span
        self.before = 0.0, span  # seconds spent and left at the last decision

    def pays(self, advance: float, stored: int) -> bool:
        """Count a step; return whether compiling costs less than the rest.

        Parameters
        ----------
        advance : float
            The advance of the time by this step.
                stored : int
                    The number of states that it stored.
        """
        self.steps += 1
        self.spent += self.step + stored * self.stored
        self.left -= advance
        spent, left = self.before
        if self.steps < FIRST_STEPS or self.spent < max(FIRST_LOOK / self.runs, 2 * spent):
            return False
        self.before = self.spent, self.left
        rest = (self.spent - spent) * self.left / max(left - self.left, sys.float_info.min)
        if not self.known_end:  # estimate: the run will last as long again
            rest = min(rest, self.spent)
        return self.runs * rest > WORTH_COMPILING


# --- the library -------------------------------------------------------------------------------


def is_prepared() -> bool:
    """Return whether the library is compiled and tested on this machine."""
    if find_spec("llvmlite") is None:
        return False
    try:
        return kernel_library.is_loaded() or trial.is_known()
    except (ImportError, OSError, RuntimeError):  # llvmlite does not work here
        return False


def prepare() -> None:
    """Compile the library, which all problems share, once per machine, and load it.

    Raises
    ------
    ProblemError
        If the package llvmlite is not installed, or does not work.
    """
    if find_spec("llvmlite") is None:
        raise ProblemError(NO_LLVM, hint=remedy("llvmlite"))
    if not is_prepared():
        doing = "compiling the integrators, once on this machine: a second or two"
        print(doing, file=sys.stderr)
        with stage(doing):
            trial.try_in_process()
        if not trial.is_known() and (why := trial.remember()):
            why = f"the machine code cannot be kept: {why}"
            print(f"{why}; TEACHMECH_CACHE_DIR names another folder", file=sys.stderr)
    kernel_library.load()


def works() -> bool:
    """Prepare machine code; return whether it works on this machine, or print the reason."""
    try:
        prepare()
    except ProblemError as error:
        if (why := error.one_line()) not in _said:
            _said.append(why)
            print(why, file=sys.stderr)
        return False
    return True


_said: list[str] = []  # messages that this process has printed


def prepare_in_process() -> None:
    """Start the compilation of the library in another process, if possible and necessary.

    Until the compilation ends, runs with ``compiled="often"`` use the plain program. A long run
    then continues in machine code.
    """
    if find_spec("llvmlite") is not None and not is_prepared() and not _processes:
        import subprocess

        command, nowhere = trial.python("-m", "teachmech", "compile"), subprocess.DEVNULL
        _processes.append(subprocess.Popen(**command, stdout=nowhere, stderr=nowhere))


_processes: list[Any] = []  # at most one per process


# --- whether to compile, and how long it takes -------------------------------------------------


def refusal(system: Description, settings: Settings) -> tuple[str, str]:
    """Return the reason why a run cannot be compiled, and advice; two empty texts if it can."""
    if any(isinstance(read, FunctionConstraint) for read in system.constraint_expressions):
        return "a constraint that is a Python function is not compiled", "write it as an equation"
    if any(map(callable, system.inputs.values())):
        return "an input that is a Python function is not compiled", "write it as an expression"
    if settings.method not in METHODS:
        others = [method for method in METHODS if method in INTEGRATORS]
        return f"the method {settings.method} is not compiled", f"take {' or '.join(others)}"
    if settings.method == "radau" and (
        len(system.coordinates) > LARGEST or slopes_of(system, settings).operations > LONGEST
    ):
        return "the Jacobian of this system is too large to be compiled", "take dop853"
    if settings.allow_undetermined:
        return "a run with accelerations of least norm is not compiled", "the plain program runs"
    if Model.of(system).mass_is_indefinite:
        return "a mass matrix with a negative eigenvalue is not compiled", "the plain program runs"
    if system.programmes and settings.method == "radau":
        return "machine code has no derivatives of the forces of actuators", "take dop853"
    if system.programmes and settings.stabilisation == "augmented":
        what = "with 'augmented', machine code has no responses to unit forces of actuators"
        return what, "take 'projection'"
    if not system.mass_expressions:
        return "a system without any mass is not compiled", "the plain program is exact"
    if find_spec("llvmlite") is None:
        return NO_LLVM, remedy("llvmlite")
    return "", ""


def tangents_refusal(
    system: Description, settings: Settings, parameters: tuple[str, ...]
) -> tuple[str, str]:
    """Return the reason why derivatives of a motion cannot be compiled, as `refusal` does."""
    how = "compiled=False computes them"
    if system.switches:
        return "derivatives across changes of the constraints are not compiled", how
    if system.frictions:
        return "derivatives of a motion with friction are not compiled", how
    why, hint = refusal(system, settings)
    if not why and (
        len(system.coordinates) > LARGEST or tangent_slopes(system, parameters).operations > LONGEST
    ):
        return "the derivatives of this system are too long to be compiled", how
    return why, hint


def _plain_seconds(system: Description, settings: Settings) -> float:
    """Return the estimated seconds of the plain program; an adaptive step covers two intervals."""
    step, stored = _costs(system, settings)
    intervals = (settings.end - settings.start) / settings.step
    every = settings.method in ("rk4", "kinematic")  # a step ends at every stored time
    return intervals * (stored + (step if every else step / 2))


def _costs(system: Description, settings: Settings) -> tuple[float, float]:
    """Return approximate seconds of the plain program per step and per stored state."""
    n, m = len(system.coordinates), len(system.constraints)
    read = (*system.known_forces, *system.constraint_expressions)
    length = sum(e.length for e in read if isinstance(e, Expression))
    rounds = 1e-4 if settings.stabilisation == "augmented" else 0
    # a solution for the unit force of each
    rounds += 3e-4 * (len(system.frictions) + len(system.programmes))
    evaluation = 5e-5 + rounds + 1e-7 * length + 1e-9 * n * (n + m) * (1 + min(n, m))
    if settings.method == "kinematic":
        return evaluation * 5, evaluation
    projection = 4 if settings.stabilisation == "projection" else 0
    if settings.method != "rk4":
        return evaluation * (12 + projection), evaluation * (1 + projection)
    return evaluation * (4 + projection), evaluation
