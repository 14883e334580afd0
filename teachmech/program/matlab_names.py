"""Names in programs in MATLAB: those that have a meaning there, and the name of the file."""

from __future__ import annotations

from pathlib import Path

from teachmech.base.errors import ProblemError
from teachmech.expressions.printing import MATLAB_NAMES

LONGEST_NAME = 63  # characters of a name in MATLAB
# Words of MATLAB and Octave, and names that have a meaning in a function.
KEYWORDS = frozenset(
    """arguments break case catch classdef continue do else elseif end end_try_catch
    end_unwind_protect endarguments endclassdef endenumeration endevents endfor endfunction endif
    endmethods endparfor endproperties endspmd endswitch endwhile enumeration events for function
    global if import methods otherwise parfor persistent properties return spmd switch try until
    unwind_protect unwind_protect_cleanup while ans nargin nargout varargin varargout""".split()
)
# Names inside the written functions; a name of the user that clashes gets an underscore.
LOCAL = frozenset("t q v p u y n M Q A b h rates a lambda difference acceleration zeros".split())
LOCAL |= {*MATLAB_NAMES.values(), "sqrt", "pi"}
# Functions for expressions and inputs that are copied into the file if they are called.
OWN = frozenset(("real_value", "least", "greatest", "interpolated", "held"))
# Names of the functions that the file defines or calls; that of the file is another one.
FUNCTIONS = OWN | frozenset(
    """acceleration all any applied_force arrayfun ceil chol constraint_matrix constraint_rates
    constraint_vector constraints derivative diag draw eig error eval evaluated eye fclose figure
    fopen fprintf free_acceleration getenv holonomic inputs inv is_positive_definite isempty
    isfinite ismac isnan isreal isunix legend mass_matrix mass_root max metric_root min
    nearest_zero norm null_space_method numel parameters pinv plot print project pseudo_inverse
    rank_tolerance repmat require_finite runge_kutta runge_kutta_until save_table scales
    semidefinite_acceleration size sprintf start state_at stop_condition stored_times strcat
    strjoin struct subplot sum svd title trace udwadia_kalaba xlabel xlim ylabel""".split()
)


def function_name(name: str) -> str:
    """Return the name of the function, and of its file, of a problem with this name.

    Examples
    --------
    >>> function_name("four-bar"), function_name("plot")
    ('four_bar', 'plot_')
    """
    name = name.replace("-", "_")[: LONGEST_NAME - 1]
    return f"{name}_" if name in KEYWORDS | LOCAL | FUNCTIONS else name


def matlab_path(name: str, path: Path) -> Path:
    """Return the path of the program of a problem in a folder, or check that of a file.

    Raises
    ------
    ProblemError
        The file has another name than the function, by which MATLAB would not find it.

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
