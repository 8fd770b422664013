"""What a position may become, in numbers: for evaluations that are fitted to what came of games.

All features are about a seat's own points. They are worked out for every position that a search looks at, so each list
is gone through only once.
"""

from __future__ import annotations

from typing import Final

from bottega.core.actions import Action
from bottega.core.outlook import Outlook
from bottega.core.seats import Seat
from bottega.games.sixtina.actions import ADD, ALL_POSITIONS, TAKE, Position
from bottega.games.sixtina.box import Card
from bottega.games.sixtina.cards import without
from bottega.games.sixtina.completing import A_MATERIAL, FRESCOES_TO_RESTORE, contribution_keys
from bottega.games.sixtina.habit import habit
from bottega.games.sixtina.objectives import progress
from bottega.games.sixtina.restoring import Restoring
from bottega.games.sixtina.ruleset import CONTRIBUTION, Rules
from bottega.games.sixtina.scoring import SECOND_PRUDENT
from bottega.games.sixtina.table import (
    COVERED,
    FREE,
    MOST_COLOURS,
    MOST_SPACES,
    PRUDENT,
    RESTORED,
    UNRESTORED,
    Table,
    TableStep,
)
from bottega.games.sixtina.turn import Acquiring, Turn, discards

NAMES: Final = [
    "points",
    "objectives",
    "objectives-met",
    "objectives-near",
    "frescoes-marked",
    "rank-of-marks",
    "prudent-points",
    "prudent-cards",
    "fresco-points",
    "fresco-points-by-progress",
    "fresco-points-nearly-complete",
    "frescoes-led",
    "frescoes-led-by-progress",
    "lead",
    "materials-on-frescoes",
    "cards",
    "cards-of-use",
    "value-of-cards",
    "value-of-cards-of-use",
    "exact-spaces",
    "exact-any",
    "exact-ends",
    "reached-spaces",
    "materials",
    "materials-up-to-three",
    "no-material",
    "supply",
    "black",
    "turns-to-wait",
    "frescoes-left",
]
TECHNIQUES: Final = 6
MOST_EXACT: Final = 3
MOST_LEAD: Final = 3
ENOUGH_MATERIALS: Final = 3
ALMOST_ALL: Final = 11.5
"""So many frescoes are restored, about, when the game is over."""


def names(rules: Rules) -> list[str]:
    """What the features are called."""
    return NAMES


class Hand:
    """The cards of a seat that it can still use, and its materials: those chosen to acquire material are exchanged."""

    __slots__ = ("cards", "free", "materials", "sums")

    def __init__(self, table: Table, seat: Seat) -> None:
        self.cards: tuple[Card, ...] = table.hands[seat]
        self.materials: int = table.area[seat]
        step = table.agenda[-1] if table.agenda else None
        if isinstance(step, Acquiring) and step.seat == seat:
            self.cards = without(self.cards, step.chosen)
            self.materials += min(len(step.chosen), table.supply[seat])
        self.sums: list[int] = [1] * TECHNIQUES
        """The sums that the cards of each technique can make, a bit each."""
        self.free: list[bool] = [False] * TECHNIQUES
        """Which techniques are free on an open fresco."""
        box = table.rules.box
        for card in self.cards:
            technique = box.technique[card]
            self.sums[technique] |= self.sums[technique] << box.value[card]


