"""The compiled program: the same numbers as the plain one, whatever the way through the algebra."""

import dataclasses
from functools import partial
from types import ModuleType

import numpy as np
import pytest

import teachmech as tm
from teachmech.numerics.integrators import Settings
from teachmech.program import load
from teachmech.program.functions import execute
from teachmech.run.compiled.terms import write_terms
from teachmech.start.acting import begun

pytest.importorskip("llvmlite")

from teachmech.run.compiled import index as names
from teachmech.run.compiled import kernel_library, machine
from teachmech.run.compiled.compiled_problem import build
from teachmech.run.compiled.engine import failure, fast, soon
from teachmech.run.compiled.kernel_library import FUNCTIONS
from teachmech.run.compiled.layout import lay_out
from teachmech.run.compiled.policy import is_compiled, refusal
from teachmech.run.compiled.steps import Workspace, derivative_steps, one_by_one, operations
from tests.switching import without_friction


def chain(links, radius=0.0):
    """Point masses on massless rods from the origin, in space, at rest from the horizontal."""
    names = [f"{axis}{k}" for k in range(1, links + 1) for axis in "xyz"]
    constraints = ["x1^2 + y1^2 + z1^2 = 1"]
    constraints += [
        f"(x{k} - x{k - 1})^2 + (y{k} - y{k - 1})^2 + (z{k} - z{k - 1})^2 = 1"
        for k in range(2, links + 1)
    ]
    start = {f"x{k}": k for k in range(1, links + 1)} | {
        f"vy{k}": radius * k for k in range(1, links + 1)
    }
    forces = [0, 0, "-9.81"] * links
    return tm.System(names, [1] * len(names), forces, constraints, start=start)


def bead(**changes):
    """Return a system with all features: moving full mass matrix, all functions, rates, time."""
    system = tm.System(
        ["x", "y", "z"],
        mass=[["2 + x^2", "x*y/9", 0], ["x*y/9", "3 + cos(t)", "1/5"], [0, "1/5", "m"]],
        forces=["-k*x + sqrt(1 + y^2)", "sin(x)*exp(-t/3) - c*vy*abs(vy)", "tanh(z) + sign(vz)/7"],
        constraints=["x^2 + 2*y^2 + z^2 = 4 + sin(t)/10", "z*vx - vy = x^3/30 - 1/(9 + z^2)"],
        parameters={"m": 1.5, "k": 3, "c": 0.2},
        start={"x": 1.0, "y": 1.0, "z": 1.0},
        **changes,
    )
    return system.replace(start=tm.examine_start(system).proposal)


def prepared(system, **options):
    """Return the plain program, its start, and the compiled problem."""
    settings = Settings.of(**{"time": (0, 1, 0.01), **options})
    program = load(system, settings)
    q, v = program.start(system.parameter_array)
    return program, q, v, build(system, settings)


def recorded(problem, t, q, v):
    """Acceleration, multipliers, constraint force, constraints, rates and energy, and the rank."""
    n, m = problem.index[names.N], problem.index[names.M]
    rows, ranks = np.empty((1, 2 * n + 3 * m + 1)), np.empty(1, dtype=np.int64)
    states = np.concatenate([q, v, [0, 0]])[None]
    assert kernel_library.record(problem, np.array([t]), states, rows, ranks) == 1
    return rows[0], ranks[0]


def plainly(program, t, q, v, p):
    a, multipliers, force, _, rank, _ = program.acceleration(t, q, v, p)
    state = (t, q, v, p)
    M = program.mass_matrix(*state)
    of_constraints = (program.constraints(*state), program.constraint_rates(*state))
    return np.concatenate([a, multipliers, force, *of_constraints, [v @ M @ v / 2]]), rank


@pytest.mark.few("meridian", "four-bar", "bennett", "heavy-top")
@pytest.mark.parametrize("name", without_friction())
def test_every_example_has_the_accelerations_of_the_plain_program(name):
    system = begun(tm.example(name).system, 0.0)
    program, q, v, problem = prepared(system, method="dop853")
    random = np.random.default_rng(3)
    states = [
        (0.3, q + random.normal(0, 0.01, len(q)), v + random.normal(0, 0.1, len(q)))
        for _ in range(3)
    ]
    if name in (
        "bennett",
        "bricard",
        "sarrus",
    ):  # off its constraints, no acceleration satisfies all rows
        motion = tm.example(name).simulate(time=(0, 0.2, 0.1), tolerance=1e-12)
        states = list(zip(motion.t, motion.q, motion.v, strict=True))
    for there in states:
        found, rank = recorded(problem, *there)
        expected, expected_rank = plainly(program, *there, system.parameter_array)
        assert rank == expected_rank
        atol = 1e-11 * np.abs(expected).max()
        np.testing.assert_allclose(found, expected, rtol=0, atol=atol)


