"""The nine guided dialogs, in which a student makes a problem and its motion without code."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import ipywidgets
from markupsafe import Markup

from teachmech.animation.last_picture import LastPicture
from teachmech.base.errors import TeachmechError
from teachmech.base.progress import stage
from teachmech.draft.check import Check
from teachmech.draft.dialog_texts import CORRECT_THIS, NOT_USED, STEPS
from teachmech.draft.draft import Draft
from teachmech.draft.summary import examined
from teachmech.numerics.integrators import Settings
from teachmech.problems.library import loaded, opened, system_and_settings
from teachmech.problems.particles import ParticleProblem
from teachmech.system_and_motion import InitialValueProblem, Motion
from teachmech.widgets.cards import (
    dialog_card,
    explorer_card,
    motion_card,
    summary_card,
)
from teachmech.widgets.cell import close_tree
from teachmech.widgets.explorer import Explorer
from teachmech.widgets.form import Form
from teachmech.widgets.runner import Progress
from teachmech.widgets.start_picture import example_picture, start_picture
from teachmech.widgets.tabs import Results

Page = tuple[str, int]  # a dialog and, in G, the number of the constraint
_LoadedProblem = tuple[InitialValueProblem, Settings, Draft]
SUMMARY, MOTION = "S", "M"
LETTERS = [*STEPS, SUMMARY, MOTION]
PICTURED = "CDEFGH"  # the dialogs with a picture of the start
UNREADABLE = Markup("<p>The picture shows the last texts that could be read.</p>")
SOLVER_FIELDS = ("method", "stabilisation", "step", "tolerance", "alpha", "beta")


class Dialog(ipywidgets.VBox):  # type: ignore[misc]
    """The dialogs A to I, the summary, and the results below them.

    Parameters
    ----------
    problem : ParticleProblem, Mechanism or System, optional
        The initial content of the fields; by default a pendulum. A mechanism or a system has an
        explorer with sliders instead of the dialogs.
    settings : Settings, optional
        The settings of a System, which itself has no time span.

    Attributes
    ----------
    draft : Draft
        The typed texts.
    results : Results or None
        The results of the last run.
    explorer : Explorer or None
        The explorer of a mechanism or a system.

    Examples
    --------
    Confirm all dialogs with their default values:

    >>> dialog = Dialog()
    >>> for _ in "ABCDEFGHI":
    ...     dialog.press("confirm")
    >>> dialog.press("run")
    >>> dialog.motion.name
    'pendulum'
    """

    def __init__(
        self, problem: InitialValueProblem | None = None, settings: Settings | None = None
    ) -> None:
        self.draft, self._earlier = Draft(), Draft()
        self.results: Results | None = None
        self.explorer: Explorer | None = None
        self._page: Page = ("A", 0)
        self._reached = 0
        self._kept: set[str] = set()
        self._start = Markup()  # the last picture of the start
        self._form = Form(self.typed, self._pressed)
        self._picture = LastPicture()
        super().__init__([self._form])
        if problem is not None:
            self._load(self._loaded(problem, settings))
        self._form.show(self._card()(lambda part: True) | {"focus": ""})

    @property
    def motion(self) -> Motion | None:
        """The motion of the last run."""
        if self.explorer is not None:
            return next(iter(self.explorer.motions.values()), None)
        return self.results.motion if self.results is not None else None

    @property
    def problem(self) -> InitialValueProblem:
        """The problem typed so far; a ProblemError or ExpressionError if it is invalid."""
        return self.draft.problem() if self.explorer is None else self.explorer.problem

    @staticmethod
    def _loaded(problem: InitialValueProblem, settings: Settings | None = None) -> _LoadedProblem:
        """Return a problem with its settings and the texts of its cards."""
        if isinstance(problem, ParticleProblem):
            return problem, problem.settings, Draft.of(problem)
        settings = system_and_settings(problem)[1] if settings is None else settings
        return problem, settings, Draft()

    def _load(self, begun: _LoadedProblem) -> None:
        """Show another problem; the typed one is kept."""
        problem, settings, draft = begun
        particles = isinstance(problem, ParticleProblem)
        explorer = None if particles else Explorer(problem, settings)
        self._clear()
        self._earlier = self.draft if self.draft.typed else self._earlier
        self.draft, self.explorer = draft, explorer
        # A loaded problem is complete, so that every dialog can be visited.
        self._reached = LETTERS.index(SUMMARY)
        below: list[Any] = [] if explorer is None else [explorer]
        self.children = [self._form, *below]

    def _clear(self) -> None:
        """Close the widgets below the card."""
        for shown in (self.results, self.explorer):
            if shown is not None:
                shown.dispose()
        self.results = self.explorer = None
        self._kept.clear()
        self.children = [self._form]

    async def _open(self, given: Callable[[], InitialValueProblem]) -> None:
        """Open a problem that was chosen on the first card, or report what is wrong with it."""

        @stage("reading the problem")
        def job(progress: Progress) -> _LoadedProblem | TeachmechError:
            try:
                return self._loaded(given())
            except TeachmechError as error:
                return error

        begun = await self._form.runner.work(job)
        if isinstance(begun, TeachmechError):
            await self._go(("A", 0), str(begun))
            return
        self._load(begun)
        await self._go(("A", 0) if self.explorer is not None else (SUMMARY, 0))

    # --- actions of the user ------------------------------------------------------------------

    def typed(self, name: str, text: str) -> None:
        """Store a text while it is typed, and show the feedback on it."""
        if name.startswith("keep "):
            (self._kept.add if text == "yes" else self._kept.discard)(name.removeprefix("keep "))
            self._form.runner.begin(partial(self._show, focus=name))
        elif name == "file":
            self._form.runner.begin(partial(self._open, lambda: loaded(text, "the file")))
        elif name == "example":
            self._form.show_picture(example_picture(text))
        else:
            self._keep({name: text})
            if name in ("method", "stabilisation"):  # the fields of the card depend on these
                self._form.runner.begin(partial(self._show, focus=name))
                return
            # On cards E, G and I, the feedback on one text may depend on another text.
            names = {name, *(self._names(self._page) if self._page[0] in "EGI" else ())}
            draft = self.draft.copied()
            texts, page = {n: draft[n] for n in names}, self._page[0]
            seen = self.draft.copied()
            for field in self._form.fields:  # a default that is seen does not follow other texts
                seen.type(field["name"], field["value"])
            picture = partial(self._start_picture, seen, page) if page in PICTURED else None
            self._form.judge(texts, lambda name, _: draft.check(name), picture)

    def _start_picture(self, draft: Draft, dialog: str) -> Markup:
        """Return the picture of the start, or the last one if the texts cannot be read."""
        try:
            self._start = start_picture(draft.problem(), dialog)
        except TeachmechError:
            return self._start + UNREADABLE
        return self._start

    def press(self, button: str, step: str = "", values: dict[str, str] | None = None) -> None:
        """Press a button.

        Parameters
        ----------
        button : str
            ``"confirm"``, ``"back"``, ``"go"`` (to a step), ``"use"`` (the proposed start),
            ``"constant"`` (make an unknown name one), ``"drop"`` (the constraint),
            ``"open"`` (an example), ``"another"`` (leave an explorer), ``"earlier"`` (the problem
            typed before), ``"run"`` or ``"anyway"``.
        step : str
            The letter of the step, or the name of the constant.
        values : dict of str to str, optional
            The texts in the fields of the card.
        """
        self._form.runner.begin(lambda: self._pressed(button, step, values or {}))

    async def _pressed(self, button: str, step: str, values: dict[str, str]) -> None:
        left_out = self.draft.left_out()
        others = ("example", "file")
        texts = {n: x for n, x in values.items() if not n.startswith("keep ") and n not in others}
        self._keep(texts, confirmed=button == "confirm")
        if self._page not in self._pages():  # a constraint that no longer exists
            self._page = self._first(self._page[0])
        message = ""
        now_left_out = self.draft.left_out()
        if now_left_out not in ("", left_out):
            message = NOT_USED.format(now_left_out)
        if button == "confirm":
            await self._confirm(message)
        elif button == "back":
            await self._go(self._pages()[max(0, self._pages().index(self._page) - 1)], message)
        elif button == "go" and step in LETTERS[: self._reached + 1]:
            await self._go(self._first(step), message)
        elif button == "use" and self._page[0] == SUMMARY:
            draft, kept = self.draft.copied(), {*self._kept}
            proposed = await self._form.runner.work(lambda progress: examined(draft, kept)[2])
            for name, text in proposed.items():
                self.draft.type(name, text)
            await self._show()
        elif button == "constant":
            await self._make_constant(step)
        elif button == "drop" and self._page[0] == "G":
            await self._drop(self._page[1])
        elif button == "open" and values.get("example"):
            await self._open(lambda: opened(values["example"]))
        elif button == "another":
            self._clear()
            self._reached = 0
            await self._go(("A", 0))
        elif button == "earlier":
            draft = self._earlier
            self._clear()
            self._earlier, self.draft = self.draft, draft
            await self._go(("A", 0))
        elif button in ("run", "anyway") and self._page[0] == SUMMARY:
            await self._run(allow=button == "anyway")

    def _keep(self, values: dict[str, str], confirmed: bool = False) -> None:
        """Store typed or confirmed texts; other fields keep following their defaults."""
        for name, text in values.items():
            follows = name == "stabilisation"  # its default depends on the method
            if text != self.draft[name] or (confirmed and not follows):
                self.draft.type(name, text)

    async def _drop(self, k: int) -> None:
        """Remove a constraint, and show the next one."""
        text = self.draft.drop(k)
        page: Page = ("G", k) if k <= self.draft.constraints else ("H", 0)
        await self._go(page, f"Removed, but stored in case you add a constraint again: {text}")

    async def _make_constant(self, name: str) -> None:
        """Add a name to the constants, and ask for its value."""
        self.draft.add_constant(name)
        message = f"Type the value of {name} after its equals sign. Your formula is unchanged."
        self._page = ("E", 0)
        await self._show(message, focus="constants")

    # --- pages --------------------------------------------------------------------------------

    def _pages(self) -> list[Page]:
        equations = [("G", k) for k in range(1, self.draft.constraints + 1)]
        before = [(letter, 0) for letter in "ABCDEF"]
        return [*before, *equations, ("H", 0), ("I", 0), (SUMMARY, 0), (MOTION, 0)]

    def _first(self, letter: str) -> Page:
        """Return the first page of a step, or of the next step if the step has none."""
        place = LETTERS.index(letter)
        return next(page for page in self._pages() if LETTERS.index(page[0]) >= place)

    def _names(self, page: Page) -> list[str]:
        letter, k = page
        named = [f"constraint {k}", *self.draft.details(k)]
        return named if letter == "G" else self.draft.names(letter)

    async def _find_wrong(self, pages: Sequence[Page]) -> tuple[Page, dict[str, Check]] | None:
        """Return the first page with an invalid text, and its checks; equations may be derived."""
        draft, names = self.draft.copied(), {page: self._names(page) for page in pages}

        def job(progress: Progress) -> tuple[Page, dict[str, Check]] | None:
            for page in pages:
                checks = {name: draft.check(name, thorough=True) for name in names[page]}
                if wrong := {name: check for name, check in checks.items() if check.error}:
                    return page, wrong
            return None

        return await self._form.runner.work(job)

    async def _confirm(self, message: str) -> None:
        if found := await self._find_wrong([self._page]):
            self._show_checks(self.draft, found[1], focus=next(iter(found[1])))
            return
        pages = self._pages()
        await self._go(pages[pages.index(self._page) + 1], message)

    def _show_checks(self, draft: Draft, checks: dict[str, Check], focus: str = "") -> None:
        self._form.show_checks(checks, {name: draft[name] for name in checks}, focus)

    async def _go(self, page: Page, message: str = "") -> None:
        if page[0] == SUMMARY and (found := await self._find_wrong(self._pages()[:-2])):
            # With fewer particles, an earlier text may use names that no longer exist.
            page, message = found[0], CORRECT_THIS
        if self.results is not None:
            old = "" if page[0] == MOTION else "The motion below is that of the last run."
            self.results.remark(old)
            if self._page[0] == MOTION:
                self._take_values()
        self._page = page
        self._reached = max(self._reached, LETTERS.index(page[0]))
        await self._show(message)

    async def _show(self, message: str = "", focus: str = "first") -> None:
        """Show the card of the current page."""
        card = await self._form.runner.work(self._card())
        self._form.show(card | {"focus": focus} | ({"message": message} if message else {}))

    def _card(self) -> Callable[[Progress], dict[str, Any]]:
        """Return a function that makes the card of the current page, which may take time."""
        draft, kept, explorer = self.draft.copied(), {*self._kept}, self.explorer
        (letter, k), steps, earlier = self._page, self._steps(), self._earlier

        def made(progress: Progress) -> dict[str, Any]:
            if explorer is not None:
                card = explorer_card(explorer.problem.system.name)
            elif letter in STEPS:
                card = dialog_card(draft, letter, k)
                if letter == "A":
                    card["picture"] = ""  # until an example is chosen
                elif letter in PICTURED:
                    card["picture"] = self._start_picture(draft, letter)
            else:
                card = _summary(draft, kept) if letter == SUMMARY else motion_card(draft)
            if explorer is None:
                card["steps"] = steps
            if letter == "A" and earlier.typed:
                back = {"id": "earlier", "label": f"Return to {earlier['name']}"}
                card["buttons"] = [*card["buttons"], back]
            return card

        return made

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

    async def _run(self, allow: bool) -> None:
        draft = self.draft.copied()

        problem = await self._form.runner.work(lambda progress: draft.problem())
        if self.results is not None:
            self.results.dispose()
        self.results = Results(problem, allow, self._picture, self._project)
        self.children = [self._form, self.results]
        await self._go((MOTION, 0))
        self.results.run()

    def _project(self) -> None:
        """Store in the cards that the user chose projection next to the motion."""
        self._take_values()
        self.draft.type("stabilisation", "projection")

    def _take_values(self) -> None:
        """Store in the cards the values that were set next to the motion."""
        if self.results is None:
            return
        self.draft.take(*self.results.values)
        before, now = self.results.problem.settings, self.results.settings
        for name in SOLVER_FIELDS:
            if getattr(now, name) != getattr(before, name):
                self.draft.type(name, str(getattr(now, name)))

    def _repr_mimebundle_(self, **options: Any) -> Any:
        self._picture.place()
        return super()._repr_mimebundle_(**options)

    def __repr__(self) -> str:
        return f"<Dialogs of {self.draft['name']}>"

    dispose = close_tree


def _summary(draft: Draft, kept: set[str]) -> dict[str, Any]:
    """Return the card before the run, or a card with the error that prevents it."""
    try:
        return summary_card(draft, *examined(draft, kept))
    except TeachmechError as error:
        back = {"id": "back", "label": "Back", "primary": True}
        return {"title": "Summary", "message": str(error), "buttons": [back]}
