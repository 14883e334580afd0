"""Folder: the finished chunks of an ensemble on disk, so that a sweep can go on another day."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from teachmech.base.errors import LOG, ProblemError
from teachmech.studies.ensembles.work import Chunk

_FORMAT = "teachmech members 1"
# What differs, by the name of the fingerprint.
_DIFFERS = {
    "problem": "another problem",
    "options": "another time span, method, option or stored quantity",
    "members": "other members",
}


@dataclass
class Folder:
    """The files of one ensemble, ``members-<first>-<last>.npz``.

    Parameters
    ----------
    path : Path
        The folder is made when it is not there.
    fingerprints : dict of str to str
        Hashes of problem, options and members: files of another ensemble are refused.
    members : int
        How many members there are.
    shapes : dict of str to tuple
        The shape that each array has for one member.
    """

    path: Path
    fingerprints: dict[str, str]
    members: int
    shapes: dict[str, tuple[int, ...]]
    notes: list[str] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise _unusable(self.path, error) from None

    def read(self) -> list[Chunk]:
        """Return the chunks that are there; what cannot be read is left out and noted."""
        chunks = []
        for file in sorted(self.path.glob("members-*.npz")):
            try:
                chunks.append(self._read(file))
            except ProblemError:
                raise
            except Exception as error:
                LOG.exception("%s cannot be read", file)
                what = f"{file.name} is broken ({type(error).__name__}) and was computed anew"
                self.notes.append(what)
        return chunks

    def _read(self, path: Path) -> Chunk:
        with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
            about = json.loads(str(file["about"]))
            if about["format"] != _FORMAT:
                raise ValueError("unknown format")
            for name, text in _DIFFERS.items():
                if about[name] != self.fingerprints[name]:
                    hint = "take another folder, or empty this one"
                    what = f"it holds an ensemble of {text}"
                    raise ProblemError(what, where=f"folder {self.path}", hint=hint)
            arrays = {name: file[name] for name in self.shapes}
        first, stop = int(about["first"]), int(about["stop"])
        failures = {int(index): str(reason) for index, reason in about["failures"].items()}
        if not 0 <= first < stop <= self.members:
            raise ValueError("unknown members")
        for name, shape in self.shapes.items():
            if arrays[name].shape != (stop - first, *shape) or arrays[name].dtype != float:
                raise ValueError("unknown shape")
        if not all(first <= index < stop for index in failures):
            raise ValueError("unknown failures")
        return Chunk(first, stop, arrays, failures)

    def write(self, chunk: Chunk) -> None:
        """Write one chunk; a reader finds the whole file or none."""
        about = {
            "format": _FORMAT,
            **self.fingerprints,
            "first": chunk.first,
            "stop": chunk.stop,
            "failures": chunk.failures,
        }
        width = len(str(self.members - 1))
        name = f"members-{chunk.first:0{width}}-{chunk.stop - 1:0{width}}.npz"
        waiting = self.path / f"{name}.{os.getpid()}.part"
        arrays: dict[str, Any] = chunk.arrays
        try:
            with waiting.open("wb") as file:
                np.savez(file, about=np.array(json.dumps(about)), **arrays)
            waiting.replace(self.path / name)
        except OSError as error:
            raise _unusable(self.path, error) from None


def _unusable(path: Path, error: OSError) -> ProblemError:
    return ProblemError(error.strerror or "cannot be written", where=f"folder {path}")
