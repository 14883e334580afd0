"""Quantities over time: one table for the figures and for the charts in a notebook.

A new quantity is a function that returns `Panel` objects and an entry of `WATCHED`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, Protocol

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError
from teachmech.figures.limits import LEAST_EXTENT
from teachmech.figures.point_positions import angles, directions, particles, point_motion
from teachmech.figures.symbols import (
    MAX_LINES,
    Names,
    checked_constraints,
    checked_point,
    checked_points,
    choose,
    symbols_of,
)
from teachmech.model.derivation import derivation_of
from teachmech.model.description import Description
from teachmech.run.trajectory import Trajectory

# By attribute of System: the attribute of Motion and the kind of unit. ANGLES: the same for angles.
STATE = {
    "coordinates": ("q", "coordinate"),
    "velocities": ("v", "velocity"),
    "accelerations": ("a", "acceleration"),
}
ANGLES = {
    "coordinates": ("angles", "angle"),
    "velocities": ("angular velocities", "angular velocity"),
    "accelerations": ("angular accelerations", "angular acceleration"),
}
DRIVE = "drive of "  # the prefix of the names of constraints that drive a mechanism
LIMITS = {"least": "low", "largest": "high"}  # the kinds of limits for a page
Kind = Literal["linear", "sizes", "errors"]


class ShownReactions(Protocol):
    """The joint forces, shape (N, 2), and torques, shape (N,), of a mechanism by name."""

    @property
    def undetermined(self) -> tuple[str, ...]:
        """The names of the reactions that are not unique."""

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names."""

    def __getitem__(self, name: str, /) -> Array:
        """Return one reaction over time."""


@dataclass(frozen=True, eq=False)
class History:
    """One quantity over time: its name, with formulas between dollars, and N values.

    ``of`` identifies the quantity for a page that computes: a kind of `teachmech.live` and a
    number.
    """

    name: str
    values: Array
    of: tuple[str, int] | None = None


@dataclass(frozen=True, eq=False)
class Panel:
    """Lines that share an axis, since they have the same unit.

    Attributes
    ----------
    name : str
        The label of the axis.
    unit : str
        The kind of the unit, as in `teachmech.plots.SI`; empty if there is none.
    lines : tuple of History
    size : float
        The magnitude with which the values are compared. Variations below `LEAST_EXTENT` times the
        size count as constant, and values below `VALUE_ROUNDING` times the size as rounding errors.
    kind : str
        ``"linear"``; ``"sizes"``, absolute values on a logarithmic axis; ``"errors"``, the largest
        absolute value of each interval of time on a logarithmic axis.
    note : str
        How many of the lines are shown; empty if all are.
    """

    name: str
    unit: str
    lines: tuple[History, ...]
    size: float = 0.0
    kind: Kind = "linear"
    note: str = ""


# --- the state --------------------------------------------------------------------------------


def shared_axes(system: Description, names: Names = None) -> list[tuple[str, list[int]]]:
    """Return the indices of coordinates that may share an axis, by their kind.

    They are ``"lengths"``, ``"angles"`` (see `teachmech.figures.point_positions.angles`), or
    components of unit vectors, ``"directions"``, which are left out unless they are named.
    """
    known = system.coordinates
    chosen = range(len(known)) if names is None else choose(names, known, "coordinate")[0]
    turned, pointing = angles(system), directions(system)
    kinds = {name: "directions" if name in pointing else "angles" for name in pointing | turned}
    groups: dict[str, list[int]] = {kind: [] for kind in ("lengths", "angles", "directions")}
    for k in chosen:
        groups[kinds.get(known[k], "lengths")].append(k)
    if names is None and len(groups["directions"]) < len(known):
        groups["directions"] = []
    return [(kind, found) for kind, found in groups.items() if found]


