"""The reference of the public names, from their docstrings."""

import inspect
from types import ModuleType

import teachmech as tm
from teachmech import homework, plots
from teachmech.base.errors import TeachmechError

ABOUT = "The names of the package, in the order a newcomer needs them."
SI = "The units of the SI, for the argument ``units`` of every figure."
ERRORS = (
    "Every error that the user can correct is one of these classes. :doc:`../docs/messages` shows"
    " typical messages with their causes and cures."
)
INHERITED = "BaseModel, Exception, tuple, list, dict"  # classes whose members are not repeated


def entry(module: ModuleType, name: str) -> str:
    """Return the directive of a public name."""
    full = f"{module.__name__}.{name}"
    found = getattr(module, name)
    if inspect.isclass(found):
        members = f"   :members:\n   :inherited-members: {INHERITED}\n"
        return f".. autoclass:: {full}\n{members}"
    if callable(found):
        return f".. autofunction:: {full}\n"
    return f".. py:data:: {full}\n\n   {SI}\n"


def page(title: str, body: str) -> str:
    """Return a page with a heading."""
    return f"{title}\n{'=' * len(title)}\n\n{body}"


def pages() -> dict[str, str]:
    """Return the pages of the reference by their paths."""
    names = [name for name in tm.__all__ if not inspect.ismodule(getattr(tm, name))]
    names = [name for name in names if not is_error(name)]
    written = {f"reference/{name}.rst": page(name, entry(tm, name)) for name in names}
    for module in (plots, homework):
        entries = "\n".join(entry(module, name) for name in module.__all__)
        title = module.__name__
        about = f".. automodule:: {title}\n\n"
        written[f"reference/{title.rpartition('.')[2]}.rst"] = page(title, about + entries)
    listed = "\n".join(f"   {name}" for name in [*names, "plots", "homework"])
    written["reference/errors.rst"] = page("Classes of errors", errors())
    contents = f"{ABOUT}\n\n.. toctree::\n   :maxdepth: 1\n\n{listed}\n"
    written["reference/index.rst"] = page("Reference of the Python package", contents)
    return written


def errors() -> str:
    """Return the entries of all errors that a user may meet, the general ones first."""
    classes = [TeachmechError]
    for found in classes:
        classes += [one for one in found.__subclasses__() if one not in classes]
    entries = [
        f".. autoclass:: {one.__module__}.{one.__name__}\n   :show-inheritance:\n"
        for one in classes
    ]
    return ERRORS + "\n\n" + "\n".join(entries)


def is_error(name: str) -> bool:
    """Return whether a public name is an exception, which has its own page."""
    found = getattr(tm, name)
    return inspect.isclass(found) and issubclass(found, Exception)
