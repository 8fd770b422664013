"""Module 14: the pews."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import SeatStep, Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import PASS, Offer, Pass
from bottega.games.fresco.catalogue import (
    ALL_LOCATIONS,
    ALL_SEATS,
    PEWS,
    Booth,
    Location,
    MarketTile,
    Painter,
)
from bottega.games.fresco.events import Deed, Forfeited, Idled, counted_points
from bottega.games.fresco.modules.bits import numbers_in, pick_from
from bottega.games.fresco.modules.covering import NOWHERE, ActionTiles, Cover, CoveringModule, covers_with
from bottega.games.fresco.modules.shares import mask_of, names_in
from bottega.games.fresco.openings import Extras, Share
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.table import Table
from bottega.games.fresco.track import Advance, advance_painter

NAME: Final = "pews"
TILE: Final = "pews"
BEAMS_EACH: Final = 6
"""[FR-M14.1] So many beams has each player, in the supply and behind the screen."""
SENT: Final = 2
"""[FR-M14.4] So many apprentices find room on the tile."""
PRINTED: Final = 1
MOST_BEAMS: Final = PRINTED + SENT
ALL_PEWS: Final = (1 << len(PEWS)) - 1


class RestorePew(Offer):
    """Restore a pew that takes so many beams."""

    __slots__ = ("beams",)

    def __init__(self, beams: int) -> None:
        super().__init__(NAME, "pew", ("beams", str(beams)))
        self.beams = beams


COVER: Final = covers_with(NAME, "pews", ALL_LOCATIONS)
PEW: Final = [RestorePew(beams) for beams in range(1, MOST_BEAMS + 1)]
ACTIONS: Final[list[Action]] = [*COVER, *PEW]

NO_SUCH_PEW: Final = Reason("no-such-pew", "FR-M14.5", "No pew is left that takes {beams}.")
BEAMS_MISSING: Final = Reason("beams-missing", "FR-M14.5", "The pew takes {beams}, and there are only {there}.")
TOO_FEW_CARRIERS: Final = Reason(
    "too-few-carriers", "FR-M14.4", "Each apprentice carries one beam: they can carry {beams} more."
)
RESTORE_OR_PASS: Final = Reason("restore-pews-or-pass", "FR-M14.5", "First restore pews, or pass.")


class BeamsTaken(Deed):
    """[FR-M14.3] The beams of a market tile, as far as there are any."""

    def __init__(self, seat: Seat, beams: int) -> None:
        super().__init__("beams-taken", "{seat} takes {beams}.", seat, {"beams": counted(beams, "beam")})


class PewRestored(Deed):
    """[FR-M14.6] A pew is turned over."""

    def __init__(self, seat: Seat, beams: int, points: int) -> None:
        text = "{seat} restores a pew with {beams} for {points}" + counted_points(points)
        super().__init__("pew-restored", text, seat, {"beams": counted(beams, "beam"), "points": str(points)})


class Nave(ActionTiles):
    """The pews that are not restored, a bit each, and the beams behind each seat's screen.

    The points of a pew lie face down, and pews of as many beams look alike: which of them it was is decided when it is
    turned over.
    """

    __slots__ = ("beams", "unrestored")

    def __init__(self, columns: list[Location], unrestored: int, beams: list[int]) -> None:
        super().__init__(columns)
        self.unrestored = unrestored
        self.beams = beams

    def copy(self) -> Nave:
        return Nave(self.columns[:], self.unrestored, self.beams[:])


class Pews(CoveringModule):
    """[FR-M14.1] Beams from the market, and pews to restore."""

    name: ClassVar[str] = NAME
    fills: ClassVar[tuple[str, ...]] = (
        "room",
        "covers",
        "planned",
        "instead",
        "tidy",
        "receive",
        "appraise",
        "prospect",
    )
    accounts: ClassVar[tuple[tuple[str, str], ...]] = (("pews", "FR-M14.6"),)
    tile: ClassVar[str] = TILE
    spaces: ClassVar[int] = SENT
    covers_said: ClassVar[list[Cover]] = COVER

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.pew_beams: list[int] = []
        self.pew_points: list[int] = []
        self.kinds: list[int] = []
        """The pews that take one beam, two, three, a bit each."""
        self.adds_up = False
        """[FR-M14.6] Whether the points of all pews of a visit are one move."""

    def nave(self, table: Table) -> Nave:
        """The pews of a table."""
        nave = table.extras[self.slot]
        assert isinstance(nave, Nave)
        return nave

    def rewrite(self, rules: Rules) -> None:
        """[FR-M14.2] Market tiles with beams come in the place of others."""
        pews = rules.box.components.pews.items
        self.pew_beams = [pew.beams for pew in pews]
        self.pew_points = [pew.points for pew in pews]
        self.kinds = [
            sum([1 << pew for pew, beams in enumerate(self.pew_beams) if beams == offer.beams]) for offer in PEW
        ]
        self.adds_up = rules.options["pew_points"] == "together"
        rules.market = [rules.box.beams_for.get(tile, tile) for tile in rules.market]

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        """[FR-M14.1] All pews are to be restored, and nobody has a beam yet."""
        count = table.rules.count
        return Nave([NOWHERE] * count, ALL_PEWS, [0] * count)

    def is_of_use(self, table: Table, seat: Seat) -> bool:
        return self.nave(table).unrestored != 0

    def receive(self, table: Table, seat: Seat, tile: MarketTile, booth: Booth, place: int, sink: Sink | None) -> None:
        """[FR-M14.3] The beams of a tile come from the player's own supply, as long as there are any."""
        beams = self.nave(table).beams
        taken = min(table.rules.box.stalls[tile].beams, BEAMS_EACH - beams[seat])
        beams[seat] += taken
        if taken and sink is not None:
            sink.emit(BeamsTaken(seat, taken))

    # Restoring

    def instead(self, table: Table, seat: Seat, column: Location) -> None:
        """[FR-M14.4] [FR-M14.6] The printed apprentice and those sent there carry a beam each."""
        if self.adds_up:
            table.agenda.append(Advance(Painter(seat), 0))
        table.agenda.append(RestoringPews(seat, PRINTED + table.at(seat, column)))

    def unrestored(self, table: Table, beams: int) -> int:
        """The pews left that take so many beams, a bit each."""
        return self.nave(table).unrestored & self.kinds[beams - 1]

    def possible(self, table: Table, seat: Seat, carriers: int) -> list[Action]:
        """[FR-M14.5] The pews that a seat can restore with so many apprentices."""
        most = min(carriers, self.nave(table).beams[seat])
        return [pew for pew in PEW[:most] if self.unrestored(table, pew.beams)]

    def why_no_pew(self, table: Table, seat: Seat, carriers: int, beams: int) -> Reason | None:
        """[FR-M14.4] [FR-M14.5] Why a seat can't restore a pew."""
        there, wanted = self.nave(table).beams[seat], counted(beams, "beam")
        if not self.unrestored(table, beams):
            return NO_SUCH_PEW.about(beams=wanted)
        if beams > there:
            return BEAMS_MISSING.about(beams=wanted, there=str(there))
        return TOO_FEW_CARRIERS.about(beams=str(carriers)) if beams > carriers else None

    def restore(self, table: Table, seat: Seat, beams: int, chance: Chance, sink: Sink | None) -> int:
        """[FR-M14.5] [FR-M14.6] The beams go back to the player's supply; the pew is turned over, for its points."""
        nave = self.nave(table)
        pew = pick_from(self.unrestored(table, beams), chance)
        nave.unrestored &= ~(1 << pew)
        nave.beams[seat] -= beams
        points = self.pew_points[pew]
        if sink is not None:
            sink.emit(PewRestored(seat, beams, points))
        table.credit(Painter(seat), self.first_account, points)
        return points

    def go_on(self, table: Table, seat: Seat, carriers: int, points: int, sink: Sink | None) -> None:
        """[FR-M14.6] The points of a pew are a move of their own, or are added to those of all; then the next."""
        if self.adds_up:
            so_far = table.agenda.pop()
            assert isinstance(so_far, Advance)
            table.agenda.append(Advance(so_far.painter, so_far.points + points))
        if carriers:
            table.agenda.append(RestoringPews(seat, carriers))
        if not self.adds_up:
            advance_painter(table, Painter(seat), points, sink)

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        nave = self.nave(table)
        return {
            **self.look_at_tiles(table, seat, everything),
            "pews": names_in(nave.unrestored, PEWS),
            **{f"beams {other}": (str(beams),) for other, beams in enumerate(nave.beams)},
        }

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        beams = [int(share[f"beams {seat}"][0]) for seat in rules.seats]
        return Nave(self.tiles_in(rules, share), mask_of(share["pews"], PEWS), beams)

    def complaints(self, table: Table) -> list[str]:
        """Nobody has more beams than there are sticks, or less than none."""
        for beams in self.nave(table).beams:
            if not 0 <= beams <= BEAMS_EACH:
                return [f"somebody has {beams} beams"]
        return []

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        """What the beams of a seat are worth, while there are pews and rounds left, and points about to be moved."""
        nave = self.nave(table)
        won = float(points_to_come(table, seat)) if self.adds_up else 0.0
        if not nave.unrestored or not rounds:
            return won
        beams = nave.beams[seat]
        return won + BEAM_WORTH * min(beams, MOST_BEAMS) + SPARE_BEAM_WORTH * max(0, beams - MOST_BEAMS)

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        """What the pews are worth that can be restored, less the beams."""
        if not self.covers(table, seat, column):
            return 0.0
        beams = min(PRINTED + apprentices, self.nave(table).beams[seat])
        spent = BEAM_WORTH if rounds else 0.0
        gain = 0.0
        while beams and self.nave(table).unrestored:
            fitting = [pew for pew in range(1, beams + 1) if self.unrestored(table, pew)]
            if not fitting:
                break
            pew = fitting[-1]
            gain += self.average(table, pew) - spent * pew
            beams -= pew
        return gain

    def average(self, table: Table, beams: int) -> float:
        """What a pew of so many beams is worth, before it is turned over."""
        points = [self.pew_points[pew] for pew in numbers_in(self.unrestored(table, beams))]
        return sum(points) / len(points)


