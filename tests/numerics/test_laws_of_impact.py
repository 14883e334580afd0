"""Newton's law, Poisson's law, and impacts one after the other."""

import numpy as np
import pytest

import teachmech as tm
from teachmech import Constraint, System
from teachmech.numerics.coulomb import GAIN, coulombs_law
from teachmech.numerics.impact import LAWS, in_sequence
from teachmech.numerics.integrators import IMPACTS
from tests.node import in_node
from tests.program.octave import run_all
from tests.run.test_switched_programs import assert_same, in_page

ACCURATE = {"method": "dop853", "tolerance": 1e-12}
EVERY = pytest.mark.parametrize("law", IMPACTS)


def cradle(restitution, gap=0.0):
    """Equal balls in a row, the first of which moves with the speed 1; they meet at t = 1."""
    n = len(restitution) + 1
    touch = [
        Constraint(f"x{k + 1} - x{k} >= 1", f"c{k}", restitution=e)
        for k, e in enumerate(restitution, 1)
    ]
    start = {f"x{k}": k - 1 + gap * (k - 2) for k in range(2, n + 1)} | {"x1": -1, "vx1": 1}
    return System([f"x{k}" for k in range(1, n + 1)], [1] * n, [0] * n, touch, start=start)


def after(system, law, compiled=False, **options):
    given = {"time": (0, 2, 0.1), **ACCURATE, **options}
    motion = system.simulate(impacts=law, compiled=compiled, **given)
    assert max(change.energy for change in motion.changes) < 1e-12
    assert np.abs(motion.energy_balance).max() < 1e-12
    return motion.v[-1]


def test_every_law_has_a_description():
    assert LAWS.keys() == IMPACTS.keys()


@EVERY
@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("e", [0, 0.6, 1])
def test_a_single_contact_follows_one_law(law, compiled, e):
    assert after(cradle([e]), law, compiled) == pytest.approx([(1 - e) / 2, (1 + e) / 2])


@pytest.mark.few("2-poisson")
@pytest.mark.parametrize("law", ["newton", "poisson"])
@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_equal_coefficients_in_a_cradle(law, n):
    """Together: the first has (1 - (n - 1) e)/n, the others have (1 + e)/n."""
    for e in (0, 0.5, 1):
        expected = [(1 - (n - 1) * e) / n, *[(1 + e) / n] * (n - 1)]
        assert after(cradle([e] * (n - 1)), law) == pytest.approx(expected, abs=1e-12)


@pytest.mark.parametrize("n", [2, 3, 4, 5])
def test_one_after_the_other_only_the_last_ball_moves(n):
    assert after(cradle([1] * (n - 1)), "sequence") == pytest.approx([0] * (n - 1) + [1], abs=1e-12)
    assert after(cradle([0] * (n - 1)), "sequence") == pytest.approx([1 / n] * n, abs=1e-10)


def test_two_balls_release_two():
    system = cradle([1] * 4)
    start = {"x1": -2, "x2": -1, "vx1": 1, "vx2": 1, "x3": 1, "x4": 2, "x5": 3}
    assert after(system.replace(start=start), "sequence") == pytest.approx([0, 0, 0, 1, 1])


@pytest.mark.parametrize("e", [0.3, 0.5, 0.9])
def test_a_sequence_is_the_limit_of_small_gaps(e):
    """With gaps, every impact is an event by itself."""
    apart = after(cradle([e, e], gap=1e-6), "newton", time=(0, 3, 0.1))
    assert after(cradle([e, e]), "sequence") == pytest.approx(apart, abs=1e-9)


def test_poisson_returns_the_impulse_of_a_contact_that_did_not_approach():
    """Compression (2/3, 1/3) makes all three equally fast; the second then returns 1/3.

    Ball 2 is slower than ball 1 then, by 1/3, which an impulse 1/6 of the first contact ends.
    """
    assert after(cradle([0, 1]), "newton") == pytest.approx([1 / 3] * 3)
    assert after(cradle([0, 1]), "poisson") == pytest.approx([1 / 6, 1 / 6, 2 / 3])


