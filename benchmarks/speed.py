"""Speed of this project and of its peers, side by side, in one process; writes docs/speed.md.

    python benchmarks/speed.py                          everything, half an hour; writes the page
    python benchmarks/speed.py --quick                  what is slow is left out; to the terminal
    python benchmarks/speed.py --cases chain5 andrews   some cases, to the terminal
    python benchmarks/speed.py --peers mujoco "c, -o3"  peers whose title holds one of the words
    python benchmarks/speed.py --page some/file.md      writes the page there, whatever was chosen

A peer that is not installed is a line of the page that says so. Peers come with
`pip install teachmech[bench]`.
"""

from __future__ import annotations

import os

os.environ["OMP_NUM_THREADS"] = "1"  # one core each, before NumPy is imported
os.environ["OPENBLAS_NUM_THREADS"] = "1"
os.environ["MKL_NUM_THREADS"] = "1"

import argparse
import dataclasses
import sys
from pathlib import Path

from contest import contest
from page import Section, contest_section, markdown, write_page
from speed_cases import CASES, chosen_by
from speed_measures import MEASURES
from speed_pictures import draw_contest

PAGE = Path(__file__).parents[1] / "docs" / "speed.md"
QUICK = ("worked-example", "chain5", "andrews", "starting", "growth")
LIMIT, QUICK_LIMIT = 60.0, 3.0  # seconds that a contestant may take for one run, and in all rounds


def say(text: str) -> None:
    """Print progress to the terminal."""
    print(text, file=sys.stderr, flush=True)


def section_of(name: str, options: argparse.Namespace) -> Section:
    """Run one case or measure."""
    if name in MEASURES:
        say(name)
        return MEASURES[name](options.quick)
    case = CASES[name]()
    if options.peers:
        case = dataclasses.replace(case, contestants=chosen_by(options.peers, case.contestants))
    results = contest(case, options.rounds, options.limit, say)
    return contest_section(case, results, draw_contest(case, results))


def main() -> None:
    """Read the options, run, and write or print."""
    names = (*CASES, *MEASURES)
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cases", nargs="+", choices=names, help="only these")
    parser.add_argument(
        "--peers", nargs="+", help="only peers whose title holds one of these words"
    )
    parser.add_argument("--quick", action="store_true", help="leave out what is slow")
    parser.add_argument("--rounds", type=int, help="turns of each contestant; 7, or 3 with --quick")
    parser.add_argument(
        "--limit", type=float, help="seconds of a run, at most; 60, or 3 with --quick"
    )
    parser.add_argument("--page", type=Path, help="write the page to this file")
    options = parser.parse_args()
    options.rounds = options.rounds or (3 if options.quick else 7)
    options.limit = options.limit or (QUICK_LIMIT if options.quick else LIMIT)
    whole = not (options.cases or options.peers or options.quick)
    page = options.page or (PAGE if whole else None)
    sections = []
    try:
        for name in options.cases or (QUICK if options.quick else names):
            sections.append(section_of(name, options))
            if page is None:
                print(markdown(sections[-1], "images"), flush=True)
            else:
                write_page(sections, page, options.limit)
    except KeyboardInterrupt:
        say("interrupted; this is what was done")
    if page is not None:
        say(f"written: {page}")


if __name__ == "__main__":
    main()
