"""The limited process: what it gives back, and how everything hostile ends."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from teachmech.homework.limited import sandbox
from teachmech.homework.limited.sandbox import Limits, run_cells

pytestmark = pytest.mark.skipif(not sandbox.can_limit(), reason="this system limits no process")

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
def test_computed_answers_come_back_as_json_holds_them(source, answer):
    assert ran(source, limits=Limits()).answers == {"x": answer}


def test_names_live_from_cell_to_cell_and_those_without_a_value_are_missing():
    result = ran("L = 2", "x = L", "y = ...", names=("x", "y", "z"))
    assert result.answers == {"x": 2}
    assert (result.status, result.words) == ("run", "")


def test_a_cell_that_fails_is_named_and_the_next_one_runs():
    result = ran("x = 1 / 0", "import sys; sys.exit(3)", "x = 5")
    assert result.answers == {"x": 5}
    assert result.status == "run"
    assert result.words == "cell 1: ZeroDivisionError: division by zero"


def test_the_task_file_is_beside_the_notebook_and_may_be_read():
    source = "x = open('bead.task.json').read()"
    assert ran(source, files={"bead.task.json": b"{}"}).answers == {"x": "{}"}


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
def test_what_is_no_answer_is_said(source):
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
        ("import os; os.close(1); os.close(2)\nwhile True: pass", "too slow"),
        ("try:\n    while True: pass\nexcept BaseException: pass", "too slow"),
        ("while True: print('a' * 10000)", "too much output"),
        ("import sys\nwhile True: sys.stderr.write('a' * 10000)", "too much output"),
        ("import os\nwhile True: os.write(1, b'a' * 10000)", "too much output"),
        ("for k in range(1000): open(f'{k}', 'w')", "too much output"),
        ("x = bytearray(100 * 2**30)", "too much memory"),
        ("x = 'a'\nwhile True: x += x", "too much memory"),
        ("import os; os._exit(0)", "crashed"),
        ("import os; os._exit(3)", "crashed"),
        ("import os; os.abort()", "crashed"),
        ("open('answers.json', 'w').write('[' * 100000)\nimport os; os._exit(0)", "crashed"),
        ("open('answers.json', 'w').write('[1]')\nimport os; os._exit(0)", "crashed"),
        ("import os\nwhile True: os.fork()", "tried to start a program"),
        ("import os; os.system('ls')", "tried to start a program"),
        ("import os; os.execv('/bin/ls', ['ls'])", "tried to start a program"),
        ("import os; os.posix_spawn('/bin/ls', ['ls'], {})", "tried to start a program"),
        ("import subprocess; subprocess.run(['ls'])", "tried to start a program"),
        ("import pty; pty.spawn('ls')", "tried to start a program"),
        ("import multiprocessing as m; m.Process(target=int).start()", "tried to start a program"),
        ("import os; os.kill(os.getppid(), 9)", "tried to end a process"),
        ("import os; os.killpg(0, 9)", "tried to end a process"),
        ("import socket; socket.socket()", "tried to use the network"),
        ("from urllib.request import urlopen; urlopen('http://x.org')", "tried to use the network"),
        ("import asyncio; asyncio.run(asyncio.sleep(0))", "tried to use the network"),
        ("open('/etc/passwd')", "tried to read files"),
        ("try: open('../../exercises/01')\nexcept BaseException: pass", "tried to read files"),
        ("import pathlib; pathlib.Path('/etc/passwd').read_text()", "tried to read files"),
        ("import os; os.open(b'/etc/passwd', 0)", "tried to read files"),
        ("import glob; glob.glob('/*')", "tried to read files"),
        ("import os; os.listdir('/')", "tried to read files"),
        ("import os; list(os.walk('..'))", "tried to read files"),
        ("open(f'/proc/1/environ')", "tried to read files"),
        ("open('/proc/self/root/etc/passwd')", "tried to read files"),
        ("import os; os.symlink('/etc/passwd', 'a')", "tried to read files"),
        ("import os; os.chdir('/')", "tried to read files"),
        ("open('/tmp/elsewhere', 'w')", "tried to read files"),
        ("import shutil; shutil.rmtree('/tmp')", "tried to read files"),
        ("import sqlite3; sqlite3.connect('/tmp/a')", "tried to read files"),
        ("class P(str):\n    def split(self, *a): return ['a']\nopen(P('/etc/passwd'))",
         "tried to read files"),
        ("import ctypes; ctypes.CDLL(None)", "tried to break out"),
        ("import gc; gc.get_objects()", "tried to break out"),
        ("import sys; del sys.modules['_posixsubprocess']\nimport _posixsubprocess",
         "tried to break out"),
        ("import resource; resource.setrlimit(resource.RLIMIT_CPU, (9, 9))", "tried to break out"),
        ("import os; os.open('/usr/share/fonts', 0)", "tried to read files"),
        ("import os; os.open('.', 0)", "tried to read files"),
        ("import os; os.open('.', os.O_PATH | os.O_TMPFILE)", "tried to read files"),
        ("import os; os.fwalk('.').__next__()", "tried to read files"),
        ("import os; os.listdir(0)", "tried to read files"),
        ("import os; os.mkdir('a', dir_fd=0)", "tried to read files"),
        ("import os; os.remove('a', dir_fd=0)", "tried to read files"),
        ("import os; os.rmdir('a', dir_fd=0)", "tried to read files"),
        ("import os; os.rename('a', 'b', src_dir_fd=0)", "tried to read files"),
        ("import os; os.replace('a', 'b', dst_dir_fd=0)", "tried to read files"),
        ("import os; os.chmod('a', 0, dir_fd=0)", "tried to read files"),
        ("import os; os.utime('a', dir_fd=0)", "tried to read files"),
        ("import sys\nclass N:\n    def __and__(self, o): return 0\n"
         "sys.audit('open', 'a', None, N())", "tried to break out"),
        ("import sys; del sys.modules['_ctypes']\nimport _ctypes", "tried to break out"),
    ],
    ids=lambda value: value[:50],
)  # fmt: skip
def test_everything_hostile_ends_in_a_status_of_its_own(source, status):
    limits = BRIEF if status == "too slow" else TIGHT
    result = ran("y = 1", source, "x = 1", limits=limits)
    assert result.status == status, result.words
    assert result.words
    assert len(result.words) < 400


LIAR = """
class Liar(str):
    def __eq__(self, other): return True
    __hash__ = str.__hash__
