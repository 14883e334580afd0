"""Draw the pictures of docs/mechanisms.md: python docs/mechanism_pictures.py [NAME ...]."""

import sys
from pathlib import Path

import teachmech as tm
from teachmech import plots

FOLDER = Path(__file__).parent / "images" / "mechanisms"


def main(names: list[str]) -> None:
    """Write one picture a mechanism, of its first 10 s."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or tm.examples("mechanisms"):
        mechanism = tm.example(name)
        start, end = mechanism.time_span
        end = min(end, start + 10)
        motion = mechanism.simulate(time=(start, end, (end - start) / 400))
        figure = plots.mechanism(motion)
        figure.savefig(FOLDER / f"{name}.png", dpi=100)
        print(FOLDER / f"{name}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
