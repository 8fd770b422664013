"""Module 17, the painters guild: its option. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option("guild", ("off", "on"), "FR-M17.1", module=17)
