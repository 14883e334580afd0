"""When a pivot of a factorisation may be trusted; for machine code and for pages."""

VANISHED = 1e-10  # a pivot below this part of what it is made from: the squared sine of an angle
SMALL = 1e-4  # below it, the solution is refined once
SPREAD = 1e-16  # of a constraint's pivot below the greatest: singular values tell what is zero
LIGHT = 1e-12  # of a singular M: what moves must have more of its trace, in units