def test_bilateral_constraints_take_part():
    """A rod couples balls 2 and 3, so that ball 1 hits the mass 2."""
    system = cradle([1, 1])
    rod = Constraint("x3 - x2 = 1", "rod")
    system = system.replace(constraints=[system.constraints[0], rod])
    for law in IMPACTS:
        assert after(system, law) == pytest.approx([-1 / 3, 2 / 3, 2 / 3])


@EVERY
def test_random_impacts_lose_energy_and_open(law):
    """Redundant and dependent contacts with different coefficients.

    Newton: the work of an impulse is z (g'- + g'+)/2, with g'+ = -e g'- if z > 0 and g'- <= 0. So
    it is positive only if a contact separates before. Poisson: decompression minimises its gain
    w_c z + z W z/2 over z >= e z_c, and max(e) z_c, which is admissible, returns no more than
    compression took.
    """
    random = np.random.default_rng(5)
    for _ in range(50):
        n, k = random.integers(1, 6, 2)
        G = random.normal(size=(k, n)) * (random.random((k, n)) < 0.7)
        G = np.concatenate([G, G[: random.integers(0, 2)]])  # perhaps one of them twice
        M = random.uniform(0.5, 2, n)
        v, e = random.normal(size=n), random.choice([0, 0.5, 0.9, 1], size=len(G))
        if law == "sequence":  # without a loss, it may have no end
            e = np.minimum(e, 0.9)
        if law == "newton":
            G = -np.where(G @ v > 0, 1.0, -1.0)[:, None] * G
        W, before = G / M @ G.T, G @ v
        z = LAWS[law](W, before, before, e)
        later = v + G.T @ z / M
        assert (z >= 0).all() and (G @ later >= -1e-9).all()
        assert later @ (M * later) <= v @ (M * v) * (1 + 1e-9)


def pressed_while_it_separates():
    """Ball 1 hits ball 2, which touches ball 3; this moves away with half the speed."""
    start = {"x1": 0, "vx1": 1, "x2": 1, "x3": 2, "vx3": 0.5}
    return cradle([1, 1]).replace(start=start)


@pytest.mark.parametrize("compiled", [False, True])
def test_an_impact_that_would_add_energy_ends_the_run(compiled):
    """Newton's law leaves balls 2 and 3 together, with the energy 17/24 in place of 15/24."""
    system = pressed_while_it_separates()
    before = np.array([-1.0, 0.5])
    z = LAWS["newton"](np.array([[2.0, -1.0], [-1.0, 2.0]]), before, before, np.ones(2))
    v = np.array([1.0, 0.0, 0.5]) + z @ [[-1, 1, 0], [0, -1, 1]]
    assert v @ v / 2 == pytest.approx(17 / 24)
    with pytest.raises(tm.SimulationError, match="c1 and c2: Newton's law would add energy") as it:
        system.simulate((0, 1, 0.1), compiled=compiled)
    assert "impacts='poisson'" in it.value.hint
    assert after(system, "sequence", compiled) == pytest.approx([0, 0.5, 1], abs=1e-9)
    # Compression needs ball 1 only, then all have the speed 1/2. Decompression stops ball 1, and
    # ball 2 pushes ball 3.
    assert after(system, "poisson", compiled) == pytest.approx([0, 0.75, 0.75], abs=1e-9)


def test_pages_and_octave_refuse_an_impact_that_would_add_energy(tmp_path):
    system = pressed_while_it_separates().replace(name="pressed")
    options = {"time": (0, 1, 0.1), "method": "rk4"}
    said = "c1 and c2: Newton's law would add energy, since contacts of this impact separate before"
    assert said in said_by_page(system, tmp_path, **options)
    source = system.program(**options, language="matlab")
    assert said in run_all({"pressed": source}, tmp_path)["pressed"]


