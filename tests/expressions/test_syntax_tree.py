"""The syntax tree of a text: its nodes, their order, and the text that it prints."""

import pytest
from hypothesis import given, settings

from teachmech.base.errors import ExpressionError
from teachmech.expressions import Names, parse_equation
from teachmech.expressions.syntax import tokenize
from teachmech.expressions.syntax_tree import syntax_tree
from tests import examples
from tests.expressions.trees import VARIABLES, text, trees

pytestmark = pytest.mark.quick


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("a-b-c", "a - b - c"),
        ("a-(b-c)", "a - (b - c)"),
        ("a/b*c", "a/b*c"),
        ("a/(b*c)", "a/(b*c)"),
        ("a^b^c", "a^b^c"),
        ("(a^b)^c", "(a^b)^c"),
        ("-a^2", "-a^2"),
        ("(-a)^2", "(-a)^2"),
        ("-(a+b)*c", "-(a + b)*c"),
        ("a**2 = 1e-3", "a^2 = 1e-3"),
        ("min(a, b + c, 2)", "min(a, b + c, 2)"),
    ],
)
def test_a_tree_prints_the_parentheses_that_it_needs(typed, printed):
    assert str(syntax_tree(typed)) == printed


@settings(max_examples=examples(1000), deadline=None, derandomize=True)
@given(trees())
def test_a_tree_has_the_meaning_and_the_leaves_of_its_text(tree):
    typed = text(tree)
    read = syntax_tree(typed)
    try:
        expected = parse_equation(typed, Names(VARIABLES)).symbolic
    except ExpressionError:
        return
    assert parse_equation(str(read), Names(VARIABLES)).symbolic == expected
    nodes = list(read.nodes())
    tokens = tokenize(typed)
    operands = [
        token
        for token, after in zip(tokens, [*tokens[1:], ""], strict=True)
        if token.kind in ("NUMBER", "NAME") and after != "("
    ]
    assert [node.operation for node in nodes if not node.parts] == operands
    for k, node in enumerate(nodes):
        assert all(nodes.index(part) < k for part in node.parts)
        assert all(node.first <= part.first <= part.last <= node.last for part in node.parts)
        if not node.parts:
            assert typed[node.first : node.last + 1] == node.operation
