"""Four-bars through positions: known four-bars are found, bars keep their length, defects."""

import numpy as np
import pytest
from scipy.optimize import fsolve

import teachmech as tm
from teachmech import plots
from teachmech.cli import main

pytestmark = pytest.mark.quick

CRANK, COUPLER, ROCKER, GROUND = 0.08, 0.22, 0.18, 0.20  # lengths of the example four-bar, in m
POINT = 0.11 + 0.10j
TURN = [0.3, 1.2, 2.3, 3.6, 5.0]


def positions_of(angles, sides=1, lengths=(CRANK, COUPLER, ROCKER, GROUND), point=POINT):
    """Return the positions of a coupler at angles of its crank, by circles that meet."""
    r, c, b, d = lengths
    A = r * np.exp(1j * np.asarray(angles))
    reach = d - A
    half = np.arccos((c**2 + np.abs(reach) ** 2 - b**2) / (2 * c * np.abs(reach)))
    turn = np.angle(reach) + sides * half
    P = A + point * np.exp(1j * turn)
    return np.stack([P.real, P.imag, turn], axis=1)


def pivots(bar):
    return np.array([bar.ground, bar.body])


def test_five_positions_of_a_known_four_bar_give_it_back():
    at = positions_of(TURN)
    found = tm.four_bars(at.tolist())
    known = np.array([[0, -POINT], [GROUND, COUPLER - POINT]])
    missed = [np.abs([pivots(one.crank), pivots(one.rocker)] - known).max() for one in found]
    assert min(missed) < 1e-12
    (one,) = [bar for bar, error in zip(found, missed, strict=True) if error < 1e-9]
    assert one.lengths == pytest.approx(
        {"crank": CRANK, "coupler": COUPLER, "rocker": ROCKER, "ground": GROUND}, abs=1e-12
    )
    assert not one.defects and one.errors.max() < 1e-12
    assert len(found) in (1, 6) and len(found.bars) in (2, 4)


@pytest.mark.parametrize("seed", range(4))
def test_all_real_bars_of_five_positions_are_found(seed):
    """The equations |A_j - z| = |A_1 - z| are solved from random starts by another method."""
    rng = np.random.default_rng(seed)
    at = rng.normal(size=(5, 3)) * [1, 1, 0.8]
    d, turns = at[:, 0] + 1j * at[:, 1], np.exp(1j * at[:, 2])

    def lengths(x):
        return np.abs(d + turns * (x[2] + 1j * x[3]) - x[0] - 1j * x[1])

    found = tm.four_bars(at.tolist())
    bars = np.array([pivots(bar) for bar in found.bars]).reshape(-1, 2)
    for z, w in bars:
        assert np.ptp(lengths([z.real, z.imag, w.real, w.imag])) < 1e-9
    others = set()
    for _ in range(150):
        x, _, end, _ = fsolve(
            lambda x: np.diff(lengths(x) ** 2), 2 * rng.normal(size=4), full_output=True
        )
        if end == 1 and np.abs(x).max() < 100 and np.ptp(lengths(x)) < 1e-10:
            others.add(tuple(x.round(6)))
            assert np.abs(bars - [x[0] + 1j * x[1], x[2] + 1j * x[3]]).max(axis=1).min() < 1e-6
    assert len(others) >= (np.abs(bars).max(axis=1, initial=0) < 10).sum()


def textbook_bar(ground, at):
    """Return W and Z of three positions with a given pivot on the ground.

    R. L. Norton, "Design of Machinery", section 5.8, equations 5.30 to 5.34 and 5.26.
    """
    P, (_, a2, a3) = at[:, 0] + 1j * at[:, 1], at[:, 2] - at[0, 2]
    R1, R2, R3 = P - ground
    C1, C2 = (c := R3 * np.exp(1j * a2) - R2 * np.exp(1j * a3)).real, c.imag
    C3, C4 = (c := R1 * np.exp(1j * a3) - R3).real, -c.imag
    C5, C6 = (c := R1 * np.exp(1j * a2) - R2).real, -c.imag
    A1, A2, A3 = -(C3**2) - C4**2, C3 * C6 - C4 * C5, -C4 * C6 - C3 * C5
    A4, A5, A6 = C2 * C3 + C1 * C4, C4 * C5 - C3 * C6, C1 * C3 - C2 * C4
    K1, K2 = A2 * A4 + A3 * A6, A3 * A4 + A5 * A6
    K3 = (A1**2 - A2**2 - A3**2 - A4**2 - A6**2) / 2
    root = np.sqrt(K1**2 + K2**2 - K3**2)
    b3 = 2 * np.arctan2([K2 - root, K2 + root], K1 + K3)
    b3 = b3[np.argmax(np.abs(np.exp(1j * b3) - np.exp(1j * a3)))]  # the other one turns rigidly
    s3, c3 = np.sin(b3), np.cos(b3)
    b2 = np.arctan2(-(A3 * s3 + A2 * c3 + A4), -(A5 * s3 + A3 * c3 + A6))
    turns = np.exp(1j * np.array([[b2, a2], [b3, a3]])) - 1
    return np.linalg.solve(turns, P[1:] - P[0])


