"""Slow work next to the notebook: nothing blocks, the newest job wins, a line names the stage."""

import asyncio
import threading

import pytest

import teachmech as tm
from teachmech.base.progress import stage, stage_listener
from teachmech.homework.task.widget import ExerciseWidget
from teachmech.model import derivation
from teachmech.widgets import explorer as explorers
from teachmech.widgets.dialog import Dialog
from teachmech.widgets.downloads import Download, Downloads
from teachmech.widgets.explorer import Explorer
from teachmech.widgets.runner import Runner
from tests.homework.test_exercise_widget import task_of


class Gate:
    """Lets slow work begin, and go on when the test says so."""

    def __init__(self):
        self.begun, self.open = threading.Event(), threading.Event()

    def before(self, work):
        def slow(*given, **options):
            self.begun.set()
            with stage("waiting for the gate"):
                while not self.open.wait(0.005):
                    with stage("waiting for the gate"):  # where it may be given up
                        pass
            return work(*given, **options)

        return slow


@pytest.fixture
def gate():
    gate = Gate()
    yield gate
    gate.open.set()  # no thread remains


@pytest.fixture
def slow_derivation(gate, monkeypatch):
    monkeypatch.setattr(derivation, "derive_one", gate.before(derivation.derive_one))
    return gate


async def until(true):
    while not true():
        await asyncio.sleep(0.005)


def press(form, button, **values):
    serial = form.card["serial"]
    form.receive({"type": "press", "button": button, "values": values, "serial": serial})


async def at_equations():
    """The dialogs at their first equation, in a running loop."""
    dialog = Dialog()
    for letter in "BCDEFG":
        press(dialog._form, "confirm")
        await until(lambda letter=letter: dialog._form.card["title"].startswith(f"{letter} "))
    await dialog._form.runner.task
    return dialog


# --- dialogs ------------------------------------------------------------------------------------


def test_a_press_returns_immediately_and_the_line_shows_the_stage(slow_derivation):
    async def main():
        dialog = await at_equations()
        form = dialog._form
        press(form, "confirm")
        assert form.card["title"].startswith("G ")
        await until(lambda: form.waiting["text"] == "waiting for the gate")
        assert form.waiting["stop"]
        form.receive({"type": "typed", "name": "constraint 1", "value": "x1^2 = sin(t"})
        assert dialog.draft["constraint 1"] == "x1^2 = sin(t"  # kept meanwhile
        form.receive({"type": "typed", "name": "constraint 1", "value": "x1^2 = 2"})
        press(form, "confirm")
        slow_derivation.open.set()
        await form.runner.task
        return form

    form = asyncio.run(main())
    assert form.card["title"].startswith("H ")
    assert form.waiting == {"text": "", "stop": False}


def test_a_newer_press_replaces_the_older_one(slow_derivation):
    async def main():
        dialog = await at_equations()
        form = dialog._form
        press(form, "confirm")
        await until(lambda: form.waiting.get("stop"))
        press(form, "back")
        await form.runner.task
        return form

    assert asyncio.run(main()).card["title"].startswith("F ")


def test_stop_ends_a_derivation_and_the_card_stays(slow_derivation):
    async def main():
        dialog = await at_equations()
        form = dialog._form
        press(form, "confirm")
        await until(lambda: form.waiting.get("stop"))
        form.receive({"type": "stop"})
        await form.runner.task
        return form

    form = asyncio.run(main())
    assert form.card["title"].startswith("G ")
    assert form.waiting == {"text": "stopped", "stop": False}


def test_a_second_enter_key_does_not_confirm_the_next_card():
    async def main():
        dialog = Dialog()
        press(dialog._form, "confirm")
        press(dialog._form, "confirm")  # a button of the same card
        await dialog._form.runner.task
        return dialog._form.card["title"]

    assert asyncio.run(main()).startswith("B ")


def test_errors_are_shown_with_and_without_an_event_loop():
    async def main():
        dialog, said = await at_equations(), {}
        show = dialog._form.show_checks
        dialog._form.show_checks = lambda new, *others: (said.update(new), show(new, *others))
        press(dialog._form, "confirm", **{"constraint 1": "0 = 0"})
        await dialog._form.runner.task
        return dialog._form.card["title"], said["constraint 1"].error

    title, error = asyncio.run(main())
    assert title.startswith("G ")
    assert "it constrains nothing" in error


