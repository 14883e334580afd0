"""The generated program in JavaScript: an ES module that a page or Node runs without Python.

Every value of the problem is written out, from the same formulas as the machine code. A program for
reading contains the kernels, printed as JavaScript, and their driver from
``teachmech/numerics/javascript``; a page has both in its bundle. Text of the user reaches the
module only through the expression tree, as quoted names, and in comments that quote expressions
that the grammar has accepted.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar

from teachmech.base.errors import ProblemError
from teachmech.base.words import either
from teachmech.expressions import Expression, Formula, symbol, to_javascript
from teachmech.expressions.algebra import formula
from teachmech.expressions.printing import MATH_NAMES
from teachmech.model.actuation import actuation_of
from teachmech.model.derivation import derivation_of
from teachmech.model.description import Description
from teachmech.model.inputs import Samples
from teachmech.numerics import ranks
from teachmech.numerics.coulomb import GAIN, PARADOX
from teachmech.numerics.impact import GAINS, NO_END, NO_IMPULSE
from teachmech.numerics.integrators import (
    IMPACTS,
    METHODS,
    ROUGH_IMPACTS,
    STABILISATIONS,
    TABLEAUS,
    Settings,
)
from teachmech.numerics.integrators.settings import TOLERANCES
from teachmech.numerics.integrators.standstill import STILL
from teachmech.numerics.integrators.switching import NOT_MET, SWITCHES_FOREVER
from teachmech.numerics.pivots import pivots_decide_rank
from teachmech.numerics.scales import START_TOLERANCE
from teachmech.program.arrays import WIDTH
from teachmech.program.functions import Model, refuse_special_mass
from teachmech.program.writer import (
    SAFE_COMMENT,
    Writer,
    refuse_functions,
    refuse_law,
    rough_contacts,
)
from teachmech.run.compiled.compiled_problem import METRIC_FACTOR, PENALTY
from teachmech.run.compiled.compiled_record import TOO_SMALL
from teachmech.run.compiled.terms import UNLIMITED
from teachmech.run.script_equations import ScriptEquations

Entry = tuple[Formula, str]  # an expression with its comment

# The files of the core, in the order of their imports.
CORE = (
    "kernels",
    "linear",
    "samples",
    "layout",
    "scales",
    "run",
    "events",
    "switching",
    "impact",
    "space_friction",
    "dry_friction",
    "limits",
    "method",
    "motion",
)
# The names that a page script takes from its bundle; see docs/bundles.py.
_FROM_BUNDLE = (
    "const { sq, wholePower, zeros, sampled, impact, friction, actuators, excess } = page;"
)
# A function of kernels.js with its comment.
_KERNEL = re.compile(
    r"^(/\*\*(?:(?!\*/).)*\*/\n)?function (\w+)\(.*?\n}\n+", re.DOTALL | re.MULTILINE
)
_WORD = re.compile(r"\w+")
# Comments and blanks at the begin and the end of a line of a function, which has no texts.
_NOTES = re.compile(r"^\s+|\s*//.*$|(?<= =) (?=\S)| (?==)", re.MULTILINE)
EXPLICIT = ("rk4", *TABLEAUS)
SOLVERS = (*EXPLICIT, "radau", "kinematic")
_RESERVED = frozenset(
    """arguments await break case catch class const continue debugger default delete do else enum
    eval export extends false finally for function if implements import in instanceof interface
    let new null package private protected public return static super switch this throw true try
    typeof undefined var void while with yield Infinity NaN Math Float64Array""".split()
)
_ZERO = "zero when met"
_ROWS = "dh/dq where holonomic, else dg/dv"
_REST = "minus the part of the last derivative without q''"
_FUNCTIONS = (
    *("massMatrix", "appliedForce", "constraintValues", "constraintRates"),
    *("constraintMatrix", "constraintVector"),
)
_LOCAL = frozenset(
    """t y q v p u A M inputs sq wholePower zeros qdd multipliers overlap slow values alpha_
    beta_""".split()
)
_LOCAL |= MATH_NAMES | _RESERVED


@dataclass(frozen=True)
class PictureFormulas:
    """The expressions, with comments, that a moving picture needs besides the motion.

    Attributes
    ----------
    positions : tuple of (expression, str)
        The positions of the points in coordinates, time and parameters, three per point.
    fixed, pivots : tuple of (expression, str)
        The positions of the points fixed in the world and of the ends of rods that are not
        points, in the parameters, three per point.
    outlines : tuple of (expression, str)
        The numbers of all outlines in the parameters, in order.
    directions : tuple of (expression, str)
        The axes y and z of the frames of bodies in space, in the coordinates, three per axis.
    joints : mapping of str to tuple of expressions
        Forces and torques of joints by name, in state, accelerations and multipliers.
    """

    positions: tuple[Entry, ...]
    fixed: tuple[Entry, ...]
    pivots: tuple[Entry, ...]
    outlines: tuple[Entry, ...]
    directions: tuple[Entry, ...] = ()
    joints: Mapping[str, tuple[Formula, ...]] = field(default_factory=dict)


def write_javascript(system: Description, settings: Settings) -> str:
    """Return the program of a system as the source of an ES module.

    Parameters
    ----------
    system : Description
    settings : Settings
        Settings of any method except LSODA.

    Returns
    -------
    str
        A module with `problem`, its functions and values, and ``run``, which computes a motion:
        ``run({end: 1, parameters: {L: 2}})``. In a page it is also ``globalThis.teachmech.run``.

    Raises
    ------
    ProblemError
        If a constraint is a Python function, or JavaScript does not have the method.

    Examples
    --------
    >>> ball = Description(["z"], mass=["m"], forces=["-g*m"], parameters={"m": 1, "g": 9.81})
    >>> source = write_javascript(ball, Settings.of((0, 1, 0.1)))
    >>> print(source[source.index("function terms") :].partition("// How")[0].strip())
    function terms(t, y, p, values) {
      const m = p[0], g = p[1];
      // Mass matrix M
      values[0] = m; // [0][0]
      // Applied force Q
      values[1] = -g*m; // z
    }
    """
    check_javascript(system, settings)
    return _Script(system, None).module(settings)


def write_problem(system: Description, settings: Settings, picture: PictureFormulas) -> str:
    """Return `problem` of a page: the functions and values of a system without the core.

    Parameters
    ----------
    system : Description
    settings : Settings
        Settings of any method except LSODA.
    picture : PictureFormulas
        The expressions of the moving picture.

    Raises
    ------
    ProblemError
        If a constraint is a Python function, or JavaScript does not have the method.
    """
    check_javascript(system, settings)
    return _Script(system, picture).problem(settings)


def write_parts(parts: Mapping[str, Description], settings: Settings) -> str:
    """Return a script with the functions of parts, from which a page assembles a mechanism.

    Parameters
    ----------
    parts : mapping of str to Description
        Each part separately, in its own coordinates and parameters.
    settings : Settings
        The initial settings of a mechanism.

    Returns
    -------
    str
        A script with ``parts``, whose members have the functions of a `problem`, and ``blank``,
        the values that all problems share.

    Examples
    --------
    >>> mass = Description(["x"], mass=["m"], forces=[0], parameters={"m": 1})
    >>> source = write_parts({"particle": mass}, Settings.of((0, 1, 0.1)))
    >>> "M[0][0] = m" in source
    True
    """
    scripts = {name: _Script(system, None) for name, system in parts.items()}
    members = [
        f"  {name}: (() => {{\n{script.part()}\n  }})()," for name, script in scripts.items()
    ]
    used = set[str]().union(*(script.used for script in scripts.values()))
    rank = METHODS[settings.method].rank_tolerance
    blank = _blank(settings, rank, [*EXPLICIT])
    lines = [f"  {key}: {json.dumps(value)}," for key, value in blank.items()]
    sections = [
        "// The parts of which a page adds up a mechanism.",
        _FROM_BUNDLE,
        *_head(used),
        "\n".join(["const parts = {", *members, "};"]),
        "\n".join(["const blank = {", *lines, "};"]),
    ]
    return _joined(sections)


def changing_inputs(system: Description) -> dict[str, Formula]:
    """Return the inputs that are not parameters, as formulas; samples are their names.

    Examples
    --------
    >>> [*changing_inputs(Description(["x"], [1], ["u + w"], inputs={"u": "2*t", "w": 3}))]
    ['u']
    """
    read = system.input_expressions
    changing = (name for name in system.inputs if name in read or name in system.signals)
    return {name: read[name].symbolic if name in read else symbol(name) for name in changing}


def check_javascript(system: Description, settings: Settings) -> None:
    """Refuse Python functions, and methods that JavaScript does not have."""
    refuse_functions(system, "JavaScript")
    refuse_special_mass(system, settings, "JavaScript")
    refuse_law(system, settings)
    if system.programmes and settings.stabilisation == "augmented":
        what = "JavaScript does not have the augmented Lagrangian with programmes"
        raise ProblemError(what, key="stabilisation", hint="take 'projection'")
    if system.programmes and settings.method == "radau":
        what = "JavaScript does not have the method radau with programmes"
        raise ProblemError(what, key="method", hint="take dop853")
    if settings.method not in SOLVERS:
        what = f"JavaScript does not have the method {settings.method}"
        raise ProblemError(what, key="method", hint=f"take {either(SOLVERS)}")


class _Script(Writer):
    """A writer of one system's functions in JavaScript, which collects their use of ``Math``."""

    local_names = _LOCAL
    bounds: ClassVar[dict[str, str]] = {"overlap": "overlap", "slow": "slow"}

    def __init__(self, system: Description, picture: PictureFormulas | None) -> None:
        super().__init__(system)
        self.picture = picture
        self.used: set[str] = set()

    def module(self, settings: Settings) -> str:
        """Return the complete program."""
        functions, problem = self._members(settings)
        system = self.system
        laws = system.contacts, system.frictions, system.programmes, system.limits
        method = _core_of_programs(*map(bool, laws))
        core = [_section("The method"), method, _section("The problem")]
        run = "export const run = (asked) => motionOf(problem, asked);"
        hook = "globalThis.teachmech ??= { run: async (asked) => run(asked) };"
        head = [self._header(), *_head(self.used)]
        return _joined([*head, *core, *functions, f"export {problem}", f"{run}\n{hook}"])

    def problem(self, settings: Settings) -> str:
        """Return the problem of a page; its functions have no comments and no indentation."""
        functions, problem = self._members(settings)
        short = [_NOTES.sub("", function) for function in functions]
        return "\n".join([_FROM_BUNDLE, *_head(self.used), *short, problem]) + "\n"

    def _members(self, settings: Settings) -> tuple[list[str], str]:
        """Return the functions of the problem, and the constant that lists them with its values."""
        equations = ScriptEquations(self.system, settings, self.python_names, self.source)
        functions = [self._start(), self._dependent(), *self._equations(equations)]
        functions += [self._stopping(settings.until)] if settings.until else []
        functions += [self._conditions()] if self.system.switches else []
        functions += [self._restitution()] if self.system.contacts else []
        functions += [self._limited()] if self.system.limits else []
        functions += self._programmes() if self.system.programmes else []
        functions += self._picture(self.picture) if self.picture else []
        return functions, self._problem(settings, equations)

    def part(self) -> str:
        """Return the body of a function that returns the data of a part."""
        functions = [*self._dynamics(), self._potential()]
        entries = {
            "coordinates": list(self.system.coordinates),
            "parameters": list(self.system.parameter_values),
            "constraints": list(self.system.constraint_names),
        }
        lines = [f"  {key}: {json.dumps(value)}," for key, value in entries.items()]
        members = "\n".join(
            ["return {", *lines, f"  {', '.join(_FUNCTIONS)}, potentialEnergy,", "};"]
        )
        return "\n\n".join([*functions, members])

    def _dynamics(self) -> list[str]:
        """Return the functions for M, Q, A and b."""
        n, m = self.n, len(self.derived)
        return [
            self._matrix("massMatrix", "Mass matrix M, symmetric", "M", self._masses(), n),
            self._list("appliedForce", "Applied force Q", self._forces()),
            self._list("constraintValues", f"Left sides h or g; {_ZERO}", self._of("value")),
            self._list("constraintRates", "dh/dt where holonomic, else g", self._of("rate")),
            self._matrix("constraintMatrix", f"A of A q'' = b: {_ROWS}", "A", self._rows(), m),
            self._list("constraintVector", f"b of A q'' = b: {_REST}", self._of("b")),
        ]

    def _potential(self) -> str:
        terms = [(term.symbolic, "") for term in self.system.potential_expressions]
        return self._list("potentialEnergy", "Terms of the potential energy", terms)

    def _header(self) -> str:
        from teachmech.base.version import __version__

        return "\n".join(
            [
                f"// {self.system.name}: a constrained system by the method of Udwadia and Kalaba.",
                "//",
                f"// Written by teachmech {__version__}. An ES module that needs nothing else:",
                "// run({ end: 1 }) computes a motion.",
                "//",
                "//     M q'' = Q - A^T lambda  mass matrix M, applied force Q, multipliers lambda",
                "//     A q'' = b               the constraints, differentiated until q'' appears",
            ]
        )

    def _problem(self, settings: Settings, equations: ScriptEquations) -> str:
        system = self.system
        model = Model.of(system)
        rank = model.rank_tolerance(settings)
        entries = {
            "name": system.name,
            "coordinates": list(system.coordinates),
            "constraints": list(system.constraint_names),
            "vectors": [[system.coordinates.index(x) for x in v] for v in system.vectors],
            "holonomic": [bool(x) for x in derivation_of(system).holonomic],
            "parameters": dict(system.parameter_values),
            "dependent": list(system.dependent_parameters),
            "driven": _driven(system),
            **_blank(settings, rank, self._methods(equations)),
        }
        if left := model.left_by_rounding(settings.start, 0 * model.start[0]):
            entries["rounding"] = left
        if system.in_pieces:
            entries |= self._switches()
        if not system.is_ideal:
            entries["nonideal"] = True
        if system.programmes:
            drifts = entries["choices"]["stabilisation"]
            entries["choices"]["stabilisation"] = [x for x in drifts if x != "augmented"]
        if system.frictions:
            parameters = [*system.parameters]
            entries["frictions"] = [
                {
                    **{"constraint": f.constraint, "stick": stick, "first": f.sticks[0]},
                    **{"slip": parameters.index(f.names[i]), "of": j, "component": i},
                }
                for j, f in enumerate(system.frictions)
                for i, stick in enumerate(f.sticks)
            ]
        if system.contacts:
            entries["settings"] |= {"impacts": settings.impacts}
            laws = ROUGH_IMPACTS if rough_contacts(system) else IMPACTS
            entries["choices"] |= {"impacts": [*laws]}
        lines = [f"  {key}: {json.dumps(value)}," for key, value in entries.items()]
        layout = json.dumps(equations.description(), separators=(",", ":"))
        lines += [f"  layout: {layout},"]
        functions = [
            "start",
            "dependentParameters",
            "terms",
            *(["slopes"] if equations.has_slopes else []),
        ]
        functions += ["stopCondition"] if settings.until else []
        functions += ["breaks"] if self.system.signals else []
        functions += ["conditions"] if self.system.switches else []
        functions += ["restitution", "impact"] if self.system.contacts else []
        functions += ["friction"] if self.system.frictions else []
        functions += ["limitedInputs", "excess"] if self.system.limits else []
        functions += ["givenInputs", "aims", "actuators"] if self.system.programmes else []
        if self.picture:
            functions += [
                "positions",
                "positionMatrix",
                "fixedPositions",
                "pivots",
                "outlineNumbers",
            ]
            functions += ["potentialEnergy"] if system.potential is not None else []
            functions += ["directions"] if self.picture.directions else []
            functions += ["inputValues"] if changing_inputs(system) else []
            functions += ["jointForces"] if self.picture.joints else []
        return "\n".join(["const problem = {", *lines, f"  {', '.join(functions)},", "};"])

    def _equations(self, equations: ScriptEquations) -> list[str]:
        doc = "The values that are not numbers: M and A, Q and b, the constraints and their rates"
        written = [self._sampled()] if self.system.signals else []
        written += [_function("terms(t, y, p, values)", doc, equations.terms())]
        if equations.has_slopes:
            doc = "How the equations change with the state, column by column, for Radau"
            signature = "slopes(t, y, p, values, { alpha: alpha_, beta: beta_ })"
            written += [_function(signature, doc, equations.slope_lines())]
        return written

    def _sampled(self) -> str:
        """Return the function for the values of the inputs that are samples."""
        tables, lines = ["const samples = ["], []
        for k, name in enumerate(self.system.signals):
            given = self.system.inputs[name]
            assert isinstance(given, Samples)
            tables += [
                f"  Float64Array.of({', '.join(map(repr, x))}),"
                for x in (given.times, given.values)
            ]
            line = json.dumps(given.between == "line")
            values = f"sampled(t, samples[{2 * k}], samples[{2 * k + 1}], {line})"
            lines += [f"    {values}, // {name}"]
        doc = "Inputs at a time"
        written = _function("inputs(t)", doc, ["  return [", *lines, "  ];"])
        times = ", ".join(f"...samples[{2 * k}]" for k in range(len(self.system.signals)))
        breaks = [
            "// Times at which an input jumps.",
            f"const breaks = Float64Array.from(new Set([{times}])).sort();",
        ]
        return "\n".join([*tables, "];", written, *breaks])

    def _methods(self, equations: ScriptEquations) -> list[str]:
        """Return the methods that a page offers."""
        led = _driven(self.system) and len(self.derived) >= self.n
        offered = {"radau": equations.has_slopes and not self.system.programmes, "kinematic": led}
        return [name for name in SOLVERS if offered.get(name, True)]

    # --- functions ----------------------------------------------------------------------------

    def _dependent(self) -> str:
        targets = {name: f"p[{k}]" for k, name in enumerate(self.system.parameters)}
        lines = []
        for name, expression in self.system.dependent_parameters.items():
            source = self.source(expression.symbolic, targets)
            lines += [f"  if (!given.includes({json.dumps(name)})) {targets[name]} = {source};"]
        doc = "Parameters that use others follow them, unless they are given"
        return _function("dependentParameters(p, given)", doc, lines, "p")

    def _start(self) -> str:
        system, values = self.system, self.system.start_expressions
        lines = self._unpack([e.symbolic for e in values.values()])
        for array, names in (("q", system.coordinates), ("v", system.velocities)):
            entries = [(self.source(values[name].symbolic), name) for name in names]
            lines += _listed(f"const {array} = ", entries)
        return _function("start(p)", "Coordinates and velocities at the start", lines, "{ q, v }")

    def _stopping(self, text: str) -> str:
        read = self.system.read_condition(text)
        lines = [*self._unpack([read.symbolic]), *_comment(read.equation)]
        lines += [f"  return {self.source(read.symbolic)};"]
        doc = "Left minus right side of the equation at which the motion ends"
        return _function("stopCondition(t, q, v, p, qdd, multipliers)", doc, lines)

    def _switches(self) -> dict[str, Any]:
        """Return what a page must know of the constraints that do not always act."""
        parameters, found = [*self.system.parameters], self.system.switches
        given = [condition for _, condition in self.conditions_of_switches()]
        names = {s.name for condition in given if condition for s in condition.value.free_symbols}
        further = {*self.system.accelerations, *self.system.multipliers}
        switches = [
            {
                "constraint": switch.constraint,
                "parameter": parameters.index(switch.name),
                "level": switch.level,
                "begins": switch.begin is not None,
                "contact": switch.one_sided,
                "sticks": switch.sticks,
            }
            for switch in found
        ]
        return {
            "switches": switches,
            "closed": [condition is not None and condition.closed for condition in given],
            "conditionsOnForces": bool(names & further),
        }

    def _conditions(self) -> str:
        found = self.conditions_of_switches()
        entries = [(given.value if given else formula(-1), comment) for comment, given in found]
        doc = "Conditions, positive if they hold: for each constraint to begin, and to end"
        return self._list("conditions", doc, entries, ", qdd, multipliers, overlap, slow")

    def _limited(self) -> str:
        """Return the function for inputs that are expressions, and their limits."""
        none = -UNLIMITED, UNLIMITED
        entries = [
            (formula(none[k - 1]) if k and x is None else x, name)
            for name, *given in self.limited_inputs()
            for k, x in enumerate(given)
        ]
        doc = "Inputs that are expressions: value, least and largest value of each"
        return self._list("limitedInputs", doc, entries)

    def _programmes(self) -> list[str]:
        """Return the functions for what a page shows of programmes and their actuators."""
        found = actuation_of(self.system)
        given = [*zip(found.given, found.actuators, strict=True)]
        errors = [(programme.value, programme.name) for programme in found.programmes]
        doc = "The parts of the forces of actuators that the applied forces contain"
        return [
            self._list("givenInputs", doc, given),
            self._list("aims", "The errors of the programmes", errors),
        ]

    def _restitution(self) -> str:
        entries = self.restitutions()
        lines = [*self._unpack([e for e, _ in entries])]
        lines += _listed("return ", [(self.source(e), name) for e, name in entries])
        return _function("restitution(p)", "Coefficients of restitution; 0 if two-sided", lines)

    def _masses(self) -> list[tuple[int, int, Formula, str]]:
        entries = self.system.mass_expressions
        return [(i, j, entry.symbolic, "") for (i, j), entry in entries.items()]

    def _forces(self) -> list[tuple[Formula, str]]:
        named = zip(self.system.coordinates, self.system.force_expressions, strict=True)
        return [(force.symbolic, name) for name, force in named]

    def _of(self, part: str) -> list[tuple[Formula, str]]:
        return [(getattr(c, part), self._quoted(k)) for k, c in enumerate(self.derived)]

    def _rows(self) -> list[tuple[int, int, Formula, str]]:
        return [
            (k, i, entry, self._quoted(k))
            for k, constraint in enumerate(self.derived)
            for i, entry in getattr(constraint, "row").items()  # noqa: B009
        ]

    def _matrix(
        self,
        name: str,
        doc: str,
        array: str,
        entries: list[tuple[int, int, Formula, str]],
        rows: int,
    ) -> str:
        """Return a function that fills a matrix entry by entry, with a comment above each row."""
        lines = self._unpack([entry for _, _, entry, _ in entries])
        last = ""
        for i, j, entry, comment in entries:
            if comment != last:
                lines += _comment(comment)
                last = comment
            lines += [f"  {array}[{i}][{j}] = {self.source(entry)};"]
        signature = f"{name}(t, q, v, p, {array} = zeros({rows}, {self.n}))"
        return _function(signature, doc, lines, array)

    def _list(self, name: str, doc: str, entries: Sequence[Entry], more: str = "") -> str:
        """Return a function that returns a vector, with one entry per line."""
        lines = self._unpack([entry for entry, _ in entries])
        lines += _listed("return ", [(self.source(entry), comment) for entry, comment in entries])
        return _function(f"{name}(t, q, v, p{more})", doc, lines)

    def _picture(self, picture: PictureFormulas) -> list[str]:
        """Return the functions that a picture needs besides the motion."""
        slopes = [
            (k, i, position.diff(symbol(name)), "")
            for k, (position, _) in enumerate(picture.positions)
            for i, name in enumerate(self.system.coordinates)
            if symbol(name) in position.free_symbols
        ]
        height = len(picture.positions)
        written = [
            self._list(
                "positions", "Positions of the points, three numbers each", picture.positions
            ),
            self._matrix("positionMatrix", "Their derivatives by q", "J", slopes, height),
            self._constants("fixedPositions", "Points fixed in the world", picture.fixed),
            self._constants("pivots", "Ends of rods that are not points", picture.pivots),
            self._constants("outlineNumbers", "Positions and sizes of outlines", picture.outlines),
        ]
        if self.system.potential is not None:
            written += [self._potential()]
        if picture.directions:
            doc = "Directions y and z of the frames of bodies, three numbers each"
            written += [self._list("directions", doc, picture.directions)]
        inputs = changing_inputs(self.system)
        if inputs:
            entries = [(value, name) for name, value in inputs.items()]
            written += [self._list("inputValues", "Inputs that change with time or state", entries)]
        if picture.joints:
            meaning = {symbol(name): value for name, value in inputs.items()}
            forces = picture.joints.items()
            parts = [(part.xreplace(meaning), name) for name, parts in forces for part in parts]
            doc = "Forces and torques of joints"
            written += [self._list("jointForces", doc, parts, ", qdd, multipliers")]
        return written

    def _constants(self, name: str, doc: str, entries: Sequence[Entry]) -> str:
        """Return a function of the parameters alone."""
        lines = self._unpack([entry for entry, _ in entries])
        lines += _listed("return ", [(self.source(entry), comment) for entry, comment in entries])
        return _function(f"{name}(p)", doc, lines)

    def source(self, expression: Formula, names: Mapping[str, str] | None = None) -> str:
        """Return an expression in JavaScript, in the names of the system or in others."""
        return to_javascript(expression, names or self.python_names, self.used)

    def _sources(self, used: Collection[str]) -> dict[str, list[tuple[str, str]]]:
        sources = super()._sources(used)
        named = enumerate(self.system.signals)
        sources["u"] = [(self.python_names[n], f"inputs(t)[{k}]") for k, n in named if n in used]
        return sources

    def _naming(self, pairs: Sequence[tuple[str, str]]) -> str:
        return f"  const {', '.join(f'{name} = {source}' for name, source in pairs)};"