def test_three_positions_with_pivots_on_the_ground_as_in_a_textbook():
    degrees = np.array([111.8, 191.1, 237.4])
    at = np.stack([[0, -0.907, -1.447], [0, 0, 0], np.radians(degrees)], axis=1)
    grounds = [-1.788 - 1.994j, 0.212 - 1.994j]
    (found,) = tm.four_bars(at.tolist(), ground=[(z.real, z.imag) for z in grounds])
    for bar in (found.crank, found.rocker):
        W, Z = textbook_bar(bar.ground, at)
        assert abs(W + Z + bar.ground) < 1e-12  # the bar and the coupler reach the first position
        assert abs(bar.body + Z * np.exp(-1j * at[0, 2])) < 1e-12


def test_three_positions_of_pivots_on_the_coupler_are_on_circles():
    at = np.array([[0, 0, 0], [2, 1, 0.5], [3, 3, 1.4]])
    moving = [(0.4, -0.7), (-0.6, 0.5)]
    (found,) = tm.four_bars(at.tolist(), coupler=moving)
    for bar in (found.crank, found.rocker):
        A = at[:, 0] + 1j * at[:, 1] + np.exp(1j * at[:, 2]) * bar.body
        assert min(abs(A[0] - complex(*point)) for point in moving) < 1e-12
        rows = np.stack([A.real, A.imag, np.ones(3)], axis=1)
        x, y, _ = np.linalg.solve(rows, np.abs(A) ** 2)  # x^2 + y^2 = x X + y Y + k
        assert abs(bar.ground - complex(x, y) / 2) < 1e-12
    mixed = tm.four_bars(at.tolist(), ground=[(2, -1)], coupler=moving[:1])
    assert len(mixed) == 1 and mixed[0].travel.lengths[0] > 0


def test_four_positions_leave_a_curve_of_bars():
    at = positions_of(TURN[:4])
    found = tm.four_bars(at.tolist())
    z, w = found.curve[:, 0].ravel(), found.curve[:, 1].ravel()
    d, turns = at[:, 0] + 1j * at[:, 1], np.exp(1j * at[:, 2])
    lengths = np.abs(d[:, None] + turns[:, None] * w - z)
    known = np.isfinite(z)
    assert known.sum() > 1000
    assert (np.ptp(lengths, axis=0)[known] < 1e-9 * (0.2 + np.abs(z) + np.abs(w))[known]).all()
    for pivot, own in ((0, -POINT), (GROUND, COUPLER - POINT)):
        near = np.nanargmin(np.abs(z - pivot) + np.abs(w - own))
        assert abs(z[near] - pivot) + abs(w[near] - own) < 0.01
    assert len(found) == 8
    for bar in found[:3]:
        assert not bar.defects and bar.errors.max() < 1e-9
    assert len(plots.pivot_curves(found).axes[0].lines) > 4


def the_known(found, lengths):
    """Return the four-bar with the given lengths, driven by its first bar."""
    for bar in found:
        same = np.abs(np.array(bar.travel.lengths) - lengths).max() < 1e-9
        other = type(bar)(bar.positions, bar.rocker, bar.crank)
        if same or np.abs(np.array(other.travel.lengths) - lengths).max() < 1e-9:
            return bar if same else other
    raise AssertionError


def test_a_crank_that_passes_positions_in_another_order():
    order = [0, 2, 1, 3, 4]
    known = (CRANK, COUPLER, ROCKER, GROUND)
    found = the_known(tm.four_bars(positions_of(np.take(TURN, order)).tolist()), known)
    assert found.defects == ("the crank passes the positions in the order 1, 3, 2, 4, 5",)
    assert found.errors.max() < 1e-12  # they are met nevertheless
    back = the_known(tm.four_bars(positions_of(TURN[::-1]).tolist()), known)
    assert back.defects == () and back.errors.max() < 1e-12  # clockwise is in order


def test_positions_on_another_circuit():
    known = (CRANK, COUPLER, ROCKER, GROUND)
    at = positions_of(TURN, np.array([1, 1, -1, 1, -1]))
    found = the_known(tm.four_bars(at.tolist()), known)
    (defect,) = found.defects
    assert defect.startswith("positions 3, 5 are on another circuit")
    assert found.errors[[0, 1, 3]].max() < 1e-12 < 0.01 < found.errors[[2, 4], 0].min()
    assert defect in plots.four_bar(found).axes[0].get_title()


def test_positions_behind_a_dead_position():
    rocker = (0.2, 0.1, 0.15, 0.3)  # not a Grashof mechanism: cos of the angle >= 0.5625
    at = positions_of([0.3, 0.5, 0.7, 0.8, 0.6], np.array([1, 1, 1, -1, -1]), rocker)
    found = the_known(tm.four_bars(at.tolist()), rocker)
    assert found.defects == (
        "positions 4, 5 are on the other branch: the crank would pass a dead position",
    )
    assert found.errors[:3].max() < 1e-12 < 0.01 < found.errors[3:, 0].min()


