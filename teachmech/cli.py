"""The command ``teachmech``: problem files to motions, tables, pictures, films and programs.

Exit codes, for scripts: 0 done; 1 the file or an option is wrong; 2 the command line is wrong; 3
the start is inconsistent or the constraints contradict each other; 4 the integration failed; 130
interrupted. In the last two cases, the motion until then is still written. Messages go to standard
error, one line each; results go to standard output.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import re
import sys
from collections.abc import Callable, Collection, Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, cast

from teachmech.base.blas import ONE_BLAS_THREAD
from teachmech.base.command_line import FOLDER, JSON, OUTPUT, add_command, complain, flag, option
from teachmech.base.errors import (
    ExpressionError,
    InconsistentStartError,
    ProblemError,
    SimulationError,
    TeachmechError,
    did_you_mean,
    listed,
)
from teachmech.base.extras import is_in_extra, remedy
from teachmech.base.files import made_folder, replacing, writable, write_bytes, write_text
from teachmech.base.version import __version__
from teachmech.base.words import either
from teachmech.figures.colours import THEMES
from teachmech.homework import commands as exercises
from teachmech.numerics.integrators import IMPACTS, METHODS, STABILISATIONS
from teachmech.run.options import Integration, part, summary

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from teachmech.problems.file import ProblemFile
    from teachmech.problems.mechanisms import Mechanism
    from teachmech.system_and_motion import Motion, System

OK, WRONG_INPUT, WRONG_START, FAILED, INTERRUPTED = 0, 1, 3, 4, 130
FIGURES = (".png", ".pdf", ".svg")  # file types
_TEMPLATE = Path(__file__).parent / "template.yaml"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code.

    Examples
    --------
    >>> main(["check", "no-such-file.yaml"])
    1
    """
    try:
        options = _parser().parse_args(arguments)
        with ONE_BLAS_THREAD:
            return options.command(options) or OK
    except TeachmechError as error:
        complain(_in_options(error.one_line(), options))
        if isinstance(error, ExpressionError) and sys.stderr.isatty():
            print(error.caret(), file=sys.stderr)
        codes = {InconsistentStartError: WRONG_START, SimulationError: FAILED}
        return codes.get(type(error), WRONG_INPUT)
    except BrokenPipeError:  # the reader of a pipe, such as head, has ended
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        complain(f"{name}{error.strerror or error}")
        return WRONG_INPUT
    except ModuleNotFoundError as error:
        if not is_in_extra(error.name):
            raise
        complain(f"this command needs the package {error.name}; {remedy(error.name)}")
        return WRONG_INPUT
    except KeyboardInterrupt:
        complain("interrupted")
        return INTERRUPTED


def _in_options(message: str, options: argparse.Namespace) -> str:
    """Return a message in which the names of options replace those of Python arguments."""
    for name in vars(options):
        if "_" in name:
            message = re.sub(rf"\b{name}\b", f"--{name.replace('_', '-')}", message)
    return message


class _Parser(argparse.ArgumentParser):
    """A parser whose errors name the command or the option that was probably meant."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Refuse an unknown option in the parser of its command, which lists the valid options."""
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown

    def error(self, message: str) -> NoReturn:
        """Report the error in the command line, and exit."""
        choices = re.findall(r"[\w-]+", message.partition("choose from")[2])
        wrong = re.search(r"(?:arguments: |choice: ')([\w-]+)", message)
        known = choices or re.findall(r"--[\w-]+", self.format_help())
        meant = did_you_mean(wrong[1], known) if wrong else ""
        super().error(f"{message}; {meant}" if meant else message)


# --- the commands -----------------------------------------------------------------------------


def _demo(options: argparse.Namespace) -> None:
    from teachmech import example, plots

    problem = example("meridian")
    folder = made_folder(options.folder)
    motion = problem.simulate(progress=sys.stderr.isatty())
    print(motion)
    problem.save(folder / "meridian.yaml")
    write_text(folder / "meridian.py", motion.program())
    write_text(folder / "meridian-equations.txt", f"{problem.equations()}\n")
    motion.to_csv(folder / "meridian.csv")
    pictures = plots.save_all(motion, folder)
    print(f"""
written to {folder.resolve()}
  meridian.yaml           the problem, to change and run again
  meridian.py             the program that computed the motion; it runs by itself
  meridian-equations.txt  the constraints and their derivatives, A and b
  meridian.csv            the motion as a table""")
    for picture in pictures:
        print(f"  {picture.name}")


