"""The displayed Lagrangian is readable, and its equations are those of the system."""

import re
from pathlib import Path

import numpy as np
import pytest

import teachmech as tm
from teachmech.expressions import Names, evaluate, parse_expression, symbol
from teachmech.model.equations import latex_names
from teachmech.problems.library import FOLDER
from teachmech.problems.mechanisms import Mechanism

EVERYTHING = """\
Title: Everything
PhysicalParams: {L: 1, m: 2, c: 0.1, k: 3, b: 0.75, s: 0.3, y: 0.1, J: 0.02}
PartData:
  Fixed: {O: [], P: [3.5, 0.1]}
  Rigids:
    OA1: {Geom: [[L]], Dyna: [[L/2], m, m*L^2/12]}
    A1BC: {Geom: [[b], [s, y]], Dyna: [[s, y], 0.5, J]}
  Dampers: {A1P: c}
  Springs: {PB: [3.7, 1.1, 0.25]}
  TorsionSprings: {OA1: [k, 0.2], OA1-A1BC: [2, 0]}
  Particles: {C: 0.3}
AppliedForces:
  Gravity: [0.5, -9.81]
  ConstForces: {B: [1, 2.5], B on A1BC: [2, 0]}
  Forces: {B: [-c*vB_x, sin(3*t)]}
  ConstTorques: {OA1: 2.2}
  Torques: {OA1: -c*vtheta_OA1}
  Rayleigh: c*vtheta_A1BC^2/2
Drives: {theta_OA1: 0.3*t^2 - 1}
ProblemData:
  tend: 1
  positions: {A1: [0.5, -0.8], B: [0.8, -1.4]}
"""
KNIFE = """\
Title: Knife
PhysicalParams: {L: 0.7}
PartData:
  Rigids: {AB: {Geom: [[L]], Dyna: [[0.2], 1, 0.5]}}
Constraints: {knife_1: vA_x*sin(theta_AB) - vA_y*cos(theta_AB) = 0}
ProblemData: {tend: 1, positions: {A: [0, 0], B: [1, 0]}, velocities: {A: [1, 0], B: [1, 1]}}
"""
FILES = ("mechanism0", "mechanism1", "andrews")


def load(name):
    if name in FILES:
        return tm.load(FOLDER / "mechanisms" / f"{name}.yaml")
    return Mechanism.loads({"everything": EVERYTHING, "knife": KNIFE}[name])


def shown(form, text):
    """Return the printed Lagrangian parsed again, with the names of the file and constants."""
    names = Names((*form.system.names.variables, *form.constants))
    return parse_expression(text, names).symbolic


# --- the equations --------------------------------------------------------------------------------


@pytest.mark.few("mechanism0", "knife")
@pytest.mark.parametrize("name", [*FILES, "everything", "knife"])
def test_the_equations_of_the_lagrangian_hold_along_the_motion(name):
    """d/dt dL/dv - dL/dq = F - A^T lambda by SymPy, with the motion's accelerations and lambda."""
    mechanism = load(name)
    form, system = mechanism.lagrangian(), mechanism.system
    span = mechanism.settings.end - mechanism.settings.start
    motion = mechanism.simulate(time=(0, span / 50, span / 100))
    q, v, a = (
        [symbol(n) for n in names]
        for names in (system.coordinates, system.velocities, system.accelerations)
    )
    L = shown(form, form.L)
    residual = []
    for x, u in zip(q, v, strict=True):
        p = L.diff(u)
        rate = sum(p.diff(y) * w + p.diff(w) * s for y, w, s in zip(q, v, a, strict=True))
        residual.append(rate + p.diff(symbol("t")) - L.diff(x))
    for (_, coordinate), force in form.forces.items():
        residual[system.coordinates.index(coordinate)] -= shown(form, force)
    for k, text in enumerate(form.constraints.values(), start=1):
        value = shown(form, text)
        by = v if value.free_symbols & set(v) else q
        for i, x in enumerate(by):
            residual[i] += value.diff(x) * symbol(f"lambda{k}")
    values = {**motion.columns, **system.parameter_values, **form.constants}
    scale = max(1.0, np.abs(motion.applied_force).max(), np.abs(motion.multipliers).max())
    for equation in residual:
        if equation != 0:
            assert evaluate(equation, values) / scale == pytest.approx(0, abs=1e-10)


