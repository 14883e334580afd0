"""Linearised equations, modes and equilibria of a page in Node, next to those of Python."""

import json
from pathlib import Path

import numpy as np
import pytest
from scipy.optimize import linear_sum_assignment

import teachmech as tm
from teachmech.expressions import Names, parse_expression
from teachmech.expressions.gradients import Gradients
from teachmech.live.live_picture import LivePicture
from teachmech.model.inputs import Samples
from teachmech.numerics.integrators import Settings
from teachmech.run.javascript import PictureFormulas, write_problem
from teachmech.run.residuals import residuals_for_pages
from teachmech.stability.modes import eigenvalues
from tests.node import in_node

FOLDER = Path(tm.__file__).parent
CORE = ("kernels", "linear", "samples", "impact", "dry_friction")
NOTHING = PictureFormulas((), (), (), ())
EXAMPLES = [
    "a02-chain",
    "andrews",
    "belt",
    "bennett",
    "double-parallelogram",
    "falling-hoop",
    "four-bar",
    "gyroscope",
    "ladder",
    "peg-pendulum",
    "physical-pendulum",
    "rolling-disk",
    "skew2pend",
    "spatial-slider-crank",
    "turned-hoop",
]
STUDY = """
const problems = JSON.parse(readFileSync("given.json", "utf-8")).map(({ program, residuals }) => {
  const problem = new Function("page", program + "\\nreturn problem;")(page);
  const p = Float64Array.from(Object.values(problem.parameters));
  const { q, v } = problem.start(p);
  const y = Float64Array.from([...q, ...v, 0, 0]);
  const place = { p, settings: problem.settings, t: problem.settings.begin, y };
  return { study: new ModeStudy(problem, residuals), place };
});
"""
MODES = """
print(problems.map(({ study, place }) => {
  const { kind, linear, modes, values } = study.about(place);
  return { kind, coordinates: linear.coordinates, A: linear.rates.map((row) => [...row]),
    values: values.map(({ re, im }) => [re, im]), titles: modes.map(({ title }) => title),
    shapes: modes.map(({ shape }) => [[...shape.re], [...shape.im]]) };
}));
"""
CART = {
    "mass": [["M + m", "-m*L*cos(phi)"], ["-m*L*cos(phi)", "m*L^2"]],
    "parameters": {"M": 1.2, "m": 0.3, "L": 0.6, "g": 9.81, "c": 0.4},
}


@pytest.fixture
def in_page(tmp_path):
    """A function that runs a script with the modules of a page, and returns what it prints."""

    def run(script, given):
        modules = {
            "ModeStudy": "live/mode_study.js",
            "eigenvaluesOf, eigenvectorsOf": "live/eigenvalues.js",
            "Gradients": "live/gradients.js",
        }
        lines = ['import { readFileSync } from "node:fs";']
        for names, path in modules.items():
            lines += [f'import {{ {names} }} from "{(FOLDER / path).as_uri()}";']
        core = FOLDER / "numerics" / "javascript"
        parts = [f"await import({json.dumps((core / f'{name}.js').as_uri())})" for name in CORE]
        lines += [f"const page = Object.assign({{}}, {', '.join(parts)});"]
        lines += ["const print = (found) => process.stdout.write(JSON.stringify(found));"]
        (tmp_path / "given.json").write_text(json.dumps(given), "utf-8")
        return in_node(tmp_path, "\n".join([*lines, script]))

    return run


def described(system):
    settings = Settings.of((0, 1, 0.01), method="dop853")
    program = write_problem(system, settings, NOTHING)
    return {"program": program, "residuals": residuals_for_pages(system)}


def distance(found, wanted):
    """Return the largest difference of eigenvalues in any order, relative to the largest."""
    found = np.array([complex(*s) for s in found])
    assert len(found) == len(wanted)
    if not len(found):
        return 0.0
    apart = np.abs(found[:, None] - wanted)
    return apart[linear_sum_assignment(apart)].max() / (np.abs(wanted).max() or 1.0)


def matrices():
    rng = np.random.default_rng(7)
    K = rng.standard_normal((6, 6))
    zero, one = np.zeros((6, 6)), np.eye(6)
    return [
        *(rng.standard_normal((n, n)) for n in (1, 2, 3, 5, 8, 13, 40)),
        np.block([[zero, one], [-K @ K.T - one, zero]]),  # oscillators without damping
        np.array([[0, 0, 1, 0], [0, 0, 0, 1], [0, 0, 0, 0], [0, -4, 0, 0.0]]),  # a free motion
        np.roll(np.eye(4), 1, axis=0),  # steps without an exceptional shift do not change it
        np.diag([2.0, 2.0, 2.0]),
        np.zeros((3, 3)),
    ]


