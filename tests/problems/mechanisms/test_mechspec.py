"""MechSpec files: the output file, the schema, the page in the docs, and the commands."""

import io
import json
import os
import re
import subprocess
import sys

import numpy as np
import pytest
from ruamel.yaml import YAML

import teachmech as tm
from teachmech.cli import main
from teachmech.problems.mechanisms import Mechanism
from teachmech.studies.comparison import compare_inverses
from tests import ROOT
from tests.problems.mechanisms.test_mechanisms import FILES, PENDULUM, SLIDER_CRANK, WRONG

EXAMPLES = sorted([*FILES.glob("*.yaml"), *FILES.parent.joinpath("space").glob("*.yaml")])
PAGE = ROOT / "docs" / "mechspec.md"


def with_out_file(text, out_file):
    return Mechanism.loads(f"{text}SolverParams: {{OutFile: {out_file}}}\n", "pendulum.yaml")


# --- the output file ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def andrews():
    mechanism = Mechanism.load(FILES / "andrews.yaml")
    return mechanism, mechanism.simulate(time=(0, 0.003, 0.0003))


def test_columns_are_coordinates_with_rates_then_energies(andrews):
    mechanism, motion = andrews
    header = mechanism.table(motion).partition("\n")[0].split(",")
    assert header[0] == "t"
    assert header[-2:] == ["T", "V"]
    assert header[1:-2:2] == list(motion.system.coordinates)
    assert header[2:-2:2] == list(motion.system.velocities)


def test_the_output_file_loses_no_digit(andrews):
    mechanism, motion = andrews
    T, V = motion.kinetic_energy, motion.potential_energy
    expected = {**motion.columns, "T": T, "V": V}
    read = np.genfromtxt(io.StringIO(mechanism.table(motion)), delimiter=",", names=True)
    assert len(read) == 11
    for name in read.dtype.names:
        assert np.array_equal(read[name], expected[name])


def test_pandas_reads_the_output_file(andrews):
    pandas = pytest.importorskip("pandas")
    mechanism, motion = andrews
    for frame in (
        pandas.read_csv(io.StringIO(mechanism.table(motion))),
        pandas.read_csv(io.StringIO(with_width(mechanism).table(motion))),
    ):
        assert frame["vE_y"].to_numpy() == pytest.approx(motion["vE_y"], rel=1e-4)
    assert list(frame.columns[:3]) == ["t", "E_x", "vE_x"]


def with_width(mechanism):
    text = mechanism.to_yaml().replace("Mode: solve", 'OutFile: {qformat: "%+14.6e", points: [E]}')
    return Mechanism.loads(text)


def test_formats_and_columns_are_those_of_the_file():
    mechanism = Mechanism.loads(
        SLIDER_CRANK.replace(
            "{Integration: {tol: 1e-12}}",
            '{OutFile: {tformat: "%.3f", qformat: "%12.5e", points: B, angles: "AB, OA"}}',
        )
    )
    motion = mechanism.simulate(time=(0, 0.2, 0.1))
    header, *rows = mechanism.table(motion).splitlines()
    assert header == "t,B_x,vB_x,B_y,vB_y,theta_AB,vtheta_AB,theta_OA,vtheta_OA,T,V"
    assert [row.split(",")[0] for row in rows] == ["0.000", "0.100", "0.200"]
    assert rows[2].split(",")[1] == f"{motion['B_x'][2]:12.5e}"
    # The angle of AB became a coordinate because the file asks for it.
    slope = np.arctan2(-motion["A_y"], motion["B_x"] - motion["A_x"])
    assert motion["theta_AB"] == pytest.approx(slope, abs=1e-9)


