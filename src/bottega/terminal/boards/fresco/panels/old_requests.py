"""Module 2 in the terminal: the bishop's request."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import BLENDED, PAINTS, WORKSHOP, Location, Painter
from bottega.games.fresco.modules.m02_requests.catalogue import KINDS
from bottega.games.fresco.modules.m02_requests.desk import TILES_EACH, fitting, has_seal
from bottega.games.fresco.modules.m02_requests.module import Requests
from bottega.games.fresco.modules.m02_requests.offers import PILE, REQUEST, REQUESTED, Pile, Request
from bottega.games.fresco.modules.m02_requests.steps import LeonardoAsks, Piling
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.panels.panel import Panel, Reader
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens

LABEL = "Request "


def stacks_left(scene: Scene) -> dict[str, list[int]]:
    """[FR-M2.1] What the requests that are left are worth, the next one of each kind first."""
    module = scene.rules.by_name.get("requests")
    left = module.left(scene.table) if isinstance(module, Requests) else []
    return {kind: [points for other, points in left if other == kind] for kind in KINDS}


def request_points(scene: Scene, kind: str) -> int:
    """[FR-M2.5] What the request on top of a stack is worth; 0 if none is left."""
    return next(iter(stacks_left(scene)[kind]), 0)


def income_of_request(kind: str) -> str:
    """[FR-M2.6] What a request pays."""
    return f"a Thaler and {f'{kind} paint' if kind in PAINTS else 'a basic paint of your choice'}"


def _stack(kind: str, points: list[int]) -> Text:
    if not points:
        return Text.assemble(kind_text(kind), (" none", "dim"))
    top, *below = map(str, points)
    return Text.assemble(kind_text(kind), " ", (top, "bold"), ("".join(f" {more}" for more in below), "dim"))


def kind_text(kind: str) -> Text:
    """A kind of request, in its colour and with its letter."""
    return colours.paint_word(kind) if kind in PAINTS else Text(kind)


def _printed(kind: str, left: list[int]) -> Text:
    worth = f"{', then '.join(map(str, left))} points" if left else "none left"
    tiles = f"three tiles with {kind} seals" if kind in PAINTS else "any three tiles"
    return Text.assemble(kind_text(kind), f": {worth}; takes {tiles}, pays {income_of_request(kind)} a round")


def read_request(scene: Scene, words: Sequence[str]) -> Sequence[Action] | None:
    """A kind, and the tiles to pile: if only three fit, they are piled without being asked for."""
    kinds = [number for number, name in enumerate(KINDS) if name.startswith(words[0])]
    if len(kinds) != 1:
        raise BadInput(f"there is no request {words[0]!r}; they are {', '.join(KINDS)}")
    piled = read_pile(scene, words[1:])
    painter = scene.actor
    if painter is not None and len(fitting(scene.table, painter, kinds[0])) == TILES_EACH:
        _check_piled(scene, painter, kinds[0], piled)
        piled = []
    return [REQUEST[kinds[0]], *piled]


def _check_piled(scene: Scene, painter: Painter, kind: int, piled: Sequence[Action]) -> None:
    """Where only three tiles fit, others can't be named."""
    there = [PILE[tile] for tile in fitting(scene.table, painter, kind)]
    for action in piled:
        if action not in there:
            raise BadInput(f"only {', '.join(pile.parts[0][1] for pile in there)} fit this request")


def read_pile(scene: Scene, words: Sequence[str]) -> list[Action]:
    strange = [word for word in words if word.upper() not in REQUESTED]
    if strange:
        raise BadInput(f"there is no tile {strange[0]!r}; they are named like {REQUESTED[0]}")
    return [PILE[REQUESTED.index(word.upper())] for word in words]


