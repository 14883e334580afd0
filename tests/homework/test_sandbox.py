"""The limited process: what it gives back, and how everything hostile ends in the real sandbox."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from teachmech.homework.limited import bubblewrap, memory_group, sandbox
from teachmech.homework.limited.sandbox import TRUSTED, Limits, run_cells
from tests.homework.classroom import needs_sandbox

pytestmark = needs_sandbox

TIGHT = Limits(seconds=10, memory=10**9, output=100_000)
BRIEF = Limits(seconds=1, memory=10**9, output=100_000)  # for cells that would never end


def ran(*cells, names=("x",), limits=TIGHT, **options):
    return run_cells(list(enumerate(cells, 1)), names, limits=limits, **options)


# --- answers ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "answer"),
    [
        ("x = 3 * 1.5", 4.5),
        ("x = 'y1' + ' = 0'", "y1 = 0"),
        ("x = ('a', [1, None], {'b': True})", ["a", [1, None], {"b": True}]),
        ("import numpy as np\nx = np.arange(3) / 2", [0, 0.5, 1]),
        ("import numpy as np\nx = np.float64(1) / 4", 0.25),
        ("import sympy\na, b = sympy.symbols('a b')\nx = sympy.Eq(a**2 - 1, b)", "a**2 - 1 = b"),
        ("import sympy\nx = sympy.Symbol('q').diff() * 2", "2"),
        ("from scipy.optimize import brentq\nx = round(brentq(lambda u: u * u - 4, 0, 9), 6)", 2),
    ],
    ids=lambda value: str(value)[:30],
)
@pytest.mark.few("3 * 1.5", "('a'", "arange", "sympy.Symbol")
def test_computed_answers_come_back_as_json_holds_them(source, answer):
    assert ran(source, limits=Limits()).answers == {"x": answer}


def test_names_live_from_cell_to_cell_and_those_without_a_value_are_missing():
    result = ran("L = 2", "x = L", "y = ...", names=("x", "y", "z"))
    assert result.answers == {"x": 2}
    assert (result.status, result.words, result.sandbox) == ("run", "", "bubblewrap")


def test_a_cell_that_fails_is_named_and_the_next_one_runs():
    result = ran("x = 1 / 0", "import sys; sys.exit(3)", "x = 5")
    assert result.answers == {"x": 5}
    assert result.status == "run"
    assert result.words == "cell 1: ZeroDivisionError: division by zero"


def test_the_task_file_is_next_to_the_notebook_and_can_be_read():
    source = "x = open('bead.task.json').read()"
    assert ran(source, files={"bead.task.json": "{}"}).answers == {"x": "{}"}


def test_a_figure_may_be_drawn_and_saved():
    source = "import matplotlib.pyplot as plt\nplt.plot([1, 2]); plt.savefig('a.png')\nx = 1"
    result = ran(source, limits=Limits())
    assert (result.answers, result.words) == ({"x": 1}, "")


def test_teachmech_may_be_used():
    source = "import teachmech as tm\nx = tm.example('pendulum').system.parameter_values['g']"
    assert ran(source, limits=Limits()).answers["x"] == pytest.approx(9.81)


@pytest.mark.parametrize(
    "source",
    [
        "x = {1, 2}", "x = float('nan')", "x = 1j", "x = object()", "x = 10**5000",
        "x = 'a' * 60000", "x = []\nx.append(x)", "x = [[]]\nfor k in range(9999): x = [x]",
        "class X:\n    __module__ = 'numpy'\n    def tolist(self): raise SystemExit\nx = X()",
    ],
)  # fmt: skip
def test_values_that_are_not_answers_are_reported(source):
    result = ran(source)
    assert result.answers == {}
    assert (
        "x is not a text, number, list or dictionary" in result.words or result.status == "crashed"
    )


# --- hostile ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "status"),
    [
        ("while True: pass", "too slow"),
        ("x = 9**9**9", "too slow"),
        ("import time; time.sleep(100)", "too slow"),
        ("import signal; signal.signal(signal.SIGXCPU, signal.SIG_IGN)\nwhile 1: pass", "too slow"),
        ("import os; os.closerange(0, 9)\nwhile True: pass", "too slow"),
        ("try:\n    while True: pass\nexcept BaseException: pass", "too slow"),
        ("while True: print('a' * 10000)", "too much output"),
        ("import sys\nwhile True: sys.stderr.write('a' * 10000)", "too much output"),
        ("import os\nwhile True: [os.write(n, b'a' * 10000) for n in (1, 2, 3)]",
         "too much output"),
        ("import os\nfor k in range(10**9): os.close(os.open(str(k), os.O_CREAT))",
         "too many files"),
        ("import os\nfor k in range(10**9): os.mkdir(f'/tmp/{k}')", "too many files"),
        ("import os\nfor k in range(10**9): os.symlink('a', f'/dev/shm/{k}')", "too many files"),
        ("import os\nos.close(os.open('a', os.O_CREAT))\n"
         "for k in range(10**9): os.link('a', f'b{k}')", "too many files"),
        ("import os; os.closerange(0, 9)\n"
         "for k in range(10**9): os.close(os.open(str(k), os.O_CREAT))", "too many files"),
        ("x = bytearray(10 * 2**30)", "too much memory"),
        ("x = 'a'\nwhile True: x += x", "too much memory"),
        ("import os; os._exit(0)", "crashed"),
        ("import os; os._exit(3)", "crashed"),
        ("import os; os.abort()", "crashed"),
        ("import ctypes; ctypes.string_at(0)", "crashed"),
        ("import os; os.write(3, b'[' * 100000 + b'\\n'); os._exit(0)", "crashed"),
        ("import os; os.write(3, b'[1]\\n'); os._exit(0)", "crashed"),
        ("import os; os.write(3, b'{\"answers\": 3}\\n'); os._exit(0)", "crashed"),
    ],
    ids=lambda value: value[:50],
)  # fmt: skip
def test_everything_hostile_ends_in_a_status_of_its_own(source, status):
    limits = BRIEF if status == "too slow" else TIGHT
    result = ran("y = 1", source, "x = 1", limits=limits)
    assert result.status == status, result.words
    assert result.words
    assert len(result.words) < 400


PREPARED = """
import contextlib, ctypes, fcntl, os, signal, socket, sys
libc = ctypes.CDLL(None, use_errno=True)
def call(number, *arguments):
    if libc.syscall(number, *arguments) >= 0: return "done"
    raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
