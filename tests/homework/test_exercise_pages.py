"""Pages without a kernel: what a release writes, that texts stay texts, and the file of answers."""

import json
import re
from html.parser import HTMLParser

import pytest

from teachmech.base.errors import ProblemError
from teachmech.cli import main
from teachmech.homework import Exercise, mark
from teachmech.homework.parts import Part
from teachmech.homework.release.exercise_page import exercise_page
from teachmech.homework.release.release import release
from teachmech.homework.setting import Scope
from teachmech.homework.task.answer_fields import answer_fields_of
from teachmech.homework.task.answer_store import AnswerStore
from tests import ROOT
from tests.homework import bead, releases
from tests.homework.classroom import warm as warm
from tests.homework.releases import SECRET
from tests.node import in_node

PAGE = (ROOT / "teachmech" / "homework" / "page").as_uri()


@pytest.fixture(scope="module")
def slide(tmp_path_factory):
    return Exercise.read(releases.write_source(tmp_path_factory.mktemp("source")))


def data_of(page):
    """What the script of a page shows."""
    return json.JSONDecoder().raw_decode(page.rpartition("page.showExercise(")[2])[0]


class Elements(HTMLParser):
    """The elements of a page outside its script, with the names of their attributes."""

    def __init__(self, page):
        super().__init__()
        self.found = []
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        self.found.append((tag, {name for name, _ in attributes}))


# --- the release ------------------------------------------------------------------------------


def test_each_student_gets_one_page_with_their_own_numbers(slide, tmp_path):
    pages = release(slide, tmp_path, secret=SECRET, students=["ada", "bo"], format="page")
    assert [page.relative_to(tmp_path).as_posix() for page in pages] == [
        "ada/slide.html",
        "bo/slide.html",
    ]
    assert sorted(p.name for p in tmp_path.rglob("*.*")) == ["slide.html"] * 2
    for page, student in zip(pages, ("ada", "bo"), strict=True):
        text = page.read_text(encoding="utf-8")
        numbers = slide.variant(student, SECRET)
        task = json.loads(data_of(text)["task"])
        assert task["numbers"] == numbers
        assert f"<td>{numbers['m']:g} kg</td>" in text
        assert f"Your numbers (variant of {student})" in text


def test_a_page_contains_no_answer_and_nothing_to_load(slide, tmp_path):
    (path,) = release(slide, tmp_path, secret=SECRET, students=["ada"], format="page")
    page = path.read_text(encoding="utf-8")
    data = data_of(page)
    path.rename(tmp_path / "page.html")  # what is not its data is the same for all exercises
    place = tmp_path / "ada"
    (place / "slide.task.json").write_text(data["task"])  # whose key is unpacked
    (place / "parts.txt").write_text(json.dumps(data | {"checker": {}}) + page.split("<script")[0])
    releases.assert_no_answers(place, slide, ["ada"])
    releases.assert_no_marking(place, slide, ["ada"])
    assert "://" not in page
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', page)[1]
    sources = "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-"
    assert policy.startswith(sources) and policy.endswith("; img-src data:")


def test_a_page_is_replaced_only_on_request_and_takes_the_place_of_a_notebook(slide, tmp_path):
    release(slide, tmp_path, secret=SECRET, students=["ada"])
    with pytest.raises(ProblemError, match="slide is already released here"):
        release(slide, tmp_path, secret=SECRET, students=["ada"], format="page")
    release(slide, tmp_path, secret=SECRET, students=["ada"], format="page", replace=True)
    assert [p.name for p in tmp_path.rglob("*.*")] == ["slide.html"]
    with pytest.raises(ProblemError, match="there are no students"):
        release(slide, tmp_path, secret=SECRET, format="page")