def test_the_written_out_derivative_is_that_of_the_program():
    for system in (bead(), chain(3, 0.1), tm.example("andrews").system):
        program, q, v, problem = prepared(system, method="dop853")
        y = np.concatenate([q, v + 0.01, [0, 0]])
        rate = np.empty_like(y)
        assert call(problem, "derivative", 0.2, y, problem.p, rate) == 1
        expected = program.derivative(0.2, y, system.parameter_array)
        np.testing.assert_allclose(rate, expected, rtol=1e-11, atol=1e-12 * np.abs(expected).max())


def long_system(
    links, dimension=3, closed=False, unequal=False, beside=False, light=False, measured=False
):
    """Return a chain of point masses on rods that hangs in a bow, its end free or held.

    Every second point may be without mass, and a coordinate without mass measure each height.
    """
    axes = "xyz"[:dimension]
    numbers = range(1, links + 1)
    names = [f"{axis}{k}" for k in numbers for axis in axes]
    masses = [1 + (k % 7) / 8 if unequal else 1 for k in numbers for _ in axes]
    if light:
        masses = [m if k % 2 else 0 for k, m in enumerate(masses[::dimension]) for _ in axes]
    angles = np.cumsum(np.full(links, 2 / links)) - 1 + light * 0.6 * (-1) ** np.arange(links)
    lengths = np.array([1 + (k % 5) / 16 if unequal else 1 for k in numbers])
    q = np.zeros((links, dimension))
    q[:, 0], q[:, 1] = np.cumsum(lengths * np.cos(angles)), np.cumsum(lengths * np.sin(angles))
    squares = [
        [f"{axis}{k}^2" if k == 1 else f"({axis}{k} - {axis}{k - 1})^2" for axis in axes]
        for k in numbers
    ]
    constraints = [
        f"{' + '.join(terms)} = {length**2}" for terms, length in zip(squares, lengths, strict=True)
    ]
    forces = [
        f"-9.81*{m}" if axis == "y" else 0 for m, axis in zip(masses, axes * links, strict=True)
    ]
    start = dict(zip(names, q.ravel(), strict=True))
    if closed:
        constraints.append(f"x{links}^2 + y{links}^2 = {q[-1] @ q[-1]}")
    if beside:
        names, masses, forces = [*names, "s", "u"], [*masses, 2, 3], [*forces, "-s*y1", "vx2"]
        constraints.append("u = sin(s) + y5")
        start["u"] = q[4, 1]
    if measured:
        names += [f"h{k}" for k in numbers]
        masses, forces = [*masses, *[0] * links], [*forces, *[1] * links]
        constraints += [f"h{k} = y{k} + x{k}^2" for k in numbers]
        start |= {f"h{k + 1}": y + x**2 for k, (x, y) in enumerate(q[:, :2].tolist())}
    return tm.System(names, masses, forces, constraints, start=start)


def bars(links):
    """Bars in the plane, pinned end to end: centre and angle each, two constraints a pin."""
    names = [f"{name}{k}" for k in range(1, links + 1) for name in "xyf"]
    constraints = ["x1 - cos(f1)/2 = 0", "y1 - sin(f1)/2 = 0"]
    for k in range(2, links + 1):
        constraints += [
            f"x{k} - cos(f{k})/2 = x{k - 1} + cos(f{k - 1})/2",
            f"y{k} - sin(f{k})/2 = y{k - 1} + sin(f{k - 1})/2",
        ]
    start = {f"x{k}": k - 0.5 for k in range(1, links + 1)}
    masses, forces = ["m", "m", "m/12"] * links, [0, "-9.81*m", 0] * links
    return tm.System(names, masses, forces, constraints, parameters={"m": 2}, start=start)


@pytest.mark.few("unequal-none")
@pytest.mark.parametrize("stabilisation", ["none", "baumgarte"])
@pytest.mark.parametrize(
    "system",
    [
        long_system(70),
        long_system(100, dimension=2),
        long_system(70, unequal=True),
        long_system(100, dimension=2, closed=True, unequal=True),
        long_system(70, beside=True),
        bars(60),
        long_system(40, dimension=2, light=True),
        long_system(60, dimension=2, measured=True),
    ],
    ids=[
        *("spherical", "planar", "unequal", "closed", "with something else", "bars"),
        *("every second point light", "measured"),
    ],
)
def test_a_derivative_in_loops_is_that_of_the_linear_system(system, stabilisation):
    _, q, v, problem = prepared(system, method="rk4", stabilisation=stabilisation)
    n, random = len(q), np.random.default_rng(5)
    v = v + random.normal(0, 0.1, n)
    q = q + random.normal(0, 0.01, n)
    y, rate = np.concatenate([q, v, [0, 0]]), np.empty(2 * n + 2)
    assert problem.code.whole.loops
    assert call(problem, "derivative", 0.0, y, problem.p, rate) == 1
    row, _ = recorded(problem, 0.0, q, v)
    np.testing.assert_array_equal(rate[:n], v)
    for found, expected in (
        (rate[n : 2 * n], row[:n]),
        (rate[-1], row[n + len(system.constraints) :][:n] @ v),
    ):
        np.testing.assert_allclose(found, expected, rtol=0, atol=1e-11 * np.abs(row[:n]).max())


