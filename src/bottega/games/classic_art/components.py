"""Reads components.toml, and checks it against the totals that the rulebook prints."""

from __future__ import annotations

from collections import Counter

import msgspec

from bottega.core.components import Chapter, Entry, printed_text, read_components
from bottega.games.classic_art.catalogue import CARD_IDS, CATEGORY_IDS, LABELS
from bottega.games.classic_art.meta import META

LAST_CARDS = 3
"""[CA-6.1] With so many cards left in hand the last turn begins."""
MOST = 20
"""No box has tokens, tracks or values beyond this."""
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


def faults(components: Components) -> list[str]:
    """What contradicts the rulebook's own numbers, or could not be played."""
    return [
        *list_faults(components),
        *token_faults(components),
        *hand_faults(components),
        *value_faults(components),
        *category_faults(components.categories.items),
        *loan_faults(components.art_on_loan.works),
        *work_faults(components.works.items),
    ]


def list_faults(components: Components) -> list[str]:
    """Lists whose members and order are fixed."""
    lists = {
        "hands": ([hand.name for hand in components.hands.items], [f"{seats} players" for seats in META.seats]),
        "spaces": ([space.name for space in components.spaces.items], LABELS),
        "multipliers": ([multiplier.name for multiplier in components.multipliers.items], MULTIPLIERS),
        "categories": ([category.id for category in components.categories.items], CATEGORY_IDS),
        "works": ([work.id for work in components.works.items], CARD_IDS),
    }
    return [f"the {what} are {told(right)}, in this order" for what, (found, right) in lists.items() if found != right]


def told(names: list[str]) -> str:
    """A list in words; a long one by its ends."""
    return ", ".join(names) if len(names) < 10 else f"{names[0]} to {names[-1]}"


def token_faults(components: Components) -> list[str]:
    """What no set of tokens could be, nor a track."""
    tokens, track = components.tokens, components.scoring_track
    found = []
    if not 2 <= tokens.prediction <= MOST:
        found.append(f"a player has 2 to {MOST} prediction tokens")
    if tokens.high_risk != 1:
        found.append("a player has one High-Risk token")
    if tokens.prestige != len(CATEGORY_IDS):
        found.append(f"a player has a Prestige token a category, {len(CATEGORY_IDS)} in all")
    if not 1 <= track.counts_from <= track.maximum <= MOST:
        found.append(f"the track ends at {MOST} or before, and Prestige counts from a number on that it has")
    return found


def hand_faults(components: Components) -> list[str]:
    """Deals that could not be played, or not be dealt."""
    season = components.cards_of_a_season
    found = []
    for seats, hand in zip(META.seats, components.hands.items, strict=False):
        house = season.house if seats == 2 else 0
        if hand.cards < LAST_CARDS or hand.cards % 2 == 0:
            found.append(f"{hand.name}: {hand.cards} cards can't be played by twos until {LAST_CARDS} are left")
        if seats * hand.cards + season.open + house > len(CARD_IDS):
            found.append(f"{hand.name}: there are {len(CARD_IDS)} cards only")
        if seats == 2 and house < seats * (hand.cards - LAST_CARDS) // 2:
            found.append(f"{hand.name}: the House needs a card for each turn")
    if season.open < 0:
        found.append("the number of open cards is not negative")
    return found


def value_faults(components: Components) -> list[str]:
    """Spaces and multipliers that would pay nothing, or far too much."""
    found = [
        f"space {space.name}: the Prestige is 1 to {MOST}"
        for space in components.spaces.items
        if not 1 <= space.prestige <= MOST
    ]
    return found + [
        f"{multiplier.name}: the multiplier is 1 to {MOST}"
        for multiplier in components.multipliers.items
        if not 1 <= multiplier.times <= MOST
    ]


def category_faults(categories: list[CategoryEntry]) -> list[str]:
    """Categories that could not be told apart, or not be told of."""
    names = Counter(category.name for category in categories)
    found = [f"two categories have the name {name!r}" for name, count in names.items() if count > 1]
    return found + [
        f"{category.id}: a category has a name of one line" for category in categories if not is_title(category.name)
    ]


def is_title(text: str) -> bool:
    """Whether a text can stand in a sentence: it says something, on one line."""
    return bool(text.strip()) and "\n" not in text


def loan_faults(works: list[str]) -> list[str]:
    """[CA-1.1] Each category has two Art on Loan cards."""
    strange = [f"there is no work {work!r} to lend" for work in works if work not in CARD_IDS]
    twice = [f"the work {work!r} is lent twice" for work, count in Counter(works).items() if count > 1]
    counts = Counter(work.partition("-")[0] for work in set(works) & set(CARD_IDS))
    return [*strange, *twice] + [
        f"{category} has two Art on Loan cards" for category in CATEGORY_IDS if counts[category] != 2
    ]


def work_faults(works: list[WorkEntry]) -> list[str]:
    """Works that could not be told apart, or not be told of."""
    titles = Counter(work.short for work in works)
    found = [f"two works have the short title {title!r}" for title, count in titles.items() if count > 1]
    return found + [
        f"{work.id}: a work has a title, a short title and an artist, of one line each"
        for work in works
        if not all(is_title(text) for text in (work.name, work.short, work.artist))
    ]
