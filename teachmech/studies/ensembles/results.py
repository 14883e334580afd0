"""The results of many motions as labelled arrays, and the failed members."""

from __future__ import annotations

import json
import math
import operator
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from markupsafe import Markup
from pydantic import BaseModel, Field

from teachmech.base import archives
from teachmech.base.archives import Archive, ArchiveError
from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, check_known, checked_arguments, readable, shortened
from teachmech.base.extras import requiring
from teachmech.base.lines import Line
from teachmech.base.rich_text import notes, page, table
from teachmech.base.tables import frame
from teachmech.base.words import counted
from teachmech.numerics.integrators import METHODS, Settings
from teachmech.studies.ensembles.variations import MEMBER
from teachmech.studies.ensembles.work import END, MEASURE

if TYPE_CHECKING:
    import pandas
    import xarray
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


_FORMAT = "teachmech ensemble 1"
_INNER = {"q": "coordinate", "v": "velocity"}  # last dimension; the time for columns
_TEXTS = ("name", "names", "dims", "coordinates", "velocities", "ending", "notes")
SHOWN = 5  # most failures shown in the report


class _EnsembleHeader(BaseModel, extra="forbid", defer_build=True):
    """The header of the file of an ensemble, as JSON."""

    format: str = Field(pattern=f"^{_FORMAT}$")
    settings: dict[str, Any]
    failures: dict[int, Line]
    name: Line
    names: tuple[Line, ...] = Field(min_length=1)
    dims: tuple[Line, ...]
    coordinates: tuple[Line, ...] = Field(min_length=1)
    velocities: tuple[Line, ...]
    ending: Line
    notes: tuple[Line, ...]


