"""Texts for readers avoid idioms that have to be read twice."""

import io
import json
import re
import tokenize
from pathlib import Path

import pytest

from tests import ROOT

pytestmark = pytest.mark.quick

IDIOMS = {  # pattern: what to write instead
    r"whoever": "a user who, code that",
    r"some(?:body|one else)": "the user, the student, you",
    r"nobody": "no user, no student; or say what is not possible",
    r",\s+too(?=\s*(?:[.,;:)|]|\Z))": "also, before the verb",
    r"shall": "should, must, will",
    r"none\s+of\s+the\s+two": "neither of the two",
    r"are\s+others": "others are; there are others",
    r"beside": "next to, besides",
    r"behind(?!\s+(?:a\s+wall|your\s+own\s+server))": "after; in a picture: under",
    r"(?:is|are|was|were|be)\s+told": "learns, is given; a text states, a warning names",
    r"mend(?:s|ed|ing)?": "correct",
    r"(?:has|have|had)\s+not\s+the": "does not have the",
    r"at\s+once": "immediately, at the same time",
    r"in\s+silence": "silently",
}
BANNED = {
    re.compile(rf"\b{pattern}\b" if pattern[0] != "," else pattern, re.IGNORECASE): replacement
    for pattern, replacement in IDIOMS.items()
}
ANY = re.compile("|".join(idiom.split("(?=")[0] for idiom in IDIOMS), re.IGNORECASE)
BETWEEN = re.compile(r"\s*[bfr]?[\"'#]+|\\n")  # parts of a text
PATTERNS = [
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/*.md", "docs/*.py"),
    *("teachmech/**/*.py", "benchmarks/**/*.py", "benchmarks/*.md", "tests/**/*.py"),
    "teachmech/**/*.js",
    *("notebooks/*.ipynb", "exercises/**/*.ipynb", "exercises/**/*.md", "exercises/**/*.py"),
]
NAMES = re.compile(
    r"``.+?``|`[^`\n]+`"  # code
    r"|^ *\w+(?:, \w+)* : ",  # parameters in the section of a docstring
    re.MULTILINE,
)
SCRIPT = re.compile(
    r"/\*.*?\*/|(?<!\S)//[^\n]*|\"(?:[^\"\\\n]|\\.)*\"|`(?:[^`\\]|\\.)*`", re.DOTALL
)
TYPES = re.compile(r"@(?:param|type|returns|typedef|import|template|property|this)\b[^@*]*")
FIELDS = re.compile(r"\{[^{}]*\}")


def blank(found):
    """Return a text of the same lines in which nothing is prose."""
    return re.sub(r"[^\n]", "|", found.group())


def python_prose(source):
    """Return the comments and string literals of a file, each at its line and column.

    Code becomes ``|``, and so does a string that is a single name. Strings that Python concatenates
    remain next to each other.
    """
    lines = [re.sub(r"\S", "|", line) for line in source.splitlines(keepends=True)]
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        text = token.string
        if token.type == tokenize.COMMENT:
            text = " " + text[1:]
        elif token.type == tokenize.STRING:
            opening = re.match(r"\w*(\"\"\"|'''|\"|')", text)
            size, end = len(opening.group()), len(opening.group(1))
            inside = text[size:-end]
            if "f" in opening.group().lower():
                inside = FIELDS.sub(blank, inside)
            if inside.isidentifier():
                continue
            text = " " * size + inside.replace("\\n", "  ") + " " * end
        elif tokenize.tok_name[token.type] in ("FSTRING_START", "FSTRING_END"):  # Python 3.12
            text = " " * len(text)
        elif tokenize.tok_name[token.type] != "FSTRING_MIDDLE":
            continue
        row, column = token.start
        for k, part in enumerate(text.splitlines(keepends=True)):
            line, begin = lines[row - 1 + k], column if k == 0 else 0
            lines[row - 1 + k] = line[:begin] + part + line[begin + len(part) :]
    return "".join(lines)


def script_prose(source):
    """Return the comments and texts of a JavaScript file, each at its line.

    Code becomes ``|``, and a text that is a single name is omitted.
    """
    lines, end = "", 0
    for found in SCRIPT.finditer(source):
        text = FIELDS.sub(blank, TYPES.sub(blank, found.group())).replace("`", " ").strip('"')
        code, end = source[end : found.start()], found.end()
        lines += re.sub(r"[^\n]", "|", code) + ("" if text.isidentifier() else text)
    return lines


def idioms(text):
    """Yield line, idiom and replacement of each banned idiom of a text."""
    text = NAMES.sub(blank, text)
    for pattern, replacement in BANNED.items():
        for found in pattern.finditer(text):
            idiom = " ".join(found.group().split())
            yield text.count("\n", 0, found.start()) + 1, idiom, replacement


def of_file(path):
    """Return a description of each banned idiom of a file."""
    source = path.read_text(encoding="utf-8")
    if path.suffix == ".py" and not ANY.search(BETWEEN.sub(" ", source)):
        return []  # most files, in a hundredth of the time
    if path.suffix == ".py":
        texts = {"": python_prose(source)}
    elif path.suffix == ".js":
        texts = {"": script_prose(source)}
    elif path.suffix == ".ipynb":
        cells = enumerate(json.loads(source)["cells"], 1)
        markdown = ((k, cell) for k, cell in cells if cell["cell_type"] == "markdown")
        texts = {f"cell {k}, ": "".join(cell["source"]) for k, cell in markdown}
    else:
        texts = {"": source}
    name = path.relative_to(ROOT).as_posix()
    return [
        f"{name}, {cell}line {line}: '{idiom}'; write: {replacement}"
        for cell, text in texts.items()
        for line, idiom, replacement in sorted(idioms(text))
    ]


@pytest.mark.parametrize("pattern", PATTERNS)
def test_texts_are_free_of_banned_idioms(pattern):
    left_out = {".ipynb_checkpoints", "bundles", "node_modules", Path(__file__).name}
    files = [path for path in ROOT.glob(pattern) if not left_out.intersection(path.parts)]
    assert files
    assert [found for path in sorted(files) for found in of_file(path)] == []


def test_idioms_are_found_in_docstrings_comments_and_messages_but_not_in_names():
    source = '''def mend(beside, nobody=0):
    """Return the sum of `beside` and one.

    It has not
    the form, too.
    """
    raise ValueError(f"{beside} is "
                     "told at once", key="mend")  # behind
'''
    found = {(line, idiom) for line, idiom, _ in idioms(python_prose(source))}
    assert found == {
        *((4, "has not the"), (5, ", too"), (7, "is told"), (8, "at once")),
        (8, "behind"),
    }


def test_idioms_are_found_in_comments_and_texts_of_javascript_but_not_in_code():
    source = """/** Mend it. @param {number} beside @returns {string} nobody */
const behind = 1; // behind
const text = "at once", shall = `in silence ${beside}`;
"""
    found = {(line, idiom) for line, idiom, _ in idioms(script_prose(source))}
    assert found == {(1, "Mend"), (2, "behind"), (3, "at once"), (3, "in silence")}
