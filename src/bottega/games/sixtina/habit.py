"""What a sensible player does without much thought: quick advice, from what the seat knows, for playing games out.

Every restoration that the hand allows is looked at, by what it changes on its fresco; against these stand three new
cards, and materials for the cards that are of least use. All is reckoned in points, by what a position looks like now.
"""

from __future__ import annotations

import random
from itertools import combinations
from typing import Final

from bottega.core.actions import Action
from bottega.core.seats import Seat
from bottega.games.sixtina.actions import (
    ADD,
    ADDITIONAL_MATERIAL,
    ALL_POSITIONS,
    CLAIM,
    HAND_LIMIT,
    PREPARE,
    REFINED_TECHNIQUE,
    RESTORE,
    TAKE,
    Position,
    Send,
    Technique,
)
from bottega.games.sixtina.bonus import ChooseBonus
from bottega.games.sixtina.box import Card, Objective
from bottega.games.sixtina.completing import (
    A_MATERIAL,
    EXCELLENT_POINTS,
    FURTHEST,
    PRUDENT_POINTS,
    contribution_keys,
    kinds_done,
    leftmost_correct,
    leftmost_excellent,
)
from bottega.games.sixtina.gianluigi import SendGianluigi
from bottega.games.sixtina.kinds import OBJECTIVES, TECHNIQUES
from bottega.games.sixtina.objectives import progress
from bottega.games.sixtina.ruleset import PREPARATION, REFINED_CARDS
from bottega.games.sixtina.table import (
    CORRECT_KIND,
    COVERED,
    EXCELLENT_KIND,
    FREE,
    MOST_COLOURS,
    MOST_SPACES,
    PRUDENT_KIND,
    UNRESTORED,
    Table,
)
from bottega.games.sixtina.turn import Turn, why_not_prepare

RIVALRY = 0.25
"""How much a point of each rival counts against one's own."""
BEGUN = 0.35
"""How much a fresco counts on which hardly anything is done; one that is complete counts in full."""
MARKER = 3.0
"""What a material on a restored fresco is worth."""
PRUDENT_CARDS = 0.8
"""How much prudent cards count: others can still take away what they pay."""
SECOND_PRUDENT = 1.0
"""What a prudent card is worth of which others have as many, or more."""
GOAL_SHARE = 0.3
"""How much of an objective counts that comes nearer, but can't be claimed at once."""
LEFT_OVER = 0.5
"""What every card in hand and every material in the play area is worth in the end."""
CARD = 0.35
CARD_VALUE = 0.12
"""What a card is worth beyond that, and more for each point of its value, while there is much to restore."""
IDLE_CARD = 0.4
"""How much of this counts for a card whose technique is free on no open fresco."""
NEW_CARD = 1.0
"""What a card that is drawn is worth against the average one."""
FIRST_MATERIAL = 1.5
SECOND_MATERIAL = 0.7
MATERIAL = 0.35
MATERIALS_OF_USE = 4
"""What materials are worth beyond what is left over: the first, the second, and each further one up to so many."""
BLACK = 0.3
"""What it costs that a black material is in use."""
BONUS = 1.3
"""What a bonus is worth with which no objective is claimed."""

EIGHT: Final = OBJECTIVES.index("eight-materials")
SIX_IN_THREE: Final = OBJECTIVES.index("six-in-three")
FIVE: Final = OBJECTIVES.index("five-in-one")
TWO_EXCELLENT: Final = OBJECTIVES.index("two-excellent")
TWO_CORRECT: Final = OBJECTIVES.index("two-correct")
THREE_GOOD: Final = OBJECTIVES.index("three-good")

SUBSETS: Final[list[list[tuple[int, ...]]]] = [
    [places for size in range(1, count + 1) for places in combinations(range(count), size)]
    for count in range(HAND_LIMIT + 1)
]
"""All ways to take some of so many cards."""


def habit(table: Table, seat: Seat, rng: random.Random) -> list[Action]:
    """The next actions of a pending seat."""
    step = table.agenda[-1]
    if isinstance(step, Turn):
        return Plan(table, seat).line()
    legal = step.legal(table, seat)
    if len(legal) == 1:
        return legal
    if isinstance(step, ChooseBonus):
        return [best_bonus(table, seat, legal)]
    if isinstance(step, SendGianluigi):
        return [best_errand(table, seat, step, legal)]
    return [legal[int(rng.random() * len(legal))]]


