"""Chapter 7: the final scoring."""

from __future__ import annotations

from typing import Final

from bottega.core.kinds import NUMBER, Fact
from bottega.core.scores import Line, LineKind, Sheet, Standing
from bottega.core.seats import Seat
from bottega.games.sixtina.actions import ALL_TECHNIQUES, Technique
from bottega.games.sixtina.box import Card
from bottega.games.sixtina.completing import shares
from bottega.games.sixtina.kinds import CARD, GIANLUIGI, OBJECTIVE, OBJECTIVES, POSITION, POSITIONS
from bottega.games.sixtina.ruleset import CONTRIBUTION
from bottega.games.sixtina.table import Table, restored_by

SECOND_PRUDENT: Final = 2
"""[SX-7.6] Points a card for those who are not alone in front."""
TIED: Final = "tied"
CANNOT_WIN: Final = "cannot-win"
SHEET: Final = Sheet(
    lines=(
        LineKind("during-the-game"),
        LineKind("objectives", (OBJECTIVE,)),
        LineKind("restored-frescoes", (POSITION,)),
        LineKind("prudent-restorations", (CARD,), lists={"paid": NUMBER, "dropped": NUMBER}),
        LineKind("left-over", facts={"cards": NUMBER, "materials": NUMBER}),
    ),
    notes={TIED: {"objectives": NUMBER, "materials": NUMBER}, CANNOT_WIN: {}},
    rivals=(GIANLUIGI,),
)
"""What score sheets tell."""


def totals(table: Table) -> list[int]:
    """All points of each colour, were the game over now."""
    ranked = contribution_points(table)
    points = [table.scores[c] + objective_points(table, c) + ranked[c] for c in range(table.rules.colours)]
    for seat in table.rules.seats:
        points[seat] += leftover_points(table, seat)
    for paid in prudent_points(table):
        for colour, award in enumerate(paid):
            points[colour] += award
    return points


def score_sheet(table: Table, colour: int) -> list[Line]:
    """The points of a colour, line by line."""
    lines = [
        Line("during-the-game", table.scores[colour], "SX-6.4"),
        Line("objectives", objective_points(table, colour), "SX-7.3", claimed_names(table, colour)),
        Line("restored-frescoes", contribution_points(table)[colour], "SX-7.4", marked_names(table, colour)),
    ]
    if colour == table.rules.gianluigi:
        return [*lines, Line("prudent-restorations", 0, "SX-8.11"), Line("left-over", 0, "SX-8.11")]
    seat = Seat(colour)
    left: dict[str, Fact] = {"cards": len(table.hands[seat]), "materials": table.area[seat]}
    return [*lines, prudent_line(table, seat), Line("left-over", leftover_points(table, seat), "SX-7.7", facts=left)]


def objective_points(table: Table, colour: int) -> int:
    """[SX-7.3] What the claimed objectives pay."""
    total = 0
    for place, number in enumerate(table.objectives):
        for rank in range(3):
            if table.claims[place * 3 + rank] == colour:
                total += table.rules.objectives[number].points[rank]
    return total


def objectives_claimed(table: Table, colour: int) -> int:
    """How many objectives a colour has claimed."""
    return table.claims.count(colour)


def claimed_names(table: Table, colour: int) -> tuple[tuple[str, ...], ...]:
    """The objectives that a colour has claimed."""
    found = []
    for place, number in enumerate(table.objectives):
        if colour in table.claims[place * 3 : place * 3 + 3]:
            found.append((OBJECTIVES[number],))
    return tuple(found)


def contribution_points(table: Table) -> list[int]:
    """[SX-7.4] Most materials on restored frescoes 10, then 6, then 3; those who tie share, rounded down."""
    marked = [0] * (restored_by(table.rules.colours) + 1)
    for restored in table.restored:
        marked[restored] += 1
    markers = [marked[restored_by(colour)] for colour in range(table.rules.colours)]
    counts = sorted(set(markers), reverse=True)
    if not table.rules.ranks_without_frescoes:
        counts = [count for count in counts if count]
    ranking = [[colour for colour, number in enumerate(markers) if number == count] for count in counts]
    points = [0] * table.rules.colours
    for group, award in zip(ranking, shares(CONTRIBUTION, ranking), strict=True):
        for colour in group:
            points[colour] = award
    return points


def marked_names(table: Table, colour: int) -> tuple[tuple[str, ...], ...]:
    """The positions of the restored frescoes with a colour's material."""
    return tuple([(POSITIONS[position],) for position in table.markers(colour)])


def prudent_cards(table: Table, seat: Seat, technique: Technique) -> list[Card]:
    """The prudent cards of a technique in front of a player, lowest first."""
    return [card for card in table.prudent[seat] if table.rules.box.technique[card] == technique]


