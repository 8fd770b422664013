"""Module 12, the dames: its option. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option("dames", ("off", "on"), "FR-M12.1", module=12, brings=("rosaries",))