def test_eigenvalues_and_eigenvectors_are_those_of_numpy(in_page):
    script = """
    print(JSON.parse(readFileSync("given.json", "utf-8")).map((rows) => {
      const A = rows.map((row) => Float64Array.from(row));
      return { values: eigenvaluesOf(A).map(({ re, im }) => [re, im]),
        pairs: eigenvectorsOf(A).map(({ value, vector }) =>
          [[value.re, value.im], [...vector.re], [...vector.im]]) };
    }));"""
    given = matrices()
    for A, found in zip(given, in_page(script, [A.tolist() for A in given]), strict=True):
        assert distance(found["values"], eigenvalues(A)) < 1e-12
        for value, re, im in found["pairs"]:
            x = np.array(re) + 1j * np.array(im)
            left = A @ x - complex(*value) * x
            assert np.abs(left).max() <= 1e-11 * np.abs(x).max() * max(1, np.abs(A).sum())
    repeated = in_page(script, [given[-2].tolist()])[0]["pairs"]
    assert np.linalg.matrix_rank([re for _, re, _ in repeated]) == 3


def test_derivatives_are_those_of_python(in_page):
    names = {"x": 0.4, "y": 1.7, "p": 0.3}
    texts = [
        "sin(x)*cos(y)*tan(x) + x^3 - y^-2 + p",
        "asin(x) + acos(x/2) + atan2(y, x) + exp(-x*y) + ln(y) + log(y)",
        "sinh(x) + cosh(y) + tanh(x) + sqrt(x + y) + abs(x - y) + x^y",
        "max(x, y) + min(x, y^2) + (x + y)*(x - p)*y*p*x",
    ]
    read = Names([*names])
    python = Gradients([parse_expression(text, read).symbolic for text in texts], ["x", "y"])
    given = {"operations": python.operations, "results": python.results, "values": names}
    script = """
    const given = JSON.parse(readFileSync("given.json", "utf-8"));
    const of = new Gradients(given.operations, given.results, ["x", "y"]);
    const { value, slopes } = of.at(given.values);
    print([[...value], slopes.map((row) => [...row])]);"""
    value, slopes = in_page(script, given)
    wanted = python(names)
    assert value == pytest.approx(wanted[0].tolist(), rel=1e-14)
    assert np.array(slopes) == pytest.approx(wanted[1], rel=1e-13)


def test_linearised_equations_and_modes_are_those_of_python(in_page):
    damped = tm.System(
        ["x", "phi"],
        forces=["-m*L*sin(phi)*vphi^2 - 3*x - c*vx", "-m*g*L*sin(phi) - c*vphi/50"],
        name="cart",
        **CART,
    )
    bicycle = tm.example("bicycle").starting(0.0, None, {"v": 5, "lean": 0})
    systems = [damped, bicycle, *(tm.example(name).system for name in EXAMPLES)]
    found = in_page(STUDY + MODES, [described(system) for system in systems])
    for system, page in zip(systems, found, strict=True):
        python = system.linearise()
        assert page["kind"] == python.kind, system.name
        assert tuple(page["coordinates"]) == python.coordinates, system.name
        A = np.array(page["A"]).reshape(python.A.shape)
        assert np.abs(A - python.A).max(initial=0) <= 1e-9 * np.abs(python.A).max(initial=1)
        assert distance(page["values"], python.eigenvalues) < 1e-9, system.name
        assert page["titles"] == [mode.title for mode in python.modes], system.name
        for (re, im), mode in zip(page["shapes"], python.modes, strict=True):
            shape = np.array(re) + 1j * np.array(im)
            factor = np.vdot(mode.shape, shape) / np.vdot(mode.shape, mode.shape)
            assert shape == pytest.approx(factor * mode.shape, abs=1e-9)  # two may be the largest


@pytest.mark.thorough
def test_the_equilibrium_next_to_a_start_is_found(in_page):
    hoop = tm.System(
        ["theta"],
        ["m*R^2"],
        ["m*R^2*w^2*sin(theta)*cos(theta) - m*g*R*sin(theta)"],
        parameters={"m": 2, "R": 0.5, "g": 9.81, "w": 6},
        start={"theta": 0.7},
    )
    script = "print(problems.map(({ study, place }) => [...study.settled(place, 12) ?? []]));"
    systems = [hoop, tm.example("double-pendulum").system, tm.example("four-bar").system]
    (theta, *rest), double, driven = in_page(STUDY + script, [described(s) for s in systems])
    assert np.cos(theta) == pytest.approx(9.81 / (36 * 0.5), abs=1e-12)
    assert not any(rest)
    assert double[0] == pytest.approx(0, abs=1e-9) and double[2] == pytest.approx(0, abs=1e-9)
    assert not driven  # its drive prescribes a motion


def test_a_singular_position_is_refused_in_words(in_page):
    script = """
    print(problems.map(({ study, place }) => {
      try { study.about(place); } catch (error) { return error.message; }
    }));"""
    (message,) = in_page(STUDY + script, [described(tm.example("isosceles-slider-crank").system)])
    assert message.startswith("the constraints lose rank in this position")


def test_a_page_has_no_modes_if_it_cannot_differentiate():
    push = Samples([0, 1, 2], [0, 1, 0])
    system = tm.System(["x"], [1], ["u - x"], inputs={"u": push}, start={"x": 1})
    assert LivePicture.of(system.simulate(time=(0, 1, 0.1))).description["residuals"] is None