def state(motion: Trajectory, kind: str, names: Names = None) -> list[Panel]:
    """Return coordinates, velocities or accelerations, with separate panels for angles."""
    field, unit = STATE[kind]
    values, sizes = getattr(motion, field), getattr(motion.scales, kind)
    symbols = [*symbols_of(motion.system, kind).values()]
    panels = []
    for are, found in shared_axes(motion.system, names):
        shown = found[:MAX_LINES] if names is None else found
        note = f"{len(shown)} of {len(found)} shown" if len(shown) < len(found) else ""
        lines = tuple(History(symbols[i], values[:, i], (kind, i)) for i in shown)
        others = {"angles": ANGLES[kind], "directions": ("directions", "")}
        called = others.get(are, (kind, unit))
        panels.append(Panel(*called, lines, float(sizes[shown].max()), note=note))
    return panels


def point(motion: Trajectory, name: str) -> list[Panel]:
    """Return coordinates, velocities and accelerations of a point, one panel each."""
    panels, read = [], motion.system.point_expressions
    for kind, values in point_motion(motion, name).items():
        symbols = symbols_of(motion.system, kind)
        labels = [
            f"along {'xyz'[axis]}" if (name, axis) in read else symbols[text]
            for axis, text in enumerate(motion.system.points[name])
        ]
        scales = dict(zip(symbols, getattr(motion.scales, kind), strict=True))
        known = [scales.get(text, 0.0) for text in motion.system.points[name]]
        size = max(float(np.abs(np.nan_to_num(values)).max()), *known)
        lines = tuple(map(History, labels, values.T))
        panels.append(Panel(kind, STATE[kind][1], lines, size))
    return panels


# --- forces -----------------------------------------------------------------------------------


def multipliers(motion: Trajectory, names: Names = None) -> list[Panel]:
    """Return the multipliers, named after their constraints."""
    known = checked_constraints(motion)
    chosen, note = choose(names, known, "constraint")
    columns = acting_multipliers(motion).T
    names_of = {i: f"$\\lambda_{{{i + 1}}}$ {known[i]}" for i in chosen}
    lines = tuple(History(name, columns[i], ("multipliers", i)) for i, name in names_of.items())
    return [Panel("multipliers", "multiplier", lines, note=note)]


def acting_multipliers(motion: Trajectory) -> Array:
    """Return the multipliers, shape (N, m); nan, a gap in a line, if the constraint is off."""
    return np.where(motion.acting, motion.multipliers, np.nan)


def inputs(motion: Trajectory, names: Names = None) -> list[Panel]:
    """Return each input on an axis of its own, with its unit, since their units may differ.

    Raises
    ------
    ProblemError
        If the system has no inputs, or none with such a name.
    """
    known = [*motion.system.inputs]
    if not known:
        hint = "give System(..., inputs={'u': ...}), or the key inputs of a file"
        raise ProblemError("the system has no inputs", key="inputs", hint=hint)
    chosen, _ = choose(names, known, "input")
    symbols = symbols_of(motion.system, "inputs")
    panels = []
    for k in chosen:
        values, unit = motion.inputs[:, k], motion.system.units.get(known[k])
        name = f"{symbols[known[k]]} in {unit}" if unit else symbols[known[k]]
        panels.append(Panel(name, "", (History("", values),), float(np.abs(values).max())))
    return panels


def programmes(motion: Trajectory) -> list[Panel]:
    """Return the error of each programme, then the force of each actuator with its limits.

    Raises
    ------
    ProblemError
        If the system has no programmes.
    """
    system = motion.system
    if not system.programmes:
        hint = "give System(..., programmes=[Programme('x = sin(t)', by='F')])"
        raise ProblemError("the system has no programmes", key="programmes", hint=hint)
    symbols = symbols_of(system, "inputs")
    panels = [
        Panel(f"error of {name}", "", (History("", e, ("aims", j)),), float(np.abs(e).max()))
        for j, (name, e) in enumerate(motion.programme_errors.items())
    ]
    for k, (name, forces) in enumerate(motion.controls.items()):
        lines = [History("force", forces, ("controls", k))]
        lines += [History(what, x, (LIMITS[what], k)) for what, x in motion.limits_of(name).items()]
        panels += [Panel(symbols.get(name, name), "", tuple(lines), float(np.abs(forces).max()))]
    return panels