def _blank(settings: Settings, rank_tolerance: float, methods: Sequence[str]) -> dict[str, Any]:
    """Return the values of all problems: initial settings, choices, numbers of the methods."""
    return {
        "settings": {
            "method": settings.method,
            "begin": settings.start,
            "end": settings.end,
            "step": settings.step,
            "tolerance": settings.tolerance,
            "stabilisation": settings.stabilisation,
            "alpha": settings.alpha,
            "beta": settings.beta,
        },
        "choices": {"method": [*methods], "stabilisation": [*STABILISATIONS]},
        "endings": {
            **TOO_SMALL,
            "standstill": STILL[0],
            "notMet": NOT_MET[0],
            "changes": SWITCHES_FOREVER[0],
            "impulses": NO_IMPULSE[0],
            "sequence": NO_END[0],
            "gains": GAINS[0],
            "paradox": PARADOX[0],
            "gain": GAIN[0],
        },
        "tolerances": {
            "rank": rank_tolerance,
            "tells": pivots_decide_rank(rank_tolerance),
            "closer": METRIC_FACTOR,
            "penalty": PENALTY,
            "start": START_TOLERANCE,
            "least": TOLERANCES[0],
            "most": TOLERANCES[1],
            "unique": ranks.ZERO_ENTRY,
        },
    }


