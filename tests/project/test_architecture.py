"""One-way data flow, lazy imports, no interpreter on user text, documented public names."""

import ast
import importlib
import inspect
import pkgutil
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import packages
import pytest

import teachmech
from tests import ROOT

pytestmark = pytest.mark.quick

PACKAGE = Path(teachmech.__file__).parent


def modules():
    for info in pkgutil.walk_packages([str(PACKAGE)], "teachmech."):
        if info.name != "teachmech.__main__":
            yield importlib.import_module(info.name)


def test_a_file_imports_from_no_higher_package_and_files_form_no_cycle():
    level = list(packages.PACKAGES).index
    assert {
        (one, other)
        for one, other in packages.file_arrows()
        if level(packages.package_of(other)) > level(packages.package_of(one))
    } == set()
    graph = {
        module: {other for one, other in packages.file_arrows() if one == module}
        for module in packages.SOURCES
    }
    order = list(TopologicalSorter(graph).static_order())  # fails if there is a cycle
    assert len(order) == len(packages.SOURCES)


@pytest.mark.parametrize("name", packages.DRAWINGS)
def test_the_drawing_shows_the_packages_and_their_imports(name):
    """Up to the counts, which may be older; `python docs/packages.py` draws it again."""
    drawn = (packages.DOCS / name).read_text(encoding="utf-8")
    assert packages.without_counts(drawn) == packages.without_counts(packages.drawing(name))


def test_every_file_that_the_design_page_names_exists():
    page = (packages.DOCS / "design.md").read_text(encoding="utf-8")
    files = {path.name for path in [*PACKAGE.rglob("*"), *packages.DOCS.rglob("*")]}
    files |= {path.name for path in (ROOT / "tests").rglob("*.py")}
    assert set(re.findall(r"\w+\.(?:py|js|lark|svg)\b", page)) <= files


@cache
def syntax_tree(path):
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes(path):
    """Return all nodes of a file."""
    return list(ast.walk(syntax_tree(path)))


@cache
def name_of(called):
    """Return the text of what is called."""
    return called.id if isinstance(called, ast.Name) else ast.unparse(called)


def functions(path):
    return [node for node in nodes(path) if isinstance(node, ast.FunctionDef)]


def test_every_file_has_a_name_of_its_own():
    names = [path.name for path in PACKAGE.rglob("*.py") if not path.name.startswith("__")]
    assert len(names) == len(set(names))


def test_a_class_name_exists_once_in_the_package():
    found = (node for path in PACKAGE.rglob("*.py") for node in nodes(path))
    names = Counter(node.name for node in found if isinstance(node, ast.ClassDef))
    assert [name for name, number in names.items() if number > 1] == []


def test_an_init_file_passes_names_on_and_does_nothing_else():
    doing = set()
    for path in PACKAGE.rglob("__init__.py"):
        for node in syntax_tree(path).body:
            passes = isinstance(node, ast.Import | ast.ImportFrom)
            says = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            lists = isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
            if not (passes or says or lists or "TYPE_CHECKING" in ast.unparse(node)):
                doing.add(packages.module_of(path))
    assert doing == {"homework", "teachmech"}  # whose names are imported when they are asked for


def test_nothing_hands_text_to_an_interpreter():
    """No eval, sympify or pickle; exec for programs that we wrote, and in the limited process."""
    calls = []
    for path in PACKAGE.rglob("*.py"):
        for node in nodes(path):
            if isinstance(node, ast.Call):
                name = name_of(node.func)
                if name in ("system", "os.system") or name.rpartition(".")[2] in {
                    *("eval", "exec", "sympify", "parse_expr", "lambdify", "S", "__import__"),
                    *("loads_pickle", "Unpickler", "popen", "unsafe_load"),
                }:
                    calls.append((path.relative_to(PACKAGE).as_posix(), name))
                for keyword in node.keywords:
                    assert keyword.arg != "allow_pickle" or not getattr(keyword.value, "value", 1)
            if isinstance(node, ast.Import):
                assert not {alias.name for alias in node.names} & {"pickle", "marshal", "shelve"}
    assert sorted(calls) == [
        ("homework/limited/cell_runner.py", "exec"),
        ("program/functions.py", "exec"),
    ]


# What writes a file by itself, and why it may; all else writes through base/files.py.
WRITERS = {
    ("homework/limited/memory_group.py", "_new_group"),  # files of the kernel
    ("figures/panels.py", "picture_of"),  # into the memory
    ("homework/commands.py", "_secret"),  # readable by its owner alone, and never over another one
    ("base/own_folder.py", "write"),  # below an open folder, which the other writer does not know
    ("cli.py", "main"),  # writes to os.devnull, after a broken pipe
    ("homework/marking/checking.py", "serve"),  # to the process that asks
    ("homework/marking/checking.py", "__init__"),  # these write to a folder that is soon gone
    ("homework/marking/journal.py", "__init__"),  # grows by a line with each submission
    ("homework/marking/journal.py", "_add"),
    ("homework/limited/cell_runner.py", "main"),
}


