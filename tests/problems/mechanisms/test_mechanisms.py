"""Mechanisms from MechSpec files: published numbers, an independent equation, wrong files."""

import csv
from pathlib import Path

import numpy as np
import pytest
import sympy
from scipy.integrate import solve_ivp

import teachmech as tm
from teachmech.expressions import symbol
from teachmech.problems.mechanisms import Mechanism
from tests import ROOT

FILES = Path(tm.__file__).parent / "problems" / "examples" / "mechanisms"
REFERENCE = ROOT / "tests" / "reference"


def load(name):
    return Mechanism.load(FILES / f"{name}.yaml")


def table(name):
    with (REFERENCE / name).open(encoding="utf-8") as file:
        rows = csv.DictReader(line for line in file if not line.startswith("#"))
        return {row.pop(next(iter(row))): row for row in list(rows)}


@pytest.fixture(scope="module")
def mechanism1():
    return load("mechanism1")


@pytest.fixture(scope="module")
def andrews():
    return load("andrews")


# --- published numbers ----------------------------------------------------------------------------


def test_mechanism1_starts_where_it_was_published(mechanism1):
    for name, row in table("mechanism1a.csv").items():
        quantity = "v" + name.replace("dot", "") if "dot" in name else name
        assert mechanism1.start[quantity] == pytest.approx(float(row["t0"]), abs=1e-14)


def test_coordinates_are_the_moving_points_in_order_and_constraints_have_readable_names(mechanism1):
    system = mechanism1.system
    assert system.coordinates == ("C_x", "C_y", "D_x", "D_y", "E_x", "E_y", "F_x", "F_y")
    rods = [f"length of {rod}" for rod in ("AC", "BD", "EF", "CD")]
    assert list(system.constraint_names) == [*rods, "E on CDE, x", "E on CDE, y"]
    report = tm.examine_start(system)
    assert (report.degrees_of_freedom, report.redundant) == (2, 0)


@pytest.mark.parametrize("name", ["mechanism0", "mechanism1", "andrews"])
def test_mass_matrix_and_forces_agree_with_the_energies(name):
    """T and V, differentiated by SymPy, against what was gathered part by part."""
    mechanism = load(name)
    system = mechanism.system
    derived = tm.Lagrangian(
        mechanism.kinetic_energy,
        mechanism.potential_energy,
        coordinates=system.coordinates,
        parameters=system.parameters,
    )
    values = {symbol(n): v for n, v in system.parameter_values.items()}
    rng = np.random.default_rng(1)
    for q in system.coordinates:
        values[symbol(q)] = rng.normal()
    for key in {*system.mass_expressions, *derived.mass_expressions}:
        ours, other = (
            float(s.mass_expressions[key].symbolic.xreplace(values)) for s in (system, derived)
        )
        assert ours == pytest.approx(other, rel=1e-12, abs=1e-15)
    for ours, other in zip(system.force_expressions, derived.force_expressions, strict=True):
        numbers = [float(f.symbolic.xreplace(values)) for f in (ours, other)]
        assert numbers[0] == pytest.approx(numbers[1], rel=1e-10, abs=1e-12)


def test_mechanism0_has_the_mass_matrix_of_the_paper():
    """Its numbers, not its letters: in theta, r, phi, with angles from the downward vertical."""
    L, M, mu, m = 11.137, 2.059, 2.715, 1.416  # rod, spring, particle
    theta, r, phi = 0.3, 11.5, -0.7
    across = (mu / 2 + m) * L
    published = np.array(
        [
            [
                (M / 3 + mu + m) * L**2,
                across * np.sin(phi - theta),
                across * r * np.cos(phi - theta),
            ],
            [0, mu / 3 + m, 0],
            [0, 0, (mu / 3 + m) * r**2],
        ]
    )
    published += np.triu(published, 1).T
    # rates of A, B and the turn of OA by those of theta, r, phi
    A = L * np.array([np.cos(theta), np.sin(theta)])
    along, turned = np.array([np.sin(phi), -np.cos(phi)]), r * np.array([np.cos(phi), np.sin(phi)])
    rates = {"A": [A, 0 * A, 0 * A], "B": [A, along, turned]}
    system = load("mechanism0").system
    J = np.zeros((len(system.coordinates), 3))
    for point, columns in rates.items():
        for k, axis in enumerate("xy"):
            J[system.coordinates.index(f"{point}_{axis}")] = [column[k] for column in columns]
    J[system.coordinates.index("theta_OA"), 0] = 1
    mass = np.zeros((len(J), len(J)))
    values = {symbol(name): x for name, x in system.parameter_values.items()}
    for key, entry in system.mass_expressions.items():
        mass[key] = float(entry.symbolic.xreplace(values))
    assert J.T @ mass @ J == pytest.approx(published, rel=1e-12, abs=1e-12)


def test_mechanism0_follows_the_equation_in_minimal_coordinates():
    """Rod at theta, spring of length r at phi: no constraint, derived here by SymPy."""
    mechanism = load("mechanism0")
    p = mechanism.system.parameter_values
    t = sympy.Symbol("t")
    theta, r, phi = (sympy.Function(n)(t) for n in ("theta", "r", "phi"))
    q = [theta, r, phi]
    A = sympy.Matrix([sympy.cos(theta), sympy.sin(theta)]) * p["L"]
    B = A + sympy.Matrix([sympy.cos(phi), sympy.sin(phi)]) * r
    vA, vB, g = A.diff(t), B.diff(t), 9.80665
    T = (p["M"] * p["L"] ** 2 / 3) * theta.diff(t) ** 2 / 2 + p["m"] * vB.dot(vB) / 2
    T += p["mu"] / 6 * (vA.dot(vA) + vA.dot(vB) + vB.dot(vB))
    V = p["k"] / 2 * (r - p["l"]) ** 2 - p["torque"] * theta + p["m"] * g * B[1]
    V += p["M"] * g * A[1] / 2 + p["mu"] * g * (A[1] + B[1]) / 2
    lagrangian = T - V
    equations = [lagrangian.diff(x.diff(t)).diff(t) - lagrangian.diff(x) for x in q]
    names = sympy.symbols("x0:3 v0:3 a0:3")
    swap = [(x.diff(t, 2), a) for x, a in zip(q, names[6:], strict=True)]
    swap += [(x.diff(t), v) for x, v in zip(q, names[3:6], strict=True)]
    swap += list(zip(q, names[:3], strict=True))
    residual = sympy.Matrix([sympy.expand(e).subs(swap) for e in equations])
    mass = residual.jacobian(names[6:])
    rest = residual.subs([(a, 0) for a in names[6:]])
    both = sympy.lambdify(names[:6], [mass, rest])

    def derivative(_, y):
        M, h = both(*y)
        return np.concatenate([y[3:], -np.linalg.solve(M, np.ravel(h))])

    start = mechanism.start
    alpha = start["theta_OA"]
    spring = np.array([0.6, -0.8])
    across = np.array([0.8, 0.6])
    relative = -np.array([start["vA_x"], start["vA_y"]])  # B is at rest
    y0 = [alpha, p["l"], np.arctan2(-0.8, 0.6)]
    y0 += [start["vtheta_OA"], relative @ spring, relative @ across / p["l"]]
    times = np.linspace(0, 10, 21)
    exact = solve_ivp(derivative, (0, 10), y0, "DOP853", times, rtol=1e-13, atol=1e-13)
    motion = mechanism.simulate(time=(0, 10, 0.5))
    assert motion["theta_OA"] == pytest.approx(exact.y[0], abs=1e-9)
    # From another program, with the paper's numbers written out
    assert motion["theta_OA"][-1] == pytest.approx(-0.9854749960, abs=1e-9)
    B_x = p["L"] * np.cos(exact.y[0]) + exact.y[1] * np.cos(exact.y[2])
    B_y = p["L"] * np.sin(exact.y[0]) + exact.y[1] * np.sin(exact.y[2])
    assert motion["B_x"] == pytest.approx(B_x, abs=1e-8)
    assert motion["B_y"] == pytest.approx(B_y, abs=1e-8)


ANDREWS = {  # body -> angles of the reference that add to its turn
    "OF": ["beta"],
    "FE": ["beta", "Theta"],
    "BED": ["gamma"],
    "EG": ["Phi", "delta"],
    "AG": ["delta"],
    "HE": ["Omega", "epsilon"],
    "AH": ["epsilon"],
}


def test_andrews_bodies_turn_as_published(andrews):
    """All seven angles, their rates and accelerations; the reference has 9.5 and 6 digits."""
    motion = andrews.simulate(time=(0, 0.03, 0.0005))
    rows = table("andrews.csv")
    for body, angles in ANDREWS.items():
        turn = andrews.body_motion(motion, body)
        turned = sum(float(rows[name]["reference"]) - float(rows[name]["start"]) for name in angles)
        rate, change = (
            sum(float(rows[name + order]["reference"]) for name in angles)
            for order in ("_d", "_dd")
        )
        assert turn.angle[-1] - turn.angle[0] == pytest.approx(turned, abs=2e-9)
        assert turn.angular_velocity[-1] == pytest.approx(rate, rel=1e-7)
        assert turn.angular_acceleration[-1] == pytest.approx(change, rel=5e-6)
    assert motion["theta_OF"][-1] == pytest.approx(float(rows["beta"]["reference"]), abs=2e-9)


def test_andrews_torque_and_spring_balance_the_kinetic_energy_to_a_tenth_of_a_second(andrews):
    motion = andrews.simulate(time=(0, 0.1, 0.01))
    T, V = motion.kinetic_energy, motion.potential_energy
    assert T.max() > 1
    assert np.ptp(T + V) < 2e-12


# --- other parameters, other starts ---------------------------------------------------------------


def test_the_mechanism_is_assembled_again_for_another_length(mechanism1):
    motion = mechanism1.simulate(time=(0, 0.1, 0.1), parameters={"L": 0.6})
    assert motion["C_x"][0] == pytest.approx(-np.sqrt(0.5), abs=1e-15)
    assert np.abs(motion.violation).max() < 1e-14


def test_fixed_values_do_not_change_and_too_many_are_named(mechanism1):
    text = (FILES / "mechanism1.yaml").read_text(encoding="utf-8")
    more = text.replace("D: [1/sqrt(2), -1]", "D: [[1/sqrt(2), fixed], [-1, fixed]]")
    with pytest.raises(tm.ProblemError, match=r"too many values are fixed: with .*free it can be"):
        Mechanism.loads(more)


def test_a_singular_guess_is_replaced_by_a_random_one():
    """Both ends of the rod at one place: the length has no derivative there."""
    found = Mechanism.loads(PENDULUM.replace("{A: [0.9, 0.1]}", "{A: [0, 0]}"))
    assert np.hypot(found.start["A_x"], found.start["A_y"]) == pytest.approx(1, abs=1e-12)


def test_a_point_without_mass_is_named():
    text = PENDULUM.replace("Fixed: {O: []}", "Fixed: {O: []}\n  Springs: {AB: [1, 1]}")
    with pytest.raises(tm.ProblemError, match="B_x"):
        Mechanism.loads(text.replace("{A: [0.9, 0.1]}", "{A: [0.9, 0.1], B: [2]}"))


def test_an_empty_gravity_is_that_of_the_earth():
    for empty in ("[]", ""):
        mechanism = Mechanism.loads(PENDULUM.replace("[0, -g]", empty))
        motion = mechanism.simulate(time=(0, 0.1, 0.1), parameters={"m": 3})
        assert motion.applied_force[0, 1] == pytest.approx(-3 * 9.80665 / 2)


# --- joints that slide, drives, forces ------------------------------------------------------------


def test_slider_crank_passes_its_dead_centres_as_in_the_reference():
    """Crank 0.1 m, rod 0.3 m, started in the dead centre by a torque."""
    motion = Mechanism.loads(SLIDER_CRANK).simulate(time=(0, 2, 0.1))
    for time, angle, rate in (
        (0.3, 1.45279882, 6.43774563),
        (1, 14.12789222, 20.53748285),
        (2, 55.0724438, 39.79557704),
    ):
        k = round(time / 0.1)
        assert motion["theta_OA"][k] == pytest.approx(angle, abs=1e-7)
        assert motion["vtheta_OA"][k] == pytest.approx(rate, abs=1e-7)
    assert motion["B_y"] == pytest.approx(0, abs=1e-12)


SLIDER_CRANK = """\
PhysicalParams: {r: 0.1, l: 0.3, m1: 0.2, m2: 0.2, m3: 0.4, tau: 0.1}
PartData:
  Fixed: {O: [], X: [1]}
  Rigids:
    OA: {Geom: [[r]], Dyna: [[r/2], m1, m1*r^2/12]}
    AB: {Geom: [[l]], Dyna: [[l/2], m2, m2*l^2/12]}
  Particles: {B: m3}
  Collinear: [OXB]
AppliedForces: {ConstTorques: {OA: tau}}
ProblemData: {tend: 2, positions: {theta_OA: [0, fixed], B: [0.4]}}
SolverParams: {Integration: {tol: 1e-12}}
"""


# --- wrong files ----------------------------------------------------------------------------------

PENDULUM = """\
Title: Pendulum
PhysicalParams: {L: 1, m: 2, g: 9.81}
Dimension: 2
PartData:
  Fixed: {O: []}
  Rigids:
    OA: {Geom: [[L]], Dyna: [[L/2], m, m*L^2/12]}
AppliedForces: {Gravity: [0, -g]}
ProblemData:
  tend: 1
  positions: {A: [0.9, 0.1]}
"""

