"""Module 7, the scrolls: its option. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option("scrolls", ("off", "on"), "FR-M7.1", module=7)
