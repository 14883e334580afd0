"""A whole problem, written as a file, compared by its motion."""

from __future__ import annotations

from functools import lru_cache
from time import monotonic
from typing import Any

import numpy as np

from teachmech.base import documents
from teachmech.base.errors import ProblemError, TeachmechError, check_known, listed, shortened
from teachmech.faces import Motion
from teachmech.homework.answers.answers import AnswerTooLongError, as_answer_text, check_work
from teachmech.homework.answers.samples import rounded, start_of
from teachmech.homework.kinds.kind import Kind
from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Frame, Setting
from teachmech.problems.file import ProblemFile
from teachmech.problems.library import kind_of_file
from teachmech.problems.mechanisms import Mechanism

TIMES = 20
TOLERANCE = 1e-4  # of the size of the motion
LEAST = 0.02  # of what the sizes of the problem say: the size of a motion that is slow or at rest
ACCURACY = 1e-9
LONGEST = 20_000  # characters
MAX_COORDINATES = 60
MAX_PARENTHESES = 8  # in one another
MAX_PRODUCTS = 12  # signs of a product, or of a power, in one text of a mechanism
KEPT = 100  # problems that were read, and motions; an answer is compared with every mistake
PATIENCE = 10.0  # seconds for the motion of a student, six times as long for the right one


class WholeProblem(Kind):
    """The text of a particle problem, a system or a mechanism.

    Compared are the coordinates named in ``of`` (all when it is empty): a quarter of the marks for
    their start with their velocities, a quarter for their accelerations there, and half for their
    motion at 20 times. Method and time span are those of the exercise, whatever the text says.
    """

    name = "motion"
    fields = "document"
    is_problem = True

    def solution(self, part: Part, setting: Setting) -> Answer:
        return setting.problem.to_yaml()

    def form(self, part: Part, frame: Frame) -> str:
        return "a text"

    def label(self, part: Part) -> str:
        return "text of the whole problem; Ctrl+Enter checks it"

    def read(self, answer: Answer, part: Part, frame: Frame) -> ProblemFile:
        return _read(as_answer_text(answer, "dimension: 2 ...", LONGEST))

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return start, first acceleration and motion of the coordinates."""
        problem = self.read(answer, part, setting.frame())
        settings, names = setting.settings, list(part.names or problem.system.coordinates)
        own = settings.method if settings.method in ("kinematic", "radau", "lsoda") else "dop853"
        motion = _motion(answer, own, settings.start, settings.end, 6 * PATIENCE)
        if motion.ending:
            raise ProblemError(f"the motion {motion.ending}", where=f"part {part.name}")
        places = _places(problem, names)
        return {
            "names": names,
            "method": own,
            "span": [rounded(settings.start), rounded(settings.end)],
            "q": rounded(motion.q[:, places]),
            "v": rounded(motion.v[0, places]),
            "a": rounded(motion.a[0, places]),
        }

    def credit(self, answer: Answer, part: Part, frame: Frame, sealed: Sealed) -> Credit:
        problem = self.read(answer, part, frame)
        places = _places(problem, sealed["names"])
        q, v, a = (np.array(sealed[key]) for key in "qva")
        sizes = dict(zip(frame.coordinates, frame.lengths, strict=True))
        unit = np.array([sizes[name] for name in sealed["names"]])
        length, speed, rush = (unit * np.abs(x / unit).max(initial=0.0) for x in (q, v, a))
        length = np.maximum(length, LEAST * unit)
        speed = np.maximum(speed, LEAST * length / frame.time)
        rush = np.maximum(rush, LEAST * length / frame.time**2)
        own_q, own_v = start_of(problem.system)
        off = np.abs(own_q[places] - q[0]) > TOLERANCE * length
        off |= np.abs(own_v[places] - v) > TOLERANCE * speed
        share, words = 0.25 * float(not off.any()), []
        if off.any():
            wrong = [name for name, far in zip(sealed["names"], off, strict=True) if far]
            words.append(f"The start of {listed(wrong, 6)} is another.")
        try:
            start, end = sealed["span"]
            motion = _motion(answer, sealed["method"], start, end, PATIENCE)
        except TeachmechError as error:
            words.append(f"The motion cannot be computed: {error.one_line()[:400]}.")
            return Credit(share, " ".join(words))
        if (np.abs(motion.a[0, places] - a) <= TOLERANCE * rush).all():
            share += 0.25
        else:
            words.append("The accelerations at the start are others: look at masses, forces, rods.")
        if motion.ending:
            words.append(f"The motion took too long: {motion.ending}.")
            return Credit(share, " ".join(words))
        far = (np.abs(motion.q[:, places] - q) > TOLERANCE * length).any(axis=1)
        if not far.any():
            share += 0.5
        elif not words:
            words.append(f"The motion is right until t = {motion.t[int(np.argmax(far)) - 1]:.3g}.")
        else:
            words.append("So the motion is another.")
        return Credit(share, " ".join(words) or "Right.")


@lru_cache(maxsize=KEPT)
def _read(text: str) -> ProblemFile:
    document = documents.read(text, "answer")
    kind = kind_of_file(document)
    if kind is Mechanism:  # it is differentiated as soon as it is read
        _check_texts(document.data)
    problem = kind.of(document)
    if kind is not Mechanism:
        read: Any = problem.system.constraint_expressions
        check_work([one.symbolic for one in read])
    count = len(problem.system.coordinates)
    if count > MAX_COORDINATES:
        what = f"the problem has {count} coordinates; at most {MAX_COORDINATES} are accepted"
        raise AnswerTooLongError(what)
    return problem


def _check_texts(data: Any) -> None:
    """Refuse a text whose derivatives would take long, before anything is derived from it."""
    if isinstance(data, dict | list):
        for value in data.values() if isinstance(data, dict) else data:
            _check_texts(value)
        return
    text, depth, deepest = data or "", 0, 0
    for character in text:
        depth += {"(": 1, ")": -1}.get(character, 0)
        deepest = max(deepest, depth)
    if deepest > MAX_PARENTHESES or max(text.count("^"), text.count("*")) > MAX_PRODUCTS:
        what = f"{shortened(data)} has too many parentheses in parentheses, powers or products"
        raise AnswerTooLongError(what, where="answer")


def _motion(text: str, method: str, start: float, end: float, patience: float) -> Motion:
    """The motion at 21 times; ends early when it takes too long."""
    tried = _tried(text, method, start, end)
    had, found = tried[-1] if tried else (0.0, None)
    if found is None or (isinstance(found, Motion) and found.ending and had < patience):
        found = _computed(text, method, start, end, patience)
        tried.append((patience, found))
    if isinstance(found, TeachmechError):
        raise found
    return found


@lru_cache(maxsize=KEPT)
def _tried(
    text: str, method: str, start: float, end: float
) -> list[tuple[float, Motion | TeachmechError]]:
    """What came of the motion, the last with most patience; empty at first."""
    return []


def _computed(
    text: str, method: str, start: float, end: float, patience: float
) -> Motion | TeachmechError:
    begun = monotonic()
    try:
        return _read(text).simulate(
            time=(start, end, (end - start) / TIMES),
            method=method,
            tolerance=ACCURACY,
            compiled=False,
            progress=lambda done: monotonic() - begun < patience,
        )
    except TeachmechError as error:
        return error


def _places(problem: ProblemFile, names: list[str]) -> list[int]:
    """Where the coordinates stand that are compared."""
    known = problem.system.coordinates
    check_known("coordinate", names, known, where="answer")
    return [known.index(name) for name in names]
