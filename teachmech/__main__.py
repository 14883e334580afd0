"""``python -m teachmech`` is the command ``teachmech``."""

import sys

from teachmech.cli import main

sys.exit(main())
