"""A second opinion: independent ways agree, and a difference is found and placed in time."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.front import verify
from teachmech.verification import second_opinion
from teachmech.verification.second_opinion import _compared

from ..node import shutil

pytestmark = pytest.mark.quick


@pytest.mark.few("four-bar")
@pytest.mark.parametrize("name", ["pendulum", "four-bar", "bouncing-ball", "rolling-disk"])
def test_independent_ways_agree_in_nine_digits(name):
    found = verify(name, (0, 0.5))
    assert found.digits > 9
    names = [one.computation for one in found.opinions]
    assert names[:4] == ["machine code", "tsit5", "radau", "JavaScript in Node"]
    assert not any(one.parted for one in found.opinions)
    assert "agreed digits from t = 0 to 0.5 s" in str(found)
    drawn = found.plot()
    assert drawn.axes[0].get_yscale() == "log"


def test_a_system_verifies_another_start_from_a_later_time():
    pendulum = tm.example("pendulum").system
    found = pendulum.verify((1, 1.2), start={"x1": 0, "y1": -1, "vx1": 1})
    assert found.motion.t[0] == 1 and found.motion["vx1"][0] == 1 and found.digits > 9
    assert pendulum.verify(start={"x1": 0, "y1": -1}).motion.t[-1] == 1


@pytest.mark.skipif(not shutil.which("node"), reason="Node is not installed")
def test_the_program_of_a_page_has_other_values_of_parameters():
    found = verify("pendulum", (0, 0.5), parameters={"L": 2})
    (page,) = [one for one in found.opinions if one.computation == "JavaScript in Node"]
    assert page.digits("positions") > 9 and found.motion.system.parameter_values["L"] == 2


def test_a_missing_program_is_named(monkeypatch):
    monkeypatch.setattr(second_opinion.shutil, "which", lambda name: None)
    found = verify("pendulum", (0, 0.1))
    assert "JavaScript in Node: Node is not installed" in str(found)


def test_a_program_that_fails_or_does_not_end_is_named(monkeypatch):
    if not shutil.which("node"):
        pytest.skip("Node is not installed")
    with pytest.raises(tm.ProblemError, match=r"the program failed: .*Node"):
        second_opinion._in_node("const run = () => { throw Error('no'); };")
    monkeypatch.setattr(second_opinion, "SECONDS", 0.5)
    with pytest.raises(tm.ProblemError, match=r"it took more than 0.5 s"):
        second_opinion._in_node("const run = () => { for (;;); };")


def test_a_difference_is_found_with_its_time():
    pendulum = tm.example("pendulum")
    how = {"time": (0, 1, 0.1), "method": "dop853"}
    motion, other = pendulum.simulate(**how), pendulum.simulate(**how, parameters={"g": 9.8100981})
    found = _compared("other gravity", motion, other)
    assert 4 < found.digits("positions") < 6
    error = np.abs(found.differences["positions"])
    assert found.parted == motion.t[np.argmax(error > 1e-6)]


def test_a_search_that_is_stopped_keeps_what_it_has():
    found = verify("pendulum", (0, 0.1), progress=lambda share: share < 0.5)
    assert [one.computation for one in found.opinions][:2] == ["machine code", "tsit5"]
    assert "radau" not in str(found)


@pytest.mark.parametrize("time", [3, "0, 1", (0,)])
def test_a_wrong_time_span_is_refused(time):
    with pytest.raises(tm.ProblemError, match="is not a time span; give"):
        verify("pendulum", time)
