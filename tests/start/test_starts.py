"""An inconsistent start is reported with size, name and proposal before anything runs."""

import math
import re

import numpy as np
import pytest

import teachmech as tm
from teachmech.program import Model
from teachmech.program.program import load

pytestmark = pytest.mark.quick


def test_a_start_off_the_constraint_is_an_error_with_size_and_name(pendulum):
    with pytest.raises(tm.InconsistentStartError) as caught:
        pendulum.simulate(start={"x": -1.05}, time=(0, 1, 0.1))
    assert caught.value.violations == {"rod": pytest.approx(0.1025)}
    assert "rod (by 0.1025," in str(caught.value)
    assert caught.value.proposal == {"x": pytest.approx(-1, abs=1e-12)}


def test_a_start_velocity_off_the_constraint_is_an_error(pendulum):
    with pytest.raises(tm.InconsistentStartError) as caught:
        pendulum.simulate(start={"vx": 0.5}, time=(0, 1, 0.1))
    assert caught.value.proposal == {"vx": pytest.approx(0, abs=1e-12)}


@pytest.mark.parametrize("masses", [["4", "1"], ["0.01", "1"]])
def test_the_proposal_is_the_nearest_in_position_whatever_the_masses(masses):
    s = tm.System(["x", "y"], masses, [0, 0], ["x + y = 2"])
    report = tm.examine_start(s)
    assert report.proposal == {"x": pytest.approx(1), "y": pytest.approx(1)}
    assert tm.examine_start(s.replace(start=report.proposal)).consistent


def test_values_that_no_violated_constraint_can_move_keep_every_bit():
    """The masses couple both particles, as a spring with mass does; the constraint does not."""
    s = tm.System(
        ["x", "y", "u", "w", "s"],
        [[2, 0, 1, 0, 0], [0, 2, 0, 1, 0], [1, 0, 2, 0, 0], [0, 1, 0, 2, 0], [0, 0, 0, 0, 1]],
        [0] * 5,
        ["x^2 + y^2 = 1", "s = u - w"],
        start={
            "x": 0.7,
            "y": -0.9,
            "vx": 1,
            "u": 0.1,
            "w": 0.3,
            "s": 0.1 - 0.3,
            "vu": 0.2,
            "vs": 0.2,
        },
    )
    assert {*tm.examine_start(s).proposal} == {"x", "y", "vx", "vy"}


def test_a_proposal_is_reported_with_its_changes_and_its_sense():
    s = tm.System(["x", "y"], [1, 1], [0, 0], ["x + y = 2"], start={"x": 0.5})
    said = str(tm.examine_start(s, fixed=["y"]))
    assert "least sum of squared changes, each relative to the size of its coordinate" in said
    assert [line.split() for line in said.splitlines() if line.startswith("  ")][:3] == [
        ["given", "nearest", "moved", "by"],
        ["x", "0.5", "2", "1.5"],
        ["y", "0", "fixed"],
    ]


def test_a_moving_constraint_requires_its_velocity():
    s = tm.System(["x"], [1], [0], ["x = sin(3*t)"])
    report = tm.examine_start(s)
    assert report.violated == ("c1",)
    assert report.proposal == {"vx": pytest.approx(3)}


def test_a_non_holonomic_constraint_is_checked_by_its_velocities_only():
    s = tm.System(["x", "y"], [1, 1], [0, 0], ["vx = 2*vy"], start={"vx": 1})
    report = tm.examine_start(s)
    assert report.violation == {"c1": 1.0}
    assert report.proposal == {"vx": pytest.approx(0.8), "vy": pytest.approx(0.4)}


def test_an_inconsistent_start_can_be_allowed(pendulum):
    motion = pendulum.simulate(start={"x": -1.05}, time=(0, 1, 0.1), allow_inconsistent_start=True)
    assert motion["x"][0] == -1.05
    assert motion.violation[0, 0] == pytest.approx(0.1025)


def test_nothing_runs_before_the_start_is_checked(pendulum):
    calls = []
    with pytest.raises(tm.InconsistentStartError):
        pendulum.simulate(start={"x": 2}, time=(0, 1, 0.1), progress=calls.append)
    assert calls == []


def test_contradictory_constraints_are_named():
    s = tm.System(["x", "y"], [1, 1], [0, 0], ["y = x", "x = t^2", "x = 2*t^2"])
    with pytest.raises(tm.InconsistentStartError, match="no acceleration satisfies all of c2, c3"):
        s.simulate(time=(0, 1, 0.1))


def test_redundant_constraints_are_counted_but_not_refused():
    s = tm.System(["x", "y"], [1, 1], [0, 0], ["y = x", "2*y = 2*x", "x = 0"])
    report = tm.examine_start(s)
    assert (report.rank, report.redundant, report.degrees_of_freedom) == (2, 1, 0)
    assert report.consistent
    assert report.contradictory == ()
    assert [str(relation) for relation in report.relations] == ["c2 = 2 c1"]
    assert "redundant: c2 = 2 c1" in str(report)


