"""The classes `System` and `Motion`, whose methods offer the functions of the package.

Their data are defined in `teachmech.model.description` and `teachmech.run.trajectory`. The
functions that the methods call do not import this module.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Self, Unpack, cast

import numpy as np
from numpy.typing import ArrayLike

from teachmech.analysis.feed_table import FeedTable, feed_table
from teachmech.analysis.singularities import Singularity, singularities
from teachmech.base.array_types import Array
from teachmech.base.errors import ProblemError, SimulationError, check_known, checked_arguments
from teachmech.base.extras import requiring
from teachmech.base.files import write_text
from teachmech.base.progress import Progress
from teachmech.base.words import as_text, counted
from teachmech.expressions import parse_constant
from teachmech.model.derivation import Derivation, derivation_of
from teachmech.model.description import Description, Text
from teachmech.model.equations import Equations
from teachmech.numerics.integrators import METHODS, Settings
from teachmech.program import write
from teachmech.run.changes import MOST_LINES, sentences
from teachmech.run.control_works import control_works
from teachmech.run.options import (
    Inputs,
    Integration,
    Replacements,
    Running,
    RunOptions,
    part,
    taking,
)
from teachmech.run.simulation import resample, run
from teachmech.run.trajectory import Trajectory
from teachmech.start.acting import begun
from teachmech.start.assembly import RESTARTS
from teachmech.start.start_formulas import Assembled, start_formulas

if TYPE_CHECKING:
    from markupsafe import Markup
    from matplotlib.figure import Figure

    from teachmech.animation.arrows import Arrows
    from teachmech.animation.player import Player
    from teachmech.fitting.fit import Fit
    from teachmech.live.live import Live
    from teachmech.live.live_picture import Joints, LivePicture
    from teachmech.stability.branches import Branches
    from teachmech.stability.equilibria import Equilibria
    from teachmech.stability.feedforward import Feedforward
    from teachmech.stability.linearisation import Linearisation
    from teachmech.stability.periodic_orbits import PeriodicOrbit
    from teachmech.stability.root_locus import RootLocus
    from teachmech.stability.sensitivities import Sensitivities
    from teachmech.stability.stability_map import StabilityMap
    from teachmech.stability.steady_motion import SteadyMotion
    from teachmech.verification.second_opinion import Verification


Values = Mapping[str, Text] | None  # replacement values by name


def _names(**given: Any) -> list[str]:
    """Return the names of the arguments that are given, whose errors are not about the file."""
    return [name for name, x in given.items() if x is not None]


LANGUAGES = ("python", "matlab", "javascript")  # for `InitialValueProblem.program`


@checked_arguments
class InitialValueProblem:
    """A system that can be simulated, with or without its own time span and method."""

    @property
    def system(self) -> System:
        """The system."""
        raise NotImplementedError

    @property
    def start_time(self) -> float:
        """The default start time in seconds."""
        return 0.0

    @taking(Integration)
    def settings_with(
        self, time: Sequence[Text] | None = None, **options: Unpack[Integration]
    ) -> Settings:
        """Return the settings of the problem with some of them replaced.

        Parameters
        ----------
        time : tuple of float, optional
            ``(start, end)`` or ``(start, end, step)`` in seconds; a System has none of its own.
        **options
            As for `teachmech.simulate`.
        """
        given: dict[str, Any] = {"time": time, **options}
        return self._settings({name: x for name, x in given.items() if x is not None})

    def _settings(self, given: dict[str, Any]) -> Settings:
        return Settings.of(**({"time": None} | given))

    def starting(
        self,
        time: float,
        start: Values = None,
        parameters: Values = None,
        inputs: Mapping[str, Any] | None = None,
    ) -> System:
        """Return the system with other values and inputs, for a motion from this time."""
        start = self.start_with(time, start, parameters)
        return self.system.replace(start=start, parameters=parameters, inputs=inputs)

    def start_with(
        self, time: float, start: Values = None, parameters: Values = None
    ) -> dict[str, Text]:
        """Return start values that replace those of the problem, for this start time."""
        return dict(start or {})

    @property
    def start_parameters(self) -> set[str]:
        """The parameters that appear in an assembled start, but in no constraint."""
        return set()

    def start_by(
        self, names: Collection[str], time: float, start: Values = None, parameters: Values = None
    ) -> Assembled | None:
        """Return an assembled start as a function of parameters, or None if it is not assembled."""
        return None

    @property
    def kept(self) -> tuple[str, ...]:
        """The coordinates that keep their values when the problem is assembled."""
        return ()

    @contextmanager
    def locating(self, given: Collection[str] = ()) -> Iterator[None]:
        """Add the location in the file to errors; the ``given`` arguments are not from the file."""
        yield

    @taking(RunOptions)
    def simulate(self, time: Sequence[Text] | None = None, **options: Unpack[RunOptions]) -> Motion:
        """Return the motion; the arguments replace the values of the problem.

        Parameters
        ----------
        time : tuple of float, optional
            ``(start, end)`` or ``(start, end, step)`` in seconds; a System has none of its own.
        **options
            Method, start values and options of the run; see `teachmech.simulate`.

        See Also
        --------
        teachmech.simulate : lists the options, results and errors.

        Examples
        --------
        >>> import teachmech as tm
        >>> motion = tm.example("meridian").simulate(time=(0, 0.1, 0.005), parameters={"g": 1.62})
        >>> len(motion)
        21
        """
        settings = self.settings_with(time, **part(options, Integration))
        replaced = part(options, Replacements) | part(options, Inputs)
        system = self.starting(settings.start, **replaced)
        given = {"time": time, **options}
        with self.locating([name for name, x in given.items() if x is not None]):
            return motion_by(run, system, settings, **part(options, Running))

    @taking(Integration)
    def program(
        self,
        time: Sequence[Text] | None = None,
        *,
        language: str = "python",
        derivatives: str = "symbolic",
        simple: bool = False,
        **options: Unpack[Integration],
    ) -> str:
        """Return the source of the program.

        Parameters
        ----------
        time : tuple of float, optional
            As for `simulate`.
        **options
            As for `simulate`.
        language : {"python", "matlab", "javascript"}
            A module that needs NumPy alone; a function file for MATLAB and GNU Octave, which has
            the method RK4; or an ES module for a page or Node, which has all methods except LSODA.
        derivatives : {"symbolic", "feed"}
            The program contains the derivatives of the constraints; or it differentiates the
            constraints at run time, operator by operator, by FEED (Itiki & Neto 2004). For Python.
        simple : bool
            Write a short program to read, in Python: RK4 without stabilisation, whatever the
            problem states, and no scaling of coordinates and constraints.

        Raises
        ------
        ProblemError
            If a language or a way of differentiation is unknown, or the program cannot be written:
            for ``derivatives="feed"`` a constraint is a Python function.
        """
        if simple:
            options.setdefault("method", "rk4")
            options.setdefault("stabilisation", "none")
        settings = self.settings_with(time, **options)
        check_known("language", [language], LANGUAGES, key="language")
        with self.locating(["method", "stabilisation", "until"]):
            if simple:
                if (language, derivatives) != ("python", "symbolic"):
                    hint = "omit simple, or the language and the derivatives"
                    raise ProblemError("simple programs are written in Python alone", hint=hint)
                from teachmech.program.simple_program import write_simple

                return write_simple(self.system, settings)
            if language == "python":
                return write(begun(self.system, settings.start), settings, derivatives)
            if derivatives != "symbolic":
                hint = "omit derivatives='feed', or choose language='python'"
                raise ProblemError("FEED programs are written in Python alone", hint=hint)
            if language == "matlab":
                from teachmech.program.matlab_program import write_matlab

                return write_matlab(begun(self.system, settings.start), settings)
            from teachmech.run.javascript import write_javascript

            return write_javascript(self.system, settings)

    @taking(RunOptions)
    def live(
        self,
        time: Sequence[Text] | None = None,
        *,
        lecture: str | Path | None = None,
        **options: Unpack[RunOptions],
    ) -> Live:
        """Return a live picture: a page that computes the motion and follows the pointer.

        The user drags points, changes values while the motion runs, and compares methods, without a
        Python kernel. The arguments set the initial state of the page.

        Parameters
        ----------
        time : tuple of float, optional
            As for `simulate`.
        lecture : str or Path, optional
            A YAML file with the steps of a lecture: texts, values, charts and what is hidden at
            first; see docs/notebook.md.
        **options
            As for `simulate`.

        Raises
        ------
        ProblemError
            If the system has no points or is too large, a constraint is a Python function, or the
            file of the lecture is wrong.

        Examples
        --------
        >>> import teachmech as tm
        >>> tm.example("four-bar").live()
        <Live picture of Four-bar linkage>
        """
        with requiring("the live picture needs", otherwise="use save_live"):
            from teachmech.live.live import Live
        return Live(self._live_picture(time, lecture, options))

    @taking(RunOptions)
    def save_live(
        self,
        path: str | Path,
        time: Sequence[Text] | None = None,
        *,
        lecture: str | Path | None = None,
        **options: Unpack[RunOptions],
    ) -> None:
        """Write the live picture as one page, which a double click opens.

        Parameters
        ----------
        path : str or Path
            The name of an .html file.
        time, lecture, **options
            As for `live`.

        Examples
        --------
        >>> import teachmech as tm
        >>> tm.example("four-bar").save_live("four-bar.html")                # doctest: +SKIP
        """
        from teachmech.live.live_page import live_page

        write_text(path, live_page(self._live_picture(time, lecture, options)))

    def _live_picture(
        self, time: Sequence[Text] | None, lecture: str | Path | None, options: RunOptions
    ) -> LivePicture:
        """Return the content of the live picture of a run, up to its failure if it fails."""
        from teachmech.live.live_picture import LivePicture

        try:
            motion = self.simulate(time, **options)
        except SimulationError as error:
            if error.motion is None:
                raise
            motion = cast("Motion", error.motion)
        kept = bool(options.get("start"))
        motion, hidden = self.with_start_formulas(motion, options.get("parameters"), kept=kept)
        joints = self.joints(motion)
        return LivePicture.of(motion, joints=joints, lecture=lecture, hidden=hidden)

    def with_start_formulas(
        self, motion: Motion, parameters: Values = None, *, kept: bool = False
    ) -> tuple[Motion, list[str]]:
        """Return a motion whose start consists of formulas, and the parameters without a formula.

        See `teachmech.start.start_formulas`. If the start is ``kept``, it has no formulas.
        """
        system, contained = motion.system, self.start_parameters
        own = [name for name in system.base_parameters if name in contained]
        assembled = None if kept else self.start_by(own, motion.settings.start, None, parameters)
        if assembled is None:
            return motion, own
        formulas, hidden = start_formulas(assembled, system, own)
        return replace(motion, system=system.replace(start=formulas)), hidden

    def linearise(
        self,
        start: Mapping[str, Text] | None = None,
        time: float | None = None,
        parameters: Mapping[str, Text] | None = None,
        inputs: Mapping[str, Any] | None = None,
    ) -> Linearisation:
        """Linearise the equations of motion about the start, or about another state.

        Parameters
        ----------
        start : mapping of str to float or str, optional
            Start values that replace values of the problem, by name; for an equilibrium its
            `start`, for a state of a motion ``motion.state(index)``.
        time : float, optional
            The time of this state in seconds; by default the start time.
        parameters, inputs : mapping, optional
            As for `simulate`.

        Raises
        ------
        InconsistentStartError
            If the state does not meet the constraints.
        ProblemError
            If the state is a singular position, the acceleration there is not unique, or a
            constraint or an input is a Python function.

        Examples
        --------
        >>> import teachmech as tm
        >>> bicycle = tm.example("bicycle").linearise()
        >>> bicycle.kind
        'a state of a motion'
        >>> pendulum = tm.example("pendulum").linearise(start={"x1": 0, "y1": -1})
        >>> print(pendulum)
        pendulum about an equilibrium at t = 0 s
          independent coordinates: x1
          eigenvalue in 1/s  frequency in Hz  damping ratio  moves most
                +- 3.13209 i         0.498488         0.0000          x1
        """
        from teachmech.stability.linearisation import linearise

        t = self.start_time if time is None else float(time)
        with self.locating(_names(start=start, time=time, parameters=parameters, inputs=inputs)):
            return linearise(self.starting(t, start, parameters, inputs), t)

    def sensitivities(
        self,
        names: Sequence[str],
        times: Sequence[float],
        start: Mapping[str, Text] | None = None,
        parameters: Mapping[str, Text] | None = None,
        inputs: Mapping[str, Any] | None = None,
        *,
        tolerance: float = 1e-11,
        compiled: bool | None = None,
        progress: Progress | bool | None = None,
    ) -> Sensitivities:
        """Return the derivatives of a motion by start values and parameters.

        They are computed by the variational equations, not by differences.

        Parameters
        ----------
        names : sequence of str
            Parameters, coordinates and velocities. Start values must be independent under the
            constraints; further independent ones stay, and all others follow.
        times : sequence of float
            Times in seconds, in rising order, from the start time of the problem on.
        start, parameters, inputs : mapping, optional
            As for `simulate`.
        tolerance : float
            That of the motion, which DOP853 integrates.
        compiled : bool, optional
            Whether the variational equations are compiled (extra ``fast``), by default if possible;
            see docs/fitting.md.
        progress : callable or bool, optional
            As for `simulate`; if it returns False, the computation ends with an error.

        Raises
        ------
        InconsistentStartError
            If the start does not meet the constraints.
        ProblemError
            If there is an impact with friction before the last time, the constraints lose rank, a
            force jumps, a constraint or an input is a Python function, or ``compiled=True`` is
            impossible. The error names it.

        Examples
        --------
        A pendulum released near its upper equilibrium: the difference grows like cosh:

        >>> import teachmech as tm
        >>> rod = tm.System(["phi"], [1], ["sin(phi)"])
        >>> found = rod.sensitivities(["phi"], [0, 1, 2])
        >>> found["phi"][:, 0].round(9).tolist()
        [1.0, 1.543080635, 3.762195691]
        """
        from teachmech.stability.sensitivities import sensitivities

        t = self.start_time
        given = _names(start=start, parameters=parameters, inputs=inputs, times=times)
        with self.locating([*given, "names", "compiled"]):
            system = self.starting(t, start, parameters, inputs)
            how: Any = {"tolerance": tolerance, "compiled": compiled, "progress": progress}
            how["assembled"] = self.start_by(names, t, start, parameters)
            return sensitivities(system, names, times, t, **how)

    def fit(
        self,
        data: Any,
        parameters: Sequence[str],
        bounds: Mapping[str, Any] | None = None,
        start: Mapping[str, Text] | None = None,
        inputs: Mapping[str, Any] | None = None,
        *,
        quantities: Mapping[str, str] | None = None,
        deviations: Mapping[str, float] | None = None,
        compiled: bool | None = None,
        progress: Progress | bool | None = None,
        evaluations: int = 200,
    ) -> Fit:
        """Return the parameters and start values that fit measured data or another goal.

        They have the least sum of squared residuals near the present values. The Jacobian is exact
        (`sensitivities`), and `scipy.optimize.least_squares` takes the steps.

        Parameters
        ----------
        data : str, Path, mapping or goal
            The path of a CSV file, arrays by the titles of columns, or an object with the method
            ``residuals`` (see `teachmech.fitting.least_squares.Goal`). A title is ``time`` or
            ``t``, or a coordinate, a velocity or an expression of them, each with a unit if it is
            not that of the problem: ``time [ms]``, ``theta [deg]``.
        parameters : sequence of str
            The parameters, coordinates and velocities to fit. Their present values are the first
            ones. Start values must be independent under the constraints.
        bounds : mapping of str to (float, float), optional
            The least and the largest value by name; None is no bound.
        start, inputs : mapping, optional
            As for `simulate`.
        quantities : mapping of str to str, optional
            The expression that a column measures, by its title; other columns are then not used.
        deviations : mapping of str to float, optional
            The standard deviations of measured quantities in the units of the problem, by the title
            of the column. By default they are estimated from the residuals.
        compiled : bool, optional
            As for `sensitivities`.
        progress : callable or bool, optional
            Called with the share of the largest number of evaluations; if it returns False, the
            search ends with the best values so far.
        evaluations : int
            The largest number of motions.

        Returns
        -------
        Fit
            Values, standard errors, correlations, residuals and warnings.

        Raises
        ------
        ProblemError
            If data, names or bounds are not valid, or the motion with the first values has no
            derivatives; see `sensitivities`.

        Examples
        --------
        >>> import numpy as np
        >>> import teachmech as tm
        >>> mass = tm.System(["x"], ["m"], ["-k*x"], parameters={"m": 2, "k": 60}, start={"x": 1})
        >>> t = np.linspace(0, 3, 20)
        >>> found = mass.fit({"t": t, "x": 0.8 * np.cos(5 * t)}, ["k", "x"])
        >>> {name: round(x, 8) for name, x in found.values.items()}
        {'k': 50.0, 'x': 0.8}
        """
        from teachmech.fitting.fit import fit

        t = self.start_time
        given = _names(start=start, bounds=bounds, inputs=inputs)
        own = ["parameters", "data", "quantities", "deviations", "progress", "evaluations"]
        own += ["compiled"]
        goal = ["point", "body", "targets", "times"]  # keys of errors of path_goals.py
        with self.locating([*given, *own, *goal]):
            system = self.starting(t, start, inputs=inputs)
            how: Any = {"bounds": bounds, "quantities": quantities, "deviations": deviations}
            how |= {"progress": progress, "evaluations": evaluations, "compiled": compiled}
            how["assembled"] = self.start_by(parameters, t, start)
            return fit(system, data, parameters, t, **how)

    def verify(
        self,
        time: Sequence[Text] | None = None,
        start: Mapping[str, Text] | None = None,
        parameters: Mapping[str, Text] | None = None,
        inputs: Mapping[str, Any] | None = None,
        *,
        progress: Progress | bool | None = None,
    ) -> Verification:
        """Compute the same motion in independent ways, and count the digits in which they agree.

        Parameters
        ----------
        time : tuple of float, optional
            ``(start, end)`` in seconds; by default the first second of the problem.
        start, parameters, inputs : mapping, optional
            As for `simulate`.
        progress : callable or bool, optional
            As for `simulate`; if it returns False, the remaining ways are left out.

        Returns
        -------
        Verification
            A table with the agreed digits of positions, velocities, accelerations and multipliers
            for machine code, another explicit and an implicit method, the program of a page in Node
            (if it is installed), eight other formulations of the equations of motion, and the laws
            of energy, momentum and constraints. A way that is not possible is named with its
            reason.

        Raises
        ------
        SimulationError
            If the plain run fails.

        Notes
        -----
        Digits are lost in chaotic motions and next to singular positions, by all ways. Multipliers
        are compared if the constraints determine them.

        Examples
        --------
        >>> import teachmech as tm
        >>> found = tm.example("pendulum").verify((0, 0.5))
        >>> found.digits > 9, found.opinions[0].computation
        (True, 'machine code')
        """
        from teachmech.verification.second_opinion import second_opinion

        first = self.start_time
        span = self.settings_with(time=time or (first, first + 1.0), method="dop853")
        end = span.end if time else min(span.end, getattr(self, "settings", span).end)
        given = start or parameters or inputs
        own = self.starting(span.start, start, parameters, inputs) if given else self
        return second_opinion(own.simulate, own.program, (span.start, end), progress)

    def equilibria(
        self,
        time: float | None = None,
        parameters: Mapping[str, Text] | None = None,
        inputs: Mapping[str, Any] | None = None,
        *,
        restarts: int = RESTARTS,
        progress: Progress | bool | None = None,
    ) -> Equilibria:
        """Return the equilibria that were found, with their multipliers and their stability.

        Parameters
        ----------
        time : float, optional
            The time in seconds for forces that depend on it; by default the start time.
        parameters, inputs : mapping, optional
            As for `simulate`.
        restarts : int
            The number of random positions from which the search begins, besides the start.
        progress : callable or bool, optional
            As for `simulate`; if it returns False, the search ends with what it has found.

        Returns
        -------
        Equilibria
            A sequence, with the lowest potential energy first. Further equilibria may exist. Of a
            set of equilibria, such as all positions on a horizontal floor, it contains the point
            nearest to the start.

        Raises
        ------
        ProblemError
            If a constraint prescribes a motion, so that nothing is at rest.

        Examples
        --------
        >>> import teachmech as tm
        >>> print(tm.example("pendulum").equilibria())
        pendulum: 2 equilibria found from 65 positions
             position         stability  notes
          0  x1 = 0, y1 = -1  stable
          1  x1 = 0, y1 = 1   unstable
        """
        from teachmech.stability.equilibria import equilibria

        t = self.start_time if time is None else float(time)
        given = _names(time=time, parameters=parameters, inputs=inputs)
        with self.locating([*given, "restarts"]):
            system = self.starting(t, None, parameters, inputs)
            return equilibria(system, t, restarts, progress)

    def feedforward(
        self, time: Sequence[Text] | None = None, *, progress: Progress | bool | None = None
    ) -> Feedforward:
        """Return the inputs with which the system meets its programmes at all times.

        Positions and inputs follow from the programmes and their derivatives alone. This is
        possible if their outputs are flat, also if the actuators do not determine the accelerations
        of the outputs, as those of a crane: its trolley moves such that the rope pulls the load
        along its path.

        Parameters
        ----------
        time : tuple of float, optional
            ``(start, end)`` or ``(start, end, step)`` in seconds; a System has none of its own.
        progress : callable or bool, optional
            As for `simulate`; if it returns False, the result ends there.

        Returns
        -------
        Feedforward
            Positions, velocities, accelerations and ``controls`` over time. ``open_loop`` is the
            system with these inputs, which can be simulated.

        Raises
        ------
        ProblemError
            If the programmes do not determine the motion, or no motion near the start meets them.

        Examples
        --------
        The trolley of a crane is at s, its rope has the length l, and its load is at (x, y):

        >>> import teachmech as tm
        >>> crane = tm.System(["s", "x", "y", "l"], [2, 1, 1, 0.5], ["F", 0, -9.81, "W"],
        ...     ["(x - s)^2 + y^2 = l^2"], start={"y": -3, "l": 3}, programmes=[
        ...         tm.Programme("x = sin(t)^5", by=["F", "W"], name="to the right"),
        ...         tm.Programme("y = -3 + t^5", by=["F", "W"], name="upwards")])
        >>> found = crane.feedforward((0, 1, 0.1))
        >>> found.order, float(found.controls["W"][0].round(6))
        (2, -9.81)
        """
        from teachmech.stability.feedforward import feedforward

        settings = self.settings_with(time)
        with self.locating(["time"]):
            span = settings.start, settings.end, settings.step
            return feedforward(self.starting(settings.start), span, progress)

    def steady_motion(
        self,
        start: Mapping[str, Text] | None = None,
        time: float | None = None,
        parameters: Mapping[str, Text] | None = None,
        *,
        fixed: Collection[str] = (),
        running: Collection[str] | None = None,
    ) -> SteadyMotion:
        """Return the steady motion nearest to the start, with its linearised equations.

        Independent coordinates run with constant velocities or rest. The velocities of the other
        coordinates follow from the constraints.

        Parameters
        ----------
        start, time, parameters
            As for `linearise`.
        fixed : collection of str
            Coordinates and velocities that keep their start values, such as the speed.
        running : collection of str, optional
            The coordinates that run. By default the independent ones that move at the start.

        Raises
        ------
        ProblemError
            If no coordinate runs, no steady motion is found, or the motion that was found is not
            steady in these coordinates.

        Examples
        --------
        >>> import teachmech as tm
        >>> top = tm.Lagrangian(T="A*(vtheta^2 + sin(theta)^2*vphi^2)/2"
        ...     " + C*(vpsi + vphi*cos(theta))^2/2", V="w*cos(theta)",
        ...     coordinates=["theta", "phi", "psi"], parameters={"A": 0.004, "C": 0.002, "w": 0.5},
        ...     start={"theta": 0.5, "vphi": 2, "vpsi": 98})
        >>> found = top.steady_motion(fixed=["theta", "vpsi"])
        >>> found.running, found.linearisation.kind
        (('phi', 'psi'), 'a steady motion')
        """
        from teachmech.stability.steady_motion import steady_motion

        t = self.start_time if time is None else float(time)
        given = _names(start=start, time=time, parameters=parameters)
        with self.locating([*given, "fixed", "running"]):
            return steady_motion(self.starting(t, start, parameters), t, fixed, running)

    def periodic_orbit(
        self,
        period: Text,
        start: Mapping[str, Text] | None = None,
        parameters: Mapping[str, Text] | None = None,
        inputs: Mapping[str, Any] | None = None,
        *,
        fixed: Collection[str] = (),
        compiled: bool | None = None,
        progress: Progress | bool | None = None,
    ) -> PeriodicOrbit:
        """Return the periodic motion near the start, with its Floquet multipliers.

        Parameters
        ----------
        period : float or str
            The period in seconds. If time occurs in the equations, it is the period of the drive,
            or a multiple. Otherwise it is a first guess.
        start, parameters, inputs : mapping, optional
            As for `simulate`; the start is a first guess.
        fixed : collection of str
            Coordinates and velocities that keep their start values, such as the amplitude of a
            pendulum. By default all change as little as possible.
        compiled : bool, optional
            As for `sensitivities`.
        progress : callable or bool, optional
            As for `simulate`; if it returns False, the search ends with an error.

        Returns
        -------
        PeriodicOrbit
            Start, period, closing error, multipliers and stability.

        Raises
        ------
        ProblemError
            If none is found near the start, or the motion has no derivatives; see `sensitivities`.

        Examples
        --------
        The limit cycle of van der Pol's oscillator, whose period is 6.66328686:

        >>> import teachmech as tm
        >>> oscillator = tm.System(["x"], [1], ["(1 - x^2)*vx - x"], start={"x": 2})
        >>> orbit = oscillator.periodic_orbit(6.5)
        >>> round(orbit.period, 8), orbit.stability
        (6.66328686, 'asymptotically stable')
        """
        from teachmech.stability.periodic_orbits import periodic_orbit

        t = self.start_time
        given = _names(start=start, parameters=parameters, inputs=inputs)
        with self.locating([*given, "period", "fixed", "compiled"]):
            system = self.starting(t, start, parameters, inputs)
            length = float(parse_constant(as_text(period, "the period")))
            return periodic_orbit(system, length, t, fixed, progress, compiled=compiled)

    def root_locus(
        self,
        parameter: str,
        values: ArrayLike,
        start: Mapping[str, Text] | None = None,
        time: float | None = None,
        parameters: Mapping[str, Text] | None = None,
        progress: Progress | bool | None = None,
    ) -> RootLocus:
        """Return the eigenvalues over the values of a parameter, and the limits of stability.

        Parameters
        ----------
        parameter : str
        values : array, shape (N,)
            The values of the parameter, in their order along the locus.
        start : mapping of str to float or str, optional
            Start values that replace values of the problem. If the first linearisation is about an
            equilibrium, this equilibrium is followed. Otherwise each linearisation is about the
            start of the problem with the value of the parameter, such as a bicycle of this speed.
        time : float, optional
            In seconds; by default the start time.
        parameters : mapping, optional
            Values of other parameters.
        progress : callable or bool, optional
            As for `simulate`; if it returns False, the locus ends there.

        Examples
        --------
        A bead at the lowest point of a hoop that turns is stable below w = sqrt(g/R):

        >>> import teachmech as tm
        >>> hoop = tm.System(["theta"], ["m*R^2"],
        ...     ["m*R^2*w^2*sin(theta)*cos(theta) - m*g*R*sin(theta)"],
        ...     parameters={"m": 2, "R": 0.5, "g": 9.81, "w": 0})
        >>> [round(x, 6) for x in hoop.root_locus("w", [0, 2, 4, 6]).limits]
        [4.429447]
        """
        from teachmech.stability.root_locus import root_locus

        t = self.start_time if time is None else float(time)

        def at(value: float) -> System:
            return self.starting(t, start, {**(parameters or {}), parameter: value})

        check_known("parameter", [parameter], self.system.parameters, key="parameter")
        given = _names(start=start, time=time, parameters=parameters)
        with self.locating([*given, "values", "progress"]):
            return root_locus(at, parameter, values, t, progress)

    def stability_map(
        self,
        over: Mapping[str, ArrayLike],
        start: Mapping[str, Text] | None = None,
        time: float | None = None,
        parameters: Mapping[str, Text] | None = None,
        progress: Progress | bool | None = None,
    ) -> StabilityMap:
        """Return the growth of small motions over the values of two parameters.

        Parameters
        ----------
        over : mapping of two str to array
            The values of each parameter, with two or more for the first one.
        start, time, parameters, progress
            As for `root_locus`, which is computed over the first parameter for each value of the
            second one.

        Examples
        --------
        A bead at the lowest point of a hoop of radius R that turns: w^2 R > g is unstable.

        >>> import teachmech as tm
        >>> hoop = tm.System(["theta"], ["m*R^2"],
        ...     ["m*R^2*w^2*sin(theta)*cos(theta) - m*g*R*sin(theta)"],
        ...     parameters={"m": 2, "R": 0.5, "g": 9.81, "w": 0})
        >>> hoop.stability_map({"w": [2, 4, 6], "R": [0.2, 0.5, 1]}).unstable.tolist()
        [[False, False, False], [False, False, True], [False, True, True]]
        """
        from teachmech.stability.stability_map import stability_map

        t = self.start_time if time is None else float(time)
        names = [*over] if hasattr(over, "keys") else []
        check_known("parameter", names, self.system.parameters, key="over")

        def at(x: float, y: float) -> System:
            own = dict(zip(names, (x, y), strict=True))
            return self.starting(t, start, {**(parameters or {}), **own})

        given = _names(start=start, time=time, parameters=parameters)
        with self.locating([*given, "over", *names]):
            return stability_map(at, over, t, progress)

    def branches(
        self,
        parameter: str,
        between: Sequence[float],
        time: float | None = None,
        parameters: Mapping[str, Text] | None = None,
        progress: Progress | bool | None = None,
    ) -> Branches:
        """Return the branches of equilibria over a parameter, around folds, with their stability.

        Parameters
        ----------
        parameter : str
        between : pair of float
            The range of the parameter.
        time : float, optional
            In seconds; by default the start time.
        parameters : mapping, optional
            Values of other parameters.
        progress : callable or bool, optional
            As for `simulate`; if it returns False, the search ends with what it has found.

        Returns
        -------
        Branches
            A sequence. Equilibria are searched at five values of the parameter and followed from
            there, so there may be further branches.

        Examples
        --------
        A bead on a hoop that turns: the lowest point loses its stability at w = sqrt(g/R).

        >>> import teachmech as tm
        >>> hoop = tm.System(["theta"], ["m*R^2"],
        ...     ["m*R^2*w^2*sin(theta)*cos(theta) - m*g*R*sin(theta)"],
        ...     parameters={"m": 2, "R": 0.5, "g": 9.81, "w": 6}, start={"theta": 0.3})
        >>> len(hoop.branches("w", (0, 10))) >= 3
        True
        """
        from teachmech.stability.branches import branches

        t = self.start_time if time is None else float(time)

        def at(value: float) -> System:
            return self.starting(t, None, {**(parameters or {}), parameter: value})

        check_known("parameter", [parameter], self.system.parameters, key="parameter")
        given = _names(time=time, parameters=parameters)
        with self.locating([*given, "between"]):
            return branches(at, parameter, between, t, progress)

    def steady_branches(
        self,
        over: str,
        between: Sequence[float],
        start: Mapping[str, Text] | None = None,
        time: float | None = None,
        parameters: Mapping[str, Text] | None = None,
        *,
        fixed: Collection[str] = (),
        running: Collection[str] | None = None,
    ) -> Branches:
        """Return the branch of steady motions through the one nearest to the start.

        Parameters
        ----------
        over : str
            A parameter, or a coordinate or velocity of the steady motions, such as the speed.
        between : pair of float
            The range of its values.
        start, time, parameters, fixed, running
            As for `steady_motion`. Values that the equations leave open change as little as
            possible.

        Returns
        -------
        Branches
            One branch, which also has the ``velocities``.

        Raises
        ------
        ProblemError
            As for `steady_motion`, at the present value or the nearest limit of the range.

        Examples
        --------
        Watt's governor: its arms are at cos(theta) = (m + M) g/(m l vphi^2).

        >>> import teachmech as tm
        >>> governor = tm.Lagrangian(T="m*l^2*(vtheta^2 + sin(theta)^2*vphi^2)"
        ...     " + 2*M*l^2*sin(theta)^2*vtheta^2 + J*vphi^2/2", V="-2*(m + M)*g*l*cos(theta)",
        ...     coordinates=["theta", "phi"], start={"theta": 0.8, "vphi": 12},
        ...     parameters={"m": 1, "M": 2, "l": 0.3, "g": 9.81, "J": 0.1}, name="governor")
        >>> print(governor.steady_branches("vphi", (8, 20)))
        governor: 1 branch of steady motions over vphi
          0: vphi = 9.90454 to 20; turns back at 9.90454
        """
        from teachmech.stability.steady_branches import steady_branches

        t = self.start_time if time is None else float(time)
        given = _names(start=start, time=time, parameters=parameters)
        states = (*self.system.coordinates, *self.system.velocities)
        check_known("parameter or value", [over], (*self.system.parameters, *states), key="over")

        def at(value: float) -> System:
            own = {over: value}
            if over in states:
                return self.starting(t, {**(start or {}), **own}, parameters)
            return self.starting(t, start, {**(parameters or {}), **own})

        with self.locating([*given, "over", "between", "fixed", "running"]):
            first = self.starting(t, start, parameters)
            return steady_branches(first, at, over, between, t, fixed, running)

    def joints(self, motion: Motion) -> Joints | None:
        """Return the joint forces of a motion for a live picture, or None."""
        return None

    def _repr_html_(self) -> Markup:
        from teachmech.animation.rich_display import system_page

        return system_page(self.system)

    def equations(self, steps: bool = False) -> Equations:
        """Return constraints, derivatives, A and b; they print as text and display as LaTeX.

        Parameters
        ----------
        steps : bool
            Whether to show also how the text of each constraint is read, as tokens and as a tree,
            and what each step of the derivation does. For the tree with numbers see `feed`.

        Examples
        --------
        >>> import teachmech as tm
        >>> print(tm.example("pendulum").equations(steps=True))
        pendulum
        ...
        constraint 1, rod: holonomic, given as  x1^2 + y1^2 = L^2
            tokens
                x1  ^  2  +  y1  ^  2  =  L  ^  2
        ...
        """
        with self.locating():
            return Equations(self.system, steps)

    def feed(
        self,
        constraint: str | int = 1,
        *,
        t: float | None = None,
        q: ArrayLike | None = None,
        v: ArrayLike | None = None,
    ) -> FeedTable:
        """Return value, first and second derivatives of every node of a constraint at a state.

        Parameters
        ----------
        constraint : str or int
            Its name, or its number counted from 1.
        t : float, optional
            In seconds; by default the start time.
        q, v : array, shape (n,), optional
            Coordinates and velocities; by default those at the start.

        Returns
        -------
        FeedTable
            The table, with the row of A and the entry of b that follow from its last line.

        Raises
        ------
        ProblemError
            If there is no such constraint, it is a Python function or too long, or the state has
            another shape.

        Examples
        --------
        >>> import teachmech as tm
        >>> print(tm.example("pendulum").feed("rod", q=[0.6, -0.8], v=[0.8, 0.6]))
        rod: holonomic, at t = 0 s
        node  expression         value  first derivatives   second derivatives
        1     x1                 0.6    x1: 1
        ...
        """
        time = self.start_time if t is None else t
        with self.locating([]):
            return feed_table(self.starting(time), constraint, time, q, v)


@checked_arguments
@dataclass(frozen=True, eq=False)
class System(Description, InitialValueProblem):
    """A constrained mechanical system in generalized coordinates.

    Parameters
    ----------
    coordinates : sequence of str
        The n names, such as ``["x", "y", "phi"]``. The velocity of ``x`` is ``vx``, its
        acceleration is ``ax``.
    mass : sequence of str or float, or nested sequence
        The n diagonal entries of the mass matrix, or all n rows of it: expressions in
        coordinates, time and parameters; symmetric. An entry, a force, a constraint and a term of
        the potential may also be a `teachmech.expressions.Formula`.
    forces : sequence of str or float
        The n applied generalized forces Q, expressions in time, coordinates, velocities and
        parameters. If the mass matrix depends on the coordinates, Q also includes the velocity
        terms of the inertia: M(q) q'' = Q.
    constraints : sequence of str, callable or Constraint
        See `Constraint`.
    parameters : mapping of str to float or str
        Named constants with their values.
    start : mapping of str to float or str
        Start values of coordinates and velocities by name, numbers or expressions in the
        parameters. A missing value is 0.
    name : str
        A letter, then letters, digits, ``_`` or ``-``.
    points : mapping of str to sequences of str, or sequence of these, optional
        The points of pictures, by name or counted from 1. Each has one to three Cartesian
        coordinates in metres, expressions in coordinates, time and parameters, such as ``{"O": [0,
        0], "bob": ["L*sin(phi)", "-L*cos(phi)"]}``. By default, each group of coordinates that
        differ only in the letter of their axis, such as ``x1, y1``, is a point; ``()`` for none.
    potential : sequence of str, optional
        The terms of the potential energy V in time, coordinates and parameters, for
        `Motion.potential_energy`. The forces already include -dV/dq.
    drawing : Drawing, optional
        Other elements of a picture: outlines of bodies, springs, guides.
    rods : sequence of pairs of str, optional
        The points between which a rod is drawn, such as ``[["O", "bob"]]``. By default, points
        whose distance is constant because of their expressions or a constraint; ``()`` for none.
    outlines : mapping of str to mapping, optional
        Planar bodies by name, which move with points. A circle has its centre at one point and,
        optionally, a spoke towards a second one: ``{"wheel": {"on": ["hub", "rim"], "radius":
        "r"}}``. A polygon has corners along the line from one point to another and to its left:
        ``{"cart": {"on": ["A", "B"], "places": [[0, 0], ["w", 0], ["w", "h"]]}}``. Lengths are in
        metres, numbers or expressions in the parameters.
    units : "SI" or mapping of str to str, optional
        The units of the numbers: of ``length`` and ``mass``, by default m and kg, and of
        coordinates and parameters, which must fit these; time is in seconds. Figures, charts and
        sliders show the units; nothing is converted. Units other than m, kg, s and rad need the
        package pint.
    vectors : sequence of sequences of str, optional
        Coordinates that are the components of one vector, such as ``[["x", "y", "z"]]``. They share
        one scale in all tolerances, so that results do not depend on the directions of the axes.
    inputs : mapping of str to str, float, mapping or callable, optional
        Named inputs u that act in forces, such as the torque of a motor. An input is a number or
        an expression in time, coordinates, velocities and parameters; samples
        ``{"times": [0, 1], "values": [0, 5], "between": "hold"}``, held or by default joined by
        lines; or a Python function of t, q and v that returns a number. The forces are affine in
        the inputs; see `Motion.input_matrix`. A number is also a parameter.
    programmes : sequence of Programme
        Equations that actuators enforce; see `Programme`. Inputs that they name and that are not
        among ``inputs`` have the value 0, to which actuators add.
    limits : mapping of str to pair, optional
        The least and the largest value of inputs, and of programmes with actuators of their own,
        numbers or expressions: ``{"F": ("-F_max", "F_max")}``. None is no limit. Beyond its limit
        an actuator does not enforce its programme.
    solids : Solids, optional
        Other elements of a picture in space: bars, disks, axles, springs.
    explain : callable, optional
        For front ends: takes an unknown name and returns the reason why it is wrong, or None.
    bounds : Bounds, optional
        For front ends: the limits on texts. The default suits texts of users.

    Raises
    ------
    ExpressionError
        If a text is not an expression; the error points at the character.
    ProblemError
        If names, sizes or values are not consistent.

    Notes
    -----
    Sign of the multipliers, here and everywhere: M q'' = Q - A^T lambda, A q'' = b.

    Examples
    --------
    >>> import teachmech as tm
    >>> edge = tm.System(
    ...     coordinates=["x", "y", "phi"], mass=["m", "m", "J"],
    ...     forces=["m*g*sin(a)", 0, 0], constraints=["vx*sin(phi) - vy*cos(phi)"],
    ...     parameters={"m": 1.25, "J": 0.13, "g": 9.81, "a": "pi/4"})
    >>> motion = edge.simulate(start={"vphi": "pi/3"}, time=(0, 3), method="dop853")
    >>> float(motion["phi"][-1].round(6))
    3.141593
    """

    @classmethod
    @checked_arguments
    def from_sympy(
        cls,
        source: Any,
        *,
        names: Mapping[Any, str] | None = None,
        constraints: Sequence[Any] = (),
        parameters: Mapping[Any, Any] | None = None,
        inputs: Mapping[Any, Any] | None = None,
        start: Mapping[Any, Any] | None = None,
        name: str = "system",
        points: Mapping[str, Sequence[Any]] | Sequence[Any] | None = None,
        rods: Sequence[Sequence[str]] | None = None,
        units: Mapping[str, str] | str | None = None,
    ) -> Self:
        r"""Return the system whose equations ``sympy.physics.mechanics`` derived.

        Parameters
        ----------
        source : LagrangesMethod, KanesMethod or System of sympy.physics.mechanics
            A coordinate ``q1(t)`` becomes the coordinate q1; generalized speeds are replaced by
            velocities. Constraints of a LagrangesMethod and of a System become constraints of the
            system. A KanesMethod must have none, since it eliminates them; give them as
            ``constraints``.
        names : mapping, optional
            Other names for symbols and functions of SymPy, such as ``{r"\theta": "theta"}``.
        constraints
            Further constraints of `System`, also as expressions of SymPy that vanish.
        parameters, inputs, start
            Values of `System`, by name or by symbol or function of SymPy.
        points
            The points of `System`, also as expressions of SymPy.
        name, rods, units
            Parameters of `System`.

        Raises
        ------
        ProblemError
            If the source is of another kind, has dependent speeds, or a symbol has no value.

        Examples
        --------
        >>> import sympy
        >>> from sympy.physics.mechanics import LagrangesMethod, dynamicsymbols
        >>> m, L, g = sympy.symbols("m L g")
        >>> phi = dynamicsymbols("phi")
        >>> T, V = m * L**2 * phi.diff() ** 2 / 2, -m * g * L * sympy.cos(phi)
        >>> pendulum = System.from_sympy(
        ...     LagrangesMethod(T - V, [phi]), parameters={m: 1, L: 1, g: 9.81},
        ...     points={"bob": [L * sympy.sin(phi), -L * sympy.cos(phi)]})
        >>> round(float(pendulum.linearise().modes[0].frequency), 6)  # sqrt(g/L)/(2 pi)
        0.498488
        """
        from teachmech.model.sympy_equations import arguments_of

        given = {"constraints": constraints, "parameters": parameters, "inputs": inputs}
        given |= {"start": start, "name": name, "points": points, "rods": rods, "units": units}
        return cls(**arguments_of(source, names or {}, given))

    @property
    def derivation(self) -> Derivation:
        """The constraints differentiated to A q'' = b, with all intermediate steps."""
        return derivation_of(self)

    @property
    def system(self) -> Self:
        """The system itself, so that every problem has the property `system`."""
        return self


@checked_arguments
@dataclass(frozen=True, eq=False, repr=False)
class Motion(Trajectory):
    """The motion of a system at N stored times, with n coordinates and m constraints.

    Parameters
    ----------
    system : System
        The system, with the start and parameter values of this motion.
    settings : Settings
        Time span and method.
    t : array, shape (N,)
        Time in seconds.
    q, v, a : array, shape (N, n)
        Coordinates, velocities, accelerations, in the order of ``system.coordinates``.
    multipliers : array, shape (N, m)
        Lagrange multipliers, M q'' = Q - A^T lambda; those of least norm if A does not determine
        them.
    constraint_force : array, shape (N, n)
        The resultant M q'' - Q of all constraints: -A^T lambda, and `nonideal_force`.
    violation : array, shape (N, m)
        h(t, q) of a holonomic constraint, g(t, q, v) of a non-holonomic one; zero when met.
    velocity_violation : array, shape (N, m)
        dh/dt of a holonomic constraint, g of a non-holonomic one.
    kinetic_energy : array, shape (N,)
        v^T M v / 2.
    work_applied, work_constraint : array, shape (N,)
        Work of the applied and of the constraint force since the start of the simulation,
        integrated along with the motion by the same method.
    rank : array of int, shape (N,)
        Rank of A.
    ending : str
        The reason why the motion did not reach its end; empty if it did.
    known_singular_values : array, shape (N, min(m, n)), optional
        `singular_values`, if they are already computed.
    compiled_from : float, optional
        The time from which a long run was compiled, if it began in plain Python.
    stats : Stats, optional
        Counts of steps, rejected steps, evaluations, projections and rank decisions.
    ending_code : str
        Empty for a motion that reached its end or met ``until``; else ``"request"``,
        ``"interrupt"`` or ``"failure"``, which `ending` explains.

    Examples
    --------
    >>> ball = System(["z"], mass=["m"], forces=["-m*g"], parameters={"m": 2, "g": 10})
    >>> motion = ball.simulate(time=(0, 1, 0.1))
    >>> float(motion["z"][-1].round(12)), float(motion["vz"][-1].round(12))
    (-5.0, -10.0)
    """

    system: System
    described_by: ClassVar[type[Description]] = System

    @classmethod
    def of(cls, trajectory: Trajectory) -> Self:
        """Return the motion with the data of a trajectory."""
        names = (field.name for field in dataclasses.fields(trajectory))
        return cls(**{name: getattr(trajectory, name) for name in names})

    def at(self, times: Sequence[float] | float) -> Motion:
        """Return the same motion stored at other times (dense output).

        Each state is integrated from the last stored state before it, so its accuracy is that of
        the method and does not depend on the interval between stored times. In a singular
        configuration (`singularities`) it may differ from the stored motion, like any other run.

        Parameters
        ----------
        times : float or sequence of float
            Times in ascending order, between the first and the last stored time.

        Raises
        ------
        ProblemError
            If a time is outside this range, or smaller than the previous one.

        Examples
        --------
        >>> ball = System(["z"], mass=[1], forces=[-10], start={"z": 5})
        >>> ball.simulate(time=(0, 1, 0.5)).at([0.1, 0.9])["z"].round(12).tolist()
        [4.95, 0.95]
        """
        return motion_by(resample, self, times)

    @cached_property
    def control_works(self) -> dict[str, Array]:
        """The work of each of the `controls` until each stored time, shape (N,), in joules.

        It is integrated over the stored times by cubic splines. In intervals in which an actuator
        reaches or leaves its limit, or a constraint changes, more states are computed.
        """
        return control_works(self)

    # --- pictures -----------------------------------------------------------------------------

    def plot(self, units: Mapping[str, str] | None = None, figure: Figure | None = None) -> Figure:
        """Return one figure with trajectory, coordinates, multipliers, violation and energy.

        Parameters
        ----------
        units : mapping of str to str, optional
            Units for the labels, such as `teachmech.plots.SI`.
        figure : Figure, optional
            The figure to draw in; by default a new one.
        """
        from teachmech.animation.overview import overview

        return overview(self, units, figure)

    def player(
        self,
        group: str | None = None,
        arrows: Arrows = None,
        *,
        enlargement: float = 1.0,
    ) -> Player:
        """Return the moving picture for a notebook; see `teachmech.animation.player.Player`.

        Parameters
        ----------
        group : str, optional
            Players and charts of the same group show the same time.
        arrows : mapping of str to array, or Sensitivities, optional
            Forces or changes to show; see `teachmech.animation.Scene.of`.
        enlargement : float
            The initial size of the picture as a multiple of the size of the motion.

        Raises
        ------
        ProblemError
            If the system has no points, or the extra ``notebook`` is not installed.
        """
        with requiring("the player needs", otherwise="use save_html"):
            from teachmech.animation.player import Player
        return Player(self, group, arrows, enlargement=enlargement)

    def live(self) -> Live:
        """Return a live picture with the values and the method of this motion; see `System.live`.

        Examples
        --------
        >>> import teachmech as tm
        >>> tm.example("pendulum").simulate(parameters={"L": 2}).live()
        <Live picture of pendulum>
        """
        with requiring("the live picture needs"):
            from teachmech.live.live import Live
            from teachmech.live.live_picture import LivePicture
        return Live(LivePicture.of(self))

    def save_html(
        self,
        path: str | Path,
        *,
        arrows: Arrows = None,
        theme: str | None = None,
    ) -> None:
        """Write one self-contained page with the player; see `teachmech.animation.save_html`.

        The page only plays this motion; ``motion.live().save(path)`` writes a page that computes
        motions.
        """
        from teachmech.animation import save_html

        save_html(self, path, arrows=arrows, theme=theme)

    def save_gltf(self, path: str | Path) -> None:
        """Write a motion in space as a binary glTF 2.0 file for viewers of 3D models and Blender.

        Lengths are in metres and z points up. The file has the stored pictures of the motion.

        Parameters
        ----------
        path : str or Path
            Usually ends in ``.glb``.

        Raises
        ------
        ProblemError
            If the picture has no solids, as that of a planar mechanism.

        Examples
        --------
        >>> import teachmech as tm
        >>> motion = tm.example("heavy-top").simulate(time=(0, 1, 0.1))
        >>> motion.save_gltf("top.glb")                                  # doctest: +SKIP
        """
        from teachmech.animation.gltf import save_gltf

        save_gltf(self, path)

    def save_animation(
        self,
        path: str | Path,
        *,
        fps: float | None = None,
        speed: float | None = None,
        progress: bool = False,
        arrows: Arrows = None,
    ) -> None:
        """Write a film, ``.gif`` or ``.mp4``; see `teachmech.animation.film.save_animation`.

        Parameters
        ----------
        path : str or Path
        fps : float, optional
            Pictures per second; by default 12.5 in a GIF, 25 in an MP4.
        speed : float, optional
            2 is twice as fast as the motion.
        progress : bool
            Whether to show a bar in the terminal.
        arrows : mapping of str to array, or Sensitivities, optional
            As for `player`.
        """
        from teachmech.animation.film import save_animation

        save_animation(self, path, fps=fps, speed=speed, progress=progress, arrows=arrows)

    def in_words(self, names: Sequence[str] | None = None) -> str:
        """Return sentences about the coordinates, for those who do not see the picture.

        Angles come first and are in degrees. A coordinate swings if it turns back at least twice;
        "3 times" counts the whole swings. Reversals smaller than 2 % of the range do not count.

        Parameters
        ----------
        names : sequence of str, optional
            The coordinates; by default up to six.

        Raises
        ------
        ProblemError
            If a coordinate does not exist.

        Examples
        --------
        >>> import teachmech as tm
        >>> tm.example("pendulum").simulate(time=(0, 10)).in_words()
        'In 10 s, x1 swings ±1 m, 4 times. y1 swings between −1 m and 0 m, 8 times.'
        """
        from teachmech.figures.motion_in_words import motion_in_words

        return motion_in_words(self, names)

    def summary(self) -> dict[str, Any]:
        """Return the report as plain numbers and texts, suitable for JSON."""
        names, method = self.system.constraint_names, METHODS[self.settings.method]
        largest = np.abs(self.violation).max(axis=0)
        rates = np.abs(self.velocity_violation).max(axis=0)
        state = dict(zip(self.system.coordinates, self.q[-1].tolist(), strict=True))
        state |= dict(zip(self.system.velocities, self.v[-1].tolist(), strict=True))
        return {
            "name": self.name,
            "method": self.settings.method,
            "stabilisation": self.settings.stabilisation,
            "alpha": self.settings.alpha if self.settings.damped else None,
            "beta": self.settings.beta if self.settings.damped else None,
            "step": self.settings.step,
            "tolerance": self.settings.tolerance if method.adaptive else None,
            "start": float(self.t[0]),
            "end": float(self.t[-1]),
            "times": len(self),
            "ending": self.ending,
            "compiled_from": self.compiled_from,
            "stopped": self.stopped,
            "changes": sentences(self.changes, float(self.kinetic_energy.max())),
            "final_state": state,
            "max_violation": dict(zip(names, largest.tolist(), strict=True)),
            "max_velocity_violation": dict(zip(names, rates.tolist(), strict=True)),
            "rank": {"least": int(self.rank.min()), "greatest": int(self.rank.max())},
            "singularities": [dataclasses.asdict(s) for s in self.singularities()],
            "warnings": self.warnings(),
            "energy": {
                "kinetic_start": float(self.kinetic_energy[0]),
                "kinetic_end": float(self.kinetic_energy[-1]),
                "work_applied": float(self.work_applied[-1]),
                "work_constraint": float(self.work_constraint[-1]),
                "work_nonideal": float(self.work_nonideal[-1]),
                "work_impulses": float(self.work_impulses[-1]),
                "max_imbalance": float(np.abs(self.energy_balance).max()),
            },
        }

    def singularities(self) -> list[Singularity]:
        """Return the times at which A lost rank; see `teachmech.analysis.singularities`."""
        return singularities(self)

    def warnings(self) -> list[str]:
        """Return reasons to doubt the motion, as sentences.

        They report an incomplete motion; each constraint that is violated by more than a hundredth
        of its terms (see `left`); the times at which A lost rank; and a rank of A that differs from
        the rank that `freedom` reports at the start.
        """
        found = [f"the motion is not complete: {self.ending}"] if self.ending else []
        if self.settings.until and not self.ending and not self.stopped:
            found.append(f"{self.settings.until} was not met before the end time")
        method = METHODS[self.settings.method]
        finer = "a smaller tolerance" if method.adaptive else "a smaller step"
        held = "baumgarte" if method.remembers else "projection"
        better = (
            finer if held == self.settings.stabilisation else f"{finer} or stabilisation {held!r}"
        )
        for k, name in enumerate(self.system.constraint_names):
            i = int(np.argmax(np.abs(self.violation[:, k])))
            if self.left(i)[k]:
                found.append(
                    f"{name} is violated by {abs(self.violation[i, k]):.3g} at "
                    f"t = {self.t[i]:.6g} s: the motion has left the constraint; take {better}"
                )
        if held_by_nothing := self.without_gradient():
            found.append(
                f"the row of A of {' and '.join(held_by_nothing)} is zero throughout the motion "
                "and constrains nothing; write (x - y)^2 = 0 as x - y = 0"
            )
        if singular := self.singularities():
            times = ", ".join(f"{s.first:.4g}" for s in singular[:3])
            several = f" {len(singular)} times, first" if len(singular) > 3 else ""
            found.append(
                f"A loses rank{several} at t = {times} s: more than one motion may go on from "
                "there, with the same energy; see plots.rank(motion) and try another method"
            )
        if other := self._other_rank():
            found.append(other)
        return found

    def _other_rank(self) -> str:
        """Return a warning if the ranks of A in the run and at the start differ; otherwise ""."""
        m, greatest = self.multipliers.shape[1], int(self.rank.max(initial=0))
        if not m:
            return ""
        start = self.model.rank_at_start(self.settings.start)
        if greatest == start or self.rank[0] == start:
            return ""
        what = f"A has rank {greatest} in this run, and {start} at the start, as freedom() reports"
        if greatest > start:
            return f"{what}: constraints that are redundant at the start count as independent"
        dropped = self.model.dependent_at_start(self.settings)
        named = f" ({', '.join(dropped[:3])}{', ...' * (len(dropped) > 3)})" if dropped else ""
        return (
            f"{what}: constraints that are nearly dependent{named} count as redundant and may not "
            "be held; change the dimensions that make them so"
        )

    def _repr_html_(self) -> Markup:
        from teachmech.animation.rich_display import motion_page

        return motion_page(self, self.summary(), self.warnings())

    def __str__(self) -> str:
        s = self.summary()
        n, m = self.q.shape[1], self.multipliers.shape[1]
        how = f"step {s['step']:g} s"
        if self.settings.method == "kinematic":
            how = f"stored every {s['step']:g} s"
        elif METHODS[self.settings.method].adaptive:
            how = f"tolerance {s['tolerance']:g}, stored every {s['step']:g} s"
        drift = s["stabilisation"]
        if self.settings.damped:
            drift += f", alpha = {s['alpha']:g}, beta = {s['beta']:g} 1/s"
        lines = [
            f"{self.name}: {counted(n, 'coordinate')}, {counted(m, 'constraint')}",
            f"  t = {s['start']:g} to {s['end']:g} s, {s['times']} times",
            f"  {METHODS[s['method']].title}, {how}, stabilisation: {drift}",
        ]
        if s["compiled_from"] is not None:
            lines += [f"  compiled from t = {s['compiled_from']:.6g} s on, since the run is long"]
        changes = sentences(self.changes, float(self.kinetic_energy.max()), MOST_LINES)
        lines += [f"  {text}" for text in [*changes, s["stopped"]] if text]
        lines += [f"  WARNING: {text}" for text in s["warnings"]]
        lines += ["final state", *_in_columns(s["final_state"])]
        if m:
            lines += ["largest violation (position, velocity)"]
            width = max(len(name) for name in self.system.constraint_names)
            for name in self.system.constraint_names:
                h, r = s["max_violation"][name], s["max_velocity_violation"][name]
                lines += [f"  {name:<{width}}  {h:10.3e}  {r:10.3e}"]
            least, greatest = s["rank"]["least"], s["rank"]["greatest"]
            rank = f"{greatest}" if least == greatest else f"{least} to {greatest}"
            lines += [f"rank of A: {rank} of {m}"]
        energy, ideal = s["energy"], self.system.is_ideal
        what = self.system.nonideal_work
        lines += [
            "energy",
            f"  kinetic energy        {energy['kinetic_start']:.6g} -> {energy['kinetic_end']:.6g}",
            f"  work, applied force   {energy['work_applied']:.6g}",
            f"  work, constraints     {energy['work_constraint']:.6g}",
            *([] if ideal else [f"    of it {what:<14}{energy['work_nonideal']:.6g}"]),
            *([f"  work, impulses        {energy['work_impulses']:.6g}"] * bool(self.changes)),
            f"  largest imbalance     {energy['max_imbalance']:.1e}",
        ]
        return "\n".join(lines)


def motion_by(run: Callable[..., Trajectory], *what: Any, **how: Any) -> Motion:
    """Return the motion of a run; attach the motion until the failure to a `SimulationError`."""
    try:
        return Motion.of(run(*what, **how))
    except SimulationError as error:
        error.motion = error.motion and Motion.of(error.motion)
        raise


def _in_columns(values: Mapping[str, float]) -> list[str]:
    """Return lines with three named values each."""
    width = max(len(name) for name in values)
    cells = [f"{name:>{width}} = {x:<14.9g}" for name, x in values.items()]
    return ["  " + "  ".join(cells[i : i + 3]).rstrip() for i in range(0, len(cells), 3)]
