"""The picture of the start next to the cards: what it shows of the typed texts."""

import base64
import re
from xml.etree import ElementTree

import numpy as np
import pytest

import teachmech as tm
from teachmech.widgets.dialog import Dialog
from teachmech.widgets.start_picture import FORCE, VELOCITY, start_picture


def drawing(html):
    """The elements of the picture."""
    data = re.search(r"base64,([^\"]+)", html).group(1)
    return ElementTree.fromstring(base64.b64decode(data))


def places(html, kind, **look):
    """The numbers of all elements of a kind with these attributes."""
    found = drawing(html).iter(f"{{http://www.w3.org/2000/svg}}{kind}")
    return [e for e in found if all(e.get(name) == value for name, value in look.items())]


def ends(line):
    return np.array([[float(x) for x in pair.split(",")] for pair in line.get("points").split()])


def test_it_grows_with_the_cards():
    problem = tm.example("pendulum")
    count = {
        dialog: [
            len(places(start_picture(problem, dialog), "polyline", **look))
            for look in ({"stroke": FORCE}, {"stroke": "#8a8f98"}, {"stroke": VELOCITY})
        ]
        for dialog in "CEFGH"
    }
    # an arrow has two lines; the pendulum begins at rest
    assert count == {"C": [0, 0, 0], "E": [0, 0, 0], "F": [2, 0, 0], "G": [2, 1, 0], "H": [2, 1, 0]}


def test_arrows_and_rods_have_the_directions_of_the_start(tmp_path):
    path = tmp_path / "two.yaml"
    path.write_text(
        """
        name: two
        dimension: 2
        particles:
          - {mass: 1, force: [3, 4], position: [0, 0], velocity: [1, 0]}
          - {mass: 8, force: [0, -2.5], position: [2, 1], velocity: [0, -2]}
        constraints: ["(x1 - x2)^2 + (y1 - y2)^2 = 5"]
        time: {start: 0, end: 1, step: 0.1}
        """,
        encoding="utf-8",
    )
    problem = tm.load(path)
    html = start_picture(problem, "H")
    first, second = (ends(e) for e in places(html, "polyline", stroke=FORCE)[::2])
    along = np.diff(first, axis=0)[0]
    assert along / np.hypot(*along) == pytest.approx([0.6, -0.8], abs=0.01)  # y is down
    assert np.diff(second, axis=0)[0] == pytest.approx([0, 22], abs=0.1)  # half of 60, less a head
    (rod,) = (ends(e) for e in places(html, "polyline", stroke="#8a8f98"))
    step = np.diff(rod, axis=0)[0]
    assert step[0] / -step[1] == pytest.approx(2, abs=0.01)
    discs = [float(e.get("r")) - 3 for e in places(html, "circle")]
    assert discs == pytest.approx([3, 6])  # the cube root of 1/8
    alt = re.search(r'alt="([^"]+)"', html).group(1)
    assert alt.endswith("particle 2 at (2, 1) m, force (0, -2.5) N, velocity (0, -2) m/s")


def test_a_typed_text_changes_the_picture_and_a_wrong_one_keeps_it():
    dialog, sent = Dialog(), []
    dialog._form.send = sent.append
    for _ in "ABCDE":
        dialog.press("confirm")
    assert dialog._form.card["title"].startswith("F")
    dialog._form.receive({"type": "typed", "name": "force 1 x", "value": "g"})
    picture = next(message["picture"] for message in sent if message["type"] == "picture")
    arrow, _ = (ends(e) for e in places(picture, "polyline", stroke=FORCE))
    along = np.diff(arrow, axis=0)[0]
    assert along[0] == pytest.approx(along[1], abs=0.2)
    sent.clear()
    dialog._form.receive({"type": "typed", "name": "force 1 x", "value": "g*"})
    kept = next(message["picture"] for message in sent if message["type"] == "picture")
    assert str(kept) == str(picture) + "<p>The picture shows the last texts that could be read.</p>"


@pytest.mark.parametrize("far", [1e-320, 1e-150, 1e99, 1e150, 1e308])
def test_positions_of_any_size_are_drawn_or_refused_in_a_sentence(far, tmp_path):
    path = tmp_path / "far.yaml"
    path.write_text(
        "name: far\ndimension: 2\ntime: {start: 0, end: 1, step: 0.1}\nparticles:\n"
        f"  - {{mass: 1, position: [{far}, 0]}}\n  - {{mass: 1, position: [{-far}, 0]}}\n"
    )
    problem = tm.load(path)
    if far > 1e100:
        with pytest.raises(tm.ProblemError, match="too far away for a picture"):
            start_picture(problem, "H")
    else:
        svg = base64.b64decode(re.search('base64,([^"]+)', start_picture(problem, "H"))[1])
        assert b"nan" not in svg and b"inf" not in svg
