"""The program in JavaScript, run by Chromium, against the program in Python."""

import contextlib
import io
import json

import matplotlib.pyplot as plt
import numpy as np
import pytest

import teachmech as tm
from teachmech.analysis.uniqueness import uniqueness
from teachmech.expressions import Names, evaluate, parse_expression, symbol
from teachmech.numerics.integrators import baumgarte
from teachmech.run.compiled.layout import packed
from teachmech.run.script_equations import ScriptEquations
from teachmech.system_and_motion import InitialValueProblem
from tests import ROOT
from tests.start.test_starts import OFF_BY_ROUNDING, at_the_origin
from tests.switching import PROGRAMMES, portable

from .conftest import import_module

RUN = """async (asked) => {
    const soon = () => new Promise((go) => setTimeout(go, 10));
    for (let k = 0; !globalThis.teachmech && k < 500; k++) await soon();
    return await teachmech.run(asked);
}"""
# Without projection these two leave their constraints altogether.
LEAVE = ("a02-chain", "mechanism1")
# Part of the span, after which errors grow by chaos, or by a singular position at 0.7 s.
PART = {"double-pendulum": 0.1, "a02-chain": 0.05, "multpenduj": 0.2, "bricard": 0.2}
# The stages of RK4 are off the constraints, which no acceleration satisfies there. The nearest one
# depends on the metric, which differs in Python if M is singular. Both have RK4's own error.
OVERCONSTRAINED = ("bennett", "bricard", "sarrus")
# It starts in a singular position and passes others, near which multipliers grow without bound.
SINGULAR = ("isosceles-slider-crank",)
COMPARED = [name for name in portable() if name not in (*OVERCONSTRAINED, *SINGULAR)]
# Wheels and tops turn many times in a thousand steps, which carries rounding on.
SPINNING = ("heavy-top", "gyroscope", "flyball-governor")
LESSONS = sorted((ROOT / "notebooks").glob("[0-9e]*.ipynb"))
NEAR = 1e-2  # a smallest singular value, by the largest, near a singular position
# Of the sizes of the problem; both languages round otherwise, and a motion carries that on.
ROUNDING = 1e-10


def run(page, problem, asked=None, **options):
    """Run the program of a problem in the page."""
    source = problem.program(**({"method": "rk4"} | options), language="javascript")
    page.add_script_tag(type="module", content=source)
    return page.evaluate(RUN, asked or {})


def assert_equal(result, motion, within=ROUNDING):
    """All values at all times, by the sizes of the problem or what they reach; and the rank."""
    system, scales = motion.system, motion.scales
    sizes = 10 * np.concatenate([scales.state[:-2], scales.accelerations, scales.multipliers])
    names = [*system.coordinates, *system.velocities, *system.accelerations, *system.multipliers]
    assert result["t"] == pytest.approx(motion.t, rel=1e-14, abs=1e-300)
    for name, size in zip(names, sizes, strict=True):
        expected = motion[name]
        largest = max(size, np.abs(expected).max())
        assert np.abs(np.array(result["values"][name]) - expected).max() < within * largest, name
    # rounding decides whether contacts without a force are closed
    forces = np.abs(motion.multipliers).max(axis=1, initial=0.0)
    sure = forces > 1e-9 * forces.max() if system.contacts else np.full(len(motion), True)
    assert np.array(result["rank"])[sure].tolist() == motion.rank[sure].tolist()


@pytest.mark.few("meridian", "turned-hoop", "heavy-top")
@pytest.mark.parametrize("name", COMPARED)
def test_a_thousand_steps_are_those_of_python(page, page_errors, name):
    problem = tm.example(name)
    begin, end = problem.settings.start, problem.settings.end
    span = (end - begin) * PART.get(name, 0.5)
    options = {"time": (begin, begin + span, span / 1000)}
    options["stabilisation"] = "projection" if name in LEAVE else "none"
    result = run(page, problem, **options)
    motion = problem.simulate(**options, method="rk4", compiled=name in LEAVE)
    assert_equal(result, motion, within=(10 if name in SPINNING else 1) * ROUNDING)
    assert page_errors == []


