"""Soundness: whether a task with these numbers can be solved, and told from mistakes."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from teachmech.base.errors import TeachmechError
from teachmech.faces import Motion
from teachmech.homework.answers.cells import NEARLY_ZERO
from teachmech.homework.exercise.edition import Edition
from teachmech.homework.exercise.source import worked
from teachmech.homework.kinds import kind_of, public
from teachmech.homework.kinds.number_answer import TOLERANCE, Computed, time_of
from teachmech.homework.task.key import FULL
from teachmech.numerics.integrators import METHODS

CONDITION = 1e8  # that M, and the part of A M^(-1/2) that counts, stay below
ACCURACY = 0.1  # of a number at a later time, as part of its tolerance
STATES = 50  # of the motion, at which they are looked at


def faults(edition: Edition, own: Edition, secret: str) -> Iterator[str]:
    """Yield why an exercise should not be given with the numbers of an edition.

    Asked are: a consistent start; a motion that is finite to its end; condition numbers of M, and
    of the part of A M^(-1/2) that counts, below 1e8; numbers at a later time that change by less
    than a tenth of their tolerance with half the step; full marks for every solution; less than
    full marks for every typical mistake that can be told apart with the numbers of the notebook,
    and for every mistake of the author. Where the motion is not sound, nothing else is asked.

    Parameters
    ----------
    edition : Edition
    own : Edition
        With the numbers of the notebook.
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
    later = [
        (part, kind, time)
        for part in edition.parts
        if isinstance(kind := kind_of(part), Computed)
        and (time := time_of(part, setting)) > setting.settings.start
    ]
    if not later:
        return
    finer, frame = setting.refined(max(time for *_, time in later)), setting.frame()
    adaptive = METHODS[setting.settings.method].adaptive
    for part, kind, time in later:
        tolerance = part.tolerance or TOLERANCE
        answers = solution[part.name], kind.solution(part, finer)
        numbers = (kind.numbers(answer, part, frame) for answer in answers)
        for one, better, scale in zip(*numbers, kind.scales(part, setting), strict=True):
            both = max(abs(one), abs(better))
            off = abs(one - better) > ACCURACY * tolerance * abs(better)
            if off and both > NEARLY_ZERO * scale:
                least = "tolerance a hundred times smaller" if adaptive else "step half as long"
                what = "tolerance of the solver" if adaptive else "step"
                yield (
                    f"part {part.name}: at t = {time:g} s the number is {one:.6g}, but "
                    f"{better:.6g} with a {least}; the {what} of the exercise is too coarse for "
                    f"the tolerance {tolerance:g} of the part: take a smaller one"
                )
                break


def _faults_of_author(edition: Edition) -> Iterator[str]:
    """What is wrong with the solutions that are written in the notebook, for its own numbers."""
    frame, sealed = edition.setting.frame(), edition.sealed()
    cells = [cell for cell in edition.cells if cell.role == "answer"]
    for part, cell in zip(edition.parts, cells, strict=True):
        right = sealed[part.name].right
        try:
            credit = kind_of(part).credit(worked(cell), public(part), frame, right)
        except TeachmechError as error:
            yield error.at(cell.where).one_line()
            continue
        if credit.share < FULL:
            yield f"part {part.name}: the solution in the notebook is not right: {credit.words}"
