"""The nine dialogs in a terminal, and the questions after them: the start, the file and the run."""

from __future__ import annotations

import re
import shlex
import textwrap
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

from teachmech.base.command_line import tell
from teachmech.base.errors import ProblemError, TeachmechError, a_kind, check_known
from teachmech.base.files import read_text, writable, write_text
from teachmech.base.words import either
from teachmech.draft.check import Check
from teachmech.draft.dialog_texts import (
    CHOICES,
    CORRECT_THIS,
    NOT_USED,
    STEPS,
    introduction,
    label,
    question,
)
from teachmech.draft.draft import AXES, Draft
from teachmech.draft.edited_file import edited_file
from teachmech.draft.summary import examined, freedom_sentence, start_remarks, time_and_method
from teachmech.draft.terminal_lines import read_line, reading_lines
from teachmech.problems.library import examples, opened
from teachmech.problems.particles import ParticleProblem
from teachmech.run.options import Integration, summary
from teachmech.start.start_report import StartReport

WELCOME = """\
Nine dialogs, A to I, describe a problem of particles. Enter takes the value in brackets.
Type help for an explanation or back for the question before. Ctrl-D ends and keeps your entries."""
HELP = """\
Enter takes the value in brackets; the Up key recalls it for editing.
Type back for the question before. Ctrl-D ends and keeps your entries."""
FILE_HELP = "The problem file, to be read again by teachmech ask, run, check and other commands."
PICTURES_HELP = "A folder for the pictures of the motion; it is made if there is none."
KEEP_HELP = "The nearest start meets the constraints. Values to keep stay as you typed them."
DRAFT = "-draft"  # suffix of the name of a file with unfinished entries
WIDTH = 80  # characters per line of an explanation
NONE = "none"  # the word for an empty text
WORDS = {"when": "acts", "friction": "friction", "work": "work"}  # ask for a detail of a constraint
# The question, the answer for an empty text, and the explanation.
DETAIL_QUESTIONS = {
    "acts": (
        "It acts (write while t < 2, from x1 < 0, or until t > 2)",
        "always",
        "Type always for no condition.",
    ),
    "friction": (
        "Its friction, as in 0.3, or 0.3, static 0.4, slip vx1 - 2",
        NONE,
        "The coefficient while it slides, that of static friction, and the sliding velocity, or "
        "[vx1, vy1] along a surface; normal lambda_c2 after a comma replaces the normal force.",
    ),
    "work": (
        "Its virtual work, as in x1: -c*vx1, y1: -c*vy1",
        NONE,
        "The part of its force that does work in virtual displacements, in N by coordinate.",
    ),
    "restitution": (
        "Its restitution, from 0 to 1",
        "0",
        "After an impact the velocity of separation is this part of the velocity of approach.",
    ),
}
OPTIONAL = ("constants", "until")  # the texts that may be empty

_YES_NO = {"y": True, "yes": True, "n": False, "no": False}

Step = tuple[str, str]  # a dialog and the name of a text; no name for the confirmation


class _Back(Exception):  # noqa: N818 - a request
    """The request for the previous question."""


class _Jump(Exception):  # noqa: N818 - a request
    """The request for another question."""

    def __init__(self, step: Step) -> None:
        super().__init__()
        self.step = step


