"""Inputs act in forces: numbers, expressions, samples over time, and Python functions."""

import json
import re
import runpy

import numpy as np
import pytest

import teachmech as tm
from teachmech import plots
from teachmech.model.inputs import MAX_SAMPLES, Samples

from ..node import RUN, in_node

TIMES, VALUES = [0, 0.4, 1, 1.5], [1, -2, 4, 0]
LINE = {"times": TIMES, "values": VALUES}
HOLD = LINE | {"between": "hold"}


def cart(inputs, force="u", **others):
    return tm.System(
        ["x"],
        mass=["m"],
        forces=[force],
        parameters={"m": 2},
        start={"x": 1, "vx": -1},
        inputs=inputs,
        **others,
    )


def pendulum(force):
    """Return a driven, damped pendulum of unit mass, with a constraint."""
    return tm.System(
        ["x", "y"],
        mass=[1, 1],
        forces=["-c*vx + F", "-9.81 + F*x"],
        constraints=["x^2 + y^2 = 1"],
        parameters={"c": 0.2},
        start={"x": 0.6, "y": -0.8},
        inputs={"F": force},
    )


def moments(given, t):
    """The first and second integral over time of samples, by polynomials on each interval."""
    knots = [*(x for x in TIMES if x < t), t]
    first = second = 0.0
    for begin, end in zip(knots, knots[1:], strict=False):
        h, value = end - begin, Samples(**given).at(begin)
        rise = 0.0 if given.get("between") == "hold" else Samples(**given).at(end) - value
        second += first * h + value * h**2 / 2 + rise * h**2 / 6
        first += value * h + rise * h / 2
    return first, second


@pytest.mark.parametrize("given", [LINE, HOLD], ids=["line", "hold"])
@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("method", ["dop853", "tsit5", "radau"])
def test_a_mass_pushed_by_samples_moves_as_their_integrals_say(given, compiled, method):
    motion = cart({"u": given}).simulate((0, 2, 0.1), method=method, compiled=compiled)
    for k in (3, 7, 13, 20):
        first, second = moments(given, motion.t[k])
        exact = [1 - motion.t[k] + second / 2, -1 + first / 2]
        assert [motion["x"][k], motion["vx"][k]] == pytest.approx(exact, abs=1e-12)


@pytest.mark.parametrize("compiled", [False, True])
def test_rk4_is_exact_between_samples_that_lie_on_its_steps(compiled):
    motion = cart({"u": LINE}).simulate((0, 2, 0.1), compiled=compiled)
    expected = [1 - t + moments(LINE, t)[1] / 2 for t in motion.t]
    assert motion["x"] == pytest.approx(expected, abs=1e-12)


def test_an_expression_and_the_force_written_out_are_one_system():
    named = pendulum("2*sin(3*t) - c*x")
    written = named.replace(
        forces=["-c*vx + 2*sin(3*t) - c*x", "-9.81 + (2*sin(3*t) - c*x)*x"], inputs={"F": 0}
    )
    for compiled in (False, True):
        one, two = (system.simulate((0, 1, 0.01), compiled=compiled) for system in (named, written))
        assert one.q == pytest.approx(two.q, abs=1e-13)
    assert one["F"] == pytest.approx(2 * np.sin(3 * one.t) - 0.2 * one["x"], abs=1e-14)


def test_a_python_function_of_time_and_state_is_called():
    by_function = pendulum(lambda t, q, v: 2 * np.sin(3 * t) - 0.2 * q[0] - 0.1 * v[1])
    by_text = pendulum("2*sin(3*t) - 0.2*x - 0.1*vy")
    for method in ("rk4", "dop853"):
        one, two = (
            system.simulate((0, 1, 0.01), method=method) for system in (by_function, by_text)
        )
        assert one.q == pytest.approx(two.q, abs=1e-9)
        assert one["F"] == pytest.approx(two["F"], abs=1e-9)
    with pytest.raises(tm.ProblemError, match="input that is a Python function is not compiled"):
        by_function.simulate((0, 1, 0.1), compiled=True)
    with pytest.raises(tm.ProblemError, match="input F is a Python function, which JavaScript"):
        by_function.program((0, 1, 0.1), language="javascript")
    with pytest.raises(tm.ProblemError, match=r"input F: .* cannot be written to a file"):
        by_function.to_dict()


