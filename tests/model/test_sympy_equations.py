"""Systems from SymPy's physics.mechanics, compared with SymPy's own accelerations and with ours."""

import numpy as np
import pytest
import sympy as sm
from sympy.physics import mechanics as me

import teachmech as tm
from teachmech.base.errors import ProblemError

m, L, g, A, C, rho = sm.symbols("m L g A C rho")
q1, q2, q3, u1, u2, u3 = me.dynamicsymbols("q1:4 u1:4")
t = me.dynamicsymbols._t


def accelerations(system, q, v):
    """Return q'' of a system without constraints at a state."""
    start = dict(zip(system.coordinates, q, strict=True))
    start |= {f"v{name}": x for name, x in zip(system.coordinates, v, strict=True)}
    motion = system.simulate(start=start, time=(0, 1e-6), method="dop853")
    return np.linalg.solve(motion.linear_system()[0], motion.applied_force[0])


def test_a_double_pendulum_by_lagrange_moves_as_that_of_our_own_energies():
    x1, y1 = L * sm.sin(q1), -L * sm.cos(q1)
    x2, y2 = x1 + L * sm.sin(q2), y1 - L * sm.cos(q2)
    T = m / 2 * sum(x.diff(t) ** 2 for x in (x1, y1, x2, y2))
    method = me.LagrangesMethod(T - m * g * (y1 + y2), [q1, q2])
    values, begin = {"m": 2, "L": 0.5, "g": 9.81}, {"q1": 1, "vq2": 0.5}
    theirs = tm.System.from_sympy(
        method, parameters={m: 2, L: 0.5, g: 9.81}, start={q1: 1, q2.diff(t): 0.5},
        points={"A": (x1, y1), "B": (x2, y2)},
    )  # fmt: skip
    ours = tm.Lagrangian(
        "m*L^2/2*(2*vq1^2 + vq2^2 + 2*vq1*vq2*cos(q1 - q2))", "-m*g*L*(2*cos(q1) + cos(q2))",
        coordinates=["q1", "q2"], parameters=values, start=begin,
    )  # fmt: skip
    run = {"time": (0, 3, 0.1), "method": "dop853", "tolerance": 1e-11}
    np.testing.assert_allclose(theirs.simulate(**run).q, ours.simulate(**run).q, atol=1e-8)
    assert theirs.points["A"] == ("L*sin(q1)", "-L*cos(q1)")


def spinning_top(explicit=True):
    N = me.ReferenceFrame("N")
    B = N.orientnew("B", "Body", (q1, q2, q3), "313")
    of_rates = B.ang_vel_in(N)
    kinematics = [of_rates.dot(e) - u for e, u in zip(B, (u1, u2, u3), strict=True)]
    B.set_ang_vel(N, u1 * B.x + u2 * B.y + u3 * B.z)
    O = me.Point("O")  # noqa: E741 - the point of support
    O.set_vel(N, 0)
    G = O.locatenew("G", L * B.z)
    G.v2pt_theory(O, N, B)
    body = me.RigidBody("top", G, B, m, (me.inertia(B, A, A, C), G))
    method = me.KanesMethod(N, (q1, q2, q3), (u1, u2, u3), kd_eqs=kinematics)
    return method, body, [(G, -m * g * N.z)], of_rates, B


def test_generalized_speeds_become_velocities():
    """A top with the components of its angular velocity as speeds, against SymPy's rhs."""
    method, body, loads, of_rates, B = spinning_top()
    method.kanes_equations([body], loads)
    values = {m: 1.5, g: 9.81, L: 0.1, A: 0.002, C: 0.001}
    top = tm.System.from_sympy(method, parameters=values, points=())
    q, v = [0.2, 0.7, 0.4], [3.0, -0.5, 40.0]
    state = dict(zip((q1, q2, q3), q, strict=True))
    rates = dict(zip((q1.diff(t), q2.diff(t), q3.diff(t)), v, strict=True))
    speeds = {
        u: of_rates.dot(e).subs(rates).subs(state) for e, u in zip(B, (u1, u2, u3), strict=True)
    }
    # q'' = d/dt (G u) with u' by SymPy
    G = sm.Matrix([method.kindiffdict()[q.diff(t)] for q in (q1, q2, q3)])
    turned = dict(zip((u1.diff(t), u2.diff(t), u3.diff(t)), method.rhs()[3:], strict=True))
    expected = G.diff(t).subs(turned).subs(method.kindiffdict()).subs(values)
    expected = [float(x) for x in expected.subs(speeds).subs(state).evalf(20)]
    np.testing.assert_allclose(accelerations(top, q, v), expected, rtol=1e-9)


