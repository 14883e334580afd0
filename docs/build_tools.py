"""Environments and commands of the scripts that build releases and sites."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

BIN = "Scripts" if sys.platform == "win32" else "bin"


def tools_in(folder: Path, *packages: str) -> Path:
    """Install packages into a new environment, and return the folder of its programs."""
    folder.mkdir(parents=True, exist_ok=True)
    run(folder, sys.executable, "-m", "venv", folder / "tools")
    programs = folder / "tools" / BIN
    run(folder, programs / "python", "-m", "pip", "install", "--quiet", *packages)
    return programs


def run(folder: Path, *command: str | Path) -> None:
    """Run a command in a folder; end with a sentence if it fails."""
    print("$", *command, flush=True)
    if subprocess.run(command, cwd=folder).returncode:
        sys.exit(f"this command failed: {' '.join(map(str, command))}")


def output(folder: Path, *command: str | Path) -> str:
    """Return what a command prints; end with a sentence if it fails."""
    print("$", *command, flush=True)
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        sys.exit(f"this command failed: {' '.join(map(str, command))}\n{done.stderr}")
    return done.stdout
