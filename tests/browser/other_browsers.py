"""Firefox and WebKitGTK, driven alike: see `FirefoxPage` for what a test can do there."""

import importlib.util
import os
import subprocess
from contextlib import contextmanager
from pathlib import Path

import pytest

from .conftest import HOST, WAIT_MILLISECONDS, answers, free_port, missing, program, stop


@contextmanager
def firefox(playwright):
    """Show a page in the Firefox of the distribution, by its BiDi protocol."""
    path = program("firefox-esr", "Firefox")
    browser = playwright.firefox.launch(channel="moz-firefox", executable_path=path)
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.set_default_timeout(WAIT_MILLISECONDS)
    yield FirefoxPage(page)
    browser.close()


@contextmanager
def webkit():
    """Show a page in WebKitGTK on a screen of its own, by its driver."""
    if importlib.util.find_spec("selenium") is None:
        missing("The Python package selenium")
    driver, screen = program("WebKitWebDriver", "WebKitGTK"), program("xvfb-run", "Xvfb")
    program("dbus-run-session", "D-Bus")
    folders = [Path(f"/usr/lib/{os.uname().machine}-linux-gnu"), Path("/usr/libexec")]
    found = [path for folder in folders for path in folder.glob("webkit2gtk-4.*/MiniBrowser")]
    if not found:
        missing("The MiniBrowser of WebKitGTK")
    port = free_port()
    on_a_screen = [screen, "-a", "-s", "-screen 0 1600x1200x24", "dbus-run-session", "--"]
    quick = {"WEBKIT_DISABLE_DMABUF_RENDERER": "1"}  # without it, 8 pictures per second
    process = subprocess.Popen(
        [*on_a_screen, driver, f"--port={port}"],
        env=os.environ | quick,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        if not answers(process, port, "", "/status"):
            pytest.fail("WebKitWebDriver did not start", pytrace=False)
        page = WebKitPage(port, str(found[0]))
        yield page
        page.driver.quit()
    finally:
        stop(process)


class FirefoxPage:
    """A page: `ask` calls functions of JavaScript there; mouse and keys are real ones."""

    def __init__(self, page):
        self.page = page

    def open(self, address):
        self.page.goto("about:blank")
        self.page.goto(address)

    def ask(self, function, *given):
        return self.page.evaluate(f"(given) => ({function})(...given)", list(given))

    def wait(self, function):
        """Wait until a function of JavaScript returns a true value."""
        self.page.wait_for_function(function)

    def drag(self, start, *places):
        """Press at a position, move the pointer through the others, and release."""
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        for place in places:
            mouse.move(*place, steps=4)
        mouse.up()

    def keys(self, *names):
        for name in names:
            self.page.keyboard.press(name)

    def type(self, selector, text):
        """Replace the text of the first field that a selector finds, and leave the field."""
        self.ask("(selector) => document.querySelector(selector).select()", selector)
        self.keys(*text, "Tab")


class WebKitPage(FirefoxPage):
    """The same page by Selenium."""

    def __init__(self, port, browser):
        from selenium import webdriver
        from selenium.webdriver.remote.client_config import ClientConfig
        from selenium.webdriver.remote.remote_connection import RemoteConnection

        options = webdriver.WebKitGTKOptions()
        options.add_argument("--automation")
        options.binary_location = browser
        server = RemoteConnection(client_config=ClientConfig(f"http://{HOST}:{port}"))
        self.driver = webdriver.Remote(server, options=options)
        self.driver.set_window_size(1280, 1000)
        self.driver.set_script_timeout(WAIT_MILLISECONDS / 1000)

    def open(self, address):
        self.driver.get("about:blank")
        self.driver.get(address)

    def ask(self, function, *given):
        return self.driver.execute_script(f"return ({function})(...arguments)", *given)

    def wait(self, function):
        from selenium.webdriver.support.wait import WebDriverWait

        asked = f"return Boolean(({function})())"
        WebDriverWait(self.driver, WAIT_MILLISECONDS / 1000).until(
            lambda driver: driver.execute_script(asked)
        )

    def drag(self, start, *places):
        from selenium.webdriver import ActionChains

        actions = ActionChains(self.driver, duration=50)
        pointer = actions.w3c_actions.pointer_action
        pointer.move_to_location(*map(round, start)).pointer_down()
        for place in places:
            pointer.move_to_location(*map(round, place))
        pointer.pointer_up()
        actions.perform()

    def keys(self, *names):
        from selenium.webdriver import ActionChains, Keys

        special = {"Tab": Keys.TAB, "ArrowRight": Keys.ARROW_RIGHT}
        ActionChains(self.driver).send_keys(*(special.get(name, name) for name in names)).perform()