class TerminalDialogs:
    """The dialogs A to I as questions on the terminal.

    Parameters
    ----------
    file : str, optional
        A problem file or the name of an example to begin from, or the file to write.
    pictures : bool
        Whether to ask for a folder for the pictures of the motion.

    Attributes
    ----------
    draft : Draft
        The entries.

    Raises
    ------
    ProblemError, ExpressionError
        If the file is invalid, is not a problem of particles, or cannot be written.

    Examples
    --------
    >>> TerminalDialogs("meridian").draft["mass 2"]
    '1'
    """

    def __init__(self, file: str | None = None, pictures: bool = True) -> None:
        self._read: Path | None = None  # the file whose content is the draft
        self._original: ParticleProblem | None = None  # the problem that was read
        self._path: Path | None = None  # the file to write; by default it has the problem's name
        self.draft = self._begun(file)
        self._pictures = pictures
        self._refused: dict[str, str] = {}  # the last refused text of each question
        self._changed = False  # True after a change since a file was read or written
        self._revising = False  # all questions were answered once

    def _begun(self, file: str | None) -> Draft:
        """Return the draft to begin with."""
        if file is None:
            return Draft()
        path = Path(file)
        if path.suffix and not path.exists():
            self._path = writable(path) and path
            return Draft()
        problem = opened(file)
        if not isinstance(problem, ParticleProblem):
            what = f"the dialogs ask for a problem of particles; this is {a_kind(problem)}"
            raise ProblemError(what, where=file, hint=f"run it with: teachmech run {file}")
        if file not in examples():
            self._read, self._original = path, problem
            self._path = path.with_stem(_without_draft(path.stem))
        return Draft.of(problem)

    def ask(self) -> list[str] | None:
        """Ask all questions and write the problem file.

        Returns
        -------
        list of str or None
            The arguments of ``teachmech run`` for the motion; an empty list if the user does not
            want it, and None if the questions ended early.
        """
        with reading_lines():
            try:
                tell(WELCOME)
                return self._dialogs()
            except (EOFError, OSError):  # OSError: the output is closed
                last = self._keep()
                with suppress(OSError):  # after a hangup
                    tell(f"\n{last}")
                return None

    # --- the order of the questions -----------------------------------------------------------

    def _dialogs(self) -> list[str]:
        index = 0
        while True:
            steps = self._steps()
            try:
                if index < len(steps):
                    index = self._take(steps, index)
                else:
                    self._revising = True
                    self._check(steps)
                    return self._finish()
            except _Back:
                index = self._before(steps, index)
            except _Jump as jump:
                index = self._index_of(*jump.step)

    def _steps(self) -> list[Step]:
        """Return the questions in order; entries come before their confirmation."""
        steps: list[Step] = []
        for dialog in STEPS:
            names = self.draft.names(dialog)
            steps += [(dialog, name) for name in names]
            steps += [(dialog, "")] if names else []
        return steps

    def _index_of(self, dialog: str, name: str) -> int:
        """Return the position of a question, or of the first question if the name is empty."""
        steps = self._steps()
        if name:
            return steps.index((dialog, name))
        return next(k for k, step in enumerate(steps) if step[0] >= dialog)

    def _take(self, steps: list[Step], index: int) -> int:
        """Ask the question at a position, and return the position of the next one."""
        dialog, name = steps[index]
        if name:
            index += self._answered(dialog, name)
        elif self._confirmed(dialog):
            index += 1
        else:
            return self._index_of(dialog, "")
        steps = self._steps()
        if not self._revising or (index < len(steps) and steps[index][0] == dialog):
            return index
        # After a correction, only unanswered questions are asked.
        new = (k for k, (d, name) in enumerate(steps) if name in self.draft.proposed(d))
        return next(new, len(steps))

    @staticmethod
    def _before(steps: list[Step], index: int) -> int:
        """Return the position of the previous question that is not a confirmation."""
        before = [k for k, (_, name) in enumerate(steps[:index]) if name]
        if not before:
            _say("This is the first question.")
        return before[-1] if before else 0

    def _check(self, steps: Iterable[Step]) -> None:
        """Go to the first entry that has become invalid by a change of another entry."""
        for dialog, name in steps:
            if name and self.draft.check(name, thorough=True).error:
                _say(CORRECT_THIS)
                raise _Jump((dialog, name))

    # --- one question -------------------------------------------------------------------------

    def _answered(self, dialog: str, name: str) -> bool:
        """Ask for a text until it is valid; False if the constraint was removed instead."""
        draft, check = self.draft, self.draft.check(name)
        offered = recalled = draft[name]
        if check.error:
            _show(check)
            offered = check.suggestion
        asked = question(draft, dialog, name)
        while True:
            # A constraint without an equation is a friction alone.
            rough = dialog == "G" and draft[name.replace("constraint", "friction")] != ""
            optional = rough or name in OPTIONAL
            shown = offered or (NONE if optional else "")
            prompt = f"{asked} [{shown}]: " if shown else f"{asked}: "
            text = _line(prompt, lambda: _help(draft, dialog, name), offered, recalled)
            if dialog == "G" and text in WORDS:
                self._ask_detail(f"{WORDS[text]} {name.split()[1]}")
                continue
            if dialog == "G" and text == "remove":
                self._remove(name)
                return False
            recalled = text = text or offered
            trial = draft.copied()
            trial.type(name, "" if text == NONE and optional else text)
            check = _checked(trial, name)
            if not check.error:
                self._accept(trial, name)
                if dialog == "G":  # notes on constraints are shown together
                    self._ask_restitution(int(name.split()[1]))
                else:
                    _say(check.note)
                return True
            self._refused[name], self._changed = text, True
            offered = check.suggestion or offered

    def _ask_restitution(self, k: int) -> None:
        """Ask for the restitution of a one-sided constraint; remove that of an equation."""
        name = f"restitution {k}"
        if self.draft.is_one_sided(k):
            self._ask_detail(name)
        elif text := self.draft[name].strip():
            self.draft.type(name, "")
            _say(f"An equation has no restitution; {text} is removed.")

    def _ask_detail(self, name: str) -> None:
        """Ask when a constraint acts, or for its restitution, until the text is valid."""
        asked, empty, explanation = DETAIL_QUESTIONS[name.split()[0]]
        while True:
            offered = self.draft[name]
            prompt = f"   {asked} [{offered or empty}]: "
            text = _line(prompt, lambda: explanation, offered) or offered
            trial = self.draft.copied()
            trial.type(name, "" if text == empty else text)
            if not _checked(trial, name).error:
                self._accept(trial, name)
                return

    def _accept(self, trial: Draft, name: str) -> None:
        """Store a valid text, and the constants that were added for it."""
        draft, left_out = self.draft, self.draft.left_out()
        self._refused.pop(name, None)
        if name.startswith("force "):  # the default is the weight, until a component is typed
            particle = name[: -len("x")]
            offered = {n: draft[n] for n in draft.proposed("F") if n.startswith(particle)}
            for other, text in offered.items():
                draft.type(other, text)
        for each in ("constants", name):
            changed = trial[each] != draft[each]
            self._changed |= changed
            if changed or (each == name != "stabilisation"):  # its default depends on the method
                draft.type(each, trial[each])
        if (now := draft.left_out()) not in ("", left_out):
            _say(NOT_USED.format(now))

    def _remove(self, name: str) -> None:
        """Remove a constraint."""
        self._refused.pop(name, None)
        self._changed = True
        removed = self.draft.drop(int(name.split()[1]))
        _say(f"Removed, but stored in case you add a constraint again: {removed}")

    def _confirmed(self, dialog: str) -> bool:
        """Show the entries of a dialog, and ask whether they are right; Enter says yes."""
        names = self.draft.names(dialog)
        self._check((dialog, name) for name in names)
        prompt = "Is this right?"
        if names == [STEPS[dialog]]:  # A to D have one short text, shown in the question
            prompt = f"{label(names[0]).capitalize()}: {self.draft[names[0]]}. {prompt}"
        else:
            for line in _review(self.draft, dialog):
                _say(line)
        return _yes(f"{dialog}  {prompt}", lambda: _help(self.draft, dialog))

    # --- after the dialogs --------------------------------------------------------------------

    def _finish(self) -> list[str]:
        """Show the summary, write the file, and return the arguments of the run."""
        consistent = self._settled()
        path = self._written()
        command = f"teachmech run {shlex.quote(str(path))}"
        if not _yes("Run it now?", lambda: f"The command is: {command}"):
            return []
        options = [] if consistent else ["--allow-inconsistent-start"]
        if self._pictures:
            offered = f"{path.stem}-pictures"
            prompt = f"Folder for pictures, or {NONE} [{offered}]: "
            folder = _line(prompt, lambda: PICTURES_HELP, offered) or offered
            options += [] if folder == NONE else [f"--plots={folder}"]
        return [*options, "--", str(path)]

    def _settled(self) -> bool:
        """Show the summary until the user accepts it; return whether the start is consistent."""
        kept: set[str] = set()
        while True:
            try:
                problem, report, proposed, kept = examined(self.draft, kept)
            except TeachmechError as error:  # entries may be valid one by one, but not together
                _say(error.one_line())
                _choose("The letter of the dialog to change", "I")
                continue
            tell(f"Summary of {self.draft['name']}")
            _say(freedom_sentence(problem, report))
            for _, remark in start_remarks(report, proposed):
                _say(remark)
            if report.consistent:
                _choose("Is this right? Y, or the letter of a dialog to change", "Y")
                return True
            if report.violated and (proposed or kept):
                adopted = self._adopted(report, proposed)
                if adopted is not None:
                    kept = adopted
                    continue
            _choose("Run anyway? Y, or the letter of a dialog to change", "H")
            return False

    def _adopted(self, report: StartReport, proposed: dict[str, str]) -> set[str] | None:
        """Use the proposed start, or return the values that another proposal must keep.

        Return None if the user wants no proposal.
        """
        prompt, offered = "Values to keep, such as x1,vx1, or N", "N"
        if proposed:
            prompt, offered = "Take the nearest start? Y, N, or values to keep, as in x1,vx1", "Y"
            for line in report.table():
                _say(line)
        while True:
            text = _line(f"{prompt} [{offered}]: ", lambda: KEEP_HELP) or offered
            answer = _YES_NO.get(text.lower())
            if answer is False:
                return None
            if answer and proposed:
                self._changed = True
                for name, value in proposed.items():
                    self.draft.type(name, value)
                return {*report.fixed}
            names = [name for name in re.split(r"[\s,]+", text) if name]
            try:
                check_known("start value", names, report.start)
            except ProblemError as error:
                _say(error.one_line())
                continue
            return {*names}

    # --- files --------------------------------------------------------------------------------

    def _written(self) -> Path:
        """Write the problem file unless it exists unchanged, and return its path."""
        if self._read is not None and self._read == self._path and not self._changed:
            return self._read
        offered = str(self._path or f"{self.draft['name']}.yaml")
        problem, original = self.draft.problem(), self._original
        edited = None if original is None else edited_file(original, problem)
        while True:
            text = _line(f"File to write [{offered}]: ", lambda: FILE_HELP, offered) or offered
            path = Path(text) if Path(text).suffix else Path(f"{text}.yaml")
            try:
                writable(path)
                comments_stay = edited is not None and path == self._read
                if not path.exists() or _replaced(path, comments_stay):
                    write_text(path, edited or problem.to_yaml())
                    break
            except ProblemError as error:
                _say(error.one_line())
        _say(f"written: {path}")
        self._read = self._path = path
        self._changed = False
        return path

    def _keep(self) -> str:
        """Write the entries to a new file if there are any; return a sentence for the user."""
        if not self._changed:
            return f"Ended; the problem is in {self._read}." if self._read else "Ended."
        text = self.draft.kept_text(self._refused)
        path = self._path or Path(f"{self.draft['name']}.yaml")
        stem, numbers = f"{_without_draft(path.stem)}{DRAFT}", count(2)
        while path.exists():
            path, stem = path.with_stem(stem), f"{_without_draft(stem)}{DRAFT}-{next(numbers)}"
        try:
            write_text(path, text)
        except ProblemError as error:
            return f"Ended; your entries cannot be written ({error.one_line()}). They are:\n{text}"
        again = f"teachmech ask {shlex.quote(str(path))}"
        return f"Ended, your entries are kept; continue with: {again}"


