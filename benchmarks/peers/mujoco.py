"""MuJoCo: the chain with joints (RK4), and as free points with equality constraints.

MuJoCo asks for an inertia of every body; 1e-14 kg m^2 changes the motion by less than 1e-9 m (at
1e-10 it is 2e-8 m with 5 links and 2e-6 m with 40). Nothing touches: collision detection is off.
"""

from __future__ import annotations

import chains
import numpy as np
from contest import Contestant, Run

Array = np.ndarray

INERTIA = 1e-14  # kg m^2
JOINTS = {
    "hinges": '<joint type="hinge" axis="0 1 0"/><joint type="hinge" axis="1 0 0"/>',
    "balls": '<joint type="ball"/>',
}
OPTION = '<option integrator="RK4" gravity="0 0 {g}"><flag contact="disable" {more}/></option>'


def joints_text(n: int, joints: str) -> str:
    """The chain as nested bodies, each hanging from the one above."""
    body = '<body pos="0 0 {z}"><inertial pos="0 0 {l}" mass="{m}" diaginertia="{i}"/>{joints}'
    inertia = f"{INERTIA} {INERTIA} {INERTIA}"
    bodies = "".join(
        body.format(z=-1 / n if k else 0, l=-1 / n, m=1 / n, i=inertia, joints=JOINTS[joints])
        for k in range(n)
    )
    option = OPTION.format(g=-chains.GRAVITY, more='constraint="disable"')
    return f"<mujoco>{option}<worldbody>{bodies}{'</body>' * n}</worldbody></mujoco>"


def equality_text(n: int) -> str:
    """The chain as points with three slides each; tendons between them keep their length."""
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
    """Compile the model; a run takes the number of steps."""
    import mujoco

    mujoco.set_mju_user_warning(lambda text: None)  # an unstable run shows by its error
    text = equality_text(n) if form == "equality" else joints_text(n, form)
    model = mujoco.MjModel.from_xml_string(text)
    data = mujoco.MjData(model)
    angles, rates = chains.hinge_start(n)
    segments = len(chains.TIMES) - 1

    def run(steps: float) -> Array:
        mujoco.mj_resetData(model, data)
        each = round(steps / segments)
        model.opt.timestep = 1 / each
        if form == "hinges":
            data.qpos[:], data.qvel[:] = angles, rates
        elif form == "balls":
            half = angles[0] / 2
            data.qpos[:4], data.qvel[0] = [np.cos(half), 0, np.sin(half), 0], rates[1]
        else:
            data.qvel[:] = chains.start(n)[1].ravel()
            model.eq_solref[:, 0] = 2 / each
        mujoco.mj_forward(model, data)
        frames = [data.xipos[1:].copy()]
        for _ in range(segments):
            mujoco.mj_step(model, data, nstep=each)
            mujoco.mj_kinematics(model, data)
            mujoco.mj_comPos(model, data)
            frames.append(data.xipos[1:].copy())
        return np.array(frames)

    return run


def chain(n: int) -> list[Contestant]:
    """Hinges, ball joints, equality constraints."""
    steps = tuple(float((500 if n < 10 else 2000) * 2**k) for k in range(9))
    titles = {
        "hinges": ("MuJoCo, hinges", "two hinges a link; RK4"),
        "balls": ("MuJoCo, ball joints", "ball joints; RK4"),
        "equality": ("MuJoCo, equality", "free points, soft equality constraints; RK4"),
    }
    return [
        Contestant(title, lambda form=form: build(n, form), steps, "steps", ("mujoco",), note)
        for form, (title, note) in titles.items()
    ]


def forward(n: int):
    """One call of mj_forward at the start, ready to be called."""
    import mujoco

    model = mujoco.MjModel.from_xml_string(joints_text(n, "hinges"))
    data = mujoco.MjData(model)
    data.qpos[:], data.qvel[:] = chains.hinge_start(n)
    return lambda: mujoco.mj_forward(model, data)
