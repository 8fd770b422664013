"""Laws of the project's own files."""

import os
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import bottega

ROOT = Path(__file__).parents[2]
NOT_OURS = re.compile(r"^(\.git|\.venv.*|\..*_cache|\.hypothesis|\.soak|__pycache__|dist|built|node_modules)$")

# Written in pieces, so that this file is not found guilty itself.
REGISTRIES = [".".join(parts) for parts in (("pypi", "org"), ("python" + "hosted", "org"), ("npm" + "js", ""))]
HOMES = ["work", "root", "home", "Users"]
DEVELOPERS_PATH = re.compile(rf"(?<![\w.~/*-])/({'|'.join(HOMES)})/\w")


def test_no_file_names_a_package_registry() -> None:
    guilty = [f"{file}: {host}" for file, text in texts() for host in REGISTRIES if host in text]
    assert guilty == []


def test_no_file_names_a_path_of_a_developers_machine() -> None:
    guilty = [f"{file}: {found[0]}" for file, text in texts() if (found := DEVELOPERS_PATH.search(text))]
    assert guilty == []


def test_lock_files_hold_no_address() -> None:
    locks = [*ROOT.glob("requirements/*.txt"), ROOT / "web" / "package-lock.json"]
    assert len(locks) > 1
    assert [lock.name for lock in locks if "://" in lock.read_text()] == []


def test_locks_agree() -> None:
    """What is tested is what is played, and what is compiled too."""
    assert pins("play.txt") < pins("build.txt") < pins("test.txt")


def test_playing_needs_no_compiler() -> None:
    """Neither its packages nor its time."""
    assert [pin for pin in pins("play.txt") if re.match("hatchling|mypy|setuptools", pin)] == []
    for target in ("play", "install"):
        assert "hatchling" not in recipe(target)
        assert "requirements/play.txt" in recipe(target)
        assert "requirements/build.txt" not in recipe(target)


@pytest.mark.parametrize("target", ["compile", "bench", "load", "soak", "test-compiled"])
def test_what_runs_the_compiled_engine_compiles_it(target: str) -> None:
    assert "hatchling build" in recipe(target)


@pytest.mark.parametrize("target", ["compile", "load", "soak"])
def test_nothing_is_compiled_where_nobody_wants_it(target: str) -> None:
    assert "hatchling build" not in recipe(target, BOTTEGA_COMPILE="never")


def test_tests_compile_the_engine_where_one_may() -> None:
    assert "hatchling build" in recipe("test")
    assert "hatchling build" not in recipe("test", BOTTEGA_COMPILE="never")


def test_no_test_is_left_out_where_nothing_is_compiled() -> None:
    assert "bin/pytest" in recipe("test")
    assert "--ignore" not in recipe("test")


def recipe(target: str, **variables: str) -> str:
    """What make would do on a new machine."""
    settings = [f"{name}={value}" for name, value in {"VENV": "nowhere", "BOTTEGA_COMPILE": "", **variables}.items()]
    command = ["make", "--dry-run", "--no-print-directory", *settings, target]
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "LEFT_OUT"))}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout


def test_ci_runs_the_tests() -> None:
    assert "make test" in (ROOT / ".ci/run").read_text().splitlines()


def test_changelog_tells_of_this_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert re.search(rf"^## .*\b{re.escape(version)}\b", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)


def test_the_package_knows_its_version() -> None:
    assert tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"] == bottega.__version__


def texts() -> Iterator[tuple[Path, str]]:
    for file in files():
        try:
            yield file, (ROOT / file).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def files() -> list[Path]:
    """The files of the project: what git knows or would add, or all of ours where there is no git."""
    try:
        found = git_files()
    except (OSError, subprocess.CalledProcessError):
        found = [file.relative_to(ROOT) for file in ROOT.rglob("*")]
    return [file for file in found if (ROOT / file).is_file() and not any(map(NOT_OURS.match, file.parts))]


def git_files() -> list[Path]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [Path(name) for name in listing.split("\0") if name]


def pins(lock: str) -> set[str]:
    return set(re.findall(r"^[\w.-]+==\S+", (ROOT / "requirements" / lock).read_text(), re.MULTILINE))


LINK = re.compile(r"\]\(([^)#\s]+)(#[^)\s]*)?\)")


@pytest.mark.parametrize("page", [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")], ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = [link for link, _ in LINK.findall(page.read_text("utf-8")) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []
