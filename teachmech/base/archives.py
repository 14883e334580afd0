"""Arrays and a text about them in one file of NumPy (``.npz``).

Such a file is a zip archive, in which a few bytes may unfold to any size, and NumPy's own reader
accepts many other forms. Therefore names, types and shapes are read first, without the arrays. Only
the forms that `write` produces are accepted: plain numbers and one text, compressed or not.
"""

from __future__ import annotations

import io
import math
import re
import struct
import zipfile
import zlib
from codecs import getincrementaldecoder
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, shortened
from teachmech.base.files import read_bytes, replacing

if TYPE_CHECKING:
    from pydantic import BaseModel

M = TypeVar("M", bound="BaseModel")
MAX_BYTES = 2_200_000_000  # bytes of all arrays, uncompressed; a run has at most 2 GB
MAX_TEXT = 800_000_000  # bytes of the text, which may describe a million members
# A text of more than `_MAX_UNCHECKED` bytes may be at most `_MAX_RATIO` times as large as its #
# compressed form, since a few bytes could fill the memory. A million equal failures give 160.
_MAX_UNCHECKED, _MAX_RATIO = 20_000_000, 250
# The beginning of a file's format -> a text with the kind of file and the function that reads it.
_READERS = {
    "teachmech motion": "a motion; read it with Motion.from_npz",
    "teachmech ensemble": "an ensemble; read it with Ensemble.from_npz",
}
_ABOUT = "about"  # the name of the array that holds the text
_ENDING = ".npy"
_MAGIC = b"\x93NUMPY\x01\x00"
_MAX_HEADER = 10_000
_HEADER = re.compile(
    rb"\{'descr': '([<>](f8|i[48]|U\d{1,8}))', 'fortran_order': (True|False), "
    rb"'shape': \(((?:\d{1,12}, )*(?:\d{1,12},?)?)\), \} *\n"
)
# The errors of zipfile and zlib if a file is damaged, or compressed in an unknown way.
_DAMAGE_ERRORS = (
    *(zipfile.BadZipFile, zlib.error, struct.error, EOFError, KeyError),
    *(ValueError, RuntimeError, OSError),
)


class ArchiveError(ProblemError):
    """The error of a file that is not an archive of arrays, or lacks some arrays."""


@dataclass(frozen=True)
class _Header:
    """The description of an array before its numbers, and the position at which these begin."""

    name: str
    dtype: np.dtype[Any]
    shape: tuple[int, ...]
    order: Any  # "C" or "F"
    begin: int

    @property
    def size(self) -> int:
        """The number of bytes of the numbers."""
        return math.prod(self.shape) * self.dtype.itemsize


def write(path: str | Path, about: str, arrays: Mapping[str, Array], packed: bool = True) -> None:
    """Write arrays and a text about them to a file; see `teachmech.base.files.replacing`."""
    text = np.array(about)
    is_dense = text.nbytes > _MAX_UNCHECKED and text.nbytes > _MAX_RATIO * len(
        zlib.compress(text.tobytes())
    )
    with replacing(path) as part, zipfile.ZipFile(part, "w") as file:
        for name, array in {_ABOUT: text, **arrays}.items():
            is_packed = packed and not (is_dense and array is text)
            file.compression = zipfile.ZIP_DEFLATED if is_packed else zipfile.ZIP_STORED
            with file.open(f"{name}{_ENDING}", "w", force_zip64=True) as member:
                np.lib.format.write_array(member, np.asanyarray(array), allow_pickle=False)


