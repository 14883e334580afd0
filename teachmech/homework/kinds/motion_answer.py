"""A whole problem, written as a file, compared by its motion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from time import monotonic
from typing import Any

import numpy as np

from teachmech.base import documents
from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, TeachmechError, check_known, listed, shortened
from teachmech.homework.answers.answers import AnswerTooLongError, as_answer_text, check_work
from teachmech.homework.answers.other_starts import (
    NEGLIGIBLE_MOBILITY,
    State,
    least_mobility,
    response,
    seal_other_starts,
    state_of,
)
from teachmech.homework.answers.samples import rounded, start_of
from teachmech.homework.kinds.kind import AnswerKind
from teachmech.homework.parts import Answer, Credit, Part, Sealed
from teachmech.homework.setting import Scope, Setting
from teachmech.problems.file import ProblemFile
from teachmech.problems.library import kind_of_file
from teachmech.problems.mechanisms import Mechanism
from teachmech.system_and_motion import InitialValueProblem, Motion, System

MOTION_TIMES = 20  # number of times at which motions are compared
COURSE_STEPS = 10  # frames of a moving picture in each interval between these times
COURSE_DIGITS = 5  # digits of its coordinates, relative to the size of the motion
MOTION_TOLERANCE = 1e-4  # relative to the size of the motion
MIN_MOTION = 0.02  # size of a slow motion, relative to the sizes of the problem
RUN_TOLERANCE = 1e-9  # tolerance of the integration
MAX_PROBLEM_TEXT = 20_000  # characters
MAX_COORDINATES = 60
MAX_PARENTHESES = 8  # nesting depth
MAX_PRODUCTS = 12  # signs of a product, or of a power, in one text of a mechanism
MAX_CACHED_PROBLEMS = 100  # each answer is compared with every mistake
MAX_SECONDS = 10.0  # for a student's motion; the right motion may take six times as long


class MotionAnswer(AnswerKind):
    """The text of a particle problem, a system or a mechanism.

    The coordinates named in ``of`` are compared; all coordinates if it is empty. Positions and
    velocities at the start give a quarter of the marks. The accelerations at the start, and their
    response to forces, which depends on the masses, give another quarter. The motion at 20 times,
    and a motion from another start (`teachmech.homework.answers.other_starts`), give half. Method
    and time span are always those of the exercise.
    """

    name = "motion"
    fields = "document"
    field_label = "text of the whole problem; Ctrl+Enter checks it"
    is_problem = True

    def solution(self, part: Part, setting: Setting) -> Answer:
        return setting.problem.to_yaml()

    def read(self, answer: Answer, part: Part, scope: Scope) -> ProblemFile:
        return _read(as_answer_text(answer, "dimension: 2 ...", MAX_PROBLEM_TEXT))

    def problem_with(self, answer: Answer, part: Part, setting: Setting) -> ProblemFile:
        return self.read(answer, part, setting.scope())

    def seal(self, answer: Answer, part: Part, setting: Setting, salt: str) -> Sealed:
        """Return start, first acceleration with its response to forces, and motion."""
        motion, columns = self._right(answer, part, setting)
        names = [motion.system.coordinates[k] for k in columns]
        start = State(motion.system, float(motion.t[0]), motion.q[0], motion.v[0])
        return {
            "names": names,
            "method": motion.settings.method,
            "span": [rounded(motion.settings.start), rounded(motion.settings.end)],
            "q": rounded(motion.q[:, columns]),
            "v": rounded(motion.v[0, columns]),
            "a": rounded(motion.a[0, columns]),
            "mobility": rounded(response(motion, start, columns)[1]),
            "least": rounded(least_mobility(motion)),
        }

    def seal_extras(
        self, answer: Answer, part: Part, setting: Setting, salt: str, marking: bool
    ) -> Sealed:
        """Return a motion from another start, accelerations at other states, and a picture.

        The moving picture of the right motion, ``course``, has all coordinates at many times.
        """
        motion, columns = self._right(answer, part, setting)
        runner = _Runner(motion.settings.method, 6 * MAX_SECONDS)
        try:
            others = seal_other_starts(motion, columns, runner.run, salt)
        except ProblemError as error:
            raise error.at(f"part {part.name}") from None
        start, end = motion.settings.start, motion.settings.end
        times = (start, end, (end - start) / (MOTION_TIMES * COURSE_STEPS))
        problem = self.read(answer, part, setting.scope())
        q = _run(problem, times, motion.settings.method, 6 * MAX_SECONDS).q
        digits = COURSE_DIGITS - int(np.ceil(np.log10(np.abs(q).max() or 1.0)))
        course = {
            "names": list(motion.system.coordinates),
            "span": [rounded(start), rounded(end)],
            "q": q.round(digits).tolist(),
        }
        return {"elsewhere": others, "course": course}

    def _right(self, answer: Answer, part: Part, setting: Setting) -> tuple[Motion, list[int]]:
        """Return the right motion and the indices of the coordinates to compare."""
        problem = self.read(answer, part, setting.scope())
        settings, names = setting.settings, list(part.names or problem.system.coordinates)
        own = settings.method if settings.method in ("kinematic", "radau", "lsoda") else "dop853"
        motion = _motion(answer, own, settings.start, settings.end, 6 * MAX_SECONDS)
        if motion.ending:
            raise ProblemError(f"the motion {motion.ending}", where=f"part {part.name}")
        return motion, _columns(problem.system, names)

    def credit(self, answer: Answer, part: Part, scope: Scope, sealed: Sealed) -> Credit:
        problem = self.read(answer, part, scope)
        right = _RightMotion(scope, sealed)
        columns = _columns(problem.system, sealed["names"])
        wrong = right.wrong_starts(*(x[columns] for x in start_of(problem.system)))
        share, words = 0.0 if wrong else 0.25, []
        if wrong:
            words.append(f"The start of {listed(wrong, 6)} is not right.")
        start, end = sealed["span"]
        try:
            motion = _motion(answer, sealed["method"], start, end, MAX_SECONDS)
        except TeachmechError as error:
            words.append(f"The motion cannot be computed: {error.one_line()[:400]}.")
            return Credit(share, " ".join(words))
        responds = right.responds(motion, columns)
        words += [responds] if responds else []
        far = right.far(motion.q[:, columns]) if not motion.ending else np.ones(1, dtype=bool)
        elsewhere = "" if far.any() else right.differs_at_other_starts(motion, columns)
        share += 0.0 if responds or elsewhere else 0.25
        if motion.ending:
            words.append(f"The motion took too long: {motion.ending}.")
        elif far.any() and words:
            words.append("Therefore the motion differs.")
        elif far.any():
            words.append(f"The motion is right until t = {motion.t[int(np.argmax(far)) - 1]:.3g}.")
        elif elsewhere:
            words.append(elsewhere)
        else:
            share += 0.5
        return Credit(share, " ".join(words) or "Right.")


class _RightMotion:
    """The sealed values of the right motion, and the values near it."""

    def __init__(self, scope: Scope, sealed: Sealed) -> None:
        self.sealed = sealed
        self.q, self.v, self.a = (np.array(sealed[key]) for key in "qva")
        sizes = dict(zip(scope.coordinates, scope.lengths, strict=True))
        self.unit = np.array([sizes[name] for name in sealed["names"]])
        length, speed, rush = (self._size(x) for x in (self.q, self.v, self.a))
        self.length = np.maximum(length, MIN_MOTION * self.unit)
        self.speed = np.maximum(speed, MIN_MOTION * self.length / scope.time)
        self.rush = np.maximum(rush, MIN_MOTION * self.length / scope.time**2)

    def _size(self, x: Array) -> Array:
        """Return the largest of some numbers, relative to the sizes of their coordinates."""
        size: Array = self.unit * np.abs(x / self.unit).max(initial=0.0)
        return size

    def wrong_starts(self, q: Array, v: Array) -> list[str]:
        """Return the coordinates with a different start."""
        off = np.abs(q - self.q[0]) > MOTION_TOLERANCE * self.length
        off |= np.abs(v - self.v) > MOTION_TOLERANCE * self.speed
        return [name for name, far in zip(self.sealed["names"], off, strict=True) if far]

    def far(self, q: Array, known: Any = None) -> Any:
        """Return a mask of the times at which positions differ from the right ones or ``known``."""
        known = self.q if known is None else np.array(known)
        return (np.abs(q - known) > MOTION_TOLERANCE * self.length).any(axis=1)

    def responds(self, motion: Motion, columns: list[int]) -> str:
        """Return why accelerations at the start, or their response to forces, are wrong.

        They are compared for the velocities of the start, and for other velocities if these were
        sealed.
        """
        start = State(motion.system, float(motion.t[0]), motion.q[0], motion.v[0])
        moves, answers = self._compared(motion, start, columns, self.sealed)
        if moves and "elsewhere" in self.sealed:
            known = self.sealed["elsewhere"]["states"][0]
            state = state_of(motion, 0, columns, known["speeds"])
            if not self._compared(motion, state, columns, known)[0]:
                return "With other velocities at the start the accelerations differ."
        if not moves:
            return "The accelerations at the start differ: check masses, forces, rods."
        return (
            ""
            if answers
            else "An additional force does not cause the right acceleration: check the masses."
        )

    def differs_at_other_starts(self, motion: Motion, columns: list[int]) -> str:
        """Return how a system whose motion is right differs from the right one elsewhere."""
        if "elsewhere" not in self.sealed:
            return ""
        known, wrong = self.sealed["elsewhere"], "From other starts the motion differs."
        there, span = known["states"][-1], known["span"]
        state = state_of(motion, there["index"], columns, there["speeds"])
        if state is None or not self._compared(motion, state, columns, there)[0]:
            return wrong
        runner = _Runner(self.sealed["method"], MAX_SECONDS)
        try:
            times = (state.t, state.t + span, span / (len(known["q"]) - 1))
            course = runner.run(state.system, state.start, times)
        except TeachmechError:
            return wrong
        return wrong if course.ending or self.far(course.q[:, columns], known["q"]).any() else ""

    def _compared(
        self, motion: Motion, state: State | None, columns: list[int], known: Sealed
    ) -> tuple[bool, bool]:
        """Return whether the accelerations at a state and their response to forces are right."""
        try:
            a, mobility = response(motion, state, columns) if state else (np.nan, np.nan)
        except TeachmechError:
            return False, False
        right, unit = np.array(known["a"]), np.outer(self.unit, self.unit)
        size = np.maximum(self.rush, self._size(right))
        moves = bool((np.abs(a - right) <= MOTION_TOLERANCE * size).all())
        free = np.array(known["mobility"])
        largest = np.abs(free / unit).max(initial=NEGLIGIBLE_MOBILITY * self.sealed["least"])
        return moves, bool((np.abs(mobility - free) <= MOTION_TOLERANCE * largest * unit).all())


@dataclass(frozen=True)
class _Runner:
    """A runner of motions from other starts, by the method of an exercise, with a time limit."""

    method: str
    patience: float

    def run(self, system: System, start: Mapping[str, float], time: Sequence[float]) -> Motion:
        """Return the motion of a system."""
        return _run(system, time, self.method, self.patience, start=start)


@lru_cache(maxsize=MAX_CACHED_PROBLEMS)
def _read(text: str) -> ProblemFile:
    document = documents.read(text, "answer")
    kind = kind_of_file(document)
    if kind is Mechanism:  # a mechanism is differentiated while it is read
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
    """Refuse a text whose derivatives would take too long, before it is differentiated."""
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
    """Return the motion at 21 times; it ends early if it takes too long."""
    tried = _tried(text, method, start, end)
    had, found = tried[-1] if tried else (0.0, None)
    if found is None or (isinstance(found, Motion) and found.ending and had < patience):
        found = _computed(text, method, start, end, patience)
        tried.append((patience, found))
    if isinstance(found, TeachmechError):
        raise found
    return found


@lru_cache(maxsize=MAX_CACHED_PROBLEMS)
def _tried(
    text: str, method: str, start: float, end: float
) -> list[tuple[float, Motion | TeachmechError]]:
    """Return the store for the result of a motion; it is empty at first."""
    return []


def _computed(
    text: str, method: str, start: float, end: float, patience: float
) -> Motion | TeachmechError:
    try:
        times = (start, end, (end - start) / MOTION_TIMES)
        return _run(_read(text), times, method, patience)
    except TeachmechError as error:
        return error


def _run(
    problem: InitialValueProblem, time: Sequence[float], method: str, patience: float, **start: Any
) -> Motion:
    begun = monotonic()
    return problem.simulate(
        time=time,
        method=method,
        tolerance=RUN_TOLERANCE,
        compiled=False,
        progress=lambda done: monotonic() - begun < patience,
        **start,
    )


def _columns(system: System, names: list[str]) -> list[int]:
    """Return the indices of the coordinates that are compared."""
    known = system.coordinates
    check_known("coordinate", names, known, where="answer")
    return [known.index(name) for name in names]