def prudent_points(table: Table) -> list[list[int]]:
    """[SX-7.5] [SX-7.6] What the prudent cards of each technique pay each player."""
    box = table.rules.box
    values: list[list[list[int]]] = [[[] for _ in table.rules.seats] for _ in ALL_TECHNIQUES]
    played = [False] * len(ALL_TECHNIQUES)
    for seat in table.rules.seats:
        for card in table.prudent[seat]:
            values[box.technique[card]][seat].append(box.value[card])
            played[box.technique[card]] = True
    nothing = [0] * table.rules.count
    return [
        pay_prudent(values[technique], table.rules.two_each_behind_a_tie) if played[technique] else nothing
        for technique in ALL_TECHNIQUES
    ]


def prudent_line(table: Table, seat: Seat) -> Line:
    """[SX-7.5] A player's prudent cards, technique by technique, with what they pay and how many are dropped."""
    paid = [technique[seat] for technique in prudent_points(table)]
    groups: list[tuple[str, ...]] = []
    awards: list[int] = []
    dropped: list[int] = []
    for technique in ALL_TECHNIQUES:
        cards = prudent_cards(table, seat, technique)
        if cards:
            others = [len(prudent_cards(table, other, technique)) for other in table.rules.seats if other != seat]
            groups.append(tuple([table.rules.box.names[card] for card in cards]))
            awards.append(paid[technique])
            dropped.append(prudent_dropped(len(cards), others))
    facts: dict[str, Fact] = {"paid": tuple(awards), "dropped": tuple(dropped)}
    return Line("prudent-restorations", sum(paid), "SX-7.5", tuple(groups), facts)


def prudent_dropped(own: int, others: list[int]) -> int:
    """[SX-7.5] How many of a player's prudent cards of a technique, the lowest, are discarded before they are scored.

    >>> prudent_dropped(4, [3, 1]), prudent_dropped(3, [3]), prudent_dropped(1, [2])
    (3, 0, 0)
    """
    second = max(others)
    return second if own > second else 0


def pay_prudent(values: list[list[int]], two_each_behind_a_tie: bool) -> list[int]:
    """[SX-7.5] [SX-7.6] What one technique pays: `values` are each player's cards, lowest first.

    >>> pay_prudent([[1, 2, 3, 5], [4, 4, 4], [2]], False)
    [5, 6, 0]
    """
    counts = [len(cards) for cards in values]
    ranks = sorted(set(counts), reverse=True)
    most = ranks[0]
    second = ranks[1] if len(ranks) > 1 else 0
    tied = counts.count(most) > 1
    points = []
    for cards in values:
        count = len(cards)
        if count == most and not tied:
            points.append(sum(cards[second:]))
        elif count == most or (count == second and (not tied or two_each_behind_a_tie)):
            points.append(SECOND_PRUDENT * count)
        else:
            points.append(0)
    return points


def leftover_points(table: Table, seat: Seat) -> int:
    """[SX-7.7] Half a point for each card in hand and each material in the play area, rounded down."""
    return (len(table.hands[seat]) + table.area[seat]) // 2


def standings(table: Table) -> list[Standing]:
    """[SX-7.8] [SX-8.12] From first to last; Gianluigi among the players, or behind them if he can't win."""
    points = totals(table)
    merits = [merit(table, colour, points[colour]) for colour in range(table.rules.colours)]
    order = sorted(range(table.rules.colours), key=lambda colour: merits[colour], reverse=True)
    return [standing(table, colour, points, 1 + sum([other > merits[colour] for other in merits])) for colour in order]


def standing(table: Table, colour: int, points: list[int], place: int) -> Standing:
    """The place of one colour."""
    is_rival = colour == table.rules.gianluigi
    note = note_on(table, colour, points)
    return Standing(
        seat=None if is_rival else colour,
        place=place,
        won=place == 1,
        total=points[colour],
        lines=tuple(score_sheet(table, colour)),
        note=note,
        rival=GIANLUIGI if is_rival else "",
        facts=tie_breakers(table, Seat(colour)) if note == TIED else {},
    )


def merit(table: Table, colour: int, points: int) -> tuple[int, int, int, int, int]:
    """[SX-7.8] [SX-8.12] What decides: points, then objectives, then materials left; Gianluigi loses a tie."""
    if colour == table.rules.gianluigi:
        return (int(table.rules.gianluigi_can_win), points, 0, 0, 0)
    return (1, points, 1, objectives_claimed(table, colour), table.area[colour])


def note_on(table: Table, colour: int, points: list[int]) -> str:
    """[SX-7.8] [SX-8.12] Whether players tie for points, or a rival can't win; "" if there is nothing to note."""
    if colour == table.rules.gianluigi:
        return "" if table.rules.gianluigi_can_win else CANNOT_WIN
    return TIED if points[: table.rules.count].count(points[colour]) > 1 else ""


def tie_breakers(table: Table, seat: Seat) -> dict[str, Fact]:
    """[SX-7.8] What decides a tie."""
    return {"objectives": objectives_claimed(table, seat), "materials": table.area[seat]}
