"""A phone with touch in Chromium, and a student who answers on the page of an exercise."""

import os
import re
from pathlib import Path

from .conftest import OUTSIDE

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


class Phones:
    """Contexts of Chromium that fail at their end if a page wrote an error or asked for a host."""

    def __init__(self, browser):
        self.browser, self.contexts, self.errors, self.requests = browser, [], [], []

    def open(self, path, script="", **options):
        """Open a page in a new context and return it; the script runs before those of the page."""
        context = self.browser.new_context(**PHONE | options, accept_downloads=True)
        self.contexts.append(context)
        context.on("console", self._note)
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        context.route(OUTSIDE, self._refuse)
        if script:
            context.add_init_script(script)
        page = context.new_page()
        page.goto(path.as_uri())
        return page

    def close(self):
        while self.contexts:
            self.contexts.pop().close()
        assert self.errors == self.requests == []

    def _note(self, said):
        if said.type == "error":
            self.errors.append(said.text)

    def _refuse(self, route):
        self.requests.append(route.request.url)
        route.abort()


def part(page, name):
    """Return the card of a part."""
    return page.get_by_role("region", name=re.compile(rf"\d\s+{name} \("))


def hand_in(page):
    """Return the last section."""
    return page.get_by_role("region", name="Hand in")


def tap(card, name):
    card.get_by_role("button", name=name).tap()


def write(card, label, text):
    """Tap a field and type, as with the keyboard of a phone."""
    field = card.get_by_label(label, exact=True)
    field.tap()
    field.press_sequentially(text)


def download(page, folder):
    """Tap the button for the file of answers and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    with page.expect_download() as caught:
        tap(hand_in(page), "Download answers")
    path = folder / caught.value.suggested_filename
    caught.value.save_as(path)
    return path


def picture(page, name):
    """Save a screenshot, if a folder for them is named."""
    if folder := os.environ.get("TEACHMECH_SCREENSHOTS"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)
