"""What `import bottega` finds where it is installed: the engine that was compiled from these very sources, or they."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ENVIRONMENT = Path(__file__).parents[2] / "environment"
APP = """
import sys
from bottega.core import actions
def main():
    print("compiled" if "/compiled/" in actions.__file__ else "interpreted", *sys.argv[1:])
"""
PACKAGE = {"__init__.py": "", "core/actions.py": "", "games/fresco/rules.md": "", "command_line/app.py": APP}

pytestmark = pytest.mark.slow


class Installed:
    """A small Bottega in a folder with a blank in its name, and an environment where it is installed."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "a Bottega"
        self.source = self.root / "src"
        self.bin = self.root / ".venv" / "bin"
        shutil.copytree(ENVIRONMENT, self.root / "environment")
        for name, text in PACKAGE.items():
            self.write(name, text)
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", self.bin.parent], check=True)
        self.make()

    def write(self, name: str, text: str) -> None:
        file = self.source / "bottega" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def make(self, *arguments: str) -> None:
        """What make does, to install and to compile."""
        subprocess.run([self.bin / "python", self.root / "environment/bottega_engine.py", *arguments], check=True)

    def compile(self) -> None:
        """As if: in the wheel, the libraries are beside these files."""
        wheel = self.root / "bottega.whl"
        with ZipFile(wheel, "w") as archive:
            for file in self.source.rglob("*.*"):
                archive.write(file, file.relative_to(self.source))
            archive.writestr("bottega/core/actions.not-for-this-python.so", "")
        self.make(str(wheel))

    def engine(self, *arguments: str, **variables: str) -> str:
        """Which engine the command runs."""
        known = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "BOTTEGA_COMPILE")}
        command = [str(self.bin / "bottega"), *arguments]
        run = subprocess.run(command, env={**known, **variables}, capture_output=True, text=True, check=True)
        assert run.stderr == ""
        return run.stdout.strip()


@pytest.fixture
def installed(tmp_path: Path) -> Installed:
    return Installed(tmp_path)


def test_what_is_installed_is_the_tree(installed: Installed) -> None:
    assert installed.engine("a b", "c") == "interpreted a b c"
    installed.write("command_line/app.py", "def main(): print('edited')")
    assert installed.engine() == "edited"


def test_a_compiled_engine_is_used(installed: Installed) -> None:
    installed.compile()
    assert installed.engine() == "compiled"
    assert installed.engine(BOTTEGA_COMPILE="never") == "interpreted"
    assert installed.engine(PYTHONPATH=str(installed.source)) == "interpreted"


@pytest.mark.parametrize("file", ["core/actions.py", "core/new.py", "games/fresco/rules.md", "games/new/__init__.py"])
def test_a_compiled_engine_never_stands_for_an_edited_one(installed: Installed, file: str) -> None:
    installed.compile()
    installed.write(file, "# another text")
    assert installed.engine() == "interpreted"
    installed.compile()
    assert installed.engine() == "compiled"


def test_a_compiled_engine_goes_with_any_terminal(installed: Installed) -> None:
    """Only an edit of the engine costs minutes."""
    installed.compile()
    installed.write("command_line/app.py", f"{APP}    print('edited')")
    assert installed.engine() == "compiled\nedited"
    installed.write("arena/__init__.py", "")
    assert installed.engine() == "interpreted\nedited", "the compiled package does not know the new part"


def test_a_removed_file_counts_too(installed: Installed) -> None:
    installed.compile()
    (installed.source / "bottega/games/fresco/rules.md").unlink()
    assert installed.engine() == "interpreted"
