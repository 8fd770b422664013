"""What all tests share."""

import os
import signal
import sys

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.conformance.checks", "tests.conformance.worlds")

# Started in the background, a shell without job control lets us and all our programs ignore Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Tests start programs hundreds of times: each would compile all that it loads, where Python may not write it down.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

NEW_EXAMPLES = os.environ.get("BOTTEGA_EXAMPLES") == "new"
"""Without it, tests try the same examples with the same luck each time: a red run is about the change at hand."""

# How long an example takes says more about the machine than about the code.
settings.register_profile("bottega", deadline=None, derandomize=not NEW_EXAMPLES)
settings.load_profile("bottega")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Fast tests first: a mistake shows early."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is not None)
