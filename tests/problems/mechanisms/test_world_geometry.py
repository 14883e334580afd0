"""Bodies given by world positions of their points equal those given by local positions."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.problems.mechanisms.space_guesses import about

SOLVER = "SolverParams: {Integration: {tol: 1e-12}}\n"


def close(value, expected, tolerance=1e-9):
    np.testing.assert_allclose(value, expected, rtol=tolerance, atol=tolerance)


def written(vector):
    return str([float(x) for x in vector])


# --- the plane --------------------------------------------------------------------------------

PLANE = f"""
PhysicalParams: {{m: 2, r: 0.5, a: 0.6}}
PartData:
  Fixed: {{O: [0.1, 0.2]}}
  Rigids: {{OAB: {{Geom: GEOM, Dyna: [CENTRE, m, 0.2]}}}}
AppliedForces: {{Gravity: [], ConstForces: {{A on OAB: FORCE}}}}
ProblemData:
  tend: 1
  positions: {{A: [0.1 + r*cos(a), 0.2 + r*sin(a)], B: [0.5, 0.1], theta_OAB: a}}
{SOLVER}"""


def plane(geom, centre, force):
    text = PLANE.replace("GEOM", geom).replace("CENTRE", centre).replace("FORCE", force)
    return tm.Mechanism.loads(text)


def in_frame(angle, place, start=(0, 0)):
    """Return a place along axes that are rotated by an angle."""
    x, y = np.subtract(place, start)
    c, s = np.cos(angle), np.sin(angle)
    return [c * x + s * y, c * y - s * x]


def test_a_planar_body_by_world_places_equals_one_by_local_places():
    world = plane("world", "[0.3, 0.3]", "[1, 2]")
    b, centre = (written(in_frame(0.6, place, (0.1, 0.2))) for place in ((0.5, 0.1), (0.3, 0.3)))
    local = plane(f"[[0.5], {b}]", centre, written(in_frame(0.6, (1, 2))))
    found, expected = world.simulate(), local.simulate()
    close(found.q, expected.q)
    close(found["theta_OAB"][0], 0.6)
    close(found.kinetic_energy, expected.kinetic_energy)
    forces, others = world.reactions(found), local.reactions(expected)
    close(forces["O on OAB"], others["O on OAB"])
    moved, other = world.body_motion(found, "OAB"), local.body_motion(expected, "OAB")
    close(moved.centroid[0], [0.3, 0.3])
    close(moved.angle, other.angle)


def test_the_frame_of_a_body_by_world_places_is_the_world():
    world = plane("world", "[0.3, 0.3]", "[1, 2]")
    motion = world.simulate()
    moved = world.body_motion(motion, "OAB")
    close(moved.rotation[0], np.eye(2))
    turned = moved.angle - 0.6
    along = world.reactions(motion, frame="OAB")["O on OAB"]
    plain = world.reactions(motion)["O on OAB"]
    close(along[:, 0] + 1j * along[:, 1], (plain[:, 0] + 1j * plain[:, 1]) * np.exp(-1j * turned))


def test_world_places_may_depend_on_parameters():
    world = plane("world", "[0.3, 0.3]", "[1, 2]")
    longer = world.simulate(parameters={"r": 0.7})
    close(np.hypot(longer["A_x"] - 0.1, longer["A_y"] - 0.2), 0.7)
    anew = tm.Mechanism.loads(world.to_yaml().replace("r: 0.5", "r: 0.7")).simulate()
    close(longer.q, anew.q)


def test_a_four_bar_linkage_by_world_places_closes():
    text = f"""
PhysicalParams: {{w: 5}}
PartData:
  Fixed: {{O: [], C: [0.2]}}
  Rigids:
    OA: {{Geom: world, Dyna: [[0.01, 0.02], 0.1, 1e-4]}}
    ABP: {{Geom: world, Dyna: [[0.1, 0.12], 0.3, 1e-3]}}
    CB: {{Geom: world, Dyna: [[0.22, 0.06], 0.2, 5e-4]}}