def test_the_highest_derivative_of_each_column_is_that_of_the_file():
    text = SLIDER_CRANK.replace(
        "{Integration: {tol: 1e-12}}", "{OutFile: {points: [B: 2, A: 0], angles: [OA: 1, AB]}}"
    )
    mechanism = Mechanism.loads(text)
    motion = mechanism.simulate(time=(0, 0.2, 0.1))
    header, *_, last = mechanism.table(motion).splitlines()
    columns = "A_x,A_y,B_x,vB_x,aB_x,B_y,vB_y,aB_y,theta_AB,vtheta_AB,theta_OA,vtheta_OA"
    assert header == f"t,{columns},T,V"
    assert [float(x) for x in last.split(",")[1:-2]] == [motion[c][-1] for c in columns.split(",")]
    # The acceleration is the rate of change of the velocity.
    fine = mechanism.simulate(time=(0, 0.2, 0.001))
    assert fine["aB_x"] == pytest.approx(np.gradient(fine["vB_x"], fine.t), rel=1e-2, abs=1e-2)


@pytest.mark.parametrize("points", ["[]", "[A]", '"A, B"', "B A"])
def test_points_are_a_list_or_one_text(points):
    text = PENDULUM.replace("Rigids:", "Particles: {B: 1}\n  Rigids:")
    text = text.replace("{A: [0.9, 0.1]}", "{A: [0.9, 0.1], B: [1]}")
    mechanism = with_out_file(text, f"{{points: {points}}}")
    header = mechanism.table(mechanism.simulate(time=(0, 0.1, 0.1))).partition("\n")[0]
    columns = [f"{v}{p}_{axis}" for p in "AB" if p in points for axis in "xy" for v in ("", "v")]
    assert header == ",".join(["t", *columns, "T", "V"])


@pytest.mark.parametrize(
    ("out_file", "message"),
    [
        (
            '{tformat: "%d"}',
            "OutFile.tformat: '%d' is not a format of a number; write %.6f,",
        ),
        ('{qformat: "%s"}', "OutFile.qformat: '%s' is not a format of a number"),
        ('{qformat: "%.3f %.3f"}', "is not a format of a number"),
        ('{qformat: "%.3f\\n"}', "is not a format of a number"),
        ('{qformat: "%(x)f"}', "is not a format of a number"),
        ('{qformat: "%*f"}', "is not a format of a number"),
        ('{qformat: "%100f"}', "is not a format of a number"),
        ('{qformat: "%.100f"}', "is not a format of a number"),
        ("{qformat: 3}", "'3' is not a format of a number"),
        ("{qformat: %.3f}", "line 12: this is not YAML"),
        ("{format: g}", "there is no key 'format' here; did you mean 'qformat' or 'tformat'?"),
        ("{points: [A, C]}", "line 12, SolverParams.OutFile.points: there is no moving point 'C'"),
        ("{points: O}", "there is no moving point 'O'; known names: A"),
        ("{points: OA}", "there is no moving point 'OA'; did you mean 'A'?"),
        ("{points: all}", "there is no moving point 'all'; known names: A"),
        ("{points: [A: 3]}", "OutFile.points.A: the derivative 3 cannot be written; write 0, 1"),
        ("{points: [A: 1, A]}", "OutFile.points: the name A occurs twice"),
        ("{angles: AB}", "line 12, SolverParams.OutFile.angles: there is no body 'AB'"),
    ],
)
def test_a_wrong_output_file_is_refused_when_the_file_is_read(out_file, message):
    with pytest.raises(tm.TeachmechError) as caught:
        with_out_file(PENDULUM, out_file)
    assert message in str(caught.value)


def test_the_motion_of_another_mechanism_is_refused(andrews):
    with pytest.raises(tm.ProblemError, match="is not one of Pendulum"):
        Mechanism.loads(PENDULUM).table(andrews[1])


# --- the commands ---------------------------------------------------------------------------------


