"""The examples whose constraints switch; `tests.run.test_switched_programs` compares languages."""

import teachmech as tm

SWITCHING = ("clutch", "geneva-drive", "peg-pendulum")


def portable(kind=None):
    """Return the names of the examples whose constraints always act."""
    return [name for name in tm.examples(kind) if name not in SWITCHING]
