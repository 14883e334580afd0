"""One-way data flow, lazy imports, no interpreter on user text, documented public names."""

import ast
import importlib
import inspect
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import teachmech

PACKAGE = Path(teachmech.__file__).parent

# A module may import at its top only what stands before it.
ORDER = [
    "errors",
    "tables",
    "expressions",
    "names",
    "constraints",
    "drawing",
    "systems",
    "folding",
    "lagrangian",
    "documents",
    "scales",
    "integrators",
    "derivation",
    "equations",
    "feed",
    "dynamics",
    "inverses",
    "program",
    "problem_data",
    "problem_files",
    "problems",
    "progress",
    "motion",
    "singularities",
    "uniqueness",
    "record",
    "compiled",
    "assembly",
    "gauss",
    "starts",
    "mobility",
    "signature",
    "freedom",
    "simulation",
    "double_parallelogram",
    "mechanisms",
    "library",
    "front",
    "comparison",
    "ensembles",
    "references",
    "plots",
    "animation",
    "homework",
    "widgets",
    "cli",
]


def modules():
    for info in pkgutil.walk_packages([str(PACKAGE)], "teachmech."):
        if info.name != "teachmech.__main__":
            yield importlib.import_module(info.name)


def top_level_imports(tree):
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("teachmech"):
            yield from (
                [f"teachmech.{alias.name}" for alias in node.names]
                if node.module == "teachmech"
                else [node.module]
            )
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith("teachmech"))


@pytest.mark.parametrize("path", sorted(PACKAGE.rglob("*.py")), ids=lambda p: str(p.name))
def test_a_module_imports_only_from_its_left(path):
    room = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    if room in ("__init__", "__main__"):
        return
    for imported in top_level_imports(ast.parse(path.read_text(encoding="utf-8"))):
        other = imported.split(".")[1]
        if other != "__version__":
            assert ORDER.index(other) <= ORDER.index(room), f"{room} imports {other}"


def test_nothing_hands_text_to_an_interpreter():
    """No eval, sympify or pickle; exec for programs that we wrote, and in the limited process."""
    calls = []
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = ast.unparse(node.func)
                if name in ("system", "os.system") or name.rpartition(".")[2] in {
                    *("eval", "exec", "sympify", "parse_expr", "lambdify", "S", "__import__"),
                    *("loads_pickle", "Unpickler", "popen", "unsafe_load"),
                }:
                    calls.append((path.relative_to(PACKAGE).as_posix(), name))
                for keyword in node.keywords:
                    assert keyword.arg != "allow_pickle" or not getattr(keyword.value, "value", 1)
            if isinstance(node, ast.Import):
                assert not {alias.name for alias in node.names} & {"pickle", "marshal", "shelve"}
    assert sorted(calls) == [("homework/inside.py", "exec"), ("program/__init__.py", "exec")]


# Where an unexpected error is neither raised nor told to the log.
QUIET = {
    ("ensembles/execution.py", "submit"),  # which gives it to the future
    ("ensembles/execution.py", "_cancel"),  # of an executor of the user that is closed
    ("homework/inside.py", "guard"),  # these are alone with what a student wrote
    ("homework/inside.py", "hook"),
    ("homework/inside.py", "take_away"),
    ("homework/inside.py", "run"),
    ("homework/inside.py", "main"),
}


def broad(node):
    """Whether this takes any error: a handler, or a call of contextlib.suppress."""
    named = ""
    if isinstance(node, ast.ExceptHandler):
        named = ast.unparse(node.type) if node.type else "Exception"
    elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("suppress"):
        named = ", ".join(map(ast.unparse, node.args))
    return "Exception" in named.split() or "BaseException" in named


def test_an_unexpected_error_is_raised_or_told_to_the_log():
    """Then tests fail; see `told` in conftest.py."""
    quiet = set()
    for path in PACKAGE.rglob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.FunctionDef):
                continue
            for node in filter(broad, ast.walk(function)):
                inside = ast.unparse(node)
                loud = any(isinstance(part, ast.Raise) for part in ast.walk(node))
                if not loud and "LOG.exception(" not in inside:
                    quiet.add((path.relative_to(PACKAGE).as_posix(), function.name))
    assert quiet == QUIET


def test_importing_the_package_loads_no_slow_library():
    code = (
        "import sys, teachmech;"
        "names = 'sympy scipy matplotlib pandas numba tqdm ipywidgets anywidget'.split();"
        "print([m for m in names"
        " if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def public_objects():
    for module in modules():
        yield pytest.param(module, id=module.__name__)
        for name, thing in vars(module).items():
            if name.startswith("_") or getattr(thing, "__module__", None) != module.__name__:
                continue
            if inspect.isclass(thing) or inspect.isfunction(thing):
                yield pytest.param(thing, id=f"{module.__name__}.{name}")


@pytest.mark.parametrize("thing", list(public_objects()))
def test_every_public_thing_is_documented(thing):
    assert inspect.getdoc(thing)
    if inspect.isclass(thing):
        for name, member in vars(thing).items():
            member = getattr(member, "__func__", getattr(member, "fget", member))
            public = not name.startswith("_") and inspect.isfunction(member)
            if public and member.__name__ == name:
                assert inspect.getdoc(member), f"{thing.__name__}.{name}"


@pytest.mark.parametrize("name", teachmech.__all__)
def test_every_name_of_the_front_page_has_an_example(name):
    thing = getattr(teachmech, name)
    if isinstance(thing, type) and issubclass(thing, teachmech.TeachmechError):
        return
    assert ">>>" in inspect.getdoc(thing) or name in ("load", "StartReport")
