"""Root loci and branches of equilibria against published limits and closed forms."""

import numpy as np
import pytest

import teachmech as tm
from teachmech import plots
from tests.stability import closed_forms

pytestmark = pytest.mark.quick
G = closed_forms.G


@pytest.mark.thorough
def test_published_limits_of_the_bicycle():
    """Weave and capsize speed of Meijaard et al. 2007, section 7."""
    bicycle = tm.example("bicycle")
    locus = bicycle.root_locus("v", [3.5, 5.2, 6.5], parameters={"lean": 0})
    assert locus.limits == pytest.approx([4.29238253634111, 6.02426201538837], abs=1e-10)
    assert "unstable at the first value" in str(locus)


@pytest.mark.parametrize(("inertia", "share"), [(1 / 4, 1 / 3), (1 / 2, 1 / 4)])
def test_limits_of_a_rolling_disk_and_a_hoop(inertia, share):
    ring = closed_forms.rolling_ring(1.0, inertia)
    made = tm.System.from_dict(
        ring.to_dict()
        | {"parameters": dict(ring.parameters) | {"v": "1"}, "start": {"vx": "v", "vphi": "v/r"}}
    )
    locus = made.root_locus("v", [0.2, 0.6, 1.0, 1.4])
    assert locus.limits == pytest.approx([np.sqrt(G * 0.3 * share)], rel=1e-9)


def test_a_followed_equilibrium_keeps_its_branch():
    """The bead on the hoop follows cos(theta) = g/(w^2 R) with the frequency w sin(theta)."""
    hoop = closed_forms.hoop(6.0)
    theta = np.arccos(G / 18)
    locus = hoop.root_locus("w", np.linspace(6, 12, 7), start={"theta": theta})
    angles = np.arccos(G / (0.5 * locus.values**2))
    assert np.abs(locus.eigenvalues.imag).max(axis=1) == pytest.approx(
        locus.values * np.sin(angles), rel=1e-10
    )
    lost = hoop.root_locus("w", [6.0, 5.0, 4.5], start={"theta": theta})
    assert len(lost.values) == 3
    bottom = hoop.root_locus("w", [0, 3, 6], start={"theta": 0})
    assert bottom.limits == pytest.approx([np.sqrt(G / 0.5)], rel=1e-9)


def test_a_locus_ends_with_a_sentence():
    toggle = closed_forms.toggle()
    locus = toggle.root_locus("P", [0, 5, 9, 12], start={"y": np.sqrt(1.2**2 - 1)})
    assert locus.ending.startswith("ended before P = 12: there is no equilibrium near")
    stopped = toggle.root_locus(
        "P", [0, 1, 2], start={"y": np.sqrt(1.2**2 - 1)}, progress=lambda share: share < 0.5
    )
    assert stopped.ending == "stopped on request before P = 2"
    with pytest.raises(tm.ProblemError, match="no parameter 'Q'"):
        toggle.root_locus("Q", [0, 1])
    with pytest.raises(tm.ProblemError, match="there is one value of the parameter"):
        toggle.root_locus("P", [0])


@pytest.mark.thorough
def test_the_fork_of_the_hoop():
    found = closed_forms.hoop(0.0).branches("w", (0, 8))
    critical = np.sqrt(G / 0.5)
    forks = [one for one in found if one.folds]
    (fork,) = forks
    assert fork.values[list(fork.folds)] == pytest.approx([critical], abs=1e-8)
    inside = fork.values > critical + 0.01
    expected = np.arccos(G / (0.5 * fork.values[inside] ** 2))
    assert np.abs(fork.positions["theta"][inside]) == pytest.approx(expected, abs=1e-8)
    (straight,) = [one for one in found if one.changes]
    assert straight.values[list(straight.changes)] == pytest.approx([critical], abs=1e-6)


