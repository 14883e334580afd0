"""Charts of motions whose constraints begin and cease to act."""

import numpy as np
import pytest

import teachmech as tm
from teachmech import Constraint, System, plots
from teachmech.animation.chart import Chart
from teachmech.figures.watched import WATCHED
from teachmech.run.sides import spans_of, with_sides

J, K, W = 2.0, 3.0, 5.0


@pytest.fixture(scope="module")
def clutch():
    """Return two flywheels that are coupled from t = 1.05 to t = 2.05, between stored times."""
    joined = Constraint("va = vb", "clutch", begin="t > 1.05", end="t > 2.05")
    system = System(["a", "b"], [J, K], [0, 0], [joined], start={"va": W}, name="clutch")
    return system.simulate(time=(0, 3, 0.1))


def test_velocities_jump_vertically(clutch):
    common = J * W / (J + K)
    line = plots.velocities(clutch, names=["a"]).axes[0].lines[0]
    t, v = line.get_data()
    (k,) = np.flatnonzero(np.abs(np.diff(v)) > 1)
    assert t[k + 1] - t[k] < 1e-15 and t[k + 1] == pytest.approx(1.05, abs=1e-15)
    assert [v[k], v[k + 1]] == pytest.approx([W, common])


def test_a_multiplier_has_a_gap_while_its_constraint_does_not_act(clutch):
    t, values = plots.multipliers(clutch).axes[0].lines[0].get_data()
    on, off = (change.time for change in clutch.changes)
    assert (np.isfinite(values) == ((t >= on) & (t < off))).all()
    assert on == pytest.approx(1.05) and off == pytest.approx(2.05)


def test_the_energies_close_on_both_sides_of_each_change(clutch):
    both = with_sides(clutch)
    assert len(both) == len(clutch) + 4
    assert np.abs(both.energy_balance).max() < 1e-13
    ledger = WATCHED["Energy"].panels(both)[0]
    assert [line.name for line in ledger.lines][-1] == "work impulses"
    lost = -J * K / (J + K) * W**2 / 2
    assert ledger.lines[-1].values[[0, -1]] == pytest.approx([0, lost])
    assert "work impulses" in [line.get_label() for line in plots.energy(clutch).axes[0].lines]


def test_lines_labels_and_a_band_mark_the_changes(clutch):
    axes, (on, off) = plots.velocities(clutch).axes[0], [c.time for c in clutch.changes]
    texts = [text.get_text() for text in axes.texts]
    assert texts == ["clutch on", "clutch off", "clutch"]
    bars = [line for line in axes.lines if not line.get_clip_on()]
    assert [bar.get_xdata() for bar in bars] == [(0.0, 3.0), (on, off)]
    assert spans_of(clutch) == {"clutch": [(on, off, 0)]}


def test_labels_do_not_overlap():
    brake = Constraint("vx = 0", "brake", when="sin(40*t) > 0")
    motion = System(["x"], [1], [1], [brake]).simulate(time=(0, 3, 0.01))
    assert len(motion.changes) > 30
    figure = plots.coordinates(motion)
    figure.draw_without_rendering()
    labels = [text for text in figure.axes[0].texts if text.get_rotation()]
    boxes = sorted((box.x0, box.x1) for box in (label.get_window_extent() for label in labels))
    assert 5 < len(boxes) < len(motion.changes)
    assert all(right <= left for (_, right), (left, _) in zip(boxes, boxes[1:], strict=False))


def test_a_chart_of_a_notebook_marks_the_changes(clutch):
    chart, both = Chart("a"), with_sides(clutch)
    times = [change.time for change in clutch.changes]
    chart.show("Velocities", {"": (both.t, WATCHED["Velocities"].panels(both))}, changes=times)
    assert [event["t"] for event in chart.picture["panels"][0]["events"]] == times


@pytest.mark.few("state")
@pytest.mark.parametrize("draw", [plots.overview, plots.state, plots.rank, plots.violation])
def test_every_chart_over_time_has_the_band(clutch, draw):
    figure = draw(clutch)
    assert "clutch" in [text.get_text() for ax in figure.axes for text in ax.texts]


def test_a_motion_without_changes_is_drawn_as_it_is():
    motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    assert with_sides(motion) is motion
    assert not plots.coordinates(motion).axes[0].texts
