"""Module 15: the dome."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import SeatStep, Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import PASS, Offer, Pass
from bottega.games.fresco.box import paints_named
from bottega.games.fresco.catalogue import ALL_SEATS, DOME_TILES, FRESCO, PAINTS, Paint, Painter
from bottega.games.fresco.events import Deed
from bottega.games.fresco.module_components import DomeEntry
from bottega.games.fresco.modules.bits import is_in_two_places, numbers_in, pick_from
from bottega.games.fresco.modules.shares import mask_of, names_in
from bottega.games.fresco.openings import Extras, Module, Share
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.table import COLOURS, Table
from bottega.games.fresco.track import advance_in_final_scoring
from bottega.parts.grid import Cell

NAME: Final = "dome"
INNER: Final = FRESCO.everywhere & ~FRESCO.edge
"""[FR-M15.1] The segments above which the dome rises."""
ALL_DOME_TILES: Final = list(range(len(DOME_TILES)))
EVERY_TILE: Final = (1 << len(DOME_TILES)) - 1


class Finish(Offer):
    """Finish a dome tile."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__(NAME, "finish", ("tile", DOME_TILES[tile]))
        self.tile = tile


FINISH: Final = [Finish(tile) for tile in ALL_DOME_TILES]
ACTIONS: Final[list[Action]] = [*FINISH]

FINISH_OR_PASS: Final = Reason("finish-or-pass", "FR-M15.3", "First finish a tile of the dome, or pass.")
NOT_ONES_DOME: Final = Reason("not-ones-dome", "FR-M15.3", "{tile} does not lie in front of this player.")
FINISHED_ALREADY: Final = Reason("finished-already", "FR-M15.3", "{tile} is finished already.")
DOME_PAINT_MISSING: Final = Reason("dome-paint-missing", "FR-M15.3", "{tile} takes {paints}; they are not all there.")


class DomeTaken(Deed):
    def __init__(self, seat: Seat | None, tile: str, paints: str, points: int) -> None:
        text = "{seat} takes {tile} of the dome: {paints} for {points}."
        parts = {"tile": tile, "paints": paints, "points": counted(points, "point")}
        super().__init__("dome-taken", text, seat, parts)


class DomeFinished(Deed):
    def __init__(self, seat: Seat, tile: str, paints: str, points: int) -> None:
        text = "{seat} finishes {tile} of the dome with {paints} for {points}."
        parts = {"tile": tile, "paints": paints, "points": counted(points, "point")}
        super().__init__("dome-finished", text, seat, parts)


class DomeTile:
    """A dome tile: the paints that it takes, and its points."""

    __slots__ = ("paints", "points")

    def __init__(self, entry: DomeEntry) -> None:
        self.paints: list[Paint] = paints_named(entry.paints)
        self.points: int = entry.points

    @property
    def wanted(self) -> str:
        """Its paints, in words."""
        return ", ".join([PAINTS[paint] for paint in self.paints])


class DomeTiles(Extras):
    """The dome tiles, a bit each: those face down, those in front of each painter, and which of these are finished."""

    __slots__ = ("down", "finished", "owned")

    def __init__(self, down: int, owned: list[int], finished: int) -> None:
        self.down = down
        self.owned = owned
        self.finished = finished

    def copy(self) -> DomeTiles:
        return DomeTiles(self.down, self.owned[:], self.finished)