def _new(options: argparse.Namespace) -> None:
    path: Path = options.file
    if path.exists() and not options.force:
        hint = "choose another name, or replace the file with --force"
        raise ProblemError("the file already exists", where=str(path), hint=hint)
    write_text(path, _TEMPLATE.read_text(encoding="utf-8"))
    print(f"written: {path}; run it with: teachmech run {path}")


def _ask(options: argparse.Namespace) -> int:
    from teachmech.draft.terminal_dialogs import TerminalDialogs

    results = {name: getattr(options, name) for name in ("csv", "npz", "plots")}
    for path in filter(None, (options.csv, options.npz)):
        writable(path)
    run = TerminalDialogs(options.file, pictures=options.plots is None).ask()
    if run is None:
        return INTERRUPTED
    chosen = [f"--{name}={path}" for name, path in results.items() if path]
    return main(["run", *chosen, *run]) if run else OK


def _lesson(path: Path) -> bytes:
    """Return a lesson without its hidden tests, the cells with the tag ``test``."""
    lesson = json.loads(path.read_bytes())
    cells = lesson["cells"]
    lesson["cells"] = [c for c in cells if "test" not in c["metadata"].get("tags", [])]
    return f"{json.dumps(lesson, ensure_ascii=False, indent=1)}\n".encode()


def _lessons(options: argparse.Namespace) -> None:
    from teachmech.problems.library import shipped

    folder = made_folder(options.folder)
    lessons = sorted(shipped("notebooks").glob("*.ipynb"))
    there = [lesson.name for lesson in lessons if (folder / lesson.name).exists()]
    if there and not options.force:
        hint = "choose another folder, or replace the lessons and your changes with --force"
        raise ProblemError(f"{there[0]} already exists", where=str(folder), hint=hint)
    for lesson in lessons:
        write_bytes(folder / lesson.name, _lesson(lesson))
        print(f"written: {folder / lesson.name}")
    print(f"open them with  jupyter lab {folder}")
    if find_spec("jupyterlab") is None:
        print(f"JupyterLab is missing; {remedy('jupyterlab')}")


def _check(options: argparse.Namespace) -> int:
    from teachmech.start.start_report import NEAREST, before_and_after, examine_start

    problem = _opened(options)
    # The parameters of the file are already replaced; this refuses others, and sets inputs.
    system, time = problem.system.replace(parameters=dict(options.set)), problem.start_time
    with problem.locating(["fixed"]):
        report = examine_start(system, time, fixed=options.fixed)
    if options.json:
        fields = dataclasses.asdict(report) | {"consistent": report.consistent}
        print(json.dumps(fields, indent=2))
    else:
        print(problem.title)
        for note in problem.notes:
            print(f"note: {note}")
        if problem.moved:
            print("start values that were moved onto the constraints:")
            changes = ((name, a, b, b - a) for name, (a, b) in problem.moved.items())
            texts = ((name, *(f"{x:.6g}" for x in values)) for name, *values in changes)
            print("\n".join([*before_and_after(texts), f"  {NEAREST}"]))
        print("\n".join([*system.switch_sentences, str(report)]))
        if system.programmes and report.consistent:
            from teachmech.start.acting import begun, forces_at_start

            with problem.locating():
                forces_at_start(begun(system, time), time)
            names = listed([programme.name for programme in system.programmes])
            print(f"at the start actuators can enforce: {names}")
        if options.freedom:
            from teachmech.start.freedom import freedom

            print(f"\n{freedom(system, time)}")
        if options.fixed:
            _print_assemblies(system, time, options.fixed)
    return OK if report.consistent else WRONG_START