"""
SECRET = "the secret of the course"


@pytest.fixture
def course(tmp_path, monkeypatch):
    """Return a folder with a secret and another student's notebook, whose path the cells know."""
    (tmp_path / "secret").write_text(SECRET)
    (tmp_path / "secret").chmod(0o644)
    (tmp_path / "zoe.ipynb").write_text(SECRET)
    monkeypatch.setenv("TEACHMECH_SECRET", SECRET)
    return tmp_path


ATTACKS = dict(
    section.split("\n", 1)
    for section in Path(__file__).with_name("attacks.txt").read_text("utf-8").split("## ")[1:]
)


@pytest.fixture(scope="module")
def server():
    """A server on loopback and one without a file; both count who comes."""
    name = f"teachmech-{os.getpid()}"
    with socket.create_server(("127.0.0.1", 0)) as tcp, socket.socket(socket.AF_UNIX) as unix:
        unix.bind("\0" + name)
        unix.listen()
        yield tcp, unix, name


@pytest.mark.parametrize("attack", ATTACKS)
def test_an_attack_reaches_nothing(course, server, attack):
    tcp, unix, name = server
    for module in ("cffi", "readline"):
        if module in ATTACKS[attack]:
            pytest.importorskip(module)
    told = {"FOLDER": str(course), "MARKER": os.getpid(), "PORT": tcp.getsockname()[1]}
    told |= {"NAME": name, "SECRET": SECRET}
    here = psutil.Process()
    state = lambda: (  # noqa: E731
        sorted(path.name for path in course.iterdir()),
        (course / "secret").read_text(),
        (here.nice(), here.cpu_affinity(), here.rlimit(psutil.RLIMIT_CPU)),
        Path("/dev/null").stat().st_mode,
        Path("/proc/sys/kernel/core_pattern").read_text(),
        signal.getsignal(signal.SIGIO),
    )
    before = state()
    given = "\n".join(f"{key} = {value!r}" for key, value in told.items())
    result = ran(given + PREPARED, ATTACKS[attack], "y = 1", names=("x", "y"))
    assert result.answers == {"y": 1}, result
    assert result.status == "run"
    assert result.words.startswith("cell 2: "), "the attack was not refused"
    assert SECRET not in str(result)
    assert state() == before
    for listening in (tcp, unix):
        listening.setblocking(False)
        with pytest.raises(BlockingIOError):
            listening.accept()


