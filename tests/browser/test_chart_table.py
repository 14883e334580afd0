"""The table of the charts of a live page."""

from unicodedata import normalize

import numpy as np
import pytest

import teachmech as tm

from .conftest import expect

CELLS = "rows => rows.map(row => [...row.cells].map(cell => cell.textContent))"


def test_the_table_of_a_live_page_has_the_numbers_of_the_motion(page, page_errors, tmp_path):
    problem = tm.example("pendulum")
    problem.live(time=(0, 2, 0.01)).save(tmp_path / "live.html")
    page.goto(f"{(tmp_path / 'live.html').as_uri()}#own.curve=x1&own.curve=vy1")
    page.get_by_label("whole motion").check()
    page.wait_for_function("() => teachmech.live.motions.complete")
    page.get_by_text("Table", exact=True).last.click()
    expect(page.get_by_role("row")).to_have_count(22)
    page.wait_for_function(
        "() => document.querySelector('tbody tr:last-child th').textContent === '2'"
    )
    head, *rows = page.get_by_role("row").evaluate_all(CELLS)
    assert head[0] == "time in s"
    columns = {normalize("NFC", name): k for k, name in enumerate(head)}
    numbers = np.array([[float(x.replace("−", "-")) for x in row[:3]] for row in rows])
    exact = problem.simulate(time=(0, 2, 0.1), method="dop853")
    assert numbers[:, 0] == pytest.approx(exact.t)
    for name, title in [("x1", "x1 in m"), ("vy1", "ẏ1 in m/s")]:
        assert numbers[:, columns[title]] == pytest.approx(exact[name], rel=6e-4, abs=1e-5), title
    assert page_errors == []


def test_a_hidden_curve_is_not_told_by_the_table(page, tmp_path):
    steps = tmp_path / "steps.yaml"
    steps.write_text("steps:\n  - {title: A, charts: Coordinates, hide: charts}\n", "utf-8")
    tm.example("pendulum").live(lecture=steps).save(tmp_path / "live.html")
    page.goto((tmp_path / "live.html").as_uri())
    table = page.get_by_text("Table", exact=True).last
    expect(page.locator(".tm-chart-name").first).to_be_visible()
    expect(table).to_be_hidden()
    page.keyboard.press("PageDown")
    expect(table).to_be_visible()
