"""Chains of rigid bodies on hinges, in the coordinates that peers have: one angle per hinge.

One to three hinges at one point join each body to the previous one. The mechanisms are those
of the package. All peers begin with the start that this project has assembled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

import chains
import numpy as np

from teachmech import Mechanism, example
from teachmech.problems.library import FOLDER

Array = np.ndarray
X, Y, Z = np.eye(3)
GRAVITY = 9.80665
REFERENCE = Path(__file__).parent / "reference"


@dataclass(frozen=True, eq=False)
class Link:
    """A body of a tree.

    Attributes
    ----------
    place, turn : array
        Of its hinges in the frame of the body before, and of its own frame there at angles 0.
    axes : sequence of array
        Of its hinges, one after the other, in its own frame at angles 0.
    mass, centroid, inertia
        The inertia about the centroid, three moments along the axes of its frame.
    tip : array
        The point that is compared, in its frame.
    """

    place: Array
    turn: Array
    axes: Sequence[Array]
    mass: float
    centroid: Array
    inertia: Sequence[float]
    tip: Array


@dataclass(frozen=True, eq=False)
class Tree:
    """Links one after the other, with angles and rates at the start and times of comparison."""

    links: Sequence[Link]
    q: Array
    v: Array
    times: Array
    gravity: float

    @cached_property
    def hinges(self) -> list[tuple[Link, Array, bool, bool]]:
        """Each hinge with its link, its axis, and whether it is the first or last of the link."""
        return [
            (link, axis, k == 0, k == len(link.axes) - 1)
            for link in self.links
            for k, axis in enumerate(link.axes)
        ]

    def tips(self, q: Array) -> Array:
        """Return the positions of the points that are compared, shape (links, 3)."""
        turn, place, places, angles = np.eye(3), np.zeros(3), [], iter(q)
        for link in self.links:
            place = place + turn @ link.place
            turn = turn @ link.turn
            for axis in link.axes:
                turn = turn @ rotation(axis, next(angles))
            places.append(place + turn @ link.tip)
        return np.array(places)


def rotation(axis: Array, angle: float) -> Array:
    """Return the rotation about a unit vector (Rodrigues)."""
    x, y, z = axis
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    turned: Array = np.eye(3) + np.sin(angle) * cross + (1 - np.cos(angle)) * cross @ cross
    return turned


def chain(n: int) -> Tree:
    """Return the spherical chain on two hinges per link, about y, then x."""
    down = np.array([0, 0, -1 / n])
    links = [
        Link(down if k else 0 * down, np.eye(3), (Y, X), 1 / n, down, (0, 0, 0), down)
        for k in range(n)
    ]
    q, v = np.zeros(2 * n), np.zeros(2 * n)
    q[0], v[1] = -chains.TILT, chains.RATE
    return Tree(links, q, v, chains.TIMES, chains.GRAVITY)


# --- mechanisms of the package ------------------------------------------------------------------


def limp_arm() -> Mechanism:
    """Return the robot arm of the package without its drives, started in their state at 0 s."""
    text = (FOLDER / "space" / "robot-arm.yaml").read_text(encoding="utf-8")
    before, rest = text.split("Drives:\n")
    after = rest[rest.index("ProblemData:") :]
    angles = "{theta_q1: 0, theta_q2: 0.6, theta_q3: 1.4, theta_q4: 0, theta_q5: 0, theta_q6: 0}"
    rates = (
        "{theta_q1: 1.2*w, theta_q2: 0.3*w, theta_q3: 0, theta_q4: w, theta_q5: w, theta_q6: -2*w}"
    )
    start = f"ProblemData: {{tend: 2, positions: {angles}, velocities: {rates}}}"
    return Mechanism.loads(before + after.replace("ProblemData: {tend: 4}", start))


def _heavy_top() -> tuple[Mechanism, list[Link]]:
    top = example("heavy-top")
    arm = np.array([0.3, 0, 0])
    return top, [Link(0 * X, np.eye(3), (Z, Y, X), 2.0, arm, (0.02, 0.05, 0.05), arm)]


def _multpenduj() -> tuple[Mechanism, list[Link]]:
    ends, turn = (0.5 * X, X), rotation(X, 0.3)
    across = 0.05**2 / 2, 1 / 12 + 0.05**2 / 4, 1 / 12 + 0.05**2 / 4
    first = Link(0 * X, np.eye(3), (Y, Z), 1.0, ends[0], across, ends[1])
    other = Link(X, turn, (Y, Z), 1.0, ends[0], across, ends[1])
    return example("multpenduj"), [first, *[other] * 9]


def _robot_arm() -> tuple[Mechanism, list[Link]]:
    upright = np.column_stack([Z, -Y, X])
    small = (0.001,) * 3
    rows = [
        (0.0, upright, X, 8.0, 0.4, (0.05, 0.15, 0.15)),
        (0.4, np.eye(3), Y, 6.0, 0.5, (0.02, 0.14, 0.14)),
        (0.5, np.eye(3), Y, 4.0, 0.4, (0.01, 0.06, 0.06)),
        (0.4, np.eye(3), X, 1.0, 0.1, small),
        (0.1, np.eye(3), Y, 1.0, 0.1, small),
        (0.1, np.eye(3), X, 0.5, 0.1, (0.0005,) * 3),
    ]
    links = [
        Link(place * X, turn, (axis,), mass, long / 2 * X, inertia, long * X)
        for place, turn, axis, mass, long, inertia in rows
    ]
    return limp_arm(), links


MECHANISMS = {"heavy-top": _heavy_top, "multpenduj": _multpenduj, "robot-arm": _robot_arm}
BODIES = {
    "heavy-top": ["OG"],
    "multpenduj": ["OA", "AB", "BC", "CD", "DE", "EF", "FG", "GH", "HI", "IJ"],
    "robot-arm": ["OA", "AB", "BC", "CD", "DE", "EF"],
}
SPANS = {"heavy-top": 5.0, "multpenduj": 10.0, "robot-arm": 2.0}


@cache
def tree(name: str) -> Tree:
    """Return a mechanism as a tree, with its assembled start."""
    mechanism, links = MECHANISMS[name]()
    start = mechanism.simulate(time=(0, 0.001), compiled=False)
    q, v = [], []
    before, spin = np.eye(3), np.zeros(3)
    for link, body in zip(links, BODIES[name], strict=True):
        moved = mechanism.body_motion(start, body)
        now, rate = moved.rotation[0], moved.angular_velocity[0]
        turned = link.turn.T @ before.T @ now  # the hinges alone
        angles = angles_of(turned, link.axes)
        steps, frame = [], before @ link.turn
        for axis, angle in zip(link.axes, angles, strict=True):
            steps.append(frame @ axis)
            frame = frame @ rotation(axis, angle)
        assert np.abs(frame - now).max() < 1e-12
        q += [*angles]
        v += [*np.linalg.lstsq(np.column_stack(steps), rate - spin)[0]]
        before, spin = now, rate
    times = np.linspace(0, SPANS[name], 11)
    return Tree(links, np.array(q), np.array(v), times, GRAVITY)


def angles_of(turned: Array, axes: Sequence[Array]) -> list[float]:
    """Return the angles of successive hinges about coordinate axes."""
    if len(axes) == 1:
        (axis,) = axes
        j, k = np.nonzero(axis == 0)[0]
        sign = np.cross(np.eye(3)[j], np.eye(3)[k]) @ axis
        return [float(sign * np.arctan2(turned[k, j], turned[j, j]))]
    if len(axes) == 2:  # about y, then z
        return [
            float(np.arctan2(turned[0, 2], turned[2, 2])),
            float(np.arctan2(turned[1, 0], turned[1, 1])),
        ]
    return [  # about z, y, x
        float(np.arctan2(turned[1, 0], turned[0, 0])),
        float(-np.arcsin(turned[2, 0])),
        float(np.arctan2(turned[2, 1], turned[2, 2])),
    ]


@cache
def reference(name: str) -> Array:
    """Return the tips at the times of a tree, shape (11, links, 3); see `tree_reference.py`."""
    rows = np.loadtxt(REFERENCE / f"{name}.csv", delimiter=",", skiprows=1)
    return rows[:, 1:].reshape(len(rows), -1, 3)


def error(name: str, places: Array) -> float:
    """Return the largest error of a coordinate of a tip at a time of comparison, in metres."""
    return float(np.abs(places - reference(name)).max())
