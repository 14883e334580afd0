"""Write the example session of the dialogs to terminal.md: python docs/terminal_walk.py.

`ENTRIES` are typed at the prompts of ``teachmech ask``. A test checks that the page is up to date.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

PAGE = Path(__file__).with_name("terminal.md")

# The worked example of C. Itiki, J. J. Neto, Appl. Math. Comput. 152 (2004) 561-580, by dialogs.
MERIDIAN = {
    "A": ["meridian", ""],  # the last entry of a dialog confirms it
    "B": ["3", ""],
    "C": ["2", ""],
    "D": ["4", ""],
    "E": ["", "", "none", ""],
    "F": ["-9.81*x1", "-9.81*y1", "-9.81*z1", "", "", "0", ""],
    "G": [
        "x1^2 + y1^2 + z1^2 - 1",
        "x1*sin(2*pi*t) - y1*cos(2*pi*t)",
        "z2*vx2 - vy2",
        "z2^2*vx2 - vy2",
        "",
    ],
    "H": [
        *("sqrt(2)/2", "", "sqrt(2)/2", "", "sqrt(2)*pi", ""),
        *("2", "1", "-0.75", "", "", "0.25", ""),
    ],
    "I": ["0.005", "", "", "", "", "", ""],
    "after": ["", "", "", ""],  # the summary, the file, the run, the pictures
}
ENTRIES = [entry for entries in MERIDIAN.values() for entry in entries]
# The page also shows a mistake, after which the equation is asked for again.
WITH_MISTAKE = [*ENTRIES]
WITH_MISTAKE.insert(ENTRIES.index("z2*vx2 - vy2"), "z2*vx2 - vy3")


def transcript() -> str:
    """Return what the terminal shows, without the final state and the energies."""
    lines = "".join(f"{entry}\n" for entry in WITH_MISTAKE)
    command = [sys.executable, "-m", "teachmech", "ask"]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            command, input=lines, cwd=folder, capture_output=True, text=True, check=True,
            env=environment,
        )  # fmt: skip
    shown = re.sub(r"final state\n(?:.*\n)*?(?=largest)", "...\n", done.stdout)
    return re.sub(r"energy\n(?:.*\n)*?(?=written)", "...\n", shown)


def page(walk: str) -> str:
    """Return the text of the page with this session."""
    text = PAGE.read_text(encoding="utf-8")
    return re.sub(r"(?s)(```text\n\$ teachmech ask\n).*?(```)", lambda m: m[1] + walk + m[2], text)


if __name__ == "__main__":
    PAGE.write_text(page(transcript()), encoding="utf-8")
    print(PAGE)