def test_a_toggle_snaps_at_its_folds():
    """F(y) = 2 k y (L/s - 1) with s^2 = a^2 + y^2 is extreme for s^3 = a^2 L."""
    branches = closed_forms.toggle().branches("P", (-20, 20))
    (found,) = branches
    s = 1.2 ** (1 / 3)
    y = np.sqrt(s**2 - 1)
    load = 200 * y * (1.2 / s - 1)
    assert sorted(found.values[list(found.folds)]) == pytest.approx([-load, load], abs=1e-8)
    assert sorted(found.positions["y"][list(found.folds)]) == pytest.approx([-y, y], abs=1e-5)
    middle = np.abs(found.positions["y"]) < 0.9 * y
    assert {found.stability[k] for k in np.flatnonzero(middle)} == {"unstable"}
    figure = plots.bifurcation(branches)
    assert figure.axes[0].get_ylabel() == "y"


@pytest.mark.thorough
@pytest.mark.parametrize(("links", "load", "share"), [(2, 2, 2), (3, 1, 1)])
def test_a_column_bends_from_its_buckling_load(links, load, share):
    """Columns of two and three links bend at 2 k/l and k/l, with P = share k a/(l sin(a))."""
    unit = 3 / 0.5
    found = closed_forms.column(links, 0.0).branches("P", (0.7 * load * unit, 1.3 * load * unit))
    (straight,) = [one for one in found if one.changes]
    assert np.abs([*straight.positions.values()]).max() < 1e-9
    assert straight.values[list(straight.changes)] == pytest.approx([load * unit], abs=1e-5)
    (bent,) = [one for one in found if one.folds]
    assert bent.values[list(bent.folds)] == pytest.approx([load * unit], abs=1e-8)
    a = bent.positions["a1"]
    assert a.min() < -0.7 and a.max() > 0.7
    near = np.abs(bent.values - load * unit) > 1e-3
    assert near.sum() > 30 and bent.stable[near].all()
    assert bent.positions[f"a{links}"] == pytest.approx(-a, abs=1e-8)
    assert bent.values * np.sinc(a / np.pi) == pytest.approx(share * unit, abs=1e-7)
    points = [line.get_xydata() for line in plots.bifurcation(found, "a1").axes[0].lines]
    marks = [xy for line in points if len(line) == 1 for xy in line]
    assert sum(np.abs(xy - [load * unit, 0]).max() < 1e-5 for xy in marks) == 2


def test_what_cannot_be_swept_is_named():
    with pytest.raises(tm.ProblemError, match="give two different numbers"):
        closed_forms.toggle().branches("P", (1, 1))
    with pytest.raises(tm.ProblemError, match="no parameter 'Q'"):
        closed_forms.toggle().branches("Q", (1, 2))
    found = closed_forms.toggle().branches("P", (-20, 20), progress=lambda share: False)
    assert len(found) == 0 and found.ending == "stopped on request"


def test_figures_refuse_other_objects():
    with pytest.raises(tm.ProblemError, match="give the result of its method root_locus"):
        plots.root_locus(1)
    found = closed_forms.toggle().branches("P", (0, 5))
    with pytest.raises(tm.ProblemError, match="no coordinate 'x'"):
        plots.bifurcation(found, "x")


def test_a_map_over_two_parameters():
    """The lowest point of the hoop is unstable where w^2 R > g."""
    hoop = closed_forms.hoop(0.0)
    w, R = np.linspace(1, 8, 8), np.array([0.2, 0.5, 1.0])
    found = hoop.stability_map({"w": w, "R": R}, start={"theta": 0})
    assert (found.unstable == (w**2 * R[:, None] > G)).all()
    expected = np.sqrt(np.maximum(w**2 - G / R[:, None], 0))
    assert found.growth == pytest.approx(expected, abs=1e-9)
    assert plots.stability_map(found).axes[0].get_ylabel() == "R"
    with pytest.raises(tm.ProblemError, match="a map needs two parameters"):
        hoop.stability_map({"w": w})
    with pytest.raises(tm.ProblemError, match="no parameter 'Q'"):
        hoop.stability_map({"w": w, "Q": R})
    with pytest.raises(tm.ProblemError, match="these are not finite numbers"):
        hoop.stability_map({"w": w, "R": ["a"]})
