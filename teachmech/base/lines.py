"""Line: a text in a file that is shown as it is, so that its characters shall print."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator

from teachmech.base.errors import printable

Line = Annotated[str, AfterValidator(printable)]