class RequestsPanel(Panel):
    """The requests that are left, and those in front of players."""

    module = "requests"
    readers: ClassVar[Mapping[str, Reader]] = {"request": read_request, "fulfill": read_request, "pile": read_pile}
    help = (("request purple F11 F12 F15", "fulfill a request with these tiles"),)

    def board(self, scene: Scene, tokens: Tokens, width: int) -> Block:
        """The requests that are left, by kind, the next one first."""
        return flowing(LABEL, [_stack(kind, points) for kind, points in stacks_left(scene).items()], width, gap=3)

    def owned(self, scene: Scene, seat: Seat) -> list[Text]:
        kinds = scene.view.modules[self.module][f"fulfilled {seat}"]
        return [Text.assemble(kind_text(kind), " request") for kind in kinds]

    def busy(self, scene: Scene, seat: Seat, column: Location) -> int:
        """[FR-M2.2] An apprentice in the workshop may fulfill a request."""
        module = scene.rules.by_name[self.module]
        assert isinstance(module, Requests)
        return int(column == WORKSHOP and bool(module.possible(scene.table, Painter(seat))))

    def printed(self, scene: Scene) -> list[Text]:
        return [_printed(kind, left) for kind, left in stacks_left(scene).items()]

    def asked(self, scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
        match scene.step:
            case Piling() as step:
                chosen = f" ({', '.join(REQUESTED[tile] for tile in step.chosen)} chosen)" if step.chosen else ""
                names = [REQUESTED[action.tile] for action in legal if isinstance(action, Pile)]
                asked = f"Which three tiles are piled under the {KINDS[step.kind]} request?{chosen}"
                return asked, " ".join(["pile", *names[:TILES_EACH]])
            case LeonardoAsks():
                return "Leonardo may fulfill a request: does he?", legal[0].name if legal else ""
        return None

    def is_in_the_middle(self, scene: Scene) -> bool:
        return isinstance(scene.step, Piling)

    def entry(self, scene: Scene, action: Offer) -> tuple[Text, Text]:
        if isinstance(action, Request):
            kind = KINDS[action.kind]
            return Text("Request"), Text.assemble(kind_text(kind), f" for {request_points(scene, kind)}")
        assert isinstance(action, Pile)
        seals = sum([1 << colour for colour in BLENDED if has_seal(scene.table, action.tile, colour)])
        return Text("Pile"), Text.assemble(f"{REQUESTED[action.tile]} ", colours.seals(seals))

    def explain(self, scene: Scene, action: Offer) -> str:
        if isinstance(action, Request):
            return _explain_request(scene, action)
        assert isinstance(action, Pile)
        if scene.is_leonardos:
            return f"Pile {REQUESTED[action.tile]} under the request: both leave the game."
        return f"Pile {REQUESTED[action.tile]} under the request: it pays no more, the request does."


def _explain_request(scene: Scene, action: Request) -> str:
    kind = KINDS[action.kind]
    points = request_points(scene, kind)
    tiles = f"{TILES_EACH} tiles with {kind} seals" if kind in PAINTS else f"{TILES_EACH} tiles"
    worth = f"{counted(points, 'point')} for {tiles}" if points else f"none is left; it takes {tiles}"
    if scene.is_leonardos:
        return f"Leonardo fulfills the {kind} request: {worth}, which leave the game."
    pays = f"It pays {income_of_request(kind)} at every income; piled tiles pay nothing."
    return f"Fulfill the {kind} request: {worth}. {pays}"


# From painters.py: what `below` of the panel is to show


def tiles_block(picture: Picture, tokens: Tokens, width: int) -> Block:
    """[FR-M2.4] The tiles of the painter who decides, with their seals, and the seals of the others' tiles."""
    if "requests" not in picture.view.modules or not picture.view.agenda:
        return []
    own = picture.rules.leonardo if picture.is_leonardos else Painter(-1 if picture.seat is None else picture.seat)
    found = []
    if own in picture.rules.painters:
        tiles = [tile_text(picture, own, number) for number in range(len(picture.view.tiles[own]))]
        found += flowing(f"{TILES_LABEL}with seals: ", tiles, width) if tiles else []
    others = [painter for painter in picture.rules.painters if painter != own and picture.view.tiles[painter]]
    if others:
        found += flowing(SEALS_LABEL, [seals_of(picture, tokens, painter) for painter in others], width, gap=3)
    return found


def seals_of(picture: Picture, tokens: Tokens, painter: Painter) -> Text:
    """[FR-M2.4] How many tiles in front of a painter have a seal of each colour."""
    seals = [picture.rules.tile(tile).seals for tile in picture.table.tiles[painter]]
    counts = [
        Text.assemble(" ", colours.pieces([paint]), str(sum(mask >> paint & 1 for mask in seals))) for paint in BLENDED
    ]
    return Text.assemble(tokens.tile(painter), *counts)


def tile_text(picture: Picture, painter: Painter, number: int) -> Text:
    """A tile in front of a painter: its name, and the seals on its back."""
    tile = picture.rules.tile(picture.table.tiles[painter][number])
    return Text.assemble(tile.id, " ", colours.seals(tile.seals))
