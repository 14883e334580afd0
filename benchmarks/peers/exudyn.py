"""Exudyn: the chain as mass points with distance constraints, and as a kinematic tree.

Constraints go with its implicit methods (order 2), sparse; the tree has minimal coordinates, so
that its explicit Runge-Kutta methods serve. Nothing is written to files.
"""

from __future__ import annotations

from collections.abc import Callable

import chains
import numpy as np
from contest import Contestant, Run

Array = np.ndarray
SEGMENTS = len(chains.TIMES) - 1


def settings_of(start: float, end: float, steps: int):
    """Settings of the solver without files."""
    import exudyn as exu

    settings = exu.SimulationSettings()
    settings.solution.file.write = False
    settings.solution.sensors.writePeriod = 1.0
    integration = settings.timeIntegration
    integration.startTime, integration.endTime, integration.numberOfSteps = start, end, steps
    return settings


def build_points(n: int, method: str) -> Run:
    """Mass points and distance constraints; a run takes the number of steps."""
    import exudyn as exu

    exu.config.printToConsole = False
    # the container is kept by `run`: the system lives as long as it
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


def build_tree(n: int, method: str) -> Run:
    """Two revolute joints a link; a run takes the number of steps, or the tolerance of DOPRI5."""
    import exudyn as exu

    exu.config.printToConsole = False
    container = exu.SystemContainer()
    system = container.AddSystem()
    size = 2 * n
    node = system.AddNode(
        exu.itemInterface.NodeGenericODE2(
            referenceCoordinates=np.zeros(size),
            initialCoordinates=np.zeros(size),
            initialCoordinates_t=np.zeros(size),
            numberOfODE2Coordinates=size,
        )
    )
    joint, down = exu.JointType, [0, 0, -1 / n]
    system.AddObject(
        exu.itemInterface.ObjectKinematicTree(
            nodeNumber=node,
            gravity=[0, 0, -chains.GRAVITY],
            jointTypes=[joint.RevoluteY, joint.RevoluteX] * n,
            linkParents=np.arange(-1, size - 1),
            jointTransformations=exu.Matrix3DList([np.eye(3)] * size),
            jointOffsets=exu.Vector3DList([[0, 0, 0]] * 2 + [down, [0, 0, 0]] * (n - 1)),
            linkInertiasCOM=exu.Matrix3DList([np.zeros((3, 3))] * size),
            linkCOMs=exu.Vector3DList([[0, 0, 0], down] * n),
            linkMasses=[0, 1 / n] * n,
        )
    )
    system.Assemble()
    angles, rates = chains.hinge_start(n)
    first_steps = 5 if n < 10 else 100  # in a second; from larger ones it does not recover

    def run(setting: float) -> Array:
        initial = exu.ConfigurationType.Initial
        system.systemData.SetODE2Coordinates(angles, initial)
        system.systemData.SetODE2Coordinates_t(rates, initial)
        found = [angles]
        for start, end in zip(chains.TIMES, chains.TIMES[1:], strict=False):
            steps = first_steps if setting < 1 else round(setting / SEGMENTS)
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
        return np.array([chains.positions_of_hinges(each) for each in found])

    return run


def chain(n: int) -> list[Contestant]:
    """Implicit with constraints, explicit in minimal coordinates."""

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

    points = "mass points, distance constraints; "
    tree = "kinematic tree, two revolute joints a link; "
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
        entry("Exudyn, tree RK67", build_tree, "RK67", few, tree + "order 6 to 7, constant step"),
        entry("Exudyn, tree DOPRI5", build_tree, "DOPRI5", tolerances, tree + "adaptive"),
    ]
