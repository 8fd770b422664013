"""What each seat may see of the table, and tables that fit what it sees."""

from __future__ import annotations

import random

import msgspec

from bottega.core.kinds import Options, SeatId
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.games.sagrada.actions import die_at, round_at, spot_of
from bottega.games.sagrada.box import Box
from bottega.games.sagrada.dice import COLOUR_NAMES, COLOURS, DIE_NAMES, Colour, parse_die
from bottega.games.sagrada.events import TurnAhead
from bottega.games.sagrada.kinds import (
    OBJECTIVE_IDS,
    ROUNDS,
    TOOL_IDS,
    ColourId,
    DieId,
    ObjectiveId,
    PatternId,
    RoundNumber,
    ToolId,
)
from bottega.games.sagrada.questions import InHand, SagradaQuestion
from bottega.games.sagrada.ruleset import Rules
from bottega.games.sagrada.steps import parse_step
from bottega.games.sagrada.table import NOT_DECIDED, NOT_PICKED, Deal, SagradaStep, Table, TurnSoFar
from bottega.games.sagrada.window import Window, window_with


class WindowView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A window: its pattern, and for each space, row by row, the die on it, or None."""

    pattern: PatternId
    dice: tuple[DieId | None, ...]


class SagradaView(View, frozen=True, kw_only=True):
    """The table as a seat sees it.

    Lists of seats are in the order of the seats. `first` is the first player of the round, `turns` are the turns of
    the round that are not over, the one that is going on first. `tools` and `public` objectives are in the order of
    their numbers, `on_tools` are the favour tokens on each tool (playing alone: 1 if it is used up); until the table
    is set up there are none, and nobody is `first`. `private` are a seat's private objectives, by colour, or None where
    they are not this seat's to know. `chosen` is a chosen pattern, or None if there is none yet or it is still sealed.

    The `pool` is sorted when it is rolled; then its dice keep their order, and one that is returned goes to the end.
    On the `track` a list for each of the ten rounds has the dice as they were laid; an exchanged die lies where the
    other lay. `hand` are the dice in hand of the seat that decides: neither in the pool nor in a window. `bag` are how
    many dice of each colour are in the bag, in the order red, yellow, green, blue, purple; `gone` are those that paid
    for tools. `picked` is the private objective that a lone player scores.

    `questions` are what is asked, one for each pending seat. `agenda` is only for the game itself, which makes a table
    of it again: what its words are may change.
    """

    seats: int
    options: Options
    round: RoundNumber
    first: SeatId | None
    turns: tuple[TurnAhead, ...]
    questions: tuple[SagradaQuestion, ...]
    offers: tuple[tuple[PatternId, ...], ...]
    chosen: tuple[PatternId | None, ...]
    private: tuple[tuple[ColourId, ...] | None, ...]
    public: tuple[ObjectiveId, ...]
    tools: tuple[ToolId, ...]
    on_tools: tuple[int, ...]
    tokens: tuple[int, ...]
    windows: tuple[WindowView, ...]
    pool: tuple[DieId, ...]
    hand: tuple[InHand, ...]
    track: tuple[tuple[DieId, ...], ...]
    bag: tuple[int, ...]
    gone: tuple[DieId, ...]
    picked: ColourId | None
    agenda: tuple[str, ...]


def view(table: Table, seat: Seat | None) -> SagradaView:
    """What a seat, or a spectator, may see."""
    over = not table.agenda
    knows = [over or table.rules.solo or other == seat for other in table.rules.seats]
    sees_choice = [not table.seal or other == seat for other in table.rules.seats]
    return _look(table, seat, knows, sees_choice)


def dump(table: Table) -> SagradaView:
    """Everything there is."""
    everything = [True] * table.rules.count
    return _look(table, None, everything, everything)


def _look(table: Table, seat: Seat | None, knows: list[bool], sees_choice: list[bool]) -> SagradaView:
    deal = table.deal
    return SagradaView(
        seat=seat,
        pending=table.pending,
        seats=table.rules.count,
        options=dict(table.rules.options),
        round=table.round,
        first=None if table.first == NOT_DECIDED else table.first,
        turns=_turns(table),
        questions=_questions(table),
        offers=tuple([tuple([pattern.id for pattern in offer]) for offer in deal.offers]),
        chosen=tuple([p.id if p and seen else None for p, seen in zip(table.chosen, sees_choice, strict=True)]),
        private=tuple([_colours(hand) if known else None for hand, known in zip(deal.private, knows, strict=True)]),
        public=tuple([OBJECTIVE_IDS[number] for number in deal.public]),
        tools=tuple([TOOL_IDS[number - 1] for number in deal.tools]),
        on_tools=tuple(table.on_tools),
        tokens=tuple(table.tokens),
        windows=tuple([_window_view(window) for window in table.windows]),
        pool=tuple([DIE_NAMES[die] for die in table.pool]),
        hand=_hand(table),
        track=_track_view(table.track),
        bag=tuple(table.bag),
        gone=tuple([DIE_NAMES[die] for die in table.gone]),
        picked=None if table.picked == NOT_PICKED else COLOUR_NAMES[table.picked],
        agenda=tuple([step.name for step in table.agenda]),
    )


def _turns(table: Table) -> tuple[TurnAhead, ...]:
    return tuple([TurnAhead(step.seat, step.second) for step in reversed(table.agenda) if isinstance(step, TurnSoFar)])


def _questions(table: Table) -> tuple[SagradaQuestion, ...]:
    step = table.agenda[-1] if table.agenda else None
    return tuple([step.question(table, seat) for seat in table.pending]) if isinstance(step, SagradaStep) else ()


def _hand(table: Table) -> tuple[InHand, ...]:
    return tuple([held for step in table.agenda if isinstance(step, SagradaStep) for held in step.open_hand()])


def _colours(hand: tuple[Colour, ...]) -> tuple[str, ...]:
    return tuple([COLOUR_NAMES[colour] for colour in hand])


def _window_view(window: Window) -> WindowView:
    return WindowView(window.pattern.id, tuple([DIE_NAMES[die - 1] if die else None for die in window.dice]))


def _track_view(track: list[int]) -> tuple[tuple[str, ...], ...]:
    rounds: list[list[str]] = [[] for _ in range(ROUNDS)]
    for spot in track:
        rounds[round_at(spot) - 1].append(DIE_NAMES[die_at(spot)])
    return tuple([tuple(dice) for dice in rounds])


def determinize(seen: SagradaView, rules: Rules, rng: random.Random) -> Table:
    """A table that fits a view. Unknown objectives are dealt again, sealed choices made at random."""
    known = [colour for hand in seen.private if hand for colour in hand]
    deck = [name for name in COLOUR_NAMES if name not in known]
    rng.shuffle(deck)
    private = tuple([hand or (deck.pop(),) for hand in seen.private])
    chosen = tuple(
        [
            choice or (None if seat in seen.pending or not seen.offers else rng.choice(seen.offers[seat]))
            for seat, choice in enumerate(seen.chosen)
        ]
    )
    return load(msgspec.structs.replace(seen, private=private, chosen=chosen), rules)


def load(seen: SagradaView, rules: Rules) -> Table:
    """The table of a view that leaves nothing open."""
    box = rules.box
    deal = Deal(
        private=tuple([tuple([COLOURS[COLOUR_NAMES.index(c)] for c in hand or ()]) for hand in seen.private]),
        offers=tuple([tuple([box.pattern_of[name] for name in offer]) for offer in seen.offers]),
        tools=tuple([1 + TOOL_IDS.index(tool) for tool in seen.tools]),
        public=tuple([OBJECTIVE_IDS.index(objective) for objective in seen.public]),
    )
    return Table(
        rules=rules,
        deal=deal,
        agenda=[parse_step(name) for name in seen.agenda],
        chosen=tuple([box.pattern_of[name] if name else None for name in seen.chosen]),
        windows=[_window(window, box) for window in seen.windows],
        tokens=list(seen.tokens),
        on_tools=list(seen.on_tools),
        pool=[parse_die(name) for name in seen.pool],
        track=[spot_of(number, parse_die(name)) for number, dice in enumerate(seen.track, 1) for name in dice],
        bag=list(seen.bag),
        gone=[parse_die(name) for name in seen.gone],
        round_number=seen.round,
        first=NOT_DECIDED if seen.first is None else Seat(seen.first),
        picked=COLOURS[COLOUR_NAMES.index(seen.picked)] if seen.picked else NOT_PICKED,
    )


def _window(seen: WindowView, box: Box) -> Window:
    dice = [1 + parse_die(name) if name else 0 for name in seen.dice]
    return window_with(box.pattern_of[seen.pattern], dice)