@pytest.mark.parametrize("format", ["page", "plain", "nbgrader"])
def test_feedback_can_be_switched_off(slide, tmp_path, format):
    release(slide, tmp_path, secret=SECRET, students=["ada"], format=format, feedback=False)
    if format == "page":
        data = data_of((tmp_path / "ada" / "slide.html").read_text())
        assert data["feedback"] is False
        released = json.loads(data["task"])
    else:
        (path,) = (p for p in tmp_path.rglob("slide.task.json") if "marking" not in p.parts)
        released = json.loads(path.read_text())
    (key,) = releases.keys(released)
    assert all(not part["right"] for part in json.loads(key)["parts"].values())
    for path in tmp_path.glob("marking/*/*.task.json"):  # the marks need the values
        (key,) = releases.keys(json.loads(path.read_text()))
        assert all(part["right"] for part in json.loads(key)["parts"].values())


def test_the_command_writes_pages_and_refuses_them_for_a_grader(slide, tmp_path, capsys):
    (tmp_path / "secret").write_text(SECRET)
    (tmp_path / "ids").write_text("ada\n")
    out = str(tmp_path / "out")
    options = ["--students", str(tmp_path / "ids"), "--secret-file", str(tmp_path / "secret")]
    command = ["exercise", "release", str(slide.path), out, "--page", *options]
    assert main([*command, "--format", "nbgrader"]) == 1
    said = capsys.readouterr().err
    assert "--page writes pages, and --format nbgrader other files; leave out one of them" in said
    assert main([*command, "--no-feedback"]) == 0
    assert capsys.readouterr().out.split() == ["written:", f"{out}/ada/slide.html"]
    assert main([*command[:-5], "--format", "page", *options, "--replace"]) == 0
    assert data_of((tmp_path / "out" / "ada" / "slide.html").read_text())["feedback"] is True


def test_no_text_of_an_exercise_becomes_an_element():
    hostile = "</script><script>alert(1)</script><img src=x onerror=alert(1)>"
    exercise = Exercise.read(ROOT / "exercises" / "14-clutch.ipynb")
    task = exercise.task(exercise.numbers, "ada")
    first, *others = (
        part.model_copy(
            update={
                "ask": f"{hostile} <b onclick=x>{part.ask}",
                "hints": (hostile,),
                "start": hostile,
                "options": (*part.options, hostile) if part.options else (),
            }
        )
        for part in task.parts
    )
    changes = {"title": hostile, "goal": hostile, "text": hostile, "student": hostile}
    page = exercise_page(task.model_copy(update={**changes, "parts": (first, *others)}).signed())
    elements = Elements(page).found
    plain = Elements(exercise_page(task)).found
    assert [tag for tag, _ in elements].count("script") == 1
    assert page.count("</script") == 1
    handlers = {name for _, names in elements for name in names if name.startswith("on")}
    assert not handlers
    assert {tag for tag, _ in elements} <= {tag for tag, _ in plain}
    assert hostile in data_of(page)["parts"][1]["start"]


# --- the fields -------------------------------------------------------------------------------

SCOPE = Scope(coordinates=["x1", "y1"], parameters={"m": 2, "g": 9.81})
SHAPES = [
    (Part(name="energy", kind="expression"), ["m*g*y1", 3.5]),
    (Part(name="count", kind="count"), [7, "2"]),
    (Part(name="which", kind="choice", options=["kept", "lost"]), ["kept"]),
    (Part(name="file", kind="motion", start="name: rod\ntime: 3"), ["name: other", ""]),
    (Part(name="rod", kind="constraint", of=["rod"]), ["x1 = 0", ["x1 = 0"], ["x1 = 0", "y1 = 1"]]),
    (Part(name="rods", kind="constraint", of=["a", "b"]), ["x1 = 0", ["x1 = 0", "y1 = 1"]]),
    (Part(name="loads", kind="multipliers"), [[1.5, "2 N"], 3, "2"]),
    (Part(name="force", kind="force", of=["x1", "y1"]), [{"y1": " -m*g "}, ["0", 2], "5", []]),
    (
        Part(name="A", kind="derivation", of=["rod"]),
        [{"A": [["2*x1", 0]], "b": ["1"]}, {"A": 3}, {"b": ["1", "2"]}],
    ),
    (Part(name="A", kind="derivation"), [{"A": [["2*x1"], ["1", "2"]], "b": ["1", "2"]}, {}]),
]
CASES = [(part, kept) for part, answers in SHAPES for kept in (None, *answers)]
FIELDS = f"""
import {{ isMissing }} from "{PAGE}/answer_texts.js";
import {{ answerOf, fieldsOf, textsOf }} from "{PAGE}/typed_answers.js";
const found = JSON.parse(process.argv[2]).map(([part, kept]) => {{
  const texts = textsOf(part, kept);
  const answer = answerOf(part, kept, texts);
  return [texts, answer, fieldsOf(part, kept, texts), isMissing(answer)];
}});
console.log(JSON.stringify(found));
"""


