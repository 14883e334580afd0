"""The nine guided dialogs: from a name to a moving picture without a line of code."""

from __future__ import annotations

from typing import Any

import ipywidgets

from teachmech.animation.last_picture import LastPicture
from teachmech.base.errors import TeachmechError
from teachmech.faces import Motion
from teachmech.problems.particles import ParticleProblem
from teachmech.start.start_report import StartReport
from teachmech.widgets.cards import STEPS, dialog_card, motion_card, summary_card
from teachmech.widgets.cell import close_tree
from teachmech.widgets.check import Check
from teachmech.widgets.draft import Draft
from teachmech.widgets.form import Form
from teachmech.widgets.tabs import Results

Page = tuple[str, int]  # a dialog and, in G, the number of the constraint
SUMMARY, MOTION = "S", "M"
LETTERS = [*STEPS, SUMMARY, MOTION]


class Dialog(ipywidgets.VBox):  # type: ignore[misc]
    """The dialogs A to I, the summary, and the results below them.

    Parameters
    ----------
    problem : ParticleProblem, optional
        What the fields hold at first; by default a pendulum.

    Attributes
    ----------
    draft : Draft
        All that was typed.
    results : Results or None
        The last motion with all that is shown of it.

    Examples
    --------
    The way through with everything at its default:

    >>> dialog = Dialog()
    >>> for _ in "ABCDEFGHI":
    ...     dialog.press("confirm")
    >>> dialog.press("run")
    >>> dialog.motion.name
    'pendulum'
    """

    def __init__(self, problem: ParticleProblem | None = None) -> None:
        self.draft = Draft() if problem is None else Draft.of(problem)
        self.results: Results | None = None
        self._page: Page = ("A", 0)
        # A loaded problem is complete: every dialog can be visited at once.
        self._reached = 0 if problem is None else LETTERS.index(SUMMARY)
        self._kept: set[str] = set()
        self._form = Form(self.typed, self.press)
        self._picture = LastPicture()
        super().__init__([self._form])
        self._show(focus="")

    @property
    def motion(self) -> Motion | None:
        """The motion of the last run."""
        return self.results.motion if self.results is not None else None

    @property
    def problem(self) -> ParticleProblem:
        """The problem as it stands; raises ProblemError or ExpressionError where it is wrong."""
        return self.draft.problem()

    # --- what the user does -------------------------------------------------------------------

    def typed(self, name: str, text: str) -> Check | None:
        """Keep a text while it is typed; return what is to be said of it."""
        if name.startswith("keep "):
            (self._kept.add if text == "yes" else self._kept.discard)(name.removeprefix("keep "))
            self._show(focus=name)
            return None
        self._keep({name: text})
        if name == "method":  # it may bring another default against drift
            self._show(focus=name)
            return None
        if self._page[0] in "EI":  # what is said of one text may depend on another
            others = [other for other in self._names(self._page) if other != name]
            self._say({other: self.draft.check(other) for other in others})
        return self.draft.check(name)

    def press(self, button: str, step: str = "", values: dict[str, str] | None = None) -> None:
        """Do what a button says.

        Parameters
        ----------
        button : str
            ``"confirm"``, ``"back"``, ``"go"`` (to a step), ``"use"`` (the proposed start),
            ``"run"`` or ``"anyway"``.
        step : str
            Its letter.
        values : dict of str to str, optional
            The texts in the fields of the card.
        """
        left_out = self.draft.left_out()
        texts = {n: x for n, x in (values or {}).items() if not n.startswith("keep ")}
        self._keep(texts, confirmed=button == "confirm")
        if self._page not in self._pages():  # a constraint that is asked for no more
            self._page = self._first(self._page[0])
        message = ""
        now_left_out = self.draft.left_out()
        if now_left_out not in ("", left_out):
            message = f"Left out for now, and kept in case you go back: {now_left_out}"
        if button == "confirm":
            self._confirm(message)
        elif button == "back":
            self._go(self._pages()[max(0, self._pages().index(self._page) - 1)], message)
        elif button == "go" and step in LETTERS[: self._reached + 1]:
            self._go(self._first(step), message)
        elif button == "use" and self._page[0] == SUMMARY:
            for name, value in self._examined()[1].proposal.items():
                self.draft.type(name, f"{value:.15g}")
            self._show()
        elif button in ("run", "anyway") and self._page[0] == SUMMARY:
            self._run(allow=button == "anyway")

    def _keep(self, values: dict[str, str], confirmed: bool = False) -> None:
        """Store what was typed, and what was confirmed; a default that was neither stays one."""
        for name, text in values.items():
            follows = name == "stabilisation"  # its default follows the method
            if text != self.draft[name] or (confirmed and not follows):
                self.draft.type(name, text)

    def _examined(self) -> tuple[ParticleProblem, StartReport, set[str]]:
        """The problem, what is known of its start, and which values a proposal must keep."""
        problem = self.draft.problem()
        # Another dimension may have taken some of those that were ticked.
        kept = self._kept & {*problem.system.coordinates, *problem.system.velocities}
        return problem, problem.examine_start(kept), kept

    # --- pages --------------------------------------------------------------------------------

    def _pages(self) -> list[Page]:
        equations = [("G", k) for k in range(1, self.draft.constraints + 1)]
        before = [(letter, 0) for letter in "ABCDEF"]
        return [*before, *equations, ("H", 0), ("I", 0), (SUMMARY, 0), (MOTION, 0)]

    def _first(self, letter: str) -> Page:
        """The first page of a step, or of the next one where it has none."""
        place = LETTERS.index(letter)
        return next(page for page in self._pages() if LETTERS.index(page[0]) >= place)

    def _names(self, page: Page) -> list[str]:
        return [f"constraint {page[1]}"] if page[0] == "G" else self.draft.names(page[0])

    def _wrong(self, page: Page) -> dict[str, Check]:
        checks = {name: self.draft.check(name, thorough=True) for name in self._names(page)}
        return {name: check for name, check in checks.items() if check.error}

    def _confirm(self, message: str) -> None:
        wrong = self._wrong(self._page)
        if wrong:
            self._say(wrong, focus=next(iter(wrong)))
            return
        pages = self._pages()
        self._go(pages[pages.index(self._page) + 1], message)

    def _say(self, checks: dict[str, Check], focus: str = "") -> None:
        self._form.say(checks, {name: self.draft[name] for name in checks}, focus)

    def _go(self, page: Page, message: str = "") -> None:
        if page[0] == SUMMARY:
            # A text can be wrong here: a later change of the number of particles took its names.
            for earlier in self._pages()[:-2]:
                if self._wrong(earlier):
                    page, message = earlier, "This must be mended before the motion can run."
                    break
        if self.results is not None:
            old = "" if page[0] == MOTION else "The motion below is that of the last run."
            self.results.remark(old)
            if self._page[0] == MOTION:  # the sliders were moved, and what they say stays
                self.draft.take(*self.results.values)
        self._page = page
        self._reached = max(self._reached, LETTERS.index(page[0]))
        self._show(message)

    def _show(self, message: str = "", focus: str = "first") -> None:
        letter, k = self._page
        if letter in STEPS:
            card = dialog_card(self.draft, letter, k)
        else:
            card = self._summary() if letter == SUMMARY else motion_card(self.draft)
        card |= {"steps": self._steps(), "focus": focus}
        if message:
            card["message"] = message
        self._form.show(card)

    def _summary(self) -> dict[str, Any]:
        try:
            return summary_card(self.draft, *self._examined())
        except TeachmechError as error:
            back = {"id": "back", "label": "Back", "primary": True}
            return {"title": "Summary", "message": str(error), "buttons": [back]}

    def _steps(self) -> list[dict[str, Any]]:
        steps: list[dict[str, Any]] = []
        done = max(self._reached, LETTERS.index(self._page[0]))
        for i, (letter, title) in enumerate(STEPS.items()):
            state = "done" if i < done else "to do"
            state = "current" if letter == self._page[0] else state
            is_open = i <= self._reached
            steps += [{"letter": letter, "title": title, "state": state, "open": is_open}]
        return steps

    # --- the motion ---------------------------------------------------------------------------

    def _run(self, allow: bool) -> None:
        if self.results is not None:
            self.results.dispose()
        self.results = Results(self.problem, allow, self._picture)
        self.children = [self._form, self.results]
        self._go((MOTION, 0))
        self.results.run()

    def _repr_mimebundle_(self, **options: Any) -> Any:
        self._picture.place()
        return super()._repr_mimebundle_(**options)

    def __repr__(self) -> str:
        return f"<Dialogs of {self.draft['name']}>"

    dispose = close_tree
