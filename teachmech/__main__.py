"""``python -m teachmech`` is the command ``teachmech``."""

import gc
import signal
import sys


def command() -> int:
    """Run the command line of this process by `teachmech.cli.main`, and return the exit code.

    Ctrl-C ends the process without a traceback, even during imports and after the command. The
    process ends without a final garbage collection, which would take 30 ms.
    """
    handler = signal.getsignal(signal.SIGINT)
    is_default = handler is signal.default_int_handler  # False in a background job of a shell
    if is_default:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from teachmech.cli import main

    if is_default:
        signal.signal(signal.SIGINT, handler)
    try:
        return main()
    except KeyboardInterrupt:  # a second Ctrl-C, while main handled the first
        return 130
    finally:
        if is_default:
            signal.signal(signal.SIGINT, signal.SIG_DFL)
        gc.freeze()


if __name__ == "__main__":
    sys.exit(command())
