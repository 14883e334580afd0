"""Options of a run: names, types and texts for functions, command line and problem files.

The parameters of a function that takes them end with ``**options: Unpack[RunOptions]``, which
editors and mypy read. `taking` gives the function the signature and docstring that people see.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Literal, TypedDict, TypeVar

if TYPE_CHECKING:
    from teachmech.base.progress import Progress
    from teachmech.model.description import Text
    from teachmech.model.inputs import Input

C = TypeVar("C", bound=Callable[..., Any])

_TEXTS = """
start, parameters : mapping of str to float or str, optional
    Values that replace values of the problem, by name; a mechanism is assembled again.
inputs : mapping of str to float, str, mapping or callable, optional
    Inputs that replace inputs of the problem, by name; see `System`.
method : str, optional
    The method: ``"rk4"`` (the default of a System), ``"dop853"``, ``"tsit5"``, ``"lsoda"``
    (Adams methods), ``"radau"`` (for stiff systems), ``"kinematic"`` (for drives that leave no
    freedom) or ``"moreau"`` (time stepping, for many contacts). If it differs from that of the
    problem, its default stabilisation is used.
tolerance : float, optional
    Relative and absolute tolerance of an adaptive method, by default 1e-9.
stabilisation : str, optional
    ``"none"`` (the default of RK4), ``"projection"`` (that of DOP853), ``"baumgarte"`` or
    ``"augmented"``; see `teachmech.numerics.integrators.settings.STABILISATIONS`.
alpha, beta : float, optional
    Coefficients of the stabilisations baumgarte and augmented, in 1/s, by default 5. See
    `teachmech.numerics.integrators.baumgarte`. Accelerations and multipliers of the motion then
    include the terms of the stabilisation.
until : str, optional
    An equation at which the motion ends if it is met before the end time, such as 'lambda1 = 0'.
    A multiplier may also be called by its constraint, as in ``"lambda_rod = 0"``; see
    `System.read_condition` and `Motion.stopped`. An empty text removes the equation of
    the problem.
allow_undetermined : bool, optional
    Run although the equations do not determine the acceleration, because a motion has neither mass
    nor constraint. The motion has the acceleration of least norm; `uniqueness` shows the others.
impacts : str, optional
    The law of impact of one-sided constraints: ``"newton"`` (the default) or ``"poisson"``, each
    for all touching contacts together, or ``"sequence"``, one contact after another. See
    `teachmech.numerics.impact`.
compiled : bool or "often", optional
    Whether the run is compiled (extra ``fast``), which gives the same numbers up to rounding. By
    default, it is compiled as soon as this is known to save time. ``"often"``
    compiles a run that will be repeated, if possible. See docs/compiled.md.
progress : callable or True, optional
    Called with the finished part, between 0 and 1; if it returns False, the integration stops
    and the motion until then is returned. ``True`` shows a bar in the terminal.
allow_inconsistent_start : bool
    Whether to run even if the start violates the constraints or they contradict each other.
start_tolerance : float, optional
    1e-6 by default; see `teachmech.start.start_report.StartReport`.
"""
_PARAGRAPHS = re.findall(r"^(\S.*?)( : .*\n)((?: {4}.*\n)+)", _TEXTS, re.MULTILINE)


class Formulation(TypedDict, total=False):
    """The method of integration and the stabilisation."""

    method: str | None
    tolerance: Text | None
    stabilisation: str | None
    alpha: Text | None
    beta: Text | None


class Integration(Formulation, total=False):
    """The arguments of `Settings.of` other than the time."""

    until: str | None
    allow_undetermined: bool | None
    impacts: str | None


class Replacements(TypedDict, total=False):
    """Values that replace those of a problem."""

    start: Mapping[str, Text] | None
    parameters: Mapping[str, Text] | None


class Inputs(TypedDict, total=False):
    """Inputs that replace those of a problem."""

    inputs: Mapping[str, Input | float | Mapping[str, Any]] | None


class Running(TypedDict, total=False):
    """Other options of a run."""

    compiled: bool | Literal["often"] | None
    progress: Progress | bool | None
    allow_inconsistent_start: bool
    start_tolerance: float | None


class RunOptions(Replacements, Inputs, Integration, Running):
    """All options of a run."""


def taking(options: type, **defaults: Any) -> Callable[[C], C]:
    """Return a decorator that writes options into a function's signature and docstring.

    The function has the parameter ``**options``. The ``defaults`` hold for this function only.

    Examples
    --------
    >>> @taking(Replacements)
    ... def fall(height, **options): ...
    >>> list(inspect.signature(fall).parameters)
    ['height', 'start', 'parameters']
    """
    texts = {name: known.__forward_arg__ for name, known in options.__annotations__.items()}
    by_name = inspect.Parameter.KEYWORD_ONLY
    named = [
        inspect.Parameter(name, by_name, default=default, annotation=text)
        for name, text in texts.items()
        for default in (defaults.get(name, False if text == "bool" else None),)
    ]
    described = "".join("".join(each) for each in _PARAGRAPHS if each[0].split(",")[0] in texts)

    def shown(function: Any) -> Any:
        signature = inspect.signature(function)
        own = [*signature.parameters.values()][:-1]
        count = sum(each.name == "time" or each.kind is not by_name for each in own)
        parameters = [*own[:count], *named, *own[count:]]
        function.__signature__ = signature.replace(parameters=parameters)
        doc = inspect.cleandoc(function.__doc__ or "")
        function.__doc__ = re.sub(r"\*\*options\n( {4}.*(\n|$))+", lambda _: described, doc)
        return function

    return shown


def summary(name: str) -> str:
    """Return the first sentence on an option, for the command line and the keys of files.

    Examples
    --------
    >>> summary("tolerance")
    'Relative and absolute tolerance of an adaptive method, by default 1e-9.'
    """
    (text,) = (text for names, _, text in _PARAGRAPHS if name in names.split(", "))
    return " ".join(text.split()).partition(". ")[0].rstrip(".") + "."


def part(options: Mapping[str, Any], kind: type) -> dict[str, Any]:
    """Return the given options that belong to one type, such as `Integration`.

    Examples
    --------
    >>> part({"method": "rk4", "tolerance": None, "compiled": True}, Integration)
    {'method': 'rk4'}
    """
    return {name: options[name] for name in kind.__annotations__ if options.get(name) is not None}
