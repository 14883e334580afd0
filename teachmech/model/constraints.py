"""Constraints: equations as texts, or Python functions with arguments named as variables."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from teachmech.base.errors import ProblemError, checked_arguments, did_you_mean
from teachmech.expressions import Formula
from teachmech.model.lazy_texts import lazy_texts
from teachmech.model.switches import Condition


@checked_arguments
@dataclass(frozen=True)
class Constraint:
    """One constraint equation with its name.

    Parameters
    ----------
    equation : str, Formula or callable
        ``"left = right"``, or the left side of ``... = 0``. Or a Python function that returns the
        left side; its arguments are named after time, coordinates, velocities and parameters. A
        constraint without velocities is holonomic. ``"g >= 0"`` is one-sided: it pushes, but does
        not pull, as a floor (``"y >= 0"``) or a thread (``"x^2 + y^2 <= L^2"``) does. It is empty
        for a friction alone, such as that of a brake, whose ``slip`` and ``normal`` are given.
    name : str
        By default ``c1``, ``c2``, ... in order, or the name of the function.
    when : str
        A comparison such as ``"t < 2"`` or ``"x > 0"``: the constraint acts while it holds.
    begin, end : str
        Comparisons: the constraint begins to act when ``begin`` becomes true, and ceases to act
        when ``end`` becomes true; it may begin again. With ``end`` alone it acts from the start.
        If a constraint begins to act, the velocity jumps to the nearest one that it allows (see
        `teachmech.numerics.integrators.switching`). ``end`` may contain multipliers.

    restitution : float or str
        For a one-sided constraint: after an impact the velocity of separation is this part of the
        velocity of approach, between 0 (the default: no rebound) and 1.
    friction, static : float or str
        Coefficients of Coulomb friction while it slides (mu), and of static friction (by default
        the same). Both may depend on time, coordinates and velocities: mu falls with the speed in
        ``"0.2 + 0.1*exp(-abs(vx)/0.01)"`` (R. Stribeck 1902).
    slip : str or list of str
        The sliding velocity in m/s, to which the friction is opposed, such as ``"vx - v_belt"``, or
        its components in two perpendicular directions along a surface. By default that of a
        particle on a curve at rest in the plane, or on a surface at rest in space.
    normal : str, list of str, or list of lists of str
        The normal force in N, or its components if several constraints transmit it, linear in
        multipliers: ``["lambda_x", "lambda_y"]``. A list of such lists is the sum of several normal
        forces, as of the corners of a slider: ``[["lambda_1"], ["lambda_2"]]``. By default that of
        the constraint on a particle; with ``slip`` the multiplier itself, so that the equation must
        be a distance in metres.
    virtual_work : mapping of str to str
        The work of the constraint force per virtual displacement of each coordinate, in N or N m:
        the vector C of Udwadia and Kalaba (2002), in time, coordinates, velocities and parameters.
        ``{"x": "-c*vx", "y": "-c*vy"}`` is viscous friction along a curve. By default a constraint
        is ideal: its force does no virtual work.

    Examples
    --------
    >>> Constraint("x1^2 + y1^2 = 1", name="rod", end="t > 2").name
    'rod'
    """

    equation: Any = lazy_texts()  # noqa: RUF009 - a descriptor
    name: str = ""
    when: Any = ""  # a text, or a `Condition`
    begin: Any = ""
    end: Any = ""
    restitution: Any = ""
    friction: Any = ""
    static: Any = ""
    slip: Any = ""
    normal: Any = ""
    virtual_work: Any = ""  # a mapping, or empty
    sticks_for: Any = ""  # the constraint whose friction this is, as long as it sticks

    @property
    def conditions(self) -> dict[str, str | Condition]:
        """The comparisons that switch the constraint, by the names of the arguments."""
        return {key: text for key in ("when", "begin", "end") if (text := getattr(self, key))}

    def __post_init__(self) -> None:
        """Refuse an equation that is neither a text, a formula nor a function."""
        if self.when and (self.begin or self.end):
            what, hint = (
                "'when' is given together with 'begin' or 'end'",
                "write when alone, or the others",
            )
            raise ProblemError(what, hint=hint)
        given_conditions: dict[str, Any] = self.conditions
        for key, condition in given_conditions.items():
            if not isinstance(condition, str | Condition):
                what = f"{key} is {condition!r}, not a comparison"
                raise ProblemError(what, hint=f"write a text, such as {key}='t > 2'")
        for key in ("static", "slip", "normal"):
            if getattr(self, key) != "" and self.friction == "":
                what = f"{key} is given without friction"
                raise ProblemError(what, hint="give the coefficient, such as friction=0.3")
        if self.virtual_work != "" and not isinstance(self.virtual_work, Mapping):
            what = f"virtual_work is {self.virtual_work!r}, not a mapping"
            raise ProblemError(what, hint="write the work by coordinate: {'x': '-c*vx'}")
        given: Any = vars(self)["equation"]
        if self.virtual_work and given == "":
            what = "virtual_work is given without an equation"
            raise ProblemError(what, hint="write the equation, or add the force to the forces")
        if not isinstance(given, str | Formula) and not callable(given):
            hint = "write an equation, or Constraint(equation, name)"
            raise ProblemError(f"{given!r} is neither a text nor a function", hint=hint)


@dataclass(frozen=True)
class FunctionConstraint:
    """A constraint given as a Python function, differentiated by FEED (`teachmech.numerics.feed`).

    Attributes
    ----------
    function : callable
        Returns the left side of ``... = 0``.
    arguments : tuple of (str, int)
        The source of the value of each argument: ``("t", 0)``, or ``"q"``, ``"v"`` or ``"p"``
        (parameters) with an index.
    names : tuple of str
        The names of the arguments.
    """

    function: Callable[..., Any]
    arguments: tuple[tuple[str, int], ...]
    names: tuple[str, ...]

    @property
    def holonomic(self) -> bool:
        """True if no argument is a velocity."""
        return all(kind != "v" for kind, _ in self.arguments)

    @classmethod
    def of(
        cls, function: Callable[..., Any], slots: Mapping[str, tuple[str, int]], where: str
    ) -> FunctionConstraint:
        """Return the constraint of a function whose arguments are names of a system.

        At least one argument must be a coordinate or a velocity.
        """
        names = tuple(inspect.signature(function).parameters)
        for name in names:
            if name not in slots:
                what = f"the function has an argument '{name}', which is not a name of the system"
                raise ProblemError(what, where=where, hint=did_you_mean(name, list(slots)))
        arguments = tuple(slots[name] for name in names)
        if not any(kind in ("q", "v") for kind, _ in arguments):
            raise ProblemError("the function has no coordinate and no velocity", where=where)
        return cls(function, arguments, names)