def actuators(motion: Trajectory) -> list[Panel]:
    """Return the panels of `programmes`, and the powers of the actuators."""
    powers, symbols, panels = motion.control_powers, symbols_of(motion.system, "inputs"), []
    titles = dict(zip(map(symbols.get, powers, powers), powers, strict=True))
    for panel in programmes(motion):  # titles of charts have no formulas
        name = titles.get(panel.name)
        panels.append(replace(panel, name=f"force of {name}") if name else panel)
    lines = [
        History(symbols.get(name, name), power, ("powers", k))
        for k, (name, power) in enumerate(powers.items())
    ]
    size = float(np.abs([*powers.values()]).max(initial=0.0))
    return [*panels, Panel("power of actuators", "power", tuple(lines), size)]


def constraint_forces(
    motion: Trajectory, numbers: Sequence[int | str] | None = None
) -> list[Panel]:
    """Return the magnitude of the constraint force on each particle, and its components.

    Raises
    ------
    ProblemError
        If there are no constraints, no particles, or no particle with this name or number.
    """
    checked_constraints(motion), checked_points(motion.system)
    known = particles(motion.system)
    asked = known if numbers is None else [checked_point(motion, k, "numbers") for k in numbers]
    chosen = {name: known[name] for name in asked if name in known}
    if not chosen:
        hint = "use mechanism.reactions(motion) for the forces of joints, or motion.force_of for "
        hint += "the generalised forces of one constraint"
        what = "the system has no point that is a particle"
        raise ProblemError(what, key="points", hint=hint)
    symbols = [*symbols_of(motion.system).values()]
    sizes, components, pulled = [], [], [*known]
    for name, columns in [*chosen.items()][:MAX_LINES]:
        force, of = motion.constraint_force[:, columns], ("pulled", pulled.index(name))
        sizes.append(History(f"on point {name}", np.linalg.norm(force, axis=1), of))
        components += [
            History(f"along {symbols[k]}", x, ("force", k))
            for k, x in zip(columns, force.T, strict=True)
        ]
    note = f"{len(sizes)} of {len(chosen)} shown" if len(sizes) < len(chosen) else ""
    part = components[:MAX_LINES]
    fewer = f"{len(part)} of {len(components)} shown" if len(part) < len(components) else ""
    return [
        Panel("constraint force", "force", tuple(sizes), note=note),
        Panel("components", "force", tuple(part), note=fewer),
    ]


def joint_forces(reactions: ShownReactions) -> list[Panel]:
    """Return the magnitudes of joint forces, and the torques."""
    (shown, note), known = shown_reactions(reactions), list(reactions)
    doubts = dict.fromkeys(reactions.undetermined, " (not unique)")
    forces: list[History] = []
    torques: list[History] = []
    for name in shown:
        values, of = reactions[name], ("joints", known.index(name))
        size = np.linalg.norm(values, axis=1) if values.ndim == 2 else values
        line = History(name + doubts.get(name, ""), size, of)
        (torques if is_torque(name) else forces).append(line)
    panels = [
        Panel("joint forces", "force", tuple(forces), note=note),
        Panel("torques", "torque", tuple(torques)),
    ]
    return [panel for panel in panels if panel.lines]


def is_torque(name: str) -> bool:
    """Return whether a reaction of this name is a torque in N m; otherwise it is a force in N."""
    return name.startswith("torque ")


def shown_reactions(reactions: ShownReactions, names: Names = None) -> tuple[list[str], str]:
    """Return the named reactions, or the torques and the largest forces, with a note.

    Reactions that are zero, or opposite to another one (as at a pin), are left out.
    """
    known = _distinct(reactions) if names is None else list(reactions)
    sizes = [(not is_torque(name), -np.abs(reactions[name]).max()) for name in known]
    torques_first = sorted(range(len(known)), key=sizes.__getitem__)
    chosen, note = choose(names, known, "reaction", torques_first)
    return [known[i] for i in chosen], note


