"""Module 13, the catacombs: its option. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option("catacombs", ("off", "on"), "FR-M13.1", module=13, brings=("treasures", "maps"))