def _head(used: set[str]) -> list[str]:
    """Return the names of ``Math`` that the functions use."""
    names = sorted("PI: pi" if name == "pi" else name for name in used)
    return [f"const {{ {', '.join(names)} }} = Math;"] if names else []


def _driven(system: Description) -> bool:
    """Return whether a constraint depends on the time."""
    time, read = symbol("t"), system.constraint_expressions
    return any(time in c.symbolic.free_symbols for c in read if isinstance(c, Expression))


def _joined(parts: Sequence[str]) -> str:
    """Return the parts of a script, separated by empty lines."""
    return "\n\n".join(part.strip("\n") for part in parts if part) + "\n"


def _section(title: str) -> str:
    """Return a comment line that begins a section of the module."""
    return f"// {'-' * 10} {title} {'-' * (80 - len(title))}"


def _function(signature: str, doc: str, lines: Sequence[str], result: str = "") -> str:
    ending = [f"  return {result};"] if result else []
    return "\n".join([f"// {doc}.", f"function {signature} {{", *lines, *ending, "}"])


def _listed(before: str, entries: Sequence[tuple[str, str]]) -> list[str]:
    lines = [f"  {before}Float64Array.of("]
    for source, comment in entries:
        if len(source) + len(comment) < WIDTH - 10:
            shown = f" // {comment}" if SAFE_COMMENT.fullmatch(comment.replace(":", "")) else ""
            lines.append(f"    {source},{shown}")
        else:
            lines += [*(f"  {line}" for line in _comment(comment)), f"    {source},"]
    return [*lines, "  );"]


