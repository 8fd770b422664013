"""The cards that act on the drafted die: 1 Grozing Pliers, 5 Lens Cutter, 6 Flux Brush, 9 Cork-backed
Straightedge, 10 Grinding Stone, 11 Flux Remover."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.sagrada import questions
from bottega.games.sagrada.actions import EXCHANGE, PLACE, Exchange, Place, die_at, spot_of
from bottega.games.sagrada.dice import COLOUR_NAMES, COLOUR_OF, COLOURS, DIE_NAMES, VALUE_OF, VALUES, Die, Value, die_of
from bottega.games.sagrada.events import Changed, Exchanged, Pulled, ValueChosen
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.placing import draft
from bottega.games.sagrada.questions import ChooseValue, InHand, SagradaQuestion
from bottega.games.sagrada.reasons import (
    BY_ONE,
    CARRY_OUT,
    CARRY_OUT_WITH,
    DRAFT_IS_MADE,
    EDGE_APART,
    MUST_PLACE,
    MUST_PLACE_ITALIAN,
    NO_SPACE_APART,
    NO_SUCH_VALUE_FITS,
    NO_TRACK_DIE_FITS,
    NOT_APART,
    NOT_IN_POOL,
    NOT_ON_TRACK,
    NOTHING_FITS,
    TAKEN,
    TRACK_EMPTY,
    VALUE_MUST_FIT,
)
from bottega.games.sagrada.ruleset import Rules
from bottega.games.sagrada.spelling import DIE, SEAT, Spelling, a_tool
from bottega.games.sagrada.table import Table, TurnSoFar
from bottega.games.sagrada.tools.draft_steps import (
    ChangingTool,
    DraftingStep,
    DraftingTool,
    HoldingStep,
    PlaceHeld,
    TurnDie,
)
from bottega.games.sagrada.window import Window
from bottega.parts.bag import pull

VALUELESS: Final = [die_of(colour, VALUES[0]) for colour in COLOURS]
"""How a die is kept whose value is still to choose, by its colour."""


class GrozingPliers(ChangingTool):
    """[SG-T1] Change the die's value by one, up or down; a 6 never becomes a 1 nor a 1 a 6."""

    def works_on(self, table: Table, seat: Seat, die: Die) -> bool:
        return len(self.values(table, seat, die)) > 0

    def taken(self, table: Table, seat: Seat, die: Die, chance: Chance, sink: Sink | None) -> None:
        table.agenda.append(TurnDie(seat, self, die))

    def values(self, table: Table, seat: Seat, die: Die) -> list[Value]:
        value = VALUE_OF[die]
        lower = [Value(value - 1)] if value > 1 and self.can_use(table, seat, Die(die - 1)) else []
        upper = [Value(value + 1)] if value < 6 and self.can_use(table, seat, Die(die + 1)) else []
        return lower + upper

    def why_not_value(self, table: Table, seat: Seat, die: Die, value: Value) -> Reason:
        old = VALUE_OF[die]
        if abs(old - value) == 1:
            return NO_SUCH_VALUE_FITS.about(die=DIE_NAMES[die_of(COLOUR_OF[die], value)])
        options = [int(v) for v in VALUES if abs(old - v) == 1]
        return BY_ONE.about(die=DIE_NAMES[die], values=tuple(options))

    def turned(self, table: Table, seat: Seat, old: Die, new: Die, sink: Sink | None) -> None:
        if sink is not None:
            sink.emit(Changed(seat, "turned", DIE_NAMES[old], DIE_NAMES[new], "SG-T1"))
        self.hand_over(table, seat, new, sink)


class LensCutter(ChangingTool):
    """[SG-T5] Exchange the die with one on the round track."""

    def wrong_time(self, table: Table, turn: TurnSoFar) -> Reason | None:
        if turn.drafted:
            return DRAFT_IS_MADE
        return None if table.track else TRACK_EMPTY

    def impossible(self, table: Table, seat: Seat, pool: list[Die]) -> Reason | None:
        """One die of the pool tells for all."""
        return super().impossible(table, seat, pool[:1])

    def why_impossible(self, table: Table, seat: Seat, reason: Reason) -> Reason:
        return NO_TRACK_DIE_FITS if reason is NOTHING_FITS else reason

    def works_on(self, table: Table, seat: Seat, die: Die) -> bool:
        """Whichever die is taken, what counts is the one that comes back."""
        for spot in table.track:
            if self.can_use(table, seat, die_at(spot)):
                return True
        return False

    def taken(self, table: Table, seat: Seat, die: Die, chance: Chance, sink: Sink | None) -> None:
        table.agenda.append(ExchangeDie(seat, self, die))


