"""Exudyn: the slider-crank with clearance, with springs and dampers at the corners of the block.

Exudyn has no rigid contact. A corner is a small sphere that touches a triangle, a part of the wall;
impact model 2 has the coefficient of restitution. Step sizes that the contacts recommend are not
used: they fall until the run ends.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import contacts
import numpy as np
from contest import Contestant, Run

from peers.exudyn import settings_of
from peers.exudyn_model import Model, duration, penalty

Array = np.ndarray

D = contacts.CLEARANCE
RADIUS = 0.005  # m, of the spheres
ZONE = 1e-3  # m/s of sliding in which friction is regularised; the block slides with up to 23 m/s
LEAST_IMPACT = 1e-2  # m/s; slower impacts have the damping of this speed
CORNER_MASS = D["J3"] / D["a"] ** 2  # kg, approximate mass that an impact at one corner moves
STEPS = tuple(float(310 * 2**k) for k in range(9))
TOLERANCES = tuple(10.0**-k for k in range(2, 10))
FIRST_STEPS = 20  # of DOPRI5 in each tenth of the run

Markers = Callable[[list], object]
Centre = Callable[[Array], Array]


def add_bodies(model: Model) -> tuple[Markers, Centre]:
    """Add three rigid bodies with revolute joints.

    Return a function that marks a point of the block, and one that finds its centre in the
    coordinates.
    """
    items, system = model.items, model.system
    first, second = D["l1"], D["l2"]
    turns = contacts.CLEARANCE_SPEEDS
    pin = turns[0] * first  # m/s upwards, of the pin between crank and rod
    ground = system.AddObject(items.ObjectGround())
    behind = system.AddMarker(items.MarkerBodyPosition(bodyNumber=ground))
    for k, (x, up, half) in enumerate(
        (
            (first / 2, pin / 2, first / 2),
            (first + second / 2, pin + turns[1] * second / 2, second / 2),
            (first + second, pin + turns[1] * second, 0.0),
        )
    ):
        mass, inertia = D[f"m{k + 1}"], D[f"J{k + 1}"]
        node = system.AddNode(
            items.NodeRigidBody2D(
                referenceCoordinates=[x, 0, 0], initialVelocities=[0, up, turns[k]]
            )
        )
        body = system.AddObject(
            items.ObjectRigidBody2D(mass=mass, inertia=inertia, nodeNumber=node)
        )
        point = system.AddMarker(items.MarkerNodePosition(nodeNumber=node))
        system.AddLoad(items.Force(markerNumber=point, loadVector=[0, -mass * D["g"], 0]))
        left, right = (
            system.AddMarker(
                items.MarkerBodyPosition(bodyNumber=body, localPosition=[side * half, 0, 0])
            )
            for side in (-1, 1)
        )
        system.AddObject(items.RevoluteJoint2D(markerNumbers=[behind, left]))
        behind = right

    def mark(place: list):
        return system.AddMarker(items.MarkerBodyRigid(bodyNumber=body, localPosition=place))

    return mark, lambda q: np.array([first + second + q[6], q[7]])


def add_tree(model: Model) -> tuple[Markers, Centre]:
    """Add a kinematic tree with three angles; return functions as `add_bodies` does."""
    exu, items, system = model.exu, model.items, model.system
    node = system.AddNode(
        items.NodeGenericODE2(
            referenceCoordinates=np.zeros(3),
            initialCoordinates=np.zeros(3),
            initialCoordinates_t=np.diff(contacts.CLEARANCE_SPEEDS, prepend=0.0),
            numberOfODE2Coordinates=3,
        )
    )
    centroids = [[D["l1"] / 2, 0, 0], [D["l2"] / 2, 0, 0], [0, 0, 0]]
    tree = system.AddObject(
        items.ObjectKinematicTree(
            nodeNumber=node,
            gravity=[0, -D["g"], 0],
            jointTypes=[exu.JointType.RevoluteZ] * 3,
            linkParents=[-1, 0, 1],
            jointTransformations=exu.Matrix3DList([np.eye(3)] * 3),
            jointOffsets=exu.Vector3DList([[0, 0, 0], [D["l1"], 0, 0], [D["l2"], 0, 0]]),
            linkInertiasCOM=exu.Matrix3DList([D[f"J{k}"] * np.eye(3) for k in (1, 2, 3)]),
            linkCOMs=exu.Vector3DList(centroids),
            linkMasses=[D[f"m{k}"] for k in (1, 2, 3)],
        )
    )

    def mark(place: list):
        return system.AddMarker(
            items.MarkerKinematicTreeRigid(objectNumber=tree, linkNumber=2, localPosition=place)
        )

    def centre(q: Array) -> Array:
        first, second, _ = np.cumsum(q)
        return contacts.centre(np.array([first]), np.array([second]))[0]

    return mark, centre


def add_contacts(model: Model, mark: Markers, law: dict) -> None:
    """Let the corners of the block touch the guide."""
    exu, items, system = model.exu, model.items, model.system
    guide = system.AddMarker(
        items.MarkerBodyRigid(bodyNumber=system.AddObject(items.ObjectGround()))
    )
    for j in (-1, 1):
        wall = j * (D["b"] + D["c"])
        for i in (-1, 1):
            corner = mark([i * D["a"], j * (D["b"] - RADIUS), 0])
            system.AddObject(
                items.ObjectContactSphereTriangle(
                    markerNumbers=[corner, guide],
                    nodeNumber=model.data(D["c"], 0, 0, 0),
                    sphereRadius=RADIUS,
                    trianglePoints=exu.Vector3DList([[-1, wall, -1], [1, wall, -1], [0, wall, 2]]),
                    includeEdges=0,
                    dynamicFriction=D["mu"],
                    frictionProportionalZone=ZONE,
                    **law,
                )
            )


def build(method: str) -> Run:
    """Return a run; the model is built in it, since the stiffness depends on the setting.

    The setting of generalized alpha is the number of steps. DOPRI5 has a tolerance; a contact lasts
    0.1 ms at a tolerance of 1e-4, and 0.01 ms at 1e-8.
    """
    times, adaptive = contacts.CLEARANCE_TIMES, method == "DOPRI5"

    def run(setting: float) -> Array:
        model = Model()
        mark, centre = (add_tree if adaptive else add_bodies)(model)
        lasts = 1e-3 * setting**0.25 if adaptive else duration(setting, times[-1])
        add_contacts(model, mark, penalty(lasts, CORNER_MASS, D["e"], LEAST_IMPACT))
        model.system.Assemble()
        places = [contacts.CLEARANCE_PLACES[0]]
        for start, end in pairwise(times):
            steps = FIRST_STEPS if adaptive else round(setting / (len(times) - 1))
            settings = settings_of(start, end, steps)
            settings.solution.sensors.active = False
            integration = settings.timeIntegration
            integration.discontinuous.useRecommendedStepSize = False
            integration.automaticStepSize = adaptive
            if adaptive:
                integration.relativeTolerance = integration.absoluteTolerance = setting
                integration.minimumStepSize = 1e-10
            solver = getattr(model.exu.DynamicSolverType, method)
            model.system.SolveDynamic(settings, solverType=solver, updateInitialValues=True)
            places.append(centre(model.system.systemData.GetODE2Coordinates()))
        return np.array(places)

    return run


def clearance() -> list[Contestant]:
    """Return rigid bodies with joints, and a kinematic tree."""
    return [
        Contestant(
            f"Exudyn, {title}",
            lambda method=method: build(method),
            settings,
            kind,
            ("exudyn", "exudyn.itemInterface"),
            f"impact model 2; {note}",
        )
        for title, method, settings, kind, note in (
            (
                "generalized alpha",
                "GeneralizedAlpha",
                STEPS,
                "steps",
                "rigid bodies with joints; generalized alpha, constant steps",
            ),
            ("DOPRI5", "DOPRI5", TOLERANCES, "tolerance", "kinematic tree; DOPRI5, adaptive"),
        )
    ]
