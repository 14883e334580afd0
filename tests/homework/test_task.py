"""A task: its feedback on answers, and its treatment of files that were changed."""

import hmac
import json
import warnings

import numpy as np
import pytest
import sympy

from teachmech.base.errors import ProblemError
from teachmech.homework import Report, Task, open_task
from teachmech.homework.task.answer_store import AnswerStore
from teachmech.homework.variant_numbers import SECRET_VARIABLE
from tests.homework import bead

pytestmark = pytest.mark.quick


@pytest.fixture
def path(task, tmp_path):
    task.save(tmp_path / "bead.task.json")
    return tmp_path / "bead.task.json"


def test_the_solution_has_full_marks_and_shows_no_mistake(exercise, variant, task):
    report = task.report(exercise.solution(variant))
    assert report.is_right
    assert report.marks == report.out_of == task.out_of == 17
    assert report.mistakes == ()


@pytest.mark.parametrize(
    "part, answer, status, marks, mistake",
    [
        ("wire", "0 = 3*a*x1^2 - 3*y1", "right", 3, ""),
        ("wire", "a*x1 = y1", "wrong", 0, "straight"),
        ("wire", ["y1 = a*x1^2", "2*y1 = 2*a*x1^2"], "partly", 2.25, "redundant"),
        ("force", {"x1": 0, "y1": "m*g"}, "partly", 1, "gravity-sign"),
        ("force", ["0", "-g*m"], "right", 2, ""),
        ("masses", "m*g", "wrong", 0, "weight-for-mass"),
        ("energy", "m*(g*y1 + 0.5*(vx1^2 + vy1^2))", "right", 1, ""),
        ("type", "Non-Holonomic", "wrong", 0, "non-holonomic-for-holonomic"),
        ("wire", None, "missing", 0, ""),
        ("wire", ..., "missing", 0, ""),
        ("wire", "  ", "missing", 0, ""),
        ("wire", "...", "missing", 0, ""),
        ("force", {}, "missing", 0, ""),
        ("wire", "y1 = a*x1^^2", "unreadable", 0, ""),
        ("wire", 3.5, "unreadable", 0, ""),
        ("wire", {"x": 1}, "unreadable", 0, ""),
        ("push", "3 kg", "unreadable", 0, ""),
        ("push", "nan N", "unreadable", 0, ""),
        ("type", "both", "unreadable", 0, ""),
        ("wire", "y1 = a*x1^2 + " + "0 + " * 1000 + "0", "too long", 0, ""),
        ("force", ["0"] * 1000, "unreadable", 0, ""),
        ("wire", "__import__('os').system('true')", "unreadable", 0, ""),
        ("wire", [[[["y1"]]]], "unreadable", 0, ""),
        ("energy", "9^9^9^9^9", "unreadable", 0, ""),
    ],
)
def test_each_answer_has_its_status_its_marks_and_its_mistake(
    task, part, answer, status, marks, mistake
):
    report = task.check(part, answer)
    assert (report.status, report.marks, report.mistake) == (status, marks, mistake), str(report)
    assert report == task.check(part, answer)


def test_an_array_counts_as_a_list_a_formula_as_its_text_and_anything_else_is_unreadable(
    exercise, variant, task
):
    multipliers = np.array(exercise.solution(variant)["multipliers"])
    assert task.check("multipliers", multipliers).status == "right"
    assert task.check("multipliers", 2 * multipliers).status == "wrong"
    assert task.check("multipliers", np.array([])).status == "missing"
    x1, y1, a = sympy.symbols("x1 y1 a")
    assert task.check("wire", sympy.Eq(y1, a * x1**2)).status == "right"
    nested = []
    for _ in range(10_000):
        nested = [nested]
    for part in bead.WORKED:
        for answer in (object(), nested, {"x1": nested}, np.zeros((2, 2)), True, 10**400):
            assert task.check(part, answer).marks == 0


def test_an_unreadable_answer_is_shown_with_a_caret(task):
    said = str(task.check("wire", "y1 = a*x1^^2"))
    assert said.startswith("wire: unreadable, 0 of 3 marks\n")
    assert "      y1 = a*x1^^2\n" in said
    assert said.rstrip().endswith("^")


def test_a_mistake_is_named_by_its_title(task):
    assert "Sign of gravity: " in str(task.check("force", [0, "m*g"]))
    assert "That is a straight wire." in str(task.check("wire", "y1 = a*x1"))


def test_no_report_holds_the_right_answer(exercise, variant, task):
    solution = exercise.solution(variant)
    right = solution["push"].split()[0]
    for wrong in ("0 N", "1e9 N", f"{-float(right)} N", "a"):
        assert right not in str(task.check("push", wrong))
    for wrong in ("y1 = x1", "y1 = 7", "x1^2 = a"):
        assert "a*x1^2" not in str(task.check("wire", wrong)).replace(" ", "")


