"""Write the live pages for lectures: python docs/live_pages.py [FOLDER].

Each is a lecture on a live picture; its steps are in ``docs/lectures``.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import teachmech as tm
from teachmech.animation.page import heading
from teachmech.live.live_page import live_page
from teachmech.live.live_picture import LivePicture

FOLDER = Path(__file__).parent / "live"
LECTURES = Path(__file__).parent / "lectures"

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
    """A page: its title, its problem, and how it is computed at first."""

    title: str
    problem: Callable[[], Any]
    how: dict[str, Any] = field(default_factory=dict)

    def html(self, lecture: Path) -> str:
        """Return the page with the lecture in a file."""
        problem = self.problem()
        motion = problem.simulate(**self.how)
        picture = LivePicture.of(motion, joints=problem.joints(motion), lecture=lecture)
        return live_page(picture, heading(self.title), title=self.title)


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
    "thread": Page("Pendulum and thread", lambda: tm.example("pendulum"), {"time": (0, 4, 0.005)}),
    "drift": Page(
        "Drift against projection",
        lambda: tm.example("pendulum"),
        {"method": "rk4", "stabilisation": "projection", "time": (0, 20, 0.05)},
    ),
    "table": Page("A table on four legs", table, {"time": (0, 12.6, 0.02), "method": "dop853"}),
    "parallelogram": Page("The singular four-bar", parallelogram, {"method": "dop853"}),
    "meridian": Page(
        "A rank that changes",
        lambda: tm.example("meridian"),
        {"method": "rk4", "stabilisation": "projection"},
    ),
    "jansen": Page("Jansen's leg", lambda: tm.example("jansen")),
}


def write(folder: Path) -> None:
    """Write all pages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, page in PAGES.items():
        path = folder / f"{name}.html"
        path.write_text(page.html(LECTURES / f"{name}.yaml"), encoding="utf-8")
        print(path)


if __name__ == "__main__":
    write(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)
