"""What a position may become, in numbers: for evaluations that are fitted to what came of games.

Where a seat's tracks and tokens may stand when the season closes says most: each number on a track is a feature, as
likely as it is. If the game ends then, only what counts does.
"""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.core.outlook import Outlook
from bottega.core.seats import Seat
from bottega.games.classic_art.actions import PLAY, Predict
from bottega.games.classic_art.advice import COUNTS, COUNTS_OF, Knowledge, cards_to_drop
from bottega.games.classic_art.box import Box
from bottega.games.classic_art.catalogue import CATEGORIES, CATEGORY_OF, SPACES_EACH, Card, Category
from bottega.games.classic_art.habit import TOKEN, habit, successes, worths
from bottega.games.classic_art.predicting import MakePrediction, SetupTurn
from bottega.games.classic_art.ruleset import Rules
from bottega.games.classic_art.table import FREE, SeatDecision, Table, kind_of, owner_of, tokens_on
from bottega.games.classic_art.turn import FirstCard, SecondCard

TRACK: Final = 11
"""Numbers on a track that make a difference: 0 to 10, and 10 stands for more."""
TOKENS: Final = 7
"""Numbers of tokens: 0 to 6, and 6 stands for more."""
HOPELESS: Final = 0.02
"""Nobody thinks about a prediction with a smaller chance, as things are."""


def names(rules: Rules) -> list[str]:
    """What the features are called."""
    return [
        "final-points",
        "rivals-final-points",
        "rivals-tracks",
        *[f"track-{value}" for value in range(TRACK)],
        *[f"tokens-{number}" for number in range(2, TOKENS)],
        "end",
        "closed-categories",
        "best-prediction",
        "next-best-prediction",
        "doubling-gains",
        "predictions-left",
        "doubling-left",
        "high-risk-left",
        "drop",
    ]