def test_a_report_of_all_answers_can_be_kept(task):
    report = task.report({"wire": "y1 = a*x1^2", "force": [0, "m*g"]})
    assert report.marks == 4
    assert report["masses"].status == "missing"
    assert report.mistakes == ("gravity-sign",)
    assert Report.from_dict(json.loads(json.dumps(report.to_dict()))) == report
    with pytest.raises(ProblemError, match="no part 'wier'; did you mean 'wire'"):
        task.report({"wier": "y1 = a*x1^2"})
    with pytest.raises(ProblemError, match="no part 'wier'"):
        report["wier"]


def test_the_task_prints_its_questions(task, variant):
    said = str(task)
    assert said.startswith("A bead on a parabola (20 minutes, 17 marks)\n")
    assert f"given: a = {variant['a']:g} 1/m, m = {variant['m']:g} kg" in said
    assert "  wire (3): Write the equation of the wire" in said


def test_the_file_is_read_back(task, path):
    read = open_task(path)
    assert read.to_text() == task.to_text()
    assert read.student == "ada"
    assert read.check("wire", "y1 = a*x1^2").status == "right"


def edited(path, change):
    data = json.loads(path.read_text())
    change(data)
    path.write_text(json.dumps(data))


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["parts"][0].update(marks=30),
        lambda data: data["parts"].pop(),
        lambda data: data.update(parts=data["parts"][::-1]),
        lambda data: data["numbers"].update(a=1),
        lambda data: data["frame"]["parameters"].update(a=0),
        lambda data: data.update(key=data["key"][6:]),
        lambda data: data.update(key="x"),
        lambda data: data.update(digest=""),
        lambda data: data.update(text="<script>"),
        lambda data: data.update(exercise="../../etc/passwd"),
        lambda data: data.update(numbers=3),
        lambda data: data.update(more=3),
        lambda data: data.pop("key"),
        lambda data: data.update(format="teachmech task 0"),
        lambda data: data["parts"][0].update(kind="os.system"),
        lambda data: data["parts"][0].update(name="a b"),
    ],
)
def test_a_file_that_was_changed_is_refused(path, change):
    edited(path, change)
    with pytest.raises(ProblemError) as caught:
        Task.read(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert "ask for a fresh copy of the task file" in str(caught.value)


OTHER = "the secret of another course"


def test_a_seal_is_made_and_known_with_the_secret_of_the_course_alone(task, tmp_path):
    released = task.sealed(bead.SECRET)
    released.save(tmp_path / "bead.task.json")
    assert open_task(tmp_path / "bead.task.json").to_text() == released.to_text()
    assert open_task(tmp_path / "bead.task.json", secret=bead.SECRET).seal_fault(bead.SECRET) == ""
    assert "was not released with this secret" in released.seal_fault(OTHER)
    with pytest.raises(ProblemError, match=r"bead.task.json: this task file was not released"):
        open_task(tmp_path / "bead.task.json", secret=OTHER)


@pytest.mark.parametrize(
    "change",
    [{"text": "$x$"}, {"student": "bo"}, {"numbers": {"a": 1.0, "m": 1.0}}, {"key": "x"},
     {"seal": "0" * 64}],
)  # fmt: skip
def test_a_forged_file_opens_but_lacks_the_seal_of_the_course(task, change):
    other = task.sealed(bead.SECRET).model_copy(update=change).signed()
    assert "was not released" in other.seal_fault(bead.SECRET)


def test_a_file_without_a_seal_is_recognised(task, path, monkeypatch):
    """A student opens it as any other."""
    assert json.loads(path.read_text())["seal"] == ""
    assert open_task(path).check("wire", "y1 = a*x1^2").status == "right"
    with pytest.raises(ProblemError, match="has no seal: it was made without the secret"):
        open_task(path, secret=bead.SECRET)
    monkeypatch.setenv(SECRET_VARIABLE, bead.SECRET)
    with pytest.warns(UserWarning, match=r"bead.task.json: this task file has no seal"):
        open_task(path)


def test_the_seal_does_not_reveal_other_keys_of_the_secret(task, exercise, variant):
    """A draw, or the states of the marking, cannot be had from it: its key has its own label."""
    ours = exercise.task(variant, "ada", bead.SECRET)
    assert ours.sealed(bead.SECRET).seal != task.sealed(bead.SECRET).seal
    plain = hmac.new(bead.SECRET.encode(), task._content("digest", "seal"), "sha256").hexdigest()
    assert task.sealed(bead.SECRET).seal != plain


@pytest.mark.parametrize(
    "text", ["", "null", "3", "[]", "{}", "{", "[" * 100_000, "NaN", '{"format": []}', "\ud800"]
)
def test_a_file_that_is_not_a_task_is_refused(tmp_path, text):
    path = tmp_path / "bead.task.json"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    with pytest.raises(ProblemError, match=r"bead.task.json: this is not a task file"):
        Task.read(path)


def test_a_file_that_is_too_large_is_not_read(tmp_path):
    path = tmp_path / "bead.task.json"
    with path.open("wb") as file:
        file.truncate(10**12)
    with pytest.raises(ProblemError, match="at most 20 MB"):
        Task.read(path)


def forged(task, change):
    """Return a task with a forged key and a digest that fits it."""
    from teachmech.homework.task.key import Key

    data = Key.from_text(task.key).model_dump(mode="json")
    change(data["parts"])
    other = task.model_copy(update={"key": Key.model_validate(data).to_text()})
    other = other.model_copy(update={"digest": other._digest()})
    return Task.loads(other.to_text())


@pytest.mark.parametrize("part", bead.WORKED)
@pytest.mark.parametrize(
    "right", [{}, {"x": None}, {"states": 3, "values": 3, "hash": 3, "salt": 3}]
)
def test_a_forged_key_ends_in_a_report(task, part, right, told):
    other = forged(task, lambda parts: parts[part].update(right=right, mistakes=[]))
    report = other.check(part, bead.WORKED[part])
    assert not any("Traceback" in text for text in told)
    told.clear()
    # Without anything to compare with, a task is one of an exercise that gives no feedback.
    assert report.status in (("unreadable", "wrong") if right else ("unmarked",))
    assert report.marks == 0


def test_a_key_without_a_part_is_refused(task):
    with pytest.raises(ProblemError, match="do not belong together"):
        forged(task, lambda parts: parts.pop("wire"))


def test_checking_with_the_task_of_the_instructor_reads_and_writes_no_file(task, path, monkeypatch):
    mine = Task.read(path)
    before = sorted(path.parent.iterdir())
    edited(path, lambda data: data.update(key="x"))
    monkeypatch.setattr("pathlib.Path.open", None)
    monkeypatch.setattr("builtins.open", None)
    assert mine.check("force", [0, "-m*g"]).status == "right"
    assert task.check("force", [0, "m*g"]).mistake == "gravity-sign"
    monkeypatch.undo()
    assert sorted(path.parent.iterdir()) == before


# --- hints and kept answers -------------------------------------------------------------------


def test_hints_come_in_three_steps_and_are_counted_next_to_the_task(path):
    task = open_task(path)
    hints = task.part("wire").hints
    for k in (1, 2, 3, 3):
        count = min(k, 3)
        assert task.hint("wire") == f"Hint {count} of 3: {hints[count - 1]}"
        assert open_task(path).answers.hints("wire") == count
    assert task.hint("force") == "There is no hint for this part."
    assert task.answers.hints("force") == 0
    kept = json.loads((path.parent / "bead.answers.json").read_text())
    assert kept["exercise"] == "bead"
    assert kept["parts"]["wire"] == {"answer": None, "hints": 3, "attempts": 0}


def test_a_task_without_a_file_counts_hints(task):
    again = Task.loads(task.to_text())
    assert again.hint("wire").startswith("Hint 1 of 3: ")
    assert again.answers.path is None


def test_answers_survive(path):
    answers = open_task(path).answers
    answers.attempt("wire", "y1 = x1")
    answers.attempt("wire", "y1 = a*x1^2")
    answers["force"] = {"x1": 0, "y1": ["-m*g"]}
    again = open_task(path).answers
    assert again["wire"] == "y1 = a*x1^2"
    assert again["force"] == {"x1": 0, "y1": ["-m*g"]}
    assert again.attempts("wire") == 2
    assert again.attempts("force") == 0
    assert again.notice == ""
    assert [p.name for p in path.parent.iterdir() if "answers" in p.name] == ["bead.answers.json"]


@pytest.mark.parametrize(
    "text, said",
    [
        ("", "not a file of answers"),
        ("[]", "not a file of answers"),
        ("[" * 100_000, "not a file of answers"),
        ('{"format": "teachmech answers 1", "exercise": "bead", "parts": 3}', "not a file"),
        ('{"format": "teachmech answers 9", "exercise": "bead", "parts": {}}', "another version"),
        (
            '{"format": "teachmech answers 1", "exercise": "rod", "parts": {}}',
            "answers to the exercise 'rod'",
        ),
        (" " * 1_000_001, "at most 1 MB"),
    ],
)
def test_foreign_files_of_answers_are_renamed(path, text, said):
    kept = path.parent / "bead.answers.json"
    for k in (1, 2):
        kept.write_text(text)
        task = open_task(path)
        with pytest.warns(UserWarning, match=said) as caught:
            task.hint("wire")
        assert f"it is renamed to bead.answers.aside-{k}.json" in str(caught[0].message)
        assert (path.parent / f"bead.answers.aside-{k}.json").read_text() == text
        assert open_task(path).answers.hints("wire") == 1
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        task.hint("wire")


def test_an_answer_that_json_cannot_hold_is_refused(tmp_path):
    answers = AnswerStore("bead", tmp_path / "bead.answers.json")
    answers["wire"] = "y1 = a*x1^2"
    for wrong in (object(), [b"x"], float("nan"), "\ud800", "x" * 1_000_001):
        with pytest.raises(
            ProblemError, match=r"wire: this answer (cannot|is too long to) be saved"
        ):
            answers["wire"] = wrong
    assert AnswerStore("bead", tmp_path / "bead.answers.json")["wire"] == "y1 = a*x1^2"


def test_a_missing_folder_is_reported(tmp_path):
    answers = AnswerStore("bead", tmp_path / "gone" / "bead.answers.json")
    with pytest.raises(ProblemError, match="the answers cannot be saved: there is no folder"):
        answers.attempt("wire", "y1 = a*x1^2")