def test_run_writes_the_requested_output_file(tmp_path, capsys):
    path = tmp_path / "pendulum.yaml"
    path.write_text(PENDULUM + 'SolverParams: {OutFile: {tformat: "%.2f"}}\n')
    assert main(["check", str(path)]) == 0
    note = "note: OutFile is not written by itself; use teachmech run FILE --out"
    assert note in capsys.readouterr().out
    assert main(["run", str(path), "--end", "0.1"]) == 0
    assert [file.name for file in tmp_path.iterdir()] == ["pendulum.yaml"]
    out = tmp_path / "out.csv"
    options = ["--end", "0.1", "--step", "0.05", "--set", "L=2", "--out", str(out)]
    assert main(["run", str(path), *options]) == 0
    assert f"written: {out}" in capsys.readouterr().out
    header, *rows = out.read_text().splitlines()
    assert header == "t,A_x,vA_x,A_y,vA_y,T,V"
    first = rows[0].split(",")
    assert np.hypot(float(first[1]), float(first[3])) == pytest.approx(2, abs=1e-12)
    assert [row[:5] for row in rows] == ["0.00,", "0.05,", "0.10,"]


def test_the_output_file_of_a_problem_file_is_refused_before_anything_runs(tmp_path, capsys):
    tm.example("pendulum").save(tmp_path / "p.yaml")
    assert main(["run", str(tmp_path / "p.yaml"), "--out", str(tmp_path / "out.csv")]) == 1
    message = capsys.readouterr()
    assert message.out == ""
    assert "this is not a mechanism, and only mechanisms have an output file (--out)" in message.err
    assert not (tmp_path / "out.csv").exists()


def test_the_program_of_a_mechanism_runs_by_itself_to_the_same_end(tmp_path, capsys):
    path = tmp_path / "pendulum.yaml"
    path.write_text(PENDULUM)
    assert main(["program", str(path), "-o", str(tmp_path / "p.py")]) == 0
    command = [sys.executable, "-I", str(tmp_path / "p.py")]
    environment = {**os.environ, "MPLBACKEND": "agg"}
    subprocess.run(command, cwd=tmp_path, env=environment, timeout=120, check=True)
    (table,) = tmp_path.glob("*.csv")
    motion = Mechanism.load(path).simulate(compiled=False)
    motion.to_csv(tmp_path / "ours.txt")
    assert table.read_bytes() == (tmp_path / "ours.txt").read_bytes()
    capsys.readouterr()
    assert main(["equations", str(path), "--latex"]) == 0
    assert "A_{x}" in capsys.readouterr().out


def test_check_lists_the_assemblies_of_a_mechanism(capsys):
    path = str(FILES / "mechanism1.yaml")
    assert main(["check", path, "--fixed", "C_x,F_x,vC_x,vF_x"]) == 0
    assert "assemblies found with C_x, F_x, vC_x, vF_x fixed:" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["check", "run", "program", "equations"])
def test_a_wrong_mechanism_is_one_line_and_exit_code_1(command, tmp_path, capsys):
    path = tmp_path / "wrong.yaml"
    path.write_text(PENDULUM.replace("PartData", "PartDate"))
    assert main([command, str(path)]) == 1
    (line,) = capsys.readouterr().err.strip().split("\n")
    assert line.startswith(f"teachmech: {path}, line 4, PartDate: there is no key 'PartDate'")
    assert "did you mean 'PartData'" in line


# --- the schema -----------------------------------------------------------------------------------


def keys_of(schema):
    for part in (schema, *schema["$defs"].values()):
        yield from part["properties"].items()


def test_the_schema_describes_every_key(capsys):
    assert main(["schema", "mechanism"]) == 0
    schema = json.loads(capsys.readouterr().out)
    assert schema == Mechanism.json_schema()
    assert set(schema["properties"]) == set(Mechanism.model_fields)
    for key, about in keys_of(schema):
        part = about.get("$ref", "").removeprefix("#/$defs/")
        assert about.get("description") or schema["$defs"][part]["description"], key
    for part in (schema, *schema["$defs"].values()):
        assert part["additionalProperties"] is False