@pytest.mark.parametrize(
    ("constraints", "rows"),
    [
        (["x = 0", "x = 1"], "c2 = c1"),
        (["x^2 + y^2 = L^2", "x^2 + y^2 = -1"], "c2 = c1"),
        (["x = 2", "y = x", "2*y = x + 1", "x = t"], "c4 = c1"),
        (["vx = 1", "3*vx = 2"], "c2 = 3 c1"),
        (["x = L", "y = x", "y + x = 2*L + sin(2*t)"], "c3 = 2 c1 + c2"),
    ],
)
def test_rows_with_contradictory_right_sides_are_not_redundant(constraints, rows):
    parameters = {"L": 1}
    system = tm.System(["x", "y"], [1, 1], [0, 0], constraints, parameters, start={"x": 1, "y": 1})
    report = tm.examine_start(system)
    assert report.violated and not report.proposal
    message = f"the rows of A agree, the right sides do not: {rows}"
    assert message in str(report) and message in report._repr_html_()
    assert f"redundant: {rows}" not in str(report)
    assert "redundant at the start: 0" in str(report)
    with pytest.raises(tm.InconsistentStartError, match=re.escape(f"{rows}; remove or correct")):
        report.raise_if_inconsistent()


def test_redundant_rows_are_redundant_off_the_constraints():
    """At 1.1 of the radius (x^2 + y^2)^2 = 1 has the row of x^2 + y^2 = 1, and another value."""
    constraints = ["x^2 + y^2 = 1", "(x^2 + y^2)^2 = 1"]
    report = tm.examine_start(tm.System(["x", "y"], [1, 1], [0, 0], constraints, start={"x": 1.1}))
    assert report.proposal
    assert "redundant: c2 = 2.42 c1" in str(report)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"forces": ["1/x", 0]}, "force x: it is inf at the start"),
        ({"forces": [0, "sqrt(x - 1)"]}, "force y: it is nan at the start"),
        ({"mass": ["m - 2", 1]}, "mass of x: it is -1 at the start"),
        (
            {"mass": [["1", "2*m"], ["2*m", "1"]]},
            "not positive semidefinite at the start: an eigenvalue is -1",
        ),
        ({"constraints": ["ln(x) + y"]}, "constraint c1: it is -inf"),
        ({"constraints": ["sqrt(x) = y"]}, "c1: it is "),
        ({"start": {"x": "sqrt(-m)"}}, "start of x: the start value of x is nan"),
    ],
)
def test_values_that_are_not_finite_at_the_start_are_named(changes, message):
    fields = {"coordinates": ["x", "y"], "mass": [1, 1], "forces": [0, 0], "parameters": {"m": 1}}
    with pytest.raises(tm.ProblemError) as caught:
        tm.System(**{**fields, **changes}).simulate(time=(0, 1, 0.1))
    assert message in str(caught.value)


def test_tolerances_follow_the_scale_of_a_large_system():
    # A satellite in kilometres: x^2 + y^2 - r^2 is off by rounding of 1e14 only.
    s = tm.System(["x", "y"], [1, 1], [0, 0], ["x^2 + y^2 = 42164.17^2*1e6"],
        start={"x": "42164.17e3*cos(1)", "y": "42164.17e3*sin(1)"})  # fmt: skip
    assert tm.examine_start(s).consistent


def test_the_report_prints_rank_violations_and_proposal(pendulum):
    text = str(tm.examine_start(pendulum.replace(start={"y": 0.2})))
    assert "degrees of freedom: 1; constraints: 1, rank: 1, redundant at the start: 0" in text
    assert "VIOLATED" in text
    assert ["x", "-1", "-0.980581", "0.0194193"] in [line.split() for line in text.splitlines()]


@pytest.mark.parametrize(
    ("constraints", "message"),
    [
        (["x*x + 1 = 0"], "constraints may contradict"),
        (["x = 0", "x = 1"], "the right sides do not"),
    ],
)
def test_contradictory_constraints_have_no_proposal(constraints, message):
    s = tm.System(["x"], [1], [0], constraints)
    with pytest.raises(tm.InconsistentStartError, match=message) as caught:
        s.simulate(time=(0, 1, 0.1))
    assert caught.value.proposal == {}


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (lambda x: math.sin(x), r"use NumPy's functions, such as np\.sin"),
        (lambda x: "a", "returns str instead of one number"),
        (lambda x: [x, x], "returns list instead of one number"),
        (lambda x: 1 / 0 * x, "ZeroDivisionError"),
    ],
)
def test_a_constraint_function_that_fails_is_named(function, message):
    s = tm.System(["x"], [1], [0], [tm.Constraint(function, "mine")])
    with pytest.raises(tm.ProblemError, match=f"constraint mine: the function fails .*{message}"):
        s.simulate(time=(0, 1, 0.1))


def test_values_below_rounding_are_reported_as_0():
    assert not re.search(r"e-[2-9][0-9]", str(tm.examine_start("four-bar")))


