"""Tables as frames of pandas, which is needed only for these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from teachmech.base.errors import ProblemError

if TYPE_CHECKING:
    import pandas


def frame(data: Any, instead: str, **options: Any) -> pandas.DataFrame:
    """Return data as a pandas frame.

    Parameters
    ----------
    data : mapping, sequence or array
        In a form that pandas accepts.
    instead : str
        The alternative that the error states if pandas is not installed.
    **options
        Index and columns for pandas.

    Examples
    --------
    >>> frame({"t": [0.0, 0.5]}, "use to_csv").shape
    (2, 1)
    """
    try:
        import pandas
    except ImportError:
        hint = f"install it, or {instead}"
        raise ProblemError("a frame needs the package pandas", hint=hint) from None
    return pandas.DataFrame(data, **options)
