"""The lessons as pages: stored pictures have texts, and widgets become live pages."""

import ast
import json
import re
from pathlib import Path
from typing import Any

import teachmech as tm
from teachmech import plots

Cell = dict[str, Any]
WIDGET = "application/vnd.jupyter.widget-view+json"
EXAMPLE = re.compile(r"example\(\"([\w-]+)\"\)")
BEGINNING = {  # live pages of lessons, which name no example in a widget
    "01": "pendulum",
}


def page(path: Path) -> str:
    """Return a notebook in which each output can be shown without a kernel."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    heading, cells, shown = "", [], set()
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            heading = (re.findall(r"^#+ (.*)$", source, re.MULTILINE) or [heading])[-1]
            cells.append(cell)
            continue
        widget = any(WIDGET in output.get("data", {}) for output in cell["outputs"])
        cell["outputs"] = [one for one in cell["outputs"] if is_shown(one)]
        cell["metadata"]["mystnb"] = {"image": {"alt": description(source, heading)}}
        cells.append(cell)
        name = EXAMPLE.search(source)
        if widget and name and name[1] not in shown:
            shown.add(name[1])
            cell["outputs"] = []
            cells.append(live_cell(name[1]))
    notebook["cells"] = cells
    return json.dumps(notebook, ensure_ascii=False)


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
    """Return a cell with the live page of an example."""
    text = f"```{{live}} {name}\n{tm.problems.library.first_sentence(path_of(name))}\n```"
    return {"cell_type": "markdown", "id": f"live-{name}", "metadata": {}, "source": text}


def path_of(name: str) -> Path:
    """Return the file of an example."""
    from teachmech.problems.library import EXAMPLE_FOLDERS

    return next(
        folder / f"{name}.yaml"
        for folder in EXAMPLE_FOLDERS.values()
        if (folder / f"{name}.yaml").exists()
    )