def test_a_forged_line_of_answers_cannot_fill_the_words():
    source = """
import json, os
forged = {"answers": {}, "failures": [], "unusable": ["ab" * 9] * 3000, "memory": False}
os.write(3, json.dumps(forged).encode())
os._exit(0)
"""
    assert len(ran(source).words) < 1200


def test_overwritten_memory_belongs_to_the_limited_process(course):
    source = """
import numpy as np
class Anywhere:
    place = {"data": (id(None), False), "shape": (4096,), "typestr": "|u1"}
    __array_interface__ = {**place, "version": 3}
np.asarray(Anywhere())[:] = 255
x = None
"""
    result = ran(source)
    assert result.status in ("crashed", "run") and result.answers in ({}, {"x": None}), result


def test_files_that_cannot_be_counted_are_not_allowed(monkeypatch):
    def hidden(path):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(bubblewrap.os, "statvfs", hidden)
    result = ran("x = 1")
    assert (result.answers, result.status) == ({}, "not run")
    assert "its files cannot be counted (Permission denied)" in result.words


def test_only_its_own_streams_are_open():
    source = "import os; x = sorted(os.readlink(f'/proc/self/fd/{n}').split(':')[0] for n in "
    result = ran(source + "os.listdir('/proc/self/fd') if os.path.exists(f'/proc/self/fd/{n}'))")
    assert result.answers == {"x": ["pipe"] * 4}, result


def test_no_process_outlives_the_one_that_marks():
    code = (
        "from teachmech.homework.limited.sandbox import run_cells\n"
        "run_cells([(1, 'print(1, flush=True)\\nwhile True: pass')], ['x'])"
    )
    with subprocess.Popen([sys.executable, "-c", code]) as marker:
        process = psutil.Process(marker.pid)
        until = time.monotonic() + 30
        while len(inner := process.children(recursive=True)) < 3 and time.monotonic() < until:
            time.sleep(0.05)
        assert len(inner) == 3  # bubblewrap outside and inside, and the Python
        marker.kill()
        _, alive = psutil.wait_procs(inner, timeout=10)
        assert not alive


@pytest.mark.parametrize(
    "source",
    [
        "from pathlib import Path\nPath('a').touch(); Path('b').mkdir(); Path('a').rename('b/c')\n"
        "import shutil; shutil.rmtree('b')",
        "import tempfile\nwith tempfile.TemporaryDirectory() as d: open(d + '/a', 'w')\n"
        "tempfile.TemporaryFile().write(b'a')",
        "import asyncio, pdb, unittest\nasyncio.run(asyncio.sleep(0))",
        "import asyncio\nasync def f():\n    loop = asyncio.get_running_loop()\n"
        "    loop.call_soon_threadsafe(loop.stop)\n    await asyncio.sleep(0.01)\n"
        "with asyncio.Runner() as runner:\n    runner.get_loop().create_task(f())\n"
        "    runner.get_loop().run_forever()",
        "import os, shutil\nos.mkdir('d'); open('d/a', 'w').close()\n"
        "shutil.copy2('d/a', 'b'); shutil.copytree('d', 'e')",
        "import sqlite3; sqlite3.connect('a').execute('create table b (c)')",
        "import os; os.chdir('/tmp'); os.symlink('a', 'b'); list(os.walk('/'))",
        "from os import *\nfrom signal import *",
        "import pickle\nclass A: pass\npickle.loads(pickle.dumps(A()))",
        "import numpy as np\nnp.save('a.npy', np.ones(2)); np.load('a.npy'); np.linalg.pinv([[1]])",
        "import sympy\nt = sympy.Symbol('t')\nsympy.lambdify(t, sympy.sin(t))(1)",
        "from scipy.integrate import quad, solve_ivp\nquad(abs, 0, 1)",
        "import teachmech as tm\nfrom scipy import linalg, interpolate, optimize, signal",
        "from matplotlib.pylab import *\nplot([1, 2]); savefig('a.pdf')",
    ],
)
@pytest.mark.few("asyncio", "sqlite3", "pickle", "linalg")
def test_ordinary_libraries_work_inside_the_wall(source):
    result = ran(source, "x = 1", limits=Limits())
    assert (result.status, result.answers, result.words) == ("run", {"x": 1}, "")


