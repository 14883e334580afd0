"""A picture of a system in micrometres looks like one of the same system in metres."""

import matplotlib.pyplot as plt
import numpy as np
import pytest

from teachmech import plots
from teachmech.animation.scene import Scene
from teachmech.animation.stage import bounds
from tests.model.rewriting import SI, Units
from tests.model.unit_cases import CASES

MICRO = Units({"length": 1e6, "mass": 1e9})  # rates share an axis with lengths: seconds stay
GIGA = Units({"length": 1e-9, "mass": 1e-12})
SMALL = (
    0.03  # relative to the side of the axes; units that are powers of two shift a logarithm by 0.15
)


def motion_of(name, units=SI):
    case = CASES[name]
    return case.system(units).simulate(
        time=(0, *(x * units.base.get("time", 1) for x in (case.end, case.step)))
    )


def places(figure):
    """Where every line and bar of a figure is, in fractions of its axes."""
    found = []
    figure.draw_without_rendering()  # sets the limits
    for ax in figure.axes:
        for line in ax.lines:
            inside = line.get_transform() + ax.transAxes.inverted()
            found.append(inside.transform(np.column_stack(line.get_data())))
        for bar in ax.patches:
            box = bar.get_window_extent().transformed(ax.transAxes.inverted())
            found.append(np.array(box.get_points()))
    plt.close(figure)
    return found


@pytest.mark.parametrize("units", [MICRO, GIGA], ids=["micro", "giga"])
@pytest.mark.parametrize(
    ("name", "picture"),
    [
        ("pendulum", plots.trajectory),
        ("pendulum", plots.overview),
        ("driven-circle", plots.energy),
        ("pendulum", plots.violation),
        ("pendulum", plots.rank),
    ],
)
@pytest.mark.few("trajectory", "energy-giga")
def test_a_picture_is_the_same_in_other_units(name, picture, units):
    one, other = (places(picture(motion_of(name, u))) for u in (SI, units))
    assert len(one) == len(other) > 0
    for x, y in zip(one, other, strict=True):
        assert x.shape == y.shape
        assert np.array_equal(np.isnan(x), np.isnan(y))
        off = np.abs(np.nan_to_num(x - y)) > SMALL
        assert off.sum() <= 0.05 * off.size  # a violation that is rounding has other digits


@pytest.mark.parametrize("units", [MICRO, GIGA], ids=["micro", "giga"])
def test_the_stage_has_the_size_of_what_moves(units):
    low, high = bounds(Scene.of(motion_of("pendulum")))
    scaled_low, scaled_high = bounds(Scene.of(motion_of("pendulum", units)))
    factor = units.base["length"]
    assert scaled_low / factor == pytest.approx(low)
    assert scaled_high / factor == pytest.approx(high)


def test_what_rests_in_micrometres_has_a_stage_of_its_size():
    system = CASES["pendulum"].system(MICRO).replace(start={"x1": 0.0, "y1": "-L"})
    low, high = bounds(Scene.of(system.simulate(time=(0, 10, 1))))
    assert (high > low).all()
