"""Exudyn: the chain as mass points with distance constraints, and as a kinematic tree.

Constraints need its implicit methods (order 2), which are sparse. The tree has minimal coordinates,
so that explicit Runge-Kutta methods can be used. No files are written.
"""

from __future__ import annotations

from collections.abc import Callable

import chains
import numpy as np
import trees
from contest import Contestant, Run

Array = np.ndarray
SEGMENTS = len(chains.TIMES) - 1


def settings_of(start: float, end: float, steps: int):
    """Return settings of the solver that write no files."""
    import exudyn as exu

    settings = exu.SimulationSettings()
    settings.solution.file.write = False
    settings.solution.sensors.writePeriod = 1.0
    integration = settings.timeIntegration
    integration.startTime, integration.endTime, integration.numberOfSteps = start, end, steps
    return settings


def build_points(n: int, method: str) -> Run:
    """Build mass points and distance constraints; a run takes the number of steps."""
    import exudyn as exu

    exu.config.printToConsole = False
    # the container is kept by `run`: the system exists as long as the container
    container = exu.SystemContainer()
    system = container.AddSystem()
    ground = system.AddObject(exu.itemInterface.ObjectGround())
    above = system.AddMarker(exu.itemInterface.MarkerBodyPosition(bodyNumber=ground))
    sensors = []
    for q, v in zip(*chains.start(n), strict=True):
        node = system.AddNode(
            exu.itemInterface.NodePoint(referenceCoordinates=q, initialVelocities=v)
        )
        system.AddObject(exu.itemInterface.MassPoint(mass=1 / n, nodeNumber=node))
        marker = system.AddMarker(exu.itemInterface.MarkerNodePosition(nodeNumber=node))
        weight = [0, 0, -chains.GRAVITY / n]
        system.AddLoad(exu.itemInterface.Force(markerNumber=marker, loadVector=weight))
        system.AddObject(
            exu.itemInterface.DistanceConstraint(markerNumbers=[above, marker], distance=1 / n)
        )
        position = exu.OutputVariableType.Position
        sensor = exu.itemInterface.SensorNode(
            nodeNumber=node, storeInternal=True, outputVariableType=position
        )
        sensors.append(system.AddSensor(sensor))
        above = marker
    system.Assemble()

    def run(steps: float) -> Array:
        settings = settings_of(0, chains.TIMES[-1], round(steps))
        sparse = exu.LinearSolverType.EigenSparse
        settings.linearSolver.solverType = sparse if n > 10 else exu.LinearSolverType.EXUdense
        settings.timeIntegration.newton.useModifiedNewton = True
        system.SolveDynamic(settings, solverType=getattr(exu.DynamicSolverType, method))
        assert container is not None
        stored = [system.GetSensorStoredData(sensor)[:, 1:] for sensor in sensors]
        return np.stack(stored, axis=1)

    return run


