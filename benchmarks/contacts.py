"""Contact and friction: the data of five cases, their closed forms, and how errors are taken.

- A ball falls on a floor and rebounds until it rests.
- A block on a belt is held by a spring; it sticks and slips in turn.
- A block rests on an incline that is not steep enough for it to slide.
- Elastic discs in a box: their energy does not change, and they do not overlap.
- A slider-crank whose block has a clearance of 1 mm in its guide. It has no closed form.
"""

from __future__ import annotations

import math

import numpy as np

Array = np.ndarray

G = 9.81

HEIGHT, RESTITUTION = 1.0, 0.8
BALL_TIMES = np.linspace(0.0, 5.0, 11)

MASS, STIFFNESS, STATIC, KINETIC, BELT = 2.0, 50.0, 0.5, 0.3, 0.3
BELT_TIMES = np.linspace(0.0, 8.0, 11)

ANGLE, INCLINE_FRICTION = 0.2, 0.21  # rad; tan 0.2 = 0.2027
INCLINE_TIMES = np.linspace(0.0, 10.0, 11)

DISCS, RADIUS, DISC_MASS, WIDTH = 20, 0.05, 0.1, 0.5
DISC_TIMES = np.linspace(0.0, 1.0, 101)

# P. Flores, R. Leine, C. Glocker, Multibody Syst. Dyn. 23 (2010): crank, rod and block, whose four
# corners touch the guide. The angles are those of the bodies; the motion starts at (0, 0, 0).
CLEARANCE = {
    **{"l1": 0.153, "l2": 0.306, "a": 0.05, "b": 0.025, "c": 0.001, "e": 0.4, "mu": 0.01, "g": G},
    **{"m1": 0.038, "m2": 0.038, "m3": 0.076, "J1": 7.4e-5, "J2": 5.9e-4, "J3": 2.7e-6},
}
CLEARANCE_SPEEDS = 150.0, -75.0, 0.0  # rad/s
CLEARANCE_TIMES = np.linspace(0.0, 0.05, 11)
# The centre of the block in metres at these times. Two descriptions, event by event, agree in all
# digits: three angles, and points with constraints. Time steps converge to them with order 1.
CLEARANCE_PLACES = np.array(
    [
        (0.459, 0.0),
        (0.422986586, 0.00087289),
        (0.369322985, 0.001),
        (0.313837367, 0.001),
        (0.259063523, 0.00084169),
        (0.207494818, -0.00049179),
        (0.16654284, -0.00099951),
        (0.153633052, -0.00099512),
        (0.178234341, 0.00093364),
        (0.224071183, 0.00093192),
        (0.277121573, 0.00099948),
    ]
)


def bouncing(t: float) -> float:
    """Return the height of the ball; it rests from sqrt(2 h/g) (1 + e)/(1 - e) on."""
    v, e = math.sqrt(2 * G * HEIGHT), RESTITUTION
    if t * G < v:
        return HEIGHT - G * t * t / 2
    t -= v / G
    while v > 1e-14:
        v *= e
        if t * G < 2 * v:
            return v * t - G * t * t / 2
        t -= 2 * v / G
    return 0.0


def stick_slip(t: float) -> float:
    """Return the position of the block on the belt, which sticks at the start, at x = 0.

    It slips for (2/w) (pi - arctan((x_s - x_k) w/v)) and sticks for 2 (x_s - x_k)/v in turn.
    """
    w = math.sqrt(STIFFNESS / MASS)
    sticks, slides = (mu * MASS * G / STIFFNESS for mu in (STATIC, KINETIC))
    reach = sticks - slides
    slip = 2 / w * (math.pi - math.atan(reach * w / BELT))
    if t * BELT < sticks:
        return BELT * t
    t = (t - sticks / BELT) % (slip + 2 * reach / BELT)
    if t < slip:
        return slides + reach * math.cos(w * t) + BELT / w * math.sin(w * t)
    return slides - reach + BELT * (t - slip)