class Dome(Module):
    """[FR-M15.1] The dome above the inner segments."""

    name: ClassVar[str] = NAME
    fills: ClassVar[tuple[str, ...]] = ("restored", "final_scoring", "appraise")
    accounts: ClassVar[tuple[tuple[str, str], ...]] = (("dome", "FR-M15.3"),)

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.printed: list[DomeTile] = []

    def tiles(self, table: Table) -> DomeTiles:
        """The dome tiles of a table."""
        tiles = table.extras[self.slot]
        assert isinstance(tiles, DomeTiles)
        return tiles

    def rewrite(self, rules: Rules) -> None:
        self.printed = [DomeTile(entry) for entry in rules.box.components.dome.items]

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        return DomeTiles(EVERY_TILE, [0] * len(table.rules.painters), 0)

    def restored(
        self, table: Table, painter: Painter, segment: Cell, blessed: bool, chance: Chance, sink: Sink | None
    ) -> None:
        """[FR-M15.2] [FR-M15.5] Whoever restores an inner segment takes the tile that lies there."""
        if not INNER >> segment & 1:
            return
        tiles = self.tiles(table)
        taken = pick_from(tiles.down, chance)
        tiles.down &= ~(1 << taken)
        tiles.owned[painter] |= 1 << taken
        if sink is not None:
            printed = self.printed[taken]
            sink.emit(DomeTaken(table.seat_of(painter), DOME_TILES[taken], printed.wanted, printed.points))

    def final_scoring(self, table: Table) -> None:
        """[FR-M15.3] The players finish their tiles, in the order of the last round."""
        table.take_turns(FINISH_THE_DOME)

    def unfinished(self, table: Table, seat: Seat) -> list[int]:
        """A seat's tiles that are not finished."""
        tiles = self.tiles(table)
        return numbers_in(tiles.owned[seat] & ~tiles.finished)

    def payable(self, table: Table, seat: Seat) -> list[int]:
        """[FR-M15.3] The tiles that a seat has the paints for."""
        paints = table.paints[seat * COLOURS : (seat + 1) * COLOURS]
        return [tile for tile in self.unfinished(table, seat) if has_all(paints, self.printed[tile].paints)]

    def why_not_finish(self, table: Table, seat: Seat, tile: int) -> Reason | None:
        """[FR-M15.3] Why a seat can't finish a tile."""
        tiles, name = self.tiles(table), DOME_TILES[tile]
        if not tiles.owned[seat] >> tile & 1:
            return NOT_ONES_DOME.about(tile=name)
        if tiles.finished >> tile & 1:
            return FINISHED_ALREADY.about(tile=name)
        missing = tile not in self.payable(table, seat)
        return DOME_PAINT_MISSING.about(tile=name, paints=self.printed[tile].wanted) if missing else None

    def finish(self, table: Table, seat: Seat, tile: int, sink: Sink | None) -> None:
        """[FR-M15.3] The paints of a tile go back to the supply."""
        printed = self.printed[tile]
        for paint in printed.paints:
            table.return_paint(seat, paint)
        self.tiles(table).finished |= 1 << tile
        if sink is not None:
            sink.emit(DomeFinished(seat, DOME_TILES[tile], printed.wanted, printed.points))

    def score(self, table: Table, seat: Seat, sink: Sink | None) -> None:
        """[FR-M15.4] The points of all finished tiles of a seat are one move."""
        tiles = self.tiles(table)
        points = sum([self.printed[tile].points for tile in numbers_in(tiles.owned[seat] & tiles.finished)])
        table.credit(Painter(seat), self.first_account, points)
        advance_in_final_scoring(table, Painter(seat), points, sink)

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        tiles = self.tiles(table)
        return {
            "down": names_in(tiles.down, DOME_TILES),
            **{f"owned {painter}": names_in(owned, DOME_TILES) for painter, owned in enumerate(tiles.owned)},
            "finished": names_in(tiles.finished, DOME_TILES),
        }

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return DomeTiles(
            down=mask_of(share["down"], DOME_TILES),
            owned=[mask_of(share[f"owned {painter}"], DOME_TILES) for painter in rules.painters],
            finished=mask_of(share["finished"], DOME_TILES),
        )

    def complaints(self, table: Table) -> list[str]:
        """No tile is lost or in two places, and one lies under every inner segment that still has its fresco tile."""
        tiles = self.tiles(table)
        found = ["a dome tile is in two places"] if is_in_two_places([tiles.down, *tiles.owned]) else []
        if tiles.down.bit_count() < (table.unrestored & INNER).bit_count():
            found.append("a dome tile is missing under the fresco")
        if tiles.finished & tiles.down:
            found.append("a dome tile is finished that nobody has")
        return found

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        """The tiles that the seat's paints would finish, best first, and a little for the others."""
        tiles = self.unfinished(table, seat)
        if not tiles:
            return 0.0
        paints = table.paints[seat * COLOURS : (seat + 1) * COLOURS]
        worth = 0.0
        for points, tile in sorted([(self.printed[tile].points, tile) for tile in tiles], reverse=True):
            if has_all(paints, self.printed[tile].paints):
                for paint in self.printed[tile].paints:
                    paints[paint] -= 1
                worth += points * (IN_STORE if rounds else AT_THE_END)
            else:
                worth += points * OUT_OF_REACH
        return worth


def has_all(have: list[int], paints: list[Paint]) -> bool:
    """Whether these paints are there, each as often as it is named."""
    for paint in paints:
        if have[paint] < paints.count(paint):
            return False
    return True


class FinishTheDome(SeatStep[Table]):
    """[FR-M15.3] A seat may finish its tiles, as long as it has the paints for one."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return f"finish-dome {self.seat}"

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return self._seats if dome_of(state).payable(state, self.seat) else ()

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        dome_of(state).score(state, self.seat, sink)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*[FINISH[tile] for tile in dome_of(state).payable(state, seat)], PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Finish):
            return dome_of(state).why_not_finish(state, seat, action.tile)
        return None if isinstance(action, Pass) else FINISH_OR_PASS

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        if isinstance(action, Finish):
            dome_of(state).finish(state, seat, action.tile, sink)
        else:
            state.agenda.pop()
            dome_of(state).score(state, seat, sink)


def dome_of(table: Table) -> Dome:
    """The module, as it is in play."""
    module = table.rules.by_name[NAME]
    assert isinstance(module, Dome)
    return module


FINISH_THE_DOME: Final = [FinishTheDome(seat) for seat in ALL_SEATS]
STEPS: Final[list[Step[Table]]] = [*FINISH_THE_DOME]

# Advice to bots
AT_THE_END: Final = 0.9
IN_STORE: Final = 0.4
OUT_OF_REACH: Final = 0.1
"""How much of a tile's points count: with the paints at the end, with the paints before, and without them."""
