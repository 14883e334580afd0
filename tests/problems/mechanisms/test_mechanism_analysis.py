"""Kinematics of driven mechanisms, and the forces in their joints."""

import subprocess
import sys

import numpy as np
import pytest

import teachmech as tm
from teachmech.problems.library import FOLDER
from teachmech.problems.mechanisms import Mechanism

FOUR_BAR = """\
PhysicalParams: {a: 1, b: 3, c: 2.5, d: 3, w: 1, start: 0}
PartData:
  Fixed: {O: [], C: [d]}
  Rigids:
    OA: {Geom: [[a]], Dyna: [[a/2], 1, a^2/12]}
    AB: {Geom: [[b]], Dyna: [[b/3, 0.2], 2, b^2/12]}
    CB: {Geom: [[c]], Dyna: [[c/2], 1.5, c^2/12]}
AppliedForces: {Gravity: []}
Drives: {theta_OA: start + w*t}
ProblemData: {tend: 2*pi, positions: {B: [2.7, 2.4]}}
"""
PARALLELOGRAM = FOUR_BAR.replace("c: 2.5", "c: 1")


def four_bar_coupler(motion, a, b, c, d):
    """Return B as the intersection of two circles, as complex numbers."""
    A = a * np.exp(1j * motion["theta_OA"])
    across = d - A
    length = np.abs(across)
    along = (b**2 - c**2 + length**2) / (2 * length)
    return A + across / length * (along + 1j * np.sqrt(b**2 - along**2))


def place(motion, point):
    return motion[f"{point}_x"] + 1j * motion[f"{point}_y"]


HALF_TURNS = """
PartData:
  Fixed: {O: [], C: [0.3]}
  Rigids:
    OA: {Geom: [[0.1]], Dyna: [[0.05], 1, 0.01]}
    AB: {Geom: [[0.3]], Dyna: [[0.15], 1, 0.01]}
    CB: {Geom: [[0.25]], Dyna: [[0.125], 1, 0.01]}
Drives: {theta_OA: 2*pi*t}
ProblemData: {tend: 3, positions: {B: [0.3, 0.25]}}
"""

# --- kinematics -----------------------------------------------------------------------------------


def test_four_bar_follows_the_intersection_of_two_circles():
    motion = Mechanism.loads(FOUR_BAR).simulate(method="kinematic", time=(0, 12, 0.05))
    assert place(motion, "B") == pytest.approx(four_bar_coupler(motion, 1, 3, 2.5, 3), abs=1e-13)
    assert motion["theta_OA"] == pytest.approx(motion.t, abs=1e-14)


def test_kinematics_and_integration_agree_in_rates_and_multipliers():
    mechanism = Mechanism.loads(FOUR_BAR)
    led = mechanism.simulate(method="kinematic", time=(0, 3, 0.1))
    integrated = mechanism.simulate(time=(0, 3, 0.1))
    for name in ("vB_x", "vB_y", "aB_x", "aB_y", "lambda5"):
        assert led[name] == pytest.approx(integrated[name], abs=1e-11)


def test_slider_crank_follows_its_closed_form():
    r, l, w = 0.1, 0.3, 2.0  # noqa: E741 - the letter of the textbooks
    motion = Mechanism.loads(f"""
PartData:
  Fixed: {{O: [], X: [1]}}
  Rigids:
    OA: {{Geom: [[{r}]], Dyna: [[0], 1, 1]}}
    AB: {{Geom: [[{l}]], Dyna: [[0], 1, 1]}}
  Collinear: [OXB]
Drives: {{theta_OA: {w}*t}}
ProblemData: {{tend: 4, positions: {{B: [0.4]}}}}
""").simulate(method="kinematic", time=(0, 4, 0.05))
    angle = w * motion.t
    root = np.sqrt(l**2 - (r * np.sin(angle)) ** 2)
    assert motion["B_x"] == pytest.approx(r * np.cos(angle) + root, abs=1e-14)
    rate = -r * w * np.sin(angle) * (1 + r * np.cos(angle) / root)
    assert motion["vB_x"] == pytest.approx(rate, abs=1e-13)


