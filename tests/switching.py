"""The examples whose constraints switch; `tests.run.test_switched_programs` compares languages."""

import teachmech as tm

FRICTION = ("belt", "billiard-ball", "falling-hoop", "woodpecker")
ONE_SIDED = ("bouncing-ball", "cam-and-follower", "cradle", "ladder", "slack-thread", *FRICTION)
PROGRAMMES = ("planar-robot",)
SWITCHING = ("clutch", "geneva-drive", "peg-pendulum", *ONE_SIDED)


def two_sided(kind=None):
    """Return the names of the examples without one-sided constraints."""
    return [name for name in tm.examples(kind) if name not in ONE_SIDED]


def without_friction(kind=None):
    """Return the names of the examples without friction, which the kernels do not compute."""
    return [name for name in tm.examples(kind) if name not in FRICTION]


def portable(kind=None):
    """Return the names of the examples whose constraints always act."""
    return [name for name in tm.examples(kind) if name not in SWITCHING]
