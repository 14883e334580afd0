"""Errors of texts that are not expressions: the position, the reason, and a corrected text."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

from teachmech.base.errors import ExpressionError, nearest_words, readable
from teachmech.base.words import counted
from teachmech.expressions.elementary import TABLE
from teachmech.expressions.language import ARGUMENTS, CONSTANTS, FUNCTIONS, Names
from teachmech.expressions.latex import GREEK
from teachmech.expressions.tokens import Token

# Other spellings of names of the language.
_OTHER_SPELLINGS = {other: own.name for own in TABLE.values() for other in own.spellings}
_OTHER_SPELLINGS |= {"e": "exp(1)", "E": "exp(1)", "Pi": "pi", "PI": "pi"}

# Functions that the language does not have -> the hint.
_ABSENT = {
    "log2": "write ln(...)/ln(2)",
    "cot": "write 1/tan(...)",
    "sec": "write 1/cos(...)",
    "csc": "write 1/sin(...)",
    "cosec": "write 1/sin(...)",
    "sgn": "write sign(u)",
}

# A character that is not in the language -> the hint and the replacement.
_CHARACTERS = {
    "\N{MINUS SIGN}": ("this is a typographic minus", "-"),
    "\N{EN DASH}": ("this is a dash", "-"),
    **dict.fromkeys("×·⋅∗", ("multiplication is written *", "*")),
    "\N{DIVISION SIGN}": ("division is written /", "/"),
    "\N{SUPERSCRIPT TWO}": ("powers are written ^2", "^2"),
    "\N{SUPERSCRIPT THREE}": ("powers are written ^3", "^3"),
    "\N{SQUARE ROOT}": ("write sqrt(...)", None),
    "\N{NO-BREAK SPACE}": ("this is a no-break space", " "),
    **dict.fromkeys("[{", ("only round parentheses are used", "(")),
    **dict.fromkeys("]}", ("only round parentheses are used", ")")),
    ".": ("a point belongs to a number, as in 0.5; multiplication is written *", None),
    ":": ("numbers and names are joined by + - * / ^ only", None),
    ";": ("one expression at a time", None),
    "|": ("the absolute value is written abs(...)", None),
    **dict.fromkeys("<>", ("only a constraint may be an inequality", None)),
    "≤": ("write <=", "<="),
    "≥": ("write >=", ">="),
    "'": ("a velocity is written with a v before the coordinate, as in vx1", None),
    '"': ("an expression contains no quotation marks", None),
    "!": ("there is no factorial", None),
    "%": ("there is no remainder operator", None),
    "#": ("comments are not part of an expression", None),
}


def check_parentheses(text: str, tokens: list[Token], most: int) -> None:
    """Refuse parentheses that do not match or are nested too deeply."""
    open_: list[int] = []
    for token in tokens:
        if token.kind == "LPAR":
            open_.append(token.start)
            if len(open_) > most:
                what = f"more than {most} nested parentheses"
                raise ExpressionError(what, text=text, position=token.start)
        elif token.kind == "RPAR":
            if not open_:
                what = "this parenthesis closes nothing"
                before, after = text[: token.start], text[token.start + 1 :]
                side = before.rfind("=") + 1
                right = before[side:].lstrip()
                opened = f"{before[: len(before) - len(right)]}({right})"
                corrected = [before + after, opened + after]
                raise ExpressionError(what, text=text, position=token.start, suggestion=corrected)
            open_.pop()
    if open_:
        what = "this parenthesis is never closed"
        corrected = [text.rstrip() + ")" * len(open_)]
        if (equals := text.find("=", open_[-1])) > 0:
            left = text[:equals].rstrip()
            corrected += [f"{left}{')' * len(open_)}{text[len(left) :]}"]
        raise ExpressionError(what, text=text, position=open_[-1], suggestion=corrected)


def refuse_equals_sign(text: str, tokens: list[Token]) -> None:
    """Refuse an '=' in an expression that is not an equation."""
    for token in tokens:
        if token.kind == "EQUAL":
            what = "'=' has no meaning here"
            hint = "this is an expression; only a constraint may be written as left = right"
            raise ExpressionError(what, text=text, position=token.start, hint=hint)


def unknown_character(text: str, position: int) -> ExpressionError:
    """Return the error for a character that begins no token."""
    character = text[position]
    hint, instead = _CHARACTERS.get(character, ("", None))
    corrected = None
    if spelled := _spelled(character):
        hint, corrected = f"write {spelled}", spelled_out(text)
    elif not hint and character.isalpha():
        hint = "names are made of the letters a-z, A-Z, digits and _"
    elif instead is not None:
        corrected = re.sub(r"_\{(\w+)\}", r"\1", text)  # x_{1}
        for wrong, (_, right) in _CHARACTERS.items():
            corrected = corrected.replace(wrong, right) if right is not None else corrected
    elif character == "|":
        corrected = re.sub(r"\|([^|]*)\|", r"abs(\1)", text)
    elif character == "\N{SQUARE ROOT}":
        corrected = re.sub(r"√\s*([0-9A-Za-z_.]+)", r"sqrt(\1)", text).replace("√", "sqrt")
    shown = repr(character) if character.isprintable() else f"U+{ord(character):04X}"
    what = f"the character {shown} is not part of the language"
    return ExpressionError(what, text=text, position=position, hint=hint, suggestion=corrected)


# Other notations for the velocity vx1 of x1; each alternative captures the stem and the index.
_VELOCITY = re.compile(
    r"""\bd\s*/\s*dt\s*\(?\s*([A-Za-z]+?)_?([0-9]*)\b\s*\)?               # d/dt x1
      | \bd\s*\(?([A-Za-z]+?)_?([0-9]*)\)?\s*/\s*dt\b                     # dx1/dt
      | \\dot\s*\{?\s*([A-Za-z]+)\s*\}?_?\{?([0-9]*)\}*                   # \dot{x}_1, \dot{x_1}
      | \b([A-Za-z]+?)_?dot_?([0-9]*)\b                                   # xdot1
      | \b([A-Za-z]+?)_?([0-9]*)(?:_?dot\b|['\u2019\u2032](?!['\u2019\u2032]))  # x1_dot, x1'
      | ([\u1e8b\u1e8f\u017c])_?([0-9]*)                                  # one letter with a dot
      | \b([A-Za-z])\u0307_?([0-9]*)                                      # a combining dot""",
    re.VERBOSE,
)
_DOTTED = {"\u1e8b": "x", "\u1e8f": "y", "\u017c": "z"}


