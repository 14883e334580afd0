"""Limits for pivots that can be trusted, in machine code and in pages."""

VANISHED = 1e-10  # a pivot relative to its terms counts as lost below it: a squared sine
SMALL = 1e-4  # a relative pivot below it: the solution is refined once
SPREAD = 1e-16  # least pivot of a constraint by the greatest; below it, singular values decide
LIGHT = 1e-12  # share of the trace of a singular M, in units, that a moving coordinate needs


def pivots_decide_rank(rank_tolerance: float) -> bool:
    """Return whether pivots decide which rows of A are independent.

    They do not if a small singular value that counts as zero can result from many pivots, none of
    which is small.

    Examples
    --------
    >>> pivots_decide_rank(1e-7), pivots_decide_rank(1e-4)
    (True, False)
    """
    return rank_tolerance <= 1e-6