def test_a_page_has_the_fields_of_the_notebook_and_forms_the_same_answers(tmp_path):
    from teachmech.homework.release.exercise_page import part_data
    from teachmech.homework.task.task_file import is_missing

    given = [[part_data(part, SCOPE), kept] for part, kept in CASES]
    found = in_node(tmp_path, FIELDS, json.dumps(given))
    for (part, kept), (texts, answer, fields, missing) in zip(CASES, found, strict=True):
        own = answer_fields_of(part, SCOPE, kept)
        expected = own.texts(kept)
        assert texts == expected, part
        assert answer == own.answer(expected), part
        expected_fields = own.fields(expected)
        for field in expected_fields:
            if field["kind"] == "text":
                field.pop("rows", None)  # the form ignores it
        assert fields == expected_fields, part
        assert missing == is_missing(own.answer(expected)), part


# --- the file of answers ----------------------------------------------------------------------

KEPT = f"""
globalThis.localStorage = {{
  all: new Map(),
  getItem(name) {{ return this.all.get(name) ?? null; }},
  setItem(name, text) {{ this.all.set(name, text); }},
}};
const {{ KeptAnswers, readAnswers }} = await import("{PAGE}/kept_answers.js");
"""
KEEP = """
const first = new KeptAnswers("slide", "ada");
const records = JSON.parse(process.argv[2]);
for (const [name, record] of Object.entries(records)) first.change(name, record);
console.log(JSON.stringify([first.text(), new KeptAnswers("slide", "ada").text(), first.notice,
  new KeptAnswers("slide", "bo").parts.size, new KeptAnswers("other", "ada").parts.size]));
"""


def in_page(folder, source, *arguments):
    return in_node(folder, KEPT + source, *arguments)


def test_the_file_of_a_page_is_that_of_the_notebook_and_its_marks_are_those_of_python(
    slide, tmp_path
):
    answers = {**releases.right(slide.variant("ada", SECRET)), **releases.UPWARDS}
    store = AnswerStore("slide", tmp_path / "slide.answers.json")
    for name, answer in answers.items():
        store.attempt(name, answer)
    store.take_hint("rail")
    records = {name: {"answer": answer, "attempts": 1} for name, answer in answers.items()}
    records["rail"] |= {"hints": 1}
    text, again, notice, *others = in_page(tmp_path, KEEP, json.dumps(records))
    assert text == again == (tmp_path / "slide.answers.json").read_text(encoding="utf-8")
    assert notice == "" and others == [0, 0]
    place = tmp_path / "submissions" / "ada" / "slide.answers.json"
    place.parent.mkdir(parents=True)
    place.write_text(text, encoding="utf-8")
    row = mark(tmp_path / "submissions", slide, SECRET)["ada"]
    marking = slide.task(slide.variant("ada", SECRET), secret=SECRET)
    assert (row.status, row.hints) == ("read", 1)
    assert row.marks == marking.report(answers).marks == 5  # without that of the force on y1


