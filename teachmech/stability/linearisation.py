"""The linearised equations of motion about one state, in independent coordinates.

A small change of the state of a constrained system has dq in the null space of the holonomic rows
of A, and dv with A dv = -r_q dq. Independent coordinates p and velocities u give all of them:

    dq = T_q dp,    dv = V dp + Z du,    Z = null space of A.

The equations of motion, linearised and multiplied by W^T, which removes the multipliers, become

    M du' + (D + G) du + K dp = W^T B dinput,     dp' = rows p of dv.

W is Z unless a friction that slides depends on the multipliers. See `variation` for the
derivatives. For a holonomic equilibrium of a conservative system, K is the second variation of
V + lambda^T h on the null space of A. For non-holonomic ones see A. I. Lur'e, "Analytical
Mechanics".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from teachmech.base.array_types import Array, Mask
from teachmech.base.errors import ProblemError, SimulationError, check_known, listed
from teachmech.base.extras import requiring
from teachmech.base.number_arrays import finite_numbers
from teachmech.base.progress import stage
from teachmech.base.rich_text import page, table
from teachmech.base.tables import text_table
from teachmech.base.words import counted
from teachmech.model.description import Description
from teachmech.numerics.dynamics import pseudo_inverse, rank_of, singular_values
from teachmech.numerics.integrators import Settings
from teachmech.numerics.ranks import decide
from teachmech.numerics.scales import Scales
from teachmech.program import Model
from teachmech.run.simulation import run
from teachmech.run.trajectory import Trajectory
from teachmech.stability.actuators import with_actuators
from teachmech.stability.feedback import Feedback, regulator
from teachmech.stability.linear_equations import LinearEquations
from teachmech.stability.mode_motion import default_amplitude, mode_motion
from teachmech.stability.modes import Mode, comparable_sizes, eigenvectors
from teachmech.stability.variation import EquationDerivatives, input_matrix, variation_at_start
from teachmech.start.acting import begun
from teachmech.start.mobility import Mobility
from teachmech.start.start_report import examine_start

if TYPE_CHECKING:
    from markupsafe import Markup

    from teachmech.stability.mode_player import ModePlayer

EQUILIBRIUM = "an equilibrium"
STEADY = "a steady motion"
CONSTANT_COEFFICIENTS = "a motion with constant coefficients"
MOTION = "a state of a motion"
AT_REST = 1e-6  # velocity or acceleration that counts as zero, relative to its size
CONSTANT = 1e-6  # relative change of coefficients that counts as zero
LAST = 1e-3  # weight of the motion of a coordinate that is chosen last
LATER = 0.05  # time after which they are compared, relative to the time scale


class Linearisation(LinearEquations):
    """The linearised equations of motion about one state, with their modes and their response.

    `LinearEquations` lists the attributes.

    Examples
    --------
    >>> double = Description(["a", "b"], mass=[[2, "cos(a - b)"], ["cos(a - b)", 1]],
    ...     forces=["-2*g*sin(a) - vb^2*sin(a - b)", "-g*sin(b) + va^2*sin(a - b)"],
    ...     parameters={"g": 9.81})
    >>> at_rest = linearise(double)
    >>> at_rest.kind, (at_rest.eigenvalues.imag[::2] ** 2 / 9.81).round(9).tolist()  # 2 -+ sqrt(2)
    ('an equilibrium', [0.585786438, 3.414213562])
    """

    @cached_property
    def modes(self) -> tuple[Mode, ...]:
        """The modes in the order of `eigenvalues`; a conjugate pair is one mode."""
        return _modes_of(self)

    # --- moving pictures --------------------------------------------------------------------------

    def mode_motion(self, mode: int | Mode = 0, amplitude: float | None = None) -> Trajectory:
        """Return the motion of one mode, for pictures: three oscillations about the state.

        It begins at the state, keeps its amplitude, and meets the holonomic constraints. A mode
        that does not oscillate is shown as an oscillation of two seconds. About a steady motion,
        the picture shows the deviation alone.

        Parameters
        ----------
        mode : int or Mode
            The mode, or its number in `modes`.
        amplitude : float, optional
            The largest change of the coordinate that moves most, in its unit. By default about a
            seventh of its size, or of the extent of all points if it is a coordinate of a point.

        Examples
        --------
        >>> rod = Description(["x", "y"], [1, 1], [0, -9.81], ["x^2 + y^2 = 1"], start={"y": -1})
        >>> shown = linearise(rod).mode_motion(0, amplitude=0.6)
        >>> float((shown["x"][15] ** 2 + shown["y"][15] ** 2).round(9)), bool(shown["x"][15] > 0.5)
        (1.0, True)
        """
        if not isinstance(mode, Mode):
            if not hasattr(mode, "__index__") or not -len(self.modes) <= mode < len(self.modes):
                what = f"there is no mode {mode!r}; there are {len(self.modes)}"
                raise ProblemError(what, key="mode", hint="they are counted from 0")
            mode = self.modes[mode]
        return mode_motion(self, mode, amplitude)

    def player(self) -> ModePlayer:
        """Return a moving picture of the modes for a notebook, with a list and an amplitude.

        Raises
        ------
        ProblemError
            If the system has no points, nothing can move, or the extra ``notebook`` is not
            installed.
        """
        with requiring("the player needs"):
            from teachmech.stability.mode_player import ModePlayer

        def motion(mode: Mode, factor: float) -> Trajectory:
            return mode_motion(self, mode, factor * default_amplitude(self, mode))

        return ModePlayer(self.modes, motion)

    # --- response and control ---------------------------------------------------------------------

    def response(
        self, frequencies: ArrayLike, source: str | None = None
    ) -> dict[str, np.ndarray[Any, np.dtype[np.complex128]]]:
        """Return the complex amplitudes of all coordinates for a unit harmonic excitation.

        Parameters
        ----------
        frequencies : float or array, shape (N,)
            In Hz.
        source : str, optional
            An input, or a coordinate on which a generalized force acts; by default the first input.

        Returns
        -------
        dict of str to array, shape (N,)
            The amplitude of each coordinate per unit of the excitation. Its magnitude is the
            amplitude of the oscillation, its angle the phase.

        Raises
        ------
        ProblemError
            If there is no such input or coordinate.

        Examples
        --------
        Static displacement, and resonance of a mass of 1 kg with damping:

        >>> mass = Description(["x"], [1], ["-4*x - 0.2*vx"])
        >>> low, peak = linearise(mass).response([0, 2 / (2 * np.pi)], "x")["x"]
        >>> [float(abs(x).round(6)) for x in (low, peak)]
        [0.25, 2.5]
        """
        B = self._excitation(source)
        f, s = len(self.coordinates), 2j * np.pi * finite_numbers(frequencies, "frequencies")
        with np.errstate(all="ignore"):
            z = np.array([np.linalg.solve(x * np.eye(len(B)) - self.A, B) for x in s])
        return dict(zip(self.system.coordinates, self.positions @ z[:, :f].T, strict=True))

    def _excitation(self, source: str | None) -> Array:
        """Return the rate of the state by a unit of an input or of a force on a coordinate."""
        known = (*self.inputs, *self.system.coordinates)
        source = known[0] if source is None else source
        check_known("input or coordinate", [source], known, key="source")
        if source in self.inputs:
            return self.B[:, self.inputs.index(source)]
        force = self.forces[:, self.system.coordinates.index(source)]
        return np.concatenate([np.zeros(len(self.coordinates)), np.linalg.solve(self.M, force)])

    def regulator(
        self,
        weights: Mapping[str, float] | None = None,
        effort: float | Mapping[str, float] = 1.0,
        inputs: Sequence[str] | None = None,
    ) -> Feedback:
        """Return the linear-quadratic regulator that keeps the system in this state.

        It minimises the integral of the weighted squares of independent coordinates, velocities
        and inputs over the linearised motion.

        Parameters
        ----------
        weights : mapping of str to float, optional
            The weight of the square of each independent coordinate and velocity; missing ones
            are 0. By default all are 1. States without influence on others, such as the path of a
            wheel, are not controlled if they have no weight, or if no weight is given and the
            inputs do not reach them.
        effort : float or mapping of str to float
            The weight of the squares of the inputs; positive.
        inputs : sequence of str, optional
            The inputs that may act; by default all.

        Returns
        -------
        Feedback
            The gain, and expressions for ``simulate(inputs=...)``.

        Raises
        ------
        ProblemError
            If the inputs do not reach a mode that does not decay, or a weight is not valid.

        Examples
        --------
        >>> rod = Description(["phi"], [1], ["g*sin(phi) + u"], parameters={"g": 9.81},
        ...     inputs={"u": 0})
        >>> feedback = linearise(rod).regulator()
        >>> bool((feedback.eigenvalues.real < 0).all()), list(feedback.inputs)
        (True, ['u'])
        """
        return regulator(self, weights, effort, inputs)

    def to_control(self, source: str | None = None) -> Any:
        """Return the linearised equations as a ``StateSpace`` of python-control.

        Its inputs are those of the system, or a generalized force on the coordinate ``source``; its
        outputs are the changes of all coordinates.

        Raises
        ------
        ProblemError
            If the package control is not installed.
        """
        with requiring("to_control needs"):
            import control
        B = self.B if source is None else self._excitation(source)[:, None]
        C = np.hstack([self.positions, np.zeros((len(self.positions), len(self.velocities)))])
        names = {
            "inputs": list(self.inputs) if source is None else [source],
            "outputs": list(self.system.coordinates),
            "states": [*self.coordinates, *self.velocities],
        }
        return control.ss(self.A, B, C, 0, **names)

    # --- report -----------------------------------------------------------------------------------

    def __repr__(self) -> str:
        return f"<Linearisation of {self.system.name} about {self.kind}>"

    def __str__(self) -> str:
        """Return the independent coordinates and the modes as text."""
        lines = text_table([_TITLES, *(mode.row() for mode in self.modes)], right=True)
        title, *notes = self._sentences()
        return "\n".join([title, *(f"  {note}" for note in notes), *(f"  {x}" for x in lines)])

    def _repr_html_(self) -> Markup:
        title, *notes = self._sentences()
        rows = [mode.row() for mode in self.modes]
        return page(title, *notes, table(list(_TITLES), rows, len(rows)))

    def _sentences(self) -> list[str]:
        f, g = len(self.coordinates), len(self.velocities)
        found = [f"{self.system.name} about {self.kind} at t = {self.time:g} s"]
        found += [f"independent coordinates: {listed(self.coordinates) or 'none'}"]
        if f != g:
            found += [f"independent velocities: {listed(self.velocities) or 'none'}"]
        if self.kind == MOTION:
            found += ["the coefficients change with time: eigenvalues do not decide on stability"]
        if f > g:
            found += [
                f"{counted(f - g, 'zero eigenvalue')} by non-holonomic constraints, which restrict "
                "velocities and not positions"
            ]
        if free := self.free:
            found += [f"zero eigenvalues: nothing acts against a change of {listed(free)}"]
        return found


_TITLES = ("eigenvalue in 1/s", "frequency in Hz", "damping ratio", "moves most")


@stage("linearising the equations of motion")
def linearise(system: Description, time: float = 0.0, first: Sequence[str] = ()) -> Linearisation:
    """Linearise the equations of motion of a system about its start; see `teachmech.linearise`.

    The independent coordinates include those of ``first`` that can be fixed together.

    Raises
    ------
    InconsistentStartError
        If the start does not meet the constraints.
    ProblemError
        If the start is a singular position, the acceleration there is not unique, or a constraint
        or an input is a Python function.
    """
    system = begun(system, time)
    examine_start(system, time).raise_if_inconsistent()
    model = Model.of(system)
    scales, found = model.scales(time), _reduced(system, time, first)
    sizes = np.maximum(scales.velocities, scales.coordinates / found["period"])
    at_rest = np.abs(model.start[1]) <= AT_REST * sizes
    kind = EQUILIBRIUM
    balanced, steady = found.pop("balanced"), found.pop("steady")
    if not (balanced and at_rest.all()):
        kind = MOTION
        if _is_steady(system, time, found):
            kind = STEADY if steady else CONSTANT_COEFFICIENTS
    return Linearisation(system=system, time=float(time), kind=kind, **found)


def _is_steady(system: Description, time: float, now: Mapping[str, Any]) -> bool:
    """Return whether the coefficients are the same a short time later.

    Coordinates that no coefficient contains, such as the angle of a wheel, do not count.
    """
    later = time + LATER * now["period"]
    steps = (time, later, (later - time) / 4)
    try:
        motion = run(system, Settings.of(steps, method="rk4"), compiled=False)
    except SimulationError:  # the motion leaves the domain of an expression
        return False
    state = system.named_state(np.concatenate([motion.q[-1], motion.v[-1]]))
    then = _reduced(system.replace(start=state), later, like=now)
    scale = now["period"] * now["sizes"] / now["sizes"][:, None]
    A, change = np.abs(scale * now["A"]), np.abs(scale * (now["A"] - then["A"]))
    while True:
        kept = (A > CONSTANT).any(axis=0)
        kept[len(now["coordinates"]) :] = True
        if kept.all():
            return bool((change <= CONSTANT * (1 + A)).all())
        A, change = A[np.ix_(kept, kept)], change[np.ix_(kept, kept)]
        now = {**now, "coordinates": now["coordinates"][: sum(kept) - len(now["velocities"])]}


def _reduced(
    system: Description,
    t: float,
    first: Sequence[str] = (),
    like: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Return the matrices of the linearised equations at the start of a system.

    The independent coordinates are those of ``like`` if it is given.
    """
    model = Model.of(system)
    d, aims = with_actuators(system, t, variation_at_start(system, t))
    scales = model.scales(t)
    units, factors, holonomic = scales.units, scales.factors, d.holonomic
    A = factors[:, None] * d.A * units
    M = units[:, None] * model.mass_matrix(t, d.q, d.v, model.p) * units
    rank = decide(M, A)[1]
    if len(A) > rank and model.is_singular(t, rank):
        what = "the constraints lose rank at this state, so that several motions continue from it"
        raise ProblemError(what, where="start", hint="choose another start; see freedom()")

    # A coordinate with an acceleration, such as that of a point of a wheel, is chosen last.
    moving = np.abs(d.a) > AT_REST * scales.accelerations
    weights = np.where(moving, LAST, 1.0)
    p, u, T, Z = _independent(system, M, A, holonomic, weights, first, like)
    n, f, g = len(d.q), len(p), len(u)
    inverse = pseudo_inverse(A)[0] if rank else np.zeros((len(d.q), len(A)))

    def dependent(change: Array) -> Array:
        """Return the velocities that A requires if the independent velocities u are zero."""
        needed = -inverse @ (factors[:, None] * change)
        return needed - Z @ needed[u]

    dq = np.hstack([T, np.zeros((len(T), g))])
    dv = np.hstack([dependent(d.r_q * units @ T), Z])
    da = dependent(d.S_q * units @ dq + d.S_v * units @ dv)

    R_a = units[:, None] * d.R_a * units
    W = Z
    if system.frictions:
        W = _without_multipliers(units[:, None] * d.R_l * factors, rank, u)
    E = aims.E * units
    if system.programmes:
        W = _without_actuators(np.hstack([A.T, units[:, None] * aims.B]), n - g + len(E))
    mass = np.vstack([W.T @ R_a @ Z, E @ Z])
    if g and not np.linalg.cond(mass) < 1e12:
        what = "the equations of motion do not determine the acceleration at this state"
        raise ProblemError(what, where="start", hint="a coordinate has no mass; see freedom()")
    rest = W.T @ (R_a @ da + units[:, None] * (d.R_q * units @ dq + d.R_v * units @ dv))
    rest = np.vstack([rest, E @ da + aims.P_q * units @ dq + aims.P_v * units @ dv])
    inputs = W.T @ (units[:, None] * input_matrix(system, t, d.q, d.v))
    inputs = np.vstack([inputs, np.zeros((len(E), inputs.shape[1]))])
    first_order = np.vstack([dv[p], -np.linalg.solve(mass, rest)])
    both, sizes = units[[*p, *u]], scales.coordinates
    rates = both[:, None] * first_order / both
    period = _time_scale(rates, f, sizes[[*p, *u]])
    slow = np.maximum(scales.accelerations[u], sizes[u] / period**2)
    balanced = _is_balanced(d, scales)
    K, damping = np.split(rest / units[u, None] / both, [f], axis=1)
    driven = units[u, None] * np.linalg.solve(mass, inputs)
    multipliers = zip(system.constraint_names, d.multipliers.tolist(), strict=True)
    return {
        "coordinates": tuple(system.coordinates[i] for i in p),
        "velocities": tuple(system.velocities[i] for i in u),
        "inputs": tuple(system.inputs),
        "M": mass / np.outer(units[u], units[u]),
        "D": (damping + damping.T) / 2,
        "G": (damping - damping.T) / 2,
        "K": K,
        "A": rates,
        "B": np.vstack([np.zeros((f, len(inputs.T))), driven]),
        "positions": units[:, None] * T / units[p],
        "rates": units[:, None] * dv / both,
        "forces": np.vstack([units * W.T, np.zeros_like(aims.E)]) / units[u, None],
        "multipliers": dict(multipliers),
        "sizes": np.concatenate([sizes[p], sizes[u] / period]),
        "period": period,
        "steady": bool((np.abs(d.a[u]) <= AT_REST * slow).all()),
        "balanced": balanced,
    }


