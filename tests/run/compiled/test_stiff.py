"""Stiff systems: Radau in machine code, with exact Jacobians."""

import ctypes

import numpy as np
import pytest
import scipy.integrate._ivp.radau as in_scipy

import teachmech as tm
from teachmech.numerics.integrators import Settings
from teachmech.program import load
from teachmech.run.compiled import jacobian, radau_tableau
from tests.run.compiled.test_compiled import bead, chain, measured

pytest.importorskip("llvmlite")

from teachmech.run.compiled.compiled_problem import build
from teachmech.run.compiled.compiled_run import Run
from teachmech.run.compiled.kernel_library import FUNCTIONS


def elastic_pendulum(stiffness=1e8, damping=0.0):
    """Return a unit mass on a spring of length 1, level at the start: it falls as on a rod."""
    pull = f"({stiffness!r}*(1 - 1/r) + {damping!r}*(x*vx + y*vy)/r^2)"
    forces = [f"-{pull}*{axis}".replace("r", "sqrt(x^2 + y^2)") for axis in "xy"]
    forces[1] += " - 9.81"
    return tm.System(["x", "y"], [1, 1], forces, start={"x": 1})


def governor(stiffness=1e7):
    """Watt's flyball governor in particles: rods from the spindle, springs down to the sleeve.

    Two balls b and c, each on a hinge at the height 0 next to the axis and in a plane that turns by
    phi; the springs, of length L like the rods, hold the sleeve s.
    """
    spring, height = "k*(1 - L/sqrt({0}^2 + ({1} - s)^2))", "-L*cos(0.7)"
    pull = {ball: spring.format(f"r{ball}", f"z{ball}") for ball in "bc"}
    return tm.System(
        ["rb", "zb", "rc", "zc", "s", "phi"],
        mass=["m", "m", "m", "m", "M", "J + m*rb^2 + m*rc^2"],
        forces=[
            f"m*rb*vphi^2 - ({pull['b']})*rb",
            f"-m*g - ({pull['b']})*(zb - s)",
            f"m*rc*vphi^2 - ({pull['c']})*rc",
            f"-m*g - ({pull['c']})*(zc - s)",
            f"-M*g + ({pull['b']})*(zb - s) + ({pull['c']})*(zc - s) - 2*vs",
            "tau - 2*m*(rb*vrb + rc*vrc)*vphi",
        ],
        constraints=["rb^2 + zb^2 = L^2", "rc^2 + zc^2 = L^2"],
        parameters={"m": 1, "M": 0.5, "J": 0.05, "L": 0.4, "g": 9.81, "k": stiffness, "tau": 0.3},
        start={
            **{f"r{b}": "L*sin(0.7)" for b in "bc"},
            **{f"z{b}": height for b in "bc"},
            "s": f"2*({height})",
            "vphi": 5.5,
        },
    )


# --- the method -----------------------------------------------------------------------------------


def test_the_coefficients_are_those_of_scipy():
    for name, other in (
        ("C", "C"),
        ("E", "E"),
        ("T", "T"),
        ("T_INVERSE", "TI"),
        ("RADAU_DENSE", "P"),
    ):
        np.testing.assert_array_equal(getattr(radau_tableau, name), getattr(in_scipy, other))
    assert radau_tableau.REAL == in_scipy.MU_REAL
    assert complex(*radau_tableau.PAIR) == pytest.approx(in_scipy.MU_COMPLEX, rel=1e-15)
    assert radau_tableau.ITERATIONS == in_scipy.NEWTON_MAXITER
    T = radau_tableau.T
    real, (c, d) = radau_tableau.REAL, radau_tableau.PAIR
    inverse = T @ np.array([[real, 0, 0], [0, c, -d], [0, d, c]]) @ radau_tableau.T_INVERSE
    np.testing.assert_allclose(inverse @ radau_tableau.A, np.eye(3), atol=1e-14)


def one_step(system, h):
    """Return the state after one step of the length h."""
    settings = Settings.of((0, 1), method="radau", tolerance=1e-3)
    q, v = load(system, settings).start(system.parameter_array)
    y = np.concatenate([q, v, [0, 0]])
    run = Run(build(system, settings), settings, np.array([0.0, h]), y)
    run.clock[1] = h
    run.now[1] = [*v, *(-4 * q), -4 * q @ v, 0]
    assert run.finish() == 0
    assert run.index[1] == 1
    return run.now[0]


def test_a_step_has_order_five():
    """For an oscillator, Newton's method solves the equations in one step; also its work."""
    swing, errors = tm.System(["x"], [1], ["-4*x"], start={"x": 1}), []
    for h in (0.1, 0.05):
        exact = [np.cos(2 * h), -2 * np.sin(2 * h), 2 * np.sin(2 * h) ** 2]
        errors.append(np.abs(one_step(swing, h)[:3] - exact))
    assert (np.log2(errors[0] / errors[1]) > 5.8).all()  # each step