def _distinct(reactions: ShownReactions) -> list[str]:
    """Return the names of nonzero reactions, one per opposite pair; all names if all are zero."""
    found: dict[str, Array] = {}
    values = {name: reactions[name] for name in reactions}
    scale = max((np.abs(value).max(initial=0.0) for value in values.values()), default=0.0)
    for name, value in values.items():
        others = [np.zeros_like(value), *found.values(), *(-other for other in found.values())]
        alike = [other for other in others if other.shape == value.shape]
        if all(np.abs(value - other).max(initial=0.0) > LEAST_EXTENT * scale for other in alike):
            found[name] = value
    return list(found or reactions)


def drives(motion: Trajectory) -> list[Panel]:
    """Return the torques and forces of the drives of a mechanism, positive along the coordinate.

    A drive is the constraint q - f(t) = 0 or v - f(t) = 0, so that its force on q is -lambda. The
    drive of a speed is |v| - f(t) = 0, and its force along v is -lambda.
    """
    panels, driving = [], -acting_multipliers(motion)
    for are, found in shared_axes(motion.system):
        symbols, lines = symbols_of(motion.system), []
        for name in (motion.system.coordinates[k] for k in found):
            for drive in {f"{DRIVE}{name}", f"{DRIVE}v{name}"} & {*motion.system.constraint_names}:
                k = motion.system.constraint_names.index(drive)
                lines.append(History(f"along {symbols[name]}", driving[:, k], ("drives", k)))
            point = name.removesuffix("_x")
            if f"{DRIVE}speed_{point}" in motion.system.constraint_names:
                k = motion.system.constraint_names.index(f"{DRIVE}speed_{point}")
                path = f"along the path of {point}"
                lines.append(History(path, driving[:, k], ("drives", k)))
        called = ("driving torque", "torque") if are == "angles" else ("driving force", "force")
        panels += [Panel(*called, tuple(lines))] if lines else []
    return panels


# --- energy and errors ------------------------------------------------------------------------


def ledger(motion: Trajectory) -> Panel:
    """Return the change of kinetic energy and the works that together equal it."""
    lines = [
        History("kinetic energy", motion.kinetic_energy - motion.kinetic_energy[0], ("works", 0)),
        History("work applied", motion.work_applied, ("works", 1)),
    ]
    ideal = motion.work_constraint - motion.work_nonideal
    system = motion.system
    if not system.is_ideal:
        lines.append(History(f"work {system.nonideal_work}", motion.work_nonideal, ("works", 4)))
    if system.constraints and (ideal.any() or system.is_ideal):
        lines.append(History("work constraints", ideal, ("works", 2)))
    if np.abs(motion.work_impulses).max() > LEAST_EXTENT * motion.scales.energy:
        lines.append(History("work impulses", motion.work_impulses, ("works", 3)))
    return Panel("energy change, work", "energy", tuple(lines), motion.scales.energy)


def imbalance(motion: Trajectory) -> Panel:
    """Return the error of the energy: its change minus the works of all forces."""
    lines = (History("imbalance", motion.energy_balance, ("imbalance", 0)),)
    return Panel("|energy imbalance|", "energy", lines, motion.scales.energy, "errors")


def energy(motion: Trajectory) -> list[Panel]:
    """Return kinetic, potential and total energy, or the works if no potential is given."""
    if motion.system.potential is None:
        return [ledger(motion), imbalance(motion)]
    kinetic, potential = motion.kinetic_energy, motion.potential_energy
    lines = {"kinetic": kinetic, "potential": potential, "total": kinetic + potential}
    named = enumerate(lines.items())
    panel = tuple(History(name, values, ("energy", k)) for k, (name, values) in named)
    return [Panel("energy", "energy", panel, motion.scales.energy), imbalance(motion)]


