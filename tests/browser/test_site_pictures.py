"""Stored pictures on the documentation site: on a dark page, white becomes the page."""

import base64
import io
from pathlib import Path

import pytest
from PIL import Image

CSS = Path(__file__).parents[2] / "docs" / "site" / "static" / "site.css"
PAGE = "#131416"


@pytest.mark.parametrize(("theme", "scheme"), [("dark", "light"), ("auto", "dark")])
def test_a_stored_picture_has_no_white_on_a_dark_page(page, theme, scheme):
    picture = Image.new("RGB", (60, 20), "white")
    picture.paste((0, 0, 0), (20, 0, 40, 20))
    picture.paste((0, 114, 178), (40, 0, 60, 20))
    data = io.BytesIO()
    picture.save(data, "PNG")
    address = f"data:image/png;base64,{base64.b64encode(data.getvalue()).decode()}"
    page.emulate_media(color_scheme=scheme)
    page.set_content(
        f"<body data-theme='{theme}' style='margin: 0; background: {PAGE}'>"
        f"<article style='background: {PAGE}'><img src='{address}' style='display: block'>"
    )
    css = CSS.read_text(encoding="utf-8")
    page.add_style_tag(content=css[css.index("math {") :])  # without the font
    image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    paper, ink, blue = (image.getpixel((x, 10)) for x in (10, 30, 50))
    assert paper == (0x13, 0x14, 0x16)
    assert min(ink) > 240
    assert blue[2] > blue[1] > blue[0]  # still blue, and lighter
    assert blue[2] > 178
