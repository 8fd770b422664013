"""Module 1, the portraits: its option. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option("portraits", ("off", "on"), "FR-M1.1", module=1, brings=("portraits",))
