"""Figures hold the numbers of the motion, state what they show, and leave nothing open."""

import dataclasses
import gc
import weakref

import matplotlib as mpl
import matplotlib.pyplot as plt
import numpy as np
import pytest
from matplotlib.figure import Figure

import teachmech as tm
from teachmech import plots
from teachmech.figures.limits import ENVELOPE, VALUE_ROUNDING
from teachmech.figures.panels import STRETCHES, draw_line
from teachmech.run.trajectory import ARRAYS

TIME_PANELS = [plots.coordinates, plots.velocities, plots.accelerations]
SKATE = [tm.Constraint("z*vx - vy", "skate"), tm.Constraint("z^2*vx - vy", "squared_1 (a, b)")]


@pytest.fixture
def swing(pendulum):
    """Return a motion with one point, one constraint of full rank."""
    return pendulum.simulate(time=(0, 1, 0.02))


@pytest.fixture
def turn():
    """Two constraints, both met exactly, that become dependent at t = 1 s, when z passes 0."""
    return tm.System(
        ["x", "y", "z"], [1] * 3, [0] * 3, SKATE, start={"z": -1, "vz": 1}, name="turn", points=()
    ).simulate(time=(0, 1.75, 0.25))


@pytest.fixture
def crowd():
    """Fourteen free particles in the plane."""
    names = [c + str(i + 1) for i in range(14) for c in "xy"]
    start = {name: k for k, name in enumerate(names)}
    points = [(f"x{i + 1}", f"y{i + 1}") for i in range(14)]
    system = tm.System(names, [1] * 28, [1] * 28, start=start, name="crowd", points=points)
    return system.simulate(time=(0, 1, 0.5))


@pytest.fixture
def pair():
    """Return two free particles on a line."""
    system = tm.System(["x1", "x2"], [1, 1], [1, 2], name="pair", points=[("x1",), ("x2",)])
    return system.simulate(time=(0, 1, 0.5))


@pytest.fixture
def angle():
    """Return a generalized coordinate without points and constraints."""
    return tm.System(["phi"], ["J"], ["-k*phi"], parameters={"J": 1, "k": 4}, start={"phi": 1})


def curves(ax):
    """Return the data of the lines over time."""
    return [line.get_ydata() for line in ax.lines]


def legend(ax):
    return [text.get_text() for text in ax.get_legend().get_texts()]


# --- the numbers ------------------------------------------------------------------------------


def test_state_draws_coordinates_velocities_accelerations(swing):
    figure = plots.state(swing)
    assert isinstance(figure, Figure)
    for ax, values in zip(figure.axes, (swing.q, swing.v, swing.a), strict=True):
        assert np.array_equal(curves(ax), values.T)
        assert np.array_equal(ax.lines[0].get_xdata(), swing.t)


@pytest.mark.parametrize(("draw", "field"), [*zip(TIME_PANELS, "qva", strict=True)])
def test_single_panels_draw_the_named_coordinates(swing, draw, field):
    (ax,) = draw(swing, names=["y"]).axes
    assert np.array_equal(curves(ax), [getattr(swing, field)[:, 1]])


def test_particle_draws_its_own_coordinates(crowd):
    figure = plots.particle(crowd, 3)
    assert np.array_equal(curves(figure.axes[0]), crowd.q[:, 4:6].T)
    assert "point 3" in figure.get_suptitle()


def test_multipliers_are_named_after_their_constraints(swing):
    (ax,) = plots.multipliers(swing).axes
    assert np.array_equal(curves(ax), swing.multipliers.T)
    assert legend(ax) == [r"$\lambda_{1}$ rod"]
    assert ax.get_title() == ""


def test_multipliers_that_are_not_unique_are_said_to_be(turn):
    (ax,) = plots.multipliers(turn).axes
    assert "not unique" in ax.get_title()