"""
DYNAMIC = """
import _imp, os, _struct
from importlib.machinery import ModuleSpec
folder = os.path.dirname(_struct.__file__)
names = [name for name in os.listdir(folder) if name.split(".")[0] == {stem!r}]
x = _imp.create_dynamic(ModuleSpec({name!r}, None, origin=folder + "/" + names[0])) and 1
"""


@pytest.mark.parametrize(
    ("source", "status"),
    [
        (LIAR + "x = open(Liar(SECRET)).read()", "tried to read files"),
        (LIAR + "open(Liar(SECRET), 'w').write('other')", "tried to read files"),
        (LIAR + "import os; x = os.read(os.open(Liar(SECRET), 0), 99)", "tried to read files"),
        (LIAR + "class Way:\n    def __fspath__(self): return Liar(SECRET)\n"
         "x = open(Way()).read()", "tried to read files"),
        (LIAR + "import os; x = os.listdir(Liar(FOLDER))", "tried to read files"),
        (LIAR + "import os; os.remove(Liar(SECRET))", "tried to read files"),
        (LIAR + "import os; os.rename(Liar(SECRET), 'a'); x = open('a').read()",
         "tried to read files"),
        ("import os; fd = os.open(FOLDER, 0)\n"
         "x = os.read(os.open('secret', 0, dir_fd=fd), 99).decode()", "tried to read files"),
        ("import os; fd = os.open(FOLDER, 0); os.remove('secret', dir_fd=fd)",
         "tried to read files"),
        ("import readline; readline.read_history_file(SECRET)\nx = readline.get_history_item(1)",
         "run"),
        ("import sys; del sys.modules['readline']\nimport readline\n"
         "readline.read_history_file(SECRET); x = readline.get_history_item(1)",
         "tried to break out"),
        ("import tkinter; x = tkinter.Tcl().eval('read [open ' + SECRET + ']')", "run"),
        ("import sys; del sys.modules['_tkinter']\nimport tkinter\n"
         "x = tkinter.Tcl().eval('read [open ' + SECRET + ']')", "tried to break out"),
        ("try: import _interpreters as i\nexcept ImportError: import _xxsubinterpreters as i\n"
         "i.run_string(i.create(), 'import shutil; shutil.copy(' + repr(SECRET) + ', \"a\")')\n"
         "x = open('a').read()", "run"),
        ("import ctypes; f = ctypes.CFUNCTYPE(ctypes.c_void_p)(1)", "run"),
        ("from _ctypes import _memmove_addr as x", "run"),
        ("import ctypes; x = ctypes.string_at(id(SECRET), 99).hex()", "run"),
        ("import ctypes; x = ctypes.CDLL(None, handle=1)._FuncPtr(1) and 1", "run"),
        ("import _ctypes, _imp; from importlib.machinery import ModuleSpec\n"
         "m = _imp.create_dynamic(ModuleSpec('_ctypes', None, origin=_ctypes.__file__))\n"
         "x = m._memmove_addr", ("run", "tried to break out")),
        ("import ctypes; b = (ctypes.c_char * 9)(); ctypes.memmove(b, id(b), 9); x = b.raw", "run"),
        ("import ctypes; ctypes.Structure, ctypes.POINTER", "run"),
        ("import sys; del sys.modules['ctypes']\nfrom ctypes import *\nx = memset(id(0), 0, 0)",
         "run"),
        ("import os; x = os.pidfd_open(os.getppid())", "run"),
        ("import os, posix; x = posix.setpriority(0, os.getppid(), 1)", "run"),
        ("import os; x = os.sched_setaffinity(os.getppid(), {0})", "run"),
        ("import signal; x = signal.pidfd_send_signal(0, 0)", "run"),
        ("import signal; x = signal.setitimer(signal.ITIMER_REAL, 1)", "run"),
        ("import _imp; from importlib.machinery import ModuleSpec, BuiltinImporter\n"
         "posix = _imp.create_builtin(ModuleSpec('posix', BuiltinImporter))\n"
         "x = posix.getppid()", "run"),
    ],
    ids=lambda value: str(value).replace(LIAR, "")[:60],
)  # fmt: skip
def test_a_secret_in_another_folder_stays_there(tmp_path, source, status):
    secret = tmp_path / "secret"
    secret.write_text("the secret of the course")
    result = ran(f"SECRET, FOLDER = {str(secret)!r}, {str(tmp_path)!r}", source)
    assert result.status in (status if isinstance(status, tuple) else (status,)), result.words
    assert result.answers == {}
    assert result.words
    assert secret.read_text() == "the secret of the course"


@pytest.mark.parametrize("stem", ["_posixsubprocess", "readline", "_ctypes"])
@pytest.mark.parametrize("other", [False, True], ids=["its name", "another name"])
def test_native_modules_are_refused_under_each_name(stem, other):
    name = "numpy.another" if other else f"z.{stem}"
    result = ran(DYNAMIC.format(stem=stem, name=name))
    if "IndexError" in result.words:
        pytest.skip("it is built into this Python, or is not there")
    assert (result.status, result.answers) == ("tried to break out", {})


@pytest.mark.parametrize(
    "source",
    [
        "from pathlib import Path\nPath('a').touch(); Path('b').mkdir(); Path('a').rename('b/c')\n"
        "import shutil; shutil.rmtree('b')",
        "import tempfile\nwith tempfile.TemporaryDirectory() as d: open(d + '/a', 'w')\n"
        "tempfile.TemporaryFile().write(b'a')",
        "import pdb, unittest, asyncio",
        "from os import *\nfrom signal import *",
        "import numpy as np\nnp.save('a.npy', np.ones(2)); np.load('a.npy'); np.linalg.pinv([[1]])",
        "import sympy\nt = sympy.Symbol('t')\nsympy.lambdify(t, sympy.sin(t))(1)",
        "from scipy.integrate import quad, solve_ivp\nquad(abs, 0, 1)",
        "import teachmech as tm\nfrom scipy import linalg, interpolate, optimize, signal",
        "from matplotlib.pylab import *\nplot([1, 2]); savefig('a.pdf')",
    ],
)
def test_honest_cells_meet_no_closed_door(source):
    result = ran(source, "x = 1", limits=Limits())
    assert (result.status, result.answers, result.words) == ("run", {"x": 1}, "")


@pytest.mark.parametrize(
    "source",
    [
        "def f(): return f()\nf()",
        "import inspect, sys; inspect.getsource(sys.modules['__main__'])",
        "raise KeyboardInterrupt",
        "input()",
        "x = ",
        "open('a', 'wb').truncate(10**12)",
        "import _posixsubprocess; _posixsubprocess.fork_exec",
    ],
)
def test_what_only_fails_costs_its_cell_alone(source):
    result = ran(source, "x = 1")
    assert (result.status, result.answers) == ("run", {"x": 1})


def test_nothing_of_ours_is_in_the_environment_or_on_the_command_line(monkeypatch):
    monkeypatch.setenv("TEACHMECH_SECRET", "the secret of the course")
    source = (
        "import os, sys; x = [dict(os.environ), sys.argv, sys.orig_argv, sys.path, os.getcwd()]"
    )
    found = str(ran(source).answers["x"])
    assert "secret" not in found
    assert str(Path.cwd() / "exercises") not in found


def test_the_guard_does_not_depend_on_what_the_cells_can_change():
    source = """