@pytest.mark.thorough
@pytest.mark.parametrize("name", OVERCONSTRAINED)
def test_steps_of_an_overconstrained_linkage_have_the_order_of_the_method(page, page_errors, name):
    problem, errors = tm.example(name), []
    exact = problem.simulate(time=(0, 0.4, 0.02), tolerance=1e-12)
    for step in (0.02, 0.01):
        result = run(page, problem, time=(0, 0.4, step), stabilisation="projection")
        assert {*result["rank"]} == {*exact.rank}
        found = np.transpose([result["values"][name] for name in problem.system.coordinates])
        errors.append(np.abs(found[:: round(0.02 / step)] - exact.q).max() / np.ptp(exact.q))
        page.goto("about:blank")
    assert errors[1] < errors[0] / 12 < 1e-3  # order 4: a sixteenth
    assert page_errors == []


def test_baumgartes_roots_and_steps_are_those_of_python(page):
    known = ("errorRoots", "growthOf", "longestStep", "stableRim")
    import_module(page, "numerics/javascript/baumgarte.js", *known)
    for alpha, beta in [(3, 3), (1, 20), (20, 1), (0, 7), (5, 0)]:
        for kinds in [[True], [False], [True, False]]:
            given = f"{alpha}, {beta}, {json.dumps(kinds)}"
            stepping = f"{alpha}, {beta}, 0.2, {json.dumps(kinds)}"
            roots = page.evaluate(f"() => errorRoots({given})")
            expected = baumgarte.error_roots(alpha, beta, kinds)
            assert [complex(*z) for z in roots] == pytest.approx(list(expected), abs=1e-12)
            growth = page.evaluate(f"() => growthOf({stepping})")
            assert growth == pytest.approx(baumgarte.rk4_growth(alpha, beta, 0.2, kinds), rel=1e-12)
            if max(map(abs, expected)):
                longest = page.evaluate(f"() => longestStep({given})")
                assert longest == pytest.approx(
                    baumgarte.longest_step(alpha, beta, kinds), rel=1e-9
                )
    rim = page.evaluate("() => stableRim(41)")
    sizes = [abs(baumgarte.amplification(complex(*z))) for z in rim]
    assert sizes == pytest.approx([1.0] * 41, abs=1e-6)


@pytest.mark.few("double-parallelogram-0.3")
@pytest.mark.parametrize(
    ("name", "t"),
    [
        ("conical-pendulum", 0.5),
        ("double-parallelogram", 0.3),
        ("meridian", 3.0),
        ("pendulum", 1.0),
    ],
)
def test_the_multipliers_that_are_free_are_those_of_python(page, name, t):
    """Another basis of the same space, with orthonormal columns."""
    problem = tm.example(name)
    motion = problem.simulate(time=(0, t, t / 10), method="dop853")
    source = problem.program(method="dop853", language="javascript")
    page.add_script_tag(
        type="module",
        content=f"""{source}
        globalThis.freeOf = ([t, q, v]) => {{
            const p = Float64Array.from(Object.values(problem.parameters));
            const method = new Method(problem, problem.settings, problem.start(p), p);
            return method.freeAt(t, Float64Array.from([...q, ...v, 0, 0])).N.map((x) => [...x]);
        }};""",
    )
    page.wait_for_function("() => globalThis.freeOf")
    state = [float(motion.t[-1]), motion.q[-1].tolist(), motion.v[-1].tolist()]
    N = uniqueness(motion, -1).null_space
    found = np.array(page.evaluate("(state) => freeOf(state)", state)).T.reshape(N.shape)
    assert found.T @ found == pytest.approx(np.eye(N.shape[1]), abs=1e-12)
    assert found @ found.T == pytest.approx(N @ N.T, abs=1e-7)


def problems_of(lesson):
    """The problems that the cells of a lesson make, each once, with the time of their motion."""
    names, seen, found = {"display": lambda *shown, **options: None}, set(), []
    for cell in json.loads(lesson.read_text("utf-8"))["cells"]:
        if cell["cell_type"] != "code":
            continue
        with contextlib.suppress(tm.TeachmechError), contextlib.redirect_stdout(io.StringIO()):
            exec("".join(cell["source"]), names)  # noqa: S102 - a cell of ours; some show an error
        for made in [*names.values()]:
            if isinstance(made, tm.Motion):
                made, span = made.system, (made.settings.start, made.settings.end)
            elif isinstance(made, InitialValueProblem):
                span = getattr(made, "settings", None)
                span = (span.start, span.end) if span else (0.0, 1.0)
            else:
                continue
            key = repr(made.system)
            if key not in seen:
                seen.add(key)
                found.append((made, span))
    plt.close("all")
    return found


