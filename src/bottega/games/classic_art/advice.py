"""How promising a position is: the game's advice to bots that think one move ahead.

How many works will hang in an exhibition at the end of the season is known but for the cards that others
still show: those are drawn blindly from all that the seat has not seen. So each prediction has a chance,
and each track an expected worth. Other hands are counted, never looked at.
"""

from __future__ import annotations

from math import comb
from typing import Final

from bottega.core.seats import Seat
from bottega.games.classic_art.box import Box
from bottega.games.classic_art.catalogue import (
    CARDS,
    CARDS_EACH,
    CATEGORIES,
    CATEGORY_OF,
    SPACES_EACH,
    Card,
    Category,
    Space,
    comes_true,
)
from bottega.games.classic_art.table import FREE, NOT_DROPPED, SeatDecision, Table, kind_of, owner_of, tokens_on
from bottega.games.classic_art.turn import SecondCard

BELOW: Final = 0.45
"""What a point is worth on a track that does not count yet."""
RIVALS: Final = 1.0
"""How much the points count that rivals have on average: to win is to have more than they."""
TOKEN: Final = 0.55
"""What a token is worth in the seasons to come."""
DOUBLE_OPTION: Final = 0.35
"""What it is worth that one can still double down this season."""
CHANCE_TO_PREDICT: Final = 0.15
"""What a prediction is worth, beyond its token, that can still be made this season."""
USUAL_SUCCESS: Final = 0.4
"""The chance of a prediction that is not made yet."""
CHANGE_OF_MIND: Final = 0.1
"""How much those cards count that one would not drop as things are: things change."""

LOANS_EACH: Final = 2
ARTWORKS_EACH: Final = CARDS_EACH - LOANS_EACH
COUNTS: Final = SPACES_EACH + 1
"""Numbers of works that make a difference: 0 to 8, and 8 stands for more."""

COUNTS_OF: Final = [
    [count for count in range(COUNTS) if comes_true(Space(place), count)] for place in range(SPACES_EACH)
]
"""For each place in an exhibition, the numbers of works with which its space comes true."""

OUTLOOKS: Final[dict[int, list[float]]] = {}
"""The chances worked out so far: some thousands for each number of players."""


def outlook(known: int, artworks: int, loans: int, unseen: int, to_come: int) -> list[float]:
    """The chances of each number of works, given those that are sure to hang (or, below 0, loans to wait).

    So many artworks and loans of the category are among the unseen cards, of which so many are to come.
    """
    key = ((((known + CARDS_EACH) * 32 + artworks) * 4 + loans) * 128 + unseen) * 128 + to_come
    chances = OUTLOOKS.get(key)
    if chances is None:
        chances = [0.0] * COUNTS
        for change in range(-loans, artworks + 1):
            count = min(max(known + change, 0), COUNTS - 1)
            chances[count] += change_chance(change, artworks, loans, unseen, to_come)
        OUTLOOKS[key] = chances
    return chances


def change_chance(change: int, artworks: int, loans: int, unseen: int, to_come: int) -> float:
    """The chance that so many more artworks than loans come."""
    ways = 0
    for lent in range(loans + 1):
        shown = change + lent
        others = to_come - shown - lent
        if 0 <= shown <= artworks and others >= 0:
            ways += comb(artworks, shown) * comb(loans, lent) * comb(unseen - artworks - loans, others)
    return ways / comb(unseen, to_come)


