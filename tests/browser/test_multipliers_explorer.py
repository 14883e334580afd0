"""The explorer of multipliers in a real browser: a slider moves the multipliers, and says so."""

from .conftest import expect, open_notebook
from .test_dialogs import picture

CODE = (
    "import teachmech\n"
    "motion = teachmech.example('conical-pendulum').simulate(time=(0, 1, 0.1))\n"
    "teachmech.explore_multipliers(motion)"
)


def test_a_slider_over_eta_draws_another_choice_and_least_norm_the_first(lab, page, page_errors):
    page.set_viewport_size({"width": 1280, "height": 1000})
    open_notebook(lab, page, [CODE], "multipliers")
    image = page.locator("img[alt^='conical-pendulum']")
    expect(image).to_be_visible()
    first = image.get_attribute("src")
    eta = page.get_by_role("slider").nth(1)
    eta.focus()
    eta.press("End")
    expect(image).not_to_have_attribute("src", first)
    assert "the multipliers change by up to" in image.get_attribute("alt")
    picture(page, "multipliers")
    page.get_by_role("button", name="Least norm").click()
    expect(image).to_have_attribute("src", first)
    assert page_errors == []
