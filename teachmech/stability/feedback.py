"""Linear feedback of the state that keeps a system in an equilibrium or a steady motion.

The gain K of u = u_0 - K z minimises the integral of z^T Q z + u^T R u over the linearised motion
z' = A z + B u (linear-quadratic regulator). It follows from the algebraic Riccati equation, which
SciPy solves. The feedback is returned as expressions, so that it acts in runs, programs and pages.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, check_known, listed
from teachmech.base.number_arrays import finite_numbers
from teachmech.expressions import to_text
from teachmech.model.inputs import Samples
from teachmech.numerics.dynamics import rank_of, singular_values
from teachmech.program import Model
from teachmech.stability.linear_equations import LinearEquations

CONTROLLED = 1e-9  # relative singular value below which an unstable mode is not controlled


@dataclass(frozen=True, eq=False)
class Feedback:
    """A linear feedback u = u_0 - K (z - z_0) of independent coordinates and velocities.

    Attributes
    ----------
    gain : array, shape (k, f + g)
        K; a row per input, a column per entry of ``states``.
    states : tuple of str
        The independent coordinates that are fed back, then the independent velocities.
    inputs : dict of str to str
        The expressions of the inputs, for ``inputs`` of `teachmech.simulate`.
    eigenvalues : array, shape (f + g,)
        Those of the closed loop A - B K, in 1/s.
    """

    gain: Array
    states: tuple[str, ...]
    inputs: dict[str, str]
    eigenvalues: Array

    def __repr__(self) -> str:
        return f"<Feedback of {listed(self.states)} to {listed(tuple(self.inputs))}>"

    def __str__(self) -> str:
        """Return the expressions of the inputs as lines."""
        return "\n".join(f"{name} = {text}" for name, text in self.inputs.items())


def regulator(
    of: LinearEquations,
    weights: Mapping[str, float] | None = None,
    effort: float | Mapping[str, float] = 1.0,
    inputs: Sequence[str] | None = None,
) -> Feedback:
    """Return the linear-quadratic regulator; see `Linearisation.regulator`."""
    from scipy.linalg import solve_continuous_are

    names = of.inputs if inputs is None else tuple(inputs)
    check_known("input", names, of.inputs, key="inputs")
    if not names:
        what = f"{of.system.name} has no input that could control it"
        hint = 'name one in a force, such as inputs={"u": 0} with forces ["u", ...]'
        raise ProblemError(what, key="inputs", hint=hint)
    all_states = (*of.coordinates, *of.velocities)
    given = dict(weights or {})
    finite_numbers([*given.values()], "weights", "give numbers from 0 on")
    check_known("independent coordinate or velocity", given, all_states, key="weights")
    T, driven = of.period, of.period * of.B / of.sizes[:, None]
    driven = driven[:, [of.inputs.index(name) for name in names]]
    indices = [*range(len(all_states))]
    if weights is not None or not _reaches(of.scaled, driven):
        kept = {k for k, name in enumerate(all_states) if given.get(name)}
        indices = _leading(of.scaled, kept | {*_coupled(of.scaled)})
    A, B = of.scaled[np.ix_(indices, indices)], driven[indices]
    if not _reaches(A, B):
        verb = "does" if len(names) == 1 else "do"
        what = f"{listed(names)} {verb} not reach a mode that does not decay"
        raise ProblemError(what, key="inputs", hint="choose another input, or add one")
    states, sizes = tuple(all_states[k] for k in indices), of.sizes[indices]
    costs = np.array([given.get(name, 1.0 if weights is None else 0.0) for name in states])
    efforts = effort if isinstance(effort, Mapping) else dict.fromkeys(names, effort)
    check_known("input", efforts, names, key="effort")
    R = finite_numbers([efforts.get(name, 1.0) for name in names], "effort")
    if not (np.isfinite(costs) & (costs >= 0)).all() or not costs.any():
        hint = "give numbers from 0 on, and one of them above 0"
        raise ProblemError("the weights of the states are not valid", key="weights", hint=hint)
    if not (np.isfinite(R) & (R > 0)).all():
        what = "the effort of an input is not a positive number"
        raise ProblemError(what, key="effort", hint="a small effort allows large inputs")
    try:
        P = solve_continuous_are(A, B, np.diag(costs * sizes**2), np.diag(R))
    except np.linalg.LinAlgError:
        what = "there is no feedback with these weights"
        hint = "give a positive weight to a state of every mode that does not decay"
        raise ProblemError(what, key="weights", hint=hint) from None
    scaled_gain = (B.T @ P) / R[:, None]
    closed = np.linalg.eigvals(A - B @ scaled_gain) / T
    gain = scaled_gain / sizes
    texts = {}
    state = Model.of(of.system).start_values
    for name, row in zip(names, gain, strict=True):
        terms = [
            f"({-k!r})*({x} - ({state[x]!r}))" for k, x in zip(row.tolist(), states, strict=True)
        ]
        texts[name] = " + ".join([_present(of, name), *terms])
    return Feedback(gain, states, texts, closed[np.argsort(closed.real)])


def _coupled(A: Array) -> list[int]:
    """Return the states that influence a state of this list, which may be themselves.

    The path of a wheel influences no state. Without it, its constant speed also influences none.
    """
    indices = [*range(len(A))]
    while True:
        part = np.abs(A[np.ix_(indices, indices)]).max(axis=0, initial=0.0)
        left = [k for k, size in zip(indices, part, strict=True) if size > CONTROLLED]
        if left == indices:
            return indices
        indices = left


def _leading(A: Array, indices: set[int]) -> list[int]:
    """Return these states and those that influence them, in several steps."""
    while True:
        rows = np.abs(A[sorted(indices)]).max(axis=0, initial=0.0)
        found = indices | {*np.flatnonzero(rows > CONTROLLED).tolist()}
        if found == indices:
            return sorted(indices)
        indices = found


def _present(of: LinearEquations, name: str) -> str:
    """Return the text of an input at the state, to which the feedback is added."""
    system = of.system
    given = system.inputs[name]
    if name in system.parameters:
        return repr(float(system.parameter_values[name]))
    if isinstance(given, Samples):
        return repr(float(given.at(of.time)))
    return f"({given if isinstance(given, str) else to_text(given)})"


def _reaches(A: Array, B: Array) -> bool:
    """Return whether inputs reach every mode that does not decay (Hautus' criterion)."""
    B = B / (np.abs(B).max(initial=0.0) or 1.0)
    return all(
        rank_of(singular_values(np.hstack([A - s * np.eye(len(A)), B]))[1], CONTROLLED) == len(A)
        for s in np.linalg.eigvals(A)
        if s.real > -CONTROLLED
    )
