"""Markdown is wrapped at 100 columns, so that differences between versions are readable."""

import re

import pytest

from tests import ROOT

pytestmark = pytest.mark.quick

WIDTH = 100
PAGES = [
    *ROOT.glob("*.md"),
    *(
        page
        for folder in ("docs", "notebooks", "exercises", "benchmarks")
        for page in ROOT.glob(f"{folder}/**/*.md")
        if ".ipynb_checkpoints" not in page.parts
    ),
]


def too_long(text):
    """Yield the numbers of lines of prose that are too long; tables, code and links may be."""
    in_code = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            in_code = not in_code
        is_code = in_code or line.startswith("    ")
        is_table = line.lstrip().startswith("|")
        without_links = re.sub(r"\]\([^)]*\)", "]", line)
        if (
            len(without_links) > WIDTH
            and not is_code
            and not is_table
            and not line.startswith("![")
        ):
            yield number


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_prose_in_markdown_is_wrapped_at_100_columns(page):
    assert list(too_long(page.read_text(encoding="utf-8"))) == []
