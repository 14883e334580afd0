"""Limits for pivots that can be trusted, in machine code and in pages."""

VANISHED = 1e-10  # least pivot relative to its terms (a squared sine); smaller ones count as lost
SMALL = 1e-4  # if a relative pivot is smaller, the solution is refined once
SPREAD = 1e-16  # least pivot by greatest, of constraints; below, singular values decide
LIGHT = 1e-12  # least pivot of a coordinate by the trace of a singular M, in units


def pivots_decide_rank(rank_tolerance: float) -> bool:
    """Return whether pivots decide which rows of A are independent.

    They cannot if a singular value may count as zero although no single pivot is small.

    Examples
    --------
    >>> pivots_decide_rank(1e-7), pivots_decide_rank(1e-4)
    (True, False)
    """
    return rank_tolerance <= 1e-6
