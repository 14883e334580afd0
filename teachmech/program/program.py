"""The generated program: a plain Python module that a student can read, run alone, and hand in.

`teachmech.run.simulation` runs this program. The problem is written out function by
function; the method (`teachmech.numerics.dynamics`) and the integrator
(`teachmech.numerics.integrators`) are copied from their own source. Text of the user reaches the
source only through the expression tree, except for comments, which quote expressions that the
grammar has accepted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from types import ModuleType
from typing import Any

from teachmech.base.array_types import Array
from teachmech.base.errors import check_known
from teachmech.model.actuation import refuse_programmes
from teachmech.model.derivation import derivation_of
from teachmech.model.description import Description
from teachmech.numerics import control, coulomb, dynamics, impact, scales, step_impulses
from teachmech.numerics.integrators import (
    METHODS,
    Settings,
    embedded,
    keeps_on,
    moreau,
    step_solutions,
    stop_at,
    stored_times,
    switching,
    too_fast,
)
from teachmech.program import skeleton
from teachmech.program.feed_writer import FeedFunctions
from teachmech.program.functions import Functions, Model, execute
from teachmech.program.writer import refuse_law, rough_contacts

DERIVATIVES = ("symbolic", "feed")
MAX_PROGRAMS = 4  # programs per system in memory
# Functions of a loaded program whose calls are counted in ``counts``.
COUNTED = {
    "derivative": "evaluations",
    "at": "evaluations",  # of Moreau's scheme
    "project": "projections",
    "corrected": "projections",
    "pseudo_inverse": "rank_decisions",
    "null_space_method": "rank_decisions",
    "estimated_errors": "attempts",
    "lemke": "contact_problems",
    "friction_forces": "contact_problems",
}

# Functions that are copied into the program; the last one returns the acceleration.
Copied = tuple[Callable[..., Any], ...]
UDWADIA_KALABA: Copied = (
    dynamics.product,
    dynamics.mass_root,
    dynamics.singular_values,
    dynamics.rank_of,
    dynamics.pseudo_inverse,
    dynamics.udwadia_kalaba,
)
SINGULAR_MASS: Copied = (
    dynamics.is_positive_definite,
    dynamics.metric,
    dynamics.metric_root,
    dynamics.null_space_method,
    dynamics.semidefinite_acceleration,
)
UNDETERMINED: Copied = (*SINGULAR_MASS[:-1], dynamics.least_norm_acceleration)
AUGMENTED_LAGRANGIAN: Copied = (dynamics.mass_root, dynamics.rank_of, dynamics.augmented_lagrangian)
SWITCHING: Copied = (switching.switched, switching.refuse_unmet, switching.velocity_after)
CONTACTS: Copied = (
    *SWITCHING[:-1],
    impact.velocity_after_impact,
    impact.unit_responses,
    impact.least_impulses,
)
ROUGH_CONTACTS: Copied = (*CONTACTS[:-1], coulomb.coulombs_law)
CONTROL: Copied = (
    dynamics.singular_values,
    dynamics.pseudo_inverse,
    control.controlled,
    control.unit_forces,
    control.without_rounding,
    control.actuator_inverse,
    control.all_force,
    control.refuse_programmes,
)
FRICTION: Copied = (
    coulomb.with_friction,
    coulomb.slides_along,
    coulomb.normal_forces,
    coulomb.unit_vectors,
    coulomb.is_unique,
    coulomb.has_positive_minors,
    coulomb.refuse_paradox,
)
STEPPING: Copied = (
    moreau.arranged,
    moreau.moreau,
    moreau.step,
    step_solutions.resting,
    step_solutions.within,
    step_solutions.rested,
    step_solutions.solution,
    step_solutions.frictions_of,
    step_solutions.rubbed,
    moreau.directions,
    moreau.switch,
    moreau.corrected,
    step_impulses.reaction,
    step_impulses.scaled,
    step_impulses.limited,
    impact.unit_responses,
    switching.refuse_unmet,
)
EMBEDDED: Copied = (
    embedded.over_singular_state,
    embedded.estimated_errors,
    embedded.error_norm,
    embedded.interpolated,
)
TITLES = {
    dynamics.udwadia_kalaba: "The method of Udwadia and Kalaba",
    dynamics.semidefinite_acceleration: "The method of Udwadia and Kalaba",
    dynamics.least_norm_acceleration: "The acceleration of least norm",
    dynamics.augmented_lagrangian: "The augmented Lagrangian",
}


def write(system: Description, settings: Settings, derivatives: str = "symbolic") -> str:
    """Return the source of the program for a system.

    Parameters
    ----------
    system : System
    settings : Settings
        The time span and the method. With LSODA and Radau the program also needs SciPy.
    derivatives : {"symbolic", "feed"}
        Whether the program contains the derivatives of the constraints, or differentiates the
        constraints at run time; see `teachmech.program.feed_writer`.

    Returns
    -------
    str
        A Python module: start, mass_matrix, applied_force, constraints, constraint_rates,
        constraint_matrix (A), constraint_vector (b), acceleration, derivative, the integrator, and
        a main that saves a table and a picture.

    Notes
    -----
    Itiki & Neto 2004 write such a program in Fortran from their nine dialogs; this
    program has a new structure.

    Examples
    --------
    >>> ball = Description(["z"], mass=["m"], forces=["-g*m"], parameters={"m": 1, "g": 9.81})
    >>> source = write(ball, Settings.of((0, 1, 0.1)))
    >>> force = source[source.index("    m, g = p[0]") :]
    >>> print(force.partition("def constraints")[0].strip())
    m, g = p[0], p[1]
        return np.array([-g*m], dtype=float)  # z
    """
    check_known("kind of derivatives", [derivatives], DERIVATIVES, key="derivatives")
    functions = Model.of(system).functions
    if derivatives == "feed":
        functions = system.cached("feed functions", FeedFunctions)
    values, method = _parts(system, settings, functions)
    return skeleton.joined(
        skeleton.header(system, settings),
        values,
        functions.source,
        method,
        skeleton.section("Results"),
        skeleton.TABLE,
        skeleton.PLOT,
        skeleton.main(system),
    )


def program_of(system: Description, settings: Settings) -> ModuleType:
    """Return the program of a system, loaded once for its values and these settings.

    Its functions are those of the source that `write` returns.

    Examples
    --------
    >>> ball = Description(["z"], mass=["m"], forces=["-m*g"], parameters={"m": 2, "g": 9.81})
    >>> import numpy as np
    >>> program = program_of(ball, Settings.of((0, 1, 0.1)))
    >>> program.applied_force(0.0, np.zeros(1), np.zeros(1), np.array([2.0, 1.62])).tolist()
    [-3.24]
    """
    kept: dict[Settings, ModuleType] = system.cached("programs", lambda _: {}, with_values=True)
    if settings not in kept:
        while len(kept) >= MAX_PROGRAMS:
            del kept[next(iter(kept))]
        kept[settings] = program = load(system, settings)
        if settings.method == "rk4":
            program.__dict__["acceleration"] = _with_last_result(program.acceleration)
    return kept[settings]


def load(system: Description, settings: Settings, **others: Any) -> ModuleType:
    """Return the program of a system as a new module.

    Parameters
    ----------
    system : Description
    settings : Settings
    **others
        Functions that replace those of the program with the same names.
    """
    program = ModuleType(system.name)
    functions = Model.of(system).functions
    program.__dict__.update(functions.names)
    for part in _parts(system, settings, functions):
        execute(part, f"<program of {system.name}>", program)
    program.__dict__.update(others)
    program.__dict__["counts"] = counts = dict.fromkeys(COUNTED.values(), 0)
    program.__dict__["residuals"] = residuals = [0.0]  # the largest one
    for name, what in COUNTED.items():
        if name in program.__dict__:
            program.__dict__[name] = _counted(program.__dict__[name], counts, what, residuals)
    return program


def _counted(
    function: Callable[..., Any], counts: dict[str, int], what: str, residuals: list[float]
) -> Any:
    """Return a function whose calls are counted, and whose largest residual is kept."""

    def counted(*given: Any) -> Any:
        counts[what] += 1
        found = function(*given)
        if what == "contact_problems":
            residuals[0] = max(residuals[0], found.residual)
        return found

    return counted


def _with_last_result(acceleration: Callable[..., Any]) -> Any:
    """Return a function that stores its last result, since a step begins at the last state."""
    last: list[Any] = [None, None]

    def remembered(t: float, q: Array, v: Array, p: Array) -> Any:
        state = t, q.tobytes(), v.tobytes(), p.tobytes()
        if state != last[0]:
            last[:] = state, acceleration(t, q, v, p)
        return last[1]

    return remembered


def _parts(system: Description, settings: Settings, functions: Functions) -> tuple[str, str]:
    """Return the values in front of the functions of the problem, and the method after them."""
    model, method = Model.of(system), METHODS[settings.method]
    own = functions is model.functions
    writer, start = model.written_start if own else functions.written_start(system)
    writer = writer.starting(system)
    condition = [writer.stop_condition(settings.until)] if settings.until else []
    steps_over = settings.method == "moreau"
    if _has_conditions(system) if steps_over else system.in_pieces:
        condition += [writer.conditions(conditional=steps_over)]
    condition += [writer.excess()] if system.limits and not steps_over else []
    condition += [writer.static_friction()] if steps_over and system.frictions else []
    condition += [writer.restitution()] if system.contacts else []
    constants = skeleton.constants(system, settings, model.rank_tolerance(settings))
    values = skeleton.joined(
        writer.imports(method),
        skeleton.structure(system) + "\n" + constants,
        skeleton.section("The problem"),
        writer.arrays.source(),
        start,
    )
    return values, _method(system, settings, condition)


def _method(system: Description, settings: Settings, condition: Sequence[str]) -> str:
    """Return the acceleration, the projection and the integrator, up to ``run``."""
    method = METHODS[settings.method]
    methods, root, mass = UDWADIA_KALABA, skeleton.MASS_ROOT, skeleton.MASS_IN_UNITS
    acceleration = skeleton.ACCELERATION_IN_UNITS
    if settings.stabilisation == "augmented":
        methods = AUGMENTED_LAGRANGIAN
    elif system.mass_may_be_singular or Model.of(system).mass_is_indefinite:
        singular = UNDETERMINED if settings.allow_undetermined else SINGULAR_MASS
        methods, root = (*UDWADIA_KALABA, *singular), skeleton.METRIC_ROOT
    else:
        mass = skeleton.MASSES_IN_UNITS
        sizes = Model.of(system).scales(settings.start, settings.end - settings.start)
        if (sizes.factors == 1).all():
            acceleration = skeleton.ACCELERATION
    projection = [skeleton.source(dynamics.nearest_zero), skeleton.PROJECT.format(root=root)]
    projects = settings.stabilisation == "projection" and len(system.constraints) > 0
    special = "margin, " if settings.method == "kinematic" else ""
    special = "TABLEAU, " if method.tableau else f"{method.solver}, " if method.solver else special
    chooses = method.solver or method.tableau  # steps of the method
    last = "project" if projects else "None"
    if method.tableau and projects:
        projection += [skeleton.TANGENT.format(root=root)]
        last += ", tangent"
    arguments = f"{special}derivative, times, y, p, TOLERANCE, sizes, {last}"
    steps = f"{method.integrate.__name__}({arguments})"
    ends = "keeps_on(steps, times)" if chooses else "steps"
    ends = f"stop_at(stop_condition, {ends}, times[0], y, p, START)" if settings.until else ends
    stabilised = skeleton.BAUMGARTE if settings.damped else ""
    solve, further, laws = methods[-1].__name__, "", list[str]()
    in_units = acceleration is skeleton.ACCELERATION_IN_UNITS
    given = {"method": solve, "units": "", "sizes": ""}
    if in_units:
        given |= {"units": ", units", "sizes": ", units, factors"}
    if system.frictions:
        further = skeleton.RUBBED.format(**given)
        solve = coulomb.with_friction.__name__
        laws = [skeleton.FRICTION, *map(skeleton.source, FRICTION), skeleton.FRICTION_OF]
        if settings.method == "moreau":  # accelerations are stored, but not integrated
            laws[-2] = skeleton.ACCEPT_PARADOX
    if system.programmes:
        how = skeleton.BOTH if system.frictions else skeleton.CONTROLLED
        further, solve = how.format(**given), control.controlled.__name__
        parts = (skeleton.source(part) for part in CONTROL if part not in methods)
        laws += [skeleton.section("Actuators"), skeleton.CONSTANTS_OF_CONTROL, *parts]
        laws += [skeleton.PROGRAMME_OF]
        last = "wanted" if system.limits else "_"
        acceleration = acceleration.replace("rank = {solve}", f"rank, {last} = {{solve}}")
        if system.limits:
            acceleration = acceleration.replace("def acceleration", "def acceleration_and_wanted")
            acceleration = acceleration.rstrip() + ", wanted\n" + skeleton.WITHOUT_WANTED
    C = {"virtual_work": "", "C": "", "force": "force"}
    if system.virtual_work:
        units = "units * " if in_units else ""
        work = skeleton.VIRTUAL_WORK.format(units=units)
        C = {"virtual_work": work, "C": " + C", "force": "(force + C)"}
    first = [
        _scales(system, settings),
        skeleton.section(TITLES[methods[-1]]),
        *(skeleton.source(function) for function in methods),
        *laws,
        acceleration.format(mass=mass, solve=solve, stabilised=stabilised, further=further, **C),
    ]
    if settings.method == "moreau":
        refuse_programmes(system, "time stepping", "take another method, such as dop853")
        stepping = _stepping(system, settings, mass == skeleton.MASSES_IN_UNITS, methods[-1])
        return skeleton.joined(*first, *condition, *stepping)
    return skeleton.joined(
        *first,
        skeleton.derivative(system),
        *condition,
        *(projection if projects else []),
        *([skeleton.MARGIN] if settings.method == "kinematic" else []),
        skeleton.section("Integration: " + method.title),
        *([skeleton.source(scales.first_step)] if chooses else []),
        *([skeleton.tableau(method.tableau)] if method.tableau else []),
        *map(skeleton.source, EMBEDDED if method.tableau else ()),
        skeleton.source(method.integrate),
        *([skeleton.STILL, *map(skeleton.source, (keeps_on, too_fast))] if chooses else []),
        *([skeleton.source(stop_at)] if settings.until or system.in_pieces else []),
        skeleton.source(stored_times),
        *_switching(system, settings, mass, methods),
        (skeleton.RUN_IN_PIECES if system.in_pieces else skeleton.RUN).format(
            steps=steps,
            ends=ends,
            stop=", stop_condition" if settings.until else ", None",
            excess=", excess" if system.limits else ", None",
        ),
    )


def _stepping(
    system: Description, settings: Settings, diagonal: bool, solve: Callable[..., Any]
) -> Iterator[str]:
    """Yield the parts for the time stepping of Moreau."""
    yield skeleton.section("Integration: " + METHODS["moreau"].title)
    yield "\n\n".join([skeleton.IMPULSES, skeleton.STEPPING])
    given = {
        skeleton.NO_CONTACTS: system.contacts,
        skeleton.NO_SWITCHES: system.in_pieces,
        skeleton.NO_FRICTION: system.frictions,
    }
    yield "\n".join(text.strip() for text, has in given.items() if not has)
    yield skeleton.CLOSED
    yield skeleton.AT.format(
        mass="masses" if diagonal else "mass_matrix",
        power=skeleton.MASS_POWER if derivation_of(system).mass_rate else "0.0",
        friction=skeleton.RUBBING_IN_STEPS if system.frictions else "None",
        C="nonideal_force(t, q, v, known)" if system.virtual_work else "0.0",
        scaled="units * M * units" if diagonal else "units[:, None] * M * units",
        solve=solve.__name__,
    )
    yield from map(
        skeleton.source, STEPPING if system.frictions else (coulomb.unit_vectors, *STEPPING)
    )
    if settings.until:
        yield skeleton.source(stop_at)
    yield skeleton.source(stored_times)
    yield skeleton.RUN_MOREAU.format(
        restitution="restitution(p)" if system.contacts else "np.zeros(len(CONSTRAINTS))",
        corrects=settings.stabilisation == "projection",
        conditions="conditions" if _has_conditions(system) else "lambda *_: np.zeros((0, 2))",
        ends="stop_at(stop_condition, steps, times[0], y, p, START)" if settings.until else "steps",
    )


def _has_conditions(system: Description) -> bool:
    return any(switch.conditional for switch in system.switches)


def _switching(
    system: Description, settings: Settings, mass: str, methods: Copied
) -> Iterator[str]:
    """Yield the parts for constraints that begin and cease to act."""
    if not system.in_pieces:
        return
    refuse_law(system, settings)
    solve, impacts = methods[-1], settings.impacts
    yield skeleton.section("A motion in pieces")
    if solve is dynamics.augmented_lagrangian:  # it needs several iterations for a jump
        solve = UDWADIA_KALABA[-1]
        yield from (skeleton.source(part) for part in UDWADIA_KALABA if part not in methods)
    yield skeleton.SWITCHING
    rubs = bool(system.frictions)
    given = dict.fromkeys(("released", "settled", "rough", "rubbed", "acted", "opened"), "")
    if rubs:
        within = "" if METHODS[settings.method].adaptive else skeleton.WITHIN_STEP
        released = skeleton.RELEASED.format(within=within)
        given |= {"released": released, "settled": skeleton.SETTLED}
        yield skeleton.source(coulomb.sliding_directions)
        yield skeleton.SETTLE
    if rubs and system.programmes:
        given["settled"] += skeleton.JAMMED
        yield skeleton.PUSHING
        yield skeleton.REFUSE_JAM
    if system.contacts or rubs:
        yield skeleton.SLOWNESS
    given |= {"mass": mass, "solve": solve.__name__}
    if not system.contacts:
        yield from map(skeleton.source, SWITCHING)
        yield skeleton.ENGAGE.format(**given)
        return
    yield skeleton.CONTACT
    follow = impacts == "sequence"
    if follow:
        yield skeleton.SEQUENCE
        yield skeleton.source(impact.in_sequence)
    if rough_contacts(system):
        yield skeleton.GAIN
        yield from map(skeleton.source, ROUGH_CONTACTS)
        given |= {"rough": skeleton.ROUGH, "rubbed": skeleton.RUBBING}
        law = skeleton.ROUGH_SEQUENCE if follow else skeleton.ROUGH_LAW
    else:
        given |= {"acted": skeleton.ACTED, "opened": skeleton.OPENED}
        yield skeleton.MOST_OPENINGS
        yield skeleton.OPEN
        laws = [impact.newtons_law] if follow else []
        yield from map(skeleton.source, (*CONTACTS, *laws, impact.LAWS[impacts]))
        law = impact.LAWS[impacts].__name__ + ","
    # The others also let contacts rebound that did not approach.
    rebounds = "e * rates < -least" if impacts == "newton" else "(rates < -least).any()"
    given |= {"law": law, "rebounds": rebounds}
    yield skeleton.ENGAGE_CONTACTS.format(**given)


def _scales(system: Description, settings: Settings) -> str:
    """Return the function ``scales`` of the module."""
    model = Model.of(system)
    left = model.left_by_rounding(settings.start, model.start[0])
    return skeleton.SCALES.format(rounding=f", np.array({left})" if left else "")