class ExchangeDie(HoldingStep):
    """[SG-T5] Exchange the die in hand with one on the round track."""

    __slots__ = ()

    word: ClassVar[str] = "exchange-die"
    facts: ClassVar[tuple[Spelling, ...]] = (SEAT, a_tool(5), DIE)

    def question(self, state: Table, seat: Seat) -> SagradaQuestion:
        return questions.ExchangeDie(seat, self.tool.id, DIE_NAMES[self.die])

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        spots = sorted(set(state.track))
        return [EXCHANGE[spot] for spot in spots if self.tool.can_use(state, seat, die_at(spot))]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Exchange):
            return CARRY_OUT_WITH.about(tool=self.tool.id, task="exchange-die", die=DIE_NAMES[self.die])
        if action.spot not in state.track:
            return NOT_ON_TRACK.about(die=DIE_NAMES[action.die], round=action.round)
        if not self.tool.can_use(state, seat, action.die):
            return NO_SUCH_VALUE_FITS.about(die=DIE_NAMES[action.die])
        return None

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Exchange)
        state.agenda.pop()
        state.track[state.track.index(action.spot)] = spot_of(action.round, self.die)
        if sink is not None:
            sink.emit(Exchanged(seat, DIE_NAMES[self.die], DIE_NAMES[action.die], action.round))
        self.tool.hand_over(state, seat, action.die, sink)


class FluxBrush(ChangingTool):
    """[SG-T6.1] Roll the die again; if it fits nowhere it goes back to the pool."""

    rule_of_return: ClassVar[str] = "SG-T6.2"

    def taken(self, table: Table, seat: Seat, die: Die, chance: Chance, sink: Sink | None) -> None:
        rolled = die_of(COLOUR_OF[die], VALUES[chance.roll() - 1])
        if sink is not None:
            sink.emit(Changed(seat, "rolled", DIE_NAMES[die], DIE_NAMES[rolled], "SG-T6.1"))
        self.hand_over(table, seat, rolled, sink)

    def may_return(self, rules: Rules) -> bool:
        return rules.brush_may_return

    def must_place(self, die: Die) -> Reason:
        return MUST_PLACE.about(die=DIE_NAMES[die])

    def returned(self, table: Table, seat: Seat, die: Die, chance: Chance, sink: Sink | None) -> None:
        """[SG-T6.2] The draft is spent, or by option another die may be drafted."""
        super().returned(table, seat, die, chance, sink)
        turn = table.agenda[-1]
        if table.rules.brush_drafts_again and isinstance(turn, TurnSoFar):
            table.agenda[-1] = turn.after(drafted=False, tooled=True)


class CorkBackedStraightedge(DraftingTool):
    """[SG-T9.1] Place the die where it touches no other."""

    def works_on(self, table: Table, seat: Seat, die: Die) -> bool:
        return spaces_apart(table, seat, die) != 0

    def why_impossible(self, table: Table, seat: Seat, reason: Reason) -> Reason:
        return NO_SPACE_APART if reason is NOTHING_FITS else reason

    def begin(self, table: Table, turn: TurnSoFar, chance: Chance, sink: Sink | None) -> None:
        table.agenda.append(PlaceApart(turn.seat, self))


class PlaceApart(DraftingStep):
    """[SG-T9.1] Place a die of the pool where it touches no other."""

    __slots__ = ()

    word: ClassVar[str] = "place-apart"
    facts: ClassVar[tuple[Spelling, ...]] = (SEAT, a_tool(9))

    def question(self, state: Table, seat: Seat) -> SagradaQuestion:
        return questions.PlaceApart(seat, self.tool.id)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [
            PLACE[die][cell]
            for die in sorted(set(state.pool))
            for cell in GRID.cells_of(spaces_apart(state, seat, die))
        ]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Place):
            return CARRY_OUT.about(tool=self.tool.id, task="place-apart")
        if action.die not in state.pool:
            return NOT_IN_POOL.about(die=DIE_NAMES[action.die])
        window = state.windows[seat]
        name = GRID.names[action.cell]
        if window.taken >> action.cell & 1:
            return TAKEN.about(cell=name)
        if not apart(state, window) >> action.cell & 1:
            near = GRID.named(GRID.around[action.cell] & window.taken)
            return NOT_APART.about(cell=name, neighbours=tuple(near)) if near else EDGE_APART.about(cell=name)
        return window.why_not_printed(action.die, action.cell)

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Place)
        state.agenda.pop()
        draft(state, seat, action, sink)


