"""The JavaScript of widgets and pages: each script is one module, without a build step."""

from __future__ import annotations

import re
from pathlib import Path

FOLDER = Path(__file__).parent
_IMPORT = re.compile(r'^import \{.*\} from "[./a-z]*/dom\.js";$', re.MULTILINE)


def script(path: Path) -> str:
    """Return a module of JavaScript with the text of ``dom.js`` in the place of its import.

    Examples
    --------
    >>> "import " in script(FOLDER / "chart.js")
    False
    """
    shared = (FOLDER / "dom.js").read_text(encoding="utf-8")
    return _IMPORT.sub(lambda _: shared, path.read_text(encoding="utf-8"))