def violation(motion: Trajectory, names: Names = None) -> list[Panel]:
    """Return the violation of each constraint, and of dh/dt if the constraint is holonomic."""
    known = checked_constraints(motion)
    largest_first = np.argsort(-np.abs(motion.violation).max(axis=0), kind="stable").tolist()
    chosen, note = choose(names, known, "constraint", largest_first)
    holonomic = derivation_of(motion.system).holonomic
    given = tuple(History(known[i], motion.violation[:, i], ("violation", i)) for i in chosen)
    moving = [i for i in chosen if holonomic[i]]
    rates = tuple(History(known[i], motion.velocity_violation[:, i], ("rates", i)) for i in moving)
    rate = motion.scales.row / motion.scales.time
    panels = [
        Panel("|violation|", "violation", given, motion.scales.row, "errors", note),
        Panel("|d/dt of violation|", "violation", rates, rate, "errors", note),
    ]
    return [panel for panel in panels if panel.lines]


def largest_violation(motion: Trajectory) -> Panel:
    """Return the largest violation of all constraints."""
    largest = np.abs(motion.violation).max(axis=1, initial=0.0)
    lines = (History("largest violation", largest, ("largest", 0)),)
    return Panel("largest |violation|", "violation", lines, motion.scales.row, "errors")


def errors(motion: Trajectory) -> list[Panel]:
    """Return the largest violation and the imbalance of the energy."""
    both = [largest_violation(motion), imbalance(motion)]
    return both if motion.system.constraints else both[1:]


def rank(motion: Trajectory) -> list[Panel]:
    """Return the singular values next to the cut, and the rank of A."""
    checked_constraints(motion)
    none = np.full((len(motion), 1), np.nan)
    values = np.hstack([none, motion.singular_values, none])
    kept, dropped = (values[np.arange(len(motion)), motion.rank + side] for side in (0, 1))
    lines = tuple(
        History(name, found, ("singular", k))
        for k, (name, found) in enumerate((("smallest kept", kept), ("largest dropped", dropped)))
        if np.isfinite(found).any()
    )
    largest = float(np.nanmax(motion.singular_values, initial=0.0)) or 1.0
    number = (History("rank of A", motion.rank.astype(float), ("rank", 0)),)
    return [Panel("singular values", "", lines, largest, "sizes"), Panel("rank of A", "", number)]


# --- choice of a chart ------------------------------------------------------------------------


@dataclass(frozen=True)
class ChartQuantity:
    """A selectable chart: its panels over a motion, and the systems to which it applies.

    ``panels`` takes a motion or, if ``of_joints`` is True, the reactions of a mechanism.
    """

    panels: Callable[..., list[Panel]]
    applies: Callable[[Description], bool] = lambda system: True
    of_joints: bool = False


def _constrained(system: Description) -> bool:
    return bool(system.constraints)


def _driven(system: Description) -> bool:
    return system.drawing is not None and any(
        name.startswith(DRIVE) for name in system.constraint_names
    )


WATCHED: Mapping[str, ChartQuantity] = {
    "Coordinates": ChartQuantity(lambda motion: state(motion, "coordinates")),
    "Velocities": ChartQuantity(lambda motion: state(motion, "velocities")),
    "Accelerations": ChartQuantity(lambda motion: state(motion, "accelerations")),
    "Constraint forces": ChartQuantity(
        constraint_forces, lambda system: bool(system.constraints and particles(system))
    ),
    "Joint forces": ChartQuantity(joint_forces, of_joints=True),
    "Driving torque": ChartQuantity(drives, _driven),
    "Actuators": ChartQuantity(actuators, lambda system: bool(system.programmes)),
    "Multipliers": ChartQuantity(multipliers, _constrained),
    "Energy": ChartQuantity(energy),
    "Violation": ChartQuantity(violation, _constrained),
    "Errors": ChartQuantity(errors),
    "Rank": ChartQuantity(rank, _constrained),
}
