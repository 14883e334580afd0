"""Draw the pictures of the exercises: python exercises/pictures.py [NAME ...].

Each is written to images/NAME.png and attached to the notebooks that show it.
"""

import base64
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import matplotlib.pyplot as plt
import nbformat
import numpy as np
from matplotlib.axes import Axes
from matplotlib.patches import Arc, Circle, Polygon, Rectangle

HERE = Path(__file__).parent
INK, QUIET, BODY, FAST, FILL = "#222222", "#7a7f87", "#1f5fa8", "#c0392b", "#d6e4f3"
Place = Sequence[float]


# --- the strokes ------------------------------------------------------------------------------


def arrow(
    ax: Axes, tail: Place, tip: Place, colour: str = INK, style: str = "-|>", level: float = 4
) -> None:
    """Draw an arrow; objects of a higher level lie over it."""
    line = {"arrowstyle": style, "color": colour, "lw": 1.6, "shrinkA": 0, "shrinkB": 0}
    line["mutation_scale"] = 14
    ax.annotate("", tip, tail, arrowprops=line, zorder=level)


def name(ax: Axes, place: Place, text: str, colour: str = INK, **options: object) -> None:
    """Write a text at a place."""
    options = {"ha": "center", "va": "center", "fontsize": 14, **options}
    ax.text(*place, text, color=colour, zorder=6, **options)


def axes(ax: Axes, x: Place, y: Place, names: str = "xy", at: Place = (0, 0)) -> None:
    """Draw the two axes of the plane, each from one value to another."""
    size = 0.045 * max(np.ptp(ax.get_xlim()), np.ptp(ax.get_ylim()))
    arrow(ax, (x[0], at[1]), (x[1], at[1]), QUIET, level=1)
    arrow(ax, (at[0], y[0]), (at[0], y[1]), QUIET, level=1)
    name(ax, (x[1] - 0.3 * size, at[1] - size), names[0], QUIET)
    name(ax, (at[0] - size, y[1] - 0.3 * size), names[1], QUIET)


def line(ax: Axes, *places: Place, colour: str = BODY, width: float = 3, dash: str = "-") -> None:
    """Draw a line through places."""
    ax.plot(*np.transpose(places), dash, color=colour, lw=width, zorder=3, solid_capstyle="round")


def dot(
    ax: Axes,
    place: Place,
    text: str = "",
    shift: Place = (0, 0),
    size: float = 13,
    colour: str = BODY,
) -> None:
    """Draw a particle with its name."""
    ax.plot(*place, "o", color=colour, ms=size, zorder=5)
    if text:
        name(ax, np.add(place, shift), text)


def pin(ax: Axes, place: Place) -> None:
    """Draw a pin."""
    ax.plot(*place, "o", color="white", mec=INK, ms=8, mew=1.5, zorder=6)


def box(ax: Axes, corner: Place, width: float, height: float) -> None:
    """Draw a box, such as a trolley, from its lower left corner."""
    look = {"facecolor": FILL, "edgecolor": BODY, "lw": 1.8, "zorder": 4}
    ax.add_patch(Rectangle(corner, width, height, **look))


def pivot(ax: Axes, place: Place, size: float, text: str = "", shift: Place = (0, 0)) -> None:
    """Draw a pin that is fixed in the world."""
    x, y = place
    legs = [(x, y), (x - 0.7 * size, y + size), (x + 0.7 * size, y + size)]
    ax.add_patch(Polygon(legs, facecolor="#e6e8eb", edgecolor=INK, lw=1.3, zorder=2))
    pin(ax, place)
    if text:
        name(ax, np.add(place, shift), text)


def length(ax: Axes, one: Place, other: Place, text: str, shift: Place) -> None:
    """Draw a length between two places."""
    arrow(ax, one, other, QUIET, "<|-|>")
    name(ax, np.add(np.add(one, other) / 2, shift), text)


def angle(ax: Axes, place: Place, radius: float, first: float, last: float, text: str) -> None:
    """Draw an angle, in degrees, with its name outside the arc."""
    ax.add_patch(Arc(place, 2 * radius, 2 * radius, theta1=first, theta2=last, color=INK, lw=1.3))
    middle = np.radians((first + last) / 2)
    name(ax, np.add(place, 1.3 * radius * np.array([np.cos(middle), np.sin(middle)])), text)


def gravity(ax: Axes, place: Place, size: float) -> None:
    """Draw the arrow of gravity."""
    x, y = place
    arrow(ax, (x, y), (x, y - size))
    name(ax, (x + 0.35 * size, y - 0.5 * size), "g")


def canvas(x: Place, y: Place, width: float = 6.4) -> Axes:
    """Return empty axes of the same scale in both directions."""
    figure, ax = plt.subplots(figsize=(width, width * np.ptp(y) / np.ptp(x)))
    figure.subplots_adjust(0, 0, 1, 1)
    ax.set(xlim=x, ylim=y, aspect="equal")
    ax.axis("off")
    return ax


def seen(place: Place, azimuth: float = 30) -> Place:
    """Project a place in space on the picture, seen from 20 degrees above the horizontal."""
    x, y, z = np.asarray(place, dtype=float)
    a, e = np.radians(azimuth), np.radians(20)
    depth = x * np.cos(a) + y * np.sin(a)
    return np.array([y * np.cos(a) - x * np.sin(a), z * np.cos(e) - depth * np.sin(e)])


