"""Elements of the pages: formulas as MathML, live pages, links to files that are no pages.

Sphinx shows formulas by a script from a network. These are converted when the site is built, by the
converter of the package, so that a page needs no script and can be read aloud.
"""

import json
import posixpath
from importlib.resources import files
from typing import Any

from docutils import nodes
from docutils.parsers.rst import Directive
from markupsafe import Markup
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.util import logging

from teachmech.animation.gallery import PICTURES
from teachmech.base.formulas import mathml

LOG = logging.getLogger(__name__)
STILLS: dict[str, str] = json.loads(
    files("teachmech.animation").joinpath(PICTURES).read_text("utf-8")
)
FIGURE = Markup(
    '<figure class="live" data-page="{page}" data-title="{title}">'
    '<div class="live-still">{still}</div>'
    '<figcaption><a class="live-open" href="{page}">Open the live page {name}</a> {text}'
    "</figcaption></figure>"
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
    writer.body.append(f'<div class="formula" tabindex="0"{opening}>{shown}</div>\n')
    raise nodes.SkipNode


class Live(Directive):
    """Show an example, or a lecture of ``docs/lectures``, as a live page that a button starts.

    The content describes what can be seen and done. The name of a lecture begins with
    ``docs/live/``.
    """

    has_content = True
    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Return the figure."""
        name = self.arguments[0]
        environment = self.state.document.settings.env
        where = name if "/" in name else f"live/{name}"
        page = posixpath.relpath(f"{where}.html", posixpath.dirname(environment.docname) or ".")
        return [live(page, name.rpartition("/")[2], " ".join(self.content))]


def live(page: str, name: str, text: str) -> nodes.raw:
    """Return the figure of a live page, which shows a picture until it is started."""
    title = f"Live page {name}"
    shown = FIGURE.format(
        page=page, title=title, name=name, text=text, still=Markup(STILLS.get(name, ""))
    )
    return nodes.raw("", shown, format="html")


def link_files(app: Sphinx, tree: nodes.document) -> None:
    """Link files that are copied to the site as they are: live pages and notebooks to download."""
    for node in list(tree.findall(addnodes.pending_xref)):
        target = node["reftarget"]
        if target.endswith((".html", ".ipynb")):
            node.replace_self(nodes.reference("", "", *node.children, refuri=target))


def setup(app: Sphinx) -> dict[str, Any]:
    """Register the elements."""
    app.add_html_math_renderer("mathml", (inline_formula, None), (block_formula, None))
    app.add_directive("live", Live)
    app.connect("doctree-read", link_files)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
