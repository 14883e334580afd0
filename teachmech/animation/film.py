"""Films and stills through matplotlib: GIF, MP4 and the picture that a saved notebook keeps."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.figure import Figure

from teachmech.animation.arrows import Arrows
from teachmech.animation.scene import Scene
from teachmech.animation.stage import Update, bounds, clock, draw
from teachmech.base.errors import ProblemError
from teachmech.base.progress import bar
from teachmech.figures.panels import picture_of, prepare, styled, title_of
from teachmech.run.trajectory import Trajectory

FPS = 25
MAX_FILM_FRAMES = 3000
MAX_STILLS = 24


def save_animation(
    motion: Trajectory,
    path: str | Path,
    *,
    fps: float = FPS,
    speed: float | None = None,
    progress: bool = False,
    arrows: Arrows = None,
) -> None:
    """Write the moving picture of a motion as ``.gif``, or ``.mp4`` where ffmpeg is installed.

    Parameters
    ----------
    motion : Motion
    path : str or Path
        Its ending says which kind of film.
    fps : float
        Pictures per second.
    speed : float, optional
        2 plays twice as fast as it happened. By default a motion of 1 to 60 s is played as it
        happened, and another in some ten seconds.
    progress : bool
        Show a bar in the terminal. Ctrl-C stops and keeps the film up to there.
    arrows : mapping of str to array, optional
        Forces to show; see `Scene.of`.

    Raises
    ------
    ProblemError
        The ending is none of these, ffmpeg is missing, the film would be too long, or the system
        has no points.

    Examples
    --------
    >>> import tempfile, teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 0.2, 0.02))
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     save_animation(motion, Path(folder) / "p.gif", speed=1)
    ...     (Path(folder) / "p.gif").stat().st_size > 0
    True
    """
    path = Path(path)
    writer = _writer(path.suffix.lower(), fps)
    scene = Scene.of(motion, arrows)
    speed = scene.speed if speed is None else speed
    if not (fps > 0 and speed > 0):
        raise ProblemError(f"fps = {fps} and speed = {speed:g} must be positive", key="fps")
    span = float(motion.t[-1] - motion.t[0])
    count = int(np.ceil(span / speed * fps)) + 1
    if count > MAX_FILM_FRAMES:
        what = f"a film of {count} pictures; at most {MAX_FILM_FRAMES} are accepted"
        raise ProblemError(what, key="speed", hint="choose a greater speed or fewer fps")
    figure, update = _stage(scene, speed)
    times = np.linspace(motion.t[0], motion.t[-1], count)
    if progress:
        times = bar(times, unit="picture")
    with writer.saving(figure, str(path), dpi=figure.dpi):
        try:
            for t in times:
                update(float(t))
                writer.grab_frame()
        except KeyboardInterrupt:  # keep what is done
            pass


def still(scene: Scene) -> bytes:
    """Return the last frame of a scene as PNG."""
    figure, update = _stage(scene)
    update(float(scene.times[-1]))
    return picture_of(figure)


@styled
def mechanism(
    motion: Trajectory,
    at: float | Sequence[float] | None = None,
    arrows: Arrows = None,
    figure: Figure | None = None,
) -> Figure:
    """Draw what the player shows at one time, or side by side at several.

    Parameters
    ----------
    motion : Motion
        Of a mechanism, or of any system with points.
    at : float or sequence of float, optional
        Times between the first and the last of the motion; by default the first.
    arrows : mapping of str to array, optional
        Forces to show, in newtons, of shape (N, 2) over the times of the motion, by name; the
        first word of a name is the point on which the force acts, as in ``"C on AC"``. Those of
        `Mechanism.reactions` fit; their torques are not drawn.
    figure : Figure, optional
        Where to draw; by default a new figure is made.

    Raises
    ------
    ProblemError
        A time lies outside the motion, there are none or too many, or the system has no points.

    Examples
    --------
    >>> import teachmech as tm
    >>> motion = tm.example("pendulum").simulate(time=(0, 1, 0.1))
    >>> len(mechanism(motion, at=[0, 0.5, 1]).axes)
    3
    """
    times = np.atleast_1d(np.asarray(motion.t[0] if at is None else at, dtype=float))
    if times.ndim > 1 or not 1 <= len(times) <= MAX_STILLS:
        hint = f"give a time, or a list of 1 to {MAX_STILLS}"
        raise ProblemError("these are not times to draw", key="at", hint=hint)
    for t in times:
        if not motion.t[0] <= t <= motion.t[-1]:
            hint = f"the motion lasts from {motion.t[0]:g} to {motion.t[-1]:g} s"
            raise ProblemError(f"there is no time {t:g}", key="at", hint=hint)
    scene = Scene.of(motion, arrows)
    low, high = bounds(scene)
    space, slim = scene.dimension == 3, (high[0] - low[0]) / (high[1] - low[1])
    columns, wide, tall = _grid(len(times), 1.25 if space else float(slim))
    rows = -(-len(times) // columns)
    title = "\n".join([title_of(motion), *_caption(scene)])
    margin = 0.5 + 0.35 * (1 + title.count("\n")) + 0.35 * rows
    figure = prepare(motion, (max(wide, 5.0) + 0.8, tall + margin), figure)
    figure.suptitle(title)
    kind: dict[str, Any] = {"projection": "3d"} if space else {}
    for k, t in enumerate(times):
        ax: Any = figure.add_subplot(rows, columns, k + 1, **kind)
        draw(scene, ax)(float(t))
        ax.set_title(clock(scene, t))
        if not space and k % columns:
            ax.set(ylabel="")
            ax.tick_params(labelleft=False)
        if not space and k + columns < len(times):
            ax.set(xlabel="")
            ax.tick_params(labelbottom=False)
    figure.draw_without_rendering()  # the layout needs a second pass, since axes keep their scales
    return figure


def _grid(count: int, slim: float) -> tuple[int, float, float]:
    """Columns, and width and height in inches, of panels ``slim`` times as wide as tall."""
    found = []
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        tall = min(7.8 / rows, 15.0 / columns / slim, 6.5)
        found.append((tall, -columns, rows))
    tall, columns, rows = max(found)
    return -columns, -columns * tall * slim, rows * tall


def _writer(suffix: str, fps: Any) -> Any:
    from matplotlib.animation import FFMpegWriter, PillowWriter

    if suffix == ".gif":
        return PillowWriter(fps=fps)
    if suffix == ".mp4":
        if not FFMpegWriter.isAvailable():
            hint = "install ffmpeg, or write a .gif or save_html"
            raise ProblemError("an .mp4 needs the program ffmpeg", key="path", hint=hint)
        return FFMpegWriter(fps=fps)
    hint = "end the name in .gif or .mp4, or use save_html"
    raise ProblemError(f"'{suffix}' is not a kind of film", key="path", hint=hint)


@styled
def _stage(scene: Scene, speed: float = 1.0) -> tuple[Figure, Update]:
    """A figure with everything that stands still, and a function that moves the rest to a time."""
    low, high = bounds(scene)
    space = scene.dimension == 3
    shape = 0.8 if space else float((high[1] - low[1]) / (high[0] - low[0]))
    caption = _caption(scene, speed)
    height = min(max(5.4 * shape + 1.1 + 0.2 * len(caption), 2.6), 7.0)
    figure = Figure(figsize=(6.4, height), dpi=100, layout="constrained")
    ax: Any = figure.add_subplot(projection="3d" if space else None)
    move, title = draw(scene, ax), ax.set_title("", family="monospace")

    def update(t: float) -> None:
        move(t)
        title.set_text("\n".join([f"{scene.name}   {clock(scene, t)}", *caption]))

    # The layout is found once, in two passes since the axes keep equal scales; then nothing jumps.
    update(float(scene.times[0]))
    figure.draw_without_rendering()
    figure.draw_without_rendering()
    figure.set_layout_engine("none")
    return figure, update


def _caption(scene: Scene, speed: float = 1.0) -> list[str]:
    """The parameters that are shown and the speed of a film, in lines that fit."""
    lines = textwrap.wrap(",  ".join(scene.caption), 56, break_long_words=False)
    if speed != 1:
        times, how = (speed, "faster") if speed > 1 else (1 / speed, "slower")
        lines.append(f"{times:.4g} times {how} than it happens")
    return lines
