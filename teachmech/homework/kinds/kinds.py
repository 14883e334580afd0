"""The kinds of answers, by name.

How to add one: a file next to this one with a subclass of `Kind`, and a line in `KINDS`. Mistakes
of the catalogue that occur in it name it in their ``kinds``, and fields of a shape that no other
kind has get a class in `teachmech.homework.task.entries`.

The key for students is JSON and holds no text of an answer: values at sampled states, or hashes.
The key for marking may hold texts, which `Kind.seal_besides` adds. ``credit`` sees no more than a
student has: the part without its secrets (`public`), the frame and the key. A right answer and a
typical mistake are sealed alike, so that one comparison finds either.
"""

from __future__ import annotations

from typing import Any

from teachmech.base.errors import check_known
from teachmech.homework.kinds.choice_answer import Choice
from teachmech.homework.kinds.constraint_answer import Constraints
from teachmech.homework.kinds.derivation_answer import Derivation
from teachmech.homework.kinds.expression_answer import OneExpression
from teachmech.homework.kinds.force_answer import Forces
from teachmech.homework.kinds.kind import Kind
from teachmech.homework.kinds.mass_answer import Masses
from teachmech.homework.kinds.motion_answer import WholeProblem
from teachmech.homework.kinds.multipliers_answer import Multipliers
from teachmech.homework.kinds.number_answer import Number
from teachmech.homework.kinds.start_answer import StartValues
from teachmech.homework.parts import Part

KINDS: dict[str, Kind] = {
    kind.name: kind
    for kind in (
        Constraints(),
        Forces(),
        Masses(),
        StartValues(),
        Number(),
        Multipliers(),
        OneExpression(),
        Derivation(),
        WholeProblem(),
        Choice(),
    )
}


def kind_of(part: Part) -> Kind:
    """Return the kind of a part.

    Examples
    --------
    An author seals the right answer; a student's one is compared with what is sealed:

    >>> from teachmech.homework.setting import Setting
    >>> setting = Setting.of({"system": {"coordinates": ["x", "y"], "mass": [1, 1],
    ...     "forces": [0, -9.81], "constraints": ["x^2 + y^2 = L^2"], "parameters": {"L": 2},
    ...     "start": {"x": 2}, "time": {"end": 1, "step": 0.1}}})
    >>> part = Part(name="rod", kind="constraint")
    >>> kind = kind_of(part)
    >>> sealed = kind.seal(kind.solution(part, setting), part, setting, salt="a text")
    >>> kind.credit("sqrt(x^2 + y^2) = 2", public(part), setting.frame(), sealed).share
    1.0
    >>> print(kind.credit("x^2 + y^2 = L", public(part), setting.frame(), sealed).words)
    'x^2 + y^2 = L' does not hold at the start (x = 2, y = 0).
    """
    check_known("kind", [part.kind], KINDS, where=f"part {part.name}")
    return KINDS[part.kind]


def public(part: Part) -> Part:
    """Return a part without what students must not have: mistakes, and a secret ``of``.

    Examples
    --------
    >>> part = Part(name="energy", kind="choice", of="kept", options=["kept", "lost"])
    >>> public(part).of
    ()
    """
    hidden: dict[str, Any] = {"mistakes": ()}
    if kind_of(part).secret:
        hidden["of"] = ()
    return part.model_copy(update=hidden)
