"""Constraints whose forces do a prescribed virtual work C, held to closed forms."""

import numpy as np
import pytest

from teachmech import Constraint, System
from teachmech.base.errors import TeachmechError
from teachmech.system_and_motion import Motion
from tests.program.octave import difference, run_all
from tests.run.test_friction import FINE, G, closes, how  # noqa: F401 - a fixture
from tests.run.test_switched_programs import assert_same, in_page

VISCOUS = {"x": "-c*vx", "y": "-c*vy"}
STABILISATIONS = ("none", "projection", "baumgarte", "augmented")


def bead(work=None, forces=(0, 0), equation="x^2 + y^2 = R^2", **conditions) -> System:
    """Return a bead on a ring whose force is opposed to its velocity."""
    ring = Constraint(
        equation, "ring", virtual_work=VISCOUS if work is None else work, **conditions
    )
    values = {"m": 1.5, "c": 0.6, "R": 2, "mu": 0.3, "g": G}
    start = {"x": "R", "vy": 3}
    return System(["x", "y"], ["m", "m"], forces, [ring], parameters=values, start=start)


def angle(motion: Motion):
    return np.unwrap(np.arctan2(motion["y"], motion["x"]))


def test_a_bead_slows_down_on_a_viscous_ring(how):  # noqa: F811
    motion = bead().simulate(time=(0, 5, 0.1), **how)
    rest = np.exp(-0.6 / 1.5 * motion.t)
    assert np.abs(angle(motion) - 3 / 2 * 1.5 / 0.6 * (1 - rest)).max() < 1e-9
    assert np.abs(np.hypot(motion["vx"], motion["vy"]) - 3 * rest).max() < 1e-9
    assert motion.nonideal_force == pytest.approx(-0.6 * motion.v, abs=1e-12)
    assert motion.constraint_force[0] == pytest.approx([-1.5 * 3**2 / 2, -0.6 * 3])
    assert motion.work_nonideal == pytest.approx(1.5 * 3**2 / 2 * (rest**2 - 1), abs=1e-9)
    assert not motion.work_applied.any()
    assert closes(motion, 7)


def test_work_that_falls_with_the_square_of_the_speed_is_friction_on_a_ring(how):  # noqa: F811
    drag = {"x": "-mu*m/R*vx*sqrt(vx^2 + vy^2)", "y": "-mu*m/R*vy*sqrt(vx^2 + vy^2)"}
    motion = bead(drag).simulate(time=(0, 5, 0.1), **how)
    rough = bead({}, friction="mu").simulate(time=(0, 5, 0.1), **how)
    assert np.abs(angle(motion) - np.log(1 + 0.3 * 3 * motion.t / 2) / 0.3).max() < 1e-9
    assert np.abs(motion.q - rough.q).max() < 1e-9
    assert np.abs(motion.nonideal_force - rough.nonideal_force).max() < 1e-8


def test_a_blade_on_ice_moves_on_a_spiral(how):  # noqa: F811
    blade = Constraint("vx*sin(p) = vy*cos(p)", "blade", virtual_work=VISCOUS)
    system = System(
        *(["x", "y", "p"], ["m", "m", "J"], [0, 0, 0], [blade]),
        parameters={"m": 2, "J": 0.3, "c": 0.5},
        start={"vx": 3, "vp": 1.2},
    )
    motion = system.simulate(time=(0, 4, 0.1), **how)
    path = 3 * (np.exp((-0.25 + 1.2j) * motion.t) - 1) / (-0.25 + 1.2j)
    assert np.abs(motion["x"] + 1j * motion["y"] - path).max() < 1e-9
    assert closes(motion, 9)


def test_a_thread_does_no_work_while_it_is_slack(how):  # noqa: F811
    thread = bead(forces=(0, "-m*g"), equation="x^2 + y^2 <= R^2")
    motion = thread.simulate(time=(0, 3, 0.01), **how)
    slack = ~motion.acting[:, 0]
    assert slack.any()
    assert not slack.all()
    assert not motion.nonideal_force[slack].any()
    assert motion.nonideal_force[~slack] == pytest.approx(-0.6 * motion.v[~slack], abs=1e-10)
    assert motion.a[slack] == pytest.approx(np.tile([0, -G], (slack.sum(), 1)), abs=1e-10)
    assert closes(motion, 100)


def test_a_moving_constraint_does_work_of_both_kinds(how):  # noqa: F811
    work = {"x": "-c*(vx - 2*t)"}
    belt = Constraint("y = t^2/2", "belt", virtual_work=work)
    system = System(["x", "y"], [2, 2], [0, 0], [belt], parameters={"c": 0.5})
    motion = system.simulate(time=(0, 2, 0.001), **how)
    k = 0.25
    v = 2 * motion.t - 2 / k * (1 - np.exp(-k * motion.t))  # v' = k (2 t - v)
    assert np.abs(motion["vx"] - v).max() < 1e-9
    assert motion.work_constraint - motion.work_nonideal == pytest.approx(motion.t**2, abs=1e-5)
    assert motion.work_nonideal == pytest.approx(v**2, abs=1e-5)
    assert closes(motion, 10)