def test_an_unknown_law_is_refused():
    with pytest.raises(tm.ProblemError, match="there is no law of impact 'poison'"):
        cradle([1]).simulate((0, 2, 0.1), impacts="poison")


def test_contacts_with_friction_do_not_have_poissons_law():
    floor = Constraint("y >= 0", "floor", restitution=0.5, friction=0.3)
    ball = System(["x", "y"], [1, 1], [0, -9.81], [floor], start={"y": 1, "vx": 1})
    options = {"time": (0, 1, 0.1), "impacts": "poisson"}
    refused = "impacts: floor has friction, so impacts follow Newton's law, not poisson"
    for run in (ball.simulate, ball.program):
        with pytest.raises(tm.ProblemError, match=refused) as error:
            run(**options)
        assert "take newton or sequence" in error.value.hint
    with pytest.raises(tm.ProblemError, match=refused):
        ball.program(**options, language="javascript")
    offered = '"impacts": ["newton", "sequence"]'
    assert offered in ball.program(time=(0, 1, 0.1), language="javascript")


@pytest.mark.few("newton")
@EVERY
def test_a_contact_that_no_impulse_can_stop_ends_the_run(law, tmp_path):
    wall = Constraint("x <= 1", "wall")
    driven = System(["x", "y"], [1, 1], [0, -1], [Constraint("x = t", "drive"), wall],
                    start={"vx": 1}, name="driven")  # fmt: skip
    options = {"time": (0, 2, 0.5), "impacts": law}
    with pytest.raises(tm.SimulationError, match="no impulses are admissible"):
        driven.simulate(**options)
    assert "no impulses are admissible" in said_by_page(driven, tmp_path, **options)
    source = driven.program(**options, method="rk4", language="matlab")
    assert "no impulses are admissible" in run_all({"driven": source}, tmp_path)["driven"]


def said_by_page(system, folder, **options):
    """Return the message with which the program of a page ends."""
    (folder / "program.js").write_text(system.program(**options, language="javascript"), "utf-8")
    tried = "try { run(); } catch (e) { console.log(JSON.stringify(e.message)); }"
    return in_node(folder, f'import {{ run }} from "./program.js"; {tried}')


def disks(e, mu, spin=0.0):
    """Return three equal disks in a row, the first of which moves with the speed 1 and may spin."""
    touch = [
        Constraint(f"x{k + 1} - x{k} >= 2*r", f"c{k}", restitution=e, friction=mu,
                   slip=f"vy{k + 1} - vy{k} - r*(va{k} + va{k + 1})")
        for k in (1, 2)
    ]  # fmt: skip
    names = [f"{c}{k}" for k in (1, 2, 3) for c in "xya"]
    start = {"x1": -0.5, "vx1": 1, "va1": spin, "x2": 0.2, "x3": 0.4}
    mass, given = ["m", "m", "m*r^2/2"] * 3, {"m": 2, "r": 0.1}
    return System(names, mass, [0] * 9, touch, given, start=start, name="disks")


@pytest.mark.parametrize("e", [0.0, 0.5, 1.0])
def test_friction_does_not_matter_in_a_cradle_without_sliding(e):
    smooth = after(cradle([e, e]), "sequence")
    rough = after(disks(e, 0.4), "sequence")
    assert rough[::3] == pytest.approx(smooth, abs=1e-11)
    assert np.delete(rough, [0, 3, 6]) == pytest.approx(0, abs=1e-12)


