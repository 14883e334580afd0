"""Building blocks of the command line, and the options that several commands share."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from teachmech.base.errors import printable

Option = tuple[tuple[str, ...], dict[str, Any]]
Run = Callable[[argparse.Namespace], int | None]  # returns the exit code; None means 0


def option(*names: str, **settings: Any) -> Option:
    """Return an option or an argument of commands, with the arguments of ``add_argument``.

    A path of the type Path may not be empty.
    """
    return names, settings | ({"type": _path} if settings.get("type") is Path else {})


def _path(text: str) -> Path:
    """Return the path; refuse an empty one, which may come from an undefined shell variable."""
    if not text:
        raise argparse.ArgumentTypeError("an empty text is not the name of a file")
    return Path(text)


def flag(name: str, help: str) -> Option:
    """Return an option without a value."""
    return option(name, action="store_true", help=help)


FOLDER = option("folder", type=Path, help="the folder to write to")
OUTPUT = option("-o", "--output", type=Path, metavar="F", help="a file; by default the terminal")
JSON = flag("--json", "print the report as JSON")


def add_command(
    group: Any, name: str, run: Run | None, summary: str, examples: list[str], *options: Option
) -> argparse.ArgumentParser:
    """Add a command to a group of commands, and return its parser.

    Parameters
    ----------
    group : object
        The result of ``add_subparsers`` of argparse.
    name : str
    run : callable or None
        The function of the command; None for a command that is a group itself.
    summary : str
        A one-line description, without an initial capital and a final full stop.
    examples : list of str
        Arguments that may follow the name.
    *options : Option
        The arguments and options of the command.
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
    """Print a text that may contain foreign parts; escape control characters."""
    print("\n".join(printable(line) for line in str(text).split("\n")))


def complain(words: object) -> None:
    """Print a message in one line on standard error."""
    print(f"teachmech: {printable(str(words))}", file=sys.stderr)
