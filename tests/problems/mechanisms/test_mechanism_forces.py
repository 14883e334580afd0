"""Forces, joints, drives and starts of mechanisms, against exact or independent solutions."""

import numpy as np
import pytest
from scipy.integrate import cumulative_simpson, solve_ivp
from scipy.special import fresnel

import teachmech as tm
from teachmech.figures.watched import drives
from teachmech.problems.mechanisms import Mechanism

SOLVER = "SolverParams: {Integration: {tol: 1e-12}}\n"


def motion_of(text, time=(0, 2, 0.05), **options):
    return Mechanism.loads(text + SOLVER).simulate(time=time, **options)


def close(value, expected, tolerance=1e-9):
    np.testing.assert_allclose(value, expected, rtol=tolerance, atol=tolerance)


# --- dampers and springs --------------------------------------------------------------------------


def test_a_damped_mass_on_a_spring_follows_the_exact_solution():
    m, k, c, rest, start = 2.0, 50.0, 3.0, 1.0, 1.3
    motion = motion_of("""
PhysicalParams: {m: 2, k: 50, c: 3}
PartData:
  Fixed: {A: [0, 0]}
  Springs: {AB: [k, 1]}
  Dampers: {AB: c}
  Particles: {B: m}
ProblemData: {tend: 1, positions: {B: [1.3]}}
""")
    decay = c / (2 * m)
    omega = np.sqrt(k / m - decay**2)
    t = motion.t
    swing = np.cos(omega * t) + decay / omega * np.sin(omega * t)
    close(motion["B_x"], rest + (start - rest) * np.exp(-decay * t) * swing)
    close(motion["B_y"], 0)


def test_a_damper_between_two_masses_damps_their_distance_and_leaves_their_centre_alone():
    m1, m2, k, c = 1.0, 3.0, 20.0, 2.0
    motion = motion_of("""
PartData:
  Springs: {AB: [20, 1]}
  Dampers: {AB: 2}
  Particles: {A: 1, B: 3}
ProblemData:
  tend: 1
  positions: {A: [0, 0], B: [0.6*1.5, 0.8*1.5]}
  velocities: {A: [0.3, -0.2], B: [0.3, -0.2]}
""")
    t, reduced = motion.t, m1 * m2 / (m1 + m2)
    decay = c / (2 * reduced)
    omega = np.sqrt(k / reduced - decay**2)
    swing = np.cos(omega * t) + decay / omega * np.sin(omega * t)
    length = 1 + 0.5 * np.exp(-decay * t) * swing
    centre = [(m1 * motion[f"A_{x}"] + m2 * motion[f"B_{x}"]) / (m1 + m2) for x in "xy"]
    close(motion["B_x"] - motion["A_x"], 0.6 * length)
    close(motion["B_y"] - motion["A_y"], 0.8 * length)
    close(centre[0], 0.75 * 0.9 + 0.3 * t)
    close(centre[1], 0.75 * 1.2 - 0.2 * t)


def test_a_hanging_spring_with_mass_swings_with_a_third_of_it_about_half_of_its_weight():
    """Of the uniform rod that stretches: T has m/3 at the end, V has m/2."""
    M, m, k, rest, g = 1.5, 0.6, 80.0, 0.5, 9.81
    motion = motion_of("""
PartData:
  Fixed: {A: []}
  Springs: {AB: [80, 0.5, 0.6]}
  Particles: {B: 1.5}
AppliedForces: {Gravity: [0, -9.81]}
ProblemData: {tend: 1, positions: {B: [0, -0.6]}}
""")
    omega, middle = np.sqrt(k / (M + m / 3)), rest + (M + m / 2) * g / k
    close(motion["B_y"], -(middle + (0.6 - middle) * np.cos(omega * motion.t)))


@pytest.mark.parametrize("rest", ["0", "0.0"])
@pytest.mark.parametrize("dimension", [2, 3])
def test_a_spring_of_free_length_0_is_smooth_if_its_points_meet(dimension, rest):
    k, m, g, w = 4.0, 0.5, 9.81, np.sqrt(8.0)
    down = "[0, -9.81]" if dimension == 2 else "[0, 0, -9.81]"
    mechanism = Mechanism.loads(f"""
Dimension: {dimension}
PartData: {{Fixed: {{O: []}}, Particles: {{B: 0.5}}, Springs: {{OB: [4, {rest}]}}}}
AppliedForces: {{Gravity: {down}}}
ProblemData: {{tend: 3, positions: {{B: []}}, velocities: {{B: [1]}}}}
{SOLVER}""")
    motion = mechanism.simulate(time=(0, 3, 0.05))
    x, sag = np.sin(w * motion.t) / w, -m * g / k * (1 - np.cos(w * motion.t))
    close(motion["B_x"], x)
    close(motion["B_y" if dimension == 2 else "B_z"], sag)
    close(motion.potential_energy, k / 2 * (x**2 + sag**2) + m * g * sag)
    pull = mechanism.reactions(motion)["O on ground" if dimension == 2 else "O on spring OB"]
    close(np.abs(pull[:, [0, -1]]), np.abs(k * np.column_stack([x, sag])))


