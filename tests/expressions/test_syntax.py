"""Texts are read as Lark reads them by ``grammar.lark``."""

from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lark import Lark, Tree, UnexpectedInput, UnexpectedToken

import teachmech.expressions
from teachmech.base.errors import ExpressionError
from teachmech.expressions.shapes import tokens_of
from teachmech.expressions.syntax import Operation, operations_of, tokenize
from tests.expressions.trees import text, trees

GRAMMAR = (files(teachmech.expressions) / "grammar.lark").read_text(encoding="utf-8")
LARK = Lark(GRAMMAR, start="equation", parser="lalr", lexer="basic")
CHARACTERS = st.text(alphabet="x1y_.eE+-*/^(),= \n2&", max_size=12)
WORDS = st.lists(st.sampled_from("x sin 2 ( ) , + - * / ^ ** = .5 1e3".split()), max_size=14)


def steps_of(tree):
    """Return the operations of a tree of Lark, operands first, without that of the whole text."""
    if not isinstance(tree, Tree):
        return [str(tree)]
    steps = [step for child in tree.children for step in steps_of(child)]
    name = str(tree.data)
    return steps if name == "equation" else [*steps, Operation(name, len(tree.children))]


def own_steps(typed):
    return [
        step if isinstance(step, Operation) else str(step)
        for step in operations_of(typed, tokenize(typed))
    ]


def balanced(typed):
    """Return whether all characters are known and parentheses match; this is checked first."""
    depth = 0
    for character in typed if tokens_of(typed) else ")":
        depth += {"(": 1, ")": -1}.get(character, 0)
        if depth < 0:
            return False
    return depth == 0


@given(CHARACTERS)
def test_tokens_agree_with_the_grammar(typed):
    try:
        theirs = [(str(x), x.type, x.start_pos, x.end_pos) for x in LARK.lex(typed)]
    except UnexpectedInput as error:
        with pytest.raises(ExpressionError) as raised:
            tokenize(typed)
        assert raised.value.position == error.pos_in_stream
        assert tokens_of(typed) == []
        return
    assert [(str(x), x.kind, x.start, x.end) for x in tokenize(typed)] == theirs
    assert tokens_of(typed) == ["^" if word == "**" else word for word, *_ in theirs]


@given(trees())
def test_operations_agree_with_the_grammar(tree):
    typed = text(tree)
    assert own_steps(typed) == steps_of(LARK.parse(typed))


@given(st.one_of(WORDS.map(" ".join), CHARACTERS).filter(balanced))
def test_invalid_texts_are_refused_at_the_token_of_the_grammar(typed):
    try:
        theirs = steps_of(LARK.parse(typed))
    except UnexpectedToken as error:
        with pytest.raises(ExpressionError) as raised:
            own_steps(typed)
        end = error.token.type == "$END"
        assert raised.value.position == (len(typed.rstrip()) if end else error.token.start_pos)
    else:
        assert own_steps(typed) == theirs