def test_a_loop_of_steps_leaves_a_pivot_that_vanishes_to_the_library():
    system = long_system(70)
    _, q, v, problem = prepared(system)
    y, rate = np.concatenate([q, v, [0, 0]]), np.empty(2 * len(q) + 2)
    assert call(problem, "derivative", 0.0, y, system.parameter_array, rate) == 1
    y[3 * 40 : 3 * 41] = y[3 * 39 : 3 * 40]  # a rod without length has no direction
    assert call(problem, "derivative", 0.0, y, system.parameter_array, rate) == 0


def test_systems_that_differ_in_a_number_only_have_each_their_own_code():
    for mass in (1, 4):
        swing = tm.System(["x"], mass=[mass], forces=["-x"], start={"x": 1})
        motion = swing.simulate(time=(0, 5, 0.01), compiled=True)
        assert motion.q[-1, 0] == pytest.approx(np.cos(5 / mass**0.5), abs=1e-8)


def call(problem, name, t, y, p, result):
    """Call the machine code of a problem as the library does."""
    problem.code.improve()
    addresses, workspace = problem.code.made
    return called(addresses[FUNCTIONS.index(name)], t, y, p, result, workspace.copy())


def called(address, t, *arrays):
    import ctypes

    kind = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_double, *[ctypes.c_void_p] * 4)
    return kind(address)(t, *(array.ctypes.data for array in arrays))


@pytest.mark.parametrize("loop", [2, 10**9], ids=["loops", "one by one"])
@pytest.mark.parametrize("system", [bead(), chain(4, 0.1)], ids=["bead", "chain"])
def test_the_terms_that_are_read_are_those_that_run(system, loop):
    terms = write_terms(system, Settings.of((0, 1, 0.1)), loop)
    module = ModuleType("terms")
    execute(terms.source, "<terms>", module)
    code = machine.LlvmModule()
    machine.write_terms_code(code, terms)
    engine = fast(str(code), passes=True)
    random = np.random.default_rng(1)
    y, p = random.uniform(0.5, 1.5, 2 * len(system.coordinates) + 2), system.parameter_array
    first, second = terms.constants.copy(), terms.constants.copy()
    module.terms(0.7, y, p, first)
    called(engine.address("terms"), 0.7, y, p, second, np.zeros(0))
    np.testing.assert_allclose(second, first, rtol=1e-14, atol=1e-14)


def test_redundant_constraints_take_the_way_of_singular_values():
    system = chain(3, 0.1)
    doubled = dataclasses.replace(
        system,
        constraints=[
            *system.constraints,
            "x1*x1 + y1^2 + z1*z1 = 1",
            "2*x1^2 + 2*y1^2 = 2 - 2*z1^2",
        ],
    )
    program, q, v, problem = prepared(doubled, method="dop853")
    found, rank = recorded(problem, 0.0, q, v)
    expected, _ = plainly(program, 0.0, q, v, doubled.parameter_array)
    assert rank == 3
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-13 * np.abs(expected).max())


def test_a_singular_mass_matrix_is_made_definite_by_the_constraints():
    system = tm.System(
        ["x", "y", "s"],
        mass=[2, 3, 0],
        forces=["-x", "-9.81*3", "-5*s"],
        constraints=["s^2 = x^2 + y^2 + 1", "x = s/3 + y/7"],
        start={"x": 0.5, "y": 0.2, "s": 1.2},
    )
    system = system.replace(start=tm.examine_start(system).proposal)
    program, q, v, problem = prepared(system, method="dop853")
    found, rank = recorded(problem, 0.0, q, v)
    expected, _ = plainly(program, 0.0, q, v, system.parameter_array)
    assert rank == 2
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-13 * np.abs(expected).max())


@pytest.mark.few("none-tsit5")
@pytest.mark.parametrize("method", ["rk4", "dop853", "tsit5"])
@pytest.mark.parametrize("stabilisation", ["none", "projection", "baumgarte"])
def test_the_motion_is_that_of_the_plain_program(method, stabilisation):
    options = {"time": (0, 2, 0.01), "method": method, "stabilisation": stabilisation}
    options["tolerance"] = 1e-12  # where rounding decides on a step, it does not show
    system = bead()
    plain = system.simulate(**options, compiled=False)
    motion = system.simulate(**options, compiled=True)
    assert len(motion) == len(plain) == 201
    for name in ("q", "v", "a", "multipliers", "constraint_force", "velocity_violation"):
        expected = getattr(plain, name)
        atol = 1e-10 * max(np.abs(expected).max(), 1)
        np.testing.assert_allclose(getattr(motion, name), expected, rtol=0, atol=atol)
    np.testing.assert_allclose(motion.singular_values, plain.singular_values, rtol=1e-9)
    np.testing.assert_allclose(motion.energy_balance, plain.energy_balance, rtol=0, atol=1e-9)


