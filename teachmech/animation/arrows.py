"""Arrows of a picture: forces by the points on which they act, and their scale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol, runtime_checkable

import numpy as np

from teachmech.animation.picture_frames import Single, single
from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, nearest
from teachmech.expressions import Formula
from teachmech.model.description import Description
from teachmech.run.trajectory import Trajectory


@runtime_checkable
class Derivatives(Protocol):
    """The derivatives of a motion; see `teachmech.stability.sensitivities.Sensitivities`."""

    @property
    def system(self) -> Description:
        """The system with the start of the motion."""

    @property
    def names(self) -> tuple[str, ...]:
        """The k start values and parameters."""

    @property
    def t(self) -> Array:
        """The N times, in seconds."""

    @property
    def q(self) -> Array:
        """The coordinates, shape (N, n)."""

    def of(self, quantities: Sequence[Formula]) -> tuple[Array, Array]:
        """Return the values of c formulas and their derivatives, shapes (N, c) and (N, c, k)."""


Arrows = Mapping[str, Any] | Derivatives | None

ARROW = 0.35  # length of the largest force relative to the size; impacts do not count
LONG = 2  # a friction cone may be this many times as long, so that most cones can be seen
CONE = 5  # vectors of a friction cone: position in m, force, axis, two radii (one in the plane)
GREEN, RED = "#009E73", "#D55E00"


@dataclass(frozen=True, eq=False)
class Forces:
    """The arrows of one kind: K forces or displacements in F frames."""

    title: str
    points: tuple[int, ...]  # the K points where the arrows begin; 0 in cones
    values: Single  # (F, K, 3), in newtons, or in metres for displacements
    colour: str
    names: tuple[str, ...] = ()  # names of the arrows; empty if they have none
    shown: bool = True  # True if a player shows them initially
    cone: bool = False  # True for friction cones: CONE vectors for each contact
    longer: float = 1.0  # times the scale of the picture; friction cones have a scale of their own
    metres: bool = False  # True for displacements, which have the scale of lengths

    def drawn(self, scale: float) -> float:
        """Return metres of an arrow per unit of the values, for a scale in metres per newton."""
        return 1.0 if self.metres else scale * self.longer

    @property
    def cones(self) -> Array:
        """The vectors of friction cones, shape (F, C, CONE, 3); see `CONE`."""
        frames, vectors, _ = self.values.shape
        return self.values.astype(float).reshape(frames, vectors // CONE, CONE, 3)


def asked(
    arrows: Mapping[str, Any], motion: Trajectory, times: Array, labels: tuple[str, ...]
) -> list[Forces]:
    """Return the named forces as arrows of one kind."""
    names, points, values = [], [], []
    for name, given in arrows.items():
        if str(name).startswith("torque "):
            continue
        point = str(name).partition(" ")[0]
        if point not in labels:
            hint = nearest(point, labels)
            what = f"the arrow {name!r} acts on no point; the first word of its name must be one"
            raise ProblemError(what, key="arrows", hint=hint)
        force = np.asarray(given, dtype=float)
        if force.ndim != 2 or len(force) != len(motion) or force.shape[1] not in (1, 2, 3):
            what = f"the arrow {name!r} has the shape {force.shape}"
            hint = f"give ({len(motion)}, 2), a row for each stored time of the motion"
            raise ProblemError(what, key="arrows", hint=hint)
        names.append(str(name))
        points.append(labels.index(point))
        padded = np.zeros((len(times), 3))
        for axis, part in enumerate(single(force).T):
            padded[:, axis] = np.interp(times, motion.t, part)
        values.append(padded)
    if not names:
        return []
    both = np.stack(values, axis=1).astype(np.float32)
    return [Forces("forces", tuple(points), both, RED, tuple(names))]


def scaled(forces: list[Forces], size: float, shown: int) -> tuple[list[Forces], float]:
    """Return the forces and metres per newton, from the first ``shown`` frames.

    Single impacts do not count. The scale of cones follows from the median of their normal forces,
    unless the longest cones would then be more than `LONG` times as long as the longest arrow.
    """
    arrows = [kind.values[:shown] for kind in forces if not (kind.cone or kind.metres)]
    cones = [kind.cones[:shown, :, 2] for kind in forces if kind.cone]
    largest, typical = quantile(arrows, 0.95), quantile(cones, 0.5)
    cone = max(quantile(cones, 0.95) / LONG, typical)
    unit = largest or cone
    scale = ARROW * size / unit if unit else 0.0
    longer = unit / cone if cone else 1.0
    return [replace(kind, longer=longer) if kind.cone else kind for kind in forces], scale


def quantile(vectors: list[Any], part: float) -> float:
    """Return a quantile of the lengths of vectors, apart from zeros; 0 if there are none."""
    arrays = [np.asarray(v, dtype=float) for v in vectors]  # squares overflow in single precision
    seen = np.concatenate([np.zeros(0), *(np.linalg.norm(v, axis=-1).ravel() for v in arrays)])
    seen = seen[seen > 0]
    return float(np.quantile(seen, part, method="lower")) if len(seen) else 0.0


def edges_of(kind: Forces) -> Array:
    """Return vectors from the tips of cones to their rims, shape (F, 4 C, 3)."""
    cones = kind.cones
    axis, radii = cones[:, :, 2:3], cones[:, :, 3:]
    edges: Array = np.concatenate([axis + radii, axis - radii], axis=2)
    return edges.reshape(len(cones), -1, 3)


def tips_of(forces: list[Forces], points: Array, scale: float) -> list[Array]:
    """Return the tips of the arrows, each (F, K, 3); single impacts are left out."""
    tips = []
    for kind in forces:
        if kind.names or kind.cone:
            values = edges_of(kind) if kind.cone else kind.values.astype(float)
            arrows = kind.drawn(scale) * values
            start = (
                np.repeat(kind.cones[:, :, 0], 4, axis=1) if kind.cone else points[:, kind.points]
            )
            long = np.linalg.norm(arrows, axis=-1)
            usual = long <= 1.3 * np.quantile(long, 0.95)
            tips.append(start + np.where(usual[..., None], arrows, 0))
    return tips
