"""``python -m teachmech`` is the command ``teachmech``."""

import gc
import signal
import sys


def command() -> int:
    """Run the command line of this process, as `teachmech.cli.main`, and let it end at once.

    Ctrl-C ends the process without a traceback also while Python imports the command, and after
    the command has ended. What is left goes with the process, so Python need not look for garbage
    in it.
    """
    handler = signal.getsignal(signal.SIGINT)
    ends_at_once = handler is signal.default_int_handler  # not in a background job of a shell
    if ends_at_once:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from teachmech.cli import main

    if ends_at_once:
        signal.signal(signal.SIGINT, handler)
    try:
        return main()
    except KeyboardInterrupt:  # while main answered to the first one
        return 130
    finally:
        if ends_at_once:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
        gc.freeze()


if __name__ == "__main__":
    sys.exit(command())