@pytest.mark.parametrize("seed", range(20))
def test_the_acceleration_is_that_of_udwadia_and_kalaba(seed):
    """q'' = a + M^(-1/2) B^+ (b - A a) + M^(-1/2) (I - B^+ B) M^(-1/2) C; also for redundant A."""
    rng = np.random.default_rng(seed)
    n, m = 4, 3
    root = rng.normal(size=(n, n))
    M, Q, C = root @ root.T + np.eye(n), rng.normal(size=n), rng.normal(size=n)
    A, b = rng.normal(size=(m, n)), rng.normal(size=m)
    if seed % 2:
        A[2], b[2] = A[0] - 2 * A[1], b[0] - 2 * b[1]
    names = ["x", "y", "z", "w"]
    equations = [
        " + ".join(f"({a})*v{x}" for a, x in zip(row, names, strict=True)) + f" = ({right})*t"
        for row, right in zip(A.tolist(), b.tolist(), strict=True)
    ]
    shares = np.array([0.2, 0.3, 0.5])[:, None] * C
    constraints = [
        Constraint(text, f"c{k}", virtual_work=dict(zip(names, share.tolist(), strict=True)))
        for k, (text, share) in enumerate(zip(equations, shares, strict=True))
    ]
    system = System(names, M.tolist(), Q.tolist(), constraints)
    w, U = np.linalg.eigh(M)
    half = U / np.sqrt(w) @ U.T
    B, a = A @ half, np.linalg.solve(M, Q)
    pinv = np.linalg.pinv(B)
    exact = a + half @ pinv @ (b - A @ a) + half @ (np.eye(n) - pinv @ B) @ half @ C
    for compiled in (False, True):
        motion = system.simulate(time=(0, 0.01, 0.01), compiled=compiled)
        assert motion.a[0] == pytest.approx(exact, abs=1e-9)
        assert motion.constraint_force[0] == pytest.approx(M @ exact - Q, abs=1e-8)
        assert motion.nonideal_force[0] == pytest.approx(C, abs=1e-8)
        assert not np.abs(motion.applied_force - Q).max() > 1e-12


@pytest.mark.parametrize("stabilisation", STABILISATIONS)
@pytest.mark.parametrize("method", ["rk4", "dop853", "tsit5", "radau"])
@pytest.mark.few("dop853-projection", "radau-augmented")
def test_plain_compiled_and_page_agree(method, stabilisation, tmp_path):
    system = bead(forces=(0, "-m*g"))
    options = {"time": (0, 2, 0.01), "method": method, "stabilisation": stabilisation}
    motion = system.simulate(**options, compiled=False)
    bound = 1e-7 if method == "radau" else 1e-9
    compiled = system.simulate(**options, compiled=True)
    assert np.abs(compiled.q - motion.q).max() < bound
    assert np.abs(compiled.constraint_force - motion.constraint_force).max() < 1000 * bound
    for work in ("work_applied", "work_constraint", "work_nonideal"):
        assert getattr(compiled, work) == pytest.approx(getattr(motion, work), abs=100 * bound)
    assert_same(system, in_page(system, tmp_path, **options), motion, bound)


def test_time_stepping_is_of_first_order_at_least():
    system, errors = bead(forces=(0, "-m*g")), []
    exact = system.simulate(time=(0, 2, 1), **FINE)
    for h in (0.01, 0.005):
        motion = system.simulate(time=(0, 2, h), method="moreau")
        errors.append(np.abs(motion.q[-1] - exact.q[-1]).max())
        assert motion.nonideal_force == pytest.approx(-0.6 * motion.v, abs=1e-12)
        assert closes(motion, 100)
    assert errors[1] < 0.6 * errors[0] < 0.05


def test_octave_computes_the_same(tmp_path):
    system = bead(forces=(0, "-m*g"))
    options = {"time": (0, 1, 0.01), "method": "rk4"}
    found = run_all({"system": system.program(**options, language="matlab")}, tmp_path)
    assert difference(found["system"], system.simulate(**options)) < 1e-9


def test_texts_name_the_virtual_work():
    equations = bead().equations()
    assert "virtual work C of the constraints\n    x: -c*vx\n    y: -c*vy" in equations.text
    assert "M q'' = Q - A^T lambda + C" in equations.text
    assert r"C &= \begin{pmatrix}" in equations.latex
    summary = str(bead().simulate(time=(0, 1, 0.1)))
    assert "of it non-ideal" in summary


def test_a_file_keeps_the_virtual_work():
    system = bead()
    again = System.from_dict(system.to_dict())
    assert again.to_dict() == system.to_dict()
    assert again.virtual_work == system.virtual_work
    faster = system.replace(parameters={"c": 1.2}).simulate(time=(0, 1, 0.5), method="dop853")
    assert np.hypot(*faster.v[-1]) == pytest.approx(3 * np.exp(-0.8), rel=1e-6)


@pytest.mark.parametrize(
    ("work", "says"),
    [
        ({"z": "1"}, "no coordinate 'z'"),
        ({"x": "lambda1*vx"}, "unknown name 'lambda1'"),
        ({"x": "-c*"}, "virtual work of x"),
        ("-c*vx", "not a mapping"),
    ],
)
def test_wrong_work_is_named(work, says):
    with pytest.raises(TeachmechError, match=says):
        bead(work)


def test_work_needs_an_equation():
    with pytest.raises(TeachmechError, match="without an equation"):
        Constraint("", "brake", friction=1, slip="vx", normal="1", virtual_work={"x": "1"})
