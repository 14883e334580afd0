"""Foreign texts in messages: shown by their escapes, so that none controls a terminal."""

import pytest

import teachmech as tm
from teachmech.cli import main
from teachmech.problems import library

ODD = {
    "escape": "a\x1b[2J\x1b]0;owned\x07b",
    "lines": "a\nteachmech: all is well\r\n\x85\u2028b",
    "bidi": "a\u202egnp.exe\u2066b",
    "surrogate": "a\udc80\ud800b",
    "blank": "a\t\x00\u200bb",
}
PAIR = """\
name: pair
dimension: 2
particles:
  - {mass: 1, force: [0, 0], position: [1, 0]}
constraints:
  - {name: rod, equation: x1^2 + y1^2 = 1}
time: {start: 0, end: 1, step: 0.1}
"""


def quoted(text):
    """Return a text as YAML with escapes for everything that is not plain."""
    known = "".join(c if c.isalnum() else f"\\u{ord(c):04x}" for c in text)
    return f'"{known}"'


def in_file(before, after=None):
    """Return a function that reads a problem in which one text replaces another."""

    def read(odd, folder):
        text = PAIR.replace(before, (after or "{}").replace("{}", quoted(odd)))
        assert text != PAIR
        (folder / "pair.yaml").write_text(text)
        tm.load(folder / "pair.yaml")

    return read


def mechanism(key, value):
    """Return a function that reads a mechanism with an entry."""

    def read(odd, folder):
        text = (library.FOLDER / "mechanisms" / "four-bar.yaml").read_text()
        entry = f"{key.format(quoted(odd))}: {value.format(quoted(odd))}"
        (folder / "m.yaml").write_text(f"{entry}\n{text}")
        tm.load(folder / "m.yaml")

    return read


SYSTEM = {"coordinates": ["x"], "mass": [1], "forces": [0]}
ENTRIES = {
    "a key": in_file("name: pair", "{}: 1\nname: pair"),
    "a key within": in_file("mass: 1", "{}: 1"),
    "a name": in_file("pair"),
    "a mass": in_file("mass: 1", "mass: {}"),
    "an equation": in_file("x1^2 + y1^2 = 1"),
    "a constraint": in_file("name: rod", "name: {}"),
    "a time": in_file("end: 1", "end: {}"),
    "a dimension": in_file("dimension: 2", "dimension: {}"),
    "a tag": in_file("name: pair", "name: !{} pair"),
    "a list": in_file("force: [0, 0]", "force: {}"),
    "a mechanism": mechanism("{}", "{}"),
    "a file": lambda odd, folder: tm.load(folder / odd),
    "a file name": lambda odd, folder: tm.load(odd),
    "an example": lambda odd, folder: tm.example(odd),
    "a problem": lambda odd, folder: tm.simulate(odd),
    "a motion": lambda odd, folder: tm.Motion.from_npz(folder / odd),
    "an ensemble": lambda odd, folder: tm.Ensemble.from_npz(folder / odd),
    "a table": lambda odd, folder: _ball().simulate(time=(0, 1, 1)).to_csv(folder / odd / odd),
    "a coordinate": lambda odd, folder: tm.System([odd], mass=[1], forces=[0]),
    "a parameter": lambda odd, folder: tm.System(**SYSTEM, parameters={odd: 1}),
    "a start": lambda odd, folder: tm.System(**SYSTEM, start={odd: 1}),
    "a start value": lambda odd, folder: tm.System(**SYSTEM, start={"x": odd}),
    "a force": lambda odd, folder: tm.System(["x"], mass=[1], forces=[odd]),
    "a title of a constraint": lambda odd, folder: (
        tm.Constraint("x = 0", odd)
        and tm.System(**SYSTEM, constraints=[tm.Constraint("x = 0", odd)])
    ),
    "a method": lambda odd, folder: _ball().simulate(time=(0, 1, 1), method=odd),
    "an until": lambda odd, folder: _ball().simulate(time=(0, 1, 1), until=odd),
    "an argument": lambda odd, folder: _ball().simulate(time=(0, 1, 1), **{odd: 1}),
    "a column": lambda odd, folder: _ball().simulate(time=(0, 1, 1))[odd],
    "what varies": lambda odd, folder: tm.ensemble(_ball(), {odd: [1]}, time=(0, 1, 1)),
    "a value that varies": lambda odd, folder: tm.ensemble(_ball(), {"x": [odd]}, time=(0, 1, 1)),
    "what is stored": lambda odd, folder: tm.ensemble(
        _ball(), {"x": [1]}, time=(0, 1, 1), store=[odd]
    ),
}


def _ball():
    return tm.System(**SYSTEM)


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
@pytest.mark.parametrize("entry", ENTRIES)
def test_an_error_is_one_printable_line(entry, odd, tmp_path):
    with pytest.raises(tm.TeachmechError) as caught:
        ENTRIES[entry](odd, tmp_path)
    assert caught.value.one_line().isprintable()
    assert all(line.isprintable() for line in str(caught.value).split("\n"))


def test_the_caret_is_below_the_wrong_character_after_any_text():
    with pytest.raises(tm.ExpressionError) as caught:
        tm.System(["x"], mass=[1], forces=["1 +\t x + y"])
    shown, caret = caught.value.caret().split("\n")
    assert shown.index("y") == caret.index("^")


@pytest.mark.parametrize("odd", ODD.values(), ids=ODD)
@pytest.mark.parametrize("command", ["check", "run", "exercise check task", "exercise show"])
def test_a_command_reports_errors_in_one_printable_line(command, odd, capsys):
    assert main([*command.split(), odd.replace("\x00", "")]) in (1, 2)
    said = capsys.readouterr().err
    assert said.startswith("teachmech: ") and said.rstrip("\n").isprintable()


def test_a_title_cannot_control_the_terminal(tmp_path, capsys):
    text = (library.FOLDER / "mechanisms" / "four-bar.yaml").read_text()
    path = tmp_path / "m.yaml"
    path.write_text(text.replace("Title: Four-bar linkage", f"Title: {quoted(ODD['escape'])}"))
    assert main(["check", str(path)]) == 0
    assert main(["run", str(path), "--end", "0.1"]) == 0
    said = capsys.readouterr().out
    assert "a\\x1b[2J" in said and "\x1b" not in said
