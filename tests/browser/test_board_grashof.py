"""Grashof's condition and the limits of cranks on the drawing board, as Python computes them."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.board.board_page import text_of
from teachmech.design.crank_travel import CrankTravel

from .test_board import board

__all__ = ["board"]

FOUR_BAR = text_of("four-bar")
GIVEN = "r: 0.08, c: 0.22, b: 0.18, d: 0.20"
# crank r, coupler c, rocker b, ground d, start angle of the crank, and the sentence of the board
CASES = [
    (0.08, 0.22, 0.18, 0.20, 40, "OA is the shortest: crank-rocker, OA turns fully"),
    (0.18, 0.22, 0.08, 0.20, 80, "CB is the shortest: crank-rocker, CB turns fully"),
    (0.20, 0.18, 0.22, 0.08, 40, "the shortest: double crank, OA and CB turn fully"),
    (0.20, 0.08, 0.18, 0.22, 60, "ABP is the shortest: double rocker, ABP turns fully"),
    (0.08, 0.22, 0.18, 0.33, 40, "no bar turns fully, a triple rocker"),
    (0.2, 0.1, 0.12, 0.16, -60, "no bar turns fully, a triple rocker"),
    (0.1, 0.2, 0.1, 0.2, 70, "Limit of Grashof's condition"),
]


def placed(r, c, b, d, angle):
    """Return the four-bar of the library with other lengths, turned by 0.3 rad, and its points."""
    o, C = 0, d * np.exp(0.3j)
    A = r * np.exp(1j * (0.3 + np.radians(angle)))
    size = abs(C - A)
    B = A + c * (C - A) / size * np.exp(1j * np.arccos((c * c + size**2 - b * b) / (2 * c * size)))
    text = FOUR_BAR.replace(GIVEN, f"r: {r}, c: {c}, b: {b}, d: {d}")
    text = text.replace("C: [d]", f"C: [{C.real}, {C.imag}]")
    text = text.replace("A: [r, 0]", f"A: [{A.real}, {A.imag}]")
    text = text.replace("B: [d, b]", f"B: [{B.real}, {B.imag}]")
    return text.replace("Drives: {theta_OA: omega*t}", ""), (o, C, A, B)


def limits(o, C, A, B):
    """The least and the greatest angle of the crank OA from the x axis, in degrees, or None."""
    travel = CrankTravel(o, C, np.array([A]), np.array([B]))
    if travel.turns:
        return None
    return np.degrees(np.array(travel.range) + np.angle(C - o))


def test_the_panel_states_grashofs_condition_and_the_limits(board, page_errors, violations):
    user = board()
    for *lengths, angle, words in CASES:
        text, (o, C, A, B) = placed(*lengths, angle)
        assert user.set(text) is None
        user.page.evaluate("() => teachmech.board.pick({ kind: 'Rigids', name: 'OA' })")
        grashof, *said = user.page.locator(".tm-board-values li").all_text_contents()
        assert words in grashof
        if words.startswith("Limit"):
            continue
        ours = {"OA": limits(o, C, A, B), "CB": limits(C, o, B, A)}
        swings = {fact.split()[0]: fact for fact in said if " swings about " in fact}
        assert swings.keys() == {name for name, there in ours.items() if there is not None}
        for name, fact in swings.items():
            numbers = fact.replace("−", "-").replace("°.", "").replace("°", "").split()[-3::2]
            found = [float(x) for x in numbers]
            turns = (np.array(found) - ours[name]) / 360
            assert turns == pytest.approx(np.round(turns[0]) * np.ones(2), abs=0.051 / 360)
        if ours["OA"] is None:
            travel = CrankTravel(o, C, np.array([A]), np.array([B]))
            A_, B_ = travel.pivots(np.linspace(-np.pi, np.pi, 721))
            angles = np.abs(np.angle((B_ - A_) / (B_ - C)))
            least = np.degrees(np.minimum(angles, np.pi - angles).min())
            assert said[-1].endswith(f": {least:.1f}°.")
    assert violations(user.page) == []
    user.page.evaluate("() => teachmech.board.pick(null)")
    assert user.page.locator(".tm-board-values li").count() == 0
    assert tm.Mechanism.loads(user.text).PartData.Rigids
