"""Installing boardgame.io, where there is Node: into a folder of its own, never into the project."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

VERSION = "0.50.2"
PATIENCE = 180
"""Seconds that an installation may take."""


def modules_of_peer(folder: Path) -> Path | str:
    """Where boardgame.io is, installed if it is not there; or why it can't be measured here."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "there is no Node here"
    modules = folder / "node_modules"
    if _version(modules) != VERSION:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}\n')
        command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--no-save", f"boardgame.io@{VERSION}"]
        try:
            subprocess.run(command, cwd=folder, check=True, capture_output=True, timeout=PATIENCE)
        except (subprocess.SubprocessError, OSError):
            return "it can't be installed here"
    return modules


def _version(modules: Path) -> str:
    try:
        return str(json.loads((modules / "boardgame.io" / "package.json").read_text())["version"])
    except (OSError, ValueError):
        return ""
