"""A lesson's kernel that does not come up is started anew: another process can have its ports.

Jupyter lets go of the free ports that it found before the kernel takes them (jupyter_client issue
276), so that of some hundred kernels one finds a port taken and never answers.
"""

from contextlib import suppress
from functools import wraps

import nbval.plugin

TRIES = 3


def _with_patience(start):
    @wraps(start)
    def started(*args, **options):
        for _ in range(TRIES - 1):
            with suppress(RuntimeError):
                return start(*args, **options)
        return start(*args, **options)

    return started


nbval.plugin.RunningKernel = _with_patience(nbval.plugin.RunningKernel)
