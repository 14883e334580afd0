"""MuJoCo: contacts as springs and dampers, of a stiffness that rises with the number of steps."""

from __future__ import annotations

import math

import contacts
import numpy as np
from contest import Contestant, MissingError, Run

Array = np.ndarray

IMPEDANCE = 0.9999  # the largest that MuJoCo allows
STEPS = tuple(float(1250 * 2**k) for k in range(12))
WAYS = {  # of the block that sticks
    "MuJoCo, defaults": "",
    "MuJoCo, elliptic, impratio 1000": 'cone="elliptic" impratio="1000"',
    "MuJoCo, elliptic, impratio 1e6": 'cone="elliptic" impratio="1e6"',
}


def _model(option: str, world: str):
    import mujoco

    mujoco.set_mju_user_warning(
        lambda text: None
    )  # the error of a run shows whether it is unstable
    model = mujoco.MjModel.from_xml_string(
        f"<mujoco><option {option}/><worldbody>{world}</worldbody></mujoco>"
    )
    return model, mujoco.MjData(model)


def _harden(model, restitution: float, steps: float, span: float) -> None:
    """Set the step size, and contacts that last as many steps as `steps_per_contact` says."""
    model.opt.timestep = span / steps
    rate = math.pi / (contacts.steps_per_contact(steps) * model.opt.timestep)
    ratio = contacts.damping_ratio(restitution)
    model.geom_solref[:] = -(rate**2), -2 * ratio * rate
    model.geom_solimp[:, :3] = IMPEDANCE, IMPEDANCE, 1


def _frames(model, data, segments: int, steps: float) -> tuple[Array, Array]:
    import mujoco

    q, v = [data.qpos.copy()], [data.qvel.copy()]
    for _ in range(segments):
        mujoco.mj_step(model, data, nstep=round(steps / segments))
        q.append(data.qpos.copy())
        v.append(data.qvel.copy())
    return np.array(q), np.array(v)


def _whole(steps: float, segments: int) -> int:
    return segments * max(1, round(steps / segments))


def build_ball(integrator: str) -> Run:
    """Return the ball on a slide; a run takes the number of steps."""
    import mujoco

    model, data = _model(
        f'integrator="{integrator}" gravity="0 0 {-contacts.G}"',
        '<geom type="plane" size="1 1 1" condim="1"/>'
        f'<body pos="0 0 {contacts.HEIGHT + 0.1}"><joint type="slide" axis="0 0 1"/>'
        '<geom type="sphere" size="0.1" mass="1" condim="1"/></body>',
    )
    segments = len(contacts.BALL_TIMES) - 1

    def run(steps: float) -> Array:
        mujoco.mj_resetData(model, data)
        steps = _whole(steps, segments)
        _harden(model, contacts.RESTITUTION, steps, contacts.BALL_TIMES[-1])
        return _frames(model, data, segments, steps)[0][:, 0] + contacts.HEIGHT

    return run


def build_incline(option: str) -> Run:
    """Return a block on slides with inclined gravity; a run takes the number of steps."""
    import mujoco

    across, down = contacts.G * math.cos(contacts.ANGLE), contacts.G * math.sin(contacts.ANGLE)
    rough = f'condim="3" friction="{contacts.INCLINE_FRICTION} 0 0"'
    model, data = _model(
        f'gravity="{down} 0 {-across}" {option}',
        f'<geom type="plane" size="1 1 1" {rough}/>'
        '<body pos="0 0 0.1"><joint type="slide" axis="1 0 0"/><joint type="slide" axis="0 0 1"/>'
        f'<geom type="box" size="0.1 0.1 0.1" mass="{contacts.MASS}" {rough}/></body>',
    )
    segments = len(contacts.INCLINE_TIMES) - 1

    def run(steps: float) -> Array:
        mujoco.mj_resetData(model, data)
        steps = _whole(steps, segments)
        model.opt.timestep = contacts.INCLINE_TIMES[-1] / steps
        return _frames(model, data, segments, steps)[0][:, 0]

    return run


