"""The common parts of all programs: the frame, and the method copied from its own source."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from teachmech.base.array_types import Array
from teachmech.expressions.printing import PYTHON_NAMES, python_dialect
from teachmech.expressions.writing import formula_text
from teachmech.model.constraints import FunctionConstraint
from teachmech.model.derivation import derivation_of
from teachmech.model.description import Description
from teachmech.model.inputs import Samples
from teachmech.numerics import control, coulomb, impact, step_impulses
from teachmech.numerics.integrators import METHODS, Settings, Tableau, standstill, switching
from teachmech.program.arrays import WIDTH


def header(system: Description, settings: Settings) -> str:
    """Return the docstring of the program."""
    from teachmech.base.version import __version__

    needs = ["Python", "NumPy", *(["SciPy"] if METHODS[settings.method].solver else [])]
    calls = any(callable(system.inputs[name]) for name in system.signals)  # Python functions
    if any(isinstance(c, FunctionConstraint) for c in system.constraint_expressions):
        needs.append("teachmech")
        calls = True
    first = ["First write the functions that raise NotImplementedError; they are yours."]
    packages = f"{', '.join(needs[:-1])} and {needs[-1]}"
    lines = [
        f'"""{system.name}: a constrained system by the method of Udwadia and Kalaba.',
        "",
        f"Written by teachmech {__version__}. It runs by itself with {packages}. With",
        f"Matplotlib it also draws. It writes {system.name}.csv and {system.name}.png.",
        *(first if calls else []),
        "",
        "    coordinates q, velocities v, parameters p",
        "    state y = (q, v, work of the applied force, work of the constraint force)",
        "",
        "    M q'' = Q - A^T lambda      mass matrix M, applied force Q, multipliers lambda",
        "    A q'' = b                   the constraints, differentiated until q'' appears",
        '"""',
    ]
    return "\n".join(lines)


def named(system: Description) -> str:
    """Return the names of the problem, and the number of coordinates, as constants."""
    lines = [
        f"NAME = {system.name!r}",
        *_listed("COORDINATES", system.coordinates),
        *_listed("CONSTRAINTS", system.constraint_names),
        f"N = {len(system.coordinates)}  # number of coordinates",
    ]
    return "\n".join(lines)


def structure(system: Description) -> str:
    """Return names and sizes as constants of the module; they do not depend on values."""
    holonomic = list(derivation_of(system).holonomic)
    truths = f"np.array({holonomic!r}, dtype=bool)"
    if len(holonomic) > 100 and len(set(holonomic)) == 1:
        truths = f"np.full({len(holonomic)}, {holonomic[0]})"
    lines = [named(system), f"HOLONOMIC = {truths}"]
    if system.in_pieces:
        indices = [[*system.parameters].index(switch.name) for switch in system.switches]
        constraints = [switch.constraint for switch in system.switches]
        level = [switch.level for switch in system.switches]
        lines += [
            f"SWITCHED = np.array({constraints}, dtype=int)  # constraints that do not always act",
            f"SWITCHES = np.array({indices}, dtype=int)  # their parameters: 1 if they act, else 0",
            f"LEVEL = np.array({level}, dtype=bool)  # they act while a condition holds",
            _breaks(system),
        ]
    if system.contacts:
        contacts = {*system.contacts}
        touching = [k in contacts for k in range(len(system.constraints))]
        lines += [f"CONTACTS = np.array({touching}, dtype=bool)  # constraints that only push"]
    if frictions := system.frictions:
        names = [*system.parameters]
        sticks = [k for friction in frictions for k in friction.sticks]
        switched = [[s.constraint for s in system.switches].index(k) for k in sticks]
        numbers = [(j, i) for j, f in enumerate(frictions) for i in range(len(f.sticks))]
        indices = [names.index(name) for friction in frictions for name in friction.names]
        what = {
            "RUBS": ([f.constraint for f in frictions], "int", "constraints with friction"),
            "PUSHES": ([f.pushes for f in frictions], "bool", "those that only push"),
            "STICKS": (sticks, "int", "constraints that act while it sticks"),
            "STUCK": (switched, "int", "their indices among the switches"),
            "OF": ([j for j, _ in numbers], "int", "their frictions"),
            "COMPONENT": ([i for _, i in numbers], "int", "their components of a sliding velocity"),
            "SLIPS": (indices, "int", "the directions of these velocities in p"),
        }
        lines += [
            f"{n} = np.array({x}, dtype={kind})  # {doc}" for n, (x, kind, doc) in what.items()
        ]
    if system.programmes:
        lines += _listed("PROGRAMMES", [programme.name for programme in system.programmes])
    if system.vectors:
        index = {name: k for k, name in enumerate(system.coordinates)}
        vectors = [[index[name] for name in vector] for vector in system.vectors]
        lines += ["# Components of vectors, by their numbers", *_listed("VECTORS", vectors)]
    return "\n".join(lines)