def test_violation_is_logarithmic_and_has_the_velocity_level_dashed(swing):
    (ax,) = plots.violation(swing).axes
    assert ax.get_yscale() == "log"
    rate, given = ax.lines
    floor = VALUE_ROUNDING * swing.scales.row
    largest = np.maximum(np.abs(swing.violation[:, 0]), floor)
    assert np.array_equal(given.get_ydata(), largest)
    assert np.array_equal(
        rate.get_ydata(), np.maximum(np.abs(swing.velocity_violation[:, 0]), floor)
    )
    assert given.get_linestyle() == "-"
    assert rate.get_linestyle() == "--"
    assert legend(ax) == ["rod"]
    assert ax.get_legend().get_title().get_text() == "dashed: d/dt"


def test_the_remark_on_units_stands_where_units_are_asked_for(swing):
    for draw in (plots.multipliers, plots.violation):
        label = draw(swing, units=plots.SI).axes[0].get_ylabel().replace("\n", " ")
        assert label.endswith(", the unit depends on the constraint")
        assert "unit" not in draw(swing).axes[0].get_ylabel()


def test_constraint_forces_are_those_on_each_particle():
    motion = tm.example("meridian").simulate(time=(0, 0.1, 0.01))
    size, components = plots.constraint_forces(motion, units=plots.SI).axes
    force = motion.constraint_force.reshape(-1, 2, 3)
    assert np.array_equal(curves(size), np.linalg.norm(force, axis=2).T)
    assert np.array_equal(curves(components), motion.constraint_force.T)
    assert legend(size) == ["on point 1", "on point 2"]
    (of_one, _) = plots.constraint_forces(motion, [2]).axes
    assert np.array_equal(curves(of_one), np.linalg.norm(force[:, [1]], axis=2).T)


def test_constraint_forces_do_not_depend_on_how_an_equation_is_written(pendulum):
    other = pendulum.replace(constraints=["5*sqrt(x^2 + y^2) = 5*L"])
    motions = [s.simulate(time=(0, 1, 0.1), method="dop853") for s in (pendulum, other)]
    one, two = (curves(plots.constraint_forces(motion).axes[0])[0] for motion in motions)
    assert one == pytest.approx(two, rel=1e-6, abs=1e-6)
    assert not np.allclose(*(motion.multipliers for motion in motions), rtol=0.1)


def test_a_mechanism_has_joint_forces_and_no_constraint_forces_on_its_points():
    motion = tm.example("four-bar").simulate(time=(0, 0.1, 0.05))
    with pytest.raises(tm.ProblemError, match="forces of joints"):
        plots.constraint_forces(motion)


def test_exact_zeros_are_drawn_at_a_tick_and_named(turn):
    (ax,) = plots.violation(turn).axes
    assert legend(ax) == ["skate (exactly 0)", "squared_1 (a, b) (exactly 0)"]
    low, high = ax.get_ylim()
    assert np.all((low < np.array(curves(ax))) & (np.array(curves(ax)) < high))
    ticks = {label.get_text(): place for label, place in zip(*_ticks(ax), strict=True)}
    assert ticks["rounding"] == curves(ax)[0][0]


def _ticks(ax):
    return ax.get_yticklabels(), ax.get_yticks()


def test_the_violation_of_a_second_motion_fits_into_the_same_axes(swing):
    ax = Figure().add_subplot()
    rough = dataclasses.replace(swing, violation=swing.violation + 1.0)
    plots.violation(rough, ax=ax)
    plots.violation(swing, ax=ax)
    assert ax.get_ylim()[1] > 1


def test_energy_draws_the_ledger_and_its_imbalance(swing):
    ledger, below = plots.energy(swing).axes
    change = swing.kinetic_energy - swing.kinetic_energy[0]
    assert np.array_equal(curves(ledger), [change, swing.work_applied, swing.work_constraint])
    floor = VALUE_ROUNDING * swing.scales.energy
    assert np.array_equal(curves(below)[0], np.maximum(np.abs(swing.energy_balance), floor))


