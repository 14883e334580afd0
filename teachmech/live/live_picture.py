"""The content of a live picture: the program in JavaScript, outlines, sliders, charts.

A motion that Python computed determines the size of the picture and the initial axes of the charts.
The page computes the numbers that it shows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from teachmech.animation.arrows import CONE
from teachmech.animation.chart_panels import described
from teachmech.animation.friction_cones import cones
from teachmech.animation.outlines import ARC, CORNERS
from teachmech.animation.rods import rods
from teachmech.animation.scene import Scene
from teachmech.animation.wheels import drawn_points
from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, listed
from teachmech.base.progress import stage
from teachmech.base.slider_range import reach_of, step_of
from teachmech.expressions import Formula, Names, parse_expression, symbol
from teachmech.expressions.algebra import ZERO, formula
from teachmech.figures.colours import chart_colours
from teachmech.figures.point_positions import particles
from teachmech.figures.symbols import SI, checked_points, units_of
from teachmech.figures.watched import WATCHED, Panel, ShownReactions, is_torque, shown_reactions
from teachmech.live.arrow_scales import (
    arrow_scales,
    planar_bodies,
    points_with_forces,
)
from teachmech.live.lecture import MOST_CURVES, Known, read_lecture
from teachmech.model.description import Description
from teachmech.model.equations import described as described_input
from teachmech.numerics.integrators import Settings
from teachmech.run.javascript import (
    SOLVERS,
    PictureFormulas,
    changing_inputs,
    check_javascript,
    write_problem,
)
from teachmech.run.residuals import residuals_for_pages
from teachmech.run.trajectory import Trajectory

Entry = tuple[Formula, str]

SHOWN = ("Coordinates", "Multipliers", "Errors")  # the initial charts
MOST_JOINTS = 60  # most joint forces in a page of acceptable size
ENTRIES = 400  # most coordinates and constraints in a page of acceptable size


@dataclass(frozen=True, eq=False)
class Joints:
    """The joint forces of a mechanism by name: over a motion, and as expressions.

    The expressions depend on time, coordinates, velocities, parameters, accelerations and
    multipliers. A force consists of two expressions, a torque of one.
    """

    reactions: ShownReactions
    expressions: Mapping[str, tuple[Formula, ...]]


@dataclass(frozen=True)
class LivePicture:
    """The program of a problem in JavaScript, and the description of its page.

    Attributes
    ----------
    scene : Scene
        The scene of the motion by Python.
    program : str
        The problem as a script of a page; see `teachmech.run.javascript.write_problem`.
    description : dict
        Data for JSON, of the type ``LivePicture`` in ``live/types.d.ts``.
    touches : bool
        Whether the program needs the core of contacts and friction.
    """

    scene: Scene
    program: str
    description: dict[str, Any]
    touches: bool

    @property
    def title(self) -> str:
        """The name of the problem."""
        return self.scene.name

    @classmethod
    @stage("making the live picture")
    def of(
        cls,
        motion: Trajectory,
        notes: Sequence[str] = (),
        *,
        charts: Sequence[str] = SHOWN,
        second: Mapping[str, str | float] | None = None,
        whole: bool = False,
        choosing: bool = False,
        time: float | None = None,
        joints: Joints | None = None,
        lecture: str | Path | None = None,
        hidden: Sequence[str] = (),
    ) -> LivePicture:
        """Return the live picture of the problem of a motion.

        Parameters
        ----------
        motion : Motion
            The motion with the initial system, start, method, step and stabilisation. A method that
            pages do not have is replaced by another one, and the page states this.
        notes : sequence of str
            Other initial messages of the page.
        charts : sequence of str
            The names of the initial charts, as in the page.
        second : mapping of str to str or float, optional
            Initial settings of a motion B that differ from those of A.
        whole : bool
            Whether motions are computed to their end before they are played, not while they are
            played.
        choosing : bool
            Whether multipliers that are not determined can be chosen.
        time : float, optional
            The initial time of a whole motion.
        joints : Joints, optional
            The forces of joints, for charts and arrows.
        lecture : str or Path, optional
            The file of a lecture; see `teachmech.live.lecture`.
        hidden : sequence of str
            Parameters without a slider: the page cannot compute the start for other values.

        Raises
        ------
        ProblemError
            If the system has no points, or a constraint is a Python function.

        Examples
        --------
        >>> import teachmech as tm
        >>> problem = tm.example("pendulum")
        >>> live = LivePicture.of(problem.simulate(time=(0, 1, 0.1)))
        >>> [slider["name"] for slider in live.description["parameters"]]
        ['g', 'L']
        """
        system = motion.system
        known, notices = _known(motion.settings)
        ending = [f"By Python: {motion.ending}."] if motion.ending else []
        sliding = {n: x for n, x in system.base_parameters.items() if n not in hidden}
        if hidden:
            what = f"{listed(hidden)} {'has' if len(hidden) == 1 else 'have'} no slider"
            notices.append(f"{what}: a page cannot compute the start for other values.")
        check_live(system, known)
        if joints is not None and len(joints.expressions) > MOST_JOINTS:
            joints = None
        scene = _scene(motion, joints)
        drawn = {} if joints is None else dict(joints.expressions)
        for k, vectors in enumerate(cones(system)):
            drawn |= {f"cone {k + 1}": tuple(x for vector in vectors for x in vector)}
        outlines, numbers = _outlines(system, scene)
        picture = PictureFormulas(
            positions=tuple(_positions(system)),
            fixed=_fixed(system),
            pivots=_pivots(system),
            outlines=tuple(numbers),
            directions=_directions(system),
            joints=drawn,
        )
        shown, bodies = _charts(motion, charts, joints), planar_bodies(system, scene)
        colours, dashes = chart_colours()
        description = {
            "scene": _described(scene, outlines),
            "size": scene.size,
            "polygons": {"arc": ARC, "corners": CORNERS},
            "outlines": outlines,
            "forces": [*_forces(system, scene, joints)],
            "joints": [*_columns(joints).values()],
            "arrows": arrow_scales(motion, scene),
            "bodies": bodies,
            "parameters": _sliders(system, sliding),
            "start": _sliders(system, _start(motion)),
            "inputs": _inputs(system),
            "charts": shown,
            "colours": colours,
            "dashes": dashes,
            "curves": MOST_CURVES,
            "second": None if second is None else dict(second),
            "whole": whole,
            "choosing": choosing,
            "time": time,
            "residuals": residuals_for_pages(system),
            "notes": [*notices, *ending, *notes],
        }
        if lecture is not None:
            panels = {chart["title"]: chart["panels"] for chart in shown}
            forced = points_with_forces(scene)
            names = Known(system, known, panels, forced, bodies, scene.dimension, hidden)
            description["lecture"] = read_lecture(lecture, names)
        touches = bool(system.contacts or system.frictions)
        return cls(scene, write_problem(system, known, picture), description, touches)


def check_live(system: Description, settings: Settings) -> None:
    """Refuse a system that a page cannot show or compute.

    Raises
    ------
    ProblemError
        If the system has no points or is too large, a constraint is a Python function, or
        JavaScript does not have the method.

    Examples
    --------
    >>> import teachmech as tm
    >>> system = tm.example("pendulum").system
    >>> check_live(system, Settings.of((0, 1), method="lsoda"))
    Traceback (most recent call last):
    ...
    teachmech.base.errors.ProblemError: method: JavaScript does not have the method lsoda; ...
    """
    size = len(system.coordinates) + len(system.constraints)
    if size > ENTRIES:
        what = f"the system has {size} coordinates and constraints; a page computes up to {ENTRIES}"
        hint = "use a smaller system, or play the motion with simulate(problem).player()"
        raise ProblemError(what, key="coordinates", hint=hint)
    checked_points(system)
    check_javascript(system, settings)


def _known(settings: Settings) -> tuple[Settings, list[str]]:
    """Return settings that a page supports, and a note for each that it replaces."""
    notes = []
    if settings.method not in SOLVERS:
        notes += [f"A page does not have the method {settings.method}; here it is dop853."]
        settings = replace(settings, method="dop853")
    return settings, notes


# --- the picture as expressions ---------------------------------------------------------------


def _positions(system: Description) -> Iterator[Entry]:
    """Yield three coordinates of each point; a missing direction is zero."""
    for name, position in drawn_points(system).items():
        for entry in (*position, ZERO, ZERO)[:3]:
            yield entry, name


def _fixed(system: Description) -> tuple[Entry, ...]:
    if system.drawing is None:
        return ()
    return tuple(
        (entry, name)
        for name, position in system.drawing.fixed.items()
        for entry in (*_read(system, position), ZERO)
    )


def _directions(system: Description) -> tuple[Entry, ...]:
    if system.solids is None:
        return ()
    names = (f"{axis} of {name}" for name in system.solids.frames for axis in "yyyzzz")
    read = system.direction_expressions
    return tuple((entry.symbolic, name) for entry, name in zip(read, names, strict=True))


def _pivots(system: Description) -> tuple[Entry, ...]:
    return tuple(
        (rod.centre[axis] if axis < len(rod.centre) else ZERO, rod.constraint)
        for rod in rods(system)
        if rod.pivot is not None
        for axis in range(3)
    )


def _read(system: Description, texts: Sequence[str | Formula]) -> list[Formula]:
    names = Names(tuple(system.parameters))
    return [parse_expression(text, names).symbolic for text in texts]


def _outlines(system: Description, scene: Scene) -> tuple[list[dict[str, Any]], list[Entry]]:
    """Return the shapes that depend on parameters, and the numbers that define them.

    The first number is the width of the outlines.
    """
    drawing, solids, found = system.drawing, system.solids, []
    drawn = drawing or solids
    given = drawn.width if drawn is not None else None
    width = formula(scene.width) if given is None else _read(system, [given])[0]
    numbers: list[Entry] = [(width, "the width of outlines")]
    by_name = {shape.name: k for k, shape in enumerate(scene.shapes) if shape.name}

    def add(name: str, shape: int, how: str, texts: Sequence[str | Formula]) -> None:
        first = len(numbers)
        numbers.extend((entry, name) for entry in _read(system, texts))
        found.append({"shape": shape, "how": how, "from": first, "to": len(numbers)})

    for body in drawing.bodies if drawing is not None else ():
        texts = [text for position in vars(body)["places"] for text in position]
        add(body.name, by_name[body.name], "hull" if body.hull else "line", texts)
    for k, solid in enumerate(solids.solids if solids is not None else ()):
        if given := vars(solid)["numbers"]:
            add(solid.part, k, "solid", given)
    spokes = (k for k, shape in enumerate(scene.shapes) if shape.kind == "spoke")
    for name, body in system.outlines.items():
        if not body.radius:
            add(
                name,
                by_name[name],
                "polygon",
                [text for position in body.places for text in position],
            )
            continue
        add(name, by_name[name], "circle", [body.radius])
        if len(body.on) > 1:
            add(name, next(spokes), "spoke", [body.radius])
    return found, numbers


def _described(scene: Scene, outlines: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return the scene without what the page computes: outlines, and a motion in words."""
    shapes = [shape.description() for shape in scene.shapes]
    for outline in outlines:
        if outline["how"] != "solid":
            shapes[outline["shape"]]["lines"] = []
    return scene.description() | {"words": "", "shapes": shapes}


