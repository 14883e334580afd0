"""Names of a package that are imported when they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def late_names(package: str, rooms: Mapping[str, str]) -> Callable[[str], Any]:
    """Return the ``__getattr__`` of a package.

    Parameters
    ----------
    package : str
        Its name.
    rooms : mapping of str to str
        By name the module in which it stands, below the package; the name of a module stands for
        itself.

    Examples
    --------
    >>> of_teachmech = late_names("teachmech", {"System": "faces", "faces": "faces"})
    >>> of_teachmech("System").__name__
    'System'
    """

    def named(name: str) -> Any:
        if name not in rooms:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        module = import_module(f"{package}.{rooms[name]}")
        return module if module.__name__ == f"{package}.{name}" else getattr(module, name)

    return named