def test_a_free_length_that_is_a_parameter_may_become_another_so_that_its_points_start_apart():
    text = """
PhysicalParams: {l: 0}
PartData: {Fixed: {O: []}, Particles: {B: 1}, Springs: {OB: [4, l]}}
ProblemData: {tend: 1, positions: {B: []}, velocities: {B: [1]}}
"""
    with pytest.raises(
        tm.ProblemError,
        match="no direction; give them different start positions, or the free length 0",
    ):
        Mechanism.loads(text)


def test_a_torsion_spring_swings_a_rod_with_the_root_of_k_over_i_beyond_half_a_turn():
    motion = motion_of("""
PhysicalParams: {m: 3, L: 2, k: 25, rest: 3.5}
PartData:
  Fixed: {O: [1, -1]}
  Rigids: {OA: {Geom: [[L]], Dyna: [[L/2], m, m*L^2/12]}}
  TorsionSprings: {OA: [k, rest]}
ProblemData: {tend: 1, positions: {theta_OA: [4.25, fixed]}}
""")
    theta = 3.5 + 0.75 * np.cos(np.sqrt(25 / (3 * 2**2 / 3)) * motion.t)
    close(motion["theta_OA"], theta)
    close(motion["A_x"], 1 + 2 * np.cos(theta))


TWO_RODS = """
PhysicalParams: {c: 0.7}
PartData:
  Fixed: {O: []}
  Rigids:
    OA: {Geom: [[1]], Dyna: [[0.5], 3, 0.25]}
    OB: {Geom: [[1]], Dyna: [[0], 2, 0.5]}
"""
I_OA, I_OB = 3 * 0.5**2 + 0.25, 0.5


def test_a_torsion_spring_between_two_rods_swings_them_against_each_other():
    motion = motion_of(
        TWO_RODS
        + """
  TorsionSprings: {OA-OB: [8, -0.5]}
ProblemData:
  tend: 1
  positions: {theta_OA: [0.4, fixed], theta_OB: [0.2, fixed]}
  velocities: {theta_OA: [0.3, fixed], theta_OB: [0.3, fixed]}
"""
    )
    omega = np.sqrt(8 * (1 / I_OA + 1 / I_OB))
    close(motion["theta_OA"] - motion["theta_OB"], -0.5 + 0.7 * np.cos(omega * motion.t))
    close(I_OA * motion["vtheta_OA"] + I_OB * motion["vtheta_OB"], (I_OA + I_OB) * 0.3)


# --- joints that slide ----------------------------------------------------------------------------


def test_a_rod_sliding_through_a_fixed_point_agrees_with_polar_coordinates():
    """Its centre at r along phi: (m r^2 + I) phi' is constant, r'' = r phi'^2."""
    motion = motion_of("""
PartData:
  Fixed: {O: []}
  Rigids: {AB: {Geom: [[2]], Dyna: [[1], 3, 1]}}
  Collinear: [ABO]
ProblemData:
  tend: 1
  positions: {A: [[-0.8, fixed], [0, fixed]], B: [1.2, 0]}
  velocities: {A: [[0.1, fixed], [-0.4, fixed]]}
""")
    m, inertia, r0, dr0, rate = 3.0, 1.0, 0.2, 0.1, 0.5
    spin = (m * r0**2 + inertia) * rate

    def polar(_, y):
        turning = spin / (m * y[0] ** 2 + inertia)
        return [y[1], y[0] * turning**2, turning]

    exact = solve_ivp(polar, (0, 2), [r0, dr0, 0], "DOP853", motion.t, rtol=1e-12, atol=1e-12)
    r, _, phi = exact.y
    close((motion["A_x"] + motion["B_x"]) / 2, r * np.cos(phi), 1e-8)
    close((motion["A_y"] + motion["B_y"]) / 2, r * np.sin(phi), 1e-8)


