"""Equations composed from the texts of a file: their size and their values."""

import numpy as np
import pytest

import teachmech as tm
from teachmech.base.errors import ExpressionError
from teachmech.expressions import parser

AXES = {  # components with 15 digits or more, written out or as parameters
    "a": ("2.0409191213851825", "-2.5556650313141818", "0.41809884672577575"),
    "b": ("-0.5677699061454641", "-0.4526486806498611", "-0.2155971534233231"),
    "c": ("-2.019986128202519", "-0.2319323886184013", "-0.8652130091236463"),
    "d": ("3.3299783061932386", "0.2262409829871413", "-0.3532795139420542"),
}
FILE = """
PhysicalParams: {{{parameters}}}
Dimension: 3
PartData:
  Fixed: {{O: []}}
  Rigids:
    OAB: {{Geom: [[1.2], [0.5, 0.7]], Dyna: [[0.4, 0.1, 0.05], 2, [0.5, 0.6, 0.7]]}}
    ACD: {{Geom: [[1.1], [0.3, 0.8]], Dyna: [[0.4, 0.1, 0.05], 2, [0.5, 0.6, 0.7]]}}
  Joints:
    one: {{Hinge: [ground, OAB], At: O, Axis: [{a}, {b}], Zero: [{c}, {d}]}}
    two: {{Hinge: [OAB, ACD], At: A, Axis: [{d}, {a}], Zero: [{b}, {c}]}}
AppliedForces: {{Gravity: []}}
ProblemData: {{tend: 0.5, positions: {{theta_one: 0.3, theta_two: 0.4}}}}
"""


def linkage(named):
    """Return two bodies on oblique axes, with numbers written out or named."""
    names = {key: [f"{key}{k}" for k in range(3)] if named else x for key, x in AXES.items()}
    given = {f"{key}{k}": x for key, numbers in AXES.items() for k, x in enumerate(numbers)}
    parameters = ", ".join(f"{name}: {x}" for name, x in given.items()) if named else ""
    texts = {key: f"[{', '.join(x)}]" for key, x in names.items()}
    return tm.Mechanism.loads(FILE.format(parameters=parameters, **texts))


def test_axes_of_many_digits_move_as_named_parameters(tmp_path):
    long, short = linkage(named=False), linkage(named=True)
    sizes = [max(len(c.equation) for c in m.system.constraints) for m in (long, short)]
    assert sizes[0] < sizes[1] < 10_000  # products of numbers are worked out
    motions = [m.simulate(time=(0, 0.5, 0.1), compiled=False) for m in (long, short)]
    assert np.abs(motions[0].q - motions[1].q).max() < 1e-9
    reactions = [m.reactions(motion) for m, motion in zip((long, short), motions, strict=True)]
    for name, force in reactions[0].items():
        assert np.abs(force - reactions[1][name]).max() < 1e-7, name
    motions[0].to_npz(tmp_path / "long.npz")
    assert np.array_equal(tm.Motion.from_npz(tmp_path / "long.npz").q, motions[0].q)


def test_texts_of_users_have_bounds():
    long = "+".join(["x"] * 5001)
    with pytest.raises(ExpressionError, match="10001 characters; at most 10000"):
        tm.System(["x"], mass=[1], forces=[long])
    with pytest.raises(ExpressionError, match="10001 characters; at most 10000"):
        linkage(named=True).driven({"theta_one": long.replace("x", "t")})
    with pytest.raises(ExpressionError, match="more than 50 nested parentheses"):
        tm.System(["x"], mass=[1], forces=["(" * 51 + "x" + ")" * 51])


@pytest.mark.few("robot-arm")
@pytest.mark.parametrize("name", ["robot-arm", "bicycle", "andrews", "mechanism0"])
def test_only_texts_of_the_user_are_parsed(name, monkeypatch):
    read, own, parse = set(), tm.example(name).to_yaml(), parser._read

    def noted(text, *names, **how):
        read.add(text)
        return parse(text, *names, **how)

    monkeypatch.setattr(parser, "_read", noted)
    mechanism = tm.Mechanism.loads(own)
    mechanism.lagrangian()
    motion = mechanism.simulate(time=(0, 0.002, 0.001), compiled=False)
    mechanism.reactions(motion)
    motion.player()
    texts = {text for text in read if isinstance(text, str)}
    assert len(texts) > 3
    assert {text for text in texts if text not in own} <= {
        "0"
    }  # the entries that a list leaves out
    # Texts are written for people alone, and mean the same.
    start = {name: float(x) for name, x in mechanism.system.start.items()}
    assert start == mechanism.start
