"""The dialogs without a browser: what is typed and pressed in, cards and motions out."""

import ast
import asyncio
import base64
import json
import pathlib
import re
import subprocess
import sys
import time
from xml.etree import ElementTree

import numpy as np
import pytest

import teachmech as tm
from teachmech.draft.draft import Draft
from teachmech.expressions import symbol
from teachmech.live.live_picture import LivePicture
from teachmech.widgets.cards import dialog_card
from teachmech.widgets.dialog import Dialog
from teachmech.widgets.downloads import files_of, notebook
from teachmech.widgets.opinion_page import OpinionPage
from teachmech.widgets.runner import Runner
from teachmech.widgets.tabs import TABS, Results

WORKED = {
    "name": "meridian",
    "dimension": "3",
    "particles": "2",
    "constraints": "4",
    "constraint 1": "x1^2 + y1^2 + z1^2 - 1",
    "constraint 2": "x1*sin(2*pi*t) - y1*cos(2*pi*t)",
    "constraint 3": "z2*vx2 - vy2",
    "constraint 4": "z2^2*vx2 - vy2",
    "force 1 x": "-g*x1",
    "force 1 y": "-g*y1",
    "force 1 z": "-g*z1",
    "force 2 z": "0",
    "x1": "sqrt(2)/2",
    "z1": "sqrt(2)/2",
    "vy1": "sqrt(2)*pi",
    "y2": "1",
    "z2": "-0.75",
    "vz2": "0.25",
    "step": "0.005",
}


def title(dialog):
    return dialog._form.card["title"]


def texts(dialog):
    fields = [f for group in dialog._form.card["groups"] for f in group["fields"]]
    return {field["name"]: field["value"] for field in fields}


def confirm(dialog, changes=None):
    """Confirm the card with these texts in place of what its fields hold."""
    values = texts(dialog)
    dialog.press(
        "confirm", values=values | {n: x for n, x in (changes or {}).items() if n in values}
    )


def typed(dialog, name, text):
    """Type a text; return the feedback on it."""
    said = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dialog._form, "show_checks", lambda checks, *others: said.update(checks))
        dialog.typed(name, text)
    return said[name]


def to_summary(dialog, changes=None):
    for _ in range(60):
        if title(dialog).startswith("Summary"):
            return
        confirm(dialog, changes)
    raise AssertionError(title(dialog))


def test_the_typed_worked_example_equals_its_file():
    dialog = Dialog()
    to_summary(dialog, WORKED)
    dialog.press("run")
    expected = tm.example("meridian").simulate()
    assert dialog.motion.q == pytest.approx(expected.q, abs=1e-12)
    assert dialog.motion.system.constraint_names == ("c1", "c2", "c3", "c4")


@pytest.mark.parametrize("dimension", ["1", "2", "3"])
@pytest.mark.parametrize("particles", ["1", "2", "3"])
@pytest.mark.parametrize("constraints", ["0", "1", "3", "8"])
def test_the_defaults_are_a_problem_with_a_consistent_start(dimension, particles, constraints):
    draft = Draft()
    for name, text in (("dimension", dimension), ("particles", particles)):
        draft.type(name, text)
    draft.type("constraints", constraints)
    report = draft.problem().examine_start()
    assert report.consistent


def test_the_default_weight_follows_the_mass():
    draft = Draft()
    draft.type("mass 1", "2*pi")
    assert draft["force 1 y"] == "-(2*pi)*g"
    force = draft.problem().system.force_expressions[1].symbolic
    assert float(force.xreplace({symbol("g"): 1})) == pytest.approx(-2 * np.pi)


def test_an_invalid_text_stays_on_its_card():
    dialog = Dialog()
    for _ in "ABCDEF":
        confirm(dialog)
    confirm(dialog, {"constraint 1": "x1^2 + yl^2 = 1"})
    assert title(dialog) == "G  Constraint c1, 1 of 1"
    assert dialog.draft["constraint 1"] == "x1^2 + yl^2 = 1"
    assert typed(dialog, "constraint 1", "x1^2 + yl^2 = 1").caret.splitlines()[1].strip() == "^^"
    assert typed(dialog, "constraint 1", "x1^2 = sin(t").suggestion == "x1^2 = sin(t)"


def test_a_constraint_on_a_removed_particle_is_removed_by_a_button():
    dialog = Dialog()
    equations = ["x1^2 + y1^2 = 1", "x2 = x1 + 1", "y1 = 0*t"]
    for texts in ({}, {}, {"particles": "2"}, {"constraints": "3"}, {}, {}):
        confirm(dialog, texts)
    for k, equation in enumerate(equations, start=1):
        confirm(dialog, {f"constraint {k}": equation})
    dialog.press("go", "C")
    confirm(dialog, {"particles": "1"})
    for _ in "DEF":
        confirm(dialog)
    confirm(dialog)
    confirm(dialog)  # the second is refused: it is of the particle that was removed
    assert title(dialog) == "G  Constraint c2, 2 of 3"
    labels = [button["label"] for button in dialog._form.card["buttons"]]
    assert labels == ["Back", "Confirm", "Remove this constraint"]
    dialog.press("drop")
    assert title(dialog) == "G  Constraint c2, 2 of 2"
    assert "x2 = x1 + 1" in dialog._form.card["message"]
    assert dialog.draft["constraint 2"] == equations[2]
    confirm(dialog)
    assert title(dialog) == "H  Start"
    assert [c.equation for c in dialog.problem.system.constraint_expressions] == [
        equations[0], equations[2]
    ]  # fmt: skip
    assert dialog.draft["constraint 3"] == equations[1]  # which is kept
    dialog.press("go", "G")
    dialog.press("drop")
    dialog.press("drop")
    assert title(dialog) == "H  Start"
    assert dialog.problem.system.constraints == ()


