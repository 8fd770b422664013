"""Module 2 in the terminal: the bishop's requests."""

from __future__ import annotations

from rich.text import Text

from bottega.core.kinds import Fact
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import BLENDED, PAINTS, Painter, Tile
from bottega.games.fresco.modules.m02_requests.desk import TILES_EACH, in_front
from bottega.games.fresco.modules.m02_requests.kinds import REQUEST, RESTORED_TILES
from bottega.games.fresco.modules.m02_requests.view import RequestsShare
from bottega.speech.fresco.modules.requests import seals_of, stacks_left
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.panels.panel import Panel
from bottega.terminal.boards.fresco.picture import Picture
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens


class RequestsPanel(Panel):
    """The requests that are left, those in front of players, and the seals of tiles."""

    def board(self, picture: Picture, tokens: Tokens, width: int) -> Block:
        """The requests that are left, by kind, the next one first."""
        stacks = [picture.says("board-request-stack", **facts) for facts in _stacks(picture)]
        return flowing(picture.label("board-request"), stacks, width, gap=3)

    def below(self, picture: Picture, tokens: Tokens, width: int) -> Block:
        """[FR-M2.4] The tiles of the painter who decides, with their seals, and the seals of the others' tiles."""
        own = picture.rules.leonardo if picture.is_leonardos else Painter(-1 if picture.seat is None else picture.seat)
        found: Block = []
        if own in picture.rules.painters:
            tiles = [_tile(picture, tile) for tile in in_front(picture.table, own)]
            label = f"{picture.label('board-restored-tiles')}{picture.words('board-with-seals')} "
            found += flowing(label, tiles, width) if tiles else []
        others = [painter for painter in picture.rules.painters if painter != own and in_front(picture.table, painter)]
        if others:
            seals = [_seals(picture, tokens, painter) for painter in others]
            found += flowing(picture.label("board-seals"), seals, width, gap=3)
        return found

    def owned(self, picture: Picture, seat: Seat) -> list[Text]:
        requests = picture.view.share(RequestsShare).fulfilled[seat]
        return [
            picture.says("board-request-owned", **picture.voice.said("request", REQUEST.name, request))
            for request in requests
        ]

    def printed(self, picture: Picture) -> list[Text]:
        return [picture.says("cards-request", needed=TILES_EACH, **facts) for facts in _stacks(picture)]

    def span(self, kind: str, value: Fact, text: str) -> Text | None:
        """Requests in the colours of their seals."""
        return colours.named_paint(str(value), text) if kind == REQUEST.name and value in PAINTS else None


def _stacks(picture: Picture) -> list[dict[str, Said]]:
    """The stacks of requests, with what those left are worth."""
    return [
        {
            **picture.voice.said("request", REQUEST.name, request),
            "points": [Phrase(str(worth)) for worth in points],
            "points-count": len(points),
        }
        for request, points in stacks_left(picture).items()
    ]


def _tile(picture: Picture, tile: Tile) -> Text:
    """A tile in front of a painter: its name, and the seals on its back."""
    seals = sum([1 << paint for paint in seals_of(picture, tile)])
    return Text.assemble(RESTORED_TILES[tile], " ", colours.seals(seals))


def _seals(picture: Picture, tokens: Tokens, painter: Painter) -> Text:
    """[FR-M2.4] How many tiles in front of a painter have a seal of each colour."""
    seals = [seals_of(picture, tile) for tile in in_front(picture.table, painter)]
    counts = [
        Text.assemble(" ", colours.pieces([paint]), str(sum([paint in found for found in seals]))) for paint in BLENDED
    ]
    return Text.assemble(tokens.tile(painter), *counts)


PANEL = RequestsPanel
