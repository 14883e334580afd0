"""A photograph under the drawing: chosen or pasted, scaled by two presses, never stored."""

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


def chosen(hand):
    hand.page.get_by_text("Photograph to trace over").click()
    given = {"name": "photo.png", "mimeType": "image/png", "buffer": picture()}
    hand.page.locator(".tm-board-photo input[type=file]").set_input_files(given)
    hand.page.wait_for_function(SHOWN)


def test_a_photograph_is_scaled_by_two_presses_and_is_not_stored(
    board, page_errors, violations, outside_requests
):
    hand = board()
    before = hand.text
    chosen(hand)
    photo = "() => [teachmech.board.photo.scale, ...teachmech.board.photo.corner]"
    hand.page.get_by_label("known length").fill("2")
    hand.tool("Set scale")
    scale, x, y = hand.page.evaluate(photo)
    hand.press((0.1, 0.1), (0.5, 0.1))
    by = 2 / 0.4
    expected = [by * scale, 0.1 + by * (x - 0.1), 0.1 + by * (y - 0.1)]
    assert hand.page.evaluate(photo) == pytest.approx(expected, rel=5e-3)
    hand.page.get_by_label("opacity").fill("1")
    hand.page.wait_for_timeout(100)
    assert hand.page.evaluate(PIXEL, [0.21, 0.13]) == [255, 0, 0, 255]
    assert violations(hand.page) == []
    hand.tool("Remove image")
    hand.page.wait_for_timeout(100)
    assert hand.page.evaluate(PIXEL, [0.21, 0.13])[:3] != [255, 0, 0]
    assert hand.text == before
    assert outside_requests == []


def test_a_photograph_is_pasted_and_wrong_files_and_lengths_are_told(board, page_errors):
    import base64

    hand = board()
    hand.page.evaluate(PASTE, base64.b64encode(picture()).decode())
    hand.page.wait_for_function(SHOWN)
    hand.page.get_by_label("known length").fill("-1")
    hand.tool("Set scale")
    hand.press((0.1, 0.1), (0.5, 0.1))
    assert 'the known length is "-1"; give a positive number' in hand.told
    wrong = {"name": "photo.png", "mimeType": "image/png", "buffer": b"no image"}
    hand.page.locator(".tm-board-photo input[type=file]").set_input_files(wrong)
    message = hand.page.locator(".tm-board-main .tm-live-message")
    expect(message).to_contain_text("not an image that the browser reads")
    assert hand.page.evaluate(SHOWN)
