"""Planar massless rods, and springs and forces on displacements, against closed forms and ODEs."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import teachmech as tm

SOLVER = "SolverParams: {Integration: {tol: 1e-12}}\n"
G = 9.81


def close(value, expected, tolerance=1e-8):
    np.testing.assert_allclose(value, expected, rtol=tolerance, atol=tolerance)


def solved(rates, start, t):
    return solve_ivp(rates, (t[0], t[-1]), start, "DOP853", t, rtol=1e-12, atol=1e-13).y


# --- massless rods ----------------------------------------------------------------------------

DOUBLE = f"""
PhysicalParams: {{L: 0.8, l: 0.5, m: 1.5}}
PartData:
  Fixed: {{O: []}}
  Particles: {{A: m, B: 0.7}}
  Joints: {{rod: {{Distance: [O, A], Length: L}}, link: {{Distance: [A, B], Length: l}}}}
AppliedForces: {{Gravity: [0, -9.81]}}
ProblemData: {{tend: 2, positions: {{A: [0.8], B: [1.3]}}}}
{SOLVER}"""


def test_two_bobs_on_massless_rods_are_the_double_pendulum_in_its_angles():
    """L. D. Landau, E. M. Lifshitz, Mechanics, paragraph 5, problem 1."""
    L, R, m, n = 0.8, 0.5, 1.5, 0.7
    mechanism = tm.Mechanism.loads(DOUBLE)
    motion = mechanism.simulate(time=(0, 2, 0.05))

    def rates(_, y):
        a, b, u, w = y
        c, s = np.cos(a - b), np.sin(a - b)
        M = [[(m + n) * L**2, n * L * R * c], [n * L * R * c, n * R**2]]
        Q = [
            -n * L * R * w**2 * s - (m + n) * G * L * np.sin(a),
            n * L * R * u**2 * s - n * G * R * np.sin(b),
        ]
        return [u, w, *np.linalg.solve(M, Q)]

    a, b, *_ = solved(rates, [np.pi / 2, np.pi / 2, 0, 0], motion.t)
    close(motion["A_x"], L * np.sin(a))
    close(motion["B_y"], -L * np.cos(a) - R * np.cos(b))
    assert motion.system.constraint_names == ("length of rod", "length of link")


def test_the_force_of_a_massless_rod_agrees_with_newton():
    mechanism = tm.Mechanism.loads(DOUBLE)
    motion = mechanism.simulate(time=(0, 2, 0.1))
    forces = mechanism.reactions(motion)
    weight = np.array([0, G])  # for a kilogram, upwards
    place, bob = (np.column_stack([motion[f"{p}_x"], motion[f"{p}_y"]]) for p in "AB")
    needed = 0.7 * (np.column_stack([motion["aB_x"], motion["aB_y"]]) + weight)
    close(-forces["B on link"], needed)  # what the rod does to the bob
    close(forces["A on link"], -forces["B on link"])  # it has no mass
    along = bob - place
    close(needed[:, 0] * along[:, 1], needed[:, 1] * along[:, 0])
    both = needed + 1.5 * (np.column_stack([motion["aA_x"], motion["aA_y"]]) + weight)
    close(-forces["A on rod"], both)
    close(forces["O on ground"], -both)


def test_a_massless_rod_is_the_limit_of_light_rods():
    light = DOUBLE.replace("rod: {Distance: [O, A], Length: L}, ", "").replace(
        "  Joints:", "  Rigids: {OA: {Geom: [[L]], Dyna: [[L/2], 1e-8, 1e-8*L^2/12]}}\n  Joints:"
    )
    heavy, without = (tm.Mechanism.loads(text).simulate() for text in (light, DOUBLE))
    close(heavy["B_x"], without["B_x"], 1e-5)


def test_a_bob_on_a_shortening_string_follows_its_equation():
    text = f"""
PhysicalParams: {{l: 1, u: 0.2}}
PartData:
  Fixed: {{O: []}}
  Particles: {{A: 2}}
  Joints: {{rod: {{Distance: [O, A]}}}}
AppliedForces: {{Gravity: [0, -9.81]}}
Drives: {{s_rod: l - u*t}}
ProblemData: {{tend: 2, positions: {{A: [0.6, -0.8]}}}}
{SOLVER}"""
    mechanism = tm.Mechanism.loads(text)
    motion = mechanism.simulate(time=(0, 2, 0.05))

    def rates(t, y):
        return [y[1], (2 * 0.2 * y[1] - G * np.sin(y[0])) / (1 - 0.2 * t)]

    angle, rate = solved(
        rates, [np.arcsin(0.6), motion["vA_x"][0] * 0.8 + motion["vA_y"][0] * 0.6], motion.t
    )
    length = 1 - 0.2 * motion.t
    close(motion["A_x"], length * np.sin(angle))
    close(motion["s_rod"], length)
    tension = 2 * (length * rate**2 + G * np.cos(angle))
    close(np.hypot(*mechanism.reactions(motion)["A on rod"].T), tension)


@pytest.mark.parametrize(
    ("points", "length"),
    [
        ("Springs: {OA: [30, 0.9]}", "Springs: {s_rod: [30, 0.9]}"),
        ("Dampers: {OA: 2}", "Dampers: {s_rod: 2}"),
        ("Springs: {OA: [0, 1]}", "Springs: {s_rod: [0, 1]}"),
    ],
)
def test_a_spring_on_the_way_of_two_points_equals_a_spring_between_them(points, length):
    text = """
PartData:
  Fixed: {O: []}
  Particles: {A: 2}
  PART
