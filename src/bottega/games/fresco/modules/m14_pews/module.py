"""Module 14: the pews."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.meta import Option
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import MARKET_TILES, Booth, Location, MarketTile, Painter
from bottega.games.fresco.modules.bits import pick_from
from bottega.games.fresco.modules.covering import NOWHERE, Cover, CoveringModule
from bottega.games.fresco.modules.m14_pews import advice, view
from bottega.games.fresco.modules.m14_pews.catalogue import PEWS
from bottega.games.fresco.modules.m14_pews.events import BeamsTaken, PewRestored
from bottega.games.fresco.modules.m14_pews.meta import OPTION
from bottega.games.fresco.modules.m14_pews.nave import TILE, Nave
from bottega.games.fresco.modules.m14_pews.offers import ACTIONS, COVER, NAME, PEW, PRINTED, SENT
from bottega.games.fresco.modules.m14_pews.questions import WhichPew
from bottega.games.fresco.modules.m14_pews.reasons import (
    BEAMS_MISSING,
    NO_ROOM_AT_THE_PEWS,
    NO_SUCH_PEW,
    TOO_FEW_CARRIERS,
)
from bottega.games.fresco.modules.m14_pews.steps import STEP_KINDS, RestoringPews
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table
from bottega.games.fresco.track import Advance, advance_painter

BEAMS_EACH: Final = 6
"""[FR-M14.1] So many beams has each player, in the supply and behind the screen."""
ALL_PEWS: Final = (1 << len(PEWS)) - 1


class Pews(CoveringModule):
    """[FR-M14.1] Beams from the market, and pews to restore."""

    name: ClassVar[str] = NAME
    share: ClassVar[type[Share]] = view.PewsShare
    option: ClassVar[Option] = OPTION
    actions: ClassVar[list[Action]] = ACTIONS
    step_kinds: ClassVar[list[type[Step[Table]]]] = STEP_KINDS
    questions: ClassVar[list[type[Question]]] = [WhichPew]
    accounts: ClassVar[tuple[tuple[str, str], ...]] = (("pews", "FR-M14.6"),)
    action_tile: ClassVar[str] = TILE
    spaces: ClassVar[int] = SENT
    no_room: ClassVar[Reason] = NO_ROOM_AT_THE_PEWS
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
        with_beams = {
            MarketTile(MARKET_TILES.index(entry.replaces)): MarketTile(MARKET_TILES.index(entry.id))
            for entry in rules.box.components.beam_tiles.items
        }
        rules.market = [with_beams.get(tile, tile) for tile in rules.market]

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
        there = self.nave(table).beams[seat]
        if not self.unrestored(table, beams):
            return NO_SUCH_PEW.about(beams=beams)
        if beams > there:
            return BEAMS_MISSING.about(beams=beams, there=there)
        return TOO_FEW_CARRIERS.about(beams=beams, carriers=carriers) if beams > carriers else None

    def restore(self, table: Table, seat: Seat, beams: int, chance: Chance, sink: Sink | None) -> int:
        """[FR-M14.5] [FR-M14.6] The beams go back to the player's supply; the pew is turned over, for its points."""
        nave = self.nave(table)
        pew = pick_from(self.unrestored(table, beams), chance)
        nave.unrestored &= ~(1 << pew)
        nave.beams[seat] -= beams
        points = self.pew_points[pew]
        if sink is not None:
            sink.emit(PewRestored(seat, PEWS[pew], beams, points))
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

    def points_to_come(self, table: Table, seat: Seat) -> int:
        """[FR-M14.6] The points by which a seat's painter will advance once all pews are restored."""
        if not self.adds_up:
            return 0
        steps = [step for step in table.agenda if isinstance(step, Advance) and step.painter == Painter(seat)]
        return sum([step.points for step in steps])

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        return view.look(self, table, seat, everything)

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return view.lay_out(share)

    def complaints(self, table: Table) -> list[str]:
        """Nobody has more beams than there are sticks, or less than none."""
        for beams in self.nave(table).beams:
            if not 0 <= beams <= BEAMS_EACH:
                return [f"somebody has {beams} beams"]
        return []

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        return advice.appraise(self, table, seat, rounds)

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        return advice.prospect(self, table, seat, column, apprentices, rounds)
