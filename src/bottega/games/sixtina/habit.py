"""What a sensible player does without much thought: quick advice, from what the seat knows, for playing games out.

Every restoration that the hand allows is looked at, by what it changes on its fresco; against these stand three new
cards, and materials for the cards that are of least use. All is reckoned in points, by what a position looks like now.
How much everything counts was found by letting habits play one another.
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
from bottega.games.sixtina.box import HALVES, Card, Objective
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
from bottega.games.sixtina.restoration import kind_of
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

RIVALRY: Final = 0.33
"""How much a point of each rival counts against one's own."""
BEGUN: Final = 0.165
"""How much a fresco counts on which hardly anything is done; one that is complete counts in full."""
MARKER: Final = 2.3
"""What a material on a restored fresco is worth."""
PRUDENT_CARDS: Final = 1.7
"""How much prudent cards count that are more than anybody else has: more than they pay now, for more will follow."""
SECOND_PRUDENT: Final = 2.1
"""What a prudent card is worth of which others have as many, or more."""
GOAL_SHARE: Final = 0.2
"""How much of an objective counts that comes nearer, but can't be claimed at once."""
LEFT_OVER: Final = 0.7
"""What every card in hand and every material in the play area is worth, also in the end."""
CARD: Final = 0.24
CARD_VALUE: Final = 0.12
"""What a card is worth beyond that, and more for each point of its value, while there is much to restore."""
IDLE_CARD: Final = 0.3
"""How much of this counts for a card whose technique is free on no open fresco."""
MEAN_VALUE: Final = 2.6
"""The value of a card that is not known, about."""
NEW_CARD: Final = 1.3
"""What a card that is drawn is worth against the average one."""
FIRST_MATERIAL: Final = 2.2
SECOND_MATERIAL: Final = 0.7
MATERIAL: Final = 0.74
MATERIALS_OF_USE: Final = 4
"""What materials are worth beyond what is left over: the first, the second, and each further one up to so many."""
BLACK: Final = 0.3
"""What it costs that a black material is in use."""
BONUS: Final = 0.9
"""What a bonus is worth with which no objective is claimed."""
NEVER: Final = -1e6
"""What can't be done is worth so little."""

EIGHT: Final = OBJECTIVES.index("eight-materials")
SIX_IN_THREE: Final = OBJECTIVES.index("six-in-three")
FIVE: Final = OBJECTIVES.index("five-in-one")
TWO_EXCELLENT: Final = OBJECTIVES.index("two-excellent")
TWO_CORRECT: Final = OBJECTIVES.index("two-correct")
THREE_GOOD: Final = OBJECTIVES.index("three-good")

