"""Chromium, JupyterLab and Voilà on loopback, for the tests that need a real browser.

Each pytest worker starts its own programs on free ports, with folders of its own, so that the
tests may run side by side. Nothing may be asked of any other host: a test fails if its page tries.
"""

import dataclasses
import http.client
import importlib.util
import json
import os
import re
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from importlib import resources
from pathlib import Path

import matplotlib
import nbformat
import pytest

import teachmech

try:
    from playwright.sync_api import expect, sync_playwright
except ImportError:  # the fixture `browser` then says so
    expect = sync_playwright = None

# for tests to import; fixtures need no import, and would then be set up twice
__all__ = [
    "expect",
    "import_module",
    "open_notebook",
    "open_voila",
    "run_command",
    "show_notebook",
    "wait_for_kernel",
    "write_notebook",
]

HOST = "127.0.0.1"
PACKAGE = Path(teachmech.__file__).parent
REQUIRED = "TEACHMECH_REQUIRE_BROWSER"  # if set, a missing program is a failure
START_SECONDS = 120  # for a server to answer
STOP_SECONDS = 15  # for a server to shut its kernels down
WAIT_MILLISECONDS = 60_000  # for anything in the browser

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

INSIDE = re.compile(
    r"((https?|wss?)://(127\.0\.0\.1|localhost)(:\d+)?(/|$))|data:|blob:|about:|file:"
)
OUTSIDE = re.compile(rf"^(?!{INSIDE.pattern})")

# Voilà's own template takes its icons from here; it gets an empty stylesheet in their place
VOILA_ICONS = "https://cdn.jsdelivr.net/npm/@fortawesome/fontawesome-free@"

# this extension is for JupyterLab alone: under Voilà it writes an error to the console
VOILA_CANNOT_LOAD = [
    "@jupyter-notebook/lab-extension",
    "@jupyter/nbgrader",
    "ipylab",
    "jupyterlab-jupytext",
]

LAB_SETTINGS = {
    "apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False},
    # every cell is in the page, also those that a reader would have to scroll to
    "notebook-extension/tracker": {"windowingMode": "none"},
}


@dataclasses.dataclass(frozen=True)
class Server:
    """A running JupyterLab or Voilà, and the folder whose notebooks it shows."""

    url: str
    token: str = dataclasses.field(repr=False)
    folder: Path


# Programs ---------------------------------------------------------------------------------------


def missing(what):
    """Skip, or fail if the browser tests must run."""
    if os.environ.get(REQUIRED):
        pytest.fail(f"{what} is not installed, and {REQUIRED} is set", pytrace=False)
    pytest.skip(f"{what} is not installed: the browser tests are SKIPPED")


def program(name, what):
    """Return the path of a program on PATH, or skip the test."""
    path = shutil.which(name)
    if path is None:
        missing(what)
    return path


@pytest.fixture(scope="package")
def playwright():
    """Playwright, which ends with this folder's tests: asyncio.run() raises while it is running."""
    if sync_playwright is None:
        missing("The Python package playwright")
    expect.set_options(timeout=WAIT_MILLISECONDS)
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright):
    """Return a headless Chromium, found on PATH.

    Its headless shell has the same engine without windows, and takes two thirds of the time.
    """
    chromium = shutil.which("chromium-headless-shell") or program("chromium", "Chromium")
    browser = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def lab(tmp_path_factory):
    """Return a JupyterLab without news, updates and extension manager."""
    home = tmp_path_factory.mktemp("lab")
    for plugin, settings in LAB_SETTINGS.items():
        path = home / f"config/lab/user-settings/@jupyterlab/{plugin}.jupyterlab-settings"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(settings), encoding="utf-8")

    def configuration(folder, port, token):
        return {
            "ServerApp": {
                "ip": HOST,
                "port": port,
                "port_retries": 0,
                "root_dir": str(folder),
                "open_browser": False,
                "allow_root": True,  # containers often run as root
                "shutdown_no_activity_timeout": 3600,  # should pytest be killed before it ends
            },
            "IdentityProvider": {"token": token},
            "LabApp": {
                "extension_manager": "readonly",
                "news_url": None,
                "expose_app_in_browser": True,  # lets open_notebook() run commands of the menus
            },
            "MappingKernelManager": {"cull_idle_timeout": 90, "cull_interval": 10},
        }

    with running("jupyterlab", "jupyter_server_config", configuration, home) as server:
        yield server