import builtins, os, posixpath, sys
main = sys.modules["__main__"]
for name in list(vars(main)):
    if name.isupper():
        setattr(main, name, type(getattr(main, name))())
for name in ("type", "len", "isinstance", "str", "any"):
    setattr(builtins, name, lambda *a: True)
os._exit = os.write = posixpath.abspath = lambda *a: "/"
open("/etc/passwd")
"""
    assert ran(source).status == "tried to read files"


def test_the_working_folder_is_gone_afterwards():
    result = ran("import os; x = os.getcwd(); open('big', 'w').write('a')")
    assert not Path(result.answers["x"]).exists()


def test_whatever_it_left_behind_is_ended():
    source = "import threading, time\nthreading.Thread(target=time.sleep, args=(60,)).start()\n"
    result = ran(source + "import os; x = os.getpid()", "x = x if 'x' in dir() else os.getpid()")
    with pytest.raises(ProcessLookupError):
        os.kill(result.answers["x"], 0)


def test_without_limits_nothing_is_run_and_that_is_said(monkeypatch):
    monkeypatch.setattr(sandbox, "can_limit", lambda: False)
    result = ran("x = 1")
    assert (result.answers, result.status) == ({}, "not run")
    assert "cannot limit a process" in result.words


def test_the_script_needs_nothing_of_teachmech():
    from teachmech.homework.limited import inside

    code = f"import runpy, sys; runpy.run_path({inside.__file__!r}); "
    code += "print([m for m in sys.modules if 'teachmech' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