def _independent(
    system: Description,
    M: Array,
    A: Array,
    holonomic: Mask,
    weights: Array,
    first: Sequence[str],
    like: Mapping[str, Any] | None,
) -> tuple[list[int], list[int], Array, Array]:
    """Return the indices of p and u, the change T of q by dp, and the change Z of v by du.

    Coordinates with a large weight are chosen before others, and the names in ``first`` before all.
    """
    names = tuple(system.coordinates)
    velocities = Mobility.of(names, A, decide(M, A)[1])
    positions = velocities
    if not holonomic.all():
        positions = Mobility.of(names, A[holonomic], decide(M, A[holonomic])[1])
    if like:
        u = [system.velocities.index(name) for name in like["velocities"]]
        p = [names.index(name) for name in like["coordinates"]]
    else:
        chosen = Mobility(names, weights[:, None] * velocities.basis).completed(first)
        u = p = sorted({names.index(name) for name in chosen})
        if positions is not velocities:
            own = [names[i] for i in u]
            completed = Mobility(names, weights[:, None] * positions.basis).completed(own)
            p = sorted({names.index(name) for name in completed})
    T = positions.basis @ np.linalg.inv(positions.basis[p])
    return p, u, T, velocities.basis @ np.linalg.inv(velocities.basis[u])