def test_a_removed_constraint_keeps_its_name():
    draft = Draft.of(tm.example("conical-pendulum"))
    names = [draft.constraint_name(k) for k in (1, 2, 3)]
    draft.drop(1)
    assert [draft.constraint_name(k) for k in (1, 2, 3)] == [names[1], names[2], names[0]]
    assert draft.constraints == 2


def test_a_greek_letter_is_corrected_and_then_made_a_constant():
    dialog = Dialog()
    for _ in "ABCDEF":
        confirm(dialog)
    said = typed(dialog, "constraint 1", "x_1 = cos(ω*t)")
    assert (said.suggestion, said.unknown) == ("x1 = cos(omega*t)", "")
    said = typed(dialog, "constraint 1", said.suggestion)
    assert said.unknown == "omega"
    assert typed(dialog, "constants", "g = 9.81, ω = 2").suggestion == "g = 9.81, omega = 2"
    typed(dialog, "constants", "g = 9.81, omega = 2")
    assert typed(dialog, "constraint 1", "X1 = cos(ω*t)").suggestion == "x1 = cos(omega*t)"


def test_a_constraint_that_cannot_be_differentiated_is_refused_on_confirm():
    dialog = Dialog()
    for _ in "ABCDEF":
        confirm(dialog)
    monster = "*".join(f"sin(x1 + {k})" for k in range(60)) + " = 0"
    confirm(dialog, {"constraint 1": monster})
    assert title(dialog) == "G  Constraint c1, 1 of 1"


def test_going_back_shows_typed_texts_even_if_they_are_invalid():
    dialog = Dialog()
    for _ in "ABCD":
        confirm(dialog)
    dialog.press("back", values={"mass 1": "two"})
    assert title(dialog).startswith("D")
    confirm(dialog)
    assert texts(dialog)["mass 1"] == "two"
    confirm(dialog)
    assert title(dialog).startswith("E")


def test_texts_excluded_by_fewer_particles_are_listed_and_restored_by_more():
    dialog = Dialog()
    to_summary(dialog, WORKED)
    dialog.press("go", "C")
    confirm(dialog, {"particles": "1"})
    message = dialog._form.card["message"]
    assert message.startswith("Not used now, but stored in case you go back: ")
    assert "vz2: 0.25" in message and "force 2 z: 0" in message and "x1" not in message
    dialog.press("go", "C")
    confirm(dialog, {"particles": "2"})
    assert "message" not in dialog._form.card
    dialog.press("go", "H")
    assert texts(dialog)["vz2"] == "0.25"


def test_a_change_that_invalidates_an_earlier_text_leads_back_to_it():
    dialog = Dialog()
    to_summary(dialog, WORKED)
    dialog.press("go", "C")
    confirm(dialog, {"particles": "1"})
    dialog.press("go", "I")
    confirm(dialog)
    assert title(dialog) == "G  Constraint c3, 3 of 4"
    assert "Correct this" in dialog._form.card["message"]
    assert "there is 1 particle" in dialog._form.card["checks"]["constraint 3"]["error"]


def test_only_reached_steps_can_be_visited():
    dialog = Dialog()
    confirm(dialog)
    dialog.press("go", "H")
    assert title(dialog).startswith("B")
    assert [step["open"] for step in dialog._form.card["steps"]] == [True] * 2 + [False] * 7
    states = [step["state"] for step in dialog._form.card["steps"]]
    assert states == ["done", "current"] + ["to do"] * 7
    dialog.press("go", "A")
    assert title(dialog).startswith("A")


def test_a_press_on_an_earlier_card_does_nothing():
    dialog = Dialog()
    press = {"type": "press", "button": "confirm", "values": {}, "serial": 1}
    dialog._form.receive(press)
    assert title(dialog).startswith("B")
    dialog._form.receive(press)  # a second Enter before the new card was there
    assert title(dialog).startswith("B")


def test_an_inconsistent_start_changes_only_on_request():
    dialog = Dialog()
    to_summary(dialog, {"x1": "0.8", "y1": "-0.7", "vx1": "1"})
    buttons = [b["id"] for b in dialog._form.card["buttons"]]
    assert buttons == ["back", "use", "anyway"]
    assert dialog.draft["x1"] == "0.8"
    dialog.typed("keep y1", "yes")
    dialog.press("use")
    q = [float(dialog.draft[name]) for name in ("x1", "y1", "vx1", "vy1")]
    assert q[1] == -0.7
    assert q[0] ** 2 + q[1] ** 2 == pytest.approx(1, abs=2e-9)
    assert q[0] * q[2] + q[1] * q[3] == pytest.approx(0, abs=2e-9)
    assert all(len(dialog.draft[name]) <= 12 for name in ("x1", "vx1", "vy1"))
    assert [b["id"] for b in dialog._form.card["buttons"]] == ["back", "run"]


def test_a_start_that_keeps_too_much_has_no_proposal_but_can_run_on_request():
    dialog = Dialog()
    to_summary(dialog, {"x1": "0.8", "y1": "-0.7"})
    for name in ("x1", "y1"):
        dialog.typed(f"keep {name}", "yes")
    assert [b["id"] for b in dialog._form.card["buttons"]] == ["back", "anyway"]
    said = dialog._form.card["before"]
    assert "You keep too many values: a start exists if y1 may change." in said
    dialog.press("anyway")
    assert dialog.motion.violation[0, 0] == pytest.approx(0.64 + 0.49 - 1)