def _breaks(system: Description) -> str:
    """Return the line with the times at which an input jumps."""
    named = [f"SAMPLES[{n!r}][0]" for n, x in system.inputs.items() if isinstance(x, Samples)]
    joined = f"np.unique(np.concatenate([{', '.join(named)}]))" if named else "np.array([])"
    return f"BREAKS = {joined}  # times at which an input jumps"


def values(system: Description, settings: Settings) -> str:
    """Return the parameters and the time span as constants of the module."""
    lines = [
        f"PARAMETERS = {system.parameter_values!r}",
        *_dependent(system),
        f"START, END, STEP = {settings.start!r}, {settings.end!r}, {settings.step!r}  # seconds",
    ]
    return "\n".join(lines)


def constants(system: Description, settings: Settings, rank_tolerance: float) -> str:
    """Return parameters and settings as constants of the module."""
    method = METHODS[settings.method]
    lines = [
        values(system, settings),
        f"TOLERANCE = {settings.tolerance if method.adaptive else None!r}",
    ]
    if settings.damped:
        lines.append(f"ALPHA, BETA = {settings.alpha!r}, {settings.beta!r}  # of Baumgarte, in 1/s")
    smaller = "smaller singular values count as zero"
    return "\n".join([*lines, f"RANK_TOLERANCE = {rank_tolerance!r}  # {smaller}"])


def _dependent(system: Description) -> list[str]:
    """Return lines that compute parameters from other parameters, so that these can be changed."""
    indices = {name: f"PARAMETERS[{name!r}]" for name in system.parameters}
    dialect = python_dialect(indices)
    sources = {
        name: formula_text(expression.symbolic, dialect)
        for name, expression in system.dependent_parameters.items()
    }
    names = ", ".join(sorted(dialect.used & PYTHON_NAMES))
    imports = [f"from numpy import {names}"] if names else []
    return imports + [f"{indices[name]} = {source}" for name, source in sources.items()]


def _listed(name: str, values: Sequence[Any]) -> list[str]:
    lines, entries = [f"{name} = ("], [f"{value!r}, " for value in values]
    for k, entry in enumerate(entries):
        last = k == len(entries) - 1
        entry = entry.rstrip(", ") + ("," if len(entries) == 1 else "") + ")" if last else entry
        if len(lines[-1] + entry) > WIDTH:
            lines.append("    ")
        lines[-1] += entry
    return [line.rstrip() for line in lines] if entries else [f"{name} = ()"]


def joined(*parts: str) -> str:
    """Return the parts of a program, two empty lines apart."""
    return "\n\n\n".join(part.strip("\n") for part in parts if part) + "\n"


def section(title: str) -> str:
    """Return a comment line that begins a section of the program."""
    return f"# {'-' * 10} {title} {'-' * max(4, 80 - len(title))}"


@cache
def source(function: Callable[..., Any]) -> str:
    """Return the source of a library function, without type hints and with a short docstring."""
    lines, first = inspect.findsource(function)
    rest = range(first + 1, len(lines))  # it ends before the next line without indent
    last = next((k for k in rest if lines[k][0] not in " )\n"), len(lines))
    return _without_hints("".join(lines[first:last]).rstrip())


@cache
def class_source(own: type, *methods: str) -> str:
    """Return the source of a library class with some of its methods, as `source` does."""
    bases = ", ".join(base.__name__ for base in own.__bases__)
    head = [f"class {own.__name__}({bases}):", *_short(inspect.getdoc(own) or "")]
    texts = (textwrap.dedent(inspect.getsource(vars(own)[name])).rstrip() for name in methods)
    written = (textwrap.indent(_without_hints(text), "    ") for text in texts)
    return "\n\n".join(["\n".join(head), *written])


def _without_hints(text: str) -> str:
    """Return the source of a function without type hints and with a short docstring."""
    lines = text.splitlines()
    whole = ast.parse(text).body[0]
    assert isinstance(whole, ast.FunctionDef)
    for inner in ast.walk(whole):
        if isinstance(inner, ast.FunctionDef) and inner is not whole:
            lines[inner.lineno - 1] = " " * inner.col_offset + _signature(inner)
        elif isinstance(inner, ast.AnnAssign):
            hint = f": {ast.unparse(inner.annotation)} ="
            lines[inner.lineno - 1] = lines[inner.lineno - 1].replace(hint, " =", 1)
    doc = ast.get_docstring(whole)
    body = lines[whole.body[0].end_lineno if doc else whole.body[0].lineno - 1 :]
    return "\n".join([_signature(whole), *(_short(doc) if doc else []), *body])


def tableau(pair: Tableau) -> str:
    """Return the coefficients of an embedded pair as constants of the module."""
    lines = [f"TABLEAU = SimpleNamespace(  # {pair.title}"]
    lines += [f"    {name}={getattr(pair, name)!r}," for name in ("order", "stages", "gap")]
    lines += ["    nodes=np.array(", *_row(pair.nodes), "    ),"]
    for name in ("weights", "errors", "dense"):
        rows = [line for row in getattr(pair, name) for line in _row(row)]
        lines += [f"    {name}=np.array([", *rows, "    ]),"]
    return "\n".join([*lines, ")"])