class Frescoes:
    """What the open frescoes promise a seat, and what its cards can do there."""

    __slots__ = ("almost", "awards", "by_progress", "ends", "exact", "lead", "led", "led_by_progress", "own", "reached")

    def __init__(self) -> None:
        self.awards = 0.0
        self.by_progress = 0.0
        self.almost = 0.0
        self.led = 0.0
        self.led_by_progress = 0.0
        self.lead = 0
        self.own = 0
        self.exact = 0
        self.ends = 0
        self.reached = 0

    def look_at(self, table: Table, position: Position, seat: Seat, hand: Hand) -> None:
        """Add an open fresco."""
        fresco = table.rules.box.frescoes[table.frescoes[position]]
        start = position * MOST_SPACES
        free, more, exact = 0, 0, 0
        spaces = len(fresco.techniques)
        for space in range(spaces):
            mark = table.spaces[start + space]
            if mark == FREE:
                free += 1
                technique = fresco.techniques[space]
                hand.free[technique] = True
                sums = hand.sums[technique] >> fresco.values[space]
                exact += sums & 1
                if sums > 0:
                    self.reached += 1
            elif mark == PRUDENT:
                more -= 2
            else:
                more += mark % 2
        self.exact += exact
        if free == 1:
            self.ends += exact
        own = table.materials[position * MOST_COLOURS + seat]
        if own > 0:
            self.own += own
            self.add_award(table, position, seat, own, more, free, spaces)

    def add_award(
        self, table: Table, position: Position, seat: Seat, own: int, more: int, free: int, all_of: int
    ) -> None:
        """Add what the seat would score on a fresco, were it complete as it is."""
        keys = contribution_keys(table, position)
        ahead, level, most = 0, 1, 0
        for colour, key in enumerate(keys):
            if colour != seat:
                most = max(most, key // A_MATERIAL)
                if key > keys[seat]:
                    ahead += 1
                elif key == keys[seat]:
                    level += 1
        points = table.rules.box.frescoes[table.frescoes[position]].points
        award = 0.0
        for place in range(ahead, min(3, ahead + level)):
            award += (points[place] + more) / level
        done = (all_of - free) / all_of
        self.awards += award
        self.by_progress += award * done
        if free == 1:
            self.almost += award
        if ahead == 0 and level == 1:
            self.led += 1.0
            self.led_by_progress += done
        self.lead += max(-MOST_LEAD, min(MOST_LEAD, own - most))


def features(table: Table, seat: Seat) -> list[float]:
    """What the final score of a seat may be guessed from."""
    hand = Hand(table, seat)
    frescoes = Frescoes()
    left = 0
    for position in ALL_POSITIONS:
        if table.restored[position] == UNRESTORED:
            left += 1
            if table.frescoes[position] != COVERED:
                frescoes.look_at(table, position, seat, hand)
    claimed, met, near = objectives_of(table, seat)
    marks, ranked = marks_of(table, seat)
    of_use, value, value_of_use = cards_of_use(table, hand)
    share_left = left / len(ALL_POSITIONS)
    exact = min(frescoes.exact, MOST_EXACT)
    return [
        float(table.scores[seat]),
        claimed,
        met,
        near,
        float(marks),
        ranked,
        prudent_points_of(table, seat),
        float(len(table.prudent[seat])),
        frescoes.awards,
        frescoes.by_progress,
        frescoes.almost,
        frescoes.led,
        frescoes.led_by_progress,
        float(frescoes.lead),
        float(frescoes.own),
        float(len(hand.cards)),
        of_use * share_left,
        value * share_left,
        value_of_use * share_left,
        float(exact),
        1.0 if exact and hand.materials else 0.0,
        1.0 if frescoes.ends else 0.0,
        float(min(frescoes.reached, MOST_EXACT)),
        float(hand.materials),
        float(min(hand.materials, ENOUGH_MATERIALS)),
        0.0 if hand.materials else 1.0,
        float(min(table.supply[seat], ENOUGH_MATERIALS)),
        float(table.black),
        float(turns_to_wait(table, seat)),
        float(left),
    ]


def objectives_of(table: Table, seat: Seat) -> tuple[float, float, float]:
    """What the objectives pay that a seat has claimed, that it meets, and, by how near it is, that it does not meet."""
    claimed, met, near = 0.0, 0.0, 0.0
    for place, number in enumerate(table.objectives):
        objective = table.rules.objectives[number]
        highest = -1
        is_claimed = False
        for rank in range(3):
            colour = table.claims[place * 3 + rank]
            if colour == seat:
                claimed += objective.points[rank]
                is_claimed = True
            elif colour < 0 and highest < 0:
                highest = rank
        if is_claimed or highest < 0:
            continue
        reached = progress(table, seat, objective)
        if reached >= objective.needed:
            met += objective.points[highest]
        else:
            near += objective.points[highest] * reached / objective.needed
    return claimed, met, near


def marks_of(table: Table, seat: Seat) -> tuple[int, float]:
    """On how many restored frescoes a seat has its material, and what its rank by these pays."""
    counts = [0] * (2 + MOST_COLOURS)
    for restored in table.restored:
        counts[restored] += 1
    own = counts[2 + seat]
    if own == 0:
        return 0, 0.0
    ahead, level = 0, 1
    for colour in range(table.rules.colours):
        if colour != seat:
            theirs = counts[RESTORED + 1 + colour]
            if theirs > own:
                ahead += 1
            elif theirs == own:
                level += 1
    ranked = 0.0
    for place in range(ahead, min(3, ahead + level)):
        ranked += CONTRIBUTION[place] / level
    return own, ranked


def prudent_points_of(table: Table, seat: Seat) -> float:
    """What a seat's prudent cards would pay now."""
    cards = table.prudent[seat]
    if not cards:
        return 0.0
    box, rules = table.rules.box, table.rules
    counts = [0] * (TECHNIQUES * MOST_COLOURS)
    for other in rules.seats:
        for card in table.prudent[other]:
            counts[box.technique[card] * MOST_COLOURS + other] += 1
    total = 0.0
    last, place = -1, 0
    for card in cards:  # by technique, lowest first
        technique = int(box.technique[card])
        if technique != last:
            last, place = technique, 0
        total += prudent_card(rules, counts, technique * MOST_COLOURS, seat, place, box.value[card])
        place += 1
    return total


def prudent_card(rules: Rules, counts: list[int], start: int, seat: Seat, place: int, value: int) -> float:
    """What a prudent card pays: how many cards of its technique everybody has stands in `counts` from `start` on."""
    own = counts[start + seat]
    most, with_most = 0, 0
    for other in range(rules.count):
        count = counts[start + other]
        if other != seat and count >= most:
            with_most = with_most + 1 if count == most else 1
            most = count
    if own > most:
        return float(value) if place >= most else 0.0
    if own == most:
        return SECOND_PRUDENT
    if with_most > 1 and not rules.two_each_behind_a_tie:
        return 0.0
    for other in range(rules.count):
        if own < counts[start + other] < most:
            return 0.0
    return SECOND_PRUDENT


def cards_of_use(table: Table, hand: Hand) -> tuple[int, int, int]:
    """How many cards are of a technique that is free on an open fresco; the value of all cards, and of these."""
    box = table.rules.box
    of_use, value, value_of_use = 0, 0, 0
    for card in hand.cards:
        value += box.value[card]
        if hand.free[box.technique[card]]:
            of_use += 1
            value_of_use += box.value[card]
    return of_use, value, value_of_use


def turns_to_wait(table: Table, seat: Seat) -> int:
    """How many turns of others are to come before a seat's own."""
    if not table.agenda:
        return 0
    step = table.agenda[-1]
    return (seat - step.seat) % table.rules.count if isinstance(step, TableStep) else 0


def phase(table: Table) -> float:
    """How much of the game is over: the frescoes that are restored, and of the open ones what is done."""
    done = 0.0
    for position in ALL_POSITIONS:
        if table.restored[position] != UNRESTORED:
            done += 1.0
        elif table.frescoes[position] != COVERED:
            spaces = len(table.rules.box.frescoes[table.frescoes[position]].techniques)
            start = position * MOST_SPACES
            free = 0
            for space in range(start, start + spaces):
                if table.spaces[space] == FREE:
                    free += 1
            done += (spaces - free) / spaces
    return min(1.0, done / ALMOST_ALL)


def stage(table: Table) -> int:
    """How many frescoes are restored."""
    return min(FRESCOES_TO_RESTORE, len(ALL_POSITIONS) - table.restored.count(UNRESTORED))


def is_unfinished(table: Table, seat: Seat) -> bool:
    """Whether a restoration is begun: what comes of it is seen when all its cards are chosen."""
    return len(table.agenda) > 0 and isinstance(table.agenda[-1], Restoring)


# What is worth a look


def choices(table: Table, seat: Seat) -> list[Action]:
    """The actions that a search looks at: cards are chosen in one order only, and none that changes nothing."""
    step = table.agenda[-1]
    if isinstance(step, Restoring):
        return choices_restoring(table, seat, step)
    if isinstance(step, Acquiring):
        return choices_acquiring(table, seat, step)
    if isinstance(step, Turn):
        return choices_of_turn(table, seat, step)
    return step.legal(table, seat)


def choices_of_turn(table: Table, seat: Seat, step: Turn) -> list[Action]:
    """Without waiting, and without discards that bring nothing, unless nothing else is left.

    Seats that wait for one another would never end a game.
    """
    active = [action for action in step.legal(table, seat) if action.word != "take"]
    if table.supply[seat] == 0:
        active = [action for action in active if action.word != "discard"] or active
    return active or step.legal(table, seat)


def choices_restoring(table: Table, seat: Seat, step: Restoring) -> list[Action]:
    """Cards from the lowest to the highest, none too many; then as many materials as can be added, one less or none."""
    legal = step.legal(table, seat)
    chosen = step.chosen
    if not chosen:
        return legal
    box = table.rules.box
    total, value = step.total(table), step.value(table)
    found: list[Action] = []
    if total < value:
        for card in step.left(table):
            if card >= chosen[-1] and box.plays[card] in legal and box.plays[card] not in found:
                found.append(box.plays[card])
    if total <= value or total - box.value[chosen[0]] < value:
        most = min(len(chosen), step.extras(table))
        for number in (most, most - 1, 0):
            if number >= 0 and ADD[number] in legal and ADD[number] not in found:
                found.append(ADD[number])
    return found or legal


def choices_acquiring(table: Table, seat: Seat, step: Acquiring) -> list[Action]:
    """Cards in their order, no more than there are materials, and all materials for them."""
    taken = min(len(step.chosen), table.supply[seat])
    found: list[Action] = [TAKE[taken]]
    if len(step.chosen) < table.supply[seat]:
        rest = without(table.hands[seat], step.chosen)
        found += discards(table, tuple([card for card in rest if card >= step.chosen[-1]]))
    return found


OUTLOOK: Final[Outlook[Rules, Table]] = Outlook(
    names=names,
    features=features,
    phase=phase,
    stage=stage,
    is_unfinished=is_unfinished,
    choices=choices,
    habit=habit,
)
