"""Exudyn: contacts with a restitution and friction with bristles, stiffer with smaller steps.

Impacts follow its impact model 2, which is closer to a restitution of 0.8 than model 1. The step
size is adaptive at contacts: with constant steps its iterations for contacts do not converge.
"""

from __future__ import annotations

import math

import contacts
import numpy as np
from contest import Contestant, Run

from peers.exudyn_clearance import clearance as clearance
from peers.exudyn_model import Model, duration, penalty

Array = np.ndarray

STEPS = tuple(float(1250 * 2**k) for k in range(10))
NEEDS = ("exudyn", "exudyn.itemInterface")
BRISTLES, ZONE = "friction with bristles", "friction in a zone of 0.1 mm/s"
DECAY = 1e-5  # m/s of sliding in which static friction falls to kinetic friction
STEPS_STUCK = 20  # a period of the bristles


def build_ball(method: str) -> Run:
    """Return a run of the ball; it builds the model, whose stiffness depends on the steps."""

    def run(steps: float) -> Array:
        model = Model()
        lasts = duration(steps, contacts.BALL_TIMES[-1])
        marker = model.slider(1.0, contacts.HEIGHT, 0.0, -contacts.G)
        model.system.AddObject(
            model.items.ObjectContactCoordinate(
                markerNumbers=[model.ground, marker],
                nodeNumber=model.data(1, 0),
                **penalty(lasts, 1.0, contacts.RESTITUTION),
            )
        )
        return model.solve(contacts.BALL_TIMES, steps, method)[0][:, 0]

    return run


def friction(
    model: Model,
    below,
    above,
    kinetic: float,
    extra: float,
    steps: float,
    span: float,
    bristles: bool,
) -> None:
    """Put friction between two coordinates, with bristles or in a zone of velocity."""
    rate = 2 * math.pi * steps / (span * STEPS_STUCK)
    sticking = {
        "stickingStiffness": contacts.MASS * rate**2,
        "stickingDamping": contacts.MASS * rate,
    }
    model.system.AddObject(
        model.items.ObjectConnectorCoordinateSpringDamperExt(
            markerNumbers=[below, above],
            nodeNumber=model.data(0, 0, 0),
            dynamicFrictionForce=kinetic,
            staticFrictionOffsetForce=extra,
            exponentialDecayStatic=DECAY,
            **(sticking if bristles else {"frictionProportionalZone": 1e-4}),
        )
    )


def build_belt(bristles: bool) -> Run:
    """Return a run of the block on the belt."""

    def run(steps: float) -> Array:
        model, weight = Model(), contacts.MASS * contacts.G
        block = model.slider(contacts.MASS, 0.0, contacts.BELT, 0.0)
        belt = model.slider(1.0, 0.0, contacts.BELT, 0.0)
        model.system.AddObject(
            model.items.ObjectConnectorCoordinate(
                markerNumbers=[model.ground, belt], velocityLevel=True, offset=contacts.BELT
            )
        )
        model.system.AddObject(
            model.items.ObjectConnectorCoordinateSpringDamper(
                markerNumbers=[model.ground, block], stiffness=contacts.STIFFNESS
            )
        )
        kinetic, extra = contacts.KINETIC, contacts.STATIC - contacts.KINETIC
        span = contacts.BELT_TIMES[-1]
        friction(model, belt, block, kinetic * weight, extra * weight, steps, span, bristles)
        return model.solve(contacts.BELT_TIMES, steps, "GeneralizedAlpha")[0][:, 0]

    return run


def build_incline(bristles: bool) -> Run:
    """Return a run of the block on the incline, with a constant normal force."""

    def run(steps: float) -> Array:
        model, weight = Model(), contacts.MASS * contacts.G
        block = model.slider(contacts.MASS, 0.0, 0.0, weight * math.sin(contacts.ANGLE))
        holds = contacts.INCLINE_FRICTION * weight * math.cos(contacts.ANGLE)
        span = contacts.INCLINE_TIMES[-1]
        friction(model, model.ground, block, holds, 0.0, steps, span, bristles)
        return model.solve(contacts.INCLINE_TIMES, steps, "GeneralizedAlpha")[0][:, 0]

    return run


def build_discs(method: str) -> Run:
    """Return a run of the discs: mass points with spheres in pairs, and walls for coordinates."""

    def run(steps: float) -> Array:
        model = Model()
        items = model.items
        start, rates = contacts.discs_start()
        hard = penalty(duration(steps, contacts.DISC_TIMES[-1]), contacts.DISC_MASS, 1.0)
        points = []
        for (x, z), (vx, vz) in zip(start, rates, strict=True):
            node = model.system.AddNode(
                items.NodePoint(
                    referenceCoordinates=[0, 0, 0],
                    initialCoordinates=[x, 0, z],
                    initialVelocities=[vx, 0, vz],
                )
            )
            model.system.AddObject(items.MassPoint(mass=contacts.DISC_MASS, nodeNumber=node))
            point = model.system.AddMarker(items.MarkerNodePosition(nodeNumber=node))
            weight = [0, 0, -contacts.DISC_MASS * contacts.G]
            model.system.AddLoad(items.Force(markerNumber=point, loadVector=weight))
            points.append(point)
            model.watch(node)
            model.watch(node, "Coordinates_t")
            across, up = model.marker(node, 0), model.marker(node, 2)
            far = contacts.WIDTH - contacts.RADIUS
            for pair, offset in (
                ([model.ground, up], contacts.RADIUS),
                ([model.ground, across], contacts.RADIUS),
                ([across, model.ground], -far),
            ):
                model.system.AddObject(
                    items.ObjectContactCoordinate(
                        markerNumbers=pair, nodeNumber=model.data(1, 0), offset=offset, **hard
                    )
                )
        for i in range(contacts.DISCS):
            for j in range(i):
                model.system.AddObject(
                    items.ObjectContactSphereSphere(
                        markerNumbers=[points[j], points[i]],
                        nodeNumber=model.data(0.1, 0, 0, 0),
                        spheresRadii=[contacts.RADIUS, contacts.RADIUS],
                        **hard,
                    )
                )
        found = np.array(model.solve(contacts.DISC_TIMES, steps, method, False))[..., ::2]
        return np.moveaxis(found.reshape(contacts.DISCS, 2, -1, 2), (1, 2), (0, 1))

    return run


def ball() -> list[Contestant]:
    """Return the ball by two integrators."""
    return _both(build_ball, STEPS)


def discs() -> list[Contestant]:
    """Return the discs by two integrators."""
    return _both(build_discs, STEPS[:6])


def _both(build, settings: tuple) -> list[Contestant]:
    return [
        Contestant(
            f"Exudyn, {title}",
            lambda kind=kind: build(kind),
            settings,
            "steps",
            NEEDS,
            f"impact model 2, adaptive steps; {title}",
        )
        for kind, title in (
            ("GeneralizedAlpha", "generalized alpha"),
            ("VelocityVerlet", "velocity Verlet"),
        )
    ]


def belt() -> list[Contestant]:
    """Return the belt with both laws of friction."""
    return _rough(build_belt)


def incline() -> list[Contestant]:
    """Return the incline with both laws of friction."""
    return _rough(build_incline)


def _rough(build) -> list[Contestant]:
    return [
        Contestant(title, lambda way=way: build(way), STEPS, "steps", NEEDS, note)
        for title, note, way in (
            ("Exudyn, bristles", f"{BRISTLES}; generalized alpha", True),
            ("Exudyn, regularised", f"{ZONE}; generalized alpha", False),
        )
    ]
