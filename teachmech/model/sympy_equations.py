"""Systems whose equations SymPy's ``physics.mechanics`` derived.

Lagrange's equations of SymPy have the form M q'' = f with q' as velocities. Kane's equations have
the generalized speeds u = W q' + w: M u' = f. Multiplied by W^T, they become

    W^T M W q'' = W^T (f - M (W' q' + w'))

(T. R. Kane, D. A. Levinson, "Dynamics: Theory and Applications", 1985, for the speeds). Constraints
are not eliminated: they become those of the system, so they may be redundant.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from teachmech.base.errors import ProblemError, listed
from teachmech.expressions import Formula
from teachmech.expressions.sympy_form import from_sympy

if TYPE_CHECKING:
    import sympy


@dataclass(frozen=True)
class _Equations:
    """The equations M q'' = f and the constraints of a system of SymPy."""

    mass: sympy.Matrix
    forces: sympy.Matrix
    q: list[Any]
    speeds: Mapping[Any, Any]
    constraints: list[Any]


def arguments_of(source: Any, names: Mapping[Any, str], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return the arguments of `System` for equations of SymPy; see `System.from_sympy`."""
    found = _equations(source)
    reader = _SympyReader(found, names)
    own: dict[str, Any] = {
        "coordinates": [reader.name(q) for q in found.q],
        "mass": [[reader.read(x) for x in found.mass.row(i)] for i in range(len(found.q))],
        "forces": [reader.read(x) for x in found.forces],
        "constraints": [reader.read(x) for x in found.constraints],
    }
    more = [reader.read(x) for x in given["constraints"]]
    named = {
        key: {reader.name(name): value for name, value in (given[key] or {}).items()}
        for key in ("parameters", "start", "inputs")
    }
    own |= {key: values for key, values in named.items() if values}
    missing = reader.used - {*own["coordinates"], *(f"v{q}" for q in own["coordinates"]), "t"}
    missing -= {*named["parameters"], *named["inputs"]}
    if missing:
        what = f"the equations contain names without values: {listed(sorted(missing))}"
        raise ProblemError(what, key="parameters", hint="give numbers in parameters or inputs")
    if isinstance(points := given["points"], Mapping):
        own["points"] = {p: [reader.read(x) for x in position] for p, position in points.items()}
    rest = {key: value for key, value in given.items() if value is not None}
    return rest | own | {"constraints": [*own["constraints"], *more]}


def _equations(source: Any) -> _Equations:
    from sympy.physics import mechanics

    if isinstance(source, mechanics.LagrangesMethod):
        return _of_lagrange(source)
    if isinstance(source, mechanics.KanesMethod):
        return _of_kane(source, [])
    if isinstance(source, mechanics.System):
        return _of_system(source)
    kinds = "LagrangesMethod, KanesMethod or System of sympy.physics.mechanics"
    raise ProblemError(f"{type(source).__name__} is not a {kinds}", key="source")


def _of_lagrange(method: Any) -> _Equations:
    if method.eom is None:
        method.form_lagranges_equations()
    n = len(method.q)
    positions = [*(method._hol_coneqs or ())]  # no public name has them
    velocities = [*(method.coneqs or ())][len(positions) :]
    rates = dict(zip(method.q.diff(_time()), method.u, strict=True))
    forces = method.forcing[:n, :]
    return _Equations(
        method.mass_matrix[:n, :n], forces, [*method.q], rates, positions + velocities
    )


def _of_kane(method: Any, constraints: list[Any]) -> _Equations:
    """Return the equations with velocities for speeds."""
    import sympy

    if method._udep or method._qdep:
        what = "this KanesMethod has eliminated dependent speeds"
        hint = "make it without dependent coordinates and speeds, and give the constraints"
        raise ProblemError(what, key="source", hint=hint)
    try:
        mass, forces = method.mass_matrix, method.forcing
    except ValueError:
        what = "this KanesMethod has no equations yet"
        raise ProblemError(what, key="source", hint="call its kanes_equations() first") from None
    t, q, u = _time(), sympy.Matrix(method.q), sympy.Matrix(method.u)
    rates = q.diff(t)
    # K q' + U u + k = 0 as given, without a public name; solved for q', they may be singular
    K, U, k = method._k_kqdot_implicit, method._k_ku_implicit, method._f_k_implicit
    if U.rows != U.cols:
        what = f"there are {U.cols} speeds for {U.rows} coordinates"
        raise ProblemError(what, key="source", hint="use as many speeds as coordinates")
    W, w = -U.LUsolve(K), -U.LUsolve(k)
    speeds = dict(zip(u, W * rates + w, strict=True))
    rest = forces.subs(speeds) - mass * (W.diff(t) * rates + w.diff(t))
    return _Equations(W.T * mass * W, W.T * rest, [*q], speeds, constraints)


def _of_system(system: Any) -> _Equations:
    """Return Kane's equations of bodies and loads, with all coordinates and speeds free."""
    from sympy.physics.mechanics import KanesMethod

    loads = [*system.loads, *(load for one in system.actuators for load in one.to_loads())]
    method = KanesMethod(
        system.frame, [*system.q], [*system.u], kd_eqs=[*system.kdes], bodies=system.bodies
    )
    method.kanes_equations(system.bodies, loads or None)
    return _of_kane(method, [*system.holonomic_constraints, *system.nonholonomic_constraints])


class _SympyReader:
    """Reads expressions of SymPy with the names of a system.

    Attributes
    ----------
    used : set of str
        The names of all symbols so far.
    """

    def __init__(self, equations: _Equations, names: Mapping[Any, str]) -> None:
        import sympy

        self._speeds = equations.speeds
        self._names = {str(key): name for key, name in names.items()}
        t = _time()
        self._rates = {
            sympy.Derivative(q, t): sympy.Symbol(f"v{self.name(q)}") for q in equations.q
        }
        self.used: set[str] = set()

    def name(self, of: Any) -> str:
        """Return the name of a symbol, a function of time, or the derivative of a coordinate."""
        text = str(of)
        if text.startswith("Derivative("):
            return f"v{self.name(of.args[0])}"
        if text not in self._names:
            text = text.removesuffix("(t)")
        return self._names.get(text, text)

    def read(self, e: Any) -> Formula | Any:
        """Return the formula of an expression of SymPy; other values are returned as they are."""
        import sympy
        from sympy.core.function import AppliedUndef

        if not isinstance(e, sympy.Basic):
            return e
        e = e.subs(self._speeds).doit().subs(self._rates)
        functions = {f: sympy.Symbol(self.name(f)) for f in e.atoms(AppliedUndef)}
        renamed = {s: sympy.Symbol(self.name(s)) for s in e.free_symbols - {_time()}}
        e = e.subs(functions | renamed)
        if left := e.atoms(sympy.Derivative):
            what = f"the equations contain {min(map(str, left))}"
            raise ProblemError(what, key="source", hint="replace it by an expression")
        self.used |= {str(s) for s in e.free_symbols}
        try:
            return from_sympy(e)
        except (KeyError, TypeError, ValueError) as error:
            what = f"the expression language does not have {e}: {error}"
            raise ProblemError(what, key="source") from None


def _time() -> Any:
    from sympy.physics.mechanics import dynamicsymbols

    return dynamicsymbols._t
