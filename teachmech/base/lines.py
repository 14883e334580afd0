"""The type `Line`: a line of text in which all characters are printable."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator

from teachmech.base.errors import printable

Line = Annotated[str, AfterValidator(printable)]