def test_a_pin_in_a_rotating_slot_follows_the_hyperbolic_cosine():
    """R'' = w^2 r; the driving torque is the rate of the angular momentum, 2 m r r' w."""
    w, m, r0 = 1.5, 0.4, 0.3
    motion = motion_of("""
PhysicalParams: {w: 1.5, m: 0.4}
PartData:
  Fixed: {C: []}
  Rigids: {CD: {Geom: [[1]], Dyna: [[0.5], 2, 0.3]}}
  Particles: {P: m}
  Collinear: [CDP]
Drives: {theta_CD: w*t}
ProblemData:
  tend: 1
  positions: {P: [[0.3, fixed], 0]}
  velocities: {P: [[0, fixed], 0]}
""")
    t = motion.t
    r, dr = r0 * np.cosh(w * t), r0 * w * np.sinh(w * t)
    close(motion["P_x"], r * np.cos(w * t))
    close(motion["P_y"], r * np.sin(w * t))
    driving = -motion.multipliers[:, motion.system.constraint_names.index("drive of theta_CD")]
    close(driving, 2 * m * r * dr * w, 1e-8)


def test_a_piston_of_two_points_slides_down_a_slope_of_30_degrees():
    motion = motion_of("""
PartData:
  Fixed: {A: [], B: [sqrt(3), -1]}
  Rigids: {CD: {Geom: [[0.2]], Dyna: [[0.05, 0.03], 7, 2]}}
  Collinear: [ABCD]
AppliedForces: {Gravity: [0, -10]}
ProblemData: {tend: 1, positions: {C: [[0, fixed], 0], D: [0.15, -0.1]}}
""")
    distance = 10 * 0.5 * motion.t**2 / 2
    close(motion["C_x"], distance * np.sqrt(3) / 2)
    close(motion["D_y"], -(distance + 0.2) / 2)


# --- forces and torques ---------------------------------------------------------------------------


def test_a_force_fixed_to_a_body_rotates_with_it():
    """Free body, force F along its x axis at the centroid: it turns evenly, and F turns with it."""
    motion = motion_of("""
PhysicalParams: {F: 6, m: 2}
PartData:
  Rigids: {ABC: {Geom: [[1], [0.4, 0.3]], Dyna: [[0.4, 0.3], m, 0.5]}}
AppliedForces: {ConstForces: {C on ABC: [F, 0]}}
ProblemData:
  tend: 1
  positions: {A: [-0.4, -0.3], B: [0.6, -0.3]}
  velocities: {A: [0.6, -0.8], B: [0.6, 1.2]}
""")
    w, t = 2.0, motion.t
    close(motion["C_x"], 3 / w**2 * (1 - np.cos(w * t)), 1e-8)
    close(motion["C_y"], 3 / w * t - 3 / w**2 * np.sin(w * t), 1e-8)


def test_a_force_across_the_end_of_a_free_rod_drives_it_along_a_spiral_of_fresnel_integrals():
    """Theta = alpha t^2/2, alpha = F L/2 / I, and m v is F times the turned direction, summed."""
    m, L, F, inertia = 2.0, 1.0, 1.2, 0.3
    motion = motion_of("""
PartData:
  Rigids: {AB: {Geom: [[1]], Dyna: [[0.5], 2, 0.3]}}
AppliedForces: {Forces: {B on AB: [0, 1.2]}, Torques: {AB: 0}}
ProblemData: {tend: 1, positions: {A: [-0.5], B: [0.5]}}
""")
    alpha, t = F * L / 2 / inertia, motion.t
    close(motion["theta_AB"], alpha * t**2 / 2)
    sine, cosine = fresnel(t * np.sqrt(alpha / np.pi))
    scale = F / m * np.sqrt(np.pi / alpha)
    close((motion["vA_x"] + motion["vB_x"]) / 2, -scale * sine, 1e-8)
    close((motion["vA_y"] + motion["vB_y"]) / 2, scale * cosine, 1e-8)


@pytest.mark.parametrize("key", ["ConstForces", "Forces"])
def test_a_force_in_the_world_keeps_its_direction(key):
    motion = motion_of(f"""
PartData:
  Rigids: {{AB: {{Geom: [[1]], Dyna: [[0.5], 2, 0.3]}}}}
AppliedForces: {{{key}: {{A: [3, -1], B: [3, -1]}}}}
ProblemData:
  tend: 1
  positions: {{A: [-0.5], B: [0.5]}}
  velocities: {{A: [0, -1], B: [0, 1]}}
""")
    close((motion["A_x"] + motion["B_x"]) / 2, 3 * motion.t**2 / 2)
    close((motion["A_y"] + motion["B_y"]) / 2, -(motion.t**2) / 2)