def build_discs(integrator: str) -> Run:
    """Return spheres that slide in a plane, without friction; a run takes the number of steps."""
    import mujoco

    start, rates = contacts.discs_start()
    plane = '<geom type="plane" size="9 9 1" condim="1" pos="{} 0 0" zaxis="{}"/>'
    walls = ((0, "0 0 1"), (0, "1 0 0"), (contacts.WIDTH, "-1 0 0"))
    discs = "".join(
        f'<body pos="{x} 0 {z}"><joint type="slide" axis="1 0 0"/>'
        '<joint type="slide" axis="0 0 1"/>'
        f'<geom type="sphere" size="{contacts.RADIUS}" mass="{contacts.DISC_MASS}" condim="1"/>'
        "</body>"
        for x, z in start
    )
    model, data = _model(
        f'integrator="{integrator}" gravity="0 0 {-contacts.G}"',
        "".join(plane.format(*wall) for wall in walls) + discs,
    )
    segments = len(contacts.DISC_TIMES) - 1

    def run(steps: float) -> Array:
        mujoco.mj_resetData(model, data)
        steps = _whole(steps, segments)
        _harden(model, 1.0, steps, contacts.DISC_TIMES[-1])
        data.qvel[:] = rates.ravel()
        q, v = _frames(model, data, segments, steps)
        shape = (-1, contacts.DISCS, 2)
        return np.array([q.reshape(shape) + start, v.reshape(shape)])

    return run


def build_clearance(integrator: str) -> Run:
    """Return the slider-crank with clearance; a run takes the number of steps.

    The corners of the block are those of four spheres that touch the walls where the corners do.
    """
    import mujoco

    d, radius = contacts.CLEARANCE, 0.01
    rough = f'condim="3" friction="{d["mu"]} 0 0"'
    wall = d["b"] + d["c"]
    hinge = '<joint type="hinge" axis="0 -1 0"/>'

    def mass(place: float, own: float, moment: float) -> str:
        moments = f"{moment} {moment} {moment}"
        return f'<inertial pos="{place} 0 0" mass="{own}" diaginertia="{moments}"/>{hinge}'

    walls = "".join(
        f'<geom type="plane" size="2 2 1" pos="0 0 {j * wall}" zaxis="0 0 {-j}" '
        f'contype="0" conaffinity="{side}" {rough}/>'
        for side, j in ((1, -1), (2, 1))
    )
    corners = "".join(
        f'<geom type="sphere" size="{radius}" mass="0" '
        f'pos="{i * d["a"]} 0 {j * (d["b"] - radius)}" contype="{side}" conaffinity="0" {rough}/>'
        for i in (-1, 1)
        for side, j in ((1, -1), (2, 1))
    )
    model, data = _model(
        f'integrator="{integrator}" gravity="0 0 {-d["g"]}"',
        f"{walls}<body>{mass(d['l1'] / 2, d['m1'], d['J1'])}"
        f'<body pos="{d["l1"]} 0 0">{mass(d["l2"] / 2, d["m2"], d["J2"])}'
        f'<body pos="{d["l2"]} 0 0">{mass(0, d["m3"], d["J3"])}{corners}</body></body></body>',
    )
    segments = len(contacts.CLEARANCE_TIMES) - 1
    speeds = np.diff(contacts.CLEARANCE_SPEEDS, prepend=0.0)  # of each body relative to the last

    def run(steps: float) -> Array:
        mujoco.mj_resetData(model, data)
        steps = _whole(steps, segments)
        _harden(model, d["e"], steps, contacts.CLEARANCE_TIMES[-1])
        data.qvel[:] = speeds
        angles = _frames(model, data, segments, steps)[0].cumsum(axis=1)
        return contacts.centre(angles[:, 0], angles[:, 1])

    return run


def ball() -> list[Contestant]:
    """Return the ball by both kinds of integrators."""
    return _both(build_ball, STEPS)


def discs() -> list[Contestant]:
    """Return the discs by both kinds of integrators."""
    return _both(build_discs, STEPS[:9])


def _both(build, settings: tuple) -> list[Contestant]:
    return [
        Contestant(
            f"MuJoCo, {title}",
            lambda kind=kind: build(kind),
            settings,
            "steps",
            ("mujoco",),
            f"springs and dampers; {title}",
        )
        for kind, title in (("RK4", "RK4"), ("Euler", "Euler"))
    ]


def belt() -> list[Contestant]:
    """Return a contestant that states why MuJoCo cannot run this case."""

    def build() -> Run:
        raise MissingError("a contact has one coefficient of friction, and the case has two")

    return [Contestant("MuJoCo", build, needs=("mujoco",))]


def incline() -> list[Contestant]:
    """Return the block with the default friction, and with two options against creep."""
    return [
        Contestant(
            title,
            lambda option=option: build_incline(option),
            tuple(float(1250 * 4**k) for k in range(5)),
            "steps",
            ("mujoco",),
            "Euler, default stiffness of contacts",
        )
        for title, option in WAYS.items()
    ]


def clearance() -> list[Contestant]:
    """Return the slider-crank with clearance by both kinds of integrators."""
    return _both(build_clearance, STEPS[:9])
