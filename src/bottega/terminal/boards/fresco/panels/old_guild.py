"""Module 17 in the terminal: the painters guild."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import MARKET, PAINTS, SPACES_EACH, WORKSHOP, Location, Paint, Painter
from bottega.games.fresco.modules.m17_guild.module import KINDS
from bottega.games.fresco.modules.m17_guild.offers import NAME, SHELVES, SWAP, Swap
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.panels.panel import Panel, Reader
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.fresco.words import paints_of
from bottega.terminal.boards.layout import Block
from bottega.terminal.boards.tokens import Tokens

LABEL = "Guild   "


def at_the_guild(scene: Scene) -> list[Paint]:
    """The basic and the blended paint at the guild; none if it is not played with."""
    share = scene.view.modules.get(NAME)
    return [] if share is None else [Paint(PAINTS.index(name)) for name in share["paints"]]


def read_exchange(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    """What is given, of each kind; what is taken may be said, too: `guild red`, `guild red for blue`."""
    paints = paints_of(words)
    actions: list[Action] = []
    for shelf, kinds in enumerate(SHELVES):
        named = [paint for paint in paints if paint in kinds]
        _check_taken(scene, shelf, named[1:])
        actions += [swap for swap in SWAP if swap.paint in named[:1]]
    if not actions:
        raise BadInput("pink and brown are not exchanged at the guild")
    return actions


def _check_taken(scene: Scene, shelf: int, taken: Sequence[Paint]) -> None:
    there = at_the_guild(scene)
    if there and [*taken] not in ([], [there[shelf]]):
        raise BadInput(f"the guild has {PAINTS[there[shelf]]} to exchange for a {KINDS[shelf]} paint")


class GuildPanel(Panel):
    """The two pieces at the guild."""

    module = NAME
    readers: ClassVar[Mapping[str, Reader]] = {"guild": read_exchange}
    help = (("guild red purple", "exchange these for the paints of their kind at the guild; `guild red for blue`"),)

    def board(self, scene: Scene, tokens: Tokens, width: int) -> Block:
        basic, blended = [colours.paint_word(PAINTS[paint]) for paint in at_the_guild(scene)]
        return [Text.assemble(LABEL, "has ", basic, " for a basic paint, ", blended, " for a blended one")]

    def printed(self, scene: Scene) -> list[Text]:
        text = (
            "Instead of a blend an apprentice in the workshop may exchange a paint for the one of its kind at the "
            "guild: one basic and one blended paint at the most. Pink and brown are not exchanged."
        )
        return [Text(text)]

    def busy(self, scene: Scene, seat: Seat, column: Location) -> int:
        """[FR-M17.2] Everybody, if there is anything to exchange: what was given can be had back."""
        if column != WORKSHOP:
            return 0
        guild, paints = at_the_guild(scene), scene.view.paints[seat]
        has_any = any(paints[paint] for shelf, kind in enumerate(SHELVES) for paint in kind if paint != guild[shelf])
        return SPACES_EACH if has_any or scene.sent(Painter(seat), MARKET) else 0

    def entry(self, scene: Scene, action: Offer) -> tuple[Text, Text]:
        assert isinstance(action, Swap)
        there = at_the_guild(scene)
        taken = Text.assemble(" for ", colours.pieces([there[action.shelf]])) if there else Text()
        return Text("Guild"), Text.assemble(colours.pieces([action.paint]), taken)

    def explain(self, scene: Scene, action: Offer) -> str:
        assert isinstance(action, Swap)
        there = at_the_guild(scene)
        taken = PAINTS[there[action.shelf]] if there else f"the {KINDS[action.shelf]} paint"
        return (
            f"Exchange {PAINTS[action.paint]} for {taken} at the guild, instead of a blend; "
            f"your {PAINTS[action.paint]} stays there for the next one."
        )
