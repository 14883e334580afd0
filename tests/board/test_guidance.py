"""The four-bars of the drawing board against those of Python."""

import json
import math
import shutil

import numpy as np
import pytest

import teachmech as tm
from teachmech.design.dyads import Dyad
from teachmech.design.four_bar import FourBar
from tests import ROOT
from tests.node import in_node

pytestmark = pytest.mark.quick

MAIN = """
import { fourBarThrough } from "./guidance.js";
const found = JSON.parse(process.argv[2]).map((ends) => {
  try { return fourBarThrough(ends); } catch (error) { return { error: error.message }; }
});
console.log(JSON.stringify(found));
"""
LENGTH = 0.5


def in_page(folder, tasks):
    """Return the results of the board for positions (x, y, angle) of a bar."""
    for name in ("guidance.js", "crank_range.js"):
        shutil.copy(ROOT / "teachmech" / "board" / name, folder)
    (folder / "tree.js").write_text("export class SpecError extends Error {}", "utf-8")
    ends = [
        [
            [x + part * math.cos(angle), y + part * math.sin(angle)]
            for x, y, angle in at
            for part in (0, LENGTH)
        ]
        for at in tasks
    ]
    return in_node(folder, MAIN, json.dumps(ends))


def tasks(count, number=12):
    """Return positions along an arc, as of a lid, and random ones."""
    rng = np.random.default_rng(count)
    along = np.linspace(0, 1, count)
    arc = np.stack([np.sin(2 * along), -np.cos(2 * along), 1.2 * along], axis=1)
    return [
        (arc + 0.1 * rng.normal(size=(count, 3)) if k % 2 else rng.normal(size=(count, 3)) * 0.7)
        .round(3)
        .tolist()
        for k in range(number)
    ]


def bar_of(at, found):
    """Return the four-bar of Python with the pivots that the board found."""
    x, y, angle = at[0]
    dyads = [
        Dyad(complex(*found[ground]), (complex(*found[body]) - x - 1j * y) * np.exp(-1j * angle))
        for ground, body in ("OA", "CB")
    ]
    return FourBar(np.array(at), *dyads)


@pytest.mark.few("5")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_bars_keep_their_lengths_and_defects_are_those_of_python(tmp_path, count):
    given = tasks(count)
    results = in_page(tmp_path, given)
    assert sum("error" not in found for found in results) > 6
    for at, found in zip(given, results, strict=True):
        if "error" in found:
            continue
        bar = bar_of(at, found)
        travel = bar.travel
        for pivots, ground in ((travel.A, travel.O), (travel.B, travel.C)):
            assert np.ptp(np.abs(pivots - ground)) < 1e-7 * np.abs(pivots - ground).max()
        assert bool(found["defect"]) == bool(bar.defects)
        first, last = np.array(found["angles"]) - np.angle(travel.C - travel.O)
        assert np.exp(1j * first) == pytest.approx(np.exp(1j * travel.angles[0]), abs=1e-6)
        if not found["defect"]:
            assert np.exp(1j * last) == pytest.approx(np.exp(1j * travel.angles[-1]), abs=1e-6)


def test_five_positions_have_the_four_bars_of_python(tmp_path):
    given = tasks(5)
    for at, found in zip(given, in_page(tmp_path, given), strict=True):
        known = tm.four_bars(at)
        if "error" in found:
            continue
        pivots = {complex(*found[name]) for name in "OC"}
        near = [
            max(min(abs(one.ground - z) for z in pivots) for one in (bar.crank, bar.rocker))
            for bar in known
        ]
        assert min(near) < 1e-7
        size = max(LENGTH, np.abs(np.diff(np.array(at)[:, :2], axis=0)).max())
        good = [b for b in known if not b.defects and 0.5 * size < max(b.travel.lengths) < 4 * size]
        good = [b for b in good if min(b.travel.lengths) > 0.3 * size]
        assert not (good and found["defect"])


def test_the_ends_of_the_bar_are_the_pivots_of_three_positions(tmp_path):
    at = tasks(3, 2)[1]
    (found,) = in_page(tmp_path, [at])
    x, y, angle = at[0]
    ends = [(x + part * np.cos(angle), y + part * np.sin(angle)) for part in (0, LENGTH)]
    (known,) = tm.four_bars(at, coupler=ends)
    grounds = {known.crank.ground, known.rocker.ground}
    for name in "OC":
        assert min(abs(complex(*found[name]) - z) for z in grounds) < 1e-9


def test_what_is_impossible_is_named(tmp_path):
    line = [(k, 0, 0) for k in range(3)]
    results = in_page(tmp_path, [line, line[:2]])
    assert "no four-bar of moderate size" in results[0]["error"]
    assert "three to five positions need 6, 8 or 10 places" in results[1]["error"]
