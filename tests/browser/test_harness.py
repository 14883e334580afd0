"""The harness itself: widgets and anywidgets live in JupyterLab and under Voilà."""

import sys

import pytest

from .conftest import expect, open_notebook, open_voila

pytestmark = pytest.mark.thorough

SLIDER = """
import sys
import ipywidgets as widgets

slider = widgets.IntSlider(value=3, min=0, max=10)
label = widgets.Label("value 3")
slider.observe(lambda change: setattr(label, "value", f"value {change['new']}"), "value")
display(widgets.VBox([slider, label]))
print(sys.executable)
"""

COUNTER = """
import anywidget
import traitlets


class Counter(anywidget.AnyWidget):
    _esm = '''
    function render({ model, el }) {
        const button = document.createElement("button");
        const answer = document.createElement("output");
        const show = () => { button.textContent = `clicks ${model.get("clicks")}`; };
        button.addEventListener("click", () => {
            model.set("clicks", model.get("clicks") + 1);
            model.save_changes();
            model.send({ clicks: model.get("clicks") });
        });
        model.on("change:clicks", show);
        model.on("msg:custom", (message) => { answer.textContent = message.text; });
        show();
        el.append(button, answer);
    }
    export default { render };
    '''
    clicks = traitlets.Int(0).tag(sync=True)

    def __init__(self, **traits):
        super().__init__(**traits)
        self.on_msg(self.answer)

    def answer(self, _, content, buffers):
        self.send({"text": f"python saw {content['clicks']} and has {self.clicks}"})


Counter()
"""


def test_slider_moves_a_label_through_python(lab, page, page_errors):
    outputs = open_notebook(lab, page, [SLIDER], "slider")
    expect(outputs).to_contain_text(sys.executable)
    expect(outputs.get_by_text("value 3")).to_be_visible()
    handle = outputs.get_by_role("slider")
    handle.focus()
    handle.press("ArrowRight")
    handle.press("ArrowRight")
    expect(outputs.get_by_text("value 5")).to_be_visible()
    assert page_errors == []


def test_anywidget_in_jupyterlab(lab, page, page_errors):
    click_twice(open_notebook(lab, page, [COUNTER], "counter"))
    assert page_errors == []


def test_anywidget_under_voila(voila, page, page_errors):
    click_twice(open_voila(voila, page, [COUNTER], "counter"))
    assert page_errors == []


def click_twice(outputs):
    button = outputs.get_by_role("button")
    expect(button).to_have_text("clicks 0")
    button.click()
    expect(outputs.get_by_text("python saw 1 and has 1")).to_be_visible()
    button.click()
    expect(outputs.get_by_text("python saw 2 and has 2")).to_be_visible()
    expect(button).to_have_text("clicks 2")
