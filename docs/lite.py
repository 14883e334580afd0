"""Build the version for the browser, a JupyterLite site: python docs/lite.py PYODIDE.

PYODIDE is the distribution of Pyodide, a .tar.bz2 file or the folder `pyodide` from it. It is
hosted next to the site, so that no other server is called. The package, the lessons and those
dependencies that Pyodide does not have come from this clone and the package index.
`docs/browser.md` has the steps.
"""

from __future__ import annotations

import json
import shutil
import sys
import tarfile
import zipfile
from collections.abc import Iterable
from functools import partial
from pathlib import Path

import build_tools

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build" / "lite"
CONTENTS = FOLDER / "contents"
WHEELS = FOLDER / "wheels"
# What every lesson imports, and what only some do; both are dependencies or in an extra.
FIRST = ("anywidget", "ipywidgets", "latex2mathml", "markupsafe", "matplotlib", "mistune", "numpy",
         "pydantic", "ruamel.yaml", "tqdm")  # fmt: skip
LATER = ("pandas", "pint", "scipy", "sympy")
LIGHT = ("01", "02", "03")  # lessons that begin with FIRST alone
NOT_THERE = ("teachmech/notebooks/", "teachmech/exercises/")  # they are the contents of the site
INSTALL = f"""# Installs teachmech in this browser.
%pip install -q --no-deps teachmech
%pip install -q {" ".join(FIRST)}
"""
REST = f"%pip install -q {' '.join(LATER)}"
# Changed notebooks are saved in the browser after 10 s; a line on each page says so.
SAVED = Path(__file__).with_name("lite_saved.js")
APPLICATIONS = ("lab", "notebooks")
APPLICATION_DATA = {
    "jupyter-lite-schema-version": 0,
    "jupyter-config-data": {"exposeAppInBrowser": True},  # the line reads what is saved from it
}
OVERRIDES = {"@jupyterlab/docmanager-extension:plugin": {"autosaveInterval": 10}}
# The other packages are loaded while the reader reads the first cells.
IN_BACKGROUND = f"import asyncio, piplite; asyncio.ensure_future(piplite.install({[*LATER]}))"


def lite(pyodide: Path) -> None:
    """Build the site in ``build/lite/site``."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    WHEELS.mkdir(parents=True)
    lock = lock_of(pyodide)
    kernel = ("jupyterlite-core>=0.8", "jupyterlite-pyodide-kernel>=0.8")
    servers = ("jupyter_server", "jupyterlab_server", "anywidget", "ipywidgets")
    tools = build_tools.tools_in(FOLDER, "build", *kernel, *servers)
    run = partial(build_tools.run, FOLDER)
    run(tools / "python", "-m", "build", "--wheel", "--outdir", FOLDER / "built", ROOT)
    for wheel in (FOLDER / "built").glob("*.whl"):
        shorten(wheel, WHEELS / wheel.name)
    download = ("-m", "pip", "download", "--quiet", "--only-binary", ":all:")
    run(tools / "python", *download, "--dest", FOLDER / "all", *FIRST, *LATER)
    for wheel in missing_wheels((FOLDER / "all").glob("*.whl"), lock):
        shutil.copy(wheel, WHEELS)
    for folder in ("notebooks", "exercises"):
        for path in sorted((ROOT / folder).glob("*.ipynb")):
            write_lesson(path, CONTENTS / folder / path.name)
    config = {
        "LiteBuildConfig": {
            "contents": [str(CONTENTS)],
            "output_dir": str(FOLDER / "site"),
            "no_sourcemaps": True,
        },
        "PipliteAddon": {"piplite_urls": [str(path) for path in sorted(WHEELS.glob("*.whl"))]},
        "PyodideAddon": {"pyodide_url": str(archive_of(pyodide))},
    }
    (FOLDER / "jupyter_lite_config.json").write_text(json.dumps(config), encoding="utf-8")
    (FOLDER / "overrides.json").write_text(json.dumps(OVERRIDES), encoding="utf-8")
    (FOLDER / "jupyter-lite.json").write_text(json.dumps(APPLICATION_DATA), encoding="utf-8")
    run(tools / "jupyter", "lite", "build")
    add_saved_line(FOLDER / "site")
    size = sum(path.stat().st_size for path in (FOLDER / "site").rglob("*") if path.is_file())
    print(f"{FOLDER / 'site' / 'lab' / 'index.html'}: {size / 1e6:.0f} MB")


def add_saved_line(site: Path) -> None:
    """Add the line that says whether a notebook is saved to the pages of a site."""
    shutil.copy(SAVED, site / "saved.js")
    for name in APPLICATIONS:
        page = site / name / "index.html"
        text = page.read_text(encoding="utf-8")
        if "</head>" not in text:
            sys.exit(f"{page} has no </head>; change APPLICATIONS in docs/lite.py")
        tag = '<script type="module" src="../saved.js"></script>'
        page.write_text(text.replace("</head>", f"{tag}</head>", 1), encoding="utf-8")


def lock_of(pyodide: Path) -> set[str]:
    """Return the normal names of the packages of a Pyodide distribution."""
    name = "pyodide-lock.json"
    if pyodide.is_dir():
        text = (pyodide / name).read_text(encoding="utf-8")
    else:
        with tarfile.open(pyodide) as archive:
            file = archive.extractfile(f"pyodide/{name}")
            assert file is not None
            text = file.read().decode()
    there = {path.name for path in pyodide.iterdir()} if pyodide.is_dir() else None
    packages = json.loads(text)["packages"].values()
    return {normal(one["name"]) for one in packages if there is None or one["file_name"] in there}


def archive_of(pyodide: Path) -> Path:
    """Return the distribution as an archive, as jupyterlite-pyodide-kernel reads it."""
    if not pyodide.is_dir():
        return pyodide
    archive = FOLDER / "pyodide.tar.bz2"
    with tarfile.open(archive, "w:bz2") as file:
        file.add(pyodide, "pyodide")
    return archive


def missing_wheels(wheels: Iterable[Path], lock: set[str]) -> list[Path]:
    """Return the wheels for every platform that a Pyodide distribution does not have."""
    pure = [path for path in wheels if path.name.endswith("-none-any.whl")]
    return sorted(path for path in pure if normal(path.name.partition("-")[0]) not in lock)


def normal(name: str) -> str:
    """Return the normal form of the name of a package, as in PEP 503."""
    return name.lower().replace("_", "-").replace(".", "-")


def shorten(wheel: Path, shorter: Path) -> None:
    """Copy a wheel without the lessons, which a browser would download a second time."""
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(shorter, "w", 8) as part:
        for name in whole.namelist():
            content = whole.read(name)
            if name.endswith("/RECORD"):
                lines = content.decode().splitlines(keepends=True)
                content = "".join(x for x in lines if not x.startswith(NOT_THERE)).encode()
            if not name.startswith(NOT_THERE):
                part.writestr(name, content)


def write_lesson(path: Path, target: Path) -> None:
    """Copy a notebook with a first cell that installs the package."""
    notebook = json.loads(path.read_text(encoding="utf-8"))
    cell = {
        "cell_type": "code",
        "execution_count": None,
        "id": "install",
        "metadata": {"jupyter": {"source_hidden": True}},
        "outputs": [],
        "source": INSTALL + (IN_BACKGROUND if path.name.startswith(LIGHT) else REST),
    }
    notebook["cells"].insert(0, cell)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(json.dumps(notebook, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2 or not Path(sys.argv[1]).exists():
        sys.exit("name the distribution of Pyodide: python docs/lite.py pyodide-VERSION.tar.bz2")
    lite(Path(sys.argv[1]).resolve())