def _without_draft(stem: str) -> str:
    """Return the name of a file without the suffix of unfinished entries.

    >>> _without_draft("rod-draft"), _without_draft("rod-draft-2"), _without_draft("rod")
    ('rod', 'rod', 'rod')
    """
    return re.sub(rf"{DRAFT}(-[0-9]+)?$", "", stem)


def _replaced(path: Path, comments_stay: bool) -> bool:
    """Ask whether to replace a file."""
    lost = not comments_stay and "#" in read_text(path)
    prompt = f"{path} already exists{', and its comments are lost' if lost else ''}. Replace it?"
    return _yes(prompt, lambda: "N asks for another name.", offered="N")


# --- lines ------------------------------------------------------------------------------------


def _say(text: str) -> None:
    """Print a remark below a question, unless it is empty."""
    if text:
        tell(f"   {text}")


def _line(prompt: str, explanation: Callable[[], str], *recalled: str) -> str:
    """Return the next line that is not a request for help; raise a request to go back."""
    while True:
        line = read_line(prompt, recalled)
        if line.lower() == "back":
            raise _Back
        if line.lower() not in ("help", "?"):
            return line
        tell(f"{explanation()}\n{HELP}")


def _yes(question: str, explanation: Callable[[], str], offered: str = "Y") -> bool:
    """Ask until the answer is yes or no."""
    while True:
        text = _line(f"{question} Y or N [{offered}]: ", explanation) or offered
        if (answer := _YES_NO.get(text.lower())) is not None:
            return answer
        _say("Type Y or N.")