@pytest.mark.few("01-")
@pytest.mark.parametrize("lesson", LESSONS[::3], ids=[lesson.stem for lesson in LESSONS[::3]])
def test_problems_of_the_lessons_move_as_in_python(page, monkeypatch, lesson):
    monkeypatch.setenv("MPLBACKEND", "Agg")
    monkeypatch.chdir(lesson.parent)
    compared, overconstrained = 0, [tm.example(name).system.name for name in OVERCONSTRAINED]
    for problem, (begin, end) in problems_of(lesson):
        end = min(end, begin + 5)
        options = {"time": (begin, end, (end - begin) / 200), "stabilisation": "projection"}
        options["method"] = "dop853" if problem.system.name in overconstrained else "rk4"
        try:
            motion = problem.simulate(**options, compiled=True)
            source = problem.program(**options, language="javascript")
        except tm.TeachmechError:  # it is there to be refused, or has a Python function
            continue
        page.goto("about:blank")
        page.add_script_tag(type="module", content=source)
        result = page.evaluate(RUN, {})
        singular = (motion.singular_values[:, -1:] < NEAR * motion.singular_values[:, :1]).any()
        if singular:  # the multipliers depend on rounding errors
            for k, name in enumerate(problem.system.coordinates):
                size = 10 * motion.scales.state[k]
                assert np.array(result["values"][name]) == pytest.approx(
                    motion[name], abs=1e-6 * size
                )
        else:
            assert_equal(result, motion)
        compared += 1
    assert compared or "linear-algebra" in lesson.stem


@pytest.mark.few("projection-meridian", "baumgarte-turned-hoop")
@pytest.mark.parametrize("name", ["meridian", "andrews", "turned-hoop"])
@pytest.mark.parametrize("stabilisation", ["projection", "baumgarte"])
def test_stabilised_steps_are_those_of_python(page, name, stabilisation):
    problem = tm.example(name)
    end = problem.settings.end / 10
    options = {"time": (0, end, end / 100), "stabilisation": stabilisation}
    result = run(page, problem, **options)
    assert_equal(result, problem.simulate(**options, method="rk4", compiled=False))


@pytest.mark.few("meridian", "four-bar")
@pytest.mark.parametrize("name", [name for name in portable() if name not in SINGULAR])
def test_steps_of_dop853_are_those_of_python(page, page_errors, name):
    problem = tm.example(name)
    begin, end = problem.settings.start, problem.settings.end
    span = (end - begin) * PART.get(name, 0.5)
    options = {"time": (begin, begin + span, span / 50), "method": "dop853", "tolerance": 1e-9}
    result = run(page, problem, **options, stabilisation="projection")
    motion = problem.simulate(**options, stabilisation="projection", compiled=False)
    assert_equal(result, motion, within=1e-8)
    assert page_errors == []


# Their equations have no elementary functions, which differ in a page.
ALGEBRAIC = ("pendulum", "double-pendulum", "flyball-governor", "tumbling-body")
DRIVEN = ("four-bar", "jansen", "peaucellier", "quick-return", "robot-arm")
OTHERS = (
    *("driven-circle", "physical-pendulum", "meridian", "turned-hoop", "slider-crank", "andrews"),
    *("conical-pendulum", "heavy-top", "gyroscope", "rolling-disk", "bicycle"),
)
CHOICES = {
    "rk4": {"method": "rk4", "stabilisation": "none"},
    "projection": {"method": "rk4", "stabilisation": "projection"},
    "dop853": {"method": "dop853"},
    "tsit5": {"method": "tsit5", "tolerance": 1e-6},
    "radau": {"method": "radau", "tolerance": 1e-6},
    "kinematic": {"method": "kinematic"},
    "baumgarte": {"method": "dop853", "stabilisation": "baumgarte", "tolerance": 1e-8},
    "augmented": {"method": "dop853", "stabilisation": "augmented", "tolerance": 1e-8},
}
STEPPED = [
    (choice, name)
    for choice in CHOICES
    for name in ((*ALGEBRAIC, *DRIVEN, *OTHERS) if choice != "kinematic" else DRIVEN)
]


