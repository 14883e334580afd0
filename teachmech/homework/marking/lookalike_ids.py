"""Different ids that look alike, such as ``ada`` with a Cyrillic letter.

The skeleton of an id represents its appearance, as in Unicode's Technical Standard 39. It replaces
the letters of the two scripts that share forms with the Latin one, and the digits that look like
letters. A compatibility form, such as a letter of full width, becomes its character. Invisible
characters are removed. Letters that differ by an accent stay different.
"""

from __future__ import annotations

import re
import unicodedata

from teachmech.base.errors import readable

_LOOKS = str.maketrans(
    "АВЕКМНОРСТУХІЈЅԚԜҮӀаеорсухіјѕһԁԛԝӏ"  # Cyrillic
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγινορυ"  # Greek
    "ıɑɡ1I|0",
    "ABEKMHOPCTYXlJSQWYlaeopcyxijshdqwl"  # Latin
    "ABEZHlKMNOPTYXayivopu"
    "iaglllo",
)
# Printable characters that Unicode calls ignorable, and the empty pattern of Braille.
_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)


def differing_characters(text: str, other: str) -> str:
    r"""Return the characters of a text that differ from one that looks like it, by their names.

    Examples
    --------
    >>> print(differing_characters("\u0430da", "ada"))
    'а' is CYRILLIC SMALL LETTER A
    """
    pairs = zip(text, other, strict=False)
    own = [a for a, b in pairs if a != b] if len(text) == len(other) else set(text) - set(other)
    shown = [f"'{readable(c)}' is {unicodedata.name(c, 'without a name')}" for c in sorted(own)]
    return ", ".join(dict.fromkeys(shown))


def skeleton(text: str) -> str:
    r"""Return the skeleton of a text; texts that look alike have the same skeleton.

    Examples
    --------
    >>> skeleton("\u0430da") == skeleton("ada"), skeleton("ab10") == skeleton("abl0")
    (True, True)
    >>> skeleton("éva") == skeleton("eva")
    False
    """
    shown = unicodedata.normalize("NFKC", readable(text))
    plain = _UNSEEN.sub("", shown).translate(_LOOKS).casefold()
    return " ".join(plain.lstrip("'").split())  # a table may show an apostrophe in front