def _choose(question: str, offered: str) -> None:
    """Ask until the answer is yes; the letter of a dialog jumps to it."""
    while True:
        text = _line(f"{question} [{offered}]: ", _letters) or offered
        if _YES_NO.get(text.lower()):
            return
        if text.upper() in STEPS:
            raise _Jump((text.upper(), ""))
        _say("Type Y, or a letter from A to I.")


def _letters() -> str:
    return ", ".join(f"{letter} {name}" for letter, name in STEPS.items())


def _checked(trial: Draft, name: str) -> Check:
    """Return the feedback on a text; show an error.

    An unknown name becomes a constant if the user enters its value.
    """
    while True:
        check = trial.check(name, thorough=True)
        if not check.error:
            return check
        _show(check)
        if not check.unknown or not _added_constant(trial, check.unknown):
            return check


def _added_constant(trial: Draft, unknown: str) -> bool:
    """Ask for the value of an unknown name; return whether it has become a constant."""
    before = trial["constants"]
    prompt = f"   Value of {unknown} as a new constant [{NONE}]: "
    while True:
        text = _line(prompt, lambda: f"{NONE} asks for the formula again.")
        trial.type("constants", before)
        if text in ("", NONE):
            return False
        trial.add_constant(unknown, text)
        check = trial.check("constants")
        if not check.error:
            return True
        _show(check)