def _row(numbers: Array) -> list[str]:
    text = re.sub(r"\b0\.0\b", "0", repr(numbers.tolist())) + ","
    return textwrap.wrap(text, WIDTH, initial_indent=" " * 8, subsequent_indent=" " * 9)


def sizes_at(system: Description) -> str:
    """Return the function ``sizes_at`` of the module."""
    found = SIZES_AT
    if system.virtual_work:
        given = r"applied_force\(([^()]*)\)"
        found = re.sub(given, r"applied_force(\1) + nonideal_force(\1)", found)
    if system.programmes:
        body = "    sizes = state_sizes"
        found = found.replace(body, f"{AIMED}{body}")
    if system.switches:
        body = "    M, Q = mass"
        found = found.replace(body, f"    p = np.array(p)\n    p[..., SWITCHES] = 1.0\n{body}")
    if not system.vectors:
        return found
    found = found.replace(
        "state_sizes(q, v, M, Q, A, h, b, span)",
        "state_sizes(evened(q), evened(v), M, evened(Q), evened(A), h, b, span)",
    )
    return joined(EVENED, found)


def _signature(function: ast.FunctionDef) -> str:
    arguments = [argument.arg for argument in function.args.args]
    for i, default in enumerate(reversed(function.args.defaults), start=1):
        arguments[-i] += f"={ast.unparse(default)}"
    given = {"*": function.args.vararg, "**": function.args.kwarg}
    arguments += [stars + argument.arg for stars, argument in given.items() if argument]
    return f"def {function.name}({', '.join(arguments)}):"


def _short(doc: str) -> list[str]:
    """Return the paragraphs of a docstring before its first section."""
    text = re.split("\n\n(?:Parameters|Examples)\n", doc)[0].strip()
    lines = text.splitlines()
    if len(lines) == 1:
        return [f'    """{lines[0]}"""']
    return [f'    """{lines[0]}', *(f"    {line}".rstrip() for line in lines[1:]), '    """']


SIZES_AT = '''
def sizes_at(t, q, v, p, span, rounding=0.0):
    """Return a tenth of the sizes of y, units of coordinates, sizes and factors of rows of A."""
    M, Q = mass_matrix(t, q, v, p), applied_force(t, q, v, p)
    still = ~(q.any(axis=-1) | v.any(axis=-1) | Q.any(axis=-1))
    if still.any():
        Q = np.where(still[..., None], applied_force(t + 0.37 * span, q, v, p), Q)
    A, b = constraint_matrix(t, q, v, p), constraint_vector(t, q, v, p)
    h = constraints(t, q, v, p)
    h = np.where(HOLONOMIC & (np.abs(h) > rounding), h, 0.0)
    sizes = state_sizes(q, v, M, Q, A, h, b, span)
    rows = row_sizes(lambda q, v: constraint_matrix(t, q, v, p), sizes, q, v)
    return sizes / 10, unit_sizes(M, sizes[..., :N]), rows, row_factors(rows)
'''

EVENED = '''
def evened(x):
    """Return the sizes of entries; those of a vector all have the size of its largest component."""
    x = np.abs(x)
    for vector in VECTORS:
        x[..., vector] = x[..., vector].max(axis=-1, keepdims=True)
    return x
'''

SCALES = '''
@cache
def scales():
    """Return the sizes at the start, relative to which values are small in any units."""
    p = np.array(list(PARAMETERS.values()), dtype=float)
    with np.errstate(all="ignore"):
        return sizes_at(np.float64(START), *start(p), p, END - START{rounding})
'''

# If M is diagonal without zeros, and the rows of A are of similar size.
ACCELERATION = '''
def acceleration(t, q, v, p):
    """Return acceleration, multipliers, constraint force, singular values, rank, applied force."""
    M = masses(t, q, v, p)  # the diagonal
    Q = applied_force(t, q, v, p){virtual_work}
    A = constraint_matrix(t, q, v, p)
    b = constraint_vector(t, q, v, p){stabilised}
    a, multipliers, force, s, rank = {solve}(M, Q{C}, A, b{further})
    return a, multipliers, force{C}, s, rank, Q
'''
WITHOUT_WANTED = '''

def acceleration(t, q, v, p):
    """Return acceleration, multipliers, constraint force, singular values, rank, applied force."""
    return acceleration_and_wanted(t, q, v, p)[:6]
'''
VIRTUAL_WORK = """
    C = {units}nonideal_force(t, q, v, p)  # a part of the constraint force"""
