"""Limits for pivots that can be trusted, in machine code and in pages."""

VANISHED = 1e-10  # least pivot relative to its terms (a squared sine); smaller ones count as lost
SMALL = 1e-4  # if a relative pivot is smaller, the solution is refined once
SPREAD = 1e-16  # least pivot by greatest, of constraints; below, singular values decide
LIGHT = 1e-12  # least pivot of a coordinate by the trace of a singular M, in units

# Complementarity problems, in the units of `teachmech.numerics.complementarity.equilibration`.
NEGLIGIBLE = 1e-10  # relative size below which forces and accelerations of contacts count as zero
PIVOT = 1e-10  # least pivot of a path relative to the largest entry of its column
TIE = 1e-12  # relative difference below which two ratios are equal, or z0 is zero
LIMIT = 10_000  # pivots; a path takes about n of them, but may take 2^n
REFINEMENTS = 3  # each reduces the error by the relative error of the inverse of the basis


def pivots_decide_rank(rank_tolerance: float) -> bool:
    """Return whether pivots decide which rows of A are independent.

    They cannot if a singular value may count as zero although no single pivot is small.

    Examples
    --------
    >>> pivots_decide_rank(1e-7), pivots_decide_rank(1e-4)
    (True, False)
    """
    return rank_tolerance <= 1e-6