def test_the_worked_example_goes_through_the_loss_of_rank():
    problem = tm.example("meridian")
    plain, motion = (problem.simulate(compiled=compiled) for compiled in (False, True))
    np.testing.assert_allclose(motion.q, plain.q, rtol=0, atol=1e-11)
    np.testing.assert_allclose(motion.multipliers, plain.multipliers, rtol=0, atol=1e-9)
    assert (motion.rank == plain.rank).all()
    assert motion.rank.min() == 3


@pytest.mark.parametrize("weight", ["1e-9", "1", "1e9"])
@pytest.mark.parametrize("stabilisation", ["none", "projection"])
@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_the_size_of_a_row_does_not_matter_where_the_mass_matrix_is_singular(
    method, stabilisation, weight
):
    system = tm.System(
        ["x", "y", "s"],
        mass=[1, 1, 0],
        forces=[0, 1, 1],
        constraints=[f"{weight}*s = {weight}*y", "x = t"],
        start={"vx": 1},
    )
    options = {"time": (0, 1, 0.1), "method": method, "stabilisation": stabilisation}
    motion = system.simulate(**options, compiled=True)
    np.testing.assert_allclose(motion.q[-1], [1, 1, 1], rtol=0, atol=1e-12)
    np.testing.assert_allclose(motion.a[-1], [0, 2, 2], rtol=0, atol=1e-12)


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_a_massless_coordinate_that_hardly_moves_a_mass_is_refused(method, compiled):
    system = tm.System(["x", "s"], mass=[1, 0], forces=[0, 1], constraints=["x + 1e-9*s = 0"])
    with pytest.raises(tm.ProblemError, match="a motion of s has neither mass nor constraint"):
        system.simulate(time=(0, 1, 0.1), method=method, compiled=compiled)
    lighter = system.replace(constraints=["x + s*cos(t) = 0"], start={})
    options = {"time": (0, np.pi / 2 + 1e-8, np.pi / 2 + 1e-8), "method": "rk4"}
    with pytest.raises(tm.SimulationError):
        lighter.simulate(**options, compiled=compiled)


def test_the_chain_of_sixty_links_keeps_its_energy():
    motion = chain(60, 0.05).simulate(time=(0, 1), method="dop853", tolerance=1e-10, compiled=True)
    assert np.abs(motion.energy_balance).max() < 1e-6
    assert np.abs(motion.violation).max() < 1e-12
    height = motion.q[:, 2::3].sum(axis=1)
    total = motion.kinetic_energy + 9.81 * height
    assert np.ptp(total) < 1e-6 * 9.81 * 60


CONDITIONS = {
    "y1 + x1 = 0": True,
    "lambda1 = 6": True,
    "ay1 = 4": True,
    "vy1 = 0": True,  # it also holds at the start
    "tan(3*t) = 2": True,  # with poles before it
    "vx1 = 1.2*vy1": True,
    "t = 2.05": True,
    "1/(x1 - 0.1) = 0": False,  # a pole is not an event
    "lambda1 = 1000": False,
}


@pytest.mark.parametrize("condition", CONDITIONS)
@pytest.mark.parametrize(
    "options",
    [
        {"time": (0, 3, 0.01)},
        {"time": (0, 3, 0.01), "stabilisation": "projection"},
        {"time": (0, 3, 0.01), "method": "dop853", "tolerance": 1e-6},
        {"time": (0, 4, 1.5), "method": "dop853"},
    ],
    ids=["rk4", "rk4, projected", "dop853", "dop853, seldom stored"],
)
def test_a_motion_ends_where_it_does_in_the_plain_program(condition, options):
    swing = tm.example("pendulum").system
    plain, motion = (
        swing.simulate(**options, until=condition, compiled=compiled) for compiled in (False, True)
    )
    assert bool(plain.stopped) == bool(motion.stopped) == CONDITIONS[condition]
    assert len(plain) == len(motion)
    for name in ("t", "q", "v", "a", "multipliers", "constraint_force", "work_applied"):
        expected = getattr(plain, name)
        atol = 1e-9 * max(np.abs(expected).max(), 1)
        np.testing.assert_allclose(getattr(motion, name), expected, rtol=0, atol=atol)


@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_a_motion_ends_after_many_thousand_steps(method):
    turning = tm.System(["x"], mass=[1], forces=["-x"], start={"x": 1})
    options = {"time": (0, 40, 0.002), "method": method, "tolerance": 1e-13}
    motion = turning.simulate(**options, until="x + t/25 = 0", compiled=True)
    assert motion.stopped
    when = 0.0
    for _ in range(200):  # x = cos t first meets -t/25 after pi/2
        when = np.arccos(-when / 25)
    assert motion.t[-1] == pytest.approx(when, abs=1e-9)
    motion = turning.simulate(**options, until="x = t - 38", compiled=True)
    assert motion.t[-1] - 38 == pytest.approx(np.cos(motion.t[-1]), abs=1e-8)
    assert len(motion) > 18000


