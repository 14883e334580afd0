"""Bundle the JavaScript of widgets and pages by esbuild: python docs/bundles.py.

A bundle is one module with all that it imports, minified. The package carries the bundles, so that
users need no Node. The first line of each holds a hash of its sources, which
``tests/project/test_bundles.py`` compares. One of the sources is written from Python: the table of
the functions of the expression language.
"""

import hashlib
import re
import subprocess
from pathlib import Path

from teachmech.base.files import write_text
from teachmech.expressions.printing import functions_in_javascript

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "teachmech"
FOLDER = PACKAGE / "animation" / "bundles"
# Of widgets, whose default export anywidget takes.
WIDGETS = {
    "player": "animation/player.js",
    "chart": "animation/chart.js",
    "frame": "live/frame.js",
    "form": "widgets/form.js",
    "downloads": "widgets/downloads.js",
}
# Of pages, which find the exports in `page`.
PAGES = {
    "player_page": "animation/player_page.js",
    "live_page": "live/live_page.js",
    "contact_page": "live/contact_page.js",
    "board_page": "board/board_page.js",
    "exercise_page": "homework/page/exercise_page.js",
}
# Of pages in space, which find the exports in `space`.
PARTS = {"space": "animation/space.js"}
ENTRIES = WIDGETS | PAGES | PARTS
FUNCTIONS = PACKAGE / "live" / "functions.js"
ESBUILD = ROOT / "node_modules" / ".bin" / "esbuild"
_OPTIONS = ("--bundle", "--minify", "--charset=utf8", "--target=es2022", "--legal-comments=inline")
_IMPORTED = re.compile(r'^(?:import|export) [^;"]*from "(\.[^"]+)";', re.MULTILINE)


def sources(name: str) -> list[Path]:
    """Return the files that a bundle is made from, sorted."""
    found, open_ = set[Path](), [PACKAGE / ENTRIES[name]]
    while open_:
        path = open_.pop().resolve()
        if path not in found:
            found.add(path)
            text = path.read_text(encoding="utf-8")
            open_ += [path.parent / other for other in _IMPORTED.findall(text)]
    return sorted(found)


def stamp(name: str) -> str:
    """Return the first line of a bundle: a hash of its sources and of the versions of tools."""
    files = [ROOT / "package.json", *sources(name)]
    found = hashlib.sha256(b"".join(path.read_bytes() for path in files))
    return f"// made by docs/bundles.py from sources with the hash {found.hexdigest()}"


def bundled(name: str) -> str:
    """Return a bundle as esbuild makes it now."""
    exports = name if name in PARTS else "page"
    form = ["--format=esm"] if name in WIDGETS else ["--format=iife", f"--global-name={exports}"]
    command = [ESBUILD, PACKAGE / ENTRIES[name], *_OPTIONS, *form]
    done = subprocess.run(command, capture_output=True, text=True, check=True, encoding="utf-8")
    return f"{stamp(name)}\n{done.stdout}"


if __name__ == "__main__":
    write_text(FUNCTIONS, functions_in_javascript())
    for name in ENTRIES:
        write_text(FOLDER / f"{name}.js", bundled(name))
        print(FOLDER / f"{name}.js")
