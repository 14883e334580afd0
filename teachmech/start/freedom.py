"""Degrees of freedom of a system: their number, start values that may be fixed, the structure."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from markupsafe import Markup

from teachmech.base.errors import check_known, listed
from teachmech.base.rich_text import page, section
from teachmech.base.words import counted
from teachmech.model.signature import Signature, signature
from teachmech.program import Model
from teachmech.start.acting import acting_at_start
from teachmech.start.locking import LOCKED, mobility_at
from teachmech.start.mobility import Mobility, MobilityGroup
from teachmech.start.start_report import StartReport, examine_start

if TYPE_CHECKING:
    import pandas

    from teachmech.model.description import Description
    from teachmech.numerics.ranks import Relation


MAX_SHOWN = 24  # most variables for which the report shows the signature matrix
_LINE_WIDTH = 96  # characters


@dataclass(frozen=True, eq=False)
class Freedom:
    """The motions that are possible at a start, and the start values that may be fixed.

    Attributes
    ----------
    name : str
        The name of the system.
    report : StartReport
        The report on the examined start, with ``start``, ``rank`` and ``relations``.
    time : float
        The start time in seconds.
    moved : bool
        True if the given start is inconsistent and the nearest consistent one is examined.
    holonomic, nonholonomic : int
        Numbers of constraints without and with velocities; a constraint with velocities counts as
        nonholonomic even if it can be integrated.
    nearby : int or None
        The degrees of freedom at random states near the start that meet the constraints; 0 if the
        start is the only such state; None if no such state was found.
    positions, velocities : Mobility
        The start values that may be fixed. Only holonomic constraints bind positions.
    signature : Signature
        The structure of the equations of motion.
    """

    name: str
    report: StartReport
    time: float
    moved: bool
    holonomic: int
    nonholonomic: int
    nearby: int | None
    positions: Mobility
    velocities: Mobility
    signature: Signature

    @property
    def degrees_of_freedom(self) -> int:
        """The number of coordinates minus the rank of A at the start."""
        return self.report.degrees_of_freedom

    @property
    def redundant(self) -> tuple[Relation, ...]:
        """The constraints that follow from other constraints at the start, with the relation."""
        return self.report.relations

    @property
    def singular(self) -> bool:
        """True if the start has more degrees of freedom than the states around it."""
        return self.nearby is not None and self.nearby < self.degrees_of_freedom

    @property
    def initial_values(self) -> int:
        """The number of positions and velocities that can be chosen."""
        return self.positions.degrees_of_freedom + self.velocities.degrees_of_freedom

    @property
    def confirmed(self) -> bool:
        """True if the structure predicts the number of initial values at the start."""
        return self.signature.value == self.initial_values

    @property
    def groups(self) -> tuple[MobilityGroup, ...]:
        """The groups of the positions; see `teachmech.start.mobility.Mobility`."""
        return self.positions.groups

    @property
    def proposal(self) -> tuple[str, ...]:
        """Positions and velocities that determine the start and may be fixed together."""
        return self.positions.proposal + self.velocities.proposal

    def conflict(self, names: Iterable[str]) -> tuple[str, ...]:
        """Return a smallest subset of names that cannot all be fixed, or () if all can.

        The names are coordinates and velocities; a text is one name.
        """
        given = [names] if isinstance(names, str) else list(names)
        known = [*self.positions.names, *self.velocities.names]
        check_known("coordinate or velocity", given, known, key="names")
        found = [
            mobility.conflict(name for name in given if name in mobility.names)
            for mobility in (self.positions, self.velocities)
        ]
        return min(filter(None, found), key=len, default=())

    def to_frame(self) -> pandas.DataFrame:
        """Return the signature matrix as a pandas frame; see `Signature.to_frame`."""
        return self.signature.to_frame()

    # --- report -----------------------------------------------------------------------------------

    def __repr__(self) -> str:
        count = counted(self.degrees_of_freedom, "degree")
        return f"<Freedom of {self.name}: {count} of freedom>"

    def __str__(self) -> str:
        """Return the report as text: possible motions, values that may be fixed, the structure."""
        blocks = [[title, *_wrapped(lines)] for title, lines in self._sections()]
        if self._shown:
            blocks += [[f"  {line}" for line in str(self.signature).splitlines()]]
        return "\n\n".join("\n".join(block) for block in blocks)

    def _repr_html_(self) -> Markup:
        (title, counts), *others = self._sections()
        parts = [section(heading, lines) for heading, lines in others]
        matrix = [self.signature._repr_html_()] if self._shown else []
        return page(title, *counts, *parts, *matrix)

    @property
    def _shown(self) -> bool:
        return len(self.signature.variables) <= MAX_SHOWN

    def _sections(self) -> list[tuple[str, list[str]]]:
        """Return titles with the lines below them, indented by two blanks per level."""
        freedom = counted(self.degrees_of_freedom, "degree")
        title = f"{self.name}: {freedom} of freedom at t = {self.time:g} s"
        sections = [(title, self._counts())]
        positions = f"start positions: {_may_be_fixed(self.positions)}"
        velocities = f"start velocities: {_may_be_fixed(self.velocities)}"
        if self.positions.basis is not self.velocities.basis:
            sections += [(positions, self.positions.in_words())]
            sections += [(velocities, self.velocities.in_words())]
        else:
            lines = self.positions.in_words()
            if self.degrees_of_freedom:
                same = f"{velocities}, chosen in the same way"
                lines += [f"{same}; for example: {listed(self.velocities.proposal)}"]
            sections += [(positions, lines)]
        return [*sections, ("structure of the equations of motion", self._structure())]

    def _counts(self) -> list[str]:
        numbers = {"holonomic": self.holonomic, "with velocities": self.nonholonomic}
        kinds = [f"{number} {kind}" for kind, number in numbers.items() if number]
        m, rank = self.holonomic + self.nonholonomic, self.report.rank
        coordinates = counted(len(self.positions.names), "coordinate")
        lines = [f"{coordinates}, no constraint"]
        if m:
            constraints = counted(m, "constraint")
            lines = [f"{coordinates}, {constraints} ({', '.join(kinds)}) of rank {rank}"]
        if self.moved:
            lines += ["the given start is not consistent; this report is on the nearest one"]
        where = "dependent here" if self.singular else "redundant"
        lines += [f"{where}: {relation}" for relation in self.redundant]
        if self.singular and self.nearby == 0:
            lines += [LOCKED]
        elif self.singular:
            lines += [
                f"singular start: {self.degrees_of_freedom} degrees of freedom here, {self.nearby} "
                "near it; several motions may continue from here"
            ]
        return lines

    def _structure(self) -> list[str]:
        structure = self.signature
        count = len(structure.variables)
        if structure.singular:
            lines = [
                "structurally singular: there are too many constraints on too few coordinates, "
                "so that index and number of initial values are not defined"
            ]
        else:
            lines = [
                f"index {structure.index}, {counted(structure.value or 0, 'initial value')} "
                "by the signature matrix"
            ]
        if not (structure.singular or self.confirmed):
            reason = "singular start" if self.singular else "dependence of the equations"
            lines += [
                f"at the start there are {self.initial_values}: "
                f"structural analysis does not detect the {reason} and does not hold here"
            ]
        if not self._shown:
            return [*lines, f"the matrix of {count} variables is shown by print(freedom.signature)"]
        marks = "" if structure.singular else "; *: highest-value transversal; c, d: offsets"
        return [
            *lines,
            "rows: Lagrange equations, then constraints"
            + (", then the energies T and V" if structure.energies else "")
            + f"; entries: the highest derivative of the variable in the equation{marks}",
        ]


def freedom(
    system: Description, time: float = 0.0, start: Mapping[str, float | str] | None = None
) -> Freedom:
    """Report the degrees of freedom of a system at its start; see `teachmech.freedom`.

    Examples
    --------
    >>> from teachmech import System
    >>> pendulum = System(["x", "y"], ["m", "m"], [0, "-m*g"], ["x^2 + y^2 = L^2"],
    ...     {"m": 1, "g": 9.81, "L": 1}, start={"x": 0.6, "y": -0.8})
    >>> freedom(pendulum).conflict(["x", "vx", "vy"])
    ('vx', 'vy')
    """
    system = acting_at_start(system.replace(start=start) if start else system, time)
    report = examine_start(system, time)
    moved = bool(report.violated)
    if moved:
        if not report.proposal:
            report.raise_if_inconsistent()
        system = system.replace(start=report.proposal)
        report = examine_start(system, time)
    model = Model.of(system)
    positions, velocities, nearby = mobility_at(model, time, report.rank, report.tolerance)
    return Freedom(
        name=system.name,
        report=report,
        time=float(time),
        moved=moved,
        holonomic=int(model.holonomic.sum()),
        nonholonomic=int((~model.holonomic).sum()),
        nearby=nearby,
        positions=positions,
        velocities=velocities,
        signature=signature(system, energies=True),
    )


def _may_be_fixed(mobility: Mobility) -> str:
    return f"{mobility.degrees_of_freedom or 'none'} may be fixed"


def _wrapped(lines: Iterable[str]) -> list[str]:
    """Return the lines of a section, indented and wrapped."""
    wrapped = []
    for line in lines:
        indent = "  " + line[: len(line) - len(line.lstrip())]
        wrapped += textwrap.wrap(
            line.strip(), _LINE_WIDTH, initial_indent=indent, subsequent_indent=f"{indent}    "
        )
    return wrapped
