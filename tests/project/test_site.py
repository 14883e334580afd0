"""The documentation site is built without a warning, and each of its links leads somewhere."""

import re
import subprocess
import sys

import pytest
from build_site import single_pictures
from file_keys import pages
from PIL import Image
from written_site import broken

from teachmech.problems.library import KINDS_OF_FILE, kind_named
from tests import ROOT

HEAD = "<!DOCTYPE html><html lang='en'><title>page</title>"
BROKEN = {
    "<a href='other.html'>": "there is no other.html",
    "<a href='#there'>": "the anchor #there does not exist",
    "<a href='index.html#there'>": "the anchor index.html#there does not exist",
    "<img alt='a rod' src='rod.png'>": "there is no rod.png",
    "<img src='data:image/png;base64,AAAA'>": "a picture has no text",
    "<script src='https://cdn.example.org/a.js'></script>": "loads from a network",
    "<link rel='stylesheet' href='//example.org/a.css'>": "loads from a network",
}


@pytest.mark.quick
@pytest.mark.parametrize("element", BROKEN)
def test_what_is_broken_in_a_page_is_found(tmp_path, element):
    (tmp_path / "index.html").write_text(HEAD + element, encoding="utf-8")
    (mistake,) = broken(tmp_path)
    assert mistake.startswith("index.html: " + BROKEN[element])


@pytest.mark.quick
def test_links_to_pages_places_and_other_sites_are_right(tmp_path):
    links = [
        "#here",
        "docs/page.html",
        "docs/page.html#here",
        "https://example.org",
        "mailto:a@b.c",
    ]
    text = HEAD + "<p id='here'></p>" + "".join(f"<a href='{link}'>a</a>" for link in links)
    (tmp_path / "index.html").write_text(text, encoding="utf-8")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "page.html").write_text(HEAD + "<p id='here'></p>", encoding="utf-8")
    assert list(broken(tmp_path)) == []


@pytest.mark.quick
@pytest.mark.parametrize("kind", KINDS_OF_FILE)
def test_every_key_of_a_file_is_in_its_table(kind):
    schema = kind_named(kind).json_schema()
    parts = [schema, *schema["$defs"].values()]
    page = pages()[f"reference/keys-{kind}.md"]
    missing = {
        key for part in parts for key in part.get("properties", {}) if f"`{key}`" not in page
    }
    assert missing == set()
    assert all(part["description"] in page for part in schema["$defs"].values())


@pytest.mark.quick
def test_every_picture_of_the_readme_is_light_and_dark_and_the_site_shows_one_of_them():
    text = (ROOT / "README.md").read_text("utf-8")
    pairs = re.findall(r'srcset="([^"]+)">\s*<img src="([^"]+)"', text)
    assert len(pairs) == text.count("<picture>") == text.count("docs/images/") / 2 > 5
    for dark, light in pairs:
        assert dark == light.replace(".png", "-dark.png")
        pages = []
        for name in (light, dark):
            assert (ROOT / name).stat().st_size < 110_000
            with Image.open(ROOT / name) as image:
                pages.append((image.size, image.convert("L").resize((1, 1)).getpixel((0, 0))))
        (size, bright), (dark_size, dim) = pages
        assert size == dark_size
        assert dim < 128 < bright
    site = single_pictures(text)
    assert "<picture" not in site
    assert re.findall(r"!\[[^\]]+\]\(([^)]+\.png)\)", site) == [light for _, light in pairs]


@pytest.mark.thorough
def test_the_site_is_built_without_a_warning_or_a_broken_link(tmp_path):
    command = [sys.executable, "docs/site/build_site.py", tmp_path, "--blank"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=500)
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "site" / "index.html").is_file()
    assert (tmp_path / "site" / "README.html").read_text("utf-8").count("<img") > 5
