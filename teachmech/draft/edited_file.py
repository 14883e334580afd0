"""A problem file with other values in place of its own, and with its comments."""

from __future__ import annotations

from typing import Any

from teachmech.base import documents
from teachmech.base.errors import TeachmechError
from teachmech.draft.draft import Draft
from teachmech.problems.particles import ParticleProblem


def edited_file(original: ParticleProblem, problem: ParticleProblem) -> str | None:
    r"""Return the text of a file with the values of another problem; the rest does not change.

    Parameters
    ----------
    original : ParticleProblem
        The problem of the file.
    problem : ParticleProblem
        The problem of a draft that began with the file.

    Returns
    -------
    str or None
        None if more than values differ, such as the number of particles.

    Examples
    --------
    >>> text = "dimension: 1\nparticles:\n- {mass: 1, position: [0]}  # bead\n"
    >>> bead = ParticleProblem.loads(text + "time: {end: 1, step: 0.1}")
    >>> draft = Draft.of(bead)
    >>> draft.type("mass 1", "2")
    >>> print(edited_file(bead, draft.problem()))
    dimension: 1
    particles:
    - {mass: 2, position: [0]}  # bead
    time: {end: 1, step: 0.1}
    """
    after = problem.to_dict()
    changes: dict[documents.Path, str] = {}
    if not _compare(_normal(original), after, (), changes):
        return None
    text = documents.edited(original.to_yaml(), changes)
    try:
        if text is None or _normal(ParticleProblem.loads(text)) != after:
            return None
    except TeachmechError:
        return None
    return text


def _normal(problem: ParticleProblem) -> dict[str, Any]:
    """Return the fields of a problem in the form that a draft gives them."""
    return Draft.of(problem).problem().to_dict()


def _compare(
    one: Any, other: Any, path: documents.Path, changes: dict[documents.Path, str]
) -> bool:
    """Collect the values that differ in the other problem; return whether nothing else differs."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(
            _compare(one[key], other[key], (*path, key), changes) for key in one
        )
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(
            _compare(*pair, (*path, k), changes)
            for k, pair in enumerate(zip(one, other, strict=True))
        )
    if isinstance(one, dict | list) or isinstance(other, dict | list):
        return False
    if one != other:
        changes[path] = str(other)
    return True
