"""The meaning of a file does not depend on the form of its numbers: x or u + x - u.

A front end puts the texts of a file together to longer ones. A sum must stay one operand there.
"""

import numpy as np
import pytest

import teachmech as tm
from teachmech.problems.mechanisms import spec
from teachmech.problems.mechanisms.joints import JOINT_TYPES

BODIES = """
PhysicalParams: {a: 0.4, m: 2, p: 0.05, q: 0.02, k: 30, c: 0.3}
Dimension: 3
PartData:
  Fixed: {O: [0.1, 0, a + 0.1], X: []}
  Rigids:
    ABC: {Geom: [[a], [0.1, a/2]], Dyna: [[0.1, 0.05, 0.02], m, [0.5, 0.6, 0.7, p - q, 0.1, q - p]]}
    DEF:
      Geom: [[a], [0.1, 0.2, 0.1]]
      Dyna: [[0.1, 0.1], 1, [0.3, 0.3, 0.4, 0.02, 0, 0.03]]
      About: origin
  Springs: {OA: [k, a], BD: [k, 0.2, 0.1]}
  Dampers: {OB: c}
  Particles: {C: m/4}
AppliedForces:
  Gravity: [0.1, -0.2, -9]
  ConstForces: {B: [1, 2, 3], C on ABC: [0.5, 0.25]}
  ConstTorques: {ABC: [0.1, 0.2, 0.3], DEF on DEF: [0.1, 0, 0.2]}
  Forces: {D: [-c*vD_x, sin(3*t), 0], E on DEF: [0, c, t]}
  Torques: {DEF: [0, 0, 0.2*sin(t)]}
  Rayleigh: c*vA_x^2/2
Constraints: {lift: E_z = 0.3 + 0.1*t}
ProblemData:
  t0: 0.1
  tend: 0.2
  positions: {A: [0.5, 0, 0.1], D: [1, [0.3, fixed], 0.2]}
  velocities: {A: [0.1, 0.2]}
  orientations: {ABC: {axis: [1, 2, 0], angle: 0.3}, DEF: {euler: [0.1, 0.4, 0.2]}}
  angular_velocities: {ABC: [0.2, 0.3, 1], DEF: {body: [0.5, 0.1, 1]}}
"""

JOINTS = """
PhysicalParams: {I: 0.3, J: 0.8, m: 2, r: 0.25, n: 0.7}
Dimension: 3
PartData:
  Fixed: {O: [0, 0.1], P: [1], Q: [2], U: [0, 3, 1], V: [1, 3, 2]}
  Rigids:
    OA: {Geom: [[0.2]], Dyna: [[0.1], 1, [I, I, I]]}
    AL: {Geom: [[0.3]], Dyna: [[0.1], 1, [I, I, I, 0, 0.1, 0]]}
    PB: {Geom: [[0.2]], Dyna: [[], 1, [J, J, J]]}
    CD: {Geom: [[0.2]], Dyna: [[], m, [I, I, I]]}
    GH: {Geom: [[0.2]], Dyna: [[0.05], m, [I, J, J]]}
    MN: {Geom: [[0.2]], Dyna: [[0.1], m, J]}
  Particles: {K: m, S: m, T: m, W: m}
  Springs: {WM: [20, 0.1]}
  Collinear: [UVK, MNS]
  Coplanar: [UVQT]
  Joints:
    a: {Hinge: [ground, OA], At: O, Axis: [0.1, 0.2, 1], Zero: [[1, 0.3, n], [1, n]]}
    u: {Universal: [OA, AL], At: A, Axis: [[0, 1, 0.2], [0.1, 0, 1]]}
    b: {Hinge: [ground, PB], At: P, Axis: [0, 0, n]}
    c: {Prismatic: [ground, CD], At: [Q, C], Axis: [0, n, 0.2]}
    d: {Screw: [ground, GH], At: [V, G], Axis: [0, 0.2, 1], Pitch: 0.1}
    e: {Distance: [K, W], Length: n}
    pair: {Gear: [b, a], Ratio: -0.5, Offset: 0.2}
    rack: {Rack: [c, a], Radius: r}
  TorsionSprings: {a: [5, 0.2]}
  TorsionDampers: {b: 0.1}
AppliedForces: {Gravity: [], ConstTorques: {a: 0.6}, Torques: {b: -0.2*vtheta_b}}
Drives: {s_d: n/10 + 0.05*sin(t)}
ProblemData:
  tend: 0.1
  positions:
    theta_a: [0.1, fixed]
    theta_b: 0
    s_c: 0
    K: [0, 3, 1]
    W: [0.1, 3, 1.5]
    M: [0, 0, 2]
    N: [0.1, 0, 2.2]
    S: [0.3, 0, 2.6]
    T: [0, 3, 0.5]
  velocities: {theta_a: 0.3}
"""