def space(ax: Axes, x: float, y: float, z: float, azimuth: float = 30) -> None:
    """Draw the three axes of space with their lengths."""
    for tip, text in (((x, 0, 0), "x"), ((0, y, 0), "y"), ((0, 0, z), "z")):
        end = seen(tip, azimuth)
        arrow(ax, (0, 0), end, QUIET, level=2)
        name(ax, end * (1 + 0.12 / np.hypot(*end)), text, QUIET)


def circle(ax: Axes, first: Place, second: Place, azimuth: float = 30) -> None:
    """Draw the circle through two unit vectors about the origin, in space."""
    u = np.linspace(0, 2 * np.pi, 200)[:, None]
    points = np.cos(u) * np.array([first]) + np.sin(u) * np.array([second])
    line(ax, *[seen(p, azimuth) for p in points])


def parallelogram(half: Place, other: Place, azimuth: float) -> list[Place]:
    """Return the corners of a plane about the origin, in space, from half of each side."""
    signs = ((1, 1), (1, -1), (-1, -1), (-1, 1))
    return [seen(np.multiply(i, half) + np.multiply(j, other), azimuth) for i, j in signs]


# --- the pictures -----------------------------------------------------------------------------


def bead_on_a_wire() -> None:
    """Draw a parabola with the bead on its right branch."""
    ax = canvas((-1.75, 2.15), (-0.32, 2.1))
    x = np.linspace(-1.45, 1.45, 100)
    line(ax, *zip(x, 0.9 * x**2, strict=True))
    axes(ax, (-1.6, 1.95), (-0.2, 1.9))
    s, height = 1.1, 0.9 * 1.1**2
    line(ax, (s, height), (s, 0), colour=QUIET, width=1.2, dash="--")
    name(ax, (s, -0.14), "s")
    dot(ax, (s, height), "m", (0.2, -0.06))
    tangent = np.array([-1, -1.8 * s]) / np.hypot(1, 1.8 * s)
    arrow(ax, (s, height), np.array([s, height]) + 0.6 * tangent, FAST)
    name(ax, (0.72, 0.78), "u", FAST)
    name(ax, (-0.95, 1.62), "wire", BODY)
    gravity(ax, (1.85, 1.5), 0.45)


def plane_pendulum() -> None:
    """Draw a pendulum above the floor."""
    ax = canvas((-1.25, 2.2), (-0.3, 2.55))
    H, L, a = 1.9, 1.35, np.radians(40)
    axes(ax, (-0.9, 1.9), (-0.15, 2.35))
    end = np.array([L * np.sin(a), H - L * np.cos(a)])
    line(ax, (0, H), end)
    pivot(ax, (0, H), 0.16)
    dot(ax, end, "m", (0.02, -0.2))
    name(ax, (0.62, 1.5), "L", BODY)
    angle(ax, (0, H), 0.55, 270, 310, "α")
    length(ax, (-0.4, 0), (-0.4, H), "H", (-0.16, 0))
    line(ax, (-0.5, H), (-0.16, H), colour=QUIET, width=1)
    arrow(ax, end, end + 0.6 * np.array([np.cos(a), np.sin(a)]), FAST)
    name(ax, np.add(end, (0.52, 0.24)), "u", FAST)
    gravity(ax, (1.9, 1.8), 0.45)


def conical_pendulum() -> None:
    """Draw a particle on a horizontal circle below the origin."""
    ax = canvas((-1.85, 1.95), (-1.75, 0.95))
    a, L = np.radians(37), 1.6
    radius, depth, turn = L * np.sin(a), -L * np.cos(a), 1.35
    space(ax, 1.0, 1.25, 0.72)
    u = np.linspace(0, 2 * np.pi, 200)
    ring = [seen((radius * np.cos(k), radius * np.sin(k), depth)) for k in u]
    line(ax, *ring, colour=QUIET, width=1.4, dash="--")
    line(ax, (0, 0), seen((0, 0, depth)), colour=QUIET, width=1.2, dash="--")
    place = np.array([radius * np.cos(turn), radius * np.sin(turn), depth])
    line(ax, (0, 0), seen(place))
    end = seen(place)
    dot(ax, end, "m", (-0.02, -0.2))
    tangent = seen((-np.sin(turn), np.cos(turn), 0))
    arrow(ax, end, end + 0.62 * tangent, FAST)
    name(ax, end + 0.62 * tangent + (0.1, -0.08), "v", FAST)
    last = np.degrees(np.arctan2(end[1], end[0])) % 360
    angle(ax, (0, 0), 0.6, min(270, last), max(270, last), "α")
    name(ax, 0.55 * end + (0.17, 0.03), "L", BODY)
    gravity(ax, (1.65, 0.6), 0.4)


def pendulum_on_a_rail() -> None:
    """Draw a slider on the x axis with a particle below it."""
    ax = canvas((-1.5, 2.1), (-1.5, 0.85))
    a, L = np.radians(40), 1.35
    line(ax, (-1.3, 0), (1.75, 0), colour=INK, width=4)
    axes(ax, (-1.35, 1.9), (-1.3, 0.65))
    end = (L * np.sin(a), -L * np.cos(a))
    line(ax, (0, 0), end)
    dot(ax, (0, 0), "m1", (-0.22, 0.2))
    dot(ax, end, "m2", (0.26, -0.06))
    name(ax, (0.6, -0.42), "L", BODY)
    angle(ax, (0, 0), 0.55, 270, 310, "α")
    gravity(ax, (1.7, -0.35), 0.4)


