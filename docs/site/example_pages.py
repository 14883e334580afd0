"""The gallery of examples, and a page for each: picture, sentence, live page and file."""

from markupsafe import Markup
from page_elements import STILLS

import teachmech as tm
from teachmech.problems.library import EXAMPLE_FOLDERS, first_sentence

TITLES = {
    "particles": "Particles",
    "systems": "Systems in generalized coordinates",
    "mechanisms": "Mechanisms in the plane",
    "space": "Mechanisms in space",
}
ABOUT = (
    "Every example is a file of the package: `teachmech run NAME`, `teachmech live NAME -o"
    ' page.html`, or `tm.example("NAME")` in Python. Its page shows the file and a live page,'
    " which computes in your browser."
)
CARD = Markup(
    '<li><a href="{name}.html"><span class="still">{still}</span><b>{name}</b></a> {told}</li>'
)
PATHS = {path.stem: path for folder in EXAMPLE_FOLDERS.values() for path in folder.glob("*.yaml")}


def pages() -> dict[str, str]:
    """Return the gallery and the pages of the examples by their paths."""
    written = {f"examples/{name}.md": page(name) for name in tm.examples()}
    names = "\n".join(tm.examples())
    contents = f"```{{toctree}}\n:hidden:\n\n{names}\n```"
    groups = [f"## {title}\n\n{cards(kind)}" for kind, title in TITLES.items()]
    parts = ["# Gallery of examples", ABOUT, *groups, contents]
    return written | {"examples/index.md": "\n\n".join(parts) + "\n"}


def cards(kind: str) -> str:
    """Return the pictures of a kind of examples with one sentence each."""
    items = (
        CARD.format(name=name, still=Markup(STILLS[name]), told=first_sentence(PATHS[name]))
        for name in tm.examples(kind)
    )
    return f'<ul class="gallery">{Markup("").join(items)}</ul>'


def page(name: str) -> str:
    """Return the page of an example."""
    problem = tm.example(name)
    size = problem.title.partition(": ")[2]
    text = PATHS[name].read_text(encoding="utf-8").strip()
    return (
        f"# {name}\n\n{first_sentence(PATHS[name])}\n\n```{{live}} {name}\n```\n\n"
        f"Size: {size}.\n\n## In words\n\n{problem.simulate().in_words()}\n\n"
        f"## The file\n\n```yaml\n{text}\n```\n\n## In a terminal\n\n"
        f"```text\nteachmech run {name} --plots out\nteachmech live {name} -o {name}.html\n```\n\n"
        f"## In Python\n\n```python\nimport teachmech as tm\n\n"
        f'motion = tm.example("{name}").simulate()\nprint(motion)\nmotion.plot()\n```\n'
    )