@pytest.mark.parametrize(
    "source",
    [
        "def f(): return f()\nf()",
        "import inspect, sys; inspect.getsource(sys.modules['__main__'])",
        "raise KeyboardInterrupt",
        "class E(Exception):\n    def __str__(self): raise SystemExit\nraise E",
        "input()",
        "x = ",
        "open('a', 'wb').truncate(10**12)",
    ],
)
def test_a_refused_call_costs_only_its_cell(source):
    result = ran(source, "x = 1")
    assert (result.status, result.answers) == ("run", {"x": 1})


def test_environment_and_command_line_have_no_secret(monkeypatch):
    monkeypatch.setenv("TEACHMECH_SECRET", "the secret of the course")
    source = (
        "import os, sys; x = [dict(os.environ), sys.argv, sys.orig_argv, sys.path, os.getcwd()]"
    )
    found = str(ran(source).answers["x"])
    assert "secret" not in found
    assert str(Path.cwd() / "exercises") not in found


def test_the_working_folder_is_gone_afterwards():
    source = "import os; x = os.getcwd(); open('big', 'w').write('a')"
    assert ran(source).answers["x"] == bubblewrap.HOME
    assert not Path(bubblewrap.HOME, "big").exists()
    assert ran("import os; x = os.listdir()").answers["x"] == []


def test_solutions_in_the_package_are_hidden(tmp_path, monkeypatch):
    package = tmp_path / "teachmech"
    for name in ("exercises", "model"):
        (package / name).mkdir(parents=True)
        (package / name / "01.ipynb").write_text("the solution")
    monkeypatch.setattr(bubblewrap, "_PACKAGE", package)
    monkeypatch.setattr(bubblewrap, "_SYSTEM", (*bubblewrap._SYSTEM, sandbox.cell_runner.__file__))
    source = f"import os; x = [os.listdir('{package}/' + name) for name in ('exercises', 'model')]"
    assert ran(source).answers == {"x": [[], ["01.ipynb"]]}


# --- no sandbox ------------------------------------------------------------------------------


def test_without_a_wall_nothing_is_run_and_the_message_explains_how_to_install_it(monkeypatch):
    monkeypatch.setattr(bubblewrap.shutil, "which", lambda name: None)
    result = ran("x = 1")
    assert (result.answers, result.status, result.sandbox) == ({}, "not run", "")
    assert "bubblewrap is not installed" in result.words
    assert "apt install bubblewrap" in result.words
    assert "trust" in result.words


def test_a_wall_that_cannot_be_built_is_reported_with_its_own_message(tmp_path, monkeypatch):
    forbidden = tmp_path / "bwrap"
    forbidden.write_text(
        "#!/bin/sh\necho 'bwrap: No permissions to create new namespace' >&2; exit 1"
    )
    forbidden.chmod(0o755)
    monkeypatch.setattr(bubblewrap.shutil, "which", lambda name: str(forbidden))
    result = ran("x = 1")
    assert (result.answers, result.status) == ({}, "not run")
    assert "no sandbox can be built here (bwrap: No permissions" in result.words


def test_an_unknown_processor_runs_nothing(monkeypatch):
    monkeypatch.setattr(bubblewrap.platform, "machine", lambda: "i686")
    result = ran("x = 1")
    assert (result.answers, result.status) == ({}, "not run")
    assert "no filter of system calls is known for the processor i686" in result.words


def test_a_linked_folder_above_the_package_and_the_libraries_is_followed(tmp_path, monkeypatch):
    (tmp_path / "link").symlink_to(bubblewrap._PACKAGE.parent)
    monkeypatch.setattr(bubblewrap, "_PACKAGE", tmp_path / "link" / "teachmech")
    linked = tmp_path / "libraries"
    linked.symlink_to(bubblewrap.libraries()[0])
    monkeypatch.setattr(bubblewrap, "libraries", lambda: [str(linked)])
    assert ran("import numpy; x = 1").answers == {"x": 1}


