"""Pictures of examples with one sentence each, as HTML for the end of a notebook cell.

``python docs/gallery.py`` draws the pictures and stores them in ``gallery.json``, since drawing all
of them takes longer than a reader waits.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from markupsafe import Markup

from teachmech.animation.scene import Scene
from teachmech.animation.small_picture import small_picture
from teachmech.animation.stage import FOLLOWED, goes_far

PICTURES = "gallery.json"
SHOWN = (1 / 3, 3.0)  # time of the picture as a fraction of the drawn time, and the drawn time in s
_GALLERY = Markup(
    '<div style="display:grid;grid-template-columns:repeat(auto-fill,minmax(13em,1fr));gap:1.5em">'
    "{}</div>"
)
_CARD = Markup(
    '<figure style="margin:0"><div style="height:9em;display:flex;align-items:center;'
    'justify-content:center">{}</div><figcaption><b><code>{}</code></b><br>{}</figcaption></figure>'
)


def gallery_page(sentences: Mapping[str, str]) -> Markup:
    """Return a card for each example: its picture, its name and its sentence.

    Examples
    --------
    >>> gallery_page({"pendulum": "A pendulum."}).striptags()
    'pendulumA pendulum.'
    """
    cards = (_CARD.format(stored(name), name, told) for name, told in sentences.items())
    return _GALLERY.format(Markup().join(cards))


def stored(name: str) -> Markup:
    """Return the picture of an example as SVG, or an empty text if no picture is stored.

    Examples
    --------
    >>> stored("pendulum")[:4]
    Markup('<svg')
    """
    return _stored().get(name, Markup())


@cache
def _stored() -> dict[str, Markup]:
    text = files("teachmech.animation").joinpath(PICTURES).read_text("utf-8")
    return {name: Markup(svg) for name, svg in json.loads(text).items()}


def drawn(problem: Any) -> Markup:
    """Return the picture of an example, with the paths of its points in the first 3 s."""
    part, longest = SHOWN
    settings = problem.settings_with()
    begin, end = settings.start, min(settings.end, settings.start + longest)
    scene = Scene.of(problem.simulate(time=(begin, end, (end - begin) / 80)))
    if goes_far(scene):  # as long as the parts are not small in their picture
        end = begin + (end - begin) * FOLLOWED * scene.reach / (scene.high - scene.low).max() / 2
        scene = Scene.of(problem.simulate(time=(begin, end, (end - begin) / 80)))
    return small_picture(scene, begin + part * (end - begin), labels=False)
