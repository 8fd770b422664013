"""Module 15, the dome: its option. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option("dome", ("off", "on"), "FR-M15.1", module=15, brings=("dome",))
