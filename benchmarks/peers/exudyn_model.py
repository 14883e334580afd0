"""Exudyn: a system under construction, and the penalty of its contacts."""

from __future__ import annotations

import math

import contacts
import numpy as np

from peers.exudyn import settings_of

Array = np.ndarray


class Model:
    """A system of points and coordinates under construction, and its run."""

    def __init__(self) -> None:
        import exudyn as exu

        exu.config.printToConsole = False
        self.exu, self.items = exu, exu.itemInterface
        self.container = exu.SystemContainer()  # the system exists as long as the container
        self.system = self.container.AddSystem()
        node = self.system.AddNode(self.items.NodePointGround())
        self.ground = self.marker(node)
        self.sensors: list = []

    def marker(self, node: int, coordinate: int = 0):
        """Return a marker of one coordinate of a node."""
        item = self.items.MarkerNodeCoordinate(nodeNumber=node, coordinate=coordinate)
        return self.system.AddMarker(item)

    def slider(self, mass: float, position: float, velocity: float, force: float):
        """Return the marker of a mass with one coordinate and a constant force."""
        node = self.system.AddNode(
            self.items.Node1D(
                referenceCoordinates=[0],
                initialCoordinates=[position],
                initialVelocities=[velocity],
            )
        )
        self.system.AddObject(self.items.Mass1D(nodeNumber=node, mass=mass))
        marker = self.marker(node)
        self.system.AddLoad(self.items.LoadCoordinate(markerNumber=marker, load=force))
        self.watch(node)
        return marker

    def watch(self, node: int, what: str = "Coordinates") -> None:
        """Record a node."""
        self.sensors.append(
            self.system.AddSensor(
                self.items.SensorNode(
                    nodeNumber=node,
                    storeInternal=True,
                    outputVariableType=getattr(self.exu.OutputVariableType, what),
                )
            )
        )

    def data(self, *values: float):
        """Return a node for the state of a contact."""
        item = self.items.NodeGenericData(
            initialCoordinates=list(values), numberOfDataCoordinates=len(values)
        )
        return self.system.AddNode(item)

    def solve(self, times: Array, steps: float, method: str, predict: bool = True) -> list[Array]:
        """Return what the sensors recorded at the times; contacts may predict step sizes."""
        self.system.Assemble()
        settings = settings_of(0, times[-1], round(steps))
        settings.solution.sensors.writePeriod = times[1]
        settings.timeIntegration.minimumStepSize = 1e-10
        settings.timeIntegration.discontinuous.useRecommendedStepSize = predict
        kind = getattr(self.exu.DynamicSolverType, method)
        self.system.SolveDynamic(settings, solverType=kind)
        return [self.system.GetSensorStoredData(sensor)[:, 1:] for sensor in self.sensors]


def duration(steps: float, span: float) -> float:
    """Return how long a contact lasts, in seconds, in a run with equal steps."""
    return contacts.steps_per_contact(steps) * span / steps


def penalty(lasts: float, mass: float, restitution: float, least: float = 1e-6) -> dict:
    """Return the parameters of a contact that lasts this long if a body of ``mass`` impacts.

    Impacts slower than ``least``, in m/s, have the damping of this speed.
    """
    return {
        "contactStiffness": mass * (math.pi / lasts) ** 2,
        "restitutionCoefficient": restitution,
        "impactModel": 2,
        "minimumImpactVelocity": least,
    }
