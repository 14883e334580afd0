"""Names of a package that are imported on first use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def late_names(package: str, modules: Mapping[str, str]) -> Callable[[str], Any]:
    """Return the ``__getattr__`` of a package, which imports the module of a name.

    Parameters
    ----------
    package : str
        The name of the package.
    modules : mapping of str to str
        By name, the module of the package that defines it; a module is listed under its name.

    Examples
    --------
    >>> of_teachmech = late_names("teachmech", {"Motion": "system_and_motion", "plots": "plots"})
    >>> of_teachmech("Motion").__name__
    'Motion'
    """

    def named(name: str) -> Any:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        module = import_module(f"{package}.{modules[name]}")
        return module if module.__name__ == f"{package}.{name}" else getattr(module, name)

    return named