def test_every_typed_text_gets_feedback_even_if_a_newer_one_follows(gate, monkeypatch):
    async def main():
        dialog, said = Dialog(), {}
        form = dialog._form
        dialog._reached = 9
        dialog.press("go", "F")
        await until(lambda: form.card["title"].startswith("F "))
        await form.runner.task
        form.show_checks = lambda checks, *others: said.update(checks)
        monkeypatch.setattr(type(dialog.draft), "check", gate.before(type(dialog.draft).check))
        form.receive({"type": "typed", "name": "force 1 x", "value": "-x1"})
        await until(gate.begun.is_set)
        form.receive({"type": "typed", "name": "force 1 y", "value": "-y1"})
        gate.open.set()
        await form.runner.task
        return said

    assert {"force 1 x", "force 1 y"} <= asyncio.run(main()).keys()


# --- explorers ----------------------------------------------------------------------------------


def test_an_explorer_is_shown_before_its_start_is_examined(gate, monkeypatch):
    monkeypatch.setattr(explorers, "examine_start", gate.before(explorers.examine_start))

    async def main():
        problem = tm.example("pendulum")
        explorer = Explorer(problem, problem.settings_with(time=(0, 0.1, 0.01)))
        await until(gate.begun.is_set)
        assert explorer.motions == {}
        await until(lambda: explorer._runner.head.line.value == "waiting for the gate")
        assert not explorer._runner.head.button.disabled
        gate.open.set()
        await explorer._runner.task
        return explorer

    explorer = asyncio.run(main())
    assert len(explorer.motions) == 1
    assert explorer.children == (explorer.live,)
    assert explorer._runner.head.button.disabled


# --- exercises and files ------------------------------------------------------------------------


def test_a_check_does_not_block_the_other_parts(gate, monkeypatch):
    task = task_of("tension", "type")
    monkeypatch.setattr(type(task), "check", gate.before(type(task).check))

    async def main():
        widget = ExerciseWidget(task)
        first, second = widget.parts.values()
        first.press("check")
        await until(gate.begun.is_set)
        await until(lambda: first.form.waiting.get("stop"))
        second.typed(next(iter(second._texts)), "holonomic")
        await second.form.runner.task
        assert second.answer == "holonomic"
        gate.open.set()
        await first.form.runner.task
        return first

    assert asyncio.run(main()).form.waiting == {"text": "", "stop": False}


def test_files_requested_together_are_sent_one_after_the_other(gate):
    async def main():
        make = {"a": Download("A", "text/plain", gate.before(lambda: b"a"))}
        make |= {"b": Download("B", "text/plain", lambda: b"b")}
        files, sent = Downloads(make), []
        files.send = lambda message, buffers=(): sent.append((message["name"], *buffers))
        for name in make:
            files._handle_message({"type": "want", "name": name})
        await until(gate.begun.is_set)
        gate.open.set()
        await files._runner.task
        return sent

    assert asyncio.run(main()) == [("a", b"a"), ("b", b"b")]


# --- the runner itself --------------------------------------------------------------------------


def test_the_result_of_superseded_work_is_not_shown(gate):
    shown = []

    def deaf(progress):
        gate.open.wait()
        return "older"

    async def main():
        runner = Runner()
        runner.run(deaf, shown.append)
        await until(lambda: not runner.head.button.disabled)
        runner.run(lambda progress: "newer", shown.append)
        gate.open.set()
        await runner.task

    asyncio.run(main())
    assert shown == ["newer"]


def test_an_error_in_superseded_work_is_reported_and_the_newer_work_is_done(gate, told):
    shown = []

    def failing(progress):
        gate.open.wait()
        return 1 / 0

    async def main():
        runner = Runner()
        runner.run(failing, shown.append)
        await until(lambda: not runner.head.button.disabled)
        runner.run(lambda progress: "newer", shown.append)
        gate.open.set()
        await runner.task

    asyncio.run(main())
    assert shown == ["newer"]
    assert told.pop().endswith("ZeroDivisionError: division by zero")


def test_the_previous_message_returns_after_the_work(gate):
    async def main():
        runner = Runner()
        runner.head.say("11 times")
        runner.run(gate.before(lambda progress: None), lambda result: None)
        await until(lambda: runner.head.line.value == "waiting for the gate")
        gate.open.set()
        await runner.task
        return runner.head.line.value

    assert asyncio.run(main()) == "11 times"


def test_a_run_reports_its_stages_in_order(pendulum):
    stages = []
    with stage_listener(lambda text: stages.append(text) or ""):
        pendulum.simulate(time=(0, 0.1, 0.01), compiled=False)
    order = [
        "examining the start",
        "writing the program",
        "deriving A and b: rod",
        "computing the motion: t = 0 of 0.1 s",
    ]
    assert [text for text in dict.fromkeys(stages) if text in order] == order
    assert "computing the motion: t = 0.1 of 0.1 s" in stages
