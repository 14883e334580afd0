"""The variational equations in machine code: the same derivatives as by collocation."""

import numpy as np
import pytest
from scipy.linalg import expm

import teachmech as tm
from teachmech.base.errors import ProblemError
from teachmech.expressions.elementary import TABLE
from teachmech.run.compiled import compiled_tangents, kernel_library
from teachmech.stability import sensitivities as module
from teachmech.stability.sensitivities import sensitivities
from tests.stability.test_sensitivities import (
    BELT,
    CLUTCH,
    GEARS,
    MASSLESS,
    THROWN,
    TIMES,
    TWICE,
    WALL,
)

pytest.importorskip("llvmlite")

SLEIGH = tm.System(
    ["x", "y", "phi"],
    ["m", "m", "J"],
    ["m*g*sin(s)", 0, 0],
    ["vx*sin(phi) - vy*cos(phi) = 0"],
    {"m": 2, "J": 0.3, "g": 9.81, "s": 0.3},
    start={"vphi": 2},
    name="sleigh",
)
WIRE = tm.System(
    ["x", "y"],
    ["m", "m"],
    ["-c*vx", 0],
    ["x*sin(w*t) = y*cos(w*t)"],
    {"m": 1, "w": 1.3, "c": 0.2},
    start={"x": 1, "vy": "w"},
    name="turning-wire",
)
PULLED = tm.System(
    ["x", "y", "phi"],
    ["m", "m + n*x^2", "J"],
    ["F*cos(phi) + 0.1*vy*vphi", "-k*y^3 - abs(x + 2)", "exp(-x) - atan2(y, 2)"],
    [],
    {"m": 1, "n": 0.2, "J": "m/2", "k": 3},
    start={"vx": 1, "y": "k/10"},
    inputs={"F": {"times": [0, 0.7, 1], "values": [2, -1, 0.5], "between": "line"}},
    name="pulled",
)

EVERYTHING = tm.System(
    ["x", "u"],
    ["2 + cos(u)", 1],
    [
        " + ".join(
            f"{name}({', '.join(['c*u', 't + x'][: own.arguments[0]])})"
            for name, own in TABLE.items()
            if (not own.jumps or name == "atan2") and own.domain[0] < 1
        ),
        "(u^c/x^1.5 - 2^u)/10",
    ],
    [],
    {"c": 0.7},
    start={"x": 1, "u": 0.5},
    name="all-functions",
)


def random_chain(seed):
    """Return particles in space on springs, some joined by rods, and its parameters."""
    rng = np.random.default_rng(seed)
    places = rng.normal(size=(4, 3))
    names = [f"{c}{k}" for k in range(4) for c in "xyz"]
    rods = [(0, 1), (1, 2)] if seed % 2 else [(0, 1), (1, 2), (0, 2)]
    squares = ["+".join(f"({c}{i} - {c}{j})^2" for c in "xyz") for i, j in rods]
    constraints = [f"{text} = d{k}^2" for k, text in enumerate(squares)]
    lengths = {
        f"d{k}": float(np.linalg.norm(places[i] - places[j])) for k, (i, j) in enumerate(rods)
    }
    forces = [f"-k*{name} - c*v{name}*abs(v{name})" for name in names]
    masses = [f"m{k}" for k in range(4) for _ in "xyz"]
    parameters = lengths | {"k": 3, "c": 0.2} | {f"m{k}": 1 + rng.random() for k in range(4)}
    start = dict(zip(names, places.ravel().tolist(), strict=True))
    return tm.System(names, masses, forces, constraints, parameters, start, name=f"random-{seed}")


@pytest.fixture
def compiled(monkeypatch):
    """Return a function for derivatives by machine code alone."""

    def found(system, names, times, **how):
        motions, original = [], compiled_tangents.varied_motion

        def noted(*given):
            motions.append(original(*given))
            return motions[-1]

        with monkeypatch.context() as patch:
            patch.setattr(compiled_tangents, "varied_motion", noted)
            result = sensitivities(system, names, times, compiled=True, **how)
        assert motions[0] is not None
        return result

    return found


def by_collocation(monkeypatch, system, names, times, **how):
    """Return the derivatives by the plain equations along a compiled motion."""
    with monkeypatch.context() as patch:
        patch.setattr(module, "are_tangents_compiled", lambda *given: False)
        return sensitivities(system, names, times, **how)


