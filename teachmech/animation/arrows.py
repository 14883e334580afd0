"""Arrows of a picture: forces by the points on which they act, and their scale."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from teachmech.animation.picture_frames import Single, single
from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, nearest
from teachmech.run.trajectory import Trajectory

Arrows = Mapping[str, Any] | None

ARROW = 0.35  # length of the largest force relative to the size; impacts do not count
GREEN, RED = "#009E73", "#D55E00"


@dataclass(frozen=True, eq=False)
class Forces:
    """The arrows of one kind: K forces in F frames."""

    title: str
    points: tuple[int, ...]  # the K points on which the forces act
    values: Single  # (F, K, 3), in newtons
    colour: str
    names: tuple[str, ...] = ()  # names of the arrows; empty if they have none
    shown: bool = True  # True if a player shows them initially
    cone: bool = False  # True for the edges of friction cones, two for each contact


def asked(
    arrows: Arrows, motion: Trajectory, times: Array, labels: tuple[str, ...]
) -> list[Forces]:
    """Return the named forces as arrows of one kind."""
    names, points, values = [], [], []
    for name, given in (arrows or {}).items():
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


def scale_of(forces: list[Forces], size: float, shown: int) -> float:
    """Return metres per newton from the first ``shown`` frames; single impacts do not count."""
    none, drawn = np.zeros(0), [kind for kind in forces if not kind.cone]
    lengths = [none, *(np.linalg.norm(kind.values[:shown], axis=-1).ravel() for kind in drawn)]
    seen = np.concatenate(lengths)
    seen = seen[seen > 0]
    return ARROW * size / float(np.quantile(seen, 0.95, method="lower")) if len(seen) else 0.0


def tips_of(forces: list[Forces], points: Array, scale: float) -> list[Array]:
    """Return the tips of the arrows, each (F, K, 3); single impacts are left out."""
    tips = []
    for kind in forces:
        if kind.names or kind.cone:
            arrows = scale * kind.values.astype(float)
            long = np.linalg.norm(arrows, axis=-1)
            usual = long <= 1.3 * np.quantile(long, 0.95)
            tips.append(points[:, kind.points] + np.where(usual[..., None], arrows, 0))
    return tips
