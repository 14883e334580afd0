"""Errors of wrong files of spatial mechanisms, with locations and corrections."""

import pytest

import teachmech as tm

TEXT = """
PhysicalParams: {L: 1, m: 2}
Dimension: 3
PartData:
  Fixed: {O: [], X: [0, 0, 1], Y: [2.5, 0, 0]}
  Rigids:
    OA: {Geom: [[L]], Dyna: [[L/2], m, [0.1, 0.5, 0.5]]}
    AB: {Geom: [[L]], Dyna: [[L/2], m, m*L^2/12]}
    PQR: {Geom: [[L], [0, L]], Dyna: [[], m, [1, 1, 2]]}
  Joints:
    crank: {Hinge: [ground, OA], At: O, Axis: [0, 1, 0]}
    knee: {Universal: [OA, AB], At: A, Axis: [[0, 1, 0], [0, 0, 1]]}
    slide: {Prismatic: [ground, PQR], At: [Y, P], Axis: [0, 0, 1]}
    roll: {Distance: [B, Q], Length: 2}
  TorsionSprings: {crank: [3, 0]}
AppliedForces: {Gravity: []}
Drives: {s_slide: 0.1*sin(t)}
ProblemData:
  tend: 1
  positions: {A: [1], B: [1.5, 0.2, 0.8], P: [2.5], theta_crank: 0.1}
"""