RUBBED = ", {method}, *friction_of(t, q, v, p{sizes})"
CONTROLLED = ", {method}, *programme_of(t, q, v, p{units})"
BOTH = CONTROLLED + ", with_friction, friction_of(t, q, v, p{sizes}), STICKS"
PROGRAMME_OF = '''
def programme_of(t, q, v, p, units=1.0):
    """Return what `controlled` needs."""
    B, E = actuator_matrix(t, q, v, p), programme_matrix(t, q, v, p)
    d, limits = programme_vector(t, q, v, p), actuator_limits(t, q, v, p)
    return (B.T * units).T, E * units, d, *limits, PROGRAMMES
'''
AIMED = """    # programmes move it as well
    A = np.concatenate([A, programme_matrix(t, q, v, p)], axis=-2)
    b = np.concatenate([b, programme_vector(t, q, v, p)], axis=-1)
    h = np.concatenate([h, np.zeros_like(b[..., h.shape[-1] :])], axis=-1)
"""
ACCEPT_PARADOX = '''
def refuse_paradox(z, S, pushes, names):
    """Accept any acceleration: time stepping does not need it."""
'''
FRICTION_OF = '''
def friction_of(t, q, v, p, units=1.0, factors=1.0):
    """Return what `with_friction` needs."""
    D, u, normal, mu = friction(t, q, v, p)
    factors = np.ones(len(CONSTRAINTS)) * factors
    along, shares = slides_along(D, u, p[SLIPS], OF, STICKS, factors)
    names = [CONSTRAINTS[k] for k in RUBS]
    sizes = np.concatenate([np.ones(N) * units, factors, [1.0]])
    return along * units, shares, normal * sizes, mu, PUSHES, names
'''
SLOWNESS = f'''
SLOW = {impact.SLOW}  # velocity that counts as zero, relative to its size


def slow():
    """Return the velocities of the constraints that count as zero."""
    sizes, _, rows, _ = scales()
    return SLOW * rows * sizes[N] / sizes[0]
'''

# Otherwise coordinates are in their units, and rows of A are multiplied by their factors.
ACCELERATION_IN_UNITS = '''
def acceleration(t, q, v, p):
    """Return acceleration, multipliers, constraint force, singular values, rank, applied force."""
    _, units, _, factors = scales()
    M = {mass}
    Q = units * applied_force(t, q, v, p){virtual_work}
    A = factors[:, None] * constraint_matrix(t, q, v, p) * units
    b = constraint_vector(t, q, v, p){stabilised}
    a, multipliers, force, s, rank = {solve}(M, Q{C}, A, factors * b{further})
    return units * a, factors * multipliers, {force} / units, s, rank, Q / units
'''


BAUMGARTE = """
    # Baumgarte: h'' + 2 alpha h' + beta^2 h = 0 in place of h'' = 0
    h = np.where(HOLONOMIC, constraints(t, q, v, p), 0.0)
    b = b - 2 * ALPHA * constraint_rates(t, q, v, p) - BETA**2 * h"""


MASS_POWER = "v @ mass_matrix_rate(t, q, v, p) @ v / 2"


def derivative(system: Description) -> str:
    """Return the function that the integrator calls, with the power of a moving mass matrix."""
    power = "Q.dot(v)"
    if derivation_of(system).mass_rate:
        power += f" + {MASS_POWER}"
    return f'''
def derivative(t, y, p):
    """Return dy/dt for y = (q, v, work of the applied force, work of the constraint force)."""
    q, v = y[:N], y[N : 2 * N]
    qdd, _, constraint_force, _, _, Q = acceleration(t, q, v, p)
    power = {power}
    constraint_power = constraint_force.dot(v)
    return np.concatenate([v, qdd, [power, constraint_power]])
'''


PROJECT = '''
def project(t, y, p):
    """Return the nearest state on the constraints (metric M): positions, then velocities."""
    q, v = y[:N], y[N : 2 * N]
    sizes, units, _, factors = scales()
    W = {root}
    if HOLONOMIC.any():
        rows = factors[HOLONOMIC]
        q = nearest_zero(
            q,
            lambda q: rows * constraints(t, q, v, p)[HOLONOMIC],
            lambda q: rows[:, None] * constraint_matrix(t, q, v, p)[HOLONOMIC],
            W,
            sizes[:N],
        )
    v = nearest_zero(
        v,
        lambda v: factors * constraint_rates(t, q, v, p),
        lambda v: factors[:, None] * constraint_matrix(t, q, v, p),
        W,
        sizes[N : 2 * N],
    )
    return np.concatenate([q, v, y[2 * N :]])
'''

TANGENT = '''
def tangent(t, y, p):
    """Return the least nonzero singular value of A, relative to the largest, and a projection."""
    q, v = y[:N], y[N : 2 * N]
    _, units, _, factors = scales()
    W, A = {root}, factors[:, None] * constraint_matrix(t, q, v, p)
    inverse, s, rank = pseudo_inverse(product(A, W))

    def along(change):
        H = A[HOLONOMIC]
        dq, dv = change[:N], change[N : 2 * N]
        dq = dq - product(pseudo_inverse(product(H, W))[0] @ (H @ dq), W.T)
        dv = dv - product(inverse @ (A @ dv), W.T)
        return np.concatenate([dq, dv, change[2 * N :]])

    return s[rank - 1] / s[0] if rank else 1.0, along
'''

MASS_IN_UNITS = "units[:, None] * mass_matrix(t, q, v, p) * units"
MASSES_IN_UNITS = "units * masses(t, q, v, p) * units  # the diagonal"
MASS_ROOT = "mass_root(masses(t, q, v, p))"
METRIC_ROOT = "metric_root(mass_matrix(t, q, v, p), constraint_matrix(t, q, v, p), units)"

