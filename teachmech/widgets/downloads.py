"""Files of a problem and its motion, by name, and the widget that hands them to the browser."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import anywidget
import traitlets

from teachmech.animation.scripts import bundle
from teachmech.base.errors import TeachmechError
from teachmech.figures.panels import picture_of
from teachmech.problems.particles import ParticleProblem
from teachmech.system_and_motion import Motion
from teachmech.widgets.runner import Progress, Runner

FOLDER = Path(__file__).parent


class File(NamedTuple):
    """A file with the title of its button; its content is made when it is wanted."""

    title: str
    mime: str
    content: Callable[[], bytes]


class Files(anywidget.AnyWidget):
    """Buttons that save files, and a text to read and copy.

    Parameters
    ----------
    files : dict of str to File
    text, html : str
        A text to copy, and how it is shown.

    Examples
    --------
    >>> widget = Files({"a.txt": File("Save the text", "text/plain", lambda: b"a")})
    >>> widget.files
    [{'name': 'a.txt', 'title': 'Save the text'}]
    """

    _esm = bundle("downloads")
    _css = FOLDER / "downloads.css"
    files = traitlets.List().tag(sync=True)
    text = traitlets.Unicode().tag(sync=True)
    html = traitlets.Unicode().tag(sync=True)

    def __init__(self, files: dict[str, File], text: str = "", html: str = "") -> None:
        offered = [{"name": name, "title": file.title} for name, file in files.items()]
        super().__init__(files=offered, text=text, html=html)
        self._files = files
        self._wanted: list[str] = []
        self._runner = Runner(self)
        self.on_msg(lambda _, message, __: self._receive(message))

    def _receive(self, message: dict[str, Any]) -> None:
        """Take a message of the browser: it wants a file."""
        name = str(message.get("name"))
        if message.get("type") != "want" or name not in self._files:
            return
        self._wanted.append(name)
        if not self._runner.busy:
            self._runner.begin(self._hand_out)

    async def _hand_out(self) -> None:
        """Hand out all files that are wanted, one after the other."""
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
        """Show nothing else: the page says which file is prepared."""

    def rest(self, said: str = "") -> None:
        """Say how it ended, where a file cannot be had."""
        if said:
            self.send({"type": "failed", "text": said})


def files_of(problem: ParticleProblem, motion: Motion) -> dict[str, File]:
    """Return all files of a problem and its motion: problem, table, program, pictures, page.

    Examples
    --------
    >>> import teachmech as tm
    >>> problem = tm.example("pendulum")
    >>> files = files_of(problem, problem.simulate(time=(0, 1, 0.1)))
    >>> list(files)[:4]
    ['pendulum.yaml', 'pendulum.csv', 'pendulum.py', 'pendulum.ipynb']
    """

    def picture(kind: str) -> Callable[[], bytes]:
        return lambda: picture_of(motion.plot(), kind, 120)

    files = {
        "yaml": File("Problem (YAML)", "text/yaml", lambda: problem.to_yaml().encode()),
        "csv": File("Table (CSV)", "text/csv", lambda: _written(motion.to_csv)),
        "py": File("Program (Python)", "text/x-python", lambda: motion.program().encode()),
        "ipynb": File("Notebook", "application/x-ipynb+json", lambda: notebook(problem).encode()),
        "png": File("Picture (PNG)", "image/png", picture("png")),
        "svg": File("Picture (SVG)", "image/svg+xml", picture("svg")),
        "html": File("Moving picture (HTML)", "text/html", lambda: _written(motion.save_html)),
        "live.html": File("Live picture (HTML)", "text/html", lambda: motion.live().page.encode()),
    }
    return {f"{motion.name}.{ending}": file for ending, file in files.items()}


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
    # The text of the user stays a text: one literal for each line.
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