def _print_assemblies(system: System, time: float, fixed: list[str]) -> None:
    """Print the assemblies with these values fixed, or the reason why they cannot be found."""
    from teachmech import assemblies

    try:
        found = assemblies(system, time, fixed)
    except ProblemError as error:
        print(f"assemblies: {error.what}; {error.hint}")
        return
    print(f"assemblies found with {', '.join(fixed)} fixed: {len(found)}; there may be more")
    for k, start in enumerate(found, start=1):
        print(f"  {k}: {', '.join(f'{name} = {x:.6g}' for name, x in start.items())}")


def _equilibrium(options: argparse.Namespace) -> None:
    found = _opened(options).equilibria(parameters=dict(options.set), progress=True)
    print(found)
    for one in found if options.modes else ():
        print(f"\n{one}\n{one.linearisation}")


def _linearise(options: argparse.Namespace) -> None:
    print(_opened(options).linearise(parameters=dict(options.set)))


def _fit(options: argparse.Namespace) -> None:
    _check_figure(options.figure)
    found = _opened(options).fit(
        options.data,
        options.parameter,
        dict(options.bounds),
        quantities=dict(options.quantity) or None,
        progress=sys.stderr.isatty(),
    )
    print(found)
    if options.figure:
        from teachmech import plots

        _save_figure(plots.fit(found), options.figure)
        print(f"written: {options.figure}")


def _check_type(path: Path, known: Collection[str], where: str) -> str:
    """Return the file type of a path; refuse it if it is not known."""
    if (suffix := path.suffix.lower()) not in known:
        hint = f"end the name in {either(known)}"
        raise ProblemError(f"the file type {suffix!r} is not accepted", where=where, hint=hint)
    return suffix


def _check_figure(path: Path | None) -> None:
    """Refuse a figure that cannot be written, before long work."""
    if path is None:
        return
    _check_type(path, FIGURES, "--figure")
    writable(path)


def _save_figure(figure: Figure, path: Path) -> None:
    with replacing(path) as part:
        figure.savefig(part, dpi=150)


def _four_bars(options: argparse.Namespace) -> None:
    from teachmech.design.number_rows import rows_of_file
    from teachmech.design.position_synthesis import POSITION, four_bars

    if options.output:
        writable(options.output)
    _check_figure(options.figure)
    rows = rows_of_file(options.positions, 3, POSITION)
    found = four_bars(rows, options.ground, options.coupler)
    print(found)
    if not (options.output or options.figure or options.number):
        return
    if not 0 <= options.number < len(found):
        what = f"there is no four-bar {options.number}"
        raise ProblemError(what, key="--number", hint="take a number of its first column")
    chosen = found[options.number]
    if options.output:
        write_text(options.output, chosen.to_yaml())
    if options.figure:
        from teachmech import plots

        _save_figure(plots.four_bar(chosen), options.figure)
    print("\n".join(f"written: {f}" for f in (options.output, options.figure) if f))


def _verify(options: argparse.Namespace) -> None:
    from teachmech.front import verify

    problem = _opened(options)
    time = None if options.end is None else (problem.start_time, options.end)
    print(verify(problem, time, parameters=dict(options.set), progress=True))


def _run(options: argparse.Namespace) -> int:
    problem = _opened(options)
    if options.out and not hasattr(problem, "table"):
        what = "this is not a mechanism, and only mechanisms have an output file (--out)"
        raise ProblemError(what, where=options.file, hint="write a table with --csv")
    for path in filter(None, (options.csv, options.out, options.npz)):
        writable(path)
    if options.plots:
        made_folder(options.plots)
    return _simulate(problem, options, _deliver)


def _animate(options: argparse.Namespace) -> int:
    known = {".gif": {"speed", "fps"}, ".mp4": {"speed", "fps"}, ".png": {"at"}}
    known |= {".html": set(), ".glb": set()}
    suffix = _check_type(options.output, known, "--output")
    for name in ("speed", "fps", "at"):
        if getattr(options, name) is not None and name not in known[suffix]:
            kinds = " and ".join(kind for kind, takes in known.items() if name in takes)
            what = f"a {suffix} file does not have this option, which is for {kinds}"
            raise ProblemError(what, where=f"--{name}", hint="leave it out, or change --output")
    writable(options.output)
    return _simulate(_opened(options), options, _film)


