"""Settings that the tests of homework share."""

from teachmech.homework.parts import Part
from teachmech.homework.setting import Setting
from teachmech.problems.library import FOLDER

PENDULUM = {
    "particles": {
        "dimension": 2,
        "parameters": {"L": 1.5, "g": 9.81, "m": 0.5},
        "constraints": [{"name": "rod", "equation": "x1^2 + y1^2 = L^2"}],
        "particles": [{"mass": "m", "force": [0, "-m*g"], "position": ["0.6*L", "-0.8*L"]}],
        "time": {"end": 1, "step": 0.01},
        "solver": {"method": "dop853", "tolerance": 1e-10},
    }
}
WIRE = {
    "particles": {
        "dimension": 2,
        "parameters": {"a": 0.75, "g": 9.81, "m": 0.3},
        "constraints": [{"name": "wire", "equation": "y1 = a*x1^2"}],
        "particles": [{"mass": "m", "force": [0, "-m*g"], "position": [0.8, "0.64*a"]}],
        "time": {"end": 1, "step": 0.01},
    }
}
TURNING = {
    "particles": {
        "dimension": 2,
        "parameters": {"w": 2, "r": 0.6},
        "constraints": [{"name": "tube", "equation": "y1*cos(w*t) = x1*sin(w*t)"}],
        "particles": [{"mass": 1, "position": ["r", 0], "velocity": [0, "w*r"]}],
        "time": {"end": 0.5, "step": 0.01},
    }
}
DOUBLE = {
    "particles": {
        "dimension": 2,
        "parameters": {"L": 1, "l": 0.8, "g": 9.81},
        "constraints": [
            {"name": "upper", "equation": "x1^2 + y1^2 = L^2"},
            {"name": "lower", "equation": "(x2 - x1)^2 + (y2 - y1)^2 = l^2"},
        ],
        "particles": [
            {"mass": 1, "force": [0, "-g"], "position": [0.6, -0.8]},
            {"mass": 2, "force": [0, "-2*g"], "position": [1.4, -0.8]},
        ],
        "time": {"end": 1, "step": 0.01},
    }
}
SKATE = {
    "system": {
        "coordinates": ["x", "y", "phi"],
        "mass": ["m", "m", "J"],
        "forces": ["m*g*sin(a)", 0, 0],
        "constraints": [{"name": "edge", "equation": "vx*sin(phi) = vy*cos(phi)"}],
        "parameters": {"m": 1.25, "J": 0.13, "g": 9.81, "a": "pi/6"},
        "start": {"vphi": 1, "vx": 0.5},
        "time": {"end": 2, "step": 0.01},
    }
}
ROLLING = {
    "system": {
        "coordinates": ["x", "phi"],
        "mass": ["m", "m*R^2/2"],
        "forces": ["F", 0],
        "constraints": ["vx = R*vphi"],
        "parameters": {"m": 1.25, "R": 0.3, "F": 2},
        "time": {"end": 2, "step": 0.01},
    }
}
REDUNDANT = {  # a platform on three parallel rods: one of them is not needed
    "system": {
        "coordinates": ["x", "y", "phi"],
        "mass": [2, 2, 0.3],
        "forces": [0, "-2*g", 0],
        "constraints": [
            "(x - cos(phi) + 1)^2 + (y - sin(phi))^2 = L^2",
            "x^2 + y^2 = L^2",
            "(x + cos(phi) - 1)^2 + (y + sin(phi))^2 = L^2",
        ],
        "parameters": {"L": 2, "g": 9.81},
        "start": {"x": 1.2, "y": -1.6},
        "time": {"end": 1, "step": 0.01},
    }
}
# A block that is let go on an incline; the x axis points down the incline.
INCLINE = {
    "system": {
        "coordinates": ["x", "y"],
        "mass": ["m", "m"],
        "forces": ["m*g*sin(alpha)", "-m*g*cos(alpha)"],
        "constraints": [
            {"name": "plane", "equation": "y >= 0", "friction": "mu", "static": "mus"},
        ],
        "parameters": {"m": 2, "g": 9.81, "alpha": 0.4, "mu": 0.5, "mus": 0.6, "u": 0},
        "start": {"vx": "u"},
        "time": {"end": 1, "step": 0.05},
        "solver": {"method": "dop853", "tolerance": 1e-11},
    }
}
SLIDING = {
    "system": {
        **INCLINE["system"],
        "parameters": {**INCLINE["system"]["parameters"], "u": 1},
    }
}
# A particle on a rough slope in space; the x axis points down it, and it moves obliquely.
SLOPE = {
    "system": {
        "coordinates": ["x", "y", "z"],
        "mass": ["m", "m", "m"],
        "forces": ["m*g*sin(alpha)", 0, "-m*g*cos(alpha)"],
        "points": {"P": ["x", "y", "z"]},
        "constraints": [
            {"name": "slope", "equation": "z >= 0", "friction": "mu", "static": "mus"},
        ],
        "parameters": {"m": 2, "g": 9.81, "alpha": 0.4, "mu": 0.5, "mus": 0.6, "u": 0},
        "start": {"vx": "3*u", "vy": "4*u"},
        "time": {"end": 0.2, "step": 0.05},
        "solver": {"method": "dop853", "tolerance": 1e-11},
    }
}
OBLIQUE = {
    "system": {**SLOPE["system"], "parameters": {**SLOPE["system"]["parameters"], "u": 1}},
}
BELT = {  # a block with a spring on a belt that moves with the speed v
    "system": {
        "coordinates": ["x", "y"],
        "mass": ["m", "m"],
        "forces": ["-k*x", "-m*g"],
        "constraints": [
            {
                "name": "belt",
                "equation": "y >= 0",
                "friction": "mu",
                "static": "mus",
                "slip": "vx - v",
            },
        ],
        "parameters": {"m": 2, "g": 9.81, "k": 50, "mu": 0.3, "mus": 0.5, "v": 0.3},
        "start": {"vx": "v"},
        "time": {"end": 2.2, "step": 0.02},
        "solver": {"method": "dop853", "tolerance": 1e-11},
    }
}
BALL = {
    "system": {
        "coordinates": ["y"],
        "mass": ["m"],
        "forces": ["-m*g"],
        "constraints": [{"name": "floor", "equation": "y >= 0", "restitution": "e"}],
        "parameters": {"m": 0.5, "g": 9.81, "h": 1.2, "e": 0.5},
        "start": {"y": "h"},
        "time": {"end": 1.2, "step": 0.02},
        "solver": {"method": "dop853", "tolerance": 1e-11},
    }
}
# A bead on a hoop that turns about the vertical z axis, in the plane of the hoop.
HOOP = {
    "system": {
        "coordinates": ["x", "z"],
        "mass": ["m", "m"],
        "forces": ["m*w^2*x", "-m*g"],
        "constraints": [{"name": "hoop", "equation": "x^2 + z^2 = R^2"}],
        "parameters": {"m": 0.3, "R": 0.4, "w": 7, "g": 9.81},
        "start": {"x": "sqrt(R^2 - (g/w^2)^2)", "z": "-g/w^2"},
        "time": {"end": 0.5, "step": 0.05},
    }
}
# Two equal pendulums, one of which hangs on the other.
TANDEM = {
    "system": {
        "coordinates": ["a", "b"],
        "mass": [["2*m*L^2", "m*L^2*cos(a - b)"], ["m*L^2*cos(a - b)", "m*L^2"]],
        "forces": [
            "-2*m*g*L*sin(a) - m*L^2*vb^2*sin(a - b)",
            "-m*g*L*sin(b) + m*L^2*va^2*sin(a - b)",
        ],
        "parameters": {"m": 0.3, "L": 0.6, "g": 9.81},
        "time": {"end": 0.5, "step": 0.05},
    }
}
FOUR_BAR = {"mechanism": (FOLDER / "mechanisms" / "four-bar.yaml").read_text(encoding="utf-8")}


def part(kind, **data):
    return Part(name="answer", kind=kind, **data)


def setting(data):
    return Setting.of(data)
