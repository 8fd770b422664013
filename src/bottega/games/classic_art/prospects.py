"""What a seat can work out from what it sees: which cards are still out, and what a prediction bets.

Nothing here guesses: these are facts of the open cards and of the seat's own.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

import msgspec

from bottega.core.game import Game
from bottega.core.kinds import SeatId
from bottega.core.seats import Seat
from bottega.core.views import Prospects
from bottega.games.classic_art.actions import Predict
from bottega.games.classic_art.box import Box
from bottega.games.classic_art.cards import show
from bottega.games.classic_art.catalogue import (
    CARD_IDS,
    CATEGORY_IDS,
    EXHIBITION_OF,
    LABEL_OF,
    RARITIES,
    SPACES_EACH,
    Space,
    comes_true,
    parse_card,
    parse_space,
)
from bottega.games.classic_art.kinds import CardId, CategoryId, ShowId, SpaceId
from bottega.games.classic_art.predicting import PREDICTIONS
from bottega.games.classic_art.questions import ChoosePrediction
from bottega.games.classic_art.ruleset import Rules
from bottega.games.classic_art.table import Table
from bottega.games.classic_art.view import ClassicArtView, ExhibitionView, PlayerView, load


class Outlook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of a category that have not come, as a seat knows it, and what can still become of its exhibition.

    `artworks` and `loans` are out where the seat can't see them: in other hands, in the deck, or dropped by others.
    `held_artworks` and `held_loans` are in its own hand. At the end of the season `fewest` to `most` works can hang.
    """

    category: CategoryId
    artworks: int
    loans: int
    held_artworks: int
    held_loans: int
    fewest: int
    most: int


