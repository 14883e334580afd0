"""The nine guided dialogs: from a name to a moving picture without a line of code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets

from teachmech.animation.last_picture import LastPicture
from teachmech.base.errors import TeachmechError
from teachmech.faces import Motion, Problem
from teachmech.numerics.integrators import Settings
from teachmech.problems.library import loaded, opened, system_and_settings
from teachmech.problems.particles import ParticleProblem
from teachmech.start.start_report import StartReport, short_proposal
from teachmech.widgets.cards import (
    STEPS,
    dialog_card,
    explorer_card,
    motion_card,
    summary_card,
)
from teachmech.widgets.cell import close_tree
from teachmech.widgets.check import Check
from teachmech.widgets.draft import Draft
from teachmech.widgets.explorer import Explorer
from teachmech.widgets.form import Form
from teachmech.widgets.live_explorer import LiveExplorer, explorer_of
from teachmech.widgets.tabs import Results

Page = tuple[str, int]  # a dialog and, in G, the number of the constraint
SUMMARY, MOTION = "S", "M"
LETTERS = [*STEPS, SUMMARY, MOTION]
CHOICES = ("method", "stabilisation", "step", "tolerance", "alpha", "beta")  # beside a motion


class Dialog(ipywidgets.VBox):  # type: ignore[misc]
    """The dialogs A to I, the summary, and the results below them.

    Parameters
    ----------
    problem : ParticleProblem, Mechanism or System, optional
        What the fields hold at first; by default a pendulum. What is not made of particles has
        sliders in the place of the dialogs.
    settings : Settings, optional
        For a System, which has no time of its own.

    Attributes
    ----------
    draft : Draft
        All that was typed.
    results : Results or None
        The last motion with all that is shown of it.
    explorer : Explorer, LiveExplorer or None
        The sliders of what is not made of particles.

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

    def __init__(self, problem: Problem | None = None, settings: Settings | None = None) -> None:
        self.draft, self._earlier = Draft(), Draft()
        self.results: Results | None = None
        self.explorer: Explorer | LiveExplorer | None = None
        self._page: Page = ("A", 0)
        self._reached = 0
        self._kept: set[str] = set()
        self._form = Form(self.typed, self.press)
        self._picture = LastPicture()
        super().__init__([self._form])
        if problem is not None:
            self._take(problem, settings)
        self._show(focus="")

    @property
    def motion(self) -> Motion | None:
        """The motion of the last run."""
        if self.explorer is not None:
            return next(iter(self.explorer.motions.values()), None)
        return self.results.motion if self.results is not None else None

    @property
    def problem(self) -> Problem:
        """The problem as it stands; raises ProblemError or ExpressionError where it is wrong."""
        return self.draft.problem() if self.explorer is None else self.explorer.problem

    def _take(self, problem: Problem, settings: Settings | None = None) -> None:
        """Begin with a problem; what was typed before is kept."""
        if isinstance(problem, ParticleProblem):
            draft: Draft = Draft.of(problem)
            explorer: Explorer | LiveExplorer | None = None
        else:
            settings = system_and_settings(problem)[1] if settings is None else settings
            draft, explorer = Draft(), explorer_of(problem, settings)
        self._clear()
        self._earlier = self.draft if self.draft.typed else self._earlier
        self.draft, self.explorer = draft, explorer
        # A loaded problem is complete: every dialog can be visited at once.
        self._reached = LETTERS.index(SUMMARY)
        below: list[Any] = [] if explorer is None else [explorer]
        self.children = [self._form, *below]

    def _clear(self) -> None:
        """Close what stands below the card."""
        for shown in (self.results, self.explorer):
            if shown is not None:
                shown.dispose()
        self.results = self.explorer = None
        self._kept.clear()
        self.children = [self._form]

    def _open(self, given: Callable[[], Problem]) -> None:
        """Begin with a problem that was chosen on the first card, or say what is wrong with it."""
        try:
            self._take(given())
        except TeachmechError as error:
            self._go(("A", 0), str(error))
        else:
            self._go(("A", 0) if self.explorer is not None else (SUMMARY, 0))

    # --- what the user does -------------------------------------------------------------------

    def typed(self, name: str, text: str) -> Check | None:
        """Keep a text while it is typed; return what is to be said of it."""
        if name.startswith("keep "):
            (self._kept.add if text == "yes" else self._kept.discard)(name.removeprefix("keep "))
            self._show(focus=name)
            return None
        if name == "file":
            self._open(lambda: loaded(text, "the file"))
            return None
        if name == "example":
            return None
        self._keep({name: text})
        if name in ("method", "stabilisation"):  # they decide what else is asked for
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
            ``"constant"`` (make an unknown name one), ``"open"`` (an example), ``"another"`` (leave
            an explorer), ``"earlier"`` (what was typed before), ``"run"`` or ``"anyway"``.
        step : str
            The letter of the step, or the name of the constant.
        values : dict of str to str, optional
            The texts in the fields of the card.
        """
        left_out = self.draft.left_out()
        values = values or {}
        others = ("example", "file")
        texts = {n: x for n, x in values.items() if not n.startswith("keep ") and n not in others}
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
            for name, text in self._examined()[2].items():
                self.draft.type(name, text)
            self._show()
        elif button == "constant":
            self._make_constant(step)
        elif button == "open" and values.get("example"):
            self._open(lambda: opened(values["example"]))
        elif button == "another":
            self._clear()
            self._reached = 0
            self._go(("A", 0))
        elif button == "earlier":
            draft = self._earlier
            self._clear()
            self._earlier, self.draft = self.draft, draft
            self._go(("A", 0))
        elif button in ("run", "anyway") and self._page[0] == SUMMARY:
            self._run(allow=button == "anyway")

    def _keep(self, values: dict[str, str], confirmed: bool = False) -> None:
        """Store what was typed, and what was confirmed; a default that was neither stays one."""
        for name, text in values.items():
            follows = name == "stabilisation"  # its default follows the method
            if text != self.draft[name] or (confirmed and not follows):
                self.draft.type(name, text)

    def _make_constant(self, name: str) -> None:
        """Add a name to the constants, and ask for its value; the formula with it stays."""
        constants = self.draft["constants"].rstrip(", ")
        self.draft.type("constants", f"{constants}, {name} = ".removeprefix(", "))
        message = f"Type the value of {name} behind its equals sign. The formula is kept."
        self._page = ("E", 0)
        self._show(message, focus="constants")

    def _examined(self) -> tuple[ParticleProblem, StartReport, dict[str, str], set[str]]:
        """The problem, what is known of its start, the texts of a proposal, and what it keeps."""
        problem = self.draft.problem()
        # Another dimension may have taken some of those that were ticked.
        kept = self._kept & {*problem.system.coordinates, *problem.system.velocities}
        report = problem.examine_start(kept)
        proposed = short_proposal(problem.system, report, problem.settings.start)
        return problem, report, proposed, kept

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
                self._take_values()
        self._page = page
        self._reached = max(self._reached, LETTERS.index(page[0]))
        self._show(message)

    def _show(self, message: str = "", focus: str = "first") -> None:
        letter, k = self._page
        if self.explorer is not None:
            card = explorer_card(self.explorer.problem.system.name)
        elif letter in STEPS:
            card = dialog_card(self.draft, letter, k)
        else:
            card = self._summary() if letter == SUMMARY else motion_card(self.draft)
        if self.explorer is None:
            card["steps"] = self._steps()
        if letter == "A" and self._earlier.typed:
            back = {"id": "earlier", "label": f"Return to {self._earlier['name']}"}
            card["buttons"] = [*card["buttons"], back]
        card["focus"] = focus
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
            state = "done" if i < done and not self.draft.proposed(letter) else "to do"
            state = "current" if letter == self._page[0] else state
            is_open = i <= self._reached
            steps += [{"letter": letter, "title": title, "state": state, "open": is_open}]
        return steps

    # --- the motion ---------------------------------------------------------------------------

    def _run(self, allow: bool) -> None:
        if self.results is not None:
            self.results.dispose()
        self.results = Results(self.draft.problem(), allow, self._picture, self._project)
        self.children = [self._form, self.results]
        self._go((MOTION, 0))
        self.results.run()

    def _project(self) -> None:
        """Keep that the results go on with projection."""
        self._take_values()
        self.draft.type("stabilisation", "projection")

    def _take_values(self) -> None:
        """Keep what was set beside the motion, in the cards."""
        if self.results is None:
            return
        self.draft.take(*self.results.values)
        before, now = self.results.problem.settings, self.results.settings
        for name in CHOICES:
            if getattr(now, name) != getattr(before, name):
                self.draft.type(name, str(getattr(now, name)))

    def _repr_mimebundle_(self, **options: Any) -> Any:
        self._picture.place()
        return super()._repr_mimebundle_(**options)

    def __repr__(self) -> str:
        return f"<Dialogs of {self.draft['name']}>"

    dispose = close_tree