def test_a_proposal_has_few_digits_and_no_rounding_errors():
    dialog = Dialog()
    to_summary(dialog, {"x1": "0.6", "y1": "-0.9", "vx1": "0.1"})
    dialog.typed("keep x1", "yes")
    dialog.press("use")
    assert dialog.draft["y1"] == "-0.8"
    dialog = Dialog()
    to_summary(dialog, {"x1": "1.1", "vx1": "0.3", "y1": "1e-30"})
    dialog.press("use")
    assert [dialog.draft[name] for name in ("x1", "vx1")] == ["1", "0"]


def test_formulas_keep_the_order_in_which_they_were_typed():
    draft = Draft()
    draft.type("constraint 1", "y1^2 + x1^2 = 1")
    draft.type("force 1 y", "-g*2 + x1")
    assert draft.check("constraint 1").latex == "y_{1}^{2} + x_{1}^{2} = 1"
    assert draft.check("force 1 y").latex == r"F_{y1} = -g \cdot 2 + x_{1}"


def test_a_constraint_has_one_name_on_its_card_in_the_summary_and_in_messages():
    dialog = Dialog()
    to_summary(dialog, {"constraints": "2", "x1": "2"})
    before = dialog._form.card["before"]
    assert "<th>c1</th>" in before and "<th>c2</th>" in before and "c1 is not met" in before
    dialog.press("go", "D")
    confirm(dialog, {"constraints": "1"})
    assert "c2: " in dialog._form.card["message"]
    dialog.press("go", "G")
    assert title(dialog) == "G  Constraint c1, 1 of 1"


def test_an_unknown_name_becomes_a_constant_whose_value_is_asked_for():
    dialog = Dialog()
    for _ in "ABCDE":
        confirm(dialog)
    values = texts(dialog) | {"force 1 x": "-k*x1"}
    assert typed(dialog, "force 1 x", "-k*x1").unknown == "k"
    assert typed(dialog, "force 1 x", "-x7").unknown == ""  # explained: there is one particle
    dialog.press("constant", "k", values=values)
    assert title(dialog).startswith("E")
    assert texts(dialog)["constants"] == "g = 9.81, k = "
    assert dialog._form.card["focus"] == "constants"
    confirm(dialog)
    assert title(dialog).startswith("E")  # its value is still missing
    confirm(dialog, {"constants": "g = 9.81, k = 3"})
    assert texts(dialog)["force 1 x"] == "-k*x1"
    assert dialog._form.card["checks"]["force 1 x"]["error"] == ""


def test_only_settings_of_the_method_have_fields():
    dialog = Dialog()
    for _ in "ABCDEFGH":
        confirm(dialog)
    assert not {"tolerance", "alpha", "beta"} & texts(dialog).keys()
    dialog.typed("method", "dop853")
    assert "tolerance" in texts(dialog) and "alpha" not in texts(dialog)
    dialog.typed("stabilisation", "baumgarte")
    assert {"tolerance", "alpha", "beta"} <= texts(dialog).keys()


def test_a_jump_does_not_confirm_the_defaults_of_skipped_cards():
    dialog = Dialog()
    to_summary(dialog)
    assert "not confirmed" not in dialog._form.card["before"]
    dialog.press("go", "C")
    confirm(dialog, {"particles": "2"})
    dialog.press("go", "I")
    confirm(dialog)
    assert title(dialog).startswith("Summary")
    assert "not confirmed by you yet: E mass 2; F force 2 x" in dialog._form.card["before"]
    states = {step["letter"]: step["state"] for step in dialog._form.card["steps"]}
    assert states["E"] == states["F"] == states["H"] == "to do"
    assert states["A"] == states["I"] == "done"


def test_more_constraints_than_coordinates_get_a_note():
    draft = Draft()
    draft.type("constraints", "3")
    note = "more constraints than the 2 coordinates: nothing can move unless"
    assert draft.check("constraints").note.startswith(note)
    draft.type("constraints", "2")
    assert draft.check("constraints").note == ""


def test_constraints_are_not_called_contradictory_if_there_is_a_proposal():
    dialog = Dialog()
    changes = {"constraints": "2", "constraint 2": "2*x1^2 + 2*y1^2 = 2"}
    to_summary(dialog, changes | {"x1": "1.2", "vx1": "0.5", "vy1": "1"})
    assert "contradict" not in dialog._form.card["before"]
    assert "use" in [button["id"] for button in dialog._form.card["buttons"]]


def test_a_visible_drift_offers_the_projection():
    dialog = Dialog()
    to_summary(dialog, {"step": "0.4", "end": "20"})
    dialog.press("run")
    button = dialog.results._project
    assert button.layout.display == "" and "stabilisation" in dialog.results._message.value
    button.click()
    assert dialog.motion.settings.stabilisation == "projection"
    assert dialog.problem.settings.stabilisation == "projection"
    assert button.layout.display == "none"


def test_a_chosen_example_is_shown_before_it_is_opened():
    dialog = Dialog()
    assert dialog._form.card["picture"] == ""
    dialog._form.receive({"type": "typed", "name": "example", "value": "bennett"})
    picture = dialog._form.card["picture"]
    assert picture.startswith('<img alt="bennett" src="data:image/svg+xml;base64,')
    assert "Bennett" in picture
    svg = base64.b64decode(re.search(r"base64,([^\"]+)", picture)[1])
    assert ElementTree.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"
    dialog._form.receive({"type": "typed", "name": "example", "value": ""})
    assert dialog._form.card["picture"] == ""