@pytest.mark.few("everything")
@pytest.mark.parametrize("name", [*FILES, "everything"])
def test_mass_matrix_and_force_at_a_random_state_are_those_of_the_system(name):
    """M and Q follow from the displayed T, V and F, also away from the constraints."""
    mechanism = load(name)
    form, system = mechanism.lagrangian(), mechanism.system
    derived = tm.Lagrangian(
        form.T,
        form.V,
        coordinates=system.coordinates,
        parameters={**system.parameters, **form.constants},
        forces={
            q: " + ".join(f"({f})" for (_, on), f in form.forces.items() if on == q) or "0"
            for q in system.coordinates
        },
    )
    rng = np.random.default_rng(4)
    values = {n: rng.normal() for n in ("t", *system.coordinates, *system.velocities)}
    values |= derived.parameter_values
    for key in {*system.mass_expressions, *derived.mass_expressions}:
        ours = evaluate(derived.mass_expressions[key].symbolic, values)
        assert ours == pytest.approx(
            evaluate(system.mass_expressions[key].symbolic, values), rel=1e-10
        )
    for ours, other in zip(derived.force_expressions, system.force_expressions, strict=True):
        expected = evaluate(other.symbolic, values)
        assert evaluate(ours.symbolic, values) == pytest.approx(expected, rel=1e-10, abs=1e-12)


# --- how it reads ---------------------------------------------------------------------------------


def test_every_part_of_mechanism1_has_one_line_as_in_a_textbook():
    """The rod of mass m, fixed at one end: m l^2/3 theta'^2/2 = m/6 v^2 of its other end."""
    text = str(load("mechanism1").lagrangian())
    for line in (
        "    AC: m/6*(vC_x^2 + vC_y^2)",
        "    BD: m/6*(vD_x^2 + vD_y^2)",
        "    EF: m/6*(vE_x^2 + vE_x*vF_x + vE_y^2 + vE_y*vF_y + vF_x^2 + vF_y^2)",
        "    EF: g*m/2*(E_y + F_y)",
        "where g = 9.80665",
        "    lambda1, length of AC",
        "        h1 = C_y^2 + (C_x + L/2)^2 - l^2 = 0",
        "    M q'' = Q - A^T lambda",
    ):
        assert line in text.split("\n")
    assert "forces F" not in text


def test_only_forces_that_are_not_in_the_potential_are_listed():
    forces = load("everything").lagrangian().forces
    assert forces["force on B", "B_x"] == "-c*vB_x"
    assert forces["torque on OA1", "theta_OA1"] == "-c*vtheta_OA1"
    assert forces["dissipation", "theta_A1BC"] == "-c*vtheta_A1BC"
    assert {part for part, _ in forces} == {
        *("damper A1P", "force on B", "force on B on A1BC", "torque on OA1", "dissipation")
    }


@pytest.mark.parametrize(
    "path", sorted((FOLDER / "mechanisms").glob("*.yaml")), ids=lambda p: p.stem
)
@pytest.mark.few("four-bar", "slider-crank", "double-pendulum")
def test_every_example_is_shown_in_lines_that_fit_and_with_plain_numbers(path: Path):
    form = tm.load(path).lagrangian()
    assert all(len(line) <= 110 for line in form.text.split("\n"))
    assert not re.search(r"\b1\.0\b|\b0\.5\*|[0-9]\.[0-9]{13}", form.L)
    for row in form.rows:
        assert row.count("&") == 1
        assert row.count("{") == row.count("}")
        assert row.count(r"\left") == row.count(r"\right")
    assert form._repr_markdown_() == f"$$\n{form.latex}\n$$"
    assert form.latex.count(r"\begin{aligned}") == 1


def test_a_constraint_on_velocities_is_named_g_with_its_multiplier():
    form = load("knife").lagrangian()
    assert "V &= 0" in form.rows
    assert form.rows[-3].startswith(r"g_{3} &= \dot{A}_{x} \, \sin{\left(\theta_{\mathrm{AB}}")
    assert form.rows[-3].endswith(r"= 0 \qquad \lambda_{3}\text{: }\text{knife\_1}")
    assert form.rows[-1] == r"M \ddot{q} &= Q - A^{T} \lambda"


def test_terms_that_vanish_only_for_these_values_are_shown():
    """The rod about whose end inertia and mass balance, and a force of strength 0."""
    form = Mechanism.loads("""
PhysicalParams: {L: 2, m: 1, c: 0}
PartData:
  Rigids: {AB: {Geom: [[L]], Dyna: [[L/2], m, 1]}}
AppliedForces: {ConstForces: {B: [1]}, Forces: {B: [-c*vB_x, abs(B_y) - B_y]}}
ProblemData: {tend: 1, positions: {A: [0], B: [2]}}
""").lagrangian()
    assert "vA_x*vB_x" in form.T
    assert form.V == "-B_x"
    assert form.forces == {
        ("force on B", "B_x"): "-c*vB_x",
        ("force on B", "B_y"): "abs(B_y) - B_y",
    }


def test_a_parameter_named_g_keeps_its_meaning():
    text = EVERYTHING.replace("J: 0.02", "J: 0.02, g: 5")
    form = Mechanism.loads(text).lagrangian()
    assert form.constants == {}
    assert "4.905*A1_y" in form.V
    assert "g" not in {s.name for s in shown(form, form.V).free_symbols}


def test_names_of_points_and_bodies_become_indices():
    system = tm.System(["A1_x", "theta_OF", "theta_O1A", "phi_2"], [1] * 4, [0] * 4)
    names = latex_names(system)
    assert names["vA1_x"] == r"\dot{A}_{1x}"
    assert names["theta_OF"] == r"\theta_{\mathrm{OF}}"
    assert names["theta_O1A"] == r"\theta_{\mathrm{O1A}}"
    assert names["phi_2"] == r"\phi_{2}"


def test_adjacent_words_are_separated_in_latex():
    mechanism = load("andrews")
    row = next(row for row in mechanism.lagrangian().rows if row.startswith(r"V_{\text{torque"))
    assert row == r"V_{\text{torque on OF}} &= - \mathrm{mom} \, \theta_{\mathrm{OF}}"


def test_the_lagrangian_of_a_system_without_constraints_has_no_multiplier():
    form = Mechanism.loads("""
PartData: {Particles: {A: 2}}
AppliedForces: {Forces: {A: [-A_x]}}
ProblemData: {tend: 1, positions: {A: [1]}}
""").lagrangian()
    assert form.T == "vA_x^2 + vA_y^2"
    assert form.V == "0"
    assert form.text.endswith("d/dt (dL/dv) - dL/dq = F\n    M q'' = Q")
    assert form.rows[-1] == r"M \ddot{q} &= Q"
    assert shown(form, form.V) == 0


@pytest.mark.parametrize(
    "force",
    [
        "sinh(ln((A_x + t + sqrt(A_y + 9) + 1)^100))^0.5",
        "(ln((A_x + t + A_y + 9)^99)^3)^(1/(t + 1))",
        "exp(t*ln(ln((A_x + 5)^40) + 2)/(t + 1))",
        "abs(sinh(ln((A_x + A_y + t + 7)^90)))",
        "sqrt(sin((A_x + t + A_y + 1)^100)^3 + 2)*(A_x + A_y + t)^100",
    ],
)
def test_expressions_that_are_slow_in_sympy_are_shown_unchanged(force):
    """A test that does not end fails by its limit of time."""
    form = Mechanism.loads(f"""
PartData: {{Particles: {{A: 2}}}}
AppliedForces: {{Forces: {{A: ["{force}*1e-9"]}}}}
ProblemData: {{tend: 1, positions: {{A: [1]}}}}
""").lagrangian()
    ((_, on), shown_force) = next(iter(form.forces.items()))
    at = {"A_x": 0.3, "A_y": 0.2, "t": 0.1}
    found, typed = (parse_expression(x, Names([*at])).symbolic for x in (shown_force, force))
    assert on == "A_x"
    assert evaluate(found, at) == pytest.approx(1e-9 * evaluate(typed, at), rel=1e-9)
    assert form.latex
