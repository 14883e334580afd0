"""The generated program in MATLAB: one function file, which MATLAB and GNU Octave can run.

The problem is written out function by function, as in the Python program. The method is copied from
the files in ``teachmech/program/matlab``. The file only uses features of both languages: no
toolbox, no package, and no extension of Octave. Text of the user reaches the file only through the
expression tree, as quoted names, and in comments that quote expressions that the grammar has
accepted.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar

import numpy as np

from teachmech.base.errors import ProblemError
from teachmech.expressions import Expression, Formula
from teachmech.expressions.printing import matlab_dialect
from teachmech.model.actuation import actuation_of
from teachmech.model.derivation import derivation_of
from teachmech.model.description import Description
from teachmech.model.inputs import Samples
from teachmech.numerics.impact import LAWS, OVERLAP, SLOW
from teachmech.numerics.integrators import METHODS, Settings
from teachmech.program.arrays import WIDTH
from teachmech.program.functions import Model, refuse_special_mass
from teachmech.program.matlab_names import FUNCTIONS, KEYWORDS, LOCAL, OWN, function_name
from teachmech.program.writer import (
    SAFE_COMMENT,
    Writer,
    comment_on,
    refuse_friction,
    refuse_functions,
)

MOST_NESTED = 32  # most nested parentheses that MATLAB accepts


def write_matlab(system: Description, settings: Settings) -> str:
    """Return the program of a system as the source of a function file of MATLAB and Octave.

    Parameters
    ----------
    system : Description
    settings : Settings
        Settings with RK4, without the augmented Lagrangian.

    Returns
    -------
    str
        The source of the file; see `matlab_names.matlab_path` for its name. The program runs from
        the start to the end, writes a table and a picture, and returns the motion as a struct.

    Raises
    ------
    ProblemError
        If a constraint or an input is a Python function, the method or the stabilisation is not
        supported, or parentheses are nested too deeply.

    Examples
    --------
    >>> ball = Description(["z"], mass=["m"], forces=["-g*m"], parameters={"m": 1, "g": 9.81})
    >>> source = write_matlab(ball, Settings.of((0, 1, 0.1)))
    >>> print(source[source.index("function Q") :].partition("end")[0].rstrip())
    function Q = applied_force(t, q, v, p)
    % Applied force Q.
        m = p(1); g = p(2);
        Q = zeros(1, 1);
        Q(1) = -g*m;  % z
    """
    refuse_functions(system, "MATLAB")
    refuse_friction(system, "MATLAB")
    refuse_special_mass(system, settings, "MATLAB")
    if settings.method != "rk4":
        what = f"the program in MATLAB has a constant step, not the method {settings.method}"
        raise ProblemError(what, key="method", hint="take rk4")
    if settings.stabilisation == "augmented":
        what = "the program in MATLAB does not have the augmented Lagrangian"
        hint = "take none, projection or baumgarte"
        raise ProblemError(what, key="stabilisation", hint=hint)
    return _MatlabWriter(system, settings).program()


class _MatlabWriter(Writer):
    """A writer of one system's functions in MATLAB."""

    local_names = KEYWORDS | LOCAL | FUNCTIONS
    bounds: ClassVar[dict[str, str]] = {"overlap": "overlap", "slow": "slow"}

    def __init__(self, system: Description, settings: Settings) -> None:
        super().__init__(system)
        self.settings, self.model = settings, Model.of(system)
        self._dialect = matlab_dialect(self.python_names)
        self._used = self._dialect.used  # functions that the written functions call
        self.m = len(self.derived)

    def program(self) -> str:
        """Return the complete program."""
        m, settings = self.m, self.settings
        projects = settings.stabilisation == "projection" and m > 0
        switches = bool(self.system.switches)
        needs_rates = m > 0 and (projects or settings.damped or switches)
        problem = [
            self._parameters(),
            self.start(),
            self.mass_matrix(),
            *([self._inputs()] if self.system.signals else []),
            self.applied_force(),
            *([self._nonideal_force()] if self.system.virtual_work else []),
            *([self.constraints()] if m else []),
            *([self.constraint_rates()] if needs_rates else []),
            *([self.constraint_matrix(), self.constraint_vector()] if m else []),
            *([self._holonomic()] if needs_rates else []),
            *(self._controls() if self.system.programmes else []),
            *([self.stop_condition(settings.until)] if settings.until else []),
            *(self._pieces() if self.system.has_jumps else []),
        ]
        solve = "free_acceleration"
        copied = ["require_finite", *sorted(self._used & OWN), "mass_root"]
        if m:
            solve = "udwadia_kalaba"
            copied += ["pseudo_inverse"]
        copied += [solve]
        if m and self.system.mass_may_be_singular:
            solve = "semidefinite_acceleration"
            copied += ["is_positive_definite", "null_space_method", solve]
        elif projects:
            copied += ["is_positive_definite"]
        if self.system.programmes:
            copied += ["controlled", *(() if m else ("pseudo_inverse",))]
        engage = [part.replace("udwadia_kalaba(", f"{solve}(") for part in self._engage()]
        if projects:
            copied += ["project", "nearest_zero", "metric_root"]
        in_units = m > 0 and (projects or switches or self._is_scaled())
        steps = method_source("state_at")
        if not projects:
            steps = steps.replace("    y = project(t_next, y, p);\n", "")
        sections = [
            self._main(),
            _section("The problem"),
            *problem,
            _section("The method of Udwadia and Kalaba"),
            self._acceleration(solve),
            *map(method_source, copied),
            *([self._rank_tolerance()] if m or self.system.programmes else []),
            *([self._scales()] if in_units else []),
            _section("Integration: " + METHODS["rk4"].title),
            *self._drivers(),
            steps,
            *([self._switched(), *engage] if switches else []),
            *map(method_source, ("derivative", "stored_times")),
            _section("Results"),
            *map(method_source, ("evaluated", "save_table", "draw")),
        ]
        return "\n\n".join(part.strip("\n") for part in sections) + "\n"

    def _main(self) -> str:
        from teachmech.base.version import __version__

        system, settings = self.system, self.settings
        name = function_name(system.name)
        doc = [
            f"{system.name}: a constrained system by the method of Udwadia and Kalaba.",
            "",
            f"Written by teachmech {__version__}. It runs in MATLAB and in GNU Octave, without a",
            f"toolbox or package. Save it as {name}.m, and type {name}. It writes",
            f"{system.name}.csv and {system.name}.png. motion = {name}() also returns the",
            "motion: t, q, v, a and lambda, with one row per time.",
            "",
            "    coordinates q, velocities v, accelerations a, parameters p",
            "",
            "    M q'' = Q - A^T lambda      mass matrix M, applied force Q, multipliers lambda",
            "    A q'' = b                   the constraints, differentiated until q'' appears",
        ]
        times = f"{settings.start!r}, {settings.end!r}, {settings.step!r}"
        stops = "[t, y] = runge_kutta_until" if settings.until else "y = runge_kutta"
        stops = "[t, y, p] = runge_kutta_in_pieces" if system.has_jumps else stops
        body = [
            *_listed("coordinates = {", [f"'{name}'" for name in system.coordinates], "}"),
            "    p = parameters();",
            "    [q, v] = start(p);",
            f"    t = stored_times({times});  % start, end and step in seconds",
            f"    {stops}(t, [q; v], p);",
            "    motion = evaluated(t, y, p);",
            *(self._violation_lines() if self.m else []),
            f"    save_table('{system.name}.csv', coordinates, motion);",
            f"    draw('{system.name}.png', '{system.name}', coordinates, motion);",
            "    if nargout > 0",
            "        varargout = {motion};",
            "    end",
        ]
        return _function(f"varargout = {name}()", doc, body)

    def _violation_lines(self) -> list[str]:
        names = [f"'{name}'" for name in self.system.constraint_names]
        p = "p(:, k)" if self.system.has_jumps else "p"
        return [
            *_listed("names = {", names, "}"),
            f"    h = zeros({self.m}, numel(t));",
            "    for k = 1:numel(t)",
            f"        h(:, k) = constraints(t(k), motion.q(k, :).', motion.v(k, :).', {p});",
            "    end",
            "    for k = 1:numel(names)",
            "        fprintf('largest violation of %s: %.3g\\n', names{k}, max(abs(h(k, :))));",
            "    end",
        ]

    # --- the problem --------------------------------------------------------------------------

    def _parameters(self) -> str:
        """Return the function for the parameters, in which each parameter can be changed once."""
        system, dependent = self.system, self.system.dependent_parameters
        names = [self.python_names[name] for name in system.parameters]
        sources = {name: repr(value) for name, value in system.parameter_values.items()}
        sources |= {name: self._python(read.symbolic) for name, read in dependent.items()}
        base = [name for name in system.parameters if name not in dependent]
        lines = []
        for name in (*base, *dependent):
            lines += _assigned(self.python_names[name], sources[name])
        lines += _listed("p = [", names, "]", "; ") if names else ["    p = zeros(0, 1);"]
        return _function("p = parameters()", ["Parameters."], lines)

    def start(self) -> str:
        """Return the function for coordinates and velocities at the start."""
        doc, values = "Coordinates and velocities at the start.", self.system.start_expressions
        parts = (("q", self.system.coordinates), ("v", self.system.velocities))
        entries = [
            (f"{array}({i})", values[name].symbolic, name)
            for array, names in parts
            for i, name in enumerate(names, 1)
        ]
        zeros = [f"    {array} = zeros({self.n}, 1);" for array, _ in parts]
        return _function("[q, v] = start(p)", [doc], self._filled(zeros, entries))

    def mass_matrix(self) -> str:
        """Return the function for M."""
        entries = [
            (f"M({i + 1}, {j + 1})", entry.symbolic, "")
            for (i, j), entry in self.system.mass_expressions.items()
        ]
        return self._of_state("M", "mass_matrix", "Mass matrix M, symmetric.", self.n, entries)

    def _inputs(self) -> str:
        """Return the function for the inputs that are samples over time."""
        names = self.system.signals
        lines = [f"    u = zeros({len(names)}, 1);"]
        for k, name in enumerate(names, 1):
            given = self.system.inputs[name]
            assert isinstance(given, Samples)
            function = "interpolated" if given.between == "line" else "held"
            self._used.add(function)
            for what, values in (("times", given.times), ("values", given.values)):
                lines += _listed(f"{what} = [", [*map(repr, values)], "]")
            lines += _assigned(f"u({k})", f"{function}(t, times, values)", name)
        return _function("u = inputs(t)", ["Inputs at a time."], lines)

    def applied_force(self) -> str:
        """Return the function for the applied force Q."""
        named = zip(self.system.coordinates, self.system.force_expressions, strict=True)
        entries = [
            (f"Q({i})", force.symbolic, self._note(name, force))
            for i, (name, force) in enumerate(named, 1)
        ]
        inputs = ["    u = inputs(t);"] if self.system.signals else []
        return self._of_state("Q", "applied_force", "Applied force Q.", 1, entries, inputs)

    def _nonideal_force(self) -> str:
        """Return the function for C, the virtual work of the constraints."""
        names = self.system.coordinates
        entries = [(f"C({i + 1})", C, names[i]) for i, C in self.system.virtual_work.items()]
        doc = "Virtual work C of the constraints."
        return self._of_state("C", "nonideal_force", doc, 1, entries)

    def _note(self, name: str, read: Expression) -> str:
        """Return the name of an entry, with the text of the user if the source differs."""
        typed = read.quoted.replace(" ", "") if read.is_typed else ""
        same = not typed or typed == self._python(read.symbolic).replace(" ", "")
        return name if same else comment_on(name, read)

    def constraint_matrix(self) -> str:
        """Return the function for the constraint Jacobian A, row by row."""
        lines, used = [f"    A = zeros({self.m}, {self.n});"], set[str]()
        for k in range(self.m):
            constraint: Any
            constraint, others = self.derived.like(k)
            names = [self.system.coordinates[i] for i in constraint.row]
            columns = [self.system.slots[others.get(name, name)][1] for name in names]
            lines += _comment(self._quoted(k))
            for i, entry in sorted(zip(columns, constraint.row.values(), strict=True)):
                source = self._renamed(entry, others, used)
                lines += _assigned(f"A({k + 1}, {i + 1})", source)
        doc = "A of A q'' = b: dh/dq where holonomic, else dg/dv."
        signature = "A = constraint_matrix(t, q, v, p)"
        return _function(signature, [doc], [*self._named(used), *lines])

    def stop_condition(self, text: str) -> str:
        """Return the function that changes its sign at the end of the motion."""
        read = self.system.read_condition(text)
        used = {s.name for s in read.symbolic.free_symbols}
        lines = [f"    q = y(1:{self.n});", f"    v = y({self.n + 1}:end);"]
        if used & {*self.system.accelerations, *self.system.multipliers}:
            lines += ["    [a, lambda] = acceleration(t, q, v, p);"]
        lines += self._unpack([read.symbolic])
        lines += _assigned("difference", self._python(read.symbolic), read.equation)
        doc = "Left minus right side of the equation at which the motion ends."
        return _function("difference = stop_condition(t, y, p)", [doc], lines)

    def _drivers(self) -> list[str]:
        """Return the integrator and its parts."""
        if not self.system.has_jumps:
            names = ("runge_kutta_until", "crossing") if self.settings.until else ("runge_kutta",)
            return [*map(method_source, names)]
        driver = method_source("runge_kutta_in_pieces")
        if not self.system.switches:  # nothing is ever due
            start = driver.index("        due = ")
            driver = driver[:start] + driver[driver.index("        ended = before") :]
            driver = driver.replace("    changes = [];\n", "")
        return [driver, *map(method_source, ("crossing", "just_before", "relevant"))]

    def _switched(self) -> str:
        """Return the function that changes switches; for contacts, also the one they need."""
        if self.system.contacts:
            return method_source("switched") + "\n\n" + method_source("keep_closed")
        source = method_source("switched").replace("        acted = p(switches()) > 0;\n", "")
        lines = "        else\n            p = keep_closed(t, y, p, acted);\n"
        return source.replace(lines, "")

    def _engage(self) -> list[str]:
        """Return the functions for the moments at which constraints begin to act."""
        refusal = method_source("refuse_unmet")
        if not self.system.contacts:
            return [method_source("engage"), refusal]
        law = LAWS[self.settings.impacts].__name__
        parts = map(method_source, ("jump_at_impact", law, "lemke", "leaving_row", "equilibration"))
        engage = method_source("engage_contacts")
        if law != "newtons_law":  # the others also let contacts rebound that did not approach
            engage = engage.replace("e.*(e.*rates < -slow)", "e*any(rates < -slow)")
        return [engage, refusal, *(part.replace("newtons_law(", f"{law}(") for part in parts)]

    def _pieces(self) -> list[str]:
        """Return the functions for constraints that begin and cease to act, and for samples."""
        system, switches = self.system, self.system.switches
        parameters, count = [*system.parameters], len(switches)
        given = [x for x in system.inputs.values() if isinstance(x, Samples)]
        jumps = sorted({t for samples in given for t in samples.times})
        lists = {
            "switches": [str(parameters.index(switch.name) + 1) for switch in switches],
            "switched_constraints": [str(switch.constraint + 1) for switch in switches],
            "level": [str(switch.level).lower() for switch in switches],
            "breaks": [*map(repr, jumps)],
        }
        if system.contacts:
            lists["contacts"] = [str(k in system.contacts).lower() for k in range(self.m)]
        docs = {
            "switches": "Parameters that are 1 if a constraint acts, otherwise 0.",
            "switched_constraints": "The constraints that do not always act.",
            "level": "True if a constraint acts as long as a condition holds.",
            "breaks": "Times at which an input jumps.",
            "contacts": "True for the constraints that only push.",
        }
        written = []
        for name, values in lists.items():
            lines = _listed("found = [", values, "]", "; ") if values else []
            lines = lines or ["    found = zeros(0, 1);"]
            written.append(_function(f"found = {name}()", [docs[name]], lines))
        if not self.settings.until:
            doc = "The motion ends at the last time."
            signature = "difference = stop_condition(t, y, p)"
            written.append(_function(signature, [doc], ["    difference = 1;"]))
        lines = [f"    q = y(1:{self.n});", f"    v = y({self.n + 1}:end);"]
        conditions = [*self.conditions_of_switches()]
        formulas = [condition.value for _, condition in conditions if condition is not None]
        used = {s.name for formula in formulas for s in formula.free_symbols}
        if used & {*system.multipliers}:
            lines += ["    [a, lambda] = acceleration(t, q, v, p);"]
        lines += self._unpack(formulas)
        if system.contacts:
            lines += ["    [~, ~, rows] = scales();", f"    overlap = {OVERLAP!r}*rows;"]
        lines += [f"    found = -ones({count}, 2);"]
        for k, (comment, condition) in enumerate(conditions):
            if condition is not None:
                element = f"found({k // 2 + 1}, {k % 2 + 1})"
                zero = "1e-150" if condition.closed else "-1e-150"
                lines += _assigned(element, self._python(condition.value), comment)
                lines += [f"    if {element} == 0", f"        {element} = {zero};", "    end"]
        doc = "Conditions, positive if they hold: a column to begin, and one to end."
        written.append(_function("found = conditions(t, y, p)", [doc], lines))
        if switches:
            names = [f"'{name}'" for name in system.constraint_names]
            lines = _listed("names = {", names, "}")
            written.append(_function("names = constraint_names()", ["Constraints."], lines))
        if system.contacts:
            found = [(f"e({k})", e, name) for k, (e, name) in enumerate(self.restitutions(), 1)]
            lines = self._filled([f"    e = zeros({self.m}, 1);"], found)
            doc = "Coefficients of restitution of the one-sided constraints; 0 for others."
            written.append(_function("e = restitution(p)", [doc], lines))
        return written

    def _vector(self, name: str, doc: str, pick: Callable[[Any], Formula], number: int) -> str:
        """Return a function of one value per constraint."""
        target = ("h", "rates", "A", "b")[number]
        doc = doc.replace(", shape ({m},)", "")
        lines, used = [f"    {target} = zeros({self.m}, 1);"], set[str]()
        for k in range(self.m):
            constraint, others = self.derived.like(k)
            if (value := pick(constraint)) != 0:
                source = self._renamed(value, others, used)
                lines += _assigned(f"{target}({k + 1})", source, self._quoted(k))
        signature = f"{target} = {name}(t, q, v, p)"
        return _function(signature, [doc], [*self._named(used), *lines])

    def _holonomic(self) -> str:
        """Return the function for a mask of the constraints without velocities."""
        truths = [str(bool(x)).lower() for x in derivation_of(self.system).holonomic]
        doc = "True for the constraints without velocities."
        return _function("rows = holonomic()", [doc], _listed("rows = [", truths, "]", "; "))

    def _of_state(
        self,
        array: str,
        name: str,
        doc: str,
        columns: int,
        entries: Sequence[tuple[Any, ...]],
        before: Sequence[str] = (),
    ) -> str:
        zeros = [f"    {array} = zeros({self.n}, {columns});"]
        lines = [*before, *self._filled(zeros, entries)]
        return _function(f"{array} = {name}(t, q, v, p)", [doc], lines)

    def _filled(
        self, zeros: Sequence[str], entries: Iterable[tuple[str, Formula, str]]
    ) -> list[str]:
        """Return lines for arrays of zeros and for their entries that are not zero."""
        kept = [entry for entry in entries if entry[1] != 0]
        lines = [*self._unpack([formula for _, formula, _ in kept]), *zeros]
        for target, formula, comment in kept:
            lines += _assigned(target, self._python(formula), comment)
        return lines

    # --- the method ---------------------------------------------------------------------------

    def _acceleration(self, solve: str) -> str:
        doc = "Accelerations q'' and multipliers lambda."
        lines = ["    M = mass_matrix(t, q, v, p);", "    Q = applied_force(t, q, v, p);"]
        if self.system.virtual_work:
            lines += ["    Q = Q + nonideal_force(t, q, v, p);"]
        arguments, finite = "M, Q", "[M(:); Q]"
        if self.m:
            lines += [
                "    A = constraint_matrix(t, q, v, p);",
                "    b = constraint_vector(t, q, v, p);",
                *(self._baumgarte() if self.settings.damped else []),
            ]
            arguments, finite = "M, Q, A, b", "[M(:); Q; A(:); b]"
        lines += [f"    require_finite(t, {finite});"]
        scaled = self.m > 0 and self._is_scaled()
        aimed = ""
        if self.system.programmes:
            lines += ["    [B, E, d, limits] = programmes(t, q, v, p);"]
            aimed = ", D*B, E*D" if scaled else ", B, E"
            aimed += f", d, limits, @{solve}"
            if not self.m:
                lines += [
                    f"    solve = @(M, Q, A, b) {solve}(M, Q);",
                    f"    A = zeros(0, {self.n});",
                    "    b = zeros(0, 1);",
                ]
                arguments, aimed = "M, Q, A, b", ", B, E, d, limits, solve"
            solve = "controlled"
        if scaled:
            lines += [
                "    [units, factors] = scales();",
                "    D = diag(units);",
                "    F = diag(factors);",
                f"    [a, lambda] = {solve}(D*M*D, D*Q, F*A*D, F*b{aimed});",
                "    a = D*a;",
                "    lambda = F*lambda;",
            ]
        else:
            lines += [f"    [a, lambda] = {solve}({arguments}{aimed});"]
        return _function("[a, lambda] = acceleration(t, q, v, p)", [doc], lines)

    def _controls(self) -> list[str]:
        """Return the function for B, E, d and the limits of what actuators add."""
        found = actuation_of(self.system)
        k, p = len(found.actuators), len(found.programmes)
        names = [programme.name for programme in found.programmes]
        entries = [
            (f"B({i + 1}, {j})", e, name)
            for j, (name, column) in enumerate(zip(found.actuators, found.columns, strict=True), 1)
            for i, e in column.items()
        ]
        entries += [
            (f"E({j}, {i + 1})", e, aim.name)
            for j, aim in enumerate(found.programmes, 1)
            for i, e in aim.row.items()
        ]
        entries += [
            (f"d({j})", target, name)
            for j, (name, target) in enumerate(zip(names, found.targets, strict=True), 1)
        ]
        entries += [
            (f"limits({j}, {which})", end - given, found.actuators[j - 1])
            for j, (pair, given) in enumerate(zip(found.limits, found.given, strict=True), 1)
            for which, end in enumerate(pair, 1)
            if end is not None
        ]
        zeros = [
            *(f"    B = zeros({self.n}, {k});", f"    E = zeros({p}, {self.n});"),
            *(f"    d = zeros({p}, 1);", f"    limits = repmat([-Inf, Inf], {k}, 1);"),
        ]
        doc = "Directions B of actuators, E q'' = d of programmes, limits of what actuators add."
        signature = "[B, E, d, limits] = programmes(t, q, v, p)"
        return [_function(signature, [doc], self._filled(zeros, entries))]

    def _baumgarte(self) -> list[str]:
        alpha, beta = self.settings.alpha, self.settings.beta
        return [
            "    % Baumgarte: h'' + 2 alpha h' + beta^2 h = 0 in place of h'' = 0",
            f"    alpha = {alpha!r};  % 1/s",
            f"    beta = {beta!r};",
            "    h = holonomic().*constraints(t, q, v, p);",
            "    b = b - 2*alpha*constraint_rates(t, q, v, p) - beta^2*h;",
        ]

    def _rank_tolerance(self) -> str:
        tolerance = self.model.rank_tolerance(self.settings)
        doc = "Singular values below this part of the largest count as zero."
        signature = "tolerance = rank_tolerance()"
        return _function(signature, [doc], [f"    tolerance = {tolerance!r};"])

    def _exponents(self) -> tuple[list[int], list[int]]:
        """Return units of coordinates and factors of rows as exponents of two."""
        settings = self.settings
        found = self.model.scales(settings.start, settings.end - settings.start)
        units, factors = ([int(np.log2(x)) for x in part] for part in (found.units, found.factors))
        return units, factors

    def _is_scaled(self) -> bool:
        """Return whether the result depends on the units or on the factors."""
        units, factors = self._exponents()
        return any(factors) or (self.system.mass_may_be_singular and any(units))

    def _scales(self) -> str:
        units, factors = ([*map(str, part)] for part in self._exponents())
        doc = [
            "Units of the coordinates and factors of the rows of A, from the start: powers of two.",
            "With them, no decision on a rank depends on the units of the problem.",
        ]
        lines = [
            *_listed("units = 2.^[", units, "]", "; "),
            *_listed("factors = 2.^[", factors, "]", "; "),
        ]
        if not self.system.switches:
            return _function("[units, factors] = scales()", doc, lines)
        settings = self.settings
        found = self.model.scales(settings.start, settings.end - settings.start)
        doc += ["Sizes of the constraints, and a tenth of those of the velocities."]
        for name, values in (("rows", found.rows), ("sizes", found.state[self.n : 2 * self.n])):
            lines += _listed(f"{name} = [", [repr(float(x)) for x in values], "]", "; ")
        returned = "units, factors, rows, sizes"
        if self.system.contacts:
            doc += ["Velocities that count as zero."]
            slow = SLOW * found.rows / found.time
            lines += _listed("slow = [", [repr(float(x)) for x in slow], "]", "; ")
            returned += ", slow"
        return _function(f"[{returned}] = scales()", doc, lines)

    def _sources(self, used: Collection[str]) -> dict[str, list[tuple[str, str]]]:
        sources = super()._sources(used)
        slots = {name: f"u({k})" for k, name in enumerate(self.system.signals, 1)}
        named = [name for name in slots if name in used]
        return sources | {"u": [(self.python_names[name], slots[name]) for name in named]}

    def _element(self, array: str, i: int) -> str:
        own = {"qdd": "a", "multipliers": "lambda"}.get(array, array)
        return f"{own}({i + 1})"

    def _naming(self, pairs: Sequence[tuple[str, str]]) -> str:
        return "    " + " ".join(f"{name} = {element};" for name, element in pairs)


