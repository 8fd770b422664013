"""What modules lay beside the board: portraits and requests."""

from __future__ import annotations

from rich.text import Text

from bottega.core.words import counted
from bottega.games.fresco.box import Portrait
from bottega.games.fresco.catalogue import KINDS, PAINTS, PORTRAITS
from bottega.games.fresco.events import thalers
from bottega.games.fresco.modules.m01_portraits import ABBOT_POINTS, ACTOR_SPACES, SERVANT_THALERS
from bottega.games.fresco.modules.m02_requests import Requests
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.colours import Tokens
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.layout import Block, flowing

EFFECTS = {
    "servant": f"{thalers(SERVANT_THALERS)} more at every income",
    "actor": f"each apprentice at the theater raises the mood by {ACTOR_SPACES} more",
    "abbot": f"every bonus of the bishop is {ABBOT_POINTS} more",
    "sexton": "moves the bishop anywhere, once a round, for a Thaler",
}
STUDIO_LABEL = "Studio  "
OWNED_LABEL = "Owned   "
REQUEST_LABEL = "Request "


def extras_block(scene: Scene, tokens: Tokens, width: int) -> Block:
    """All that modules show, in a few lines."""
    return [*_portraits(scene, width), *_requests(scene, width), *_owned(scene, tokens, width)]


# Portraits


def portrait_called(scene: Scene, card: str) -> Portrait:
    """A portrait by its name in views."""
    return scene.box.portraits[PORTRAITS.index(card)]


def on_display(scene: Scene) -> list[Portrait | None]:
    """The portraits on display, None where one is painted."""
    share = scene.view.modules.get("portraits")
    return [] if share is None else [portrait_called(scene, card) if card else None for card in share["display"]]


def does(scene: Scene, portrait: Portrait) -> str:
    """What a portrait does for whoever paints it."""
    if portrait.lasting:
        return EFFECTS[portrait.lasting]
    goods = [thalers(portrait.thalers)] if portrait.thalers else []
    goods += [counted(portrait.points, "point")] if portrait.points else []
    goods += [f"1 {PAINTS[paint]}" for paint in portrait.paints]
    goods += [counted(portrait.choice, "basic paint") + " of your choice"] if portrait.choice else []
    goods += [_mood(scene, portrait.mood)] if portrait.mood else []
    return ", ".join(goods)


def _mood(scene: Scene, spaces: int) -> str:
    whole = scene.box.mood_top - scene.box.mood_bottom
    return "mood to the top" if spaces >= whole else f"mood +{spaces}"


def _portraits(scene: Scene, width: int) -> Block:
    """The portraits on display, and how many lie face down in each pile."""
    share = scene.view.modules.get("portraits")
    if share is None or not scene.view.agenda:
        return []
    lines: Block = []
    for place, portrait in enumerate(on_display(scene), 1):
        label = STUDIO_LABEL if place == 1 else " " * len(STUDIO_LABEL)
        if portrait is None:
            lines.append(Text.assemble(label, (f"{place} painted", "dim")))
        else:
            lines.append(Text.assemble(label, f"{place} ", (portrait.name, "bold"), f": {does(scene, portrait)}"))
    down = [portrait_called(scene, card).pile for card in share["deck"]]
    piles = ", ".join(f"{pile} {down.count(pile)}" for pile in sorted(set(down))) or "none"
    note = Text(f"  (face down: {piles})", style="dim")
    last = Text.assemble(lines[-1], note)
    return [*lines[:-1], *([last] if last.cell_len <= width else [lines[-1], Text(" " * len(STUDIO_LABEL)) + note[2:]])]


def portrait_at(scene: Scene, place: int) -> Portrait | None:
    """The portrait on a place of the display, if one is there."""
    portraits = on_display(scene)
    return portraits[place] if place < len(portraits) else None


# Requests


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


def _requests(scene: Scene, width: int) -> Block:
    """The requests that are left, by kind, the next one first."""
    if "requests" not in scene.view.modules or not scene.view.agenda:
        return []
    stacks = [_stack(kind, points) for kind, points in stacks_left(scene).items()]
    return flowing(REQUEST_LABEL, stacks, width, gap=3)


def _stack(kind: str, points: list[int]) -> Text:
    if not points:
        return Text.assemble(kind_text(kind), (" none", "dim"))
    top, *below = map(str, points)
    return Text.assemble(kind_text(kind), " ", (top, "bold"), ("".join(f" {more}" for more in below), "dim"))


def kind_text(kind: str) -> Text:
    """A kind of request, in its colour and with its letter."""
    return colours.paint_word(kind) if kind in PAINTS else Text(kind)


# What stays in front of players


def _owned(scene: Scene, tokens: Tokens, width: int) -> Block:
    """The portraits and requests in front of players."""
    pieces = []
    for seat in scene.rules.seats:
        things = [*_owned_portraits(scene, seat), *_fulfilled(scene, seat)]
        if things:
            pieces.append(Text.assemble(tokens.tile(seat), " ", Text(", ").join(things)))
    return flowing(OWNED_LABEL, pieces, width, gap=3) if pieces else []


def _owned_portraits(scene: Scene, seat: int) -> list[Text]:
    share = scene.view.modules.get("portraits", {})
    used = str(seat) in share.get("used", ())
    portraits = [portrait_called(scene, card) for card in share.get(f"owned {seat}", ())]
    return [
        Text(f"{portrait.name}{' (used)' if used and portrait.lasting == 'sexton' else ''}") for portrait in portraits
    ]


def _fulfilled(scene: Scene, seat: int) -> list[Text]:
    kinds = scene.view.modules.get("requests", {}).get(f"fulfilled {seat}", ())
    return [Text.assemble(kind_text(kind), " request") for kind in kinds]