@pytest.mark.thorough
def test_an_example_a_mechanism_and_a_file_are_opened_on_the_first_card():
    dialog = Dialog()
    confirm(dialog, {"name": "mine"})
    dialog.press("back")
    dialog.press("open", values=texts(dialog) | {"example": "conical-pendulum"})
    assert title(dialog) == "Summary of conical-pendulum"
    dialog.press("go", "A")
    fields = dialog_card(Draft(), "A")["groups"][-1]["fields"][0]["options"]
    assert set(tm.examples()) <= set(fields)
    assert fields["bennett"] == "bennett (mechanism in space)"
    dialog.press("open", values=texts(dialog) | {"example": "four-bar"})
    assert dialog.explorer is not None and dialog.problem == tm.example("four-bar")
    assert dialog.motion is not None and dialog.motion.q.shape[1] > 2
    assert dialog._form.card["compact"]  # so that there is space for the picture
    dialog.press("another")
    dialog.press("open", values=texts(dialog) | {"example": "bennett"})
    assert dialog.explorer is not None and dialog.problem == tm.example("bennett")
    dialog.press("another")
    assert title(dialog).startswith("A") and dialog.explorer is None
    assert texts(dialog)["name"] == Draft()["name"]
    dialog.typed("file", tm.example("pendulum").to_yaml())
    assert title(dialog) == "Summary of pendulum" and dialog.explorer is None
    dialog.typed("file", "nothing: good")
    assert title(dialog).startswith("A") and dialog._form.card["message"].startswith("the file")
    assert dialog.problem.name == "pendulum"


def test_the_problem_typed_before_an_example_can_be_restored():
    dialog = Dialog()
    confirm(dialog, {"name": "mine"})
    dialog.press("open", values={"example": "meridian"})
    dialog.press("go", "A")
    assert dialog._form.card["buttons"][-1] == {"id": "earlier", "label": "Return to mine"}
    dialog.press("earlier", values=texts(dialog))
    assert texts(dialog)["name"] == "mine"


PENDULUM = {"coordinates": ["phi"], "mass": [1], "forces": ["-9.81*sin(phi)"], "start": {"phi": 1}}


@pytest.mark.parametrize("function", [tm.dialogs, tm.explore, tm.explore_multipliers])
@pytest.mark.parametrize(
    "wrong",
    [3, 2.5, [], ["pendulum"], {}, b"pendulum", "no-such-example", "",
     "no/such/file.yaml", 2j,
     pathlib.Path("no-such-file.yaml"), pathlib.Path(), np.zeros(3), tm.System(**PENDULUM), True],
    ids=repr,
)  # fmt: skip
def test_a_problem_that_no_widget_can_show_is_refused_in_a_sentence(function, wrong):
    with pytest.raises(tm.ProblemError) as caught:
        function(wrong)
    assert caught.value.hint or caught.value.where


@pytest.mark.few("problem-explore")
@pytest.mark.parametrize("function", [tm.dialogs, tm.explore])
@pytest.mark.parametrize(
    "given",
    ["pendulum", "four-bar", tm.example("pendulum"), tm.example("four-bar")],
    ids=["name", "mechanism's name", "problem", "mechanism"],
)
def test_a_widget_takes_a_problem_in_any_form(function, given):
    assert function(given).problem is not None


@pytest.mark.parametrize("function", [tm.dialogs, tm.explore])
def test_a_widget_takes_system_time_and_method_of_a_motion(function):
    motion = tm.System(**PENDULUM).simulate((0, 1, 0.1), method="dop853", tolerance=1e-7)
    shown = function(motion)
    assert shown.problem.coordinates == ("phi",)
    own = shown.explorer if function is tm.dialogs else shown
    assert own.settings == motion.settings


def test_contradictory_constraints_are_named_before_the_run():
    dialog = Dialog()
    changes = {
        "constraints": "2",
        "constraint 1": "x1 = 1 + t^2",
        "constraint 2": "2*x1 = 2 + 3*t^2",
    }
    to_summary(dialog, changes | {"x1": "1"})
    assert "No acceleration satisfies all of these: c1, c2" in dialog._form.card["before"]


def test_typed_html_is_escaped_in_every_card():
    """The summary is HTML; a hostile text must not become a part of it."""
    dialog = Dialog()
    evil = "<img src=x onerror=alert(1)>"
    for name in ("constants", "mass 1", "force 1 x", "constraint 1", "x1", "end"):
        check = typed(dialog, name, evil)
        assert check.error
    dialog._reached = 9
    for letter in "ABCDEFGHI":
        dialog.press("go", letter)
        card = dict(dialog._form.card)
        shown = {k: v for k, v in card.items() if k in ("title", "intro", "before", "after")}
        assert "<img" not in json.dumps(shown)
        assert all("<img" not in check["mathml"] for check in card["checks"].values())


def test_a_problem_is_loaded_saved_and_loaded_again(tmp_path):
    problem = tm.example("conical-pendulum")
    dialog = tm.dialogs(problem)
    again = dialog.problem
    assert again.system.constraint_names == problem.system.constraint_names
    again.save(tmp_path / "p.yaml")
    dialog = tm.dialogs(tmp_path / "p.yaml")
    dialog.press("go", "I")
    confirm(dialog)
    dialog.press("run")
    assert dialog.motion.q == pytest.approx(problem.simulate().q, abs=1e-12)


