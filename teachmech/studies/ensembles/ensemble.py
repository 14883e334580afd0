"""Many motions of one problem, in one process, in several processes or on a cluster."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Unpack

import numpy as np

from teachmech.base.errors import ProblemError, check_known, checked_arguments, shortened
from teachmech.base.execution import Execution, open_executor
from teachmech.base.files import made_folder
from teachmech.base.progress import ProgressReport
from teachmech.base.words import counted
from teachmech.numerics.integrators import stored_times
from teachmech.problems.library import Described, opened, system_and_settings
from teachmech.problems.mechanisms import Mechanism
from teachmech.run.compiled.policy import is_compiled
from teachmech.run.options import Integration, Replacements, RunOptions, part, taking
from teachmech.run.simulation import MAX_NUMBERS, check_size
from teachmech.studies.ensembles.folder import Folder
from teachmech.studies.ensembles.results import Ensemble
from teachmech.studies.ensembles.variations import Variation, grid
from teachmech.studies.ensembles.work import Chunk, Work, digest, empty_chunk, prepare
from teachmech.system_and_motion import Motion, System

BAR = "{n:.0f} of {total:.0f} members [{elapsed} < {remaining}]"


Text = float | str


@checked_arguments
@taking(RunOptions)
def ensemble(
    problem: Described,
    vary: Mapping[str, Sequence[Text]] | Variation,
    *,
    time: Sequence[Text] | None = None,
    store: str | Sequence[str] = "end",
    measure: Callable[[Motion], float] | None = None,
    executor: Any = None,
    workers: int | None = None,
    folder: str | Path | None = None,
    **options: Unpack[RunOptions],
) -> Ensemble:
    """Compute the motions of one problem for many start values and parameters.

    Parameters
    ----------
    problem : System, ParticleProblem, Mechanism, str or Path
        The problem, the name of an example, or the path of a file.
    vary : mapping of str to sequence, or Variation
        Values of parameters, coordinates or velocities. A mapping means all combinations; `table`
        lists the members, and `samples` draws them from distributions.
    time : tuple of float, optional
        See `teachmech.simulate`. This option and the next ones apply to all members; ``progress``
        covers all members.
    **options
        As for `teachmech.simulate`.
    store : str or sequence of str
        ``"end"``: the end of each motion, see `Ensemble`. ``"motion"``: also all columns at all
        stored times; or the names of columns, such as ``["x1", "lambda1"]``.
    measure : callable, optional
        A function of a Motion that returns a number, which is stored as ``ensemble.measure``. If
        other processes compute, it must be defined at the top level of a module.
    executor : optional
        An object whose method ``submit`` returns futures: an executor of `concurrent.futures` or a
        ``distributed.Client``. By default this process computes.
    workers : int, optional
        Number of local processes; with an executor, the number of its workers.
    folder : str or Path, optional
        The folder that stores finished members; the same call later computes only the missing ones.

    Returns
    -------
    Ensemble
        If progress or Ctrl-C stopped the computation, `Ensemble.ending` is set. `Ensemble.failures`
        gives the reason for each motion that failed.

    Raises
    ------
    ProblemError, ExpressionError
        If an argument is invalid, the arrays would hold more than 2 GB, the measure fails, or the
        folder holds another ensemble.

    Notes
    -----
    With ``compiled`` True or False, a member equals the motion of ``simulate`` for its values bit
    for bit, with any executor. By default, members are compiled if the plain program would take
    more than half a second for all of them, as soon as this is known. Each worker reads the
    description of the problem once.

    Examples
    --------
    The period T of a pendulum grows with its amplitude. Released at rest, it passes x = 0 at T/4:

    >>> import teachmech as tm
    >>> pendulum = tm.System(["x", "y"], mass=[1, 1], forces=[0, -9.81],
    ...     constraints=["x^2 + y^2 = 1"], parameters={"a": 1},
    ...     start={"x": "sin(a)", "y": "-cos(a)"}, name="pendulum")
    >>> result = ensemble(pendulum, {"a": ["pi/20", "pi/4", "pi/2"]}, time=(0, 1),
    ...     method="dop853", until="x = 0")
    >>> print((4 * result.t).round(3))
    [2.009 2.086 2.368]
    """
    values = part(options, Replacements)
    problem = opened(problem, values.get("parameters"))
    if options.get("inputs"):
        what, hint = "an ensemble replaces no inputs", "give it problem.system.replace(inputs=...)"
        raise ProblemError(what, key="inputs", hint=hint)
    system = problem.system
    variation = vary if isinstance(vary, Variation) else grid(vary)
    variation.check(system)
    for key, replaced in values.items():
        for name in replaced:
            if name in variation.names:
                what = f"'{name}' varies and also has a value in {key}"
                raise ProblemError(what, key=key, hint="leave out one of the two")
    changed, settings = system_and_settings(
        problem, time=time, **values, **part(options, Integration)
    )
    check_size(changed, settings)
    if settings.until:
        changed.read_condition(settings.until)
    members, compiled = len(variation.rows), options.get("compiled")
    if is_compiled(changed, settings, compiled, members):
        compiled = True
    elif compiled == "often":
        compiled = False
    columns = _columns(system, store)
    described = problem if isinstance(problem, Mechanism) else system
    names = variation.names
    work = Work.of(
        described,
        settings,
        names,
        columns,
        measure,
        **values,
        compiled=compiled,
        runs=members,
        allow_inconsistent_start=options.get("allow_inconsistent_start", False),
        start_tolerance=options.get("start_tolerance"),
    )
    _check_numbers(members, work.shapes)
    collected = empty_chunk(0, members, work.shapes)
    computed = np.zeros(members, dtype=bool)

    kept: Folder | None = None

    def keep(chunk: Chunk, fresh: bool = True) -> None:
        for name, array in chunk.arrays.items():
            collected.arrays[name][chunk.first : chunk.stop] = array
        collected.failures.update(chunk.failures)
        computed[chunk.first : chunk.stop] = True
        if kept is not None and fresh and chunk.lasting:
            kept.write(chunk)

    if folder is not None:
        labels = json.dumps([names, variation.dims, variation.shape])
        prints = work.fingerprints | {"members": digest(labels, variation.rows.tobytes())}
        kept = Folder(made_folder(folder), prints, members, work.shapes)
        for chunk in kept.read():
            keep(chunk, fresh=False)

    report = ProgressReport(options.get("progress"), span=members, text=BAR)
    ending = ""
    if not computed.all():
        pool = open_executor(executor, workers, work)
        try:
            if pool.is_here:
                prepare(work, described)
            todo = _ranges(~computed)
            tell = lambda: report(computed.mean())  # noqa: E731
            ending = Execution(work, variation.rows, todo, pool, keep, tell).run()
        finally:
            pool.close()
            report.close()
    if ending:
        done = int(computed.sum())
        ending = f"{ending}: {done} of {counted(members, 'member')} were computed"
    shape = variation.shape
    times = stored_times(settings.start, settings.end, settings.step) if columns else np.empty(0)
    return Ensemble(
        name=system.name,
        settings=settings,
        names=names,
        dims=variation.dims,
        coords=dict(variation.coords),
        coordinates=system.coordinates,
        velocities=system.velocities,
        times=times,
        arrays={n: a.reshape(shape + a.shape[1:]) for n, a in collected.arrays.items()},
        failures=dict(sorted(collected.failures.items())),
        ending=ending,
        notes=tuple(kept.notes) if kept is not None else (),
    )


def _columns(system: System, store: Any) -> tuple[str, ...]:
    """Return the names of the columns that are stored over time."""
    known = [*system.coordinates, *system.velocities, *system.accelerations, *system.multipliers]
    if store == "end":
        return ()
    if store == "motion":
        return tuple(known)
    if isinstance(store, str) or not isinstance(store, Sequence):
        hint = 'give "end", "motion" or a list of names'
        raise ProblemError(f"{shortened(store)} cannot be stored", key="store", hint=hint)
    check_known("array", store, known, key="store")
    return tuple(dict.fromkeys(store))


def _check_numbers(members: int, shapes: Mapping[str, tuple[int, ...]]) -> None:
    numbers = members * sum(int(np.prod(shape)) for shape in shapes.values())
    if numbers > MAX_NUMBERS:
        most = f"at most {MAX_NUMBERS:.2g} are accepted"
        what = f"the arrays would hold {numbers:.2g} numbers; {most}"
        hint = "choose fewer members, store fewer columns, or give time a larger step"
        raise ProblemError(what, key="vary", hint=hint)


def _ranges(wanted: np.ndarray[Any, np.dtype[np.bool_]]) -> list[tuple[int, int]]:
    """Return the index ranges (start, stop) in which a condition holds."""
    edges = np.flatnonzero(np.diff(np.concatenate([[False], wanted, [False]]).astype(int)))
    return [(int(a), int(b)) for a, b in edges.reshape(-1, 2)]