def test_a_forced_oscillator_answers_with_both_frequencies():
    """X'' + 16 x = 3 sin 2t from rest: x = (3/12)(sin 2t - sin(4t)/2)."""
    motion = motion_of("""
PhysicalParams: {F: 6, w: 2}
PartData:
  Fixed: {A: [-1]}
  Springs: {AB: [32, 1]}
  Particles: {B: 2}
AppliedForces: {Forces: {B: [F*sin(w*t)]}}
ProblemData: {tend: 1, positions: {B: []}}
""")
    t = motion.t
    close(motion["B_x"], 0.25 * (np.sin(2 * t) - np.sin(4 * t) / 2))


def test_a_torque_between_two_rods_slows_one_and_speeds_the_other():
    motion = motion_of(
        TWO_RODS
        + """
AppliedForces: {Torques: {OA-OB: -c*(vtheta_OA - vtheta_OB)}}
ProblemData: {tend: 1, positions: {A: [1], B: [1]}, velocities: {theta_OA: [2, fixed]}}
"""
    )
    decay = 0.7 * (1 / I_OA + 1 / I_OB)
    close(motion["vtheta_OA"] - motion["vtheta_OB"], 2 * np.exp(-decay * motion.t))
    close(I_OA * motion["vtheta_OA"] + I_OB * motion["vtheta_OB"], I_OA * 2)


DOUBLE_PENDULUM = """
PhysicalParams: {c: 0.4}
PartData:
  Fixed: {O: []}
  Rigids: {"OA, AB": {Geom: [[1]], Dyna: [[0.5], 2, 0.3]}}
AppliedForces:
  Gravity: []
  FORCES
ProblemData:
  tend: 1
  positions: {theta_OA: [0.2, fixed], theta_AB: [-0.4, fixed]}
"""


@pytest.mark.few("vB_x")
@pytest.mark.parametrize(
    ("dissipation", "forces"),
    [
        ("c*vtheta_OA^2/2", "Torques: {OA: -c*vtheta_OA, AB: 0}"),
        ("c*(vtheta_AB - vtheta_OA)^2/2", "Torques: {AB-OA: -c*(vtheta_AB - vtheta_OA)}"),
        (
            "c*(vB_x^2 + vB_y^2)^2/4 + 0*vtheta_OA*vtheta_AB",
            "Forces: {B: [-c*vB_x*(vB_x^2 + vB_y^2), -c*vB_y*(vB_x^2 + vB_y^2)]}\n"
            "  Torques: {OA: 0, AB: 0}",
        ),
    ],
)
def test_a_dissipation_function_equals_the_force_of_its_derivative(dissipation, forces):
    texts = [DOUBLE_PENDULUM.replace("FORCES", f"Rayleigh: {dissipation}")]
    texts += [DOUBLE_PENDULUM.replace("FORCES", forces)]
    if "vtheta_AB" not in dissipation:
        texts[0] = texts[0].replace("Rayleigh", "Torques: {AB: 0}\n  Rayleigh")
    braked, forced = map(motion_of, texts)
    close(braked.q, forced.q, 1e-8)
    T, V = braked.kinetic_energy, braked.potential_energy
    assert (np.diff(T + V) < 0).all()


# --- drives and further constraints ---------------------------------------------------------------


def test_the_driving_torque_of_a_pendulum_agrees_with_its_equation():
    """-lambda = I theta'' + m g L/2 cos theta, through whole turns."""
    m, L, g = 2.0, 0.8, 9.81
    motion = motion_of("""
PhysicalParams: {m: 2, L: 0.8, g: 9.81, w: 3}
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[L]], Dyna: [[L/2], m, m*L^2/12]}}
AppliedForces: {Gravity: [0, -g]}
Drives: {theta_OA: 6 + w*t + 0.5*sin(2*w*t)}
ProblemData: {tend: 1}
""")
    w, t = 3.0, motion.t
    theta = 6 + w * t + 0.5 * np.sin(2 * w * t)
    acceleration = -0.5 * (2 * w) ** 2 * np.sin(2 * w * t)
    torque = m * L**2 / 3 * acceleration + m * g * L / 2 * np.cos(theta)
    close(motion["theta_OA"], theta)
    close(motion["A_y"], L * np.sin(theta))
    k = motion.system.constraint_names.index("drive of theta_OA")
    close(-motion.multipliers[:, k], torque, 1e-8)