class Way:
    """Some cards of a technique: their sum, the lowest, what they are worth in hand, and how many they are."""

    __slots__ = ("cards", "cost", "least", "total")

    def __init__(self, cards: list[Card], total: int, least: int, cost: float) -> None:
        self.cards = cards
        self.total = total
        self.least = least
        self.cost = cost


class Site:
    """An open fresco as it stands: how everybody contributed, and what is free."""

    __slots__ = ("base", "free", "keys", "more", "points", "position", "spaces")

    def __init__(self, table: Table, position: Position, seat: Seat) -> None:
        fresco = table.rules.box.frescoes[table.frescoes[position]]
        self.position = position
        self.points = fresco.points
        self.spaces = len(fresco.techniques)
        self.free = table.free_spaces(position)
        excellent, prudent = kinds_done(table, position)
        self.more = EXCELLENT_POINTS * excellent + PRUDENT_POINTS * prudent
        self.keys = contribution_keys(table, position)
        self.base = self.worth(seat, self.keys[seat], self.more, self.free)

    def key_after(self, seat: Seat, kind: int, space: int, added: int) -> int:
        """What a seat's contribution is after a restoration that added so many materials."""
        before = self.keys[seat]
        key = before + A_MATERIAL * added
        left = MOST_SPACES - space
        if kind == EXCELLENT_KIND:
            key += FURTHEST * max(0, left - leftmost_excellent(before))
        elif kind == CORRECT_KIND:
            key += max(0, left - leftmost_correct(before))
        return key

    def worth(self, seat: Seat, own: int, more: int, free: int) -> float:
        """What the fresco promises a seat if its contribution is this, less some of what it promises its rivals."""
        keys = self.keys
        count = len(keys)
        total = 0.0
        for colour in range(count):
            key = own if colour == seat else keys[colour]
            if key == 0:
                continue
            ahead, level = 0, 1
            for other in range(count):
                if other != colour:
                    theirs = own if other == seat else keys[other]
                    if theirs > key:
                        ahead += 1
                    elif theirs == key:
                        level += 1
            award = 0.0
            for place in range(ahead, min(3, ahead + level)):
                award += self.points[place] + more
            award /= level
            if ahead == 0 and level == 1:
                award += MARKER
            total += award if colour == seat else -RIVALRY * award
        return total * (BEGUN + (1.0 - BEGUN) * (self.spaces - free) / self.spaces)


class Goal:
    """An objective that a seat may still claim: how far it is, and what it would pay."""

    __slots__ = ("needed", "number", "points", "reached", "techniques")

    def __init__(self, table: Table, seat: Seat, objective: Objective, points: int) -> None:
        self.number = objective.number
        self.needed = objective.needed
        self.techniques = objective.techniques
        self.points = points
        self.reached = progress(table, seat, objective)


def goals_of(table: Table, seat: Seat) -> list[Goal]:
    """The objectives that a seat may still claim."""
    found: list[Goal] = []
    if table.supply[seat] == 0:
        return found
    for place, number in enumerate(table.objectives):
        start = place * 3
        highest = -1
        for rank in range(3):
            colour = table.claims[start + rank]
            if colour == seat:
                highest = -1
                break
            if colour < 0 and highest < 0:
                highest = rank
        if highest >= 0:
            objective = table.rules.objectives[number]
            found.append(Goal(table, seat, objective, objective.points[highest]))
    return found