MARGIN = '''
def margin(t, y, p):
    """Return the least singular value of A, relative to the largest; 0 if a velocity is free."""
    A = constraint_matrix(t, y[:N], y[N : 2 * N], p) * scales()[0][:N]
    A = A / np.maximum(np.linalg.norm(A, axis=1, keepdims=True), 1e-300)
    s = np.linalg.svd(A, compute_uv=False)
    return s[-1] / s[0] if len(s) == N else 0.0
'''

ENGAGE = '''
def engage(t, y, p, due):
    """Change these switches; return state and impulses. Positions do not change."""
    q, v = y[:N], y[N : 2 * N]
    begun = due & (p[SWITCHES] == 0){released}
    p[SWITCHES[due]] = begun[due]
    if not begun.any():
        return y, np.zeros(len(CONSTRAINTS))
    sizes, units, rows, factors = scales()
    A = constraint_matrix(t, q, v, p)
    gaps = np.abs(constraints(t, q, v, p)) / (rows + np.abs(A) @ np.abs(q))
    refuse_unmet(np.where(HOLONOMIC, gaps, 0.0), SWITCHED[begun], CONSTRAINTS)
    M = {mass}
    velocity, impulses = velocity_after(
        v / units,
        M,
        lambda v: factors[:, None] * constraint_matrix(t, q, units * v, p) * units,
        lambda v: factors * constraint_rates(t, q, units * v, p),
        {solve},
        sizes[N : 2 * N] / units,
    ){settled}
    return np.concatenate([q, units * velocity, y[2 * N :]]), factors * impulses
'''

# If accelerations jump, several contacts may pull, although one of them would push alone.
OPEN = '''
def keep_closed(t, q, v, p, acted):
    """Open contacts until none pulls and none that opens approaches.

    The first one that does changes. This rule solves linear complementarity problems (K. G. Murty,
    Opsearch 11 (1974) 123-135).
    """
    known = p.copy()
    known[SWITCHES] = 1.0
    A, b = constraint_matrix(t, q, v, known), constraint_vector(t, q, v, known)
    sizes = scales()[0]
    rounding = 100 * slow() * sizes[N] / sizes[0]
    for _ in range(MOST_OPENINGS):
        a, multipliers, *_ = acceleration(t, q, v, p)
        least = 1e-9 * (np.abs(A) @ np.abs(a) + np.abs(b)) + rounding
        closed = p[SWITCHES] > 0
        pulls, approaches = multipliers > 0, A @ a - b < -least
        wrong = acted & np.where(closed, pulls[SWITCHED], approaches[SWITCHED])
        if not wrong.any():
            return
        k = np.argmax(wrong)
        p[SWITCHES[k]] = not closed[k]
    raise FloatingPointError(*SWITCHES_FOREVER)
'''

ENGAGE_CONTACTS = '''
def engage(t, y, p, due):
    """Change these switches; return state and impulses. A contact may rebound."""
    q, v = y[:N], y[N : 2 * N]
    begun = due & (p[SWITCHES] == 0){released}{acted}
    p[SWITCHES[due]] = begun[due]
    if not begun.any():{opened}
        return y, np.zeros(len(CONSTRAINTS))
    sizes, units, rows, factors = scales()
    acting, known = CONTACTS.copy(), p.copy()
    acting[SWITCHED] &= p[SWITCHES] > 0
    known[SWITCHES[CONTACTS[SWITCHED]]] = 1.0
    A, rates = constraint_matrix(t, q, v, known), constraint_rates(t, q, v, known)
    gaps = np.abs(constraints(t, q, v, known)) / (rows + np.abs(A) @ np.abs(q))
    refuse_unmet(np.where(HOLONOMIC, gaps, 0.0), SWITCHED[begun], CONSTRAINTS)
    contacts = acting | (CONTACTS & (gaps <= TOUCHES))
    others = (CONTACTS & ~contacts)[:, None]
    least = slow()  # a contact does not rebound as slowly
    e = restitution(p)
    M = {mass}
    usual = sizes[N : 2 * N] / units
    energy = usual @ product(usual, M){rough}
    velocity, impulses, separation = velocity_after_impact(
        v / units,
        M,
        np.where(others, 0.0, factors[:, None] * A * units),
        np.where(others[:, 0], 0.0, factors * rates),
        contacts,
        np.where({rebounds}, e, 0.0),
        {solve},
        {law}
        CONSTRAINTS,
        energy,{rubbed}
    )
    hops = acting & (np.count_nonzero(contacts) > 1)  # several contacts may lift each other
    opened = separation > factors * np.where(hops, HOP * least, least)
    closed = contacts & ~opened & (acting | (impulses < 0))
    p[SWITCHES] = np.where(CONTACTS[SWITCHED], closed[SWITCHED], p[SWITCHES]){settled}
    return np.concatenate([q, units * velocity, y[2 * N :]]), factors * impulses
'''

