"""The drawing of a planar mechanism, from its parts and the key Animation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from teachmech.base.words import as_text
from teachmech.expressions.algebra import ZERO
from teachmech.model.drawing import Circle, ContactFrame, Drawing, Outline
from teachmech.problems.mechanisms.bodies import Body, RigidBody, Vector
from teachmech.problems.mechanisms.contacts import Line, Round, Segment
from teachmech.problems.mechanisms.joints import displacement_of
from teachmech.problems.mechanisms.reading import Reader, is_displacement
from teachmech.problems.mechanisms.spec import AnimationData, SkelData
from teachmech.problems.mechanisms.texts import POINT, Path, check_known, wrong
from teachmech.problems.mechanisms.vectors import written


def drawing_of(reader: Reader, look: AnimationData, title: str = "") -> Drawing:
    """Return the drawing of the parts of a mechanism, as the key Animation specifies it.

    Examples
    --------
    >>> import teachmech as tm
    >>> from teachmech.problems.library import FOLDER
    >>> drawing = tm.load(FOLDER / "mechanisms" / "andrews.yaml").system.drawing
    >>> [body.name for body in drawing.bodies if not body.hull]
    ['BED', 'AG', 'AH']
    >>> drawing.springs, drawing.shown
    ((('C', 'D'),), ('beta0', 'c0', 'mom'))
    """
    wheels = wheels_of(reader)
    check_look(reader, look, "Skels", wheels)
    rods = rods_of(reader)
    fixed: Any = reader.fixed  # a drawing converts formulas to texts
    stretching = tuple(joint.joined for joint in reader.joints.values() if joint.name not in rods)
    return Drawing(
        fixed=fixed,
        bodies=tuple(
            _outline(reader, body, look.Skels.get(body.name))
            for body in (*reader.bodies.values(), *rods.values())
        ),
        springs=pairs_of(reader, "Springs"),
        dampers=(*pairs_of(reader, "Dampers"), *stretching),
        lines=tuple(
            reader.points(name, ("PartData", "Collinear", i), least=3)
            for i, name in enumerate(reader.parts.Collinear)
        ),
        circles=tuple(_circles(reader)),
        floors=tuple(_floors(reader)),
        edges=tuple(
            contact.second.points
            for contact in reader.contacts.values()
            if isinstance(contact.second, Segment) and contact.second.body is None
        ),
        threads=tuple(
            (name, x.second.points[0], x.first.point)
            for name, x in reader.contacts.items()
            if x.thread
        ),
        particles=particles_of(reader),
        traces=look.traces,
        contacts=rubbing(reader),
        wheels=wheels,
        title=title,
        width=look.Skeleton.fleshoutwid,
        shown=tuple(shown(reader, look)),
        view=view_of(reader, look),
    )


def rubbing(reader: Reader) -> dict[str, tuple[ContactFrame, ...]]:
    """Return the positions and directions of contacts and joints with friction."""
    at = reader.terms.at
    touching = {n: (x.frame(at),) for n, x in reader.contacts.items() if "friction" in x.law}
    return touching | {name: joint.frames(at) for name, joint in reader.rough_joints.items()}


def wheels_of(reader: Reader) -> dict[str, Any]:
    """Return the positions at which balls and disks with friction touch, by the names of points.

    Examples
    --------
    >>> import teachmech as tm
    >>> ball = tm.Mechanism.loads('''
    ... PartData:
    ...   Fixed: {O: [], X: [1]}
    ...   Rigids: {AB: {Geom: [[0.1]], Dyna: [[], 1, 0.004]}}
    ... Contacts: {table: {Disk: A, Radius: 0.1, Against: {Line: OX}, friction: 0.2}}
    ... ProblemData: {tend: 1, positions: {A: [0, 0.1], B: [0.1, 0.1]}}''')
    >>> wheels_of(ball._reader)["contact_table"]
    (A_x, Sum(A_y, -0.1))
    """
    rough = (x for x in reader.contacts.values() if "friction" in x.law and x.first.radius != 0)
    return {f"contact_{x.name}": vars(x.frame(reader.terms.at))["position"] for x in rough}


def _circles(reader: Reader) -> Iterator[Circle]:
    """Yield the balls, disks and rings of contacts, each once."""
    for shape in {(x.kind, x.point, x.radius): x for x in rounds_of(reader)}.values():
        body, fixed = shape.body, shape.point in reader.fixed
        kind = "ring" if shape.hollow else "moving" if body or not fixed else "ground"
        on = (shape.point, *body.points[:2]) if body else (shape.point,)
        radius: Any = shape.radius
        yield Circle(on, radius, body.name if body else "", kind)


def _floors(reader: Reader) -> Iterator[tuple[str, ...]]:
    """Yield each line of contacts with the points that touch it."""
    lines: dict[tuple[str, ...], list[str]] = {}
    for contact in reader.contacts.values():
        if isinstance(contact.second, Line):
            lines.setdefault(contact.second.points, []).append(contact.first.point)
    yield from ((*line, *dict.fromkeys(others)) for line, others in lines.items())


def _outline(reader: Reader, body: RigidBody, skeleton: SkelData | None) -> Outline:
    """Return the hull of all points of a body, or the path given by Skels."""
    positions: Any = body.positions
    if skeleton is None:
        return Outline(body.name, body.points, tuple(positions.values()))
    key = ("Animation", "Skels", body.name)
    positions = positions | _new_positions(reader, body, skeleton.newpts or (), (*key, "newpts"))
    points = POINT.findall(skeleton.path)
    if "".join(points) != skeleton.path or not points:
        hint = "name points one after the other, as in ABC"
        raise wrong((*key, "path"), f"{skeleton.path!r} is not a path", hint)
    for point in points:
        if point not in positions:
            known = ", ".join(positions)
            hint = f"known names: {known}; write the position of a new point under newpts"
            raise wrong((*key, "path"), f"there is no point {point!r} on {body.name}", hint)
    return Outline(body.name, body.points, tuple(positions[point] for point in points), hull=False)


def _new_positions(reader: Reader, body: RigidBody, given: Any, key: Path) -> dict[str, Vector]:
    """Return the local positions of extra points of the picture: ``[X, [x, y], Y, [x, y]]``."""
    hint = "write [X, [x, y]]: a name and its local position, then the next"
    flat = [part for pair in given.items() for part in pair] if isinstance(given, dict) else given
    if len(flat) % 2:
        raise wrong(key, "a name or a position is missing", hint)
    positions: dict[str, Vector] = {}
    for name, position in zip(flat[::2], flat[1::2], strict=True):
        if not isinstance(name, str) or not POINT.fullmatch(name):
            raise wrong(key, f"{name!r} is not the name of a point", hint)
        if name in body.positions or name in positions:
            raise wrong(key, f"{name} of {body.name} already has a position", "choose another name")
        plain = isinstance(position, list | tuple)
        if not plain or not all(isinstance(x, str | int | float) for x in position):
            raise wrong(key, f"the position of {name} cannot be {position!r}", hint)
        positions[name] = reader.local(body, reader.vector(tuple(map(as_text, position)), key))
    return positions


def check_look(reader: Reader, look: AnimationData, key: str, wheels: Iterable[str]) -> None:
    """Refuse unknown bodies, paths of fixed points, and a negative width."""
    for name in getattr(look, key):
        check_known(name, reader.bodies, "body", ("Animation", key, name))
    for i, point in enumerate(look.traces):
        path: Path = ("Animation", "traces", i)
        check_known(point, [*reader.moving, *reader.fixed, *wheels], "point", path)
        if point in reader.fixed:
            raise wrong(path, f"{point} is fixed and has no path", "name a point that moves")
    if (width := look.Skeleton.fleshoutwid) is not None:
        reader.positive(width, ("Animation", "Skeleton", "fleshoutwid"), "width")


def rounds_of(reader: Reader) -> list[Round]:
    """Return the balls, disks and rings of contacts."""
    pairs = ((c.first, c.second) for c in reader.contacts.values() if not c.thread)
    return [x for pair in pairs for x in pair if isinstance(x, Round) and x.radius != 0]


def particles_of(reader: Reader) -> tuple[str, ...]:
    """Return the particles without a ball of a contact."""
    balls = {shape.point for shape in rounds_of(reader)}
    return tuple(name for name, _, _ in reader.each("Particles") if name not in balls)


def pairs_of(reader: Reader, key: str) -> tuple[tuple[str, str], ...]:
    """Return the points that springs or dampers connect, without those that act in joints."""
    named = ((name, path) for name, path, _ in reader.each(key) if not is_displacement(name))
    pairs = (reader.points(name, path, 2) for name, path in named)
    return tuple((a, b) for a, b in pairs)


def rods_of(reader: Reader) -> dict[str, Body]:
    """Return the massless rods of a planar mechanism as bodies for the drawing.

    Examples
    --------
    >>> import teachmech as tm
    >>> rods_of(tm.example("four-bar")._reader)
    {}
    """
    fixed = {n: j for n, j in reader.joints.items() if displacement_of(n) not in j.scalars}
    lengths = {name: (joint.joined, joint.sizes["Length"]) for name, joint in fixed.items()}
    return {
        name: Body(name, (a, b), {a: (ZERO, ZERO), b: (length, ZERO)}, (ZERO, ZERO), ZERO, ZERO)
        for name, ((a, b), length) in lengths.items()
    }


def shown(reader: Reader, look: AnimationData) -> list[str]:
    """Return the parameters to show; the file has a $ before their names."""
    names = [name.removeprefix("$") for name in look.physParamsToShow]
    for i, name in enumerate(names):
        check_known(name, reader.parameters, "parameter", ("Animation", "physParamsToShow", i))
    return names


def view_of(reader: Reader, look: AnimationData) -> tuple[str, str] | None:
    """Return azimuth and elevation of the view, in degrees."""
    if look.view is None:
        return None
    path = ("Animation", "view")
    if len(look.view) != 2:
        what = f"the view has {len(look.view)} numbers"
        raise wrong(path, what, "give azimuth and elevation in degrees")
    azimuth, elevation = written(tuple(reader.numbers(look.view, path)))
    return azimuth, elevation
