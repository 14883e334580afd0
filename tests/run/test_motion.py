"""Motion: names, tables, files and the report."""

import csv
import itertools
import json
import sys
import tracemalloc

import numpy as np
import pytest
from scipy.io import loadmat

import teachmech as tm
from teachmech.base.errors import ProblemError
from teachmech.run.trajectory import ARRAYS

pytestmark = pytest.mark.quick


@pytest.fixture(scope="module")
def motion():
    return tm.example("meridian").simulate(time=(0, 0.5, 0.01))


def test_columns_are_found_by_name(motion):
    assert np.array_equal(motion["t"], motion.t)
    assert np.array_equal(motion["y2"], motion.q[:, 4])
    assert np.array_equal(motion["vz1"], motion.v[:, 2])
    assert np.array_equal(motion["ax1"], motion.a[:, 0])
    assert np.array_equal(motion["lambda2"], motion.multipliers[:, 1])


def test_an_unknown_name_gets_a_suggestion(motion):
    with pytest.raises(tm.ProblemError, match="did you mean 'vx1'"):
        motion["vx_1"]
    with pytest.raises(tm.ProblemError, match="there is no constraint 'meridan'; did you mean"):
        motion.violation_of("meridan")


def test_the_forces_of_the_constraints_add_up(motion):
    names = motion.system.constraint_names
    total = sum(motion.force_of(name) for name in names)
    assert total == pytest.approx(motion.constraint_force, abs=1e-12)
    force = np.stack([-9.81 * motion[c + "1"] for c in "xyz"], axis=1)
    assert motion.a[:, :3] == pytest.approx(force + motion.constraint_force[:, :3], abs=1e-12)


def test_the_force_of_one_constraint_needs_no_room_for_all_of_them():
    n = 40
    names = [f"x{i}" for i in range(n)]
    equations = [f"{a} = {b}" for a, b in itertools.pairwise(names)]
    many = tm.System(names, [1] * n, [1] * n, equations).simulate(time=(0, 1, 0.005))
    whole = many.multipliers.size * n * 8  # bytes of A at all stored times
    many.force_of("c1")  # what is made once
    tracemalloc.start()
    force = many.force_of("c1")
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert force.shape == many.q.shape
    assert most < whole / 4


def test_csv_has_the_header_and_every_digit(motion, tmp_path):
    motion.to_csv(tmp_path / "m.csv")
    with (tmp_path / "m.csv").open() as file:
        header, *rows = csv.reader(file)
    assert header[:3] == ["t", "x1", "y1"]
    assert header[7] == "vx1"
    assert header[13] == "ax1"
    assert header[-4:] == ["lambda1", "lambda2", "lambda3", "lambda4"]
    table = np.array(rows, dtype=float)
    assert np.array_equal(table, np.column_stack(list(motion.columns.values())))


def test_npz_comes_back_whole(motion, tmp_path):
    motion.to_npz(tmp_path / "m.npz")
    again = tm.Motion.from_npz(tmp_path / "m.npz")
    for name in ARRAYS:
        assert np.array_equal(getattr(again, name), getattr(motion, name))
    assert again.settings == motion.settings
    assert again.system.to_dict() == motion.system.to_dict()
    assert again.program() == motion.program()
    assert str(again) == str(motion)


def write_npz(motion, path, **changes):
    """An npz file of a motion in which some entries are replaced or, with None, left out."""
    motion.to_npz(path)
    with np.load(path) as file:
        entries = {name: file[name] for name in file}
    for name, value in changes.items():
        entries.pop(name)
        if value is not None:
            entries[name] = value
    np.savez(path, **entries)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"q": None}, "this is not a motion"),
        ({"q": np.zeros((3, 6))}, "has shape (3, 6), not (51, 6)"),
        ({"t": np.array(5.0)}, "the array 't' has shape (), not (1,)"),
        ({"about": np.array("{}")}, "this is not a motion"),
        ({"about": np.array('{"format": "other"}')}, "should match pattern '^teachmech motion 1$'"),
        ({"about": np.array([object()], dtype=object)}, "this is not a motion"),
    ],
)
def test_a_broken_npz_is_refused_without_unpickling(motion, tmp_path, changes, message):
    write_npz(motion, tmp_path / "m.npz", **changes)
    with pytest.raises(tm.MotionFileError) as caught:
        tm.Motion.from_npz(tmp_path / "m.npz")
    assert message in str(caught.value)