@pytest.mark.few("radau-double-pendulum", "kinematic-four-bar", "augmented-pendulum")
@pytest.mark.parametrize(("choice", "name"), STEPPED)
def test_a_page_takes_the_steps_of_the_machine_code(page, page_errors, name, choice):
    """To the last bit, if the equations are the same and call no elementary functions."""
    problem = tm.example(name)
    begin, end = problem.settings.start, problem.settings.end
    span = min((end - begin) / 20, 1.0)
    options = {"time": (begin, begin + span, span / 40), **CHOICES[choice]}
    result, motion = run(page, problem, **options), problem.simulate(**options, compiled=True)
    assert result["steps"] == motion.stats.steps
    assert_equal(result, motion, within=1e-9)
    if name in ALGEBRAIC and choice not in ("baumgarte", "augmented"):
        assert all(x == motion[of].tolist() for of, x in result["values"].items())
    assert page_errors == []


@pytest.mark.few("meridian", "hoecken", "heavy-top", "gyroscope")
@pytest.mark.parametrize("choice", ["radau", "augmented"])
@pytest.mark.parametrize("name", [name for name in COMPARED if name not in PROGRAMMES])
def test_other_methods_move_as_the_machine_code_does(page, page_errors, name, choice):
    problem = tm.example(name)
    begin, end = problem.settings.start, problem.settings.end
    span = (end - begin) * min(PART.get(name, 1), 1) / 20
    how = {"method": "radau"} if choice == "radau" else {"stabilisation": "augmented"}
    options = {"time": (begin, begin + span, span / 50), "tolerance": 1e-8, **how}
    if choice == "augmented":
        options["method"] = "dop853"
    result, motion = run(page, problem, **options), problem.simulate(**options, compiled=True)
    assert_equal(result, motion, within=1e-7)
    assert page_errors == []


def test_drives_that_leave_no_freedom_lead_a_page_too(page, page_errors):
    problem = tm.example("four-bar")
    options = {"time": (0, 1, 0.01), "method": "kinematic"}
    result, motion = run(page, problem, **options), problem.simulate(**options)
    assert_equal(result, motion, within=1e-9)
    assert page_errors == []


@pytest.mark.few("dop853")
@pytest.mark.parametrize("method", ["rk4", "dop853", "tsit5", "radau"])
def test_a_motion_ends_where_its_condition_does(page, method):
    options = {"time": (0, 5, 0.01), "method": method, "until": "lambda1 = 5"}
    problem = tm.example("pendulum")
    result = run(page, problem, **options)
    motion = problem.simulate(**options, compiled=False)
    assert 0.1 < motion.t[-1] < 4.9
    assert result["t"][-1] == pytest.approx(motion.t[-1], abs=1e-9)
    assert result["values"]["lambda1"][-1] == pytest.approx(5, abs=1e-7)
    assert len(result["t"]) == len(motion)


def test_every_function_of_the_language_means_the_same(page):
    terms = "sin cos tan asin acos atan exp ln log sinh cosh tanh asinh atanh sqrt abs sign step"
    force = " + ".join(f"{name}(x/3 + 0.2)" for name in terms.split())
    force += " + acosh(2 + x) + x^3 - 2^-x + atan2(x, -vx) + min(x, t, 0.4) + max(x^2, vx)"
    system = tm.System(["x"], ["1 + x^2/4"], [f"-({force})/10 - x^2*vx"], start={"x": 0.5})
    options = {"time": (0, 1, 0.05)}
    assert_equal(run(page, system, **options), system.simulate(**options, method="rk4"))


@pytest.mark.few("max")
@pytest.mark.parametrize(
    "text",
    [
        *("atan2(sin(t) + 2, t - 1)", "atan2(t, -1)", "min(t^2, 1, 3*t)", "2*max(t^2, 1 - t)^2"),
        *("step(t - 1/2)*t^2 + atan2(1, -2)", "min(1, 2)"),
    ],
)
def test_what_is_typed_in_a_page_has_the_derivatives_of_its_formula(page, text):
    """By time; arithmetic.js carries them along, the algebra writes them down."""
    import_module(page, "live/arithmetic.js", "readText")
    t = symbol("t")
    formula = parse_expression(text, Names(["t"])).symbolic
    for at in (0.3, 1.7):
        jet = page.evaluate("([text, at]) => readText(text, ['t'])({ t: [at, 1, 0] })", [text, at])
        orders = [formula, formula.diff(t), formula.diff(t).diff(t)]
        assert jet == pytest.approx([evaluate(e, {"t": at}) for e in orders], rel=1e-12, abs=1e-12)


