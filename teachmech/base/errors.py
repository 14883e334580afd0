"""One family of exceptions: each states what is wrong, where, and what to do.

Every error that a user of teachmech can cause is a `TeachmechError`; anything else that
escapes is a bug of this package.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from difflib import SequenceMatcher, get_close_matches
from functools import cache, cached_property, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from teachmech.base.blas import ONE_BLAS_THREAD

if TYPE_CHECKING:
    import numpy as np


C = TypeVar("C", bound=Callable[..., Any])
ArgumentKind = tuple[
    Callable[[Any], bool], str
]  # a test of a value, and a description of valid values


def shortened(text: object, length: int = 40) -> str:
    """Return the user's text in quotes, shortened if it is long.

    Examples
    --------
    >>> shortened("x" * 1000, 5)
    "'xxxxx...'"
    """
    whole = str(text)
    return repr(whole if len(whole) <= length else whole[:length] + "...")


def readable(text: object, length: int = 200) -> str:
    r"""Return a foreign text as one line in which every character is printable.

    Other characters are shown by their escapes, so that a file name can neither break a line
    nor control a terminal. Bytes that are not UTF-8, which Python keeps as lone surrogates, are
    shown as bytes.

    Examples
    --------
    >>> print(readable("two\nlines, a \x1b[31mcolour, and M\udcfcller"))
    two\nlines, a \x1b[31mcolour, and M\xfcller
    """
    whole = str(text)
    return printable(whole if len(whole) <= length else whole[:length] + "...")


def printable(text: str) -> str:
    """Return a text as `readable` does, without a limit on its length."""
    return "".join(c if c.isprintable() else _escaped(c) for c in text)


def _escaped(character: str) -> str:
    if "\udc80" <= character <= "\udcff":  # a byte, by os.fsdecode
        return f"\\x{ord(character) - 0xDC00:02x}"
    return character.encode("unicode_escape").decode()


def a_kind(value: object) -> str:
    """Return the type of an object with its article.

    Examples
    --------
    >>> a_kind(3), a_kind([]), a_kind(ProblemError("x"))
    ('an int', 'a list', 'a ProblemError')
    """
    if value is None:
        return "None"
    name = type(value).__name__
    return f"{'an' if name[0] in 'aeioAEIO' or name == 'ndarray' else 'a'} {name}"


class TeachmechError(Exception):
    """An error that the user can correct.

    Parameters
    ----------
    what : str
        What is wrong, in one line without a full stop.
    where : str
        The location: a file with its line, a key, or the name of a constraint.
    hint : str
        What to do, in one line.
    location : tuple
        The same location for programs, such as ``("forces", 3)`` in a System.

    Examples
    --------
    >>> print(TeachmechError("mass is negative", where="particle 2", hint="give a positive number"))
    particle 2: mass is negative; give a positive number
    """

    def __init__(
        self, what: str, *, where: str = "", hint: str = "", location: tuple[str | int, ...] = ()
    ) -> None:
        super().__init__(what)
        self.what = what
        self.where = where
        self.hint = hint
        self.location = location

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the data to rebuild the error when it is copied or sent to another process."""
        return type(self).__new__, (type(self), self.what), self.__dict__

    def one_line(self) -> str:
        """Return the whole message in one line, safe for a log or a terminal; see `readable`."""
        line = f"{self.where}: {self.what}" if self.where else self.what
        line = f"{line}; {self.hint}" if self.hint else line
        return printable(line)

    def __str__(self) -> str:
        return self.one_line()

    def _render_traceback_(self) -> list[str]:
        """Return what a notebook shows: the user's own lines and the message."""
        from teachmech.base.cell_tracebacks import cell_traceback

        return cell_traceback(self)

    def at(self, where: str, location: tuple[str | int, ...] = ()) -> Self:
        """Add an outer location in front, for people and for programs; return the error.

        Examples
        --------
        >>> error = TeachmechError("it is negative", where="column 2")
        >>> error.at("mass", ("mass", 1)) is error, str(error), error.location
        (True, 'mass, column 2: it is negative', ('mass', 1))
        """
        self.where = f"{where}, {self.where}" if self.where else where
        self.location = location or self.location
        return self


class MissingPackageError(TeachmechError):
    """The error of an installation without a package, whatever text was read at the time."""

    def at(self, where: str, location: tuple[str | int, ...] = ()) -> Self:
        """Return the error itself, since no file and no answer is wrong."""
        return self


class ExpressionError(TeachmechError):
    """A text that is not a valid expression, with the position of the error.

    Parameters
    ----------
    what, hint
        As for `TeachmechError`.
    text : str
        The text as the user typed it.
    position, length : int
        The first wrong character, counted from 0, and the number of marked characters.
    suggestion : str or sequence of str or None
        The corrected text, or several likely ones. A widget can offer each on a button.
    name : str
        The unknown name, if the error is an unknown name.

    Attributes
    ----------
    suggestions : tuple of str
        All corrections; ``suggestion`` is the first one or None.
    line, column : int
        The position of the first wrong character, both counted from 1.
    """

    def __init__(
        self,
        what: str,
        *,
        text: str,
        position: int,
        length: int = 1,
        hint: str = "",
        suggestion: str | Sequence[str] | None = None,
        name: str = "",
    ) -> None:
        super().__init__(what, hint=hint)
        self.text = text
        self.position = position
        self.length = max(1, length)
        corrections = [suggestion] if isinstance(suggestion, str) else suggestion or ()
        self.suggestions = tuple(dict.fromkeys(corrections))
        self.name = name
        self.line = text.count("\n", 0, position) + 1
        self.column = position - (text.rfind("\n", 0, position) + 1) + 1

    @property
    def suggestion(self) -> str | None:
        """The likeliest correction, if there is one."""
        return self.suggestions[0] if self.suggestions else None

    def caret(self, width: int = 72) -> str:
        """Return two lines: the text around the error, and a caret under it."""
        shown = "".join(c if c.isprintable() else " " for c in self.text.split("\n")[self.line - 1])
        first = max(0, self.column - 1 - width // 2)
        before = self.column - 1 - first
        marked = min(self.length, max(1, len(shown) - self.column + 1))
        return f"    {shown[first : first + width]}\n    {' ' * before}{'^' * min(marked, width)}"

    def one_line(self) -> str:
        """Return the message with line and column, without the caret."""
        location = f"column {self.column}"
        if "\n" in self.text:
            location = f"line {self.line}, {location}"
        where = f"{self.where}, {location}" if self.where else location
        line = f"{where}: {self.what}"
        line = f"{line}; {self.hint}" if self.hint else line
        corrections = " or ".join(map(repr, self.suggestions))
        line = f"{line} (did you mean {corrections}?)" if corrections else line
        return printable(line)

    def __str__(self) -> str:
        return f"{self.one_line()}\n{self.caret()}"


class ProblemError(TeachmechError):
    """An invalid problem, system or option: a wrong key, size, name or value.

    Attributes
    ----------
    key : str
        The key in the file or the argument, such as ``particles[2].mass``.
    line : int or None
        The line of the file, from 1, if the problem came from one.
    """

    def __init__(
        self,
        what: str,
        *,
        key: str = "",
        line: int | None = None,
        where: str = "",
        hint: str = "",
        location: tuple[str | int, ...] = (),
    ) -> None:
        super().__init__(what, where=where or key, hint=hint, location=location)
        self.key = key
        self.line = line


class ArgumentError(ProblemError, TypeError):
    """The error of an unknown, missing or unsuitable argument."""


class InconsistentStartError(TeachmechError):
    """The start violates the constraints, or no acceleration satisfies them there.

    Attributes
    ----------
    violations : dict of str to float
        The size of the violation by the name of the constraint.
    proposal : dict of str to float
        The values of the nearest consistent start that differ from the user's start, by name; empty
        if none was found. Nothing changes unless the user adopts them.
    """

    def __init__(
        self,
        what: str,
        *,
        violations: Mapping[str, float],
        proposal: Mapping[str, float] | None = None,
        hint: str = "",
    ) -> None:
        super().__init__(what, hint=hint)
        self.violations = dict(violations)
        self.proposal = dict(proposal or {})


class SimulationError(TeachmechError):
    """The integration could not continue; the motion up to that time is kept.

    Attributes
    ----------
    time : float
        The time of the last valid state.
    state : dict of str to float
        The values of this state, by name.
    motion : Motion or None
        The part of the motion that was computed.
    """

    def __init__(
        self,
        what: str,
        *,
        time: float,
        state: Mapping[str, float | np.floating[Any]],
        motion: Any = None,
        hint: str = "",
    ) -> None:
        super().__init__(what, hint=hint)
        self.time = time
        self.state = {name: float(value) for name, value in state.items()}
        self.motion = motion


class MotionFileError(ProblemError):
    """The error of a file that does not contain a motion."""


def did_you_mean(word: str, known: list[str]) -> str:
    """Return a hint with the nearest known words, or "".

    Examples
    --------
    >>> did_you_mean("velocty", ["position", "velocity"])
    "did you mean 'velocity'?"
    """
    near = nearest_words(word, known)
    return f"did you mean {' or '.join(map(repr, near))}?" if near else ""


def nearest_words(word: str, known: list[str]) -> list[str]:
    """Return the known words nearest to a word; there may be several.

    Examples
    --------
    >>> nearest_words("L", ["L1", "L2", "mass"]), nearest_words("velocty", ["mass"])
    (['L1', 'L2'], [])

    A name that begins with another word means something else:

    >>> nearest_words("omega_OA", ["theta_OA"]), nearest_words("thta_OA", ["theta_OA"])
    ([], ['theta_OA'])
    """
    known = [name for name in known if _is_alike(word, name)]
    near = [name for name in known if name.lower() == word.lower()]
    near = near or get_close_matches(word, known, n=4, cutoff=0.6)
    first = [SequenceMatcher(None, name, word).ratio() for name in near]
    return sorted({name for name, ratio in zip(near, first, strict=True) if ratio == first[0]})


def _is_alike(name: str, other: str) -> bool:
    """Return whether two names begin with similar words; always True for texts of several words."""
    if not (name.isidentifier() and other.isidentifier()):
        return True
    one, two = (re.match(r"_*[A-Za-z]*", word.lower())[0] for word in (name, other))  # type: ignore[index]
    return SequenceMatcher(None, one, two).ratio() >= 0.6


def listed(names: Iterable[object], most: int = 30) -> str:
    """Return names as one text; if there are many, only the first and last ones.

    Examples
    --------
    >>> listed(["x", "y"]), listed([f"x{i}" for i in range(1, 61)])
    ('x, y', 'x1, x2, x3, x4, ..., x59, x60 (60 in all)')
    """
    words = [str(name) for name in names]
    if len(words) <= most:
        return ", ".join(words) or "none"
    return f"{', '.join(words[:4])}, ..., {', '.join(words[-2:])} ({len(words)} in all)"


def nearest(name: object, known: Iterable[object]) -> str:
    """Return a hint for an unknown name: the names that were probably meant, or all known names.

    Examples
    --------
    >>> nearest("velocty", ["position", "velocity"]), nearest("mass", ["position", "velocity"])
    ("did you mean 'velocity'?", 'known names: position, velocity')
    """
    names = [str(one) for one in known]
    return did_you_mean(str(name), names) or f"known names: {listed(names)}"


def check_known(what: str, names: Iterable[object], known: Collection[object], **at: Any) -> None:
    """Refuse the first unknown name.

    Parameters
    ----------
    what : str
        The kind of the names, such as ``"coordinate"``.
    names, known : iterables of str
    **at
        The location of the name; see `ProblemError`.

    Raises
    ------
    ProblemError
        If a name is unknown.

    Examples
    --------
    >>> check_known("algorithm", ["svg"], ["svd", "qr"])
    Traceback (most recent call last):
    teachmech.base.errors.ProblemError: there is no algorithm 'svg'; did you mean 'svd'?
    """
    for name in names:
        if not isinstance(name, str):
            what = f"{a_kind(name)} is not a name; give the {what} by its name"
            raise ProblemError(what, hint=f"known names: {listed(known)}", **at)
        if name not in known:
            what = f"there is no {what} {shortened(name)}"
            raise ProblemError(what, hint=nearest(name, known), **at)


def not_written(path: str | Path, reason: str = "") -> ProblemError:
    """Return the error for a file that cannot be written, with the reason."""
    folder = Path(path).parent
    if not str(path):
        what, hint = "an empty text is not the name of a file", ""
    elif not folder.is_dir():
        what, hint = f"there is no folder '{folder}'", "make it, or write to another one"
    elif Path(path).is_dir():
        what, hint = "this is a folder", "give the name of a file in it"
    else:
        what, hint = f"it cannot be written: {reason}", ""
    return ProblemError(what, key="path", where=str(path), hint=hint)


# The values that each part of an annotation accepts.
_KINDS: dict[str, ArgumentKind] = {
    "None": (lambda x: x is None, ""),
    "bool": (lambda x: type(x).__name__ in ("bool", "bool_"), "True or False"),
    "float": (lambda x: hasattr(x, "__float__") and not isinstance(x, bool), "a number"),
    "Literal['often']": (lambda x: isinstance(x, str) and x == "often", "'often'"),
    "Callable": (callable, "a function"),
    "Progress": (callable, "a function"),
    **dict.fromkeys(
        ("Mapping[str, Text]", "Mapping[str, float | str]", "Mapping[str, Any]"),
        (lambda x: hasattr(x, "keys"), "a mapping of names to values, such as {'x': 1}"),
    ),
    "Mapping[str, ArrayLike | tuple[ArrayLike, ArrayLike]]": (
        lambda x: hasattr(x, "keys"),
        "a mapping of names to arrays",
    ),
    "Units": (
        lambda x: x is None or hasattr(x, "keys"),
        "a mapping of quantities to units, such as {'coordinate': 'mm'}",
    ),
    "tuple[str, str]": (
        lambda x: isinstance(x, (tuple, list)) and [type(text) for text in x] == [str, str],
        "two texts",
    ),
    "Figure": (lambda x: hasattr(x, "suptitle"), "a Figure of matplotlib"),
    "Axes": (lambda x: hasattr(x, "plot"), "Axes of matplotlib"),
}
# One part of an annotation, such as ``Mapping[str, float | str]`` or ``None``.
_PART = re.compile(r"\w[\w.]*(?:\[(?:[^\[\]]|\[[^\[\]]*\])*\])?")


def checked_arguments(function: C) -> C:
    """Return a function, or class, that checks the arguments of its (public) calls.

    A misspelt, missing or unsuitable argument raises `ArgumentError`. Only arguments whose
    annotations are in `_KINDS` are checked for their type. All functions for users have this
    decorator, so it also limits BLAS to one thread; see `teachmech.base.blas`.

    Examples
    --------
    >>> @checked_arguments
    ... def fall(height: "float", gravity=9.81): ...
    >>> fall(10, gravty=1.62)
    Traceback (most recent call last):
    teachmech.base.errors.ArgumentError: fall: there is no argument 'gravty'; did you mean
    'gravity'?
    >>> fall("high")
    Traceback (most recent call last):
    teachmech.base.errors.ArgumentError: fall: height is 'high'; give a number
    """
    if isinstance(function, type):
        for name, member in list(vars(function).items()):
            if name.startswith("_") and name != "__init__":
                continue
            if inspect.isfunction(member):
                setattr(function, name, checked_arguments(member))
            elif isinstance(member, classmethod):
                setattr(function, name, classmethod(checked_arguments(member.__func__)))
            elif isinstance(member, cached_property):  # its computation also needs one BLAS thread
                member.func = ONE_BLAS_THREAD(member.func)
        return function

    expected = cache(lambda: (inspect.signature(function).parameters, _kinds_of(function)))

    @wraps(function)
    def called(*given: Any, **named: Any) -> Any:
        names, kinds = expected()
        if named.keys() - names.keys() and (wrong := _misfit(function, given, named)):
            raise wrong
        values = {**dict(zip(names, given, strict=False)), **named}
        for name, parts in kinds.items():
            if name in values and not any(fits(values[name]) for fits, _ in parts):
                value = values[name]
                shown = repr(value) if isinstance(value, str) else a_kind(value)
                hint = f"give {', or '.join(words for _, words in parts if words)}"
                where = _name_of(function, given)
                raise ArgumentError(f"{name} is {shown}", key=name, where=where, hint=hint)
        try:
            with ONE_BLAS_THREAD:
                return function(*given, **named)
        except TypeError:
            if wrong := _misfit(function, given, named):
                raise wrong from None
            raise

    return cast(C, called)


def _kinds_of(function: Callable[..., Any]) -> dict[str, list[ArgumentKind]]:
    """Return the accepted values by argument, if all parts of its annotation are known."""
    found = {}
    for argument in inspect.signature(function).parameters.values():
        parts = _PART.findall(str(argument.annotation))
        kinds = (_KINDS.get(part) or _KINDS.get(part.partition("[")[0]) for part in parts)
        known = [kind for kind in kinds if kind]
        if known and len(known) == len(parts):
            found[argument.name] = known
    return found


def _name_of(function: Callable[..., Any], given: tuple[Any, ...]) -> str:
    """Return the name that the user called; for a method, include the class of the object."""
    owner, _, name = function.__qualname__.removesuffix(".__init__").rpartition(".")
    if given and "self" in inspect.signature(function).parameters and name == function.__name__:
        owner = type(given[0]).__name__
    return f"{owner}.{name}".strip(".")


def _misfit(
    function: Callable[..., Any], given: tuple[Any, ...], named: dict[str, Any]
) -> ArgumentError | None:
    """Return the error in the arguments of a call; None if they fit."""
    signature = inspect.signature(function)
    known = [name for name in signature.parameters if name not in ("self", "cls")]
    unknown = next((name for name in named if name not in known), "")
    try:
        signature.bind(*given, **named)
    except TypeError as error:
        what = f"there is no argument {unknown!r}" if unknown else str(error)
    else:
        return None
    hint = did_you_mean(unknown, known) or f"it takes {', '.join(known) or 'none'}"
    return ArgumentError(what, key=unknown, where=_name_of(function, given), hint=hint)
