"""Films and stills through matplotlib: GIF, MP4 and the picture that a saved notebook keeps."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from teachmech.animation.scene import Scene
from teachmech.errors import ProblemError
from teachmech.motion import Motion
from teachmech.plots.panels import COLOURS, picture_of, styled

FPS = 25
MAX_FILM_FRAMES = 3000
ROD = "0.55"


def save_animation(
    motion: Motion,
    path: str | Path,
    *,
    fps: int = FPS,
    speed: float = 1.0,
    progress: bool = False,
) -> None:
    """Write the moving picture of a motion as ``.gif``, or ``.mp4`` where ffmpeg is installed.

    Parameters
    ----------
    motion : Motion
    path : str or Path
        The ending says the kind.
    fps : int
        Pictures a second.
    speed : float
        2 plays twice as fast as it happened.
    progress : bool
        Show a bar in the terminal. Ctrl-C stops and keeps the film up to there.

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
    ...     save_animation(motion, Path(folder) / "p.gif")
    ...     (Path(folder) / "p.gif").stat().st_size > 0
    True
    """
    path = Path(path)
    writer = _writer(path.suffix.lower(), fps)
    if not (fps > 0 and speed > 0):
        raise ProblemError(f"fps = {fps} and speed = {speed:g} must be positive", key="fps")
    span = float(motion.t[-1] - motion.t[0])
    count = int(np.ceil(span / speed * fps)) + 1
    if count > MAX_FILM_FRAMES:
        what = f"a film of {count} pictures; at most {MAX_FILM_FRAMES} are accepted"
        raise ProblemError(what, key="speed", hint="choose a greater speed or fewer fps")
    scene = Scene.of(motion)
    figure, update = _stage(scene)
    times = np.linspace(motion.t[0], motion.t[-1], count)
    if progress:
        from tqdm import tqdm

        times = tqdm(times, unit="picture", delay=0.5, leave=False)
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


def _writer(suffix: str, fps: int) -> Any:
    from matplotlib.animation import FFMpegWriter, PillowWriter

    if suffix == ".gif":
        return PillowWriter(fps=fps)
    if suffix == ".mp4":
        if not FFMpegWriter.isAvailable():
            hint = "install ffmpeg, or write a .gif or save_html"
            raise ProblemError("an .mp4 needs the program ffmpeg", key="path", hint=hint)
        return FFMpegWriter(fps=fps)
    hint = "end the name in .gif or .mp4, or use save_html"
    raise ProblemError(f"'{suffix}' is no kind of film", key="path", hint=hint)


@styled
def _stage(scene: Scene) -> tuple[Figure, Callable[[float], None]]:
    """A figure with everything that stands still, and a function that moves the rest to a time."""
    space = scene.dimension == 3
    size = 3 if space else 2
    low, high = _bounds(scene, size)
    shape = 0.8 if space else float((high[1] - low[1]) / (high[0] - low[0]))
    height = min(max(5.4 * shape + 1.1, 2.6), 7.0)
    figure = Figure(figsize=(6.4, height), dpi=100, layout="constrained")
    ax: Any = figure.add_subplot(projection="3d" if space else None)
    count = scene.points.shape[1]
    colours = [COLOURS[k % len(COLOURS)] for k in range(count)]
    for k in range(count):
        ax.plot(*scene.points[:, k, :size].T, color=colours[k], linewidth=1, alpha=0.45)
    bars = [ax.plot([], [], [] if space else "", color=ROD, linewidth=3)[0] for _ in scene.rods]
    trails = [ax.plot(*[[]] * size, color=c, linewidth=2.5)[0] for c in colours]
    dots = [ax.plot(*[[]] * size, "o", color=c, markersize=11, mec="white")[0] for c in colours]
    for rod in scene.rods:
        if rod.pivot is not None:
            ax.plot(*[[x] for x in scene.padded(rod.pivot)[:size]], "s", color=ROD, markersize=7)
    limits = zip("xyz", low, high, strict=False)
    ax.set(**{f"{axis}lim": (float(a), float(b)) for axis, a, b in limits})
    ax.set(**{f"{axis}label": axis for axis in "xyz"[:size]})
    if space:
        ax.set_box_aspect(high - low)
        for axis in (ax.xaxis, ax.yaxis, ax.zaxis):
            axis.set_major_locator(MaxNLocator(3))
            axis.labelpad = 2
    else:
        ax.set_aspect("equal")
    clock = ax.set_title("", family="monospace")
    trail = max(2, len(scene.times) // 12)

    def put(line: Any, places: Any) -> None:
        line.set_data(*np.transpose(places)[:2])
        if space:
            line.set_3d_properties(np.transpose(places)[2])

    def update(t: float) -> None:
        after = min(int(np.searchsorted(scene.times, t)), len(scene.times) - 1)
        before = max(after - 1, 0)
        step = float(scene.times[after] - scene.times[before])
        part = min(max((t - float(scene.times[before])) / step, 0.0), 1.0) if step > 0 else 0.0
        now = (1 - part) * scene.points[before] + part * scene.points[after]
        for k in range(count):
            put(dots[k], now[k : k + 1, :size])
            path = scene.points[max(0, after - trail) : after, k, :size]
            put(trails[k], np.concatenate([path, now[k : k + 1, :size]]))
        for bar, rod in zip(bars, scene.rods, strict=True):
            end = now[rod.end] if rod.end is not None else scene.padded(rod.pivot or ())
            put(bar, np.array([now[rod.start], end])[:, :size])
        clock.set_text(f"{scene.name}   t = {t:.2f} s")

    # The layout is found once, in two passes since the axes keep equal scales; then nothing jumps.
    update(float(scene.times[0]))
    figure.draw_without_rendering()
    figure.draw_without_rendering()
    figure.set_layout_engine("none")
    return figure, update


def _bounds(scene: Scene, size: int) -> tuple[Any, Any]:
    """Lower and upper corner around everything that is ever shown, with some room."""
    pivots = [scene.padded(rod.pivot) for rod in scene.rods if rod.pivot is not None]
    everything = np.concatenate([scene.points.reshape(-1, 3), np.array(pivots).reshape(-1, 3)])
    low, high = everything.min(axis=0)[:size], everything.max(axis=0)[:size]
    widest = max(float((high - low).max()), 1e-9)
    half = np.maximum((high - low) / 2, 0.1 * widest) + 0.06 * widest
    return (low + high) / 2 - half, (low + high) / 2 + half
