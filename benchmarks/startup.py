"""Cold start: what a user waits for, in fresh processes, against a bare ``import numpy``."""

import statistics
import subprocess
import sys
import time

RUNS = 5
COMMANDS = {
    "import numpy": ["-c", "import numpy"],
    "import teachmech": ["-c", "import teachmech"],
    "import sympy": ["-c", "import sympy"],
    "teachmech check": ["-m", "teachmech", "check", "{file}"],
    "teachmech run, RK4, 1000 steps": ["-m", "teachmech", "run", "{file}", "--quiet"],
    "teachmech run, DOP853 at 1e-9": [
        *("-m", "teachmech", "run", "{file}", "--quiet", "--method", "dop853")
    ],
}


def main() -> None:
    """Print the median of the wall time of every command and its ratio to the first."""
    from teachmech.problems import library

    file = str(library.FOLDER / "meridian.yaml")
    medians = {}
    for title, arguments in COMMANDS.items():
        command = [sys.executable, *(a.format(file=file) for a in arguments)]
        subprocess.run(command, check=True, capture_output=True)  # warm the disk cache
        times = []
        for _ in range(RUNS):
            begin = time.perf_counter()
            subprocess.run(command, check=True, capture_output=True)
            times.append(time.perf_counter() - begin)
        medians[title] = statistics.median(times)
    base = medians["import numpy"]
    for title, seconds in medians.items():
        print(f"{title:32} {seconds:6.2f} s   {seconds / base:5.1f} x import numpy")


if __name__ == "__main__":
    main()
