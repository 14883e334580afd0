"""Every file that is written: when the disk is full, the old one stays and the new one is named."""

import resource
from contextlib import contextmanager

import numpy as np
import pytest

import teachmech as tm
from teachmech import plots
from teachmech.base import archives
from teachmech.base.files import write_text
from teachmech.cli import main
from teachmech.homework import Exercise
from teachmech.homework.release.release import release
from teachmech.homework.task.answer_store import AnswerStore
from teachmech.homework.task.task import write_class
from tests.homework import releases
from tests.homework.releases import SECRET


@contextmanager
def full_disk(most=100):
    """Let no file of this process grow beyond some bytes, which fails as a full disk does."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.fixture(scope="module")
def things(tmp_path_factory):
    """Return things to write: a motion, an ensemble, an exercise and its task."""
    pendulum = tm.example("pendulum")
    exercise = Exercise.read(releases.write_source(tmp_path_factory.mktemp("source")))
    return {
        "problem": pendulum,
        "motion": pendulum.simulate(time=(0, 0.2, 0.05)),
        "ensemble": tm.ensemble(pendulum, {"g": [1, 2]}, time=(0, 0.1, 0.05)),
        "exercise": exercise,
        "task": exercise.task(exercise.numbers),
    }


def released(format):
    """Return a function that writes the release of an exercise over another one."""

    def write(things, path):
        folder = next(parent for parent in path.parents if parent.name == "course")
        options = {"secret": SECRET, "students": ["ada"], "format": format, "replace": True}
        release(things["exercise"], folder, **options)

    return write


def swept(things, path):
    """Write the chunks of an ensemble, one of which exists and is damaged."""
    tm.ensemble(things["problem"], {"g": [1]}, time=(0, 0.1, 0.05), folder=path.parent)


WRITERS = {
    "problem.yaml": lambda things, path: things["problem"].save(path),
    "motion.csv": lambda things, path: things["motion"].to_csv(path),
    "motion.csv.gz": lambda things, path: things["motion"].to_csv(path),
    "motion.npz": lambda things, path: things["motion"].to_npz(path),
    "motion.gif": lambda things, path: things["motion"].save_animation(path, speed=1),
    "motion.html": lambda things, path: things["motion"].save_html(path),
    "pendulum-overview.png": lambda things, path: plots.save_all(things["motion"], path.parent),
    "ensemble.npz": lambda things, path: things["ensemble"].to_npz(path),
    "sweep/members-0-0.npz": swept,
    "arrays.npz": lambda _, path: archives.write(path, "text", {"x": np.zeros(99)}, packed=False),
    "bead.task.json": lambda things, path: things["task"].save(path),
    "bead.class.json": lambda things, path: write_class(path, {"ada": things["task"]}),
    "course/ada/slide.task.json": released("plain"),
    "course/source/slide/slide.task.json": released("nbgrader"),
    "course/slide/slide.task.json": released("otter"),
}
COMMANDS = {
    "new.yaml": "new {path} --force",
    "lessons/01-newton-and-euler.ipynb": "lessons {folder} --force",
    "demo/meridian.yaml": "demo {folder}",
    "p.csv": "run pendulum --end 0.1 --quiet --csv {path}",
    "p.npz": "run pendulum --end 0.1 --quiet --npz {path}",
    "four-bar.out": "run four-bar --end 0.1 --quiet --out {path}",
    "plots/pendulum-overview.png": "run pendulum --end 0.1 --quiet --plots {folder}",
    "p.gif": "animate pendulum --end 0.1 --speed 1 --quiet -o {path}",
    "p.html": "animate pendulum --end 0.1 --quiet -o {path}",
    "p.png": "animate pendulum --end 0.1 --quiet -o {path}",
    "p.py": "program pendulum -o {path}",
    "equations.txt": "equations pendulum -o {path}",
    "schema.json": "schema -o {path}",
    "crane.task.json": "exercise variant crane-trolley --student ada -o {path}",
}


def left_of(path):
    """Return the content of the folder of a file after a failure: the old file and no part."""
    assert [other.name for other in path.parent.iterdir() if ".part" in other.name] == []
    return path.read_text()


def with_old(tmp_path, name):
    """Return the path of a file that is not empty."""
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("old")
    return path


@pytest.mark.parametrize("name", WRITERS)
def test_a_full_disk_keeps_the_old_file_and_is_reported_with_its_name(things, name, tmp_path):
    path = with_old(tmp_path, name)
    with full_disk(), pytest.raises(tm.ProblemError) as caught:
        WRITERS[name](things, path)
    assert caught.value.one_line().startswith(f"{path}: it cannot be written: File too large")
    assert left_of(path) == "old"


@pytest.mark.few("new.yaml", "p.csv", "p.npz", "p.gif", "p.html")
@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_reports_a_full_disk(name, tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("TEACHMECH_SECRET", SECRET)
    path = with_old(tmp_path, name)
    command = COMMANDS[name].format(path=path, folder=path.parent).split()
    with full_disk():
        assert main(command) == 1
    said = capsys.readouterr().err.splitlines()[-1]
    assert said.startswith(f"teachmech: {path}: it cannot be written: File too large")
    assert left_of(path) == "old"


def test_answers_that_cannot_be_saved_do_not_change(tmp_path):
    path = tmp_path / "bead.answers.json"
    AnswerStore("bead", path)["wire"] = "y1 = x1^2"
    before = path.read_text()
    told = "the answers cannot be saved: it cannot be written: File too"
    with full_disk(), pytest.raises(tm.ProblemError, match=told):
        AnswerStore("bead", path)["wire"] = "y1 = 2*x1^2"
    assert left_of(path) == before


def test_a_secret_is_written_completely_or_not_at_all(tmp_path, capsys):
    path = tmp_path / "course.secret"
    with full_disk(10):
        assert main(["exercise", "secret", "-o", str(path)]) == 1
    assert f"{path}: it cannot be written: File too large" in capsys.readouterr().err
    assert not path.exists()


def test_a_full_device_is_reported():
    with pytest.raises(tm.ProblemError, match="/dev/full: it cannot be written: No space left"):
        write_text("/dev/full", "x")


@pytest.mark.parametrize("name", [name for name in WRITERS if "/" not in name and "-" not in name])
def test_an_empty_text_is_not_a_file(things, name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(tm.ProblemError):
        WRITERS[name](things, "")
    assert list(tmp_path.iterdir()) == []


def test_an_empty_text_is_not_a_folder(things, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(tm.ProblemError, match="an empty text"):
        plots.save_all(things["motion"], "")
    with pytest.raises(tm.ProblemError, match="an empty text"):
        release(things["exercise"], "", secret=SECRET, students=["ada"])
    with pytest.raises(SystemExit):
        main(["run", "pendulum", "--plots", ""])
    assert "--plots: an empty text is not the name of a file" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
