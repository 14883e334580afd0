"""The numbers of a student's variant, drawn by a stated rule.

For attempt 0, 1, ... and each parameter, take the first eight bytes (big end first) of
HMAC-SHA256(secret, "exercise/student/attempt/parameter"), with all texts in UTF-8. This number
modulo the number of allowed values is the index in the list of allowed values. The first attempt
whose numbers have no faults is the variant. So a variant is the same on every machine and in every
version that allows the same values. Ids of students are stripped of blanks, case-folded and
normalised to NFC.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import unicodedata
from collections.abc import Mapping, Sequence
from decimal import Decimal
from pathlib import Path

from teachmech.base.errors import ProblemError, shortened
from teachmech.base.files import read_text

MAX_SECRET = 10_000  # bytes of the file
SECRET_LENGTH = 16
_FOLDER = re.compile(r"[\w@+][\w@.+-]{0,99}")
SECRET_VARIABLE = "TEACHMECH_SECRET"


def normalised_id(student: str) -> str:
    r"""Return the id of a student in the normalised form that is used to draw numbers.

    Raises
    ------
    ProblemError
        If the id is empty, too long, or has a character that does not print.

    Examples
    --------
    >>> normalised_id(" Ada.Lovelace@Uni.example\n")
    'ada.lovelace@uni.example'
    """
    plain = ""
    if isinstance(student, str):
        plain = unicodedata.normalize("NFC", student.strip().casefold())
    if not plain or len(plain) > 200 or not plain.isprintable():
        what = f"{shortened(student)} is not the id of a student"
        raise ProblemError(what, hint="give a text of 1 to 200 characters that print")
    return plain


def is_folder_name(student: str) -> bool:
    """Return whether an id can be the name of a file or folder on every system."""
    return _FOLDER.fullmatch(student) is not None


def checked_secret(secret: str) -> str:
    """Return the secret of a course without surrounding blanks; refuse less than 16 characters."""
    if not isinstance(secret, str):
        raise ProblemError("the secret of the course is not a text", hint="see read_secret")
    plain = secret.strip()
    if len(plain) < SECRET_LENGTH:
        what = f"the secret of the course has {len(plain)} characters; "
        what += f"it needs at least {SECRET_LENGTH}"
        raise ProblemError(what, hint="'teachmech exercise secret -o FILE' writes a new one")
    return plain


def read_secret(path: str | Path | None = None) -> str:
    """Return the secret from a file, or from the environment variable TEACHMECH_SECRET.

    Raise `ProblemError` if there is no secret, or it is too short.
    """
    if path is not None:
        secret, where = read_text(path, MAX_SECRET), str(path)
    else:
        secret, where = os.environ.get(SECRET_VARIABLE, ""), SECRET_VARIABLE
        if not secret:
            hint = f"give --secret-file FILE, or set {SECRET_VARIABLE}"
            raise ProblemError("the secret of the course is not known", hint=hint)
    try:
        return checked_secret(secret)
    except ProblemError as error:
        raise error.at(where) from None


def draw(
    exercise: str,
    allowed: Mapping[str, Sequence[Decimal]],
    student: str,
    secret: str,
    attempt: int = 0,
) -> dict[str, float]:
    """Return the numbers of one attempt by parameter, with or without faults.

    Examples
    --------
    >>> allowed = {"L": [Decimal("0.5"), Decimal("1.5")]}
    >>> draw("bead", allowed, "ada", "sixteen characters") == draw(
    ...     "bead", allowed, " ADA ", "sixteen characters")
    True
    """
    key, student = checked_secret(secret).encode(), normalised_id(student)
    numbers = {}
    for parameter, values in allowed.items():
        message = f"{exercise}/{student}/{attempt}/{parameter}".encode()
        digest = hmac.new(key, message, hashlib.sha256).digest()
        numbers[parameter] = float(values[int.from_bytes(digest[:8], "big") % len(values)])
    return numbers
