"""The JavaScript of widgets and pages: modules that become one script, without a build step."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parent
_IMPORT = re.compile(r'^import \{[^}]*\} from "([./a-z_]+\.js)";$\n?', re.MULTILINE)


def script(path: Path) -> str:
    """Return a module of JavaScript with the texts of what it imports before it, each once.

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
            if imported.name not in texts:
                read(imported)
        texts[module.name] = _IMPORT.sub("", text)

    read(path)
    return "\n".join(texts.values())