def ball_error(heights: Array) -> float:
    """Return the largest error of the height at `BALL_TIMES`, in metres."""
    return float(np.abs(heights - [bouncing(t) for t in BALL_TIMES]).max())


def belt_error(places: Array) -> float:
    """Return the largest error of the position at `BELT_TIMES`, in metres."""
    return float(np.abs(places - [stick_slip(t) for t in BELT_TIMES]).max())


def creep(places: Array) -> float:
    """Return the mean speed from 1 s to the end, in µm/s; the exact block is at rest."""
    return float(abs(places[-1] - places[1]) / (INCLINE_TIMES[-1] - INCLINE_TIMES[1]) * 1e6)


def discs_start() -> tuple[Array, Array]:
    """Return positions and velocities at the start, shape (discs, 2)."""
    random = np.random.default_rng(1)
    grid = np.array([(0.08 + 0.11 * (k % 4), 0.07 + 0.13 * (k // 4)) for k in range(DISCS)])
    shift, v = random.uniform(-1, 1, (2, DISCS, 2))
    return grid + 0.004 * shift, v


def energy_change(q: Array, v: Array) -> float:
    """Return the largest change of the energy, relative to that at the start.

    ``q`` and ``v`` have the shape (times, discs, 2).
    """
    energy = DISC_MASS * ((v**2).sum(axis=(1, 2)) / 2 + G * q[..., 1].sum(axis=1))
    return float(np.abs(energy / energy[0] - 1).max())


def overlap(q: Array) -> float:
    """Return the largest overlap of two discs or of a disc and a wall, in metres."""
    i, j = np.triu_indices(DISCS, 1)
    gaps = np.linalg.norm(q[:, i] - q[:, j], axis=-1) - 2 * RADIUS
    walls = [q[..., 0] - RADIUS, WIDTH - RADIUS - q[..., 0], q[..., 1] - RADIUS]
    return float(max(0.0, -gaps.min(), *(-wall.min() for wall in walls)))


def discs_error(motion: Array) -> float:
    """Return the larger of the energy's relative change and the overlap in radii.

    ``motion`` has the shape (2, times, discs, 2): positions and velocities.
    """
    return max(energy_change(*motion), overlap(motion[0]) / RADIUS)


def centre(first: Array, second: Array) -> Array:
    """Return the centre of the block for the angles of crank and rod, shape (times, 2)."""
    lengths = CLEARANCE["l1"], CLEARANCE["l2"]
    turns = (length * np.exp(1j * th) for length, th in zip(lengths, (first, second), strict=True))
    place = sum(turns)
    return np.column_stack([place.real, place.imag])


def clearance_error(places: Array) -> float:
    """Return the largest error of the centre of the block at `CLEARANCE_TIMES`, in metres."""
    return float(np.abs(places - CLEARANCE_PLACES).max())


def damping_ratio(restitution: float) -> float:
    """Return the damping ratio of a contact that only pushes, a spring next to a damper.

    From r'' + 2 z w r' + w^2 r = 0 the body leaves when r'' = 0, after the time a/(w sqrt(1 - z^2))
    with tan a = 2 z sqrt(1 - z^2)/(2 z^2 - 1), and with exp(-z a/sqrt(1 - z^2)) of its speed.
    """
    from scipy.optimize import brentq

    def excess(z: float) -> float:
        root = math.sqrt(1 - z * z)
        return math.exp(-z / root * math.atan2(2 * z * root, 2 * z * z - 1)) - restitution

    return 0.0 if restitution == 1 else brentq(excess, 1e-6, 0.99)


def steps_per_contact(steps: float) -> float:
    """Return the steps that a contact of a penalty method lasts.

    One part of the error comes from the duration of contacts, another from their resolution.
    If contacts last for the square root of the number of steps, both vanish. The factor was the
    best of several.
    """
    return math.sqrt(steps) / 9
