"""Files of a problem and its motion, and the widget with which the browser saves them."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import anywidget
import traitlets

from teachmech.animation.scripts import bundle
from teachmech.base.errors import TeachmechError
from teachmech.figures.panels import picture_of
from teachmech.problems.particles import ParticleProblem
from teachmech.program.matlab_names import function_name
from teachmech.program.matlab_program import write_matlab
from teachmech.system_and_motion import Motion
from teachmech.widgets.runner import Progress, Runner

FOLDER = Path(__file__).parent


class Download(NamedTuple):
    """A file, with the title of its button; its content is made on request."""

    title: str
    mime: str
    content: Callable[[], bytes]


class Downloads(anywidget.AnyWidget):
    """Buttons that save files, and a text to read and copy.

    Parameters
    ----------
    files : dict of str to Download
    text, html : str
        A text to copy, and the same text as HTML.

    Examples
    --------
    >>> widget = Downloads({"a.txt": Download("Save the text", "text/plain", lambda: b"a")})
    >>> widget.files
    [{'name': 'a.txt', 'title': 'Save the text'}]
    """

    _esm = bundle("downloads")
    _css = FOLDER / "downloads.css"
    files = traitlets.List().tag(sync=True)
    text = traitlets.Unicode().tag(sync=True)
    html = traitlets.Unicode().tag(sync=True)

    def __init__(self, files: dict[str, Download], text: str = "", html: str = "") -> None:
        offered = [{"name": name, "title": file.title} for name, file in files.items()]
        super().__init__(files=offered, text=text, html=html)
        self._files = files
        self._wanted: list[str] = []
        self._runner = Runner(self)
        self.on_msg(lambda _, message, __: self._handle_message(message))

    def _handle_message(self, message: dict[str, Any]) -> None:
        """Handle a message of the browser, which requests a file."""
        name = str(message.get("name"))
        if message.get("type") != "want" or name not in self._files:
            return
        self._wanted.append(name)
        if not self._runner.busy:
            self._runner.begin(self._send_files)

    async def _send_files(self) -> None:
        """Send all requested files, one after the other."""
        while self._wanted:
            name = self._wanted.pop(0)
            content = await self._runner.work(partial(self._content, name))
            if isinstance(content, bytes):
                mime = self._files[name].mime
                self.send({"type": "file", "name": name, "mime": mime}, buffers=[content])
            else:
                self.send({"type": "failed", "text": f"{name}: {content}"})

    def _content(self, name: str, progress: Progress) -> bytes | Exception:
        try:
            return self._files[name].content()
        except (TeachmechError, OSError) as error:
            return error

    def wait(self, text: str, part: float) -> None:
        """Show nothing, since the page already states which file it prepares."""

    def end_wait(self, message: str = "") -> None:
        """Report the reason why a file could not be made."""
        if message:
            self.send({"type": "failed", "text": message})


def files_of(problem: ParticleProblem, motion: Motion) -> dict[str, Download]:
    """Return all files of a problem and its motion: problem, table, programs, pictures, pages.

    Examples
    --------
    >>> import teachmech as tm
    >>> problem = tm.example("pendulum")
    >>> files = files_of(problem, problem.simulate(time=(0, 1, 0.1)))
    >>> list(files)[:4]
    ['pendulum.yaml', 'pendulum.csv', 'pendulum.py', 'pendulum.feed.py']
    """

    def picture(kind: str) -> Callable[[], bytes]:
        return lambda: picture_of(motion.plot(), kind, 120)

    def by_feed() -> bytes:
        return motion.program(derivatives="feed").encode()

    steps = replace(motion.settings, method="rk4")
    in_matlab = Download(
        "Program (MATLAB, RK4)",
        "text/x-matlab",
        lambda: write_matlab(motion.system, steps).encode(),
    )
    files = {
        "yaml": Download("Problem (YAML)", "text/yaml", lambda: problem.to_yaml().encode()),
        "csv": Download("Table (CSV)", "text/csv", lambda: _written(motion.to_csv)),
        "py": Download("Program (Python)", "text/x-python", lambda: motion.program().encode()),
        "feed.py": Download("Program with FEED (Python)", "text/x-python", by_feed),
        "ipynb": Download(
            "Notebook", "application/x-ipynb+json", lambda: notebook(problem).encode()
        ),
        "png": Download("Picture (PNG)", "image/png", picture("png")),
        "svg": Download("Picture (SVG)", "image/svg+xml", picture("svg")),
        "html": Download("Moving picture (HTML)", "text/html", lambda: _written(motion.save_html)),
        "live.html": Download(
            "Live picture (HTML)", "text/html", lambda: motion.live().page.encode()
        ),
    }
    named = {f"{motion.name}.{ending}": file for ending, file in files.items()}
    return named | {f"{function_name(motion.name)}.m": in_matlab}


def _written(write: Callable[[Path], None]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "file"
        write(path)
        return path.read_bytes()


def notebook(problem: ParticleProblem) -> str:
    """Return a notebook that holds a problem and runs it.

    Examples
    --------
    >>> import teachmech as tm
    >>> json.loads(notebook(tm.example("pendulum")))["nbformat"]
    4
    """
    # The problem is quoted, one literal per line, so that it cannot become code.
    quoted = "\n".join(f"    {line!r}" for line in problem.to_yaml().splitlines(keepends=True))
    sources = [
        f"# {problem.name}\n\nThe problem, its equations, its motion.",
        f"import teachmech\n\nproblem = teachmech.ParticleProblem.loads(\n{quoted}\n)",
        "problem.equations()",
        "motion = problem.simulate()\nprint(motion)",
        "motion.player()",
        "motion.plot()",
        "print(motion.program())",
    ]
    code: dict[str, Any] = {"cell_type": "code", "execution_count": None, "outputs": []}
    cells: list[dict[str, Any]] = [
        {
            **(code if k else {"cell_type": "markdown"}),
            "id": f"cell-{k}",
            "metadata": {},
            "source": source.splitlines(keepends=True),
        }
        for k, source in enumerate(sources)
    ]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    whole = {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, indent=1)