WRONG = [
    (
        "Gravity: []",
        "Gravity: [0, 0, 0, 1]",
        "line 16, AppliedForces.Gravity: more than 3 are given",
    ),
    (
        "OA: {Geom: [[L]]",
        "OA: {Geom: [[L, 0.1]]",
        "A, the second point of OA, is not on the x axis",
    ),
    ("[0.1, 0.5, 0.5]]", "[0.1, 0.5]]", "2 moments and products of inertia; give 3, or 6"),
    ("[0.1, 0.5, 0.5]]", "[0.1, 0.5, 0.7]]", "no body has the moments of inertia 0.1, 0.5 and 0.7"),
    (
        "[0.1, 0.5, 0.5]]",
        "[-0.1, 0.5, 0.5]]",
        "no body has the moments of inertia -0.1, 0.5 and 0.5",
    ),
    (
        "[1, 1, 2]]",
        "3]",
        "one moment of inertia, but the body is not a rod; give [Ixx, Iyy, Izz]",
    ),
    ("m, m*L^2/12", "0, m*L^2/12", "the mass is 0"),
    ("m, m*L^2/12]", "m, m*L^2/12], About: mass", "'mass' is not one of 'centroid' or 'origin'"),
    ("Hinge: [ground, OA]", "Revolute: [ground, OA]", "there is no key 'Revolute' here"),
    (
        "Hinge: [ground, OA]",
        "Hinge: [ground, OC]",
        "there is no part 'OC'; known names: ground, OA, AB, PQR",
    ),
    ("Hinge: [ground, OA]", "Hinge: [OA, ground]", "ground is the second part; write [ground, OA]"),
    ("Hinge: [ground, OA]", "Hinge: [OA, OA]", "OA is joined to itself"),
    ("Hinge: [ground, OA]", "Hinge: [ground]", "entry 2 is missing"),
    ("Hinge: [ground, OA], At: O", "Hinge: [ground, OA]", "a hinge needs At; write At: ..."),
    (
        "Axis: [0, 1, 0]}",
        "Axis: [0, 0, 0]}",
        "the axis is zero; write a direction such as [0, 0, 1]",
    ),
    (
        "Axis: [0, 1, 0]}",
        "Axis: [0, 1, 0], Zero: [0, 2, 0]}",
        "Zero is parallel to the axis; give a direction perpendicular to it",
    ),
    ("At: O, Axis", "At: A, Axis", "A is not fixed in the world"),
    ("At: [Y, P]", "At: [Y, A]", "A is not a point of PQR"),
    (
        "Axis: [0, 0, 1]}\n    roll",
        "Axis: [0, 0, 1], Pitch: 2}\n    roll",
        "a prismatic joint has no Pitch",
    ),
    (
        "Hinge: [ground, OA]",
        "Hinge: [ground, OA], Ball: [ground, OA]",
        "the joint has 2 types; give one of Ball, Hinge",
    ),
    (
        "{Distance: [B, Q], Length: 2}",
        "{Length: 2}",
        "the joint has no type; give one of Ball, Hinge",
    ),
    (
        "roll: {Distance: [B, Q], Length: 2}",
        "roll: {Ball: [AB, PQR], At: [B, Q], Axis: [0, 0, 1]}",
        "a ball joint has no Axis; remove it",
    ),
    ("Length: 2}", "Length: -2}", "the length is -2; a length must be positive"),
    ("Distance: [B, Q]", "Distance: [B, Z]", "there is no point 'Z'"),
    (
        "Distance: [B, Q], Length: 2",
        "Gear: [crank, knee], Ratio: 2",
        "knee, a universal joint, does not turn",
    ),
    (
        "Distance: [B, Q], Length: 2",
        "Rack: [crank, crank], Radius: 2",
        "crank, a hinge, does not slide",
    ),
    ("    crank:", "    cra-nk:", "'cra-nk' is not a name of a joint; a letter, then letters"),
    ("    crank:", "    AB:", "AB is already the name of a part; give it another name"),
    (
        "{crank: [3, 0]}",
        "{knee: [3, 0]}",
        "knee, a universal joint, does not have one angle; name a hinge",
    ),
    (
        "{crank: [3, 0]}",
        "{OA: [3, 0]}",
        "the rotation of OA in space is not one angle; name a joint that turns",
    ),
    (
        "Gravity: []",
        "ConstTorques: {slide: [0, 0, 1]}",
        "a torque on the joint slide has 3 components; give one number",
    ),
    (
        "Gravity: []",
        "ConstTorques: {OA on AB: [0, 0, 1]}",
        "the torque on OA is in the frame of AB; write 'OA on OA' for",
    ),
    (
        "Gravity: []",
        "ConstForces: {s_slide: [1, 2]}",
        "a force along s_slide has 2 components",
    ),
    ("Gravity: []", "Forces: {s_slope: 1}", "there is no joint 'slope'; did you mean 'slide'?"),
    ("Gravity: []", "Forces: {slide: 1}", "slide is a joint; write s_slide for its displacement"),
    (
        "Gravity: []",
        "Forces: {s_knee: 1}",
        "knee, a universal joint, has no displacement; name a",
    ),
    (
        "TorsionSprings: {crank: [3, 0]}",
        "Springs: {s_slide: [3, 0, 1]}",
        "a spring on the displacement s_slide cannot have mass; give [stiffness, rest]",
    ),
    (
        "TorsionSprings: {crank: [3, 0]}",
        "Collinear: [OAB]\n  Dampers: {s_OAB: 1}",
        "s_OAB is a fraction of a distance, not a length; name the displacement of a joint",
    ),
    ("Drives: {s_slide", "Drives: {theta_slide", "there is no coordinate 'theta_slide'"),
    ("Drives: {s_slide", "Drives: {theta_OA", "OA is a body; in space joints have angles"),
    ("Drives: {s_slide", "Drives: {s_slope", "there is no joint slope; did you mean 'slide'?"),
    ("theta_crank: 0.1}", "theta_knee: 0.1}", "knee, a universal joint, has no angle"),
    (
        "theta_crank: 0.1}",
        "theta_crank: 0.1}\n  orientations: {OX: {euler: [0, 0, 0]}}",
        "there is no body 'OX'",
    ),
    (
        "theta_crank: 0.1}",
        "theta_crank: 0.1}\n  orientations: {OA: {angle: 1}}",
        "an orientation has one form; give axis and angle",
    ),
    (
        "theta_crank: 0.1}",
        "theta_crank: 0.1}\n  orientations: {OA: {axis: [], angle: 1}}",
        "the axis is zero; write a direction such as [0, 0, 1]",
    ),
    (
        "theta_crank: 0.1}",
        "theta_crank: 0.1}\n  angular_velocities: {OX: [1]}",
        "there is no body 'OX'",
    ),
    (
        "theta_crank: 0.1}",
        "theta_crank: 0.1}\n  angular_velocities: {OA: {}}",
        "the components must be in one frame",
    ),
    ("P: [2.5]", "P: [3, 0, 0, 0]", "more than 3 are given"),
    ("P: [2.5]", "X: [3]", "X is fixed in the world; remove it here"),
    (
        "  TorsionSprings: {crank: [3, 0]}",
        "  Coplanar: [OXY]",
        "'OXY' is not the names of 4 or more points",
    ),
    (
        "roll: {Distance: [B, Q], Length: 2}",
        "roll: {RollingDisk: [OA, PQR], At: [A, P], Axis: [0, 0, 1], Radius: 1}",
        "PQR rolls on the body OA; write [ground, PQR]",
    ),
]


