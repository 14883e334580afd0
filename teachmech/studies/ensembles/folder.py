"""The finished chunks of an ensemble on disk, from which a later call continues."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path

from pydantic import BaseModel, Field

from teachmech.base import archives
from teachmech.base.archives import Archive, ArchiveError
from teachmech.base.errors import ProblemError
from teachmech.base.files import clear_parts
from teachmech.base.lines import Line
from teachmech.studies.ensembles.work import Chunk, digest

_FORMAT = "teachmech members 2"
_PREFIX = "array "  # so that no array has the same name as the header
# The difference that a message states, by the name of the fingerprint.
_DIFFERS = {
    "problem": "another problem",
    "options": "another time span, method, option or stored quantity",
    "members": "other members",
}


class _ChunkHeader(BaseModel, extra="forbid", defer_build=True):
    """The header of the file of a chunk, as JSON."""

    format: str = Field(default=_FORMAT, pattern=f"^{_FORMAT}$")
    problem: str
    options: str
    members: str
    first: int
    stop: int
    failures: dict[int, Line]
    checksum: str


@dataclass
class Folder:
    """The files of one ensemble, ``members-<first>-<last>.npz``.

    Parameters
    ----------
    path : Path
    fingerprints : dict of str to str
        Hashes of problem, options and members; files of another ensemble are refused.
    members : int
        The number of members.
    shapes : dict of str to tuple
        The shape of each array for one member.
    """

    path: Path
    fingerprints: dict[str, str]
    members: int
    shapes: dict[str, tuple[int, ...]]
    notes: list[str] = field(default_factory=list, init=False)

    def read(self) -> list[Chunk]:
        """Return the stored chunks; a file that cannot be read is left out and noted."""
        chunks = []
        clear_parts(self.path, "members-*", ".npz")
        for file in sorted(self.path.glob("members-*.npz")):
            try:
                chunks.append(self._read(file))
            except ArchiveError as error:
                what = f"{file.name} cannot be used and was computed again: {error.what}"
                self.notes.append(what)
        return chunks

    def _read(self, path: Path) -> Chunk:
        archive = Archive(path)
        about = archive.parsed(_ChunkHeader)
        for name, text in _DIFFERS.items():
            if getattr(about, name) != self.fingerprints[name]:
                hint = "choose another folder, or empty this one"
                what = f"it holds an ensemble of {text}"
                raise ProblemError(what, where=f"folder {self.path}", hint=hint)
        first, stop = about.first, about.stop
        if not 0 <= first < stop <= self.members:
            raise ArchiveError(f"the ensemble has no members {first} to {stop - 1}")
        arrays = {
            name: archive.array(_PREFIX + name, (stop - first, *shape))
            for name, shape in self.shapes.items()
        }
        chunk = Chunk(first, stop, arrays, about.failures)
        if about.checksum != _checksum(chunk):
            raise ArchiveError("its numbers differ from those that were written")
        return chunk

    def write(self, chunk: Chunk) -> None:
        """Write one chunk; readers find the complete file or none."""
        about = _ChunkHeader(
            **self.fingerprints,
            first=chunk.first,
            stop=chunk.stop,
            failures=chunk.failures,
            checksum=_checksum(chunk),
        )
        width = len(str(self.members - 1))
        name = f"members-{chunk.first:0{width}}-{chunk.stop - 1:0{width}}.npz"
        arrays = {_PREFIX + name: array for name, array in chunk.arrays.items()}
        archives.write(self.path / name, about.model_dump_json(), arrays, packed=False)


def _checksum(chunk: Chunk) -> str:
    failures = json.dumps([chunk.first, chunk.stop, sorted(chunk.failures.items())])
    return digest(failures, *(chunk.arrays[name].tobytes() for name in sorted(chunk.arrays)))
