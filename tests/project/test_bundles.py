"""The bundles of the package are made from the JavaScript that is there."""

import shutil

import bundles
import pytest


@pytest.mark.parametrize("name", bundles.ENTRIES)
def test_a_bundle_is_made_from_the_sources_that_are_there(name):
    first, _, rest = (bundles.FOLDER / f"{name}.js").read_text("utf-8").partition("\n")
    assert first == bundles.stamp(name), "run python docs/bundles.py"
    found = name if name in bundles.PARTS else "page"
    exported = "export{" if name in bundles.WIDGETS else f"var {found}="
    assert exported in rest


def test_pages_have_the_functions_of_the_language():
    written = bundles.FUNCTIONS.read_text("utf-8")
    assert written == bundles.functions_in_javascript(), "run python docs/bundles.py"


def test_there_are_no_other_bundles():
    assert {path.stem for path in bundles.FOLDER.iterdir()} == {*bundles.ENTRIES}


def test_the_sources_of_a_bundle_are_those_that_esbuild_takes():
    if not shutil.which("node") or not bundles.ESBUILD.exists():
        pytest.skip("esbuild is not installed: npm ci installs it")
    for name in bundles.ENTRIES:
        text = (bundles.FOLDER / f"{name}.js").read_text("utf-8")
        assert bundles.bundled(name) == text, name