AppliedForces: {Gravity: []}
ProblemData: {tend: 1, positions: {A: [1]}, velocities: {A: [0.5, 1]}}
"""
    joint = "Joints: {rod: {Distance: [O, A]}}\n  "
    own, other = (tm.Mechanism.loads(text.replace("PART", p)) for p in (joint + length, points))
    found, expected = own.simulate(), other.simulate()
    close(found["A_x"], expected["A_x"])
    close(found.potential_energy, expected.potential_energy)


@pytest.mark.parametrize("dimension", [2, 3])
def test_a_massless_rod_is_drawn_in_every_picture(dimension):
    system = tm.Mechanism.loads(DOUBLE).system
    if dimension == 2:
        assert [body.name for body in system.drawing.bodies] == ["rod", "link"]
    solids = tm.Mechanism.loads(DOUBLE).in_space().system.solids.solids
    assert {"rod", "link"} <= {solid.part for solid in solids}


def test_a_rod_that_stretches_is_drawn_as_a_damper():
    text = DOUBLE.replace(", Length: l", "")
    system = tm.Mechanism.loads(text).system
    assert system.drawing.dampers == (("A", "B"),)


def test_rods_are_saved_and_assembled_again_for_another_length(tmp_path):
    mechanism = tm.Mechanism.loads(DOUBLE)
    again = tm.Mechanism(**mechanism.to_dict())
    assert again.system.constraints == mechanism.system.constraints
    again.save(tmp_path / "double.yaml")
    motion = tm.load(tmp_path / "double.yaml").simulate(time=(0, 1), parameters={"L": 1.1})
    close(np.hypot(motion["A_x"], motion["A_y"]), 1.1)


# --- springs, dampers and forces on the displacement of a slide ---------------------------------

SLIDE = f"""
PhysicalParams: {{k: 8, c: 1, F: 3, w: 2}}
Dimension: 3
PartData:
  Fixed: {{O: [0.3, 0.2, 0.1]}}
  Rigids: {{PQR: {{Geom: [[1], [0, 1]], Dyna: [[0.3, 0.2], 2, [1, 1, 1]]}}}}
  Joints: {{slide: {{Prismatic: [ground, PQR], At: [O, P], Axis: [[0, 3, 4], [0, 3, 4]]}}}}
  Springs: {{s_slide: [k, -0.2]}}
  Dampers: {{s_slide: c}}
AppliedForces: {{ConstForces: {{s_slide: 1.5}}, Forces: {{s_slide: F*sin(w*t)}}}}
ProblemData: {{tend: 3, positions: {{P: [0.3, 0.2, 0.1]}}, velocities: {{s_slide: 0.5}}}}
{SOLVER}"""


def test_a_slide_on_a_spring_is_a_forced_damped_oscillator():
    m, k, c, F, w, rest = 2.0, 8.0, 1.0, 3.0, 2.0, -0.2 + 1.5 / 8
    mechanism = tm.Mechanism.loads(SLIDE)
    motion = mechanism.simulate(time=(0, 3, 0.05))
    D = (k - m * w**2) ** 2 + (c * w) ** 2
    sine, cosine = F * (k - m * w**2) / D, -F * c * w / D  # amplitudes of the steady swing
    decay = c / (2 * m)
    own = np.sqrt(k / m - decay**2)
    a, t = 0 - rest - cosine, motion.t
    b = (0.5 - w * sine + decay * a) / own
    s = rest + sine * np.sin(w * t) + cosine * np.cos(w * t)
    s += np.exp(-decay * t) * (a * np.cos(own * t) + b * np.sin(own * t))
    close(motion["s_slide"], s)
    close(motion["P_z"], 0.1 + 0.8 * s)
    assert s.min() < 0 < s.max()
    close(motion.potential_energy, k / 2 * (s + 0.2) ** 2 - 1.5 * s)
    force = -k * (s + 0.2) - c * motion["vs_slide"] + 1.5 + F * np.sin(w * t)
    close(mechanism.reactions(motion)["force on slide"], force)
    close(force, m * motion["as_slide"])


def test_a_force_on_a_way_equals_a_force_along_the_axis():
    text = SLIDE.replace("Forces: {s_slide: F*sin(w*t)}", "Forces: {GIVEN}")
    slide, point = (
        tm.Mechanism.loads(text.replace("GIVEN", given)).simulate()
        for given in ("s_slide: 2*cos(t)", "P: [0, 1.2*cos(t), 1.6*cos(t)]")
    )
    close(slide["s_slide"], point["s_slide"])


def test_a_spring_on_a_screw_also_turns_it():
    text = f"""
Dimension: 3
PartData:
  Fixed: {{O: []}}
  Rigids: {{PQR: {{Geom: [[1], [0, 1]], Dyna: [[], 2, [1, 1, 0.5]]}}}}
  Joints: {{nut: {{Screw: [ground, PQR], At: [O, P], Axis: [0, 0, 1], Pitch: 0.5}}}}
  Springs: {{s_nut: [20, 0.1]}}
ProblemData: {{tend: 3, positions: {{P: []}}}}
{SOLVER}"""
    motion = tm.Mechanism.loads(text).simulate(time=(0, 3, 0.1))
    mass = 2 + 0.5 * (2 * np.pi / 0.5) ** 2  # seen along the way
    close(motion["s_nut"], 0.1 * (1 - np.cos(np.sqrt(20 / mass) * motion.t)))


def test_ways_are_saved_and_occur_in_the_lagrangian():
    mechanism = tm.Mechanism.loads(SLIDE)
    again = tm.Mechanism(**mechanism.to_dict())
    assert again.system.forces == mechanism.system.forces
    form = mechanism.lagrangian()
    assert form.V == "k/2*(s_slide + 0.2)^2 - 1.5*s_slide"
    assert form.forces["damper s_slide", "s_slide"] == "-c*vs_slide"