@checked_arguments
@dataclass(frozen=True, eq=False, repr=False)
class Ensemble:
    """The results of many motions; every array is an attribute: ``ensemble.t``, ``ensemble.q``.

    The arrays have the dimensions ``dims``; some have one more dimension. All values of failed or
    missing members are NaN.

    ============================  =================================================================
    ``t``                         time at the end in s
    ``q``, ``v``                  coordinates and velocities at the end; last dimension
                                  ``coordinate`` or ``velocity``
    ``energy_imbalance``          the largest ``|change of kinetic energy - work|`` at a stored time
    ``violation``                 the largest ``|h|`` or ``|g|`` of any constraint at a stored time
    ``rank``                      the least rank of A at a stored time
    ``measure``                   value of the user's own function
    ``x1``, ``vx1``, ``lambda1``  stored columns of the motion; last dimension ``time``, NaN after
                                  the end of a motion
    ============================  =================================================================

    Attributes
    ----------
    name : str
        The name of the problem.
    settings : Settings
        Time span and method.
    names, dims, coords
        As in `teachmech.studies.ensembles.variations.Variation`.
    coordinates, velocities : sequence of str
        The labels of the last dimension of ``q`` and ``v``.
    times : array
        The times of the columns; empty if there are no columns.
    arrays : dict of str to array
        The arrays by name.
    failures : dict of int to str
        The reason for each failed member, by its index; in a grid, the last dimension varies
        fastest.
    ending : str
        The reason why some members were not computed; empty if all were.
    notes : tuple of str
        Warnings, such as damaged files of the folder.

    Examples
    --------
    >>> import teachmech as tm
    >>> ball = tm.System(["z"], mass=["m"], forces=["-m*g"], parameters={"m": 1, "g": 9.81})
    >>> result = tm.ensemble(ball, {"g": [1.62, 9.81], "vz": [0, 5, 10]}, time=(0, 1, 0.1))
    >>> result.dims, result.q.shape, result.end("z").round(3).tolist()
    (('g', 'vz'), (2, 3, 1), [[-0.81, 4.19, 9.19], [-4.905, 0.095, 5.095]])
    """

    name: str
    settings: Settings
    names: tuple[str, ...]
    dims: tuple[str, ...]
    coords: dict[str, Array]
    coordinates: Sequence[str]
    velocities: Sequence[str]
    times: Array
    arrays: dict[str, Array]
    failures: dict[int, str]
    ending: str = ""
    notes: tuple[str, ...] = ()

    # --- by name ------------------------------------------------------------------------------

    def __getattr__(self, name: str) -> Array:
        arrays = self.__dict__.get("arrays", {})
        if name in arrays:
            return arrays[name]  # type: ignore[no-any-return]
        raise AttributeError(f"the ensemble has no {name!r}; it has {', '.join(arrays)}")

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self.arrays]

    def __getitem__(self, name: str) -> Array:
        """Return an array by its name."""
        check_known("array", [name], self.arrays)
        return self.arrays[name]

    def __len__(self) -> int:
        return int(np.prod(self.shape))

    @property
    def shape(self) -> tuple[int, ...]:
        """The number of values along each of `dims`."""
        shape: tuple[int, ...] = self.arrays["t"].shape
        return shape

    @property
    def is_grid(self) -> bool:
        """True if every name that varies is a dimension."""
        return self.dims == self.names

    @property
    def done(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """True for members with results, which are neither failed nor missing; shape `shape`."""
        return np.isfinite(self.arrays["t"])

    @property
    def missing(self) -> int:
        """The number of members that were not computed because the ensemble was stopped."""
        return len(self) - int(self.done.sum()) - len(self.failures)

    def end(self, name: str) -> Array:
        """Return a coordinate or a velocity at the end, by its name; shape `shape`."""
        known = [*self.coordinates, *self.velocities]
        check_known("coordinate or velocity", [name], known)
        array = self.q if name in self.coordinates else self.v
        return array[..., known.index(name) % len(self.coordinates)]

    def values(self, index: int) -> dict[str, float]:
        """Return the values of one member by name; its index is that in `failures`.

        Examples
        --------
        >>> import teachmech as tm
        >>> ball = tm.System(["z"], mass=[1], forces=[-10])
        >>> tm.ensemble(ball, {"z": [0, 1], "vz": [2, 3]}, time=(0, 1, 0.1)).values(2)
        {'z': 1.0, 'vz': 2.0}
        """
        try:
            index = range(len(self))[operator.index(index)]
        except (TypeError, IndexError):
            hint = f"members are counted from 0 to {len(self) - 1}"
            what = f"there is no member {shortened(index)}"
            raise ProblemError(what, key="index", hint=hint) from None
        indices = np.unravel_index(index, self.shape)
        indices = indices if self.is_grid else indices * len(self.names)
        return {n: float(self.coords[n][k]) for n, k in zip(self.names, indices, strict=True)}

    # --- tables and files ---------------------------------------------------------------------

    @property
    def _array_dims(self) -> dict[str, tuple[str, ...]]:
        own = {
            n: (_INNER.get(n, "time"),) if a.ndim > len(self.dims) else ()
            for n, a in self.arrays.items()
        }
        return {name: self.dims + inner for name, inner in own.items()}

    def to_xarray(self) -> xarray.Dataset:
        """Return everything as one xarray Dataset; failures are in its attributes.

        An underscore is appended to a name that varies and is also the name of an array.
        """
        with requiring("a Dataset needs", otherwise="use arrays, dims and coords"):
            import xarray
        taken = {*self.arrays, *_INNER.values(), "time", MEMBER}
        labels = {name: _free(name, taken) for name in self.names}
        coords: dict[str, Any] = {
            labels[name]: (labels[name] if self.is_grid else MEMBER, values)
            for name, values in self.coords.items()
        }
        coords |= {"coordinate": list(self.coordinates), "velocity": list(self.velocities)}
        coords |= {"time": self.times} if len(self.times) else {}
        arrays = {
            name: ([labels.get(dim, dim) for dim in dims], self.arrays[name])
            for name, dims in self._array_dims.items()
        }
        failures = json.dumps(self.failures)
        about = {"name": self.name, "ending": self.ending, "failures": failures}
        return xarray.Dataset(arrays, coords, about)

    def to_frame(self) -> pandas.DataFrame:
        """Return one row per member as a pandas frame: values, end, measure, reason for a failure.

        An underscore is appended to a name that varies and is also the name of a column.
        """
        ends: dict[str, Any] = {}
        for name, dims in self._array_dims.items():
            if dims == self.dims:
                ends[name] = self.arrays[name].reshape(-1)
            elif name in _INNER:
                labels = self.coordinates if name == "q" else self.velocities
                ends |= {label: self.end(label).reshape(-1) for label in labels}
        ends["failure"] = [self.failures.get(k, "") for k in range(len(self))]
        columns = [self.coords[name] for name in self.names]
        if self.is_grid:
            columns = [values.reshape(-1) for values in np.meshgrid(*columns, indexing="ij")]
        varied = {
            _free(name, ends): values for name, values in zip(self.names, columns, strict=True)
        }
        return frame({**varied, **ends}, "use arrays").rename_axis(MEMBER)

    def to_npz(self, path: str | Path) -> None:
        """Write everything to a compressed NumPy file, which `Ensemble.from_npz` reads."""
        about = {"format": _FORMAT, "settings": self.settings.options, "failures": self.failures}
        about |= {key: getattr(self, key) for key in _TEXTS}
        arrays = {"times": self.times}
        arrays |= {f"array {name}": array for name, array in self.arrays.items()}
        arrays |= {f"coord {name}": values for name, values in self.coords.items()}
        archives.write(path, json.dumps(about), arrays)

    @classmethod
    def from_npz(cls, path: str | Path) -> Ensemble:
        """Read the file that `to_npz` wrote.

        Raises
        ------
        ProblemError
            If the file is missing, or `to_npz` did not write it.
        """
        try:
            archive = Archive(path)
            return cls(**_read(archive, archive.parsed(_EnsembleHeader)))
        except ArchiveError as error:
            hint = "give a file that Ensemble.to_npz wrote"
            what = f"this is not an ensemble: {error.what}"
            raise ProblemError(what, where=str(path), hint=hint) from None

    # --- picture and report -------------------------------------------------------------------

    def plot(
        self,
        quantity: str | Array | None = None,
        *,
        label: str = "",
        cmap: str = "viridis",
        ax: Axes | None = None,
    ) -> Figure:
        """Return the figure of `plots.members`: one quantity over the varied names."""
        from teachmech.studies.ensembles.member_figures import members

        return members(self, quantity, label=label, cmap=cmap, ax=ax)

    def __repr__(self) -> str:
        over = " x ".join(f"{dim} {size}" for dim, size in zip(self.dims, self.shape, strict=True))
        return f"<Ensemble {self.name}: {over}>"

    def __str__(self) -> str:
        s, count = self.settings, len(self)
        kind = "all combinations of" if self.is_grid and len(self.names) > 1 else "over"
        lines = [f"{self.name}: {counted(count, 'member')}, {kind}"]
        width = max(map(len, self.names))
        for name in self.names:
            values = self.coords[name]
            size = counted(len(values), "value") + ", " if self.is_grid else ""
            lines += [f"  {name:<{width}}  {size}{values.min():.6g} to {values.max():.6g}"]
        how, until = METHODS[s.method], f" or {readable(s.until)}" if s.until else ""
        accuracy = f"tolerance {s.tolerance:g}" if how.adaptive else f"step {s.step:g} s"
        lines += [f"  t = {s.start:g} to {s.end:g} s{until}, {how.title}, {accuracy}"]
        done = int(self.done.sum())
        rest = [f"{done} done", f"{len(self.failures)} failed"]
        rest += [f"{self.missing} missing"] if self.missing else []
        lines += [f"  {', '.join(rest)}"]
        lines += [f"  WARNING: {text}" for text in [self.ending, *self.notes] if text]
        if done:
            lines += ["largest of all members"]
            for name in ("energy_imbalance", "violation"):
                largest = np.nanmax(self.arrays[name], initial=0.0)
                lines += [f"  {name.replace('_', ' '):<16}  {largest:.1e}"]
        if self.failures:
            lines += ["failed"]
            for index, reason in list(self.failures.items())[:SHOWN]:
                own = ", ".join(f"{n} = {x:.6g}" for n, x in self.values(index).items())
                lines += [f"  member {index} ({own}): {reason}"]
            if len(self.failures) > SHOWN:
                lines += [f"  and {len(self.failures) - SHOWN} more, see failures"]
        return "\n".join(lines)

    def _repr_html_(self) -> Markup:
        """Return the report for a notebook: what varies, the largest errors, the failures."""
        done = int(self.done.sum())
        ranges = (
            (name, f"{x.min():.6g}", f"{x.max():.6g}", str(len(x)))
            for name, x in self.coords.items()
            if name in self.names
        )
        largest = (
            (name.replace("_", " "), f"{np.nanmax(self.arrays[name], initial=0.0):.1e}")
            for name in ("energy_imbalance", "violation")
        )
        failed = ((str(index), reason) for index, reason in self.failures.items())
        return page(
            f"{self.name}: {counted(len(self), 'member')}",
            notes(text for text in [self.ending, *self.notes] if text),
            table(["varies", "from", "to", "values"], ranges, len(self.names)),
            f"{done} done, {len(self.failures)} failed, {self.missing} missing",
            table(["", "largest of all members"], largest if done else (), 2),
            table(["member", "failed, since"], failed, len(self.failures)),
        )


def _free(name: str, taken: Collection[str]) -> str:
    """Return the name; an underscore is appended if it is taken."""
    return _free(f"{name}_", taken) if name in taken else name


def _read(archive: Archive, about: _EnsembleHeader) -> dict[str, Any]:
    """Return the fields of an ensemble after a check that its arrays fit its labels."""
    k, n, shape = len(about.names), len(about.coordinates), archive.shapes.get("array t", ())
    sizes = shape if about.dims == about.names else shape * k
    if about.dims not in (about.names, (MEMBER,)) or len(set(about.names)) < k:
        raise ArchiveError("its dimensions are not the names that vary")
    if not math.prod(shape) or len(shape) != len(about.dims) or n != len(about.velocities):
        raise ArchiveError("not every member has a time at its end")
    axes = zip(about.names, sizes, strict=True)
    coords = {name: archive.array(f"coord {name}", (size,)) for name, size in axes}
    times = archive.array("times", archive.shapes.get("times", ())[:1])
    inner: dict[str, tuple[int, ...]] = dict.fromkeys((*END, MEASURE), ())
    inner |= {"q": (n,), "v": (n,)}
    columns = (key.removeprefix("array ") for key in archive.shapes if key.startswith("array "))
    arrays = {
        name: archive.array(f"array {name}", shape + inner.get(name, times.shape))
        for name in dict.fromkeys([*END, *columns])
    }
    if not all(np.isfinite(values).all() for values in coords.values()):
        raise ArchiveError("a value that varies is not finite")
    done = np.isfinite(arrays["t"]).reshape(-1)
    if any(not 0 <= index < len(done) or done[index] for index in about.failures):
        raise ArchiveError("a member that failed does not exist or has a result")
    try:
        settings = Settings.of(**about.settings)
    except (TypeError, ProblemError) as error:  # TypeError: an unknown keyword
        raise ArchiveError(f"its settings are wrong: {error}") from None
    texts = {key: getattr(about, key) for key in (*_TEXTS, "failures")}
    return {**texts, "settings": settings, "coords": coords, "times": times, "arrays": arrays}
