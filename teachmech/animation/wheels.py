"""The points at which wheels touch what they roll or slide on, which have paths but no mass."""

from __future__ import annotations

from teachmech.expressions import Formula, Names, parse_expression
from teachmech.model.description import Description


def contact_points(system: Description) -> dict[str, tuple[Formula, ...]]:
    """Return the components of the point of contact of each wheel, by the name of the point.

    Examples
    --------
    >>> import teachmech as tm
    >>> [*contact_points(tm.example("bicycle").system)]
    ['contact_back', 'contact_fore']
    """
    drawn = system.drawing or system.solids
    given = vars(drawn)["wheels"] if drawn is not None else {}
    names = Names((*system.coordinates, *system.parameters))
    return {
        name: tuple(parse_expression(text, names).symbolic for text in position)
        for name, position in given.items()
    }


def drawn_points(system: Description) -> dict[str, tuple[Formula, ...]]:
    """Return the components of all points of a picture: those of the system, then of contact.

    Examples
    --------
    >>> import teachmech as tm
    >>> [*drawn_points(tm.example("pendulum").system)]
    ['1']
    """
    return {**system.point_formulas, **contact_points(system)}
