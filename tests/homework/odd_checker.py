"""A checking process whose requests say how it is to fail."""

import os
import signal
import time

from teachmech.base.errors import ProblemError
from teachmech.homework.marking import checking


class Odd:
    """Does what a request says."""

    def __init__(self, told):
        if told.get("name") == "broken":
            raise ProblemError("the notebook is broken", where="cell 1")
        if told.get("name") == "brief":
            checking.READY_SECONDS = 1.0

    def reply(self, request):
        match request["do"]:
            case "print":
                print("this is not for the other side")
                os.write(1, b"nor this\n")
            case "sleep":
                time.sleep(60)
            case "power":
                _ = 9**9**9
            case "memory":
                _ = bytearray(2**50)
            case "die":
                os.kill(os.getpid(), signal.SIGKILL)
            case "bug":
                raise ZeroDivisionError("a bug\nof ours")
        return {"pid": os.getpid()}


if __name__ == "__main__":
    checking.serve(Odd)