def test_a_pendulum_with_a_shaken_pivot_follows_its_equation():
    """From the vertical: m L^2/3 phi'' = -m L/2 (g sin phi + a cos phi), a that of the pivot."""
    m, L, g, w = 2.0, 0.8, 9.81, 5.0
    motion = motion_of("""
PhysicalParams: {m: 2, L: 0.8, g: 9.81, w: 5}
PartData: {Rigids: {PA: {Geom: [[L]], Dyna: [[L/2], m, m*L^2/12]}}}
AppliedForces: {Gravity: [0, -g]}
Drives: {P_x: 0.1*sin(w*t), P_y: 0}
ProblemData:
  tend: 1
  positions: {A: [[0, fixed], -0.8]}
  velocities: {A: [[0.5, fixed]]}
""")

    def shaken(t, y):
        a = -0.1 * w**2 * np.sin(w * t)
        return [y[1], -3 / (2 * L) * (g * np.sin(y[0]) + a * np.cos(y[0]))]

    exact = solve_ivp(shaken, (0, 2), [0, 0], "DOP853", motion.t, rtol=1e-12, atol=1e-12)
    phi = exact.y[0]
    close(motion["A_x"], 0.1 * np.sin(w * motion.t) + L * np.sin(phi), 1e-8)
    k = motion.system.constraint_names.index("drive of P_x")
    close(-motion.multipliers[:, k], m * (motion["aP_x"] + motion["aA_x"]) / 2, 1e-7)


def test_two_geared_discs_have_the_inertia_of_one_seen_through_the_gear():
    motion = motion_of("""
PhysicalParams: {z1: 20, z2: 50, tau: 3}
PartData:
  Fixed: {O: [], B: [2]}
  Rigids:
    OA: {Geom: [[1]], Dyna: [[0], 1, 0.4]}
    BC: {Geom: [[1]], Dyna: [[0], 5, 2.5]}
AppliedForces: {ConstTorques: {OA: tau}}
Constraints: {gear: z1*theta_OA + z2*theta_BC = 0}
ProblemData: {tend: 1, positions: {A: [1], C: [3]}}
""")
    acceleration = 3 / (0.4 + 2.5 * (20 / 50) ** 2)
    close(motion["theta_OA"], acceleration * motion.t**2 / 2)
    close(motion["theta_BC"], -0.4 * acceleration * motion.t**2 / 2)


def test_a_skate_on_a_slope_returns_along_a_cycloid():
    """A nonholonomic constraint: the centre moves along the rod only."""
    g, w = 4.0, 1.5
    motion = motion_of("""
PartData: {Rigids: {ABC: {Geom: [[1], [0.5]], Dyna: [[0.5], 2, 0.3]}}}
AppliedForces: {Gravity: [4, 0]}
Constraints: {edge: vC_x*(B_y - A_y) = vC_y*(B_x - A_x)}
ProblemData:
  tend: 1
  positions: {A: [-0.5], B: [0.5]}
  velocities: {A: [0, [-0.75, fixed]], B: [0, [0.75, fixed]]}
""")
    t = motion.t
    close(motion["C_x"], g / (2 * w**2) * np.sin(w * t) ** 2, 1e-8)
    close(motion["C_y"], g / (2 * w**2) * (w * t - np.sin(w * t) * np.cos(w * t)), 1e-8)


# --- energy ---------------------------------------------------------------------------------------

CRANE = """
PhysicalParams: {c: 0}
PartData:
  Fixed: {O: [], X: [3]}
  Rigids:
    OA: {Geom: [[1]], Dyna: [[0.5, 0.1], 2, 0.3]}
    ABC: {Geom: [[1], [0.4, 0.5]], Dyna: [[0.4, 0.2], 1, 0.2]}
  Springs: {CX: [12, 1, 0.4]}
  Dampers: {BX: c}
  TorsionSprings: {OA: [4, 0.3], OA-ABC: [2, 0]}
  Particles: {B: 0.5}
AppliedForces:
  Gravity: []
  ConstForces: {C: [1, 2]}
  ConstTorques: {OA: 0.7, ABC-OA: 0.4}
  Torques: {OA: c*sin(3*t)}
ProblemData: {tend: 1, positions: {theta_OA: [0.2, fixed], B: [[1.9, fixed], 0.1]}}
"""


def test_energy_is_constant_if_all_forces_have_a_potential():
    mechanism = Mechanism.loads(CRANE + SOLVER)
    motion = mechanism.simulate()
    T, V = motion.kinetic_energy, motion.potential_energy
    assert np.ptp(T) > 0.5
    close(T + V, T[0] + V[0], 1e-10)


