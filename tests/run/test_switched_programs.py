"""Switches and contacts: machine code, pages, Octave and ensembles agree with the program."""

import numpy as np
import pytest

import teachmech as tm
from tests import contacts
from tests.node import in_node
from tests.program.octave import difference, run_all
from tests.run.switched_systems import KNOWN, random_system, released_bob

METHODS = ("rk4", "dop853", "tsit5", "radau")
STABILISATIONS = ("projection", "none", "baumgarte", "augmented")
RUN = 'import { run } from "./program.js"; console.log(JSON.stringify(run()));'
# Radau's steps in SciPy and in the kernels differ; both meet the tolerance.
BOUNDS = {"radau": 1e-7}


def in_page(system, folder, **options):
    """Return what the program in JavaScript computes."""
    source = system.program(**options, language="javascript")
    (folder / "program.js").write_text(source, encoding="utf-8")
    return in_node(folder, RUN)


def assert_same(system, found, motion, bound, multipliers=True):
    """Compare a motion of a page with one of Python; redundant contacts may differ."""
    assert found["t"] == pytest.approx(motion.t.tolist(), abs=bound)
    for name in (*system.coordinates, *system.velocities):
        assert found["values"][name] == pytest.approx(motion[name].tolist(), abs=bound)
    sigma, last = motion.singular_values, motion.rank - 1
    least = np.take_along_axis(sigma, np.maximum(last, 0)[:, None], axis=1)[:, 0]
    sure = (last < 0) | (least > 1e-3 * sigma[:, 0])  # away from singular positions
    compared = {f"a{x}": f"a{x}" for x in system.coordinates}
    if multipliers:
        compared |= {f"lambda{k}": name for k, name in enumerate(system.multipliers, 1)}
    for name, other in compared.items():
        values = np.array(found["values"][name])
        assert values[sure] == pytest.approx(motion[other][sure], abs=1000 * bound)


# Every system with every method, and every method with three stabilisations.
@pytest.mark.parametrize(
    ("system", "time", "method", "stabilisation"),
    [
        (system, time, method, STABILISATIONS[(i + k) % 4])
        for k, (system, time) in enumerate(KNOWN)
        for i, method in enumerate(METHODS)
    ],
    ids=lambda x: getattr(x, "name", x if isinstance(x, str) else ""),
)
@pytest.mark.few("projection")
def test_the_program_of_a_page_switches_as_the_plain_one(
    system, time, method, stabilisation, tmp_path
):
    options = {"time": time, "method": method, "stabilisation": stabilisation}
    motion = system.simulate(**options, compiled=False)
    assert len(motion.changes) > 0
    found = in_page(system, tmp_path, **options)
    assert_same(system, found, motion, BOUNDS.get(method, 1e-8))
    if stabilisation != "augmented":  # which needs no rank, so the kernels do not decide on it
        assert found["rank"] == motion.rank.tolist()


