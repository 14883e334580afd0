"""Texts cannot run in a page: texts are escaped, elements and attributes are listed."""

import ast
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import teachmech
from teachmech.animation.scripts import FOLDER
from teachmech.base.formulas import ATTRIBUTES, MAX_LENGTH, mathml
from teachmech.widgets.markdown import MAX_TEXT, to_html

PACKAGE = Path(teachmech.__file__).parent
SCRIPTS = sorted(path for path in PACKAGE.rglob("*.js") if path.parent.name != "bundles")
NAMES = [path.relative_to(PACKAGE).as_posix() for path in sorted(PACKAGE.rglob("*.py"))]

# Calls that turn a text into elements or a script, or that contact another host.
FORBIDDEN = re.compile(
    r"""innerHTML|outerHTML|insertAdjacentHTML|setHTML|createContextualFragment|srcdoc
    |document\.(write|open|domain|cookie)|\beval\b|new\ Function|\bFunction\(|javascript:
    |setAttribute\(\s*["'`](on|href|src|style)|import\(|importScripts|\bfetch\(|XMLHttpRequest
    |WebSocket|sendBeacon|set(Timeout|Interval)\(\s*["'`]|https?://""",
    re.VERBOSE,
)
SOURCES = {"<text>"}  # the name of a text that came from no file
FROM_LIBRARIES = {
    "animation/gallery.py": 1,  # pictures that the package drew
    "base/formulas.py": 1,
    "widgets/markdown.py": 1,
    "widgets/tabs.py": 1,
}  # which escape texts themselves