def points_to_come(table: Table, seat: Seat) -> int:
    """[FR-M14.6] The points by which a seat's painter will advance once all pews are restored."""
    return sum([step.points for step in table.agenda if isinstance(step, Advance) and step.painter == Painter(seat)])


class RestoringPews(SeatStep[Table]):
    """[FR-M14.5] A seat restores pews, one after the other, with so many apprentices left who can carry a beam."""

    __slots__ = ("carriers",)

    def __init__(self, seat: Seat, carriers: int) -> None:
        super().__init__(seat)
        self.carriers = carriers

    @property
    def name(self) -> str:
        return f"restoring-pews {self.seat} {self.carriers}"

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return self._seats if pews_of(state).possible(state, self.seat, self.carriers) else ()

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        """[FR-3.6] Nothing can be done with those who are left."""
        if sink is not None:
            sink.emit(Idled(self.seat, self.carriers, TILE))

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*pews_of(state).possible(state, seat, self.carriers), PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, RestorePew):
            return pews_of(state).why_no_pew(state, seat, self.carriers, action.beams)
        return None if isinstance(action, Pass) else RESTORE_OR_PASS

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, RestorePew):
            pews = pews_of(state)
            points = pews.restore(state, seat, action.beams, chance, sink)
            pews.go_on(state, seat, self.carriers - action.beams, points, sink)
        elif sink is not None:
            sink.emit(Forfeited(seat, TILE))


def pews_of(table: Table) -> Pews:
    """The module, as it is in play."""
    module = table.rules.by_name[NAME]
    assert isinstance(module, Pews)
    return module


def parse_restoring(words: list[str]) -> Step[Table]:
    """A step of restoring pews, of the words of its name."""
    return RestoringPews(ALL_SEATS[int(words[0])], range(1, MOST_BEAMS + 1)[int(words[1]) - 1])


PARSERS: Final[dict[str, Callable[[list[str]], Step[Table]]]] = {"restoring-pews": parse_restoring}

# Advice to bots
BEAM_WORTH: Final = 1.7
SPARE_BEAM_WORTH: Final = 0.9
"""What each of the first beams is worth, and what those are that must wait for another round."""
