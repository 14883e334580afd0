"""ProblemFile: what every description in a YAML file can do, and how its errors find their line."""

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
from teachmech.faces import Problem, System
from teachmech.numerics.integrators import METHODS, Settings
from teachmech.problems.data import BY_ENERGIES, Part, is_energy, shape_error
from teachmech.start.start_report import StartReport, examine_start

if TYPE_CHECKING:
    from markupsafe import Markup

Text = str | float


@checked_arguments
class ProblemFile(Problem, Part):
    """A system with its start and its time span, described in a file.

    A subclass has fields for the keys of its file, and says what they mean: `title`, `system`,
    ``_options``, ``_path``, and where the defaults do not fit `notes`, `start_with`, ``_in_words``
    and ``_check``.
    """

    model_config = ConfigDict(defer_build=False)  # so that its signature has the keys

    PARAMETERS: ClassVar[str] = "parameters"  # the key that has them

    _document: documents.Document | None = PrivateAttr(default=None)

    def __init__(self, document: documents.Document | None = None, /, **data: Any) -> None:
        """Check the shape, then read every text; ``document`` is the file, for the errors."""
        given: Any = document
        if not isinstance(given, documents.Document | None):
            what = f"{a_kind(self)} takes the keys of its file by name, and this is {a_kind(given)}"
            raise ProblemError(what, hint="teachmech.load reads a file")
        try:
            super().__init__(**data)
        except ValidationError as error:
            raise shape_error(error, document, type(self)) from None
        self._document = document
        with self.locating():
            self._check()
            if self.settings.until:
                self.system.read_condition(self.settings.until)

    # --- what it means, said by the subclass --------------------------------------------------

    @property
    def title(self) -> str:
        """Name and size in one line."""
        raise NotImplementedError

    @property
    def notes(self) -> list[str]:
        """What the file asks for and is not taken as it stands."""
        return []

    @property
    def start_notes(self) -> list[str]:
        """What the start takes although the file leaves it open; a part of `notes`."""
        return []

    @cached_property
    def system(self) -> System:
        """The system."""
        raise NotImplementedError

    @cached_property
    def settings(self) -> Settings:
        """Time span and method."""
        return Settings.of(**self._options())

    @property
    def time_span(self) -> list[Any]:
        """Start and end of the time, and the step where one is given."""
        span: list[Any] = self._options()["time"]
        return span

    def _options(self) -> dict[str, Any]:
        """The arguments of `Settings.of`."""
        raise NotImplementedError

    def _path(self, place: tuple[str | int, ...]) -> tuple[str | int, ...]:
        """The keys in the file of a place in the system or the settings."""
        raise NotImplementedError

    def _in_words(self, place: tuple[str | int, ...], path: tuple[str | int, ...]) -> str:
        """What to call a place; empty for what the error says already."""
        return ""

    def _check(self) -> None:
        """Read everything, so that a wrong text is found when the file is."""

    # --- what can be done with it -------------------------------------------------------------

    def examine_start(self, fixed: Collection[str] = ()) -> StartReport:
        """Return what is known of the start before anything runs; see `StartReport`."""
        with self.locating(["fixed"]):
            return examine_start(self.system, self.settings.start, fixed=fixed)

    def _settings(self, given: dict[str, Any]) -> Settings:
        options = self._options()
        if given.get("method", self.settings.method) != self.settings.method:
            # Another method brings its own stabilisation unless the user says otherwise.
            options["stabilisation"] = None
        given = self._with_step(given, options["time"])
        # What is wrong in the options is said of the options, not of the file.
        settings = Settings.of(**(options | given))
        if given.get("until"):
            self.system.read_condition(settings.until)
        return settings

    def _with_step(self, given: dict[str, Any], span: Sequence[Any]) -> dict[str, Any]:
        """Return arguments whose time, if a constant step needs one, has that of the file."""
        time, method = given.get("time"), given.get("method", self.settings.method)
        if not isinstance(time, (list, tuple)) or len(time) != 2 or len(span) != 3:
            return given
        constant = method in METHODS and not METHODS[method].adaptive
        return given | {"time": (*time, span[2])} if constant else given

    @property
    def start_time(self) -> float:
        """When the motion starts, in seconds."""
        return self.settings.start

    def _repr_html_(self) -> Markup:
        from teachmech.animation.rich_display import system_page

        return system_page(self.system, self.settings, self.title, self.start_notes)

    # --- files --------------------------------------------------------------------------------

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """Read a problem file; errors name file, line and key."""
        return cls.loads(read_text(path, documents.MAX_BYTES), source=str(path))

    @classmethod
    def loads(
        cls, text: str, source: str = "<text>", parameters: Mapping[str, Text] | None = None
    ) -> Self:
        """Read a problem from the text of a file; ``source`` names it in errors.

        The given ``parameters`` replace the texts of the file before any of them is looked at.
        """
        return cls.of(documents.read(text, source), parameters)

    @classmethod
    def of(cls, document: documents.Document, parameters: Mapping[str, Text] | None = None) -> Self:
        """Return the problem of a file that was read, with other ``parameters`` as in `loads`."""
        if not isinstance(document.data, dict):
            hint = f"such a file begins with '{next(iter(cls.model_fields))}: ...'"
            raise ProblemError("there is no mapping of keys", where=document.source, hint=hint)
        if document.data and not cls.model_fields.keys() & document.data.keys():
            what = f"no key here is one of a {cls.__name__}: {', '.join(cls.model_fields)}"
            energies = any(is_energy((key,)) for key in document.data)
            hint = BY_ENERGIES if energies else "teachmech.load reads every kind of problem file"
            raise ProblemError(what, where=document.source, hint=hint)
        texts = {name: as_text(x, f"parameter {name}") for name, x in (parameters or {}).items()}
        document = document.replacing(cls.PARAMETERS, texts)
        return cls(document, **document.data)

    def to_yaml(self) -> str:
        """Return the text of the file; unchanged for a problem that was loaded."""
        if self._document is not None:
            return self._document.text
        return documents.write(self.to_dict())

    def save(self, path: str | Path) -> None:
        """Write the problem file; every expression stays as it was typed."""
        write_text(path, self.to_yaml())

    @classmethod
    def json_schema(cls) -> dict[str, Any]:
        """Return the JSON Schema of such a file, for editors.

        Examples
        --------
        >>> import teachmech as tm
        >>> tm.Mechanism.json_schema()["required"]
        ['PartData', 'ProblemData']
        """
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            **cls.model_json_schema(schema_generator=_Untitled),
        }

    def to_dict(self) -> dict[str, Any]:
        """Return the fields as plain dicts, lists and texts, without those at their default."""
        return self.model_dump(mode="json", exclude_defaults=True, exclude_none=True)

    @contextmanager
    def locating(self, given: Collection[str] = ()) -> Iterator[None]:
        """Give every error inside the place in the problem and the line of the file.

        Parameters
        ----------
        given : collection of str
            Arguments of the caller: what is wrong in them is not in the file.
        """
        try:
            yield
        except TeachmechError as error:
            place = error.place
            if not place and isinstance(error, ProblemError) and error.key:
                place = tuple(error.key.split("."))
            if not place or place[0] in given or place[0] == "file":
                raise
            path = self._path(place)
            if self._document is not None and path in self._document.replaced:
                raise
            error.where = self._in_words(place, path) or error.where
            if self._document is not None:
                line = self._document.line(path)
                error.at(f"{self._document.source}, line {line}")
                if isinstance(error, ProblemError):
                    error.key, error.line = documents.dotted(path), line
            error.place = ("file", *path)
            raise


class _Untitled(GenerateJsonSchema):
    """Keys keep their name; pydantic would give physParamsToShow the title Physparamstoshow."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False
