"""The Baumgarte explorer in a real browser: sliders, pictures, and a step that is too long."""

from .conftest import expect, open_notebook
from .test_dialogs import picture

CODE = "import teachmech\nteachmech.explore_baumgarte(teachmech.example('pendulum'))"


def test_a_step_that_is_too_long_is_said_and_shown(lab, page, page_errors):
    page.set_viewport_size({"width": 1280, "height": 1400})
    open_notebook(lab, page, [CODE], "baumgarte")
    chart = page.locator(".tm-chart-lines path[stroke]").first
    expect(chart).to_be_visible()
    expect(page.get_by_text("Predicted: an error is multiplied by 0.9512")).to_be_visible()
    picture(page, "baumgarte")
    before = chart.get_attribute("d")
    step = page.get_by_role("slider").nth(2)
    step.focus()
    step.press("End")  # 0.5 s
    expect(page.get_by_text("the step is too long: errors grow by")).to_have_count(0)
    alpha = page.get_by_role("slider").nth(0)
    alpha.focus()
    for _ in range(3):  # 7, 10, 20
        alpha.press("ArrowRight")
    expect(page.get_by_text("the step is too long: errors grow by")).to_be_visible()
    expect(chart).not_to_have_attribute("d", before)
    picture(page, "baumgarte-too-long")
    assert page_errors == []