CASES = [
    (GEARS, ["a", "w", "J", "x", "vx", "c"]),
    (TWICE, ["L", "x", "vx"]),
    (MASSLESS, ["L", "a", "c", "x"]),
    (SLEIGH, ["J", "s", "vphi", "phi", "y"]),
    (WIRE, ["w", "c", "x"]),
    (PULLED, ["m", "n", "k", "vx", "phi"]),
    (EVERYTHING, ["c", "x", "u"]),
    (random_chain(1), ["d0", "k", "c", "m1", "m3"]),
    (random_chain(2), ["d2", "k", "m0", "z3", "vz3"]),
    ("four-bar", ["r", "c", "b"]),
    ("rolling-disk", ["r", "m"]),
    ("double-pendulum", ["g", "L1", "m2"]),
    ("meridian", ["a", "g"]),
    ("bennett", ["a", "beta"]),
    ("heavy-top", ["l", "A", "C"]),
]


@pytest.mark.few("random-2")
@pytest.mark.parametrize(
    ("system", "names"), CASES, ids=[getattr(system, "name", system) for system, _ in CASES]
)
def test_machine_code_and_collocation_agree(system, names, compiled, monkeypatch):
    if isinstance(system, str):
        system = tm.example(system).system
        names = [name for name in names if name in system.base_parameters] or [
            *system.base_parameters
        ][:3]
    given = system, names, TIMES[:4]
    found = compiled(*given, tolerance=1e-13)
    expected = by_collocation(monkeypatch, *given, tolerance=1e-13)
    for own, other in (
        (found.positions, expected.positions),
        (found.velocities, expected.velocities),
    ):
        size = np.abs(other).max(axis=(0, 1))
        assert (np.abs(own - other).max(axis=(0, 1)) <= 1e-10 * np.maximum(size, 1e-3)).all()
    assert found.largest == pytest.approx(expected.largest, rel=0.05, abs=1e-3)


def test_a_linear_system_has_the_derivatives_of_its_matrix_exponential(compiled):
    """Two coupled masses with damping and a gyroscopic force, for 20 s; by its start and by k."""
    system = tm.System(
        ["x", "y"],
        [2, 1],
        ["-k*(x - y) + g*vy", "-k*(y - x) - y - g*vx - 0.1*vy"],
        parameters={"k": 3, "g": 0.4},
        start={"x": 1, "vy": -0.5},
    )
    K, D = np.array([[3, -3], [-3, 4]]), np.array([[0, -0.4], [0.4, 0.1]])
    M = np.diag([0.5, 1])
    A = np.block([[np.zeros((2, 2)), np.eye(2)], [-M @ K, -M @ D]])
    by_k = np.zeros((4, 4))
    by_k[2:, :2] = -M @ np.array([[1, -1], [-1, 1]])
    found = compiled(system, ["x", "y", "vx", "vy", "k"], [0, 5, 20], tolerance=1e-13)
    both = np.concatenate([found.positions, found.velocities], axis=1)
    for t, own in zip(found.t, both, strict=True):
        whole = expm(t * np.block([[A, by_k], [np.zeros((4, 4)), A]]))
        assert own[:, :4] == pytest.approx(whole[:4, :4], abs=1e-11)
        assert own[:, 4] == pytest.approx(whole[:4, 4:] @ [1, 0, 0, -0.5], abs=1e-10)


def test_a_bead_on_a_turning_wire(compiled):
    """Without friction r = cosh(w t), so that dr/dw = t sinh(w t)."""
    free = WIRE.replace(parameters={"c": 0})
    found = compiled(free, ["w"], [0.5, 2], tolerance=1e-13)
    w, t = 1.3, np.array([0.5, 2])
    r, by_w = np.cosh(w * t), t * np.sinh(w * t)
    assert found["x"][:, 0] == pytest.approx(
        by_w * np.cos(w * t) - r * t * np.sin(w * t), rel=1e-10
    )
    assert found["y"][:, 0] == pytest.approx(
        by_w * np.sin(w * t) + r * t * np.cos(w * t), rel=1e-10
    )


def test_an_equilibrium_does_not_lengthen_the_steps(compiled):
    """The motion is at rest, but its changes swing: dx = cos(3 t)."""
    system = tm.System(["x"], [1], ["-9*sin(x)"])
    found = compiled(system, ["x", "vx"], [1, 30])["x"]
    expected = [[np.cos(3 * t), np.sin(3 * t) / 3] for t in (1, 30)]
    assert found == pytest.approx(np.array(expected), abs=1e-9)


def test_the_error_follows_the_tolerance(compiled):
    given = random_chain(1), ["d0", "k", "m1"], [0.5, 1.5]
    exact = compiled(*given, tolerance=1e-13).positions
    size = np.abs(exact).max(axis=(0, 1))
    for tolerance in (1e-5, 1e-7, 1e-9):
        error = np.abs(compiled(*given, tolerance=tolerance).positions - exact).max(axis=(0, 1))
        assert (error < 30 * tolerance * size).all()


