"""A photograph under the drawing: chosen or pasted, scaled by two presses, never stored."""

import base64
import io

import pytest
from PIL import Image

from .conftest import expect
from .test_board import board

__all__ = ["board"]

PIXEL = """([x, y]) => {
    const canvas = document.querySelector(".tm-board-main .tm-canvas");
    const ratio = canvas.width / canvas.clientWidth;
    const [a, b] = teachmech.board.pixels([x, y]).map((value) => Math.round(ratio * value));
    return [...canvas.getContext("2d").getImageData(a, b, 1, 1).data];
}"""
PASTE = """async (text) => {
    const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], "photo.png", { type: "image/png" }));
    const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true });
    document.body.dispatchEvent(paste);
}"""
SHOWN = "() => teachmech.board.photo.image !== null"


def picture():
    """A red picture of 80 x 40 pixels."""
    file = io.BytesIO()
    Image.new("RGB", (80, 40), (255, 0, 0)).save(file, "png")
    return file.getvalue()


def chosen(user):
    user.page.get_by_text("Photograph to trace over").click()
    given = {"name": "photo.png", "mimeType": "image/png", "buffer": picture()}
    user.page.locator(".tm-board-photo input[type=file]").set_input_files(given)
    user.page.wait_for_function(SHOWN)


def test_a_photograph_is_scaled_by_two_presses_and_is_not_stored(
    board, page_errors, violations, outside_requests
):
    user = board()
    before = user.text
    chosen(user)
    photo = "() => [teachmech.board.photo.scale, ...teachmech.board.photo.corner]"
    user.page.get_by_label("known length").fill("2")
    user.tool("Set scale")
    scale, x, y = user.page.evaluate(photo)
    user.press((0.1, 0.1), (0.5, 0.1))
    by = 2 / 0.4
    expected = [by * scale, 0.1 + by * (x - 0.1), 0.1 + by * (y - 0.1)]
    assert user.page.evaluate(photo) == pytest.approx(expected, rel=5e-3)
    user.page.get_by_label("opacity").fill("1")
    user.page.wait_for_timeout(100)
    assert user.page.evaluate(PIXEL, [0.21, 0.13]) == [255, 0, 0, 255]
    assert violations(user.page) == []
    user.tool("Remove image")
    user.page.wait_for_timeout(100)
    assert user.page.evaluate(PIXEL, [0.21, 0.13])[:3] != [255, 0, 0]
    assert user.text == before
    assert outside_requests == []


def test_a_photograph_is_pasted_and_wrong_files_and_lengths_are_told(board, page_errors):
    user = board()
    user.page.evaluate(PASTE, base64.b64encode(picture()).decode())
    user.page.wait_for_function(SHOWN)
    user.page.get_by_label("known length").fill("-1")
    user.tool("Set scale")
    user.press((0.1, 0.1), (0.5, 0.1))
    assert 'the known length is "-1"; give a positive number' in user.told
    wrong = {"name": "photo.png", "mimeType": "image/png", "buffer": b"no image"}
    user.page.locator(".tm-board-photo input[type=file]").set_input_files(wrong)
    message = user.page.locator(".tm-board-main .tm-live-message")
    expect(message).to_contain_text("not an image that the browser reads")
    assert user.page.evaluate(SHOWN)


CLIPBOARD = """async (text) => {
    const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    const blob = new Blob([bytes], { type: "image/png" });
    await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
}"""


def test_the_last_of_parts_and_a_photograph_that_were_copied_is_pasted(board, page_errors):
    user = board()
    user.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    keys = user.page.keyboard
    user.bars(((0, 0), (0.2, 0)))
    bars = "() => teachmech.board.drawing.meaning.spec.bodies.length"
    image = base64.b64encode(picture()).decode()
    user.page.evaluate(CLIPBOARD, image)
    keys.press("Control+a")
    keys.press("Control+c")  # replaces the photograph on the clipboard
    keys.press("Control+v")
    user.page.wait_for_function(f"() => ({bars})() === 2")
    assert not user.page.evaluate(SHOWN)
    user.page.evaluate(CLIPBOARD, image)
    keys.press("Control+v")
    user.page.wait_for_function(SHOWN)
    assert user.page.evaluate(bars) == 2
    user.page.locator(".tm-board-main .tm-canvas").focus()
    user.tool("Copy selection")
    keys.press("Control+v")
    user.page.wait_for_function(f"() => ({bars})() === 3")
