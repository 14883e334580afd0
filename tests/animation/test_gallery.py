"""The gallery of examples: each has a sentence, and a picture that is current."""

import json
import re
from importlib.resources import files
from xml.etree import ElementTree

import numpy as np
import pytest

import teachmech as tm
from teachmech.animation import gallery
from teachmech.problems.library import EXAMPLE_FOLDERS, first_sentence

NUMBER = re.compile(r"-?\d+\.?\d*")


@pytest.fixture(scope="module")
def pictures():
    return json.loads(files("teachmech.animation").joinpath(gallery.PICTURES).read_text("utf-8"))


def test_each_example_has_a_picture_and_one_whole_sentence(pictures):
    assert list(pictures) == tm.examples()
    files = [path for folder in EXAMPLE_FOLDERS.values() for path in folder.glob("*.yaml")]
    sentences = {path.stem: first_sentence(path) for path in files}
    for name, picture in pictures.items():
        shapes = list(ElementTree.fromstring(picture))
        assert len(shapes) > 1, name
        told = sentences[name]
        assert re.fullmatch(r"[A-Z].{15,}[.?]", told), name
        assert not re.search(r"[a-z)][.] [A-Z]", told), name


@pytest.mark.few("heavy-top", "bicycle")
@pytest.mark.parametrize("name", ["pendulum", "four-bar", "heavy-top", "bicycle", "jansen"])
def test_stored_pictures_are_those_of_the_present_files(pictures, name):
    stored, now = pictures[name], str(gallery.drawn(tm.example(name)))
    assert NUMBER.sub("", stored) == NUMBER.sub("", now)
    was, found = (np.array(NUMBER.findall(text), float) for text in (stored, now))
    assert np.abs(was - found).max() < 0.15  # px; they are rounded to 0.1


def test_a_bicycle_is_not_small_on_its_way(pictures):
    width = float(re.search(r' width="(\d+)"', pictures["bicycle"])[1])
    wheels = [
        np.array(NUMBER.findall(points), float)[::2]
        for points, wide in re.findall(
            r'points="(.*?)".*? stroke-width="(\d+)"', pictures["bicycle"]
        )
        if wide == "3"
    ]
    assert len(wheels) == 2
    assert np.ptp(np.concatenate(wheels)) > 0.3 * width


def test_a_cell_shows_the_examples_of_one_kind():
    shown = tm.examples("particles")._repr_html_()
    assert shown.count("<figure") == len(tm.examples("particles"))
    assert "<code>peg-pendulum</code></b><br>A pendulum whose thread meets a peg" in shown