@pytest.mark.parametrize("given", [LINE, HOLD, "t - vx"], ids=["line", "hold", "text"])
@pytest.mark.few("dop853-hold")
@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_machine_code_and_pages_compute_the_motion_of_the_plain_program(given, method, tmp_path):
    given = given if isinstance(given, str) else given | {"times": [x + 0.003 for x in TIMES]}
    system = pendulum(given)
    plain, fast = (
        system.simulate((0, 2, 0.01), method=method, compiled=compiled)
        for compiled in (False, True)
    )
    bound = 1e-12 if method == "rk4" else 2e-7
    assert fast.q == pytest.approx(plain.q, abs=bound)
    source = system.program((0, 2, 0.01), method=method, language="javascript")
    (tmp_path / "program.js").write_text(source, "utf-8")
    shown = in_node(tmp_path, RUN)
    assert (
        [*shown["x"].values()]
        if isinstance(shown["x"], dict)
        else shown["x"] == pytest.approx(fast["x"], abs=1e-9)
    )


@pytest.mark.parametrize("given", [LINE, HOLD], ids=["line", "hold"])
def test_the_generated_program_runs_alone(given, tmp_path):
    system = pendulum(given)
    (tmp_path / "alone.py").write_text(system.program((0, 1, 0.1)), "utf-8")
    names = runpy.run_path(str(tmp_path / "alone.py"))
    rows = names["acceleration"](0.7, np.array([0.6, -0.8]), np.zeros(2), np.array([0.2]))
    model = system.simulate((0, 1, 0.1)).model
    force = model.applied_force(0.7, np.array([0.6, -0.8]), np.zeros(2), model.p)
    own = names["applied_force"](0.7, np.array([0.6, -0.8]), np.zeros(2), np.array([0.2]))
    assert own.tolist() == force.tolist()
    assert np.isfinite(rows[0]).all()


def test_a_program_says_where_the_functions_that_it_does_not_contain_are_written(tmp_path):
    def push(t, q, v):
        return 2 * np.sin(t) - v[0]

    system = tm.System(
        ["x", "y"],
        mass=[1, 1],
        forces=["F + w", "-9.81"],
        constraints=[lambda x, y: x**2 + y**2 - 1],
        start={"x": 0.6, "y": -0.8},
        inputs={"F": push, "w": HOLD},
    )
    path = tmp_path / "alone.py"
    path.write_text(system.program((0, 1, 0.1)), "utf-8")
    assert "First write the functions that raise NotImplementedError" in path.read_text("utf-8")
    assert "NotImplementedError" not in cart({"u": LINE}).program((0, 1, 0.1))
    state = (0.7, np.array([0.6, -0.8]), np.array([0.4, 0.3]), np.zeros(0))
    names = runpy.run_path(str(path))
    for call, what in (
        (names["applied_force"], "the input F is a Python function, .*; write it in input_F$"),
        (names["constraints"], "the constraint c1 is .*; write it in constraint_function_1$"),
    ):
        with pytest.raises(NotImplementedError, match=what):
            call(*state)
    # The functions are filled in, as the messages say.
    body = "    return 2 * np.sin(t) - v[0]\n", "    return x**2 + y**2 - 1\n"
    source = path.read_text("utf-8")
    for name, written in zip(("input_F", "constraint_function_1"), body, strict=True):
        begin = source.index("    raise", source.index(f"def {name}"))
        source = source[:begin] + written + source[source.index("    )\n", begin) + 6 :]
    path.write_text(source, "utf-8")
    filled = runpy.run_path(str(path))
    model = system.simulate((0, 1, 0.1)).model
    for name in ("applied_force", "constraints", "constraint_matrix", "constraint_vector"):
        assert filled[name](*state).tolist() == getattr(model, name)(*state).tolist()


def test_samples_hold_before_the_first_and_after_the_last():
    for given in (LINE, HOLD):
        assert Samples(**given).at(np.array([-3, 0, 1.5, 9])).tolist() == [1, 1, 0, 0]
    assert Samples(**HOLD).at(0.39) == 1 and Samples(**HOLD).at(0.4) == -2
    assert Samples(**LINE).at(0.2) == pytest.approx(-0.5, abs=1e-15)


