"""The figure of a constraint: tokens, tree and row of A, without overlapping labels."""

import re

import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg

import teachmech as tm
from teachmech import plots
from teachmech.expressions.syntax import tokenize
from tests.switching import PROGRAMMES

ROD = tm.System(["x", "y"], [1, 1], [0, 0], ["x^2 + y^2 = L^2"], {"L": 1}, {"x": 1}, "rod")


def texts(figure):
    return [text.get_text() for text in figure.axes[0].texts]


def overlaps(figure):
    """Return the pairs of texts that overlap, and the texts outside the figure."""
    FigureCanvasAgg(figure).draw()
    renderer = figure.canvas.get_renderer()
    boxes = [
        (text.get_text(), text.get_window_extent(renderer))
        for text in figure.axes[0].texts
        if text.get_text()
    ]
    whole = figure.bbox
    found = [(text, "outside") for text, box in boxes if not whole.contains(box.x1, box.y1)]
    found += [(text, "outside") for text, box in boxes if not whole.contains(box.x0, box.y0)]
    boxes.sort(key=lambda entry: entry[1].x0)
    for k, (text, box) in enumerate(boxes):
        for other, beside in boxes[k + 1 :]:
            if beside.x0 > box.x1 - 2:  # pixels, the blank margins of letters
                break
            if min(box.y1, beside.y1) - max(box.y0, beside.y0) > 3:
                found.append((text, other))
    return found


@pytest.mark.few("four-bar")
@pytest.mark.parametrize("name", [x for x in tm.examples()[::3] if x not in PROGRAMMES])
def test_no_labels_of_an_example_overlap(name):
    problem = tm.example(name)
    drawn = 0
    for constraint in problem.system.constraint_names[:6]:
        table = problem.feed(constraint)
        for width in (12.8, 6):
            try:
                figure = plots.derivation(table, width)
            except tm.ProblemError as error:
                assert re.search("nodes; at most 60 are drawn|is too narrow", str(error))
                continue
            assert overlaps(figure) == []
            assert figure.get_figwidth() <= width + 1e-9
            drawn += 1
    assert drawn


def test_the_tree_shows_tokens_values_derivatives_and_the_row():
    figure = plots.derivation(ROD.feed(q=[0.6, 0.8], v=[0.8, -0.6]))
    shown = texts(figure)
    assert [text for text in shown if text in {*tokenize("x^2+y^2=L^2")}][:11] == [
        *("x", "^", "2", "+", "y", "^", "2", "=", "L", "^", "2")
    ]
    for text in ("x: 1.2", "y: 1.6", "x x: 2", "x: 1.2,  y: 1.6", "x x: 2,  y y: 2"):
        assert text in shown
    assert shown[-3:] == [
        *("A = dh/dx = (x: 1.2, y: 1.6)", "b = −[1 v]' H [1 v] = −2"),
        "with [1 v] = (x: 0.8, y: −0.6)",
    ]


def test_operands_are_above_their_operation():
    table = tm.example("meridian").feed("meridian")
    figure = plots.derivation(table)
    place = {text.get_text(): text.get_position() for text in figure.axes[0].texts}
    boxed = [t.get_position()[1] for t in figure.axes[0].texts if t.get_bbox_patch()]
    assert len(boxed) == sum(1 for node in table.nodes if node.parts)
    assert boxed[-1] == min(boxed)  # the constraint is the lowest
    assert place["sin"][1] < place["x1"][1]


def test_a_narrow_figure_is_an_outline_and_one_that_is_too_narrow_is_refused():
    table = ROD.feed(q=[0.6, 0.8])
    figure = plots.derivation(table, width=3.4)
    shown = texts(figure)
    assert "x^2 + y^2 = L^2" in shown  # the whole text in one line
    assert overlaps(figure) == []
    with pytest.raises(tm.ProblemError, match="too narrow") as caught:
        plots.derivation(table, width=1)
    least = float(re.search(r"at least ([\d.]+)", str(caught.value))[1])
    assert overlaps(plots.derivation(table, width=least)) == []


def test_a_large_tree_is_refused_in_one_sentence():
    terms = " + ".join(f"{k}*x" for k in range(1, 30))
    table = tm.System(["x"], [1], [0], [terms]).feed()
    with pytest.raises(tm.ProblemError, match="at most 60 are drawn"):
        plots.derivation(table)


def test_a_problem_in_place_of_its_table_is_refused():
    with pytest.raises(tm.ProblemError, match="give the result of its method feed"):
        plots.derivation(ROD)


def test_a_hyphen_is_no_minus_sign():
    shown = texts(plots.derivation(tm.example("meridian").feed("skate")))
    assert shown[0] == "skate: velocity constraint, at t = 0 s"
    assert "−" in shown