class Knowledge:
    """What a seat knows of the cards, by category.

    `known` is how many works will hang but for the cards to come, were the seat to play all its hand;
    `artworks` and `loans` are cards that it has not seen.
    """

    __slots__ = ("artworks", "known", "loans", "to_come", "unseen")

    def __init__(self, table: Table, seat: Seat) -> None:
        self.known = [0] * len(CATEGORIES)
        self.artworks = [ARTWORKS_EACH] * len(CATEGORIES)
        self.loans = [LOANS_EACH] * len(CATEGORIES)
        self.unseen = len(CARDS)
        self.to_come = cards_to_come(table, seat)
        loan = table.rules.box.loan
        for cards in table.exhibitions:
            if cards:  # [CA-4.5] all are artworks that hang, or all are loans that wait
                category, count = CATEGORY_OF[cards[0]], len(cards)
                self.unseen -= count
                if loan[cards[0]]:
                    self.loans[category] -= count
                    self.known[category] -= count
                else:
                    self.artworks[category] -= count
                    self.known[category] += count
        for card in table.hands[seat]:
            self.see(card, loan[card])
            self.known[CATEGORY_OF[card]] += -1 if loan[card] else 1
        for card in table.discarded:
            self.see(card, loan[card])
        dropped = table.dropped[seat]
        if dropped != NOT_DROPPED:
            self.see(dropped, loan[dropped])

    def see(self, card: Card, loan: bool) -> None:
        """A card that is no longer unseen."""
        self.unseen -= 1
        if loan:
            self.loans[CATEGORY_OF[card]] -= 1
        else:
            self.artworks[CATEGORY_OF[card]] -= 1

    def chances(self, category: Category, change: int = 0) -> list[float]:
        """The chances of each number of works in an exhibition, if so many more were known."""
        known, artworks, loans = self.known[category] + change, self.artworks[category], self.loans[category]
        return outlook(known, artworks, loans, self.unseen, self.to_come)


def cards_to_come(table: Table, seat: Seat) -> int:
    """[CA-6.1] The cards that others, and the House, will still show: of each hand one is dropped."""
    total = table.house
    for other in table.rules.seats:
        if other != seat:
            total += len(table.hands[other]) - (table.dropped[other] == NOT_DROPPED)
    return total


class Forecast:
    """What the predictions for one exhibition are worth to a seat, by the number of works that will hang there."""

    __slots__ = ("chances", "worth")

    def __init__(self, table: Table, seat: Seat, category: Category, tracks: list[float], chances: list[float]) -> None:
        self.chances = chances
        self.worth = [0.0] * COUNTS
        gains: list[list[int]] = [[]] * table.rules.count
        box, taken = table.rules.box, table.taken_in(category)
        while taken:
            lowest = taken & -taken
            taken ^= lowest
            place = lowest.bit_length() - 1
            space = category * SPACES_EACH + place
            prediction = table.predictions[space]
            owner = owner_of(prediction)
            if not gains[owner]:
                gains[owner] = [0] * COUNTS
            gained = gains[owner]
            gain = box.prestige[space] * box.times[kind_of(prediction)]
            for count in COUNTS_OF[place]:
                gained[count] += gain
        for owner in table.rules.seats:
            if gains[owner]:
                self.add(gains[owner], table.prestige(owner, category), tracks, share_of(table, owner, seat))

    def add(self, gained: list[int], stands: int, tracks: list[float], share: float) -> None:
        """What one owner gains on the track, by the number of works."""
        for count in range(COUNTS):
            if gained[count]:
                self.worth[count] += share * (tracks[min(stands + gained[count], len(tracks) - 1)] - tracks[stands])

    def success(self, place: int) -> float:
        """The chance that the space at this place comes true."""
        chance = 0.0
        for count in COUNTS_OF[place]:
            chance += self.chances[count]
        return chance

    def expected(self, chances: list[float]) -> float:
        """The expected worth."""
        total = 0.0
        for count in range(COUNTS):
            total += chances[count] * self.worth[count]
        return total


def share_of(table: Table, owner: Seat, seat: Seat) -> float:
    """How an owner's points count for a seat."""
    return 1.0 if owner == seat else -RIVALS / (table.rules.count - 1)


def appraise(table: Table, seat: Seat) -> float:
    """About how many points a seat may hope for more than its rivals on average."""
    tracks = track_values(table.rules.box, over=not table.agenda)
    value = 0.0
    for owner in table.rules.seats:
        share = share_of(table, owner, seat)
        for category in CATEGORIES:
            value += share * tracks[table.prestige(owner, category)]
    return value + season_value(table, seat, tracks) if table.agenda else value


def track_values(box: Box, *, over: bool) -> list[float]:
    """[CA-9.3] What each number on a track is worth; in the end, nothing if it does not count."""
    below = 0.0 if over else BELOW
    return [value * (1.0 if value >= box.counts_from else below) for value in range(box.track_maximum + 1)]


