"""The type `Line`: a text in a file that is shown as it is, so all its characters are printable."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator

from teachmech.base.errors import printable

Line = Annotated[str, AfterValidator(printable)]