def test_the_changes_obey_the_constraints_of_a_long_motion(compiled):
    found = compiled(TWICE, ["L", "vx"], [10, 50])
    for q, v, dq, dv in zip(found.q, found.v, found.positions, found.velocities, strict=True):
        size = np.abs(dq).max()
        assert q @ dq == pytest.approx([1, 0], abs=1e-13 * size)
        assert v @ dq + q @ dv == pytest.approx([0, 0], abs=1e-13 * np.abs(dv).max())


def test_a_parameter_without_effect(compiled):
    swing = tm.System(["phi"], ["m"], ["-m*g*sin(phi)"], [], {"m": 3, "g": 9.81}, {"phi": 1})
    found = compiled(swing, ["m", "g"], TIMES)["phi"]
    assert np.abs(found[:, 0]).max() < 1e-12
    assert found[:, 1] == pytest.approx(TIMES * swing_rate(swing, TIMES) / (2 * 9.81), abs=1e-9)


def swing_rate(swing, times):
    motion = swing.simulate((0, times[-1]), method="dop853", tolerance=1e-13)
    return motion.at(times)["vphi"]


def test_code_for_many_runs_gives_the_same_numbers(compiled, monkeypatch):
    given = random_chain(3), ["d0", "k", "x0"], TIMES
    found = compiled(*given)
    monkeypatch.setattr(kernel_library, "WORTH_WHOLE_CODE", 100)
    compiled(*given)
    again = compiled(*given)
    assert (again.positions == found.positions).all()


# --- users of the derivatives ---------------------------------------------------------------------


def test_a_periodic_orbit_has_the_same_multipliers():
    damped = tm.System(
        ["x", "y"], [1, 1], ["-0.2*vx + cos(2*t)", "-9.81"], ["x^2 + y^2 = 1"], start={"y": -1}
    )
    orbits = [damped.periodic_orbit(np.pi, compiled=way) for way in (True, False)]
    assert orbits[0].multipliers == pytest.approx(orbits[1].multipliers, abs=1e-10)
    assert orbits[0].start == pytest.approx(orbits[1].start, abs=1e-10)


def test_a_fit_finds_the_same_values():
    t = np.linspace(0.1, 1.5, 15)
    motion = TWICE.simulate((0, 1.5), method="dop853", start={"x": 0.5, "y": -np.sqrt(0.75)})
    noise = 1e-3 * np.random.default_rng(1).normal(size=len(t))
    data = {"t": t, "x": motion.at(t)["x"] + noise}
    one, other = (TWICE.fit(data, ["x", "vx"], compiled=way) for way in (True, False))
    assert one.values == pytest.approx(other.values, abs=1e-9)
    assert one.standard_errors == pytest.approx(other.standard_errors, rel=1e-6)


# --- what is not compiled -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("system", "names", "words"),
    [
        (WALL, ["e"], "across changes of the constraints"),
        (CLUTCH, ["d"], "across changes of the constraints"),
        (BELT, ["mu"], "across changes of the constraints|with friction"),
        (THROWN, ["y"], "across changes of the constraints"),
        (tm.System(["x"], [0], [0], ["x = t*a"], {"a": 1}, {"vx": 1}), ["a"], "without any mass"),
    ],
)
def test_what_is_not_compiled_is_refused_by_name(system, names, words):
    with pytest.raises(ProblemError, match=words):
        system.sensitivities(names, TIMES[:1], compiled=True)


def test_a_singular_configuration_is_passed_as_by_collocation(monkeypatch):
    """A parallelogram through its flat position."""
    flat = tm.System(
        ["x", "y", "u", "w"],
        [1, 1, 1, 1],
        [0, -9.81, 0, -9.81],
        ["x^2 + y^2 = 1", "(u - 2)^2 + w^2 = 1", "(u - x)^2 + (w - y)^2 = 4"],
        start={
            "x": 0.6,
            "y": 0.8,
            "u": 2.6,
            "w": 0.8,
            "vx": 2.4,
            "vy": -1.8,
            "vu": 2.4,
            "vw": -1.8,
        },
    )
    given = flat, ["x"], [0.1, 0.5, 1]
    found = sensitivities(*given, compiled=True)
    expected = by_collocation(monkeypatch, *given)
    assert found.positions == pytest.approx(expected.positions, abs=1e-7)


def test_a_request_ends_a_compiled_computation():
    shares = []

    def stop(done):
        shares.append(done)
        return len(shares) < 3

    swing = tm.System(["phi"], [1], ["-sin(phi)"], start={"phi": 1})
    with pytest.raises(ProblemError, match="stopped on request"):
        swing.sensitivities(["phi"], [20000], compiled=True, progress=stop)
    assert 0 < shares[-1] < 0.5
