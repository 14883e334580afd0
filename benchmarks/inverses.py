"""The damped double parallelogram over 20 s with every pseudo-inverse: who reaches the end.

Without stabilisation at three rank tolerances, with Baumgarte's stabilisation, and with projection.
A run that crawls ends at 10 000 calls; some 5300 are enough for a whole one. Some minutes in all.
"""

from teachmech.problems.double_parallelogram import double_parallelogram
from teachmech.studies.comparison import compare_inverses

RUNS = [
    {"rank_tolerance": 1e-15},
    {"rank_tolerance": 1e-10},
    {"rank_tolerance": 1e-6},
    {"rank_tolerance": 1e-10, "stabilisation": "baumgarte"},
    {"rank_tolerance": 1e-6, "stabilisation": "baumgarte"},
    {"rank_tolerance": 1e-10, "stabilisation": "projection", "method": "dop853"},
]


def main() -> None:
    """Print one table for each way to run."""
    system = double_parallelogram()
    for options in RUNS:
        print(compare_inverses(system, time=(0, 20, 0.02), call_limit=10_000, **options))
        print(flush=True)


if __name__ == "__main__":
    main()
