"""Elements of the pages: formulas as MathML, live pages, links to files that are no pages.

Sphinx shows formulas by a script from a network. These are converted when the site is built, by the
converter of the package, so that a page needs no script and can be read aloud.
"""

import json
import posixpath
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

import live_pages
from docutils import nodes
from docutils.parsers.rst import directives
from markupsafe import Markup
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from teachmech.animation import gallery
from teachmech.animation.scene import Scene
from teachmech.animation.small_picture import small_picture
from teachmech.base.formulas import mathml

LOG = logging.getLogger(__name__)
STILLS: dict[str, str] = json.loads(
    files("teachmech.animation").joinpath(gallery.PICTURES).read_text("utf-8")
)
OPENING = Markup(
    '<figure class="live" data-page="{page}" data-title="Live page {name}"{begin}>'
    '<div class="live-still">{still}</div><figcaption>'
)
CLOSING = Markup(
    '<p class="live-links"><a href="{page}">Open the live page {name}</a></p></figcaption></figure>'
)


def formula(writer: Any, node: nodes.Element, display: str) -> Markup:
    """Return a formula of a page as MathML; a formula that cannot be read is a warning."""
    text = node.astext().strip()
    found = mathml(text, display)
    if found.startswith("<code>"):
        LOG.warning("the formula %s cannot be converted", text[:80], location=node)
    return found


def inline_formula(writer: Any, node: nodes.math) -> None:
    """Write a formula in a line."""
    writer.body.append(formula(writer, node, "inline"))
    raise nodes.SkipNode


def block_formula(writer: Any, node: nodes.math_block) -> None:
    """Write a formula between lines; a wide one scrolls."""
    label = node.get("ids") or [""]
    opening = f' id="{label[0]}"' if label[0] else ""
    shown = formula(writer, node, "block")
    writer.body.append(f'<div class="formula"{opening}>{shown}</div>\n')
    raise nodes.SkipNode


class Live(SphinxDirective):
    """Show an example, or a lecture of ``docs/lectures``, as a live page that a button starts.

    The content describes what can be seen and done. The name of a lecture begins with
    ``docs/live/``. With the option ``start`` it starts by itself, unless the reader of the page has
    asked for less motion.
    """

    has_content = True
    required_arguments = 1
    option_spec = MappingProxyType({"start": directives.flag})

    def run(self) -> list[nodes.Node]:
        """Return the figure: its picture, and the content with a link below it."""
        name = self.arguments[0]
        where = name if "/" in name else f"live/{name}"
        folder = posixpath.dirname(self.env.docname)
        page = posixpath.relpath(f"{where}.html", folder or ".")
        short = where.rpartition("/")[2]
        begin = " data-start" if "start" in self.options else ""
        opening = OPENING.format(page=page, name=short, begin=Markup(begin), still=still(name))
        text = self.parse_content_to_nodes()
        return [
            nodes.raw("", opening, format="html"),
            *text,
            nodes.raw("", CLOSING.format(page=page, name=short), format="html"),
        ]


@cache
def still(name: str) -> Markup:
    """Return the picture of an example or of a lecture."""
    if not name.startswith("docs/live/"):
        return Markup(STILLS[name])
    page = live_pages.PAGES[name.rpartition("/")[2]]
    motion = page.problem().simulate(**page.how)
    return small_picture(Scene.of(motion), motion.t[len(motion.t) // 3], labels=False)


def trim_code(app: Sphinx, tree: nodes.document) -> None:
    """Remove the empty line at the end of an example, which doctest needs."""
    for block in tree.findall(nodes.literal_block):
        block[:] = [nodes.Text(block.astext().rstrip())]


def link_files(app: Sphinx, tree: nodes.document) -> None:
    """Link files that are copied to the site as they are: live pages and notebooks to download."""
    for node in list(tree.findall(addnodes.pending_xref)):
        target = node["reftarget"]
        if target.endswith((".html", ".ipynb")):
            node.replace_self(nodes.reference("", "", *node.children, refuri=target))


def level_captions(
    app: Sphinx, page: str, template: str, context: dict[str, Any], tree: nodes.document | None
) -> None:
    """State the level of the captions of the contents, which the theme calls headings."""
    tree_of_pages = context.get("furo_navigation_tree", "")
    context["furo_navigation_tree"] = tree_of_pages.replace(
        'role="heading"', 'role="heading" aria-level="2"'
    )


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the elements."""
    app.add_html_math_renderer("mathml", (inline_formula, None), (block_formula, None))
    app.add_directive("live", Live)
    app.connect("doctree-read", link_files)
    app.connect("doctree-read", trim_code)
    app.connect("html-page-context", level_captions, priority=900)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