def test_energy_in_given_axes_tells_the_imbalance_in_the_legend(swing):
    ax = Figure().add_subplot()
    plots.energy(swing, ax=ax)
    largest = f"{np.abs(swing.energy_balance).max():.1e}"
    assert largest in ax.get_legend().get_title().get_text()


def test_rank_draws_the_values_next_to_the_cut(turn):
    values, steps, violation, imbalance = plots.rank(turn).axes
    kept, dropped, _ = curves(values)
    place = list(turn.t).index(1)
    assert turn.rank[place] == 1
    assert kept[place] == turn.singular_values[place, 0]
    assert kept[0] == turn.singular_values[0, 1]
    assert np.flatnonzero(np.isfinite(dropped)).tolist() == [place]
    assert np.array_equal(steps.lines[1].get_ydata(), turn.rank)
    assert steps.lines[1].get_drawstyle() == "steps-post"
    largest = np.abs(turn.violation).max(axis=1)
    assert np.array_equal(
        curves(violation)[0], np.maximum(largest, VALUE_ROUNDING * turn.scales.row)
    )
    balance = np.abs(turn.energy_balance)
    assert np.array_equal(
        curves(imbalance)[0], np.maximum(balance, VALUE_ROUNDING * turn.scales.energy)
    )
    assert [line.get_xdata()[0] for line in (values.lines[2], imbalance.lines[1])] == [1, 1]


# --- trajectories -----------------------------------------------------------------------------


def test_a_path_in_the_plane_has_equal_scales_start_and_end(swing):
    (ax,) = plots.trajectory(swing).axes
    path, start, end = ax.lines[:3]
    assert np.array_equal(path.get_xydata(), swing.q)
    assert start.get_markerfacecolor() == "none"
    assert start.get_xydata().tolist() == [swing.q[0].tolist()]
    assert end.get_xydata().tolist() == [swing.q[-1].tolist()]
    assert ax.get_aspect() == 1
    assert legend(ax) == ["start", "end"]


def test_a_path_in_space_has_equal_scales():
    motion = tm.example("meridian").simulate(time=(0, 0.2, 0.02))
    (ax,) = plots.trajectory(motion).axes
    spans = [np.ptp(limits) for limits in (ax.get_xlim(), ax.get_ylim(), ax.get_zlim())]
    assert np.ptp(np.array(spans) / ax._box_aspect) == pytest.approx(0, abs=1e-9)
    assert [ax.get_xlabel(), ax.get_ylabel(), ax.get_zlabel()] == [
        "$x$ in m",
        "$y$ in m",
        "$z$ in m",
    ]


def test_a_point_on_a_line_is_drawn_over_time(angle):
    motion = angle.replace(points=[("phi",)]).simulate(time=(0, 1, 0.1))
    (ax,) = plots.trajectory(motion, units={"time": "s"}).axes
    assert np.array_equal(ax.lines[0].get_xydata(), np.column_stack([motion.t, motion.q]))
    assert (ax.get_xlabel(), ax.get_ylabel()) == ("time in s", r"$\phi$")


def test_points_of_different_dimension_get_their_own_panels(swing):
    system = swing.system.replace(points=[("x", "y"), ("x",)])
    mixed = dataclasses.replace(swing, system=system)
    assert len(plots.trajectory(mixed).axes) == 2
    assert any("1 points of other" in ax.get_title() for ax in plots.overview(mixed).axes)
    with pytest.raises(tm.ProblemError, match="do not fit"):
        plots.trajectory(mixed, ax=Figure().add_subplot())


def test_a_straight_fall_is_not_drawn_into_a_sliver():
    ball = tm.System(["x", "y"], [1, 1], [0, -9.81], points=[("x", "y")])
    (ax,) = plots.trajectory(ball.simulate(time=(0, 1, 0.1))).axes
    assert np.ptp(ax.get_xlim()) > 0.3 * np.ptp(ax.get_ylim())


# --- many and few -----------------------------------------------------------------------------


