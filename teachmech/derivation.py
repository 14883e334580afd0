"""Constraints to A(t, q, v) q'' = b(t, q, v), by symbols, with every step kept for reading.

A holonomic constraint h(t, q) = 0 is differentiated twice, a non-holonomic one g(t, q, v) = 0
once (C. Itiki, J. J. Neto, Appl. Math. Comput. 152 (2004) 561-580). Both go through the velocity
form r(t, q, v) = 0: r = dh/dt = h_t + h_q v for the first, r = g for the second. Then

    row of A = dr/dv            (= h_q for a holonomic constraint)
    b        = -(r_t + r_q v)   (= -[1 v] H [1 v] with the Hessian H of h in (t, q))

A constraint is differentiated only by the symbols that occur in it, so that the derivation for N
equal links costs O(N).
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import TYPE_CHECKING

from teachmech.constraints import FunctionConstraint
from teachmech.errors import ProblemError
from teachmech.expressions import is_real_formula, symbol
from teachmech.systems import System

if TYPE_CHECKING:
    import sympy

# Beyond these the second derivative of a constraint takes minutes.
MAX_FACTORS = 50  # in one product
MAX_OPERATIONS = 10_000  # in the velocity form


@dataclass(frozen=True)
class DerivedConstraint:
    """One constraint with its derivatives.

    Attributes
    ----------
    name : str
    holonomic : bool
    value : sympy.Expr
        h(t, q) or g(t, q, v).
    rate : sympy.Expr
        The velocity form r: dh/dt, or g itself.
    row : dict of int to sympy.Expr
        The entries of the row of A that are not zero, by the index of the coordinate.
    b : sympy.Expr
        The entry of b.
    """

    name: str
    holonomic: bool
    value: sympy.Expr
    rate: sympy.Expr
    row: dict[int, sympy.Expr]
    b: sympy.Expr


@dataclass(frozen=True)
class Derivation:
    """All that the program of a system is written from.

    Attributes
    ----------
    constraints : tuple of DerivedConstraint or FunctionConstraint
        In the order of the system.
    mass_rate : dict of (int, int) to sympy.Expr
        The entries of dM/dt = M_t + M_q v that are not zero; empty for a constant mass matrix.
    """

    constraints: tuple[DerivedConstraint | FunctionConstraint, ...]
    mass_rate: dict[tuple[int, int], sympy.Expr]


def derive(system: System) -> Derivation:
    """Differentiate the constraints of a system.

    Parameters
    ----------
    system : System

    Returns
    -------
    Derivation

    Raises
    ------
    ProblemError
        A constraint is too long to be differentiated in reasonable time.

    Examples
    --------
    >>> rod = System(["x", "y"], mass=[1, 1], forces=[0, 0], constraints=["x^2 + y^2 = 1"])
    >>> (constraint,) = derive(rod).constraints
    >>> constraint.rate, constraint.row, constraint.b
    (2*vx*x + 2*vy*y, {0: 2*x, 1: 2*y}, -2*vx**2 - 2*vy**2)
    """
    index = {name: i for i, name in enumerate(system.coordinates)}
    derived: list[DerivedConstraint | FunctionConstraint] = []
    for k, name in enumerate(system.constraint_names):
        read = system.constraint_expressions[k]
        if isinstance(read, FunctionConstraint):
            derived.append(read)
        else:
            derived.append(_derive_one(name, k, read.symbolic, index))
    rates = {
        place: rate
        for place, entry in system.mass_expressions.items()
        if (rate := total_derivative(entry.symbolic, index)) != 0
    }
    return Derivation(tuple(derived), rates)


def _derive_one(
    name: str, place: int, value: sympy.Expr, index: dict[str, int]
) -> DerivedConstraint:
    import sympy

    def too_long(what: str) -> ProblemError:
        where, hint = f"constraint {name}", "split it into several constraints"
        return ProblemError(what, where=where, hint=hint, place=("constraints", place))

    if max((len(product.args) for product in value.atoms(sympy.Mul)), default=0) > MAX_FACTORS:
        raise too_long(f"it has a product of more than {MAX_FACTORS} factors")
    velocity_index = {"v" + coordinate: i for coordinate, i in index.items()}
    holonomic = not any(s.name in velocity_index for s in value.free_symbols)
    rate = total_derivative(value, index) if holonomic else value
    if rate.count_ops() > MAX_OPERATIONS:
        raise too_long(f"its derivative has more than {MAX_OPERATIONS} operations")
    row = {
        velocity_index[s.name]: slope
        for s, slope in _gradient(rate).items()
        if s.name in velocity_index and slope != 0
    }
    b = -total_derivative(rate, index)
    for derivative in (rate, *row.values(), b):
        if not is_real_formula(derivative):
            where, hint = f"constraint {name}", "write it in another form"
            what = "its derivative is not a formula of real numbers"
            raise ProblemError(what, where=where, hint=hint, place=("constraints", place))
    return DerivedConstraint(name, holonomic, value, rate, dict(sorted(row.items())), b)


def total_derivative(expression: sympy.Expr, coordinates: Container[str]) -> sympy.Expr:
    """Return d/dt of an expression by t and the coordinates in it, velocities held fixed.

    Examples
    --------
    >>> total_derivative(symbol("t") * symbol("x") ** 2, ["x"])
    2*t*vx*x + x**2
    """
    import sympy

    terms = []
    for s, slope in _gradient(expression).items():
        if s.name == "t":
            terms.append(slope)
        elif s.name in coordinates:
            terms.append(slope * symbol("v" + s.name))
    return sympy.Add(*terms)


def _gradient(expression: sympy.Expr) -> dict[sympy.Symbol, sympy.Expr]:
    """The derivatives by every symbol that occurs; a sum costs as much as its terms."""
    import sympy

    slopes: dict[sympy.Symbol, list[sympy.Expr]] = {}
    for term in sympy.Add.make_args(expression):
        for s in sorted(term.free_symbols, key=lambda s: s.name):
            # The second derivative of abs is zero wherever it exists; SymPy gives a Dirac delta.
            slope = term.diff(s).replace(sympy.DiracDelta, lambda *_: sympy.Integer(0))
            slopes.setdefault(s, []).append(slope)
    return {s: sympy.Add(*parts) for s, parts in slopes.items()}