@pytest.mark.parametrize("between", ["hold", "line"])
@pytest.mark.parametrize("method", ["rk4", "dop853", "tsit5", "lsoda", "radau"])
def test_no_pulse_between_the_steps_is_missed(method, between):
    """The momentum is the integral of a pulse of some 1e-5 s; steps have 0.1 s or more."""
    times, height = [0, 5, 5 + 2**-17, 5 + 2**-16], 2.0**18
    pulse = {"times": times, "values": [0, height, 0, 0], "between": between}
    if between == "line":
        pulse["values"] = [0, 0, height, 0]
    for compiled in (False, True)[: 1 if method == "lsoda" else 2]:
        motion = cart({"u": pulse}).simulate((0, 10, 0.1), method=method, compiled=compiled)
        integral = height * 2**-17
        bound = 1e-8 if method == "lsoda" else 1e-9  # a rounding error of t has 1e-10 m/s
        assert motion["vx"][-1] == pytest.approx(-1 + integral / 2, abs=bound)
        assert motion["vx"][50] == pytest.approx(-1, abs=bound)
        assert motion.t.tolist() == cart({"u": 0}).simulate((0, 10, 0.1)).t.tolist()


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("until", ["t = 1/2", "vx = -1 + t/2 + 1/4"])
def test_a_motion_may_end_where_an_input_jumps(until, compiled):
    """The velocity is -1 up to t = 1/2, then -1 + 2 (t - 1/2)."""
    step = {"times": [0, 0.5], "values": [0, 4], "between": "hold"}
    motion = cart({"u": step}).simulate((0, 2, 0.07), until=until, compiled=compiled)
    end = 0.5 if until[0] == "t" else 5 / 6
    assert motion.t[-1] == pytest.approx(end, abs=1e-12)
    assert motion["vx"][-1] == pytest.approx(-1 + 2 * (end - 0.5), abs=1e-12)


def test_the_input_matrix_is_the_derivative_of_the_applied_force(rng):
    system = tm.System(
        ["x", "phi"],
        mass=["m", "J"],
        forces=["F*cos(phi) - vx + M*x^2", "M - 3*F*sin(phi)*vphi + x"],
        parameters={"m": 2, "J": 1},
        inputs={"F": 0.5, "M": -2},
        start={"x": 0.3, "phi": 0.7, "vphi": 2},
    )
    motion = system.simulate((0, 1, 0.1))
    for k in rng.integers(0, len(motion), 5):
        B, state = motion.input_matrix(k), (motion.t[k], motion.q[k], motion.v[k])
        Q, p = motion.model.applied_force, motion.model.p
        for j, name in enumerate(system.inputs):
            shifted = p + (np.array([*system.parameters]) == name)
            assert B[:, j] == pytest.approx(Q(*state, shifted) - Q(*state, p), abs=1e-13)
        Q0 = Q(*state, np.where(np.isin([*system.parameters], [*system.inputs]), 0, p))
        assert Q0 + B @ motion.inputs[k] == pytest.approx(motion.applied_force[k], abs=1e-13)


def test_a_number_is_a_parameter_and_other_inputs_replace_it():
    system = cart({"u": 3})
    assert system.parameter_values == {"m": 2, "u": 3}
    assert system.replace(parameters={"u": 5}).simulate((0, 1, 0.1))["u"][-1] == 5
    assert system.simulate((0, 1, 0.1), inputs={"u": 7}).system.derivation is system.derivation
    assert system.replace(inputs={"u": "t"}).units == {}  # nothing says that they are those of SI
    changed = system.replace(parameters={"u": 5}).replace(start={"x": 2}, name="other")
    assert changed.parameter_values["u"] == 5
    assert changed.simulate((0, 1, 0.5), inputs={"u": "4*t"})["u"].tolist() == [0, 2, 4]
    assert system.replace(parameters={"u": 5}).inputs == {"u": "5"}
    with pytest.raises(tm.ProblemError, match="u is given among the parameters and among the inp"):
        system.simulate((0, 1, 0.1), parameters={"u": 5}, inputs={"u": 7})


@pytest.mark.parametrize("given", [LINE, HOLD, "t - vx", 3], ids=["line", "hold", "text", "3"])
def test_a_system_and_a_motion_are_read_as_written(given, tmp_path):
    system = cart({"u": given}).replace(parameters={"m": 3})
    copy = tm.System.from_dict(json.loads(json.dumps(system.to_dict())))
    assert copy.inputs == system.inputs and copy.parameters == system.parameters
    motion = system.simulate((0, 2, 0.1))
    motion.to_npz(tmp_path / "cart.npz")
    read = tm.Motion.from_npz(tmp_path / "cart.npz")
    assert read["u"].tolist() == motion["u"].tolist()
    motion.to_csv(tmp_path / "cart.csv")
    assert (tmp_path / "cart.csv").read_text("utf-8").startswith("t,x,vx,ax,u\n")