def test_energy_changes_by_the_work_of_dampers_and_torques():
    mechanism = Mechanism.loads(CRANE + SOLVER)
    motion = mechanism.simulate(time=(0, 1, 0.002), parameters={"c": 0.8})
    T, V = motion.kinetic_energy, motion.potential_energy
    gap = np.array([motion["B_x"] - 3, motion["B_y"]])
    rate = (gap * [motion["vB_x"], motion["vB_y"]]).sum(axis=0) / np.hypot(*gap)
    power = 0.8 * np.sin(3 * motion.t) * motion["vtheta_OA"] - 0.8 * rate**2
    close(T + V - T[0] - V[0], cumulative_simpson(power, x=motion.t, initial=0), 1e-8)


# --- starts ---------------------------------------------------------------------------------------


def test_a_chain_of_bodies_starts_from_its_turn_angles_alone_however_many_turns_they_have():
    angles = {"OA": 0.3, "AB": -7.5, "BC": 9.0}
    bodies = ", ".join(angles)
    start = Mechanism.loads(f"""
PartData:
  Fixed: {{O: [1, 2]}}
  Rigids: {{"{bodies}": {{Geom: [[2]], Dyna: [[1], 1, 1]}}}}
AppliedForces: {{ConstTorques: {{{", ".join(f"{body}: 0" for body in angles)}}}}}
ProblemData:
  tend: 1
  positions: {{{", ".join(f"theta_{body}: {angle}" for body, angle in angles.items())}}}
""").start
    end = 1 + 2j + sum(2 * np.exp(1j * angle) for angle in angles.values())
    close([start["C_x"], start["C_y"]], [end.real, end.imag])
    for body, angle in angles.items():
        assert start[f"theta_{body}"] == pytest.approx(angle, abs=1e-12)


def test_a_long_chain_of_bodies_of_three_points_needs_one_guess_for_each():
    """Each place follows from the one before it; the corner of the frame is at (1, 1)."""
    links = [(f"P{i}", f"Q{i}", f"P{i + 1}") for i in range(10)]
    bodies = "".join(
        f"\n    {''.join(link)}: {{Geom: [[1], [1, 1]], Dyna: [[0.5], 1, 1]}}" for link in links
    )
    guesses = ", ".join(f"Q{i}: [{i + 1}, {i}]" for i in range(10))
    text = f"""
PartData:
  Fixed: {{P0: []}}
  Rigids:{bodies}
ProblemData: {{tend: 1, positions: {{{guesses}}}}}
"""
    start = Mechanism.loads(text).start
    close([start["P10_x"], start["P10_y"]], [10, 10])


def test_a_body_is_placed_by_its_second_point_and_its_angle():
    start = Mechanism.loads("""
PartData:
  Fixed: {O: []}
  Rigids: {AO: {Geom: [[2]], Dyna: [[1], 1, 1]}}
AppliedForces: {ConstTorques: {AO: 1}}
ProblemData: {tend: 1, positions: {theta_AO: [pi, fixed]}}
""").start
    close([start["A_x"], start["A_y"], start["theta_AO"]], [2, 0, np.pi])


def test_an_unspecified_angle_starts_within_half_a_turn():
    start = Mechanism.loads(
        TWO_RODS
        + """
AppliedForces: {ConstTorques: {OA: 1, OB: 1}}
ProblemData: {tend: 1, positions: {A: [-1, -0.1], B: [-1, 0.1]}}
"""
    ).start
    close([start["theta_OA"], start["theta_OB"]], [np.arctan2(-0.1, -1), np.arctan2(0.1, -1)])


DRIVEN = """
PhysicalParams: {w: 2, L: 1, a: 0}
PartData:
  Fixed: {O: [a]}
  Rigids: {OAB: {Geom: [[L], [L, L]], Dyna: [[L/2], 1, 1]}}
Drives: {theta_OAB: w*t}
ProblemData: {t0: 3, tend: 4}
"""


def test_a_driven_body_needs_no_guess():
    start = Mechanism.loads(DRIVEN).start
    close([start["theta_OAB"], start["vtheta_OAB"], start["A_x"]], [6, 2, np.cos(6)])
    close([start["B_x"], start["B_y"]], [np.cos(6) - np.sin(6), np.cos(6) + np.sin(6)])