def _simulate(
    problem: ProblemFile,
    options: argparse.Namespace,
    deliver: Callable[[Motion, ProblemFile, argparse.Namespace], None],
) -> int:
    """Run a problem with its options, and deliver the motion, even if it is incomplete."""
    written = "out" in options and options.out
    for note in () if options.quiet else problem.notes:
        if not (written and note.startswith("OutFile ")):
            complain(f"note: {note}")
    try:
        motion = problem.simulate(
            **_integration(problem, options),
            parameters=dict(options.set),
            progress=sys.stderr.isatty() and not options.quiet,
            allow_inconsistent_start=options.allow_inconsistent_start,
        )
    except SimulationError as error:
        if error.motion is not None:
            deliver(error.motion, problem, options)
        raise
    deliver(motion, problem, options)
    if not motion.ending:
        return OK
    complain(f"{motion.ending}; the motion until then is written")
    return INTERRUPTED


def _integration(problem: ProblemFile, options: argparse.Namespace) -> dict[str, Any]:
    """Return the time span and the options of the integration that were given."""
    choices: dict[str, Any] = {**part(vars(options), Integration)}
    if options.end is not None or options.step is not None:
        start, end, *step = problem.time_span
        end = options.end if options.end is not None else end or problem.settings.end
        step = [options.step] if options.step is not None else step
        choices["time"] = [start, end, *step]
    return choices


def _given(options: argparse.Namespace, *names: str) -> dict[str, Any]:
    """Return the named options that were given."""
    return {name: getattr(options, name) for name in names if getattr(options, name) is not None}


def _deliver(motion: Motion, problem: ProblemFile, options: argparse.Namespace) -> None:
    if options.json:
        print(json.dumps(motion.summary(), indent=2))
    elif not options.quiet:
        print(motion)
    if options.csv:
        motion.to_csv(options.csv)
    if options.out:
        write_text(options.out, cast("Mechanism", problem).table(motion))
    if options.npz:
        motion.to_npz(options.npz)
    pictures = []
    if options.plots:
        from teachmech import plots

        with plots.theme(options.theme or THEMES[0]):
            pictures = plots.save_all(motion, options.plots)
    if not options.json and not options.quiet:
        for path in filter(None, (options.csv, options.out, options.npz, *pictures)):
            print(f"written: {path}")


def _film(motion: Motion, problem: ProblemFile, options: argparse.Namespace) -> None:
    from teachmech import plots

    suffix = options.output.suffix.lower()
    with plots.theme(options.theme or THEMES[0]):
        if suffix == ".html":
            motion.save_html(options.output, theme=options.theme)
        elif suffix == ".glb":
            motion.save_gltf(options.output)
        elif suffix == ".png":
            _save_figure(plots.mechanism(motion, at=options.at), options.output)
        else:
            progress = sys.stderr.isatty() and not options.quiet
            choices = _given(options, "speed", "fps")
            motion.save_animation(options.output, progress=progress, **choices)
    if not options.quiet:
        print(f"written: {options.output}")


def _live(options: argparse.Namespace) -> None:
    choices = _given(options, "method", "lecture")
    problem = _opened(options)
    problem.save_live(options.output, **choices, parameters=dict(options.set))
    print(f"written: {options.output}")


def _draw(options: argparse.Namespace) -> None:
    from teachmech.board.board_page import board_page, text_of

    write_text(options.output, board_page(text_of(options.file)))
    print(f"written: {options.output}")


def _program(options: argparse.Namespace) -> None:
    problem, output = _opened(options), options.output
    choices = _integration(problem, options) | _given(options, "language", "derivatives", "simple")
    if options.language == "matlab" and output is not None:
        from teachmech.program.matlab_names import matlab_path

        output = matlab_path(problem.system.name, output)
    _write(problem.program(**choices), output)


def _equations(options: argparse.Namespace) -> None:
    equations = _opened(options).equations(options.steps)
    if options.output and options.output.suffix.lower() == ".tex" and not options.latex:
        _write(equations.document, options.output)
    else:
        _write(f"{equations.latex if options.latex else equations}\n", options.output)


