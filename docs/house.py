"""Read which room of the package imports which, and draw the house: python docs/house.py.

`ROOMS` is the one list of the rooms. `tests/project/test_architecture.py` holds the package to it,
and the drawings `house.svg` and `homework.svg` to what this file would draw now.
"""

import ast
import re
from collections.abc import Iterator
from html import escape
from pathlib import Path

DOCS = Path(__file__).parent
PACKAGE = DOCS.parent / "teachmech"

# Rooms, lowest first, with what the drawing says of them. A file imports, at its top, late or for
# its types, from its own room or a lower one.
ROOMS = {
    "base": "errors, files, tables, words",
    "expressions": "a text becomes a formula",
    "numerics": "arrays in, arrays out",
    "model": "what describes a system; A and b",
    "program": "writes the readable program",
    "start": "is the start consistent?",
    "run": "integrates and stores a motion",
    "analysis": "looks at a motion",
    "figures": "pictures of one motion",
    "animation": "moving pictures",
    "live": "the program runs in the page",
    "system_and_motion": "the classes System and Motion",
    "problems": "from a file to a System",
    "board": "a mechanism is drawn in the page",
    "studies": "compares several motions",
    "front": "the functions of the front page",
    "plots": "the names of all figures",
    "widgets": "dialogs and explorers",
    "homework.statuses": "the results of a check",
    "homework.parts": "what is asked",
    "homework.setting": "the problem with its numbers",
    "homework.variant_numbers": "how numbers are drawn",
    "homework.answers": "how answers are read and compared",
    "homework.limited": "a process for students' code",
    "homework.kinds": "the kinds of answers",
    "homework.mistakes": "what students do wrong",
    "homework.task": "what a student has",
    "homework.exercise": "what an author writes",
    "homework.marking": "from a folder to a table",
    "homework.release": "what is handed out",
    "homework.commands": "its part of the command line",
    "homework": "exercises that check themselves",
    "teachmech": "import teachmech as tm",
    "cli": "the command teachmech",
}
DRAWINGS = ("house.svg", "homework.svg")

Arrows = set[tuple[str, str]]


# --- reading the package ----------------------------------------------------------------------


def module_of(path: Path) -> str:
    """The dotted name below the package; that of a folder for its __init__.py."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts) or "teachmech"


SOURCES = {
    module_of(path): path.read_text(encoding="utf-8")
    for path in sorted(PACKAGE.rglob("*.py"))
    if path.name != "__main__.py"
}


def imports_of(source: str) -> Iterator[tuple[str, str]]:
    """Return the modules of the package and the names that a file imports, wherever it does."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("teachmech."):
            for alias in node.names:
                yield str(node.module).removeprefix("teachmech."), alias.name
        elif isinstance(node, ast.ImportFrom) and node.module == "teachmech":
            for alias in node.names:
                yield alias.name if alias.name in SOURCES else "teachmech", alias.name
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name.startswith("teachmech."):
                    yield alias.name.removeprefix("teachmech."), ""


IMPORTS = {module: list(imports_of(source)) for module, source in SOURCES.items()}


def exporter(module: str, name: str) -> str:
    """The file that a name comes from which may only pass through an __init__.py."""
    if f"{module}.{name}" in SOURCES:
        return f"{module}.{name}"
    for inner, found in IMPORTS[module] if (PACKAGE / module.replace(".", "/")).is_dir() else ():
        if found == name:
            return exporter(inner, name)
    return module


ARROWS: Arrows = {  # from each file to those that it imports
    (module, other)
    for module, imported_names in IMPORTS.items()
    for imported, name in imported_names
    if (other := exporter(imported, name) if name else imported) != module
}


def room_of(module: str) -> str:
    """The room of a file: `homework.task` of `homework.task.key`, `run` of `run.record`."""
    names = [".".join(module.split(".")[:length]) for length in (2, 1)]
    return next(name for name in names if name in ROOMS)