# Friction: a force at its limit gives the sign of the sliding velocity that follows. If the other
# constraints reverse the sliding velocity, as at a dead centre, no force makes it stick.
RELEASED = """
    a, multipliers, *_ = acceleration(t, q, v, p)
    u, least = slip_velocities(t, q, v, p), slow_speeds()
    slowest = TURNS * least{within}
    turns = begun[STUCK] & (np.bincount(OF)[OF] > 1) & (speeds(u) > slowest)
    passes = begun[STUCK] & reverses(t, q, v, p, begun) & ~turns
    due[STUCK], begun[STUCK] = (x[STUCK] & ~passes & ~turns for x in (due, begun))
    ended, jumps = (due & ~begun)[STUCK], begun.copy()
    slides = sliding_directions(np.where(ended, multipliers[STICKS], u), OF, least)
    slips = np.where(ended | turns, slides, np.where(due[STUCK], 0, p[SLIPS]))
    p[SLIPS] = np.where(passes, -slips, slips)
    jumps[STUCK] = False
    if jumps.any():  # frictions do not hold in an impact
        due, begun = due & ~np.isin(np.arange(len(due)), STUCK), jumps
        p[SWITCHES[STUCK]] = 0.0"""
WITHIN_STEP = " + STEP * speeds(slip_rates(t, q, v, p, a))  # of a method with fixed steps"
SETTLED = """
    if jumps.any():
        settle(t, q, units * velocity, p)"""
JAMMED = """
    refuse_jam(t, q, units * velocity, p)"""
REFUSE_JAM = '''
def refuse_jam(t, q, v, p):
    """Raise an error if a friction sticks although actuators push with all force."""
    a, multipliers, *_ = acceleration(t, q, v, p)
    A, Q = constraint_matrix(t, q, v, p), applied_force(t, q, v, p)
    units, ends = scales()[1], conditions(t, np.concatenate([q, v, [0.0, 0.0]]), p)[STUCK, 1]
    usual = (units * (np.abs(Q) + np.abs(mass_matrix(t, q, v, p) @ a))).max()
    force = np.abs(multipliers[STICKS]) * (units * np.abs(A[STICKS])).max(axis=1)
    jammed = (force > OVERCOMES / 1e3 * usual) & (ends <= 0)
    if jammed.any():
        name = CONSTRAINTS[RUBS[OF[np.argmax(jammed)]]]
        raise FloatingPointError(f"{name} {JAM[0]}", JAM[1])
'''
ACTED = """
    acted = CONTACTS[SWITCHED] & (p[SWITCHES] > 0)"""
OPENED = """
        keep_closed(t, q, v, p, acted)"""
ROUGH = """
    components = max(COMPONENT) + 1
    D, slips = np.zeros((len(A), components, N)), np.zeros((len(A), components))
    mu = np.zeros(len(A))
    if jumps.any():  # else a friction only begins to stick
        rows, _, normal, coefficients = friction(t, q, v, p)
        mu[RUBS] = coefficients * normal[np.arange(len(RUBS)), 0, N + RUBS]  # N: times -lambda
        D[RUBS[OF], COMPONENT], slips[RUBS[OF], COMPONENT] = rows, slip_velocities(t, q, v, p)
    kinetic = v / units @ product(v / units, M)"""
ROUGH_LAW = "lambda *given: coulombs_law(*given, (factors * mu)[contacts], kinetic),"
ROUGH_SEQUENCE = """lambda W, before, free, e: in_sequence(
            W, free, e, lambda *one: coulombs_law(*one, kinetic), (factors * mu)[contacts]
        ),"""
RUBBING = """
        D * units,
        slips,"""
SETTLE = '''
def slip_velocities(t, q, v, p):
    """Return the components of the sliding velocities."""
    return friction(t, q, v, p)[1]


def speeds(u):
    """Return the speed of the friction of each component."""
    return np.sqrt(np.bincount(OF, u * u))[OF]


def slow_speeds():
    """Return the speed that counts as zero for the friction of each component."""
    return slow()[STICKS[COMPONENT == 0]][OF]


def slip_rates(t, q, v, p, a):
    """Return the rates of change of the sliding velocities."""
    known = p.copy()
    known[SWITCHES[STUCK]] = 1.0
    A, b = (f(t, q, v, known)[STICKS] for f in (constraint_matrix, constraint_vector))
    return A @ a - b


def reverses(t, q, v, p, begun):
    """Return whether other constraints change each sliding velocity if these frictions stick."""
    known = p.copy()
    known[SWITCHES[begun]] = 1.0
    known[SLIPS[begun[STUCK]]] = 0.0
    a = acceleration(t, q, v, known)[0]
    A, b = (f(t, q, v, known)[STICKS] for f in (constraint_matrix, constraint_vector))
    sizes = scales()[0]
    rounding = 100 * slow()[STICKS] * sizes[N] / sizes[0]
    found = np.abs(A @ a - b) > 1e-6 * (np.abs(A) @ np.abs(a) + np.abs(b)) + rounding
    return np.isin(OF, OF[found])


def settle(t, q, v, p):
    """Let each friction stick or slide after a jump of the velocity."""
    u, acts = slip_velocities(t, q, v, p), np.ones(len(CONSTRAINTS), dtype=bool)
    acts[SWITCHED] = p[SWITCHES] > 0
    acts[STICKS] = True
    least = slow_speeds()
    sticks = speeds(u) <= least
    p[SLIPS] = np.where(sticks, 0.0, sliding_directions(u, OF, least))
    p[SWITCHES[STUCK]] = sticks & acts[RUBS[OF]]
'''