@cache
def method_source(name: str) -> str:
    """Return a function of the method."""
    return files("teachmech.program").joinpath("matlab", f"{name}.m").read_text("utf-8")


def _section(title: str) -> str:
    """Return a comment line that begins a section of the file."""
    return f"% {'-' * 10} {title} {'-' * max(4, 80 - len(title))}"


def _function(signature: str, doc: Sequence[str], lines: Iterable[str]) -> str:
    comments = [f"% {line}".rstrip() for line in doc]
    return "\n".join([f"function {signature}", *comments, *lines, "end"])


def _assigned(target: str, source: str, comment: str = "") -> list[str]:
    """Return an assignment with its comment, as lines of limited length."""
    _check_nesting(source)
    note = _comment(comment)
    line = f"    {target} = {source};"
    if note and len(line) + len(comment) + 4 <= WIDTH:
        return [f"{line}  {note[0].lstrip()}"]
    if len(line) <= WIDTH:
        return [*note, line]
    return [*note, *_broken(line)]


def _listed(before: str, entries: Sequence[str], after: str, comma: str = ", ") -> list[str]:
    """Return an assignment of a list as lines of limited length, broken between entries."""
    lines = [f"    {before}"]
    for k, entry in enumerate(entries):
        entry += comma if k < len(entries) - 1 else f"{after};"
        if len(lines[-1] + entry) > WIDTH:
            lines[-1] += "..."
            lines.append("        ")
        lines[-1] += entry
    return lines


def _broken(line: str) -> Iterator[str]:
    """Yield the parts of a statement; all but the last end with the continuation sign."""
    parts = textwrap.wrap(line.strip(), WIDTH - 8, break_long_words=False, break_on_hyphens=False)
    for k, part in enumerate(parts):
        yield f"{'        ' if k else '    '}{part}{' ...' if k < len(parts) - 1 else ''}"


def _comment(text: str) -> list[str]:
    """Return a comment as a line; an empty list if the text has unsafe characters."""
    return [f"    % {text}"] if text and SAFE_COMMENT.fullmatch(text.replace(":", "")) else []


def _check_nesting(source: str) -> None:
    depth = most = 0
    for bracket in re.findall(r"[()]", source):
        depth += 1 if bracket == "(" else -1
        most = max(most, depth)
    if most > MOST_NESTED:
        what = f"MATLAB reads {MOST_NESTED} nested parentheses, and an expression needs {most}"
        raise ProblemError(what, hint="write the problem with shorter expressions")
