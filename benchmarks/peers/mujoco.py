"""MuJoCo: the chain with joints (RK4), and as free points with equality constraints.

MuJoCo asks for an inertia of every body; 1e-14 kg m^2 changes the motion by less than 1e-9 m (at
1e-10 it is 2e-8 m with 5 links and 2e-6 m with 40). Nothing touches: collision detection is off.
"""

from __future__ import annotations

from collections.abc import Callable

import chains
import numpy as np
import trees
from contest import Contestant, Run

Array = np.ndarray

INERTIA = 1e-14  # kg m^2
BALL = '<joint type="ball"/>'
OPTION = '<option integrator="RK4" gravity="0 0 {g}"><flag contact="disable" {more}/></option>'


def joints_text(tree: trees.Tree, joints: str) -> str:
    """Return a tree as nested bodies, each on hinges or a ball joint of its parent."""
    bodies = ""
    for link in tree.links:
        columns = " ".join(f"{x!r}" for x in link.turn.T[:2].ravel().tolist())
        inertia = _words(np.maximum(link.inertia, INERTIA))
        hinges = "".join(f'<joint type="hinge" axis="{_words(axis)}"/>' for axis in link.axes)
        bodies += (
            f'<body pos="{_words(link.place)}" xyaxes="{columns}">'
            f'<inertial pos="{_words(link.centroid)}" mass="{link.mass!r}" '
            f'diaginertia="{inertia}"/>'
            f'{hinges if joints == "hinges" else BALL}<site pos="{_words(link.tip)}"/>'
        )
    option = OPTION.format(g=-tree.gravity, more='constraint="disable"')
    ends = "</body>" * len(tree.links)
    return f"<mujoco>{option}<worldbody>{bodies}{ends}</worldbody></mujoco>"


def _words(numbers: Array) -> str:
    return " ".join(repr(float(x)) for x in numbers)


def equality_text(n: int) -> str:
    """Return the chain as points with three slides each, joined by tendons of constant length."""
    slides = "".join(f'<joint type="slide" axis="{axis}"/>' for axis in ("1 0 0", "0 1 0", "0 0 1"))
    inertia = f"{INERTIA} {INERTIA} {INERTIA}"
    places = chains.start(n)[0]
    bodies = "".join(
        f'<body pos="{x!r} {y!r} {z!r}">'
        f'<inertial pos="0 0 0" mass="{1 / n}" diaginertia="{inertia}"/>'
        f'{slides}<site name="s{k}"/></body>'
        for k, (x, y, z) in enumerate(places.tolist(), start=1)
    )
    tendons = "".join(
        f'<spatial name="t{k}"><site site="s{k - 1}"/><site site="s{k}"/></spatial>'
        for k in range(1, n + 1)
    )
    # as hard as MuJoCo allows: impedance 0.9999, time constant of two steps
    hard = 'solref="{reference}" solimp="0.9999 0.9999 0.001"'.format(reference="0.02 1")
    equal = "".join(f'<tendon tendon1="t{k}" {hard}/>' for k in range(1, n + 1))
    option = OPTION.format(g=-chains.GRAVITY, more="")
    return (
        f'<mujoco>{option}<worldbody><site name="s0"/>{bodies}</worldbody>'
        f"<tendon>{tendons}</tendon><equality>{equal}</equality></mujoco>"
    )


def build(n: int, form: str) -> Run:
    """Compile the model of the chain; a run takes the number of steps."""
    if form != "equality":
        return build_tree(trees.chain(n), form)
    model, data = _compiled(equality_text(n))

    def begin(each: int) -> None:
        data.qvel[:] = chains.start(n)[1].ravel()
        model.eq_solref[:, 0] = 2 / each

    return _run(model, data, chains.TIMES, begin, lambda: data.xipos[1:])


def build_tree(tree: trees.Tree, form: str) -> Run:
    """Compile the model of a tree; a run takes the number of steps."""
    model, data = _compiled(joints_text(tree, form))

    def begin(each: int) -> None:
        if form == "hinges":
            data.qpos[:], data.qvel[:] = tree.q, tree.v
            return
        (link, *_others), angles = tree.links, tree.q  # the others hang in line
        count = len(link.axes)
        assert not any(angles[count:]) and not any(tree.v[count:])
        turn, spin = np.eye(3), np.zeros(3)
        for axis, angle, rate in zip(link.axes, angles, tree.v, strict=False):
            step = trees.rotation(axis, angle)
            turn, spin = turn @ step, step.T @ (spin + rate * axis)
        data.qpos[:4] = _quaternion(turn)
        data.qvel[:3] = spin

    return _run(model, data, tree.times, begin, lambda: data.site_xpos)


def _compiled(text: str):
    import mujoco

    mujoco.set_mju_user_warning(
        lambda text: None
    )  # the error of a run shows whether it is unstable
    model = mujoco.MjModel.from_xml_string(text)
    return model, mujoco.MjData(model)


def _quaternion(turn: Array) -> Array:
    import mujoco

    found = np.zeros(4)
    mujoco.mju_mat2Quat(found, turn.ravel())
    return found


def _run(model, data, times: Array, begin: Callable[[int], None], places: Callable) -> Run:
    """Return a run; ``begin`` takes the number of steps between two times and sets the start."""
    import mujoco

    segments = len(times) - 1

    def run(steps: float) -> Array:
        mujoco.mj_resetData(model, data)
        each = round(steps / segments)
        model.opt.timestep = (times[1] - times[0]) / each
        begin(each)
        mujoco.mj_forward(model, data)
        frames = [places().copy()]
        for _ in range(segments):
            mujoco.mj_step(model, data, nstep=each)
            mujoco.mj_kinematics(model, data)
            mujoco.mj_comPos(model, data)
            frames.append(places().copy())
        return np.array(frames)

    return run


def chain(n: int) -> list[Contestant]:
    """Return the chain on hinges, on ball joints, and with equality constraints."""
    steps = tuple(float((500 if n < 10 else 2000) * 2**k) for k in range(9))
    titles = {
        "hinges": ("MuJoCo, hinges", "two hinges per link; RK4"),
        "balls": ("MuJoCo, ball joints", "ball joints; RK4"),
        "equality": ("MuJoCo, equality", "free points, soft equality constraints; RK4"),
    }
    return [
        Contestant(title, lambda form=form: build(n, form), steps, "steps", ("mujoco",), note)
        for form, (title, note) in titles.items()
    ]


def tree(name: str) -> list[Contestant]:
    """Return a mechanism of the package on hinges; the top also on a ball joint."""
    steps = tuple(float(500 * 2**k) for k in range(11))
    forms = {"hinges": "hinges; RK4"}
    if name == "heavy-top":
        forms["ball"] = "a ball joint; RK4"
    return [
        Contestant(
            f"MuJoCo, {form}",
            lambda form=form: build_tree(trees.tree(name), form),
            steps,
            "steps",
            ("mujoco",),
            note,
        )
        for form, note in forms.items()
    ]


def forward(n: int):
    """Return a function that calls mj_forward once at the start."""
    import mujoco

    chain = trees.chain(n)
    model, data = _compiled(joints_text(chain, "hinges"))
    data.qpos[:], data.qvel[:] = chain.q, chain.v
    return lambda: mujoco.mj_forward(model, data)
