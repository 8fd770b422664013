"""Chapter 1: setting up the chapel, the cards and the materials."""

from __future__ import annotations

from bottega.core.actions import Action
from bottega.core.agenda import advance
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.sixtina.actions import ALL_POSITIONS, ALL_TECHNIQUES, PLACE, Place, Position, Technique
from bottega.games.sixtina.cards import draw_cards, reveal_card
from bottega.games.sixtina.chapel import draw_fresco
from bottega.games.sixtina.events import CardShown, FirstPlaced, Opened
from bottega.games.sixtina.kinds import OBJECTIVES, POSITIONS, TECHNIQUES
from bottega.games.sixtina.questions import FirstMaterial, SixtinaQuestion
from bottega.games.sixtina.reasons import COVERED_AT_FIRST, LAST_SPACE, NO_PLACE_THERE, PLACE_FIRST
from bottega.games.sixtina.rounds import BEGIN_TURN
from bottega.games.sixtina.ruleset import (
    DRAWN_OBJECTIVES,
    FIRST_HAND,
    GIANLUIGI_SCORE,
    IN_PLAY_AREA,
    START_SCORES,
    Rules,
)
from bottega.games.sixtina.table import (
    ALL_SEATS,
    CORRECT_KIND,
    COVERED,
    FREE,
    MOST_COLOURS,
    MOST_SPACES,
    UNRESTORED,
    Decision,
    Table,
    TableStep,
)
from bottega.parts.deck import deal


def set_up(rules: Rules, chance: Chance, sink: Sink | None = None) -> Table:
    """A table ready for the first decision."""
    table = empty_table(rules, chance)
    for position in rules.open_positions:  # [SX-1.2]
        table.frescoes[position] = draw_fresco(table, position, chance)
    clockwise = [Seat((table.first + place) % rules.count) for place in range(rules.count)]
    for place, seat in enumerate(clockwise):
        table.scores[seat] = START_SCORES[place]  # [SX-1.7]
    if rules.gianluigi >= 0:
        welcome_gianluigi(table)
    if sink is not None:
        sink.emit(opening(table))
    for seat in clockwise:  # [SX-1.4]
        draw_cards(table, seat, FIRST_HAND, "SX-1.4", chance, sink)
    table.agenda.append(BEGIN_TURN[table.first])
    table.agenda.extend([RevealFirst(seat) for seat in reversed(clockwise)])
    advance(table, table.agenda, chance, sink)
    return table


def opening(table: Table) -> Opened:
    """[SX-1.2] [SX-1.3] [SX-1.7] What lies open at the beginning."""
    positions = table.rules.open_positions
    return Opened(
        table.first,
        tuple([POSITIONS[position] for position in positions]),
        tuple([table.fresco(position).id for position in positions]),
        tuple([OBJECTIVES[number] for number in table.objectives]),
        tuple(table.scores),
    )


def empty_table(rules: Rules, chance: Chance) -> Table:
    """All sheets down and all cards in the draw pile; the objectives and the first player are drawn by lot."""
    positions = len(ALL_POSITIONS)
    objectives = deal(list(range(len(rules.objectives))), DRAWN_OBJECTIVES, chance)  # [SX-1.3]
    return Table(
        rules=rules,
        agenda=[],
        first=Seat(chance.pick(rules.count)),  # [SX-1.7]
        frescoes=[COVERED] * positions,
        spaces=[FREE] * (positions * MOST_SPACES),
        materials=[0] * (positions * MOST_COLOURS),
        restored=[UNRESTORED] * positions,
        objectives=tuple(sorted(objectives)),
        claims=[-1] * (DRAWN_OBJECTIVES * 3),
        done=[0] * (MOST_COLOURS * len(TECHNIQUES) * 2),
        hands=[()] * rules.count,
        prudent=[()] * rules.count,
        deck=rules.box.counts[:],
        discard=[0] * len(rules.box.counts),
        piles=[],
        history=[],
        area=[IN_PLAY_AREA] * rules.count,  # [SX-1.5]
        supply=[rules.materials - IN_PLAY_AREA - 1] * rules.count,
        black=rules.black,  # [SX-1.6]
        scores=[0] * rules.count,
    )