def velocity_in_other_words(text: str, names: Names) -> ExpressionError | None:
    """Return the error for ``dx1/dt``, ``xdot1`` or ``x1'`` in place of ``vx1``, or None."""
    first: re.Match[str] | None = None

    def velocity(found: re.Match[str]) -> str:
        nonlocal first
        stem, index = (part for part in found.groups() if part is not None)
        meant = f"v{_DOTTED.get(stem, stem)}{index}"
        if meant not in names.known or found[0] in names.known:
            return found[0]
        first = first or found
        return meant

    corrected = _VELOCITY.sub(velocity, text)
    if first is None:
        return None
    return ExpressionError(
        f"a velocity is not written {readable(first[0])} here",
        text=text,
        position=first.start(),
        length=len(first[0]),
        hint=f"write {velocity(first)}: the coordinate with a v before it",
        suggestion=corrected,
    )


def spelled_out(text: str) -> str:
    """Return a text with Greek letters replaced by their names, and subscripts by digits.

    Examples
    --------
    >>> spelled_out("ω₁*t")
    'omega1*t'
    """
    return "".join(_spelled(c) or c for c in text)


def greek_names(text: str) -> set[str]:
    """Return the names in a text that begin with a Greek letter, spelled out.

    Examples
    --------
    >>> greek_names("2ω₁*t")
    {'omega1'}
    """
    return {spelled_out(name) for name in re.findall(r"[^\x00-\x7f]\w*", text)}


def _spelled(character: str) -> str | None:
    """Return ``phi`` for the letter φ and its variants, and ``1`` for the subscript ₁."""
    plain = unicodedata.normalize("NFKC", character)
    if plain.isdecimal() and "SUBSCRIPT" in unicodedata.name(character, ""):
        return plain
    name = unicodedata.name(plain, "") if len(plain) == 1 else ""
    found = re.fullmatch(r"GREEK (SMALL|CAPITAL) LETTER ([A-Z]+)", name)
    if found is None:
        return None
    name = found.group(2).lower()
    return name.capitalize() if found.group(1) == "CAPITAL" else name


