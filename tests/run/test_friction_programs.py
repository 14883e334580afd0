"""Programs in JavaScript have the friction of the plain program."""

import itertools
import math

import pytest

from teachmech import Constraint, System
from tests.node import in_node
from tests.run.test_friction import G, ball, block, driven_pad, helix, rod
from tests.run.test_switched_programs import assert_same, in_page

INCLINE = ("m*g*sin(alpha)", "-m*g*cos(alpha)")


def ring():
    """Return a bead on a rough vertical circle."""
    rough = Constraint("x^2 + y^2 = 1", "ring", friction=0.2)
    return System(["x", "y"], [1, 1], [0, -G], [rough], start={"x": 1})


def two_blocks():
    """Return two blocks on top of each other; the friction of the upper one drags the lower one."""
    upper = Constraint("y2 = 1", "upper", friction=0.4, slip="vx2 - vx1")
    lower = Constraint(
        "y1 = 0", "lower", friction=0.1, slip="vx1", normal="lambda_lower + lambda_upper"
    )
    names, start = ["x1", "y1", "x2", "y2"], {"y2": 1, "vx2": 3}
    return System(names, [2, 2, 1, 1], [0, -2 * G, 0, -G], [upper, lower], start=start)


CASES = {
    "ring": (ring(), (0, 3, 0.05)),
    "helix": (helix(), (0, 1, 0.05)),
    "incline": (block(forces=INCLINE, start={"vx": -2}), (0, 2, 0.05)),
    "spring": (block(forces=("-k*x", "-m*g"), start={"x": 0.9}, static="mus"), (0, 4, 0.05)),
    "belt": (block(forces=("-k*x", "-m*g"), static="mus", slip="vx - belt"), (0, 2.5, 0.05)),
    "ball": (ball(), (0, 2, 0.05)),
    "bounce": (ball(0.5, y=0.5, vphi=30), (0, 2, 0.05)),
    "rod": (rod(1.0, -5.0, 0.8), (0, 0.3, 0.05)),
    "blocks": (two_blocks(), (0, 2, 0.05)),
    "driven": (driven_pad(), (0, 3, 0.05)),
}


METHODS = {
    "rk4": {"method": "rk4", "stabilisation": "projection"},
    "dop853": {"method": "dop853", "stabilisation": "projection"},
    "radau": {"method": "radau", "stabilisation": "projection", "tolerance": 1e-10},
    "augmented": {"method": "dop853", "stabilisation": "augmented"},
}
OTHERS = [name for name in METHODS if name != "dop853"]


@pytest.mark.parametrize(
    ("name", "method"),
    [*((n, "dop853") for n in CASES), *zip(CASES, itertools.cycle(OTHERS), strict=False)],
)
@pytest.mark.few("dop853")
def test_a_page_has_the_friction_of_the_plain_program(name, method, tmp_path):
    system, time = CASES[name]
    options = {"time": time, **METHODS[method]}
    motion = system.simulate(**options, compiled=False)
    assert motion.changes or name == "helix"
    found = in_page(system, tmp_path, **options)
    assert_same(system, found, motion, 1e-8)
    assert found["rank"] == motion.rank.tolist()


def test_a_page_that_runs_into_the_paradox_names_it(tmp_path):
    system = rod(1.0, -6.0, "1.3 + 0.15*sign(t - 0.02)")
    source = system.program(time=(0, 1, 0.01), method="dop853", language="javascript")
    (tmp_path / "program.js").write_text(source, encoding="utf-8")
    tried = "try { run(); } catch (e) { console.log(JSON.stringify(e.message)); }"
    said = in_node(tmp_path, f'import {{ run }} from "./program.js"; {tried}')
    assert "after t = 0.02" in said or "after t = 0.01" in said
    assert said.endswith("friction determines no acceleration (Painleve's paradox)")


def test_a_page_finds_whether_another_start_sticks(tmp_path):
    """On the incline, tan(alpha) is below mu_s; a block that moves slides until it stops."""
    source = block(forces=INCLINE).program(time=(0, 1, 0.1), language="javascript")
    (tmp_path / "program.js").write_text(source, encoding="utf-8")

    def speed(asked):
        found = in_node(
            tmp_path,
            f'import {{ run }} from "./program.js"; console.log(JSON.stringify(run({asked})));',
        )
        return found["values"]["vx"]

    assert max(map(abs, speed("{}"))) < 1e-12
    slows = G * (math.sin(0.2) - 0.3 * math.cos(0.2))
    assert speed("{ start: { vx: 0.5 } }")[1] == pytest.approx(0.5 + 0.1 * slows, abs=1e-9)
    slides = G * (math.sin(0.5) - 0.3 * math.cos(0.5))
    assert speed("{ parameters: { alpha: 0.5 } }")[-1] == pytest.approx(slides, abs=1e-9)
