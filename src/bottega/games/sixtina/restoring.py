"""Chapter 3: restoring a fresco. Correct, excellent or prudent: the sum of the cards decides."""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.sixtina.actions import (
    ADD,
    ALL_POSITIONS,
    RESTORE,
    Add,
    Play,
    Position,
    Restore,
    Technique,
)
from bottega.games.sixtina.bonus import ChooseBonus
from bottega.games.sixtina.box import HALVES, Card
from bottega.games.sixtina.cards import discard, lay_open, names_of, without
from bottega.games.sixtina.completing import CheckFresco
from bottega.games.sixtina.events import Restored
from bottega.games.sixtina.gianluigi import GianluigiRestores
from bottega.games.sixtina.kinds import POSITIONS, RESTORATIONS, TECHNIQUES
from bottega.games.sixtina.questions import CardsToPlay, SixtinaQuestion
from bottega.games.sixtina.reasons import (
    ALREADY_RESTORED,
    AREA_SHORT,
    CARD_NOT_LEFT,
    COVERED_BY_SHEET,
    FINISH_RESTORING,
    NO_BLACK,
    NO_CARD_OF_IT,
    NO_MATERIAL,
    NO_MATERIALS,
    NO_SUCH_TECHNIQUE,
    OTHER_TECHNIQUE,
    PLAY_A_CARD,
    SPACE_TAKEN,
    TOO_MANY_EXTRAS,
)
from bottega.games.sixtina.restoration import kind_of, put_materials
from bottega.games.sixtina.table import (
    ALL_SEATS,
    COVERED,
    EXCELLENT_KIND,
    FREE,
    MOST_SPACES,
    PRUDENT_KIND,
    UNRESTORED,
    Table,
    TurnStep,
)

RULES: Final = ["SX-3.4", "SX-3.5", "SX-3.6"]
"""The rules of the kinds of restoration."""
NO_TECHNIQUES: Final = [0] * len(TECHNIQUES)


def restorations(table: Table, seat: Seat) -> list[Action]:
    """[SX-3.1] Every technique of a fresco that the player's cards and materials can restore."""
    has_own, has_black = table.area[seat] > 0, table.black > 0
    actions: list[Action] = []
    if not (has_own or has_black):
        return actions
    box = table.rules.box
    lowest, total = NO_TECHNIQUES[:], NO_TECHNIQUES[:]
    for card in table.hands[seat]:
        technique = box.technique[card]
        if lowest[technique] == 0:
            lowest[technique] = box.value[card]  # hands are sorted
        total[technique] += box.value[card]
    for position in ALL_POSITIONS:
        number = table.frescoes[position]
        if number == COVERED or table.restored[position] != UNRESTORED:
            continue
        fresco = box.frescoes[number]
        start = position * MOST_SPACES
        for space, technique in enumerate(fresco.techniques):
            if table.spaces[start + space] == FREE and total[technique]:
                value = fresco.values[space]
                if (has_own and total[technique] >= value) or (has_black and lowest[technique] < value):
                    actions.append(RESTORE[position][technique])
    return actions


def why_not_restore(table: Table, seat: Seat, action: Restore) -> Reason | None:
    """[SX-3.1] [SX-3.2] Why a player can't restore a technique of a fresco."""
    position, technique = action.position, action.technique
    name, technique_name = POSITIONS[position], TECHNIQUES[technique]
    if table.frescoes[position] == COVERED:
        return COVERED_BY_SHEET.about(position=name)
    if table.restored[position] != UNRESTORED:
        return ALREADY_RESTORED.about(position=name)
    space = table.fresco(position).space_of[technique]
    if space < 0:
        return NO_SUCH_TECHNIQUE.about(position=name, technique=technique_name)
    if table.mark(position, space) != FREE:
        return SPACE_TAKEN.about(position=name, technique=technique_name)
    values = [table.rules.box.value[card] for card in cards_of(table, table.hands[seat], technique)]
    if not values:
        return NO_CARD_OF_IT.about(technique=technique_name)
    return why_no_end(table, seat, table.fresco(position).values[space], values[0], sum(values))


def why_no_end(table: Table, seat: Seat, value: int, least: int, most: int) -> Reason | None:
    """[SX-3.4] [SX-3.6] Why no restoration can come of a sum that lies between two numbers; None if one can."""
    if (table.area[seat] and most >= value) or (table.black and least < value):
        return None
    if least >= value:
        return NO_MATERIAL.about(value=value)
    return NO_BLACK.about(value=value) if table.area[seat] else NO_MATERIALS


def cards_of(table: Table, hand: tuple[Card, ...], technique: Technique) -> list[Card]:
    """[SX-3.2] The cards of a technique in a hand, lowest first."""
    return [card for card in hand if table.rules.box.technique[card] == technique]