def _schema(options: argparse.Namespace) -> None:
    from teachmech.problems.library import kind_named

    _write(json.dumps(kind_named(options.kind).json_schema(), indent=2) + "\n", options.output)


def _compile(options: argparse.Namespace) -> None:
    from teachmech.run.compiled.policy import is_prepared, prepare

    done = "were already compiled" if is_prepared() else "are compiled"
    prepare()
    print(f"the integrators {done}")


def _opened(options: argparse.Namespace) -> ProblemFile:
    """Return the problem of the command; refuse to replace the problem file by the result."""
    from teachmech.problems.library import opened

    problem = cast("ProblemFile", opened(options.file, dict(getattr(options, "set", []))))
    for name in ("csv", "out", "npz", "output"):
        path, file = getattr(options, name, None), Path(options.file)
        if path and path.exists() and file.exists() and path.samefile(file):
            hint = "name another file for the result"
            what = "the result would replace the problem file"
            raise ProblemError(what, where=str(path), hint=hint)
    return problem


def _write(text: str, output: Path | None) -> None:
    if output is None:
        sys.stdout.write(text)
    else:
        write_text(output, text)
        print(f"written: {output}")


def _numbers(text: str) -> list[float]:
    try:
        return [float(part) for part in text.split(",")]
    except ValueError:
        what = f"{text!r} is not a list of numbers, such as 0,0.5,1"
        raise argparse.ArgumentTypeError(what) from None


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _texts(text: str) -> list[str]:
    return text.split(",")


