"""The tests; their folders mirror the packages of teachmech."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
