"""A MechSpec file and its system in the coordinates of its points."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from pydantic import ConfigDict

from teachmech.base.documents import Document, dotted, read, write
from teachmech.base.errors import (
    ProblemError,
    SimulationError,
    a_kind,
    checked_arguments,
    readable,
)
from teachmech.expressions import COMPOSED, to_text
from teachmech.expressions.algebra import total
from teachmech.model.coherent_units import BASE_UNITS
from teachmech.problems.data import inputs_of
from teachmech.problems.file import ProblemFile, is_table
from teachmech.problems.mechanisms import spec
from teachmech.problems.mechanisms.guesses import Start
from teachmech.problems.mechanisms.joint_forces import BodyMotion, Reactions
from teachmech.problems.mechanisms.lagrangian_form import LagrangianForm
from teachmech.problems.mechanisms.linkage_table import read_table
from teachmech.problems.mechanisms.out_file import columns, table_of
from teachmech.problems.mechanisms.reading import ZERO_FOR_O, Reader, is_displacement, speed_of
from teachmech.problems.mechanisms.space_motion import Momentum, SpaceBodyMotion
from teachmech.problems.mechanisms.texts import Path, check_known, wrong
from teachmech.problems.mechanisms.worlds import WORLDS, PlanarWorld
from teachmech.start.assembly import assemblies
from teachmech.start.freedom import Freedom, freedom
from teachmech.start.start_formulas import Assembled
from teachmech.start.start_report import START_ROUNDING
from teachmech.system_and_motion import Motion, System

if TYPE_CHECKING:
    from teachmech.live.live_picture import Joints
    from teachmech.stability.equilibria import Equilibrium

LEAST_TOLERANCE = 3e-14  # least tolerance of an integration; smaller ones are below rounding errors
START_KEYS = {"positions", "velocities", *spec.SPATIAL_START}


@checked_arguments
class Mechanism(ProblemFile, spec.MechSpec):
    """A linkage of rigid bodies, springs and particles, pinned at shared points.

    Coordinates are the moving points in alphabetic order, ``A_x, A_y, B_x, ...``, then the angles
    ``theta_OF`` of bodies that are named somewhere; velocities are ``vA_x, ...``. In space, the
    directions of bodies, ``z_ABC_x, ...``, come after the points, and angles and displacements
    belong to joints: ``theta_crank``, ``s_slide``; see docs/mechspec.md.

    Parameters
    ----------
    **keys
        The keys of the file: Title, PhysicalParams, Units, Dimension, PartData, AppliedForces,
        Drives, Inputs, Constraints, Contacts, Friction, Switches, ProblemData, SolverParams,
        Animation.

    Raises
    ------
    ProblemError
        If a key or a value is wrong, or the parts cannot be assembled; names file and line.
    ExpressionError
        If a text is not an expression in the PhysicalParams; points at the character.

    Notes
    -----
    Format and theory: J. D. Pryce, N. S. Nedialkov, "Data, Lagrangian, Action! Simulating
    mechanisms direct from a text file" (2018). Sign of the multipliers: M q'' = Q - A^T lambda.

    Examples
    --------
    >>> pendulum = Mechanism.loads('''
    ... Title: Pendulum
    ... PhysicalParams: {L: 1, m: 2}
    ... PartData:
    ...   Fixed: {O: []}
    ...   Rigids: {OA: {Geom: [[L]], Dyna: [[L/2], m, m*L^2/12]}}
    ... AppliedForces: {Gravity: [0, -9.81]}
    ... ProblemData: {tend: 1, positions: {A: [0.9, 0]}}
    ... ''')
    >>> pendulum.system.constraint_names, round(pendulum.start["A_x"], 12)
    (('length of OA',), 1.0)
    """

    model_config = ConfigDict(
        title="teachmech mechanism",
        json_schema_extra={"description": "A mechanism of plane or space; see docs/mechspec.md."},
    )
    PARAMETERS = "PhysicalParams"

    @classmethod
    def _read(cls, text: str, source: str) -> Document:
        return read_table(text, source) if is_table(source) else read(text, source)

    # --- the system ---------------------------------------------------------------------------

    @cached_property
    def system(self) -> System:
        """The system with a start that satisfies the constraints."""
        return self._guessed.replace(start=self.start)

    @cached_property
    def start(self) -> dict[str, float]:
        """The assembled start: the nearest to the guesses with the fixed values."""
        return self._start.assembled(self._guessed, self.start_time)

    @property
    def moved(self) -> dict[str, tuple[float, float]]:
        """The given start values that had to change, with their values before and after.

        The start is the one with the least sum of squared changes of the given values, each
        relative to the size of its coordinate; lengths share one size. Values that no violated
        constraint can move are exactly those of the file.

        Examples
        --------
        >>> import teachmech as tm
        >>> {name: round(after, 6) for name, (_, after) in tm.example("four-bar").moved.items()}
        {'B_x': 0.206667, 'B_y': 0.179877}
        """
        guesses, found = self._start.guesses(self.start_time), self.start
        names = [name for name in self._start.given if name in found]
        size = max(map(abs, guesses.values()), default=0.0)
        return {
            name: (guesses.get(name, 0.0), found[name])
            for name in names
            if abs(found[name] - guesses.get(name, 0.0)) > START_ROUNDING * size
        }

    @property
    def kept(self) -> tuple[str, ...]:
        """The coordinates with ``fixed`` in the file."""
        given, names = self._start.given.values(), self.system.coordinates
        return tuple(g.name for g in given if g.fixed and g.name in names)

    @property
    def title(self) -> str:
        """Name and size in one line."""
        kinds = (("bodies", "Rigids"), ("springs", "Springs"), ("particles", "Particles"))
        counts = (f"{kind}: {len(list(self._reader.each(key)))}" for kind, key in kinds)
        return f"{readable(self.Title)}: {', '.join(counts)}"

    @property
    def notes(self) -> list[str]:
        """Remarks on keys of the file that are not used, or not used literally."""
        notes, solver = [], self.SolverParams
        integration = solver.Integration
        if ZERO_FOR_O in self.PartData.Fixed:
            notes.append("Fixed has the name 0 (zero); it is read as O (the letter)")
        if solver.Mode not in (None, "solve"):
            notes.append(f"Mode: {readable(solver.Mode)} is read and not used")
        if integration.order is not None:
            notes.append(f"order {integration.order} is that of a Taylor method; DOP853 has 8")
        if 0 < self._tolerance < LEAST_TOLERANCE:
            notes.append(f"tol {integration.tol} is below rounding; {LEAST_TOLERANCE:g} is used")
        if solver.OutFile is not None:
            notes.append("OutFile is not written by itself; use teachmech run FILE --out F")
        if solver.Display is not None:
            notes.append("Display shows nothing by itself; use teachmech check FILE --freedom")
        self.start  # noqa: B018 - assembles the start
        if self._start.double:
            double = ", ".join(self._start.double)
            what = f"the start is a double root in {double}"
            notes.append(f"{what}: the fixed values are at the limit of what the parts allow")
        return [*notes, *self._world.notes(), *self.start_notes]

    @property
    def start_notes(self) -> list[str]:
        """Remarks on start values that the file does not determine."""
        self._guessed  # noqa: B018 - computes the guesses
        return self._start.notes()

    @property
    def kinetic_energy(self) -> str:
        """T as a text in the velocities and parameters."""
        return to_text(total(*(T for _, T in self._reader.terms.kinetic)))

    @property
    def potential_energy(self) -> str:
        """V as a text in the coordinates and parameters."""
        return to_text(total(*(V for _, V in self._reader.terms.potential)))

    def start_with(
        self,
        time: float,
        start: Mapping[str, str | float] | None = None,
        parameters: Mapping[str, str | float] | None = None,
    ) -> dict[str, str | float]:
        """Return the start values, assembled again for other parameters or another time."""
        chosen, given = self._start.chosen_positions(), {*(start or {})}
        if chosen and not given.issuperset(self.system.coordinates):
            hint = f"write ProblemData: {{positions: {chosen}}}, or give start"
            with self.locating():
                raise wrong(("ProblemData",), "there are no positions to start from", hint)
        assembled: dict[str, float] = {}
        others = {n: x for n, x in (parameters or {}).items() if self.PhysicalParams.get(n) != x}
        if others or time != self.start_time:
            guessed = self._guessed.replace(parameters=parameters)
            with self.locating():
                assembled = self._start_of(parameters).assembled(guessed, time)
        return {**assembled, **(start or {})}

    @property
    def start_parameters(self) -> set[str]:
        """The parameters that appear in the start of the file, but in no constraint.

        They may appear there through other parameters.
        """
        others = self._used(self.system.constraint_symbols)
        return self._used(self._written_names) & {*self.system.base_parameters} - others

    @property
    def _written_names(self) -> set[str]:
        written = self.ProblemData.model_dump_json(include=START_KEYS)
        return {*re.findall(r"[^\W\d]\w*", written)}

    def _used(self, names: set[str]) -> set[str]:
        """Return the names, and those in the formulas of parameters among them."""
        read = self.system.dependent_parameters
        while more := {x for name in names & {*read} for x in read[name].symbols} - names:
            names = names | more
        return names

    def start_by(
        self,
        names: Collection[str],
        time: float,
        start: Mapping[str, str | float] | None = None,
        parameters: Mapping[str, str | float] | None = None,
    ) -> Assembled | None:
        """Return the assembled start as a function of parameters, or None if no name affects it.

        Examples
        --------
        >>> import teachmech as tm
        >>> start = tm.example("heavy-top").start_by(["w"], 0.0)
        >>> round(start({"w": 30})["vz_OG_y"], 9)
        -30.0
        """
        if self._used(self.system.constraint_symbols | self._written_names).isdisjoint(names):
            return None

        def assembled(own: Mapping[str, float]) -> dict[str, str | float]:
            return {**self.start, **self.start_with(time, start, {**(parameters or {}), **own})}

        return assembled

    # --- methods ------------------------------------------------------------------------------

    def driven(self, drives: Mapping[str, str]) -> Mechanism:
        """Return the mechanism with other drives; ``fixed`` values become guesses.

        Parameters
        ----------
        drives : mapping of str to str
            Prescribed motions of coordinates, velocities or speeds of points, as in ``Drives`` of
            the file: expressions in time and parameters.

        Examples
        --------
        Kinematics of a pendulum that is driven through half a turn, and the force at its pivot:

        >>> import teachmech as tm
        >>> rod = Mechanism.loads('''
        ... PartData:
        ...   Fixed: {O: []}
        ...   Rigids: {OA: {Geom: [[2]], Dyna: [[1], 3, 1]}}
        ... ProblemData: {tend: pi, positions: {A: [2]}}
        ... ''').driven({"theta_OA": "t"})
        >>> motion = rod.simulate(method="kinematic")
        >>> rod.reactions(motion)["O on OA"][0].round(12) + 0  # -m r w^2
        array([-3.,  0.])
        """
        asked: Any = drives
        if not isinstance(asked, Mapping):
            hint = 'as in {"theta_OA": "omega*t"}'
            raise ProblemError("drives must be given by coordinate", key="drives", hint=hint)
        data = self.model_dump(mode="json", exclude_unset=True)
        data["Drives"] = {**drives}
        for key in ("positions", "velocities"):
            free = spec.as_written(getattr(self.ProblemData, key), with_fixed=False)
            data["ProblemData"][key] = {name: free[name] for name in free if name not in drives}
        return type(self)(**data)

    def in_space(self) -> Mechanism:
        """Return the mechanism with a spatial picture, in which planar bodies are prisms.

        It has ``Animation: {Prisms: true}``. The motion is the same.

        Examples
        --------
        >>> import teachmech as tm
        >>> squeezer = tm.example("andrews").in_space()
        >>> squeezer.system.points["D"], squeezer.Animation.Prisms
        (('D_x', 'D_y', '0'), True)
        """
        if self.Dimension == "3":
            return self
        data = self.model_dump(mode="json", exclude_unset=True)
        data["Animation"] = {**data.get("Animation", {}), "Prisms": True}
        return type(self)(**data)

    def body_motion(self, motion: Motion, body: str) -> BodyMotion | SpaceBodyMotion:
        """Return angle, angular velocity and centroid of one body over a motion.

        Examples
        --------
        >>> import teachmech as tm
        >>> from teachmech.problems.library import FOLDER
        >>> squeezer = tm.load(FOLDER / "mechanisms" / "andrews.yaml")
        >>> motion = squeezer.simulate(time=(0, 0.001, 0.0005))
        >>> turn = squeezer.body_motion(motion, "OF")
        >>> bool(abs(turn.angular_velocity - motion["vtheta_OF"]).max() < 1e-9)
        True
        """
        check_known(body, self._reader.bodies, "body", ())
        return self._world_of(motion).body_motion(motion, body)

    def momentum(self, motion: Motion, about: Sequence[float] = (0, 0, 0)) -> Momentum:
        """Return the total momentum and angular momentum of a spatial mechanism.

        Parameters
        ----------
        motion : Motion
            A motion of this mechanism.
        about : sequence of float, optional
            The reference position of the angular momentum in the world, in metres.

        Raises
        ------
        ProblemError
            If the mechanism is planar.

        Examples
        --------
        Internal forces cancel, and no external force acts on a free body:

        >>> import teachmech as tm
        >>> body = tm.example("tumbling-body")
        >>> L = body.momentum(body.simulate(time=(0, 1, 0.5))).angular
        >>> bool(abs(L - L[0]).max() < 1e-9)
        True
        """
        return self._world_of(motion).momentum(motion, np.array(about, dtype=float))

    def reactions(self, motion: Motion | Equilibrium, frame: str = "") -> Reactions:
        """Return the forces of all joints over a motion, or in an equilibrium, of this mechanism.

        For a driven mechanism this is its inverse dynamics; see `driven`.

        Parameters
        ----------
        motion : Motion or Equilibrium
            A motion of this mechanism, or one of its `equilibria`; then N = 1.
        frame : str, optional
            The body, or the joint in space, along whose axes components are given; by default the
            world. The third axis of a joint is its axis on the first part, and its angle is
            measured from the first.

        Raises
        ------
        ProblemError
            If there is no such body or joint.

        Examples
        --------
        The pin of a pendulum pulls along its rod, the x axis of its frame:

        >>> import teachmech as tm
        >>> rod = Mechanism.loads('''
        ... PartData:
        ...   Fixed: {O: []}
        ...   Rigids: {OA: {Geom: [[2]], Dyna: [[1], 3, 1]}}
        ... ProblemData: {tend: 1, positions: {A: [2]}, velocities: {theta_OA: [1, fixed]}}
        ... ''')
        >>> rod.reactions(rod.simulate(), frame="OA")["O on OA"][-1].round(9) + 0  # -m r w^2
        array([-3.,  0.])

        A double pendulum of 0.35 kg that hangs at rest:

        >>> double = tm.example("double-pendulum")
        >>> double.reactions(double.equilibria()[0])["O on ground"].round(9) + 0
        array([[ 0.    , -3.4335]])
        """
        shown: Any = motion
        if not isinstance(motion, Motion):
            from teachmech.problems.mechanisms.rest import at_rest

            shown = at_rest(motion)
        world = self._world_of(shown, "give the result of simulate(), or one of equilibria()")
        found = world.reactions(shown)
        return found.along(world.axes(shown, frame)) if frame else found

    def joints(self, motion: Motion) -> Joints:
        """Return the joint forces over a motion and as expressions for a live picture."""
        from teachmech.live.live_picture import Joints

        return Joints(self.reactions(motion), self._world.joint_expressions(self.system))

    def assemblies(self) -> list[dict[str, float]]:
        """Return all assemblies of the parts that were found; see `teachmech.assemblies`.

        The ``fixed`` coordinates of the file keep their values. As many further coordinates as
        there are degrees of freedom also keep theirs; see `freedom`. Each entry can be passed to
        ``simulate(start=...)``.

        Examples
        --------
        Two rods can be joined above or below the line of their pivots:

        >>> found = Mechanism.loads('''
        ... PartData:
        ...   Fixed: {O: [], P: [6]}
        ...   Rigids: {OA: {Geom: [[5]], Dyna: [[0], 1, 1]}, PA: {Geom: [[5]], Dyna: [[0], 1, 1]}}
        ... ProblemData: {tend: 1, positions: {A: [3, 3]}}
        ... ''').assemblies()
        >>> [round(start["A_y"], 9) for start in found]
        [4.0, -4.0]
        """
        fixed = self.freedom().positions.completed(self.kept)
        return assemblies(self.system, self.start_time, fixed)

    def freedom(self) -> Freedom:
        """Return the degrees of freedom at the start and the values that may be fixed."""
        return freedom(self.system, self.start_time)

    def table(self, motion: Motion) -> str:
        """Return the output file of a motion: t, coordinates with their rates, T and V.

        Values are separated by commas; the first line has the names
        ``t,A_x,vA_x,A_y,vA_y,...,T,V``. ``SolverParams.OutFile`` gives formats and columns; by
        default, every number has 17 digits. The motion may have any parameter values.

        Examples
        --------
        >>> pendulum = Mechanism.loads('''
        ... PartData: {Fixed: {O: []}, Rigids: {OA: {Geom: [[1]], Dyna: [[0.5], 3, 0.25]}}}
        ... AppliedForces: {Gravity: [0, -10]}
        ... ProblemData: {tend: 1, positions: {A: [1, 0]}}
        ... SolverParams: {OutFile: {tformat: "%.1f", qformat: "%.3f"}}
        ... ''')
        >>> header, *rows = pendulum.table(pendulum.simulate(time=(0, 0.1, 0.1))).splitlines()
        >>> for line in (header, rows[-1]):
        ...     print(line)
        t,A_x,vA_x,A_y,vA_y,T,V
        0.1,0.997,-0.112,-0.075,-1.495,1.124,-1.124
        """
        self._world_of(motion)
        return table_of(self._reader.out_file, motion)

    def to_draw(self) -> str:
        """Return the text of the file for the drawing board, which needs positions and an end time.

        If the file has none, or calls the origin 0 instead of O, the values of `notes` are
        inserted.

        Examples
        --------
        >>> rod = Mechanism.loads('''
        ... PartData:
        ...   Fixed: {O: []}
        ...   Rigids: {OA: {Geom: [[1]], Dyna: [[0.5], 3, 0.25]}}''')
        >>> print(rod.to_draw().splitlines()[-1])
        ProblemData: {tend: 10, positions: {A: [0.5, -0.866]}}
        """
        problem, fixed = self.ProblemData, self.PartData.Fixed
        if problem.tend is not None and ZERO_FOR_O not in fixed:
            return self.to_yaml()
        data = self.to_dict()
        fixed = {**data["PartData"].get("Fixed", {})}
        if ZERO_FOR_O in fixed:
            data["PartData"]["Fixed"] = {"O": fixed.pop(ZERO_FOR_O), **fixed}
        chosen = {"positions": self._start.chosen} if self._start.chosen else {}
        data["ProblemData"] = {"tend": "10", **data.get("ProblemData", {}), **chosen}
        return write(data)

    def lagrangian(self) -> LagrangianForm:
        """Return T, V, other forces and constraints in readable form, as text and LaTeX.

        Examples
        --------
        >>> import teachmech as tm
        >>> from teachmech.problems.library import FOLDER
        >>> form = tm.load(FOLDER / "mechanisms" / "andrews.yaml").lagrangian()
        >>> form.V
        'c0/2*(l0 - sqrt((D_x - xc)^2 + (D_y - yc)^2))^2 - mom*theta_OF'
        """
        return LagrangianForm(self._reader, self.system)

    # --- from the file to the system ----------------------------------------------------------

    @cached_property
    def _world(self) -> PlanarWorld:
        return self._world_with()

    @property
    def _reader(self) -> Reader:
        return self._world.reader

    def _world_with(self, parameters: Mapping[str, Any] | None = None) -> PlanarWorld:
        """Return the keys of the file with other values of parameters."""
        return WORLDS.get(self.Dimension, PlanarWorld)(self, parameters)

    def _world_of(self, motion: Any, hint: str = "give the result of simulate()") -> PlanarWorld:
        """Return the keys of the file with the parameter values of a motion."""
        if not isinstance(motion, Motion):
            what = f"{a_kind(motion)} is not a motion"
            raise ProblemError(what, key="motion", hint=hint)
        if motion.system.coordinates != self.system.coordinates:
            what = f"the motion of {motion.name} is not one of {self.Title}: its coordinates differ"
            raise ProblemError(what, key="motion", hint=f"give a motion of {self.Title}")
        return self._world_with(motion.system.parameters)

    @cached_property
    def _guessed(self) -> System:
        """The system with the guessed start."""
        return System(
            **self._reader.terms.described(),
            parameters=self.PhysicalParams,
            inputs=inputs_of(self.Inputs),
            programmes=self._reader.programmes,
            limits=self.Limits,
            start=self._start.guesses(self.start_time),
            name=re.sub("^[^A-Za-z]+|[^A-Za-z0-9_-]+", "-", self.Title).strip("-")[:79]
            or "mechanism",
            units=self._units(),
            bounds=COMPOSED,
            **self._world.looks(),
        )

    def _units(self) -> Any:
        """Return the stated units, with those of angles and displacements of joints."""
        given: Any = BASE_UNITS if self.Units == "SI" else self.Units
        if not isinstance(given, Mapping):
            return given
        length = given.get("length", BASE_UNITS["length"])
        scalars = self._reader.scalars
        return {name: length if is_displacement(name) else "rad" for name in scalars} | {**given}

    @cached_property
    def _start(self) -> Start:
        return self._start_of()

    def _start_of(self, parameters: Mapping[str, Any] | None = None) -> Start:
        return (self._world_with(parameters) if parameters else self._world).start()

    # --- the file -----------------------------------------------------------------------------

    @property
    def _tolerance(self) -> float:
        text = self.SolverParams.Integration.tol
        path = ("SolverParams", "Integration", "tol")
        return 1e-10 if text is None else self._reader.finite(text, path)

    @property
    def start_time(self) -> float:
        """The start time in seconds."""
        return self._reader.finite(self.ProblemData.t0, ("ProblemData", "t0"))

    def _check_end(self) -> None:
        if self.ProblemData.tend is None:
            chosen = self._start.chosen_positions()
            what = "a simulation needs tend, the end time, "
            what += "and positions, which are missing" if chosen else "which is missing"
            positions = f", positions: {chosen}" if chosen else ""
            raise wrong(("ProblemData",), what, f"write ProblemData: {{tend: 10{positions}}}")

    def _options(self) -> dict[str, Any]:
        reader, problem = self._reader, self.ProblemData
        end = problem.tend
        times = [
            self.start_time,
            None if end is None else reader.finite(end, ("ProblemData", "tend")),
        ]
        tolerance = self._tolerance
        if 0 < tolerance < LEAST_TOLERANCE:
            tolerance = LEAST_TOLERANCE
        return {"time": times, "method": "dop853", "tolerance": tolerance}

    @contextmanager
    def locating(self, given: Collection[str] = ()) -> Iterator[None]:
        """Add the location in the file to every error; explain spins of rods, and stops."""
        with super().locating(given):
            try:
                yield
            except ProblemError as error:
                raise self._spin_error(error) or error from None
            except SimulationError as error:
                self._explain_stop(error)
                raise

    def _spin_error(self, error: ProblemError) -> ProblemError | None:
        """Return the error for a massless motion that is the spin of a rod, or None."""
        if error.location[:1] != ("mass",) or len(error.location) < 3:
            return None
        coordinates = self._reader.terms.coordinates
        names = {coordinates[int(k)][:-2] for k in error.location[1:]}
        for name, body in self._reader.bodies.items():
            if names <= {*body.vectors}:
                what = f"the rod {name} can spin about its line, but has no inertia about it"
                hint = "give [Ixx, Iyy, Izz] with Ixx > 0, or prevent the spin by a joint"
                return wrong(("PartData", "Rigids", name, "Dyna"), what, hint)
        return None

    def _explain_stop(self, error: SimulationError) -> None:
        """Say so in the error if a run failed where a prescribed speed falls to 0."""
        if error.motion is None or not any(map(speed_of, self.Drives)):
            return
        last, settings = error.time, error.motion.settings
        reader = self._world_of(error.motion).reader
        if stopped := reader.point_at_rest(last, min(last + settings.step, settings.end)):
            what = "the prescribed speed of {} falls to 0 at t = {:.4g}, where its direction ends"
            error.hint = f"{what.format(*stopped)}: end the run before it"

    def _path(self, location: Path) -> Path:
        field = location[0]
        if field == "parameters":
            return ("PhysicalParams", *location[1:])
        if field == "units":
            return ("Units", *location[1:])
        if field == "inputs":
            return ("Inputs", *location[1:])
        if field == "limits":
            return ("Limits", *location[1:])
        if field == "programmes":
            named = [*self.Programmes][int(location[1])] if len(location) > 1 else ""
            return ("Programmes", named)
        if field == "tolerance":
            return ("SolverParams", "Integration", "tol")
        if field == "time":
            return ("ProblemData", {"start": "t0", "end": "tend"}.get(str(location[-1]), "tend"))
        if field == "start":
            return self._start.path(str(location[1]))
        if field in ("coordinates", "mass", "forces", "constraints"):
            part = self._part(field, int(location[1])) if len(location) > 1 else ""
            return self._reader.paths.get(part, ("PartData",))
        return location

    def _part(self, field: str | int, row: int) -> str:
        """Return the part to which a row of the system belongs; of several forces, the last."""
        terms = self._reader.terms
        if field == "constraints":
            return [*terms.constraints, *terms.frictions.values()][row].part
        asked = terms.coordinates[row]
        if field == "mass":
            return next((part for part, row_of, _, _ in terms.mass if row_of == asked), "")
        return next((part for part, name, _ in reversed(terms.force) if name == asked), "")

    def _in_words(self, location: Path, path: Path) -> str:
        named = location[0] in ("time", "tolerance") or location in (
            ("parameters",),
            ("coordinates",),
        )
        return dotted(path) if named else ""

    def _check(self) -> None:
        """Parse every text and assemble the start."""
        if self.Dimension not in WORLDS:
            what = f"a mechanism cannot have dimension {self.Dimension}"
            raise wrong(("Dimension",), what, "write 2 for the plane, or 3 for space")
        if not self._reader.terms.coordinates:
            raise wrong(("PartData",), "nothing moves", "name a body, spring or particle")
        columns(self._reader.out_file, self.system.coordinates)
