"""What a sensible player does without much thought: quick advice, from what the seat knows, for playing games out.

A prediction is taken by its chance and by what its points are worth; cards that one may want to drop are kept.
"""

from __future__ import annotations

import random
from typing import Final

from bottega.core.actions import Action
from bottega.core.seats import Seat
from bottega.games.classic_art.actions import DOUBLE, DROP, PASS, PLAY, PREDICT
from bottega.games.classic_art.advice import COUNTS_OF, Forecast, Knowledge, drop_change
from bottega.games.classic_art.box import Box
from bottega.games.classic_art.catalogue import (
    CARDS_EACH,
    CATEGORIES,
    CATEGORY_OF,
    RARITIES,
    SPACES_EACH,
    Card,
    Category,
)
from bottega.games.classic_art.predicting import MakePrediction, can_double
from bottega.games.classic_art.table import FREE, Table, kind_of, owner_of
from bottega.games.classic_art.turn import FirstCard, SecondCard

TOKEN: Final = 0.55
"""What a token is worth that is lost."""
DOUBLE_OPTION: Final = 0.35
"""What it is worth to be able to double down later this season."""
LEAST_WORTH: Final = 0.15
"""A prediction that promises less is not made."""
WHIM: Final = 0.01
"""Equals are decided by a whim, in points."""

SUCCESSES: Final[dict[int, list[float]]] = {}
"""The chances of all spaces of an exhibition, worked out so far."""
TRACKS: Final[dict[int, list[float]]] = {}
"""What each number on a track is worth, by where it begins to count and where it ends."""


def worths(box: Box) -> list[float]:
    """What each number on a track is worth while the game goes on: below what counts, less with each step down."""
    key = box.counts_from * 64 + box.track_maximum
    tracks = TRACKS.get(key)
    if tracks is None:
        tracks = [
            float(value) if value >= box.counts_from else 0.6 * value * (0.6 + 0.4 * value / box.counts_from)
            for value in range(box.track_maximum + 1)
        ]
        TRACKS[key] = tracks
    return tracks


def successes(knowledge: Knowledge, category: Category) -> list[float]:
    """The chance of each space of an exhibition to come true, as a seat knows it."""
    known, artworks, loans = knowledge.known[category], knowledge.artworks[category], knowledge.loans[category]
    key = (((known + CARDS_EACH) * 32 + artworks) * 4 + loans) * 128 + knowledge.unseen
    key = key * 128 + knowledge.to_come
    found = SUCCESSES.get(key)
    if found is None:
        chances = knowledge.chances(category)
        found = [sum([chances[count] for count in counts]) for counts in COUNTS_OF]
        SUCCESSES[key] = found
    return found


def habit(table: Table, seat: Seat, rng: random.Random) -> list[Action]:
    """The next actions of a pending seat.

    By the rules there are always enough cards. In a view that somebody made up there may be fewer: then as many are
    played as there are.
    """
    step = table.agenda[-1]
    if isinstance(step, MakePrediction):
        return [best_prediction(table, seat, step.high_risk)]
    cards = by_drop_value(table, seat, rng)
    if isinstance(step, SecondCard):
        cards = [card for card in cards if card != step.first][:1]
        return [PLAY[card] for card in cards]
    if isinstance(step, FirstCard):
        return [PLAY[card] for card in cards[:2]]
    return [DROP[card] for card in cards[-1:]]


def best_prediction(table: Table, seat: Seat, high_risk: bool) -> Action:
    """The prediction that promises most, or none."""
    knowledge = Knowledge(table, seat)
    box = table.rules.box
    tracks = worths(box)
    once, twice = box.times[1 if high_risk else 0], box.times[3 if high_risk else 2]
    doubling = can_double(table, seat)
    best, chosen = LEAST_WORTH, -1
    tokens = 1
    for category in CATEGORIES:
        taken = table.taken_in(category)
        chances = successes(knowledge, category)
        first = category * SPACES_EACH
        for place in range(SPACES_EACH):
            chance = chances[place]
            if taken >> place & 1 or chance < 0.1:
                continue
            stands = hoped_for(table, seat, category, place) if taken else table.prestige(seat, category)
            base, prestige = tracks[stands], box.prestige[first + place]
            gain = tracks[min(stands + prestige * once, box.track_maximum)] - base
            worth = chance * gain - (1.0 - chance) * TOKEN
            if worth > best:
                best, chosen, tokens = worth, first + place, 1
            if doubling:
                gain = tracks[min(stands + prestige * twice, box.track_maximum)] - base
                worth = chance * gain - (1.0 - chance) * 2.0 * TOKEN - DOUBLE_OPTION
                if worth > best:
                    best, chosen, tokens = worth, first + place, 2
    if chosen < 0:
        return PASS
    return PREDICT[chosen] if tokens == 1 else DOUBLE[chosen]


def hoped_for(table: Table, seat: Seat, category: Category, place: int) -> int:
    """Where a seat will stand on a track if its predictions come true that go the same way as a space."""
    box = table.rules.box
    stands = table.prestige(seat, category)
    first = 0 if place < RARITIES else RARITIES
    for other in range(first, first + RARITIES):
        space = category * SPACES_EACH + other
        prediction = table.predictions[space]
        if prediction != FREE and owner_of(prediction) == seat:
            stands += box.prestige[space] * box.times[kind_of(prediction)]
    return min(stands, box.track_maximum)


def by_drop_value(table: Table, seat: Seat, rng: random.Random) -> list[Card]:
    """The cards in hand, those first that one would drop last."""
    hand = table.hands[seat]
    knowledge = Knowledge(table, seat)
    tracks = worths(table.rules.box)
    loan = table.rules.box.loan
    forecasts: list[Forecast | None] = []
    for category in CATEGORIES:
        if table.taken_in(category):
            forecasts.append(Forecast(table, seat, category, tracks, knowledge.chances(category)))
        else:
            forecasts.append(None)
    changes: dict[int, float] = {}
    keyed: list[tuple[float, Card]] = []
    for card in hand:
        kind = CATEGORY_OF[card] * 2 + loan[card]
        if kind not in changes:
            changes[kind] = drop_change(card, loan[card], knowledge, forecasts)
        keyed.append((changes[kind] + WHIM * rng.random(), card))
    keyed.sort()
    return [card for _, card in keyed]
