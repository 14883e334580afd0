"""The damped double parallelogram over 20 s with every pseudo-inverse: which ones reach the end.

Runs have no stabilisation and one of three rank tolerances, Baumgarte's stabilisation, or
projection. A run ends after 10 000 calls, since a complete one needs about 5300. The script takes
some minutes.
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
