"""The table of joints of PMKS, the Planar Mechanism Kinematic Simulator, as points and bars.

Each row is a joint: the names of its links, its type, x, y, the direction of a slider in degrees,
and marks such as ``+--+``. The first mark draws the path of the joint, the last one drives it.
Source: https://github.com/DesignEngrLab/PMKS, folder Examples.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence

from teachmech.base.errors import ExpressionError, ProblemError
from teachmech.expressions import parse_constant

TYPES = ("R", "P", "RP", "G")  # pin, slider, pin in a slot, gears
GROUND, INPUT = "ground", "input"
_MARKS = re.compile(r"[-+]{4}")
_SPEED = "1"  # rad/s
Cells = dict[str, str]


class JointRow:
    """A row of the table.

    Parameters
    ----------
    line : int
    text : str
        Cells between commas, blanks or tabs.
    source : str
        The name of the file for messages.
    name : str
        The name of the joint as a point.
    """

    def __init__(self, line: int, text: str, source: str, name: str) -> None:
        self.line, self.name, self.where = line, name, f"{source}, line {line}"
        cells = [cell for cell in re.split(r"[\s,]+", text) if cell]
        at = max((k for k, cell in enumerate(cells) if cell.upper() in TYPES), default=0)
        self.links = [link.lower() for link in cells[:at]]
        if not self.links or len({*self.links}) < len(self.links):
            raise self.wrong("this is not a joint", "write its links and its type: ground,input,R")
        self.kind, values = cells[at].upper(), cells[at + 1 :]
        self.marks = values.pop() if values and _MARKS.fullmatch(values[-1]) else "----"
        count = 2 if self.kind == "R" else 3
        if len(values) != count:
            what = f"{len(values)} numbers after {self.kind}"
            hint = "write x,y" + (",angle with the angle in degrees" if count == 3 else "")
            raise self.wrong(what, hint)
        try:
            self.numbers = [*map(parse_constant, values)]
        except ExpressionError as error:
            raise error.at(self.where) from None
        self.position: Cells = dict(zip("xy", values, strict=False))

    def wrong(self, what: str, hint: str) -> ProblemError:
        """Return the error of the row."""
        return ProblemError(what, where=self.where, line=self.line, hint=hint)

    @property
    def is_driven(self) -> bool:
        """Whether a motor turns the link at this joint."""
        return self.marks[-1] == "+"


def is_joint(cells: Sequence[str]) -> bool:
    """Return whether cells begin like a joint.

    Examples
    --------
    >>> is_joint(["ground", "input", "R", "0", "0"]), is_joint(["point", "x", "y"])
    (True, False)
    """
    return any(cell.upper() in TYPES for cell in cells[1:4])


def points_and_bars(
    written: Sequence[tuple[int, str]], source: str
) -> Iterator[tuple[str, str, Cells, int]]:
    """Yield the points and bars of a table of joints: kind, name, cells and line.

    Raises
    ------
    ProblemError, ExpressionError
        If a row is wrong, or a joint has no equivalent of points and bars.

    Examples
    --------
    >>> rows = [(1, "ground,input,R,0,0"), (2, "input,R,1,0,+---")]
    >>> for row in points_and_bars(rows, "crank.csv"):
    ...     print(*row)
    point A {'x': '0', 'y': '0', 'fixed': 'yes'} 1
    point B {'x': '1', 'y': '0', 'traced': 'yes'} 2
    bar AB {'speed': '1'} 1
    """
    joints = [JointRow(k, line, source, _name(n)) for n, (k, line) in enumerate(written)]
    pins = [joint for joint in joints if joint.kind == "R"]
    sliders = {}
    for joint in joints:
        if joint.kind == "R":
            continue
        moving = [link for link in joint.links if link != GROUND]
        own = [pin for pin in pins if moving and moving[0] in pin.links]
        if joint.kind != "P" or len(moving) != 1 or len(joint.links) != 2 or len(own) != 1:
            hint = "describe this mechanism as a mechanism file"
            what = f"a joint {joint.kind} of this form is not accepted; sliders are on the ground"
            raise joint.wrong(f"{what} and have one pin", hint)
        if joint.is_driven:
            raise joint.wrong("a slider cannot be driven in a table", "write a mechanism file")
        sliders[own[0].name] = joint
    for pin in pins:
        if pin.is_driven and GROUND not in pin.links:
            raise pin.wrong("a driven joint is not on the ground", "write a mechanism file")
        cells = dict(pin.position)
        if GROUND in pin.links:
            cells["fixed"] = "yes"
        elif pin.marks[0] == "+":
            cells["traced"] = "yes"
        if pin.name in sliders:
            slider = sliders[pin.name]
            other = _name(len(joints) + [*sliders].index(pin.name))
            angle = math.radians(slider.numbers[2])
            x, y = (a + b for a, b in zip(pin.numbers, (math.cos(angle), math.sin(angle)),
                                          strict=False))  # fmt: skip
            yield "point", slider.name, pin.position | {"fixed": "yes"}, slider.line
            yield "point", other, {"x": repr(x), "y": repr(y), "fixed": "yes"}, slider.line
            cells |= {"slides": slider.name + other}
        yield "point", pin.name, cells, pin.line
    yield from _bars(pins, {_only(joint) for joint in sliders.values()})


def _bars(pins: Sequence[JointRow], blocks: set[str]) -> Iterator[tuple[str, str, Cells, int]]:
    """Yield the links with two pins or more; the first pin of a driven link is its motor."""
    marked = any(pin.is_driven for pin in pins)
    for link in dict.fromkeys(link for pin in pins for link in pin.links):
        own = [pin for pin in pins if link in pin.links]
        if link == GROUND or link in blocks:
            continue
        if len(own) < 2:
            raise own[0].wrong(f"the link {link} has one joint", "add a second one")
        at_motor = (pin.is_driven if marked else link == INPUT for pin in own)
        motors = [pin for pin, turns in zip(own, at_motor, strict=True)
                  if turns and GROUND in pin.links]  # fmt: skip
        own.sort(key=lambda pin: pin not in motors)
        name = "".join(pin.name for pin in own)
        yield "bar", name, {"speed": _SPEED} if motors else {}, own[0].line


def _only(joint: JointRow) -> str:
    return next(link for link in joint.links if link != GROUND)


def _name(number: int) -> str:
    """Return the name of a point: A to Z, then A1 to Z1 and so on."""
    return chr(ord("A") + number % 26) + (str(number // 26) if number >= 26 else "")
