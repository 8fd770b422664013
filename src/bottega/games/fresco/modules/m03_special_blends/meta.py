"""Module 3, the special blends: its option. Imports no rules."""

from typing import Final

from bottega.core.meta import Option

OPTION: Final = Option("special_blends", ("off", "on"), "FR-M3.1", module=3, brings=("special_fresco",))
