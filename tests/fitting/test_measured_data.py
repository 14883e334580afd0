"""Measured data from CSV files: separators, units, comments, and what is wrong where."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.base.errors import ProblemError
from teachmech.fitting import measured_data
from teachmech.fitting.measured_data import MeasuredData

ROD = tm.System(["phi"], ["m*L^2"], ["-m*g*L*sin(phi)"], parameters={"m": 1, "L": 2, "g": 10})
SMALL = tm.System(
    ["x", "phi"],
    [1, 1],
    [0, 0],
    points=[("x",)],
    units={"length": "mm", "mass": "g", "phi": "rad"},
)


def read(tmp_path, text, system=ROD, **how):
    path = tmp_path / "data.csv"
    path.write_text(text, encoding="utf-8")
    return MeasuredData.of(path, system, **how)


@pytest.mark.parametrize(
    "text",
    [
        "time [ms],phi [deg]\n100,90\n200,45\n",
        "# from a camera\n\n  time [ms] ; phi [deg]\n# later\n100;90\n2e2;45,0\n",
        "phi [deg]\ttime [ms]\r\n90\t100\r\n4.5e1\t200\r\n",
        '"time [ms]","phi [deg]"\n"100","90"\n200, 45\n',
        "\ufefft,phi\n0.1,1.5707963267948966\n.2,0.7853981633974483",
        "t [s];phi [rad]\n0,1;1,5707963267948966\n0,2;0,7853981633974483",
    ],
)
def test_the_same_data_in_different_files(tmp_path, text):
    found = read(tmp_path, text)
    assert found.t == pytest.approx([0.1, 0.2])
    assert found.values[:, 0] == pytest.approx([np.pi / 2, np.pi / 4])
    assert [*found.formulas] == ["phi"]


def test_expressions_missing_values_and_the_units_of_the_problem(tmp_path):
    text = 't,"L*sin(phi) [cm]",vphi [rpm]\n1,,60\n2,50,\n'
    found = read(tmp_path, text)
    assert found.values == pytest.approx(
        np.array([[np.nan, 2 * np.pi], [0.5, np.nan]]), nan_ok=True
    )
    assert found.count == 2
    found = read(tmp_path, "time [min],x [m],vx [m/s]\n1,2,3\n2,2,3\n", SMALL)
    assert found.t.tolist() == [60, 120]
    assert found.values[0] == pytest.approx([2000, 3000])


def test_columns_that_are_not_used(tmp_path):
    text = "t,angle [deg],temperature\n1,180,21\n2,90,21\n"
    found = read(tmp_path, text, quantities={"angle": "phi"})
    assert found.values[:, 0] == pytest.approx([np.pi, np.pi / 2])
    with pytest.raises(ProblemError, match="there is no column 'angel'; did you mean 'angle'"):
        read(tmp_path, text, quantities={"angel": "phi"})


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "data.csv: there are no data"),
        ("t,phi\n", "there are no data"),
        ("t,phi\n1,2\n\n# note\n2,abc\n", "line 5, column phi: 'abc' is not a number"),
        ("t,phi\n1,nan\n", "line 2, column phi: 'nan' is not a number"),
        ("t,phi\n1,1_0\n", "'1_0' is not a number"),
        ("t,phi\n1,1e999\n", "'1e999' is too large"),
        ("t,phi\n1,1e101\n", "'1e101' is too large; write numbers below 1e"),
        ("t;phi\n1;2,5\n2;1.5\n", "line 3: the file contains decimal points and decimal commas"),
        ("t,phi\n1\n", "line 2: 1 cell in this line, and 2 columns"),
        ("t;phi\n1;2\n;\n", "line 3: there is no time; write the time, or leave out the line"),
        (f"t;phi\n1;{'1' * 200_000}\n", "line 2: this line cannot be read; a cell is too long"),
        (f"t;{'phi+' * 200}x y\n1;1\n", r"line 1, column (phi\+){15}, column"),
        ("t,phi\n1,2,3\n", "line 2: 3 cells in this line, and 2 columns"),
        ("t;phi\n1;2.5;\n", "line 2: 3 cells"),
        ("t,phi\n1,0,5\n", "3 cells in this line"),
        ('t,phi\n1,"2\n', "line 2: this line cannot be read"),
        ("t,phi\n1,2\n1,3\n", "line 3: the time 1 s follows the time 1 s"),
        ("t,phi\n2,2\n1,3\n", "line 3: the time 1 s follows the time 2 s"),
        ("t,phi\n,2\n1,3\n", "line 2: there is no time"),
        ("t,\n1,2\n", "line 1: a column has no title"),
        ("t,phi,phi\n1,2,3\n", "line 1: two columns have the same title"),
        ("t,phi,phi [deg]\n1,2,3\n", "two columns have the same name"),
        ("t,phi [deg\n1,2\n", r"line 1: 'phi \[deg' is not the title of a column"),
        ("x,phi\n1,2\n", "there is no column of times"),
        ("t [kg],phi\n1,2\n", r"column t \[kg\]: kg is not a unit of this quantity, which is in s"),
        ("t,phi [grad]\n1,2\n", r"column phi \[grad\]: 'grad' is not a unit; degrees are written"),
        ("t,theta\n1,2\n", "line 1, column theta.*unknown name 'theta'"),
        ("t,aphi\n1,2\n", "column aphi"),
    ],
)
def test_bad_data_are_named_by_line_and_column(tmp_path, text, words):
    with pytest.raises(tm.TeachmechError, match=words):
        read(tmp_path, text)


def test_units_are_checked_if_the_problem_states_its_own(tmp_path):
    with pytest.raises(ProblemError, match=r"column phi \[m\]: m is not a unit of this quantity"):
        read(tmp_path, "t,phi [m]\n1,2\n", SMALL)
    with pytest.raises(ProblemError, match=r"column x \[deg\].*which is in mm"):
        read(tmp_path, "t,x [deg]\n1,2\n", SMALL)


def test_sizes_are_bounded(tmp_path, monkeypatch):
    monkeypatch.setattr(measured_data, "MAX_ROWS", 2)
    with pytest.raises(ProblemError, match="3 rows; at most 2"):
        read(tmp_path, "t,phi\n1,1\n2,1\n3,1\n")
    with pytest.raises(ProblemError, match="3 rows; at most 2"):
        MeasuredData.of({"t": [1, 2, 3], "phi": [1, 2, 3]}, ROD)
    with pytest.raises(ProblemError, match="101 columns; at most 100"):
        read(tmp_path, ",".join(f"c{k}" for k in range(101)) + "\n1\n")


def test_arrays_and_frames():
    frame = pytest.importorskip("pandas").DataFrame({"t": [0, 1], "phi [deg]": [0, 180]})
    assert MeasuredData.of(frame, ROD).values[1, 0] == pytest.approx(np.pi)
    for wrong in (["a", "b"], [[1, 2]]):
        with pytest.raises(ProblemError, match="column phi: this is not a list of numbers"):
            MeasuredData.of({"t": [0, 1], "phi": wrong}, ROD)
    with pytest.raises(ProblemError, match="column phi: a number is infinite or too large"):
        MeasuredData.of({"t": [0, 1], "phi": [np.inf, 1]}, ROD)