def tree_of(name):
    return ast.parse((PACKAGE / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_script_makes_no_elements_of_a_text_but_by_content(path):
    text = path.read_text(encoding="utf-8")
    code = re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)
    # the frame of a live picture, which cannot access the surrounding page
    expected = 2 if path.name == "frame.js" and 'sandbox: "allow-scripts' in code else 0
    assert len(FORBIDDEN.findall(code)) == expected
    assert code.count("DOMParser") == (path.name == "dom.js")


def test_the_rule_for_scripts_finds_what_it_is_for():
    for wrong in (
        "n.innerHTML = x",
        'n.setAttribute("onclick", x)',
        "eval(x)",
        'fetch("http://x")',
    ):
        assert FORBIDDEN.search(wrong)


def literal(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def calls(tree, name):
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and name in (
            getattr(node.func, "id", ""),
            getattr(node.func, "attr", ""),
        ):
            yield node


@pytest.mark.parametrize("name", NAMES)
def test_html_is_written_as_markup_whose_texts_are_escaped(name):
    """Only literals of Markup contain tags; Markup escapes the values that are inserted."""
    tree, written, raw = tree_of(name), set(), 0
    for call in calls(tree, "Markup"):
        if all(literal(argument) for argument in call.args):
            written |= {id(argument) for argument in call.args}
        else:
            raw += 1
    assert raw == FROM_LIBRARIES.get(name, 0)
    written |= {
        id(node.body[0].value)  # docstrings
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node)
    }
    texts = [n.value for n in ast.walk(tree) if literal(n)]
    assert not any(
        re.search(r"(inner|outer)HTML|srcdoc|javascript:|<[^>]+ on\w+=", x) for x in texts
    )
    if name == "animation/page.py":
        return  # one page of its own, which a browser test opens with hostile names
    tag = re.compile(r"</?[a-z]\w*(\s[^<>]*=[^<>]*)?/?>|</|/>|<!--")
    found = [n.value for n in ast.walk(tree) if literal(n) and id(n) not in written]
    assert [text for text in found if tag.search(text) and text not in SOURCES] == []


MARKUP = {"alert", "_table", "_equations", "picture_tag", "Markup", "format"}  # return markup


@pytest.mark.parametrize("name", NAMES)
def test_what_a_notebook_takes_as_html_is_markup(name):
    tree, shown, places = tree_of(name), [], set()
    if not any(calls(tree, "Markup")):
        assert not any(calls(tree, "HTML"))
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name in ("_repr_html_", *MARKUP):
            assert ast.unparse(node.returns) == "Markup"
        if isinstance(node, ast.Assign):
            for text in map(ast.unparse, node.targets):
                if "ipywidgets.HTML()" in ast.unparse(node.value):
                    places |= {place.strip("()") for place in text.split(", ")}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute):
            target = node.targets[0]
            if target.attr == "value" and ast.unparse(target.value) in places:
                value = node.value
                shown += [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
    for call in calls(tree, "HTML"):
        shown += call.args + [k.value for k in call.keywords if k.arg != "layout"]
    for value in shown:
        if not (literal(value) and value.value == ""):
            function = value.func
            assert getattr(function, "id", getattr(function, "attr", "")) in MARKUP


# --- formulas and texts -----------------------------------------------------------------------

HOSTILE = [
    r"\text{<img/src='x'/onerror='a()'>}",
    r"\mbox{</math><script>a()</script>}",
    r"\href{javascript:a()}{x}",
    r"\style{background:url(http://x.example)}{x}",
    r"\class{jp-Dialog}{x}",
    r"\unicode{3c}\text{img onerror=a()>}",
    r"\text{&#x3c;img onerror=a()>}",
    r"\tag{<svg onload=a()>}",
    r"\verb|<svg onload=a()>|",
    r"\color{red\" onclick=\"a()}{x}",
    r"\colorbox{<b>}{<i>}",
    r"\hspace{1em\" onclick=a()}",
    r"<b>x</b>",
    "\\text{\0<b\0>}",
    r"\operatorname{a}\begin{matrix}<&>\end{matrix}",
]


@pytest.mark.parametrize("latex", HOSTILE)
@pytest.mark.parametrize("display", ["inline", "block"])
def test_a_formula_holds_no_element_or_attribute_that_is_not_of_mathml(latex, display):
    shown = mathml(latex, display).replace("\0", "")
    if shown.startswith("<code>"):
        assert "<" not in shown.removeprefix("<code>").removesuffix("</code>")
        return
    for element in ElementTree.fromstring(shown).iter():
        assert re.fullmatch("m[a-z]+", element.tag)
        assert element.attrib.keys() <= ATTRIBUTES


def test_a_text_in_a_formula_is_shown_as_it_is():
    formula = ElementTree.fromstring(mathml(r"\text{<b>} \leq &"))
    assert [e.text for e in formula.iter() if e.text] == ["<b>", "≤", "&"]


@pytest.mark.parametrize(
    "latex",
    [r"\frac", r"\frac12^", "x^", "x_1_2", r"\left(", r"\begin{matrix} a", r"\mathchoice{a}",
     r"\color", r"\skew", "{" * 61 + "}" * 61, r"\sqrt" * 700, r"\newcommand{\a}{\a\a}\a",
     r"\def\a{\a}\a", r"\genfrac", r"\rule{1em}"],
)  # fmt: skip
def test_a_formula_that_cannot_be_read_is_shown_as_latex(latex):
    assert mathml(latex) == f"<code>{latex}</code>"


def test_a_formula_that_is_too_long_is_shown_as_its_beginning():
    assert mathml("<" * 10**6) == f"<code>{'&lt;' * MAX_LENGTH} ...</code>"


def test_a_text_that_is_too_long_is_shown_without_its_format():
    assert to_html("*a*" + " " * MAX_TEXT).startswith("<pre>*a*")


def test_an_empty_head_of_a_table_is_no_head():
    html = to_html("| | b |\n|---|--:|\n| c | d |\n")
    assert re.findall(r"<(t[hd])\b[^>]*>([^<]*)<", html) == [
        ("td", ""), ("th", "b"), ("td", "c"), ("td", "d")
    ]  # fmt: skip
    assert html.count('style="text-align:right"') == 2


def test_a_picture_does_not_count_as_text():
    text = f"*a* ![b](data:image/png;base64,{'A' * MAX_TEXT})"
    assert to_html(text).startswith("<p><em>a</em> <img")


@pytest.mark.parametrize(
    "address",
    [
        "javascript:a()",
        "JaVaScRiPt:a()",
        "data:text/html,<b>",
        "vbscript:a()",
        "http://x.example/b.png",
    ],
)
def test_a_picture_of_another_kind_or_place_is_not_shown(address):
    assert "src" not in to_html(f"![b]({address})")


def test_the_scripts_know_the_attributes_of_formulas():
    text = (FOLDER / "dom.js").read_text(encoding="utf-8")
    mathematical = text.split("const MATHML")[1].split("attributes:")[1].split("`")[1]
    assert {*mathematical.split()} == ATTRIBUTES
