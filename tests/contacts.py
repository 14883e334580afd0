"""Systems with contacts whose motions have closed forms, and random ones."""

import numpy as np

from teachmech import Constraint, System

G = 9.81


def points(*masses, constraints, start, name="points", **parameters):
    """Return particles in the plane with their weight, y upwards."""
    names = [f"{axis}{k}" for k in range(1, len(masses) + 1) for axis in "xy"]
    forces = [f for m in masses for f in (0, -G * m)]
    mass = [m for m in masses for _ in "xy"]
    return System(names, mass, forces, constraints, parameters, start=start, name=name)


def ball(e, height=1.5):
    """Return a ball above a floor; e is the coefficient of restitution."""
    floor = Constraint("y >= 0", "floor", restitution="e")
    parameters, start = {"m": 2, "g": G, "e": e}, {"y": height}
    return System(["y"], ["m"], ["-m*g"], [floor], parameters, start=start, name="ball")


def cylinder(angle=0.2, radius=1.3):
    """Return a particle at rest on a smooth cylinder, at an angle from the top."""
    constraint = Constraint("x1^2 + y1^2 >= R^2", "cylinder")
    start = {"x1": radius * np.sin(angle), "y1": radius * np.cos(angle)}
    return points(2, constraints=[constraint], start=start, R=radius, name="cylinder")


def thread(length, **start):
    """Return a particle on a thread."""
    constraint = Constraint("x1^2 + y1^2 <= L^2", "thread")
    return points(1, constraints=[constraint], start=start, L=length, name="thread")


def ladder(angle=1.2):
    """Return a smooth ladder between floor and wall, at an angle to the horizontal."""
    return System(
        ["x", "y", "a"],
        mass=["m", "m", "m*L^2/12"],
        forces=["0", "-m*g", "0"],
        constraints=[
            Constraint("y - L/2*sin(a) >= 0", "floor"),
            Constraint("x - L/2*cos(a) >= 0", "wall"),
        ],
        parameters={"m": 3, "L": 2, "g": G},
        start={"x": f"cos({angle})", "y": f"sin({angle})", "a": angle},
        name="ladder",
    )


def cradle(e):
    """Return two balls that touch, and a third one that hits the first of them."""
    touch = [Constraint(f"x{k + 1} - x{k} >= 1", f"c{k}", restitution=e) for k in (1, 2)]
    start = {"x1": -1, "vx1": 1, "x2": 1, "x3": 2}
    return System(["x1", "x2", "x3"], [1, 1, 1], [0] * 3, touch, start=start, name="cradle")


def two_balls():
    """Return two balls that fall, the lower one, three times as heavy, shortly before the other."""
    floor = Constraint("y1 >= 0", "floor", restitution=1)
    touch = Constraint("y2 - y1 >= 0", "balls", restitution=1)
    start = {"y1": 1, "y2": 1 + 1e-7}
    return System(["y1", "y2"], [3, 1], [-3 * G, -G], [floor, touch], start=start, name="two-balls")


def tilted_rod(e, mass=2.0, speed=3.0, tilt=0.5):
    """Return a rod that falls flatly onto a smooth floor."""
    return System(
        ["y", "a"],
        mass=["m", "m*L^2/12"],
        forces=["0", "0"],
        constraints=[Constraint("y - L/2*sin(a) >= 0", "floor", restitution=e)],
        parameters={"m": mass, "L": 1.5},
        start={"y": 2, "a": tilt, "vy": -speed},
        name="rod",
    )


KNOWN = [
    (ball(0.5), (0, 3, 0.01)),
    (cylinder(), (0, 1.5, 0.01)),
    (thread(1.2, y1=-1.2, vx1=np.sqrt(3.5 * G * 1.2)), (0, 2, 0.01)),
    (ladder(), (0, 1.5, 0.01)),
    (cradle(0.5), (0, 2, 0.15)),
    (two_balls(), (0, 0.4516, 0.01)),
    (tilted_rod(0.4), (0, 0.9, 0.1)),
]


