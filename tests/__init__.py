"""The tests; their folders mirror the packages of teachmech."""

import os
from pathlib import Path

ROOT = Path(__file__).parents[1]


def examples(count: int) -> int:
    """Return how many random examples a test of a property tries: all in `make test-rest`."""
    return count if os.environ.get("TEACHMECH_ALL_EXAMPLES") else max(count // 5, 10)
