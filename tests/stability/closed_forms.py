"""Systems with known equilibria, steady motions and frequencies.

The formulas are in textbooks on analytical mechanics, such as A. I. Lur'e, "Analytical Mechanics".
"""

import numpy as np

import teachmech as tm

G = 9.81


def hoop(speed, radius=0.5):
    """Return a bead on a hoop that turns about the vertical; theta is 0 at the bottom."""
    return tm.System(
        ["theta"],
        ["m*R^2"],
        ["m*R^2*w^2*sin(theta)*cos(theta) - m*g*R*sin(theta)"],
        parameters={"m": 2, "R": radius, "g": G, "w": speed},
        start={"theta": 0.3},
        name="hoop",
    )


def governor(m=1, sleeve=2, arm=0.3, speed=12):
    """Return Watt's governor in its rotating plane."""
    return tm.Lagrangian(
        T="m*l^2*vtheta^2 + 2*M*l^2*sin(theta)^2*vtheta^2",
        V="-2*(m + M)*g*l*cos(theta) - m*l^2*W^2*sin(theta)^2",
        coordinates=["theta"],
        parameters={"m": m, "M": sleeve, "l": arm, "W": speed, "g": G},
        start={"theta": 0.5},
    )


def spherical_pendulum(theta, speed, length=1.3):
    """Return a pendulum in spherical coordinates on a circle with a given speed of rotation."""
    return tm.Lagrangian(
        T="L^2*(vtheta^2 + sin(theta)^2*vphi^2)/2",
        V="-g*L*cos(theta)",
        coordinates=["theta", "phi"],
        parameters={"L": length, "g": G},
        start={"theta": theta, "vphi": speed},
    )


def heavy_top(theta, precession, spin, A=0.004, C=0.002, weight=0.5):
    """Return a symmetric top in Euler angles; spin is the angular velocity along its axis."""
    return tm.Lagrangian(
        T="A*(vtheta^2 + sin(theta)^2*vphi^2)/2 + C*(vpsi + vphi*cos(theta))^2/2",
        V="w*cos(theta)",
        coordinates=["theta", "phi", "psi"],
        parameters={"A": A, "C": C, "w": weight},
        start={"theta": theta, "vphi": precession, "vpsi": spin - precession * np.cos(theta)},
    )


def hanging_chain(count, **options):
    """Return equal masses on massless rods of 1 m that hang from the origin."""
    names = [f"{x}{k}" for k in range(1, count + 1) for x in "xy"]
    rods = ["x1^2 + y1^2 = 1"]
    rods += [f"(x{k} - x{k - 1})^2 + (y{k} - y{k - 1})^2 = 1" for k in range(2, count + 1)]
    start = {f"y{k}": -k for k in range(1, count + 1)}
    return tm.System(
        names, [1] * 2 * count, [0, -G] * count, rods, start=start, name="chain", **options
    )


def loaded_string(count, mass=0.2, spacing=0.4, stiffness=50, rest=0.3):
    """Return masses on a row of springs between two fixed points, without gravity."""
    end = (count + 1) * spacing
    points = [("0", "0"), *((f"x{k}", f"y{k}") for k in range(1, count + 1)), (str(end), "0")]
    terms = [
        f"k/2*(sqrt(({u} - {x})^2 + ({w} - {y})^2) - r)^2"
        for (x, y), (u, w) in zip(points[:-1], points[1:], strict=True)
    ]
    names = [name for point in points[1:-1] for name in point]
    return tm.Lagrangian(
        T=" + ".join(f"m*v{name}^2/2" for name in names),
        V=" + ".join(terms),
        coordinates=names,
        parameters={"m": mass, "k": stiffness, "r": rest},
        start={f"x{k}": k * spacing for k in range(1, count + 1)},
    )


def column(links, load, stiffness=3, length=0.5):
    """Return a straight column of pinned links with springs at its hinges, ends on one line."""
    angles = [f"a{k}" for k in range(1, links + 1)]
    bends = [f"k/2*({b} - {a})^2" for a, b in zip(angles, angles[1:], strict=False)]
    return tm.Lagrangian(
        T=" + ".join(f"v{a}^2/2" for a in angles),
        V=" + ".join([*bends, *(f"P*l*cos({a})" for a in angles)]),
        coordinates=angles,
        constraints=[" + ".join(f"sin({a})" for a in angles)],
        parameters={"k": stiffness, "l": length, "P": load},
    )


def rolling_ring(speed, inertia, radius=0.3):
    """Return an upright disk or hoop that rolls straight; inertia is A/(m r^2), C is twice A.

    x, y are the coordinates of the centre, psi the heading, lean the tilt, phi the spin.
    """
    return tm.Lagrangian(
        T="(vx^2 + vy^2 + (r*sin(lean)*vlean)^2)/2"
        " + A*(vlean^2 + (vpsi*cos(lean))^2)/2 + A*(vphi + vpsi*sin(lean))^2",
        V="g*r*cos(lean)",
        coordinates=["x", "y", "psi", "lean", "phi"],
        constraints=[
            # the centre is r (cos psi, sin psi) phi ahead and r sin(lean) to the side
            "vx - r*vphi*cos(psi) - r*cos(lean)*vlean*sin(psi) - r*sin(lean)*vpsi*cos(psi)",
            "vy - r*vphi*sin(psi) + r*cos(lean)*vlean*cos(psi) - r*sin(lean)*vpsi*sin(psi)",
        ],
        parameters={"r": radius, "A": inertia * radius**2, "g": G},
        start={"vx": speed, "vphi": speed / radius},
    )


def sleigh(speed, m=1, J=0.13, a=0.2):
    """Return Chaplygin's sleigh in straight motion; x, y are the blade, a ahead is the centre."""
    return tm.Lagrangian(
        T="m/2*((vx - a*sin(phi)*vphi)^2 + (vy + a*cos(phi)*vphi)^2) + J*vphi^2/2",
        V="0*x",
        coordinates=["x", "y", "phi"],
        constraints=["vy*cos(phi) - vx*sin(phi)"],
        parameters={"m": m, "J": J, "a": a},
        start={"vx": speed},
    )


def ball_on_turntable(speed):
    """Return a homogeneous ball that rolls on a turntable; a and b are its angles about x and y."""
    return tm.System(
        ["x", "y", "a", "b"],
        ["m", "m", "2/5*m*r^2", "2/5*m*r^2"],
        [0, 0, 0, 0],
        ["vx - r*vb + W*y", "vy + r*va - W*x"],
        parameters={"m": 0.4, "r": 0.05, "W": speed},
    )


def toggle():
    """Return a mass between two springs that are longer than their distance: it snaps through."""
    return tm.System(
        ["y"],
        [1],
        ["-P + 2*k*(L - sqrt(a^2 + y^2))*y/sqrt(a^2 + y^2)"],
        parameters={"P": 0, "k": 100, "a": 1, "L": 1.2},
        start={"y": 0.66},
        name="toggle",
    )
