"""Build the documentation site: python docs/site/build_site.py [FOLDER] [--blank].

The pages of ``docs``, the lessons and the pages of ``docs/site`` are copied to ``FOLDER/pages`` in
the folders of the repository, so that their links hold. Generated pages join them there. Sphinx
then writes ``FOLDER/site``, and `broken` reads every file of it. With ``--blank`` the pages of
lectures, exercises and examples, which take half of the time, are empty.
"""

import argparse
import os
import re
import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # the scripts of docs

import api_pages
import example_pages
import file_keys
import lessons
import live_pages
from sphinx.cmd.build import main as sphinx
from written_site import broken

import teachmech as tm
from teachmech.homework import Exercise
from teachmech.homework.release.exercise_page import exercise_page

SITE = Path(__file__).parent
ROOT = SITE.parents[1]
COPIED = ["*.md", "docs/*.md", "docs/*.svg", "docs/images/**/*.png", "[a-z]*/README.md"]
EXERCISES = "exercises/[0-9]*.ipynb"
DOWNLOADS = ["exercises/*.ipynb", "notebooks/dashboard.ipynb"]
ROW = re.compile(r"^(\| \[([0-9][\w-]+)\]\(\2\.ipynb\)) \| ([^|]+) \|", re.MULTILINE)
PRACTICE = (
    "Each title opens the exercise as a page with the numbers of the notebook. It checks answers in"
    "\nthe browser and sends nothing anywhere."
)
LESSONS = "\n```{toctree}\n:hidden:\n:glob:\n\n[0-9]*\ne[0-9]*\n```\n"
# A picture with a dark pair, as GitHub shows it; on the site, the style sheet makes pictures dark.
PICTURE = re.compile(
    r'<picture>\s*<source [^>]*>\s*<img src="([^"]+)"\s+alt="([^"]+)">\s*</picture>'
)
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")


def build(folder: Path, blank: bool = False) -> bool:
    """Write the site into a folder; return whether it has mistakes."""
    pages, files, site = folder / "pages", folder / "files", folder / "site"
    for old in (pages, site):
        shutil.rmtree(old, ignore_errors=True)
    stage(pages)
    for path in chain.from_iterable(map(ROOT.glob, DOWNLOADS)):
        copy(path, files / path.relative_to(ROOT))
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        list(workers.map(blank_page if blank else written_page, stale(files)))
    options = ["-W", "--keep-going", "-q", "-E", "-j", "auto", "-D", f"html_extra_path={files}"]
    places = ["-d", folder / "doctrees", "-c", SITE, pages, site]
    failed = sphinx([*options, *map(str, places)])
    mistakes = list(broken(site))
    size = sum(path.stat().st_size for path in site.rglob("*") if path.is_file())
    count = len(list(site.rglob("*.html")))
    print(*mistakes, f"{site / 'index.html'}: {count} pages, {size / 1e6:.0f} MB", sep="\n")
    return bool(failed or mistakes)


def stage(pages: Path) -> None:
    """Write the source of the site."""
    for path in chain.from_iterable(map(ROOT.glob, COPIED)):
        copy(path, pages / path.relative_to(ROOT))
    for path in SITE.glob("*.md"):
        copy(path, pages / path.name)
    generated = api_pages.pages() | file_keys.pages() | example_pages.pages()
    for path in ROOT.glob("notebooks/[0-9e]*.ipynb"):
        generated[str(path.relative_to(ROOT))] = lessons.page(path)
    generated["notebooks/README.md"] = (ROOT / "notebooks/README.md").read_text("utf-8") + LESSONS
    generated["exercises/README.md"] = with_practice(
        (ROOT / "exercises/README.md").read_text("utf-8")
    )
    for name, text in generated.items():
        (pages / name).parent.mkdir(parents=True, exist_ok=True)
        (pages / name).write_text(text, encoding="utf-8")
    readme = pages / "README.md"
    readme.write_text(single_pictures(readme.read_text("utf-8")), encoding="utf-8")
    for page in pages.glob("**/*.md"):
        copy_linked(page, ROOT / page.relative_to(pages))


def single_pictures(text: str) -> str:
    """Return Markdown with a picture in place of each pair of a light and a dark one."""
    return PICTURE.sub(r"![\2](\1)", text)


def with_practice(text: str) -> str:
    """Return the list of exercises with links from their titles to pages for practice."""
    linked, count = ROW.subn(r"\1 | [\3](\2.html) |", text)
    assert count == len(list(ROOT.glob(EXERCISES)))
    return linked.replace("\n| exercise |", f"\n{PRACTICE}\n\n| exercise |", 1)


def copy(source: Path, target: Path) -> None:
    """Copy a file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def copy_linked(page: Path, origin: Path) -> None:
    """Copy the files of the repository to which a page links, such as sources and lectures."""
    for link in LINK.findall(page.read_text(encoding="utf-8")):
        source, target = origin.parent / link, Path(os.path.normpath(page.parent / link))
        if source.is_file() and not target.exists() and source.suffix not in (".html", ".ipynb"):
            copy(source.resolve(), target)


def stale(files: Path) -> Iterator[Path]:
    """Yield the pages without a kernel that are missing or older than the package."""
    sources = ("teachmech/**/*", "docs/lectures/*", "docs/live_pages.py", EXERCISES)
    found = chain.from_iterable(map(ROOT.glob, sources))
    newest = max(path.stat().st_mtime for path in found if path.is_file() and path.suffix != ".pyc")
    names = [*map("docs/live/{}".format, live_pages.PAGES), *map("live/{}".format, tm.examples())]
    names += [f"exercises/{path.stem}" for path in ROOT.glob(EXERCISES)]
    for page in (files / f"{name}.html" for name in names):
        if not page.exists() or page.stat().st_mtime < newest:
            page.parent.mkdir(parents=True, exist_ok=True)
            yield page


def written_page(target: Path) -> None:
    """Write the page of a lecture of ``docs``, of an exercise, or the live page of an example."""
    if target.parents[1].name == "docs":
        lecture = live_pages.LECTURES / f"{target.stem}.yaml"
        target.write_text(live_pages.PAGES[target.stem].html(lecture), encoding="utf-8")
    elif target.parent.name == "exercises":
        exercise = Exercise.read(ROOT / f"exercises/{target.stem}.ipynb")
        target.write_text(exercise_page(exercise.task(exercise.numbers)), encoding="utf-8")
    else:
        tm.example(target.stem).save_live(target)


def blank_page(target: Path) -> None:
    """Write an empty page."""
    target.write_text("<!DOCTYPE html><html lang='en'><title>empty page</title></html>", "utf-8")


if __name__ == "__main__":
    given = argparse.ArgumentParser(description="Build the documentation site.")
    given.add_argument("folder", nargs="?", type=Path, default=ROOT / "build")
    given.add_argument("--blank", action="store_true", help="leave the live pages empty")
    options = given.parse_args()
    sys.exit(build(options.folder.resolve(), options.blank))
