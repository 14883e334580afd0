"""Build the documentation site: python docs/site/build.py [FOLDER].

The pages of ``docs``, the lessons and the pages of ``docs/site`` are copied to ``build/pages`` in
the folders of the repository, so that their links hold. Generated pages join them there. Sphinx
then writes the site, and `broken` reads every file of it.
"""

import os
import re
import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import api_pages
import example_pages
import file_keys
import lessons
from sphinx.cmd.build import main as sphinx
from written_site import broken

import teachmech as tm

SITE = Path(__file__).parent
ROOT = SITE.parents[1]
PAGES = ROOT / "build" / "pages"
FILES = ROOT / "build" / "files"  # copied to the site as they are
COPIED = ["*.md", "docs/*.md", "docs/*.svg", "docs/images/**/*.png", "*/README.md"]
DOWNLOADS = ["exercises/*.ipynb", "notebooks/dashboard.ipynb"]
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")


def copy(source: Path, target: Path) -> None:
    """Copy a file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def write(target: Path, text: str) -> None:
    """Write a generated page."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def stage() -> None:
    """Write the source of the site."""
    for pattern in COPIED:
        for path in ROOT.glob(pattern):
            copy(path, PAGES / path.relative_to(ROOT))
    for pattern in DOWNLOADS:
        for path in ROOT.glob(pattern):
            copy(path, FILES / path.relative_to(ROOT))
    for path in SITE.glob("**/*.md"):
        copy(path, PAGES / path.relative_to(SITE))
    for path in sorted(ROOT.glob("notebooks/[0-9e]*.ipynb")):
        write(PAGES / path.relative_to(ROOT), lessons.page(path))
    generated = api_pages.pages() | file_keys.pages() | example_pages.pages()
    for name, text in generated.items():
        write(PAGES / name, text)
    for page in PAGES.glob("**/*.md"):
        copy_linked(page)


def copy_linked(page: Path) -> None:
    """Copy the files of the repository to which a page links, such as sources and file examples."""
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        source = (ROOT / page.relative_to(PAGES)).parent / link
        target = Path(os.path.normpath(page.parent / link))
        if source.is_file() and source.suffix not in (".html", ".ipynb"):
            copy(source.resolve(), target)


def live_page(name: str) -> None:
    """Write the live page of an example, or of a lecture if the name begins with ``docs/live/``."""
    sys.path.insert(0, str(ROOT / "docs"))
    import live_pages

    target = FILES / f"{name}.html"
    target.parent.mkdir(parents=True, exist_ok=True)
    if name.startswith("docs/live/"):
        lecture = live_pages.LECTURES / f"{target.stem}.yaml"
        text = live_pages.PAGES[target.stem].html(lecture)
        target.write_text(text, encoding="utf-8")
    else:
        tm.example(target.stem).live().save(target)


def stale() -> Iterator[str]:
    """Yield the names of the live pages that are missing or older than the package."""
    lectures = [f"docs/live/{path.stem}" for path in ROOT.glob("docs/lectures/*.yaml")]
    sources = [*ROOT.glob("teachmech/**/*.[pjcy]*"), *ROOT.glob("docs/lectures/*.yaml")]
    newest = max(path.stat().st_mtime for path in sources if path.suffix != ".pyc")
    for name in [*lectures, *(f"live/{name}" for name in tm.examples())]:
        page = FILES / f"{name}.html"
        if not page.exists() or page.stat().st_mtime < newest:
            yield name


def build(target: Path) -> int:
    """Write the site to a folder; return the number of mistakes."""
    for folder in (PAGES, target):
        shutil.rmtree(folder, ignore_errors=True)
    stage()
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        list(workers.map(live_page, stale()))
    options = ["-W", "--keep-going", "-q", "-E", "-j", "auto"]
    failed = sphinx(
        [*options, "-d", str(ROOT / "build" / "doctrees"), "-c", str(SITE), str(PAGES), str(target)]
    )
    mistakes = list(broken(target))
    print(*mistakes, sep="\n")
    size = sum(path.stat().st_size for path in target.rglob("*") if path.is_file())
    pages = len(list(target.rglob("*.html")))
    print(f"{target / 'index.html'}: {pages} pages, {size / 1e6:.0f} MB, {len(mistakes)} mistakes")
    return failed or bool(mistakes)


if __name__ == "__main__":
    sys.exit(build(Path(sys.argv[1]) if sys.argv[1:] else ROOT / "build" / "site"))