def spaces_apart(table: Table, seat: Seat, die: Die) -> int:
    """[SG-T9.1] The spaces that touch no die and whose print the die meets."""
    window = table.windows[seat]
    return window.pattern.printed[die] & apart(table, window)


def apart(table: Table, window: Window) -> int:
    """[SG-T9.2] The spaces that touch no die; in an empty window the edge, or by option all."""
    if not window.taken:
        return GRID.everywhere if table.rules.cork_anywhere else GRID.edge
    return GRID.everywhere & ~GRID.touching(window.taken)


class GrindingStone(ChangingTool):
    """[SG-T10] Turn the die over: 6 and 1, 5 and 2, 4 and 3."""

    def works_on(self, table: Table, seat: Seat, die: Die) -> bool:
        return self.can_use(table, seat, turned_over(die))

    def taken(self, table: Table, seat: Seat, die: Die, chance: Chance, sink: Sink | None) -> None:
        new = turned_over(die)
        if sink is not None:
            sink.emit(Changed(seat, "turned-over", DIE_NAMES[die], DIE_NAMES[new], "SG-T10"))
        self.hand_over(table, seat, new, sink)


class FluxRemover(DraftingTool):
    """[SG-T11.1] Put the die in the bag, pull another, and choose its value."""

    rule_of_return: ClassVar[str] = "SG-T11.2"

    def taken(self, table: Table, seat: Seat, die: Die, chance: Chance, sink: Sink | None) -> None:
        table.bag[COLOUR_OF[die]] += 1
        colour = COLOURS[pull(table.bag, chance)]
        if sink is not None:
            sink.emit(Pulled(seat, DIE_NAMES[die], COLOUR_NAMES[colour]))
        table.agenda.append(NameValue(seat, self, VALUELESS[colour]))

    def values(self, table: Table, seat: Seat, die: Die) -> list[Value]:
        """[SG-T11.2] Any value; if the die must be placed, one with which it fits, as long as there is one."""
        if table.rules.remover_may_return:
            return VALUES
        window = table.windows[seat]
        fitting = [value for value in VALUES if window.open_to(die_of(COLOUR_OF[die], value))]
        return fitting or VALUES

    def why_not_value(self, table: Table, seat: Seat, die: Die, value: Value) -> Reason:
        values = tuple([int(value) for value in self.values(table, seat, die)])
        return VALUE_MUST_FIT.about(colour=COLOUR_NAMES[COLOUR_OF[die]], values=values)

    def turned(self, table: Table, seat: Seat, old: Die, new: Die, sink: Sink | None) -> None:
        if sink is not None:
            sink.emit(ValueChosen(seat, DIE_NAMES[new]))
        table.agenda.append(PlaceHeld(seat, self, new))

    def may_return(self, rules: Rules) -> bool:
        return rules.remover_may_return

    def must_place(self, die: Die) -> Reason:
        return MUST_PLACE_ITALIAN.about(die=DIE_NAMES[die])

    def returned(self, table: Table, seat: Seat, die: Die, chance: Chance, sink: Sink | None) -> None:
        """[SG-T11.3] The die goes back as chosen, or by option is rolled."""
        if table.rules.remover_rolls:
            rolled = die_of(COLOUR_OF[die], VALUES[chance.roll() - 1])
            if sink is not None:
                sink.emit(Changed(seat, "rolled", DIE_NAMES[die], DIE_NAMES[rolled], "SG-T11.3"))
            die = rolled
        super().returned(table, seat, die, chance, sink)


class NameValue(TurnDie):
    """[SG-T11.1] Choose the value of a die pulled from the bag. Until then it has only a colour."""

    __slots__ = ()

    word: ClassVar[str] = "name-value"
    facts: ClassVar[tuple[Spelling, ...]] = (SEAT, a_tool(11), Spelling("die", COLOUR_NAMES, VALUELESS))

    def open_hand(self) -> tuple[InHand, ...]:
        return (InHand(COLOUR_NAMES[COLOUR_OF[self.die]], None, None),)

    def question(self, state: Table, seat: Seat) -> SagradaQuestion:
        return ChooseValue(seat, self.tool.id, COLOUR_NAMES[COLOUR_OF[self.die]], None)


def turned_over(die: Die) -> Die:
    """The die on its opposite face: opposite faces add up to 7."""
    return die_of(COLOUR_OF[die], Value(7 - VALUE_OF[die]))
