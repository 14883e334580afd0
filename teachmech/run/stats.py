"""Stats: what a run took."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Stats:
    """What a run took.

    Attributes
    ----------
    steps : int
        Accepted steps.
    rejected : int or None
        Steps with too large an error; not counted by the solvers of SciPy and compiled runs.
    evaluations : int or None
        Of dy/dt, also in rejected steps; like the next two None for a run that was compiled, or
        became so, which counts its steps alone.
    projections : int or None
        Onto the constraints.
    rank_decisions : int or None
        Singular value decompositions of A: of evaluations, projections and stored states.
    compiled : bool
        Whether the run, or the rest of it, was compiled.
    """

    steps: int
    rejected: int | None
    evaluations: int | None
    projections: int | None
    rank_decisions: int | None
    compiled: bool = False