Drives: {{theta_OA: atan(2) + w*t}}
ProblemData: {{tend: 0.3, positions: {{A: [0.02, 0.04], B: [0.24, 0.12], P: [0.1, 0.2]}}}}
{SOLVER}"""
    mechanism = tm.Mechanism.loads(text)
    assert mechanism.start["P_y"] == pytest.approx(0.2, abs=1e-12)
    motion = mechanism.simulate(method="kinematic")
    place = {p: motion[f"{p}_x"] + 1j * motion[f"{p}_y"] for p in "ABP"}
    close(abs(place["A"]), np.hypot(0.02, 0.04))
    close(abs(place["B"] - 0.2), np.hypot(0.04, 0.12))
    ratio = (0.08 + 0.16j) / (0.22 + 0.08j)
    close((place["P"] - place["A"]) / (place["B"] - place["A"]), ratio)
    closed = tm.Mechanism(**mechanism.to_dict())
    assert closed.PartData.Rigids["OA"].Geom == ()
    assert closed.to_dict()["PartData"]["Rigids"]["OA"]["Geom"] == "world"
    assert mechanism.driven({"theta_OA": "atan(2)"}).system.constraints
    assert mechanism.in_space().system.solids


# --- space ------------------------------------------------------------------------------------

TURN = about(np.array([2.0, 3.0, 6.0]) / 7, 0.8)
START = np.array([0.1, 0.2, 0.3])
MOMENTS = np.array([[0.5, 0.02, 0.03], [0.02, 0.6, -0.04], [0.03, -0.04, 0.7]])
AXIS = np.array([0.0, 3.0, 4.0])
FORCE = np.array([1.0, -2.0, 0.5])
SPACE = f"""
Dimension: 3
PartData:
  Fixed: {{O: {written(START)}}}
  Rigids: {{OAB: {{Geom: GEOM, Dyna: [CENTRE, 2, MOMENTS]}}}}
  JOINT
AppliedForces:
  Gravity: []
  ConstForces: {{A on OAB: FORCE}}
  ConstTorques: {{OAB on OAB: FORCE}}
ProblemData:
  tend: 1
  positions:
    A: {written(START + TURN @ [0.5, 0, 0])}
    B: {written(START + TURN @ [0.2, 0.4, 0])}
  angular_velocities: {{OAB: {{body: SPIN}}}}
{SOLVER}"""


def space(geom, centre, moments, axes, force, spin):
    six = [*np.diag(moments), moments[0, 1], moments[0, 2], moments[1, 2]]
    joint = f"Joints: {{h: {{Hinge: [ground, OAB], At: O, Axis: {axes}}}}}" if axes else ""
    changes = {"GEOM": geom, "CENTRE": written(centre), "MOMENTS": written(six), "JOINT": joint,
               "FORCE": written(force), "SPIN": written(spin)}  # fmt: skip
    text = SPACE
    for name, value in changes.items():
        text = text.replace(name, value)
    return tm.Mechanism.loads(text)


@pytest.mark.parametrize("hinged", [False, True])
def test_a_spatial_body_by_world_places_equals_one_by_local_places(hinged):
    centre = np.array([0.2, 0.1, 0.05])
    world = space(
        "world", START + TURN @ centre, TURN @ MOMENTS @ TURN.T,
        written(AXIS) if hinged else "", TURN @ FORCE, TURN @ [0.3, 0.5, -0.2],
    )  # fmt: skip
    axes = f"[{written(AXIS)}, {written(TURN.T @ AXIS)}]" if hinged else ""
    local = space("[[0.5], [0.2, 0.4]]", centre, MOMENTS, axes, FORCE, np.array([0.3, 0.5, -0.2]))
    found, expected = world.simulate(), local.simulate()
    close(found.q[:, :6], expected.q[:, :6], 1e-8)  # the places of A and B
    moved, other = (m.body_motion(x, "OAB") for m, x in ((world, found), (local, expected)))
    close(moved.angular_velocity, other.angular_velocity, 1e-8)
    close(moved.rotation[0], np.eye(3))
    close(moved.rotation, other.rotation @ TURN.T, 1e-8)
    close(moved.inertia, TURN @ MOMENTS @ TURN.T)
    close(moved.angular_momentum, other.angular_momentum, 1e-8)
    name = "torque of h on OAB" if hinged else "O on OAB"
    close(world.reactions(found)[name], local.reactions(expected)[name], 1e-7)


def test_the_angle_of_a_hinge_is_0_in_the_given_position():
    hinge = f"{{Hinge: [ground, OAB], At: O, Axis: {written(AXIS)}}}"
    text = SPACE.replace("JOINT", f"Joints: {{h: {hinge}}}")
    for name, value in (("GEOM", "world"), ("CENTRE", "[0.3, 0.2, 0.3]"), ("MOMENTS", "[1, 1, 1]"),
                        ("FORCE", "[]"), ("SPIN", written(2 * AXIS / 5)),
                        ("positions:", "positions:\n    theta_h: 0")):  # fmt: skip
        text = text.replace(name, value)
    motion = tm.Mechanism.loads(text).simulate()
    assert motion["theta_h"][0] == pytest.approx(0, abs=1e-12)
    assert motion["vtheta_h"][0] == pytest.approx(2)


def test_spatial_rods_by_world_places_equal_those_by_local_places():
    text = f"""