def sphere_and_plane() -> None:
    """Draw a sphere and an inclined plane that cuts it in a circle."""
    ax, side = canvas((-1.9, 1.9), (-1.35, 1.55)), -120
    slope, across = np.array([1, 0, 0.75]) / 1.25, np.array([0, 1, 0])
    ax.add_patch(Circle((0, 0), 1, facecolor="#f1f3f6", edgecolor=QUIET, lw=1.3, zorder=0))
    plane = parallelogram(1.2 * slope, 1.2 * across, side)
    ax.add_patch(Polygon(plane, facecolor=FILL, edgecolor=BODY, alpha=0.6, lw=1))
    circle(ax, slope, across, side)
    space(ax, 1.5, 1.7, 1.35, side)
    name(ax, (-1.1, -0.95), "plane", BODY)
    start = seen(across, side)
    dot(ax, start, "m", (-0.22, -0.02))
    name(ax, 0.5 * start + (0.03, 0.13), "R")
    tip = start + 0.6 * seen(slope, side)
    arrow(ax, start, tip, FAST)
    name(ax, np.add(tip, (-0.08, 0.1)), "u", FAST)
    gravity(ax, (1.6, 1.2), 0.4)


def turned_hoop() -> None:
    """Draw a hoop in a plane through the z axis."""
    ax = canvas((-1.8, 1.9), (-1.3, 1.75))
    space(ax, 1.75, 1.5, 1.5)
    turn = np.radians(78)
    out = np.array([np.cos(turn), np.sin(turn), 0])
    circle(ax, out, (0, 0, 1))
    line(ax, seen((0, 0, -1.2)), (0, 0), colour=QUIET, width=1.2, dash="--")
    line(ax, (0, 0), seen(1.2 * out), colour=QUIET, width=1.2, dash="--")
    u = np.linspace(0, turn, 30)
    line(ax, *[seen((0.6 * np.cos(k), 0.6 * np.sin(k), 0)) for k in u], colour=INK, width=1.3)
    name(ax, seen((0.75 * np.cos(0.25), 0.75 * np.sin(0.25), 0)), "ωt")
    theta = np.radians(52)
    bead = seen(np.sin(theta) * out + (0, 0, -np.cos(theta)))
    line(ax, (0, 0), bead, colour=QUIET, width=1.4)
    dot(ax, bead, "m", (0.18, -0.08))
    name(ax, 0.72 * bead + (0.02, 0.13), "r")
    angle(ax, (0, 0), 0.62, 270, np.degrees(np.arctan2(bead[1], bead[0])) % 360, "θ")
    v = np.linspace(-2.6, 1.4, 60)
    spin = [(0.28 * np.cos(k), 1.2 + 0.09 * np.sin(k)) for k in v]
    line(ax, *spin, colour=FAST, width=1.6)
    arrow(ax, spin[-4], spin[-1], FAST)
    name(ax, (0.45, 1.2), "ω", FAST)
    gravity(ax, (1.6, 1.45), 0.4)


def crane_trolley() -> None:
    """Draw a trolley whose load lags."""
    ax = canvas((-1.35, 2.35), (-1.75, 0.75))
    line(ax, (-1.1, 0), (2.0, 0), colour=INK, width=4)
    axes(ax, (-1.2, 2.1), (-1.5, 0.55))
    trolley = np.array([1.0, 0.0])
    load = trolley + 1.4 * np.array([-np.sin(0.35), -np.cos(0.35)])
    line(ax, trolley, load)
    line(ax, trolley, trolley - (0, 1.3), colour=QUIET, width=1.2, dash="--")
    box(ax, (0.8, -0.1), 0.4, 0.2)
    dot(ax, trolley, "m1", (0.24, -0.22), 7)
    dot(ax, load, "m2", (-0.24, 0), 16)
    name(ax, (trolley + load) / 2 + (-0.14, 0.06), "L", BODY)
    length(ax, (0, 0.3), (1.0, 0.3), "x1", (0, 0.15))
    arrow(ax, (1.22, 0.1), (1.75, 0.1), FAST)
    name(ax, (1.5, 0.24), "a", FAST)
    gravity(ax, (2.05, -0.5), 0.45)