def _comment(text: str) -> list[str]:
    return [f"  // {text}"] if text and SAFE_COMMENT.fullmatch(text.replace(":", "")) else []


_LINKS = re.compile(r"^(import [^;]*;|export \{[^}]*\};|/\*\* @import [^\n]*)\n", re.MULTILINE)


@cache
def _core_of_programs(contacts: bool, friction: bool, programmes: bool, limits: bool) -> str:
    """Return the core without the kernels that it does not call, such as those of contact."""
    parts = {"impact": contacts, "dry_friction": friction, "space_friction": friction}
    parts["limits"] = limits or programmes
    kernels, *others = (_core(name) for name in CORE if parts.get(name, True))
    found = {part[2]: part[0] for part in _KERNEL.finditer(kernels)}
    called = {"rub": friction, "rubChange": friction, "addShares": friction}
    called |= dict.fromkeys(("enforce", "comply"), programmes)
    for name in called.keys() & found.keys():
        if not called[name]:
            found[name] = f"const {name} = () => true;\n"
    kept, waiting = set[str](), {*_WORD.findall(_KERNEL.sub("", kernels) + "".join(others))}
    waiting |= {"sq", "wholePower"}  # the functions of a problem call these
    while waiting := (waiting & found.keys()) - kept:
        kept |= waiting
        waiting = {word for name in waiting for word in _WORD.findall(found[name])}
    written = _KERNEL.sub(lambda part: found[part[2]] if part[2] in kept else "", kernels)
    return _joined([written, *others])


def _core(name: str) -> str:
    """Return a file of the core without its imports and exports, since all are in one module."""
    text = files("teachmech.numerics").joinpath("javascript", f"{name}.js").read_text("utf-8")
    return re.sub(r"^export ", "", _LINKS.sub("", text), flags=re.MULTILINE)