# --- forces -----------------------------------------------------------------------------------


def _columns(joints: Joints | None) -> dict[str, list[int]]:
    """Return the indices of the components of each joint force among the expressions."""
    columns: dict[str, list[int]] = {}
    count = 0
    for name, parts in joints.expressions.items() if joints is not None else ():
        columns[name] = [*range(count, count + len(parts))]
        count += len(parts)
    return columns


def _scene(motion: Trajectory, joints: Joints | None) -> Scene:
    """Return the scene with arrows of the joint forces of `shown_reactions`."""
    scene = Scene.of(motion)
    if joints is None:
        return scene
    names, _ = shown_reactions(joints.reactions)
    forces = {n: joints.reactions[n] for n in names if not is_torque(n)}
    pulled = Scene.of(motion, forces)
    drawn = (kind for kind in pulled.forces if not kind.cone)
    arrows = (replace(kind, title="joint forces", shown=False) for kind in drawn)
    cones = (kind for kind in pulled.forces if kind.cone)
    return replace(scene, forces=(*arrows, *cones), scale=pulled.scale)


def _forces(system: Description, scene: Scene, joints: Joints | None) -> Iterator[dict[str, Any]]:
    """Yield the indices of the components of each kind of arrows."""
    columns = _columns(joints)
    for forces in scene.forces:
        kind = forces.title.split()[0]
        if forces.cone:
            yield {"kind": "joint", "columns": [*_columns_of_cones(system, joints)]}
        elif kind in ("applied", "constraint"):
            yield {"kind": kind, "columns": [*map(list, particles(system).values())]}
        else:
            yield {"kind": "joint", "columns": [columns[name] for name in forces.names]}


