"""The content of each kind of answer: its texts with their roles.

For a number or for multipliers, these are the texts of the problem from which they are computed.
For a problem file, they are constraints, forces and masses, and for a system in generalized
coordinates also its start. For a mechanism, they are masses, moments of inertia, centroids, gravity
and other entries of its file. A length of a mechanism is a parameter, so that a change keeps the
bodies consistent.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from teachmech.base import documents
from teachmech.base.errors import TeachmechError
from teachmech.expressions import Names, parse_as_typed, symbol
from teachmech.homework.kinds import kind_of
from teachmech.homework.kinds.motion_answer import MotionAnswer
from teachmech.homework.kinds.number_answer import ComputedAnswer, time_of
from teachmech.homework.kinds.sticking_answer import StickingAnswer
from teachmech.homework.mistakes.answer_content import AnswerContent, Leaf
from teachmech.homework.mistakes.expression_changes import angles_in
from teachmech.homework.mistakes.instants import mass_matrix, of_changed
from teachmech.homework.mistakes.roles import Roles
from teachmech.homework.parts import Part
from teachmech.homework.setting import Setting
from teachmech.model.switches import COMPARISON
from teachmech.problems.file import ProblemFile
from teachmech.problems.generalized import SystemProblem
from teachmech.problems.mechanisms import Mechanism
from teachmech.problems.mechanisms.spec import SCALARS, WORLD
from teachmech.problems.particles import ParticleProblem
from teachmech.system_and_motion import System

MAX_TEXTS = 60  # texts of one answer; longer answers are not changed
MAX_ALONE = 4  # most forces that are changed one by one if motions are computed
DEFAULT_GRAVITY = ["0", "-9.80665"]  # gravity without components means this

Path = tuple[str | int, ...]


def content_of(answer: Any, part: Part, setting: Setting) -> AnswerContent | None:
    """Return the content of an answer, read once; None for an answer without expressions."""
    bare = part.model_copy(update={"mistakes": ()})  # mistakes may not be hashable
    return _content(json.dumps(answer), bare, setting)


@lru_cache(maxsize=8)
def _content(text: str, part: Part, setting: Setting) -> AnswerContent | None:
    kind, answer = kind_of(part), json.loads(text)
    if isinstance(kind, ComputedAnswer):
        return _of_number(kind, part, setting)
    if kind.is_problem:
        return _of_problem(answer, part, setting)
    found: list[tuple[Path, Leaf]] = []
    if isinstance(kind, StickingAnswer):
        return _of_condition(answer, setting)
    if len(kind.roles) == 1:
        found += _found(answer, kind.roles[0], kind.names(part, setting.scope()))
    elif isinstance(answer, Mapping):
        for role in kind.roles:
            names = setting.system.coordinates if role == "A" else ()
            for path, leaf in _found(answer.get(role, []), role, names, (role,)):
                found.append((path, replace(leaf, row=path[1:2])))
    if not 0 < len(found) <= MAX_TEXTS:
        return None

    def write(texts: Sequence[str]) -> Any:
        changes = {path: text for (path, _), text in zip(found, texts, strict=True)}
        return _rebuilt(answer, changes)

    leaves, system = tuple(leaf for _, leaf in found), setting.system
    return AnswerContent(leaves, Roles.of(system), _names_of(system), write, kind.roles)


def _found(
    answer: Any, role: str, names: Sequence[str], path: tuple[Any, ...] = (), name: str = ""
) -> Iterator[tuple[tuple[Any, ...], Leaf]]:
    """Yield the texts and numbers in lists and mappings, each with its path."""
    if isinstance(answer, str | int | float) and not isinstance(answer, bool):
        yield path, Leaf(role, name or (names[0] if len(names) == 1 else ""), str(answer))
    elif isinstance(answer, Mapping):
        for key, value in answer.items():
            yield from _found(value, role, names, (*path, key), str(key))
    elif isinstance(answer, list | tuple):
        for k, value in enumerate(answer):
            own = names[k] if k < len(names) else ""
            yield from _found(value, role, names, (*path, k), own)


def _rebuilt(answer: Any, changes: Mapping[Path, str], path: Path = ()) -> Any:
    """Return lists and mappings with other texts at some paths."""
    if path in changes:
        return answer if str(answer) == changes[path] else changes[path]
    if isinstance(answer, Mapping):
        return {key: _rebuilt(value, changes, (*path, key)) for key, value in answer.items()}
    if isinstance(answer, list | tuple):
        return [_rebuilt(value, changes, (*path, k)) for k, value in enumerate(answer)]
    return answer


def _of_condition(answer: str, setting: Setting) -> AnswerContent | None:
    """Return the two sides of a comparison."""
    if (sign := COMPARISON.search(answer)) is None:
        return None
    sides = answer[: sign.start()].strip(), answer[sign.end() :].strip()
    leaves = tuple(Leaf("expression", "", side) for side in sides)
    system = setting.system
    names = Names(tuple(setting.parameters))
    return AnswerContent(leaves, Roles.of(system), names, f" {sign[0]} ".join, ("expression",))


# --- numbers and multipliers --------------------------------------------------------------------


def _of_number(kind: ComputedAnswer, part: Part, setting: Setting) -> AnswerContent:
    leaves = tuple(_leaves_of(setting.system))
    if kind.roles:
        leaves = (*leaves, Leaf(kind.roles[0], "", str(part.of)))

    def write(texts: Sequence[str]) -> Any:
        return of_changed(kind, part, setting, [leaf.role for leaf in leaves], texts)

    roles, names = Roles.of(setting.system), _names_of(setting.system)
    forces = sum(leaf.role == "force" and leaf.text != "0" for leaf in leaves)
    few = forces <= MAX_ALONE and time_of(part, setting) == setting.settings.start
    return AnswerContent(
        leaves, roles, names, write, ("expression", "force") if few else ("expression",)
    )


def _leaves_of(system: System) -> Iterator[Leaf]:
    """Yield the constraints, forces and the entries of the mass matrix that are not zero."""
    if not system.switches:  # others have more than their equation
        for constraint in system.constraints:
            yield Leaf("constraint", "", constraint.equation)
    for name, text in zip(system.coordinates, system.forces, strict=True):
        yield Leaf("force", name, str(text))
    for (i, _), entry in system.mass_expressions.items():
        yield Leaf("mass", system.coordinates[i], entry.text)


def _names_of(system: System) -> Names:
    """Return all names that a text of a system may use, including accelerations."""
    own = (*system.coordinates, *system.velocities, *system.accelerations, *system.multipliers)
    return Names(("t", *own, *system.parameters))


# --- whole problems -----------------------------------------------------------------------------


def _of_problem(answer: Any, part: Part, setting: Setting) -> AnswerContent | None:
    try:
        problem = MotionAnswer().read(answer, part, setting.scope())
    except TeachmechError:
        return None
    if isinstance(problem, ParticleProblem):
        content = _of_particles(problem)
    elif isinstance(problem, SystemProblem):
        content = _of_system(problem)
    else:
        assert isinstance(problem, Mechanism)
        content = _of_mechanism(problem, documents.read(answer, "answer").data)
    if len(content.leaves) > MAX_TEXTS:
        return None

    def write(texts: Sequence[str]) -> Any:
        text = content.write(texts)
        MotionAnswer().read(text, part, setting.scope())  # parts no longer fit together
        return text

    return replace(content, write=write)


def _of_particles(problem: ParticleProblem) -> AnswerContent:
    leaves = tuple(_leaves_of(problem.system))

    def write(texts: Sequence[str]) -> str:
        given = iter(texts)
        data = problem.to_dict()
        data["constraints"] = _constraints(problem, given)
        for particle in data["particles"]:
            particle["force"] = [next(given) for _ in range(problem.dimension)]
        masses = list(given)[:: problem.dimension]
        for particle, mass in zip(data["particles"], masses, strict=True):
            particle["mass"] = mass
        return ParticleProblem(**data).to_yaml()

    return AnswerContent(leaves, Roles.of(problem.system), _names_of(problem.system), write, ())


def _of_system(problem: SystemProblem) -> AnswerContent:
    system = problem.system
    start = {name: str(text) for name, text in system.start.items()}
    starts = (Leaf("start", name, text) for name, text in start.items())
    leaves = (*_leaves_of(system), *starts)

    def write(texts: Sequence[str]) -> str:
        given = iter(texts)
        data = problem.to_dict()
        data["constraints"] = _constraints(problem, given)
        data["forces"] = [next(given) for _ in system.coordinates]
        data["mass"] = mass_matrix(system, [next(given) for _ in system.mass_expressions])
        data["start"] = dict(zip(start, given, strict=True))
        data.pop("potential", None)  # the potential belongs to the unchanged forces
        return SystemProblem(**data).to_yaml()

    return AnswerContent(leaves, Roles.of(system), _names_of(system), write, ())


def _constraints(problem: ProblemFile, given: Iterator[str]) -> list[dict[str, str]]:
    return [{"name": c.name, "equation": next(given)} for c in problem.system.constraints]


def _of_mechanism(problem: Mechanism, data: dict[str, Any]) -> AnswerContent:
    applied = data.get("AppliedForces") or {}
    if "Gravity" in applied and not applied["Gravity"]:
        data = {**data, "AppliedForces": {**applied, "Gravity": DEFAULT_GRAVITY}}
    names, found = _names_of(problem.system), list(_leaves_of_mechanism(data))
    roles = _roles(problem, data, [leaf for _, leaf in found], names)
    for length in sorted(s.name for s in roles.lengths):
        path = ("PhysicalParams", length)
        found.append((path, Leaf("length", length, _at(data, path))))

    def write(texts: Sequence[str]) -> str:
        changes = {path: text for (path, _), text in zip(found, texts, strict=True)}
        return documents.write(_rebuilt(data, changes))

    return AnswerContent(tuple(leaf for _, leaf in found), roles, names, write, ("length",))


def _leaves_of_mechanism(data: Mapping[str, Any]) -> Iterator[tuple[Path, Leaf]]:
    def each(*path: str) -> Iterator[tuple[Path, str, Any]]:
        for name, given in (_at(data, path) or {}).items():
            yield (*path, name), name, given

    for path, name, body in each("PartData", "Rigids"):
        centroid, mass, inertia = body["Dyna"]
        for i, text in enumerate(centroid):
            yield (*path, "Dyna", 0, i), Leaf("centroid", name, text)
        yield (*path, "Dyna", 1), Leaf("body", name, mass)
        for location, text in _one_or_more((*path, "Dyna", 2), inertia):
            yield location, Leaf("inertia", name, text)
    for path, name, mass in each("PartData", "Particles"):
        yield path, Leaf("body", name, mass)
    for path, name, spring in each("PartData", "Springs"):
        yield (*path, 0), Leaf("stiffness", name, spring[0])
    for path, name, (stiffness, angle) in each("PartData", "TorsionSprings"):
        yield (*path, 0), Leaf("stiffness", name, stiffness)
        yield (*path, 1), Leaf("angle", name, angle)
    gravity: Path = ("AppliedForces", "Gravity")
    for i, text in enumerate(_at(data, gravity) or ()):
        yield (*gravity, i), Leaf("gravity", "xyz"[i], text)
    for key in ("ConstForces", "ConstTorques"):
        for path, name, load in each("AppliedForces", key):
            for location, text in _one_or_more(path, load):
                yield location, Leaf("load", name, text)
    for path, name, text in each("Drives"):
        yield path, Leaf("drive", name, text)
    for path, _, given in each("Constraints"):
        keys = isinstance(given, dict)
        text = given["equation"] if keys else given
        yield (*path, "equation") if keys else path, Leaf("constraint", "", text)
    for key, prefix in (("positions", ""), ("velocities", "v")):
        for path, name, given in each("ProblemData", key):
            if name.startswith(SCALARS):
                yield _value(path, prefix + name, given)
                continue
            for i, component in enumerate(given):
                yield _value((*path, i), f"{prefix}{name}_{'xyz'[i]}", component)


def _one_or_more(path: Path, given: Any) -> Iterator[tuple[Path, str]]:
    """Yield a number, or the numbers of a list, each with its path in the file."""
    if isinstance(given, list):
        yield from (((*path, i), text) for i, text in enumerate(given))
    else:
        yield path, given


def _value(path: Path, name: str, given: Any) -> tuple[Path, Leaf]:
    """Return a start value without the word ``fixed``."""
    kept = isinstance(given, list)
    return ((*path, 0) if kept else path), Leaf("start", name, given[0] if kept else given)


def _roles(problem: Mechanism, data: Any, leaves: Sequence[Leaf], names: Names) -> Roles:
    """Return the roles of the parameters, which follow from their positions in the file."""
    system, parts = problem.system, data["PartData"]
    positions = [
        *(parts.get("Fixed") or {}).values(),
        *(
            location
            for body in (parts.get("Rigids") or {}).values()
            for location in (() if body["Geom"] == WORLD else body["Geom"])
        ),
        *(spring[1:2] for spring in (parts.get("Springs") or {}).values()),
        [leaf.text for leaf in leaves if leaf.role == "centroid"],
    ]
    lengths = _parameters(problem, [text for location in positions for text in location], names)
    gravity = [leaf.text for leaf in leaves if leaf.role == "gravity"]
    masses = [leaf.text for leaf in leaves if leaf.role == "body"]
    return Roles(
        masses=_parameters(problem, masses, names) - lengths,
        gravity=_parameters(problem, gravity, names),
        weights=(),
        lengths=lengths,
        angles=frozenset(q for q in system.coordinates if q.startswith("theta_")),
        positions=frozenset(map(symbol, system.coordinates)),
        velocities=frozenset(map(symbol, system.velocities)),
        points=(("x", "y"),),  # the components of gravity
        mass_of={},
    )


def _parameters(problem: Mechanism, texts: Sequence[str], names: Names) -> frozenset[Any]:
    """Return the parameters in some texts, except those inside a sine, cosine or tangent."""
    found: set[Any] = set()
    for text in texts:
        expression = parse_as_typed(text, names)
        turned = (function.free_symbols for function in angles_in(expression))
        found |= expression.free_symbols - set().union(*turned)
    return frozenset(s for s in found if s.name in problem.PhysicalParams)


def _at(data: Any, path: Path) -> Any:
    """Return the value at a path of a file, or None if there is none."""
    for key in path:
        data = data.get(key) if isinstance(data, Mapping) else None
    return data
