"""Module 6, the glaziers: its option. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option("glaziers", ("off", "on"), "FR-M6.1", module=6, brings=("glass", "glazery", "windows"))
