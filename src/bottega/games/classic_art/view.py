"""What each seat may see of the table, and tables that fit what it sees."""

from __future__ import annotations

import random

import msgspec

from bottega.core.agenda import Step
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.games.classic_art.catalogue import (
    CARD_IDS,
    CARDS,
    CATEGORIES,
    CATEGORY_IDS,
    LABEL_OF,
    SPACES,
    SPACES_EACH,
    Card,
    Category,
    parse_card,
    parse_space,
)
from bottega.games.classic_art.ruleset import Rules
from bottega.games.classic_art.steps import parse_step
from bottega.games.classic_art.table import (
    FREE,
    NOT_DROPPED,
    Table,
    has_high_risk,
    owner_of,
    prediction_of,
    tokens_on,
)
from bottega.games.classic_art.turn import TURNS, SecondCard


class PredictionView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prediction: on which space, whose, and what lies there."""

    space: str
    seat: int
    tokens: int
    high_risk: bool


class ExhibitionView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An exhibition: the artworks that hang there or the loans that wait, oldest first, and the predictions."""

    category: str
    artworks: tuple[str, ...]
    loans: tuple[str, ...]
    predictions: tuple[PredictionView, ...]


class PlayerView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player: `hand` and `dropped` are None where they are not this seat's to know.

    `tokens` can still be placed, `lost` are set aside. `prestige` is a number a category.
    """

    hand: tuple[str, ...] | None
    cards: int
    has_dropped: bool
    dropped: str | None
    tokens: int
    lost: int
    has_doubled: bool
    prestige: tuple[int, ...]


class ClassicArtView(View, frozen=True, kw_only=True):
    """The table as a seat sees it. `deck` is how many cards lie face down, `house` how many of them are the House's."""

    seats: int
    options: dict[str, str]
    season: int
    first: int
    agenda: tuple[str, ...]
    exhibitions: tuple[ExhibitionView, ...]
    discarded: tuple[str, ...]
    deck: int
    house: int
    players: tuple[PlayerView, ...]


def view(table: Table, seat: Seat | None) -> ClassicArtView:
    """What a seat, or a spectator, may see."""
    return _look(table, seat, [other == seat for other in table.rules.seats])


def dump(table: Table) -> ClassicArtView:
    """Everything there is."""
    return _look(table, None, [True] * table.rules.count)


def _look(table: Table, seat: Seat | None, knows: list[bool]) -> ClassicArtView:
    return ClassicArtView(
        seat=seat,
        pending=table.pending,
        seats=table.rules.count,
        options=dict(table.rules.options),
        season=table.season,
        first=table.first,
        agenda=tuple([_step_for(step, knows) for step in table.agenda]),
        exhibitions=tuple([_exhibition_view(table, category) for category in CATEGORIES]),
        discarded=_named(table.discarded),
        deck=sum(table.deck),
        house=table.house,
        players=tuple([_player_view(table, other, knows[other]) for other in table.rules.seats]),
    )


def _step_for(step: Step[Table], knows: list[bool]) -> str:
    """[CA-3.2] A step as a seat sees it: another's first card is not told before the second is chosen."""
    return TURNS[step.seat].name if isinstance(step, SecondCard) and not knows[step.seat] else step.name


def _named(cards: tuple[Card, ...] | list[Card]) -> tuple[str, ...]:
    return tuple([CARD_IDS[card] for card in cards])


def _exhibition_view(table: Table, category: Category) -> ExhibitionView:
    cards = _named(table.exhibitions[category])
    waiting = bool(table.loans_in(category))
    spaces = SPACES[category * SPACES_EACH : (category + 1) * SPACES_EACH]
    predictions = [(LABEL_OF[space], table.predictions[space]) for space in spaces]
    return ExhibitionView(
        CATEGORY_IDS[category],
        () if waiting else cards,
        cards if waiting else (),
        tuple([_prediction_view(label, prediction) for label, prediction in predictions if prediction != FREE]),
    )


def _prediction_view(label: str, prediction: int) -> PredictionView:
    return PredictionView(label, owner_of(prediction), tokens_on(prediction), has_high_risk(prediction))


def _player_view(table: Table, seat: Seat, known: bool) -> PlayerView:
    hand, dropped = table.hands[seat], table.dropped[seat]
    return PlayerView(
        hand=_named(hand) if known else None,
        cards=len(hand),
        has_dropped=dropped != NOT_DROPPED,
        dropped=CARD_IDS[dropped] if known and dropped != NOT_DROPPED else None,
        tokens=table.tokens[seat],
        lost=table.lost[seat],
        has_doubled=table.has_doubled(seat),
        prestige=tuple([table.prestige(seat, category) for category in CATEGORIES]),
    )


def determinize(seen: ClassicArtView, rules: Rules, rng: random.Random) -> Table:
    """A table that fits a view. The cards that this seat has not seen are dealt again."""
    known = _seen_cards(seen)
    unseen = [name for name in CARD_IDS if name not in known]
    rng.shuffle(unseen)
    players = tuple([_imagined(player, unseen) for player in seen.players])
    return load(msgspec.structs.replace(seen, players=players), rules)


def _seen_cards(seen: ClassicArtView) -> set[str]:
    """The cards that the view names."""
    on_board = {card for exhibition in seen.exhibitions for card in (*exhibition.artworks, *exhibition.loans)}
    held = {card for player in seen.players for card in (*(player.hand or ()), player.dropped) if card}
    return on_board | held | set(seen.discarded)


def _imagined(player: PlayerView, unseen: list[str]) -> PlayerView:
    """A player with cards that may be the ones held, taken from those unseen."""
    if player.hand is not None:
        return player
    hand = tuple(sorted([unseen.pop() for _ in range(player.cards)], key=CARD_IDS.index))
    return msgspec.structs.replace(player, hand=hand, dropped=unseen.pop() if player.has_dropped else None)


def load(seen: ClassicArtView, rules: Rules) -> Table:
    """The table of a view that leaves nothing open."""
    elsewhere = {parse_card(name) for name in _seen_cards(seen)}
    players = seen.players
    table = Table(
        rules=rules,
        agenda=[parse_step(name) for name in seen.agenda],
        season=seen.season,
        first=Seat(seen.first),
        deck=[int(card not in elsewhere) for card in CARDS],
        house=seen.house,
        hands=[_cards(player.hand or ()) for player in players],
        exhibitions=[_cards(exhibition.artworks or exhibition.loans) for exhibition in seen.exhibitions],
        discarded=list(_cards(seen.discarded)),
        dropped=[parse_card(player.dropped) if player.dropped else NOT_DROPPED for player in players],
        predictions=[FREE] * len(SPACES),
        taken=0,
        doubled=sum([1 << seat for seat, player in enumerate(players) if player.has_doubled]),
        tokens=[player.tokens for player in players],
        lost=[player.lost for player in players],
        tracks=[prestige for player in players for prestige in player.prestige],
    )
    for exhibition in seen.exhibitions:
        for p in exhibition.predictions:
            prediction = prediction_of(Seat(p.seat), p.tokens, p.high_risk)
            table.place(parse_space(exhibition.category, p.space), prediction)
    return table


def _cards(names: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple([parse_card(name) for name in names])
