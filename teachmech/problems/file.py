"""ProblemFile: what every description in a YAML file can do, and how its errors find their line."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Self

from pydantic import PrivateAttr, ValidationError
from pydantic.json_schema import GenerateJsonSchema

from teachmech.base import documents
from teachmech.base.errors import ProblemError, TeachmechError, a_kind, checked_arguments
from teachmech.base.files import read_text
from teachmech.faces import Motion, System, motion_of
from teachmech.numerics.integrators import Settings
from teachmech.problems.data import Part, shape_error
from teachmech.run.simulation import run

if TYPE_CHECKING:
    from teachmech.base.progress import Progress
    from teachmech.model.equations import Equations
    from teachmech.start.start_report import StartReport


Text = str | float
SETTINGS = ("time", "method", "tolerance", "stabilisation", "alpha", "beta", "until")


@checked_arguments
class ProblemFile(Part):
    """A system with its start and its time span, described in a file.

    A subclass has fields for the keys of its file, and says what they mean: `title`, `system`,
    ``_options``, ``_path``, and where the defaults do not fit `notes`, `start_with`, ``_in_words``
    and ``_check``.
    """

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

    def simulate(
        self,
        time: Sequence[Text] | None = None,
        *,
        start: Mapping[str, Text] | None = None,
        parameters: Mapping[str, Text] | None = None,
        method: str | None = None,
        tolerance: Text | None = None,
        stabilisation: str | None = None,
        alpha: Text | None = None,
        beta: Text | None = None,
        until: str | None = None,
        compiled: bool | Literal["often"] | None = None,
        progress: Progress | bool | None = None,
        allow_inconsistent_start: bool = False,
        start_tolerance: float | None = None,
    ) -> Motion:
        """Return the motion; what is given here stands in the place of what the problem says.

        Parameters
        ----------
        time : tuple of float, optional
            ``(start, end)`` or ``(start, end, step)`` in seconds.
        start, parameters : mapping of str to float or str, optional
            Values that replace those of the problem, by name. With other parameters, or another
            start time, a mechanism is assembled anew.
        method, tolerance, stabilisation, alpha, beta, until
            How to integrate, and until when; see `teachmech.simulate`. Another method brings its
            own stabilisation; ``until=""`` lets a motion run to the end time.
        compiled, progress, allow_inconsistent_start, start_tolerance
            How to run; see `teachmech.simulate`.

        Examples
        --------
        >>> import teachmech as tm
        >>> motion = tm.example("meridian").simulate(time=(0, 0.1, 0.005), parameters={"g": 1.62})
        >>> len(motion)
        21
        """
        settings = self.settings_with(time, method, tolerance, stabilisation, alpha, beta, until)
        system = self.starting(settings.start, start, parameters)
        keys = ("time", "start", "parameters", "until", "method", "stabilisation", "compiled")
        values = (time, start, parameters, until, method, stabilisation, compiled)
        given = [key for key, value in zip(keys, values, strict=True) if value is not None]
        with self.locating(given):
            return motion_of(
                run,
                system,
                settings,
                compiled=compiled,
                progress=progress,
                allow_inconsistent_start=allow_inconsistent_start,
                start_tolerance=start_tolerance,
            )

    def program(
        self,
        time: Sequence[Text] | None = None,
        method: str | None = None,
        tolerance: Text | None = None,
        stabilisation: str | None = None,
        alpha: Text | None = None,
        beta: Text | None = None,
        until: str | None = None,
    ) -> str:
        """Return the source of the program; the arguments are those of `simulate`."""
        from teachmech.program import write

        settings = self.settings_with(time, method, tolerance, stabilisation, alpha, beta, until)
        with self.locating():
            return write(self.system, settings)

    def equations(self) -> Equations:
        """Return constraints, derivatives, A and b for reading; prints as text, shows as LaTeX."""
        with self.locating():
            return self.system.equations()

    def examine_start(self, fixed: Collection[str] = ()) -> StartReport:
        """Return what is known of the start before anything runs; see `StartReport`."""
        from teachmech.start.start_report import examine_start

        with self.locating(["fixed"]):
            return examine_start(self.system, self.settings.start, fixed=fixed)

    def settings_with(
        self,
        time: Sequence[Text] | None = None,
        method: str | None = None,
        tolerance: Text | None = None,
        stabilisation: str | None = None,
        alpha: Text | None = None,
        beta: Text | None = None,
        until: str | None = None,
    ) -> Settings:
        """Return the time span and the method with these arguments, those of `simulate`."""
        options = self._options()
        if method not in (None, self.settings.method):
            # Another method brings its own stabilisation unless the user says otherwise.
            options["stabilisation"] = None
        given = (time, method, tolerance, stabilisation, alpha, beta, until)
        options |= {k: x for k, x in zip(SETTINGS, given, strict=True) if x is not None}
        # What is wrong in the options is said of the options, not of the file.
        settings = Settings.of(**options)
        if until:
            self.system.read_condition(settings.until)
        return settings

    def starting(
        self,
        time: float,
        start: Mapping[str, Text] | None = None,
        parameters: Mapping[str, Text] | None = None,
    ) -> System:
        """Return the system with the values of `start_with`, and other parameters."""
        start = self.start_with(time, start, parameters)
        return self.system.replace(start=start, parameters=parameters)

    def start_with(
        self,
        time: float,
        start: Mapping[str, Text] | None = None,
        parameters: Mapping[str, Text] | None = None,
    ) -> dict[str, Text]:
        """Return the start values that replace those of the problem.

        Parameters
        ----------
        time : float
            When the motion starts, in seconds.
        start, parameters : mapping of str to float or str, optional
            Values given by the user, by name.
        """
        return dict(start or {})

    # --- files --------------------------------------------------------------------------------

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """Read a problem file; errors name file, line and key."""
        return cls.loads(read_text(path), source=str(path))

    @classmethod
    def loads(cls, text: str, source: str = "<text>") -> Self:
        """Read a problem from the text of a file; ``source`` names it in errors."""
        return cls.of(documents.read(text, source))

    @classmethod
    def of(cls, document: documents.Document) -> Self:
        """Return the problem of a file that was read."""
        if not isinstance(document.data, dict):
            hint = f"such a file begins with '{next(iter(cls.model_fields))}: ...'"
            raise ProblemError("there is no mapping of keys", where=document.source, hint=hint)
        if document.data and not cls.model_fields.keys() & document.data.keys():
            what = f"no key here is one of a {cls.__name__}: {', '.join(cls.model_fields)}"
            hint = "teachmech.load reads problem files and MechSpec files"
            raise ProblemError(what, where=document.source, hint=hint)
        return cls(document, **document.data)

    def to_yaml(self) -> str:
        """Return the text of the file; unchanged for a problem that was loaded."""
        if self._document is not None:
            return self._document.text
        return documents.write(self.to_dict())

    def save(self, path: str | Path) -> None:
        """Write the problem file; every expression stays as it was typed."""
        Path(path).write_text(self.to_yaml(), encoding="utf-8")

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
            if place[:1] == ("file",):
                raise
            if not place and isinstance(error, ProblemError) and error.key:
                place = tuple(error.key.split("."))
                if place[0] in given:
                    raise
            if not place:
                raise
            path = self._path(place)
            located = error
            located.where = self._in_words(place, path) or located.where
            if self._document is not None:
                line = self._document.line(path)
                located = error.at(f"{self._document.source}, line {line}")
                if isinstance(located, ProblemError):
                    located.key, located.line = documents.dotted(path), line
            located.place = ("file", *path)
            raise located from None


class _Untitled(GenerateJsonSchema):
    """Keys keep their name; pydantic would give physParamsToShow the title Physparamstoshow."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False