def skate() -> None:
    """Draw an incline from the side, and the skate on it seen from above."""
    ax = canvas((-2.6, 2.6), (-1.3, 1.45), 7.2)
    foot, top = np.array([-0.75, -0.85]), np.array([-2.35, -0.05])
    ax.add_patch(
        Polygon([foot, top, (top[0], foot[1])], facecolor="#eceef1", edgecolor=INK, lw=1.3)
    )
    down = (foot - top) / np.hypot(*(foot - top))
    name(ax, (-1.18, -0.73), "α")
    ax.add_patch(Arc(foot, 1.1, 1.1, theta1=153.5, theta2=180, color=INK, lw=1.3))
    contact = top + 0.75 * down
    across = np.array([-down[1], down[0]])
    line(ax, contact - 0.18 * down + 0.05 * across, contact + 0.18 * down + 0.05 * across, width=5)
    arrow(ax, contact + 0.3 * across, contact + 0.3 * across + 0.62 * down, QUIET)
    name(ax, contact + 0.3 * across + 0.76 * down, "x", QUIET)
    gravity(ax, (-2.2, 1.1), 0.45)
    name(ax, (-1.5, -1.12), "from the side", QUIET, fontsize=12)
    # Seen at right angles to the incline: x down the slope points to the right.
    axes(ax, (0.15, 2.3), (-0.65, 1.15), at=(0.35, -0.4))
    phi = np.radians(38)
    edge, centre = np.array([np.cos(phi), np.sin(phi)]), np.array([1.2, 0.25])
    line(ax, centre - 0.42 * edge, centre + 0.42 * edge, width=6)
    line(ax, centre, np.add(centre, (0.75, 0)), colour=QUIET, width=1.2, dash="--")
    line(ax, centre, centre + 0.75 * edge, colour=QUIET, width=1.2, dash="--")
    dot(ax, centre, "m, J", (-0.3, 0.2), 9, INK)
    angle(ax, centre, 0.62, 0, 38, "φ")
    u = np.linspace(-1.9, -0.25, 30)
    turn = [centre + 0.36 * np.array([np.cos(k), np.sin(k)]) for k in u]
    line(ax, *turn, colour=FAST, width=1.6)
    arrow(ax, turn[-3], turn[-1], FAST)
    name(ax, np.add(centre, (0.42, -0.36)), "w", FAST)
    name(ax, (1.3, -1.12), "onto the incline", QUIET, fontsize=12)


def double_pendulum() -> None:
    """Draw two moving particles, one below the other."""
    ax = canvas((-1.7, 2.1), (-2.35, 0.7))
    axes(ax, (-1.1, 1.5), (-2.2, 0.5))
    line(ax, (0, 0), (0, -0.9), (0, -1.95))
    pivot(ax, (0, 0), 0.17)
    for y, mass, reach, speed in ((-0.9, "m1", 0.5, "u"), (-1.95, "m2", 1.05, "w")):
        dot(ax, (0, y), mass, (-0.26, 0))
        arrow(ax, (0, y), (reach, y), FAST)
        name(ax, (reach + 0.12, y), speed, FAST)
    name(ax, (-0.22, -0.45), "L1", BODY)
    name(ax, (-0.22, -1.42), "L2", BODY)
    gravity(ax, (1.65, -0.5), 0.45)


def three_planes() -> None:
    """Draw three planes through one line, which rises with x."""
    ax, side = canvas((-2.1, 2.1), (-1.6, 1.75)), -120
    along = np.array([1, 0, 0.75]) / 1.25
    planes = {
        "upright": ((0, 0, 0.7), "#e8c468", (0.85, 1.32)),
        "inclined": ((0, 1.1, 0), "#9fc3ea", (1.4, 0.62)),
        "oblique": ((0, 0.4, 0.75), "#a9d3a9", (-0.55, 1.2)),
    }
    for plane, (reach, colour, place) in planes.items():
        corners = parallelogram(along, reach, side)
        ax.add_patch(Polygon(corners, facecolor=colour, edgecolor=QUIET, alpha=0.45, lw=1))
        name(ax, place, plane, QUIET, fontsize=13)
    line(ax, seen(-1.2 * along, side), seen(1.2 * along, side), width=4)
    space(ax, 1.7, 1.7, 1.4, side)
    dot(ax, seen(0.7 * along, side), "m", (0.2, -0.06))
    gravity(ax, (1.8, 1.5), 0.4)


def slider_crank() -> None:
    """Draw the slider-crank with its crank upright."""
    ax = canvas((-0.75, 2.75), (-0.75, 1.25))
    axes(ax, (-0.4, 2.5), (-0.3, 1.05))
    line(ax, (0.9, -0.13), (2.35, -0.13), colour=INK, width=3)
    A, B = (0, 0.72), (1.75, 0)
    line(ax, (0, 0), A, width=6)
    line(ax, A, B, width=6)
    box(ax, (1.56, -0.12), 0.38, 0.24)
    pivot(ax, (0, 0), -0.17, "O", (-0.2, -0.08))
    for place, text, shift in ((A, "A", (-0.2, 0.02)), (B, "B", (0.1, 0.24))):
        pin(ax, place)
        name(ax, np.add(place, shift), text)
    name(ax, (0.14, 0.33), "r, mr", BODY, ha="left")
    name(ax, (1.0, 0.5), "l, ml", BODY)
    name(ax, (1.75, -0.32), "ms", BODY)
    u = np.linspace(2.0, 3.6, 40)
    turn = [(0.36 * np.cos(k), 0.36 * np.sin(k)) for k in u]
    line(ax, *turn, colour=FAST, width=1.6)
    arrow(ax, turn[-3], turn[-1], FAST)
    name(ax, (-0.5, 0.2), "tau", FAST)