class Plan:
    """What a seat may do in its turn, and the best of it so far."""

    __slots__ = (
        "_best",
        "_by_technique",
        "_card_worth",
        "_cards",
        "_extras",
        "_goals",
        "_kind_best",
        "_left",
        "_material_worth",
        "_own",
        "_prudent_count",
        "_prudent_most",
        "_prudent_sum",
        "_seat",
        "_site",
        "_sites",
        "_space",
        "_table",
        "_way",
    )

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table = table
        self._seat = seat
        unrestored = 0
        free = [False] * len(TECHNIQUES)
        self._sites: list[Position] = []
        box = table.rules.box
        for position in ALL_POSITIONS:
            if table.restored[position] == UNRESTORED:
                unrestored += 1
                number = table.frescoes[position]
                if number != COVERED:
                    self._sites.append(position)
                    start = position * MOST_SPACES
                    for space, technique in enumerate(box.frescoes[number].techniques):
                        if table.spaces[start + space] == FREE:
                            free[technique] = True
        self._left = unrestored / len(ALL_POSITIONS)
        self._cards: list[Card] = list(table.hands[seat])
        self._card_worth: list[float] = [
            LEFT_OVER
            + self._left * (CARD + CARD_VALUE * box.value[card]) * (1.0 if free[box.technique[card]] else IDLE_CARD)
            for card in self._cards
        ]
        self._material_worth: list[float] = self._materials()
        self._by_technique: list[list[Way] | None] = [None] * len(TECHNIQUES)
        self._goals: list[Goal] = []
        self._own: list[int] = []
        self._prudent_count: list[int] = []
        self._prudent_most: list[int] = []
        self._prudent_sum: list[int] = []
        self._best = float("-inf")
        self._way: Way | None = None
        self._site = ALL_POSITIONS[0]
        self._space = 0
        self._extras = 0

    def _materials(self) -> list[float]:
        """What so many materials in the play area are worth."""
        table, seat = self._table, self._seat
        left = self._left
        worth = 0.0
        worths = [0.0]
        for number in range(1, table.area[seat] + min(HAND_LIMIT, table.supply[seat]) + 1):
            worth += LEFT_OVER
            if number == 1:
                worth += left * FIRST_MATERIAL
            elif number == 2:
                worth += left * SECOND_MATERIAL
            elif number <= MATERIALS_OF_USE:
                worth += left * MATERIAL
            worths.append(worth)
        return worths

    def line(self) -> list[Action]:
        """What to do this turn."""
        table, seat = self._table, self._seat
        if self._cards and (table.area[seat] > 0 or table.black > 0):
            self._look_at_restorations()
        exchanged, exchange = self._best_exchange()
        prepared = self._preparation()
        if self._best >= max(exchange, prepared) and self._way is not None:
            return self._restoration(self._way)
        if exchanged and exchange > prepared:
            return self._exchange(exchanged)
        if why_not_prepare(table, seat) is None:
            return [PREPARE]
        return self._restoration(self._way) if self._way is not None else self._last_resort(exchanged)

    def _last_resort(self, exchanged: int) -> list[Action]:
        """What is left where nothing is of use."""
        if exchanged:
            return self._exchange(exchanged)
        return self._table.legal(self._seat)[:1]

    # Other than restoring

    def _preparation(self) -> float:
        """What new cards are worth."""
        drawn = min(PREPARATION, HAND_LIMIT - len(self._cards))
        return drawn * (LEFT_OVER + self._left * NEW_CARD * (CARD + CARD_VALUE * 2.6))

    def _by_worth(self) -> list[tuple[float, Card]]:
        """The cards in hand with what they are worth, the least first."""
        return sorted(zip(self._card_worth, self._cards, strict=True))

    def _best_exchange(self) -> tuple[int, float]:
        """How many cards had best be exchanged for materials, and what that is worth."""
        table, seat = self._table, self._seat
        have, most = table.area[seat], min(len(self._cards), table.supply[seat])
        best, chosen = float("-inf"), 0
        spent = 0.0
        worths = sorted(self._card_worth)
        for number in range(1, most + 1):
            spent += worths[number - 1]
            worth = self._material_worth[have + number] - self._material_worth[have] - spent
            if worth > best:
                best, chosen = worth, number
        return chosen, best

    def _exchange(self, number: int) -> list[Action]:
        """Discard the cards that are worth least, and take as many materials."""
        discards = self._table.rules.box.discards
        cards = sorted([card for _, card in self._by_worth()[:number]])
        return [*[discards[card] for card in cards], TAKE[number]]

    # Restoring

    def _look_at_restorations(self) -> None:
        """Find the best restoration."""
        table, seat = self._table, self._seat
        self._goals = goals_of(table, seat)
        self._own = [table.materials[position * MOST_COLOURS + seat] for position in ALL_POSITIONS]
        self._count_prudent_cards()
        box = table.rules.box
        held = [False] * len(TECHNIQUES)
        for card in self._cards:
            held[box.technique[card]] = True
        for position in self._sites:
            fresco = box.frescoes[table.frescoes[position]]
            start = position * MOST_SPACES
            site: Site | None = None
            for space, technique in enumerate(fresco.techniques):
                if held[technique] and table.spaces[start + space] == FREE:
                    if site is None:
                        site = Site(table, position, seat)
                    self._look_at_space(site, space, technique, fresco.values[space])

    def _count_prudent_cards(self) -> None:
        """By technique: how many prudent cards the seat has, what they add up to, and the most that a rival has."""
        table, box = self._table, self._table.rules.box
        self._prudent_count = [0] * len(TECHNIQUES)
        self._prudent_sum = [0] * len(TECHNIQUES)
        self._prudent_most = [0] * len(TECHNIQUES)
        for other in table.rules.seats:
            cards = table.prudent[other]
            if not cards:
                continue
            if other == self._seat:
                for card in cards:
                    self._prudent_count[box.technique[card]] += 1
                    self._prudent_sum[box.technique[card]] += box.value[card]
            else:
                counts = [0] * len(TECHNIQUES)
                for card in cards:
                    technique = box.technique[card]
                    counts[technique] += 1
                    if counts[technique] > self._prudent_most[technique]:
                        self._prudent_most[technique] = counts[technique]

    def _ways(self, technique: Technique) -> list[Way]:
        """All ways to play cards of a technique."""
        known = self._by_technique[technique]
        if known is not None:
            return known
        box = self._table.rules.box
        places = [place for place, card in enumerate(self._cards) if box.technique[card] == technique]
        found: list[Way] = []
        for chosen in SUBSETS[len(places)]:
            cards: list[Card] = []
            total, cost = 0, 0.0
            for number in chosen:
                place = places[number]
                card = self._cards[place]
                cards.append(card)
                total += box.value[card]
                cost += self._card_worth[place]
            found.append(Way(cards, total, box.value[cards[0]], cost))
        self._by_technique[technique] = found
        return found

    def _look_at_space(self, site: Site, space: int, technique: Technique, value: int) -> None:
        """Look at all ways to restore a technique of a fresco."""
        table, seat = self._table, self._seat
        area, has_black = table.area[seat], table.black > 0
        free = site.free - 1
        for way in self._ways(technique):
            total = way.total
            if total < value:
                if has_black:
                    gain = self._prudent_gain(technique, way) - way.cost - BLACK - site.base
                    self._look_at_extras(site, space, technique, PRUDENT_KIND, way, gain, site.more - 2, free, 0)
            elif area > 0 and total == value:
                gain = -way.cost - site.base
                self._look_at_extras(site, space, technique, EXCELLENT_KIND, way, gain, site.more + 1, free, 1)
            elif area > 0 and total - way.least < value:
                gain = -way.cost - site.base
                self._look_at_extras(site, space, technique, CORRECT_KIND, way, gain, site.more, free, 1)

    def _look_at_extras(
        self,
        site: Site,
        space: int,
        technique: Technique,
        kind: int,
        way: Way,
        gain: float,
        more: int,
        free: int,
        one: int,
    ) -> None:
        """Look at a restoration with every number of further materials."""
        seat = self._seat
        have = self._table.area[seat]
        for extras in range(min(len(way.cards), have - one) + 1):
            added = one + extras
            worth = gain + self._material_worth[have - added] - self._material_worth[have]
            worth += site.worth(seat, site.key_after(seat, kind, space, added), more, free)
            worth += self._promise(site.position, technique, kind, added)
            if worth > self._best:
                self._best = worth
                self._way = way
                self._site = site.position
                self._space = space
                self._extras = extras

    def _prudent_gain(self, technique: Technique, way: Way) -> float:
        """What the cards of a prudent restoration may pay in the end."""
        before, number = self._prudent_count[technique], len(way.cards)
        after, most = before + number, self._prudent_most[technique]
        if after <= most:
            return PRUDENT_CARDS * SECOND_PRUDENT * number
        total = self._prudent_sum[technique]
        paid = (total + way.total) * (after - most) / after
        if before > most:
            paid -= total * (before - most) / before
        else:
            paid -= SECOND_PRUDENT * before
        return PRUDENT_CARDS * paid

    def _promise(self, position: Position, technique: Technique, kind: int, added: int) -> float:
        """What a restoration does for objectives, and what its bonus is worth."""
        near, claimed = 0.0, 0.0
        for goal in self._goals:
            reached = self._reached(goal, position, technique, kind, added)
            if reached >= goal.needed:
                if goal.points > claimed:
                    claimed = float(goal.points)
            elif reached > goal.reached:
                near += GOAL_SHARE * goal.points * (reached - goal.reached) / goal.needed
            if reached >= goal.needed > goal.reached:
                near += GOAL_SHARE * goal.points * (goal.needed - goal.reached) / goal.needed
        if kind != EXCELLENT_KIND:
            return near
        return near + max(claimed, BONUS * self._left)

    def _reached(self, goal: Goal, position: Position, technique: Technique, kind: int, added: int) -> int:
        """How far an objective is after a restoration."""
        number = goal.number
        if number == EIGHT:
            return goal.reached + added
        if number == FIVE:
            return max(goal.reached, self._own[position] + added)
        if number == SIX_IN_THREE:
            return self._in_three(position, added)
        if number == TWO_EXCELLENT:
            counts = kind == EXCELLENT_KIND
        elif number == TWO_CORRECT:
            counts = kind == CORRECT_KIND
        else:
            counts = number == THREE_GOOD and kind != PRUDENT_KIND
        return goal.reached + 1 if counts and technique in goal.techniques else goal.reached

    def _in_three(self, position: Position, added: int) -> int:
        """The materials on three frescoes, if so many are added on one of them; 0 if there are not three."""
        count, total, least = 0, 0, 99
        for site in self._sites:
            own = self._own[site] + (added if site == position else 0)
            if own > 0:
                count += 1
                total += own
                least = min(least, own)
        if count < 3:
            return 0
        return total - least if count > 3 else total

    def _restoration(self, way: Way) -> list[Action]:
        """The actions of the best restoration."""
        table, box = self._table, self._table.rules.box
        technique = box.frescoes[table.frescoes[self._site]].techniques[self._space]
        plays = [box.plays[card] for card in way.cards]
        return [RESTORE[self._site][technique], *plays, ADD[self._extras]]


