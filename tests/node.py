"""JavaScript in Node."""

import json
import shutil
import subprocess

import pytest

# Run a program that was written to program.js; return its columns.
RUN = "import { run } from './program.js'; console.log(JSON.stringify(run({}).values))"


def in_node(folder, source, *arguments):
    """Return the output of a module in a folder with other modules."""
    if not (node := shutil.which("node")):
        pytest.skip("Node is not installed")
    (folder / "package.json").write_text('{"type": "module"}', "utf-8")
    (folder / "main.js").write_text(source, "utf-8")
    done = subprocess.run([node, "main.js", *arguments], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