RUN_IN_PIECES = '''
def piece(times, y, p, ahead):
    """Integrate while the same constraints act, until a condition becomes positive."""
    sizes = scales()[0]
    steps = {steps}
    yield from stop_at(ahead, {ends}, times[0], y, p, np.nan)


def run(times, y, p, changes=None):
    """Integrate from the state y at times[0]; yield times, states to store, and dense output."""
    changes = [] if changes is None else changes
    how = SWITCHES, LEVEL, BREAKS, changes{stop}{excess}
    with np.errstate(all="ignore"):
        yield from switched(piece, conditions, engage, times, y, p, *how)
'''

# `at` evaluates the constraints as if all contacts were closed.
AT = '''
def at(t, q, v, p):
    """Return M, Q, A, velocity and position form of constraints, b, friction, power of dM/dt, C."""
    known = p.copy()
    known[CLOSED] = 1.0  # all contacts count as closed and stuck
    rubbing = {friction}
    A, rates = constraint_matrix(t, q, v, known), constraint_rates(t, q, v, known)
    gaps = constraints(t, q, v, known)
    b = constraint_vector(t, q, v, known)
    M, Q = {mass}(t, q, v, p), applied_force(t, q, v, p)
    return M, Q, A, rates, gaps, b, rubbing, {power}, {C}


def solve_in_units(M, Q, B, b, held):
    """Solve M x = Q - B^T z, B x = b, with the constraints B that are held, in units."""
    _, units, _, factors = scales()
    f = factors[held]
    x, z, *_ = {solve}({scaled}, units * Q, f[:, None] * B * units, f * b)
    return units * x, f * z
'''

RUN_MOREAU = '''
def run(times, y, p, changes=None):
    """Integrate from the state y at times[0]; yield times, states to store, and dense output."""
    changes = [] if changes is None else changes
    sizes, _, rows, _ = scales()
    parts = arranged(
        contacts=CONTACTS,
        restitution={restitution},
        holonomic=HOLONOMIC,
        corrects={corrects},
        names=CONSTRAINTS,
        sizes=sizes[:N],
        rows=rows,
        breaks=BREAKS,
        switched=SWITCHED,
        places=SWITCHES,
        level=LEVEL,
        conditions={conditions},
        rubs=RUBS,
        pushes=PUSHES,
        of=OF,
        component=COMPONENT,
        sticks=STICKS,
        slips=SLIPS,
    )
    with np.errstate(all="ignore"):
        steps = moreau(at, solve_in_units, times, y, p, parts, changes)
        for reached, stored, state_at in {ends}:
            yield reached, stored, state_at
    while changes and changes[-1][0] > reached:  # after the end
        changes.pop()
'''
RUBBING_IN_STEPS = "(*friction(t, q, v, known)[2:], static_friction(t, q, v, known))"
NO_CONTACTS = "CONTACTS = np.full(len(CONSTRAINTS), False)"
NO_SWITCHES = """
SWITCHED = SWITCHES = np.array([], dtype=int)
LEVEL, BREAKS = np.array([], dtype=bool), np.array([])
"""
CLOSED = """
# The switches of contacts and of sticking
CLOSED = SWITCHES[CONTACTS[SWITCHED] | np.isin(SWITCHED, STICKS)]
"""

RUN = '''
def run(times, y, p):
    """Integrate from the state y at times[0]; yield times, states to store, and dense output."""
    sizes = scales()[0]
    with np.errstate(all="ignore"):
        steps = {steps}
        yield from {ends}
'''

BEGINS = """
    changes = []"""
ENDS = """
    for t, _, _, begun, ended, _, _ in changes:
        for what, constraints in (("begins", SWITCHED[begun]), ("ends", SWITCHED[ended])):
            for k in constraints:
                print(f"t = {t:.6g}: {CONSTRAINTS[k]} {what}")"""


def _texts(module: Any, *names: str) -> list[str]:
    """Return constants of a module that are texts."""
    return [
        "\n    ".join([f"{name} = (", *(f'"{text}",' for text in getattr(module, name))]) + "\n)"
        for name in names
    ]