class Bet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a prediction bets, made or only thought of.

    `works` hang there now. If it would not come true now, `needs` works must come, or leave for a Rarity Show; if it
    would, `spare` works may leave, or come for a Rarity Show. `can_come_true` says whether it still can at all, as far
    as the seat that looks knows. It pays `pays`: the `value` of the space, so many `times`. That takes its owner from
    `before` to `after` on the track, where the Prestige counts if `counts`, and what goes beyond the end is `wasted`.
    With it alone every category would have a player whose Prestige counts if `ends_game`. If it fails, the `tokens`
    are set aside.
    """

    seat: SeatId
    exhibition: CategoryId
    space: SpaceId
    show: ShowId
    tokens: int
    high_risk: bool
    works: int
    comes_true_now: bool
    needs: int
    spare: int
    can_come_true: bool
    value: int
    times: int
    pays: int
    before: int
    after: int
    wasted: int
    counts: bool
    ends_game: bool


class ClassicArtProspects(Prospects, frozen=True, kw_only=True):
    """What is still out of each category, in their order, what the predictions on the board bet, exhibition by
    exhibition, and what each prediction would bet that the seat may make now.
    """

    outlooks: tuple[Outlook, ...]
    bets: tuple[Bet, ...]
    open_bets: tuple[Bet, ...]


def prospects(view: ClassicArtView, rules: Rules) -> ClassicArtProspects:
    """What a seat can work out from its view."""
    return ClassicArtProspects(
        outlooks=outlooks(rules.box, view), bets=bets_made(rules.box, view), open_bets=open_bets(view, rules)
    )


def open_bets(view: ClassicArtView, rules: Rules) -> tuple[Bet, ...]:
    """What each prediction would bet that the seat of a view may make now."""
    if view.seat is None:
        return ()
    legal = load(view, rules).legal(Seat(view.seat))
    return tuple(
        [
            bet_now(rules.box, view, view.seat, action.space, action.tokens)
            for action in legal
            if isinstance(action, Predict)
        ]
    )


# Cards that are still out


def outlooks(box: Box, view: ClassicArtView) -> tuple[Outlook, ...]:
    """What is still out of each category, in their order."""
    return tuple([_outlook(box, view, exhibition) for exhibition in view.exhibitions])


def _outlook(box: Box, view: ClassicArtView, exhibition: ExhibitionView) -> Outlook:
    category = exhibition.category
    me = _looking(view)
    held = _count(box, category, me.hand or () if me else ())
    known = [*exhibition.artworks, *exhibition.loans, *view.discarded, *(me.hand or () if me else ())]
    if me is not None and me.dropped is not None:
        known.append(me.dropped)
    printed, gone = _count(box, category, CARD_IDS), _count(box, category, known)
    artworks, loans = printed[0] - gone[0], printed[1] - gone[1]
    others, mine = cards_to_come(view)
    now = len(exhibition.artworks) - len(exhibition.loans)
    return Outlook(
        category,
        artworks,
        loans,
        *held,
        fewest=max(0, now - min(loans, others) - min(held[1], mine)),
        most=max(0, now + min(artworks, others) + min(held[0], mine)),
    )


def cards_to_come(view: ClassicArtView) -> tuple[int, int]:
    """[CA-6.1] How many cards others and the House still show this season, and how many the seat that looks."""
    left = [max(0, player.cards - (not player.has_dropped)) for player in view.players]
    mine = 0 if view.seat is None else left[view.seat]
    return sum(left) - mine + view.house, mine


def _count(box: Box, category: str, cards: Iterable[str]) -> tuple[int, int]:
    """How many of some cards are artworks of a category, and how many its loans."""
    loans = [box.loan[parse_card(card)] for card in cards if card.startswith(category)]
    return len(loans) - sum(loans), sum(loans)


def _looking(view: ClassicArtView) -> PlayerView | None:
    """The player who looks, None if it is a spectator."""
    return None if view.seat is None else view.players[view.seat]


# After some cards


def after_cards(game: Game, view: ClassicArtView, cards: Sequence[CardId]) -> ClassicArtView:
    """[CA-3.2] [CA-3.3] What the seat that looks sees once it has shown these cards, before the House shows one."""
    assert view.seat is not None
    seat, table = Seat(view.seat), game.determinize(view, random.Random(0))
    assert isinstance(table, Table)
    for card in cards:
        table.take_from_hand(seat, parse_card(card))
        show(table, parse_card(card), seat, None)
    table.agenda[-1] = PREDICTIONS[seat]
    seen = game.view(table, seat)
    assert isinstance(seen, ClassicArtView)
    return seen


# What a prediction bets


def bets_made(box: Box, view: ClassicArtView) -> tuple[Bet, ...]:
    """What the predictions on the board bet, exhibition by exhibition, from the lowest space on."""
    return tuple(
        [
            bet(box, view, made.seat, parse_space(exhibition.category, made.space), made.tokens, made.high_risk)
            for exhibition in view.exhibitions
            for made in exhibition.predictions
        ]
    )


def bet_now(box: Box, view: ClassicArtView, seat: int, space: Space, tokens: int) -> Bet:
    """What a prediction would bet that a seat makes now."""
    high_risk = any(isinstance(asked, ChoosePrediction) and asked.high_risk for asked in view.questions)
    return bet(box, view, seat, space, tokens, high_risk)


def bet(box: Box, view: ClassicArtView, seat: int, space: Space, tokens: int, high_risk: bool) -> Bet:
    """What a prediction bets, as far as the seat that looks knows."""
    category = EXHIBITION_OF[space]
    exhibition = view.exhibitions[category]
    number, is_rarity = space % SPACES_EACH + 1, space % SPACES_EACH < RARITIES
    now = len(exhibition.artworks) - len(exhibition.loans)
    spare = number - now if is_rarity else now - number
    outlook = _outlook(box, view, exhibition)
    value, times = box.prestige[space], box.times[2 * (tokens - 1) + high_risk]
    before = view.players[seat].prestige[category]
    after = min(before + value * times, box.track_maximum)
    return Bet(
        seat=seat,
        exhibition=CATEGORY_IDS[category],
        space=LABEL_OF[space],
        show="rarity" if is_rarity else "grand",
        tokens=tokens,
        high_risk=high_risk,
        works=len(exhibition.artworks),
        comes_true_now=comes_true(space, len(exhibition.artworks)),
        needs=max(0, -spare),
        spare=max(0, spare),
        can_come_true=comes_true(space, outlook.fewest if is_rarity else outlook.most),
        value=value,
        times=times,
        pays=value * times,
        before=before,
        after=after,
        wasted=before + value * times - after,
        counts=after >= box.counts_from,
        ends_game=_all_count(box, view, category, after),
    )


def _all_count(box: Box, view: ClassicArtView, category: int, prestige: int) -> bool:
    """[CA-9.1] Whether every category has a player whose Prestige counts, if one has so much in this category."""
    best = [max([player.prestige[place] for player in view.players]) for place in range(len(CATEGORY_IDS))]
    best[category] = max(best[category], prestige)
    return min(best) >= box.counts_from
