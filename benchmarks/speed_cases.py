"""The contests of speed.py: what is computed, how the error is taken, and who takes part."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import chains
import contacts
import numpy as np
import squeezer
import stiff_governor
import trees
from contest import Case, Contestant
from peers import (
    by_hand,
    casadi,
    exudyn,
    exudyn_contacts,
    heyoka,
    mujoco,
    mujoco_contacts,
    own,
    own_contacts,
    pinocchio,
    scipy_ivp,
    sundae,
    sympy_kane,
)
from work_precision_cases import published

Array = np.ndarray
THROUGH = "teachmech's time is that of `simulate`."
HARDER = (
    f"{THROUGH} The stiffness of the peers' contacts rises with the number of steps, since both "
    "limit the error."
)


def worked_example() -> Case:
    """Compare 1000 steps of RK4 by all contestants."""

    @cache
    def plain() -> Array:
        contestant = next(c for c in own.worked_example() if c.title == "teachmech, plain")
        return contestant.build()(float(by_hand.STEPS))

    return Case(
        name="worked-example",
        title="The worked example: two particles in space, four constraints, 1000 steps of RK4",
        text=(
            "All programs take 1000 classical Runge-Kutta steps of 5 ms to t = 5 s and store every "
            "state. A loses rank exactly at t = 3 s, when z2 = 0. The difference is the largest "
            "difference of any coordinate or velocity from teachmech's plain program. teachmech's "
            "time is that of the integration, without the checks and tables of `simulate`."
        ),
        error=lambda states: float(np.abs(states[:, :12] - plain()[:, :12]).max()),
        error_title="difference",
        level=None,
        contestants=[*own.worked_example(), *by_hand.worked_example()],
    )


def chain(n: int) -> Case:
    """Compare runs of the spherical chain, 10 s to 1e-6 m."""
    peers = (own, mujoco, exudyn, sympy_kane, heyoka, casadi)
    return Case(
        name=f"chain{n}",
        title=f"A spherical chain of {n} links, 10 s to 1e-6 m",
        text=(
            f"{n} equal point masses, in total 1 kg, hang on massless rods, in total 1 m, with "
            f"g = {chains.GRAVITY} m/s². At the start all rods are on one line, {chains.TILT} rad "
            f"from the downward vertical, and rotate sideways at {chains.RATE:g} rad/s. The error "
            "is the largest of any coordinate at t = 1, 2, ... 10 s."
        ),
        error=chains.error,
        error_title="error / m",
        level=1e-6,
        contestants=[contestant for peer in peers for contestant in peer.chain(n)],
    )


def andrews() -> Case:
    """Compare runs of Andrews' squeezing mechanism to 9 digits of the angles."""
    squeezer.compile_all()
    squeezer.reference()
    return Case(
        name="andrews",
        title="Andrews' squeezing mechanism to t = 0.03 s, 9 digits of the angles",
        text=(
            "The error is the largest relative error of the seven angles at the end, against a "
            "run of DOP853 on the published equations at 3e-14, which agrees with the published "
            "angles to their 9.5 digits. teachmech reads its MechSpec file and integrates in "
            "Cartesian coordinates. The other programs integrate the published equations in "
            "angles, which Numba compiles beforehand; this time is not included."
        ),
        error=squeezer.error,
        error_title="relative error",
        level=1e-9,
        contestants=[
            contestant for peer in (own, sundae, scipy_ivp) for contestant in peer.andrews()
        ],
    )


def governor() -> Case:
    """Compare runs of a governor with stiff springs to 1e-6."""
    stiff_governor.derivative(0.0, stiff_governor.start())  # compiled, so that no set-up holds it
    stiff_governor.reference()
    return Case(
        name="stiff-governor",
        title="The stiff governor: Watt's, with springs of 1e8 N/m, 2 s to 1e-6",
        text=(
            "Two balls on rods turn with a spindle; stiff springs hold a damped sleeve. The error "
            "is the largest of any coordinate at ten times, in metres and radians, against DOP853 "
            "on equations derived by hand. In teachmech the rods are constraints; the other "
            "programs integrate four explicit equations, which Numba compiles beforehand."
        ),
        error=stiff_governor.error,
        error_title="error / m",
        level=1e-6,
        contestants=[*own.governor(), *scipy_ivp.governor()],
    )


def mechanism1a() -> Case:
    """Compare runs of Mechanism1a to t = 200 s."""
    values = published("mechanism1a.csv", "t200")
    names = [f"v{n.replace('dot', '')}" if "dot" in n else n for n in values]
    want = np.array(list(values.values()))
    rates = np.array(["dot" in name for name in values])
    system = own.load_mechanism("mechanism1")
    every = (*system.coordinates, *system.velocities)
    pick = [every.index(name) for name in names]

    def error(state: Array) -> float:
        wrong = np.abs(state[pick] - want)
        return max(wrong[kind].max() / np.abs(want[kind]).max() for kind in (rates, ~rates))

    return Case(
        name="mechanism1a",
        title="Mechanism1a to t = 200 s with 9 digits",
        text=(
            "The error against the published final values is the largest of the positions, "
            "relative to the largest position, or of the velocities, relative to the largest "
            "velocity."
        ),
        error=error,
        error_title="relative error",
        level=1e-9,
        contestants=own.mechanism1a(),
    )