def hardly_any_mass():
    """Return a mass so small that, next to the massless s, only the plain program decides on it."""
    return tm.System(
        ["x", "w1", "w2", "u", "s"],
        mass=[1, 1, 1, "2.5e-12", 0],
        forces=["-x", 1, 2, "-2.5e-12*u", 0],
        constraints=["s = x"],
        start={"x": 1, "s": 1},
    )


@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_where_only_the_plain_program_goes_on_it_ends_the_motion_too(method):
    options = {"time": (0, 3, 0.01), "method": method}
    motion = hardly_any_mass().simulate(**options, until="x = 0", compiled=True)
    assert motion.t[-1] == pytest.approx(np.pi / 2, abs=1e-7)
    motion = hardly_any_mass().simulate(**options, compiled=True)
    np.testing.assert_allclose(motion["s"], np.cos(motion.t), rtol=0, atol=1e-7)


def test_the_end_of_a_motion_is_not_looked_for_where_its_condition_is_not_defined():
    swing = tm.example("pendulum").system
    for compiled in (False, True):
        with pytest.raises(tm.SimulationError, match="condition at which to stop is not finite"):
            swing.simulate(time=(0, 9, 0.01), until="ln(5 - t) = 7", compiled=compiled)


def test_a_run_can_be_stopped_and_keeps_what_is_done():
    seen = []

    def stop(done):
        seen.append(done)
        return done < 0.3

    motion = chain(5, 0.1).simulate(time=(0, 4000), method="dop853", compiled=True, progress=stop)
    assert motion.ending.startswith("stopped at t")
    assert 0 < seen[0] < seen[-1] < 1
    assert 0.2 < motion.t[-1] / 4000 < 0.9


def test_a_state_outside_the_domain_is_an_error_with_the_last_sound_state():
    falling = tm.System(["x"], mass=[1], forces=["-sqrt(x)"], start={"x": 1, "vx": -2})
    for options in ({"time": (0, 3, 0.01)}, {"time": (0, 3), "method": "dop853"}):
        with pytest.raises(tm.SimulationError, match="cannot go on") as plain:
            falling.simulate(**options, compiled=False)
        with pytest.raises(tm.SimulationError, match="cannot go on") as compiled:
            falling.simulate(**options, compiled=True)
        assert compiled.value.time == pytest.approx(plain.value.time, abs=2e-3)
        assert compiled.value.motion.q[-1, 0] > 0


def test_constraints_that_come_to_contradict_are_an_error_that_names_them():
    system = tm.System(
        ["x", "y"],
        mass=[1, 1],
        forces=[0, 0],
        constraints=["x = t", "x = t + (t - 1.5 + abs(t - 1.5))^2"],
        start={"x": 1, "vx": 1},
    )
    for compiled in (False, True):
        with pytest.raises(tm.SimulationError, match="c1 and c2 contradict") as error:
            system.simulate(time=(1, 2, 0.1), compiled=compiled)
        assert error.value.time == pytest.approx(1.4)


def test_what_cannot_be_compiled_says_so():
    level = [lambda z: z]
    ball = tm.System(["z"], mass=[1], forces=[-10], constraints=level)
    with pytest.raises(tm.ProblemError, match="Python function is not compiled"):
        ball.simulate(time=(0, 1, 0.1), compiled=True)
    ball = dataclasses.replace(ball, constraints=[])
    for method in ("lsoda", "moreau"):
        with pytest.raises(tm.ProblemError, match=f"method {method} is not compiled"):
            ball.simulate(time=(0, 1, 0.1), method=method, compiled=True)


def test_what_an_option_asks_for_in_vain_is_not_said_of_the_file():
    with pytest.raises(tm.ProblemError) as error:
        tm.example("meridian").simulate(method="lsoda", stabilisation="none", compiled=True)
    assert str(error.value).startswith("compiled: the ")
    assert "or leave compiled=True out" in str(error.value)
    assert error.value.line is None
    with pytest.raises(tm.ProblemError, match=r"^method: kinematics") as error:
        tm.example("meridian").simulate(method="kinematic")
    assert error.value.line is None


@pytest.mark.parametrize("compiled", [False, True])
def test_an_interrupt_before_anything_is_stored_is_passed_on(monkeypatch, compiled):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("teachmech.run.record.Record.add", interrupt)
    monkeypatch.setattr("teachmech.run.compiled.compiled_record.CompiledRecord.add", interrupt)
    with pytest.raises(KeyboardInterrupt):
        chain(2).simulate(time=(0, 1, 0.01), compiled=compiled)


def test_without_llvm_the_plain_program_runs(monkeypatch):
    monkeypatch.setattr("teachmech.run.compiled.policy.find_spec", lambda name: None)
    ball = tm.System(["z"], mass=[1], forces=[-10])
    settings = Settings.of((0, 1000, 0.001))
    assert not is_compiled(ball, settings, None)
    assert "teachmech[fast]" in refusal(ball, settings)[1]
    with pytest.raises(tm.ProblemError, match="llvmlite"):
        ball.simulate(time=(0, 1, 0.1), compiled=True)


