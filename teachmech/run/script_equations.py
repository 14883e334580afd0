"""The equations of a system in JavaScript: functions that the kernels of a page call.

``terms`` computes the values of `teachmech.run.compiled.terms`, ``slopes`` the derivatives of
`teachmech.run.compiled.jacobian` for Radau; the layout gives their positions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from teachmech.expressions import Formula, symbol
from teachmech.model.description import Description
from teachmech.numerics.integrators import Settings
from teachmech.run.compiled.compiled_problem import laid_out
from teachmech.run.compiled.jacobian import LONGEST as FEASIBLE
from teachmech.run.compiled.jacobian import derived_slopes
from teachmech.run.compiled.terms import Block, write_terms

LONGEST = 850  # with more operations in the derivatives, a page does not offer Radau
_ALPHA, _BETA = symbol("alpha of Baumgarte"), symbol("beta of Baumgarte")
_DAMPING = {_ALPHA.name: "alpha_", _BETA.name: "beta_"}

Source = Callable[[Formula, Mapping[str, str]], str]
Entry = tuple[str, int]  # an array, and an index


class ScriptEquations:
    """The functions of one system.

    Parameters
    ----------
    system : Description
    settings : Settings
        The layout is that of the machine code with these settings.
    names : mapping of str to str
        The source of each symbol.
    source : callable
        Returns the source of a formula with names.
    """

    def __init__(
        self, system: Description, settings: Settings, names: Mapping[str, str], source: Source
    ) -> None:
        self.system, self.names, self.source = system, names, source
        undamped = replace(settings, stabilisation="none")
        self.values = write_terms(system, undamped, loop=sys.maxsize).one_by_one()
        most = FEASIBLE if settings.method == "radau" else LONGEST
        self.slopes = system.cached(
            ("slopes", "of pages", most),
            lambda system: derived_slopes(system, (_ALPHA, _BETA), most),
        )
        self.has_slopes = self.slopes.operations <= most
        self.layout, self.definite = laid_out(system, settings, self.values)
        states, parameters = (*system.coordinates, *system.velocities), tuple(system.parameters)
        further = (*system.accelerations, *system.multipliers)
        self.slots: dict[str, Entry] = {name: ("y", k) for k, name in enumerate(states)}
        self.slots |= {name: ("y", len(states) + 2 + k) for k, name in enumerate(further)}
        self.slots |= {name: ("p", k) for k, name in enumerate(parameters)}
        self.slots |= {name: ("u", k) for k, name in enumerate(system.signals)}

    def description(self) -> dict[str, Any]:
        """Return the layout: positions, constant values, and whether M is singular."""
        layout, slopes = self.layout, self.slopes if self.has_slopes else None
        nothing = np.zeros(0, dtype=np.int64)
        metric = np.array(layout.metric, dtype=np.int64).reshape(-1, 2)
        lists = {
            "n": layout.n,
            "m": layout.m,
            "parameters": layout.parameters,
            "massRow": layout.mass_row,
            "massColumn": layout.mass_column,
            "row": layout.row,
            "column": layout.column,
            "holonomic": layout.holonomic,
            "metric": layout.first_metric,
            "metricRow": metric[:, 0],
            "metricColumn": metric[:, 1],
            "products": layout.products.T,
            "weighted": bool(layout.weighted),
            "penalty": layout.penalty,
            "sliding": layout.sliding.ravel(),
            "depth": layout.depth,
            "actuators": layout.actuators,
            "programmes": layout.programmes,
            "slopeRow": slopes.row if slopes else nothing,
            "slopeBegin": slopes.begin if slopes else np.zeros(2 * layout.n + 1, dtype=np.int64),
        }
        given = {name: x.tolist() if isinstance(x, np.ndarray) else x for name, x in lists.items()}
        orders = [pattern.unknown.tolist() for pattern in (layout.all, layout.positions)]
        return {
            "lists": {**given, "orders": orders},
            "constants": [int(x) if x == int(x) else x for x in self.values.constants.tolist()],
            "singular": not self.definite,
        }

    def terms(self) -> list[str]:
        """Return the lines of ``terms(t, y, p, values)``."""
        written: dict[int, str] = {}
        used: set[Entry] = set()
        for block in self.values.blocks:
            names = self._names(block)
            for where, formula in block.values:
                written[int(where[0])] = self._written(formula, names, used)
        lines, before = self._unpacked(used), ""
        for slot in sorted(written):
            section, comment = self._meaning(slot)
            lines += [f"  // {section}"] if section != before else []
            before = section
            lines += [
                f"  values[{slot}] = {written[slot]};" + (f" // {comment}" if comment else "")
            ]
        return lines

    def slope_lines(self) -> list[str]:
        """Return the lines of ``slopes(t, y, p, values, damping)``."""
        used: set[Entry] = set()
        names = {name: (slot, self.names[name]) for name, slot in self.slots.items()}
        written = [self._written(formula, names, used) for formula in self.slopes.values]
        return [*self._unpacked(used), *(f"  values[{k}] = {x};" for k, x in enumerate(written))]

    # --- names ------------------------------------------------------------------------------------

    def _names(self, block: Block) -> dict[str, tuple[Entry | None, str]]:
        """Return for each name of a block the entry that it means, and its JavaScript."""
        own = {slot: name for name, slot in self.slots.items()}
        found: dict[str, tuple[Entry | None, str]] = {}
        for name, (array, where) in block.names.items():
            if array == "numbers":
                found[name] = None, repr(float(where[0]))
            else:
                entry = array, int(where[0])
                found[name] = entry, self.names[own[entry]]
        return found

    def _written(
        self, formula: Formula, names: Mapping[str, tuple[Entry | None, str]], used: set[Entry]
    ) -> str:
        found = [names[s.name][0] for s in formula.free_symbols if s.name in names]
        used |= {entry for entry in found if entry}
        return self.source(formula, {**{x: how for x, (_, how) in names.items()}, **_DAMPING})

    def _unpacked(self, used: Iterable[Entry]) -> list[str]:
        """Return lines that assign entries of y, p and u to their names."""
        named = {slot: self.names[name] for name, slot in self.slots.items()}
        used = sorted(used)
        lines = ["  const u = inputs(t);"] if any(a == "u" for a, _ in used) else []
        for kind in "ypu":
            pairs = [f"{named[a, k]} = {a}[{k}]" for a, k in used if a == kind]
            groups = [pairs[k : k + 8] for k in range(0, len(pairs), 8)]
            lines += [f"  const {', '.join(group)};" for group in groups]
        return lines

    def _meaning(self, slot: int) -> tuple[str, str]:
        """Return the array that a value belongs to, and its index in the array."""
        system, values = self.system, self.values
        n, m, masses, entries = (
            len(system.coordinates),
            len(system.constraints),
            len(values.mass_row),
            len(values.row),
        )
        if slot < masses:
            i, j = values.mass_row[slot], values.mass_column[slot]
            return "Mass matrix M", f"[{i}][{j}]"
        if slot < masses + entries:
            k, i = values.row[slot - masses], values.column[slot - masses]
            return "A of A q'' = b, by constraints and coordinates", f"[{k}][{i}]"
        slot -= masses + entries
        if slot < n:
            return "Applied force Q", system.coordinates[slot]
        if slot > n + 3 * m:
            if slot > 2 * n + 3 * m and self.system.programmes:
                return "Actuators: directions; rows and right sides of programmes; limits", ""
            return "Frictions: du/dv of the sliding velocities, normal forces, coefficients", ""
        part, k = divmod(slot - n, max(m, 1))
        if part >= 3 or not m:
            return "Power of a moving M: v^T (dM/dt) v / 2", ""
        section = (
            "b of A q'' = b",
            "Left sides h or g of the constraints; zero when met",
            "Their rates: dh/dt where holonomic, else g",
        )[part]
        return section, system.constraint_names[k]