def _without_multipliers(left: Array, rank: int, u: list[int]) -> Array:
    """Return W with W^T R_l = 0 and unit rows u, if friction depends on the multipliers."""
    if rank_of(singular_values(left)[1]) != rank:
        what = "friction and constraints leave the acceleration undetermined at this state"
        raise ProblemError(what, where="start")
    basis = np.linalg.svd(left.T)[2][rank:].T
    return np.asarray(basis @ np.linalg.inv(basis[u]))


def _without_actuators(left: Array, rank: int) -> Array:
    """Return W with W^T A^T = 0 and W^T B = 0: the equations in which no unknown force occurs."""
    U, s, _ = singular_values(left)
    if rank_of(s) != rank:
        what = "the actuators cannot enforce the programmes at this state"
        raise ProblemError(what, where="start", hint="an actuator acts as a constraint does")
    return U[:, rank:]


def _is_balanced(d: EquationDerivatives, scales: Scales) -> bool:
    """Return whether the forces that accelerate are small next to those of a change of position."""
    units = scales.units
    force = units * np.abs(d.R_a @ d.a)
    stiffness = units * (np.abs(d.R_q) @ scales.coordinates)
    least = AT_REST * (stiffness + units * (np.abs(d.R_a) @ scales.accelerations))
    return bool((force <= least + 1e-12 * stiffness.max(initial=0.0)).all())