def unexpected_token(text: str, tokens: list[Token], token: Token) -> ExpressionError:
    """Return the error for a token that is not allowed after the previous token."""
    at_end = token.kind == "END"
    position = len(text.rstrip()) if at_end else token.start
    before = [t for t in tokens if t.start < position]

    def error(what: str, hint: str = "", suggestion: str | None = None) -> ExpressionError:
        length = 1 if at_end else len(token)
        return ExpressionError(
            what, text=text, position=position, length=length, hint=hint, suggestion=suggestion
        )

    if not before:
        if at_end:
            return error("the expression is missing", "write an expression or a number, such as 0")
        return error(f"an expression cannot begin with '{token}'")
    previous = before[-1]
    ends_operand = previous.kind in {"NUMBER", "NAME", "RPAR"}
    if ends_operand and token.kind in {"NUMBER", "NAME", "LPAR"}:
        return _two_operands(text, tokens, before, token, error)
    if token.kind == "EQUAL":
        if previous.kind == "EQUAL":
            corrected = text[: previous.start] + "=" + text[position + 1 :]
            return error("one '=' is enough", suggestion=corrected)
        if ends_operand:
            what = "there is a second '='" if "=" in text[:position] else "'=' inside parentheses"
            return error(what, "an equation has one '=', outside all parentheses")
    if ends_operand and token.kind == "COMMA":
        what = "a comma separates the arguments of a function, as in min(x, y)"
        return error(what, "decimals take a point, as in 0.5", _with_points(text))
    if ends_operand:
        return error(f"'{token}' is not allowed here")
    if at_end:
        return error(f"the expression ends after '{previous}'", "write what follows it")
    if previous.kind == "LPAR" and token.kind == "RPAR":
        return error("there is nothing between the parentheses")
    return error(f"something is missing between '{previous}' and '{token}'")


def _two_operands(
    text: str,
    tokens: list[Token],
    before: list[Token],
    token: Token,
    error: Callable[..., ExpressionError],
) -> ExpressionError:
    """Return the error for a number, a name or a parenthesis directly after an operand."""
    previous, position = before[-1], token.start
    if previous.kind == "NAME" and str(previous) in FUNCTIONS:
        what = f"the argument of '{previous}' needs parentheses"
        corrected = f"{text[:position].rstrip()}({token}){text[position + len(token) :]}"
        return error(what, f"write {previous}({token}...)", corrected)
    powers = [t.kind for t in before[-3:]] == ["NAME", "POWER", "NUMBER"]
    if powers and str(before[-3]) in FUNCTIONS and token.kind == "LPAR":
        function, power = str(before[-3]), f"^{previous}"
        what = f"the power of '{function}' is written after its argument"
        close = _closing(tokens, token)
        inside = text[position : close + 1]
        corrected = f"{text[: before[-3].start]}{function}{inside}{power}{text[close + 1 :]}"
        return error(what, f"write {function}(...){power}", corrected)
    if previous.kind == "NUMBER" and token.lower() == "e" and position == previous.end:
        return error(f"'{previous}{token}' needs digits after the e", "as in 1e-3")
    if previous.kind == token.kind == "NUMBER" and token.startswith("."):
        return error("a number has one decimal point")
    what = f"an operator is missing between '{previous}' and '{token}'"
    return error(what, suggestion=f"{text[:position].rstrip()}*{text[position:]}")


def _closing(tokens: list[Token], opening: Token) -> int:
    """Return the position of the parenthesis that closes ``opening``; all parentheses match."""
    depth = 0
    for token in tokens:
        if token.start >= opening.start:
            depth += {"LPAR": 1, "RPAR": -1}.get(token.kind, 0)
            if depth == 0:
                return token.start
    return tokens[-1].end


def wrong_count(name: str, count: int) -> str:
    """Return the error message for a wrong number of arguments; empty if the number is allowed.

    Examples
    --------
    >>> wrong_count("atan2", 1)
    "'atan2' takes 2 arguments, and 1 is given"
    """
    least, most = ARGUMENTS.get(name, (1, 1))
    if least <= count <= most:
        return ""
    takes = f"{least} to {most} arguments" if least < most else counted(least, "argument")
    return f"'{name}' takes {takes}, and {count} {'is' if count == 1 else 'are'} given"