@pytest.mark.few("-1.5707963267948966-0.06283185307179587")
@pytest.mark.parametrize(
    ("start", "step"),
    [(0.3, 0.01), (0.3, 0.17), (-np.pi / 2, np.pi / 50), (-np.pi / 2, np.pi / 2000)],
)
def test_a_parallelogram_passes_aligned_positions(start, step):
    """The last cases meet the flat positions exactly, and almost at the neighbouring times."""
    text = PARALLELOGRAM.replace("[2.7, 2.4]", "[3 + cos(start), sin(start)]")
    mechanism = Mechanism.loads(text.replace("start: 0", f"start: {start}"))
    motion = mechanism.simulate(method="kinematic", time=(0, 7, step))
    angle = motion["theta_OA"]
    assert place(motion, "B") == pytest.approx(3 + np.exp(1j * angle), abs=1e-9)
    assert motion["vB_y"] == pytest.approx(np.cos(angle), abs=2e-9)
    sound = motion.rank == 5  # elsewhere the constraints do not say the acceleration
    assert motion["aB_y"][sound] == pytest.approx(-np.sin(angle[sound]), abs=1e-6)


@pytest.mark.parametrize(
    ("start", "step"), [(0.7, 0.05), (1.9, 0.4), (2.6, 2.1), (np.pi / 2, np.pi / 20)]
)
def test_an_antiparallelogram_passes_aligned_positions(start, step):
    """B is the other meeting of the circles than A + d; the last case meets the flat positions."""

    def mirrored(A):
        along = (2 - A) / np.abs(2 - A)  # from A to C; B is 2 + A turned over this line
        return A + along**2 * 2

    A, text = np.exp(1j * start), FOUR_BAR.replace("b: 3, c: 2.5, d: 3", "b: 2, c: 1, d: 2")
    B = mirrored(A)
    text = text.replace("start: 0", f"start: {start}")
    text = text.replace("[2.7, 2.4]", f"[{B.real}, {B.imag}]")
    motion = Mechanism.loads(text).simulate(method="kinematic", time=(0, 8, step))
    expected = mirrored(np.exp(1j * motion["theta_OA"]))
    assert place(motion, "B") == pytest.approx(expected, abs=1e-8)


def test_the_coupler_of_a_driver_that_is_too_long_stops_at_its_limit():
    """a + b + c > d turns the crank only while the others reach: cos(angle) = 0.65."""
    text = FOUR_BAR.replace("a: 1, b: 3, c: 2.5, d: 3", "a: 1, b: 1, c: 1, d: 2.5")
    mechanism = Mechanism.loads(text.replace("[2.7, 2.4]", "[1.8, 0.5]"))
    with pytest.raises(tm.SimulationError, match="at a limit of the mechanism") as caught:
        mechanism.simulate(method="kinematic", time=(0, 3, 0.01))
    assert caught.value.time == pytest.approx(np.arccos(0.65), abs=0.01)
    assert place(caught.value.motion, "B") == pytest.approx(
        four_bar_coupler(caught.value.motion, 1, 1, 1, 2.5), abs=1e-12
    )


def test_stored_steps_of_half_a_turn_stay_on_the_branch_and_count_the_turns():
    mechanism = Mechanism.loads(HALF_TURNS)
    coarse = mechanism.simulate(method="kinematic", time=(0, 3, 0.5))
    fine = mechanism.simulate(method="kinematic", time=(0, 3, 0.05))
    assert np.abs(coarse.q - fine.q[::10]).max() < 1e-9
    angle = mechanism.body_motion(coarse, "OA").angle
    assert np.abs(angle - coarse["theta_OA"]).max() < 1e-12