def test_what_is_not_shown_is_counted(crowd):
    (ax,) = plots.coordinates(crowd).axes
    assert len(ax.lines) == plots.MAX_LINES
    assert ax.get_legend().get_title().get_text() == "12 of 28 shown"
    (ax,) = plots.coordinates(crowd, names=crowd.system.coordinates).axes
    assert len(ax.lines) == 28
    (ax,) = plots.trajectory(crowd).axes
    assert len(ax.lines) == 3 * 14 + 2
    assert ax.get_legend().get_title().get_text() == "first 12 of 14 named"


def test_the_largest_violations_are_chosen_when_there_are_many():
    names = [f"x{i}" for i in range(14)]
    system = tm.System(names, [1] * 14, [0] * 14, [f"v{name}" for name in names])
    motion = system.simulate(time=(0, 1, 0.5))
    motion.violation[:, 13] = 1.0
    (ax,) = plots.violation(motion).axes
    assert "c14" in legend(ax)
    assert len(ax.lines) == plots.MAX_LINES


def test_what_is_drawn_without_names_has_no_colour_twice(crowd):
    (ax,) = plots.coordinates(crowd).axes
    assert len({line.get_color() for line in ax.lines}) == plots.MAX_LINES


def test_of_more_lines_than_a_legend_holds_the_largest_are_named():
    names = [f"height_of_{letter}" for letter in "abcdefghijkl"]
    start = {name: k for k, name in enumerate(names)}
    figure = plots.state(tm.System(names, [1] * 12, [0] * 12, start=start).simulate((0, 1, 0.5)))
    named = legend(figure.axes[0])
    assert 0 < len(named) < len(names)
    assert named == names[-len(named) :]
    title = figure.axes[0].get_legend().get_title().get_text()
    assert title == f"largest {len(named)} of 12 named"


@pytest.mark.few("equal-0.5-200")
@pytest.mark.parametrize("length", [8, 26, 32, 33, 200])
@pytest.mark.parametrize(("scale", "wide"), [("equal", 0.5), ("equal", 1.4), ("linear", 1)])
def test_legends_with_long_labels_are_inside_the_figure(length, scale, wide):
    t = np.linspace(0, 6, 50)
    label = "W" * length  # W is the widest letter
    figure = plots.curves({label: (wide * np.cos(t), np.sin(t))}, labels=("x", "y"), scale=scale)
    figure.draw_without_rendering()
    box = figure.axes[0].get_legend().get_window_extent()
    assert figure.bbox.x0 < box.x0 < box.x1 <= figure.bbox.x1
    assert figure.bbox.y0 <= box.y0 < box.y1 <= figure.bbox.y1
    texts = [text.get_text() for text in figure.axes[0].get_legend().get_texts()]
    assert "".join(texts).replace("\n", "") == label
    assert figure.axes[0].bbox.width > figure.bbox.width / 4


def test_all_legends_of_a_figure_have_letters_of_one_size(crowd):
    figure = plots.state(crowd)
    sizes = {t.get_fontsize() for ax in figure.axes for t in ax.get_legend().get_texts()}
    assert len(sizes) == 1


def test_errors_are_drawn_by_the_largest_of_each_stretch_of_time(pendulum):
    motion = pendulum.simulate(time=(0, 2, 0.001))
    motion.violation[1234, 0] = 0.5
    drawn = plots.violation(motion).axes[0].lines[1].get_ydata()
    assert len(drawn) == ENVELOPE
    assert drawn.max() == 0.5


def test_the_first_28_lines_differ_in_colour_or_dashes(crowd):
    (ax,) = plots.coordinates(crowd, names=crowd.system.coordinates).axes
    assert len({(line.get_color(), str(line._dash_pattern)) for line in ax.lines}) == 28


def test_a_constant_is_not_magnified_to_its_rounding_errors(swing):
    still = dataclasses.replace(swing, q=1 + 1e-14 * np.sin(50 * swing.q))
    (ax,) = plots.coordinates(still).axes
    assert np.ptp(ax.get_ylim()) > 0.5
    assert not ax.yaxis.get_major_formatter().get_useOffset()


