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
    evaluations : int
        Of dy/dt by the plain program, also in rejected steps; a compiled run counts steps alone.
    projections : int
        Onto the constraints.
    rank_decisions : int
        Singular value decompositions of A: of evaluations, projections and stored states.
    compiled : bool
        Whether the run, or the rest of it, was compiled.
    """

    steps: int
    rejected: int | None
    evaluations: int
    projections: int
    rank_decisions: int
    compiled: bool = False