@pytest.fixture(scope="module")
def validator():
    jsonschema = pytest.importorskip("jsonschema")
    schema = Mechanism.json_schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def as_an_editor_reads_it(text):
    return YAML(typ="safe", pure=True).load(text)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_fits_the_schema(validator, path):
    validator.validate(as_an_editor_reads_it(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("text", [PENDULUM, SLIDER_CRANK])
def test_valid_files_fit_the_schema(validator, text):
    validator.validate(as_an_editor_reads_it(text))


OF_SHAPE = re.compile(
    "there is no key|is missing|a list is expected|a start value is|only those of the|Springs.OA$"
)


@pytest.mark.parametrize(
    ("right", "wrong"), [case[:2] for case in WRONG if OF_SHAPE.search(case[2])]
)
def test_a_file_of_another_shape_does_not_fit_the_schema(validator, right, wrong):
    assert not validator.is_valid(as_an_editor_reads_it(PENDULUM.replace(right, wrong, 1)))


@pytest.mark.parametrize(
    ("out_file", "fits"),
    [("{tformat: '%.3f', points: A B, angles: []}", True), ("{qformat: '%d'}", False)],
)
def test_formats_are_known_to_the_schema(validator, out_file, fits):
    text = f"{PENDULUM}SolverParams: {{OutFile: {out_file}}}\n"
    assert validator.is_valid(as_an_editor_reads_it(text)) is fits


# --- the page, and what else takes a file ---------------------------------------------------------


def test_the_file_on_the_page_is_the_one_that_comes_with_the_package():
    block = re.search(r"```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.S)[1]
    assert block == (FILES / "crank-and-load.yaml").read_text(encoding="utf-8")


def test_the_page_names_every_key():
    keys = {key for key, _ in keys_of(Mechanism.json_schema())}
    assert keys <= set(re.findall(r"\w+", PAGE.read_text(encoding="utf-8")))


def test_power_of_motor_damper_and_drag_is_the_change_of_energy():
    """Of the example on the page: T + V against the powers, integrated by Simpson's rule."""
    from scipy.integrate import simpson

    crank = Mechanism.load(FILES / "crank-and-load.yaml")
    motion = crank.simulate()
    k = crank.system.constraint_names.index("drive of theta_OA")
    power = -motion.multipliers[:, k] * motion["vtheta_OA"]
    power -= 2 * motion["vB_x"] ** 2 + 0.2 * (motion["vC_x"] ** 2 + motion["vC_y"] ** 2)
    T, V = motion.kinetic_energy, motion.potential_energy
    E = T + V
    assert E[-1] - E[0] == pytest.approx(simpson(power, x=motion.t), abs=1e-7)


def test_load_recognises_the_kind_and_each_kind_refuses_the_others():
    with pytest.raises(tm.ProblemError, match="there is no key of a ParticleProblem"):
        tm.ParticleProblem.loads(PENDULUM)
    with pytest.raises(tm.ProblemError, match="load reads every kind of problem file"):
        Mechanism.loads(tm.example("pendulum").to_yaml())


def test_pseudo_inverses_are_compared_on_a_mechanism():
    comparison = compare_inverses(Mechanism.loads(PENDULUM), time=(0, 0.2), methods=["svd"])
    assert [row.result for row in comparison.rows] == ["correct to the end"]


def test_explorers_take_a_mechanism_and_dialogs_show_it_in_one(tmp_path):
    pytest.importorskip("anywidget")
    path = tmp_path / "pendulum.yaml"
    path.write_text(PENDULUM)
    explorer = tm.explore(path)
    assert repr(explorer) == "<Explorer of Pendulum>"
    assert len(explorer.motions) == 1
    assert len(tm.explore_baumgarte(Mechanism.load(path), time=(0, 0.1, 0.01)).motions) == 2
    for given in (path, Mechanism.load(path)):
        assert repr(tm.dialogs(given).explorer) == "<Explorer of Pendulum>"


def test_the_title_counts_parts_and_not_keys():
    """BD, CE is one key for two springs."""
    title = tm.example("double-parallelogram").title
    assert title == "Double parallelogram: bodies: 4, springs: 2, particles: 0"
