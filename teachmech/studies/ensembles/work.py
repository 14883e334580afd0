"""The common description of all members, and the computation of members by a worker."""

from __future__ import annotations

import dataclasses
import hashlib
import inspect
import json
import sys
import threading
import uuid
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.blas import ONE_BLAS_THREAD
from teachmech.base.errors import ProblemError, TeachmechError
from teachmech.expressions import evaluate
from teachmech.numerics.integrators import Settings, stored_times
from teachmech.problems.mechanisms import Mechanism
from teachmech.program import Model
from teachmech.run.compiled.compiled_runs import OF_FORCES
from teachmech.run.simulation import run
from teachmech.run.trajectory import STORED, energy_balance
from teachmech.studies.ensembles.members import CompiledMembers
from teachmech.system_and_motion import Motion, System, motion_by


@dataclass(frozen=True, eq=False)
class Work:
    """The common description of all members as texts and numbers, and the user's own functions.

    Attributes
    ----------
    description : str
        JSON with the problem, its settings, the varied names and the stored quantities.
    functions : dict of str to callable
        Constraints that are Python functions, by name; the measure has the name "".
    key, most
        As for `teachmech.base.execution.Job`.
    """

    description: str
    functions: dict[str, Callable[..., Any]] = field(default_factory=dict)
    key: str = ""
    most: int = sys.maxsize

    @property
    def run(self) -> Callable[..., Chunk | None]:
        """The function that a worker calls."""
        return run_chunk

    def lost(self, first: int, stop: int, reason: str) -> Chunk:
        """Return a chunk of members that have all failed."""
        return empty_chunk(first, stop, self.shapes, reason)

    @classmethod
    def of(
        cls,
        problem: System | Mechanism,
        settings: Settings,
        names: tuple[str, ...],
        columns: Sequence[str] = (),
        measure: Callable[[Motion], Any] | None = None,
        start: Mapping[str, Any] | None = None,
        parameters: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> Work:
        """Describe an ensemble; ``options`` are those of `teachmech.run.simulation.run`."""
        functions: dict[str, Callable[..., Any]] = {}
        if isinstance(problem, Mechanism):
            system, described = problem.system, {"mechanism": problem.to_yaml()}
        else:
            system, (described, functions) = problem, _described(problem)
        if measure is not None:
            functions[""] = measure
        data = {
            "problem": described,
            "start": dict(start or {}),
            "parameters": dict(parameters or {}),
            "settings": dataclasses.asdict(settings),
            "options": options,
            "names": names,
            "columns": _array_names(columns),
            "shapes": _shapes(system, settings, columns, measure is not None),
        }
        description = json.dumps(data, default=float)
        # A notebook may define a function again with the same name, so a worker must not reuse it.
        unique = uuid.uuid4().hex if functions else ""
        return cls(description, functions, digest(description, unique))

    @property
    def shapes(self) -> dict[str, tuple[int, ...]]:
        """The shape of each array for one member, by its name."""
        shapes = json.loads(self.description)["shapes"]
        return {name: tuple(shape) for name, shape in shapes.items()}

    @property
    def fingerprints(self) -> dict[str, str]:
        """The hashes of the problem and of the options; equal for equal ensembles."""
        data = json.loads(self.description)
        del data["names"], data["options"]["compiled"], data["options"]["runs"]
        problem = [data.pop(key) for key in ("problem", "start", "parameters")]
        functions = {name: _source(function) for name, function in self.functions.items()}
        measure = functions.pop("", "")
        return {
            "problem": digest(json.dumps([problem, functions])),
            "options": digest(json.dumps([data, measure])),
        }


END = ("t", "q", "v", "energy_imbalance", "violation", "rank")
MEASURE = "measure"


def _array_names(columns: Sequence[str]) -> dict[str, str]:
    """Return columns by array name: ``q_`` for a coordinate q, since the name q is taken."""
    return {f"{name}_" if name in (*END, MEASURE) else name: name for name in columns}


def _shapes(
    system: System, settings: Settings, columns: Sequence[str], measured: bool
) -> dict[str, tuple[int, ...]]:
    """Return the shape of each array for one member."""
    n = len(system.coordinates)
    shapes: dict[str, tuple[int, ...]] = dict.fromkeys(END, ()) | {"q": (n,), "v": (n,)}
    shapes |= {MEASURE: ()} if measured else {}
    times = len(stored_times(settings.start, settings.end, settings.step)) if columns else 0
    return shapes | dict.fromkeys(_array_names(columns), (times,))


def digest(*texts: str | bytes) -> str:
    """Return the SHA-256 of the texts in order."""
    total = hashlib.sha256()
    for text in texts:
        total.update(text if isinstance(text, bytes) else text.encode())
    return total.hexdigest()


def _described(system: System) -> tuple[dict[str, Any], dict[str, Callable[..., Any]]]:
    """Return a system as texts, and its constraints that are Python functions."""
    functions = {c.name: c.equation for c in system.constraints if callable(c.equation)}
    if not functions:
        return system.to_dict(), {}
    texts = [c for c in system.constraints if c.name not in functions]
    data = dataclasses.replace(system, constraints=texts).to_dict()
    equations = {c["name"]: c["equation"] for c in data["constraints"]}
    names = system.constraint_names
    data["constraints"] = [{"name": n, "equation": equations.get(n, "")} for n in names]
    return data, functions


def _source(function: Callable[..., Any]) -> str:
    """Return the name of a function and its source, if the source can be found."""
    if isinstance(function, partial):
        return f"{_source(function.func)} {function.args!r} {function.keywords!r}"
    name = f"{getattr(function, '__module__', '')}.{getattr(function, '__qualname__', '')}"
    try:
        return name + inspect.getsource(function)
    except (OSError, TypeError):
        return name


class MemberRuns:
    """The system of a `Work` and the runs of its members; a worker builds it once."""

    def __init__(self, work: Work, problem: System | Mechanism | None = None) -> None:
        data = json.loads(work.description)
        self.problem = problem or _read(data["problem"], work.functions, data["parameters"])
        self.settings = Settings(**data["settings"])
        self.start, self.parameters = data["start"], data["parameters"]
        self.system = self.problem.starting(self.settings.start, self.start, self.parameters)
        self.model, self.known = Model.of(self.system), self.system.parameter_values
        self.options = data["options"]
        self.names: list[str] = data["names"]
        known = _columns(self.system)
        self.columns = {name: known[column] for name, column in data["columns"].items()}
        self.shapes: dict[str, list[int]] = data["shapes"]
        self.measure = work.functions.get("")
        self.times = stored_times(self.settings.start, self.settings.end, self.settings.step)
        self.compiled: CompiledMembers | None = None
        whole = not self.settings.until and not self.system.in_pieces
        if self.options["compiled"] and whole and self.measure is None:
            forces = any(array in OF_FORCES for array, _ in self.columns.values())
            with suppress(ProblemError):  # each run states why it cannot be compiled
                self.compiled = CompiledMembers(self.system, self.settings, self.options, forces)

    def values(self, row: Array) -> tuple[dict[str, float], dict[str, float]]:
        """Return the start values and parameters in which a member differs from the problem."""
        given = dict(zip(self.names, map(float, row), strict=True))
        parameters = {name: x for name, x in given.items() if name in self.system.parameters}
        start = {name: x for name, x in given.items() if name not in parameters}
        if parameters:
            time, every = self.settings.start, {**self.parameters, **parameters}
            found = self.problem.start_with(time, start, every)
            start = {n: float(x) for n, x in found.items() if n in start or n not in self.start}
        return start, parameters

    def states(self, rows: Array) -> tuple[Array, Array, Array, Any]:
        """Return q and v at the start, all parameters, and a mask of the members with a start."""
        column = {name: rows[:, k] for k, name in enumerate(self.names)}
        p = np.tile(np.array(list(self.known.values()), dtype=float), (len(rows), 1))
        for k, name in enumerate(self.known):
            p[:, k] = column.get(name, p[:, k])
        values = dict(zip(self.known, p.T, strict=True))  # views of p
        for name, expression in self.system.dependent_parameters.items():
            if name not in column:
                values[name][:] = evaluate(expression.symbolic, values)
        found = np.ones(len(rows), dtype=bool)
        if isinstance(self.problem, Mechanism):
            starts = []
            for k, row in enumerate(rows):
                try:
                    starts.append(self.values(row)[0])
                except TeachmechError:  # `alone` states the reason
                    found[k] = False
            p, known = p[found], starts[0] if starts else ()
            column = {name: np.array([start[name] for start in starts]) for name in known}
        q, v = (np.empty((len(p), len(self.system.coordinates))) for _ in range(2))
        for k, own in enumerate(p):
            q[k], v[k] = self.model.start_with(own)
        for array, names in ((q, self.system.coordinates), (v, self.system.velocities)):
            for k, name in enumerate(names):
                array[:, k] = column.get(name, array[:, k])
        return q, v, p, found

    def together(self, chunk: Chunk, rows: Array) -> list[int]:
        """Compute members in compiled batches; return the rows that remain."""
        if self.compiled is None:
            return list(range(len(rows)))
        done = np.zeros(len(rows), dtype=bool)
        for first in range(0, len(rows), self.compiled.together):
            batch = slice(first, first + self.compiled.together)
            q, v, p, found = self.states(rows[batch])
            if not len(p):
                continue
            arrays, found[found] = self.compiled.arrays(q, v, p)
            for name, values in self._numbers(arrays).items():
                chunk.arrays[name][batch][found] = values
            done[batch] = found
        return np.flatnonzero(~done).tolist()

    def alone(self, row: Array) -> dict[str, Any]:
        """Return the stored values of one member, for the motion that `simulate` returns."""
        start, parameters = self.values(row)
        member = self.system.replace(start=start, parameters=parameters)
        motion = motion_by(run, member, self.settings, **self.options)
        if motion.ending:  # `run` caught Ctrl-C
            raise KeyboardInterrupt
        arrays = {name: getattr(motion, name)[None] for name in (*STORED, "work_impulses")}
        stored = {name: values[0] for name, values in self._numbers(arrays).items()}
        if self.measure is not None:
            stored[MEASURE] = _measured(self.measure, motion)
        return stored

    def _numbers(self, arrays: Mapping[str, Array]) -> dict[str, Array]:
        """Return the stored values of motions; the first axis of all arrays is the motion."""
        t = arrays["t"]
        work = arrays["work_applied"] + arrays["work_constraint"]
        work += arrays.get("work_impulses", 0.0)
        imbalance = np.abs(energy_balance(arrays["kinetic_energy"].T, work.T)).max(axis=0)
        violation = np.abs(arrays["violation"]).max(axis=(1, 2), initial=0.0)
        ends = (arrays[name][:, -1] for name in ("t", "q", "v"))
        sizes = (imbalance, violation, arrays["rank"].min(axis=1))
        stored = dict(zip(END, (*ends, *sizes), strict=True))
        on_time = t == self.times[: t.shape[1]]  # False at an end that ``until`` caused
        for name, (array, k) in self.columns.items():
            stored[name] = np.full((len(t), len(self.times)), np.nan)
            stored[name][:, : t.shape[1]][on_time] = arrays[array][..., k][on_time]
        return stored


def _columns(system: System) -> dict[str, tuple[str, int]]:
    """Return the array of each column of a motion, and its index in it."""
    columns = {
        "q": system.coordinates,
        "v": system.velocities,
        "a": system.accelerations,
        "multipliers": system.multipliers,
    }
    return {name: (key, k) for key, names in columns.items() for k, name in enumerate(names)}


def _read(
    data: Mapping[str, Any],
    functions: Mapping[str, Callable[..., Any]],
    parameters: Mapping[str, Any],
) -> System | Mechanism:
    if "mechanism" in data:
        return Mechanism.loads(data["mechanism"], parameters=parameters)
    constraints = [
        {**c, "equation": functions.get(c["name"], c["equation"])} for c in data["constraints"]
    ]
    return System.from_dict({**data, "constraints": constraints})


def _measured(measure: Callable[[Motion], Any], motion: Motion) -> float:
    try:
        return float(measure(motion))
    except Exception as error:
        what = f"the function fails: {type(error).__name__}: {error}"
        hint = "write a function that takes a Motion and returns a number"
        raise MeasureError(what, where="measure", hint=hint) from error


class MeasureError(ProblemError):
    """The error of the user's own function, which ends the ensemble."""


@dataclass(frozen=True, eq=False)
class Chunk:
    """The results of the members first, first + 1, ..., stop - 1, by the name of the array."""

    first: int
    stop: int
    arrays: dict[str, Array]
    failures: dict[int, str]
    seconds: float = 0.0
    lasting: bool = True  # False if a worker died; the members are then computed again


def empty_chunk(
    first: int, stop: int, shapes: Mapping[str, Sequence[int]], reason: str = ""
) -> Chunk:
    """Return a chunk of NaN; if a reason is given, all its members have failed."""
    arrays = {name: np.full((stop - first, *shape), np.nan) for name, shape in shapes.items()}
    failures = dict.fromkeys(range(first, stop), reason) if reason else {}
    return Chunk(first, stop, arrays, failures, lasting=not reason)


_prepared: dict[str, MemberRuns] = {}
_lock = threading.Lock()
MAX_PREPARED = 4  # descriptions that a worker keeps


def prepare(work: Work, problem: System | Mechanism | None = None) -> MemberRuns:
    """Return the runs of this work in this process; build them if they are missing."""
    with _lock:
        if work.key not in _prepared:
            prepared = MemberRuns(work, problem)
            while len(_prepared) >= MAX_PREPARED:
                del _prepared[next(iter(_prepared))]
            _prepared[work.key] = prepared
        return _prepared[work.key]


@ONE_BLAS_THREAD
def run_chunk(work: Work | str, first: int, rows: Array, attempt: int = 0) -> Chunk | None:
    """Compute the members with these rows of values.

    A worker that receives only the key of the work and does not know it returns None. ``attempt``
    is not used, but makes calls differ, since Dask computes equal calls only once.
    """
    prepared = _prepared.get(work) if isinstance(work, str) else prepare(work)
    if prepared is None:
        return None
    begin = perf_counter()
    chunk = empty_chunk(first, first + len(rows), prepared.shapes)
    for i in prepared.together(chunk, rows):
        try:
            stored = prepared.alone(rows[i])
        except MeasureError as error:
            raise error.at(f"member {first + i}") from error.__cause__
        except TeachmechError as error:
            chunk.failures[first + i] = error.one_line()
            continue
        for name, value in stored.items():
            chunk.arrays[name][i] = value
    return dataclasses.replace(chunk, seconds=perf_counter() - begin)
