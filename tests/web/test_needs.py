"""Whether all is there that tests in a browser need: else they are left out, and this says why."""

from __future__ import annotations

import pytest

from tests.web.needs import missing


def test_pages_can_be_tested_in_a_browser() -> None:
    if reason := missing():
        pytest.skip(reason)
