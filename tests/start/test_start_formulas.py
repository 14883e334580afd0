"""The start of a mechanism in a page follows parameters that only the start contains."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.live.live_picture import LivePicture
from teachmech.program import Model
from teachmech.start.start_formulas import start_formulas


@pytest.mark.parametrize(
    "name, values",
    [
        ("heavy-top", {"w": 31.5}),
        ("gyroscope", {"w": -40.0}),
        ("mechanism0", {"l": 7.0, "v0": 3.0}),
        ("rolling-disk", {"w": 2.0}),
        ("isosceles-slider-crank", {"omega": 1.0, "s": 3.0}),
        pytest.param("bicycle", {"v": 7.5, "lean": -0.1}, marks=pytest.mark.thorough),
    ],
)
def test_the_start_is_that_of_python(name, values):
    mechanism = tm.example(name)
    system, time = mechanism.system, mechanism.start_time
    assembled = mechanism.start_by([*values], time)
    formulas, hidden = start_formulas(assembled, system, [*values])
    moved = system.replace(start=formulas).replace(parameters=values)
    expected = mechanism.starting(time, parameters=values)

    assert hidden == [] and formulas
    for found, wanted in zip(Model.of(moved).start, Model.of(expected).start, strict=True):
        assert found == pytest.approx(wanted, abs=1e-10 * float(np.abs(wanted).max() + 1))
    again = Model.of(system.replace(start=formulas)).start
    assert all((a == b).all() for a, b in zip(again, Model.of(system).start, strict=True))


def test_a_parameter_of_a_start_that_is_not_linear_has_no_slider(tmp_path):
    mechanism = tm.example("physical-pendulum")
    mechanism.save_live(tmp_path / "page.html", time=(0, 0.1, 0.1))
    picture = mechanism._live_picture((0, 0.1, 0.1), None, {})
    sliders = [slider["name"] for slider in picture.description["parameters"]]
    assert "phi0" not in sliders and "L" in sliders
    assert picture.description["notes"][0] == (
        "phi0 has no slider: a page cannot compute the start for other values."
    )
    given = mechanism._live_picture((0, 0.1, 0.1), None, {"start": {"vA_x": 0}})
    assert "phi0 has no slider" in given.description["notes"][0]
    steps = tmp_path / "steps.yaml"
    steps.write_text("steps: [{title: A, parameters: {phi0: 1}}]")
    with pytest.raises(tm.ProblemError, match="a page cannot compute the start for another phi0"):
        mechanism.live(lecture=steps)
    with_motion = LivePicture.of(mechanism.simulate(time=(0, 0.1, 0.1)))
    assert not any("phi0 has no slider" in note for note in with_motion.description["notes"])