def test_the_texts_of_an_npz_pass_the_grammar(motion, tmp_path):
    motion.to_npz(tmp_path / "m.npz")
    with np.load(tmp_path / "m.npz") as file:
        about = json.loads(str(file["about"]))
    about["system"]["forces"][0] = "__import__('os')"
    write_npz(motion, tmp_path / "m.npz", about=np.array(json.dumps(about)))
    with pytest.raises(tm.ExpressionError, match="not part of the language"):
        tm.Motion.from_npz(tmp_path / "m.npz")


def test_a_missing_file_is_named():
    with pytest.raises(tm.MotionFileError, match=r"gone\.npz"):
        tm.Motion.from_npz("gone.npz")


def test_a_constraint_without_a_gradient_is_reported():
    """(x - y)^2 = 0 has the row (2 (x - y), -2 (x - y)) of A, which is zero where it is met."""
    held = tm.System(["x", "y"], [1, 1], [1, 1], ["(x - y)^2 = 0", "x - y = 0"])
    alone = held.replace(constraints=["(x - y)^2 = 0"])
    for system in (held, alone):
        motion = system.simulate(time=(0, 1, 0.1), method="dop853")
        assert motion.without_gradient() == ("c1",)
        assert "the row of A of c1 is zero throughout the motion" in "; ".join(motion.warnings())
    linear = held.replace(constraints=["x - y = 0"]).simulate(time=(0, 1, 0.1))
    assert linear.without_gradient() == ()
    assert linear.warnings() == []


def test_a_frame_is_indexed_by_time(motion):
    frame = motion.to_frame()
    assert frame.index.name == "t"
    assert frame.loc[motion.t[-1], "x1"] == motion["x1"][-1]


def test_the_report_names_constraints_and_numbers(motion):
    text = str(motion)
    for piece in ("meridian: 6 coordinates, 4 constraints", "squared", "rank of A: 4 of 4"):
        assert piece in text
    largest = np.abs(motion.violation_of("sphere")).max()
    assert f"{largest:.3e}" in text


def test_the_summary_is_fit_for_json(motion):
    again = json.loads(json.dumps(motion.summary()))
    assert again["final_state"]["x1"] == motion["x1"][-1]
    assert again["max_violation"]["skate"] == 0


def test_a_motion_with_a_function_constraint_says_that_it_cannot_be_written(tmp_path):
    system = tm.System(["x", "y"], [1, 1], [0, 0], [lambda x, y: x - y])
    motion = system.simulate(time=(0, 1, 0.5))
    with pytest.raises(tm.ProblemError, match="a Python function cannot be written"):
        motion.to_npz(tmp_path / "m.npz")


def test_the_potential_energy_is_that_of_the_system_and_survives_a_file(tmp_path):
    fall = tm.System(["z"], mass=[2], forces=["-2*g"], parameters={"g": 10}, potential=["2*g*z"])
    motion = fall.simulate(time=(0, 1, 0.1), parameters={"g": 5})
    assert motion.potential_energy == pytest.approx(10 * motion["z"], abs=1e-12)
    assert np.ptp(motion.kinetic_energy + motion.potential_energy) < 1e-12
    motion.to_npz(tmp_path / "fall.npz")
    again = tm.Motion.from_npz(tmp_path / "fall.npz")
    assert np.array_equal(again.potential_energy, motion.potential_energy)


def test_a_system_without_a_potential_says_so(motion):
    with pytest.raises(tm.ProblemError, match="does not state its potential energy"):
        _ = motion.potential_energy
    with pytest.raises(tm.ExpressionError, match="a potential depends on coordinates and time"):
        tm.System(["z"], mass=[1], forces=[0], potential=["vz^2"])


def test_the_table_for_matlab_has_the_same_columns(motion, tmp_path):
    motion.to_mat(tmp_path / "m.mat")
    found = loadmat(tmp_path / "m.mat")
    assert {*motion.columns} == {name for name in found if not name.startswith("__")}
    for name, values in motion.columns.items():
        np.testing.assert_array_equal(found[name], values[:, None])


def test_a_parquet_file_without_pyarrow_is_one_sentence(motion, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(ProblemError, match=r"a Parquet file needs the package pyarrow; .* to_csv"):
        motion.to_parquet(tmp_path / "m.parquet")
    assert not [*tmp_path.iterdir()]