@pytest.mark.parametrize("options", [{}, {"time": (1, 1.5, 0.1)}, {"parameters": {"L": 3, "a": 1}}])
def test_the_start_follows_the_drive_for_other_times_and_parameters(options):
    parameters = {"w": 2, "L": 1, "a": 0, **options.get("parameters", {})}
    motion = motion_of(DRIVEN, **{"time": (3, 3.5, 0.1), **options})
    theta = parameters["w"] * motion.t
    close(motion["theta_OAB"], theta)
    close(motion["A_x"], parameters["a"] + parameters["L"] * np.cos(theta))


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ({"L": 0}, "line 5, PartData.Rigids.OAB.Geom.*: O and A of OAB are 0 apart"),
        ({"a": "1/0"}, "this divides by zero"),
        ({"q": 1}, "^parameters: there is no parameter 'q'"),
        ({"w": float("nan")}, "nan"),
    ],
)
def test_other_parameters_are_checked_as_those_of_the_file(parameters, message):
    mechanism = Mechanism.loads(DRIVEN, "driven.yaml")
    with pytest.raises(tm.TeachmechError, match=message):
        mechanism.simulate(parameters=parameters)


def test_a_fixed_start_that_a_drive_contradicts_is_refused():
    text = DRIVEN.replace("tend: 4", "tend: 4, positions: {theta_OAB: [6.1, fixed]}")
    with pytest.raises(tm.ProblemError, match=r"fixed at 6.1 here, but its drive starts at 6"):
        Mechanism.loads(text)


# --- prescribed velocities ------------------------------------------------------------------------

SPEED = """
PhysicalParams: {L: 2, m: 3, w: 1.5}
PartData:
  Fixed: {O: []}
  Rigids:
    OA: {Geom: [[L]], Dyna: [[L/2], m, m*L^2/12]}
AppliedForces: {Gravity: []}
Drives: {vtheta_OA: w + t}
ProblemData: {tend: 2, positions: {A: AT}}
"""


@pytest.mark.parametrize("at", ["[1, 1]", "[-2, 0.5]", "[0.1, -1.9]"])
def test_a_body_turns_with_its_prescribed_speed_from_any_start(at):
    rod = Mechanism.loads(SPEED.replace("AT", at))
    motion = rod.simulate(time=(0, 2, 0.1))
    x, y = map(float, at.strip("[]").split(","))
    angle = np.arctan2(y, x) + 1.5 * motion.t + motion.t**2 / 2
    assert motion["theta_OA"] == pytest.approx(angle, abs=1e-9)
    # The motor accelerates the rod and holds its weight.
    expected = 3 * 2**2 / 3 + 3 * 9.80665 * np.cos(angle)
    assert rod.reactions(motion)["torque on OA"] == pytest.approx(expected, abs=1e-7)
    assert -motion.multipliers[:, -1] == pytest.approx(expected, abs=1e-7)
    assert rod.freedom().positions.degrees_of_freedom == 1
    assert rod.freedom().velocities.degrees_of_freedom == 0


def test_a_point_moves_with_its_prescribed_speed():
    text = SPEED.replace("vtheta_OA: w + t", "vA_x: 0.3*cos(t)").replace("AT", "[1, 1.5]")
    motion = Mechanism.loads(text).simulate(time=(0, 2, 0.1))
    assert motion["vA_x"] == pytest.approx(0.3 * np.cos(motion.t), abs=1e-12)
    assert np.hypot(motion["A_x"], motion["A_y"]) == pytest.approx(2, abs=1e-9)


FREE = """
PhysicalParams: {m: 3, u: 2, w: 4}
PartData: {Particles: {B: m}}
ProblemData: {tend: 1, positions: {B: []}, velocities: {B: [1]}}
"""


def test_a_particle_that_falls_at_constant_speed_draws_a_catenary_of_equal_strength():
    """With the slope a of the path, u a' = -g cos a, so that sin a = -tanh(g t/u)."""
    motion = motion_of(
        f"{FREE}AppliedForces: {{Gravity: []}}\nDrives: {{speed_B: u}}\n", (0, 1, 0.1)
    )
    g, u, t = 9.80665, 2, motion.t
    close(motion["B_x"], 2 * u**2 / g * np.arctan(np.tanh(g * t / (2 * u))))
    close(motion["B_y"], -(u**2) / g * np.log(np.cosh(g * t / u)))
    close(-motion.multipliers[:, 0], -3 * g * np.tanh(g * t / u))  # the brake along the path
    (panel,) = drives(motion)
    assert [line.name for line in panel.lines] == ["along the path of B"]
    close(panel.lines[0].values, -motion.multipliers[:, 0])


