"""The player of modes in JupyterLab: the chosen mode is shown, with the chosen amplitude."""

import os

from .conftest import expect, open_notebook

CELL = """
import teachmech as tm
start = {"A_x": 0, "A_y": -0.4, "B_x": 0, "B_y": -0.7}
tm.linearise("double-pendulum", start=start).player()
"""


def test_modes_are_chosen_from_a_list_that_fits(lab, page):
    outputs = open_notebook(lab, page, [CELL], "modes")
    choice = outputs.nth(0).get_by_role("combobox").first
    expect(choice).to_be_visible()
    names = [text.replace("\xa0", " ") for text in choice.locator("option").all_inner_texts()]
    assert names == ["0.722 Hz: B_x", "1.885 Hz: B_x, A_x"]  # amplitudes 0.48, 1 and -0.77, 1
    shown = outputs.nth(0).get_by_text("t = 0.000 s")
    expect(shown).to_be_visible()
    for width, index in ((1400, 1), (390, 0)):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(300)  # the page comes to rest in its new width
        before = outputs.nth(0).locator("canvas").first.bounding_box()
        choice.select_option(index=index)
        page.wait_for_timeout(500)
        after = outputs.nth(0).locator("canvas").first.bounding_box()
        assert after == before  # nothing jumps
        box = choice.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width
        if folder := os.environ.get("TEACHMECH_SCREENSHOTS"):
            page.screenshot(path=f"{folder}/modes-{width}.png")