@pytest.mark.parametrize("point", [("x",), ("x", "y")])
def test_a_point_at_rest_is_not_magnified_either(swing, point):
    system = swing.system.replace(points=[point])
    still = dataclasses.replace(swing, system=system, q=1 + 1e-14 * np.sin(50 * swing.q))
    (ax,) = plots.trajectory(still).axes
    assert np.ptp(ax.get_ylim()) > 5e-7


@pytest.mark.thorough
def test_a_motion_of_one_time_can_be_drawn(swing, tmp_path):
    fields = {name: getattr(swing, name)[:1] for name in ARRAYS}
    fields["known_singular_values"] = fields.pop("singular_values")
    motion = dataclasses.replace(swing, **fields)
    plots.rank(motion)
    plots.overview(motion).savefig(tmp_path / "one.png")


# --- labels -----------------------------------------------------------------------------------


def test_units_stand_in_the_labels(swing):
    axes = plots.state(swing, units=plots.SI).axes
    labels = [ax.get_ylabel().replace("\n", " ") for ax in axes]
    assert labels == ["coordinates in m", "velocities in m/s", "accelerations in m/s²"]
    assert plots.state(swing).axes[2].get_xlabel() == "time"
    (ax,) = plots.multipliers(swing, units={"multiplier": "N/m"}).axes
    assert ax.get_ylabel() == "multipliers in N/m"


@pytest.mark.few("x__1-vx__1")
@pytest.mark.parametrize(
    ("name", "velocity"),
    [
        ("x1", r"$\dot{x}_{1}$"),
        ("theta_2", r"$\dot{\theta}_{2}$"),
        ("phi", r"$\dot{\phi}$"),
        ("height_of_c", "vheight_of_c"),
        ("xdot", "vxdot"),
        ("x__1", "vx__1"),
        ("Alpha", "vAlpha"),
    ],
)
def test_names_become_symbols_where_they_are_ones(name, velocity, tmp_path):
    motion = tm.System([name], [1], [1]).simulate(time=(0, 1, 0.5))
    figure = plots.state(motion)
    assert legend(figure.axes[1]) == [velocity]
    figure.savefig(tmp_path / "drawn.png")


def test_a_motion_that_was_stopped_is_marked(pendulum):
    motion = pendulum.simulate(time=(0, 1, 0.02), progress=lambda done: done < 0.5)
    assert "not complete: stopped" in plots.overview(motion).get_suptitle()


# --- errors -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 2, -1, 1.0, "2", None])
def test_there_is_no_such_point(swing, number):
    with pytest.raises(tm.ProblemError, match="there is no point"):
        plots.particle(swing, number)


@pytest.mark.parametrize("draw", [lambda m: plots.particle(m, 1), plots.trajectory])
def test_no_points_is_an_error_with_a_hint(angle, draw):
    with pytest.raises(tm.ProblemError, match="define points"):
        draw(angle.simulate(time=(0, 1, 0.1)))


@pytest.mark.parametrize("draw", [plots.multipliers, plots.violation, plots.rank])
def test_no_constraints_is_an_error(angle, draw):
    with pytest.raises(tm.ProblemError, match="no constraints"):
        draw(angle.simulate(time=(0, 1, 0.1)))


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda m: plots.state(m, names=["z"]), "no coordinate 'z'"),
        (lambda m: plots.state(m, names=[]), "no coordinate is named"),
        (lambda m: plots.violation(m, names=["rodd"]), "did you mean 'rod'"),
        (lambda m: plots.energy(m, units={"enrgy": "J"}), "did you mean 'energy'"),
        (lambda m: plots.trajectory(m, ax=Figure().add_subplot(projection="3d")), "do not fit"),
    ],
)
def test_wrong_options_are_named(swing, call, message):
    with pytest.raises(tm.ProblemError, match=message):
        call(swing)


# --- one figure, many files -------------------------------------------------------------------


