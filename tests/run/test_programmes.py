"""Programmes that actuators enforce: closed forms, second methods, other languages, refusals."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.model.actuation import actuation_of
from tests.run.compared_programmes import assert_a_page_agrees, assert_machine_code_agrees

ACCURATE = {"method": "dop853", "tolerance": 1e-12, "compiled": False}
WAY, PULL = "0.3*sin(2*t)", {"programmes": [tm.Programme("X = 0.3*sin(2*t)", by="F")]}


def cart(**others):
    """Return a pendulum of particles on a cart, which a force moves."""
    return tm.System(
        ["x", "y", "X"],
        ["m", "m", "M"],
        [0, "-m*g", "F"],
        ["(x - X)^2 + y^2 = L^2"],
        parameters={"m": 1, "M": 2, "L": 1, "g": 9.81},
        start={"y": -1, "vX": 0.6, "vx": 0.6},
        **PULL | others,
    )


def arm(a=0.5, b=1.5):
    """Return a robot with two links, whose hand starts away from its path."""
    aims = {"x": "l1*cos(a) + l2*cos(b) = 0.9 + 0.2*sin(t)"}
    aims |= {"y": "l1*sin(a) + l2*sin(b) = 1.2 + 0.1*cos(t)"}
    given = {"programmes": [tm.Programme(x, ["M1", "M2"], n, 3, 4) for n, x in aims.items()]}
    return tm.Lagrangian(
        "m1*l1^2*va^2/6 + m2*(l1^2*va^2/2 + l2^2*vb^2/6 + l1*l2*va*vb*cos(a - b)/2)",
        "m1*g*l1/2*sin(a) + m2*g*(l1*sin(a) + l2/2*sin(b))",
        coordinates=["a", "b"],
        forces={"a": "M1 - M2", "b": "M2"},
        parameters={"m1": 3, "m2": 2, "l1": 1, "l2": 0.8, "g": 9.81},
        start={"a": a, "b": b},
        **given,
    )


def shared():
    """Return a programme with velocities, redundant constraints, and more actuators than needed."""
    return tm.System(
        *(["x", "y"], ["m", "2*m"], ["F + G", "G + 2*H"], ["x = 2*y", "2*x = 4*y"], {"m": 1.5}),
        programmes=[tm.Programme("vx = 1 + t", by=["F", "G", "H"])],
    )


def own():
    """Actuators of the programmes: in a given direction with limits, and along a gradient."""
    lift = tm.Programme("x^2 + y = 1 + 0.1*t", by={"y": 1}, name="lift")
    aims = [lift, tm.Programme("x = 0.2*sin(3*t)", name="guide")]
    given = ["x", "y"], ["m", "2*m"], ["-3*x", "-9.81*m"]
    return tm.System(*given, parameters={"m": 1.5}, programmes=aims, limits={"lift": (0, 40)})


SYSTEMS = {"cart": cart, "arm": arm, "shared": shared, "own": own}


def test_an_actuator_along_a_coordinate_acts_as_a_constraint_does():
    driven = cart().simulate((0, 3, 0.01), **ACCURATE)
    bound = cart(programmes=(), inputs={"F": 0}).replace(
        constraints=["(x - X)^2 + y^2 = L^2", f"X = {WAY}"]
    )
    other = bound.simulate((0, 3, 0.01), **ACCURATE)
    assert np.abs(driven.q - other.q).max() < 1e-9
    assert np.abs(driven["F"] + other["lambda2"]).max() < 1e-8
    assert np.abs(driven["X"] - 0.3 * np.sin(2 * driven.t)).max() < 1e-9


def test_the_error_of_a_programme_obeys_its_equation():
    motion = arm().simulate((0, 3, 0.01), **ACCURATE)
    t, w = motion.t, np.sqrt(4.0**2 - 3.0**2)
    for name, e in motion.programme_errors.items():
        rate = {"x": -0.2, "y": 0.0}[name]  # rate of e at the start, since the robot is at rest
        exact = np.exp(-3 * t) * (e[0] * np.cos(w * t) + (rate + 3 * e[0]) / w * np.sin(w * t))
        assert abs(e[0]) > 0.02
        assert np.abs(e - exact).max() < 1e-9


def test_torques_of_a_robot_are_those_of_its_inverse_dynamics():
    motion = arm().simulate((0, 2, 0.02), **ACCURATE)
    a, b, va, vb, aa, ab = (motion[n] for n in ("a", "b", "va", "vb", "aa", "ab"))
    m1, m2, l1, l2, g = 3, 2, 1, 0.8, 9.81
    c, s = m2 * l1 * l2 / 2 * np.cos(a - b), m2 * l1 * l2 / 2 * np.sin(a - b)
    first = (m1 / 3 + m2) * l1**2 * aa + c * ab + s * vb**2 + (m1 / 2 + m2) * g * l1 * np.cos(a)
    second = m2 * l2**2 / 3 * ab + c * aa - s * va**2 + m2 * g * l2 / 2 * np.cos(b)
    assert np.abs(motion["M2"] - second).max() < 1e-11
    assert np.abs(motion["M1"] - first - second).max() < 1e-11


@pytest.mark.few("cart")
@pytest.mark.parametrize("name", SYSTEMS)
def test_the_balance_of_power_closes_to_rounding(name):
    motion = SYSTEMS[name]().simulate((0, 2, 0.01), **ACCURATE)
    supplied = sum(motion.control_powers.values())
    M = [motion.linear_system(k)[0] for k in range(len(motion))]
    kinetic = np.einsum("ti,tij,tj->t", motion.v, M, motion.a)
    power = np.sum(motion.applied_force * motion.v, axis=1) + supplied
    assert np.abs(supplied).max() > 0.01
    assert np.abs(kinetic - power).max() < 1e-12 * np.abs(motion.a).max() * np.abs(M).max()


@pytest.mark.few("cart")
@pytest.mark.parametrize("name", ["cart", "arm"])
def test_actuators_supply_the_energy(name):
    motion = SYSTEMS[name]().simulate((0, 2, 0.01), **ACCURATE)
    energy = motion.kinetic_energy - motion.work_applied
    if name == "arm":
        energy = motion.kinetic_energy + motion.potential_energy
    work = sum(motion.control_works.values())
    assert np.abs(energy - energy[0] - work).max() < 1e-7 * np.abs(work).max()


def test_a_motor_at_its_limit_gives_all_that_it_can():
    cart = tm.System(
        *(["x"], ["m"], ["F"]),
        parameters={"m": 2, "most": 6},
        programmes=[tm.Programme("x = 10", by="F", alpha=1, beta=1)],
        limits={"F": ("-most", "most")},
    )
    motion = cart.simulate((0, 0.5, 0.01), **ACCURATE)
    assert np.abs(motion["x"] - 1.5 * motion.t**2).max() < 1e-12
    assert np.abs(motion["F"] - 6).max() < 1e-12
    later = cart.simulate((0, 20, 0.1), **ACCURATE)
    assert abs(later["x"][-1] - 10) < 1e-5
    assert later["F"].min() > -6 - 1e-12


@pytest.mark.parametrize("compiled", [False, True])
def test_limits_that_cross_end_the_run(compiled):
    aim = [tm.Programme("x = 0", by="F")]
    block = tm.System(["x"], [1], ["F"], programmes=aim, limits={"F": ("-1", "1 - t")})
    with pytest.raises(tm.SimulationError, match="least value of an actuator is larger"):
        block.simulate((0, 3, 0.01), compiled=compiled)


def test_limits_hold_for_inputs_that_are_expressions_samples_and_functions():
    given = ["-9*x", {"times": [0, 1], "values": [-9, 9]}, lambda t, q, v: 5 * np.sin(9 * t)]
    for u in given:
        spring = tm.System(["x"], [1], ["u"], inputs={"u": u}, limits={"u": (-2, 3)})
        motion = spring.simulate((0, 1, 0.01), start={"x": 1}, **ACCURATE)
        assert (motion["u"].min(), motion["u"].max()) <= (-2, 3)
        assert motion["u"].min() == -2
        assert np.abs(motion["ax"] - motion["u"]).max() < 1e-14


def test_equal_actuators_share_a_force():
    motion = tm.System(
        ["x"], [3], ["F + G"], programmes=[tm.Programme("x = t^2", by=["F", "G"])]
    ).simulate((0, 1, 0.1), **ACCURATE)
    assert np.abs(motion["F"] - 3).max() < 1e-12
    assert np.abs(motion["G"] - 3).max() < 1e-12


@pytest.mark.parametrize("unit", [1e-3, 1e3])
def test_units_of_inputs_do_not_decide_how_actuators_share(unit):
    aim = [tm.Programme("x = t^3", by=["F", "G"])]
    motion = tm.System(["x"], [3], [f"F + G/{unit}"], programmes=aim).simulate((0, 1), **ACCURATE)
    assert np.abs(motion["G"] / unit - motion["F"]).max() < 1e-9


@pytest.mark.few("own-projection")
@pytest.mark.parametrize("stabilisation", ["projection", "baumgarte"])
@pytest.mark.parametrize("name", SYSTEMS)
def test_machine_code_takes_the_same_steps(name, stabilisation):
    assert_machine_code_agrees(SYSTEMS[name], 1e-13, 1e-10, stabilisation=stabilisation)


@pytest.mark.few("cart")
@pytest.mark.parametrize("name", SYSTEMS)
def test_a_page_computes_the_same_motion(name, tmp_path):
    assert_a_page_agrees(SYSTEMS[name], 1e-13, tmp_path)


@pytest.mark.parametrize(
    ("method", "stabilisation"),
    [("tsit5", "none"), ("radau", "projection"), ("lsoda", "baumgarte"), ("dop853", "augmented")],
)
def test_every_method_tracks_a_programme(method, stabilisation):
    how = {"method": method, "stabilisation": stabilisation, "tolerance": 1e-11}
    motion = cart().simulate((0, 2, 0.01), **how)
    assert np.abs(motion.programme_errors["p1"]).max() < 1e-8


def test_a_singular_mass_matrix_has_actuators_too():
    # the joint between both halves has no mass
    aim = [tm.Programme("x = t^3", by="F")]
    given = ["x", "y", "s"], ["m", "m", 0], ["F", 0, 0], ["s = x + 1", "y = s + 1"]
    motion = tm.System(*given, {"m": 2}, {"s": 1, "y": 2}, programmes=aim).simulate(
        (0, 1, 0.1), **ACCURATE
    )
    assert np.abs(motion["F"] - 24 * motion.t).max() < 1e-9


def test_a_file_states_programmes_and_limits(tmp_path):
    given = tm.System.from_dict(own().to_dict())
    assert given.to_dict() == own().to_dict()
    assert given.limits == {"lift": ("0", "40")}
    particles = tm.ParticleProblem(
        dimension=1,
        particles=[{"mass": 2, "force": ["F"], "position": [0]}],
        programmes=[{"equation": "x1 = t^3", "by": "F"}],
        limits={"F": [None, 100]},
        time={"end": 1, "step": 0.1},
        solver={"method": "dop853"},
    )
    assert np.abs(particles.simulate()["F"] - 12 * particles.simulate().t).max() < 1e-6
    path = tmp_path / "motion.npz"
    motion = own().simulate((0, 1, 0.1))
    motion.to_npz(path)
    again = tm.Motion.from_npz(path)
    assert np.array_equal(again.controls["lift"], motion.controls["lift"])


def test_motors_of_a_mechanism_have_the_torques_of_its_drives():
    # a double pendulum from rest; its drives and its motors follow the same angles
    programmes = {"theta_OA": "0.5*t^3", "theta_AB": "-0.7*t^3"}
    data = tm.example("double-pendulum").to_dict()
    driven = tm.Mechanism(**data | {"Drives": programmes})
    forces = data["AppliedForces"] | {"Torques": {"OA": "M1", "AB": "M2"}}
    motors = {
        "AppliedForces": forces,
        "Inputs": {"M1": "0", "M2": "0"},
        "Programmes": {
            q: {"equation": f"{q} = {text}", "by": "M1 M2".split()}
            for q, text in programmes.items()
        },
        "Limits": {"M1": ["-50", "50"]},
    }
    controlled = tm.Mechanism(**data | motors)
    how = {"time": (0, 0.8, 0.02), "method": "dop853", "tolerance": 1e-12}
    motion, other = controlled.simulate(**how), driven.simulate(**how)
    assert np.abs(motion.q - other.q[:, : motion.q.shape[1]]).max() < 1e-9
    for name, q in (("M1", "theta_OA"), ("M2", "theta_AB")):
        assert np.abs(motion[name] + other[f"lambda_drive_of_{q}"]).max() < 1e-8


REFUSED = {
    "no force": (
        lambda: tm.System(["x"], [1], [0], programmes=[tm.Programme("x = t", by="F")]),
        "no force contains the input F, .* write F in a force",
    ),
    "no motion": (
        lambda: tm.System(["x"], [1], ["F"], programmes=[tm.Programme("t = 2", by="F")]),
        "programme p1: the equation contains no coordinate",
    ),
    "unknown name": (
        lambda: tm.System(["x"], [1], ["F"], programmes=[tm.Programme("z = 2", by="F")]),
        "programme p1, column 1: unknown name 'z'",
    ),
    "unknown direction": (
        lambda: tm.System(["x"], [1], [0], programmes=[tm.Programme("x = 2", by={"y": 1})]),
        "programme p1: .*there is no coordinate 'y'",
    ),
    "same name": (
        lambda: tm.System(
            ["x"], [1], ["F"], ["x = 1"], programmes=[tm.Programme("x = 2", "F", "c1")]
        ),
        "programme 1: 'c1' is not a name",
    ),
    "limits": (
        lambda: tm.System(["x"], [1], ["F"], inputs={"F": 0}, limits={"F": 3}),
        "the limits of F are not a pair",
    ),
    "limits in the wrong order": (
        lambda: tm.System(["x"], [1], ["F"], inputs={"F": 0}, limits={"F": (5, -5)}),
        "the least value of F is larger than the largest",
    ),
    "a rate that lets errors grow": (
        lambda: tm.System(["x"], [1], ["F"], programmes=[tm.Programme("x = 1", "F", alpha=-1)]),
        "programme p1: alpha is negative",
    ),
    "limits of nothing": (
        lambda: tm.System(["x"], [1], ["F"], inputs={"F": 0}, limits={"G": (0, 1)}),
        "there is no input or programme 'G'",
    ),
    "limit without meaning": (
        lambda: tm.System(["x"], [1], ["F"], inputs={"F": 0}, limits={"F": (0, "w")}),
        "limits of F, column 1: unknown name 'w'",
    ),
    "one force for two": (
        lambda: tm.System(
            *(["x", "y"], [1, 1], ["F", "F"]),
            programmes=[tm.Programme("x = t", "F", "across"), tm.Programme("y = t", "F", "up")],
        ).simulate((0, 1, 0.1)),
        "at the start the actuators cannot enforce across and up together",
    ),
    "wrong direction": (
        lambda: tm.System(
            ["x", "y"], [1, 1], [0, "F"], programmes=[tm.Programme("x = t", "F", "across")]
        ).simulate((0, 1, 0.1)),
        "cannot enforce across: its acceleration does not follow",
    ),
    "held by a constraint": (
        lambda: tm.System(
            ["x", "y"],
            [1, 1],
            ["F", 0],
            ["x = y^3"],
            programmes=[tm.Programme("x = t^2", "F", "go")],
        ).simulate((0, 1, 0.1)),
        "cannot enforce go",
    ),
    "time stepping": (lambda: own().simulate((0, 1, 0.1), method="moreau"), "time stepping omits"),
    "equilibria": (lambda: own().equilibria(), "search for equilibria omits"),
    "steady motions": (lambda: own().steady_motion(), "search for steady motions omits"),
    "formulations": (lambda: tm.compare_formulations(cart()), "this comparison omits"),
    "sensitivities": (lambda: own().sensitivities(["x"], [1]), "derivative of a motion omits"),
    "a fit": (lambda: own().fit({"t": [0, 1], "x": [0, 1]}, ["x"]), "derivative of a motion omits"),
    "orbits": (lambda: own().periodic_orbit(1), "derivative of a motion omits"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_is_refused_in_words(case):
    wrong, message = REFUSED[case]
    with pytest.raises(tm.TeachmechError, match=message):
        wrong()


def test_a_robot_that_passes_a_singular_position_is_named():
    stretched = arm(0.5, 0.5)
    with pytest.raises(tm.TeachmechError, match="cannot enforce x and y together"):
        stretched.simulate((0, 1, 0.01))


def test_the_derivation_shows_programmes():
    text, latex = str(cart().equations()), cart().equations().latex
    assert "programme p1\n    e = X - 0.3*sin(2*t)" in text
    assert "F: X: 1" in text
    assert r"\text{programme p1}" in latex
    assert [p.name for p in actuation_of(cart()).programmes] == ["p1"]


@pytest.mark.parametrize("seed", range(3))
def test_random_systems_meet_random_programmes(seed):
    rng = np.random.default_rng(seed)
    n, k = 5, 2
    L = rng.normal(size=(n, n))
    mass = [[repr(float(x)) for x in row] for row in (L @ L.T + n * np.eye(n))]
    B, E, A = rng.normal(size=(n, k)), rng.normal(size=(k, n)), rng.normal(size=(2, n))
    names = [f"x{i}" for i in range(n)]

    def linear(row, symbols):
        return " + ".join(f"({float(c)!r})*{s}" for c, s in zip(row, symbols, strict=True))

    forces = [f"{linear(row, ['F', 'G'])} - sin({x})" for row, x in zip(B, names, strict=True)]
    aims = [
        tm.Programme(f"{linear(row, names)} = sin({j + 1}*t)", ["F", "G"])
        for j, row in enumerate(E)
    ]
    held = [f"{linear(row, names)} = 0" for row in A]
    system = tm.System(names, mass, forces, held, programmes=aims)
    motion = system.simulate((0, 0.5, 0.05), **ACCURATE)
    M = np.array(mass, dtype=float)
    for i in range(len(motion)):  # the same from one system of linear equations
        e, a = [m[i] for m in motion.programme_errors.values()], motion.a[i]
        rates = E @ motion.v[i] - [np.cos(motion.t[i]), 2 * np.cos(2 * motion.t[i])]
        b = -np.array([1, 4]) * np.sin([motion.t[i], 2 * motion.t[i]])
        d = b - 10 * rates - 25 * np.array(e)
        K = np.block([[M, A.T, -B], [A, np.zeros((2, 4))], [E, np.zeros((k, 4))]])
        x = np.linalg.solve(K, [*-np.sin(motion.q[i]), 0, 0, *d])
        assert np.abs(x[:n] - a).max() < 1e-10 * max(1, np.abs(a).max())
        u = np.array([motion["F"][i], motion["G"][i]])
        assert np.abs(x[-k:] - u).max() < 1e-9 * max(1, np.abs(u).max())
