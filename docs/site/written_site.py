"""Read the files of the site as a browser without a network does."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {("img", "src"), ("script", "src"), ("link", "href"), ("iframe", "src"), ("source", "src")}
LINKED = {("a", "href"), ("a", "data-live")}
TOLD = {"canonical", "author", "license"}  # relations that load nothing


class Page(HTMLParser):
    """The anchors of a page, its links, what it loads, and its pictures without a text."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: set[str] = set()
        self.loaded: set[str] = set()
        self.mute: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Read an element."""
        given = dict(attrs)
        self.anchors |= {str(given[key]) for key in ("id", "name") if given.get(key)}
        for key, value in given.items():
            if (tag, key) in LOADED and given.get("rel") not in TOLD:
                self.loaded.add(value or "")
            elif (tag, key) in LINKED:
                self.links.add(value or "")
        if tag == "img" and given.get("alt") is None:
            self.mute.append(str(given.get("src"))[:60])


def broken(site: Path) -> Iterator[str]:
    """Yield links without an end, files from a network, and pictures without a text."""
    live = {path for folder in ("live", "docs/live") for path in (site / folder).glob("*.html")}
    pages = {path: Page(path) for path in site.rglob("*.html") if path not in live}
    for path, page in sorted(pages.items()):
        name = path.relative_to(site).as_posix()
        for source in page.mute:
            yield f"{name}: a picture has no text: {source}"
        for link in sorted(page.loaded | page.links):
            url = urlsplit(link)
            if url.scheme == "data" or (url.scheme and link not in page.loaded):
                continue
            if url.scheme or url.netloc:
                yield f"{name}: loads from a network: {link}"
                continue
            target = (path.parent / unquote(url.path)).resolve() if url.path else path
            fragment = unquote(url.fragment)
            if not target.is_file():
                yield f"{name}: there is no {link}"
            elif fragment and target in pages and fragment not in pages[target].anchors:
                yield f"{name}: the anchor {link} does not exist"
