"""Reads components.toml, and checks it against the totals that the rulebook prints."""

from __future__ import annotations

from collections import Counter

import msgspec

from bottega.core.components import Chapter, Entry, printed_text, read_components
from bottega.core.errors import BadInput
from bottega.core.faults import fixed_faults, id_faults, list_faults, name_faults, range_faults, twice_faults
from bottega.games.classic_art.catalogue import CARD_IDS, CATEGORY_IDS, LABELS
from bottega.games.classic_art.meta import META

LAST_CARDS = 3
"""[CA-6.1] With so many cards left in hand the last turn begins."""
MOST = 20
"""No box has tokens, tracks or values beyond this."""
LOANS = 2
"""[CA-1.1] So many works of each category are Art on Loan."""
HANDS = [f"{seats} players" for seats in META.seats]
MULTIPLIERS = ["1 token", "1 token, High-Risk", "2 tokens", "2 tokens, High-Risk"]


class TokenChapter(Chapter, frozen=True):
    prediction: int
    high_risk: int
    prestige: int


class TrackChapter(Chapter, frozen=True):
    maximum: int
    counts_from: int


class SeasonChapter(Chapter, frozen=True):
    open: int
    house: int


class HandEntry(Entry, frozen=True):
    cards: int


class SpaceEntry(Entry, frozen=True):
    prestige: int


class MultiplierEntry(Entry, frozen=True):
    times: int


class CategoryEntry(Entry, frozen=True):
    id: str


class WorkEntry(Entry, frozen=True):
    id: str
    short: str
    artist: str
    year: str
    technique: str
    size: str
    collection: str


class Hands(Chapter, frozen=True):
    items: list[HandEntry]


class Spaces(Chapter, frozen=True):
    items: list[SpaceEntry]


class Multipliers(Chapter, frozen=True):
    items: list[MultiplierEntry]


class Categories(Chapter, frozen=True):
    items: list[CategoryEntry]


class LoanChapter(Chapter, frozen=True):
    works: list[str]


class Works(Chapter, frozen=True):
    items: list[WorkEntry]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All printed matter of the game."""

    game: str
    tokens: TokenChapter
    scoring_track: TrackChapter
    cards_of_a_season: SeasonChapter
    hands: Hands
    spaces: Spaces
    multipliers: Multipliers
    categories: Categories
    art_on_loan: LoanChapter
    works: Works


def parse_components(own: str = "") -> Components:
    """The printed matter, with the values that a file of one's own replaces; BadInput says what is wrong."""
    return read_components(Components, printed_text(__package__), own, faults)


def faults(components: Components) -> list[BadInput]:
    """What contradicts the rulebook's own numbers, or could not be played."""
    return [
        *all_list_faults(components),
        *token_faults(components),
        *hand_faults(components),
        *value_faults(components),
        *category_faults(components.categories.items),
        *loan_faults(components.art_on_loan.works),
        *work_faults(components.works.items),
    ]


def all_list_faults(components: Components) -> list[BadInput]:
    """Lists whose members and order are fixed."""
    return [
        *list_faults("hands.name", [hand.name for hand in components.hands.items], HANDS),
        *list_faults("spaces.name", [space.name for space in components.spaces.items], LABELS),
        *list_faults("multipliers.name", [entry.name for entry in components.multipliers.items], MULTIPLIERS),
        *list_faults("categories.id", [category.id for category in components.categories.items], CATEGORY_IDS),
        *list_faults("works.id", [work.id for work in components.works.items], CARD_IDS),
    ]


def token_faults(components: Components) -> list[BadInput]:
    """What no set of tokens could be, nor a track."""
    tokens, track = components.tokens, components.scoring_track
    return [
        *range_faults("tokens.prediction", [tokens.prediction], 2, MOST),
        *fixed_faults("tokens.high_risk", tokens.high_risk, 1),
        *fixed_faults("tokens.prestige", tokens.prestige, len(CATEGORY_IDS)),
        *range_faults("scoring_track.maximum", [track.maximum], 1, MOST),
        *range_faults("scoring_track.counts_from", [track.counts_from], 1, track.maximum),
    ]


def hand_faults(components: Components) -> list[BadInput]:
    """Deals that could not be played, or not be dealt."""
    season = components.cards_of_a_season
    found: list[BadInput] = []
    for seats, hand in zip(META.seats, components.hands.items, strict=False):
        house, where = season.house if seats == 2 else 0, f"hands.{hand.name}.cards"
        if hand.cards < LAST_CARDS or hand.cards % 2 == 0:
            found.append(BadInput("hand-not-by-twos", where=where, cards=hand.cards, last=LAST_CARDS))
        if seats * hand.cards + season.open + house > len(CARD_IDS):
            found.append(BadInput("hand-too-large", where=where, most=len(CARD_IDS)))
        if seats == 2 and house < seats * (hand.cards - LAST_CARDS) // 2:
            found.append(BadInput("house-too-poor", where="cards_of_a_season.house"))
    return found + range_faults("cards_of_a_season.open", [season.open], 0, len(CARD_IDS))


def value_faults(components: Components) -> list[BadInput]:
    """Spaces and multipliers that would pay nothing, or far too much."""
    found: list[BadInput] = []
    for space in components.spaces.items:
        found += range_faults(f"spaces.{space.name}.prestige", [space.prestige], 1, MOST)
    for multiplier in components.multipliers.items:
        found += range_faults(f"multipliers.{multiplier.name}.times", [multiplier.times], 1, MOST)
    return found


def category_faults(categories: list[CategoryEntry]) -> list[BadInput]:
    """Categories that could not be told apart, or not be told of."""
    found = twice_faults("categories.name", [category.name for category in categories])
    return found + [
        fault for category in categories for fault in name_faults(f"categories.{category.id}.name", category.name)
    ]


def loan_faults(works: list[str]) -> list[BadInput]:
    """[CA-1.1] Each category has two Art on Loan cards."""
    counts = Counter(work.partition("-")[0] for work in set(works) & set(CARD_IDS))
    return [
        *id_faults("art_on_loan.works", works, CARD_IDS),
        *twice_faults("art_on_loan.works", works),
        *[
            BadInput("wrong-number-of-loans", category=category, right=LOANS, found=counts[category])
            for category in CATEGORY_IDS
            if counts[category] != LOANS
        ],
    ]


def work_faults(works: list[WorkEntry]) -> list[BadInput]:
    """Works that could not be told apart, or not be told of."""
    found = twice_faults("works.short", [work.short for work in works])
    for work in works:
        found += name_faults(f"works.{work.id}.name", work.name)
        found += name_faults(f"works.{work.id}.short", work.short)
        found += name_faults(f"works.{work.id}.artist", work.artist)
    return found