@pytest.fixture(scope="session")
def voila(tmp_path_factory):
    """Return a Voilà that shows the notebooks of a folder."""

    def configuration(folder, port, token):
        return {
            "Voila": {
                "ip": HOST,
                "port": port,
                "port_retries": 0,
                "root_dir": str(folder),
                "open_browser": False,
                "token": token,
            },
            "VoilaConfiguration": {"extension_denylist": VOILA_CANNOT_LOAD},
            "MappingKernelManager": {"cull_idle_timeout": 90, "cull_interval": 10},
        }

    with running("voila", "voila", configuration, tmp_path_factory.mktemp("voila")) as server:
        yield server


@contextmanager
def running(module, config_name, configuration, home):
    """Run ``python -m module`` until the block ends."""
    if importlib.util.find_spec(module) is None:
        missing(f"The Python package {module}")
    folder = home / "notebooks"
    folder.mkdir()
    environment = prepare(home)
    token = secrets.token_hex(16)
    log_path = home / "log.txt"
    for _ in range(3):  # another program may have taken the port in the meantime
        port = free_port()
        config = json.dumps(configuration(folder, port, token))
        (home / "config" / f"{config_name}.json").write_text(config, encoding="utf-8")
        with log_path.open("wb") as log:
            process = subprocess.Popen(
                [sys.executable, "-m", module],
                cwd=folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # its own process group
            )
        try:
            if answers(process, port, token):
                yield Server(f"http://{HOST}:{port}", token, folder)
                return
        finally:
            stop(process)
    log = log_path.read_text(encoding="utf-8", errors="replace")
    pytest.fail(f"{module} did not start:\n{log[-4000:]}", pytrace=False)


def prepare(home):
    """Return the environment of a server whose files are all below home."""
    folders = {
        "HOME": home / "home",
        "JUPYTER_CONFIG_DIR": home / "config",
        "JUPYTER_DATA_DIR": home / "data",
        "JUPYTER_RUNTIME_DIR": home / "runtime",
        "IPYTHONDIR": home / "ipython",
        "MPLCONFIGDIR": home / "matplotlib",
        "JUPYTER_PATH": home / "share",
    }
    for folder in folders.values():
        folder.mkdir(exist_ok=True)
    # searched first, so that this kernel replaces any other named python3
    kernel = folders["JUPYTER_PATH"] / "kernels" / "python3" / "kernel.json"
    kernel.parent.mkdir(parents=True)
    command = [sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"]
    kernel.write_text(
        json.dumps({"argv": command, "display_name": "Python 3", "language": "python"}),
        encoding="utf-8",
    )
    # without its list of fonts matplotlib would look for them anew, which takes seconds
    for fonts in Path(matplotlib.get_cachedir()).glob("fontlist-*.json"):
        shutil.copy(fonts, folders["MPLCONFIGDIR"])
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("JUPYTER", "PYTEST", "VOILA")) and name != "PYTHONWARNINGS"
    }
    return kept | {name: str(folder) for name, folder in folders.items()}


def free_port():
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return probe.getsockname()[1]


def answers(process, port, token, path="/"):
    """Return whether the server answers in time and is the one that was started."""
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        connection = http.client.HTTPConnection(HOST, port, timeout=5)
        try:
            connection.request("GET", path, headers={"Authorization": f"token {token}"})
            if connection.getresponse().status in (200, 302):
                return True
        except OSError:
            pass
        finally:
            connection.close()
        time.sleep(0.1)
    return False


def stop(process):
    """End the process group: gently, so that the kernels are shut down, then by force."""
    for sign, seconds in ((signal.SIGTERM, STOP_SECONDS), (signal.SIGKILL, 5)):
        if process.poll() is not None:
            return
        os.killpg(process.pid, sign)
        try:
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            continue


# Pages ------------------------------------------------------------------------------------------