def test_values_of_a_call_are_those_of_replace(page):
    problem = tm.example("pendulum")
    asked = {"end": 2, "parameters": {"L": 2}, "start": {"x1": -2, "y1": 0}}
    result = run(page, problem, asked, time=(0, 5, 0.01))
    motion = problem.simulate(
        parameters={"L": 2}, start={"x1": -2}, time=(0, 2, 0.01), method="rk4", compiled=False
    )
    assert_equal(result, motion)


@pytest.mark.parametrize("parameters", [{"L": 3}, {"a": 2}, {"L": 3, "a": 2}])
def test_parameters_that_use_others_follow_in_a_page(page, parameters):
    """As in Python; one that is given itself keeps its value."""
    texts = {"m": "rho*max(a, 1)^3", "a": "L/2", "rho": 2, "L": 1, "k": 3}
    system = tm.System(["x"], ["m"], ["-k*x + a"], [], texts, {"x": "a"})
    result = run(page, system, {"parameters": parameters}, time=(0, 1, 0.05))
    options = {"time": (0, 1, 0.05), "method": "rk4", "compiled": False}
    assert_equal(result, system.simulate(parameters=parameters, **options))


@pytest.mark.parametrize("name", OFF_BY_ROUNDING)
def test_a_start_at_the_origin_may_be_off_by_rounding_as_in_python(page, page_errors, name):
    """The page has the bounds of Python, and both take the same steps from there."""
    system = at_the_origin(name)
    elsewhere = system.replace(start={"x": 0.5})  # the page may be asked for the origin later
    result = run(page, elsewhere, {"start": {"x": 0}}, time=(0, 0.1, 0.01))
    options = {"time": (0, 0.1, 0.01), "method": "rk4", "compiled": False}
    assert_equal(result, system.simulate(**options))
    assert page_errors == []


@pytest.mark.few("asked2")
@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"start": {"x1": -0.5}}, "the start does not meet rod"),
        ({"start": {"z": 1}}, "there is no coordinate or velocity 'z'; known names: x1, y1"),
        ({"parameters": {"k": 1}}, "there is no parameter 'k'; known names: g, L"),
        ({"parameters": {"g": "9"}}, "g is 9; give a finite number"),
        ({"method": "euler"}, "there is no method 'euler'; known names: rk4, dop853, tsit5"),
        ({"method": "dop853", "tolerance": 0}, "the tolerance 0 is not between"),
        ({"step": 0}, "the step 0 s is not positive"),
        ({"end": -1}, "the end -1 s is not after"),
        ({"step": 1e-9}, "more than 1000000 steps"),
        ({"parameters": {"g": 1e300}}, "no longer finite"),
    ],
)
def test_a_call_that_cannot_be_run_is_told_in_a_sentence(page, asked, message):
    with pytest.raises(Exception, match=message):
        run(page, tm.example("pendulum"), asked, time=(0, 1, 0.1))


# Particles, angles, a singular mass matrix, redundant constraints, drives, space, and penalties.
LAID_OUT = [
    ("meridian", "projection"),
    ("double-parallelogram", "projection"),
    ("four-bar", "projection"),
    ("andrews", "baumgarte"),
    ("heavy-top", "projection"),
    ("bennett", "projection"),
    ("a02-chain", "augmented"),
]


@pytest.mark.few("four-bar-projection")
@pytest.mark.parametrize(("name", "stabilisation"), LAID_OUT)
def test_the_index_of_a_page_is_that_of_python_entry_by_entry(page, name, stabilisation):
    problem = tm.example(name)
    damping = {"alpha": 3, "beta": 3} if stabilisation == "baumgarte" else {}
    settings = problem.settings_with(method="radau", stabilisation="none")
    if stabilisation != "projection":
        settings = problem.settings_with(method="dop853", stabilisation=stabilisation, **damping)
    equations = ScriptEquations(problem.system, settings, {}, str)
    slopes = equations.slopes if equations.has_slopes else None
    expected, _ = packed(equations.layout, direct=False, slopes=slopes)
    import_module(page, "numerics/javascript/layout.js", "layoutOf")
    index = page.evaluate(
        """({ coordinates, holonomic, layout }) => {
            const { singular, lists } = layout;
            const problem = { coordinates, holonomic, layout, parameters: {}, terms: () => {} };
            return [...layoutOf(problem, singular, lists.penalty).index];
        }""",
        {
            "coordinates": list(problem.system.coordinates),
            "holonomic": equations.layout.holonomic.tolist(),
            "layout": equations.description(),
        },
    )
    assert index == expected.tolist()
    assert len(index) > 50
