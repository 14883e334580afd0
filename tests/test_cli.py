"""The command line: what it writes, what it says, how it ends."""

import csv
import json
import math
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from matplotlib.figure import Figure

import teachmech as tm
from teachmech.cli import main
from teachmech.homework.commands import find
from teachmech.system_and_motion import InitialValueProblem


@pytest.fixture
def pendulum(tmp_path):
    path = tmp_path / "pendulum.yaml"
    assert main(["new", str(path)]) == 0
    return path


def changed(path, before, after):
    text = path.read_text()
    assert before in text
    path.write_text(text.replace(before, after))
    return str(path)


def test_demo_writes_problem_program_table_and_pictures(tmp_path, capsys):
    assert main(["demo", str(tmp_path / "out")]) == 0
    said = capsys.readouterr().out
    assert "1.465e-05" in said
    assert str(tmp_path / "out") in said
    written = {path.name for path in (tmp_path / "out").iterdir()}
    assert {"meridian.yaml", "meridian.py", "meridian.csv", "meridian-equations.txt"} < written
    assert sum(name.endswith(".png") for name in written) >= 6
    for name in written:
        assert name in said


def test_new_writes_a_file_that_runs_and_replaces_nothing(pendulum, capsys):
    assert main(["check", str(pendulum)]) == 0
    assert "the start is consistent" in capsys.readouterr().out
    before = pendulum.read_text()
    assert main(["new", str(pendulum)]) == 1
    assert "the file already exists" in capsys.readouterr().err
    assert pendulum.read_text() == before
    assert main(["new", str(pendulum), "--force"]) == 0