def parallel_four_bar() -> None:
    """Draw three parallel bars with a coupler."""
    ax = canvas((-0.75, 3.55), (-1.75, 0.75))
    axes(ax, (-0.45, 3.2), (-1.5, 0.5))
    d, swing = 1.05, 1.35 * np.array([np.sin(0.7), -np.cos(0.7)])
    tops = [np.array([k * d, 0]) for k in range(3)]
    for top, upper, lower in zip(tops, "ABC", "DEF", strict=True):
        line(ax, top, top + swing, width=5)
        pivot(ax, top, 0.15, upper, (-0.2, -0.13))
        name(ax, top + swing + (0.02, -0.2), lower)
    line(ax, tops[0] + swing, tops[2] + swing, width=7, colour="#123d6e")
    for top in tops:
        pin(ax, top + swing)
    line(ax, tops[2], tops[2] - (0, 0.85), colour=QUIET, width=1.2, dash="--")
    angle(ax, tops[2], 0.55, 270, 310, "α")
    length(ax, (0, 0.3), (d, 0.3), "d", (0, 0.13))
    length(ax, (d, 0.3), (2 * d, 0.3), "d", (0, 0.13))
    name(ax, tops[1] + 0.45 * swing + (0.3, 0.05), "L, m", BODY)
    name(ax, tops[0] + swing + (0.5, 0.16), "M", "#123d6e")
    gravity(ax, (3.3, -0.4), 0.4)


def hoop_on_a_cylinder() -> None:
    """Draw a hoop that rolls on a fixed cylinder, to the right of its top."""
    ax = canvas((-1.75, 2.3), (-1.2, 1.75))
    R, r, turn = 1.0, 0.38, np.radians(35)
    out = np.array([np.sin(turn), np.cos(turn)])
    centre = (R + r) * out
    ax.add_patch(Circle((0, 0), R, facecolor="#e6e8eb", edgecolor=INK, lw=1.5, zorder=1))
    ax.add_patch(Circle(centre, r, fill=False, edgecolor=BODY, lw=5, zorder=3))
    line(ax, (0, 0), (0, 1.55), colour=QUIET, width=1.2, dash="--")
    line(ax, (0, 0), centre, colour=QUIET, width=1.4)
    line(ax, (0, 0), (-0.8, -0.6), colour=QUIET, width=1.4)
    name(ax, (-0.36, -0.43), "R")
    line(ax, centre, centre + r * np.array([-0.5, 0.866]), colour=QUIET, width=1.4)
    name(ax, np.add(centre, (-0.2, 0.1)), "r")
    name(ax, np.add(centre, (0.42, -0.38)), "m", BODY)
    angle(ax, (0, 0), 0.5, 55, 90, "θ")
    u = np.radians(np.linspace(75, 5, 40))
    turned = [centre + (r + 0.14) * np.array([np.cos(k), np.sin(k)]) for k in u]
    line(ax, *turned, colour=FAST, width=1.6)
    arrow(ax, turned[-3], turned[-1], FAST)
    name(ax, np.add(centre, (0.52, 0.45)), "φ", FAST)
    gravity(ax, (2.0, 0.4), 0.45)


def clutch() -> None:
    """Draw two flywheels on one axis, seen from the side, with a clutch between them."""
    ax = canvas((-2.3, 2.3), (-1.25, 1.3))
    line(ax, (-2.2, 0), (2.2, 0), colour=QUIET, width=1.2, dash="-.")
    for side, names in ((-1, ("J1", "w1")), (1, ("J2", "w2"))):
        line(ax, (0.3 * side, 0), (2 * side, 0), colour=INK, width=5)
        box(ax, (1.1 * side - 0.15, -0.9), 0.3, 1.8)
        box(ax, (0.2 * side - 0.08, -0.45), 0.16, 0.9)
        name(ax, (1.1 * side, 1.1), names[0], BODY)
        turn = np.radians(np.linspace(-60, 240, 60))
        arc = [(1.75 * side + 0.09 * np.cos(k), 0.3 * np.sin(k)) for k in turn]
        line(ax, *arc, colour=FAST, width=1.6)
        arrow(ax, arc[-3], arc[-1], FAST)
        name(ax, (1.8 * side, 0.55), names[1], FAST)
    name(ax, (0, -0.75), "clutch")


def slack_thread() -> None:
    """Draw the circle of the bob up to the slack position, and the parabola after it."""
    ax = canvas((-1.0, 1.65), (-1.25, 1.05))
    slack, speed = np.radians(125), np.sqrt(-np.cos(np.radians(125)))  # L = g = 1, v^2 = -cos(phi)
    circle = np.radians(np.linspace(0, 125, 80))
    line(
        ax, *np.column_stack([np.sin(circle), -np.cos(circle)]), colour=QUIET, dash="--", width=1.3
    )
    t = np.linspace(0, 2.2, 111)
    x = np.sin(slack) + speed * np.cos(slack) * t
    y = -np.cos(slack) + speed * np.sin(slack) * t - t**2 / 2
    line(ax, *np.column_stack([x, y]), colour=QUIET, dash=":", width=1.8)
    line(ax, (0, 0), (0, -1), colour=INK, width=1.8)
    bow = np.array([x[35], y[35]]) * np.linspace(0, 1, 40)[:, None]
    bow[:, 1] -= 0.3 * np.sin(np.linspace(0, np.pi, 40))
    line(ax, *bow, colour=INK, width=1.8)
    line(ax, (0, 0), (np.sin(slack), -np.cos(slack)), colour=QUIET, dash="--", width=1.2)
    pivot(ax, (0, 0), 0.14, "O", (-0.17, -0.04))
    dot(ax, (x[35], y[35]))
    dot(ax, (0, -1), "m", (-0.17, 0))
    arrow(ax, (0.1, -1), (0.7, -1), FAST)
    name(ax, (0.8, -0.98), "v0", FAST)
    angle(ax, (0, 0), 0.4, -90, 35, "φ")
    name(ax, (0.1, -0.7), "L")
    gravity(ax, (1.4, -0.5), 0.4)