def test_trusted_cells_run_without_a_wall_and_within_limits(tmp_path, monkeypatch):
    monkeypatch.setattr(bubblewrap.shutil, "which", lambda name: None)
    (tmp_path / "a").write_text("seen")
    result = ran(f"x = open('{tmp_path}/a').read()", trust=True)
    assert (result.answers, result.status, result.sandbox) == ({"x": "seen"}, "run", TRUSTED)
    assert ran("while True: pass", limits=BRIEF, trust=True).status == "too slow"
    assert ran("x = bytearray(10**10)", trust=True).status == "too much memory"
    assert ran("import os; os._exit(3)", trust=True).words.endswith("(exit code 3)")
    assert ran("import os; os.abort()", trust=True).words.endswith("(SIGABRT)")


def test_a_system_without_limits_runs_nothing_and_reports_it(monkeypatch):
    monkeypatch.setattr(sandbox, "can_limit", lambda: False)
    result = ran("x = 1", trust=True)
    assert (result.answers, result.status) == ({}, "not run")
    assert "cannot limit a process" in result.words


def test_the_script_needs_nothing_of_teachmech():
    from teachmech.homework.limited import cell_runner

    code = f"import runpy, sys; runpy.run_path({cell_runner.__file__!r}); "
    code += "print([m for m in sys.modules if 'teachmech' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# --- the memory group ---------------------------------------------------------------------------

GREEDY = [sys.executable, "-c", "b = b'x' * 300_000_000; print(len(b))"]


@pytest.fixture
def groups():
    """The folders in which a memory group can be made; a test of them needs one."""
    with memory_group.memory_group(10**9) as words:
        if not words:
            pytest.skip("no memory group can be made here")
    return [folder for folder, _ in memory_group._own_groups()]


@pytest.mark.parametrize(("limit", "ended"), [(10**9, 0), (10**8, -signal.SIGKILL)])
def test_a_command_in_a_memory_group_is_ended_at_its_limit(groups, limit, ended):
    with memory_group.memory_group(limit) as words:
        done = subprocess.run([*words, *GREEDY], capture_output=True, timeout=60)
    assert (done.returncode, done.stdout) == (ended, b"" if ended else b"300000000\n")
    own = f"homework-{os.getpid()}-*"
    assert not [name for folder in groups for name in folder.glob(own)]


def test_the_group_of_a_killed_process_is_removed_by_the_next(groups):
    code = (
        "import os, signal\nfrom teachmech.homework.limited.memory_group import memory_group\n"
        "with memory_group(10**9): os.kill(os.getpid(), signal.SIGKILL)"
    )
    killed = subprocess.Popen([sys.executable, "-c", code])
    killed.wait()
    left = [name for folder in groups for name in folder.glob(f"homework-{killed.pid}-*")]
    assert len(left) == 1
    with memory_group.memory_group(10**9):
        assert not left[0].exists()


def test_a_notebook_beyond_the_limit_of_its_memory_group_is_reported(groups, monkeypatch):
    small = memory_group.memory_group(10**8)
    monkeypatch.setattr(sandbox, "memory_group", lambda limit: small)
    result = ran("x = len(b'x' * 300_000_000)")
    assert (result.answers, result.status) == ({}, "too much memory")
    assert result.words == "it used more than 1e+09 bytes of memory"


def test_systemd_makes_the_group_if_it_works(tmp_path, monkeypatch):
    program, said = tmp_path / "systemd-run", tmp_path / "said"
    program.write_text(
        f'#!/bin/sh\necho "$@" >> {said}\nwhile [ "$1" != -- ]; do shift; done; shift; exec "$@"\n'
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/run/user/1000")
    memory_group._systemd_works.cache_clear()
    monkeypatch.setattr(os, "defpath", os.environ["PATH"])
    try:
        result = ran("import os\nx = os.environ.get('XDG_RUNTIME_DIR', 'hidden')")
    finally:
        memory_group._systemd_works.cache_clear()
    assert result.answers == {"x": "hidden"}
    assert "--user --scope --quiet --collect -p MemoryMax=1060000000" in said.read_text()


def test_without_a_memory_group_the_other_limits_remain(tmp_path, monkeypatch):
    monkeypatch.setattr(memory_group, "_MEMBERSHIP", tmp_path / "missing")
    monkeypatch.setattr(memory_group, "_systemd_works", lambda: False)
    assert ran("x = 2").answers == {"x": 2}