def test_a_drive_may_rest_at_the_origin():
    particle = Mechanism.loads("""
PartData: {Particles: {B: 1}}
Drives: {B_x: t^3, B_y: 0}
ProblemData: {tend: 2, positions: {B: [0, 0]}}
""")
    motion = particle.simulate(method="kinematic", time=(0, 2, 0.5))
    assert np.abs(motion["B_x"] - motion.t**3).max() < 1e-12


def test_kinematics_refuses_systems_that_are_not_driven():
    mechanism = Mechanism.loads(FOUR_BAR.replace("B: [2.7", "A: [1], B: [2.7"))
    with pytest.raises(tm.ProblemError, match="the start leaves 1 degree of freedom; drive each"):
        mechanism.driven({}).simulate(method="kinematic")
    with pytest.raises(tm.ProblemError, match="leave the stabilisation out"):
        mechanism.simulate(method="kinematic", stabilisation="baumgarte")


def test_a_driven_motion_can_start_from_rest():
    """Velocity and acceleration of the drive are zero at the start."""
    mechanism = Mechanism.loads(FOUR_BAR).driven({"theta_OA": "t^3"})
    motion = mechanism.simulate(method="kinematic", time=(0, 1, 0.05))
    assert place(motion, "B") == pytest.approx(four_bar_coupler(motion, 1, 3, 2.5, 3), abs=1e-13)


def test_the_program_of_a_driven_motion_gives_the_same_numbers(tmp_path):
    mechanism = Mechanism.loads(FOUR_BAR)
    motion = mechanism.simulate(method="kinematic", time=(0, 1, 0.1))
    (tmp_path / "p.py").write_text(motion.program(), encoding="utf-8")
    subprocess.run([sys.executable, "p.py"], cwd=tmp_path, check=True, capture_output=True)
    table = np.genfromtxt(tmp_path / "mechanism.csv", delimiter=",", names=True)
    assert np.array_equal(table["B_x"], motion["B_x"])


def test_bodies_turn_and_their_centroids_move():
    mechanism = Mechanism.loads(FOUR_BAR)
    motion = mechanism.simulate(method="kinematic", time=(0, 7, 0.01))
    turn = mechanism.body_motion(motion, "AB")
    for rate, of in (
        (turn.angular_velocity, turn.angle),
        (turn.angular_acceleration, turn.angular_velocity),
        (turn.velocity[:, 0], turn.centroid[:, 0]),
        (turn.acceleration[:, 1], turn.velocity[:, 1]),
    ):
        assert rate[1:-1] == pytest.approx((of[2:] - of[:-2]) / 0.02, abs=1e-4)
    with pytest.raises(tm.ProblemError, match="there is no body 'BA'; known names: OA, AB, CB"):
        mechanism.body_motion(motion, "BA")


def test_a_four_bar_can_be_assembled_in_two_ways_and_each_moves_on_its_own_branch():
    mechanism = Mechanism.loads(FOUR_BAR)
    found = mechanism.assemblies()
    assert len(found) == 2
    for start in found:
        motion = mechanism.simulate(method="kinematic", time=(0, 6, 0.1), start=start)
        side = np.sign(start["B_y"])
        A, B = np.exp(1j * motion["theta_OA"]), place(motion, "B")
        assert np.abs(B - A) == pytest.approx(3, abs=1e-13)
        assert ((np.conj(3 - A) * (B - A)).imag * side > 0).all()


def test_a_drive_that_starts_in_a_dead_position_is_refused():
    """A slider that is pulled in, with its crank and rod stretched out."""
    text = """
PartData:
  Fixed: {O: [], X: [1]}
  Rigids:
    OA: {Geom: [[0.1]], Dyna: [[0], 1, 1]}
    AB: {Geom: [[0.3]], Dyna: [[0], 1, 1]}
  Collinear: [OXB]
Drives: {B_x: 0.4 - 0.02*t}
ProblemData: {tend: 2, positions: {A: [0.1], B: [0.4]}}
"""
    with pytest.raises(tm.ProblemError, match="line 8, Drives: the drives start in a dead"):
        Mechanism.loads(text)
    beside = text.replace("0.4 -", "0.39 -").replace("A: [0.1]", "A: [0.1, 0.02]")
    assert Mechanism.loads(beside).start["vB_x"] == pytest.approx(-0.02, abs=1e-15)


