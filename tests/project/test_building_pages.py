"""Building the pages: once, with a Node that can do it, and again only when something that they are made of changes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.project.test_project import ROOT, recipe

NPM = """#!/bin/sh
echo "$@" >> ../called
case "$1" in
  ci) mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json ;;
  run) mkdir -p ../src/bottega/server/built && echo page > ../src/bottega/server/built/index.html ;;
esac
test ! -e ../offline
"""
PLAY, TOOLS = {"integrity": "sha512-a"}, {"integrity": "sha512-b", "dev": True}
ELSEWHERE = {"integrity": "sha512-c", "optional": True}
CI = "ci --loglevel=error --no-audit --no-fund --fetch-retries=1 --fetch-retry-mintimeout=1000"


class Workshop:
    """A folder with pages to be built, and a Node and an npm that only note what they are asked."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.built = root / "src/bottega/server/built"
        shutil.copytree(ROOT / "environment", root / "environment")
        self.write("web/index.html", "")
        self.write("web/src/main.ts", "1")
        self.write("web/package.json", "{}")
        self.lock(PLAY, TOOLS)
        self.node("v20.19.1")
        self.write("bin/npm", NPM)

    def write(self, name: str, text: str) -> None:
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        file.chmod(0o755)

    def lock(self, play: object, tools: object) -> None:
        packages = {"": {}, "node_modules/a": play, "node_modules/b": tools, "node_modules/c": ELSEWHERE}
        self.write("web/package-lock.json", json.dumps({"packages": packages}))

    def node(self, version: str) -> None:
        self.write("bin/node", f"#!/bin/sh\necho {version}\n")

    def runs(self, *words: str) -> subprocess.CompletedProcess[str]:
        path = f"{self.root / 'bin'}:/usr/bin:/bin" if (self.root / "bin").is_dir() else str(self.root / "nowhere")
        return subprocess.run(
            [sys.executable, self.root / "environment/bottega_pages.py", *words],
            env={**os.environ, "PATH": path},
            capture_output=True,
            text=True,
            check=False,
        )

    def called(self) -> list[str]:
        """What npm was asked since the last time."""
        file = self.root / "called"
        calls = file.read_text().splitlines() if file.exists() else []
        file.unlink(missing_ok=True)
        return calls


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path / "a workshop")


def test_pages_are_built_once(workshop: Workshop) -> None:
    first = workshop.runs("build")
    assert first.returncode == 0
    assert workshop.called() == [f"{CI} --omit=dev", "run build"]
    assert "Building the pages" in first.stderr
    again = workshop.runs("build")
    assert (again.returncode, again.stderr) == (0, "")
    assert workshop.called() == []


@pytest.mark.parametrize("name", ["web/src/main.ts", "web/src/new.svelte", "web/public/sw.js", "web/vite.config.ts"])
def test_what_changes_is_built_again(workshop: Workshop, name: str) -> None:
    workshop.runs("build")
    workshop.called()
    workshop.write(name, "2")
    workshop.runs("build")
    assert workshop.called() == ["run build"]
    workshop.write("web/src/new.test.ts", "3")
    workshop.runs("build")
    assert workshop.called() == [], "tests are no part of the pages"


def test_other_packages_are_fetched(workshop: Workshop) -> None:
    workshop.runs("build")
    workshop.called()
    workshop.lock({"integrity": "sha512-new"}, TOOLS)
    workshop.runs("build")
    calls = workshop.called()
    assert calls[0].startswith("ci ")
    assert calls[1] == "run build"


def test_tools_of_developers_are_fetched_for_them(workshop: Workshop) -> None:
    assert workshop.runs("run", "npm", "test").returncode == 0
    assert workshop.called() == [CI, "test"]
    workshop.lock({"integrity": "sha512-new"}, TOOLS)
    workshop.runs("build")
    assert workshop.called() == [CI, "run build"], "and are not taken away again"


def test_the_exit_status_is_that_of_the_command(workshop: Workshop) -> None:
    assert workshop.runs("run", "sh", "-c", "exit 7").returncode == 7


def test_where_packages_cannot_be_fetched(workshop: Workshop) -> None:
    workshop.write("offline", "")
    failed = workshop.runs("build")
    assert failed.returncode == 1
    assert "The pages can't be built: `npm ci" in failed.stderr
    assert not workshop.built.exists()


@pytest.mark.parametrize("version", ["v18.20.4", "v22.3.0", "nonsense"])
def test_an_old_node_is_not_used(workshop: Workshop, version: str) -> None:
    workshop.node(version)
    assert workshop.runs("node").returncode == 1
    failed = workshop.runs("build")
    assert (failed.returncode, workshop.called()) == (1, [])
    assert "no Node" in failed.stderr


def test_node_is_looked_for(workshop: Workshop) -> None:
    assert workshop.runs("node").returncode == 0
    assert workshop.runs().returncode == 2


# What make does


@pytest.mark.parametrize("target", ["play", "pages", "dist", "test"])
def test_pages_are_built_for(target: str) -> None:
    assert "bottega_pages.py build" in recipe(target)
    assert "requirements/node.txt" in recipe(target)


def test_who_cannot_build_them_plays_all_the_same() -> None:
    before, _, after = recipe("play").partition("bottega_pages.py build; } ||")
    assert "set -e" not in before
    assert "bottega serve" in after


def test_tests_of_the_pages_come_first() -> None:
    before, _, _ = recipe("test").partition("bin/pytest")
    for step in ("npm run check", "npm test", "tools/types.js --check", "tools/size.js"):
        assert step in before


def test_compiling_needs_no_node() -> None:
    assert "bottega_pages" not in recipe("compile")


# What is packed


@pytest.mark.slow
def test_a_wheel_has_the_pages(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path)
    for name in ("__init__.py", "server/built/index.html", "server/built/assets/index-abc.js", "server/app.pyc"):
        file = tmp_path / "src/bottega" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", "."]
    subprocess.run(command, cwd=tmp_path, env={**os.environ, "BOTTEGA_COMPILE": "never"}, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        packed = {name.removeprefix("bottega/") for name in archive.namelist() if name.startswith("bottega/")}
    assert packed == {"__init__.py", "server/built/index.html", "server/built/assets/index-abc.js"}