@pytest.mark.few("0.1-True")
@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("mu", [0.1, 0.03])
def test_disks_with_friction_turn_each_other(mu, compiled, tmp_path):
    """Tangents do not change normals, so two impulses m stop disks 1 and 2.

    A tangential impulse T changes the sliding velocity by T (2/m + 2 r^2/J) = 6 T/m. It was -0.4,
    which T = m/15 stops, if mu allows it. Then it is T/m at the second contact, where T/6 stops it.
    """
    system, options = disks(1.0, mu, 4.0), {"time": (0, 2, 0.1), **ACCURATE}
    first = min(1 / 15, mu)
    second = first / 6
    # a is the change of the angular velocity over the factor r m/J = 20
    y, a = [-first, first + second, -second], [first, first - second, -second]
    x, turns = [0, 0, 1], [4 - 20 * a[0], -20 * a[1], -20 * a[2]]
    expected = [speed for each in zip(x, y, turns, strict=True) for speed in each]
    motion = system.simulate(impacts="sequence", compiled=compiled, **options)
    assert motion.v[-1] == pytest.approx(expected, abs=1e-11)
    assert np.abs(motion.energy_balance).max() < 1e-12
    found = in_page(system, tmp_path, impacts="sequence", **options)
    assert_same(system, found, motion, 1e-10)


def bounced(v, axis, e, mu):
    """Return the velocity of a particle after a wall across an axis."""
    along = np.delete(v, axis)
    speed = np.linalg.norm(along)
    slower = max(0.0, speed + mu * (1 + e) * v[axis])  # v[axis] < 0
    return np.insert(along * slower / speed, axis, -e * v[axis])


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("space", [False, True], ids=["plane", "space"])
def test_a_particle_in_a_rough_corner_meets_one_wall_after_the_other(space, compiled, tmp_path):
    """It is faster towards the floor; then friction has turned it as it meets the wall."""
    names = [*"xyz"] if space else [*"xz"]
    along = {"x": "vz", "z": "vx"}
    walls = [
        Constraint(f"{x} >= 0", x, restitution=0.5, friction=mu, slip="" if space else along[x])
        for x, mu in (("x", 0.2), ("z", 0.1))
    ]
    start = {"x": 1, "z": 2, "vx": -1, "vz": -2} | ({"vy": 1} if space else {})
    points = {"points": {"ball": names}} if space else {}
    system = System(names, [2] * len(names), [0] * len(names), walls, start=start, **points)
    options = {"time": (0, 2, 0.1), **ACCURATE, "impacts": "sequence"}
    motion = system.simulate(compiled=compiled, **options)
    v = bounced(np.array([start[f"v{x}"] for x in names], float), len(names) - 1, 0.5, 0.1)
    v = bounced(v, 0, 0.5, 0.2)
    assert motion.v[-1] == pytest.approx(v, abs=1e-11)
    assert_same(system, in_page(system, tmp_path, **options), motion, 1e-10)
    together = system.simulate(**options | {"impacts": "newton"})
    assert np.abs(together.v[-1] - v).max() > 0.01


@pytest.mark.parametrize("tangents", [1, 2])
def test_a_single_rough_contact_follows_one_law(tangents):
    random = np.random.default_rng(3)
    for _ in range(30):
        W, before, e, mu, energy = rough_contacts(random, 1, tangents)[:5]
        once = outcome(coulombs_law, W, before, before, e, mu, energy)
        found = outcome(in_sequence, W, before, e, lambda *one, E=energy: coulombs_law(*one, E), mu)
        if isinstance(once, str):
            assert found == once
        else:
            assert found == pytest.approx(once, abs=1e-9)


def rough_contacts(random, k, tangents):
    """Return W, velocities, e, mu and energy of random contacts, their rows and the velocity."""
    n = 3 * k + random.integers(1, 4)
    G, M = random.normal(size=((1 + tangents) * k, n)), random.uniform(0.5, 2, n)
    v, mu = random.normal(size=n), random.uniform(0, 1, k)
    e = random.choice([0, 0.5, 0.8], size=k)
    return G / M @ G.T, G @ v, e, mu, v @ (M * v), G / M, v, M


def outcome(law, *given):
    try:
        return law(*given)
    except FloatingPointError as error:
        return error.args[0]


