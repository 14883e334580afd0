"""The nine dialogs in a terminal: typed lines in; questions, a file and a motion out."""

import fcntl
import io
import os
import re
import select
import signal
import subprocess
import sys
import termios

import pytest
import terminal_walk
from terminal_walk import ENTRIES

import teachmech as tm
from teachmech.base.files import write_text
from teachmech.cli import main
from teachmech.draft.draft import Draft
from teachmech.draft.edited_file import edited_file
from teachmech.draft.summary import freedom_sentence

# Questions for the default pendulum, with the confirmation of each dialog.
COUNTS = {"A": 2, "B": 2, "C": 2, "D": 2, "E": 3, "F": 3, "G": 2, "H": 5, "I": 7}
TO = {d: sum(COUNTS[each] for each in "ABCDEFGHI".partition(d)[0]) for d in "ABCDEFGHI"}
WHOLE = [""] * (TO["I"] + COUNTS["I"])  # takes all values that are offered


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def piped(capsys, lines, *arguments):
    """The exit code and what is printed if these lines come from a pipe."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main(["ask", *arguments])
    return code, capsys.readouterr().out


class Terminal:
    """The command in a terminal of its own, in which a person types after each prompt."""

    def __init__(self, term="xterm-256color"):
        # The child controls the terminal, so that Ctrl-C and a hangup reach it. Tests that run
        # in the background of a shell inherit that Ctrl-C is ignored.
        begin = (
            "import fcntl, os, signal, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
            "signal.signal(signal.SIGINT, signal.default_int_handler); "
            "os.execv(sys.executable, [sys.executable, '-m', 'teachmech', 'ask'])"
        )
        self.screen, inside = os.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, b"\x18\x00\xa0\x00" + bytes(4))  # 24 x 160
        self.process = subprocess.Popen(
            [sys.executable, "-c", begin],
            stdin=inside, stdout=inside, stderr=inside, start_new_session=True,
            env={**os.environ, "TERM": term},
        )  # fmt: skip
        os.close(inside)
        self.said = ""

    def read(self):
        """Read until the next prompt, or the end; return what was new."""
        new = b""
        while not re.search(rb"[]?]: $", new):
            if not (part := self.read_part()):
                break
            new += part
        return new.decode().replace("\r\n", "\n")

    def read_part(self):
        """Read what is there; nothing at the end."""
        try:
            part = os.read(self.screen, 4096)
        except OSError:  # the end, on Linux
            part = b""
        self.said += part.decode(errors="replace").replace("\r\n", "\n")
        return part

    def type(self, text):
        os.write(self.screen, text.encode())

    def enter(self, *lines):
        for line in lines:
            self.type(f"{line}\r")
            new = self.read()
        return new

    def end(self, key="", number=0):
        """Press a key, or send a signal; read to the end.

        Repeat it if readline was about to wait for a key and has missed it.
        """
        self.ask_to_end(key, number)
        while True:
            if not select.select([self.screen], [], [], 5)[0]:
                self.ask_to_end(key, number)
            elif not self.read_part():
                break
        code = self.process.wait()
        os.close(self.screen)
        return code

    def ask_to_end(self, key, number):
        self.type(key)
        self.process.send_signal(number)


@pytest.fixture
def terminals():
    """Return a function that opens a terminal; after the test no process is left."""
    opened = []

    def terminal(**named):
        opened.append(Terminal(**named))
        return opened[-1]

    yield terminal
    for each in opened:
        each.process.kill()
        each.process.wait()


def test_the_worked_example_is_typed_in_a_terminal_and_gives_the_published_numbers(
    folder, terminals
):
    terminal = terminals()
    terminal.read()
    terminal.enter(*ENTRIES[:-1])
    assert terminal.said.endswith("Folder for pictures, or none [meridian-pictures]: ")
    terminal.type("pictures\r")
    assert terminal.end() == 0
    said = terminal.said
    assert "\x1b" not in said and "\b" not in said  # no colour, no moved cursor
    rank = "6 coordinates, 4 constraints, rank of A 4: 2 degrees of freedom, no constraint is"
    assert rank in said and "The start meets all constraints." in said
    drift = dict(re.findall(r"^  (c[1-4]) +(\S+)", said, re.MULTILINE))
    assert f"{float(drift['c1']):.1e}" == "1.5e-05"  # published
    assert float(drift["c3"]) == float(drift["c4"]) == 0  # published
    assert "vz2 = 0.25" in said and "z2 = 0.5" in said
    assert (folder / "pictures" / "meridian-overview.png").is_file()
    # The file gives the same motion as the example of the package.
    state, expected = (tm.simulate(x).q[-1] for x in ("meridian.yaml", "meridian"))
    assert state == pytest.approx(expected, abs=1e-12)


def test_the_walk_on_the_page_is_up_to_date():
    """Otherwise `python docs/terminal_walk.py` writes it again."""
    page = terminal_walk.PAGE.read_text(encoding="utf-8")
    assert page == terminal_walk.page(terminal_walk.transcript())


def test_every_question_names_its_dialog_its_field_and_its_value(capsys):
    entries = ENTRIES[:-4]
    said = piped(capsys, entries)[1]
    lines = [line for line in said.splitlines() if re.match("[A-I]  ", line)]
    assert len(lines) == len(entries)
    for line, entry in zip(lines, entries, strict=True):
        assert re.fullmatch(rf"[A-I]  [A-Z].*\[[^]]+\]: {re.escape(entry)}", line)
    for name in Draft.of(tm.example("meridian")).names("H"):
        assert sum(f"H  Start, {name} in m" in line for line in lines) == 1


@pytest.mark.thorough
def test_enter_takes_every_value_and_the_pendulum_runs(capsys, folder):
    code, said = piped(capsys, [*WHOLE, "", "", "", ""])
    assert code == 0
    assert "written: pendulum.yaml" in said
    assert "largest violation" in said
    assert tm.load("pendulum.yaml").to_dict() == Draft().problem().to_dict()
    assert (folder / "pendulum-pictures" / "pendulum-energy.png").is_file()


WRONG = [
    ("A", 0, "1st", "is not a name for a problem", ""),
    ("B", 0, "4", "is not a whole number from 1 to 3", ""),
    ("C", 0, "0", "is not a whole number from 1 to 20", ""),
    ("D", 0, "-1", "is not a whole number from 0 to 40", ""),
    ("E", 0, "-2", "the mass is -2; enter a positive number", ""),
    ("E", 0, "1 kg", "column 3: an operator is missing", "  ^^"),
    ("E", 0, "m/", "the expression ends after '/'", "  ^"),
    ("E", 1, "g 9.81", "a constant needs a name and a value", "^^^^^^"),
    ("F", 0, "sin(x1", "column 4: this parenthesis is never closed", "   ^"),
    ("F", 1, "z1", "in the plane (dimension 2) there is no z", "^^"),
    ("F", 1, "ax1", "accelerations are not allowed", "^^^"),
    ("G", 0, "x1 = y1 = 1", "there is a second '='", "        ^"),
    ("G", 0, "x1^2 + y2^2 = 1", "there is 1 particle", "       ^^"),
    ("G", 0, "1 = 2", "constrains nothing", ""),
    ("H", 0, "x1", "start values are constants", "^^"),
    ("H", 3, "1e999", "this number is larger than 1.8e308", "^^^^^"),
    ("I", 0, "0", "the step 0 is not positive", ""),
    ("I", 2, "-1", "the end -1 is not after the start 0", ""),
    ("I", 3, "z1 = 0", "there is no z", "^^"),
    ("I", 4, "euler", "there is no method 'euler'", ""),
    ("I", 5, "baumgart", "did you mean 'baumgarte'?", ""),
]


@pytest.mark.parametrize(("dialog", "field", "wrong", "message", "caret"), WRONG)
def test_a_wrong_entry_is_marked_and_asked_again(capsys, dialog, field, wrong, message, caret):
    _, said = piped(capsys, [*[""] * (TO[dialog] + field), wrong])
    lines = said.splitlines()
    place = next(k for k, line in enumerate(lines) if line.endswith(f": {wrong}"))
    question = lines[place].partition("[")[0]
    again = next(k for k, line in enumerate(lines) if k > place and line.startswith(question))
    assert again == len(lines) - 2  # the last line says where the entries are kept
    between = lines[place + 1 : again]
    assert message in between[0]
    assert (f"    {caret}" in between) == bool(caret)


def test_a_likely_correction_is_the_next_value_offered(capsys):
    _, said = piped(capsys, [*[""] * TO["G"], "x1^2 + y1^2 = cos(t", ""])
    assert "   Did you mean x1^2 + y1^2 = cos(t)?" in said
    assert "G  Constraint c1, 1 of 1 [x1^2 + y1^2 = cos(t)]: " in said
    assert "   c1: x1^2 + y1^2 = cos(t) (holonomic" in said


def test_an_unknown_name_becomes_a_constant_by_its_value(capsys):
    before = [""] * TO["F"]
    _, said = piped(capsys, [*before, "-k*x1", "two", "3", ""])
    assert "   Value of k as a new constant [none]: 3" in said
    problem = tm.load("pendulum.yaml")
    assert problem.parameters == {"g": "9.81", "k": "3"}
    assert problem.particles[0].force[0] == "-k*x1"
    _, said = piped(capsys, [*before, "-q*x1", "none", "-2*x1"])
    assert said.count("F  Applied force on particle 1, x component in N [0]: ") == 2


def test_back_returns_to_the_question_before_and_keeps_what_was_typed(capsys):
    lines = ["rod", "", "1", "", "back", "3", "", "2", "", *["back"] * 3, *[""] * 6]
    _, said = piped(capsys, lines)
    asked = re.findall(r"^([A-D])  (?!.*right).*\[(.*)\]: ", said, re.MULTILINE)
    assert asked == [
        *(("A", "pendulum"), ("B", "2"), ("C", "1"), ("B", "1"), ("C", "1"), ("D", "2")),
        *(("C", "2"), ("B", "3"), ("A", "rod"), ("B", "3"), ("C", "2"), ("D", "2")),
    ]
    assert "This is the first question." in piped(capsys, ["back"])[1]


def test_a_refused_dialog_begins_again_with_what_was_typed(capsys):
    _, said = piped(capsys, ["rot", "n", "rod", "no", "back", "", "", "3", "N", "2", "y"])
    asked = re.findall(r"^([A-C]  .*: )", said, re.MULTILINE)
    name, confirmed = "A  Name of the problem [{}]: ", "A  Name: {}. Is this right? Y or N [Y]: "
    assert asked[:5] == [
        *(name.format("pendulum"), confirmed.format("rot"), name.format("rot")),
        *(confirmed.format("rod"), name.format("rod")),
    ]
    assert asked[-4:-1] == [
        "B  Dimension: 3. Is this right? Y or N [Y]: ",
        "B  Dimension of space (1, 2 or 3) [3]: ",
        "B  Dimension: 2. Is this right? Y or N [Y]: ",
    ]
    _, said = piped(capsys, [*[""] * TO["F"], "-x1", "-y1", "n", "", "-g*y1", "Y"])
    assert "F  Applied force on particle 1, x component in N [-x1]: " in said
    assert "F  Applied force on particle 1, y component in N [-y1]: -g*y1" in said
    assert "G  Constraint" in said


def test_help_explains_every_question(capsys):
    lines = [line for _ in range(TO["I"] + COUNTS["I"]) for line in ("help", "")]
    _, said = piped(capsys, lines)
    assert said.count("Type back for the question before.") == len(lines) // 2
    assert "Particles are numbered from 1." in said
    assert "as formulas in t, x1 y1, vx1 vy1, g." in " ".join(said.split())
    assert max(map(len, said.splitlines())) <= 100
    assert "  dop853: " in said


def test_texts_that_a_smaller_number_excludes_are_listed_and_kept(capsys):
    lines = [*[""] * 4, "2", *[""] * 4, "7", *["back"] * 4, "1", "back", "2"]
    _, said = piped(capsys, lines)
    assert "   Not used now, but stored in case you go back: mass 2: 7" in said.splitlines()


@pytest.mark.thorough
def test_when_asks_for_the_condition_of_a_constraint(capsys):
    before = [""] * TO["G"]
    _, said = piped(capsys, [*before, "when", "while t = 2", "until t > 2", *[""] * 60])
    assert "[always]" in said and "there is no comparison" in said
    assert "c1: x1^2 + y1^2 = 1, until t > 2 (holonomic" in said
    assert tm.load("pendulum.yaml").system.switch_sentences == ["c1 acts until t > 2"]


@pytest.mark.thorough
def test_an_inequality_is_asked_for_its_restitution(capsys):
    before = [""] * TO["G"]
    lines = [*before, "y1 >= -h", "2", "1.5", "e", "0.75", *[""] * 60]
    _, said = piped(capsys, lines)
    assert "   Its restitution, from 0 to 1 [0]: " in said
    assert "   Value of h as a new constant [none]: " in said
    assert "   the restitution is 1.5; enter a number from 0 to 1\n" in said
    assert "c1: y1 >= -h, restitution e (one-sided: its force acts in one direction only)" in said
    assert "2 degrees of freedom. At the start, not acting: c1." in said
    problem = tm.load("pendulum.yaml")
    floor = {"equation": "y1 >= -h", "restitution": "e"}
    assert problem.to_dict()["constraints"] == [floor]
    assert problem.simulate(time=(0, 0.7, 0.1)).changes[0].time == pytest.approx((4 / 9.81) ** 0.5)


@pytest.mark.thorough
def test_an_equation_loses_the_restitution_of_an_earlier_inequality(capsys):
    lines = [*[""] * TO["G"], "y1 >= -2", "0.5", "n", "y1 = 0", *[""] * 60]
    _, said = piped(capsys, lines)
    assert "   An equation has no restitution; 0.5 is removed.\n" in said
    assert tm.load("pendulum.yaml").to_dict()["constraints"] == ["y1 = 0"]


def test_a_constraint_is_removed(capsys):
    before = [*[""] * 6, "3", *[""] * (TO["G"] - 7)]
    _, said = piped(
        capsys, [*before, "", "y1 = vx1*0 + 1", "x1 = 2*y1", *["back"] * 2, "remove", *[""] * 4]
    )
    equations = [c.equation for c in tm.load("pendulum.yaml").system.constraints]
    assert equations == ["x1^2 + y1^2 = 1", "x1 = 2*y1"]
    assert "Removed, but stored" in said


def test_a_change_that_invalidates_an_entry_leads_back_to_it(capsys):
    lines = ["E", "2*g", "L = 2", "3", "", "", "-2", "", "B", "1", "", "x1 = t", ""]
    _, said = piped(capsys, [*WHOLE, *lines])
    first, _, after = said.partition("to change [Y]: B")
    correct = "   Correct this before the motion can run."
    assert f"{correct}\n   column 3: unknown name 'g'" in first
    assert first.count("Summary of pendulum") == after.count("Summary of pendulum") + 1 == 2
    assert "on a line (dimension 1) there is no y" in after.partition(correct)[2]


def test_the_nearest_start_is_taken_only_on_request(capsys):
    before = [*[""] * TO["H"], "0.6", "-0.9", "0.1", "0", "", *[""] * COUNTS["I"]]
    _, said = piped(capsys, [*before, "x9", "x1", "Y", "Y", "near.yaml"])
    assert "c1 is not met: position off by 0.17, velocity by 0.12" in said
    assert "there is no start value 'x9'" in said
    x, y = (float(text) for text in tm.load("near.yaml").particles[0].position)
    assert (x, y) == (0.6, -0.8)
    code, said = piped(capsys, [*before, "N", "Y", "off.yaml", "Y", "none"])
    assert code == 0
    assert tm.load("off.yaml").particles[0].position == ("0.6", "-0.9")
    assert "largest violation" in said
    _, said = piped(capsys, [*before, "N", "", "1", "0", "0", "0", "Y", "Y"])
    last = "Ended, your entries are kept; continue with: teachmech ask pendulum.yaml"
    assert said.splitlines()[-2:] == ["File to write [pendulum.yaml]: ", last]


def test_a_file_that_exists_is_read_and_replaced_only_on_request(capsys, folder):
    path = folder / "spring.yaml"
    tm.example("pendulum").replace(name="spring").save(path)
    path.write_text(f"# a comment\n{path.read_text()}")
    original = path.read_text()
    code, said = piped(capsys, [*WHOLE, "", "Y", "N"], str(path))
    assert code == 0 and path.read_text() == original  # nothing was changed, so nothing is asked
    assert "A  Name of the problem [spring]: " in said and "already exists" not in said
    lines = [*[""] * TO["E"], "3", *[""] * (len(WHOLE) - TO["E"]), "Y"]  # dop853 has a tolerance
    _, said = piped(capsys, [*lines, "", "n", "other", "n"], str(path))
    assert f"{path} already exists. Replace it? Y or N [N]: n" in said
    assert path.read_text() == original
    assert tm.load("other.yaml").particles[0].mass == "3"
    piped(capsys, [*lines, "", "y", "n"], str(path))
    (mass,) = (line for line in original.splitlines() if "mass: 1" in line)
    assert path.read_text() == original.replace(mass, mass.replace("mass: 1", "mass: 3"))
    assert tm.load(path).particles[0].mass == "3"


def test_a_file_that_changes_its_shape_loses_its_comments_only_on_request(capsys, folder):
    path = folder / "free.yaml"
    tm.example("driven-circle").save(path)
    original = path.read_text()
    assert "#" in original
    _, said = piped(capsys, [*[""] * 5, "back", "2", *[""] * 50], str(path))
    assert "already exists, and its comments are lost. Replace it? Y or N [N]: \n" in said
    assert path.read_text() == original


@pytest.mark.parametrize("name", tm.examples("particles"))
def test_a_changed_value_leaves_the_rest_of_a_file(name):
    example = tm.example(name)
    draft, text = Draft.of(example), example.to_yaml()
    draft.type("end", "3.25")
    edited = edited_file(example, draft.problem())
    assert edited == re.sub(r"(time: .*end: )[^,}]*", r"\g<1>3.25", text)
    draft.type("constants", "")
    if name != "meridian":
        return
    for i, axis in ((1, "x"), (1, "y"), (1, "z")):
        draft.type(f"force {i} {axis}", "max(0, 1)")
    assert edited_file(example, draft.problem()) is None  # a key is left out


def test_an_example_and_a_new_file_can_be_named(capsys, folder):
    assert "A  Name of the problem [meridian]: " in piped(capsys, [], "meridian")[1]
    _, said = piped(capsys, [*WHOLE, "", "", "n"], "new.yaml")
    assert "File to write [new.yaml]: " in said
    assert tm.load("new.yaml").name == "pendulum"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("four-bar", "the dialogs ask for a problem of particles; this is a Mechanism"),
        ("meridan", "did you mean 'meridian'?"),
        ("none/new.yaml", "there is no folder 'none'"),
    ],
)
def test_a_file_without_dialogs_is_refused_before_the_first_question(capsys, name, message):
    assert main(["ask", name]) == 1
    streams = capsys.readouterr()
    assert message in streams.err and streams.out == ""


@pytest.mark.thorough
def test_results_have_the_options_of_run(capsys, folder):
    code, said = piped(
        capsys, [*WHOLE, "", "", ""], "--csv", "m.csv", "--npz", "m.npz", "--plots", "drawn"
    )
    assert code == 0 and "Folder for pictures" not in said
    assert tm.Motion.from_npz("m.npz").t[-1] == 5
    assert (folder / "m.csv").is_file() and list((folder / "drawn").glob("*.png"))


def test_a_second_interrupt_does_not_lose_the_entries(folder, capsys, monkeypatch):
    typed = ["rod"]

    def line(prompt):
        return typed.pop() if typed else signal.raise_signal(signal.SIGINT)

    def interrupted(path, text):
        signal.raise_signal(signal.SIGINT)
        write_text(path, text)

    monkeypatch.setattr("builtins.input", line)
    monkeypatch.setattr("teachmech.draft.terminal_dialogs.write_text", interrupted)
    assert main(["ask"]) == 130
    assert tm.load("rod.yaml").name == "rod"


@pytest.mark.few("Ctrl-D")
@pytest.mark.parametrize("how", ["Ctrl-C", "Ctrl-D", "hangup"])
def test_an_early_end_loses_nothing(how, folder, terminals):
    terminal = terminals()
    terminal.read()
    terminal.enter("rod", "", "3", *[""] * 5, "2*")
    assert "the expression ends after '*'" in terminal.said
    if how == "hangup":
        os.close(terminal.screen)
        assert terminal.process.wait() == 130
    else:
        assert terminal.end({"Ctrl-C": "\x03", "Ctrl-D": "\x04"}[how]) == 130
        last = "Ended, your entries are kept; continue with: teachmech ask rod.yaml\n"
        assert terminal.said.endswith(last) and "Traceback" not in terminal.said
    kept = tm.load("rod.yaml")
    assert (kept.name, kept.dimension) == ("rod", 3)
    assert (folder / "rod.yaml").read_text().endswith("# Typed, but not used:\n# mass 1: 2*\n")


@pytest.mark.thorough
def test_the_up_key_recalls_a_refused_entry_and_the_value_in_brackets(folder, terminals):
    terminal = terminals()
    terminal.read()
    terminal.enter("rot", "back", "\x1b[A\x7fd", *[""] * 7, "2*", "\x1b[A3", "\x1b[A\x1b[A", "")
    assert terminal.end("\x03") == 130
    kept = tm.load("rod.yaml")  # rot, with another last letter
    assert kept.particles[0].mass == "2*3"


def test_a_terminal_that_can_only_print_has_plain_lines(terminals):
    terminal = terminals(term="dumb")
    terminal.read()
    terminal.enter(*ENTRIES[:25])
    terminal.type("\x04")
    assert terminal.end() == 130
    assert not {"\x1b", "\b", "\r"} & {*terminal.said}


@pytest.mark.thorough
def test_entries_are_kept_next_to_files_that_exist(capsys, folder):
    tm.example("pendulum").save("pendulum.yaml")
    original = (folder / "pendulum.yaml").read_text()
    for name in ("pendulum-draft.yaml", "pendulum-draft-2.yaml"):
        assert f"continue with: teachmech ask {name}" in piped(capsys, [*[""] * 4, "2"])[1]
        assert len(tm.load(name).particles) == 2
    assert (folder / "pendulum.yaml").read_text() == original
    lines = [*[""] * 4, "1", "", "1", *WHOLE[7:], ""]
    assert "File to write [pendulum.yaml]: " in piped(capsys, lines, "pendulum-draft.yaml")[1]
    # Kept entries are a file of their own only until all questions are answered.
    piped(capsys, ["", "", "3", "", "1", "", "y1^2 + x1^2 + z1^2 = 1"], "whole.yaml")
    (folder / "whole.yaml").rename("whole-draft.yaml")
    _, said = piped(capsys, [""] * 40, "whole-draft.yaml")
    assert "File to write [whole.yaml]: \n   written: whole.yaml" in said


def test_nothing_is_kept_if_nothing_was_typed(capsys, folder):
    code, said = piped(capsys, ["", ""])
    assert (code, said.splitlines()[-1]) == (130, "Ended.")
    assert list(folder.iterdir()) == []


def test_entries_that_cannot_be_written_are_printed(capsys, folder, monkeypatch):
    monkeypatch.setattr("teachmech.draft.terminal_dialogs.write_text", refuse)
    _, said = piped(capsys, ["rod"])
    assert "Ended; your entries cannot be written (rod.yaml: no space)" in said
    assert "\nname: rod\n" in said


def refuse(path, text):
    raise tm.ProblemError("no space", where=str(path))


def test_hostile_lines_are_shown_by_their_escapes(capsys):
    _, said = piped(capsys, ["\x1b[31m", "a\x07", "\udcff", "__import__('os')", "x" * 10_000])
    assert "\x1b" not in said and "\x07" not in said
    assert said.count("is not a name for a problem") == 5


def test_bytes_that_are_not_utf_8_are_refused_in_words():
    command = [sys.executable, "-m", "teachmech", "ask"]
    closed = ["sh", "-c", f"{' '.join(command)} <&-"]
    done = subprocess.run(command, input=b"\xff\n", capture_output=True, check=False)
    assert b"Traceback" not in done.stderr and b"is not a name for a problem" in done.stdout
    done = subprocess.run(closed, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (130, b"")


def test_a_request_to_end_keeps_the_entries(folder, terminals):
    terminal = terminals()
    terminal.read()
    terminal.enter("rod")
    assert terminal.end(number=signal.SIGTERM) == 130
    assert tm.load("rod.yaml").name == "rod"


def test_a_condition_is_kept_and_moves_with_its_constraint():
    example = tm.example("peg-pendulum")
    draft = Draft.of(example)
    assert [draft[f"acts {k}"] for k in (1, 2)] == ["while x1 <= 0", "while x1 > 0"]
    assert draft.problem().to_dict()["constraints"] == example.to_dict()["constraints"]
    draft.type("acts 1", "from x1 < 0 on until t > 5")
    assert draft.problem().system.switch_sentences[0] == "thread acts from x1 < 0 on until t > 5"
    draft.drop(1)
    assert [draft[f"acts {k}"] for k in (1, 2)] == ["while x1 > 0", ""]


@pytest.mark.parametrize(
    ("text", "message", "column"),
    [
        ("t < 2", "does not begin with while, from or until", 1),
        ("while t = 2", "there is no comparison", 7),
        ("from x1 < 0 until", "no condition after 'until'", 13),
        ("while t < 2 until t > 1", "'until' does not fit here", 13),
        ("until z1 > 2", "there is no z", 7),
    ],
)
def test_a_wrong_condition_is_refused_with_its_column(text, message, column):
    draft = Draft()
    draft.type("acts 1", text)
    check = draft.check("acts 1")
    assert message in check.error and check.column == column
    assert check.caret.splitlines()[0].strip() == text


def test_an_end_may_name_the_multiplier_of_its_constraint():
    draft = Draft()
    draft.type("acts 1", "until lambda_c1 > 20")
    assert not draft.check("acts 1").error
    assert draft.problem().system.switch_sentences == ["c1 acts until lambda_c1 > 20"]


BALL = """\
name: ball
dimension: 2
parameters: {g: 9.81, e: 0.8}
particles:
- {mass: 1, force: [0, -g], position: [0, 1]}
constraints:
- {name: floor, equation: y1 >= 0, restitution: e}  # it only pushes
- x1 <= 3
time: {end: 3, step: 0.01}
"""


def test_a_one_sided_constraint_is_kept_and_its_file_too():
    problem = tm.ParticleProblem.loads(BALL)
    draft = Draft.of(problem)
    assert (draft["constraint 1"], draft["restitution 1"]) == ("y1 >= 0", "e")
    assert draft["restitution 2"] == ""
    assert draft.problem().to_dict()["constraints"] == problem.to_dict()["constraints"]
    draft.type("restitution 1", "0.5")
    assert edited_file(problem, draft.problem()) == BALL.replace(
        "restitution: e", "restitution: 0.5"
    )
    draft.drop(1)
    assert (draft["constraint 1"], draft["restitution 1"]) == ("x1 <= 3", "")


@pytest.mark.parametrize(
    ("name", "constraint", "text", "message"),
    [
        ("restitution 1", "y1 >= 0", "1.2", "the restitution is 1.2; enter a number from 0 to 1"),
        ("restitution 1", "y1 >= 0", "x1", "the restitution is a constant"),
        ("restitution 1", "y1 >= 0", "0.5 +", "the expression ends after '+'"),
        ("restitution 1", "y1 = 0", "0.5", "c1 is an equation, which has no restitution; leave"),
        ("acts 1", "y1 >= 0", "while t < 2", "c1 is one-sided, so its force decides when it acts"),
        ("constraint 1", "0 <= y1 <= 2", "0 <= y1 <= 2", "write two constraints"),
        ("constraint 1", "y1 > 0", "y1 > 0", "write <= or >="),
        ("constraint 1", "y1 ≥ 0", "y1 ≥ 0", "write >="),
        ("force 1 x", "", "x1 > 0", "only a constraint may be an inequality"),
    ],
)
def test_wrong_texts_of_an_inequality_are_refused(name, constraint, text, message):
    draft = Draft()
    draft.type("constraint 1", constraint)
    draft.type(name, text)
    assert message in draft.check(name).error


def test_a_mistyped_comparison_is_corrected():
    draft = Draft()
    draft.type("constraint 1", "y1 => 0")
    check = draft.check("constraint 1")
    assert (check.column, check.suggestion) == (4, "y1 >= 0")
    draft.type("constraint 1", check.suggestion)
    assert draft.check("constraint 1").latex == r"y_{1} \ge 0"


def test_friction_is_kept_and_the_file_too():
    text = BALL.replace("restitution: e", "friction: 0.3, static: 0.5, slip: vx1 - 2")
    problem = tm.ParticleProblem.loads(text)
    draft = Draft.of(problem)
    assert draft["friction 1"] == "0.3, static 0.5, slip vx1 - 2"
    assert draft.problem().to_dict()["constraints"] == problem.to_dict()["constraints"]
    draft.type("friction 1", "0.3, static 0.6, slip vx1 - 2")
    assert edited_file(problem, draft.problem()) == text.replace("0.5, slip", "0.6, slip")
    draft.drop(1)
    assert draft["friction 1"] == ""


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ("normal: lambda_floor", "0.3, normal lambda_floor"),
        ("slip: [vx1, vx1 - 2]", "0.3, slip [vx1, vx1 - 2]"),
        ("normal: [[lambda_floor], ['2', g]]", "0.3, normal [[lambda_floor], [2, g]]"),
    ],
)
def test_lists_of_a_friction_are_kept(given, text):
    problem = tm.ParticleProblem.loads(BALL.replace("restitution: e", f"friction: 0.3, {given}"))
    draft = Draft.of(problem)
    assert draft["friction 1"] == text
    assert not draft.check("friction 1").error
    assert draft.problem().to_dict()["constraints"] == problem.to_dict()["constraints"]


BRAKE = {"constraint 1": "y1 = 0", "constraint 2": "", "constraints": "2"}


def test_a_friction_alone_can_be_typed():
    draft = Draft()
    for name, text in (BRAKE | {"x1": "0", "vx1": "1", "end": "0.1", "step": "0.1"}).items():
        draft.type(name, text)
    draft.type("friction 2", "0.5, slip vx1")
    assert draft.check("friction 2").error.endswith("needs slip and normal; give both")
    draft.type("friction 2", "0.5, slip vx1, normal lambda_c1")
    assert not draft.check("friction 2").error
    assert draft.check("constraint 2").note.startswith("friction alone")
    motion = tm.simulate(draft.problem())
    assert motion["vx1"][-1] == pytest.approx(1 - 0.5 * 9.81 * 0.1, rel=1e-12)
    draft.type("friction 2", "")
    assert draft.check("constraint 2").error


def test_units_of_a_friction_are_checked_in_its_field():
    text = BALL.replace("restitution: e", "friction: mu, slip: u")
    text = text.replace("parameters: {", "units: {u: m}\nparameters: {u: 1, mu: 0.3, ")
    with pytest.raises(tm.ProblemError, match="not linear in the velocities"):
        _ = tm.ParticleProblem.loads(text).system
    draft = Draft.of(tm.ParticleProblem.loads(text.replace("slip: u", "slip: vx1 - u/t")))
    assert not draft.check("friction 1").error
    draft.type("friction 1", "mu, slip vx1 - u")
    wrong = "'-u + vx1' adds quantities in m and m/s; give all terms the same unit"
    assert draft.check("friction 1").error == wrong


@pytest.mark.parametrize(
    ("text", "message", "column"),
    [
        ("q", "unknown name 'q'", 1),
        ("0.3, static", "there is no value after 'static'", 6),
        ("0.3, slip vx1, slip vx1", "'slip' is given twice", 16),
        (", slip vx1", "there is no coefficient", 1),
        ("0.3, slip vz1", "there is no z", 11),
        ("0.3, slip x1", "not linear in the velocities", 0),
        ("0.3, stat 0.4", "write 0.3, or 0.3, static 0.4, slip vx1 - 2", 4),
        ("0.3 static 0.4", "write 0.3, or 0.3, static 0.4, slip vx1 - 2", 5),
        ("0.3 - 0.4", "the coefficient of friction is -0.1; write a number from 0 on", 0),
        ("0.3, static -0.4", "the coefficient of friction is -0.4", 0),
        ("0.3, static 0.2", "static friction has the coefficient 0.2, below the 0.3 of slid", 0),
        ("0.3, slip [vx1, vy1", "there is no ']' after this bracket", 11),
        ("0.3, normal lambda3", "unknown name 'lambda3'", 13),
    ],
)
def test_a_wrong_friction_is_refused_with_its_column(text, message, column):
    draft = Draft()
    draft.type("friction 1", text)
    check = draft.check("friction 1")
    assert check.error and message in check.error
    assert check.column == column
    assert not column or check.caret.splitlines()[0].strip() == text.strip()


def test_a_hint_lists_no_switches():
    draft = Draft()
    draft.type("constraint 1", "y1 >= 0")
    draft.type("friction 1", "mu")
    assert draft.check("friction 1").error.endswith("known names: t, x1, y1, vx1, vy1, g")


@pytest.mark.thorough
def test_friction_is_asked_for_in_the_terminal(capsys):
    lines = [*[""] * TO["G"], "friction", "mu", "0.4", "y1 = 0", *[""] * 60]
    _, said = piped(capsys, lines)
    assert "   Its friction, as in 0.3, or 0.3, static 0.4, slip vx1 - 2 [none]: " in said
    assert "c1: y1 = 0, friction mu (holonomic" in said
    problem = tm.load("pendulum.yaml")
    assert problem.to_dict()["constraints"] == [{"equation": "y1 = 0", "friction": "mu"}]


@pytest.mark.parametrize(
    ("constraint", "sentence"),
    [
        ("y1 >= 0", "At the start, touching: c1."),
        ("y1 >= -1", "At the start, not acting: c1."),
        ("{name: floor, equation: y1 >= 0, friction: 0.3}", "touching: floor; sticking: floor."),
        ("{name: floor, equation: y1 = 0, friction: 0.3}", "At the start, sticking: floor."),
        ("{name: floor, equation: y1 = 0, friction: 0.3, slip: vx1 - 2}", "is redundant."),
        ("{equation: x1 = 0, when: t > 1}", "At the start, not acting: c1."),
    ],
)
def test_the_summary_says_what_acts_at_the_start(constraint, sentence):
    text = BALL.replace("[0, 1]", "[0, 0]").replace("- x1 <= 3\n", "")
    given = BALL[BALL.index("- {name") : BALL.index("- x1")]
    problem = tm.ParticleProblem.loads(text.replace(given, f"- {constraint}\n"))
    assert freedom_sentence(problem, problem.examine_start()).endswith(sentence)


def test_virtual_work_is_kept_and_the_file_too():
    text = BALL.replace("restitution: e", "virtual_work: {x1: -g*vx1, y1: 'max(0, vx1)'}")
    problem = tm.ParticleProblem.loads(text)
    draft = Draft.of(problem)
    assert draft["work 1"] == "x1: -g*vx1, y1: max(0, vx1)"
    assert draft.problem().to_dict()["constraints"] == problem.to_dict()["constraints"]
    draft.type("work 1", " x1: -2*vx1,y1 :max(0, vx1),")
    assert edited_file(problem, draft.problem()) == text.replace("-g*vx1", "-2*vx1")
    draft.drop(1)
    assert draft["work 1"] == ""


@pytest.mark.parametrize(
    ("text", "message", "column"),
    [
        ("-c*vx1", "a coordinate and its work are expected; write x1: -c*vx1", 1),
        ("x1:", "a coordinate and its work are expected; write x1: -c*vx1", 1),
        (": 2", "there is no coordinate ''", 1),
        ("x1: 2, z1: 3", "there is no coordinate 'z1'", 8),
        ("x1: 2, x1: 3", "'x1' is given twice", 8),
        ("x1: 2, y1: -c*vx1", "unknown name 'c'", 13),
        ("x1: lambda1", "unknown name 'lambda1'", 5),
        ("x1: 2*", "the expression ends after '*'", 7),
    ],
)
def test_a_wrong_virtual_work_is_refused_with_its_column(text, message, column):
    draft = Draft()
    draft.type("work 1", text)
    check = draft.check("work 1")
    assert message in check.error
    assert check.column == column
    assert check.caret.splitlines()[0].strip() == text.strip()


def test_virtual_work_is_asked_for_in_the_terminal(capsys):
    words = ["work", "x1: 1", "work", "none", "work", "help", "x1: -c*vx1", "0.4"]
    _, said = piped(capsys, [*[""] * TO["G"], *words, "y1 = 0", ""])
    assert "   Its virtual work, as in x1: -c*vx1, y1: -c*vy1 [x1: 1]: " in said
    assert "   Its virtual work, as in x1: -c*vx1, y1: -c*vy1 [none]: " in said
    assert "The part of its force that does work in virtual displacements" in said
    assert "   Value of c as a new constant [none]: " in said
    assert "c1: y1 = 0, virtual work x1: -c*vx1 (holonomic" in said
    problem = tm.load("pendulum.yaml")
    constraint = {"equation": "y1 = 0", "virtual_work": {"x1": "-c*vx1"}}
    assert problem.to_dict()["constraints"] == [constraint]
    assert problem.parameters["c"] == "0.4"


def test_a_law_of_impact_is_asked_for_if_a_constraint_is_one_sided():
    assert "impacts" not in Draft().names("I")
    draft = Draft.of(tm.ParticleProblem.loads(BALL))
    assert "impacts" in draft.names("I") and draft["impacts"] == "newton"
    draft.type("impacts", "sequence")
    assert draft.problem().settings.impacts == "sequence"
    assert Draft.of(draft.problem())["impacts"] == "sequence"
    draft.type("impacts", "carnot")
    assert "there is no law of impact" in draft.check("impacts").error
    draft.type("impacts", "poisson")
    assert not draft.check("impacts").error
    draft.type("friction 1", "0.3")
    refused = "floor has friction, so impacts follow Newton's law, not poisson"
    assert refused in draft.check("impacts").error
    draft.type("impacts", "sequence")
    assert not draft.check("impacts").error
    draft.type("impacts", "poisson")
    draft.type("friction 1", "")
    draft.type("constraint 1", "y1 = 0")
    draft.type("restitution 1", "")
    draft.type("constraint 2", "x1 = 3")
    assert "impacts" not in draft.problem().to_yaml()
