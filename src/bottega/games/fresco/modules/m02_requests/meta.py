"""Module 2, the bishop's requests: its option. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option("requests", ("off", "on"), "FR-M2.1", module=2, brings=("requests",))