def season_value(table: Table, seat: Seat, tracks: list[float]) -> float:
    """What this season may still bring."""
    knowledge = Knowledge(table, seat)
    forecasts: list[Forecast | None] = []
    value = 0.0
    for category in CATEGORIES:
        forecast = None
        if table.taken_in(category):
            chances = knowledge.chances(category)
            forecast = Forecast(table, seat, category, tracks, chances)
            value += forecast.expected(chances)
        forecasts.append(forecast)
    value += drop_value(table, seat, knowledge, forecasts)
    return value + token_value(table, seat, forecasts)


def drop_value(table: Table, seat: Seat, knowledge: Knowledge, forecasts: list[Forecast | None]) -> float:
    """[CA-6.1] What dropping the best card of the hand will change, and a little of what the others would."""
    hand = cards_to_drop(table, seat)
    if not hand:
        return 0.0
    loan = table.rules.box.loan
    changes = [drop_change(card, loan[card], knowledge, forecasts) for card in hand]
    return max(changes) + CHANGE_OF_MIND * sum(changes) / len(changes)


def cards_to_drop(table: Table, seat: Seat) -> list[Card]:
    """The cards of which one will be dropped: all in hand, but for one that is chosen to be played now."""
    if table.dropped[seat] != NOT_DROPPED:
        return []
    step = table.agenda[-1]
    chosen = step.first if isinstance(step, SecondCard) and step.seat == seat else NOT_DROPPED
    return [card for card in table.hands[seat] if card != chosen]


def drop_change(card: Card, loan: bool, knowledge: Knowledge, forecasts: list[Forecast | None]) -> float:
    """What changes if this card is not played: without an artwork there is one work less, without a loan one more."""
    category = CATEGORY_OF[card]
    forecast = forecasts[category]
    if forecast is None:
        return 0.0
    return forecast.expected(knowledge.chances(category, 1 if loan else -1)) - forecast.expected(forecast.chances)


def token_value(table: Table, seat: Seat, forecasts: list[Forecast | None]) -> float:
    """[CA-8.1] [CA-8.4] What a seat's tokens are worth: those that will be left, and all, if few enough are."""
    left = table.tokens[seat]
    to_place = min(left, chances_to_predict(table, seat))
    value = TOKEN * left + CHANCE_TO_PREDICT * to_place
    if to_place and left > 1 and not table.has_doubled(seat):
        value += DOUBLE_OPTION
    back = Returns()
    for _ in range(to_place):
        back.add(1, USUAL_SUCCESS)
    for space, prediction in enumerate(table.predictions):
        if prediction != FREE and owner_of(prediction) == seat:
            forecast = forecasts[space // SPACES_EACH]
            assert forecast is not None
            chance = forecast.success(space % SPACES_EACH)
            back.add(tokens_on(prediction), chance)
            value += TOKEN * tokens_on(prediction) * chance
    return value + TOKEN * back.retrieved(left - to_place, table.rules.box.tokens)


class Returns:
    """The chances that no token of a seat's predictions comes back, and that just one does."""

    __slots__ = ("none", "one")

    def __init__(self) -> None:
        self.none = 1.0
        self.one = 0.0

    def add(self, tokens: int, chance: float) -> None:
        """One more prediction, with so many tokens and such a chance."""
        self.one = self.one * (1.0 - chance) + (self.none * chance if tokens == 1 else 0.0)
        self.none *= 1.0 - chance

    def retrieved(self, kept: int, full: int) -> float:
        """[CA-8.4] How many lost tokens are retrieved on average, by a seat that keeps so many unplaced."""
        if kept == 0:
            return self.none * full + self.one * (full - 1)
        return self.none * (full - 1) if kept == 1 else 0.0


def chances_to_predict(table: Table, seat: Seat) -> int:
    """How many predictions a seat can still make this season."""
    total = 0
    for step in table.agenda:
        if isinstance(step, SeatDecision) and step.seat == seat:
            total += 1
    return total