def test_overview_shows_what_there_is(swing, turn, crowd, angle):
    free = angle.simulate(time=(0, 1, 0.1))
    counts = [len(plots.overview(motion).axes) for motion in (swing, turn, crowd, free)]
    assert counts == [5, 4, 3, 2]
    assert len(swing.plot(units=plots.SI).axes) == 5


@pytest.mark.thorough
def test_panels_do_not_overlap_and_legends_stand_outside(swing):
    figure = swing.plot()
    figure.draw_without_rendering()
    boxes = [ax.get_tightbbox() for ax in figure.axes]
    for i, box in enumerate(boxes):
        assert not any(box.overlaps(other) for other in boxes[i + 1 :])
    for ax in figure.axes:
        assert not ax.get_legend().get_window_extent().overlaps(ax.get_window_extent())


def test_numbers_too_large_for_axes_are_said():
    still = tm.System(["x", "y"], mass=[1, 1], forces=[0, 0], start={"x": 1e308})
    motion = still.simulate(time=(0, 1, 0.5))
    for draw in (plots.overview, plots.state):
        with pytest.raises(tm.ProblemError, match=r"numbers beyond 1e\+300"):
            draw(motion)


@pytest.mark.thorough
def test_save_all_writes_png_files(swing, tmp_path):
    paths = plots.save_all(swing, tmp_path / "new" / "folder")
    names = ["overview", "trajectory", "state", "constraint-forces"]
    names += ["multipliers", "violation", "rank", "energy"]
    assert [path.name for path in paths] == [f"pendulum-{name}.png" for name in names]
    assert all(path.read_bytes().startswith(b"\x89PNG\r\n") for path in paths)


@pytest.mark.few("crowd")
@pytest.mark.parametrize(
    ("fixture", "expected"),
    [
        ("turn", "overview state multipliers violation rank energy"),
        ("crowd", "overview trajectory state energy"),
        ("pair", "overview trajectory state point-1 point-2 energy"),
    ],
)
def test_save_all_writes_what_there_is(fixture, expected, request, tmp_path, monkeypatch):
    monkeypatch.setattr(Figure, "savefig", lambda _, path, **options: path.touch())
    motion = request.getfixturevalue(fixture)
    names = [path.name for path in plots.save_all(motion, tmp_path)]
    assert names == [f"{motion.name}-{name}.png" for name in expected.split()]


def test_figures_can_go_into_a_given_place(swing):
    figure, axes = plt.subplots(2, 4)
    try:
        panels = [plots.multipliers, plots.violation, plots.energy, plots.rank, plots.trajectory]
        for draw, ax in zip([*TIME_PANELS, *panels], axes.flat, strict=True):
            assert draw(swing, ax=ax) is figure
            assert ax.lines
        part = figure.subfigures(1, 2)[0]
        assert plots.energy(swing, ax=part.subplots()) is figure
        figure.clear()
        assert plots.overview(swing, figure=figure) is figure
        assert plots.state(swing, figure=figure) is figure
    finally:
        plt.close(figure)


@pytest.mark.thorough
def test_nothing_is_left_behind(swing, tmp_path):
    before = dict(mpl.rcParams)
    plots.state(swing).savefig(tmp_path / "state.png")
    figure = weakref.ref(plots.overview(swing))
    gc.collect()
    assert figure() is None
    assert plt.get_fignums() == []
    assert dict(mpl.rcParams) == before


def test_a_notebook_shows_a_figure(swing):
    assert plots.energy(swing)._repr_png_().startswith(b"\x89PNG\r\n")


def test_a_very_long_line_is_drawn_by_its_extremes_so_that_no_spike_is_lost():
    t = np.linspace(0, 1, 300_000)
    values = np.sin(900 * t)
    values[[123_457, 299_998]] = 7.0, -5.0
    ax = Figure().subplots()
    draw_line(ax, t, values, label="wave")
    drawn = ax.lines[0]
    assert len(drawn.get_xdata()) == 2 * STRETCHES
    assert (np.diff(drawn.get_xdata()) >= 0).all()
    for spike in (123_457, 299_998):
        at = int(np.argmin(np.abs(drawn.get_xdata() - t[spike])))
        assert drawn.get_xdata()[at] == t[spike]
        assert drawn.get_ydata()[at] == values[spike]


