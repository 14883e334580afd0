"""What the commands of the command line are made of, and the options that several of them share."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from teachmech.base.errors import printable

Option = tuple[tuple[str, ...], dict[str, Any]]
Run = Callable[[argparse.Namespace], int | None]  # returns the exit code; None stands for 0


def option(*names: str, **settings: Any) -> Option:
    """Return an option or an argument of commands, as `ArgumentParser.add_argument` takes it.

    A path of the type Path may not be empty.
    """
    return names, settings | ({"type": _path} if settings.get("type") is Path else {})


def _path(text: str) -> Path:
    """The path; an empty one, as of a variable that the shell does not know, is refused."""
    if not text:
        raise argparse.ArgumentTypeError("an empty text is not a name")
    return Path(text)


def flag(name: str, help: str) -> Option:
    """Return an option without a value."""
    return option(name, action="store_true", help=help)


FOLDER = option("folder", type=Path, help="where to write")
OUTPUT = option("-o", "--output", type=Path, metavar="F", help="a file; else the terminal")
JSON = flag("--json", "the report as JSON")


def add_command(
    group: Any, name: str, run: Run | None, summary: str, examples: list[str], *options: Option
) -> argparse.ArgumentParser:
    """Add a command to a group of commands, and return its parser.

    Parameters
    ----------
    group : object
        What ``add_subparsers`` of argparse returns.
    name : str
    run : callable or None
        What the command does; None for one that is a group itself.
    summary : str
        What it does, in a line that begins small and has no full stop.
    examples : list of str
        What may follow the name.
    *options : Option
        Its arguments and options.
    """
    parser: argparse.ArgumentParser = group.add_parser(
        name,
        help=summary,
        description=summary[0].upper() + summary[1:] + ".",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    lines = (f"  {parser.prog} {example}".rstrip() for example in examples)
    parser.epilog = "\n".join(["examples:", *lines])
    parser.set_defaults(command=run)
    for names, settings in options:
        parser.add_argument(*names, **settings)
    return parser


def tell(text: object) -> None:
    """Print a text in which somebody else has words: what steers a terminal is shown escaped."""
    print("\n".join(printable(line) for line in str(text).split("\n")))


def complain(words: object) -> None:
    """Say in a line on standard error what is wrong."""
    print(f"teachmech: {printable(str(words))}", file=sys.stderr)
