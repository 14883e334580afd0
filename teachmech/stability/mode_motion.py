"""The motion of one mode as a picture: a slow oscillation about the state, on the constraints."""

from __future__ import annotations

import numpy as np

from teachmech.base.errors import ProblemError
from teachmech.numerics.integrators import Settings
from teachmech.program import Model
from teachmech.run.trajectory import Trajectory
from teachmech.stability.linear_equations import LinearEquations
from teachmech.stability.modes import Mode

CYCLES = 3  # oscillations that are shown
FRAMES = 60  # stored times per oscillation
SHARE = 0.15  # default amplitude, relative to a size
REAL_CYCLE = 2.0  # seconds of a cycle of a mode that does not oscillate


def mode_motion(of: LinearEquations, mode: Mode, amplitude: float | None = None) -> Trajectory:
    """Return the motion of one mode; see `Linearisation.mode_motion`."""
    model = Model.of(of.system)
    q, v = model.start
    if amplitude is None:
        amplitude = default_amplitude(of, mode)
    if not np.isfinite(amplitude):
        raise ProblemError("the amplitude is not a finite number", key="amplitude")
    cycle = 1 / mode.frequency if mode.is_oscillation else REAL_CYCLE
    settings = Settings.of((0.0, CYCLES * cycle, cycle / FRAMES))
    phases = np.linspace(0, 2 * np.pi * CYCLES, CYCLES * FRAMES + 1)
    # It passes the state at the start: the imaginary part of exp(i phase).
    moved = amplitude * (mode.shape * np.exp(1j * phases[:, None])).imag
    scales = model.scales(of.time)
    with np.errstate(all="ignore"):
        positions = [model.on_constraints(of.time, q + change, v, scales) for change in moved]
    # A state that is not finite has no position that meets the constraints.
    met = np.isfinite(positions).all(axis=1, keepdims=True)
    t, states = phases / (2 * np.pi) * cycle, np.where(met, positions, q + moved)
    speeds = np.gradient(states, t, axis=0)
    none, many = np.zeros(len(t)), np.zeros((len(t), len(of.system.constraints)))
    return Trajectory(
        system=of.system,
        settings=settings,
        t=t,
        q=states,
        v=speeds,
        a=np.gradient(speeds, t, axis=0),
        multipliers=many,
        constraint_force=np.zeros_like(states),
        violation=many,
        velocity_violation=many,
        kinetic_energy=none,
        work_applied=none,
        work_constraint=none,
        rank=np.zeros(len(t), dtype=int),
    )


def default_amplitude(of: LinearEquations, mode: Mode) -> float:
    """Return a visible amplitude of the coordinate that moves most.

    For the coordinate of a point, it is a share of the extent of all points, for others of its own
    size.
    """
    sizes = 10 * Model.of(of.system).scales(of.time).coordinates
    lengths = np.array(of.system.lengths)
    relative = np.abs(mode.shape) / sizes
    largest = int(np.argmax(relative))
    size = sizes[lengths].max() if lengths[largest] else sizes[largest]
    return float(SHARE * size / np.abs(mode.shape[largest]))