def in_space(name: str, title: str, text: str) -> Case:
    """Compare runs of a spatial mechanism of the package to 1e-7 m."""
    return Case(
        name=name,
        title=title,
        text=(
            f"{text} The error is the largest of any coordinate of the ends of the bodies at ten "
            "times, against Pinocchio's equations integrated at 1e-13 (`tree_reference.py`). "
            "teachmech reads the MechSpec file of the package and uses twelve coordinates and six "
            "constraints per body; the other programs use one angle per hinge."
        ),
        error=lambda places: trees.error(name, places),
        error_title="error / m",
        level=1e-7,
        contestants=[
            contestant
            for peer in (own, mujoco, exudyn, pinocchio)
            for contestant in peer.tree(name)
        ],
    )


def touching(
    name: str, title: str, text: str, error: Callable[[Array], float], level: float
) -> Case:
    """Compare runs with contact or friction."""
    peers = (own_contacts, mujoco_contacts, exudyn_contacts)
    titles = {"incline": "creep / µm/s", "discs": "error"}
    return Case(
        name=name,
        title=title,
        text=text,
        error=error,
        error_title=titles.get(name, "error / m"),
        level=level,
        contestants=[contestant for peer in peers for contestant in getattr(peer, name)()],
        own=("teachmech, compiled", "teachmech, moreau"),
    )


CASES: dict[str, Callable[[], Case]] = {
    "worked-example": worked_example,
    "chain5": lambda: chain(5),
    "chain40": lambda: chain(40),
    "andrews": andrews,
    "mechanism1a": mechanism1a,
    "stiff-governor": governor,
    "heavy-top": lambda: in_space(
        "heavy-top",
        "The heavy top, 5 s to 1e-7 m",
        "A symmetric top of 2 kg on a fixed point, 60 rad/s, released at 30 degrees.",
    ),
    "multpenduj": lambda: in_space(
        "multpenduj",
        "Ten rods on universal joints, 10 s to 1e-7 m",
        "MultPendUJ of J. D. Pryce and N. S. Nedialkov: uniform rods, hinge angles of 0.3 rad.",
    ),
    "robot-arm": lambda: in_space(
        "robot-arm",
        "A robot arm that is let go, 2 s to 1e-7 m",
        "Six hinges without drives; the initial state is that of the driven arm at 0 s.",
    ),
    "ball": lambda: touching(
        "ball",
        "A bouncing ball, 5 s to 1 cm",
        "A ball falls from 1 m and rebounds with the restitution 0.8; its impacts accumulate at "
        "4.06 s. The error is the largest of the height at eleven times, against the closed form. "
        f"{HARDER}",
        contacts.ball_error,
        1e-2,
    ),
    "belt": lambda: touching(
        "belt",
        "A block on a belt that sticks and slips, 8 s to 0.3 mm",
        "A block of 2 kg on a spring of 50 N/m, on a belt of 0.3 m/s; the coefficient of friction "
        "is 0.5 at rest and 0.3 in motion. The error is the largest of the position at eleven "
        f"times, against the closed form. {HARDER}",
        contacts.belt_error,
        3e-4,
    ),
    "incline": lambda: touching(
        "incline",
        "A block that sticks on an incline, 10 s to 1 µm/s",
        "The incline has 0.2 rad, the coefficient of friction is 0.21 (tan 0.2 = 0.2027). The "
        f"exact block is at rest; the error is its mean speed from 1 s to 10 s. {THROUGH}",
        contacts.creep,
        1.0,
    ),
    "discs": lambda: touching(
        "discs",
        "Twenty elastic discs in a box, 1 s to 4 %",
        "Discs of 0.1 kg and a radius of 50 mm fall in a box without friction; each pair and each "
        "wall is a contact. The motion is chaotic and has no closed form. The error is the larger "
        "of the relative change of the energy and the deepest overlap in radii, at 101 times. "
        f"Ratios refer to time stepping; event by event, a run takes about a minute. {HARDER}",
        contacts.discs_error,
        4e-2,
    ),
    "clearance": lambda: touching(
        "clearance",
        "A slider-crank with clearance, 0.05 s to 0.3 mm",
        "The block has a clearance of 1 mm in its guide, which its four corners touch with the "
        "restitution 0.4 and the friction 0.01; data of P. Flores, R. Leine and C. Glocker (2010). "
        "The error is the largest of the centre of the block at eleven times, against two "
        "descriptions event by event that agree in 9 digits; later the motion is chaotic. "
        f"{HARDER}",
        contacts.clearance_error,
        3e-4,
    ),
}


def chosen_by(words: list[str], contestants: list[Contestant]) -> list[Contestant]:
    """Return this project and the contestants whose title contains one of the words."""
    wanted = ["teachmech", *(word.lower() for word in words)]
    return [c for c in contestants if any(word in c.title.lower() for word in wanted)]