def four_bar():
    """Return a four-bar of SymPy's joints whose loop is closed by two equations."""

    def link(name, length):
        frame, centre = me.ReferenceFrame(f"{name}f"), me.Point(f"{name}c")
        inertia = me.inertia(frame, 0, 0, rho * length**3 / 12)
        return me.RigidBody(name, centre, frame, rho * length, (inertia, centre))

    ground = me.RigidBody("ground")
    system = me.System.from_newtonian(ground)
    a, b, c, d = 0.1, 0.3, 0.25, 0.35
    crank, coupler, rocker = link("crank", a), link("coupler", b), link("rocker", c)
    axis, x = ground.frame.z, ground.frame.x
    system.add_joints(
        me.PinJoint("O", ground, crank, q1, u1, joint_axis=axis, child_point=-a / 2 * crank.x),
        me.PinJoint("P", crank, coupler, q2, u2, joint_axis=crank.z,
                    parent_point=a / 2 * crank.x, child_point=-b / 2 * coupler.x),
        me.PinJoint("C", ground, rocker, q3, u3, joint_axis=axis, parent_point=d * x,
                    child_point=-c / 2 * rocker.x),
    )  # fmt: skip
    system.apply_uniform_gravity(-g * ground.frame.y)
    end = coupler.masscenter.locatenew("E", b / 2 * coupler.x)
    other = rocker.masscenter.locatenew("F", c / 2 * rocker.x)
    gap = end.pos_from(other).to_matrix(ground.frame)
    system.add_holonomic_constraints(gap[0], gap[1])
    return system


def test_a_linkage_of_joints_moves_as_the_same_mechanism_from_a_file(tmp_path):
    file = tmp_path / "four-bar.yaml"
    file.write_text("""
Title: Four-bar
PhysicalParams: {a: 0.1, b: 0.3, c: 0.25, d: 0.35, rho: 2}
PartData:
  Fixed: {O: [], C: [d]}
  Rigids:
    OA: {Geom: [[a]], Dyna: [[a/2], rho*a, rho*a^3/12]}
    AB: {Geom: [[b]], Dyna: [[b/2], rho*b, rho*b^3/12]}
    CB: {Geom: [[c]], Dyna: [[c/2], rho*c, rho*c^3/12]}
AppliedForces: {Gravity: [0, -9.81]}
ProblemData: {tend: 1, positions: {A: [0.06, 0.08], B: [0.3, 0.25]}, velocities: {theta_OA: 3}}
""")
    own = tm.load(file).simulate(time=(0, 1, 0.1), method="dop853", tolerance=1e-11)
    A, B = (np.column_stack([own[f"{p}_x"], own[f"{p}_y"]]) for p in "AB")
    angles = np.arctan2(A[:, 1], A[:, 0])
    between = np.arctan2(*(B - A).T[::-1])
    rocker = np.arctan2(*(B - [0.35, 0]).T[::-1])
    vA, vB = (np.array([own[f"v{p}_x"][0], own[f"v{p}_y"][0]]) for p in "AB")

    def turn(r, v):
        return (r[0] * v[1] - r[1] * v[0]) / (r @ r)

    w = [turn(A[0], vA), turn((B - A)[0], vB - vA), turn(B[0] - [0.35, 0], vB)]
    q = [angles[0], between[0] - angles[0], rocker[0]]
    start = dict(zip((q1, q2, q3), q, strict=True))
    start |= dict(zip(("vq1", "vq2", "vq3"), (w[0], w[1] - w[0], w[2]), strict=True))
    theirs = tm.System.from_sympy(
        four_bar(), parameters={rho: 2, g: 9.81}, start=start, points=()
    ).simulate(time=(0, 1, 0.1), method="dop853", tolerance=1e-11)
    found = np.exp(1j * theirs.q)
    expected = np.exp(1j * np.column_stack([angles, between - angles, rocker]))
    np.testing.assert_allclose(found, expected, atol=1e-7)


def test_constraints_of_lagrange_stay_constraints_and_may_be_redundant():
    x, y = me.dynamicsymbols("x y")
    rod = x**2 + y**2 - L**2
    energy = m / 2 * (x.diff(t) ** 2 + y.diff(t) ** 2) - m * g * y
    method = me.LagrangesMethod(energy, [x, y], hol_coneqs=[rod])
    pendulum = tm.System.from_sympy(
        method, constraints=[2 * rod], parameters={m: 1, L: 1, g: 9.81}, start={x: 1}
    )
    motion = pendulum.simulate(time=(0, 2, 0.1), method="dop853", tolerance=1e-11)
    assert tm.freedom(pendulum).degrees_of_freedom == 1
    np.testing.assert_allclose((motion.v**2).sum(axis=1) / 2 + 9.81 * motion.q[:, 1], 0, atol=1e-8)


def test_a_force_that_depends_on_time_is_an_input():
    x, F = me.dynamicsymbols("x F")
    N = me.ReferenceFrame("N")
    P = me.Point("P")
    P.set_vel(N, x.diff(t) * N.x)
    method = me.LagrangesMethod(m / 2 * x.diff(t) ** 2, [x], forcelist=[(P, F * N.x)], frame=N)
    body = tm.System.from_sympy(method, parameters={m: 2}, inputs={F: "4*t"}, points=())
    motion = body.simulate(time=(0, 1, 0.5), method="dop853")
    np.testing.assert_allclose(motion.q[-1], 1 / 3, rtol=1e-9)  # x = t^3/3


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: tm.System.from_sympy(sm.Symbol("x")), "Symbol is not a LagrangesMethod"),
        (lambda: tm.System.from_sympy(spinning_top()[0]), "call its kanes_equations() first"),
        (lambda: tm.System.from_sympy(four_bar(), parameters={rho: 1}), "names without values: g"),
        (
            lambda: tm.System.from_sympy(
                me.LagrangesMethod(q1.diff(t) ** 2 - sm.besselj(0, q1), [q1])
            ),
            "the expression language does not have",
        ),
    ],
)
def test_what_cannot_be_taken_is_one_sentence(make, said):
    with pytest.raises(ProblemError) as found:
        make()
    assert said in str(found.value)
