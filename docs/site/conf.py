# ruff: noqa: E402
"""Settings of Sphinx for the documentation site; ``make docs`` builds it."""

import sys
from importlib.util import find_spec
from pathlib import Path

sys.path[:0] = map(str, (Path(__file__).parent, Path(__file__).parents[1]))

from teachmech.base.version import __version__

project = "teachmech"
author = "The teachmech developers"
copyright = author
version = release = __version__
html_title = f"teachmech {version}"

extensions = [
    "myst_nb",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
    "sphinx.ext.viewcode",
    "page_elements",
]
default_role = "py:obj"
autodoc_typehints = "none"
autodoc_member_order = "bysource"
napoleon_google_docstring = False
napoleon_use_rtype = False
napoleon_custom_sections = [("Attributes", "params_style")]

nb_execution_mode = "off"
nb_render_markdown_format = "myst"
nb_merge_streams = True
nb_ipywidgets_js: dict[str, dict[str, str]] = {}  # they would come from a network
myst_enable_extensions = ["dollarmath", "amsmath", "attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 4
myst_ref_domains = ["std"]
html_math_renderer = "mathml"

html_theme = "furo"
FONTS = Path(find_spec("ziamath").origin).parent / "fonts"  # STIX Two Math, for formulas
html_static_path = ["static", str(FONTS)]
html_css_files = ["site.css"]
html_js_files = ["site.js"]
html_copy_source = False
html_show_search_summary = False  # a page that is opened from a disk may not read others
html_show_sphinx = False
highlight_language = "python"
pygments_style = "a11y-high-contrast-light"
pygments_dark_style = "a11y-high-contrast-dark"
