"""An error in a cell is shown as the user's own lines and one sentence."""

import pytest
from IPython.core.interactiveshell import InteractiveShell

import teachmech as tm
from teachmech.base.cell_tracebacks import cell_traceback


@pytest.fixture
def shell():
    yield InteractiveShell.instance()
    InteractiveShell.clear_instance()


def shown(shell, capsys, *cells):
    for cell in cells:
        shell.run_cell(cell, store_history=True)
    return capsys.readouterr().out.splitlines()


def test_a_typo_in_a_cell_is_one_sentence_with_caret_and_remedy(shell, capsys):
    text = "tm.System(['x'], mass=[1], forces=['0'], constraints=['x = = L'])"
    assert shown(shell, capsys, "import teachmech as tm", text) == [
        "Cell In[2], line 1",
        f"    {text}",
        "ExpressionError: constraint c1, column 5: one '=' is enough",
        "    x = = L",
        "        ^",
    ]


def test_lines_of_own_functions_are_shown_and_verbose_shows_all(shell, capsys):
    run = "import teachmech as tm\ndef run(name):\n    return tm.example(name)"
    calls = 'list(map(run, ["penduum"]))', "%xmode Verbose", 'run("penduum")'
    lines = shown(shell, capsys, run, calls[0])
    assert lines[:4] == [
        "Cell In[2], line 1",
        f"    {calls[0]}",
        "Cell In[1], line 3",
        "    return tm.example(name)",
    ]
    assert lines[4:] == ["ProblemError: there is no example 'penduum'; did you mean 'pendulum'?"]
    assert len(shown(shell, capsys, *calls[1:])) > 20
    shell.run_line_magic("xmode", "Context")


def test_without_ipython_the_places_are_files():
    with pytest.raises(tm.ProblemError) as caught:
        tm.example("penduum")
    place, line, message = cell_traceback(caught.value)
    assert place.startswith(f"{__file__}, line ")
    assert line == '    tm.example("penduum")'
    assert message == f"ProblemError: {caught.value}"
