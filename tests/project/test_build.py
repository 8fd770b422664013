"""What is tested is what is in src/: interpreted from the tree, or compiled from the same files.

`make test` sets BOTTEGA_EXPECT to `compiled` where it runs tests on the compiled engine.
"""

import importlib
import importlib.machinery
import os
from pathlib import Path

import pytest

import bottega

SOURCE = Path(__file__).parents[2] / "src" / "bottega"
TESTED = Path(bottega.__file__).parent
LIBRARIES = tuple(importlib.machinery.EXTENSION_SUFFIXES)

COMPILED = os.environ.get("BOTTEGA_EXPECT") == "compiled"
if_compiled = pytest.mark.skipif(not COMPILED, reason="the run on the compiled engine only")
if_interpreted = pytest.mark.skipif(COMPILED, reason="the run on the tree only")


def test_no_library_below_src() -> None:
    """A library beside a Python file is loaded in its place, and knows nothing of later edits."""
    assert [file for file in SOURCE.rglob("*") if file.name.endswith(LIBRARIES)] == []


@if_interpreted
def test_the_tree_is_tested() -> None:
    assert TESTED == SOURCE


@if_compiled
def test_the_engine_is_compiled() -> None:
    file = importlib.import_module("bottega.core.actions").__file__ or ""
    assert file.endswith(LIBRARIES), "The engine runs interpreted: `make compile` shows why."


@if_compiled
def test_what_is_compiled_is_the_tree() -> None:
    assert TESTED != SOURCE
    assert contents(TESTED) == contents(SOURCE)


def contents(package: Path) -> dict[str, bytes]:
    """The files of all parts, of which those beside a compiled engine are links."""
    return {
        f"{part.name}/{file.relative_to(part.resolve()).as_posix()}": file.read_bytes()
        for part in package.iterdir()
        for file in part.resolve().rglob("*.py")
    }