WRONG = [
    ("Title: Pendulum", "Titel: Pendulum", "line 1, Titel: there is no key 'Titel' here; did you"),
    ("Rigids:", "Rigid:", "line 6, PartData.Rigid: there is no key 'Rigid' here; did you mean"),
    ("Geom: [[L]]", "Geo: [[L]]", "there is no key 'Geo' here; did you mean 'Geom'"),
    ("tend: 1", "t: 1", "line 10, ProblemData.t: there is no key 't' here"),
    ("tend: 1", "tend: 0", "line 10, ProblemData.tend: the end 0 is not after the start 0"),
    ("tend: 1", "tend: soon", "line 10, column 1: unknown name 'soon'"),
    ("L: 1,", "L: one,", "line 2, parameter L, column 1: unknown name 'one'"),
    ("L: 1,", "L: 0,", "O and A of OA are 0 apart; a distance must be positive"),
    ("m: 2,", "m: -2,",
     "line 7, PartData.Rigids.OA.Dyna[2]: the mass is -2; a mass must be positive"),
    ("m*L^2/12", "-m", "the moment of inertia is -2"),
    ("m*L^2/12", "m*L^^2/12", "line 7, column 5"),
    ("m*L^2/12", "I", "line 7, column 1: unknown name 'I'"),
    (", m, m*L^2/12]", ", m]", "line 7, PartData.Rigids.OA.Dyna: entry 3 is missing"),
    ("[[L]]", "[[L], [0, 1]]", "Geom has 2 entries for the points A"),
    ("[[L]]", "[[L, 1]]", "A, the second point of OA, is not on the x axis of its frame"),
    ("[[L]]", "[L]", "line 7, PartData.Rigids.OA.Geom[1]: a list is expected"),
    ("OA: {", "OAA: {", "a point occurs twice in 'OAA'"),
    ("OA: {", "O: {", "'O' is not the names of 2 or more points"),
    ("OA: {", "O-A: {", "'O-A' is not the names of 2 or more points"),
    ("OA: {", "OA, OA: {", "the body OA is described twice"),
    ("O: []", "O: [0, 0, 0]", "line 5, PartData.Fixed.O: 3 coordinates in the plane"),
    ("O: []", "OB: []", "line 5, PartData.Fixed.OB: 'OB' is not a point"),
    ("Gravity: [0, -g]", "Gravity: [0, -G]", "line 8, column 2: unknown name 'G' (did you mean"),
    ("Gravity: [0, -g]", "ConstTorques: {AO: 1}", "there is no body 'AO'; known names: OA"),
    ("Gravity: [0, -g]", "ConstForces: {B: [1]}", "there is no point 'B'"),
    ("{A: [0.9, 0.1]}", "{B: [0.9, 0.1]}", "there is no point 'B'; known names: A, O"),
    ("{A: [0.9, 0.1]}", "{O: [0.9, 0.1]}", "O is fixed in the world; remove it here"),
    ("{A: [0.9, 0.1]}", "{}", "there is no position of A; give a rough guess"),
    ("{A: [0.9, 0.1]}", "{A: [[0.9, fix], 0.1]}", "a start value is a number, or [number, fixed]"),
    ("{A: [0.9, 0.1]}", "{A: [[2, fixed], 0.1]}", "too many values are fixed: with A_x free"),
    ("{A: [0.9, 0.1]}", "{A: [0.9, 0.1, 0]}", "3 coordinates in the plane"),
    ("Rigids:", "Springs: {OA: [1]}\n  Rigids:", "line 6, PartData.Springs.OA"),
    ("Dimension: 2", "Dimension: 4", "a mechanism cannot have dimension 4; write 2 for the plane"),
    ("Gravity: [0, -g]", "ConstTorques: {OA-OA: 1}", "'OA-OA' is neither a body nor two bodies"),
    ("[L/2]", "[sqrt(-L)]", "line 7, PartData.Rigids.OA.Dyna[1][1]: sqrt(-L) is nan; look for"),
    ("[L/2]", "[1/(L - 1)]", "1/(L - 1) is inf; look for a division by zero"),
    ("[0, -g]}", "[0, -g]}\nSolverParams: {Integration: {tol: -1}}", "Params.Integration.tol: the"),
    ("Fixed: {O: []}", "Fixed: {O: []}\n  Springs: {AB: [1, 1]}", "there is no position of B"),
    ("Rigids:", "Particles: {A: 0}\n  Rigids:", "the mass is 0; a mass must be positive"),
]  # fmt: skip


def test_the_unchanged_file_is_valid():
    motion = Mechanism.loads(PENDULUM).simulate(time=(0, 0.1, 0.1))
    assert motion.system.name == "Pendulum"


@pytest.mark.parametrize(("right", "wrong", "message"), WRONG)
def test_errors_name_location_mistake_and_correction(right, wrong, message):
    assert right in PENDULUM
    with pytest.raises(tm.TeachmechError) as caught:
        Mechanism.loads(PENDULUM.replace(right, wrong, 1), "pendulum.yaml")
    assert message in str(caught.value)
    assert "pendulum.yaml" in str(caught.value)
