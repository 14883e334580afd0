"""The line of the version for the browser that says whether a notebook is saved, in JupyterLab."""

import lite
import pytest

from .conftest import expect, open_notebook

# Changes the notebook while it is being saved; returns what is marked as changed afterwards.
CHANGE_DURING_SAVE = """async () => {
    const { context } = window.jupyterapp.shell.currentWidget;
    const change = () => {
        context.model.sharedModel.getCell(0).setSource("'typed during the save'");
        context.saveState.disconnect(change);
    };
    context.saveState.connect(change);
    await context.save();
    await new Promise((done) => setTimeout(done, 50));
    return context.model.dirty;
}"""


@pytest.mark.thorough
def test_the_line_says_what_is_saved_and_no_change_is_lost(lab, page):
    open_notebook(lab, page, ["1"], "saved")
    page.evaluate("() => window.jupyterapp.shell.currentWidget.context.save()")
    page.add_script_tag(type="module", path=lite.SAVED)
    line = page.locator("output")
    expect(line).to_be_attached()
    page.wait_for_timeout(400)
    expect(line).to_be_hidden()  # nothing was changed
    page.locator(".jp-Notebook .cm-content").first.click()
    page.keyboard.type(" + 1")
    expect(line).to_have_text("Not saved yet")
    assert page.evaluate(CHANGE_DURING_SAVE), "the change is not saved by the next autosave"
    expect(line).to_have_text("Not saved yet")
    page.evaluate("() => window.jupyterapp.shell.currentWidget.context.save()")
    expect(line).to_have_text("Saved in this browser")
    assert "typed during the save" in (lab.folder / "saved.ipynb").read_text("utf-8")