def build_tree(tree: trees.Tree, method: str) -> Run:
    """Build massless links on revolute joints; a run takes the number of steps or the tolerance."""
    import exudyn as exu

    exu.config.printToConsole = False
    container = exu.SystemContainer()
    system = container.AddSystem()
    size = len(tree.hinges)
    node = system.AddNode(
        exu.itemInterface.NodeGenericODE2(
            referenceCoordinates=np.zeros(size),
            initialCoordinates=np.zeros(size),
            initialCoordinates_t=np.zeros(size),
            numberOfODE2Coordinates=size,
        )
    )
    kinds = (exu.JointType.RevoluteX, exu.JointType.RevoluteY, exu.JointType.RevoluteZ)
    nothing, still = np.zeros(3), np.eye(3)
    rows = [
        (
            kinds[int(np.argmax(axis))],
            link.place if first else nothing,
            link.turn if first else still,
            link.mass if last else 0,
            link.centroid if last else nothing,
            np.diag(link.inertia) if last else np.zeros((3, 3)),
        )
        for link, axis, first, last in tree.hinges
    ]
    joints, places, turns, masses, centroids, inertias = map(list, zip(*rows, strict=True))
    system.AddObject(
        exu.itemInterface.ObjectKinematicTree(
            nodeNumber=node,
            gravity=[0, 0, -tree.gravity],
            jointTypes=joints,
            linkParents=np.arange(-1, size - 1),
            jointTransformations=exu.Matrix3DList(turns),
            jointOffsets=exu.Vector3DList(places),
            linkInertiasCOM=exu.Matrix3DList(inertias),
            linkCOMs=exu.Vector3DList(centroids),
            linkMasses=masses,
        )
    )
    system.Assemble()
    # of DOPRI5 in a second; from larger ones it does not recover
    first_steps = 5 if len(tree.links) < 10 else 100

    def run(setting: float) -> Array:
        initial = exu.ConfigurationType.Initial
        system.systemData.SetODE2Coordinates(tree.q, initial)
        system.systemData.SetODE2Coordinates_t(tree.v, initial)
        found = [tree.q]
        for start, end in zip(tree.times, tree.times[1:], strict=False):
            steps = first_steps if setting < 1 else round(setting / (len(tree.times) - 1))
            settings = settings_of(start, end, steps)
            settings.solution.sensors.active = False
            integration = settings.timeIntegration
            integration.automaticStepSize = setting < 1
            if setting < 1:
                integration.relativeTolerance = integration.absoluteTolerance = setting
                integration.minimumStepSize = 1e-8
            solver = getattr(exu.DynamicSolverType, method)
            system.SolveDynamic(settings, solverType=solver, updateInitialValues=True)
            found.append(system.systemData.GetODE2Coordinates())
        assert container is not None
        return np.array([tree.tips(each) for each in found])

    return run


def chain(n: int) -> list[Contestant]:
    """Return implicit methods with constraints, and explicit ones in minimal coordinates."""

    def entry(
        title: str, build: Callable[[int, str], Run], method: str, settings: tuple, note: str
    ) -> Contestant:
        kind = "tolerance" if settings[0] < 1 else "steps"
        return Contestant(
            title,
            lambda: build(n, method),
            settings,
            kind,
            ("exudyn", "exudyn.itemInterface"),
            note,
        )

    def hinges(n: int, method: str) -> Run:
        return build_tree(trees.chain(n), method)

    points = "mass points, distance constraints; "
    in_tree = "kinematic tree, two revolute joints per link; "
    doubled = tuple(float(4000 * 2**k) for k in range(7))
    few = tuple(float((500 if n < 10 else 2000) * 2**k) for k in range(5))
    tolerances = tuple(10.0**-k for k in range(3 if n < 10 else 4, 8))
    return [
        entry(
            "Exudyn, generalized alpha",
            build_points,
            "GeneralizedAlpha",
            doubled,
            points + "generalized alpha, spectral radius 0.9",
        ),
        entry(
            "Exudyn, trapezoidal",
            build_points,
            "TrapezoidalIndex2",
            doubled,
            points + "trapezoidal rule, index 2",
        ),
        entry("Exudyn, tree RK67", hinges, "RK67", few, in_tree + "order 6 to 7, constant step"),
        entry("Exudyn, tree DOPRI5", hinges, "DOPRI5", tolerances, in_tree + "adaptive"),
    ]


def tree(name: str) -> list[Contestant]:
    """Return a mechanism of the package in minimal coordinates, with explicit methods."""
    steps = tuple(float(250 * 2**k) for k in range(9))
    tolerances = tuple(10.0**-k for k in range(4, 13))
    return [
        Contestant(
            f"Exudyn, {method}",
            lambda method=method: build_tree(trees.tree(name), method),
            settings,
            kind,
            ("exudyn", "exudyn.itemInterface"),
            note,
        )
        for method, settings, kind, note in (
            ("RK67", steps, "steps", "kinematic tree; order 6 to 7, constant step"),
            ("DOPRI5", tolerances, "tolerance", "kinematic tree; adaptive"),
        )
    ]