@pytest.fixture(scope="package")
def context(browser):
    """The context that all pages share: a cache, so that programs are loaded once, and two lists.

    ``errors`` contains the errors that a page writes to its console, and uncaught exceptions;
    the addresses beyond loopback that it asked for, in ``requests``: none was reached.
    """
    errors, requests = [], []

    def refuse_request(route):
        request = route.request
        if request.url.startswith(VOILA_ICONS) and "/voila/render/" in request.frame.url:
            route.fulfill(content_type="text/css", body="")
            return
        requests.append(request.url)
        route.abort()

    def refuse_socket(web_socket):
        requests.append(web_socket.url)
        web_socket.close()

    def note_console(message):
        if message.type == "error" and message.page is not context.aside:
            errors.append(f"{message.text} ({message.location.get('url', '')})")

    def note_exception(error):
        if error.page is not context.aside:
            errors.append(str(error.error))

    context = browser.new_context(
        accept_downloads=True,
        service_workers="block",  # their requests could not be watched
    )
    context.set_default_timeout(WAIT_MILLISECONDS)
    context.route(OUTSIDE, refuse_request)
    context.route_web_socket(OUTSIDE, refuse_socket)
    context.on("console", note_console)
    context.on("weberror", note_exception)
    context.errors, context.requests = errors, requests
    context.lab = context.aside = None  # the page of JupyterLab; while another one is tested
    yield context
    context.close()


@pytest.fixture
def page_errors(context):
    """Return the errors in the console of the page of this test, and uncaught exceptions."""
    context.errors.clear()
    return context.errors


@pytest.fixture
def outside_requests(context):
    """The addresses beyond loopback that the page of this test asked for; none was reached."""
    context.requests.clear()
    return context.requests


@pytest.fixture(scope="package")
def lab_page(context):
    """Return the page in which JupyterLab stays, since it takes longer to load than most tests."""
    context.lab = context.new_page()
    return context.lab


@pytest.fixture
def page(request, context, outside_requests):
    """A page; the test fails at its end if the page asked for anything beyond loopback.

    It is a fresh one, but for notebooks in JupyterLab.
    """
    stays = "lab" in request.fixturenames
    page = request.getfixturevalue("lab_page") if stays else context.new_page()
    context.aside = None if stays else context.lab
    page.set_viewport_size({"width": 1280, "height": 900})
    failed = request.session.testsfailed
    yield page
    if not stays:
        page.close()
    elif request.session.testsfailed > failed:
        page.goto("about:blank")  # so that remaining parts of it do not fail the next test
    assert not outside_requests, f"requests that would have left loopback: {outside_requests}"


def import_module(page, path, *names, **others):
    """Import what a module of the package exports, as globals of the page.

    ``others`` have other names in the page: ``widget="default"``.
    """
    names = {name: name for name in names} | others
    address = f"http://{HOST}:9/"  # answered here
    page.route(
        address + "**",
        lambda route: route.fulfill(
            path=PACKAGE / route.request.url.removeprefix(address),
            headers={"Content-Type": "text/javascript", "Access-Control-Allow-Origin": "*"},
        ),
    )
    listed = ", ".join(f"{name}: all.{exported}" for name, exported in names.items())
    source = f'import * as all from "{address}{path}"; Object.assign(globalThis, {{ {listed} }});'
    page.add_script_tag(type="module", content=source)
    page.wait_for_function(f"() => globalThis.{[*names][-1]}")


# Accessibility ----------------------------------------------------------------------------------

# Frames are separate documents, which are passed separately.
AXE = """async (within) => {
    const experimental = axe.getRules(["experimental"]);
    const rules = Object.fromEntries(experimental.map(({ ruleId }) => [ruleId, { enabled: true }]));
    const { violations } = await axe.run(within, { iframes: false, rules });
    return violations.flatMap(({ id, impact, help, nodes }) => nodes.map(
        ({ target, html }) => `${impact} ${id}: ${help}: ${target} ${html.slice(0, 120)}`));
}"""


@pytest.fixture(scope="session")
def violations():
    """Return a function that lists what axe-core finds wrong, also by its experimental rules.

    It takes a page, or the frame of one, and a selector of the part that is looked at: the whole
    document by default. Light and dark are the caller's, by ``page.emulate_media`` or the theme.
    """
    if importlib.util.find_spec("axe_playwright_python") is None:
        missing("The Python package axe-playwright-python")
    library = resources.files("axe_playwright_python").joinpath("axe.min.js")
    source = library.read_text(encoding="utf-8")

    def find(page, within="html"):
        if not page.evaluate("() => Boolean(globalThis.axe?.run)"):
            page.evaluate(source)
        return page.evaluate(AXE, within)

    return find


