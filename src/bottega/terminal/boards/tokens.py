"""Players' tokens: a number in a circle, as no paint, no die and no count is written; their colours only add to it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

SIGNS = "①②③④⑤"
STYLES = (
    "bold #ffffff on #b3202c",
    "bold #ffffff on #1f5fc4",
    "bold #000000 on #f0c419",
    "bold #ffffff on #1e7b3c",
    "bold #ffffff on #7d2e9e",
)


class Tokens:
    """The tokens of all players, in the order of their seats; rivals without a seat come after them.

    >>> Tokens().tile(1).plain, Tokens().tile(0, 3).plain
    ('②', '①3')
    """

    def __init__(self, styles: Sequence[str] = STYLES) -> None:
        self._styles = styles

    def tile(self, seat: int, more: object = "") -> Text:
        """A player, and something beside it: a number, or a mark."""
        return Text(f"{SIGNS[seat]}{more}", style=self._styles[seat])

    def faded(self, seat: int, more: object = "") -> Text:
        """A player who is done."""
        return Text(f"{SIGNS[seat]}{more}", style="dim")