MORE: Final = [0, EXCELLENT_POINTS, PRUDENT_POINTS]
"""What each kind of restoration does to the points of a fresco."""
PREFERENCE: Final = [1, 2, 0]
"""Gianluigi would rather do an excellent restoration than a correct one, and that rather than a prudent one."""

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
    """Some cards of a technique: their sum, the lowest, the materials they show, and what they are worth in hand."""

    __slots__ = ("cards", "cost", "least", "shown", "total")

    def __init__(self, cards: list[Card], total: int, least: int, shown: int, cost: float) -> None:
        self.cards = cards
        self.total = total
        self.least = least
        self.shown = shown
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

    def after_errand(self, gianluigi: int, seat: Seat, kind: int, extras: int) -> float:
        """What changes for a seat by a restoration of Gianluigi's."""
        before = self.keys[gianluigi]
        self.keys[gianluigi] += A_MATERIAL * (extras + (0 if kind == PRUDENT_KIND else 1))
        worth = self.worth(seat, self.keys[seat], self.more + MORE[kind], self.free - 1)
        self.keys[gianluigi] = before
        return worth - self.base


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
        "_known_sites",
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
        self._known_sites: list[Site | None] = [None] * len(ALL_POSITIONS)
        self._goals: list[Goal] = []
        self._own: list[int] = []
        self._prudent_count: list[int] = []
        self._prudent_most: list[int] = []
        self._prudent_sum: list[int] = []
        self._best = NEVER
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
        if self._way is not None and self._best >= max(exchange, prepared):
            return self._restoration(self._way)
        if exchange > prepared:
            return self._exchange(exchanged)
        return [PREPARE] if prepared > NEVER else table.legal(seat)[:1]

    # Other than restoring

    def _preparation(self) -> float:
        """What new cards are worth. Nobody waits with a full hand, as long as there is anything else to do."""
        if len(self._cards) == HAND_LIMIT or why_not_prepare(self._table, self._seat) is not None:
            return NEVER
        drawn = min(PREPARATION, HAND_LIMIT - len(self._cards))
        return drawn * (LEFT_OVER + self._left * NEW_CARD * (CARD + CARD_VALUE * MEAN_VALUE))

    def _by_worth(self) -> list[tuple[float, Card]]:
        """The cards in hand with what they are worth, the least first."""
        return sorted(zip(self._card_worth, self._cards, strict=True))

    def _best_exchange(self) -> tuple[int, float]:
        """How many cards had best be exchanged for materials, and what that is worth."""
        table, seat = self._table, self._seat
        have, most = table.area[seat], min(len(self._cards), table.supply[seat])
        best, chosen = NEVER, 0
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
            for space, technique in enumerate(fresco.techniques):
                if held[technique] and table.spaces[start + space] == FREE:
                    self._look_at_space(self._site_at(position), space, technique, fresco.values[space])

    def _site_at(self, position: Position) -> Site:
        """An open fresco as it stands."""
        known = self._known_sites[position]
        if known is None:
            known = self._known_sites[position] = Site(self._table, position, self._seat)
        return known

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
            total, halves, cost = 0, 0, 0.0
            for number in chosen:
                place = places[number]
                card = self._cards[place]
                cards.append(card)
                total += box.value[card]
                halves += box.halves[card]
                cost += self._card_worth[place]
            found.append(Way(cards, total, box.value[cards[0]], halves // HALVES, cost))
        self._by_technique[technique] = found
        return found

    def _look_at_space(self, site: Site, space: int, technique: Technique, value: int) -> None:
        """Look at all ways to restore a technique of a fresco."""
        table, seat = self._table, self._seat
        area, has_black = table.area[seat], table.black > 0
        for way in self._ways(technique):
            total = way.total
            gain = -way.cost - site.base
            if table.rules.gianluigi >= 0:
                gain += self._errand(site.position, technique, way)
            if total < value:
                if has_black:
                    gain += self._prudent_gain(technique, way) - BLACK
                    self._look_at_extras(site, space, technique, PRUDENT_KIND, way, gain)
            elif area > 0 and total == value:
                self._look_at_extras(site, space, technique, EXCELLENT_KIND, way, gain)
            elif area > 0 and total - way.least < value:
                self._look_at_extras(site, space, technique, CORRECT_KIND, way, gain)

    def _errand(self, restored: Position, technique: Technique, way: Way) -> float:
        """[SX-8.4] What changes by Gianluigi's restoration after one's own: the best, where there is a choice."""
        table = self._table
        best_kind, best = -1, 0.0
        for position in self._sites:
            fresco = table.rules.box.frescoes[table.frescoes[position]]
            space = fresco.space_of[technique]
            if space < 0 or position == restored or table.mark(position, space) != FREE:
                continue
            kind = kind_of(way.total, fresco.values[space])
            has_material = table.black > 0 if kind == PRUDENT_KIND else table.supply[table.rules.gianluigi] > 0
            if has_material and PREFERENCE[kind] >= best_kind:
                change = self._site_at(position).after_errand(table.rules.gianluigi, self._seat, kind, way.shown)
                if PREFERENCE[kind] > best_kind or change > best:
                    best_kind, best = PREFERENCE[kind], change
        return best

    def _look_at_extras(self, site: Site, space: int, technique: Technique, kind: int, way: Way, gain: float) -> None:
        """Look at a restoration with every number of further materials."""
        seat = self._seat
        have, more, free = self._table.area[seat], site.more + MORE[kind], site.free - 1
        one = 0 if kind == PRUDENT_KIND else 1
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
        fresco = table.fresco(action.position)
        kind = kind_of(step.plan.total, fresco.values[fresco.space_of[step.plan.technique]])
        site = Site(table, action.position, seat)
        worth = site.after_errand(table.rules.gianluigi, seat, kind, step.plan.extras)
        if worth > best:
            best, chosen = worth, action
    return chosen
