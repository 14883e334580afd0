"""Newton's law, Poisson's law, and impacts one after the other."""

import numpy as np
import pytest

import teachmech as tm
from teachmech import Constraint, System
from teachmech.numerics.impact import LAWS
from teachmech.numerics.integrators import IMPACTS
from tests.node import in_node
from tests.program.octave import run_all

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
    for _ in range(200):
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
    (tmp_path / "program.js").write_text(system.program(**options, language="javascript"), "utf-8")
    tried = "try { run(); } catch (e) { console.log(JSON.stringify(e.message)); }"
    said = "c1 and c2: Newton's law would add energy, since contacts of this impact separate before"
    assert said in in_node(tmp_path, f'import {{ run }} from "./program.js"; {tried}')
    source = system.program(**options, language="matlab")
    assert said in run_all({"pressed": source}, tmp_path)["pressed"]


def test_an_unknown_law_is_refused():
    with pytest.raises(tm.ProblemError, match="there is no law of impact 'poison'"):
        cradle([1]).simulate((0, 2, 0.1), impacts="poison")


@pytest.mark.parametrize("law", ["poisson", "sequence"])
def test_contacts_with_friction_have_newtons_law_only(law):
    floor = Constraint("y >= 0", "floor", restitution=0.5, friction=0.3)
    ball = System(["x", "y"], [1, 1], [0, -9.81], [floor], start={"y": 1, "vx": 1})
    options = {"time": (0, 1, 0.1), "impacts": law}
    refused = f"impacts: floor has friction, so impacts follow Newton's law, not {law}"
    for run in (ball.simulate, ball.program):
        with pytest.raises(tm.ProblemError, match=refused) as error:
            run(**options)
        assert "leave impacts out" in error.value.hint
    with pytest.raises(tm.ProblemError, match=refused):
        ball.program(**options, language="javascript")
    offered = '"impacts": ["newton"]'
    assert offered in ball.program(time=(0, 1, 0.1), language="javascript")


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
