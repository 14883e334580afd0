"""Templates of single parts, from which a page assembles a drawn mechanism.

A template is a System in the coordinates of all its points. Its terms are made in the same way as
those of mechanisms (`teachmech.problems.mechanisms.contributions`). The page uses only the rows and
columns of points that move.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from teachmech.expressions import Formula, symbol
from teachmech.expressions.algebra import ZERO
from teachmech.numerics.integrators import Settings
from teachmech.problems.mechanisms.bodies import Body, Vector, angle_of
from teachmech.problems.mechanisms.contacts import Line, Round, Segment, Surface, spin_in_plane
from teachmech.problems.mechanisms.contributions import PartTerms
from teachmech.problems.mechanisms.joints import Joint, between_points
from teachmech.run.javascript import write_parts
from teachmech.system_and_motion import System

_GRAVITY = (symbol("gx"), symbol("gy"))
_ORIGIN, _POSITION = (ZERO, ZERO), (symbol("x"), symbol("y"))
_ENDS: dict[str, Vector] = {"A": _ORIGIN, "B": (symbol("L"), ZERO)}
_BODY = Body("K", ("A", "B"), _ENDS, _POSITION, symbol("m"), symbol("I"))
_PLATE = Body("K", ("A", "B", "C"), _ENDS | {"C": _POSITION}, _ORIGIN, ZERO, ZERO)


def templates() -> dict[str, System]:
    """Return the templates, made of points A, B, C and bodies K, L, with parameters.

    Examples
    --------
    >>> templates()["turned"].constraint_names
    ('B on K, x', 'B on K, y')
    >>> list(templates()["spring"].parameters)
    ['k', 'l']
    """
    turned = _body(PartTerms("AB", {}, [angle_of("K")]))
    return {
        "body": _part("AB", _weigh(_body(PartTerms("AB", {}))), "L x y m I gx gy"),
        "turned": _part("AB", _weigh(turned), "L x y m I gx gy"),
        "point": _part("ABC", _third(), "L x y"),
        "particle": _part("A", _particle(), "m gx gy"),
        "spring": _part("AB", _spring(symbol("l")), "k l"),
        "band": _part("AB", _spring(ZERO), "k"),
        "rod": _part("AB", _rod(), "m gx gy"),
        "damper": _part("AB", _damper(), "c"),
        "line": _part("ABC", _line(), ""),
        "distance": _part("AB", _distance(), "L"),
        "torsion": _part("", _torsion(["K"]), "k phi"),
        "between": _part("", _torsion(["K", "L"]), "k phi"),
        "floor": _part("ABC", _contact("ABC", _round("A", "r"), Line(("B", "C"))), "r"),
        "edge": _part("ABC", _contact("ABC", _round("A", "r"), Segment(("B", "C"))), "r"),
        "round": _part("AB", _contact("AB", _round("A", "r"), _round("B", "R")), "r R"),
        "ring": _part("AB", _contact("AB", _round("A", "r"), _round("B", "R", "Ring")), "r R"),
        "floorSlip": _part("ABC", _slip("ABC", Line(("B", "C"))), "w"),
        "edgeSlip": _part("ABC", _slip("ABC", Segment(("B", "C"))), "w"),
        "roundSlip": _part("AB", _slip("AB", _round("B", "w")), "w"),
        "spin": _part("AB", _spin(PartTerms("AB", {})), "L r"),
        "turn": _part("", _spin(PartTerms("", {}, [angle_of("K")])), "r"),
    }


@cache
def parts_source() -> str:
    """Return the templates as a script of a page.

    Examples
    --------
    >>> "  damper: (() => {" in parts_source()
    True
    """
    return write_parts(templates(), Settings.of((0, 10), method="dop853"))


def _part(points: str, terms: PartTerms, parameters: str) -> System:
    # Pages do not use this start; its points only have to be distinct.
    start = {f"{point}_{axis}": k for k, point in enumerate(points) for axis in "xy"}
    return System(
        **terms.described(),
        parameters=dict.fromkeys(parameters.split(), 1),
        start=start,
        name="part",
    )


def _body(terms: PartTerms) -> PartTerms:
    terms.add_body(_BODY)
    return terms


def _weigh(terms: PartTerms) -> PartTerms:
    terms.add_weight("K", _BODY.shares(_BODY.centroid, terms.at), _BODY.mass, _GRAVITY)
    return terms


def _third() -> PartTerms:
    """Return the terms of a third point on a body, without the terms of the first two points."""
    terms = PartTerms("ABC", {})
    terms.add_body(_PLATE)
    terms.mass.clear()
    terms.constraints = terms.constraints[1:]
    return terms


def _particle() -> PartTerms:
    terms = PartTerms("A", {})
    terms.add_particle("A", "A", symbol("m"))
    terms.add_weight("A", terms.position_shares("A"), symbol("m"), _GRAVITY)
    return terms


def _spring(length: Formula) -> PartTerms:
    terms = PartTerms("AB", {})
    terms.add_spring("AB", "A", "B", symbol("k"), length)
    return terms


def _rod() -> PartTerms:
    terms = PartTerms("AB", {})
    terms.add_rod("AB", "A", "B", symbol("m"))
    terms.add_weight("AB", terms.middle("A", "B"), symbol("m"), _GRAVITY)
    return terms


def _damper() -> PartTerms:
    terms = PartTerms("AB", {})
    terms.add_damper("AB", "A", "B", symbol("c"))
    return terms


def _line() -> PartTerms:
    terms = PartTerms("ABC", {})
    terms.align("ABC", "ABC")
    return terms


def _distance() -> PartTerms:
    terms = PartTerms("AB", {})
    rod = Joint("K", "Distance", ("A", "B"), (), {"Length": symbol("L")})
    for label, equation in between_points(rod, *map(terms.at, "AB")):
        terms.constrain("K", label, equation)
    return terms


def _round(point: str, radius: str, kind: str = "Disk") -> Round:
    return Round(kind, point, symbol(radius))


def _contact(points: str, first: Round, second: Surface) -> PartTerms:
    """Return the terms of a contact as an equation; the page switches it."""
    terms = PartTerms(points, {})
    terms.constrain("K", "K", second.gap(first, terms.at))
    return terms


def _slip(points: str, second: Surface) -> PartTerms:
    """Return a factor times the sliding velocity of a point on a shape that does not turn."""
    terms = PartTerms(points, {})
    first = Round("Point", "A", ZERO)
    (slip,) = second.slip(first, terms.at, terms.velocity, lambda body: ZERO)
    terms.constrain("K", "K", symbol("w") * slip)
    return terms


def _spin(terms: PartTerms) -> PartTerms:
    """Return the velocity of a circle of radius r on a body, due to the rotation of the body."""
    spin = spin_in_plane(_BODY, terms.at, terms.velocity, terms.coordinates)
    terms.constrain("K", "K", symbol("r") * spin)
    return terms


def _torsion(bodies: Sequence[str]) -> PartTerms:
    angles = [*map(angle_of, bodies)]
    terms = PartTerms("", {}, angles)
    terms.add_spring_on("K", angles, symbol("k"), symbol("phi"))
    return terms
