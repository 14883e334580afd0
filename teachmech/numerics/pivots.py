"""When a pivot of a factorisation may be trusted; for machine code and for pages."""

VANISHED = 1e-10  # a pivot below this part of what it is made from: the squared sine of an angle
SMALL = 1e-4  # below it, the solution is refined once
SPREAD = 1e-16  # of a constraint's pivot below the greatest: singular values tell what is zero
LIGHT = 1e-12  # of a singular M: what moves must have more of its trace, in units


def tell_the_rank(rank_tolerance: float) -> bool:
    """Return whether pivots tell which rows of A are independent.

    They do not where a singular value may be small and count as zero, which many pivots, none of
    them small, can make together.

    Examples
    --------
    >>> tell_the_rank(1e-7), tell_the_rank(1e-4)
    (True, False)
    """
    return rank_tolerance <= 1e-6