def billiard_ball() -> None:
    """Draw a ball that slides and, further right, one that rolls."""
    ax = canvas((-1.1, 5.3), (-0.75, 1.9))
    line(ax, (-0.9, -0.02), (5.1, -0.02), colour=INK, width=2)
    for place, speed, text, rolls in ((0.4, 1.2, "v0", False), (3.3, 0.86, "v", True)):
        ax.add_patch(Circle((place, 0.6), 0.6, facecolor=FILL, edgecolor=BODY, lw=2, zorder=3))
        dot(ax, (place, 0.6), size=6)
        arrow(ax, (place, 0.6), (place + speed, 0.6), FAST)
        name(ax, (place + speed + 0.2, 0.6), text, FAST)
        if rolls:
            turn = np.radians(np.linspace(150, 30, 40))
            arc = [(place + 0.78 * np.cos(k), 0.6 + 0.78 * np.sin(k)) for k in turn]
            line(ax, *arc, colour=FAST, width=1.6)
            arrow(ax, arc[-3], arc[-1], FAST)
            name(ax, (place, 1.6), "phi", FAST)
        else:
            arrow(ax, (place, 0.02), (place - 0.8, 0.02))
            name(ax, (place - 0.5, -0.28), "friction")
            length(ax, (place, 0.6), (place - 0.42, 1.02), "r", (-0.06, 0.2))
    arrow(ax, (-0.9, -0.5), (-0.2, -0.5), QUIET)
    name(ax, (-0.05, -0.5), "x", QUIET)


def stick_slip() -> None:
    """Draw a block on a moving belt, with a spring between it and a wall."""
    ax = canvas((-2.75, 2.6), (-1.0, 1.15), 7.2)
    for x in (-1.5, 1.9):
        ax.add_patch(Circle((x, -0.4), 0.28, facecolor=FILL, edgecolor=INK, lw=1.5, zorder=2))
        dot(ax, (x, -0.4), size=4)
    line(ax, (-1.5, -0.1), (1.9, -0.1), colour=INK, width=4)
    line(ax, (-1.5, -0.7), (1.9, -0.7), colour=INK, width=4)
    for x, turns in ((-1.5, (90, 270)), (1.9, (-90, 90))):
        ax.add_patch(Arc((x, -0.4), 0.6, 0.6, theta1=turns[0], theta2=turns[1], color=INK, lw=4))
    arrow(ax, (0.75, -0.28), (1.5, -0.28), FAST)
    name(ax, (0.6, -0.28), "v", FAST)
    box(ax, (0.1, -0.04), 0.7, 0.5)
    name(ax, (0.45, 0.21), "m", BODY)
    coil = np.linspace(-1.9, -0.2, 41)
    zigzag = 0.21 + 0.13 * np.tile([0, 1, 0, -1], 11)[:41]
    line(ax, (-2.3, 0.21), *np.column_stack([coil, zigzag]), (0.1, 0.21), colour=INK, width=1.6)
    line(ax, (-2.3, -0.3), (-2.3, 0.75), colour=INK, width=4)
    name(ax, (-1.05, 0.55), "k")
    line(ax, (-0.35, 0.5), (-0.35, 0.95), colour=QUIET, width=1.2, dash="--")
    length(ax, (-0.35, 0.8), (0.45, 0.8), "x", (0, 0.15))
    line(ax, (0.45, 0.5), (0.45, 0.95), colour=QUIET, width=1.2, dash="--")
    gravity(ax, (2.3, 0.85), 0.4)


def equilibria_on_a_hoop() -> None:
    """Draw a hoop in its plane, with the equilibria of a bead and the forces at one of them."""
    ax = canvas((-1.9, 1.9), (-1.45, 1.75))
    axes(ax, (-1.35, 1.75), (-1.3, 1.55), "xz")
    ax.add_patch(Circle((0, 0), 1, fill=False, edgecolor=BODY, lw=3, zorder=3))
    theta = np.radians(58)
    bead = np.array([np.sin(theta), -np.cos(theta)])
    line(ax, (0, 0), bead, colour=QUIET, width=1.4)
    name(ax, 0.55 * bead + (0.06, 0.13), "R")
    angle(ax, (0, 0), 0.4, 270, 328, "θ")
    for place in ((0, -1), (-bead[0], bead[1])):
        ax.plot(*place, "o", color="white", mec=BODY, ms=12, mew=2, zorder=5)
    dot(ax, bead, "m", (0.17, 0.17))
    arrow(ax, bead, np.add(bead, (0.62, 0)), FAST)
    name(ax, np.add(bead, (0.62, -0.16)), "m ω² x", FAST)
    arrow(ax, bead, np.subtract(bead, (0, 0.39)), FAST)
    name(ax, np.add(bead, (0.26, -0.32)), "m g", FAST)
    v = np.linspace(-2.6, 1.4, 60)
    spin = [(0.28 * np.cos(k), 1.25 + 0.09 * np.sin(k)) for k in v]
    line(ax, *spin, colour=FAST, width=1.6)
    arrow(ax, spin[-4], spin[-1], FAST)
    name(ax, (0.45, 1.25), "ω", FAST)