# --- curves of any numbers --------------------------------------------------------------------


def test_curves_are_drawn_over_one_axis_or_as_pairs():
    t = np.linspace(0, 2, 50)
    (ax,) = plots.curves(
        {"a": t**2, "b": (t + 1, -t)}, t, ("time in s", "h in m²"), levels=[0]
    ).axes
    first, second, level = ax.lines
    assert np.array_equal(first.get_xydata(), np.column_stack([t, t**2]))
    assert np.array_equal(second.get_xydata(), np.column_stack([t + 1, -t]))
    assert [*level.get_ydata()] == [0, 0]
    assert (ax.get_xlabel(), ax.get_ylabel()) == ("time in s", "h in m²")
    assert [text.get_text() for text in ax.get_legend().get_texts()] == ["a", "b"]


def test_a_study_over_few_steps_has_its_ticks_there():
    steps = [0.04, 0.02, 0.01]
    (ax,) = plots.curves({"error": np.power(steps, 4)}, steps, scale="log-log").axes
    assert [text.get_text() for text in ax.get_xticklabels()] == ["0.01", "0.02", "0.04"]
    assert (ax.get_xscale(), ax.get_yscale()) == ("log", "log")


def test_equal_scales_keep_a_circle_round():
    turn = np.linspace(0, 2 * np.pi)
    figure = plots.curves({"circle": (np.cos(turn), np.sin(turn)), "centre": (0, 0)}, scale="equal")
    figure.draw_without_rendering()
    (ax,) = figure.axes
    width, height = np.diff(ax.transData.transform([(0, 0), (1, 1)]), axis=0)[0]
    assert width == pytest.approx(height)
    assert ax.lines[1].get_linestyle() == "None"


@pytest.mark.parametrize(
    ("given", "options", "message"),
    [
        ({}, {}, "there is no curve to draw"),
        ({"a": [1, 2]}, {"x": [1, 2, 3]}, "'a' has 2 y values, but 3 x values"),
        ({"a": [1, 2]}, {}, "'a' has y values, but no x values"),
        ({"a": "x"}, {"x": [1]}, "'a' does not consist of numbers"),
        ({"a": [[1, 2]]}, {"x": [1, 2]}, "'a' is a table of numbers"),
        ({"a": [-1, 0]}, {"x": [1, 2], "scale": "log"}, "'a' has no positive number"),
        ({"a": [1]}, {"x": [1], "scale": "lin"}, "did you mean 'linear'"),
        ({"a": [np.nan, np.inf]}, {"x": [1, 2]}, "no entry of 'a' is a finite number"),
        ({"a": ([1], [2], [3])}, {}, "'a' is a tuple of 3 parts"),
        ({"a": [1]}, {"x": [1], "levels": ["b"]}, "'levels' does not consist of numbers"),
        ([1, 2], {}, "curves is a list; give a mapping of names to arrays"),
        ({"a": [1]}, {"x": [1], "labels": "t"}, "labels is 't'; give two texts"),
    ],
)
def test_wrong_curves_are_told_by_name(given, options, message):
    with pytest.raises(tm.ProblemError, match=message):
        plots.curves(given, **options)


@pytest.mark.parametrize(
    ("figure", "function"),
    [
        (plots.energy, "simulate"),
        (plots.violation, "simulate"),
        (plots.formulations, "compare_formulations"),
        (plots.inverses, "compare_inverses"),
    ],
)
def test_what_is_not_the_result_of_a_function_is_refused(figure, function):
    with pytest.raises(
        tm.ProblemError, match=f"cannot be drawn here; give the result of {function}"
    ):
        figure(tm.example("pendulum"))
    with pytest.raises(tm.ProblemError, match="give motions by name"):
        plots.comparison(tm.example("pendulum"))
