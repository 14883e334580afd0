"""The tool Guide of the drawing board: a four-bar through positions of a bar, run by Python."""

import numpy as np
import pytest

import teachmech as tm

from .test_board import board  # noqa: F401 - a fixture

POSES = [(0.1, -0.2, 0.0), (0.2, 0.0, 0.6), (0.4, 0.05, 1.2), (0.6, 0.0, 1.5), (0.7, -0.1, 1.9)]
LENGTH = 0.2


def ends_of(count):
    return [
        (x + part * np.cos(angle), y + part * np.sin(angle))
        for x, y, angle in POSES[:count]
        for part in (0, LENGTH)
    ]


@pytest.mark.few("3")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_a_four_bar_guides_a_bar_through_its_positions(board, page_errors, count):  # noqa: F811
    user = board()
    user.page.get_by_label("grid").uncheck()
    user.tool("Guide")
    places = ends_of(count)
    user.press(*places)
    assert user.told == ""
    user.press(places[0])
    assert "circuit" in user.told or "branch" in user.told or "in order" in user.told
    mechanism = tm.Mechanism.loads(user.text)
    system = mechanism.system
    assert mechanism.freedom().degrees_of_freedom == 0  # driven
    names = [name.removesuffix("_x") for name in system.coordinates if name.endswith("_x")]
    motion = mechanism.simulate(time=(0, 2, 1e-3), method="kinematic")
    paths = {name: motion[f"{name}_x"] + 1j * motion[f"{name}_y"] for name in names}
    start = [complex(*place) for place in places[:2]]
    p, q = (min(paths, key=lambda name, at=at: abs(paths[name][0] - at)) for at in start)
    assert abs(paths[p][0] - start[0]) < 2e-3 and abs(paths[q][0] - start[1]) < 2e-3  # pixels
    reached = [np.abs(paths[p] - complex(*places[2 * k])).min() for k in range(count)]
    if "in order" in user.told and "not" not in user.told:
        assert max(reached) < 4e-3
    user.tool("Undo")
    assert "Rigids" not in user.text
    assert not page_errors


def test_too_few_places_are_refused(board):  # noqa: F811
    user = board()
    user.tool("Guide")
    user.press((0, 0), (0.2, 0), (0.3, 0.2), (0.4, 0.3), (0, 0))
    assert "three to five positions need 6, 8 or 10 places, and there are 4" in user.told
    assert "Rigids" not in user.text
