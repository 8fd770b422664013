"""Chapter 2: a turn. One of three actions; until it is done, what a player chooses is nobody else's business."""

from __future__ import annotations

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.sixtina.actions import (
    HAND_LIMIT,
    PASS,
    PREPARE,
    TAKE,
    Discard,
    Pass,
    Prepare,
    Restore,
    Take,
)
from bottega.games.sixtina.box import Card
from bottega.games.sixtina.cards import can_draw, discard, draw_cards, names_of, without
from bottega.games.sixtina.events import Acquired, Waited
from bottega.games.sixtina.questions import CardsToDiscard, SixtinaQuestion, TurnAction
from bottega.games.sixtina.reasons import (
    ACTION_LEFT,
    FINISH_ACQUIRING,
    HAND_FULL,
    NO_CARDS_LEFT,
    NOT_IN_HAND,
    NOT_NOW,
    NOTHING_DISCARDED,
    SUPPLY_SHORT,
    TOO_MANY_TAKEN,
)
from bottega.games.sixtina.restoring import Restoring, restorations, why_not_restore
from bottega.games.sixtina.ruleset import PREPARATION
from bottega.games.sixtina.table import ALL_SEATS, Table, TurnStep


class Turn(TurnStep):
    """[SX-2.1] A seat's turn: prepare, acquire material, or restore a fresco."""

    __slots__ = ()

    word = "turn"

    def question(self, table: Table) -> SixtinaQuestion:
        return TurnAction(self.seat)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        actions = discards(state, state.hands[seat])
        if why_not_prepare(state, seat) is None:
            actions.append(PREPARE)
        if state.rules.may_discard_nothing:
            actions.append(TAKE[0])
        actions += restorations(state, seat)
        if not actions:
            actions.append(PASS)
        return actions

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Prepare):
            return why_not_prepare(state, seat)
        if isinstance(action, Discard):
            return why_not_discard(state, action, state.hands[seat])
        if isinstance(action, Take):
            return why_not_take(state, seat, action.number, 0)
        if isinstance(action, Restore):
            return why_not_restore(state, seat, action)
        if isinstance(action, Pass):
            return ACTION_LEFT if self.legal(state, seat) != [PASS] else None
        return NOT_NOW

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        agenda = state.agenda
        if isinstance(action, Restore):
            space = state.fresco(action.position).space_of[action.technique]
            agenda[-1] = Restoring(seat, action.position, space, ())
        elif isinstance(action, Discard):
            agenda[-1] = Acquiring(seat, (state.rules.box.card(action.technique, action.value),))
        else:
            agenda.pop()
            if isinstance(action, Prepare) and len(state.hands[seat]) < HAND_LIMIT:
                draw_cards(state, seat, PREPARATION, "SX-2.2", chance, sink)
            elif sink is not None:
                sink.emit(Waited(seat))


def why_not_prepare(table: Table, seat: Seat) -> Reason | None:
    """[SX-2.3] [SX-2.4] Why a player can't draw cards; by option, a full hand may do so in order to wait."""
    if len(table.hands[seat]) == HAND_LIMIT:
        return None if table.rules.full_hand_may_prepare else HAND_FULL
    return None if can_draw(table) else NO_CARDS_LEFT


class Acquiring(TurnStep):
    """[SX-2.5] A player acquires material, and has chosen these cards to discard so far."""

    __slots__ = ("chosen",)

    word = "acquire"

    def __init__(self, seat: Seat, chosen: tuple[Card, ...]) -> None:
        super().__init__(seat)
        self.chosen = chosen

    @property
    def numbers(self) -> list[int]:
        return [self.seat, *self.chosen]

    @classmethod
    def of(cls, numbers: list[int]) -> Acquiring:
        return cls(ALL_SEATS[numbers[0]], (Card(numbers[1]), *[Card(number) for number in numbers[2:]]))

    def question(self, table: Table) -> SixtinaQuestion:
        return CardsToDiscard(self.seat, names_of(table, self.chosen))

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        actions = discards(state, without(state.hands[seat], self.chosen))
        actions += TAKE[: 1 + min(len(self.chosen), state.supply[seat])]
        return actions

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Discard):
            return why_not_discard(state, action, without(state.hands[seat], self.chosen))
        if isinstance(action, Take):
            return why_not_take(state, seat, action.number, len(self.chosen))
        return FINISH_ACQUIRING

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        if isinstance(action, Discard):
            card = state.rules.box.card(action.technique, action.value)
            state.agenda[-1] = Acquiring(seat, (*self.chosen, card))
        else:
            assert isinstance(action, Take)
            acquire(state, seat, self.chosen, action.number, sink)


def discards(table: Table, hand: tuple[Card, ...]) -> list[Action]:
    """[SX-2.5] Any card of a hand may be discarded; two of a kind are one choice."""
    box = table.rules.box
    return [box.discards[card] for place, card in enumerate(hand) if place == 0 or hand[place - 1] != card]


def why_not_discard(table: Table, action: Discard, hand: tuple[Card, ...]) -> Reason | None:
    """[SX-2.5] Why a card can't be discarded."""
    box = table.rules.box
    return None if box.card(action.technique, action.value) in hand else NOT_IN_HAND.about(card=action.card)


def why_not_take(table: Table, seat: Seat, number: int, discarded: int) -> Reason | None:
    """[SX-2.5] [SX-2.6] Why so many materials can't be taken for so many cards."""
    if discarded == 0 and not table.rules.may_discard_nothing:
        return NOTHING_DISCARDED
    if number > discarded:
        return TOO_MANY_TAKEN.about(discarded=discarded)
    return SUPPLY_SHORT.about(left=table.supply[seat]) if number > table.supply[seat] else None


def acquire(table: Table, seat: Seat, cards: tuple[Card, ...], materials: int, sink: Sink | None) -> None:
    """[SX-2.6] Discard the cards, and take materials from the supply for them."""
    table.agenda.pop()
    discard(table, seat, cards)
    table.supply[seat] -= materials
    table.area[seat] += materials
    if sink is not None:
        sink.emit(Acquired(seat, names_of(table, cards), materials))