def test_a_problem_too_large_for_the_dialogs_is_refused():
    particle = {"mass": 1, "position": [0]}
    large = tm.ParticleProblem(dimension=1, particles=[particle] * 21, time={"end": 1, "step": 0.1})
    with pytest.raises(tm.ProblemError, match="21 particles; the dialogs show at most 20"):
        tm.dialogs(large)


def test_a_problem_with_inputs_is_refused():
    """The dialogs would lose them."""
    particle = {"mass": 1, "position": [0], "force": ["u"]}
    time = {"end": 1, "step": 0.1}
    pushed = tm.ParticleProblem(dimension=1, particles=[particle], inputs={"u": "t"}, time=time)
    with pytest.raises(tm.ProblemError, match="inputs: the dialogs do not show inputs"):
        tm.dialogs(pushed)


# --- results ------------------------------------------------------------------------------------


@pytest.fixture
def results():
    results = Results(tm.example("pendulum").replace(time={"end": 1, "step": 0.01}))
    results.run()
    return results


def test_every_tab_is_filled_when_it_is_selected(results):
    for k, name in enumerate(TABS):
        results._tabs.selected_index = k
        (content,) = results._pages[name].children
        assert content is not None
    assert "constraint_matrix" in results._pages["Program"].children[0].text
    assert "<math" in results._pages["Equations"].children[0].value


def test_a_second_opinion_is_computed_on_request_and_may_be_stopped(results):
    results._tabs.selected_index = TABS.index("Second opinion")
    (opinion,) = results._pages["Second opinion"].children
    assert opinion.found is None and opinion._shown.value == ""
    opinion.button.click()
    assert opinion.found.digits > 9
    assert "machine code" in opinion._shown.value and "data:image/png" in opinion._shown.value
    assert opinion._runner.head.line.value == f"{len(opinion.found.opinions)} ways compared"
    found, shown = opinion._verified(lambda share: share < 0.34)
    assert [one.computation for one in found.opinions][:2] == ["machine code", "balance of energy"]
    assert "tsit5" not in shown


def test_a_second_opinion_on_a_start_off_the_constraints_says_why_there_is_none():
    problem = tm.example("pendulum").replace(constraints=["x1^2 + y1^2 = 4*L^2"])
    found, shown = OpinionPage(problem)._verified(lambda share: True)
    assert found is None and "role='alert'" in shown


def test_a_motion_that_a_page_cannot_compute_is_played_and_the_card_of_the_method_is_named():
    problem = tm.example("pendulum").replace(
        time={"end": 1, "step": 0.01}, solver={"method": "lsoda"}
    )
    results = Results(problem)
    results.run()
    assert results.live is None and len(results.motion) == 101
    assert results._note.value == (
        "Python computed this motion: JavaScript does not have the method lsoda; "
        "choose another method, such as radau, on card I."
    )
    (shown,) = results._pages["Motion"].children
    player, charts = shown.children
    assert player.beginning and player.scene["frames"] == 101
    assert [chart.picture["title"] for chart in charts.children] == ["Coordinates", "Energy"]
    results._tabs.selected_index = TABS.index("Save")
    text = results._pages["Save"].children[0]._files["pendulum.yaml"].content().decode()
    assert tm.ParticleProblem.loads(text).settings.method == "lsoda"


def test_settings_made_in_the_page_run_in_the_kernel_and_are_saved(results):
    first, page = results.motion, results.live.page
    results._tabs.selected_index = TABS.index("Equations")
    equations = results._pages["Equations"].children[0]
    results.live.parameters = {"g": 1.62}
    assert results.motion is not first
    assert results.motion.system.parameter_values["g"] == 1.62
    assert results._pages["Equations"].children[0] is not equations
    results.live.settings = {"method": "rk4", "step": 0.02, "stabilisation": "none"}
    assert results.motion.settings.method == "rk4" and len(results.motion) == 51
    assert results.live.page == page  # it shows all this already
    results._tabs.selected_index = TABS.index("Save")
    text = results._pages["Save"].children[0]._files["pendulum.yaml"].content().decode()
    saved = tm.ParticleProblem.loads(text)
    assert saved.system.parameter_values["g"] == 1.62
    assert saved.simulate().q == pytest.approx(results.motion.q, abs=1e-12)


def test_settings_made_in_the_page_are_stored_in_the_cards():
    dialog = Dialog(tm.example("pendulum"))
    dialog.press("go", "S")
    dialog.press("run")
    dialog.results.live.start = {"x1": 0.6, "y1": -0.8}
    dialog.results.live.settings = {"method": "rk4", "stabilisation": "projection"}
    dialog.press("back")
    assert (dialog.draft["x1"], dialog.draft["y1"]) == ("0.6", "-0.8")
    assert dialog.problem.settings.method == "rk4"
    assert dialog.problem.settings.stabilisation == "projection"


def test_an_error_in_a_run_is_shown_and_the_last_motion_stays():
    problem = tm.ParticleProblem(
        dimension=1,
        particles=[{"mass": 1, "force": ["-1/x1^2"], "position": [1]}],
        time={"end": 5, "step": 0.001},
        solver={"method": "dop853"},
    )
    results = Results(problem)
    results.run()
    assert "the integration cannot go on after t = 1.1" in results._message.value
    assert len(results.motion) > 1000


def test_results_without_constraints_do_not_mention_them():
    problem = tm.ParticleProblem(
        dimension=1, particles=[{"mass": 1, "position": [0]}], time={"end": 1, "step": 0.1}
    )
    results = Results(problem)
    results.run()
    for name in ("Multipliers", "Violation", "Rank"):
        assert f'"title":"{name}"' not in results.live.page
    assert '"title":"Energy"' in results.live.page