@pytest.mark.parametrize(
    ("system", "time", "method", "stabilisation"),
    [
        *((system, time, "dop853", "projection") for system, time in contacts.KNOWN),
        *(
            (system, time, METHODS[k % 4], STABILISATIONS[(k + 1) // 2 % 2])
            for k, (system, time) in enumerate(contacts.KNOWN)
        ),
    ],
    ids=lambda x: getattr(x, "name", x if isinstance(x, str) else ""),
)
@pytest.mark.few("dop853-projection")
def test_the_program_of_a_page_has_the_impacts_of_the_plain_one(
    system, time, method, stabilisation, tmp_path
):
    options = {"time": time, "method": method, "stabilisation": stabilisation}
    motion = system.simulate(**options, compiled=False)
    assert motion.changes
    found = in_page(system, tmp_path, **options)
    assert_same(system, found, motion, BOUNDS.get(method, 1e-8))
    assert found["rank"] == motion.rank.tolist()


@pytest.mark.few("system1-0.5-poisson")
@pytest.mark.parametrize("law", ["poisson", "sequence"])
@pytest.mark.parametrize(
    ("system", "end"), [(contacts.cradle(0.5), 1.1), (contacts.row(np.random.default_rng(5)), 0.5)]
)
def test_a_page_has_the_laws_of_impact(system, end, law, tmp_path):
    options = {"time": (0, end, 0.1), "method": "dop853", "impacts": law}
    motion = system.simulate(**options, compiled=False)
    assert motion.changes
    assert_same(system, in_page(system, tmp_path, **options), motion, 1e-8)


@pytest.mark.few("0")
@pytest.mark.parametrize("seed", [0, 2, 7])
def test_a_random_system_has_the_same_impacts_everywhere(seed, tmp_path):
    compare(contacts.random_contacts(seed), METHODS[seed % 4], tmp_path, least=1e-3)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(10, 20))
def test_random_systems_have_the_same_impacts_everywhere(seed, tmp_path):
    compare(contacts.random_contacts(seed), METHODS[seed // 3 % 4], tmp_path, least=1e-3)


def test_a_page_refuses_a_start_that_penetrates_and_a_restitution_that_gains_energy(tmp_path):
    source = contacts.ball(0.5).program(time=(0, 1, 0.1), language="javascript")
    (tmp_path / "program.js").write_text(source, encoding="utf-8")
    asked = "try { run(%s); } catch (e) { console.log(JSON.stringify(e.message)); }"
    refused = f'import {{ run }} from "./program.js"; {asked}'
    assert in_node(tmp_path, refused % "{ start: { y: -0.1 } }") == "the start does not meet floor"
    said = in_node(tmp_path, refused % "{ parameters: { e: 1.5 } }")
    assert said == "the restitution of floor is 1.5, not a number from 0 to 1"


def test_a_program_without_contacts_has_no_law_of_impact():
    with_contact = contacts.ball(0.5).program(time=(0, 1, 0.1), language="javascript")
    without = released_bob().program(time=(0, 1, 0.1), language="javascript")
    for name in ("function impact(", "function lemke("):
        assert name in with_contact and name not in without


def test_a_page_finds_the_switches_of_another_start(tmp_path):
    """The rod never acts if the bob starts beyond its end."""
    source = released_bob().program(time=(0, 1, 0.1), language="javascript")
    (tmp_path / "program.js").write_text(source, encoding="utf-8")
    start = "{ start: { x: -0.6, y: 0.8 }, parameters: { L: 1, g: 0 }, end: 0.2 }"
    found = in_node(tmp_path, RUN.replace("run()", f"run({start})"))
    assert found["rank"] == [1] * 3
    start = start.replace("0.8", "-0.8").replace("-0.6", "-0.9")
    found = in_node(tmp_path, RUN.replace("run()", f"run({start})"))
    assert found["rank"] == [0] * 3


def test_what_a_page_cannot_switch_is_said_as_in_python(tmp_path):
    system = tm.System(["x"], [1], [0], [tm.Constraint("x = 0", "wall", begin="t > 1")],
                       start={"vx": 1})  # fmt: skip
    source = system.program(time=(0, 2, 0.1), language="javascript")
    (tmp_path / "program.js").write_text(source, encoding="utf-8")
    tried = "try { run(); } catch (e) { console.log(JSON.stringify(e.message)); }"
    tried = RUN.replace("console.log(JSON.stringify(run()));", tried)
    said = "wall begins to act, but its positions do not meet it"
    assert in_node(tmp_path, tried).endswith(said)
    with pytest.raises(tm.SimulationError, match=said):
        system.simulate(time=(0, 2, 0.1))


@pytest.mark.thorough
def test_octave_switches_as_the_plain_program(tmp_path):
    """The three stabilisations take turns."""
    cases = [
        (system, {"time": time, "method": "rk4", "stabilisation": STABILISATIONS[k % 3]})
        for k, (system, time) in enumerate([*KNOWN, *contacts.KNOWN])
    ]
    until = released_bob(end="t > 0.4").replace(name="falls")
    cases.append((until, {"time": (0, 1, 0.01), "method": "rk4", "until": "y = -1.5"}))
    sources = {s.name: s.program(**options, language="matlab") for s, options in cases}
    found = run_all(sources, tmp_path)
    for system, options in cases:
        motion = system.simulate(**options, compiled=False)
        assert motion.changes
        assert not isinstance(found[system.name], str), found[system.name]
        assert difference(found[system.name], motion) < 1e-12


def test_parameters_may_have_the_names_of_bounds(tmp_path):
    """The conditions of contacts contain the overlap at which they begin."""
    ball = contacts.ball(0.5, height=1)
    floor = tm.Constraint("y >= least - 0.5", "floor", restitution="least")
    system = tm.System(["y"], ["overlap"], ["-overlap*slow"], [floor],
                       {"overlap": 2, "slow": contacts.G, "least": 0.5}, start={"y": 1},
                       name="named")  # fmt: skip
    options = {"time": (0, 1.2, 0.01), "method": "rk4"}
    motion, expected = system.simulate(**options), ball.simulate(**options)
    assert motion.q == pytest.approx(expected.q, abs=1e-12)
    assert_same(system, in_page(system, tmp_path, **options), motion, 1e-12)
    found = run_all({"named": system.program(**options, language="matlab")}, tmp_path)
    assert difference(found["named"], motion) < 1e-12


@pytest.mark.thorough
def test_octave_has_the_laws_of_impact_and_redundant_contacts(tmp_path):
    how = {"time": (0, 0.7, 0.01), "method": "rk4"}
    cases = [(contacts.random_contacts(2), how)]
    row = contacts.row(np.random.default_rng(5))
    cases += [
        (row.replace(name=f"row_{law}"), how | {"time": (0, 0.4, 0.01), "impacts": law})
        for law in ("newton", "poisson", "sequence")
    ]
    sources = {s.name: s.program(**options, language="matlab") for s, options in cases}
    found = run_all(sources, tmp_path)
    for system, options in cases:
        motion = system.simulate(**options, compiled=False)
        assert motion.changes
        assert not isinstance(found[system.name], str), found[system.name]
        unique = system is not cases[0][0]  # rounding decides which of redundant contacts acts
        error = difference(found[system.name], motion, multipliers=unique)
        assert error < 1e-9  # impacts amplify rounding


@pytest.mark.parametrize("compiled", [False, True])
def test_members_of_an_ensemble_switch_on_their_own(compiled):
    system = released_bob()
    options = {"time": (0, 1, 0.01), "method": "dop853"}
    lengths = [0.5, 1.0, 2.0]
    found = tm.ensemble(system, {"L": lengths}, **options, compiled=compiled)
    for k, L in enumerate(lengths):
        motion = system.simulate(**options, parameters={"L": L}, compiled=compiled)
        assert len(motion.changes) == 1
        assert found.q[k].tolist() == motion.q[-1].tolist()
        assert found.energy_imbalance[k] < 1e-6


@pytest.mark.few("False")
@pytest.mark.parametrize("compiled", [False, True])
def test_members_of_an_ensemble_have_their_own_impacts(compiled):
    system, options = contacts.ball(0.5), {"time": (0, 2, 0.01), "method": "dop853"}
    values = [0.0, 0.5, 0.9, 1.5]
    found = tm.ensemble(system, {"e": values}, **options, compiled=compiled)
    for k, e in enumerate(values[:-1]):
        motion = system.simulate(**options, parameters={"e": e}, compiled=compiled)
        assert motion.changes and found.q[k].tolist() == motion.q[-1].tolist()
        assert found.energy_imbalance[k] < 1e-9
    assert "the restitution is 1.5" in str(found)


def compare(system, method, folder, least=0.0):
    """Compare the motions of a system: plain, compiled, and in a page.

    Changes by less than the velocity ``least`` may differ: rounding ends a series of impacts. It
    also decides which of redundant contacts acts.
    """
    step = 0.01 if method == "rk4" else 0.05
    options = {"time": (0, 1.5, step), "method": method, "stabilisation": "projection"}
    if method != "rk4":
        options["tolerance"] = 1e-10
    bound = 1e-9 if method == "rk4" else 1e-6
    plain, compiled = (system.simulate(**options, compiled=kind) for kind in (False, True))
    assert plain.changes and not plain.ending
    pair = [
        [
            change
            for change in motion.changes
            if np.abs(change.v_after - change.v_before).max() >= least
        ]
        for motion in (plain, compiled)
    ]
    times = [[change.time for change in changes] for changes in pair]
    assert times[1] == pytest.approx(times[0], abs=bound)
    for one, other in zip(*pair, strict=True):
        assert least or (one.begun, one.ended) == (other.begun, other.ended)
        assert one.v_after == pytest.approx(other.v_after, abs=100 * bound)
        M = plain.model.mass_matrix(one.time, one.q, one.v_before, plain.model.p)
        assert one.energy <= 1e-12 * (one.v_before @ M @ one.v_before)
    for name in ("q", "v"):
        assert getattr(plain, name) == pytest.approx(getattr(compiled, name), abs=100 * bound)
    found = in_page(system, folder, **options)
    assert_same(system, found, plain, 100 * bound, multipliers=not least)
    if not least:
        assert plain.rank.tolist() == compiled.rank.tolist() == found["rank"]
    if method != "rk4":
        assert np.abs(plain.energy_balance).max() < 1e-5


@pytest.mark.few("2")
@pytest.mark.parametrize("seed", range(5))
def test_a_random_system_switches_alike_everywhere(seed, tmp_path):
    compare(random_system(seed), METHODS[seed // 3 % 4], tmp_path)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(5, 17))
def test_random_systems_switch_alike_everywhere(seed, tmp_path):
    compare(random_system(seed), METHODS[seed // 3 % 4], tmp_path)


def test_endless_changes_end_a_page_as_python(tmp_path):
    """The brake stops the mass when its speed is 1 - t: always after a third of the time to 1."""
    brake = tm.Constraint("vx = 0", "brake", when="vx > 1 - t")
    system = tm.System(["x"], [1], [2], [brake])
    source = system.program(time=(0, 2, 0.1), language="javascript")
    (tmp_path / "program.js").write_text(source, encoding="utf-8")
    tried = "try { run(); } catch (e) { console.log(JSON.stringify(e.message)); }"
    assert "faster and faster" in in_node(
        tmp_path, f'import {{ run }} from "./program.js"; {tried}'
    )


@pytest.mark.thorough
def test_contacts_that_lift_each_other_come_to_rest(tmp_path):
    """Bobs of a chain rest on a floor: each impact of one lifts the other, less and less."""
    system = contacts.random_contacts(10)
    options = {"time": (0.0, 0.9, 0.01), "method": "dop853", "tolerance": 1e-10}
    motion = system.simulate(**options, compiled=True)
    assert not motion.ending
    assert {"floor1", "floor2"} <= {*motion.changes[-1].acting}
    assert len(motion.changes) < 200
    assert_same(system, in_page(system, tmp_path, **options), motion, 1e-6, multipliers=False)
