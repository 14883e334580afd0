"""The lessons as pages: stored pictures have texts, and widgets become live pages."""

import ast
import json
import re
from pathlib import Path
from typing import Any

import live_pages
from example_pages import PATHS

from teachmech import plots
from teachmech.problems.library import first_sentence

Cell = dict[str, Any]
WIDGET = "application/vnd.jupyter.widget-view+json"
EXAMPLE = re.compile(r"example\(\"([\w-]+)\"\)")
NOTE = (
    "*In a notebook, this cell shows a widget. Here, start a live page of this lesson; `make lab`"
    " opens the lesson itself.*"
)
TOUCHED = {  # the live pages at the beginning of each lesson
    "01": ["pendulum"],
    "02": ["pendulum"],
    "03": ["docs/live/meridian"],
    "04": ["docs/live/table"],
    "05": ["pendulum"],
    "06": ["conical-pendulum"],
    "07": ["peg-pendulum"],
    "08": ["docs/live/table", "docs/live/parallelogram"],
    "09": ["docs/live/drift"],
    "10": ["physical-pendulum"],
    "11": ["docs/live/jansen"],
    "12": ["docs/live/jansen"],
    "13": ["double-pendulum"],
    "14": ["rolling-disk"],
    "15": ["turned-hoop"],
    "16": ["mechanism1"],
    "17": ["clutch"],
    "18": ["docs/live/thread"],
    "19": ["belt"],
    "20": ["tumbling-body"],
    "21": ["tumbling-body"],
    "22": ["sarrus"],
    "23": ["gyroscope"],
    "24": ["planar-robot"],
    "25": ["physical-pendulum"],
    "26": ["double-pendulum"],
    "e1": ["docs/live/meridian"],
    "e2": ["falling-hoop"],
    "e3": ["docs/live/parallelogram"],
    "e4": ["andrews"],
    "e5": ["docs/live/jansen"],
    "e6": ["pendulum"],
}


def page(path: Path) -> str:
    """Return a notebook in which each output can be shown without a kernel."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    touched = TOUCHED[path.name[:2]]
    heading, live, cells = "", set(touched), []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        cells.append(cell)
        if cell["cell_type"] == "markdown":
            heading = (re.findall(r"^#+ (.*)$", source, re.MULTILINE) or [heading])[-1]
        else:
            cell["metadata"]["mystnb"] = {"image": {"alt": description(source, heading)}}
            cells += in_place_of_widget(cell, source, live)
        if len(cells) == 1:
            cells += map(live_cell, touched)
    for number, cell in enumerate(cells):
        cell["id"] = f"cell-{number}"
    return json.dumps(notebook | {"cells": cells}, ensure_ascii=False)


def in_place_of_widget(cell: Cell, source: str, live: set[str]) -> list[Cell]:
    """Remove the widget of a cell; return what replaces it if it has no stored picture."""
    shown = [one for one in cell["outputs"] if is_shown(one)]
    widget = any(WIDGET in one.get("data", {}) for one in cell["outputs"])
    found = EXAMPLE.search(source)
    cell["outputs"] = shown
    if widget and found and found[1] not in live:
        live.add(found[1])
        cell["outputs"] = []
        return [live_cell(found[1])]
    return [text_cell(NOTE)] if widget and not shown else []


def is_shown(output: Cell) -> bool:
    """Return whether an output is more than a widget, which needs a kernel."""
    data = output.get("data", {"text": "text"})
    return WIDGET not in data and any("".join(one) for one in data.values())


def description(source: str, heading: str) -> str:
    """Return the text of a picture: what its function draws, and the section."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    for call in calls:
        name = ast.unparse(call.func)
        if name.startswith("plots.") and name[6:] in plots.__all__:
            told = (getattr(plots, name[6:]).__doc__ or "").strip().splitlines()[0]
            return f"{heading}: result of {name}. {told}".replace('"', "'")
    return f"Picture of the section {heading}, drawn by the code above".replace('"', "'")


def live_cell(name: str) -> Cell:
    """Return a cell with a live page: of an example, or of a lecture below ``docs/live``."""
    if name in PATHS:
        told = first_sentence(PATHS[name])
    else:
        told = live_pages.PAGES[name.rpartition("/")[2]].title + ", with the steps of a lecture."
    return text_cell(f"```{{live}} {name}\n{told}\n```")


def text_cell(text: str) -> Cell:
    """Return a cell of Markdown."""
    return {"cell_type": "markdown", "metadata": {}, "source": text}
