"""A slider-crank whose block has a clearance in its guide, by points and by angles.

P. Flores, R. Leine, C. Glocker, Multibody Syst. Dyn. 23 (2010) 165-190.
"""

import importlib

import numpy as np
import pytest

from teachmech import Mechanism
from tests import ROOT

POINTS = """
PhysicalParams:
  {l1: 0.153, l2: 0.306, a: 0.05, b: 0.025, c: 0.001, e: 0.4, mu: 0.01,
   m1: 0.038, m2: 0.038, m3: 0.076, J1: 7.4e-5, J2: 5.9e-4, J3: 2.7e-6}
PartData:
  Fixed: {O: [], G: [0, -b - c], H: [1, -b - c], K: [1, b + c], L: [0, b + c]}
  Rigids:
    OA: {Geom: [[l1]], Dyna: [[l1/2], m1, J1]}
    AB: {Geom: [[l2]], Dyna: [[l2/2], m2, J2]}
    CDEFB: {Geom: [[2*a], [2*a, 2*b], [0, 2*b], [a, b]], Dyna: [[a, b], m3, J3]}
AppliedForces: {Gravity: [0, -9.81]}
Contacts:
  lower left: {Point: C, Against: {Line: GH}, restitution: e, friction: mu}
  lower right: {Point: D, Against: {Line: GH}, restitution: e, friction: mu}
  upper right: {Point: E, Against: {Line: KL}, restitution: e, friction: mu}
  upper left: {Point: F, Against: {Line: KL}, restitution: e, friction: mu}
ProblemData:
  tend: 0.2
  positions:
    A: [l1, 0]
    B: [l1 + l2, 0]
    C: [l1 + l2 - a, -b]
    D: [l1 + l2 + a, -b]
    E: [l1 + l2 + a, b]
    F: [l1 + l2 - a, b]
  velocities: {A: [0, 150*l1], B: [], C: [], D: []}
"""


@pytest.fixture
def contacts(monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "benchmarks")
    return importlib.import_module("contacts")


def test_points_with_contacts_move_as_the_angles_of_the_benchmark(contacts):
    """Until 0.01 s the block flies to the upper wall, bounces and slides along it."""
    own = importlib.import_module("peers.own_contacts")
    options = {"time": (0, 0.01, 0.005), "method": "dop853", "tolerance": 1e-10}
    angles = own.clearance_system().simulate(**options, compiled=True)
    points = Mechanism.loads(POINTS).simulate(time=(0, 0.01, 0.005), tolerance=1e-10, compiled=True)
    places = contacts.centre(angles["th1"], angles["th2"])
    assert len(points.changes) > 10
    assert np.column_stack([points["B_x"], points["B_y"]]) == pytest.approx(places, abs=1e-8)
    assert places == pytest.approx(contacts.CLEARANCE_PLACES[:3], abs=1e-8)


@pytest.mark.thorough
def test_time_steps_approach_the_motion_event_by_event(contacts):
    """The error falls with the step."""
    mechanism, errors = Mechanism.loads(POINTS), []
    for steps in (100, 1000):
        motion = mechanism.simulate(time=(0, 0.01, 0.01 / steps), method="moreau")
        last = [motion["B_x"][-1], motion["B_y"][-1]]
        errors.append(np.abs(last - contacts.CLEARANCE_PLACES[2]).max())
    assert errors[0] < 1e-4
    assert errors[1] < errors[0] / 5


@pytest.mark.parametrize("peer", ["mujoco", "exudyn"])
def test_peers_with_soft_contacts_approach_the_same_motion(contacts, peer):
    """The first impact is at 2.7 ms; until 5 ms, soft contacts change less than 0.1 mm."""
    pytest.importorskip(peer)
    for entrant in importlib.import_module(f"peers.{peer}_contacts").clearance():
        fine = 1e-6 if entrant.kind == "tolerance" else 20_000
        place = entrant.build()(fine)[1]
        assert place == pytest.approx(contacts.CLEARANCE_PLACES[1], abs=1e-4)
