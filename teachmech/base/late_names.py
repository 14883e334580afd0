"""Names of a package that are imported on first use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def late_names(package: str, rooms: Mapping[str, str]) -> Callable[[str], Any]:
    """Return the ``__getattr__`` of a package, which imports the module of a name.

    Parameters
    ----------
    package : str
        Its name.
    rooms : mapping of str to str
        The module below the package that defines each name; a module is listed with its own name.

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
