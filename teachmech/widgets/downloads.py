"""Files of a problem and its motion, by name, and the widget that hands them to the browser."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import anywidget
import traitlets

from teachmech.animation.scripts import script
from teachmech.base.errors import TeachmechError
from teachmech.faces import Motion
from teachmech.figures.panels import picture_of
from teachmech.problems.particles import ParticleProblem

FOLDER = Path(__file__).parent


class File(NamedTuple):
    """A file that can be had.

    Attributes
    ----------
    title : str
        For the button.
    mime : str
    content : callable
        Returns the bytes; called when the file is wanted.
    """

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

    _esm = script(FOLDER / "downloads.js")
    _css = FOLDER / "downloads.css"
    files = traitlets.List().tag(sync=True)
    text = traitlets.Unicode().tag(sync=True)
    html = traitlets.Unicode().tag(sync=True)

    def __init__(self, files: dict[str, File], text: str = "", html: str = "") -> None:
        super().__init__(text=text, html=html)
        self.show(files)
        self.on_msg(lambda _, message, __: self.receive(message))

    def show(self, files: dict[str, File]) -> None:
        """Offer other files."""
        self._files = files
        self.files = [{"name": name, "title": file.title} for name, file in files.items()]

    def receive(self, message: dict[str, Any]) -> None:
        """Take a message of the browser: it wants a file."""
        name = str(message.get("name"))
        if message.get("type") != "want" or name not in self._files:
            return
        file = self._files[name]
        try:
            content = file.content()
        except (TeachmechError, OSError) as error:
            self.send({"type": "failed", "text": f"{name}: {error}"})
            return
        self.send({"type": "file", "name": name, "mime": file.mime}, buffers=[content])


def files_of(problem: ParticleProblem, motion: Motion) -> dict[str, File]:
    """Return all files of a problem and its motion: problem, table, program, pictures, page.

    Parameters
    ----------
    problem : ParticleProblem
    motion : Motion
        Of this problem; other parameters than the problem's are written into the files.

    Examples
    --------
    >>> import teachmech as tm
    >>> problem = tm.example("pendulum")
    >>> files = files_of(problem, problem.simulate(time=(0, 1, 0.1)))
    >>> list(files)[:4]
    ['pendulum.yaml', 'pendulum.csv', 'pendulum.py', 'pendulum.ipynb']
    """
    name = motion.name
    return {
        f"{name}.yaml": File("Problem (YAML)", "text/yaml", lambda: problem.to_yaml().encode()),
        f"{name}.csv": File("Table (CSV)", "text/csv", lambda: _written(motion.to_csv, ".csv")),
        f"{name}.py": File("Program (Python)", "text/x-python", lambda: motion.program().encode()),
        f"{name}.ipynb": File(
            "Notebook", "application/x-ipynb+json", lambda: notebook(problem).encode()
        ),
        f"{name}.png": File(
            "Picture (PNG)", "image/png", lambda: picture_of(motion.plot(), "png", 120)
        ),
        f"{name}.svg": File(
            "Picture (SVG)", "image/svg+xml", lambda: picture_of(motion.plot(), "svg", 120)
        ),
        f"{name}.html": File(
            "Moving picture (HTML)", "text/html", lambda: _written(motion.save_html, ".html")
        ),
    }


def _written(write: Callable[[Path], None], ending: str) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"file{ending}"
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
    cells = [
        ("markdown", f"# {problem.name}\n\nThe problem, its equations, its motion."),
        (
            "code",
            "import teachmech\n\nproblem = teachmech.ParticleProblem.loads(\n"
            f"{_quoted(problem.to_yaml())}\n)",
        ),
        ("code", "problem.equations()"),
        ("code", "motion = problem.simulate()\nprint(motion)"),
        ("code", "motion.player()"),
        ("code", "motion.plot()"),
        ("code", "print(motion.program())"),
    ]
    made = []
    for k, (kind, source) in enumerate(cells):
        cell: dict[str, Any] = {"cell_type": kind, "id": f"cell-{k}", "metadata": {}}
        cell["source"] = source.splitlines(keepends=True)
        if kind == "code":
            cell |= {"execution_count": None, "outputs": []}
        made.append(cell)
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    whole = {"cells": made, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, indent=1)


def _quoted(text: str) -> str:
    """A text as Python source, one literal a line; the user's text stays a text."""
    return "\n".join(f"    {line!r}" for line in text.splitlines(keepends=True))