PARTICLE = """\
dimension: 1
inputs:
  u: {times: [0, 0.4, 1, 3/2], values: [1, -2, 4, 0], between: hold}
  w: cos(t)
particles:
  - {mass: 2, force: [u + 3*w], position: [1], velocity: [-1]}
time: {end: 2, step: 0.1}
solver: {method: dop853}
"""
SYSTEM = """\
coordinates: [x]
mass: [2]
forces: [u + 3*w]
inputs: {u: {times: [0, 0.4, 1, 3/2], values: [1, -2, 4, 0], between: hold}, w: cos(t)}
start: {x: 1, vx: -1}
time: {end: 2, step: 0.1}
solver: {method: dop853}
"""
MECHANISM = """\
Title: slider
Dimension: 2
Inputs: {u: {times: [0, 0.4, 1, 3/2], values: [1, -2, 4, 0], between: hold}, w: cos(t)}
PartData: {Fixed: {}, Particles: {A: 2}}
AppliedForces: {Gravity: [0, 0], Forces: {A: [u + 3*w, 0]}}
ProblemData: {tend: 2, positions: {A: [1, 0]}, velocities: {A: [-1, 0]}}
"""


@pytest.mark.parametrize(
    ("text", "name"), [(PARTICLE, "x1"), (SYSTEM, "x"), (MECHANISM, "A_x")], ids="psm"
)
def test_files_have_inputs(text, name, tmp_path):
    path = tmp_path / "pushed.yaml"
    path.write_text(text, "utf-8")
    motion = tm.simulate(path, (0, 2, 0.1))
    exact = 1 - 2 + moments(HOLD, 2)[1] / 2 + 1.5 * (1 - np.cos(2))
    assert motion[name][-1] == pytest.approx(exact, abs=1e-12)
    assert motion["w"][-1] == pytest.approx(np.cos(2), abs=1e-15)
    zero = tm.simulate(path, (0, 2, 0.1), inputs={"u": 0, "w": 0})
    assert zero[name][-1] == pytest.approx(-1, abs=1e-12)
    path.write_text(text.replace("cos(t)", "cos(t"), "utf-8")
    with pytest.raises(tm.ExpressionError, match=r"input w, column 4: .*never closed") as error:
        tm.simulate(path)
    assert "pushed.yaml, line" in str(error.value)


@pytest.mark.parametrize(
    ("inputs", "force", "what"),
    [
        ({"u": "x +"}, "u", "input u, column 4: the expression ends after"),
        ({"u": "y"}, "u", "input u, column 1: unknown name 'y'"),
        ({"u": "w", "w": 1}, "u + w", "'w': an input acts in forces only"),
        ({"x": 1}, "x", "inputs: 'x' is a coordinate and an input"),
        ({"m": 1}, "m", "inputs: 'm' is a parameter and an input"),
        ({"sin": 1}, "1", "inputs: 'sin' is a function"),
        ({"u": [1]}, "u", "input u: a list as an input; give an expression, samples"),
        ({"u": None}, "u", "input u: None as an input"),
        ({"u": {"times": [0]}}, "u", "input u: samples without times or values"),
        ({"u": {"tims": [0], "values": [1]}}, "u", "unknown key 'tims' .* did you mean 'times'"),
        ({"u": LINE | {"values": [1]}}, "u", "input u: 4 times and 1 values"),
        ({"u": {"times": [], "values": []}}, "u", "input u: there is no sample"),
        ({"u": {"times": [1, 1], "values": [1, 2]}}, "u", "the time 1 follows the time 1"),
        ({"u": {"times": [0], "values": ["x"]}}, "u", "input u, column 1: unknown name 'x'"),
        ({"u": {"times": [0], "values": [np.nan]}}, "u", "one of the values is nan"),
        ({"u": {"times": 3, "values": [1]}}, "u", "times is not a list of numbers"),
        ({"u": {"times": np.zeros((1, 2)), "values": [1]}}, "u", "one of the times is an ndarray"),
        ({"u": LINE | {"between": "spline"}}, "u", "between is 'spline'; write hold or line"),
        ({"u": {"times": range(10**5), "values": [1]}}, "u", f"at most {MAX_SAMPLES}"),
        ({"u": 1}, "u^2", "force on x: the force is not proportional to the input u: 'u.2'"),
        ({"u": 1, "w": 2}, "u*w", "the force is not proportional to the input u"),
        ({"u": lambda t: 1}, "u", "input u at t = 0: the function raises TypeError"),
        ({"u": lambda t, q, v: "a"}, "u", "input u at t = 0: the function returns a str"),
        ({"u": lambda t, q, v: np.nan}, "u", "the force .* is nan|is not a finite number|nan"),
    ],
)
def test_a_wrong_input_is_named_with_what_to_do(inputs, force, what):
    with pytest.raises(tm.TeachmechError, match=what):
        cart(inputs, force).simulate((0, 1, 0.1))