@pytest.mark.parametrize("tangents", [1, 2])
def test_random_sequences_with_friction_open_and_lose_energy(tangents):
    """Each impact by itself obeys Coulomb's law, does not penetrate and loses energy."""
    random = np.random.default_rng(8)
    ended = 0
    for _ in range(40):
        k = random.integers(1, 5)
        W, before, e, mu, energy, response, v, M = rough_contacts(random, k, tangents)

        def one(W, before, free, e, mu, energy=energy):
            z = coulombs_law(W, before, free, e, mu, energy)
            N, T = z[: len(e)], z[len(e) :].reshape(len(e), -1)
            w = free + W @ z
            size = np.abs(before).max()
            assert (N >= 0).all() and (w[: len(e)] >= -1e-9 * size).all()
            assert (np.linalg.norm(T, axis=1) <= mu * N * (1 + 1e-9) + 1e-12 * size).all()
            assert z @ (before + w) <= 1e-9 * energy
            return z

        z = outcome(in_sequence, W, before, e, one, mu)
        if isinstance(z, str):
            assert z == GAIN[0]
            ended += 1
            continue
        w, later = before + W @ z, v + z @ response
        assert (w[:k] >= -1e-9 * np.abs(before).max()).all()
        assert later @ (M * later) <= energy * (1 + 1e-9)
    assert ended < 20


@EVERY
@pytest.mark.parametrize("compiled", [False, True])
def test_friction_of_other_constraints_leaves_the_law(law, compiled):
    """Three balls on rough rails; the impact takes no time, so friction has no impulse."""
    smooth = cradle([1, 1])
    names = [f"{axis}{k}" for k in (1, 2, 3) for axis in "xy"]
    rails = [Constraint(f"y{k} = 0", f"rail{k}", friction=0.02, slip=f"vx{k}") for k in (1, 2, 3)]
    rough = System(names, [1] * 6, [0, -9.81] * 3, [*smooth.constraints, *rails],
                   start={"x1": -0.5, "vx1": 1, "x2": 1, "x3": 2})  # fmt: skip
    motion = rough.simulate((0, 1, 0.1), impacts=law, compiled=compiled, **ACCURATE)
    impact = next(change for change in motion.changes if change.energy or change.begun[0] in "c1c2")
    after = [0, 0, 1] if law == "sequence" else [-1 / 3, 2 / 3, 2 / 3]
    speed = (1 - 2 * 0.02 * 9.81 * 0.5) ** 0.5
    assert impact.v_before[::2] == pytest.approx([speed, 0, 0], abs=1e-9)
    assert impact.v_after[::2] == pytest.approx([speed * x for x in after], abs=1e-9)


def test_files_programs_and_motions_keep_the_law(tmp_path):
    text = """
coordinates: [x1, x2, x3]
mass: [1, 1, 1]
forces: [0, 0, 0]
constraints:
  - {equation: x2 - x1 >= 1, restitution: 1}
  - {equation: x3 - x2 >= 1, restitution: 1}
start: {x1: -1, vx1: 1, x2: 1, x3: 2}
time: {end: 2, step: 0.1}
solver: {impacts: sequence}
"""
    (tmp_path / "cradle.yaml").write_text(text, "utf-8")
    problem = tm.load(tmp_path / "cradle.yaml")
    motion = problem.simulate()
    assert motion.v[-1] == pytest.approx([0, 0, 1], abs=1e-12)
    together = problem.simulate(impacts="newton").v[-1]
    assert together == pytest.approx([-1 / 3, 2 / 3, 2 / 3])
    motion.to_npz(tmp_path / "m.npz")
    assert tm.Motion.from_npz(tmp_path / "m.npz").settings.impacts == "sequence"
    assert "one_after_another" in problem.program()
    (tmp_path / "cradle.yaml").write_text(text.replace("sequence", "sequences"), "utf-8")
    with pytest.raises(tm.ProblemError, match="impacts: there is no law of impact 'sequences'"):
        tm.load(tmp_path / "cradle.yaml").simulate()
