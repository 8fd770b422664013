"""What is spoken of: a view, and a table that fits it, which knows the rules."""

from __future__ import annotations

from functools import cached_property

from bottega.core.agenda import Step
from bottega.core.questions import Question
from bottega.core.seats import Seat
from bottega.games.fresco import Fresco
from bottega.games.fresco.actions import Altar
from bottega.games.fresco.catalogue import ALL_LOCATIONS, BASIC, FRESCO, LOCATIONS, THEATER, Location, Paint, Painter
from bottega.games.fresco.cathedral import payable, payable_altars
from bottega.games.fresco.final_scoring import SCORE_MONEY
from bottega.games.fresco.kinds import LEONARDO
from bottega.games.fresco.leonardo import LeonardoStep, has_leonardo_at
from bottega.games.fresco.locations import EVENING, Arrive, VisitLocation
from bottega.games.fresco.next_round import income_of
from bottega.games.fresco.planning import PLANNING, Blank, blank_for, location_in, uncounted
from bottega.games.fresco.prospects import RestorationProspect, restoration, table_of
from bottega.games.fresco.questions import HowManyApprentices, LeonardosSegment, Visiting
from bottega.games.fresco.round import END_ROUND
from bottega.games.fresco.ruleset import NO_LEONARDO
from bottega.games.fresco.table import Table
from bottega.games.fresco.view import FrescoView
from bottega.games.fresco.visit import Visit
from bottega.games.fresco.wake_up import WakeUp
from bottega.parts.grid import Cell

COLUMNS = len(LOCATIONS)