def _columns_of_cones(system: Description, joints: Joints | None) -> Iterator[list[int]]:
    """Yield the indices of the components of the vectors of all cones, after the joint forces."""
    count = sum(map(len, _columns(joints).values()))
    for vectors in cones(system):
        for vector in (*vectors, *[()] * (CONE - len(vectors))):
            yield [*range(count, count + len(vector))]
            count += len(vector)


# --- sliders and charts -----------------------------------------------------------------------


def _start(motion: Trajectory) -> dict[str, float]:
    names = (*motion.system.coordinates, *motion.system.velocities)
    return {name: float(motion[name][0]) for name in names}


def _sliders(system: Description, values: dict[str, float]) -> list[dict[str, Any]]:
    found = []
    restitutions = {switch.restitution for switch in system.switches}
    frictions = {mu for f in system.frictions for mu in (f.coefficient, f.static)}
    for name, value in values.items():
        reach = reach_of(value)
        low, high = (0.0, 1.0) if symbol(name) in restitutions else (-reach, reach)
        low = 0.0 if symbol(name) in frictions else low
        slider = {"name": name, "value": value, "unit": system.units.get(name, "")}
        found.append(slider | {"low": low, "high": high, "step": step_of(value, high)})
    return found


def _inputs(system: Description) -> list[dict[str, str]]:
    """Return the inputs that have no slider, in words; a page shows their values."""
    return [
        {"name": name, "text": described_input(system, name), "unit": system.units.get(name, "")}
        for name in changing_inputs(system)
    ]