STILL = "\n".join(
    [
        *_texts(standstill, "STILL", "TOO_FAST"),
        f"MOST = {standstill.MOST:_}  # the largest number of steps of a run",
    ]
)
IMPULSES = "\n".join(_texts(impact, "NO_IMPULSE"))
STEPPING = "\n".join(
    [
        *_texts(switching, "NOT_MET"),
        f"TINY = {switching.TINY}  # in place of a condition that is zero",
        f"OFF = {switching.OFF}  # allowed error of a position, relative to its terms",
        f"DIRECTIONS = {step_impulses.DIRECTIONS}  # repetitions for those of normal forces",
    ]
)
MOST_OPENINGS = "MOST_OPENINGS = 1000  # changes until forces and accelerations fit"
CONTACT = "\n".join(
    [
        IMPULSES,
        f"TOUCHES = {impact.TOUCHES}  # gap that counts as zero, relative to its terms",
        *_texts(impact, "GAINS"),
        f"OVERLAP = {impact.OVERLAP}  # at which a contact begins, relative to its terms",
        f"HOP = {impact.HOP}  # a slow velocity times this hops no higher than the overlap",
    ]
)
GAIN = _texts(coulomb, "GAIN")[0]
PUSHING = "\n".join(_texts(control, "JAM"))
CONSTANTS_OF_CONTROL = f"""
CANCELS = {control.CANCELS}  # relative sum of the terms of a constraint; a larger one is rounding
OVERCOMES = {control.OVERCOMES}  # times other forces: more than friction can hold
""".strip()
NO_FRICTION = f"""
{_texts(coulomb, "PARADOX")[0]}
RUBS = OF = COMPONENT = STICKS = SLIPS = np.array([], dtype=int)
PUSHES = np.array([], dtype=bool)
"""
FRICTION = "\n".join(
    [
        *_texts(coulomb, "PARADOX"),
        f"NO_FORCE = {coulomb.NO_FORCE!r}",
        f"TWO_FORCES = {coulomb.TWO_FORCES!r}",
        f"TURNS = {coulomb.TURNS}  # times the velocity that counts as zero",
        f"MANY_FRICTIONS = {coulomb.MANY_FRICTIONS}  # whose uniqueness is examined completely",
    ]
)
SEQUENCE = "\n".join(
    [
        *_texts(impact, "NO_END"),
        f"MOST_IMPACTS = {impact.MOST_IMPACTS:_}  # one after another at the same moment",
    ]
)
SWITCHING = "\n".join(
    [
        *_texts(switching, "NOT_MET", "SWITCHES_FOREVER"),
        f"MANY, MOMENT = {switching.MANY}, {switching.MOMENT}  # changes count as infinitely many",
        f"MOST_CHANGES = {switching.MOST_CHANGES:_}  # of a run",
        f"TINY = {switching.TINY}  # in place of a condition that is zero",
        f"BEND = {switching.BEND}  # of a relative excess: more than rounding",
        f"OFF = {switching.OFF}  # allowed error of a position, relative to its terms",
    ]
)

TABLE = '''
def table(stored, p):
    """Return one row per time: t, coordinates, velocities, accelerations, multipliers."""
    rows = []
    for t, y in stored:
        q, v = y[:N], y[N : 2 * N]
        qdd, multipliers, *_ = acceleration(t, q, v, p)
        rows.append(np.concatenate([[t], q, v, qdd, multipliers]))
    return np.array(rows)
'''


def main(system: Description) -> str:
    """Return the function ``main`` and its call."""
    begins, arguments, ends = ("", "times, y, p", "")
    if system.in_pieces:
        begins, arguments, ends = BEGINS, "times, y, p, changes", ENDS
    filled = MAIN.replace("{begins}", begins).replace("{ends}", ends)
    return filled.replace("{arguments}", arguments)


PLOT = '''
def plot(rows, file):
    """Draw coordinates, velocities and accelerations over time."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(3, 1, sharex=True, figsize=(9, 9), layout="constrained")
    for k, title in enumerate(["coordinates", "velocities", "accelerations"]):
        axes[k].plot(rows[:, 0], rows[:, 1 + k * N : 1 + (k + 1) * N])
        axes[k].set_ylabel(title)
    axes[0].legend(COORDINATES, loc="upper right")
    axes[0].set_title(NAME)
    axes[2].set_xlabel("time")
    figure.savefig(file)
'''

MAIN = '''
def main():
    """Run from the start to the end; write the table and the picture."""
    p = np.array(list(PARAMETERS.values()), dtype=float)
    times = stored_times(START, END, STEP)
    y = np.concatenate([*start(p), [0.0, 0.0]]){begins}
    rows = [*table([(times[0], y)], p)]
    for _, passed, _ in run({arguments}):
        rows.extend(table(passed, p))
    rows = np.array(rows){ends}
    header = ["t", *COORDINATES]
    header += ["v" + name for name in COORDINATES] + ["a" + name for name in COORDINATES]
    header += [f"lambda{k + 1}" for k in range(len(CONSTRAINTS))]
    np.savetxt(
        NAME + ".csv", rows, delimiter=",", header=",".join(header), comments="", fmt="%.17g"
    )
    print("written:", NAME + ".csv")
    try:
        plot(rows, NAME + ".png")
        print("written:", NAME + ".png")
    except ImportError:
        print("no picture: Matplotlib is not installed")


if __name__ == "__main__":
    main()
'''