def test_stop_keeps_the_motion_so_far_and_the_event_loop_stays_free():
    async def main():
        results = Results(tm.example("meridian").replace(time={"end": 500, "step": 0.001}))
        results.run()
        assert results.motion is None  # it returned immediately
        runner = results._runner
        while runner.head.bar.value == 0 and not runner.task.done():
            await asyncio.sleep(0.02)
        assert re.fullmatch(
            r"computing the motion: t = \S+ of 500 s, \d+ (s|min) to go", runner.head.line.value
        )
        runner.head.button.click()
        await runner.task
        return results

    results = asyncio.run(main())
    assert 0 < results.motion.t[-1] < 500
    assert "stopped" in results.motion.ending
    assert results._runner.head.button.disabled


def test_a_newer_run_replaces_an_older_one():
    async def main():
        results = Results(tm.example("meridian").replace(time={"end": 500, "step": 0.001}))
        results.run()
        older = results._runner.task
        results.problem = tm.example("meridian").replace(time={"end": 0.1, "step": 0.01})
        results.run()
        await asyncio.gather(older, results._runner.task)
        return results

    assert asyncio.run(main()).motion.t[-1] == 0.1


@pytest.fixture
def two_lengths():
    """A double pendulum whose lengths are named, on its way through the dialogs to its motion."""
    problem = tm.ParticleProblem(
        name="double",
        dimension=2,
        parameters={"g": 9.81, "L1": 1, "L2": "1/2"},
        particles=[
            {"mass": 1, "force": [0, "-g"], "position": ["L1", 0]},
            {"mass": 1, "force": [0, "-g"], "position": [1, "-L2"]},
        ],
        constraints=["x1^2 + y1^2 = L1^2", "(x2 - x1)^2 + (y2 - y1)^2 = L2^2"],
        time={"end": 0.5, "step": 0.01},
    )
    dialog = Dialog(problem)
    dialog.press("go", "S")
    dialog.press("run")
    return dialog


def set_in_page(results, length):
    """The message of the page after another L1: L1, and the start that followed."""
    results.live.start = {"x1": length, "y1": 0, "x2": length, "y2": -0.5}
    results.live.parameters = {"L1": length}


def test_the_start_follows_a_slider_and_all_files_have_it(two_lengths):
    results = two_lengths.results
    set_in_page(results, 1.4)
    assert results._message.value == ""
    motion = results.motion
    assert np.hypot(*motion.q[0, :2]) == pytest.approx(1.4, abs=1e-9)
    again = tm.ParticleProblem.loads(results.shown.to_yaml()).simulate()
    assert np.abs(again.q - motion.q).max() < 1e-12  # compiled and plain differ by rounding
    files = files_of(results.shown, motion)
    assert files["double.py"].content() == motion.program().encode()


def test_slider_values_are_kept_on_return_to_the_summary(two_lengths):
    results = two_lengths.results
    set_in_page(results, 1.4)
    two_lengths.press("back")
    assert two_lengths.draft["constants"] == "g = 9.81, L1 = 1.4, L2 = 1/2"
    assert two_lengths.problem.to_dict() == results.shown.to_dict()
    assert two_lengths.problem.examine_start().consistent
    two_lengths.press("run")
    assert two_lengths.results.problem.system.parameter_values["L1"] == 1.4
    assert np.hypot(*two_lengths.motion.q[0, :2]) == pytest.approx(1.4, abs=1e-9)


def test_dragging_a_slider_shows_short_runs_and_ends_with_the_last():
    begun, shown, drawn = [], [], []

    async def main():
        runner = Runner()

        def run(value):
            def job(progress):
                begun.append(value)
                time.sleep(0.02)
                progress(0.5)
                return value

            runner.run(job, shown.append, lambda: lambda: drawn.append(value))

        for value in range(50):
            run(value)
            await asyncio.sleep(0.005)
        await runner.task

    asyncio.run(main())
    assert shown == begun  # none is given up
    assert 2 < len(shown) < 50 and shown[-1] == 49 and shown == sorted(shown)
    assert drawn[-1] == 49


def test_an_unexpected_error_ends_the_wait_with_a_message(told):
    async def main():
        runner = Runner()
        runner.run(lambda progress: 1 / 0, print)
        await runner.task
        return runner

    runner = asyncio.run(main())
    said = "this is a bug of teachmech: ZeroDivisionError: division by zero"
    assert runner.head.line.value == said
    assert told.pop().endswith("ZeroDivisionError: division by zero")
    assert runner.head.button.disabled


def test_all_files_can_be_downloaded_and_the_notebook_has_the_problem(results):
    problem = tm.example("pendulum").replace(time={"end": 1, "step": 0.01})
    files = files_of(problem, results.motion)
    for name, file in files.items():
        assert len(file.content()) > 100, name
    cells = json.loads(notebook(problem))["cells"]
    source = "".join(cells[1]["source"])
    (text,) = [n.value for n in ast.walk(ast.parse(source)) if isinstance(n, ast.Constant)]
    assert text == problem.to_yaml()


def test_closing_removes_all_widgets():
    from ipywidgets.widgets import widget

    before = set(widget._instances)
    dialog = tm.dialogs(tm.example("pendulum").replace(time={"end": 1, "step": 0.1}))
    dialog.press("go", "I")
    confirm(dialog)
    dialog.press("run")
    for k in range(len(TABS)):
        dialog.results._tabs.selected_index = k
    dialog.dispose()
    assert set(widget._instances) == before