class Restoring(TurnStep):
    """[SX-3.2] A player restores a technique of a fresco, and has chosen these cards so far."""

    __slots__ = ("chosen", "position", "space")

    word = "restore"

    def __init__(self, seat: Seat, position: Position, space: int, chosen: tuple[Card, ...]) -> None:
        super().__init__(seat)
        self.position = position
        self.space = space
        self.chosen = chosen

    @property
    def numbers(self) -> list[int]:
        return [self.seat, self.position, self.space, *self.chosen]

    @classmethod
    def of(cls, numbers: list[int]) -> Restoring:
        space = range(MOST_SPACES)[numbers[2]]
        cards = tuple([Card(number) for number in numbers[3:]])
        return cls(ALL_SEATS[numbers[0]], ALL_POSITIONS[numbers[1]], space, cards)

    def question(self, table: Table) -> SixtinaQuestion:
        technique, cards = TECHNIQUES[self.technique(table)], names_of(table, self.chosen)
        return CardsToPlay(self.seat, POSITIONS[self.position], technique, self.value(table), self.total(table), cards)

    def technique(self, table: Table) -> Technique:
        """The technique to restore."""
        return table.fresco(self.position).techniques[self.space]

    def value(self, table: Table) -> int:
        """The value that the technique asks for."""
        return table.fresco(self.position).values[self.space]

    def total(self, table: Table) -> int:
        """The sum of the chosen cards."""
        return sum([table.rules.box.value[card] for card in self.chosen])

    def left(self, table: Table) -> list[Card]:
        """The cards of the technique that could still be played."""
        return cards_of(table, without(table.hands[self.seat], self.chosen), self.technique(table))

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        box = state.rules.box
        total, value, left = self.total(state), self.value(state), self.left(state)
        most = total + sum([box.value[card] for card in left])
        reaches = state.area[seat] > 0 and most >= value
        actions: list[Action] = []
        for place, card in enumerate(left):
            fresh = place == 0 or left[place - 1] != card
            if fresh and (reaches or (state.black > 0 and total + box.value[card] < value)):
                actions.append(box.plays[card])
        if self.chosen and why_no_end(state, seat, value, total, total) is None:
            actions += ADD[: 1 + min(len(self.chosen), self.extras(state))]
        return actions

    def extras(self, table: Table) -> int:
        """[SX-3.7] How many materials are left to add, one being used for a correct or excellent restoration."""
        own = 1 if self.total(table) >= self.value(table) else 0
        return table.area[self.seat] - own

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Play):
            return self.why_not_play(state, action)
        if isinstance(action, Add):
            return self.why_not_add(state, action.number)
        name, technique = POSITIONS[self.position], TECHNIQUES[self.technique(state)]
        return FINISH_RESTORING.about(technique=technique, position=name)

    def why_not_play(self, table: Table, action: Play) -> Reason | None:
        """[SX-3.2] Why a card can't be played here."""
        box = table.rules.box
        technique = self.technique(table)
        if action.technique != technique:
            return OTHER_TECHNIQUE.about(technique=TECHNIQUES[technique])
        left = self.left(table)
        if box.card(technique, action.value) not in left:
            return CARD_NOT_LEFT.about(card=action.card)
        total = self.total(table)
        most = total + sum([box.value[card] for card in left])
        return why_no_end(table, self.seat, self.value(table), total + action.value, most)

    def why_not_add(self, table: Table, number: int) -> Reason | None:
        """[SX-3.7] Why the restoration can't be done with so many further materials."""
        if not self.chosen:
            return PLAY_A_CARD.about(technique=TECHNIQUES[self.technique(table)])
        total = self.total(table)
        reason = why_no_end(table, self.seat, self.value(table), total, total)
        if reason is not None:
            return reason
        if number > len(self.chosen):
            return TOO_MANY_EXTRAS.about(cards=len(self.chosen))
        left = self.extras(table)
        return AREA_SHORT.about(left=left) if number > left else None

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        if isinstance(action, Play):
            card = state.rules.box.card(action.technique, action.value)
            state.agenda[-1] = Restoring(seat, self.position, self.space, (*self.chosen, card))
        else:
            assert isinstance(action, Add)
            state.agenda.pop()
            self.restore(state, action.number, sink)

    def restore(self, table: Table, extras: int, sink: Sink | None) -> None:
        """[SX-3.4] [SX-3.5] [SX-3.6] Put the materials down, and the cards away; what follows is on the agenda."""
        kind = kind_of(self.total(table), self.value(table))
        put_materials(table, self.seat, self.position, self.space, kind, extras, table.area)
        if sink is not None:
            sink.emit(self.restored(table, kind, extras))
        self.put_cards_away(table, kind)
        self.plan(table, kind)

    def restored(self, table: Table, kind: int, extras: int) -> Restored:
        """[SX-3.3] The restoration, as it is told."""
        return Restored(
            actor=self.seat,
            position=POSITIONS[self.position],
            fresco=table.fresco(self.position).id,
            technique=TECHNIQUES[self.technique(table)],
            value=self.value(table),
            total=self.total(table),
            restoration=RESTORATIONS[kind],
            cards=names_of(table, self.chosen),
            extras=extras,
            rule=RULES[kind],
        )

    def put_cards_away(self, table: Table, kind: int) -> None:
        """[SX-3.8] Prudent cards stay in the play area, all others are discarded."""
        if kind == PRUDENT_KIND:
            lay_open(table, self.seat, self.chosen)
            table.prudent[self.seat] = tuple(sorted([*table.prudent[self.seat], *self.chosen]))
        else:
            discard(table, self.seat, self.chosen)

    def plan(self, table: Table, kind: int) -> None:
        """[SX-3.9] [SX-8.4] First the bonus, then the check of the fresco, then Gianluigi; by option he is earlier."""
        after: list[CheckFresco | GianluigiRestores] = [CheckFresco(self.seat, self.position)]
        if table.rules.gianluigi >= 0:
            halves = sum([table.rules.box.halves[card] for card in self.chosen])
            after.append(GianluigiRestores(self.seat, self.technique(table), self.total(table), halves // HALVES))
        if table.rules.gianluigi_acts_first:
            after.reverse()
        table.agenda.extend(reversed(after))
        if kind == EXCELLENT_KIND:
            table.agenda.append(ChooseBonus(self.seat))
