"""Packages of the extras: which extra installs a package, and the sentence if it is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from teachmech.base.errors import ProblemError

_EXTRA_OF = {
    **dict.fromkeys(
        ("anywidget", "ipywidgets", "jupyterlab", "pandas", "traitlets"),
        "notebook",
    ),
    **dict.fromkeys(("latex2mathml", "mistune", "nbformat", "pint"), "homework"),
    **dict.fromkeys(("distributed", "xarray"), "cluster"),
    "llvmlite": "fast",
}


def is_in_extra(package: str | None) -> bool:
    """Return whether an extra installs this package.

    Examples
    --------
    >>> is_in_extra("pint"), is_in_extra("numpy")
    (True, False)
    """
    return package in _EXTRA_OF


def remedy(package: str | None) -> str:
    """Return what installs a missing package.

    Examples
    --------
    >>> remedy("pint"), remedy("control")
    ('install it with  pip install "teachmech[homework]"', 'install it with  pip install control')
    """
    extra = _EXTRA_OF.get(package or "")
    name = f'"teachmech[{extra}]"' if extra else package
    return f"install it with  pip install {name}"


@contextmanager
def requiring(what: str, otherwise: str = "") -> Iterator[None]:
    """Return a context that reports a missing package and what installs it.

    Parameters
    ----------
    what : str
        The beginning of the sentence, such as "the player needs".
    otherwise : str
        What a user can do without the package.

    Raises
    ------
    ProblemError
        If an import in the context finds no package.

    Examples
    --------
    >>> with requiring("this example needs"):
    ...     import no_package
    Traceback (most recent call last):
    ...
    teachmech.base.errors.ProblemError: this example needs the package no_package; ...
    """
    try:
        yield
    except ImportError as error:
        hint = remedy(error.name) + (otherwise and f", or {otherwise}")
        raise ProblemError(f"{what} the package {error.name}", hint=hint) from None