def random_contacts(seed):
    """Return a system with several contacts: balls in a row, a chain or a linkage over a floor."""
    r = np.random.default_rng(seed)
    made = (row, chain, linkage)[seed % 3](r)
    return made.replace(name=f"{made.name}-{seed}")


def row(r):
    """Return balls between two walls, which a spring pushes to one side; a wall is there twice."""
    count = int(r.integers(2, 5))
    x = [f"x{k}" for k in range(count)]
    e = [f"{value:.3f}" for value in r.uniform(0, 0.9, count + 1)]
    contacts = [Constraint(f"{x[0]} >= 0", "left", restitution=e[0])]
    contacts += [Constraint(f"2*{x[0]} + 0 >= 0", "again", restitution=e[0])]
    contacts += [
        Constraint(f"{b} - {a} >= 0.2", f"pair_{b}", restitution=e[k + 1])
        for k, (a, b) in enumerate(zip(x, x[1:], strict=False))
    ]
    contacts += [Constraint(f"{x[-1]} <= {0.5 * count}", "right", restitution=e[count])]
    start = {name: 0.5 * k + 0.2 for k, name in enumerate(x)}
    start |= {f"v{name}": float(r.uniform(-2, 2)) for name in x}
    masses = [round(float(m), 3) for m in r.uniform(0.5, 3, count)]
    forces = [f"-{r.uniform(2, 8):.3f}*({name} - 0.3)" for name in x]
    return System(x, masses, forces, contacts, start=start, name="row")


def chain(r):
    """Return bobs on rods that fall onto a sloping floor; the last rod is a thread."""
    count = int(r.integers(2, 4))
    rods = ["x1^2 + y1^2"] + [
        f"(x{k} - x{k - 1})^2 + (y{k} - y{k - 1})^2" for k in range(2, count + 1)
    ]
    given = [Constraint(f"{rod} = 1", f"rod{k}") for k, rod in enumerate(rods[:-1], 1)]
    given += [Constraint(f"{rods[-1]} <= 1", "thread", restitution=f"{r.uniform(0, 0.8):.3f}")]
    given += [
        Constraint(f"y{k} + {r.uniform(0.5, 0.9):.3f} + 0.1*x{k} >= 0", f"floor{k}",
                   restitution=f"{r.uniform(0, 0.8):.3f}")
        for k in range(1, count + 1)
    ]  # fmt: skip
    angle, start = r.uniform(-0.3, 0.6), {}
    for k in range(1, count + 1):
        long = k - 0.02 * (k == count)
        start |= {f"x{k}": f"{long}*cos({angle:.3f})", f"y{k}": f"{long}*sin({angle:.3f})"}
    masses = r.uniform(0.5, 2, count).round(3).tolist()
    return points(*masses, constraints=given, start=start, name="chain")


def linkage(r):
    """Return a parallelogram with a redundant coupler that swings against two stops."""
    a, d, angle = r.uniform(0.5, 1), r.uniform(1, 2), r.uniform(0.9, 1.4)
    A = f"{a:.3f}*cos({angle:.3f})", f"{a:.3f}*sin({angle:.3f})"
    start = {"x1": A[0], "y1": A[1], "x2": f"{A[0]} + {d:.3f}", "y2": A[1]}
    e = f"{r.uniform(0.2, 0.9):.3f}"
    given = [
        Constraint(f"x1^2 + y1^2 = {a:.3f}^2", "crank"),
        Constraint(f"(x2 - x1)^2 + (y2 - y1)^2 = {d:.3f}^2", "coupler"),
        Constraint(f"(x2 - {d:.3f})^2 + y2^2 = {a:.3f}^2", "rocker"),
        Constraint("vx1 = vx2", "parallel"),
        Constraint(f"y1 >= {0.2 * a:.3f}", "stop", restitution=e),
        Constraint(f"y2 >= {0.2 * a:.3f}", "second", restitution=e),
    ]
    masses = r.uniform(0.5, 2, 2).round(3).tolist()
    return points(*masses, constraints=given, start=start, name="linkage")