# --- found by trying to break it ----------------------------------------------------------------


def test_a_kept_value_that_disappears_does_not_block_the_summary():
    dialog = Dialog()
    to_summary(dialog, {"x1": "0.5"})
    dialog.typed("keep y1", "yes")
    dialog.press("go", "B")
    confirm(dialog, {"dimension": "1"})
    to_summary(dialog, {"constraints": "1", "constraint 1": "x1 = 1", "force 1 x": "0"})
    assert "keep y1" not in texts(dialog)
    assert [b["id"] for b in dialog._form.card["buttons"]] == ["back", "use", "anyway"]


def test_without_constraints_their_step_leads_to_the_next():
    dialog = Dialog(tm.example("pendulum"))
    dialog.press("go", "D")
    confirm(dialog, {"constraints": "0"})
    dialog.press("go", "G")
    assert title(dialog).startswith("H")


def test_a_page_that_no_longer_exists_is_followed_by_the_next():
    dialog = Dialog(tm.example("meridian"))
    dialog.press("go", "G")
    confirm(dialog)
    confirm(dialog)
    assert title(dialog) == "G  Constraint skate, 3 of 4"
    dialog.typed("constraints", "1")
    dialog.press("back")
    assert title(dialog).startswith("F")


def test_a_loaded_name_stays_with_its_equation():
    problem = tm.example("pendulum").replace(
        constraints=[{"name": "c2", "equation": "x1^2 + y1^2 = 1"}]
    )
    dialog = Dialog(problem)
    dialog.press("go", "D")
    confirm(dialog, {"constraints": "2"})
    assert dialog.problem.system.constraint_names == ("c1", "c2")
    dialog = Dialog(tm.example("pendulum"))
    assert dialog.problem.system.constraint_names == ("rod",)
    dialog.press("go", "G")
    confirm(dialog, {"constraint 1": "y1 = 0"})
    assert dialog.problem.system.constraint_names == ("c1",)


def test_a_confirmed_default_no_longer_follows_other_fields():
    dialog = Dialog()
    to_summary(dialog)
    dialog.press("go", "C")
    confirm(dialog, {"particles": "2"})
    assert texts(dialog)["constraints"] == "1"
    dialog.press("go", "E")
    confirm(dialog, {"mass 1": "2"})
    assert texts(dialog)["force 1 y"] == "-g"
    assert texts(dialog)["force 2 y"] == "-g"
    dialog.press("go", "B")
    confirm(dialog, {"dimension": "3"})
    dialog.press("go", "F")
    assert texts(dialog)["force 1 z"] == "0"  # its weight was confirmed along y


def test_another_method_has_its_own_default_stabilisation():
    dialog = Dialog()
    to_summary(dialog)
    dialog.press("go", "I")
    dialog.typed("method", "dop853")
    assert texts(dialog)["stabilisation"] == "projection"
    confirm(dialog)
    assert dialog.problem.settings.stabilisation == "projection"
    dialog.press("go", "I")
    confirm(dialog, {"stabilisation": "none"})
    assert dialog.problem.settings.stabilisation == "none"


def test_a_text_that_depends_on_another_is_checked_again(monkeypatch):
    dialog, said = Dialog(), {}
    for _ in "ABCD":
        confirm(dialog)
    monkeypatch.setattr(
        dialog._form, "show_checks", lambda checks, texts=None, focus="": said.update(checks)
    )
    assert typed(dialog, "mass 1", "m").error
    dialog.typed("constants", "g = 9.81, m = 2")
    assert not said["mass 1"].error


def test_a_long_invalid_text_is_shortened_in_the_message():
    for name in ("name", "particles", "constants"):
        draft = Draft()
        draft.type(name, "7x" * 2000)
        assert len(draft.check(name).error) < 200


@pytest.mark.thorough
def test_the_largest_problem_is_answered_without_a_long_wait():
    """A bound against minutes of silence, not a measure of speed."""
    dialog = Dialog()
    begin = time.process_time()
    to_summary(dialog, {"dimension": "3", "particles": "20", "constraints": "20"})
    dialog.typed("keep x1", "yes")
    assert time.process_time() - begin < 30
    assert "20 constraints" in dialog._form.card["before"]


def test_the_motion_of_an_earlier_problem_is_marked_as_old(results):
    dialog = Dialog(tm.example("pendulum").replace(time={"end": 1, "step": 0.1}))
    dialog.press("go", "I")
    confirm(dialog)
    dialog.press("run")
    assert dialog.results._remark.value == ""
    dialog.press("go", "E")
    assert "that of the last run" in dialog.results._remark.value