class Scene:
    """A view with a table that fits it. The table's guesses at secret plans are never told."""

    def __init__(self, game: Fresco, view: FrescoView) -> None:
        self.game = game
        self.view = view
        self.table = table_of(game, view)
        self.rules = self.table.rules
        self.box = game.box

    # The moment

    @property
    def question(self) -> Question | None:
        """What the seat that looks is asked; None if it is nothing."""
        return next((asked for asked in self.view.questions if asked.seat == self.view.seat), None)

    @property
    def visit(self) -> Visiting | None:
        """The visit of the seat that looks, if it is asked what to do there."""
        return self.question if isinstance(self.question, Visiting) else None

    @property
    def step(self) -> Step[Table] | None:
        """The step that waits for a decision; None when the game is over."""
        return self.table.agenda[-1] if self.table.agenda else None

    @property
    def is_planning(self) -> bool:
        """Whether plans are being made."""
        return self.step is PLANNING

    @property
    def is_waking(self) -> bool:
        """Whether wake-up times are being chosen, or what goes with them before plans are made."""
        return PLANNING in self.table.agenda and not self.is_planning

    @property
    def is_evening(self) -> bool:
        """Whether all locations are visited, and the next round is not prepared yet."""
        return END_ROUND in self.table.agenda and EVENING not in self.table.agenda

    @property
    def is_scoring(self) -> bool:
        """[FR-11.5] Whether the game is over, and something is still to be scored."""
        return SCORE_MONEY in self.table.agenda

    @property
    def column(self) -> Location | None:
        """The column of the sheet that is being visited."""
        if EVENING not in self.table.agenda or PLANNING in self.table.agenda:
            return None
        to_come = len([step for step in self.table.agenda if isinstance(step, VisitLocation)])
        return Location(COLUMNS - 1 - to_come)

    @property
    def actor(self) -> Painter | None:
        """The painter for whom something is decided; None while all plan, or when the game is over."""
        if self.is_planning or not self.view.questions:
            return None
        if isinstance(self.step, LeonardoStep):
            return self.rules.leonardo
        asked = self.view.questions[0]
        painter = getattr(asked, "painter", asked.seat)
        return self.rules.leonardo if painter == LEONARDO else Painter(painter)

    @property
    def is_leonardos(self) -> bool:
        """Whether the decision is for Leonardo."""
        return self.has_leonardo and self.actor == self.rules.leonardo

    @property
    def is_mine_to_plan(self) -> bool:
        """Whether the seat that looks is making its plan."""
        return self.is_planning and self.view.seat in self.view.pending

    @property
    def asked_column(self) -> Location | None:
        """The location for which the plan of the seat that looks needs a number next."""
        asked = self.question
        return column_of(asked.place) if isinstance(asked, HowManyApprentices) else None

    @property
    def blank(self) -> Blank | None:
        """What the plan of the seat that looks must say next."""
        return blank_for(self.table, self.seat) if self.seat is not None and self.is_mine_to_plan else None

    @property
    def has_begun_to_plan(self) -> bool:
        """Whether the seat that looks has put anything on its sheet, and has not committed it."""
        return self.seat is not None and self.is_mine_to_plan and self.table.answered[self.seat] > 0

    def to_arrive(self) -> list[Painter]:
        """Who is still to come to the location that is being visited."""
        return [step.painter for step in reversed(self.table.agenda) if isinstance(step, Arrive)]

    def to_wake_up(self) -> list[Painter]:
        """Who is still to wake up, the next one first."""
        return [step.painter for step in reversed(self.table.agenda) if isinstance(step, WakeUp)]

    # Painters

    @property
    def seat(self) -> Seat | None:
        """The seat that looks, None if it is a spectator."""
        return None if self.view.seat is None else Seat(self.view.seat)

    @property
    def has_leonardo(self) -> bool:
        """Whether Leonardo takes part."""
        return self.rules.leonardo != NO_LEONARDO

    def space(self, painter: Painter) -> str:
        """Where a painter stands on the victory point track: a number, or a starting space."""
        space = self.view.track[painter]
        return f"S{len(self.rules.painters) + 1 + space}" if space < 0 else str(space)

    def sent(self, painter: Painter, column: Location) -> int | None:
        """How many apprentices a painter has at a location; None if it is a secret."""
        if painter == self.rules.leonardo:
            return int(has_leonardo_at(self.table, column))
        plan = self.view.plans[painter]
        return None if plan is None else plan[column]

    def sent_beside(self, painter: Painter, column: Location) -> int:
        """How many apprentices a painter has at a location that the sheet does not count, if it may be seen."""
        seat = self.table.seat_of(painter)
        return 0 if seat is None or self.sent(painter, column) is None else uncounted(self.table, seat, column)

    def location(self, column: Location) -> str:
        """[FR-11.2] The location in a column of the sheet."""
        return location_in(self.table, column)

    def apprentices(self, seat: Seat) -> int:
        """How many apprentices a player has; before all have woken up, as the mood is now."""
        return self.view.apprentices[seat] if self.table.order else self.box.apprentices_with(self.view.mood[seat])

    def income(self, seat: Seat) -> int:
        """[FR-10.2] How many Thalers a player would get now."""
        return income_of(self.table, seat)

    # Paints and points

    @property
    def price(self) -> int | None:
        """[FR-2.4] What a market tile costs the seat that looks, once it has woken up."""
        if self.seat is None or not self.view.agenda or self.table.is_asleep(Painter(self.seat)):
            return None
        return self.table.price(self.seat)

    @property
    def paints(self) -> list[Paint]:
        """The paints that are played with."""
        return [*BASIC, *[result for result, _, _ in self.rules.blends]]

    @property
    def scorer(self) -> Painter:
        """For whom points are counted: Leonardo where he restores and for spectators, else the seat that looks."""
        if self.seat is None or isinstance(self.question, LeonardosSegment):
            return self.rules.leonardo
        return Painter(self.seat)

    def value(self, segment: Cell) -> int:
        """What the tile on a segment is worth."""
        return self.table.tile_on(segment).value

    def bonus(self, segment: Cell) -> int:
        """[FR-5.3] What the bishop would add now; nothing when the game is over."""
        return self.restoration(segment).bonus if self.view.agenda else 0

    def worth(self, segment: Cell) -> int:
        """What restoring a segment would bring now, as far as it is certain."""
        return self.restoration(segment).points

    def restoration(self, segment: Cell) -> RestorationProspect:
        """What restoring a segment would bring now."""
        return restoration(self.table, self.scorer, segment)

    def best_with_bishop_at(self, bishop: Cell) -> RestorationProspect | None:
        """The best restoration once the bishop is moved."""
        found = [restoration(self.table, self.scorer, segment, bishop) for segment in FRESCO.cells_of(self.payable)]
        return max(found, key=lambda prospect: prospect.points) if found else None

    @property
    def marks(self) -> int:
        """The marks of the apprentice at work, if any is."""
        return self.step.marks if isinstance(self.step, Visit) else 0

    @cached_property
    def payable(self) -> int:
        """The segments that the seat that looks has the paints for; none when the game is over."""
        is_over = not self.view.agenda or self.is_scoring
        return 0 if self.seat is None or is_over else payable(self.table, self.seat, self.marks)

    @property
    def unbarred(self) -> int:
        """The segments that no module bars the seat that looks from restoring, whatever its paints are."""
        segments = self.table.unrestored
        for module in self.rules.filling.restorable if self.seat is not None else []:
            segments = module.restorable(self.table, self.scorer, segments, 0)
        return segments

    def altars(self) -> list[tuple[int, Altar]]:
        """The altars that the seat that looks has the paints for, with their points, the best first."""
        if self.seat is None:
            return []
        found = [(self.altar_points(altar), altar) for altar in payable_altars(self.table, self.seat)]
        return sorted(found, key=lambda pair: -pair[0])

    def altar_points(self, altar: Altar) -> int:
        """What the altar is worth with these paints; 0 if they are not played with."""
        return self.rules.altars.get(altar, 0)


def column_of(place: str) -> Location:
    """The column of the sheet that leads to a place: in the final round the last one leads to the cathedral again."""
    return ALL_LOCATIONS[LOCATIONS.index(place)] if place in LOCATIONS else THEATER