def _assignment(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE, such as g=1.62")
    return name.strip(), value


def _bounds(text: str) -> tuple[str, tuple[float | None, ...]]:
    name, equals, pair = text.partition("=")
    try:
        bounds = tuple(float(x) if x.strip() else None for x in pair.split(","))
    except ValueError:
        bounds = ()
    if not (name and equals and len(bounds) == 2):
        what = f"{text!r} is not NAME=LEAST,LARGEST, such as mu=0,1 or mu=0,"
        raise argparse.ArgumentTypeError(what)
    return name.strip(), bounds


def _summary(name: str) -> str:
    """Return the description of an option of a run, in the form of other help texts."""
    text = summary(name)
    return f"{text[0].lower()}{text[1:-1]}"


# --- the command line -------------------------------------------------------------------------

FILE = option(
    "file",
    help="a problem file, a mechanism file, a table of points and bars (.csv), or the "
    "name of an example",
)
METHOD = option("--method", help=f"{either(METHODS)} instead of the file's")
SET = option(
    "--set", type=_assignment, action="append", default=[], metavar="NAME=VALUE",
    help="value of a parameter; may be given several times",
)  # fmt: skip
RESULTS = (
    option("--csv", type=Path, metavar="F", help="write the table of the motion"),
    option("--npz", type=Path, metavar="F", help="write the whole motion as NumPy arrays"),
    option("--plots", type=Path, metavar="DIR", help="write all pictures to a folder"),
)
THEME = option(
    "--theme", choices=THEMES,
    help="the colours of pictures; pages without it follow the reader's settings",
)  # fmt: skip
INTEGRATION = (
    METHOD,
    option("--tolerance", help=_summary("tolerance")),
    option("--stabilisation", help=either(STABILISATIONS)),
    option("--impacts", help=either(IMPACTS)),
    option("--end", help="end time in seconds instead of the file's"),
    option("--until", help=f"{_summary('until')}; '' for none"),
    option("--step", help="step in seconds instead of the file's"),
)
SIMULATION = (
    FILE,
    *INTEGRATION,
    SET,
    flag("--allow-inconsistent-start", _summary("allow_inconsistent_start")),
    flag("--allow-undetermined", _summary("allow_undetermined")),
    flag("--quiet", "print no report and no progress"),
)  # fmt: skip


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="teachmech",
        description="Constrained mechanics by the method of Udwadia and Kalaba.",
        epilog="""examples:
  teachmech demo                              a worked example, with pictures and program
  teachmech new pendulum.yaml                 a commented problem file to start from
  teachmech ask                               nine dialogs that write a problem file and run it
  teachmech lessons DIR                       the lessons, as notebooks
  teachmech check pendulum.yaml               read the file and examine the start
  teachmech equilibrium double-pendulum       equilibria and their stability
  teachmech fit pendulum.yaml swing.csv --parameter g   values that fit measured data
  teachmech run pendulum.yaml --plots out     report and pictures
  teachmech run four-bar                      the report of an example
  teachmech animate pendulum.yaml -o p.gif    a film, a page with a player or a still picture
  teachmech live pendulum.yaml -o p.html      a page in which you drag points and change values
  teachmech draw -o board.html                a page in which you draw mechanisms that move
  teachmech program pendulum.yaml -o p.py     the program, which needs NumPy alone""",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"teachmech {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    add = partial(add_command, commands)
    # A command per entry: its name, what it does, examples, arguments and options.
    # fmt: off
    add("demo", _demo, "run a worked example and write all its files", ["", "out"],
        option("folder", nargs="?", type=Path, default="teachmech-demo",
               help="the folder to write to; by default teachmech-demo"))
    add("new", _new, "write a commented problem file to start from", ["pendulum.yaml"],
        option("file", type=Path, help="the file to write"),
        flag("--force", "replace the file if it exists"))
    add("ask", _ask, "ask for a problem in nine dialogs, write its file and run it",
        ["", "pendulum.yaml", "meridian --csv meridian.csv --plots pictures"],
        option("file", nargs="?", metavar="FILE",
               help="a problem file or an example to begin from, or a new file"),
        *RESULTS)
    add("lessons", _lessons, "copy the lessons, notebooks to open and change", ["lessons"],
        FOLDER,
        flag("--force", "replace files that exist"))
    add("compile", _compile, "compile the integrators, once per machine, for fast runs", [""])
    add("check", _check, "read a problem file and examine its start, without a run",
        ["pendulum.yaml", "four-bar --set r=0.1 --freedom"],
        FILE,
        SET,
        JSON,
        flag("--freedom", "also show the degrees of freedom, the start values that may be fixed, "
             "and the signature matrix"),
        option("--fixed", type=_names, default=[], metavar="NAMES",
               help="start values to keep, as in x1,vx1; also lists the assemblies with them"))
    add("equilibrium", _equilibrium, "find the equilibria of a problem and their stability",
        ["pendulum.yaml", "double-pendulum --modes"],
        FILE,
        SET,
        flag("--modes", "also show multipliers, eigenvalues and modes of each equilibrium"))
    add("linearise", _linearise, "show eigenvalues and modes about the start of a problem",
        ["bicycle --set v=5 --set lean=0"],
        FILE,
        SET)
    add("fit", _fit, "fit parameters and start values to measured data",
        ["pendulum.yaml swing.csv --parameter g --parameter y1 --figure fit.png"],
        FILE,
        option("data", help='a CSV file with titles such as "time [ms], theta [deg]"'),
        option("--parameter", action="append", required=True, metavar="NAME",
               help="a parameter, coordinate or velocity to fit; may be given several times"),
        option("--bounds", type=_bounds, action="append", default=[], metavar="NAME=LEAST,LARGEST",
               help="bounds of a value; leave one empty for none"),
        option("--quantity", type=_assignment, action="append", default=[],
               metavar="COLUMN=EXPRESSION", help="what a column measures, if its title does not "
               "say it; other columns are then not used"),
        option("--figure", type=Path, metavar="F", help="draw data, motion and residuals (.png)"),
        SET)
    add("four-bars", _four_bars, "find four-bars whose coupler takes three to five positions",
        ["positions.csv", "positions.csv -o bar.yaml --figure bar.png",
         "three.csv --ground=0,0 --ground=2,-1"],
        option("positions", type=Path, help="a file with a line x,y,angle for each, in m and rad"),
        option("--ground", type=_texts, action="append", default=[], metavar="X,Y",
               help="a pivot on the ground, for three positions"),
        option("--coupler", type=_texts, action="append", default=[], metavar="X,Y",
               help="a pivot on the coupler in the first position, for three positions"),
        option("--number", type=int, default=0, metavar="N", help="the four-bar to write, from 0"),
        option("-o", "--output", type=Path, metavar="F", help="write the mechanism (.yaml)"),
        option("--figure", type=Path, metavar="F", help="draw it with the positions (.png)"))
    add("verify", _verify, "compute a motion in independent ways and count the agreed digits",
        ["pendulum.yaml", "four-bar --set r=0.1 --end 2"],
        FILE,
        option("--end", help="end time in seconds, by default a second after the start"),
        SET)
    add("run", _run, "integrate the motion of a problem file",
        ["pendulum.yaml --csv pendulum.csv --plots pictures",
         "pendulum.yaml --method dop853 --tolerance 1e-11 --set g=1.62 --json"],
        *RESULTS,
        THEME,
        option("--out", type=Path, metavar="F", help="write the output file of a mechanism"),
        JSON,
        *SIMULATION)
    add("animate", _animate, "write a film, a page with a player, or a still picture of a motion",
        ["pendulum.yaml -o pendulum.gif",
         "pendulum.yaml -o pendulum.mp4 --speed 0.5 --set g=1.62",
         "pendulum.yaml -o pendulum.html",
         "pendulum.yaml -o pendulum.png --at 0,0.5,1",
         "heavy-top -o top.glb"],
        option("-o", "--output", type=Path, required=True, metavar="F",
               help=".gif or .mp4 (a film), .html (a page with a player), .png (a still picture), "
                    ".glb (a motion in space for viewers of 3D models)"),
        option("--speed", type=float, help="for a film: 2 is twice as fast as the motion"),
        option("--fps", type=int, help="for a film: pictures per second"),
        option("--at", type=_numbers, metavar="T,T,...", help="for a still picture: times in s"),
        THEME,
        *SIMULATION)
    add("live", _live, "write a page that computes the motion while you drag points",
        ["pendulum.yaml -o pendulum.html", "jansen -o jansen.html",
         "linkage.csv -o linkage.html",
         "pendulum.yaml --lecture steps.yaml -o lecture.html"],
        FILE,
        option("-o", "--output", type=Path, required=True, metavar="F",
               help="an .html file, which needs no other file"),
        option("--lecture", type=Path, metavar="F",
               help="a YAML file with the steps of a lecture"),
        METHOD,
        SET)
    add("draw", _draw, "write a page with a drawing board for mechanisms",
        ["-o board.html", "four-bar -o four-bar.html"],
        option("file", nargs="?", metavar="FILE",
               help="a MechSpec file, or the name of a mechanism, to begin with"),
        option("-o", "--output", type=Path, required=True, metavar="F",
               help="an .html file, which needs no other file"))
    add("program", _program, "write the program of a problem file",
        ["pendulum.yaml -o pendulum.py", "pendulum.yaml --language javascript -o pendulum.mjs",
         "pendulum.yaml --language matlab --method rk4 -o pendulum.m",
         "four-bar --simple --step 0.001 -o four-bar.py"],
        FILE,
        OUTPUT,
        *INTEGRATION,
        option("--language", choices=["python", "matlab", "javascript"],
               help="matlab writes a function file for MATLAB and GNU Octave, with the method rk4; "
                    "javascript an ES module for a page or Node"),
        option("--derivatives", choices=["symbolic", "feed"],
               help="feed writes a program that differentiates the constraints at run time"),
        option("--simple", action="store_true", default=None,
               help="a short program to read, with RK4 and without stabilisation"))
    add("equations", _equations, "show the constraints, their derivatives, A and b",
        ["pendulum.yaml", "pendulum --steps", "pendulum.yaml -o equations.tex"],
        FILE,
        option("-o", "--output", type=Path, metavar="F",
               help="write to a file; .tex is a complete LaTeX document"),
        flag("--steps", "also show how the text of each constraint is read, as tokens and as a "
             "tree, and what each step of the derivation does"),
        flag("--latex", "write LaTeX for a document of your own instead of text"))
    add("schema", _schema,
        "write the JSON Schema of a kind of file, for editors",
        ["-o schema.json", "mechanism -o mechspec.json"],
        option("kind", nargs="?", choices=["problem", "system", "mechanism"], default="problem",
               help="by default problem"),
        OUTPUT)
    # fmt: on
    exercises.register(commands)
    return parser