# --- joint forces ---------------------------------------------------------------------------------


def balances(mechanism, motion):
    """Return the residuals of Newton's and Euler's equations of each body about its centroid."""
    found, reader = mechanism.reactions(motion), mechanism._reader
    for name, body in reader.bodies.items():
        turn = mechanism.body_motion(motion, name)
        centroid = turn.centroid[:, 0] + 1j * turn.centroid[:, 1]
        mass, inertia = reader.value(body.mass), reader.value(body.inertia)
        weight = [reader.value(text) * mass for text in reader.gravity]
        total = np.full(len(motion), complex(*weight))
        torque = found.values_by_name.get(f"torque on {name}", np.zeros(len(motion)))
        for point in body.points:
            force = found[f"{point} on {name}"] @ [1, 1j]
            at = (
                np.full(len(motion), complex(*map(reader.value, reader.fixed[point])))
                if point in reader.fixed
                else place(motion, point)
            )
            total = total + force
            torque = torque + (np.conj(at - centroid) * force).imag
        yield mass * (turn.acceleration @ [1, 1j]) - total, total
        yield inertia * turn.angular_acceleration - torque, torque


@pytest.mark.parametrize("name", ["four-bar", "andrews", "mechanism0", "mechanism1"])
def test_joint_forces_accelerate_every_body(name):
    if name == "four-bar":
        mechanism = Mechanism.loads(FOUR_BAR)
        motion = mechanism.simulate(method="kinematic", time=(0, 3, 0.1))
    else:
        mechanism = Mechanism.load(FOLDER / "mechanisms" / f"{name}.yaml")
        end = mechanism.settings.end / 20
        motion = mechanism.simulate(time=(0, end, end / 10))
    for missing, whole in balances(mechanism, motion):
        assert np.abs(missing).max() < 1e-8 * (1 + np.abs(whole).max())


def test_at_every_pin_the_forces_on_all_parts_add_to_zero():
    mechanism = Mechanism.loads(FOUR_BAR)
    found = mechanism.reactions(mechanism.simulate(method="kinematic", time=(0, 3, 0.1)))
    for point, parts in (("A", ["OA", "AB"]), ("B", ["AB", "CB"]), ("O", ["OA", "ground"])):
        total = sum(found[f"{point} on {part}"] for part in parts)
        assert total == pytest.approx(0, abs=1e-11)
    assert found.undetermined == ()


def test_the_torque_of_the_drive_does_the_work():
    mechanism = Mechanism.loads(FOUR_BAR)
    motion = mechanism.simulate(method="kinematic", time=(0, 6, 0.01))
    torque = mechanism.reactions(motion)["torque on OA"]
    assert torque == pytest.approx(-motion["lambda5"], abs=1e-12 * np.abs(torque).max())
    T, V = motion.kinetic_energy, motion.potential_energy
    power = np.gradient(T + V, motion.t)
    assert power[1:-1] == pytest.approx(torque[1:-1], abs=2e-4 * np.abs(torque).max())


