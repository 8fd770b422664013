"""What all tests share."""

import os

import pytest
from hypothesis import settings

# How long an example takes says more about the machine than about the code. New examples are for people who
# can look at what they find: elsewhere the same ones are tried each time.
settings.register_profile("bottega", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("bottega")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Fast tests first: a mistake shows early."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is not None)
