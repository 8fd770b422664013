"""Module 11, the bishop's favors: its option. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option("favors", ("off", "on"), "FR-M11.1", module=11, brings=("favors",))