def best_bonus(table: Table, seat: Seat, legal: list[Action]) -> Action:
    """The objective that pays most; otherwise a material while there are few, or else cards."""
    most, chosen = -1, -1
    for goal in goals_of(table, seat):
        if goal.reached >= goal.needed and goal.points > most:
            most, chosen = goal.points, goal.number
    if chosen >= 0 and CLAIM[chosen] in legal:
        return CLAIM[chosen]
    room = HAND_LIMIT - len(table.hands[seat])
    few = table.area[seat] < 2 or room < REFINED_CARDS
    wanted, other = (ADDITIONAL_MATERIAL, REFINED_TECHNIQUE) if few else (REFINED_TECHNIQUE, ADDITIONAL_MATERIAL)
    if wanted is ADDITIONAL_MATERIAL and table.supply[seat] == 0 and room > 0:
        wanted, other = other, wanted
    return wanted if wanted in legal else other if other in legal else legal[0]


def best_errand(table: Table, seat: Seat, step: SendGianluigi, legal: list[Action]) -> Action:
    """Where Gianluigi does a seat least harm."""
    best, chosen = float("-inf"), legal[0]
    for action in legal:
        assert isinstance(action, Send)
        site = Site(table, action.position, seat)
        fresco = table.fresco(action.position)
        value = fresco.values[fresco.space_of[step.plan.technique]]
        total = step.plan.total
        more = site.more + (EXCELLENT_POINTS if total == value else PRUDENT_POINTS if total < value else 0)
        site.keys[table.rules.gianluigi] += A_MATERIAL * (step.plan.extras + (1 if total >= value else 0))
        worth = site.worth(seat, site.keys[seat], more, site.free - 1) - site.base
        if worth > best:
            best, chosen = worth, action
    return chosen