def test_an_angle_that_the_crank_cannot_take():
    """Two separate ranges: the crank OA of this Grashof mechanism rocks above or below OC."""
    rocker = (0.2, 0.08, 0.18, 0.22)
    at = positions_of([0.5, 0.6, 0.7, -0.5, -0.6], 1, rocker)
    found = the_known(tm.four_bars(at.tolist()), rocker)
    (defect,) = found.defects
    assert defect.startswith("positions 4, 5 are on another circuit")
    assert np.isnan(found.errors[3:]).all() and found.errors[:3].max() < 1e-12


def test_the_file_of_the_mechanism(tmp_path):
    """A body whose origin is the pivot A has no third point on the coupler."""
    at = positions_of(TURN, point=0)
    found = the_known(tm.four_bars(at.tolist()), (CRANK, COUPLER, ROCKER, GROUND))
    assert "ABP" not in found.to_yaml() and found.errors.max() < 1e-12
    found.mechanism.save(tmp_path / "four-bar.yaml")
    motion = tm.simulate(tmp_path / "four-bar.yaml")
    assert motion["A_x"][-1] == pytest.approx(motion["A_x"][0], abs=1e-9)


@pytest.mark.parametrize(
    ("at", "given", "message"),
    [
        ([(0, 0, 0)], {}, "1 position cannot be met exactly"),
        ([(k, k**2, 0.3 * k) for k in range(6)], {}, "6 positions cannot be met exactly"),
        ([(0, 0, 0), (1, 0, 0.1), (0, 0, 0)], {}, "positions 1 and 3 are the same"),
        ([(0, 0, 0), (1, 0, 0.1), (2, 1, 0.5)], {}, "3 positions need two pivots, and 0 are given"),
        ([(0, 0)] * 3, {}, "entry 1 has 2 numbers; give"),
        ([(0, 0, 1), (1, 1e10, 1), (2, 1, 1)], {}, "entry 2: the magnitude.* larger than 1e.09"),
        ([(0, 0, 1), (1, "a", 1), (2, 1, 1)], {}, "positions, entry 2, column 1: unknown name 'a'"),
        ([(0, 0, float("inf"))] * 3, {}, "these are not finite numbers"),
        ([(0, 0, "a")] * 3, {}, "unknown name 'a'"),
        ([(k, 0, 0) for k in range(5)], {}, "infinitely many bars fit"),
        (
            [(1, 0, 0), (0, 1, "pi/2"), (-1, 0, "pi")],
            {"ground": [(0, 0), (0, 2)]},
            "no single bar has the pivot",
        ),
    ],
)
def test_what_cannot_be_designed_is_named(at, given, message):
    with pytest.raises(tm.TeachmechError, match=message):
        tm.four_bars(at, **given)


def test_numbers_may_be_texts():
    texts = [(0, "1/2", 0), (1, 2, "pi/4"), ("sqrt(2)", 1, "pi/3")]
    (found,) = tm.four_bars(texts, ground=[(0, -1), ("3/2", -1)])
    assert found.positions[2] == pytest.approx([np.sqrt(2), 1, np.pi / 3])
    assert "least transmission angle" in str(found)


def test_the_command_reads_positions_and_writes_a_mechanism(tmp_path, capsys):
    at, bar, picture = (tmp_path / name for name in ("at.csv", "bar.yaml", "bar.png"))
    rows = positions_of(TURN).tolist()
    at.write_text("# x, y, angle\n" + "\n".join(", ".join(map(repr, row)) for row in rows))
    assert main(["four-bars", str(at), "-o", str(bar), "--figure", str(picture)]) == 0
    said = capsys.readouterr().out
    assert "6 four-bars through 5 positions" in said and f"written: {bar}" in said
    assert tm.load(bar).title.startswith("Four-bar through 5 positions")
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert main(["four-bars", str(at), "-o", str(bar), "--number", "9"]) == 1
    assert "there is no four-bar 9" in capsys.readouterr().err
    at.write_text("0, 0, 0\n1, 1, pi/6\n2, 1, pi/3\n")
    assert main(["four-bars", str(at), "--ground=0,-1", "--coupler=1/2,1"]) == 0
    at.write_text("0, 0\n")
    assert main(["four-bars", str(at)]) == 1
    assert "at.csv, line 1: 2 numbers; give (x, y, angle)" in capsys.readouterr().err
    at.write_text("# mm\n\n0, 0, 1\n1, nan, 1\n")
    assert main(["four-bars", str(at)]) == 1
    assert "at.csv, line 4, column 2: unknown name 'nan'" in capsys.readouterr().err
    assert main(["four-bars", str(at), "--figure", "bar.txt"]) == 1
    assert "--figure: the file type '.txt' is not accepted" in capsys.readouterr().err
