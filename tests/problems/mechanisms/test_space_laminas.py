"""Laminas and rods: bodies with one or two entries of J = trace(I)/2 - I that are rounding."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import teachmech as tm
from tests.problems.mechanisms.kane import GRAVITY

END = 0.4
FILE = """
Dimension: 3
PhysicalParams: {{{parameters}}}
PartData:
  Fixed: {{O: []}}
  Rigids: {{{name}: {{Geom: {geom}, Dyna: [{centroid}, 2, {inertia}]}}}}
AppliedForces: {{Gravity: []}}
ProblemData:
  tend: {end}
  positions: {{A: [0.5]}}
  orientations: {{{name}: {{axis: [1], angle: 0}}}}
"""


def swing(inertia, centroid, geom, parameters="", **options):
    """Return a body that falls about its fixed first point, from rest."""
    name = "OA" if geom == [[0.5]] else "OAB"
    given = {"inertia": inertia, "centroid": centroid, "geom": geom, "parameters": parameters}
    return tm.Mechanism.loads(FILE.format(name=name, end=END, **given)).simulate(**options)


def turned(inertia, centroid, mass=2.0):
    """Return the final axes of a heavy body, by Euler's equations about the fixed point."""
    c = np.array(centroid)
    about = inertia + mass * (c @ c * np.eye(3) - np.outer(c, c))

    def rates(t, y):
        R, w = y[:9].reshape(3, 3), y[9:]
        torque = mass * np.cross(c, R.T @ [0, 0, -GRAVITY]) - np.cross(w, about @ w)
        return [*np.cross(R, w).ravel(), *(np.linalg.pinv(about, rcond=1e-9) @ torque)]

    start = [*np.eye(3).ravel(), 0, 0, 0]
    return solve_ivp(rates, (0, END), start, "DOP853", rtol=1e-11, atol=1e-12).y[:9, -1]


def flat_body(k):
    """Return a random lamina or rod: inertia tensor, centroid, local points."""
    rng = np.random.default_rng(k)
    a, b = rng.integers(1, 10, 2) / 10 if k % 2 else rng.uniform(0.05, 0.5, 2)
    centroid = rng.uniform(-0.3, 0.3, 3)
    geom = [[0.5], [0.2, 0.4]] if k % 3 else [[0.5]]
    moments = [(a, b, a + b), (a, a + b, b), (a + b, a, b), (0, a, a), (a, 0, a)][k % 5]
    inertia = np.diag(moments).astype(float)
    if k % 4 == 0:  # its plane, or its line, is oblique
        Q = np.linalg.qr(rng.normal(size=(3, 3)))[0]
        inertia = Q @ inertia @ Q.T
    return inertia, centroid.tolist(), geom


@pytest.mark.few("0-", "1-", "2-")
@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("k", range(10))
def test_random_laminas_and_rods_agree_with_eulers_equations(k, compiled):
    inertia, centroid, geom = flat_body(k)
    texts = [*np.diag(inertia).tolist(), *inertia[np.triu_indices(3, 1)].tolist()]
    motion = swing(texts, centroid, geom, compiled=compiled)
    place = [motion[f"A_{axis}"][-1] for axis in "xyz"]
    assert np.abs(place - turned(inertia, centroid).reshape(3, 3)[:, 0] / 2).max() < 1e-8


FLAT = {  # moments of one plate, whose Izz is Ixx + Iyy but for rounding, and its parameters
    "numbers": ("[0.1, 0.2, 0.3]", ""),
    "formulas": ("[2*b^2/12, 2*a^2/12, 2*(a^2 + b^2)/12]", "a: sqrt(1.2), b: sqrt(0.6)"),
    "parameters": ("[A, B, C]", "A: 0.1, B: 0.2, C: 0.3"),
}


@pytest.mark.parametrize("geom", [[[0.5]], [[0.5], [0.2, 0.4]]], ids=["frame", "three points"])
@pytest.mark.few("parameters-frame")
@pytest.mark.parametrize("kind", FLAT)
def test_a_plate_is_flat_for_any_form_of_its_moments(kind, geom):
    motion = swing(FLAT[kind][0], "[0.2, 0.1]", geom, FLAT[kind][1], compiled=False)
    expected = turned(np.diag([0.1, 0.2, 0.3]), [0.2, 0.1, 0]).reshape(3, 3)
    place = [motion[f"A_{axis}"][-1] for axis in "xyz"]
    assert np.abs(place - expected[:, 0] / 2).max() < 1e-8


def test_a_parameter_can_give_a_plate_a_thickness():
    moments, values = FLAT["parameters"]
    plate = swing(moments, "[0.2, 0.1]", [[0.5]], values, compiled=False)
    thick = plate.system.replace(parameters={"C": 0.2}).simulate(
        time=(0, END, END), method="dop853"
    )
    expected = turned(np.diag([0.1, 0.2, 0.2]), [0.2, 0.1, 0]).reshape(3, 3)
    place = [thick[f"A_{axis}"][-1] for axis in "xyz"]
    assert np.abs(place - expected[:, 0] / 2).max() < 1e-7


def test_impossible_moments_of_inertia_are_refused():
    with pytest.raises(tm.ProblemError, match=r"no body has the moments of inertia 0\.1, 0\.2 and"):
        swing("[0.1, 0.2, 0.3000001]", "[0.2, 0.1]", [[0.5]])


@pytest.mark.few("1e-6")
@pytest.mark.parametrize("height", ["1e-6", "0.001", "0.0035", "0.05", "0.4"])
def test_the_motion_does_not_depend_on_the_flatness_of_the_triangle(height):
    """A third point close to the line of the first two gives no axis; it is carried along."""
    inertia, centroid = np.diag([0.01, 0.1, 0.1]), [0.25, 0.0, 0.0]
    motion = swing("[0.01, 0.1, 0.1]", centroid, f"[[0.5], [0.2, {height}]]", compiled=False)
    R = turned(inertia, centroid).reshape(3, 3)
    for point, local in (("A", [0.5, 0, 0]), ("B", [0.2, float(height), 0])):
        place = [motion[f"{point}_{axis}"][-1] for axis in "xyz"]
        assert np.abs(place - R @ local).max() < 1e-8
    assert {*motion.rank} == {len(motion.system.constraints)}
    assert motion.warnings() == []
