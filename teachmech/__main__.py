"""``python -m teachmech`` is the command ``teachmech``."""

import gc
import sys

from teachmech.cli import main


def command() -> int:
    """Run the command line of this process, as `teachmech.cli.main`, and let it end at once.

    What is left goes with the process, so Python need not look for garbage in it.
    """
    try:
        return main()
    finally:
        gc.freeze()


if __name__ == "__main__":
    sys.exit(command())