def writes(call):
    """Whether this call writes a file, by its name, or opens one that is not only read."""
    name = name_of(call.func)
    last = name.rpartition(".")[2]
    if last in ("open", "fdopen"):
        given = [*call.args, *(keyword.value for keyword in call.keywords)]
        modes = [str(one.value) for one in given if isinstance(one, ast.Constant)]
        flags = "O_WRONLY" in ast.unparse(call) or "O_RDWR" in ast.unparse(call)
        return flags or any(re.fullmatch("[rwaxbt+]*[wax+][rwaxbt+]*", mode) for mode in modes)
    if last in ("write_text", "write_bytes"):
        return "." in name  # of a Path; those of base/files.py have no dot
    return name == "nbformat.write" or last in {
        *("savefig", "savetxt", "savez", "savez_compressed", "tofile", "touch"),
        *("copyfile", "copy2", "copytree", "NamedTemporaryFile"),
    }


def replaced(path):
    """Return the calls below ``with replacing(...)``."""
    return {
        call
        for node in nodes(path)
        if isinstance(node, ast.With) and "replacing(" in ast.unparse(node.items)
        for call in ast.walk(node)
    }


def test_a_file_is_written_as_a_whole_or_not_at_all():
    """No module but base/files.py writes one by itself; see `teachmech.base.files.replacing`."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        safe = replaced(path)
        bare = {one for one in nodes(path) if isinstance(one, ast.Call) and writes(one)} - safe
        for function in functions(path) if bare else []:
            if not bare.isdisjoint(ast.walk(function)):
                found.add((path.relative_to(PACKAGE).as_posix(), function.name))
    assert {one for one in found if one[0] != "base/files.py"} == WRITERS


# Functions in which an unexpected error is neither raised nor logged.
QUIET = {
    ("base/execution.py", "submit"),  # which gives it to the future
    ("base/execution.py", "_cancel"),  # the user's executor may be closed
    ("homework/limited/cell_runner.py", "run"),  # which is alone with what a student wrote
    ("homework/limited/cell_runner.py", "_said"),
}


def broad(node):
    """Whether this takes any error: a handler, or a call of contextlib.suppress."""
    named = ""
    if isinstance(node, ast.ExceptHandler):
        named = ast.unparse(node.type) if node.type else "Exception"
    elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "suppress":
        named = ", ".join(map(ast.unparse, node.args))
    return "Exception" in named.split() or "BaseException" in named


def test_an_unexpected_error_is_raised_or_told_to_the_log():
    """Then tests fail; see `told` in conftest.py."""
    quiet = set()
    for path in PACKAGE.rglob("*.py"):
        wide = set(filter(broad, nodes(path)))
        for function in functions(path) if wide else []:
            for node in wide.intersection(ast.walk(function)):
                loud = any(isinstance(part, ast.Raise) for part in ast.walk(node))
                if not loud and "LOG.exception(" not in ast.unparse(node):
                    quiet.add((path.relative_to(PACKAGE).as_posix(), function.name))
    assert quiet == QUIET


SLOW = "lark sympy scipy matplotlib pandas numba llvmlite tqdm ipywidgets anywidget".split()
MORE = ["numpy", "pydantic", "ruamel"]


@pytest.mark.parametrize(
    ("code", "absent"),
    [
        ("import teachmech", [*SLOW, *MORE]),
        ("import teachmech; dir(teachmech); teachmech.TeachmechError", [*SLOW, *MORE]),
        (
            "import teachmech; teachmech.System(['z'], ['1'], ['-9.81']).simulate((0, 1, 0.5))",
            [*SLOW, "pydantic", "ruamel"],
        ),
        ("import teachmech.cli; teachmech.cli.main(['run', 'meridian', '--quiet'])", SLOW),
        ("import teachmech.cli; teachmech.cli.main(['check', 'four-bar', '--freedom'])", SLOW[:2]),
        ("import teachmech; teachmech.example('pendulum').live()", ["sympy", "matplotlib"]),
        ("import teachmech; repr(teachmech.example('andrews').equations().latex)", ["sympy"]),
    ],
)
@pytest.mark.few("absent0", "absent1", "System", "four-bar")
def test_what_is_not_needed_is_not_imported(code, absent):
    asked = f"import sys; {code}; print([m for m in {absent!r} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert done.stdout.strip().splitlines()[-1] == "[]"


def test_the_names_of_the_front_page_are_those_that_are_imported_late():
    assert [*teachmech._MODULES] == teachmech.__all__
    assert dir(teachmech) == sorted(teachmech.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'simulat'"):
        _ = teachmech.simulat


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
        for name, member in [*vars(thing).items()]:  # pydantic may add to them
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
