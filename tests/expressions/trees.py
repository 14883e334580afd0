"""Random expressions as trees, with their texts and independently computed values."""

import math

from hypothesis import strategies as st

from teachmech.expressions.language import ARGUMENTS, FUNCTIONS

VARIABLES = ("x1", "y1", "vx1", "t", "g")
EXPONENTS = ("2", "3", "-1", "0.5", "1/2", "g", "t")


def angle_of(y, x):
    """Return atan2 without signed zeros; raise ArithmeticError if rounding decides the value."""
    if (0 < abs(y) < 1e-9 and x < 1e-9) or (0 < abs(x) < 1e-9 and abs(y) < 1e-9):
        raise ArithmeticError
    return math.atan2(y + 0.0, x + 0.0)  # 0.0 for -0.0


# The plain functions of one argument and of two; `exact` has them in other arithmetic.
MEANING = {name: value for name, value in FUNCTIONS.items() if name not in ARGUMENTS}
OF_TWO = {name: FUNCTIONS[name] for name in ARGUMENTS} | {"atan2": angle_of}

numbers = st.one_of(
    st.integers(0, 12).map(str),
    st.sampled_from(["0.5", ".25", "1e-3", "2.", "1.5e+1", "9.81", "pi"]),
)


def value(tree, at):
    """Return the value of a tree."""
    if isinstance(tree, str):
        return at[tree] if tree in at else math.pi if tree == "pi" else float(tree)
    head, *parts = tree
    numbers = [value(part, at) for part in parts]
    if head in MEANING or head in OF_TWO:
        return (MEANING | OF_TWO)[head](*numbers)
    if len(numbers) == 1:
        return -numbers[0]
    a, b = numbers
    if head == "^":
        return math.pow(a, b)
    return {"+": a + b, "-": a - b, "*": a * b, "/": a / b if head == "/" else 0}[head]


def text(tree):
    """Return the text of a tree with all parentheses."""
    if isinstance(tree, str):
        return tree
    head, *parts = tree
    inner = [text(part) for part in parts]
    if head in MEANING or head in OF_TWO:
        return f"{head}({', '.join(inner)})"
    if len(inner) == 1:
        return f"(-{inner[0]})"
    return f"({inner[0]} {head} {inner[1]})"


def trees(functions=(*MEANING, *OF_TWO), leaves=None):
    """Return random trees over all operators and the given functions."""
    if leaves is None:
        leaves = st.one_of(numbers, st.sampled_from(VARIABLES))
    alone, in_pairs = ([f for f in functions if f in kind] for kind in (MEANING, OF_TWO))
    return st.recursive(
        leaves,
        lambda inner: st.one_of(
            st.tuples(st.sampled_from("+-*/"), inner, inner),
            st.tuples(st.just("^"), inner, st.sampled_from(EXPONENTS)),
            st.tuples(st.just("neg"), inner),
            *(
                st.tuples(st.sampled_from(names), *[inner] * count)
                for count, names in ((1, alone), (2, in_pairs))
                if names
            ),
        ),
        max_leaves=8,
    ).map(_plain)


def _plain(tree):
    """Return an exponent as a tree; ``1/2`` is a quotient."""
    if tree == "1/2":
        return ("/", "1", "2")
    if isinstance(tree, str):
        return tree if tree != "-1" else ("neg", "1")
    return (tree[0], *(_plain(part) for part in tree[1:]))