def check_arguments(text: str, name: Token, spans: list[tuple[int, int]]) -> None:
    """Refuse a call with too many or too few arguments; ``spans`` are the arguments' positions."""
    what = wrong_count(name, len(spans))
    if what:
        many = len(spans) > ARGUMENTS.get(name, (1, 1))[1]
        raise ExpressionError(
            what,
            text=text,
            position=name.start,
            length=spans[-1][1] - name.start,
            hint="decimals take a point, as in 0.5" if many else "",
            suggestion=_with_points(text) if many else None,
        )


def _with_points(text: str) -> str:
    """Return a text with points instead of commas between digits."""
    return re.sub(r"(?<=[0-9]),(?=[0-9])", ".", text)


def not_a_function(text: str, name: str, start: int) -> ExpressionError:
    """Return the error for ``x1(...)``."""
    end = start + len(name)
    return ExpressionError(
        f"'{name}' is not a function",
        text=text,
        position=start,
        length=len(name),
        hint="write * to multiply",
        suggestion=f"{text[:end]}*{text[end:].lstrip()}",
    )


def unknown_name(
    text: str, names: Names, name: str, start: int, *, call: bool = False
) -> ExpressionError:
    """Return the error for a name that has no meaning here."""
    known = sorted({*names.variables, *FUNCTIONS, *CONSTANTS})
    hint, others, unknown = "", [], ""
    if name in FUNCTIONS:
        what, hint = f"'{name}' is a function", f"write {name}(...)"
    elif explained := names.explain(name):
        what = f"'{_short(name)}': {explained}"
    else:
        what = f"{'there is no function' if call else 'unknown name'} '{_short(name)}'"
        hint = _ABSENT.get(name, "") if call else ""
        others = [] if hint else _meant(name, names, known)
        unknown = "" if call else name
        if not others and call and not hint:
            hint = "known names: " + ", ".join(FUNCTIONS)
        elif not others and not hint:
            listed = [one for one in names.variables if one not in names.unlisted]
            shown = listed[:12]
            more = ", ..." if len(listed) > len(shown) else ""
            choice = f"known names: {', '.join(shown)}{more}"
            hint = choice if shown else "only numbers may occur here"
    before, after = text[:start], text[start + len(name) :]
    parts = [*re.split(rf"\b{name}\b", before), *re.split(rf"\b{name}\b", after)]
    corrected = [other.join(parts) for other in others]
    return ExpressionError(
        what,
        text=text,
        position=start,
        length=len(name),
        hint=hint,
        suggestion=corrected,
        name=unknown,
    )


def _meant(name: str, names: Names, known: list[str]) -> list[str]:
    """Return the names that may be meant by an unknown name; all are equally likely."""
    if name in _OTHER_SPELLINGS:
        return [_OTHER_SPELLINGS[name]]
    if alike := [other for other in known if _bare(other) == _bare(name)]:
        return alike
    variables = {*names.variables, *CONSTANTS}
    for k in range(1, min(len(name), 40)):
        first, second = name[:k], name[k:]
        if second in variables and first in FUNCTIONS:
            return [f"{first}({second})"]
        if second in variables and first in variables:
            return [f"{first}*{second}"]
    if name.startswith("d") and "v" + name[1:] in variables:
        return ["v" + name[1:]]
    if "dot" in name:  # a velocity was meant, so a coordinate is not proposed
        meant = "v" + re.sub("_?dot", "", name, count=1)
        return [meant] if meant in variables else []
    if turning := _angular_velocities(name, variables):
        return turning
    return nearest_words(name, known)


def _angular_velocities(name: str, variables: set[str]) -> list[str]:
    """Return the angular velocities with the same index: vtheta_OA for omega_OA and w_OA."""
    index = re.fullmatch(r"(?:[oO]mega_?|w_)(\w*)", name)
    angles = (re.fullmatch(r"v([A-Za-z]+?)_?([0-9]*|[A-Z]\w*)", other) for other in variables)
    return sorted(
        found[0]
        for found in angles
        if index and found and found[1] in GREEK and found[2] == index[1]
    )


def _bare(name: str) -> str:
    """Return a name in lower case without underscores."""
    return name.replace("_", "").lower()


def _short(name: str) -> str:
    return name if len(name) <= 40 else f"{name[:37]}..."
