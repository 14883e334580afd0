"""Write the live pages for lectures: python docs/live_pages.py [FOLDER].

Each has one question, an answer that can be unfolded, and a live picture to find it with.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from markupsafe import Markup

import teachmech as tm
from teachmech.live.live_page import live_page
from teachmech.live.live_picture import LivePicture

FOLDER = Path(__file__).parent / "live"
_ABOVE = Markup("""<h1>{}</h1>
<p class="tm-question"><strong>{}</strong> {}</p>
<details class="tm-answer"><summary>Answer</summary><p>{}</p></details>""")

PARALLELOGRAM = """
Title: Parallelogram linkage
PhysicalParams: {r: 1, c: 2, m: 1}
PartData:
  Fixed: {O: [], C: [c]}
  Rigids:
    OA: {Geom: [[r]], Dyna: [[r/2], m, m*r^2/12]}
    AB: {Geom: [[c]], Dyna: [[c/2], m, m*c^2/12]}
    CB: {Geom: [[r]], Dyna: [[r/2], m, m*r^2/12]}
ProblemData: {tend: 10, positions: {A: [0, 1], B: [2, 1]}, velocities: {theta_OA: [-2, fixed]}}
Animation: {traces: [B]}
"""


@dataclass(frozen=True)
class Page:
    """A page: a question, what to do, the answer, and the problem with what is seen at first."""

    title: str
    question: str
    advice: str
    answer: str
    problem: Callable[[], Any]
    charts: tuple[str, ...]
    how: dict[str, Any] = field(default_factory=dict)
    second: dict[str, Any] | None = None

    def html(self) -> str:
        """Return the page."""
        problem = self.problem()
        motion = problem.simulate(**self.how)
        shown = {"charts": self.charts, "second": self.second}
        picture = LivePicture.of(motion, joints=problem.joints(motion), **shown)
        above = _ABOVE.format(self.title, self.question, self.advice, self.answer)
        return live_page(picture, above, title=self.title)


def table() -> tm.System:
    """Return a stiff table on four legs, on which a person walks in a circle."""
    names = ["front_left", "front_right", "rear_right", "rear_left"]
    ways = [("-w", "-w"), ("w", "-w"), ("w", "w"), ("-w", "w")]
    named = zip(names, ways, strict=True)
    corners = {name: [x, y, f"z + ({x})*a + ({y})*b"] for name, (x, y) in named}
    constraints = [tm.Constraint(f"{place[2]} = 0", name) for name, place in corners.items()]
    return tm.System(
        coordinates=["z", "a", "b"],
        mass=["m", "m*w^2/3", "m*w^2/3"],
        forces=["-(m + P)*g", "-P*g*r*cos(omega*t)", "-P*g*r*sin(omega*t)"],
        constraints=constraints,
        parameters={"m": 30, "P": 70, "w": 1, "r": 0.6, "omega": 1, "g": 9.81},
        points=corners | {"walker": ["r*cos(omega*t)", "r*sin(omega*t)", "z + 0.3"]},
        rods=[*zip(names, names[1:] + names[:1], strict=True)],
        name="table",
    )


def parallelogram() -> tm.Mechanism:
    """Return four bars that come to lie in one line."""
    return tm.Mechanism.loads(PARALLELOGRAM)


PAGES = {
    "thread": Page(
        "Pendulum and thread",
        "The rod is replaced by a thread. At which height does it go slack?",
        "Play, and watch the multiplier of the rod. Then try other speeds at the start.",
        "Where λ changes its sign: from there on the rod would have to push, and a thread cannot. "
        "With speed v at the bottom that is y = (v² − 2gL)/(3g), here 0.56 m. "
        "Slower than √(2gL) it never comes so high, faster than √(5gL) it stays taut.",
        lambda: tm.example("pendulum"),
        ("Multipliers", "Coordinates"),
        {"start": {"x1": 0, "y1": -1, "vx1": 6, "vy1": 0}, "time": (0, 4, 0.005)},
    ),
    "drift": Page(
        "Drift against projection",
        "Two pendulums, one equation, one method, one step. Why does one of them break?",
        "Play for half a minute. Then take half the step.",
        "The equation holds the acceleration of the constraint at zero, not the constraint. "
        "The errors of the steps add up in B, and the rod changes its length; "
        "A is put back onto the constraint after each step. Half the step only delays it.",
        lambda: tm.example("pendulum"),
        ("Errors", "Coordinates"),
        {"method": "rk4", "stabilisation": "projection", "time": (0, 20, 0.05)},
        {"stabilisation": "none"},
    ),
    "table": Page(
        "A table on four legs",
        "How much does each of the four legs carry?",
        "Play: a person walks in a circle. Compare what the legs carry with what the table does.",
        "It is not determined. Four constraints hold three coordinates: the rank is 3, and a "
        "multiple of (1, −1, 1, −1) can be added to the multipliers without any change of the "
        "motion. What is drawn is the choice of least norm, hatched; a leg carries −λ. Legs that "
        "give way a little would decide.",
        table,
        ("Multipliers", "Rank"),
        {"time": (0, 12.6, 0.02), "method": "dop853"},
    ),
    "parallelogram": Page(
        "The singular four-bar",
        "When all bars lie in one line, which way do they go on?",
        "Play, and watch the rank and the singular value. At rest, drag A or B through the line.",
        "There the rows of A depend on each other, and the mechanism could go on as a "
        "parallelogram or crossed. The equations alone do not decide; the velocities do, since "
        "both crank ends arrive with the same one. A hand that rests in the line can leave it "
        "either way.",
        parallelogram,
        ("Rank", "Coordinates"),
        {"method": "dop853"},
    ),
    "meridian": Page(
        "A rank that changes",
        "At t = 3 s a constraint vanishes from the rank. Does anything happen to the motion?",
        "Play past t = 3 s with the chart of the rank. Then let the skate start elsewhere.",
        "z2 = 0 there, so that the rows of the skate and of its square are the same, and the rank "
        "falls from 4 to 3. The accelerations stay smooth, since both rows ask for the same; "
        "only the share of each of the two multipliers is not determined at that moment.",
        lambda: tm.example("meridian"),
        ("Rank", "Multipliers"),
        {"method": "rk4", "stabilisation": "projection"},
    ),
    "jansen": Page(
        "Jansen's leg",
        "How must the leg be built so that the foot walks level?",
        "Drag H, or turn the crank at C; the hand moves the time. Then move the lengths.",
        "With Jansen's lengths the foot stays within 3 cm of its lowest place for three "
        "fifths of a turn, over 0.68 m. With e or h five per cent longer it is less than half of "
        "a turn, and with k five per cent longer the crank cannot turn round at all.",
        lambda: tm.example("jansen"),
        ("Coordinates",),
    ),
}


def write(folder: Path) -> None:
    """Write all pages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, page in PAGES.items():
        path = folder / f"{name}.html"
        path.write_text(page.html(), encoding="utf-8")
        print(path)


if __name__ == "__main__":
    write(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)