@pytest.mark.parametrize("stabilisation", ["projection", "baumgarte"])
@pytest.mark.parametrize("system", [bead(), chain(3, 0.1), measured(["x = sin(th)"]), governor()])
def test_the_slopes_of_the_residuals_are_their_differences(system, stabilisation):
    settings = Settings.of((0, 1), method="radau", stabilisation=stabilisation)
    program, problem = load(system, settings), build(system, settings)
    n, m, p = len(system.coordinates), len(system.constraints), system.parameter_array
    random = np.random.default_rng(7)
    x = np.concatenate(program.start(p)) + random.normal(0, 0.1, 2 * n)
    a, multipliers = random.normal(0, 1, n), random.normal(0, 1, m)

    def residuals(x):
        there = (0.3, x[:n], x[n:], p)
        b, A = program.constraint_vector(*there), program.constraint_matrix(*there)
        if settings.damped:
            h = np.where(program.HOLONOMIC, program.constraints(*there), 0.0)
            b = b - 10 * program.constraint_rates(*there) - 25 * h
        M, Q = program.mass_matrix(*there), program.applied_force(*there)
        return np.concatenate([Q - M @ a - A.T @ multipliers, b - A @ a])

    slopes = jacobian.slopes_of(system, settings)
    values = np.empty(len(slopes.values))
    kind = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_double, *[ctypes.c_void_p] * 4)
    addresses, workspace = problem.code.made
    arrays = (np.concatenate([x, [0, 0], a, multipliers]), problem.p, values, workspace)
    address = addresses[FUNCTIONS.index("slopes")]
    assert kind(address)(0.3, *(array.ctypes.data for array in arrays)) == 1
    found = np.zeros((n + m, 2 * n))
    found[slopes.row, np.repeat(np.arange(2 * n), np.diff(slopes.begin))] = values
    steps = 1e-5 * np.eye(2 * n)
    expected = np.array([residuals(x + step) - residuals(x - step) for step in steps]).T / 2e-5
    scale = np.abs(expected).max(axis=0)
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-7 * scale.max())


# --- motions --------------------------------------------------------------------------------------


@pytest.mark.parametrize("compiled", [False, True])
def test_a_spring_that_is_damped_beyond_all_measure_creeps_back(compiled):
    """After the first microseconds vx = -x, up to 1e-6."""
    stiff = tm.System(["x"], mass=[1], forces=["-1e6*x - 1e6*vx"], start={"x": 1})
    motion = stiff.simulate(time=(0, 2, 0.01), method="radau", tolerance=1e-8, compiled=compiled)
    assert motion["x"][1:] == pytest.approx(np.exp(-motion.t[1:]), rel=2e-6)
    assert motion.stats.steps < 300  # an explicit method needs a million


def test_a_stiff_spring_is_followed_in_long_steps():
    """1e8 N/m, 1600 oscillations a second, in steps that are as long as those of a rod."""
    system, how = elastic_pendulum(), {"time": (0, 2, 0.02), "compiled": True}
    exact = system.simulate(method="dop853", tolerance=1e-13, **how)
    for tolerance, error, steps in ((1e-6, 1e-7, 1500), (1e-8, 5e-9, 2500)):
        motion = system.simulate(method="radau", tolerance=tolerance, **how)
        assert np.abs(motion.q - exact.q).max() < error
        assert np.abs(motion.work_applied - exact.work_applied).max() < 20 * error
        assert motion.stats.steps < steps < exact.stats.steps / 4


@pytest.mark.thorough
def test_the_friction_of_a_stiff_pad_is_followed_in_long_steps():
    """The pad transmits a force F + F sin(t)/2 that rises slowly; mu times its work brakes."""
    pad = tm.Constraint("", "pad", friction="mu", slip="vx", normal="k*y + c*vy")
    forces = ["0", "-k*y - c*vy + F*(1 + sin(t)/2)"]
    values = {"m": 1, "k": 1e8, "c": 1e5, "F": 10, "mu": 0.3}
    start = {"vx": 8, "y": "F/k"}
    system = tm.System(["x", "y"], ["m"] * 2, forces, [pad], parameters=values, start=start)
    motion = system.simulate(time=(0, 1, 0.25), method="radau", tolerance=1e-8, compiled=True)
    slower = 0.3 * 10 * (motion.t + (1 - np.cos(motion.t)) / 2)
    assert motion["vx"] == pytest.approx(8 - slower, abs=1e-7)
    assert motion.stats.steps < 100


