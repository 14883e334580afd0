"""Detection of different ids that look alike, such as ``ada`` with a Cyrillic letter.

The skeleton of an id represents its appearance, as in Unicode's Technical Standard 39. It replaces
Cyrillic and Greek letters that look like Latin letters, and digits that look like letters. A
compatibility form, such as a letter of full width, becomes its character. Invisible characters are
removed. Letters that differ by an accent stay different.
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
# Printable characters that Unicode calls ignorable, and the blank Braille pattern.
_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)


def differing_characters(text: str, other: str) -> str:
    r"""Return the names of the characters by which a text differs from one that looks like it.

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
    return " ".join(plain.lstrip("'").split())  # a table may put an apostrophe in front
