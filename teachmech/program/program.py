"""System to source: a plain Python module that a student can read, run by itself, and hand in.

It is the program that `teachmech.run.simulation` runs. The problem is written out function by
function; the method (`teachmech.numerics.dynamics`) and the integrator
(`teachmech.numerics.integrators`) are copied from their own source. Text of the user reaches the
source only through the expression tree, except for comments, which quote expressions that the
grammar has accepted.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from teachmech.model.constraints import FunctionConstraint
from teachmech.model.derivation import derivation_of
from teachmech.model.description import Description
from teachmech.numerics import dynamics, scales
from teachmech.numerics.integrators import METHODS, Settings, keeps_on, stop_at, stored_times
from teachmech.program import skeleton
from teachmech.program.folded import FoldingWriter

# What is copied into the program; the last one gives the acceleration.
Functions = tuple[Callable[..., Any], ...]
SCALES: Functions = (
    scales.state_sizes,
    scales.unit_sizes,
    scales.row_sizes,
    scales.row_factors,
)
UDWADIA_KALABA: Functions = (
    dynamics.mass_root,
    dynamics.weighted_inverse,
    dynamics.udwadia_kalaba,
)
SINGULAR_MASS: Functions = (
    dynamics.is_positive_definite,
    dynamics.metric,
    dynamics.metric_root,
    dynamics.null_space_method,
    dynamics.semidefinite_acceleration,
)
AUGMENTED_LAGRANGIAN: Functions = (dynamics.mass_root, dynamics.augmented_lagrangian)
TITLES = {
    dynamics.udwadia_kalaba: "The method of Udwadia and Kalaba",
    dynamics.semidefinite_acceleration: "The method of Udwadia and Kalaba",
    dynamics.augmented_lagrangian: "The augmented Lagrangian",
}


def write(system: Description, settings: Settings) -> str:
    """Return the source of the program for a system.

    Parameters
    ----------
    system : System
    settings : Settings
        The time span and the method; RK4 makes a program that needs NumPy only, DOP853 one that
        needs SciPy too.

    Returns
    -------
    str
        A Python module: start, mass_matrix, applied_force, constraints, constraint_rates,
        constraint_matrix (A), constraint_vector (b), acceleration, derivative, the integrator, and
        a main that saves a table and a picture.

    Notes
    -----
    Itiki & Neto 2004 write such a program in Fortran from their nine dialogs; this one is
    structured anew.

    Examples
    --------
    >>> ball = Description(["z"], mass=["m"], forces=["-g*m"], parameters={"m": 1, "g": 9.81})
    >>> source = write(ball, Settings.of((0, 1, 0.1)))
    >>> force = source[source.index("    m, g = p[0]") :]
    >>> print(force.partition("def constraints")[0].strip())
    m, g = p[0], p[1]
        return np.array([-g*m], dtype=float)  # z
    """
    writer = FoldingWriter(system)
    method = METHODS[settings.method]
    problem = [
        writer.start(),
        writer.mass_matrix(),
        *([writer.mass_matrix_rate()] if derivation_of(system).mass_rate else []),
        writer.applied_force(),
        writer.constraints(),
        writer.constraint_rates(),
        writer.constraint_matrix(),
        writer.constraint_vector(),
    ]
    condition = [writer.stop_condition(settings.until)] if settings.until else []
    methods, acceleration, root = UDWADIA_KALABA, skeleton.ACCELERATION, skeleton.MASS_ROOT
    if settings.stabilisation == "augmented":
        methods, acceleration = AUGMENTED_LAGRANGIAN, skeleton.ACCELERATION_IN_UNITS
    elif system.mass_may_be_singular:
        methods, acceleration = (*UDWADIA_KALABA, *SINGULAR_MASS), skeleton.ACCELERATION_IN_UNITS
        root = skeleton.METRIC_ROOT
    projection = [skeleton.source(dynamics.nearest_zero), skeleton.PROJECT.format(root=root)]
    projects = settings.stabilisation == "projection" and len(system.constraints) > 0
    special = "margin, " if settings.method == "kinematic" else ""
    special = f"{method.solver}, " if method.solver else special
    last = "project" if projects else "None"
    if settings.method == "dop853" and projects:
        projection += [skeleton.TANGENT.format(root=root)]
        last += ", tangent"
    arguments = f"{special}derivative, times, y, p, TOLERANCE, scales()[0], {last}"
    steps = f"{method.integrate.__name__}({arguments})"
    ends = "keeps_on(steps, times)" if method.solver else "steps"
    ends = f"stop_at(stop_condition, {ends}, times[0], y, p, START)" if settings.until else ends
    stabilised = skeleton.BAUMGARTE if settings.damped else ""
    sections = [
        skeleton.header(system, settings),
        writer.imports(method.solver),
        skeleton.constants(system, settings),
        skeleton.section("The problem"),
        *([writer.arrays.source()] if writer.arrays else []),
        *problem,
        skeleton.section("What is small"),
        *(skeleton.source(function) for function in SCALES),
        skeleton.SCALES,
        skeleton.section(TITLES[methods[-1]]),
        *(skeleton.source(function) for function in methods),
        acceleration.format(solve=methods[-1].__name__, stabilised=stabilised),
        skeleton.derivative(system),
        *condition,
        *(projection if projects else []),
        *([skeleton.MARGIN] if settings.method == "kinematic" else []),
        skeleton.section("Integration: " + method.title),
        *([skeleton.source(scales.first_step)] if method.solver else []),
        skeleton.source(method.integrate),
        *([skeleton.STILL, skeleton.source(keeps_on)] if method.solver else []),
        *([skeleton.source(stop_at)] if settings.until else []),
        skeleton.source(stored_times),
        skeleton.RUN.format(steps=steps, ends=ends),
        skeleton.section("Results"),
        skeleton.TABLE,
        skeleton.PLOT,
        skeleton.MAIN,
    ]
    return "\n\n\n".join(part.strip("\n") for part in sections) + "\n"


def load(source: str, system: Description) -> ModuleType:
    """Return the module that a source written by `write` makes.

    Parameters
    ----------
    source : str
        From `write`, never from elsewhere: it is executed.
    system : System
        The same system; supplies the constraints that are Python functions.

    Examples
    --------
    >>> ball = Description(["z"], mass=["m"], forces=["-m*g"], parameters={"m": 2, "g": 9.81})
    >>> import numpy as np
    >>> program = load(write(ball, Settings.of((0, 1, 0.1))), ball)
    >>> program.applied_force(0.0, np.zeros(1), np.zeros(1), np.array([2.0, 1.62])).tolist()
    [-3.24]
    """
    program = ModuleType(system.name)
    execute(source, f"<program of {system.name}>", program)
    for name, read in zip(system.constraint_names, system.constraint_expressions, strict=True):
        if isinstance(read, FunctionConstraint):
            program.FUNCTIONS[name] = read.function
    return program


def execute(source: str, file: str, module: ModuleType) -> None:
    """Fill a module with the names that a source defines, which this package has written itself.

    Parameters
    ----------
    source : str
    file : str
        The file that it stands in, for error messages and caches.
    module : module
    """
    exec(compile(source, file, "exec"), module.__dict__)  # noqa: S102
