"""Films and stills by Matplotlib: GIF, MP4 and the picture in a saved notebook."""

from __future__ import annotations

import shutil
import subprocess
import textwrap
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator
from mpl_toolkits.mplot3d.art3d import Poly3DCollection

from teachmech.animation.arrows import Arrows
from teachmech.animation.scene import Scene
from teachmech.animation.stage import Update, bounds, clock, draw
from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, readable
from teachmech.base.files import replacing
from teachmech.base.progress import bar
from teachmech.figures.panels import SIZE, picture_of, prepare, styled, title_of
from teachmech.run.trajectory import Trajectory

FPS = {".gif": 12.5, ".mp4": 25.0}  # GIFs are large, several kB per picture
MAX_FILM_FRAMES = 3000
MAX_STILLS = 24


def save_animation(
    motion: Trajectory,
    path: str | Path,
    *,
    fps: float | None = None,
    speed: float | None = None,
    progress: bool = False,
    arrows: Arrows = None,
) -> None:
    """Write the animation of a motion as ``.gif`` or, if ffmpeg is installed, as ``.mp4``.

    Parameters
    ----------
    motion : Motion
    path : str or Path
        The path of the film; its ending is ``.gif`` or ``.mp4``.
    fps : float, optional
        Pictures per second; by default 12.5 in a GIF, 25 in an MP4.
    speed : float, optional
        2 plays at twice the speed of the motion. By default a motion of 1 to 60 s is played in
        real time, any other within about ten seconds.
    progress : bool
        Show a bar in the terminal. Ctrl-C stops and keeps the finished part of the film.
    arrows : mapping of str to array, or Sensitivities, optional
        Forces or changes to show; see `Scene.of`.

    Raises
    ------
    ProblemError
        If the path has another ending, ffmpeg is missing, the film would be too long, or the system
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
    write = _writer(path.suffix.lower())
    scene = Scene.of(motion, arrows)
    speed = scene.speed if speed is None else speed
    fps = FPS[path.suffix.lower()] if fps is None else fps
    if not (fps > 0 and speed > 0):
        raise ProblemError(f"fps = {fps} and speed = {speed:g} must be positive", key="fps")
    span = float(motion.t[-1] - motion.t[0])
    count = int(np.ceil(span / speed * fps)) + 1
    if count > MAX_FILM_FRAMES:
        what = f"the film has {count} pictures; at most {MAX_FILM_FRAMES} are accepted"
        raise ProblemError(what, key="speed", hint="choose a greater speed or fewer fps")
    stage = _stage(scene, speed)
    times = np.linspace(motion.t[0], motion.t[-1], count)
    some = list(_pictures(stage, times[:: max(1, count // 8)]))
    with replacing(path) as part:
        write(part, _pictures(stage, bar(times, unit="picture") if progress else times), some, fps)


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
    """Draw the picture of the player at one time, or at several times side by side.

    Parameters
    ----------
    motion : Motion
        The motion of a mechanism, or of any system with points.
    at : float or sequence of float, optional
        Times within the motion; by default its first time.
    arrows : mapping of str to array, or Sensitivities, optional
        Forces or changes to show; see `Scene.of`.
    figure : Figure, optional
        The figure to draw in; by default a new figure.

    Raises
    ------
    ProblemError
        If a time is outside the motion, there are no times or too many, or the system has no
        points.

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
            hint = f"give a time from {motion.t[0]:g} to {motion.t[-1]:g} s"
            raise ProblemError(f"the time {t:g} s is outside the motion", key="at", hint=hint)
    scene = Scene.of(motion, arrows)
    low, high = bounds(scene)
    space, slim = scene.dimension == 3, (high[0] - low[0]) / (high[1] - low[1])
    columns, wide, tall = _grid(len(times), 1.25 if space else float(slim))
    rows = -(-len(times) // columns)
    title = "\n".join([title_of(motion), *_caption(scene)])
    margin = 0.5 + 0.35 * (1 + title.count("\n")) + 0.35 * rows
    scale = min(1.0, (SIZE[1] - margin) / tall)
    figure = prepare(motion, (max(scale * wide, 5.0) + 0.8, scale * tall + margin), figure)
    figure.suptitle(title)
    kind: dict[str, Any] = {"projection": "3d"} if space else {}
    moves = []
    for k, t in enumerate(times):
        ax: Any = figure.add_subplot(rows, columns, k + 1, **kind)
        moves.append(draw(scene, ax))
        moves[-1](float(t))
        ax.set_title(clock(scene, t))
        if not space:
            ax.xaxis.set_major_locator(MaxNLocator(4, steps=[1, 2, 5, 10]))
        if not space and k % columns:
            ax.set(ylabel="")
            ax.tick_params(labelleft=False)
        if not space and k + columns < len(times):
            ax.set(xlabel="")
            ax.tick_params(labelbottom=False)
    figure.draw_without_rendering()  # equal scales need a second layout pass
    for move, t in zip(moves, times, strict=True):
        move(float(t))  # names are placed after everything else
    return figure


def _grid(count: int, slim: float) -> tuple[int, float, float]:
    """Return columns, width and height in inches of panels ``slim`` times as wide as tall."""
    found = []
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        tall = min(7.8 / rows, 15.0 / columns / slim, 6.5)
        found.append((tall, -columns, rows))
    tall, columns, rows = max(found)
    return -columns, -columns * tall * slim, rows * tall


# --- films ------------------------------------------------------------------------------------

Picture = Array  # bytes, shape (height, width, 3)
Write = Callable[[Path, Iterable[Picture], Sequence[Picture], float], None]


def _writer(suffix: str) -> Write:
    if suffix == ".gif":
        return _write_gif
    if suffix == ".mp4":
        if shutil.which("ffmpeg") is None:
            hint = "install ffmpeg, or write a .gif or save_html"
            raise ProblemError("an .mp4 needs the program ffmpeg", key="path", hint=hint)
        return _write_mp4
    hint = "end the name in .gif or .mp4, or use save_html"
    raise ProblemError(f"the file type '{suffix}' is not accepted", key="path", hint=hint)


def _pictures(stage: tuple[Figure, Update], times: Iterable[float]) -> Iterator[Picture]:
    """Yield the pictures of a film; the axes are drawn once, under the moving parts."""
    figure, update = stage
    canvas: Any = FigureCanvasAgg(figure)
    (ax,) = figure.axes
    movers = [*ax.collections, *ax.lines, *ax.patches, *ax.texts, ax.title]
    movers.sort(key=lambda a: a.get_zorder())
    for mover in movers:
        mover.set_animated(True)  # animated parts are omitted from this drawing
    canvas.draw()
    still = canvas.copy_from_bbox(figure.bbox)
    for t in times:
        update(float(t))
        canvas.restore_region(still)
        for mover in movers:
            if isinstance(mover, Poly3DCollection):
                mover.do_3d_projection()
            ax.draw_artist(mover)
        yield np.asarray(canvas.buffer_rgba())[..., :3].copy()


def _write_gif(
    path: Path, pictures: Iterable[Picture], some: Sequence[Picture], fps: float
) -> None:
    """Write a GIF; all pictures share one palette, which is made from some of them."""
    from PIL import Image

    exact = Image.Dither.NONE
    palette = Image.fromarray(np.concatenate(some)).quantize(255, dither=exact)
    colours = np.reshape(palette.getpalette() or [], (-1, 3))
    ground = some[0][0, 0]  # keep the exact colour of the corner, such as pure white
    away = np.abs(colours - ground.astype(int)).sum(axis=1)
    colours[away <= max(away.min(), 8)] = ground  # Pillow does not always find the nearest colour
    palette.putpalette(colours.ravel().tolist())
    frames: list[Image.Image] = []
    try:
        for picture in pictures:
            frames.append(Image.fromarray(picture).quantize(palette=palette, dither=exact))
    except KeyboardInterrupt:  # keep the finished part
        if not frames:
            raise
    options: dict[str, Any] = {"duration": round(1000 / fps), "loop": 0, "optimize": True}
    frames[0].save(path, "GIF", save_all=True, append_images=frames[1:], **options)


def _write_mp4(
    path: Path, pictures: Iterable[Picture], some: Sequence[Picture], fps: float
) -> None:
    """Write an MP4 by ffmpeg; H.264 needs even sides."""
    height, width, _ = some[0].shape
    given = f"-f rawvideo -pix_fmt rgb24 -s {width}x{height} -r {fps:g} -i -".split()
    wanted = "-c:v libx264 -pix_fmt yuv420p -movflags +faststart".split()
    ground = bytes(some[0][0, 0]).hex()
    even = ["-vf", f"pad=ceil(iw/2)*2:ceil(ih/2)*2:color=0x{ground}"]
    command = ["ffmpeg", "-y", "-loglevel", "error", *given, *even, *wanted, str(path)]
    pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, **pipes, start_new_session=True) as process:
        assert process.stdin is not None
        with suppress(BrokenPipeError, KeyboardInterrupt):  # keep the finished part
            for picture in pictures:
                process.stdin.write(picture.tobytes())
        messages = process.communicate()[1].decode(errors="replace").strip()
    if process.returncode:
        what = f"ffmpeg could not write the film: {readable(messages.rpartition(chr(10))[2])}"
        raise ProblemError(what, key="path", where=str(path))


@styled
def _stage(scene: Scene, speed: float = 1.0) -> tuple[Figure, Update]:
    """Return a figure, and a function that moves all parts that are not fixed to a time."""
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

    # The layout is computed once, so that nothing moves by itself; equal scales need two passes.
    update(float(scene.times[0]))
    figure.draw_without_rendering()
    figure.draw_without_rendering()
    figure.set_layout_engine("none")
    return figure, update


def _caption(scene: Scene, speed: float = 1.0) -> list[str]:
    """Return the shown parameters, the titles of arrows and the speed, in lines that fit."""
    moved = [f"arrows: {kind.title}" for kind in scene.forces if kind.metres and kind.shown]
    lines = textwrap.wrap(",  ".join([*scene.caption, *moved]), 56, break_long_words=False)
    if speed != 1:
        times, how = (speed, "faster") if speed > 1 else (1 / speed, "slower")
        lines.append(f"{times:.4g} times {how} than it happens")
    return lines
