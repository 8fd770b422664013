"""Which apprentices of a plan may find nothing to do: judged by what the player has, and could buy before."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import (
    ALL_PAINTS,
    CATHEDRAL,
    FRESCO,
    MARKET,
    THEATER,
    WORKSHOP,
    Booth,
    Location,
    Paint,
    Painter,
)
from bottega.games.fresco.kinds import APPRENTICES, SPACES, THALERS
from bottega.games.fresco.planning import replacing
from bottega.games.fresco.ruleset import BLENDS
from bottega.games.fresco.theater import uplift
from bottega.speech.fresco.saying import Saying
from bottega.speech.fresco.scene import Scene
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase

Pieces = tuple[int, ...]
"""How many pieces of each paint there are, or by how many a move changes them."""


def warnings(voice: Saying, scene: Scene) -> list[Phrase]:
    """What to think over before the plan is committed, a sentence for each location."""
    if scene.seat is None or not scene.is_mine_to_plan:
        return []
    return [
        *_at_the_market(voice, scene, scene.seat),
        *_in_the_cathedral(voice, scene, scene.seat),
        *_in_the_workshop(voice, scene, scene.seat),
        *_at_the_theater(voice, scene, scene.seat),
        *[warning for module in voice.modules_of(scene) for warning in module.warnings(scene, scene.seat)],
    ]


def _sent(scene: Scene, column: Location) -> int:
    """How many apprentices of the seat that looks visit a location by its sheet: none where a tile stands in for it."""
    if scene.seat is None or replacing(scene.table, scene.seat, column) is not None:
        return 0
    return scene.sent(Painter(scene.seat), column) or 0


def _ill(scene: Scene, column: Location) -> int:
    """How many ill apprentices of the seat that looks go to a location."""
    return 0 if scene.seat is None else scene.sent_beside(Painter(scene.seat), column)


def _busy(voice: Saying, scene: Scene, seat: Seat, column: Location) -> int:
    """How many apprentices find something to do at a location by modules alone."""
    return sum([module.busy(scene, seat, column) for module in voice.modules_of(scene)])


def _is_unforeseen(voice: Saying, scene: Scene, seat: Seat, column: Location) -> bool:
    """Whether a module may bring what nobody can count on, so that it is not said who will idle at a location."""
    return any(module.is_unforeseen(scene, seat, column) for module in voice.modules_of(scene))


def _may_idle(voice: Saying, scene: Scene, number: int) -> dict[str, Said]:
    """How many may idle, and whether that is reckoned with what may be bought."""
    bought = "yes" if _sent(scene, MARKET) else "no"
    return {**voice.said("idle", APPRENTICES.name, number), "bought": bought}


# The market


def affordable(voice: Saying, scene: Scene, seat: Seat) -> int:
    """How many tiles a player has the Thalers for."""
    price = scene.table.price(seat)
    most = max([len(scene.table.stocked(booth)) for booth in scene.rules.booths])
    most += _busy(voice, scene, seat, MARKET)
    return min(most, scene.view.thalers[seat] // price) if price else most


def _at_the_market(voice: Saying, scene: Scene, seat: Seat) -> list[Phrase]:
    sent, tiles = _sent(scene, MARKET), affordable(voice, scene, seat)
    if sent <= tiles or _is_unforeseen(voice, scene, seat, MARKET):
        return []
    facts = {
        **voice.said("price", THALERS.name, scene.table.price(seat)),
        **voice.said("thalers", THALERS.name, scene.view.thalers[seat]),
        **_may_idle(voice, scene, sent - tiles),
    }
    return [voice.say("warning-market", tiles=tiles, **facts)]


def purchases(voice: Saying, scene: Scene, seat: Seat) -> list[Pieces]:
    """The paints that a player may have after the market, in all ways; first those without any purchase."""
    now = tuple(scene.view.paints[seat])
    found = [now]
    most = min(_sent(scene, MARKET), affordable(voice, scene, seat))
    for booth in scene.rules.booths if most else []:
        places = scene.table.stocked(booth)
        chosen = combinations(places, min(most, len(places)))
        found += [_with_tiles(scene, now, booth, tiles) for tiles in chosen]
    return found


def _with_tiles(scene: Scene, pieces: Pieces, booth: Booth, places: Iterable[int]) -> Pieces:
    """Paints and those of some tiles of a booth."""
    bought = [paint for place in places for paint in scene.table.stall(booth, place).paints]
    return tuple([number + bought.count(paint) for paint, number in zip(ALL_PAINTS, pieces, strict=True)])


# The cathedral and the workshop


def most_moves(pieces: Pieces, moves: Sequence[Pieces], most: int) -> int:
    """How many moves can be made one after the other, up to a number. A move changes the pieces.

    >>> most_moves((2, 1, 0), [(-1, -1, 1), (-1, 0, -1)], 3)
    2
    """
    reached = {pieces}
    for done in range(most):
        reached = {
            after
            for before in reached
            for move in moves
            for after in [tuple([number + change for number, change in zip(before, move, strict=True)])]
            if min(after) >= 0
        }
        if not reached:
            return done
    return most


def change(taken: Iterable[Paint], given: Iterable[Paint] = ()) -> Pieces:
    """What taking and giving paints changes."""
    lost, won = list(taken), list(given)
    return tuple([won.count(paint) - lost.count(paint) for paint in ALL_PAINTS])


def _restorations(scene: Scene) -> list[Pieces]:
    """What restoring any segment that is not barred, or the altar takes."""
    tiles = [scene.table.tile_on(segment) for segment in FRESCO.cells_of(scene.unbarred)]
    return sorted({change(tile.paints) for tile in tiles} | {change(altar.paints) for altar in scene.rules.altars})


def _in_the_cathedral(voice: Saying, scene: Scene, seat: Seat) -> list[Phrase]:
    """In the final round the second visit counts as well, if nothing is blended before it."""
    sent = _sent(scene, CATHEDRAL) + _ill(scene, CATHEDRAL)
    if scene.view.last and not _sent(scene, WORKSHOP) + _ill(scene, WORKSHOP):
        sent += _sent(scene, THEATER) + _ill(scene, THEATER)
    if not sent or _is_unforeseen(voice, scene, seat, CATHEDRAL):
        return []
    moves = _restorations(scene)
    most = max([most_moves(pieces, moves, sent) for pieces in purchases(voice, scene, seat)])
    return [] if most == sent else [voice.say("warning-cathedral", most=most, **_may_idle(voice, scene, sent - most))]


def _in_the_workshop(voice: Saying, scene: Scene, seat: Seat) -> list[Phrase]:
    """Ill ones blend once. Who could do with fewer apprentices may have some idle."""
    healthy, ill = _sent(scene, WORKSHOP), _ill(scene, WORKSHOP)
    sent = healthy + ill
    if not sent or _is_unforeseen(voice, scene, seat, WORKSHOP):
        return []
    moves = [change([first, second], [result]) for result, first, second in scene.rules.blends]
    blends = max([most_moves(pieces, moves, healthy * BLENDS + ill) for pieces in purchases(voice, scene, seat)])
    blending = min(healthy, -(-blends // BLENDS)) + max(0, blends - healthy * BLENDS)
    busy = blending + _busy(voice, scene, seat, WORKSHOP)
    if busy >= sent:
        return []
    return [voice.say("warning-workshop", blends=blends, **_may_idle(voice, scene, sent - busy))]


# The theater


def _at_the_theater(voice: Saying, scene: Scene, seat: Seat) -> list[Phrase]:
    sent = 0 if scene.view.last else _sent(scene, THEATER)
    room = scene.box.mood_top - scene.view.mood[seat]
    useful = -(-room // uplift(scene.table, seat)) + _busy(voice, scene, seat, THEATER)
    if sent <= useful:
        return []
    facts = {**voice.said("room", SPACES.name, room), **_may_idle(voice, scene, sent - useful)}
    return [voice.say("warning-theater", **facts)]
