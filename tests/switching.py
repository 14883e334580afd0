"""The examples whose constraints switch, which JavaScript and MATLAB refuse."""

import teachmech as tm

SWITCHING = ("clutch", "geneva-drive", "peg-pendulum")


def portable(kind=None):
    """Return the names of the examples that every language can compute."""
    return [name for name in tm.examples(kind) if name not in SWITCHING]
