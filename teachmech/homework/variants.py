"""Variants: the numbers of a student, drawn by a stated rule, and whether they make a sound task.

For attempt 0, 1, ... and each parameter, the first eight bytes (big end first) of
HMAC-SHA256(secret, "exercise/student/attempt/parameter"), all texts in UTF-8, modulo the number of
allowed values are the place in the list of allowed values. The first attempt whose numbers are
sound is the variant, so that it is the same on every machine and in every version that allows the
same values. A student's id is taken without blanks around it, case-folded, in Unicode's form NFC.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from teachmech.errors import ProblemError, TeachmechError, shortened
from teachmech.homework.cells import NEARLY_ZERO
from teachmech.homework.key import FULL
from teachmech.homework.kinds import kind_of, public
from teachmech.homework.kinds.number import TOLERANCE, scales_of, time_of
from teachmech.integrators import METHODS
from teachmech.problem_files import read_text

if TYPE_CHECKING:
    from teachmech.homework.exercise import Edition, Exercise
    from teachmech.motion import Motion

ATTEMPTS = 50
CONDITION = 1e8  # that M, and the part of A M^(-1/2) that counts, stay below
ACCURACY = 0.1  # of a number at a later time, as part of its tolerance
STATES = 50  # of the motion, at which they are looked at
SECRET_LENGTH = 16
SECRET_VARIABLE = "TEACHMECH_SECRET"


# --- the draw ---------------------------------------------------------------------------------


def normalised(student: str) -> str:
    r"""Return the id of a student in the form that is drawn from.

    Raises
    ------
    ProblemError
        It is empty, too long, or holds a character that does not print.

    Examples
    --------
    >>> normalised(" Ada.Lovelace@Uni.example\n")
    'ada.lovelace@uni.example'
    """
    if not isinstance(student, str):
        raise ProblemError(f"{shortened(student)} is not the id of a student", hint="give a text")
    plain = unicodedata.normalize("NFC", student.strip().casefold())
    if not plain or len(plain) > 200 or not plain.isprintable():
        hint = "give 1 to 200 characters that print"
        raise ProblemError(f"{shortened(student)} is not the id of a student", hint=hint)
    return plain


def checked_secret(secret: str) -> str:
    """Return the secret of a course without blanks around it.

    Raises
    ------
    ProblemError
        It is no text, or shorter than 16 characters.
    """
    if not isinstance(secret, str):
        raise ProblemError("the secret of the course is a text", hint="see read_secret")
    plain = secret.strip()
    if len(plain) < SECRET_LENGTH:
        what = f"the secret of the course has {len(plain)} characters; at least {SECRET_LENGTH}"
        raise ProblemError(what, hint="'teachmech exercise secret -o FILE' writes a fresh one")
    return plain


def read_secret(path: str | Path | None = None) -> str:
    """Return the secret from a file, or from the environment variable TEACHMECH_SECRET.

    Raises
    ------
    ProblemError
        There is none, or it is too short.
    """
    if path is not None:
        secret, where = read_text(path), str(path)
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
    """Return the numbers of one attempt, sound or not.

    Parameters
    ----------
    exercise : str
        Its name.
    allowed : mapping of str to sequence of Decimal
        The values of each parameter.
    student, secret : str
    attempt : int

    Examples
    --------
    >>> allowed = {"L": [Decimal("0.5"), Decimal("1.5")]}
    >>> draw("bead", allowed, "ada", "sixteen characters") == draw(
    ...     "bead", allowed, " ADA ", "sixteen characters")
    True
    """
    key, student = checked_secret(secret).encode(), normalised(student)
    numbers = {}
    for parameter, values in allowed.items():
        message = f"{exercise}/{student}/{attempt}/{parameter}".encode()
        digest = hmac.new(key, message, hashlib.sha256).digest()
        numbers[parameter] = float(values[int.from_bytes(digest[:8], "big") % len(values)])
    return numbers


def choose(exercise: Exercise, student: str, secret: str) -> dict[str, float]:
    """Return the variant of a student: the first sound draw.

    Raises
    ------
    ProblemError
        The numbers of the notebook are not sound, or none of 50 draws is; says why.
    """
    allowed, tried = exercise.specification.allowed, "with the numbers of the notebook"
    found = exercise.faults(exercise.numbers)
    for attempt in range(0 if found else ATTEMPTS):
        numbers = draw(exercise.name, allowed, student, secret, attempt)
        found = exercise.faults(numbers, checked_secret(secret))
        if not found:
            return numbers
        shown = ", ".join(f"{name} = {x:g}" for name, x in numbers.items())
        tried = f"none of {ATTEMPTS} draws is sound; with {shown}"
    hint = "mend the exercise, or allow other values"
    raise ProblemError(f"{tried}: {'; '.join(found[:3])}", where=exercise.name, hint=hint)


# --- soundness --------------------------------------------------------------------------------


def faults(edition: Edition, secret: str = "") -> Iterator[str]:
    """Yield why an exercise should not be given with the numbers of an edition.

    Asked are: a consistent start; a motion that is finite to its end; condition numbers of M, and
    of the part of A M^(-1/2) that counts, below 1e8; numbers at a later time that change by less
    than a tenth of their tolerance with half the step; full marks for every solution; less than
    full marks for every typical mistake that can be told apart with the numbers of the notebook,
    and for every mistake of the author. Where the motion is not sound, nothing else is asked.

    Parameters
    ----------
    edition : Edition
    secret : str
        Of the course, where answers shall be told apart at the states of the marking.
    """
    try:
        found = list(_faults_of_motion(edition.setting.motion()))
        yield from found
        if found:
            return
        yield from _faults_of_numbers(edition)
        sealed = edition.sealed(secret)
        for sealing in sealed.values():
            yield from sealing.faults
        own = edition.exercise.edition(edition.exercise.numbers)
        if own is edition:
            yield from _faults_of_author(edition)
            return
        for name, sealing in sealed.items():
            for form in sorted(sealing.alike - own.sealed()[name].alike):
                yield f"part {name}: the mistake {form} gets full marks with these numbers"
    except TeachmechError as error:
        yield error.one_line()


def _faults_of_motion(motion: Motion) -> Iterator[str]:
    if motion.ending:
        yield f"the motion ends early: {motion.ending}"
    if not all(np.isfinite(column).all() for column in motion.columns.values()):
        yield "the motion is not finite to its end"
        return
    values = motion.singular_values
    for k in np.unique(np.linspace(0, len(motion) - 1, STATES).astype(int)):
        rank, when = motion.rank[k], f"at t = {motion.t[k]:.4g} s"
        if rank and values[k, rank - 1] * CONDITION <= values[k, 0]:
            yield f"the constraints are almost dependent {when}"
            return
        masses = np.linalg.eigvalsh(motion.linear_system(int(k))[0])
        masses = masses[masses > 1e-12 * masses[-1]]  # coordinates without mass do not count
        if masses[0] * CONDITION <= masses[-1]:
            yield f"the mass matrix is almost singular {when}"
            return


def _faults_of_numbers(edition: Edition) -> Iterator[str]:
    """What the integration adds to the numbers that are asked for after the start."""
    setting, solution = edition.setting, edition.solution
    later = {
        part.name: time
        for part in edition.parts
        if part.kind in ("number", "multipliers")
        and (time := time_of(part, setting)) > setting.settings.start
    }
    if not later:
        return
    finer, frame = setting.refined(max(later.values())), setting.frame()
    adaptive = METHODS[setting.settings.method].adaptive
    for part in edition.parts:
        if part.name not in later:
            continue
        kind, tolerance = kind_of(part), part.tolerance or TOLERANCE
        answers = solution[part.name], kind.solution(part, finer)
        numbers = (_values(kind.read(answer, part, frame)) for answer in answers)
        for one, better, scale in zip(*numbers, scales_of(part, setting), strict=True):
            both = max(abs(one), abs(better))
            off = abs(one - better) > ACCURACY * tolerance * abs(better)
            if off and both > NEARLY_ZERO * scale:
                least = "tolerance a hundred times smaller" if adaptive else "step half as long"
                what = "tolerance of the solver" if adaptive else "step"
                yield (
                    f"part {part.name}: at t = {later[part.name]:g} s the number is {one:.6g}, but "
                    f"{better:.6g} with a {least}; the {what} of the exercise is too coarse for "
                    f"the tolerance {tolerance:g} of the part: take a smaller one"
                )
                break


def _values(read: Any) -> list[float]:
    quantities = read.values() if isinstance(read, Mapping) else [read]
    return [quantity.value for quantity in quantities]


def _faults_of_author(edition: Edition) -> Iterator[str]:
    """What is wrong with the solutions that are written in the notebook, for its own numbers."""
    exercise, frame = edition.exercise, edition.setting.frame()
    cells = [cell for cell in exercise.cells if cell.role == "answer"]
    for part, cell in zip(edition.parts, cells, strict=True):
        answer, sealed = exercise.worked[part.name], edition.sealed()[part.name].right
        try:
            credit = kind_of(part).credit(answer, public(part), frame, sealed)
        except TeachmechError as error:
            yield error.at(cell.where).one_line()
            continue
        if credit.share < FULL:
            yield f"part {part.name}: the solution in the notebook is not right: {credit.words}"