@pytest.mark.parametrize("time", [0.1, 1e9 + 0.1, -1e12 + 0.3])
def test_a_start_is_examined_at_any_time(pendulum, time):
    assert tm.examine_start(pendulum, time=time).rank == 1


@pytest.mark.parametrize("time", [float("nan"), float("inf")])
@pytest.mark.parametrize("ask", [tm.examine_start, tm.freedom])
def test_a_time_that_is_not_a_finite_number_is_refused(pendulum, ask, time):
    for problem in (pendulum, "pendulum"):
        with pytest.raises(tm.ProblemError, match=f"the start time {time} is not a finite number"):
            ask(problem, time=time)


@pytest.mark.parametrize("force", ["1e200*x", "exp(600*x)"])
def test_an_acceleration_too_large_to_square_is_named(force):
    system = tm.System(["x"], ["m"], [force], parameters={"m": 1e-3}, start={"x": 1})
    for ask in (system.simulate, system.program):
        with pytest.raises(tm.ProblemError, match=r"^an acceleration at the start is too large"):
            ask(time=(0, 1, 0.1))


def test_the_error_of_a_mass_names_its_parameters():
    ball = tm.System(["z"], ["m"], ["-g*m"], [], {"a": 2, "m": "1 - a", "g": 10}, {"z": 1})
    with pytest.raises(tm.ProblemError, match=r"it is -1 at the start, since m = 1 - a = -1; a m"):
        tm.examine_start(ball)
    with pytest.raises(tm.ProblemError, match=r"it is -3 at the start, since a = -3; a mass"):
        tm.examine_start(ball.replace(mass=["a"], parameters={"a": -3}))
    with pytest.raises(tm.ProblemError, match=r"it is -3 at the start; a mass is positive"):
        tm.examine_start(ball.replace(mass=[-3]))


@pytest.mark.parametrize("start", [{"x": 1}, {"x": 1, "vy": 1}])
def test_a_start_that_can_only_move_for_an_instant_is_locked(start):
    """Two circles touch in one point; along both the bead is pulled, or thrown."""
    constraints = [
        tm.Constraint("x^2 + y^2 = 1", "left"),
        tm.Constraint("(x - 2)^2 + y^2 = 1", "right"),
    ]
    bead = tm.System(["x", "y"], [1, 1], [0, -1], constraints, {}, start)
    report = tm.examine_start(bead)
    assert report.locked == ("left", "right")
    assert (report.consistent, report.contradictory) == (False, ())
    assert "no other state near it meets the constraints: left, right" in str(report)
    assert "it can move for an instant only" in report._repr_html_()
    with pytest.raises(tm.InconsistentStartError, match="check the lengths in left, right"):
        bead.simulate((0, 1, 0.1))
    at_rest = bead.replace(forces=[0, 0], start={"vy": 0})
    assert tm.examine_start(at_rest).consistent
    assert at_rest.simulate((0, 1, 0.1))["x"][-1] == 1


OFF_BY_ROUNDING = {
    "sum": (["x = a + b - c"], {"a": 0.1, "b": 0.2, "c": 0.3}),
    "distance": (["sqrt(x^2 + (y - a)^2) = l"], {"a": 0.3, "l": "0.1 + 0.2"}),
    "circle": (["(x + a*cos(b))^2 + (y + a*sin(b))^2 = a^2"], {"a": 0.7, "b": 0.3}),
}


def at_the_origin(name):
    constraints, parameters = OFF_BY_ROUNDING[name]
    return tm.System(["x", "y"], [1, 1], [0, "-9.81"], constraints, parameters, name=name)


@pytest.mark.parametrize("name", OFF_BY_ROUNDING)
def test_a_start_at_the_origin_may_be_off_by_rounding(name):
    """Nothing but h has a size there, and what is off by rounding has none."""
    system = at_the_origin(name)
    model = Model.of(system)
    h = model.constraints(0.0, *model.start, model.p)
    assert 0 < abs(h[0]) < 1e-15
    report = tm.examine_start(system)
    assert report.consistent and report.violation == {"c1": 0.0}
    motion = system.simulate((0, 0.1, 0.01), method="dop853", tolerance=1e-10)
    assert np.abs(motion.violation).max() < 1e-14
    sizes = load(system, motion.settings).scales()[0]
    assert (sizes == motion.scales.state).all() and sizes[0] > 1e-6
    q, v, p = (np.array([x, x]) for x in (*model.start, model.p))
    assert (model.scales_of_many(0.0, q, v, p, 0.1).state == sizes).all()


@pytest.mark.parametrize("off", [1e-3, 1e-12])
def test_a_start_at_the_origin_off_by_more_than_rounding_is_refused(off):
    system = at_the_origin("sum").replace(parameters={"c": 0.3 + off})
    assert tm.examine_start(system).violated == ("c1",)
    assert system.replace(start={"x": -off}).simulate((0, 1, 0.1))["x"] == pytest.approx(
        [-off] * 11
    )
