"""Names in MATLAB programs: reserved names, and the name of the file."""

from __future__ import annotations

from pathlib import Path

from teachmech.base.errors import ProblemError
from teachmech.expressions.printing import MATLAB_NAMES

LONGEST_NAME = 63  # most characters of a name in MATLAB
# Keywords of MATLAB and Octave, and names with a meaning inside a function.
KEYWORDS = frozenset(
    """arguments break case catch classdef continue do else elseif end end_try_catch
    end_unwind_protect endarguments endclassdef endenumeration endevents endfor endfunction endif
    endmethods endparfor endproperties endspmd endswitch endwhile enumeration events for function
    global if import methods otherwise parfor persistent properties return spmd switch try until
    unwind_protect unwind_protect_cleanup while ans nargin nargout varargin varargout""".split()
)
# Names inside the written functions; an underscore is appended to the same name of a user.
LOCAL = frozenset(
    """t q v p u y n found M Q A b h e rates a lambda difference acceleration zeros overlap
    slow B E d limits Inf""".split()
)
LOCAL |= {*MATLAB_NAMES.values(), "sqrt", "pi"}
# Functions for expressions and inputs; they are copied into the file if they are called.
OWN = frozenset(("real_value", "least", "greatest", "interpolated", "held"))
# Names of functions that the file defines or calls; the name of the file must differ.
FUNCTIONS = OWN | frozenset(
    """acceleration all any applied_force arrayfun breaks ceil chol conditions constraint_matrix
    constraint_names constraint_rates constraint_vector constraints contacts controlled crossing
    derivative diag draw eig engage eps equilibration error eval evaluated eye fclose figure
    find fopen fprintf free_acceleration getenv holonomic inputs inv is_positive_definite
    isempty isfinite ismac isnan isreal isunix jump_at_impact just_before keep_closed
    leaving_row legend lemke level mass_matrix mass_root max metric_root min nearest_zero
    newtons_law nonideal_force norm null_space_method numel one_after_another ones parameters
    pinv plot poissons_law print programmes project pseudo_inverse rank_tolerance refuse_unmet
    relevant repmat require_finite restitution runge_kutta runge_kutta_in_pieces
    runge_kutta_until save_table scales semidefinite_acceleration size sprintf start state_at
    stop_condition stored_times strcat strjoin struct subplot sum svd switched
    switched_constraints switches system title trace udwadia_kalaba xlabel xlim ylabel""".split()
)


def function_name(name: str) -> str:
    """Return the name of the function (and its file) for a problem with this name.

    Examples
    --------
    >>> function_name("four-bar"), function_name("plot")
    ('four_bar', 'plot_')
    """
    name = name.replace("-", "_")[: LONGEST_NAME - 1]
    return f"{name}_" if name in KEYWORDS | LOCAL | FUNCTIONS else name


def matlab_path(name: str, path: Path) -> Path:
    """Return the path of a program in a folder; for the path of a file, check its name.

    Raises
    ------
    ProblemError
        If the names of file and function differ, so that MATLAB cannot find the function.

    Examples
    --------
    >>> matlab_path("four-bar", Path("four_bar.m")).name
    'four_bar.m'
    """
    file = f"{function_name(name)}.m"
    if path.is_dir():
        return path / file
    if path.name != file:
        what = "MATLAB finds a function by the name of its file"
        raise ProblemError(what, where=str(path), hint=f"name it {file}, or give a folder")
    return path
