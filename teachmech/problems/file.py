"""The base class of problem files, which reads and writes YAML and finds the lines of errors."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Self

from pydantic import ConfigDict, PrivateAttr, ValidationError
from pydantic.json_schema import GenerateJsonSchema

from teachmech.base import documents
from teachmech.base.errors import ProblemError, TeachmechError, a_kind, checked_arguments
from teachmech.base.files import read_text, write_text
from teachmech.base.words import as_text
from teachmech.numerics.integrators import METHODS, Settings
from teachmech.problems.data import BY_ENERGIES, FileModel, is_energy, shape_error
from teachmech.start.start_report import StartReport, examine_start
from teachmech.system_and_motion import InitialValueProblem, System

if TYPE_CHECKING:
    from markupsafe import Markup

Text = str | float


def is_table(source: str) -> bool:
    """Return whether a file is a table of a linkage, by its name.

    Examples
    --------
    >>> is_table("Crank.CSV"), is_table("crank.yaml")
    (True, False)
    """
    return source.lower().endswith((".csv", ".tsv"))


@checked_arguments
class ProblemFile(InitialValueProblem, FileModel):
    """A system with its start and its time span, described in a file.

    A subclass has a field for each key of its file and defines `title`, `system`, ``_options`` and
    ``_path``. It may override `notes`, `start_with`, ``_in_words`` and ``_check``.
    """

    model_config = ConfigDict(defer_build=False)  # for a signature with the keys

    PARAMETERS: ClassVar[str] = "parameters"  # the key of the parameters

    _document: documents.Document | None = PrivateAttr(default=None)

    def __init__(self, document: documents.Document | None = None, /, **data: Any) -> None:
        """Check the keys, then parse every text; ``document`` is the file that errors name."""
        given: Any = document
        if not isinstance(given, documents.Document | None):
            what = f"{a_kind(self)} takes the keys of its file by name, not {a_kind(given)}"
            raise ProblemError(what, hint="teachmech.load reads a file")
        try:
            super().__init__(**data)
        except ValidationError as error:
            raise shape_error(error, document, type(self)) from None
        self._document = document
        with self.locating():
            self._check()
            options = self._options()
            if None in options["time"]:  # the end is open; every other option is checked
                options["time"] = (0, 1)
            if until := Settings.of(**options).until:
                self.system.read_condition(until)

    # --- defined by the subclass --------------------------------------------------------------

    @property
    def title(self) -> str:
        """Name and size in one line."""
        raise NotImplementedError

    @property
    def notes(self) -> list[str]:
        """Remarks on keys of the file that are not used, or not used literally."""
        return []

    @property
    def moved(self) -> dict[str, tuple[float, float]]:
        """The given start values that were changed to meet the constraints; none by default."""
        return {}

    @property
    def start_notes(self) -> list[str]:
        """Remarks on start values that the file does not determine; part of `notes`."""
        return []

    @cached_property
    def system(self) -> System:
        """The system."""
        raise NotImplementedError

    @cached_property
    def settings(self) -> Settings:
        """Time span and method.

        Raises
        ------
        ProblemError
            If the file has no end time.
        """
        return self._settings({})

    @property
    def time_span(self) -> list[Any]:
        """Start time, end time (None if the file has none) and, if given, the step."""
        span: list[Any] = self._options()["time"]
        return span

    def _options(self) -> dict[str, Any]:
        """Return the arguments of `Settings.of`; an end time that is not given is None."""
        raise NotImplementedError

    def _check_end(self) -> None:
        """Refuse a file without an end time."""

    def _path(self, location: tuple[str | int, ...]) -> tuple[str | int, ...]:
        """Return the keys in the file for a location in the system or the settings."""
        raise NotImplementedError

    def _in_words(self, location: tuple[str | int, ...], path: tuple[str | int, ...]) -> str:
        """Return the name of a location; empty if the error already states it."""
        return ""

    def _check(self) -> None:
        """Parse every text, so that mistakes are reported when the file is read."""

    # --- methods ------------------------------------------------------------------------------

    def examine_start(self, fixed: Collection[str] = ()) -> StartReport:
        """Return the report on the start; see `StartReport`."""
        with self.locating(["fixed"]):
            return examine_start(self.system, self.start_time, fixed=fixed)

    def _settings(self, given: dict[str, Any]) -> Settings:
        options = self._options()
        if "time" not in given:
            with self.locating():
                self._check_end()
        if given.get("method", options["method"]) != options["method"]:
            # The default stabilisation depends on the method.
            options["stabilisation"] = None
        given = self._with_step({"method": options["method"], **given}, options["time"])
        # Errors in the options refer to the options, not to the file.
        settings = Settings.of(**(options | given))
        if given.get("until"):
            self.system.read_condition(settings.until)
        return settings

    def _with_step(self, given: dict[str, Any], span: Sequence[Any]) -> dict[str, Any]:
        """Return the arguments, with the step of the file if a step is needed but not given."""
        time, method = given.get("time"), given["method"]
        if not isinstance(time, (list, tuple)) or len(time) != 2 or len(span) != 3:
            return given
        constant = method in METHODS and not METHODS[method].adaptive
        return given | {"time": (*time, span[2])} if constant else given

    @property
    def start_time(self) -> float:
        """The start time in seconds."""
        return self.settings.start

    def _repr_html_(self) -> Markup:
        from teachmech.animation.rich_display import system_page

        settings = None if None in self.time_span else self.settings
        return system_page(self.system, settings, self.title, self.start_notes)

    # --- files --------------------------------------------------------------------------------

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """Read a problem file; errors name file, line and key."""
        return cls.loads(read_text(path, documents.MAX_BYTES), source=str(path))

    @classmethod
    def loads(
        cls, text: str, source: str = "<text>", parameters: Mapping[str, Text] | None = None
    ) -> Self:
        """Read a problem from the text of a file; errors use ``source`` as the name of the file.

        The ``parameters`` replace those of the file before they are parsed.
        """
        return cls.of(cls._read(text, source), parameters)

    @classmethod
    def _read(cls, text: str, source: str) -> documents.Document:
        """Return the keys in the text of a file; a subclass may read other types of files."""
        return documents.read(text, source)

    @classmethod
    def of(cls, document: documents.Document, parameters: Mapping[str, Text] | None = None) -> Self:
        """Return the problem of a document, with ``parameters`` as in `loads`."""
        if not isinstance(document.data, dict):
            hint = f"begin the file with '{next(iter(cls.model_fields))}: ...'"
            raise ProblemError("there is no mapping of keys", where=document.source, hint=hint)
        if document.data and not cls.model_fields.keys() & document.data.keys():
            what = f"there is no key of a {cls.__name__}: {', '.join(cls.model_fields)}"
            energies = any(is_energy((key,)) for key in document.data)
            hint = BY_ENERGIES if energies else "teachmech.load reads every kind of problem file"
            raise ProblemError(what, where=document.source, hint=hint)
        texts = {name: as_text(x, f"parameter {name}") for name, x in (parameters or {}).items()}
        document = document.replacing(cls.PARAMETERS, texts)
        return cls(document, **document.data)

    def to_yaml(self) -> str:
        """Return the text of the file, which is the original text if the problem was loaded."""
        if self._document is not None:
            return self._document.text
        return documents.write(self.to_dict())

    def save(self, path: str | Path) -> None:
        """Write the problem file with every expression as it was typed."""
        write_text(path, self.to_yaml())

    @classmethod
    def json_schema(cls) -> dict[str, Any]:
        """Return the JSON Schema of the file for editors.

        Examples
        --------
        >>> import teachmech as tm
        >>> tm.Mechanism.json_schema()["required"]
        ['PartData']
        """
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            **cls.model_json_schema(schema_generator=_Untitled),
        }

    def to_dict(self) -> dict[str, Any]:
        """Return the fields that are not at their default as plain dicts, lists and texts."""
        return self.model_dump(mode="json", exclude_defaults=True, exclude_none=True)

    @contextmanager
    def locating(self, given: Collection[str] = ()) -> Iterator[None]:
        """Add the location in the problem and the line of the file to every error inside.

        Parameters
        ----------
        given : collection of str
            Arguments of the caller; errors in them are not errors of the file.
        """
        try:
            yield
        except TeachmechError as error:
            location = error.location
            if not location and isinstance(error, ProblemError) and error.key:
                location = tuple(error.key.split("."))
            if not location or location[0] in given or location[0] == "file":
                raise
            path = self._path(location)
            if self._document is not None and path in self._document.replaced:
                raise
            error.where = self._in_words(location, path) or error.where
            if self._document is not None:
                line = self._document.line(path)
                error.at(f"{self._document.source}, line {line}")
                if isinstance(error, ProblemError):
                    error.key, error.line = documents.dotted(path), line
            error.location = ("file", *path)
            raise


class _Untitled(GenerateJsonSchema):
    """A schema without titles; pydantic would title ``physParamsToShow`` as "Physparamstoshow"."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False