class Season:
    """What may come of this season for a seat, as far as it knows. Its rivals are counted by their mean."""

    __slots__ = ("closed", "drop", "is_last", "points", "rivals_points", "rivals_worth", "table", "tokens", "tracks")

    def __init__(self, table: Table, seat: Seat, knowledge: Knowledge) -> None:
        self.table = table
        self.tracks = [0.0] * TRACK
        """How many tracks will stand at each number."""
        self.tokens = [0.0] * TOKENS
        """The chance of each number of tokens, before any are taken back."""
        self.tokens[min(table.tokens[seat], TOKENS - 1)] = 1.0
        self.points = 0.0
        """What will count."""
        self.rivals_points = 0.0
        self.rivals_worth = 0.0
        """What the tracks of rivals will be worth."""
        self.is_last = 1.0
        """The chance that every category will have a player whose Prestige counts: the game ends then."""
        self.closed = 0.0
        """How many categories will have none."""
        self.drop = 0.0
        """What dropping the best card brings."""
        changes = [0.0] * (2 * len(CATEGORIES))
        for category in CATEGORIES:
            if table.taken_in(category):
                self.look(seat, category, knowledge, changes)
            else:
                self.stand(seat, category)
        loan = table.rules.box.loan
        for card in cards_to_drop(table, seat):
            self.drop = max(self.drop, changes[2 * CATEGORY_OF[card] + loan[card]])

    def stand(self, seat: Seat, category: Category) -> None:
        """An exhibition for which nothing is predicted: all stay where they stand."""
        box = self.table.rules.box
        tracks = worths(box)
        share = 1.0 / (self.table.rules.count - 1)
        is_open = False
        for other in self.table.rules.seats:
            stands = self.table.prestige(other, category)
            counts = stands >= box.counts_from
            is_open = is_open or counts
            if other == seat:
                self.tracks[min(stands, TRACK - 1)] += 1.0
                self.points += stands if counts else 0
            else:
                self.rivals_worth += share * tracks[stands]
                self.rivals_points += share * stands if counts else 0.0
        if not is_open:
            self.is_last = 0.0
            self.closed += 1.0

    def look(self, seat: Seat, category: Category, knowledge: Knowledge, changes: list[float]) -> None:
        """What may come of one exhibition."""
        table = self.table
        box = table.rules.box
        chances = knowledge.chances(category)
        gains: list[list[int]] = [[]] * table.rules.count
        for place in range(SPACES_EACH):
            space = category * SPACES_EACH + place
            prediction = table.predictions[space]
            if prediction == FREE:
                continue
            owner = owner_of(prediction)
            gain = box.prestige[space] * box.times[kind_of(prediction)]
            if not gains[owner]:
                gains[owner] = [0] * COUNTS
            gained = gains[owner]
            for count in COUNTS_OF[place]:
                gained[count] += gain
            if owner == seat:
                self.place(tokens_on(prediction), successes(knowledge, category)[place])
        net, opened = [0.0] * COUNTS, [False] * COUNTS
        self.follow(seat, category, chances, gains, net, opened)
        self.open(chances, opened)
        now = expected(net, chances)
        changes[2 * category] = expected(net, knowledge.chances(category, -1)) - now
        changes[2 * category + 1] = expected(net, knowledge.chances(category, 1)) - now

    def follow(
        self,
        seat: Seat,
        category: Category,
        chances: list[float],
        gains: list[list[int]],
        net: list[float],
        opened: list[bool],
    ) -> None:
        """Where all may stand, and by the number of works what that is worth to the seat, and whether one counts."""
        box = self.table.rules.box
        tracks = worths(box)
        share = 1.0 / (self.table.rules.count - 1)
        enough, last = box.counts_from, box.track_maximum
        for owner in self.table.rules.seats:
            stands, gained = self.table.prestige(owner, category), gains[owner]
            for count in range(COUNTS):
                value = min(stands + gained[count], last) if gained else stands
                chance = chances[count]
                if value >= enough:
                    opened[count] = True
                if owner == seat:
                    net[count] += tracks[value]
                    self.tracks[min(value, TRACK - 1)] += chance
                    if value >= enough:
                        self.points += chance * value
                else:
                    net[count] -= share * tracks[value]
                    self.rivals_worth += share * chance * tracks[value]
                    if value >= enough:
                        self.rivals_points += share * chance * value

    def open(self, chances: list[float], opened: list[bool]) -> None:
        """Whether somebody's track will count."""
        is_open = 0.0
        for count in range(COUNTS):
            if opened[count]:
                is_open += chances[count]
        self.is_last *= is_open
        self.closed += 1.0 - is_open

    def place(self, tokens: int, chance: float) -> None:
        """Tokens that lie on a space come back with a chance."""
        found = [0.0] * TOKENS
        for number in range(TOKENS):
            likely = self.tokens[number]
            if likely != 0.0:
                found[number] += likely * (1.0 - chance)
                found[min(number + tokens, TOKENS - 1)] += likely * chance
        self.tokens = found


def expected(net: list[float], chances: list[float]) -> float:
    """What is to be expected."""
    total = 0.0
    for count in range(COUNTS):
        total += net[count] * chances[count]
    return total


class Options:
    """What predictions a seat may still make this season promise."""

    __slots__ = ("best", "doubled", "left", "next_best", "risky")

    def __init__(self, table: Table, seat: Seat, knowledge: Knowledge) -> None:
        self.best = 0.0
        self.next_best = 0.0
        self.doubled = 0.0
        self.risky = False
        self.left = 0
        for step in table.agenda:
            if isinstance(step, SeatDecision) and step.seat == seat:
                self.left += 1
                self.risky = isinstance(step, SetupTurn)
        if not table.tokens[seat]:
            self.left = 0
        if self.left:
            box = table.rules.box
            tracks = worths(box)
            can_double = table.tokens[seat] > 1 and not table.has_doubled(seat)
            once, twice = (box.times[1], box.times[3]) if self.risky else (box.times[0], box.times[2])
            for category in CATEGORIES:
                stands = table.prestige(seat, category)
                chances = successes(knowledge, category)
                self.look(box, tracks, category, stands, table.taken_in(category), chances, once, twice * can_double)

    def look(
        self,
        box: Box,
        tracks: list[float],
        category: Category,
        stands: int,
        taken: int,
        chances: list[float],
        once: int,
        twice: int,
    ) -> None:
        """What the free spaces of one exhibition promise: one of them is taken."""
        best = 0.0
        base, last = tracks[stands], len(tracks) - 1
        for place in range(SPACES_EACH):
            chance = chances[place]
            if chance < 0.15 or taken >> place & 1:
                continue
            prestige = box.prestige[place]
            worth = chance * (tracks[min(stands + prestige * once, last)] - base + TOKEN) - TOKEN
            if worth > best:
                best = worth
            if twice:
                worth = chance * (tracks[min(stands + prestige * twice, last)] - base + 2.0 * TOKEN) - 2.0 * TOKEN
                if worth > self.doubled:
                    self.doubled = worth
        if best > self.best:
            self.best, self.next_best = best, self.best
        elif best > self.next_best:
            self.next_best = best