def test_long_runs_are_compiled_by_default_and_short_ones_are_not():
    system = chain(2)
    assert is_compiled(system, Settings.of((0, 100, 0.001)), None)
    assert not is_compiled(system, Settings.of((0, 1, 0.01)), None)


def test_elimination_of_a_chain_takes_work_in_proportion_to_its_length():
    counts = []
    for links in (20, 40):
        system = chain(links)
        terms = write_terms(system, Settings.of((0, 1, 0.1)))
        layout = lay_out(system, terms)
        steps = derivative_steps(layout, Workspace(layout, [layout.all]))
        counts.append(operations(one_by_one(steps)))
    assert counts[1] / counts[0] == pytest.approx(2, abs=0.1)


def test_independent_parts_stay_apart():
    system = tm.System(
        ["x1", "y1", "x2", "y2"],
        mass=[1] * 4,
        forces=[0] * 4,
        constraints=["x1^2 + y1^2 = 1", "x2^2 + y2^2 = 1"],
        start={"x1": 1, "x2": 1},
    )
    layout = lay_out(system, write_terms(system, Settings.of((0, 1, 0.1))))
    pairs = {
        (int(layout.all.unknown[k]), int(layout.all.unknown[j]))
        for k in range(6)
        for j in layout.all.column[layout.all.begin[k] : layout.all.begin[k + 1]]
    }
    assert pairs == {(4, 0), (4, 1), (5, 2), (5, 3)}


def doubled(system):
    """Return the same system with every constraint twice."""
    equations = [constraint.equation for constraint in system.constraints]
    return system.replace(constraints=2 * equations)


def test_systems_that_differ_in_a_constant_only_are_compiled_anew():
    for weight in (-10, -20):
        ball = tm.System(["z"], mass=[1], forces=[weight])
        motion = ball.simulate(time=(0, 1, 0.5), compiled=True)
        assert motion.q[-1, 0] == pytest.approx(weight / 2, rel=1e-14)
    for mass in (1, 4):
        spring = tm.System(["z"], mass=[mass], forces=["-z"], start={"z": 1})
        motion = spring.simulate(time=(0, 1), method="dop853", compiled=True)
        assert motion.q[-1, 0] == pytest.approx(np.cos(1 / mass**0.5), abs=1e-8)


@pytest.mark.parametrize("stabilisation", ["none", "projection"])
@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_a_small_row_counts_as_any_other_in_both_programs(method, stabilisation):
    system = tm.System(
        ["x", "y"], mass=[1, 1], forces=[1, 2], constraints=["x = t^2", "1e-11*y = 1e-11*t^3"]
    )
    options = {"time": (0, 1, 0.1), "method": method, "stabilisation": stabilisation}
    plain, motion = (system.simulate(**options, compiled=compiled) for compiled in (False, True))
    assert (plain.rank == 2).all()
    assert (motion.rank == 2).all()
    for q in (plain.q, motion.q):
        np.testing.assert_allclose(q[:, 1], plain.t**3, rtol=0, atol=1e-9)


def test_a_rate_that_is_not_finite_does_not_spoil_the_acceleration_of_redundant_constraints():
    system = tm.System(
        ["x"],
        mass=[2],
        forces=["-9.81"],
        constraints=["vx = sqrt(k)", "2*vx = 0"],
        parameters={"k": -1},
    )
    program, q, v, problem = prepared(system)
    found, rank = recorded(problem, 0.0, q, v)
    with np.errstate(all="ignore"):
        expected, expected_rank = plainly(program, 0.0, q, v, system.parameter_array)
    assert rank == expected_rank == 1
    assert np.isnan(expected).any()
    np.testing.assert_allclose(found, expected, atol=1e-14)


