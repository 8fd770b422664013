"""What each seat may see of the table, and tables that fit what it sees."""

from __future__ import annotations

import random

import msgspec

from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.games.sagrada.actions import ROUNDS, die_at, round_at, spot_of
from bottega.games.sagrada.box import Box
from bottega.games.sagrada.dice import COLOUR_NAMES, COLOURS, DIE_NAMES, Colour, parse_die
from bottega.games.sagrada.ruleset import Rules
from bottega.games.sagrada.steps import parse_step
from bottega.games.sagrada.table import NOT_DECIDED, NOT_PICKED, Deal, Table
from bottega.games.sagrada.window import Window, window_with

EMPTY = ""


class WindowView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A window: its pattern, and a die or "" for each space, row by row."""

    pattern: str
    dice: tuple[str, ...]


class SagradaView(View, frozen=True, kw_only=True):
    """The table as a seat sees it.

    `private` is a seat's private objective, or None where it is not this seat's to know; `chosen`
    is a chosen pattern, or None if there is none yet or it is still sealed. There are no tools and public
    objectives, and nobody is `first`, until the table is set up.
    """

    seats: int
    options: dict[str, str]
    round: int
    first: int | None
    agenda: tuple[str, ...]
    offers: tuple[tuple[str, ...], ...]
    chosen: tuple[str | None, ...]
    private: tuple[tuple[str, ...] | None, ...]
    public: tuple[int, ...]
    tools: tuple[int, ...]
    on_tools: tuple[int, ...]
    tokens: tuple[int, ...]
    windows: tuple[WindowView, ...]
    pool: tuple[str, ...]
    track: tuple[tuple[str, ...], ...]
    bag: tuple[int, ...]
    gone: tuple[str, ...]
    picked: str | None


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
        agenda=tuple([step.name for step in table.agenda]),
        offers=tuple([tuple([pattern.id for pattern in offer]) for offer in deal.offers]),
        chosen=tuple([p.id if p and seen else None for p, seen in zip(table.chosen, sees_choice, strict=True)]),
        private=tuple([_colours(hand) if known else None for hand, known in zip(deal.private, knows, strict=True)]),
        public=deal.public,
        tools=deal.tools,
        on_tools=tuple(table.on_tools),
        tokens=tuple(table.tokens),
        windows=tuple([_window_view(window) for window in table.windows]),
        pool=tuple([DIE_NAMES[die] for die in table.pool]),
        track=_track_view(table.track),
        bag=tuple(table.bag),
        gone=tuple([DIE_NAMES[die] for die in table.gone]),
        picked=None if table.picked == NOT_PICKED else COLOUR_NAMES[table.picked],
    )


def _colours(hand: tuple[Colour, ...]) -> tuple[str, ...]:
    return tuple([COLOUR_NAMES[colour] for colour in hand])


def _window_view(window: Window) -> WindowView:
    return WindowView(window.pattern.id, tuple([DIE_NAMES[die - 1] if die else EMPTY for die in window.dice]))


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
        tools=seen.tools,
        public=seen.public,
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