PhysicalParams: {{l: 0.7, b: 0.4}}
Dimension: 3
PartData:
  Fixed: {{O: []}}
  Rigids: {{OAC: {{Geom: GEOM, Dyna: [CENTRE, 2, 0.1]}}}}
AppliedForces: {{Gravity: []}}
ProblemData: {{tend: 1, positions: {{A: [l*cos(b), 0, l*sin(b)], C: [2*l*cos(b), 0, 2*l*sin(b)]}}}}
{SOLVER}"""
    world = tm.Mechanism.loads(
        text.replace("GEOM", "world").replace("CENTRE", "[l*cos(b)/2, 0, l*sin(b)/2]")
    )
    local = tm.Mechanism.loads(text.replace("GEOM", "[[l], [2*l]]").replace("CENTRE", "[l/2]"))
    assert world.system.coordinates == local.system.coordinates
    close(world.simulate().q, local.simulate().q)


# --- wrong files ------------------------------------------------------------------------------

WRONG = [
    ("Geom: world", "Geom: []", "Rigids.OAB.Geom: at least one must be given"),
    ("Geom: world", "Geom: word", "Rigids.OAB.Geom: a list is expected"),
    (", B: [0.5, 0.1]", "", "OAB.Geom: there is no position of B; Geom: world takes the places"),
    ("A: [0.1 + r*cos(a), 0.2 + r*sin(a)]", "A: [0.1, 0.2]", "O and A of OAB coincide"),
    ("[[0.3, 0.3], m", "[[0.3, 0.3, 1], m", "3 coordinates in the plane"),
]


@pytest.mark.parametrize(("old", "new", "message"), WRONG)
def test_errors_of_world_places_name_location_and_correction(old, new, message):
    text = PLANE.replace("GEOM", "world").replace("CENTRE", "[0.3, 0.3]").replace("FORCE", "[1]")
    assert old in text
    with pytest.raises(tm.ProblemError) as caught:
        tm.Mechanism.loads(text.replace(old, new))
    assert message in str(caught.value)
    assert "line" in str(caught.value)


def test_an_orientation_with_world_places_is_refused():
    spin, turn = (
        "angular_velocities: {OAB: {body: SPIN}}",
        "orientations: {OAB: {euler: [0, 0, 0]}}",
    )
    text = SPACE.replace(spin, turn)
    for name, value in (("GEOM", "world"), ("CENTRE", "[]"), ("MOMENTS", "[1, 1, 1]"),
                        ("FORCE", "[]"), ("JOINT", "")):  # fmt: skip
        text = text.replace(name, value)
    with pytest.raises(
        tm.ProblemError, match="OAB has Geom: world, so its points give its orientation; remove"
    ):
        tm.Mechanism.loads(text)
