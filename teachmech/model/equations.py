"""The derivation in readable form, as text and as LaTeX."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from teachmech.expressions import Formula, symbol, to_latex, to_text
from teachmech.expressions.algebra import ZERO, Sum, total
from teachmech.expressions.latex import stem_and_index
from teachmech.model.actuation import actuation_of
from teachmech.model.constraint_steps import steps_in_latex, steps_in_text
from teachmech.model.constraints import FunctionConstraint
from teachmech.model.derivation import DerivedConstraint, derivation_of
from teachmech.model.description import Description
from teachmech.model.dry_friction import by_stick, normal_force_of
from teachmech.model.inputs import Samples
from teachmech.model.integrability import can_be_integrated
from teachmech.model.latex_document import latex_document
from teachmech.model.programmes import enforcing
from teachmech.model.switches import as_equation

_INTEGRABLE = "it can be integrated: with the start, it restricts positions"


class Equations:
    r"""The derivation in readable form: constraint, derivatives, row of A and entry of b.

    ``print(equations)`` shows text; a notebook shows LaTeX; `latex` is the source.

    Parameters
    ----------
    system : System
    steps : bool
        Whether to show also how the text of each constraint is read, as tokens and as a tree, and
        what each step of the derivation does.

    Examples
    --------
    >>> rod = Description(["x", "y"], mass=[1, 1], forces=[0, "-g"],
    ...     constraints=["x^2 + y^2 = 1"], parameters={"g": 9.81}, name="rod")
    >>> print(Equations(rod))
    rod
    <BLANKLINE>
    mass matrix M, diagonal
        x: 1
        y: 1
    applied force Q
        x: 0
        y: -g
    <BLANKLINE>
    constraint 1, c1: holonomic, given as  x^2 + y^2 = 1
        h = x^2 + y^2 - 1 = 0
        dh/dt = 2*vx*x + 2*vy*y = 0
        d2h/dt2 = 2*x*ax + 2*y*ay - b = 0
        A[1, x] = 2*x
        A[1, y] = 2*y
        b[1] = -2*vx^2 - 2*vy^2
    <BLANKLINE>
    with A q'' = b for all constraints and the free acceleration a = M^-1 Q
        q'' = a + M^(-1/2) (A M^(-1/2))^+ (b - A a)      (Udwadia, Kalaba 1992)
        M q'' = Q - A^T lambda
    """

    def __init__(self, system: Description, steps: bool = False) -> None:
        self.system = system
        self.steps = steps
        self.derivation = derivation_of(system)

    def __repr__(self) -> str:
        return f"<Equations of {self.system.name}>"

    def __str__(self) -> str:
        return self.text

    def _repr_markdown_(self) -> str:
        return f"$$\n{self.latex}\n$$"

    @property
    def text(self) -> str:
        """The derivation as plain text in the expression language."""
        system = self.system
        lines = [system.name, "", *_mass_text(system), "applied force Q"]
        lines += [
            f"    {name}: {to_text(force.symbolic)}"
            for name, force in zip(system.coordinates, system.forces_with_inputs, strict=True)
        ]
        if system.inputs:
            rest = dict.fromkeys(enforcing(system.programmes), ", and what programmes require")
            lines += ["inputs"]
            lines += [f"    {n} = {described(system, n)}{rest.get(n, '')}" for n in system.inputs]
        indent = " " * (8 if self.steps else 4)
        for k, derived in enumerate(self.derivation.constraints, start=1):
            name = system.constraint_names[k - 1]
            kind = "holonomic" if derived.holonomic else "velocity constraint"
            if isinstance(derived, FunctionConstraint):
                arguments = ", ".join(derived.names)
                lines += ["", f"constraint {k}, {name}: {kind}, Python function of ({arguments})"]
                lines += ["    differentiated at run time by FEED arithmetic"]
                continue
            quoted = system.acting_constraints[k - 1].quoted  # type: ignore[union-attr]
            lines += ["", f"constraint {k}, {name}: {kind}, given as  {quoted}"]
            lines += [f"    {s.sentence}" for s in system.switches if s.constraint == k - 1]
            if not derived.holonomic and can_be_integrated(derived, system):
                lines += [f"    {_INTEGRABLE}"]
            if self.steps:
                steps = steps_in_text(as_equation(quoted), system.slots)
                lines += [f"    {line}" for line in steps]
            for step, shown in self._derived(k, derived):
                lines += [f"    {step}"] if self.steps else []
                lines += [f"{indent}{line}" for line in shown]
        if C := system.virtual_work:
            lines += ["", "virtual work C of the constraints"]
            lines += [f"    {system.coordinates[i]}: {to_text(work)}" for i, work in C.items()]
        if system.programmes:
            lines += ["", "actuators, with the generalized force B u"]
            actuation = actuation_of(system)
            for name, column in zip(actuation.actuators, actuation.columns, strict=True):
                force = (f"{system.coordinates[i]}: {to_text(e)}" for i, e in column.items())
                lines += [f"    {name}: {', '.join(force)}"]
            for programme, target in zip(actuation.programmes, actuation.targets, strict=True):
                row = " ".join(
                    _signed_term(e, "a" + system.coordinates[i]) for i, e in programme.row.items()
                )
                lines += ["", f"programme {programme.name}"]
                lines += [f"    e = {to_text(programme.value)}"]
                lines += [f"    E q'' = d: {row.removeprefix('+ ')} = {to_text(target)}"]
        for friction, *others in by_stick(system.frictions).values():
            lines += ["", f"friction of {system.constraints[friction.sticks[0]].sticks_for}"]
            u = ", ".join(map(to_text, friction.slips))
            direction = "sign(u)" if len(friction.slips) == 1 else "u/|u|"
            lines += [
                f"    u = {u}" if len(friction.slips) == 1 else f"    u = ({u})",
                f"    N = {to_text(normal_force_of([friction, *others]))}",
            ]
            lines += [f"    slides: T = -mu N {direction}, mu = {to_text(friction.coefficient)}"]
            lines += [f"    sticks: u = 0, |T| <= mu_s N, mu_s = {to_text(friction.static)}"]
        lines += ["", *_FORMULA_TEXT]
        if not system.is_ideal:
            parts = ["virtual work C"] * bool(system.virtual_work)
            parts += ["D^T T of frictions that slide, with D = du/dv"] * bool(system.frictions)
            lines += [f"with the non-ideal force C: {', and '.join(parts)}", _NONIDEAL_TEXT]
        if system.programmes:
            lines += ["with the forces u of actuators, such that E q'' = d", _CONTROL_TEXT]
        return "\n".join(lines)

    def _derived(self, k: int, derived: DerivedConstraint) -> Iterator[tuple[str, Sequence[str]]]:
        """Yield the steps from constraint k to A and b: a heading and the lines of each."""
        names = self.system.coordinates
        letter = "h" if derived.holonomic else "g"
        yield "value, which must remain 0", [f"{letter} = {to_text(derived.value)} = 0"]
        if derived.holonomic:
            yield _BY_TIME["dh/dt"], [f"dh/dt = {to_text(derived.rate)} = 0"]
        row = " ".join(_signed_term(e, "a" + names[i]) for i, e in derived.row.items())
        left = row.removeprefix("+ ") or "0"
        second = "d2h/dt2" if derived.holonomic else "dg/dt"
        yield _BY_TIME[second], [f"{second} = {left} - b = 0"]
        entries = [f"A[{k}, {names[i]}] = {to_text(entry)}" for i, entry in derived.row.items()]
        yield f"row {k} of A: the factors of the accelerations", entries
        yield (
            "entry of b: minus the terms without accelerations",
            [f"b[{k}] = {to_text(derived.b)}"],
        )

    @property
    def latex(self) -> str:
        """The derivation as LaTeX, one ``aligned`` block without dollar signs."""
        return "\\begin{aligned}\n" + " \\\\\n".join(self.rows) + "\n\\end{aligned}"

    @property
    def document(self) -> str:
        """A complete LaTeX document with values, equations and the formula."""
        return latex_document(self.system, latex_names(self.system), self.parts)

    @property
    def rows(self) -> list[str]:
        """The lines of the derivation as LaTeX, each ``left &= right``."""
        titled = (
            [rf"&\text{{{_escaped(title)}}}"] * bool(title) + rows for title, rows in self.parts
        )
        return [row for rows in titled for row in rows]

    @property
    def parts(self) -> list[tuple[str, list[str]]]:
        """The parts of the derivation: a title, which may be empty, and lines as in `rows`."""
        system = self.system
        names = latex_names(system)
        rows = [rf"M &= {_mass_latex(system, names)}"]
        forces = r" \\ ".join(to_latex(f.symbolic, names) for f in system.forces_with_inputs)
        rows += [rf"Q &= \begin{{pmatrix}} {forces} \end{{pmatrix}}"]
        for name, read in system.input_expressions.items():
            rows += [rf"{names[name]} &= {to_latex(read.symbolic, names)}"]
        parts = [("", rows)]
        for k, derived in enumerate(self.derivation.constraints, start=1):
            parts += [(system.constraint_names[k - 1], self._constraint_latex(k, derived, names))]
        if C := system.virtual_work:
            works = [to_latex(C.get(i, ZERO), names) for i in range(len(system.coordinates))]
            column = r" \\ ".join(works)
            parts += [("", [rf"C &= \begin{{pmatrix}} {column} \end{{pmatrix}}"])]
        numbered = {name: rf"\lambda_{{{k}}}" for k, name in enumerate(system.multipliers, 1)}
        for j, (friction, *others) in enumerate(by_stick(system.frictions).values(), 1):
            u = r" \\ ".join(to_latex(slip, names) for slip in friction.slips)
            direction = rf"\,\mathrm{{sign}}\, u_{{{j}}}"
            if len(friction.slips) > 1:
                u = rf"\begin{{pmatrix}} {u} \end{{pmatrix}}"
                direction = rf"\, u_{{{j}}}/\left|u_{{{j}}}\right|"
            force = normal_force_of([friction, *others])
            slides = rf"-\mu_{{{j}}} N_{{{j}}} {direction}"
            mu = to_latex(friction.coefficient, names)
            limit = rf"\left|T_{{{j}}}\right| &\le {to_latex(friction.static, names)}\, N_{{{j}}}"
            rows = [
                rf"u_{{{j}}} &= {u}",
                rf"N_{{{j}}} &= {to_latex(force, names | numbered)}",
                rf"T_{{{j}}} &= {slides}, \quad \mu_{{{j}}} = {mu} \quad\text{{slides}}",
                rf"{limit}, \quad u_{{{j}}} = 0 \quad\text{{sticks}}",
            ]
            parts += [(f"friction of {system.constraints[friction.sticks[0]].sticks_for}", rows)]
        more = " + C" if system.virtual_work else ""
        if system.frictions:
            more += r" + D^{T} T, \quad D = \partial u/\partial v"
        if system.programmes:
            more += " + B u"
            parts += _programmes_latex(system, names)
        if more:
            return [*parts, ("", [rf"M \ddot{{q}} &= Q - A^{{T}} \lambda{more}"])]
        return [*parts, ("", [_FORMULA_LATEX, r"M \ddot{q} &= Q - A^{T} \lambda"])]

    def _constraint_latex(
        self, k: int, derived: DerivedConstraint | FunctionConstraint, names: dict[str, str]
    ) -> list[str]:
        """Return the lines from the constraint with number k to A and b."""
        system = self.system
        if isinstance(derived, FunctionConstraint):
            return [r"&\text{Python function, differentiated by FEED}"]
        rows = []
        symbol_ = rf"h_{{{k}}}" if derived.holonomic else rf"g_{{{k}}}"
        if self.steps:
            quoted = system.constraint_expressions[k - 1].quoted  # type: ignore[union-attr]
            rows += steps_in_latex(as_equation(quoted), system.slots, names)
        rows += [rf"{symbol_} &= {to_latex(derived.value, names)} = 0"]
        if derived.holonomic:
            rows += [rf"\dot{{{symbol_[0]}}}_{{{k}}} &= {to_latex(derived.rate, names)} = 0"]
        if self.steps:
            terms = (e * symbol(system.accelerations[i]) for i, e in derived.row.items())
            dots = r"\ddot{h}" if derived.holonomic else r"\dot{g}"
            rows += [rf"{dots}_{{{k}}} &= {to_latex(total(*terms), names)} - b_{{{k}}} = 0"]
        entries = ", ".join(
            rf"A_{{{k},{names[system.coordinates[i]]}}} = {to_latex(entry, names)}"
            for i, entry in derived.row.items()
        )
        rows += [rf"&{entries or 'A_{' + str(k) + '} = 0'}"]
        return [*rows, rf"b_{{{k}}} &= {to_latex(derived.b, names)}"]


# What each derivative by time does.
_BY_TIME = {
    "dh/dt": "first derivative by time: that of a coordinate x is its velocity vx",
    "d2h/dt2": "second derivative by time: that of a velocity vx is its acceleration ax",
    "dg/dt": "derivative by time: that of x is vx, that of vx is the acceleration ax",
}
_FORMULA_TEXT = [
    "with A q'' = b for all constraints and the free acceleration a = M^-1 Q",
    "    q'' = a + M^(-1/2) (A M^(-1/2))^+ (b - A a)      (Udwadia, Kalaba 1992)",
    "    M q'' = Q - A^T lambda",
]
_FORMULA_LATEX = (
    r"\ddot{q} &= a + M^{-1/2} \left(A M^{-1/2}\right)^{+} (b - A a), \quad a = M^{-1} Q"
)
_CONTROL_TEXT = "    M q'' = Q - A^T lambda + B u"
_NONIDEAL_TEXT = "    M q'' = Q - A^T lambda + C                       (Udwadia, Kalaba 2002)"


def described(system: Description, name: str) -> str:
    """Return an input in words, or its expression.

    Examples
    --------
    >>> cart = Description(["x"], [1], ["u + w"], inputs={"u": "2*t", "w": lambda t, q, v: -v[0]})
    >>> described(cart, "u"), described(cart, "w")
    ('2*t', 'a Python function of t, q and v')
    """
    given = system.inputs[name]
    if isinstance(given, Samples):
        how = "held until the next" if given.between == "hold" else "with lines between them"
        return f"{len(given.times)} samples from {given.times[0]:g} to {given.times[-1]:g} s, {how}"
    if callable(given):
        return "a Python function of t, q and v"
    read = system.input_expressions.get(name)
    return to_text(read.symbolic) if read else str(system.parameters[name])


def latex_names(system: Description) -> dict[str, str]:
    r"""Return the LaTeX of every name: ``vx1`` is ``\dot{x}_{1}``, ``phi`` is ``\phi``.

    Examples
    --------
    >>> latex_names(Description(["x1"], mass=[1], forces=[0]))["vx1"]
    '\\dot{x}_{1}'
    """
    names = {}
    for name in dict.fromkeys((*system.coordinates, *system.parameters, *system.inputs)):
        stem, index = stem_and_index(name)
        names[name] = stem + index
    for coordinate, velocity, acceleration in zip(
        system.coordinates, system.velocities, system.accelerations, strict=True
    ):
        stem, index = stem_and_index(coordinate)
        names[velocity] = rf"\dot{{{stem}}}{index}"
        names[acceleration] = rf"\ddot{{{stem}}}{index}"
    return names


def _signed_term(factor: Formula, name: str) -> str:
    if factor == 1:
        return f"+ {name}"
    if factor == -1:
        return f"- {name}"
    text = to_text(factor)
    if isinstance(factor, Sum):
        return f"+ ({text})*{name}"
    return f"- {text[1:]}*{name}" if text.startswith("-") else f"+ {text}*{name}"


def _programmes_latex(system: Description, names: dict[str, str]) -> list[tuple[str, list[str]]]:
    """Return the columns of B, and E q'' = d of each programme."""
    found, columns = actuation_of(system), []
    for name, column in zip(found.actuators, found.columns, strict=True):
        entries = (to_latex(column.get(i, ZERO), names) for i in range(len(system.coordinates)))
        force = r" \\ ".join(entries)
        label = names.get(name) or rf"\text{{{_escaped(name)}}}"
        columns += [rf"B_{{{label}}} &= \begin{{pmatrix}} {force} \end{{pmatrix}}"]
    parts = [("", columns)]
    for j, (aim, target) in enumerate(zip(found.programmes, found.targets, strict=True), 1):
        terms = [
            _signed_latex(e, names[system.accelerations[i]], names) for i, e in aim.row.items()
        ]
        left = " ".join(terms).removeprefix("+ ")
        rows = [
            rf"e_{{{j}}} &= {to_latex(aim.value, names)}",
            rf"{left} &= {to_latex(target, names)}",
        ]
        parts += [(f"programme {aim.name}", rows)]
    return parts


def _escaped(name: str) -> str:
    return name.replace("_", r"\_")


def _signed_latex(factor: Formula, name: str, names: dict[str, str]) -> str:
    text = to_latex(factor, names)
    return f"+ {name}" if factor == 1 else rf"+ \left({text}\right) {name}"


def _mass_text(system: Description) -> list[str]:
    entries = system.mass_expressions
    names = system.coordinates
    if system.mass_is_diagonal:
        lines = [
            f"    {name}: {to_text(entries[i, i].symbolic) if (i, i) in entries else '0'}"
            for i, name in enumerate(names)
        ]
        return ["mass matrix M, diagonal", *lines]
    lines = [
        f"    {names[i]}, {names[j]}: {to_text(entry.symbolic)}"
        for (i, j), entry in entries.items()
    ]
    return ["mass matrix M, entries that are not zero", *lines]


def _mass_latex(system: Description, names: dict[str, str]) -> str:
    n = len(system.coordinates)
    entries = {k: to_latex(e.symbolic, names) for k, e in system.mass_expressions.items()}
    if system.mass_is_diagonal:
        diagonal = ",\\, ".join(entries.get((i, i), "0") for i in range(n))
        return rf"\operatorname{{diag}}\left({diagonal}\right)"
    body = r" \\ ".join(" & ".join(entries.get((i, j), "0") for j in range(n)) for i in range(n))
    return rf"\begin{{pmatrix}} {body} \end{{pmatrix}}"