def features(table: Table, seat: Seat) -> list[float]:
    """What the final score of a seat may be guessed from."""
    knowledge = Knowledge(table, seat)
    season = Season(table, seat, knowledge)
    options = Options(table, seat, knowledge)
    end = season.is_last
    goes_on = 1.0 - end
    tokens = season.tokens
    tokens[TOKENS - 1] += tokens[0] + tokens[1]  # [CA-8.4]
    can_double = options.left > 0 and table.tokens[seat] > 1 and not table.has_doubled(seat)
    return [
        end * season.points,
        end * season.rivals_points,
        goes_on * season.rivals_worth,
        *[goes_on * value for value in season.tracks],
        *[goes_on * tokens[number] for number in range(2, TOKENS)],
        end,
        season.closed,
        options.best,
        options.next_best if options.left > 1 else 0.0,
        max(0.0, options.doubled - options.best),
        float(min(options.left, table.tokens[seat])),
        float(can_double),
        float(options.risky and options.left > 0),
        season.drop,
    ]


def phase(table: Table) -> float:
    """How much of the game is over: how far the categories are from being opened, and how far the season is."""
    if not table.agenda:
        return 1.0
    rules = table.rules
    enough = rules.box.counts_from
    missing = 0
    for category in CATEGORIES:
        missing += max(0, enough - max(table.tracks[category :: len(CATEGORIES)]))
    share = missing / (enough * len(CATEGORIES))
    to_come = (len(table.agenda) - 2) / (rules.count * (rules.turns + 1))
    return 1.0 - 0.2 * min(1.0, max(0.0, to_come)) - 0.8 * share


def stage(table: Table) -> int:
    """The season."""
    return table.season


def is_unfinished(table: Table, seat: Seat) -> bool:
    """The first card says nothing before the second is chosen."""
    return bool(table.agenda) and isinstance(table.agenda[-1], SecondCard)


def choices(table: Table, seat: Seat) -> list[Action]:
    """What a seat may do, without a card that is as good as another, and without hopeless predictions."""
    step = table.agenda[-1]
    if isinstance(step, MakePrediction):
        return hopeful(table, seat, step.legal(table, seat))
    if isinstance(step, SecondCard):
        first = kind_of_card(table, step.first)
        later = [card for card in step.hand(table) if kind_of_card(table, card) >= first]
        return [PLAY[card] for card in of_each_kind(table, later)]
    if isinstance(step, FirstCard):
        hand = table.hands[seat]
        last = max([kind_of_card(table, card) for card in hand], default=0)
        is_pair = [kind_of_card(table, card) for card in hand].count(last) > 1
        kept = [card for card in of_each_kind(table, list(hand)) if is_pair or kind_of_card(table, card) < last]
        return [PLAY[card] for card in kept]
    return step.legal(table, seat)


def kind_of_card(table: Table, card: Card) -> int:
    """Cards of a kind are as good as each other: artworks, or loans, of a category."""
    return CATEGORY_OF[card] * 2 + table.rules.box.loan[card]


def of_each_kind(table: Table, cards: list[Card]) -> list[Card]:
    """One card of each kind."""
    found: dict[int, Card] = {}
    for card in cards:
        found.setdefault(kind_of_card(table, card), card)
    return list(found.values())


def hopeful(table: Table, seat: Seat, legal: list[Action]) -> list[Action]:
    """The predictions that have some chance."""
    knowledge = Knowledge(table, seat)
    chances = [chance for category in CATEGORIES for chance in successes(knowledge, category)]
    return [action for action in legal if not (isinstance(action, Predict) and chances[action.space] < HOPELESS)]


OUTLOOK: Final[Outlook[Rules, Table]] = Outlook(
    names=names,
    features=features,
    phase=phase,
    stage=stage,
    is_unfinished=is_unfinished,
    choices=choices,
    habit=habit,
)
