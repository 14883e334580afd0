"""Options of a run: names, kinds and texts, once for functions, command line and problem files.

A function that takes them is written ``def simulate(..., **options: Unpack[RunOptions])``, which
editors read. `taking` gives it the signature and the docstring that people see. What the values may
be is checked where they are used: in `teachmech.numerics.integrators.Settings.of`, and by
`teachmech.base.errors.checked_arguments` from the annotations here.
"""

from __future__ import annotations

import inspect
import re
import textwrap
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Literal, TypedDict, TypeVar

if TYPE_CHECKING:
    from teachmech.base.progress import Progress
    from teachmech.model.description import Text

C = TypeVar("C", bound=Callable[..., Any])

_TEXTS = """
start, parameters : mapping of str to float or str, optional
    Values that replace those of the problem, by name; a mechanism is assembled anew.
method : str, optional
    How to integrate: ``"rk4"`` (the default of a System), ``"dop853"``, ``"tsit5"``, ``"lsoda"``
    (Adams methods), ``"radau"`` (for stiff systems) or ``"kinematic"`` (for drives that leave no
    freedom). Another method than that of the problem brings its own stabilisation.
tolerance : float, optional
    Relative and absolute tolerance of an adaptive method, by default 1e-9.
stabilisation : str, optional
    ``"none"`` (the default of RK4), ``"projection"`` (that of DOP853), ``"baumgarte"`` or
    ``"augmented"``; see `teachmech.numerics.integrators.settings.STABILISATIONS`.
alpha, beta : float, optional
    Of the stabilisations baumgarte and augmented, in 1/s, by default 5. See
    `teachmech.numerics.integrators.baumgarte`. Accelerations and multipliers of the motion then
    contain what it adds.
until : str, optional
    An equation at which the motion ends if it is met before the end time, such as 'lambda1 = 0'.
    A multiplier may also be called by its constraint, as in ``"lambda_rod = 0"``; see
    `System.read_condition` and `Motion.stopped`. An empty text means none, and replaces that of the
    problem.
compiled : bool or "often", optional
    Whether the program is compiled (extra ``fast``): the same numbers to rounding, sooner in a
    long run. By default it is compiled if that pays, from the time on at which that is seen;
    ``"often"`` for a run that will be repeated, if it is possible at all. See docs/compiled.md.
allow_inconsistent_start : bool
    Run although the start violates the constraints or they contradict each other.
start_tolerance : float, optional
    1e-6 by default; see `teachmech.start.start_report.StartReport`.
progress : callable or True, optional
    Called with the part that is done, between 0 and 1; when it returns False, the integration
    stops and what is done is returned. ``True`` shows a bar in the terminal.
"""
_PARAGRAPHS = {  # by the names that it describes
    tuple(names.split(", ")): (kind, textwrap.dedent(text))
    for names, kind, text in re.findall(r"^(\S.*?) : (.*)\n((?: {4}.*\n)+)", _TEXTS, re.MULTILINE)
}


class Integration(TypedDict, total=False):
    """How a motion is integrated: the arguments of `Settings.of` other than the time."""

    method: str | None
    tolerance: Text | None
    stabilisation: str | None
    alpha: Text | None
    beta: Text | None
    until: str | None


class Replacements(TypedDict, total=False):
    """Values that replace those of a problem."""

    start: Mapping[str, Text] | None
    parameters: Mapping[str, Text] | None


class Running(TypedDict, total=False):
    """How a run goes on, apart from its numbers."""

    compiled: bool | Literal["often"] | None
    allow_inconsistent_start: bool
    start_tolerance: float | None


class MotionOptions(Replacements, Integration):
    """What decides a motion, apart from its time span."""


class MemberOptions(MotionOptions, Running):
    """The options of each member of an ensemble."""


class RunOptions(MemberOptions, total=False):
    """The options of a run."""

    progress: Progress | bool | None


def taking(options: type) -> Callable[[C], C]:
    r"""Give a function the signature and the docstring of the options that it takes.

    The function ends with ``**options: Unpack[...]``; its docstring has a paragraph for them.

    Examples
    --------
    >>> @taking(Replacements)
    ... def fall(height, **options):
    ...     '''Fall.
    ...
    ...     **options
    ...         As for `simulate`.
    ...     '''
    >>> list(inspect.signature(fall).parameters)
    ['height', 'start', 'parameters']
    >>> print(inspect.getdoc(fall))
    Fall.
    <BLANKLINE>
    start, parameters : mapping of str to float or str, optional
        Values that replace those of the problem, by name; a mechanism is assembled anew.
    """
    named = [
        inspect.Parameter(
            name,
            inspect.Parameter.KEYWORD_ONLY,
            default=False if text == "bool" else None,
            annotation=text,
        )
        for name, known in options.__annotations__.items()
        for text in (known.__forward_arg__,)
    ]

    def shown(function: C) -> C:
        signature = inspect.signature(function)
        own = [*signature.parameters.values()][:-1]
        leading = [x.name == "time" or x.kind is not inspect.Parameter.KEYWORD_ONLY for x in own]
        count = leading.count(True)
        parameters = [*own[:count], *named, *own[count:]]
        function.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
        text = described(each.name for each in named)
        doc = inspect.cleandoc(function.__doc__ or "")
        function.__doc__ = re.sub(r"\*\*options\n(?: {4}.*(?:\n|$))+", lambda _: text, doc)
        return function

    return shown


def described(names: Iterable[str]) -> str:
    """Return the paragraphs of a docstring on these options, each of them once."""
    wanted, found = {*names}, []
    for known, (kind, text) in _PARAGRAPHS.items():
        if here := [name for name in known if name in wanted]:
            found.append(f"{', '.join(here)} : {kind}\n{textwrap.indent(text, '    ')}")
    return "".join(found)


def summary(name: str) -> str:
    """Return the first sentence on an option, for the command line and the keys of files.

    Examples
    --------
    >>> summary("tolerance")
    'Relative and absolute tolerance of an adaptive method, by default 1e-9.'
    """
    (text,) = (text for known, (_, text) in _PARAGRAPHS.items() if name in known)
    return " ".join(text.partition(".\n")[0].partition(". ")[0].split()).rstrip(".") + "."


def part(options: Mapping[str, Any], kind: type) -> dict[str, Any]:
    """Return the options that are of one kind, such as `Integration`, and that are given.

    Examples
    --------
    >>> part({"method": "rk4", "tolerance": None, "compiled": True}, Integration)
    {'method': 'rk4'}
    """
    return {name: options[name] for name in kind.__annotations__ if options.get(name) is not None}
