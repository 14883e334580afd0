"""The effort of a run."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Stats:
    """The effort of a run.

    Attributes
    ----------
    steps : int
        Accepted steps.
    rejected : int or None
        Steps with too large an error; None for the solvers of SciPy and compiled runs.
    evaluations : int or None
        Evaluations of dy/dt, including those in rejected steps; with Moreau's scheme, of the terms
        of the equations of motion, in steps and in corrections of positions. This number and the
        next two are None if the run was, or became, compiled, since a compiled run counts only its
        steps.
    projections : int or None
        Projections onto the constraints.
    rank_decisions : int or None
        Singular value decompositions of A, in evaluations, projections and at stored states.
    compiled : bool
        Whether the run, or the rest of it, was compiled.
    contact_problems : int or None
        Complementarity problems of contacts, in impacts or in steps of Moreau's scheme; None as for
        the evaluations.
    residual : float
        The largest residual of these problems, relative to their terms; see
        `teachmech.numerics.complementarity.natural_residual`.
    """

    steps: int
    rejected: int | None
    evaluations: int | None
    projections: int | None
    rank_decisions: int | None
    compiled: bool = False
    contact_problems: int | None = 0
    residual: float = 0.0