def test_a_stiff_governor_moves_as_by_another_method_and_as_plain():
    system, how = governor(), {"time": (0, 0.2, 0.02)}
    exact = system.simulate(method="dop853", tolerance=1e-12, compiled=True, **how)
    found, plain = (
        system.simulate(method="radau", tolerance=1e-6, compiled=compiled, **how)
        for compiled in (True, False)
    )
    assert np.abs(found.q - exact.q).max() < 1e-6
    assert np.abs(plain.q - exact.q).max() < 1e-6
    assert found.stats.steps < 1.3 * plain.stats.steps
    assert np.abs(found.energy_balance).max() < 1e-4 * np.abs(found.kinetic_energy).max()


@pytest.mark.few("andrews")
@pytest.mark.parametrize(
    "system",
    [
        bead(),
        tm.example("conical-pendulum").system,  # with redundant constraints
        measured(["x = sin(th)", "y = -cos(th)"]),  # th has no mass
        tm.example("andrews").system,
    ],
    ids=["bead", "redundant", "massless", "andrews"],
)
def test_the_plain_program_says_the_same(system):
    end = 0.003 if "Andrews" in system.name else 1
    how = {"time": (0, end, end / 20), "method": "radau", "tolerance": 1e-8}
    found, plain = (system.simulate(compiled=compiled, **how) for compiled in (True, False))
    assert found.stats.compiled
    assert np.abs(found.q - plain.q).max() < 1e-6 * max(1.0, np.abs(plain.q).max())
    assert found.stats.steps < 1.3 * plain.stats.steps + 10


def test_a_motion_ends_where_its_equation_is_met():
    fall = tm.System(["z"], [1], ["-9.81"], start={"z": 5})
    motion = fall.simulate(time=(0, 2), method="radau", until="z = 0", compiled=True)
    assert motion.t[-1] == pytest.approx((2 * 5 / 9.81) ** 0.5, rel=1e-9)
    assert motion.stats.compiled


def test_a_long_run_of_radau_goes_on_compiled():
    motion = elastic_pendulum().simulate(time=(0, 30, 1), method="radau", tolerance=1e-6)
    assert motion.compiled_from is not None
    assert np.abs(motion.energy_balance).max() < 1e-3


@pytest.mark.parametrize(("bound", "most"), [("LONGEST", 5), ("LARGEST", 1)])
def test_a_jacobian_that_is_too_large_is_not_compiled(monkeypatch, bound, most):
    monkeypatch.setattr(f"teachmech.run.compiled.policy.{bound}", most)
    with pytest.raises(tm.ProblemError, match=r"Jacobian of this system is too large.* dop853"):
        elastic_pendulum().simulate(time=(0, 1), method="radau", compiled=True)


@pytest.mark.parametrize("unit", [1e-6, 1e6])
def test_units_choose_no_step(unit):
    """A swing with an angle, and with a length that is given in another unit."""
    forces = ["m*x*vphi^2 + m*g*cos(phi) - k*(x - L)", "-m*g*x*sin(phi) - 2*m*x*vx*vphi"]
    values = {"m": 1, "g": 9.81, "k": 1e6, "L": 1}
    system = tm.System(["x", "phi"], ["m", "m*x^2"], forces, [], values, {"x": "L", "phi": 1})
    scaled = {"m": 1 / unit**2, "g": 9.81 * unit, "k": 1e6 / unit**2, "L": unit}
    how = {"time": (0, 1, 0.1), "method": "radau", "tolerance": 1e-7, "compiled": True}
    first, other = system.simulate(**how), system.simulate(parameters=scaled, **how)
    assert other.stats.steps == pytest.approx(first.stats.steps, rel=0.01)
    assert other["x"] / unit == pytest.approx(first["x"], abs=1e-7)
    assert other["phi"] == pytest.approx(first["phi"], abs=1e-7)


@pytest.mark.parametrize("constraints", [[], ["y = 2*x"]])
@pytest.mark.parametrize("tolerance", [1e-6, 1e-10])
def test_uniform_motion_takes_few_steps(constraints, tolerance):
    free = tm.System(["x", "y"], [1, 1], [0, 0], constraints, start={"vx": 1, "vy": 2})
    motion = free.simulate((0, 10, 0.1), method="radau", tolerance=tolerance, compiled=True)
    assert motion.stats.steps < 20
    assert np.abs(motion["y"] - 2 * motion.t).max() < 1e-12


@pytest.mark.thorough
def test_a_jacobian_that_is_far_too_large_is_not_derived_to_its_end():
    nested = "x"
    for _ in range(45):
        nested = f"sin({nested})"
    bead = tm.System(["x", "y"], [1, 1], [0, -1], [f"y = {nested}"])
    slopes = jacobian.slopes_of(bead, Settings.of((0, 1), method="radau"))
    assert jacobian.LONGEST < slopes.operations < 400_000  # instead of more than a million
    with pytest.raises(tm.ProblemError, match="Jacobian of this system is too large"):
        bead.simulate(time=(0, 1), method="radau", compiled=True)
