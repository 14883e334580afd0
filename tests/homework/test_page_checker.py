"""The checker of pages gives the feedback of Python: entries.yaml and equivalent.yaml."""

import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from teachmech.expressions.units import read_unit
from teachmech.homework.kinds import KINDS
from teachmech.homework.page import page_data as tables
from teachmech.homework.page.page_data import UNCHECKED_KINDS, page_data, unit_table
from teachmech.homework.task.key import Key, SealedPart
from tests.homework.entries import ENTRIES
from tests.homework.test_exercises import EQUIVALENT, FILES

HERE = Path(__file__).parent
FOLDER = Path(tables.__file__).parent
HASHES = [["", "", 16, 1, 64], ["+12", "salt", 1024, 8, 9], ["0", "a salt/wide µ" * 9, 64, 8, 9]]


READ = {
    ("push", "0,12 kN"): ["120 N"],
    ("wire", "y1 − 0,5·x1^2"): ["y1 - 0.5*x1^2"],
    ("start", "x1 = 1; 2; vx1 = 20 cm/s; 4"): ["x1 = 1", "y1 = 2", "vx1 = 0.2 m s^-1", "vy1 = 4"],
    ("energy", "E = m*g*y1"): ["m*g*y1"],
    ("type", " Non-Holonomic"): ["non-holonomic"],
}


@pytest.fixture(scope="module")
def compared(entry_task, exercise, task, tmp_path_factory):
    """Return the feedback of Python and of the page, and the hashes of the page."""
    asked = {name: (entry_task(name), list(answers_in(parts))) for name, parts in ENTRIES.items()}
    typed = [(part, x) for part, x in asked["bead"][1] if part in exercise.worked]
    asked["with the catalogue"] = (task, typed)
    unsealed = Key(parts={part.name: SealedPart(right={}) for part in task.parts}).to_text()
    asked["without feedback"] = (type(task)(**task.model_dump() | {"key": unsealed}), typed)
    asked["read"] = (task, list(READ))
    asked["hostile"] = (task, [(part.name, x) for part in task.parts for x in hostile()])
    return on_page(asked, tmp_path_factory.mktemp("page"))


