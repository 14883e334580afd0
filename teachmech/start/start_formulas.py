"""The start of a mechanism in a page: formulas that are linear in each of several parameters."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import TeachmechError
from teachmech.model.description import Description, Text
from teachmech.program import Model

Assembled = Callable[[Mapping[str, float]], Mapping[str, Text]]  # start values by parameters

EXACT = 1e-10  # error of the formulas relative to the largest start value
PART = 0.25  # change of a parameter from which a coefficient follows, relative to its value
TRIED = -0.3  # relative change at which the formulas must hold

Coefficients = dict[tuple[str, ...], Array]  # of the products of changes of parameters, by names


def start_formulas(
    assembled: Assembled, system: Description, names: Sequence[str]
) -> tuple[dict[str, str], list[str]]:
    """Return start values as formulas of parameters, and the parameters without a formula.

    There is a formula if the start is linear in the parameter while the others do not change.

    Examples
    --------
    >>> import teachmech as tm
    >>> top = tm.example("heavy-top")
    >>> found, others = start_formulas(top.start_by(["w"], 0.0), top.system, ["w"])
    >>> sorted(found), others
    (['vy_OG_x', 'vy_OG_z', 'vz_OG_y'], [])
    """
    states = (*system.coordinates, *system.velocities)
    present = {name: system.parameter_values[name] for name in names}
    sizes = {name: abs(x) or 1.0 for name, x in present.items()}
    first, found = np.concatenate(Model.of(system).start), Coefficients()

    def error(known: Coefficients, changed: Sequence[str], part: float) -> Array:
        """Return the error of formulas if parameters change by a part of their sizes."""
        changes = {name: part * sizes[name] for name in changed}
        start = assembled({name: x + changes.get(name, 0.0) for name, x in present.items()})
        expected = [_product(changes, own) * slope for own, slope in known.items()]
        missed: Array = (
            np.array([float(start[s]) for s in states]) - first - np.sum(expected, axis=0)
        )
        return missed

    def is_exact(known: Coefficients, changed: Sequence[str]) -> bool:
        most = EXACT * float(np.abs(first).max(initial=1.0))
        return bool(np.abs(error(known, changed, TRIED)).max() <= most)

    def with_term(known: Coefficients, own: tuple[str, ...]) -> Coefficients:
        return known | {own: error(known, own, PART) / math.prod(PART * sizes[n] for n in own)}

    hidden = []
    for name in names:
        others = [own[0] for own in found if len(own) == 1]
        try:
            trial = with_term(found, (name,))
            if not is_exact(trial, [*others, name]):
                for other in others:
                    trial = with_term(trial, (other, name))
                if not others or not is_exact(trial, [*others, name]):
                    hidden.append(name)
                    continue
            found = trial
        except TeachmechError:  # no start for such values
            hidden.append(name)
    return _written(states, first, found, present), hidden


def _product(changes: Mapping[str, float], names: Sequence[str]) -> float:
    return math.prod(changes.get(name, 0.0) for name in names)


def _written(
    states: Sequence[str], first: Array, found: Coefficients, present: Mapping[str, float]
) -> dict[str, str]:
    """Return the formulas of the values that change."""
    texts = {}
    for k, state in enumerate(states):
        terms = "".join(
            f" + {float(slope[k])!r}*" + "*".join(f"({name} - {present[name]!r})" for name in own)
            for own, slope in found.items()
            if abs(slope[k]) > EXACT * np.abs(slope).max()
        )
        if terms:
            texts[state] = f"{float(first[k])!r}{terms}"
    return texts
