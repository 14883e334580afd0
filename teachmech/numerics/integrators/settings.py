"""Settings: time span, method and stabilisation of a run."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from teachmech.base.errors import ExpressionError, ProblemError, check_known
from teachmech.expressions import parse_constant
from teachmech.numerics.integrators.embedded import embedded_pair
from teachmech.numerics.integrators.kinematic import kinematic
from teachmech.numerics.integrators.moreau import moreau
from teachmech.numerics.integrators.runge_kutta import rk4
from teachmech.numerics.integrators.scipy_solvers import scipy_solver
from teachmech.numerics.integrators.tableaus import TABLEAUS, Tableau

MAX_STEPS = 10_000_000
INTERVALS = 1000  # stored intervals of an adaptive method, by default
TOLERANCES = (3e-14, 0.1)  # the least and the greatest tolerance


@dataclass(frozen=True)
class Method:
    """An integration method.

    Attributes
    ----------
    integrate : callable
        The generator; see `teachmech.numerics.integrators`.
    title : str
        The name in texts for users.
    adaptive : bool
        Whether it chooses its steps by a tolerance; otherwise the stored times are its steps.
    stabilisation : str
        The default stabilisation against drift.
    solver : str
        The class in `scipy.integrate` that takes the steps, if any.
    tableau : Tableau or None
        The coefficients of an embedded pair.
    remembers : bool
        Whether a step depends on earlier steps, so that a projection between steps would spoil it.
    rank_tolerance : float
        Smaller singular values of A, relative to the largest, count as zero. A method with a
        Jacobian from differences evaluates A at a distance of 1e-8 from the constraints, where
        redundant rows are not exactly dependent; it needs a larger tolerance.
    """

    integrate: Callable[..., Any]
    title: str
    adaptive: bool
    stabilisation: str
    solver: str = ""
    tableau: Tableau | None = None
    remembers: bool = False
    rank_tolerance: float = 1e-10


METHODS = {
    "rk4": Method(rk4, "classical Runge-Kutta of order 4, constant step", False, "none"),
    **{
        name: Method(
            embedded_pair, tableau.title, True, "projection", tableau=tableau, rank_tolerance=1e-7
        )
        for name, tableau in TABLEAUS.items()
    },
    "lsoda": Method(
        scipy_solver,
        "Adams and BDF (LSODA), adaptive step and order",
        True,
        "none",
        "LSODA",
        remembers=True,
        rank_tolerance=1e-6,
    ),
    "radau": Method(
        scipy_solver,
        "Radau IIA of order 5 for stiff systems, adaptive step",
        True,
        "projection",
        "Radau",
        rank_tolerance=1e-6,
    ),
    "kinematic": Method(
        kinematic,
        "kinematics of drives that leave no freedom, nothing is integrated",
        True,
        "projection",
        rank_tolerance=1e-6,
    ),
    "moreau": Method(
        moreau,
        "time stepping of Moreau and Jean for contacts, constant step",
        False,
        "projection",
        rank_tolerance=1e-6,
    ),
}
SPECIAL = ("kinematic", "moreau")  # for systems without freedom, and for contacts
INTEGRATORS = tuple(name for name in METHODS if name not in SPECIAL)  # for any system
STABILISATIONS = {
    "none": "the constraints are met only as well as the integration is accurate",
    "projection": "every step is projected onto position and velocity constraints (mass metric)",
    "baumgarte": "h'' + 2 alpha h' + beta^2 h = 0 in place of h'' = 0, so that errors decay",
    "augmented": "augmented Lagrangian: as Baumgarte, by an iterated penalty that decides no rank",
}

IMPACTS = {
    "newton": "Newton's law, all touching contacts together",
    "poisson": "Poisson's law, compression and decompression, all touching contacts together",
    "sequence": "Newton's law, one contact after another",
}
ROUGH_IMPACTS = ("newton", "sequence")  # for contacts with friction


@dataclass(frozen=True)
class Settings:
    """The time span and the method of integration; build it with `Settings.of`.

    Attributes
    ----------
    start, end, step : float
        Start time, end time and the step between stored times, in seconds.
    method : str
        A key of `METHODS`.
    tolerance : float
        Relative and absolute error of a step, for adaptive methods.
    stabilisation : str
        A key of `STABILISATIONS`.
    alpha, beta : float
        Coefficients of Baumgarte's stabilisation in 1/s; see
        `teachmech.numerics.integrators.baumgarte`.
    until : str
        An equation that ends the motion when it is met before the end time; see
        `System.read_condition`.
    allow_undetermined : bool
        Take the acceleration of least norm if the equations do not determine it.
    impacts : str
        A key of `IMPACTS`: the law for impacts of one-sided constraints.
    """

    start: float
    end: float
    step: float
    method: str = "rk4"
    tolerance: float = 1e-9
    stabilisation: str = "none"
    alpha: float = 5.0
    beta: float = 5.0
    until: str = ""
    allow_undetermined: bool = False
    impacts: str = "newton"

    @property
    def damped(self) -> bool:
        """True if errors decay with alpha and beta."""
        return self.stabilisation in ("baumgarte", "augmented")

    @property
    def options(self) -> dict[str, Any]:
        """The arguments of `Settings.of` that give the same settings."""
        options = asdict(self)
        return {"time": tuple(options.pop(name) for name in ("start", "end", "step")), **options}

    @classmethod
    def of(
        cls,
        time: Sequence[float | str] | None,
        method: str | None = None,
        tolerance: float | str | None = None,
        stabilisation: str | None = None,
        alpha: float | str | None = None,
        beta: float | str | None = None,
        until: str | None = None,
        allow_undetermined: bool = False,
        impacts: str | None = None,
    ) -> Settings:
        """Return checked settings.

        Parameters
        ----------
        time : tuple
            ``(start, end)`` or ``(start, end, step)``, numbers or constant expressions. An
            adaptive method stores 1000 intervals if no step is given; RK4 needs a step.
        method, tolerance, stabilisation, alpha, beta, until, allow_undetermined, impacts : optional
            As for `teachmech.simulate`; the tolerance lies between 3e-14 and 0.1. The system, which
            knows the names, reads ``until``.

        Raises
        ------
        ProblemError
            If a setting is invalid; ``key`` names the argument.

        Examples
        --------
        >>> Settings.of((0, 3), method="dop853", tolerance=1e-10).stabilisation
        'projection'
        """
        named = "rk4, the default," if method is None else method
        method = "rk4" if method is None else method
        check_known("method", [method], METHODS, key="method")
        if stabilisation is None:
            stabilisation = METHODS[method].stabilisation
        check_known("stabilisation", [stabilisation], STABILISATIONS, key="stabilisation")
        impacts = cls.impacts if impacts is None else impacts
        check_known("law of impact", [impacts], IMPACTS, key="impacts")
        if stabilisation == "projection" and METHODS[method].remembers:
            what = f"{method} computes a step from earlier steps, which a projection would change"
            hint = "take 'baumgarte', 'augmented', 'none', or the method dop853"
            raise ProblemError(what, key="stabilisation", hint=hint)
        if method == "kinematic" and stabilisation != "projection":
            what = "kinematics finds every position by projection onto the constraints"
            hint = "leave the stabilisation out"
            raise ProblemError(what, key="stabilisation", hint=hint)
        if method == "moreau" and stabilisation not in ("none", "projection"):
            what = f"time stepping has no accelerations, which {stabilisation} would correct"
            raise ProblemError(what, key="stabilisation", hint="take 'projection' or 'none'")
        if method == "moreau" and impacts != "newton":
            what = f"time stepping follows Newton's law, not {impacts}"
            raise ProblemError(what, key="impacts", hint="leave it out, or take another method")
        start, end, step = _time_span(time, METHODS[method], named)
        number = cls.tolerance if tolerance is None else _number(tolerance, "tolerance")
        least, most = TOLERANCES
        if not least <= number <= most:
            what = f"the tolerance {number:g} is not between {least:g} and {most:g}"
            raise ProblemError(what, key="tolerance")
        rates = {
            key: getattr(cls, key) if value is None else _number(value, key)
            for key, value in (("alpha", alpha), ("beta", beta))
        }
        for key, rate in rates.items():
            if rate < 0:
                hint = "give 0 or more; otherwise errors grow"
                raise ProblemError(f"{key} = {rate:g} is negative", key=key, hint=hint)
        condition: Any = "" if until is None else until
        if not isinstance(condition, str):
            hint = "write an equation as a text, such as 'y1 = 0'"
            raise ProblemError(f"{condition!r} is not an equation", key="until", hint=hint)
        if allow_undetermined and stabilisation == "augmented":
            what = "the augmented Lagrangian needs a unique acceleration"
            raise ProblemError(what, key="stabilisation", hint="take 'baumgarte' or 'projection'")
        condition, loose = condition.strip(), bool(allow_undetermined)
        how: Any = {**rates, "until": condition, "allow_undetermined": loose, "impacts": impacts}
        return cls(start, end, step, method, number, stabilisation, **how)


def _time_span(
    time: Sequence[float | str] | None, method: Method, named: str
) -> tuple[float, float, float]:
    if time is None:
        hint = "give time=(start, end) or (start, end, step); a problem has its own"
        raise ProblemError("a System has no time span", key="time", hint=hint)
    if isinstance(time, str) or not hasattr(time, "__len__") or len(time) not in (2, 3):
        hint = "give (start, end) or (start, end, step)"
        raise ProblemError(f"{time!r} is not a time span", key="time", hint=hint)
    values = [
        _number(value, f"time.{name}")
        for name, value in zip(("start", "end", "step"), time, strict=False)
    ]
    start, end = values[:2]
    if end <= start:
        what = f"the end {end:g} is not after the start {start:g}"
        raise ProblemError(what, key="time.end")
    span, rounding = end - start, 1e-15 * max(abs(start), abs(end))
    if span < max(10 * rounding, 1e-100):
        what = f"the span of {span:.2g} s from {start:g} to {end:g} is lost in rounding"
        raise ProblemError(what, key="time.end", hint="take a later end")
    if len(values) < 3:
        if not method.adaptive:
            what = f"the method {named} has a constant step and needs the step"
            hint = (
                "give the step, as in time=(0, 1, 0.001) or --step 0.001; "
                "only methods that choose their steps, such as dop853, need none"
            )
            raise ProblemError(what, key="time.step", hint=hint)
        return start, end, span / INTERVALS
    step = values[2]
    if step <= 0:
        raise ProblemError(f"the step {step:g} is not positive", key="time.step")
    if step > (1 + 1e-9) * span + rounding:
        what = f"the step {step:g} is longer than the whole span of {span:g} s"
        raise ProblemError(what, key="time.step", hint="take a smaller step or a later end")
    if span / step > MAX_STEPS:
        what = f"{span / step:.3g} steps; at most {MAX_STEPS:,} are accepted"
        raise ProblemError(what, key="time.step", hint="take a larger step")
    return start, end, step


def _number(value: Any, key: str) -> float:
    try:
        number = parse_constant(value) if isinstance(value, str) else float(value)
    except ExpressionError as error:
        raise error.at(key, tuple(key.split("."))) from None
    except (TypeError, ValueError):
        raise ProblemError(f"{value!r} is not a number", key=key) from None
    if not math.isfinite(number):
        raise ProblemError(f"{value!r} is not a finite number", key=key)
    return number