def _time_scale(A: Array, f: int, sizes: Array) -> float:
    """Return the time in which the terms of the first-order form act, in seconds.

    With velocities relative to sizes per this time, no entry of A except those of dp' = du is
    larger than 1. It is 1 s if there are no such entries.

    Examples
    --------
    An oscillator with the angular frequency 10/s:

    >>> _time_scale(np.array([[0.0, 1.0], [-100.0, 0.0]]), 1, np.ones(2))
    0.1
    """
    relative = np.abs(A * sizes / sizes[:, None])
    stiffness = relative[f:, :f].max(initial=0.0)
    damping = max(relative[f:, f:].max(initial=0.0), relative[:f, :f].max(initial=0.0))
    rate = max(stiffness**0.5, damping)
    return float(1 / rate) if rate > 0 else 1.0


def _modes_of(of: Linearisation) -> tuple[Mode, ...]:
    """Return the modes of linearised equations; see `Linearisation.modes`."""
    model = Model.of(of.system)
    sizes = model.scales(of.time).coordinates
    M = model.mass_matrix(of.time, *model.start, model.p)
    values, vectors = eigenvectors(of.scaled)
    found = []
    f = len(of.coordinates)
    alike = comparable_sizes(sizes, np.array(of.system.lengths), np.diag(M))
    own_alike = alike[[of.system.coordinates.index(name) for name in of.coordinates]]
    for s, relative in zip(values, vectors.T, strict=True):
        z = of.sizes * relative
        shape, speeds = of.positions @ z[:f], of.rates @ z
        largest = shape[np.argmax(np.abs(shape) / alike)] or 1.0
        shape, speeds = shape / largest, speeds / largest
        energies = (speeds.conj() * (M @ speeds)).real
        if s == 0 or not energies.sum() > 0:
            energies = (np.abs(shape) / sizes) ** 2
        shares = (energies / (energies.sum() or 1.0)).tolist()
        named = dict(zip(of.system.coordinates, shares, strict=True))
        moved = np.abs(z[:f]) / own_alike
        order = np.argsort(-np.round(moved / moved.max(initial=1e-300), 6), kind="stable")
        label = ", ".join(of.coordinates[k] for k in order if moved[k] > moved.max() / 2)
        own = complex(s) / of.period
        found.append(Mode(tuple(of.system.coordinates), own, shape, speeds, named, label))
    return tuple(found)
