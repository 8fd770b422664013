"""What all tests share."""

import pytest
from hypothesis import settings

# How long an example takes says more about the machine than about the code.
settings.register_profile("bottega", deadline=None)
settings.load_profile("bottega")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Fast tests first: a mistake shows early."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is not None)