def on_page(asked, folder):
    """Check answers to tasks by part, by the name of the task, in Python and on the page."""
    if not (node := shutil.which("node")):
        pytest.skip("Node is not installed")
    tasks = [
        {"task": own.to_text(), "data": page_data(own), "answers": answers}
        for own, answers in asked.values()
    ]
    cases = folder / "cases.json"
    cases.write_text(json.dumps({"tasks": tasks, "hashes": HASHES}), "utf-8")
    run = [node, HERE / "page_checks.mjs", FOLDER, cases]
    done = subprocess.run(run, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    checked = [
        Checked(name, part, own.part(part).kind, answer, own.check(part, answer), report)
        for (name, (own, answers)), reports in zip(asked.items(), found["reports"], strict=True)
        for (part, answer), report in zip(answers, reports, strict=True)
    ]
    return checked, found["hashes"]


class Checked(NamedTuple):
    """An answer, with the report of Python and that of the page."""

    task: str
    part: str
    kind: str
    answer: Any
    report: Any
    page: dict

    @property
    def is_same(self):
        error = self.page.get("error", {}).get("line", "")
        found = [self.page[name] for name in ("status", "marks", "of", "mistake", "title", "says")]
        report = self.report
        asked = [report.status, report.marks, report.out_of, report.mistake, report.title]
        return [*found, without_formula(self.page["words"]), error] == [
            *asked,
            report.says,
            without_formula(report.words),
            report.error.split("\n    ")[0],
        ]


def without_formula(words):
    """Return the words without the part of an equation, which Python writes in its normal form."""
    return re.sub("(because of |so leave out ).*", r"\1", words)


def is_file(answer):
    return isinstance(answer, str) and "\n" in answer


def answers_in(parts):
    for part, by_status in parts.items():
        for entries in by_status.values():
            yield from ((part, entry) for entry in entries)


def hostile():
    yield from ("(" * 3000, "1" * 2001, "x1" + "+x1" * 600, "-" * 1500 + "x1", "sin(" * 60 + "x1")
    yield from ("__proto__", "constructor", "x1.toString", "alert(1)", "${1}", "x1\u0000", "\ud800")
    yield from ("9" * 400, "1e309", "2^9999999", "9^9^9^9", "0^-1", "toString", "hasOwnProperty(1)")
    yield from ([], {}, [[]], [None], {"__proto__": "1"}, {"a": {"b": 1}}, True, 1e300, ["1"] * 201)
    yield from ("x1 = " + "*".join(["(x1+1)"] * 30), "=" * 50, "\n\n", "a\nb", "1,2,3", "1;2")
    yield from (1e-7, 2.5e17, 0.1, -3, "y1 = 3 km", "x1 = 2e-6 mm", "m*g kN", "1e-9 km", "3 µm")
    yield from ("y1 = a*x1^2 + 0*vx1", "y1 = a*x1^2 + 0*ln(-x1)", "t = t", "y1 = max(x1, x1)")
    yield from (
        "(0)^-1 - x1",
        "x1 - x1 + y1 = 1",
        "y1/(x1 - x1)",
        "ω₁ = 2√x1",
        "|x1| = ẋ1 + dy1/dt",
    )
    yield from ("sin^2(x1)", "x1 = 2)", "max(1,2,x1", "logg(x1)", "y1 >= 0", "x1 == y1", "sinx1*X1")
    yield from ({"A": [[x, "1"]], "b": ["2*a*vx1^2"]} for x in ("α", "(0)^-1 - t", "1 m", "2x1"))


@pytest.mark.thorough
def test_every_answer_has_the_feedback_of_python(compared):
    checked, _ = compared
    assert not [one for one in checked if one.kind not in UNCHECKED_KINDS and not one.is_same]
    assert {one.kind for one in checked} == set(KINDS)
    assert len(checked) > 900


def test_the_page_repeats_what_it_read(compared):
    read = [(one.part, one.answer, one.page["read"]) for one in compared[0] if one.task == "read"]
    assert read == [(*key, words) for key, words in READ.items()]


def test_answers_of_other_kinds_are_saved(compared):
    saved = [one for one in compared[0] if one.kind in UNCHECKED_KINDS]
    assert saved
    for one in saved:
        if one.page["status"] != "missing":
            assert one.page["status"] == "saved"
            assert one.page["words"] == "Your instructor marks this answer."


@pytest.mark.thorough
def test_every_equivalent_form_is_right(entry_task, tmp_path):
    asked = {}
    for name, parts in EQUIVALENT.items():
        answers = [(part, x) for part, every in parts.items() for x in every if not is_file(x)]
        asked[name] = (entry_task(FILES[name].stem, tuple(dict(answers))), answers)
    checked, _ = on_page(asked, tmp_path)
    assert len(checked) > 200
    assert not [one for one in checked if one.page["status"] != "right" or not one.is_same]


def test_the_hash_is_the_one_of_openssl(compared):
    for (word, salt, n, r, size), found in zip(HASHES, compared[1], strict=True):
        made = hashlib.scrypt(word.encode(), salt=salt.encode(), n=n, r=r, p=1, dklen=size)
        assert found == made.hex()


def test_the_units_are_those_of_pint():
    names = {}
    for dimensions, factors in unit_table():
        for name, factor in factors.items():
            unit = read_unit(name)
            assert (unit.factor, dict(unit.dimensions)) == (factor, dimensions)
            names[name] = factor
    for name in ("N", "kN", "kg", "g", "deg", "°", "rad", "Nm", "Newton", "µm", "km", "min", "h"):
        assert name in names
    assert names["kN"] == 1000


def test_every_number_of_the_tables_is_used_by_the_checker(task):
    source = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.js"))
    for module, limits in page_data(task)["limits"].items():
        for name in limits:
            assert re.search(rf"\b{name}\b", source), (module, name)