def small_oscillations() -> None:
    """Draw a double pendulum with the angles of its rods."""
    ax = canvas((-1.3, 2.0), (-2.1, 0.5))
    upper, lower = np.radians(22), np.radians(38)
    A = np.array([np.sin(upper), -np.cos(upper)])
    B = np.add(A, (np.sin(lower), -np.cos(lower)))
    for top, turn, text in (((0, 0), upper, "φ1"), (A, lower, "φ2")):
        line(ax, top, np.add(top, (0, -0.8)), colour=QUIET, width=1.2, dash="--")
        angle(ax, top, 0.6, 270, 270 + np.degrees(turn), text)
    line(ax, (0, 0), A, B)
    pivot(ax, (0, 0), 0.17)
    dot(ax, A, "m1", (0.28, 0.05))
    dot(ax, B, "m2", (0.28, 0.02))
    name(ax, 0.5 * A + (-0.3, 0.02), "L", BODY)
    name(ax, (A + B) / 2 + (0.2, 0.12), "L", BODY)
    gravity(ax, (-0.9, -0.5), 0.45)


def nutation() -> None:
    """Draw a conical pendulum and a bob that oscillates about its circle."""
    ax = canvas((-1.7, 1.8), (-1.85, 0.65))
    line(ax, (0, 0), seen((0, 0, -1.75)), colour=QUIET, width=1.2, dash="--")
    alpha, psi = np.radians(38), np.radians(75)
    turned = np.linspace(0, 2 * np.pi, 200)
    theta = alpha + 0.09 * np.cos(turned * np.sqrt(1 + 3 * np.cos(alpha) ** 2))

    def bob(theta: float, psi: float) -> Place:
        out = 1.6 * np.sin(theta)
        return seen((out * np.cos(psi), out * np.sin(psi), -1.6 * np.cos(theta)))

    line(ax, *[bob(alpha, k) for k in turned], colour=QUIET, width=1.2)
    path = [bob(a, psi + k) for a, k in zip(theta, turned, strict=True)]
    line(ax, *path[:150], colour=FAST, width=1.6)
    arrow(ax, path[148], path[150], FAST)
    line(ax, (0, 0), path[0])
    pivot(ax, (0, 0), 0.15)
    dot(ax, path[0], "m", (0.2, -0.05))
    name(ax, np.add(np.divide(path[0], 2), (0.14, 0.1)), "L", BODY)
    angle(ax, (0, 0), 0.6, 270, np.degrees(np.arctan2(path[0][1], path[0][0])) % 360, "θ")
    gravity(ax, (-1.4, 0.3), 0.4)


def crane_programme() -> None:
    """Draw a trolley that a motor moves, with its load on a rope."""
    ax = canvas((-1.35, 2.35), (-1.75, 0.75))
    line(ax, (-1.1, 0), (2.0, 0), colour=INK, width=4)
    trolley = np.array([0.75, 0.0])
    load = np.add(trolley, 1.4 * np.array([-np.sin(0.35), -np.cos(0.35)]))
    line(ax, trolley, load)
    line(ax, trolley, np.subtract(trolley, (0, 1.3)), colour=QUIET, width=1.2, dash="--")
    angle(ax, trolley, 0.75, 250, 270, "φ")
    box(ax, (0.5, -0.12), 0.5, 0.24)
    dot(ax, trolley, "M", (0.42, -0.22), 7)
    dot(ax, load, "m", (-0.24, 0), 16)
    name(ax, np.add(np.add(trolley, load) / 2, (-0.16, 0.06)), "L", BODY)
    line(ax, (-1.1, -0.12), (-1.1, 0.5), colour=QUIET, width=1.2, dash="--")
    length(ax, (-1.1, 0.36), (0.75, 0.36), "X = a (1 − cos w t)", (0, 0.17))
    arrow(ax, (1.0, 0.07), (1.65, 0.07), FAST, level=5)
    name(ax, (1.4, 0.22), "F", FAST)
    gravity(ax, (2.05, -0.5), 0.45)


def swinging_weight() -> None:
    """Draw a thread over a pulley, with a weight on one end and a swinging mass on the other."""
    ax = canvas((-1.6, 2.0), (-1.8, 0.6))
    hub, bob = np.zeros(2), 1.5 * np.array([np.sin(0.55), -np.cos(0.55)])
    line(ax, (-1.05, 0.45), (0.4, 0.45), colour=INK, width=4)
    line(ax, hub, (0, -1.6), colour=QUIET, width=1.2, dash="--")
    line(ax, (0, 0.08), (-0.7, 0.08), colour=BODY, width=2)
    line(ax, (-0.78, 0), (-0.78, -1.1), width=2)
    line(ax, hub, bob, width=2)
    for centre in (hub, (-0.7, 0)):
        line(ax, centre, (centre[0], 0.45), colour=INK, width=2)
        ax.add_patch(Circle(centre, 0.08, facecolor="white", edgecolor=INK, lw=1.6, zorder=5))
    box(ax, (-1.0, -1.45), 0.44, 0.35)
    name(ax, (-0.78, -1.275), "M")
    dot(ax, bob, "m", (0.02, -0.2), 17)
    arrow(ax, np.add(bob, (0.12, 0)), np.add(bob, (0.7, 0)), FAST)
    name(ax, np.add(bob, (0.5, 0.14)), "F", FAST)
    name(ax, np.add(bob / 2, (0.16, 0.08)), "r", BODY)
    angle(ax, hub, 0.75, 270, 270 + np.degrees(0.55), "θ")
    gravity(ax, (1.6, 0.3), 0.5)


