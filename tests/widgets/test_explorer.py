"""The explorer without a browser: problems and settings in, motions and messages out."""

import asyncio
import threading

import pytest

import teachmech as tm
from teachmech.widgets.runner import Runner

WHEEL = tm.System(["phi"], mass=[2], forces=[1])
GIVEN = tm.System(
    ["x1", "y1"], [1, 1], [0, -9.81], [lambda x1, y1: x1 * x1 + y1 * y1 - 1], start={"x1": 1}
)
LARGE = tm.System([f"{axis}{k}" for k in range(201) for axis in "xy"], [1] * 402, [0] * 402)


@pytest.mark.few("method", "points", "function")
@pytest.mark.parametrize(
    ("problem", "why", "parts"),
    [
        (
            tm.example("pendulum").replace(solver={"method": "lsoda"}),
            "JavaScript does not have the method lsoda; explore a motion by another method, "
            "such as simulate(problem, method=&#39;radau&#39;).",
            ["Player", "VBox"],
        ),
        (WHEEL, "the system has no points to draw; define points, as in", ["VBox"]),
        (
            GIVEN,
            "constraint c1 is a Python function, which JavaScript cannot run; "
            "write it as an equation.",
            ["Player", "VBox"],
        ),
        (
            LARGE,
            "the system has 402 coordinates and constraints; a page computes up to 400; use a",
            ["Player", "VBox"],
        ),
    ],
    ids=["method", "points", "function", "size"],
)
def test_a_motion_that_a_page_cannot_compute_is_played_below_advice(problem, why, parts):
    explorer = tm.explore(problem, (0, 1, 0.1))
    assert explorer.live is None
    note, message, shown = explorer.children
    assert note.value.startswith(f"Python computed this motion: {why}")
    assert message.value == ""
    assert [type(part).__name__ for part in shown.children] == parts
    charts = shown.children[-1].children
    assert [chart.picture["title"] for chart in charts] == ["Coordinates", "Errors"]
    (motion,) = explorer.motions.values()
    assert motion.q == pytest.approx(problem.simulate((0, 1, 0.1)).q, abs=1e-12)
    explorer._draw_picture()()


def test_following_the_advice_gives_a_page():
    problem = tm.example("pendulum").replace(solver={"method": "lsoda"})
    explorer = tm.explore(tm.simulate(problem, (0, 1, 0.1), method="radau"))
    assert explorer.live is not None and explorer.settings.method == "radau"
    assert tm.simulate(LARGE, (0, 1, 0.1)).player().scene["frames"] == 11


def test_warnings_of_a_recorded_motion_are_shown():
    explorer = tm.explore(GIVEN.replace(forces=["-1/(0.5 - x1)", -9.81]), (0, 5, 0.01))
    assert "role='alert'" in explorer.children[1].value
    assert "the motion has left the constraint" in explorer.children[1].value


def test_an_inconsistent_start_is_corrected_or_refused():
    pendulum = tm.example("pendulum")
    (message,) = tm.explore(pendulum.replace(constraints=["x1^2 + y1^2 = -1"])).children
    assert "no start near this one meets c1; change the start values" in message.value
    longer = pendulum.replace(constraints=["x1^2 + y1^2 = 4"], time={"end": 0.1, "step": 0.01})
    explorer = tm.explore(longer)
    (motion,) = explorer.motions.values()
    assert motion.q[0] == pytest.approx([-2, 0], abs=1e-9)
    assert explorer.live.start == {}


def test_python_computes_the_motions_with_the_settings_of_the_page():
    explorer = tm.explore(tm.example("pendulum").replace(time={"end": 1, "step": 0.01}))
    live = explorer.live
    live.parameters, live.start = {"L": 2}, {"x1": 1.2, "y1": -1.6, "vx1": 0.4, "vy1": 0.3}
    live.settings = {"method": "rk4", "step": 0.02, "stabilisation": "baumgarte"}
    live.second = {"parameters": {"g": 1.62}, "start": {}, "settings": {"begin": 0.5}}
    a, b = explorer.motions.values()
    assert list(explorer.motions) == [
        "A: RK4, step 0.02 s, Baumgarte 5, 5",
        "B: DOP853, tolerance 1e-11, projected",
    ]
    assert (len(a), a.q[0].tolist(), a.v[0].tolist()) == (51, [1.2, -1.6], [0.4, 0.3])
    assert b.system.parameter_values == {"g": 1.62, "L": 1} and b.t[0] == 0.5
    live.start = {"x1": float("inf")}
    with pytest.raises(tm.TeachmechError):
        print(explorer.motions)


def test_a_long_first_motion_does_not_block_the_notebook_and_can_be_stopped():
    async def main():
        explorer = tm.explore(tm.example("meridian"), (0, 500, 0.001))
        assert explorer.live is None and explorer.motions == {}
        runner = explorer._runner
        while runner.head.bar.value == 0 and not runner.task.done():
            await asyncio.sleep(0.02)
        runner.stop()
        await runner.task
        return explorer

    explorer = asyncio.run(main())
    assert explorer.children == (explorer.live,)


@pytest.mark.parametrize("solver", [{"method": "lsoda"}, {"method": "rk4"}])
def test_disposing_removes_all_widgets(solver):
    from ipywidgets.widgets import widget

    before = set(widget._instances)
    problem = tm.example("pendulum").replace(solver=solver, time={"end": 0.1, "step": 0.01})
    tm.explore(problem).dispose()
    assert set(widget._instances) == before


def test_slow_work_waits_for_a_pause_and_newer_jobs_do_not_wait_for_it():
    begun, shown, released = [], [], threading.Event()

    def slow():
        begun.append(len(shown))
        released.wait(10)
        return lambda: shown.append("slow")

    async def main():
        runner = Runner()
        for k in range(5):
            runner.run(lambda progress, k=k: k, shown.append, slow)
            await asyncio.sleep(0.05)
        while not begun:
            await asyncio.sleep(0.01)
        runner.run(lambda progress: "newer", shown.append)
        await runner.task
        released.set()

    asyncio.run(main())
    assert len(begun) == 1
    assert shown[-2:] == [4, "newer"]