def welcome_gianluigi(table: Table) -> None:
    """[SX-8.1] He starts with 15 points and on the second space of each objective; he has no play area."""
    colour = table.rules.gianluigi
    table.scores.append(GIANLUIGI_SCORE)
    for place in range(DRAWN_OBJECTIVES):
        table.claims[place * 3 + 1] = colour
    table.supply.append(table.rules.materials - 1 - DRAWN_OBJECTIVES)


class RevealFirst(TableStep):
    """[SX-1.8] A player reveals cards until there is a free technique for one."""

    __slots__ = ()

    word = "reveal-first"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        box = state.rules.box
        card = reveal_card(state, chance, sink)
        technique = box.technique[card]
        places = first_places(state, technique)
        if sink is not None:
            sink.emit(CardShown(self.seat, box.names[card], TECHNIQUES[technique], len(places) > 0))
        if not places:
            if fits_a_card_to_come(state):
                state.agenda.append(self)  # [SX-1.9]
        elif len(places) == 1:
            place_first(state, self.seat, technique, places[0], sink)
        else:
            state.agenda.append(ChooseFirst(self.seat, technique))


class ChooseFirst(Decision):
    """[SX-1.8] Several frescoes have the technique free: the player chooses one."""

    __slots__ = ("technique",)

    word = "first"

    def __init__(self, seat: Seat, technique: Technique) -> None:
        super().__init__(seat)
        self.technique = technique

    @property
    def numbers(self) -> list[int]:
        return [self.seat, self.technique]

    @classmethod
    def of(cls, numbers: list[int]) -> ChooseFirst:
        return cls(ALL_SEATS[numbers[0]], ALL_TECHNIQUES[numbers[1]])

    def question(self, table: Table) -> SixtinaQuestion:
        return FirstMaterial(self.seat, TECHNIQUES[self.technique])

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [PLACE[position] for position in first_places(state, self.technique)]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        technique = TECHNIQUES[self.technique]
        if not isinstance(action, Place):
            return PLACE_FIRST.about(technique=technique)
        position = action.position
        if position in first_places(state, self.technique):
            return None
        name = POSITIONS[position]
        if state.frescoes[position] == COVERED:
            return COVERED_AT_FIRST.about(position=name)
        if has_free(state, position, self.technique):
            return LAST_SPACE.about(position=name)
        return NO_PLACE_THERE.about(position=name, technique=technique)

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Place)
        state.agenda.pop()
        place_first(state, seat, self.technique, action.position, sink)


def first_places(table: Table, technique: Technique) -> list[Position]:
    """[SX-1.8] [SX-1.10] The frescoes with this technique free, unless it is the last free one of its fresco."""
    return [
        position
        for position in table.rules.open_positions
        if has_free(table, position, technique) and table.free_spaces(position) > 1
    ]


def fits_a_card_to_come(table: Table) -> bool:
    """Whether a card of the piles has a free technique. Only a box with very few cards of a technique has none."""
    box = table.rules.box
    to_come = {box.technique[card] for card in box.cards if table.deck[card] or table.discard[card]}
    return len([technique for technique in to_come if first_places(table, technique)]) > 0


def has_free(table: Table, position: Position, technique: Technique) -> bool:
    """Whether a fresco can be seen, has a technique, and no material lies on it."""
    if not table.is_open(position):
        return False
    space = table.fresco(position).space_of[technique]
    return space >= 0 and table.mark(position, space) == FREE


def place_first(table: Table, seat: Seat, technique: Technique, position: Position, sink: Sink | None) -> None:
    """[SX-1.8] A material from the supply, on the top space of the technique."""
    table.supply[seat] -= 1
    table.put_own(position, table.fresco(position).space_of[technique], seat, CORRECT_KIND)
    if sink is not None:
        sink.emit(FirstPlaced(seat, POSITIONS[position], table.fresco(position).id, TECHNIQUES[technique]))
