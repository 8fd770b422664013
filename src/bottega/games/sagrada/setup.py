"""Chapters 1 and 2: setting up."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step, advance
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import EVERYONE, Audience, Seat, only
from bottega.games.sagrada.actions import CHOOSE, Choose
from bottega.games.sagrada.dice import COLOUR_NAMES, COLOURS, Colour
from bottega.games.sagrada.events import CardsLaid, ObjectiveDealt, PatternsOffered, WindowChosen, WindowShown
from bottega.games.sagrada.kinds import OBJECTIVE_IDS, TOOL_IDS
from bottega.games.sagrada.pattern import Pattern
from bottega.games.sagrada.questions import ChooseWindow, SagradaQuestion
from bottega.games.sagrada.reasons import CHOOSE_A_WINDOW, NOT_OFFERED
from bottega.games.sagrada.round import BEGIN_ROUND
from bottega.games.sagrada.ruleset import Rules
from bottega.games.sagrada.table import NOT_DECIDED, NOT_PICKED, Deal, SagradaStep, Table
from bottega.games.sagrada.window import empty_window
from bottega.parts.deck import deal


def set_up(rules: Rules, chance: Chance, sink: Sink | None = None) -> Table:
    """A table ready for the first decision: which window."""
    table = Table(
        rules=rules,
        deal=deal_cards(rules, chance),
        agenda=[BEGIN_ROUND, *order_of_set_up(rules)],
        chosen=tuple([None] * rules.count),
        windows=[],
        tokens=[0] * rules.count,
        on_tools=[],
        pool=[],
        track=[],
        bag=[rules.dice_a_colour] * len(COLOURS),  # [SG-2.3]
        gone=[],
        round_number=1,
        first=NOT_DECIDED,
        picked=NOT_PICKED,
    )
    if sink is not None:
        tell_deal(table, sink)
    advance(table, table.agenda, chance, sink)
    return table


def order_of_set_up(rules: Rules) -> list[Step[Table]]:
    """[SG-1.4] The windows are chosen before the table is set up; by option, after. The next step is last."""
    return [CHOOSE_WINDOWS, LAY_CARDS] if rules.chooses_with_cards_in_sight else [LAY_CARDS, CHOOSE_WINDOWS]


def deal_cards(rules: Rules, chance: Chance) -> Deal:
    """[SG-1.1] [SG-1.2] Deal private objectives and patterns; the rest is not used."""
    objectives = list(range(len(COLOURS)))
    patterns = rules.box.patterns
    pattern_cards = list(range(1, 1 + len(patterns) // 2))
    private: list[tuple[Colour, ...]] = []
    offers: list[tuple[Pattern, ...]] = []
    for seat in rules.seats:
        hand = deal(objectives, rules.private_objectives, chance, who_sees_objectives(rules, seat))
        private.append(tuple([Colour(colour) for colour in hand]))
    for _ in rules.seats:
        cards = deal(pattern_cards, 2, chance)
        offers.append(tuple([pattern for card in cards for pattern in patterns if pattern.card == card]))
    return Deal(tuple(private), tuple(offers), (), ())


def who_sees_objectives(rules: Rules, seat: Seat) -> Audience:
    """[SG-1.1] [SG-8.2] The owner alone; playing alone, they lie face up."""
    return EVERYONE if rules.solo else only(seat)


def tell_deal(table: Table, sink: Sink) -> None:
    """Tell each seat what it may know of the deal."""
    dealt = table.deal
    for seat in table.rules.seats:
        for colour in dealt.private[seat]:
            sink.emit(ObjectiveDealt(seat, COLOUR_NAMES[colour], openly=table.rules.solo))
        sink.emit(PatternsOffered(seat, ids_of(dealt.offers[seat])))


def ids_of(patterns: tuple[Pattern, ...]) -> tuple[str, ...]:
    """The ids of patterns."""
    return tuple([pattern.id for pattern in patterns])


class ChooseWindows(SagradaStep):
    """[SG-1.2] All choose a window at the same time."""

    __slots__ = ()

    word: ClassVar[str] = "choose-windows"

    @property
    def seal(self) -> str:
        return self.name

    def pending(self, state: Table) -> tuple[Seat, ...]:
        return tuple([seat for seat in state.rules.seats if state.chosen[seat] is None])

    def question(self, state: Table, seat: Seat) -> SagradaQuestion:
        return ChooseWindow(seat, ids_of(state.deal.offers[seat]))

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [CHOOSE[pattern.number] for pattern in state.deal.offers[seat]]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Choose):
            return CHOOSE_A_WINDOW.about(offered=ids_of(state.deal.offers[seat]))
        pattern = state.rules.box.patterns[action.pattern]
        if pattern in state.deal.offers[seat]:
            return None
        return NOT_OFFERED.about(pattern=pattern.id, offered=ids_of(state.deal.offers[seat]))

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Choose)
        pattern = state.rules.box.patterns[action.pattern]
        state.chosen = (*state.chosen[:seat], pattern, *state.chosen[seat + 1 :])
        if sink is not None:
            sink.emit(WindowChosen(seat, pattern.id))

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        """[SG-1.3] All have chosen: the windows are shown, and favour tokens handed out by difficulty."""
        patterns = [pattern for pattern in state.chosen if pattern is not None]
        state.windows = [empty_window(pattern) for pattern in patterns]
        if not state.rules.solo:
            state.tokens = [pattern.difficulty for pattern in patterns]
        if sink is not None:
            for seat in state.rules.seats:
                sink.emit(WindowShown(seat, patterns[seat].id, state.tokens[seat]))


class LayCards(SagradaStep):
    """[SG-2.1] [SG-2.2] [SG-2.4] Lay tools and public objectives, and choose who is first; the rest is not used."""

    __slots__ = ()

    word: ClassVar[str] = "lay-cards"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        rules = state.rules
        tools = sorted(deal(list(range(1, 1 + len(TOOL_IDS))), rules.tools, chance))
        public = sorted(deal(list(range(len(OBJECTIVE_IDS))), rules.public_objectives, chance))
        state.deal = Deal(state.deal.private, state.deal.offers, tuple(tools), tuple(public))
        state.on_tools = [0] * rules.tools
        state.first = Seat(chance.pick(rules.count))
        if sink is not None:
            sink.emit(
                CardsLaid(
                    tuple([TOOL_IDS[number - 1] for number in tools]),
                    tuple([OBJECTIVE_IDS[number] for number in public]),
                    state.first,
                )
            )


CHOOSE_WINDOWS: Final = ChooseWindows()
LAY_CARDS: Final = LayCards()
