"""Module 16, the black market: its option. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option("black_market", ("off", "on"), "FR-M16.1", module=16)