def test_the_unchanged_spatial_file_is_valid():
    assert tm.Mechanism.loads(TEXT).freedom().degrees_of_freedom == 2


@pytest.mark.parametrize(("right", "wrong", "message"), WRONG, ids=[case[2][:50] for case in WRONG])
def test_errors_name_location_mistake_and_correction(right, wrong, message):
    assert right in TEXT
    with pytest.raises(tm.TeachmechError) as caught:
        tm.Mechanism.loads(TEXT.replace(right, wrong, 1))
    assert message in str(caught.value)
    assert "line" in str(caught.value)


@pytest.mark.parametrize("part", ["Joints: {a: {Ball: [ground, OA], At: O}}", "Coplanar: [OABC]"])
def test_spatial_parts_are_refused_in_the_plane(part):
    with pytest.raises(tm.ProblemError, match="of spatial mechanisms; write Dimension: 3"):
        tm.Mechanism.loads(f"""
PartData:
  Fixed: {{O: []}}
  Rigids: {{OA: {{Geom: [[1]], Dyna: [[0.5], 1, 1]}}}}
  {part}
ProblemData: {{tend: 1, positions: {{A: [1]}}}}
""")


@pytest.mark.parametrize(
    "start", ["orientations: {OA: {euler: [0, 0, 0]}}", "angular_velocities: {OA: [1]}"]
)
def test_spatial_orientations_are_refused_in_the_plane(start):
    with pytest.raises(tm.ProblemError, match="of spatial mechanisms; write Dimension: 3"):
        tm.Mechanism.loads(f"""
PartData:
  Fixed: {{O: []}}
  Rigids: {{OA: {{Geom: [[1]], Dyna: [[0.5], 1, 1]}}}}
ProblemData:
  tend: 1
  positions: {{A: [1]}}
  {start}
""")


def test_three_moments_of_inertia_are_refused_in_the_plane():
    with pytest.raises(
        tm.ProblemError,
        match="a planar body has one moment of inertia, not 3; give one, or write Dimension: 3",
    ):
        tm.Mechanism.loads("""
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[1]], Dyna: [[0.5], 1, [1, 1, 1]]}}
ProblemData: {tend: 1, positions: {A: [1]}}
""")