ROLLING = """
PhysicalParams: {r: 0.5, al: 0.4, m: 2, I: 0.3}
Dimension: 3
PartData:
  Fixed: {O: []}
  Rigids:
    BC: {Geom: [[0.5]], Dyna: [[], m, [I, I, I]]}
    DE: {Geom: [[0.5]], Dyna: [[], m, [I, 2*I, I]]}
  Joints:
    ball:
      RollingBall: [ground, BC]
      At: [O, B]
      Axis: [[sin(al), 0, cos(al)], [0, 0, 1]]
      Radius: r
    disk: {RollingDisk: [ground, DE], At: [O, D], Axis: [[0, 0, 1], [0, 1, 0.1]], Radius: r}
AppliedForces: {Gravity: []}
ProblemData:
  tend: 0.1
  positions: {B: [r*sin(al), 0, r*cos(al)], D: [0, 3, r]}
  angular_velocities: {DE: [0, 2, 0.1]}
"""

LINKS = """
PhysicalParams: {k: 3, c: 0.2}
Dimension: 3
PartData:
  Fixed: {O: [], P: [0, 1]}
  Rigids:
    AB: {Geom: [[0.5]], Dyna: [[0.2], 2, [0.3, 0.4, 0.5, 0.05, 0, 0]]}
    CD: {Geom: [[0.5]], Dyna: [[0.2], 2, [0.3, 0.4, 0.5]]}
    EF: {Geom: [[0.5]], Dyna: [[0.2], 2, [0.3, 0.4, 0.5]]}
  Joints:
    one: {Cylindrical: [ground, AB], At: [O, A], Axis: [0, 0.3, 1]}
    two: {Ball: [AB, CD], At: [B, C]}
    three: {Planar: [ground, EF], At: [P, E], Axis: [0.1, 0, 1]}
AppliedForces: {Gravity: [0, -1, -9]}
ProblemData:
  tend: 0.1
  positions: {A: [0, 0.03, 0.1], E: [0, 1, 0]}
  orientations: {CD: {axis: [0, 1], angle: 0.5}}
"""

FILES = {"bodies": BODIES, "joints": JOINTS, "rolling": ROLLING, "links": LINKS}
FILES["plane"] = tm.example("crank-and-load").to_yaml()

WORDS = {"Title", "Units", "Dimension", "About", "SolverParams", "Animation"}  # no numbers
WORDS |= {"Collinear", "Coplanar", "At", *JOINT_TYPES}


def as_sums(given):
    """Return the file with a sum for every number."""
    if isinstance(given, dict):
        return {key: x if key in WORDS else as_sums(x) for key, x in given.items()}
    if isinstance(given, list):
        return [as_sums(x) for x in given]
    if given is None or given == "fixed":
        return given
    return " = ".join(f"u + {side} - u" for side in str(given).split("="))


def named(text):
    """Return the keys of a file at every depth."""
    found = set()

    def walk(given):
        for key, x in given.items() if isinstance(given, dict) else enumerate(given):
            found.add(key)
            if isinstance(x, dict | list):
                walk(x)

    walk(tm.Mechanism.loads(text).model_dump(mode="json", exclude_unset=True))
    return found


@pytest.mark.few("bodies", "plane")
@pytest.mark.parametrize("name", FILES)
def test_a_mechanism_moves_the_same_if_its_numbers_are_sums(name):
    plain = tm.Mechanism.loads(FILES[name])
    data = plain.model_dump(mode="json", exclude_unset=True)
    parameters = {key: f"0.5 + {x} - 0.5" for key, x in data.get("PhysicalParams", {}).items()}
    sums = tm.Mechanism(**{**as_sums(data), "PhysicalParams": {**parameters, "u": "0.7"}})
    start = float(data["ProblemData"].get("t0", 0))
    first, second = (
        m.simulate(time=(start, start + 0.1, 0.05), compiled=False) for m in (plain, sums)
    )
    assert {*first.system.coordinates} <= {*second.system.coordinates}
    for coordinate in first.system.coordinates:
        assert np.abs(first[coordinate] - second[coordinate]).max() < 1e-8, coordinate
    assert np.abs(first.kinetic_energy - second.kinetic_energy).max() < 1e-7
    assert np.abs(first.potential_energy - second.potential_energy).max() < 1e-7


@pytest.mark.thorough
def test_every_key_with_numbers_is_covered():
    kinds = (spec.PartsData, spec.RigidData, spec.JointData, spec.ForcesData, spec.TurnData)
    known = {key for kind in (*kinds, spec.StartData) for key in kind.model_fields}
    assert known <= set().union(*map(named, FILES.values()))


@pytest.mark.parametrize("name", ["conical-pendulum", "turned-hoop", "meridian"])
def test_particles_move_the_same_if_their_numbers_are_sums(name):
    plain = tm.example(name)
    data = plain.model_dump(mode="json", exclude_unset=True)
    for key in ("particles", "constraints"):
        for part in data[key]:
            words = {"name": part["name"]} if "name" in part else {}
            part |= as_sums({k: x for k, x in part.items() if k not in words}) | words
    data["parameters"] = {**data.get("parameters", {}), "u": "0.7"}
    sums = type(plain)(**data)
    first, second = (m.simulate(time=(0, 0.5, 0.1), compiled=False) for m in (plain, sums))
    assert np.abs(first.q - second.q).max() < 1e-9