def _show(check: Check) -> None:
    """Print the error in a text, its position and the likely corrections."""
    _say(f"column {check.column}: {check.error}" if check.column else check.error)
    if check.caret.strip(" ^\n"):
        tell(check.caret)
    if check.suggestions:
        _say(f"Did you mean {either(check.suggestions)}?")


def _help(draft: Draft, dialog: str, name: str = "") -> str:
    """Return the explanation of a question."""
    texts = [introduction(draft, dialog).replace("`", "")]
    if name in Integration.__annotations__ and name not in CHOICES:
        texts += [summary(name)]
    lines = [line for text in texts for line in textwrap.wrap(text, WIDTH)]
    lines += [f"  {choice}: {text}" for choice, text in CHOICES.get(name, {}).items()]
    if name in OPTIONAL:
        lines += [f"Type {NONE} to leave this empty."]
    if dialog == "G":
        lines += ["Type remove to remove this constraint, when to say when it acts,"]
        lines += ["friction to give its friction, or work to give its virtual work."]
    return "\n".join(lines)


def _review(draft: Draft, dialog: str) -> Iterator[str]:
    """Yield the entries of a dialog as a few lines."""
    names, numbers = draft.names(dialog), range(1, draft.particles + 1)
    axes = AXES[: draft.dimension]
    if dialog == "E":
        yield f"masses in kg: {', '.join(draft[name] for name in names[:-1])}"
        yield f"constants: {draft['constants'] or NONE}"
    elif dialog == "F":
        for i in numbers:
            yield f"particle {i}: ({', '.join(draft[f'force {i} {axis}'] for axis in axes)})"
    elif dialog == "G":
        for k, name in enumerate(names, start=1):
            equation = draft[name] if "=" in draft[name] else f"{draft[name]} = 0"
            details = f", {acts}" if (acts := draft[f"acts {k}"].strip()) else ""
            details += f", restitution {e}" if (e := draft[f"restitution {k}"].strip()) else ""
            details += f", friction {mu}" if (mu := draft[f"friction {k}"].strip()) else ""
            details += f", virtual work {work}" if (work := draft[f"work {k}"].strip()) else ""
            yield f"{draft.constraint_name(k)}: {equation}{details} ({draft.check(name).note})"
    elif dialog == "H":
        for i in numbers:
            position, velocity = (
                ", ".join(draft[f"{v}{axis}{i}"] for axis in axes) for v in ("", "v")
            )
            yield f"particle {i}: position ({position}), velocity ({velocity})"
    else:
        yield time_and_method(draft)