def test_the_pivot_force_of_a_pendulum_agrees_with_the_textbook():
    """Rod of length L and mass m let go level: 5/2 m g sin along it, m g cos/4 across."""
    mechanism = Mechanism.loads("""
PhysicalParams: {L: 2, m: 3, g: 10}
PartData: {Fixed: {O: []}, Rigids: {OA: {Geom: [[L]], Dyna: [[L/2], m, m*L^2/12]}}}
AppliedForces: {Gravity: [0, -g]}
ProblemData: {tend: 1, positions: {A: [L]}}
""")
    motion = mechanism.simulate(time=(0, 1, 0.05))
    force = mechanism.reactions(motion)["O on OA"] @ [1, 1j]
    along = place(motion, "A") / 2
    falling = -along.imag  # sine of the angle below the level
    assert (force * np.conj(along)).real == pytest.approx(-2.5 * 30 * falling, abs=1e-8)
    assert (force * np.conj(along)).imag == pytest.approx(30 / 4 * along.real, abs=1e-8)


def test_joint_forces_of_redundant_parts_are_not_unique():
    text = PARALLELOGRAM.replace("[2.7, 2.4]", "[3.5, 0.86]").replace(
        "    AB: {Geom: [[b]], ",
        "    DE: {Geom: [[a]], Dyna: [[a/2], 1, 0.1]}\n    AEB: {Geom: [[b/2], [b]], ",
    )
    text = text.replace("C: [d]}", "C: [d], D: [d/2]}").replace("start: 0", "start: 1")
    text = text.replace("AEB: {Geom: [[b/2], [b]]", "ABE: {Geom: [[b], [b/2]]")
    mechanism = Mechanism.loads(text)
    motion = mechanism.simulate(method="kinematic", time=(0, 0.5, 0.1))
    found = mechanism.reactions(motion)
    assert motion.rank[0] == len(motion.system.constraints) - 1
    assert "E on DE" in found.undetermined
    assert "D on ground" in found.undetermined
    assert "torque on OA" not in found.undetermined
    assert "(not unique)" in str(found)
    total = sum(found[f"{point} on ground"] for point in "OCD")
    whole = sum(
        mechanism._reader.value(body.mass) * mechanism.body_motion(motion, name).acceleration
        for name, body in mechanism._reader.bodies.items()
    )
    assert -total - [0, 5.5 * 9.80665] == pytest.approx(whole, abs=1e-9)


def test_torques_of_two_motors_are_not_unique():
    """Both drives turn the cranks of a parallelogram alike."""
    text = PARALLELOGRAM.replace("[2.7, 2.4]", "[3.5, 0.86]").replace("start: 0", "start: 1")
    text = text.replace("theta_OA: start + w*t", "theta_OA: start + w*t, theta_CB: start + w*t")
    mechanism = Mechanism.loads(text)
    motion = mechanism.simulate(method="kinematic", time=(0, 0.5, 0.1))
    found = mechanism.reactions(motion)
    assert {"torque on OA", "torque on CB"} <= {*found.undetermined}
    motion = mechanism.simulate(method="kinematic", time=(0, 0.5, 0.001))
    T, V = motion.kinetic_energy, motion.potential_energy
    power = np.gradient(T + V, 0.001)[100:-1:100]
    total = found["torque on OA"] + found["torque on CB"]
    assert total[1:-1] == pytest.approx(power, abs=1e-4)


def test_a_reaction_that_does_not_exist_and_a_foreign_motion_are_refused():
    mechanism = Mechanism.loads(FOUR_BAR)
    motion = mechanism.simulate(method="kinematic", time=(0, 1, 0.5))
    with pytest.raises(tm.ProblemError, match="there is no reaction 'D on OA'; did you mean"):
        mechanism.reactions(motion)["D on OA"]
    with pytest.raises(tm.ProblemError, match="a str is not a motion"):
        mechanism.table("motion")
    with pytest.raises(tm.ProblemError, match=r"an int is not a motion.*or one of equilibria"):
        mechanism.reactions(3)
    with pytest.raises(tm.ProblemError, match="drives must be given by coordinate"):
        mechanism.driven("theta_OA")
    with pytest.raises(tm.ProblemError, match="the motion of pendulum is not one of mechanism"):
        mechanism.reactions(tm.example("pendulum").simulate(time=(0, 0.1, 0.1)))