def test_run_writes_table_arrays_and_pictures(pendulum, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(Figure, "savefig", lambda self, file, **how: Path(file).touch())  # see demo
    outputs = [str(tmp_path / name) for name in ("m.csv", "m.npz", "pictures")]
    options = ["--csv", outputs[0], "--npz", outputs[1], "--plots", outputs[2]]
    assert main(["run", str(pendulum), *options, "--end", "1"]) == 0
    with Path(outputs[0]).open() as file:
        assert next(csv.reader(file)) == ["t", "x1", "y1", "vx1", "vy1", "ax1", "ay1", "lambda1"]
    assert tm.Motion.from_npz(outputs[1]).t[-1] == 1
    assert list((tmp_path / "pictures").glob("*.png"))
    said = capsys.readouterr().out
    for output in outputs:
        assert f"written: {output}" in said


def test_run_as_json_takes_options_and_parameters(pendulum, capsys):
    options = ["--json", "--method", "rk4", "--step", "0.1", "--end", "2", "--set", "g=1.62"]
    assert main(["run", str(pendulum), *options]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["method"] == "rk4"
    assert report["times"] == 21
    expected = tm.load(pendulum).simulate(time=(0, 2, 0.1), method="rk4", parameters={"g": 1.62})
    assert report["final_state"]["x1"] == expected["x1"][-1]


def test_compile_prepares_the_machine_and_says_so(capsys, monkeypatch):
    pytest.importorskip("llvmlite")
    assert main(["compile"]) == 0
    assert "the integrators" in capsys.readouterr().out
    monkeypatch.setattr("teachmech.run.compiled.policy.find_spec", lambda name: None)
    assert main(["compile"]) == 1
    assert "teachmech[fast]" in capsys.readouterr().err


def test_program_and_equations_and_schema_go_to_terminal_or_file(pendulum, tmp_path, capsys):
    assert main(["program", str(pendulum)]) == 0
    assert capsys.readouterr().out == tm.load(pendulum).program()
    assert main(["program", str(pendulum), "-o", str(tmp_path / "p.py"), "--method", "rk4"]) == 0
    assert main(["program", "four-bar", "--method", "rk4", "--step", "0.1", "--end", "1"]) == 0
    assert "START, END, STEP = 0.0, 1.0, 0.1 " in capsys.readouterr().out
    assert "def rk4" in (tmp_path / "p.py").read_text()
    capsys.readouterr()
    assert main(["program", str(pendulum), "--derivatives", "feed"]) == 0
    assert "class Feed" in capsys.readouterr().out
    capsys.readouterr()
    assert main(["equations", str(pendulum)]) == 0
    assert "A[1, x1] = 2*x1" in capsys.readouterr().out
    assert main(["equations", str(pendulum), "--latex"]) == 0
    assert r"\ddot{q}" in capsys.readouterr().out
    assert main(["schema"]) == 0
    assert json.loads(capsys.readouterr().out) == tm.ParticleProblem.json_schema()
    assert main(["schema", "system"]) == 0
    assert "coordinates" in json.loads(capsys.readouterr().out)["properties"]


def one_line(capsys):
    """Return the single line on standard error."""
    (line,) = capsys.readouterr().err.strip().split("\n")
    return line


@pytest.mark.parametrize("words", [["run", "--csv"], ["run", "--npz"], ["program", "-o"]])
def test_a_result_does_not_replace_its_problem(pendulum, capsys, words):
    before = pendulum.read_text()
    command, option = words
    assert main([command, str(pendulum), option, str(pendulum)]) == 1
    assert "the result would replace the problem" in one_line(capsys)
    assert pendulum.read_text() == before


@pytest.mark.parametrize("command", ["check", "run", "program", "equations"])
def test_an_invalid_file_gives_one_line_and_exit_code_1(pendulum, capsys, command):
    path = changed(pendulum, "[0, -g]", "[0, -G]")
    number = pendulum.read_text().partition("[0, -G]")[0].count("\n") + 1
    assert main([command, path]) == 1
    line = one_line(capsys)
    place = f"{path}, line {number}, particle 1, force in y, column 2: "
    assert line.startswith(f"teachmech: {place}")
    assert "unknown name 'G' (did you mean '-g'?)" in line


def test_an_inconsistent_start_has_exit_code_3_unless_allowed(pendulum, capsys):
    path = changed(pendulum, "[-L, 0]", "[-1.05*L, 0]")
    assert main(["run", path]) == 3
    said = one_line(capsys)
    assert "rod (by 0.1025" in said
    assert said.endswith("or allow it with --allow-inconsistent-start")
    assert main(["check", path]) == 3
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["x1", "-1.05", "-1", "0.05"] in rows
    assert main(["run", path, "--allow-inconsistent-start", "--end", "0.1"]) == 0


def test_check_keeps_fixed_values_and_lists_assemblies(pendulum, capsys):
    path = changed(pendulum, "position: [-L, 0]", "position: [-0.6, 0.5]")
    assert main(["check", path, "--fixed", "x1,vx1"]) == 3
    said = capsys.readouterr().out
    assert ["x1", "-0.6", "fixed"] in [line.split() for line in said.splitlines()]
    assert "assemblies found with x1, vx1 fixed: 2; there may be more" in said
    assert "1: x1 = -0.6, y1 = 0.8, vx1 = 0" in said
    assert "2: x1 = -0.6, y1 = -0.8, vx1 = 0" in said
    assert main(["check", path, "--fixed", "vx1"]) == 3
    assert "have 1 degree of freedom; fix 1 more" in capsys.readouterr().out


def test_a_failed_integration_has_exit_code_4_and_writes_its_motion(pendulum, tmp_path, capsys):
    path = changed(pendulum, "[0, -g]", "[0, -g + ln(0.5 + y1)]")
    table = tmp_path / "m.csv"
    assert main(["run", path, "--csv", str(table)]) == 4
    streams = capsys.readouterr()
    assert "cannot go on after t = " in streams.err
    assert "WARNING: the motion is not complete: failed after t = " in streams.out
    assert len(table.read_text().splitlines()) > 5


def test_wrong_options_are_reported(pendulum, capsys):
    assert main(["run", str(pendulum), "--set", "G=3"]) == 1
    assert "there is no parameter 'G'; did you mean 'g'?" in one_line(capsys)
    assert main(["run", str(pendulum), "--method", "euler"]) == 1
    assert "there is no method 'euler'" in one_line(capsys)
    assert main(["run", "no-such-file.yaml"]) == 1
    assert "no-such-file.yaml: No such file" in one_line(capsys)
    assert main(["run", str(pendulum), "--csv", str(pendulum / "x" / "m.csv"), "--end", "0.1"]) == 1
    with pytest.raises(SystemExit) as caught:
        main(["run", str(pendulum), "--set", "g"])
    assert caught.value.code == 2


@pytest.mark.parametrize("option", ["run --csv", "run --npz", "animate -o"])
def test_an_unwritable_result_is_reported_before_the_run(
    option, pendulum, tmp_path, capsys, monkeypatch
):
    monkeypatch.setattr(InitialValueProblem, "simulate", lambda *_, **__: pytest.fail("it ran"))
    command, name = option.split()
    place = tmp_path / "none" / "motion.html"
    assert main([command, str(pendulum), name, str(place)]) == 1
    assert f"there is no folder '{place.parent}'" in one_line(capsys)


@pytest.mark.parametrize("command", ["", *"ask demo new check run program equations".split()])
def test_help_has_examples(command, capsys):
    with pytest.raises(SystemExit) as caught:
        main([*command.split(), "--help"])
    assert caught.value.code == 0
    assert f"examples:\n  teachmech {command}".rstrip() in capsys.readouterr().out


def test_the_command_runs_as_a_process_without_traceback(pendulum):
    command = [sys.executable, "-m", "teachmech", "run", changed(pendulum, "x1^2", "x1^^2")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert "something is missing between '^' and '^'" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_mechanism_is_a_file_like_any_other(tmp_path, capsys):
    path = Path(tm.__file__).parent / "problems" / "examples" / "mechanisms" / "mechanism1.yaml"
    assert main(["check", str(path)]) == 0
    said = capsys.readouterr().out
    assert "Mechanism1a: bodies: 4, springs: 0, particles: 0" in said
    assert "note: tol 1e-14 is below rounding; 3e-14 is used" in said
    assert main(["run", str(path), "--end", "0.5", "--csv", str(tmp_path / "m.csv"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["end"] == 0.5
    assert (tmp_path / "m.csv").read_text().startswith("t,C_x,C_y,D_x")
    assert main(["equations", str(path)]) == 0
    assert "length of AC" in capsys.readouterr().out


def test_a_table_of_points_and_bars_is_a_file_like_any_other(tmp_path, capsys):
    table = tmp_path / "crank.csv"
    table.write_text("point,x,y,fixed\nO,0,0,yes\nA,3,4\nbar,speed [rpm]\nOA,60\n")
    assert main(["run", str(table), "--end", "0.25", "--csv", str(tmp_path / "m.csv")]) == 0
    last = (tmp_path / "m.csv").read_text().splitlines()[-1].split(",")
    assert [float(x) for x in last[1:3]] == pytest.approx([-4, 3], abs=1e-9)  # a quarter turn
    for command, end in (("animate", ["--end", "0.1"]), ("live", []), ("draw", [])):
        page = tmp_path / f"{command}.html"
        assert main([command, str(table), "-o", str(page), *end]) == 0
        assert "<title>" in page.read_text()
    changed(table, "OA,60", "OB,60")
    capsys.readouterr()
    assert main(["check", str(table)]) == 1
    assert "crank.csv, line 5, column bar: there is no point 'B'; known" in one_line(capsys)


def test_equations_show_their_steps_on_request(pendulum, capsys):
    assert main(["equations", str(pendulum), "--steps"]) == 0
    said = capsys.readouterr().out
    assert "          x1^2 + y1^2      sum" in said and "row 1 of A" in said
    assert main(["equations", str(pendulum)]) == 0
    assert "tokens" not in capsys.readouterr().out


def test_equations_become_a_document_or_formulas_for_another(pendulum, tmp_path, capsys):
    document = tmp_path / "equations.tex"
    assert main(["equations", str(pendulum), "-o", str(document)]) == 0
    assert document.read_text() == tm.load(pendulum).equations().document
    assert document.read_text().startswith(r"\documentclass")
    assert main(["equations", str(pendulum), "--latex", "-o", str(document)]) == 0
    assert document.read_text() == f"{tm.load(pendulum).equations().latex}\n"


def test_check_says_which_start_values_may_be_fixed(pendulum, capsys):
    assert main(["check", str(pendulum), "--freedom"]) == 0
    said = capsys.readouterr().out
    assert "1 degree of freedom at t = 0 s" in said
    assert "index 3, 2 initial values by the signature matrix" in said


def test_check_takes_other_parameters_as_run_does(pendulum, capsys, tmp_path):
    path = changed(pendulum, "[-L, 0]", "[-1, 0]")
    assert main(["check", path, "--set", "L=1.5"]) == main(["run", path, "--set", "L=1.5"]) == 3
    rows = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["x1", "-1", "-1.5", "-0.5"] in rows
    for command in ("check", "run"):
        assert main([command, path, "--set", "G=3"]) == 1
        assert "there is no parameter 'G'; did you mean 'g'?" in one_line(capsys)
        assert main([command, path, "--set", "L=2*"]) == 1
        assert one_line(capsys).startswith("teachmech: parameter L, column 3: the expression ends")
    # A mechanism is assembled again: the crank has the length r and the driven rate 2 pi.
    assert main(["check", "four-bar", "--set", "r=0.05", "--json", "--fixed", "A_x"]) == 0
    start = json.loads(capsys.readouterr().out)["start"]
    assert [start["A_x"], start["vA_y"]] == pytest.approx([0.05, 0.1 * math.pi], abs=1e-12)
    # An input that is a number is a parameter.
    pushed = tmp_path / "pushed.yaml"
    pushed.write_text(
        "coordinates: [x]\nmass: [1]\nforces: [u]\ninputs: {u: 0}\ntime: {end: 1, step: 1}\n"
    )
    assert main(["check", str(pushed), "--set", "u=3"]) == 0
    assert main(["check", str(pushed), "--set", "w=3"]) == 1
    assert "there is no parameter 'w'" in capsys.readouterr().err


def test_check_as_json_has_the_relations(tmp_path, capsys):
    tm.example("conical-pendulum").save(tmp_path / "p.yaml")
    assert main(["check", str(tmp_path / "p.yaml"), "--json"]) == 0
    relations = json.loads(capsys.readouterr().out)["relations"]
    assert relations[0]["constraint"] == "doubled"


@pytest.mark.parametrize(
    "command", ["check", "run --end 0.1", "program", "equations", "animate --end 0.1 -o p.html"]
)
def test_an_example_is_opened_by_its_name(command, capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    name, *options = command.split()
    assert main([name, "pendulum", *options]) == 0
    assert capsys.readouterr().out
    assert main([name, "pendulm", *options]) == 1
    assert one_line(capsys).endswith("no file 'pendulm'; did you mean 'pendulum'?")


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("rum pendulum", "did you mean 'run'?"),
        ("run pendulum --tolerence 1e-3", "arguments: --tolerence 1e-3; did you mean '--tol"),
        ("schema mechanisn", "did you mean 'mechanism'?"),
        ("exercise lst", "did you mean 'list'?"),
        ("check pendulum --nonsense", "unrecognized arguments: --nonsense\n"),
    ],
)
def test_a_misspelt_command_or_option_is_named(command, words, capsys):
    with pytest.raises(SystemExit) as caught:
        main(command.split())
    assert caught.value.code == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("command", ["lessons", "demo", "run pendulum --plots"])
def test_a_file_is_refused_as_a_folder_to_write_to(command, pendulum, capsys):
    assert main([*command.split(), str(pendulum)]) == 1
    assert one_line(capsys) == f"teachmech: {pendulum}: this is a file; name a folder to write to"


READERS = {  # with the exit code where the file is not one
    "check {file}": 1,
    "run {file}": 1,
    "animate {file} -o {folder}/p.png": 1,
    "program {file}": 1,
    "equations {file}": 1,
    "exercise show {file}": 1,
    "exercise check {file} {file}": 2,
    "exercise check {folder}/crane.task.json {file}": 2,
    "exercise variant crane-trolley --student ada --secret-file {file}": 1,
    "exercise release crane-trolley {folder}/out --students {file}": 1,
}


SECRET = "sixteen characters"


@pytest.fixture(scope="module")
def crane(tmp_path_factory):
    """Return the task file of an exercise."""
    path = tmp_path_factory.mktemp("task") / "crane.task.json"
    exercise = find("crane-trolley")
    exercise.task(exercise.numbers).sealed(SECRET).save(path)
    return path


@pytest.mark.parametrize("kind", ["a device", "a pipe", "a folder", "a large file", "no text"])
@pytest.mark.parametrize("command", READERS)
def test_an_unreadable_file_is_reported_in_one_line(
    command, kind, crane, tmp_path, capsys, monkeypatch
):
    monkeypatch.setenv("TEACHMECH_SECRET", SECRET)
    shutil.copy(crane, tmp_path)
    file = tmp_path / "odd.ipynb"
    if kind == "a device":
        file.symlink_to("/dev/zero")
    elif kind == "a pipe":
        os.mkfifo(file)
    elif kind == "a folder":
        file.mkdir()
    elif kind == "no text":
        file.write_bytes(b"\xff\xfe\x00")
    else:
        with file.open("wb") as stream:
            stream.truncate(2**40)
    words = command.format(file=file, folder=tmp_path).split()
    assert main(words) == READERS[command]
    assert str(file) in one_line(capsys)


def test_a_closed_pipe_is_not_an_error(pendulum):
    command = [sys.executable, "-m", "teachmech", "program", str(pendulum)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_fit_prints_values_and_writes_the_figure(pendulum, tmp_path, capsys):
    motion = tm.example("pendulum").simulate((0, 1, 0.1), method="dop853", parameters={"g": 9.7})
    rows = zip(1000 * motion.t, 100 * motion["x1"], strict=True)
    lines = ["time [ms];x1 [cm]", *(f"{t:.17g};{x:.17g}".replace(".", ",") for t, x in rows)]
    data, figure = tmp_path / "swing.csv", tmp_path / "fit.png"
    data.write_text("\n".join(lines))
    given = [str(data), "--parameter", "g", "--bounds", "g=9,", "--figure", str(figure)]
    assert main(["fit", "pendulum", *given]) == 0
    said = capsys.readouterr().out
    assert "1 value from 11 measured numbers" in said
    assert "9.7" in said
    assert figure.stat().st_size > 1000
    data.write_text("time [ms];x1 [cm]\n1;2\n2;abc")
    assert main(["fit", "pendulum", *given]) == 1
    assert "line 3, column x1 [cm]: 'abc' is not a number" in capsys.readouterr().err
    assert main(["fit", "pendulum", *given[:-1], str(tmp_path / "fit.txt")]) == 1
    assert "--figure: the file type '.txt' is not accepted; end the" in capsys.readouterr().err


def test_check_says_whether_actuators_can_enforce_programmes(tmp_path, capsys):
    assert main(["check", "planar-robot"]) == 0
    assert "at the start actuators can enforce: hand x, hand y" in capsys.readouterr().out
    crane = tmp_path / "crane.yaml"
    crane.write_text(
        "coordinates: [s, x, y]\nmass: [10, 100, 100]\nforces: [F, 0, -981]\n"
        "constraints: [(x - s)^2 + y^2 = 16]\nstart: {y: -4}\n"
        "programmes: [{equation: x = t^2, by: F}]\ntime: {end: 1, step: 0.1}\n",
        "utf-8",
    )
    assert main(["check", str(crane)]) != 0
    assert "the actuators cannot enforce p1" in capsys.readouterr().err


def test_a_missing_package_of_the_extra_for_notebooks_is_named(monkeypatch, tmp_path):
    for module in [name for name in sys.modules if name.startswith("teachmech.live")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.delitem(sys.modules, "teachmech.animation.chart", raising=False)
    monkeypatch.setitem(sys.modules, "anywidget", None)
    assert main(["live", "pendulum", "-o", str(tmp_path / "live.html")]) == 0
    with pytest.raises(tm.ProblemError, match=r"needs the package anywidget; .+save_live"):
        tm.example("pendulum").live()
