"""Figures and pages in the dark theme: everything that is drawn can be seen on its ground."""

import numpy as np
import pytest
from matplotlib.colors import to_rgba
from matplotlib.text import Text

import teachmech as tm
from teachmech import plots
from teachmech.figures.colours import COLOURS, DARK_GROUND, INK, LEAST_CONTRAST
from teachmech.figures.theme import contrast, on_dark

# What people without red or green cones see, in linear red, green and blue (Machado, Oliveira and
# Fernandes 2009, Table 1, severity 1).
VISIONS = {
    "normal": np.eye(3),
    "protanopia": [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    "deuteranopia": [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
    ],
}


def lab(colour, vision):
    """Return CIE L*a*b* of a colour as it is seen."""
    rgb = np.array(to_rgba(colour)[:3])
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    to_xyz = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
    seen = np.clip(np.array(VISIONS[vision]) @ linear, 0, 1)
    xyz = np.array(to_xyz) @ seen / (0.9505, 1, 1.089)
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


@pytest.mark.parametrize("ground", ["white", DARK_GROUND])
def test_every_colour_of_a_line_can_be_seen_on_white_and_on_dark(ground):
    colours = [colour for colour in COLOURS if colour != INK]
    assert len(set(COLOURS)) == len(COLOURS)
    assert min(contrast(colour, ground) for colour in colours) >= LEAST_CONTRAST


@pytest.mark.parametrize("vision", VISIONS)
def test_six_lines_differ_for_colour_blind_readers(vision):
    seen = [lab(colour, vision) for colour in COLOURS[:6]]
    apart = [np.linalg.norm(a - b) for k, a in enumerate(seen) for b in seen[:k]]
    assert min(apart) > 10  # about ten differences that can just be noticed


@pytest.mark.few("bennett-mechanism")
@pytest.mark.parametrize("draw", [plots.overview, plots.mechanism, plots.energy, plots.trajectory])
@pytest.mark.parametrize("name", ["four-bar", "bennett"])
def test_lines_and_letters_can_be_seen_in_the_dark_theme(draw, name):
    motion = tm.example(name).simulate(time=(0, 0.2, 0.05))
    with plots.theme("dark"):
        figure = draw(motion)
    figure.draw_without_rendering()  # makes the last ticks
    assert contrast(figure.get_facecolor(), DARK_GROUND) == 1
    for ax in figure.axes:
        assert contrast(ax.get_facecolor(), DARK_GROUND) == 1
    for text in figure.findobj(Text):
        assert contrast(text.get_color(), DARK_GROUND) >= 4.5 or not text.get_text()
    data = [line for ax in figure.axes for line in ax.lines if len(line.get_xdata()) > 2]
    assert all(contrast(line.get_color(), DARK_GROUND) >= LEAST_CONTRAST for line in data)


def test_a_theme_ends_with_its_block_and_is_not_applied_twice(pendulum):
    motion = pendulum.simulate(time=(0, 0.2, 0.1))
    with plots.theme("dark"):
        figure = plots.energy(motion)
        edge = figure.axes[0].spines["left"].get_edgecolor()
        plots.energy(motion, ax=figure.axes[0])
        assert figure.axes[0].spines["left"].get_edgecolor() == edge == on_dark("black")
    assert contrast(plots.energy(motion).get_facecolor(), "white") == 1
    with pytest.raises(tm.ProblemError, match="blue"):
        plots.theme("blue")


def test_greys_are_reversed_and_colours_are_kept_or_lightened():
    assert contrast(on_dark("white"), DARK_GROUND) == 1
    greys = [contrast(on_dark(str(grey)), DARK_GROUND) for grey in (0, 0.3, 0.6, 0.9)]
    assert greys == sorted(greys, reverse=True)
    assert on_dark("#E69F00") == to_rgba("#E69F00")
    assert contrast(on_dark("#000080"), DARK_GROUND) >= LEAST_CONTRAST


def test_films_and_pages_have_the_theme(pendulum, tmp_path):
    from PIL import Image

    motion = pendulum.simulate(time=(0, 0.2, 0.1))
    with plots.theme("dark"):
        motion.save_animation(tmp_path / "p.gif", speed=1)
    with Image.open(tmp_path / "p.gif") as film:
        corner = film.convert("RGB").getpixel((0, 0))
    assert "#{:02x}{:02x}{:02x}".format(*corner) == DARK_GROUND
    motion.save_html(tmp_path / "p.html", theme="dark")
    assert '<html lang="en" data-theme="dark">' in (tmp_path / "p.html").read_text()
    motion.save_html(tmp_path / "p.html")
    assert '<html lang="en">' in (tmp_path / "p.html").read_text()
    with pytest.raises(tm.ProblemError, match="blue"):
        motion.save_html(tmp_path / "p.html", theme="blue")