def test_many_redundant_constraints_are_left_to_the_plain_program():
    system = doubled(chain(names.MANY // 2 + 1, 0.1))
    plain, motion = (
        system.simulate(time=(0, 0.02, 0.01), compiled=compiled) for compiled in (False, True)
    )
    assert (motion.rank == len(system.constraints) // 2).all()
    np.testing.assert_allclose(motion.q, plain.q, rtol=0, atol=1e-12)


@pytest.mark.parametrize("compiled", [False, True])
def test_an_acceleration_beyond_all_numbers_at_the_start_is_said(compiled):
    system = tm.System(["x"], mass=["1e-300"], forces=["1e300"])
    with pytest.raises(tm.ProblemError, match="an acceleration at the start is too large"):
        system.simulate(time=(0, 1, 0.1), compiled=compiled)


def test_a_run_asks_after_its_first_step_whether_it_shall_go_on():
    motion = chain(2).simulate(time=(0, 9, 0.01), compiled=True, progress=lambda done: False)
    assert len(motion) == 2


def test_a_failure_looks_at_its_last_state_only():
    falling = tm.System(
        ["x", "y"],
        mass=[1, 1],
        forces=["-sqrt(x)", 0],
        constraints=["y = t"],
        start={"x": 1, "vx": -2, "vy": 1},
    )
    with pytest.raises(tm.SimulationError) as error:
        falling.simulate(time=(0, 3, 0.01), compiled=True)
    assert "singular_values" not in vars(error.value.motion)


def test_where_machine_code_does_not_work_the_plain_program_runs(monkeypatch):
    def broken():
        raise failure("RuntimeError: another LLVM")

    monkeypatch.setattr(kernel_library, "load", broken)
    ball = tm.System(["z"], mass=[1], forces=[-10])
    assert not is_compiled(ball, Settings.of((0, 1000, 0.001)), None)
    with pytest.raises(tm.ProblemError, match="machine code does not work here"):
        ball.simulate(time=(0, 1, 0.1), compiled=True)


def test_a_long_run_is_compiled_by_default_if_its_method_is():
    ball = tm.System(["z"], mass=[1], forces=[-10])
    for method in ("rk4", "dop853", "radau", "lsoda"):
        settings = Settings.of((0, 1000, 0.001), method=method)
        assert is_compiled(ball, settings, None) == (method != "lsoda")


@pytest.mark.few("stewart-platform")
@pytest.mark.parametrize("name", ["gyroscope", "bicycle", "stewart-platform"])
def test_constraints_carry_coordinates_without_mass(name):
    """Angles and displacements that joints measure; M itself is factorised."""
    system = tm.example(name).system
    settings = Settings.of((0, 1, 0.01), method="dop853")
    problem = build(system, settings, many=True)
    assert problem.index[names.METRIC] > 0 and not problem.index[names.WEIGHTED]
    program = load(system, settings)
    p, n = system.parameter_array, len(system.coordinates)
    y = np.concatenate([*program.start(p), [0, 0]])
    rate = np.empty_like(y)
    assert call(problem, "derivative", 0.0, y, problem.p, rate) == 1
    plain = program.acceleration(0.0, y[:n], y[n : 2 * n], p)[0]
    np.testing.assert_allclose(rate[n : 2 * n], plain, rtol=0, atol=1e-9 * np.abs(plain).max())


def measured(constraints, **changes):
    """Return a pendulum with the angle th of its rod as a coordinate without mass."""
    system = tm.System(
        ["x", "y", "th"],
        mass=[1, 1, 0],
        forces=[0, -9.81, 0],
        constraints=["x^2 + y^2 = 1", *constraints],
        start={"x": "sin(2)", "y": "-cos(2)", "th": 2},
    )
    return system.replace(**changes)


@pytest.mark.few("constraints2")
@pytest.mark.parametrize(
    "constraints",
    [
        ["x = sin(th)"],  # which does not determine th if the rod is level
        ["x*cos(th) + y*sin(th) = 0"],
        ["x = sin(th)", "y = -cos(th)"],  # one too many
    ],
)
def test_what_carries_a_coordinate_may_fail_on_the_way(constraints):
    """Through level, twice: where a pivot vanishes, singular values find the same motion."""
    how = {"time": (0, 3, 0.05), "method": "dop853", "tolerance": 1e-11}
    found, plain = (
        measured(constraints).simulate(**how, compiled=compiled) for compiled in (True, False)
    )
    assert np.abs(found.q - plain.q).max() < 1e-7
    assert np.abs(np.sin(found["th"]) - found["x"]).max() < 1e-9


def test_a_coordinate_that_nothing_can_carry_takes_the_other_metric():
    """Only its own drive contains s, so that s has no mass."""
    system = tm.System(
        ["x", "s"],
        mass=[1, 0],
        forces=["-x", 0],
        constraints=["s = sin(t)"],
        start={"x": 1, "vs": 1},
    )
    problem = build(system, Settings.of((0, 1, 0.1)))
    assert problem.index[names.WEIGHTED]
    motion = system.simulate(time=(0, 2, 0.01), method="dop853", compiled=True)
    assert np.abs(motion["s"] - np.sin(motion.t)).max() < 1e-9
    assert np.abs(motion["x"] - np.cos(motion.t)).max() < 1e-9


def powers(count=60):
    """Forces that are powers of 8, from which LLVM likes to make powers of 2; in a loop."""
    names = [f"x{k}" for k in range(count)]
    start = {name: 1 + k / count for k, name in enumerate(names)}
    forces, one = [f"-8^{name}" for name in names], "x0^2 + x1^2 = 2"
    return tm.System(names, [1] * count, forces, [one], start=start)


@pytest.mark.parametrize(
    "system",
    [bead(), chain(3, 0.1), long_system(70), powers(), tm.example("andrews").system],
    ids=["bead", "chain", "loops", "powers", "another metric"],
)
def test_code_that_is_made_soon_gives_the_numbers_of_the_better_one_to_the_last_bit(system):
    _, q, v, problem = prepared(system, method="dop853")
    y, found = np.concatenate([q + 1e-6, v + 0.01, [0, 0]]), {}
    for made in (soon, partial(fast, passes=True)):
        engine = made(problem.code.whole.text)
        for name in ("terms", "derivative", "correction"):
            result = problem.values.copy() if name == "terms" else np.zeros(len(y))
            workspace = problem.code.whole.workspace.copy()
            assert called(engine.address(name), 0.2, y, problem.p, result, workspace) == 1
            found.setdefault(name, []).append(result)
    for name, (first, second) in found.items():
        assert np.array_equal(first, second), name


def of_all_states(motion):
    """What a compiled run computes."""
    names = ("q", "v", "a", "multipliers", "work_applied", "work_constraint")
    return np.hstack([np.reshape(getattr(motion, name), (len(motion), -1)) for name in names])


@pytest.mark.few("meridian", "four-bar", "bennett")
@pytest.mark.parametrize("name", without_friction())
def test_the_whole_code_of_a_problem_gives_the_numbers_of_the_library_to_the_last_bit(
    name, monkeypatch
):
    problem, found = tm.example(name), []
    start, step = problem.settings.start, problem.settings.step
    how = {"time": (start, start + 5 * step, step), "stabilisation": "projection"}
    for evaluations in (10**9, 0):
        monkeypatch.setattr("teachmech.run.compiled.compiled_problem._codes", {})
        monkeypatch.setattr(kernel_library, "WORTH_WHOLE_CODE", evaluations)
        motions = [problem.simulate(**how, method=m, compiled=True) for m in ("rk4", "dop853")]
        found.append(np.concatenate([of_all_states(motion) for motion in motions]))
    np.testing.assert_array_equal(*found)


@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_a_run_goes_on_in_better_code_without_a_trace(method, monkeypatch):
    how = {"time": (0, 3, 0.002), "method": method, "compiled": True}
    expected = chain(3, 0.1).simulate(**how)
    monkeypatch.setattr("teachmech.run.compiled.compiled_problem._codes", {})
    monkeypatch.setattr("teachmech.run.compiled.code_store.kept", lambda key: None)
    monkeypatch.setattr(kernel_library, "WORTH_WHOLE_CODE", 300)
    made = []

    def better(text, passes):
        made.append(text)
        return fast(text, passes)

    monkeypatch.setattr(kernel_library, "fast", better)
    motion = chain(3, 0.1).simulate(**how)
    assert len(made) == 1
    for name in ("q", "v", "multipliers", "work_constraint"):
        assert np.array_equal(getattr(motion, name), getattr(expected, name))


def test_a_run_that_is_stopped_while_its_code_is_made_lets_the_next_one_make_it(monkeypatch):
    def interrupted(text, passes):
        raise KeyboardInterrupt

    *_, problem = prepared(chain(2, 0.1))
    with monkeypatch.context() as patched:
        patched.setattr(kernel_library, "fast", interrupted)
        with pytest.raises(KeyboardInterrupt):
            problem.code.improve()
    (_, derive, *_), _ = problem.code.made
    assert derive == 0
    problem.code.improve()
    (_, derive, *_), _ = problem.code.made
    assert derive != 0


@pytest.mark.parametrize("name", ["andrews", "four-bar", "a02-chain", "meridian", "turned-hoop"])
def test_the_written_out_correction_leads_to_the_constraints_of_the_program(name):
    """And as near as its own projection, which takes positions first."""
    system = tm.example(name).system
    program, q, v, problem = prepared(system, method="dop853", stabilisation="projection")
    random, n, p = np.random.default_rng(8), len(q), system.parameter_array
    scales = program.scales()[0]
    y = np.concatenate([q, v, [0, 0]])
    y[: 2 * n] += 1e-5 * scales[: 2 * n] * random.normal(size=2 * n)
    corrected, change = y.copy(), np.empty(2 * n + 2)
    for _ in range(4):
        assert call(problem, "correction", 0.0, corrected, problem.p, change) == 1
        corrected[: 2 * n] -= change[: 2 * n]
    plain = program.project(0.0, y, p)
    assert (np.abs(corrected - plain)[: 2 * n] <= 1e-8 * scales[: 2 * n]).all()
    for found in (program.constraints, program.constraint_rates):
        left = np.abs(found(0.0, corrected[:n], corrected[n : 2 * n], p)).max()
        before = np.abs(found(0.0, y[:n], y[n : 2 * n], p)).max()
        assert left <= 1e-8 * before


@pytest.mark.parametrize("method", ["rk4", "dop853"])
def test_a_projection_of_velocities_alone_leaves_positions_where_they_are(method):
    """The rows become dependent during the run, so that singular values use the same memory."""
    constraints = ["vx*sin(t) - vy*cos(t)", "vx*sin(t) - vy*cos(t) + (t - 0.5)*vz"]
    system = tm.System(["x", "y", "z"], [1, 1, 1], ["0", "-y", "-1"], constraints, start={"vx": 1})
    how = {"time": (0, 1, 0.01), "method": method, "stabilisation": "projection"}
    plain, compiled = (system.simulate(**how, compiled=kind) for kind in (False, True))
    np.testing.assert_allclose(compiled.q, plain.q, rtol=0, atol=1e-6)
    speed = np.abs(np.diff(compiled["x"]) / np.diff(compiled.t))
    assert speed.max() < 1.5  # it does not jump