def test_extreme_numbers_are_handled():
    problem = tm.ParticleProblem(
        dimension=1,
        parameters={"k": "1e308"},
        particles=[{"mass": 1, "position": ["1e300"]}],
        time={"end": 1, "step": 0.1},
    )
    results = Results(problem)
    results.run()
    described = LivePicture.of(results.motion).description
    assert "1e+308" in json.dumps(described, allow_nan=False)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("tm.dialogs()", "the dialogs need the package"),
        ("tm.explore(tm.example('pendulum'))", "the explorer needs the package"),
        (
            "tm.example('pendulum').simulate(time=(0, 1, 0.1)).player()",
            "the player needs the package",
        ),
    ],
)
def test_a_missing_notebook_extra_is_named(call, message):
    code = (
        "import sys; sys.modules['anywidget'] = sys.modules['ipywidgets'] = None\n"
        "import teachmech as tm\n"
        f"try: {call}\n"
        "except tm.ProblemError as error: print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert message in done.stdout
    assert 'pip install "teachmech[notebook]"' in done.stdout


def test_a_value_without_a_motion_is_neither_saved_nor_stored_in_the_cards():
    problem = tm.ParticleProblem(
        name="held",
        dimension=2,
        parameters={"L": 1, "c": 0.6},
        particles=[{"mass": 1, "force": [0, -10], "position": ["c", 0.8]}],
        constraints=["x1^2 + y1^2 = L^2", "x1 = c"],
        time={"end": 1, "step": 0.1},
        solver={"method": "dop853"},
    )
    dialog = Dialog(problem)
    dialog.press("go", "I")
    confirm(dialog)
    dialog.press("run")
    results = dialog.results
    results.live.start = {"x1": 0.6, "y1": (1.96 - 0.36) ** 0.5}
    results.live.parameters = {"L": 1.4}
    results.live.parameters = {"L": float("nan")}
    assert "The last motion stays: change the value back, or press Reset" in results._message.value
    results._tabs.selected_index = TABS.index("Save")
    text = results._pages["Save"].children[0]._files["held.yaml"].content().decode()
    saved = tm.ParticleProblem.loads(text)
    assert saved.system.parameter_values == {"L": 1.4, "c": 0.6}
    assert saved.simulate().q == pytest.approx(results.motion.q, abs=1e-12)
    dialog.press("back")
    assert dialog.problem.system.parameter_values == {"L": 1.4, "c": 0.6}


def test_a_card_of_a_constraint_asks_when_it_acts():
    draft = Draft.of(tm.example("peg-pendulum"))
    groups = dialog_card(draft, "G", 2)["groups"]
    (equation,), (acts,), *_ = (group["fields"] for group in groups)
    assert (equation["name"], acts["name"]) == ("constraint 2", "acts 2")
    assert acts["value"] == "while x1 > 0" and "empty: always" in acts["label"]


def test_a_floor_is_typed_with_its_restitution_and_the_ball_bounces():
    dialog = Dialog(tm.example("pendulum"))
    dialog.press("go", "G")
    floor = {"constraint 1": "y1 >= -1"}
    said = typed(dialog, "constraint 1", "y1 >= -1")
    assert said.note.startswith("one-sided")
    said = typed(dialog, "restitution 1", "2")
    assert "enter a number from 0 to 1" in said.error
    confirm(dialog, floor | {"restitution 1": "2"})
    assert dialog._page == ("G", 1)
    confirm(dialog, floor | {"restitution 1": "0.5"})
    dialog.press("go", "S")
    assert "one-sided, restitution 0.5" in dialog._form.card["before"]
    dialog.press("run")
    motion = dialog.motion
    assert motion.changes[0].time == pytest.approx((2 / 9.81) ** 0.5)
    assert motion.changes[0].v_after[1] == pytest.approx(-0.5 * motion.changes[0].v_before[1])
    assert dialog.problem.to_dict()["constraints"][0]["restitution"] == "0.5"


def test_a_rough_floor_is_typed_and_the_block_comes_to_rest():
    dialog = Dialog(tm.example("pendulum"))
    dialog.press("go", "G")
    confirm(dialog, {"constraint 1": "y1 >= 0", "friction 1": "0.5, static 0.6"})
    confirm(dialog, {"vx1": "2"})
    dialog.press("go", "S")
    assert "one-sided, friction 0.5, static 0.6" in dialog._form.card["before"]
    dialog.press("run")
    assert dialog.motion["x1"][-1] == pytest.approx(-1 + 4 / (2 * 0.5 * 9.81), abs=1e-8)
    assert dialog.motion["vx1"][-1] == 0


def test_a_bead_on_a_viscous_rail_is_typed_and_slows_down():
    dialog = Dialog(tm.example("pendulum"))
    dialog.press("go", "G")
    said = typed(dialog, "work 1", "x1: -c*vx1")
    assert said.unknown == "c"
    confirm(dialog, {"constraint 1": "y1 = 0", "work 1": "x1: -0.5*vx1"})
    confirm(dialog, {"vx1": "2"})
    dialog.press("go", "S")
    assert "virtual work x1: -0.5*vx1" in dialog._form.card["before"]
    dialog.press("run")
    assert dialog.motion["vx1"][-1] == pytest.approx(2 * np.exp(-0.5 * dialog.motion.t[-1]))
    assert dialog.problem.to_dict()["constraints"][0]["virtual_work"] == {"x1": "-0.5*vx1"}


def test_a_brake_without_an_equation_is_typed():
    dialog = Dialog(tm.example("pendulum"))
    dialog.press("go", "D")
    confirm(dialog, {"constraints": "2"})
    dialog.press("go", "G")
    confirm(dialog, {"constraint 1": "y1 = 0"})
    confirm(dialog, {"constraint 2": "", "friction 2": "0.5, slip vx1, normal lambda3"})
    assert dialog._page == ("G", 2)
    confirm(dialog, {"constraint 2": "", "friction 2": "0.5, slip vx1, normal lambda_c1"})
    confirm(dialog, {"vx1": "2"})
    dialog.press("go", "S")
    assert "friction alone, friction 0.5, slip vx1" in dialog._form.card["before"]
    dialog.press("run")
    assert dialog.motion["x1"][-1] == pytest.approx(-1 + 4 / (2 * 0.5 * 9.81), abs=1e-8)