OPENED = """
const tell = (text) => {
  try {
    return [...readAnswers(text, "slide")];
  } catch (error) {
    return error.message;
  }
};
console.log(JSON.stringify(JSON.parse(process.argv[2]).map(tell)));
"""
WHOLE = {"format": "teachmech answers 1", "exercise": "slide", "parts": {}}


def test_only_a_file_of_answers_to_this_exercise_can_be_opened(tmp_path):
    record = {"answer": "y1 = k*x1", "hints": 1, "attempts": 2}
    counts = ({"hints": 4}, {"hints": "1"}, {"attempts": -1}, {"attempts": 0.5})
    refused = {
        **dict.fromkeys(["", "[]", "null", "{", '{"parts": {}}'], "not a file of answers"),
        json.dumps(WHOLE | {"format": "teachmech answers 0"}): "not a file of answers",
        json.dumps(WHOLE | {"exercise": "<b>other</b>"}): "exercise “<b>other</b>”, not to “slide”",
        **{json.dumps(WHOLE | {"parts": {"rail": record | one}}): "damaged" for one in counts},
    }
    good = json.dumps(WHOLE | {"parts": {"rail": record, "__proto__": record}})
    *said, found = in_page(tmp_path, OPENED, json.dumps([*refused, good]))
    for text, expected in zip(said, refused.values(), strict=True):
        assert expected in text
    assert found == [["rail", record], ["__proto__", record]]


LOST = """
for (const refusal of [() => { throw new Error("no memory"); }, null]) {
  if (refusal) localStorage.setItem = refusal;
  else delete globalThis.localStorage;
  const kept = new KeptAnswers("slide", "ada");
  kept.change("rail", { answer: "y1 = 0" });
  kept.change("push", { answer: "9".repeat(1_000_000) });
  shown.push([kept.notice, kept.of("rail").answer, kept.of("push").answer]);
}
console.log(JSON.stringify(shown));
"""


def test_a_page_says_if_the_browser_does_not_keep_answers(tmp_path):
    for notice, rail, push in in_page(tmp_path, "const shown = [];" + LOST):
        assert notice == "This answer is too long to be kept."
        assert (rail, push) == ("y1 = 0", None)
    short = LOST.replace('  kept.change("push", { answer: "9".repeat(1_000_000) });\n', "")
    for notice, *_ in in_page(tmp_path, "const shown = [];" + short):
        assert notice.startswith("This browser does not keep your answers. Download them")


def test_an_opened_file_replaces_answers_and_keeps_the_larger_counts(tmp_path):
    source = """
const kept = new KeptAnswers("slide", "ada");
kept.change("rail", { answer: "y1 = 1", hints: 2, attempts: 1 });
kept.change("push", { answer: "3 N" });
kept.open(JSON.stringify({ format: "teachmech answers 1", exercise: "slide",
  parts: { rail: { answer: "y1 = 2", attempts: 5 } } }));
console.log(JSON.stringify([kept.of("rail"), kept.of("push")]));
"""
    rail, push = in_page(tmp_path, source)
    assert rail == {"answer": "y1 = 2", "hints": 2, "attempts": 5}
    assert push == {"answer": None, "hints": 0, "attempts": 0}


# --- all exercises ----------------------------------------------------------------------------


def test_every_kind_of_answer_has_its_fields_and_an_example(tmp_path):
    exercise = Exercise.read(bead.write(tmp_path))
    data = data_of(exercise_page(exercise.task(exercise.numbers)))
    shapes = {part["name"]: part["shape"] for part in data["parts"]}
    assert {*shapes.values()} == {
        "text",
        "choice",
        "document",
        "numbers",
        "equations",
        "names",
        "grid",
    }
    for part in data["parts"]:
        shown = part["shape"] in ("choice", "document") or " as in " in part["label"]
        assert bool(part["example"]) != shown
    names = next(part for part in data["parts"] if part["name"] == "force")
    assert names["example"].startswith("<p>Typed, for example, as force on x1: <code>")
