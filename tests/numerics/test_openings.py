"""Contacts that open together if a force jumps: forces and accelerations are complementary."""

import numpy as np
import pytest

from teachmech import Constraint, System
from teachmech.numerics import lemke
from tests import examples
from tests.node import in_node
from tests.program.octave import difference, run_all

HARD = (9, 10, 14)  # seeds for which some contacts that pull must stay closed


def unloaded(seed, n=4, k=3):
    """Return a system at rest whose contacts all push until t = 0.5, and the acceleration after."""
    random = np.random.default_rng(seed)
    G, M = random.normal(size=(k, n)).round(3), random.uniform(0.5, 2, n).round(3)
    first, later = -G.T @ random.uniform(0.5, 2, k), random.normal(size=n) * 3
    gaps = [" + ".join(f"({g})*x{i}" for i, g in enumerate(row, 1)) for row in G]
    touching = [Constraint(f"{gap} >= 0", f"c{j}", restitution=0.8) for j, gap in enumerate(gaps)]
    jumps = zip(first.tolist(), (later - first).tolist(), strict=True)
    forces = [f"({a!r}) + ({b!r})*step(t - 0.5)" for a, b in jumps]
    z = lemke(G / M @ G.T, G @ (later / M)).z
    names = [f"x{i}" for i in range(1, n + 1)]
    return System(names, M.tolist(), forces, touching, name=f"s{seed}"), (later + G.T @ z) / M, z


def row_of_balls():
    """Three balls in contact; at t = 1 the last one is pulled away, and the first one pushes on."""
    touch = [Constraint(f"x{k + 1} - x{k} >= 1", f"c{k}", restitution=1) for k in (1, 2)]
    forces = ["1", "0", "-1 + 4*step(t - 1)"]
    return System(["x1", "x2", "x3"], [1, 1, 1], forces, touch, start={"x2": 1, "x3": 2})


@pytest.mark.parametrize("compiled", [False, True])
def test_a_contact_that_pulls_only_with_others_stays_closed(compiled):
    """If both contacts held, both would pull: 1/3 and 5/3. If both open, ball 1 enters ball 2."""
    motion = row_of_balls().simulate((0, 2, 0.1), method="dop853", compiled=compiled)
    assert [(change.begun, change.ended) for change in motion.changes] == [((), ("c2",))]
    assert motion.changes[0].time == pytest.approx(1, abs=1e-9)
    assert motion.v[-1] == pytest.approx([0.5, 0.5, 3], abs=1e-8)


@pytest.mark.few("4")
@pytest.mark.parametrize("seed", range(examples(20)))
def test_random_contacts_open_as_lemke_says(seed):
    system, a, z = unloaded(seed)
    motion = system.simulate((0, 1, 0.1), method="dop853", compiled=False)
    assert motion.v[-1] == pytest.approx(a / 2, abs=1e-7)
    ended = {name for change in motion.changes for name in change.ended}
    assert ended == {f"c{j}" for j in np.flatnonzero(z == 0)}
    assert not any(change.begun for change in motion.changes)


def test_pages_and_octave_keep_the_same_contacts_closed(tmp_path):
    options = {"time": (0, 1, 0.1), "method": "rk4"}
    systems = {f"s{seed}": unloaded(seed)[0] for seed in HARD}
    sources = {name: s.program(**options, language="matlab") for name, s in systems.items()}
    found = run_all(sources, tmp_path)
    run = 'import { run } from "./program.js"; console.log(JSON.stringify(run()));'
    for name, system in systems.items():
        motion = system.simulate(**options, compiled=False)
        assert not isinstance(found[name], str), found[name]
        assert difference(found[name], motion) < 1e-7
        source = system.program(**options, language="javascript")
        (tmp_path / "program.js").write_text(source, encoding="utf-8")
        page = in_node(tmp_path, run)["values"]
        for coordinate in (*system.coordinates, *system.velocities):
            assert page[coordinate] == pytest.approx(motion[coordinate].tolist(), abs=1e-9)
