"""Read which packages import which, and draw them: python docs/packages.py.

`PACKAGES` is the one list of the packages. `tests/project/test_architecture.py` checks that imports
follow its order and that the drawings `packages.svg` and `homework.svg` are up to date.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path

DOCS = Path(__file__).parent
ROOT = DOCS.parent / "teachmech"

# Packages, lowest first, with the caption of each in the drawing. A file imports from its own
# package or a lower one, whether at the top of the file, inside a function, or for types alone.
PACKAGES = {
    "base": "errors, files, tables, words",
    "expressions": "a text becomes a formula",
    "numerics": "arrays in, arrays out",
    "model": "what describes a system; A and b",
    "program": "writes the readable program",
    "start": "is the start consistent?",
    "run": "integrates and stores a motion",
    "analysis": "examines a motion",
    "figures": "pictures of one motion",
    "animation": "moving pictures",
    "live": "the program runs in the page",
    "stability": "equilibria, linearised equations, modes",
    "fitting": "values that fit data or a goal",
    "verification": "the same motion in independent ways",
    "system_and_motion": "the classes System and Motion",
    "problems": "from a file to a System",
    "draft": "nine dialogs, here in a terminal",
    "board": "a mechanism is drawn in the page",
    "studies": "compares several motions",
    "design": "four-bars through positions, goals of a fit",
    "front": "the functions of the front page",
    "plots": "the names of all figures",
    "widgets": "dialogs and explorers",
    "homework.statuses": "the results of a check",
    "homework.parts": "the parts of an exercise",
    "homework.setting": "the problem with its numbers",
    "homework.variant_numbers": "how numbers are drawn",
    "homework.answers": "how answers are read and compared",
    "homework.limited": "a process for students' code",
    "homework.kinds": "the kinds of answers",
    "homework.mistakes": "typical mistakes of students",
    "homework.task": "what a student receives",
    "homework.page": "answers checked by a browser",
    "homework.exercise": "what an author writes",
    "homework.marking": "from a folder to a table",
    "homework.release": "from an exercise to its files",
    "homework.commands": "its part of the command line",
    "homework": "exercises that check themselves",
    "teachmech": "import teachmech as tm",
    "cli": "the command teachmech",
}
DRAWINGS = ("packages.svg", "homework.svg")

Arrows = set[tuple[str, str]]


# --- reading the package ----------------------------------------------------------------------


def module_of(path: Path) -> str:
    """Return the dotted name of a file below `teachmech`; that of its folder for __init__.py."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts) or "teachmech"


SOURCES = {
    module_of(path): path.read_text(encoding="utf-8")
    for path in sorted(ROOT.rglob("*.py"))
    if path.name != "__main__.py"
}


def imports_of(source: str) -> Iterator[tuple[str, str]]:
    """Yield the modules of teachmech and the names that a file imports, anywhere in the file."""
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


@cache
def imports() -> dict[str, list[tuple[str, str]]]:
    """Return the modules and names that each file imports."""
    return {module: list(imports_of(source)) for module, source in SOURCES.items()}


def exporter(module: str, name: str) -> str:
    """Return the file that defines a name, which may only be passed on by an __init__.py."""
    if f"{module}.{name}" in SOURCES:
        return f"{module}.{name}"
    for inner, found in imports()[module] if (ROOT / module.replace(".", "/")).is_dir() else ():
        if found == name:
            return exporter(inner, name)
    return module


@cache
def file_arrows() -> Arrows:
    """Return the arrows from each file to those that it imports."""
    return {
        (module, other)
        for module, imported_names in imports().items()
        for imported, name in imported_names
        if (other := exporter(imported, name) if name else imported) != module
    }


def package_of(module: str) -> str:
    """Return the package of a file: `homework.task` for `homework.task.key`."""
    names = [".".join(module.split(".")[:length]) for length in (2, 1)]
    return next(name for name in names if name in PACKAGES)


def needed(arrows: Arrows) -> Arrows:
    """Return the arrows that do not follow from the others; none may lead upwards."""
    below: dict[str, set[str]] = {}
    for package in PACKAGES:  # lower packages come first, so that `below` already has them
        direct = {other for one, other in arrows if one == package}
        below[package] = direct.union(*(below[other] for other in direct))
    return {
        (one, other)
        for one, other in arrows
        if not any(other in below[between] for start, between in arrows if start == one)
    }


# --- drawing it -------------------------------------------------------------------------------

WIDTH, LEFT, STEP, BOX, LANE = 440, 58, 58, 40, 16  # pixels
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
    """Return the SVG text of one of the `DRAWINGS`, with the highest package on top.

    Arrows lead from a package to those that it imports. Arrows that follow from others are omitted.
    """
    inside = name == "homework.svg"
    names = {package: package for package in PACKAGES}
    if not inside:
        names = {each: "homework" if each.startswith("homework") else each for each in PACKAGES}
    packages = [each for each in dict.fromkeys(names.values()) if "." in each or not inside]
    arrows = {(names[package_of(one)], names[package_of(other)]) for one, other in file_arrows()}
    arrows = {(one, other) for one, other in arrows if {one, other} <= {*packages} and one != other}
    tops = {package: STEP * level + 4 for level, package in enumerate(reversed(packages))}
    height = STEP * len(packages) - (STEP - BOX) + 8
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}"'
        f' viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>The packages of {'homework' if inside else 'teachmech'}, the lowest at the bottom;"
        " an arrow leads from a package to one that it imports</title>",
        f"<style>{STYLE}</style>",
        '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7"'
        ' orient="auto"><path d="M0 0 L8 4 L0 8 z"/></marker>',
    ]
    for package, y in tops.items():
        files = [text for module, text in SOURCES.items() if names[package_of(module)] == package]
        lengths = sum(source.count("\n") for source in files)
        count = f"{lengths} lines" if len(files) == 1 else f"{len(files)} files, {lengths} lines"
        lines += [
            f'<rect x="{LEFT}" y="{y}" width="{WIDTH - LEFT - 4}" height="{BOX}" rx="5"/>',
            f'<text class="name" x="{LEFT + 10}" y="{y + 17}">{package.rpartition(".")[2]}</text>',
            f'<text x="{LEFT + 10}" y="{y + 33}">{escape(PACKAGES[package])}</text>',
            f'<text class="count" x="{WIDTH - 14}" y="{y + 17}">{count}</text>',
        ]
    return "\n".join([*lines, *curves(tops, needed(arrows)), "</svg>", ""])


def curves(tops: dict[str, int], arrows: Arrows) -> Iterator[str]:
    """Yield a straight arrow to the next package below, and curves on the left to all others."""
    order = list(tops)
    for one, other in sorted(arrows, key=lambda arrow: (order.index(arrow[0]), arrow)):
        start, end = tops[one], tops[other]
        title = f"<title>{one} imports from {other}</title>"
        if end - start == STEP:
            path = f"M{LEFT + 60} {start + BOX} V{end}"
        else:
            lane = max(4, LEFT - LANE * (end - start) // STEP)
            start, end = start + BOX * 3 // 4, end + BOX // 4
            path = f"M{LEFT} {start} C{lane} {start} {lane} {end} {LEFT} {end}"
        yield f'<path marker-end="url(#tip)" d="{path}">{title}</path>'


def without_counts(text: str) -> str:
    """Return the drawing without the numbers of files and lines, which change with every commit."""
    return re.sub(r'<text class="count".*</text>', "", text)


if __name__ == "__main__":
    for name in DRAWINGS:
        (DOCS / name).write_text(drawing(name), encoding="utf-8")
        print(DOCS / name)
