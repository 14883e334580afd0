"""The benchmarks: their cases are the right physics, and their harness hides nothing."""

import importlib
import math
import sys

import numpy as np
import pytest

import teachmech as tm
from tests import ROOT

FOLDER = ROOT / "benchmarks"


@pytest.fixture
def load(monkeypatch):
    monkeypatch.syspath_prepend(FOLDER)
    return importlib.import_module


def case_of(contest, *contestants):
    """Everybody computes 0; the output is the error."""
    return contest.Case("zero", "", "", lambda x: float(x), "error", 1e-3, contestants, ("ours",))


def quiet(text):
    """Say nothing."""


@pytest.mark.thorough
def test_the_cheapest_setting_that_reaches_the_error_is_chosen(load):
    contest = load("contest")
    ours = contest.Contestant("ours", lambda: lambda tolerance: tolerance / 2, (1.0, 1e-1, 1e-4))
    (result,) = contest.contest(case_of(contest, ours), 1, 1.0, quiet)
    assert result.reached(1e-3)
    assert result.chosen.setting in [t.setting for t in result.trials if t.error <= 1e-3]
    assert len(result.trials) == 3 + contest.REFINEMENTS
    assert len(result.seconds) == 1


@pytest.mark.thorough
def test_who_is_missing_or_fails_is_named_with_the_reason(load):
    contest, page = load("contest"), load("page")

    def absent():
        raise contest.MissingError("no compiler")

    def broken():
        return lambda setting: 1 / 0

    entrants = (
        contest.Contestant("ours", lambda: lambda tolerance: tolerance / 2, (1e-1, 1e-4)),
        contest.Contestant("not installed", lambda: None, needs=("no_such_package",)),
        contest.Contestant("not there", absent),
        contest.Contestant("broken", broken, (1.0,)),
        contest.Contestant("too coarse", lambda: lambda tolerance: 1.0, (1.0,)),
    )
    case = case_of(contest, *entrants)
    text = page.markdown(page.contest_section(case, contest.contest(case, 1, 1.0, quiet), None), "")
    assert "**not installed**: missing: No module named 'no_such_package'" in text
    assert "**not there**: missing: no compiler" in text
    assert "**broken**: failed: ZeroDivisionError: division by zero" in text
    assert "**too coarse** did not reach the error" in text


@pytest.mark.thorough
def test_a_failed_run_is_no_result_but_a_finer_one_may_be(load, monkeypatch):
    contest = load("contest")
    monkeypatch.setattr(contest, "BUILDS", 1)
    monkeypatch.setattr(contest, "LEAST", 0.0)

    def run(tolerance):
        if tolerance > 1e-3:
            raise ArithmeticError("too coarse")
        return tolerance

    entrant = contest.Contestant("ours", lambda: run, (1e-1, 1e-4))
    (result,) = contest.contest(case_of(contest, entrant), 1, 1.0, quiet)
    assert math.isinf(result.trials[0].error)
    assert result.reached(1e-3)
    assert not result.trouble


@pytest.mark.parametrize("n", [5, 40])
def test_the_reference_of_a_chain_keeps_its_rods_and_begins_at_its_start(load, n):
    chains = load("chains")
    reference = chains.reference(n)
    rods = np.diff(reference, axis=1, prepend=0)
    np.testing.assert_allclose(np.linalg.norm(rods, axis=-1), 1 / n, rtol=1e-9)
    np.testing.assert_allclose(reference[0], chains.start(n)[0], atol=1e-14)
    tree = load("trees").chain(n)
    np.testing.assert_allclose(tree.tips(tree.q), reference[0], atol=1e-14)


def test_the_short_chain_follows_its_reference_and_keeps_its_energy(load):
    chains = load("chains")
    system = tm.System(**chains.texts(5))
    motion = system.simulate(time=(0, 2, 1), method="dop853", tolerance=1e-9)
    positions = motion.q.reshape(3, 5, 3)
    np.testing.assert_allclose(positions, chains.reference(5)[:3], atol=1e-8)
    potential = chains.GRAVITY / 5 * positions[..., 2].sum(axis=1)
    np.testing.assert_allclose(np.ptp(motion.kinetic_energy + potential), 0, atol=1e-7)


def test_the_equations_of_the_squeezer_end_at_the_published_angles(load, monkeypatch):
    monkeypatch.setitem(sys.modules, "numba", None)  # not worth compiling for one run
    squeezer = load("squeezer")
    np.testing.assert_allclose(squeezer.reference(), squeezer.published(), rtol=5e-10)
    y, rate = squeezer.consistent_start()
    residual = np.empty(20)
    squeezer.residual(0.0, y, rate, residual)
    np.testing.assert_allclose(residual, 0, atol=1e-9)


@pytest.mark.thorough
def test_the_references_of_contacts_agree_with_the_method_of_events(load):
    contacts = load("contacts")
    own = load("peers.own_contacts")
    for case, error in (("ball", contacts.ball_error), ("belt", contacts.belt_error)):
        event_by_event = getattr(own, case)()[1]
        assert error(event_by_event.build()(1e-10)) < 1e-8
    assert contacts.creep(own.incline()[1].build()(1e-8)) < 1e-6


def test_a_spring_and_damper_with_the_ratio_of_a_restitution_rebounds_with_it(load):
    from scipy.integrate import solve_ivp

    ratio = load("contacts").damping_ratio(0.8)

    def rates(t, y):
        return [y[1], -y[0] - 2 * ratio * y[1]]

    def leaves(t, y):
        return rates(t, y)[1] if t > 0.1 else 1.0  # the force vanishes

    leaves.terminal = True
    motion = solve_ivp(rates, (0, 4), [0, -1], events=leaves, rtol=1e-10, atol=1e-12)
    assert motion.y_events[0][0, 1] == pytest.approx(0.8, rel=1e-6)


def test_discs_begin_apart_in_the_box(load):
    contacts = load("contacts")
    q, v = contacts.discs_start()
    assert contacts.overlap(q[None]) == 0
    assert contacts.energy_change(q[None], v[None]) == 0
    q[0, 1] = contacts.RADIUS - 0.003
    assert contacts.overlap(q[None]) == pytest.approx(0.003)