def _charts(
    motion: Trajectory, shown: Sequence[str], joints: Joints | None
) -> list[dict[str, Any]]:
    """Return the quantities that a chart can show, without their numbers."""
    charts, units = [], units_of(motion.system, SI)
    names, keys = _state_names(motion.system), dict[tuple[str, int], str]()
    for title, watched in WATCHED.items():
        if not watched.applies(motion.system) or (watched.of_joints and joints is None):
            continue
        arrays: list[Array] = []
        of = joints.reactions if watched.of_joints and joints is not None else motion
        panels = [_own(panel) for panel in watched.panels(of)]
        described_ones = [
            described(panel, [(motion.t, [panel])], arrays, units)
            for panel in panels
            if panel.lines
        ]
        for panel in described_ones:  # six digits suffice for the range of an axis
            panel |= {name: float(f"{panel[name]:.6g}") for name in ("low", "high")}
            for line in panel["lines"]:  # the page counts its own numbers and knows the looks
                for name in ("motion", "count", "index", "colour", "dash"):
                    del line[name]
                text = "".join(part for part, _ in line["name"])
                quantity = (str(line["of"][0]), int(line["of"][1]))
                line["key"] = keys.setdefault(quantity, names.get(quantity, f"{title}: {text}"))
        if described_ones:
            charts.append({"title": title, "shown": title in shown, "panels": described_ones})
    return charts


def _state_names(system: Description) -> dict[tuple[str, int], str]:
    """Return the names of the coordinates and velocities by the quantities of the page."""
    return {
        (kind, k): name
        for kind in ("coordinates", "velocities")
        for k, name in enumerate(getattr(system, kind))
    }


def _own(panel: Panel) -> Panel:
    """Return the panel with the lines that a page computes."""
    return replace(panel, lines=tuple(line for line in panel.lines if line.of is not None))