SOLIDS = [
    ("OX: {Ball: 0.1}", "there is no body 'OX'; known names: OA, AB"),
    ("OA: {Disc: 0.1}", "there is no key 'Disc' here; did you mean 'Disk'"),
    ("OA: {At: A}", "the solid has no kind; give one of Bar, Plate, Box"),
    ("OA: {Ball: 0.1, Disk: 0.1}", "the solid has 2 kinds"),
    ("OA: {Ball: 0.1, At: B}", "there is no point of OA 'B'"),
    ("OA: {Ball: 0}", "the radius is 0"),
    ("OA: {Disk: r}", "unknown name 'r'"),
    ("OA: {Disk: 0.1, Axis: [0]}", "the axis is zero; write a direction such as [0, 0, 1]"),
    ("OA: {Disk: 0.1, Depth: -1}", "the depth is -1"),
    ("OA: {Cone: 0.1}", "the depth is 0"),
    ("OA: {Box: [1, 2]}", "the edge is 0"),
    ("OA: {Gear: 0.1, Teeth: 0}", "the number of teeth is 0"),
    ("OA: {Bar: O}", "'O' is not a path; name points one after the other"),
    ("OA: {Plate: OA}", "'OA' is not a path"),
    (
        "AB: {Ball: 0.1}",
        "the rod AB has no frame, because its spin is left out; give it three moments",
    ),
]


@pytest.mark.parametrize(("solids", "message"), SOLIDS)
def test_wrong_solids_are_refused(solids, message):
    text = """
PhysicalParams: {L: 1}
Dimension: 3
PartData:
  Fixed: {O: []}
  Rigids:
    OA: {Geom: [[L]], Dyna: [[L/2], 1, [0.1, 0.5, 0.5]]}
    AB: {Geom: [[L]], Dyna: [[L/2], 1, 0.1]}
ProblemData: {tend: 1, positions: {A: [1], B: [2]}}
Animation:
  Solids:
    GIVEN
"""
    with pytest.raises(tm.TeachmechError) as caught:
        tm.Mechanism.loads(text.replace("GIVEN", solids))
    assert message in str(caught.value)
    assert "line 12" in str(caught.value)


ROD = """
Dimension: 3
PartData:
  Fixed: {O: []}
  Rigids: {OA: {Geom: [[2]], Dyna: [[1], 1, 1/3]}}
ProblemData: {tend: 1, positions: {A: [2]}, angular_velocities: {OA: GIVEN}}
"""


def test_a_rod_without_a_frame_has_components_in_the_world():
    assert tm.Mechanism.loads(ROD.replace("GIVEN", "[0, 0, 3]")).start["vA_y"] == pytest.approx(6)
    with pytest.raises(
        tm.ProblemError, match="OA is a rod without a frame; give the components in the world"
    ):
        tm.Mechanism.loads(ROD.replace("GIVEN", "{body: [0, 0, 3]}"))


ROD_AND_POINTS = """
Dimension: 3
PartData:
  Fixed: {O: [], X: [1], Y: [2]}
  Rigids: {LR: {Geom: [[1]], Dyna: [[0.5], 1, 0.1]}}
  Particles: {A: 1}
  JOINT
ProblemData: {tend: 1, positions: {L: [], A: [0, 1, 1]}}
"""


def test_the_spin_of_a_rod_without_inertia_is_named():
    joint = "Joints: {j: {Cylindrical: [ground, LR], At: [O, L], Axis: [[0, 0, 1], [1]]}}"
    with pytest.raises(tm.ProblemError) as refused:
        tm.Mechanism.loads(ROD_AND_POINTS.replace("JOINT", joint))
    assert "Rigids.LR.Dyna: the rod LR can spin about its line" in str(refused.value)
    assert "but has no inertia about it; give [Ixx, Iyy, Izz] with Ixx > 0" in str(refused.value)
    held = ROD_AND_POINTS.replace("JOINT", joint).replace("1, 0.1]", "1, [0.01, 0.1, 0.1]]")
    assert tm.Mechanism.loads(held).freedom().degrees_of_freedom == 5


@pytest.mark.parametrize("points", ["OXYA", "LRSA"])
def test_collinear_points_do_not_define_a_plane(points):
    text = ROD_AND_POINTS.replace("JOINT", f"Coplanar: [{points}]")
    text = text.replace("{LR: {Geom: [[1]]", "{LRS: {Geom: [[1], [2]]")
    with pytest.raises(
        tm.ProblemError, match="are on one line and do not define a plane; the first three"
    ):
        tm.Mechanism.loads(text)