def test_a_force_across_the_path_turns_a_velocity_in_space_whatever_its_prescribed_size():
    motion = motion_of(f"""Dimension: 3{FREE.replace("[1]", "[0.3, 0, 0.4]")}
AppliedForces: {{Forces: {{B: [m*w*vB_y, -m*w*vB_x]}}}}
Drives: {{speed_B: u*(1 + t)}}
""")
    w, t = 4, motion.t
    close(motion["vB_x"], 1.2 * (1 + t) * np.cos(w * t))
    close(motion["vB_y"], -1.2 * (1 + t) * np.sin(w * t))
    close(motion["B_z"], 1.6 * (t + t**2 / 2))
    close(motion["B_x"], 1.2 * ((1 + t) * np.sin(w * t) / w + (np.cos(w * t) - 1) / w**2))
    close(-motion.multipliers[:, 0], 3 * 2)


@pytest.mark.parametrize("gravity", ["[]", "[0, 0]"])
@pytest.mark.parametrize("end", [0.999, 1, 1.5])
def test_a_bead_on_a_circle_is_braked_until_its_speed_is_0(gravity, end):
    text = (
        FREE.replace("[]}, v", "[3]}, v")
        .replace("[1]}", "[0, 2]}")
        .replace(
            "Particles: {B: m}",
            "Fixed: {O: []}, Particles: {B: m}, Joints: {rod: {Distance: [O, B], Length: R}}",
        )
    )
    text += f"Drives: {{speed_B: u*(1 - t)}}\nAppliedForces: {{Gravity: {gravity}}}\n{SOLVER}"
    bead = Mechanism.loads(text.replace("w: 4", "R: 3"))
    try:
        motion = bead.simulate(time=(0, end, 0.1))
        assert end <= 1
    except tm.SimulationError as error:
        assert end >= 1 and "speed of B falls to 0 at t = 1, where its direction" in str(error)
        motion = error.motion
    angle = 2 * (motion.t - motion.t**2 / 2) / 3
    close(motion["B_x"], 3 * np.cos(angle))
    close(motion["B_y"], 3 * np.sin(angle))
    close(np.hypot(motion["vB_x"], motion["vB_y"]), 2 * (1 - motion.t))
    assert motion.t[-1] >= 0.9


@pytest.mark.parametrize("side", [1, -1])
@pytest.mark.parametrize("first", ["w", "1e-6"])
def test_the_speed_of_a_point_of_a_body_turns_it_as_the_speed_of_its_angle_does(side, first):
    at = f"[1.2, 1.6]}}, velocities: {{A: [{-side}, {side}]"
    text = SPEED.replace("AT", at).replace("w + t", "DRIVE") + SOLVER
    turned, moved = (
        Mechanism.loads(text.replace("vtheta_OA: DRIVE", drive))
        for drive in (f"vtheta_OA: {side}*({first} + t)", f"speed_A: L*({first} + t)")
    )
    motions = [rod.simulate(time=(0, 2, 0.1)) for rod in (turned, moved)]
    expected, motion = motions
    for name in ("A_x", "A_y", "vA_x", "vA_y"):
        close(motion[name], expected[name], 1e-8)
    torque = -expected.multipliers[:, -1]
    close(-motion.multipliers[:, -1] * 2, side * torque, 1e-7)
    pivots = (
        rod.reactions(each)["O on OA"] for rod, each in zip((turned, moved), motions, strict=True)
    )
    velocity = np.stack([motion["vA_x"], motion["vA_y"]], axis=1)
    along = velocity / np.linalg.norm(velocity, axis=1, keepdims=True)
    force = -motion.multipliers[:, -1, None] * along
    of_motor, of_drive = pivots
    close(of_drive + force, of_motor, 1e-7)  # the drive pulls at A, the motor turns about O


def test_the_angle_of_a_joint_in_space_has_a_prescribed_speed():
    text = tm.example("skew2pend").to_yaml()
    mechanism = Mechanism.loads(f"{text}Drives: {{vtheta_h1: 2}}\n")
    motion = mechanism.simulate(time=(0, 1, 0.1))
    assert motion["theta_h1"] == pytest.approx(1.2 + 2 * motion.t, abs=1e-9)
    fine = mechanism.simulate(time=(0, 1, 0.001))
    k = fine.system.constraint_names.index("drive of vtheta_h1")
    power = -fine.multipliers[:, k] * 2
    change = np.gradient(fine.kinetic_energy + fine.potential_energy, fine.t)
    assert power[1:-1] == pytest.approx(change[1:-1], abs=1e-2)