class Archive:
    """A file of arrays whose headers are checked; each array is read on request.

    Parameters
    ----------
    path : str or Path

    Attributes
    ----------
    about : str
        The text.
    shapes : dict of str to tuple of int
        The shapes of the arrays by their names.

    Raises
    ------
    ArchiveError
        If the file is damaged, or is another kind of file.
    ProblemError
        If the file cannot be read.

    Examples
    --------
    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     path = Path(folder, "a.npz")
    ...     write(path, "two numbers", {"x": np.array([1.0, 2.0])})
    ...     archive = Archive(path)
    >>> archive.about, archive.shapes, archive.array("x", (2,)).tolist()
    ('two numbers', {'x': (2,)}, [1.0, 2.0])
    """

    def __init__(self, path: str | Path) -> None:
        self._content = io.BytesIO(read_bytes(path, MAX_BYTES))
        with self._reading() as file:
            members = file.infolist()
            whole = sum(member.file_size for member in members)
            if whole > MAX_BYTES:
                what = f"it would unfold to {whole / 1e9:.3g} GB"
                raise ArchiveError(f"{what}; at most {MAX_BYTES / 1e9:g} GB are read")
            if len({member.filename for member in members}) < len(members):
                raise ArchiveError("two of its arrays have the same name")
            headers = [_header(file, member) for member in members]
        self._headers = {header.name: header for header in headers}
        text = self._headers.pop(_ABOUT, None)
        if text is None or text.dtype.kind != "U" or not 0 < text.size <= MAX_TEXT:
            raise ArchiveError(f"there is no text {_ABOUT!r}")
        if text.size > max(_MAX_UNCHECKED, _MAX_RATIO * self._content.getbuffer().nbytes):
            raise ArchiveError(f"its text would unfold to {text.size / 1e6:.3g} MB")
        order = "le" if text.dtype.str[0] == "<" else "be"
        decoder = getincrementaldecoder(f"utf-32-{order}")()
        with self._reading() as file:
            parts = [decoder.decode(part) for part in _parts(file, text)]
            self.about = "".join(parts) + decoder.decode(b"", final=True)
        self.shapes = {name: header.shape for name, header in self._headers.items()}

    def parsed(self, model: type[M]) -> M:
        """Return the content of the text, which is JSON, as an object of the model.

        Raises
        ------
        ArchiveError
            If the text does not have the fields of the model.
        """
        from pydantic import ValidationError

        try:
            return model.model_validate_json(self.about)
        except ValidationError as error:
            wrong = error.errors(include_input=False, include_url=False, include_context=False)[0]
            if wrong["loc"] == ("format",):
                for kind, reader in _READERS.items():
                    if self.about.startswith(f'{{"format": "{kind} ') and kind not in wrong["msg"]:
                        raise ArchiveError(f"it is the file of {reader}") from None
            start = shortened(".".join(map(str, wrong["loc"])) or _ABOUT)
            raise ArchiveError(f"{start} in its text: {wrong['msg']}") from None

    def array(self, name: str, shape: tuple[int, ...], kind: str = "f") -> Any:
        """Return an array of this shape: floating-point numbers, or integers if kind is "i".

        Raises
        ------
        ArchiveError
            If the array is missing, or has another shape or type. It is then not loaded.
        """
        header, shown = self._headers.get(name), shortened(name)
        if header is None:
            raise ArchiveError(f"there is no array {shown}")
        if header.shape != shape:
            raise ArchiveError(f"the array {shown} has shape {header.shape}, not {shape}")
        if header.dtype.kind != kind:
            raise ArchiveError(f"the array {shown} has numbers of the type {header.dtype}")
        with self._reading() as file:
            return _bytes(file, header).view(header.dtype).reshape(shape, order=header.order)

    @contextmanager
    def _reading(self) -> Iterator[zipfile.ZipFile]:
        try:
            with zipfile.ZipFile(self._content) as file:
                yield file
        except _DAMAGE_ERRORS:
            raise ArchiveError("it is damaged, or is not a file of NumPy arrays") from None


def _header(file: zipfile.ZipFile, member: zipfile.ZipInfo) -> _Header:
    """Return the header of an array, checked against the size of its member."""
    name, shown = member.filename.removesuffix(_ENDING), shortened(member.filename)
    known = member.compress_type in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
    if not known or member.flag_bits & 1:
        raise ArchiveError(f"{shown} is encrypted, or packed in another way")
    with file.open(member) as content:
        begin = content.read(len(_MAGIC) + 2)
        length = int.from_bytes(begin[len(_MAGIC) :], "little")
        found = _HEADER.fullmatch(content.read(min(length, _MAX_HEADER)))
    if name == member.filename or not begin.startswith(_MAGIC) or found is None:
        raise ArchiveError(f"{shown} is not an array of plain numbers")
    dtype = np.dtype(found[1].decode())
    shape = tuple(int(size) for size in found[4].replace(b",", b" ").split())
    header = _Header(name, dtype, shape, "F" if found[3] == b"True" else "C", len(begin) + length)
    if header.begin + header.size != member.file_size:
        raise ArchiveError(f"{shown} does not have the size that its header states")
    return header


def _bytes(file: zipfile.ZipFile, header: _Header) -> Any:
    """Return the bytes of an array as an array of bytes."""
    read, start = np.empty(header.size, np.uint8), 0
    for part in _parts(file, header):
        read[start : start + len(part)] = np.frombuffer(part, np.uint8)
        start += len(part)
    return read


def _parts(file: zipfile.ZipFile, header: _Header) -> Iterator[bytes]:
    """Yield the bytes of an array, in parts."""
    left = header.size
    with file.open(header.name + _ENDING) as member:
        member.read(header.begin)
        while part := member.read(1 << 20):
            left -= len(part)
            yield part
    if left:
        raise EOFError