def needed(arrows: Arrows) -> Arrows:
    """Those of the arrows that do not follow from the others; none may run up."""
    below: dict[str, set[str]] = {}
    for room in ROOMS:  # the rooms below have been through this loop before
        direct = {other for one, other in arrows if one == room}
        below[room] = direct.union(*(below[other] for other in direct))
    return {
        (one, other)
        for one, other in arrows
        if not any(other in below[between] for start, between in arrows if start == one)
    }


# --- drawing it -------------------------------------------------------------------------------

WIDTH, LEFT, FLOOR, BOX, LANE = 440, 58, 58, 40, 16  # pixels
STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #1b2733 }
    .name { font-weight: 600; font-size: 15px }
    .count { font-size: 12px; fill: #4a5766; text-anchor: end }
    rect { fill: #dfeaf5; stroke: #6d8299 }
    path { fill: none; stroke: #6d8299; stroke-width: 1.3 }
    marker path { fill: #6d8299; stroke: none }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3 } .count { fill: #a9b6c3 } rect { fill: #22303f }
    }
"""


def drawing(name: str) -> str:
    """The text of one of the `DRAWINGS`: its rooms as floors, the highest on top.

    An arrow from a room to a lower one that it imports from is left out where it follows from the
    others.
    """
    inside = name == "homework.svg"
    names = {room: room for room in ROOMS}
    if not inside:
        names = {room: "homework" if room.startswith("homework") else room for room in ROOMS}
    rooms = [room for room in dict.fromkeys(names.values()) if "." in room or not inside]
    arrows = {(names[room_of(one)], names[room_of(other)]) for one, other in ARROWS}
    arrows = {(one, other) for one, other in arrows if {one, other} <= {*rooms} and one != other}
    floors = {room: FLOOR * level + 4 for level, room in enumerate(reversed(rooms))}
    height = FLOOR * len(rooms) - (FLOOR - BOX) + 8
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}"'
        f' viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>The rooms of {'homework' if inside else 'teachmech'}, the lowest at the bottom;"
        " an arrow leads to a room from which is imported</title>",
        f"<style>{STYLE}</style>",
        '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7"'
        ' orient="auto"><path d="M0 0 L8 4 L0 8 z"/></marker>',
    ]
    for room, y in floors.items():
        files = [source for module, source in SOURCES.items() if names[room_of(module)] == room]
        lengths = sum(source.count("\n") for source in files)
        count = f"{lengths} lines" if len(files) == 1 else f"{len(files)} files, {lengths} lines"
        lines += [
            f'<rect x="{LEFT}" y="{y}" width="{WIDTH - LEFT - 4}" height="{BOX}" rx="5"/>',
            f'<text class="name" x="{LEFT + 10}" y="{y + 17}">{room.rpartition(".")[2]}</text>',
            f'<text x="{LEFT + 10}" y="{y + 33}">{escape(ROOMS[room])}</text>',
            f'<text class="count" x="{WIDTH - 14}" y="{y + 17}">{count}</text>',
        ]
    return "\n".join([*lines, *curves(floors, needed(arrows)), "</svg>", ""])


def curves(floors: dict[str, int], arrows: Arrows) -> Iterator[str]:
    """A straight arrow to the floor below, and bows on the left to all others."""
    order = list(floors)
    for one, other in sorted(arrows, key=lambda arrow: (order.index(arrow[0]), arrow)):
        start, end = floors[one], floors[other]
        words = f"<title>{one} imports from {other}</title>"
        if end - start == FLOOR:
            way = f"M{LEFT + 60} {start + BOX} V{end}"
        else:
            lane = max(4, LEFT - LANE * (end - start) // FLOOR)
            start, end = start + BOX * 3 // 4, end + BOX // 4
            way = f"M{LEFT} {start} C{lane} {start} {lane} {end} {LEFT} {end}"
        yield f'<path marker-end="url(#tip)" d="{way}">{words}</path>'


def without_counts(text: str) -> str:
    """The drawing without the numbers of files and lines, which change with every commit."""
    return re.sub(r'<text class="count".*</text>', "", text)


if __name__ == "__main__":
    for name in DRAWINGS:
        (DOCS / name).write_text(drawing(name), encoding="utf-8")
        print(DOCS / name)