# Notebooks --------------------------------------------------------------------------------------

CLOSE_ALL = """async () => {
    for (const widget of [...window.jupyterapp.shell.widgets("main")]) {
        await widget.context?.sessionContext?.shutdown();
        widget.dispose();
    }
}"""
OPEN = """async (path) => {
    await window.jupyterapp.commands.execute("docmanager:open", { path });
}"""


def write_notebook(folder, cells, name):
    """Write code cells as a notebook of the kernel python3; the path of the file is returned."""
    notebook = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(source) for source in cells],
        metadata={
            "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}
        },
    )
    path = folder / f"{name}.ipynb"
    nbformat.write(notebook, path)
    return path


def open_notebook(lab, page, cells, name="notebook"):
    """Write a notebook, open it alone in JupyterLab and run all its cells.

    The locator that is returned has one element per cell, the cell's outputs: ``outputs.nth(0)``
    are those of the first cell. A cell that raises fails the test.
    """
    path = write_notebook(lab.folder, cells, name)
    outputs = show_notebook(lab, page, path.name)
    succeeded = run_command(page, "notebook:run-all-cells")
    assert succeeded, f"a cell of {path.name} failed: {outputs.all_inner_texts()}"
    wait_for_kernel(page)
    return outputs


def show_notebook(lab, page, file_name, afresh=False):
    """Open a notebook of lab.folder alone in JupyterLab, with a new kernel, and run nothing.

    JupyterLab is loaded if the page does not show it yet, or if a fresh one is requested.
    """
    if page.url.startswith(lab.url):
        page.evaluate(CLOSE_ALL)
    if afresh or not page.url.startswith(lab.url):
        page.goto(f"{lab.url}/doc/tree/{file_name}?reset&token={lab.token}")
    else:
        page.evaluate(OPEN, file_name)
    wait_for_kernel(page)
    return page.locator(".jp-Notebook .jp-Cell-outputArea")


def wait_for_kernel(page):
    """Wait until the notebook that JupyterLab shows has its kernel, and the kernel is idle."""
    page.wait_for_function(
        """() => {
            const context = window.jupyterapp?.shell.currentWidget?.context;
            const kernel = context?.sessionContext?.session?.kernel;
            return context?.isReady && context.sessionContext.isReady
                && kernel?.connectionStatus === "connected" && kernel.status === "idle";
        }"""
    )


def run_command(page, command):
    """Run a command of JupyterLab's menus, wait for its end and return what it returned."""
    page.evaluate(
        """command => {
            window.finished = null;
            window.jupyterapp.commands.execute(command).then(
                (value) => { window.finished = { value }; },
                (error) => { window.finished = { error: String(error) }; },
            );
        }""",
        command,
    )
    page.wait_for_function("() => window.finished")  # unlike evaluate() it ends when it must wait
    finished = page.evaluate("() => window.finished")
    assert "error" not in finished, f"{command}: {finished['error']}"
    return finished["value"]


def open_voila(voila, page, cells, name="notebook"):
    """Write a notebook and show it with Voilà; the locator is like that of open_notebook()."""
    path = write_notebook(voila.folder, cells, name)
    page.goto(f"{voila.url}/voila/render/{path.name}?token={voila.token}")
    return page.locator(".jp-Cell-outputArea")


def run_cell(page, k):
    """Run a cell of the open notebook, once it has come to rest on the screen."""
    cell = page.locator(".jp-CodeCell").nth(k).locator(".cm-content")
    cell.scroll_into_view_if_needed()
    page.wait_for_timeout(500)
    cell.click()
    page.keyboard.press("Shift+Enter")


@pytest.fixture
def opened(page, tmp_path):
    """Return a function that saves the live picture of a problem and opens it."""

    def open_it(problem, address="", **how):
        path = tmp_path / "live.html"
        problem.live(**how).save(path)
        page.goto(f"{path.as_uri()}{address}")
        page.wait_for_function("() => globalThis.teachmech?.live")
        return path

    return open_it