def test_an_input_is_refused_outside_of_forces():
    with pytest.raises(tm.ExpressionError, match="'u': an input acts in forces only"):
        cart({"u": "t"}, constraints=["x = u"])
    with pytest.raises(tm.ExpressionError, match="parameter m, column 3: 'u': an input acts in fo"):
        cart({"u": 3}).replace(parameters={"m": "2*u"})
    with pytest.raises(tm.ProblemError, match="inputs: there is no input 'w'; known names: u"):
        cart({"u": "t"}).simulate((0, 1, 0.1), inputs={"w": 1})
    with pytest.raises(tm.ProblemError, match="an ensemble replaces no inputs"):
        tm.ensemble(cart({"u": "t"}), {"m": [1, 2]}, time=(0, 1, 0.1), inputs={"u": 1})


def test_equations_and_figures_show_the_inputs():
    system = cart({"u": "2*t", "w": LINE, "f": lambda t, q, v: 0, "g": 3}, "u + w*x + f + g")
    text = str(system.equations())
    assert "    x: f + g + u + w*x\ninputs\n    u = 2*t\n    w = 4 samples from 0 to 1.5 s" in text
    assert "    f = a Python function of t, q and v\n    g = 3\n" in text
    assert "u &= 2 t" in system.equations().latex
    figure = plots.inputs(system.simulate((0, 1, 0.1)))
    assert [ax.get_ylabel() for ax in figure.axes] == ["$u$", "$w$", "$f$", "$g$"]
    with pytest.raises(tm.ProblemError, match="the system has no inputs"):
        plots.inputs(tm.simulate("pendulum", (0, 0.1, 0.05)))
    assert re.search(r"<math", system._repr_html_())


@pytest.mark.parametrize("given", ["2*t", LINE, HOLD, 3, lambda t, q, v: t])
def test_an_input_of_every_kind_has_a_unit(given, tmp_path):
    units = {"x": "m", "u": "N", "m": "kg"}
    system = cart({"u": given}, units=units)
    figure = plots.inputs(system.simulate((0, 1, 0.1)))
    assert figure.axes[0].get_ylabel() == "$u$ in N"
    with pytest.raises(tm.ProblemError, match=r"unit of u: kN does not fit m, s, kg; .* by 1000$"):
        system.replace(units={"u": "kN"})
    if not callable(given):
        assert tm.System.from_dict(json.loads(json.dumps(system.to_dict()))).units["u"] == "N"


@pytest.mark.parametrize(
    "text",
    [PARTICLE, SYSTEM, MECHANISM.replace("Dimension: 2\n", "")],
    ids="psm",
)
def test_files_have_units_of_inputs(text, tmp_path):
    path = tmp_path / "pushed.yaml"
    key = "Units" if text.startswith("Title") else "units"
    path.write_text(f"{text}{key}: {{u: N, w: N}}\n", "utf-8")
    assert tm.load(path).system.units["w"] == "N"
    path.write_text(f"{text}{key}: {{u: N, w: m}}\n{'#'}", "utf-8")
    assert tm.load(path).system.units["w"] == "m"  # what a force is made of may have any unit
    path.write_text(f"{text}{key}: {{u: mm}}\n", "utf-8")
    with pytest.raises(tm.ProblemError, match=r"line \d+, unit of u: mm does not fit m, s, kg"):
        _ = tm.load(path).system
