"""A file of finished rows, from which an interrupted run continues.

Runs only append to a journal; several runs may do so at the same time. The first line names the
format. Each other line has a seal and JSON: a row, a mark that all submissions are marked again
from here, or a mark that such a run is complete. The seal depends on the line and on the secret of
the course. A torn, damaged or forged line does not match its seal and is not parsed.
"""

from __future__ import annotations

import dataclasses
import hmac
import json
import os
from pathlib import Path
from typing import Any

from teachmech.base.errors import ProblemError, not_written, readable
from teachmech.base.files import read_bytes
from teachmech.base.words import counted
from teachmech.homework.marking.marks import SubmissionResult
from teachmech.homework.marking.student_files import StudentFiles
from teachmech.homework.statuses import SubmissionStatus
from teachmech.studies.ensembles.work import digest

HEADER = b"teachmech rows of marks, sealed 1"
_LARGEST = 500_000_000  # bytes of a journal
# These may have another result in another run, with less load or more memory.
TRIED_AGAIN = (
    *(SubmissionStatus.CRASHED, SubmissionStatus.TOO_SLOW),
    *(SubmissionStatus.TOO_MUCH_MEMORY, SubmissionStatus.NOT_RUN),
)


class Journal:
    """The rows in the file of a journal, which is created if it does not exist.

    Only rows with the same `job`, the key of a `MarkingJob`, are used.

    Attributes
    ----------
    rows : dict of str to SubmissionResult
        The rows, by the result of `submission_digest`.
    anew : bool
        True if a run that marks all submissions again is incomplete.
    notes : list of str
        Remarks about the file.
    """

    def __init__(self, path: str | Path, job: str, secret: str) -> None:
        self.path, self.job = Path(path), job
        self.key = hmac.digest(secret.encode(), HEADER, "sha256")
        self.name = readable(self.path.name)
        self.rows: dict[str, SubmissionResult] = {}
        self.anew = False
        self.notes: list[str] = []
        content = read_bytes(path, _LARGEST) if self.path.exists() else b""
        if not HEADER.startswith(content[: len(HEADER)]):
            hint = "give the name of another file, or move it away"
            raise ProblemError("this is not a journal of marking", where=readable(path), hint=hint)
        try:
            with self.path.open("ab") as file:
                file.write(HEADER[len(content) :])
        except OSError as error:
            raise not_written(path, error.strerror or "?") from None
        self._read(content[len(HEADER) :])

    def _read(self, content: bytes) -> None:
        """Read the last row of each submission of this job."""
        others = damaged = 0
        for line in content.split(b"\n"):
            seal, _, record = line.partition(b" ")
            if line in (b"", HEADER):  # two runs may have begun it at the same time
                continue
            if not hmac.compare_digest(seal, self._seal(record)):
                damaged += 1
                continue
            found: dict[str, Any] = json.loads(record)
            if found["job"] != self.job:
                others += "row" in found
            elif "row" in found:
                self.rows[found["submission"]] = SubmissionResult(**found["row"])
            else:
                self._turn(found["anew"])
        if damaged:
            why = "damaged, or of a course with another secret"
            self.notes.append(f"{counted(damaged, 'line')} of {self.name} not used: {why}")
        if others and not self.rows:
            why = "of another exercise, other limits or options, or another version of teachmech"
            self.notes.append(f"{counted(others, 'row')} of {self.name} not used: {why}")

    def write(self, submission: str, row: SubmissionResult) -> None:
        """Append the row of a submission, unless the submission must be tried again.

        If the disk is full, marking continues with a note.
        """
        if row.status in TRIED_AGAIN:
            return
        self._add({"submission": submission, "row": dataclasses.asdict(row)})

    def begin_anew(self) -> None:
        """Ignore all earlier rows, in this run and in later ones."""
        self._turn(True)
        self._add({"anew": True})

    def finish(self) -> None:
        """Record that all submissions are marked."""
        if self.anew:
            self._turn(False)
            self._add({"anew": False})

    def _turn(self, anew: bool) -> None:
        self.anew = anew
        if anew:
            self.rows.clear()

    def _add(self, about: dict[str, Any]) -> None:
        record = json.dumps({"job": self.job, **about}).encode()
        try:
            # A removed file is not created again. The leading line break ends an incomplete line.
            flags = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)
            with os.fdopen(os.open(self.path, flags), "wb") as file:
                file.write(b"\n" + self._seal(record) + b" " + record)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            note = f"{self.name} lacks rows, which could not be written: {error.strerror or '?'}"
            self.notes = [*(known for known in self.notes if known != note), note]

    def _seal(self, record: bytes) -> bytes:
        return hmac.digest(self.key, record, "sha256").hex().encode()


def submission_digest(handed: StudentFiles) -> str:
    """Return the SHA-256 of the id of a student and of the files with their names."""
    files = {name: digest(content) for name, content in handed.files.items()}
    return digest(json.dumps([handed.student, files], sort_keys=True))


def written(journal: str | Path) -> list[Path]:
    """Return the files that a run writes: its journal, and the table of the same name.

    Examples
    --------
    >>> [path.name for path in written("marks.csv.rows")]
    ['marks.csv.rows', 'marks.csv']
    """
    path = Path(journal)
    return [path, path.with_suffix("")] if path.name.endswith(".csv.rows") else [path]
