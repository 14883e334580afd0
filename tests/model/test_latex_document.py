"""The equations as a complete LaTeX document, in lines that fit a page."""

import re
import shutil
import subprocess

import pytest

import teachmech as tm
from teachmech.expressions import Names, parse_expression, to_latex
from teachmech.expressions.latex_lines import lines_of, width_of
from teachmech.model.latex_document import escaped

pytestmark = pytest.mark.quick

EXAMPLES = ["meridian", "four-bar", "crank-and-load", "heavy-top", "planar-robot", "woodpecker"]
WORD = re.compile(r"\\[A-Za-z]+|[A-Za-z]+|\d+|[-+=]")
LAYOUT = {
    rf"\{name}"
    for name in "left right bigl bigr big biggl biggr bigg frac sqrt cdot times quad".split()
}


def words(formula):
    """Return the names, numbers and signs of a formula in their order."""
    return [word for word in WORD.findall(formula) if word not in LAYOUT]


def check_nesting(text):
    """Read braces, environments and pairs of delimiters with a stack."""
    stack = []
    text = text.replace(r"\bigg", r"\big")
    pattern = r"\\(begin|end)\{([a-z]+\*?)\}|\\(left|right|bigl|bigr)\b|\\.|([{}])"
    for found in re.finditer(pattern, re.sub(r"(?<!\\)%.*", "", text), re.DOTALL):
        environment, name, delimiter, brace = found.groups()
        if environment == "begin" or delimiter in ("left", "bigl") or brace == "{":
            stack.append(name or delimiter or brace)
        elif environment or delimiter or brace:
            opened = {"right": "left", "bigr": "bigl", "}": "{"}.get(delimiter or brace, name)
            assert stack.pop() == opened, text[: found.end()][-200:]
    assert stack == []


@pytest.fixture(scope="module")
def documents():
    """Return the LaTeX documents of examples by name."""
    return {name: tm.example(name).equations().document for name in EXAMPLES}


def test_a_document_has_all_parts_of_the_equations(documents):
    text = documents["four-bar"]
    for part in (r"\usepackage{amsmath}", r"\section*{Four-bar-linkage}", r"q &= (A_{x}, A_{y},",
                 r"\omega &= 6.28318530717959", "are in m, s, kg", r"M &= \begin{pmatrix}",
                 r"\paragraph*{length of AB}", r"b_{6} &=", r"\left(A M^{-1/2}\right)^{+}",
                 r"M \ddot{q} &= Q - A^{T} \lambda"):  # fmt: skip
        assert part in text
    assert "g &= 9.81\\ \\text{m/s\\ensuremath{^{2}}}" in tm.System(
        ["x"], [1], ["-g"], parameters={"g": 9.81}, units={"g": "m/s²"}
    ).equations().document  # fmt: skip


@pytest.mark.parametrize("name", EXAMPLES)
def test_braces_and_environments_of_a_document_are_balanced(name, documents):
    check_nesting(documents[name])


@pytest.mark.parametrize("width", [12, 30, 70])
@pytest.mark.parametrize("name", ["four-bar", "heavy-top", "rolling-disk"])
def test_nothing_is_lost_where_a_formula_is_broken(name, width):
    for row in tm.example(name).equations().rows:
        right = row.partition("&")[2]
        if "pmatrix" not in right:
            broken = " ".join(lines_of(right, width))
            check_nesting(broken)
            broken = re.sub(r"\\bigg?r\)\^\{1/\d+\}", "", broken)  # a root that became a power
            assert words(broken) == words(right)


def test_lines_fit_where_a_sum_can_be_broken():
    names = Names([f"x{k}" for k in range(40)])
    terms = [f"x{k}*cos(x{k + 1})*(x{k} - x{k + 2})^2" for k in range(38)]
    formula = to_latex(parse_expression(" + ".join(terms), names).symbolic)
    lines = lines_of(formula, 60)
    assert width_of(formula) > 500
    assert all(30 < width_of(line) <= 60 for line in lines[:-1])
    assert all(line.startswith("+ ") for line in lines[1:])


@pytest.mark.parametrize(
    ("formula", "lines"),
    [
        (r"\frac{WIDE}{2} x", [r"\bigl[\bigl(a + b + c", r"+ d + e\bigr)\big/\bigl(2\bigr)\bigr]",
                               r"\times x"]),
        (r"y - \sqrt[3]{WIDE}", [r"y - \bigl(a + b", r"+ c + d + e\bigr)^{1/3}"]),
        (r"u \sin^{2}{\left(WIDE \right)}", [r"u \sin^{2}\bigl(a + b", "+ c + d", r"+ e \bigr)"]),
        (r"a \left(b + c\right)^{2} d e f g h i", [r"a \bigl(b + c\bigr)^{2} d e",
                                                   r"\times f g h i"]),
        (r"A_{1} = \max{\left(a, b \right)}, A_{2} = 2", ["A_{1}", r"= \max{\left(a, b \right)},",
                                                         "A_{2} = 2"]),
    ],
)  # fmt: skip
def test_wide_parts_are_opened(formula, lines):
    assert lines_of(formula.replace("WIDE", "a + b + c + d + e"), 9) == lines


def test_a_wide_matrix_becomes_a_list_of_its_entries():
    n = 12
    names = [f"x{k}" for k in range(n)]
    terms = [[f"m*cos(x{i} - x{j})" if i != 3 != j else "0" for j in range(n)] for i in range(n)]
    text = tm.System(names, terms, ["0"] * (n - 1) + ["m"], parameters={"m": 2}).equations()
    text = text.document
    assert r"M &= \begin{pmatrix}" not in text
    assert r"M_{x_{0}, x_{2}} &= m \, " in text or r"M_{x_{0}, x_{2}} &= m \cos" in text
    assert text.count(r"M_{x_{") == 11 * 12 / 2
    assert r"\text{all other entries of } M \text{ are zero, symmetric}" in text
    assert r"Q &= \begin{pmatrix}" in text


def test_no_letter_of_a_text_is_a_command():
    given = "50% \\input{x} $a_1$\n#~^ µN/mm²"
    shown = (
        r"50\% \textbackslash{}input\{x\} \$a\_1\$ \#\textasciitilde{}\textasciicircum{}"
        r" \ensuremath{\mu}N/mm\ensuremath{^{2}}"
    )
    assert escaped(given) == shown
    check_nesting(shown)


@pytest.mark.skipif(shutil.which("pdflatex") is None, reason="needs pdflatex")
@pytest.mark.parametrize("name", EXAMPLES)
def test_pdflatex_compiles_a_document_without_overfull_lines(name, documents, tmp_path):
    (tmp_path / "a.tex").write_text(documents[name])
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "-no-shell-escape", "a"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, timeout=60, check=False)
    assert run.returncode == 0, run.stdout[-2000:]
    assert b"Overfull" not in run.stdout
