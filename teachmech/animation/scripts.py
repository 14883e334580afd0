"""The JavaScript of widgets and pages: modules that become one script, without a build step."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parent
SOLIDS = "solids.js"  # which a picture without solids does not need
_IMPORT = re.compile(r'^import \{[^}]*\} from "([./a-z_]+\.js)";$\n?', re.MULTILINE)


def script(path: Path, *, without: str = "") -> str:
    """Return a module of JavaScript with the texts of what it imports before it, each once.

    A module that is not needed there may be left out by its name, with what it alone imports.

    Examples
    --------
    >>> "import " in script(FOLDER / "player.js")
    False
    """
    texts: dict[str, str] = {}

    def read(module: Path) -> None:
        text = module.read_text(encoding="utf-8")
        for name in _IMPORT.findall(text):
            imported = (module.parent / name).resolve()
            if imported.name not in (*texts, without):
                read(imported)
        texts[module.name] = _IMPORT.sub("", text)

    read(path)
    return "\n".join(texts.values())