def thrown_book() -> None:
    """Draw a book with axes along its three edges."""
    ax = canvas((-2.3, 2.3), (-1.05, 1.45))
    edges, azimuth = np.diag([1.15, 0.75, 0.2]), 50
    for k in range(3):
        corners = np.add(parallelogram(*np.delete(edges, k, 0), azimuth), seen(edges[k], azimuth))
        ax.add_patch(Polygon(corners, facecolor=FILL, edgecolor=BODY, lw=1.8, zorder=3))
    reach = np.diag([2.1, 1.55, 1.15])
    for k, text in enumerate("xyz"):
        tip = seen(reach[k], azimuth)
        arrow(ax, seen(edges[k], azimuth), tip, QUIET, level=5)
        name(ax, tip * (1 + 0.14 / np.hypot(*tip)), text, QUIET)
    for k, text, shift in ((0, "a", (-0.12, -0.16)), (1, "b", (0.12, -0.16)), (2, "c", (0.17, 0))):
        ends = {
            0: ((-1, 1, -1), (1, 1, -1)),
            1: ((1, -1, -1), (1, 1, -1)),
            2: ((-1, 1, -1), (-1, 1, 1)),
        }
        one, other = (seen(np.array(end) @ edges, azimuth) for end in ends[k])
        name(ax, np.add(np.add(one, other) / 2, shift), text, BODY)


def measured_block() -> None:
    """Draw a block with a spring on a table, and a ruler on which its turning points are read."""
    ax = canvas((-2.75, 2.6), (-0.95, 1.15), 7.2)
    line(ax, (-2.3, -0.04), (2.3, -0.04), colour=INK, width=4)
    line(ax, (-2.3, -0.04), (-2.3, 0.75), colour=INK, width=4)
    box(ax, (0.8, 0), 0.7, 0.5)
    name(ax, (1.15, 0.25), "m", BODY)
    coil = np.linspace(-1.9, 0.5, 41)
    zigzag = 0.25 + 0.13 * np.tile([0, 1, 0, -1], 11)[:41]
    line(ax, (-2.3, 0.25), *np.column_stack([coil, zigzag]), (0.8, 0.25), colour=INK, width=1.6)
    line(ax, (0.1, -0.1), (0.1, 0.95), colour=QUIET, width=1.2, dash="--")
    line(ax, (1.15, 0.5), (1.15, 0.95), colour=QUIET, width=1.2, dash="--")
    length(ax, (0.1, 0.85), (1.15, 0.85), "x", (0, 0.15))
    ax.add_patch(Rectangle((-1.4, -0.5), 3, 0.3, facecolor="#f6efdc", edgecolor=INK, lw=1.2))
    for k in range(31):
        high = 0.16 if k % 5 == 0 else 0.09
        line(ax, (-1.4 + k / 10, -0.2), (-1.4 + k / 10, -0.2 - high), colour=INK, width=1)
    arrow(ax, (1.15, -0.75), (1.15, -0.52), FAST)
    name(ax, (1.15, -0.84), "release", FAST, fontsize=12)
    gravity(ax, (2.3, 0.95), 0.4)


PICTURES: tuple[Callable[[], None], ...] = (
    bead_on_a_wire, plane_pendulum, conical_pendulum, pendulum_on_a_rail, sphere_and_plane,
    turned_hoop, crane_trolley, skate, double_pendulum, three_planes, slider_crank,
    parallel_four_bar, hoop_on_a_cylinder, clutch, slack_thread, billiard_ball, stick_slip,
    equilibria_on_a_hoop,
    small_oscillations,
    nutation,
    crane_programme,
    swinging_weight, thrown_book, measured_block,
)  # fmt: skip


# --- where they go ----------------------------------------------------------------------------


def attach(picture: Path) -> None:
    """Put a picture into the notebooks that show it."""
    content = {"image/png": base64.b64encode(picture.read_bytes()).decode()}
    for path in sorted(HERE.glob("*.ipynb")):
        notebook = nbformat.read(path, as_version=4)
        shown = [c for c in notebook.cells if f"(attachment:{picture.name})" in c.source]
        for cell in shown:
            cell["attachments"] = {picture.name: content}
        if shown:
            nbformat.write(notebook, path)


def main(names: list[str]) -> None:
    """Draw the pictures of these names, or all."""
    for draw in PICTURES:
        picture = HERE / "images" / f"{draw.__name__.replace('_', '-')}.png"
        if names and picture.stem not in names:
            continue
        draw()
        plt.savefig(picture, dpi=100, metadata={"Software": None}, pil_kwargs={"optimize": True})
        plt.close()
        attach(picture)
        print(picture)


if __name__ == "__main__":
    main(sys.argv[1:])
