"""The forms of an answer (a text, a list of texts, texts by name), all of bounded size."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from teachmech.base.errors import ProblemError, TeachmechError, a_kind, did_you_mean, shortened
from teachmech.base.words import as_text
from teachmech.expressions.algebra import Product
from teachmech.homework.answers.notation import entries, plain

MAX_TEXT = 2000  # characters of one expression
MAX_TEXTS = 200  # texts in one answer
MAX_CHARACTERS = 10_000  # characters in all texts of one answer
MAX_DEPTH = 12  # nested operations of an equation, which is differentiated twice
MAX_FACTORS = 10  # factors in a product of an equation
# Sum over all equations: operations times squared depth, plus cubed numbers of factors. At this #
# limit, the slowest equations take some seconds.
MAX_WORK = 20_000


class AnswerTooLongError(ProblemError):
    """The error of an answer with more characters or entries than a right answer can need."""


def as_answer_text(answer: Any, example: str, longest: int = MAX_TEXT) -> str:
    """Return an answer that is a text, or a number as text; the errors quote the `example`.

    An answer that is neither, is empty or is not finite raises `ProblemError`; one of more than
    `longest` characters raises `AnswerTooLongError`.

    Examples
    --------
    >>> as_answer_text(2.5, "x1 = 0")
    '2.5'
    >>> as_answer_text({}, "x1 = 0")
    Traceback (most recent call last):
    teachmech.base.errors.ProblemError: a text is expected, not a mapping; such as "x1 = 0"
    """
    hint = f'such as "{example}"'
    if isinstance(answer, list | tuple) and len(answer) == 2 and set(map(type, answer)) == {int}:
        hint = f'a number with a decimal comma needs quotation marks, "{answer[0]},{answer[1]}"'
    number = isinstance(answer, int | float) and not isinstance(answer, bool)
    if not isinstance(answer, str) and not number:
        raise ProblemError(f"a text is expected, not {_called(answer)}", hint=hint)
    try:
        if number and not math.isfinite(answer):
            raise OverflowError
        text = as_text(answer)
    except OverflowError:
        raise ProblemError("the number is not finite", hint=hint) from None
    if not text.strip():
        raise ProblemError("the text is empty", hint=hint)
    if len(text) > longest:
        what = f"the text has {len(text)} characters; at most {longest} are accepted"
        raise AnswerTooLongError(what)
    return text


def as_value_text(answer: Any, example: str) -> str:
    """Return an answer that is one text with decimal points; see `plain` and `as_answer_text`."""
    return plain(as_answer_text(answer, example))


def as_texts(answer: Any, example: str) -> list[str]:
    """Return an answer that is a text or a list of texts; raise the errors of `as_answer_text`.

    Several equations may be written in one text.

    Examples
    --------
    >>> as_texts("x1 = 0", "x1 = 0"), as_texts(["x1 = 0", "y1 = 0"], "x1 = 0")
    (['x1 = 0'], ['x1 = 0', 'y1 = 0'])
    >>> as_texts("x1 = 0,5; y1 = 0", "x1 = 0")
    ['x1 = 0.5', 'y1 = 0']
    """
    hint = f'such as ["{example}"]'
    if isinstance(answer, Mapping):
        raise ProblemError("a text or a list of texts is expected, not a mapping", hint=hint)
    if not isinstance(answer, list | tuple):
        text = as_answer_text(answer, example)
        return [plain(entry) for entry in entries(text, text.count("="))]
    if not answer:
        raise ProblemError("the list is empty", hint=hint)
    check_number(answer)
    return _bounded([_located(text, f"entry {k + 1}", example) for k, text in enumerate(answer)])


def as_named_texts(answer: Any, names: Sequence[str], example: str) -> dict[str, str | None]:
    """Return an answer with a text for each name; None for a name without a text.

    The answer is a mapping from names, a list in the order of the names, the text of such a list,
    or, for one name, a text. A name outside `names`, or a list of another length, raises
    `ProblemError`.

    Examples
    --------
    >>> as_named_texts({"y1": "-m*g"}, ["x1", "y1"], "-m*g")
    {'x1': None, 'y1': '-m*g'}
    """
    if isinstance(answer, str) and len(names) > 1:
        found = entries(as_answer_text(answer, example), len(names))
        answer = found if len(found) == len(names) else answer
    if isinstance(answer, Mapping):
        check_number(answer)
        for name in answer:
            if name not in names:
                known = did_you_mean(str(name), list(names)) or f"give {', '.join(names)}"
                raise ProblemError(f"{shortened(name)} is not expected here", hint=known)
        given = {name: answer.get(name) for name in names}
    elif isinstance(answer, list | tuple):
        if len(answer) != len(names):
            what = f"the list has {len(answer)} entries; {len(names)} are asked for"
            raise ProblemError(what, hint=f"in this order: {', '.join(names)}")
        given = dict(zip(names, answer, strict=True))
    elif len(names) == 1:
        given = {names[0]: answer}
    else:
        shown = ", ".join(f'"{name}": "{example}"' for name in names[:2])
        what = f"a mapping or a list is expected, not {_called(answer)}"
        raise ProblemError(what, hint=f"such as {{{shown}}}")
    texts = {
        name: None if value is None or value == "" else _located(value, name, example)
        for name, value in given.items()
    }
    _bounded([text for text in texts.values() if text is not None])
    return texts


def check_number(answer: Any, most: int = MAX_TEXTS) -> None:
    """Refuse a list or a mapping with too many entries."""
    if len(answer) > most:
        what = f"there are {len(answer)} entries; at most {most} are accepted"
        raise AnswerTooLongError(what)


def check_work(expressions: Sequence[Any]) -> None:
    """Refuse equations that are nested too deeply or are too long to be differentiated twice."""
    work = 0
    for expression in expressions:
        depth = _depth(expression)
        if depth > MAX_DEPTH:
            what = f"an equation has {depth} nested operations; at most {MAX_DEPTH} are"
            raise AnswerTooLongError(f"{what} accepted")
        factors = [len(product.args) for product in expression.atoms(Product)]
        if max(factors, default=0) > MAX_FACTORS:
            what = f"an equation has a product of {max(factors)} factors"
            raise AnswerTooLongError(f"{what}; at most {MAX_FACTORS} are accepted")
        work += int(expression.count_ops()) * depth**2 + sum(count**3 for count in factors)
    if work > MAX_WORK:
        raise AnswerTooLongError("the equations are too long; a right answer is far shorter")


def _depth(expression: Any) -> int:
    depth, level = 0, [expression]
    while level := [argument for part in level for argument in part.args]:
        depth += 1
    return depth


def _bounded(texts: list[str]) -> list[str]:
    count = sum(map(len, texts))
    if count > MAX_CHARACTERS:
        what = f"the texts have {count} characters; at most {MAX_CHARACTERS} are accepted"
        raise AnswerTooLongError(what)
    return texts


def _located(answer: Any, where: str, example: str) -> str:
    try:
        return as_value_text(answer, example)
    except TeachmechError as error:
        raise error.at(where) from None


def _called(answer: Any) -> str:
    kinds = {type(None): "nothing", bool: "true or false", str: "a text", tuple: "a list"}
    kinds |= {dict: "a mapping", int: "a number", float: "a number"}
    return kinds.get(type(answer), a_kind(answer))
