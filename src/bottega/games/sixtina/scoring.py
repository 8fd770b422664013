"""Chapter 7: the final scoring."""

from __future__ import annotations

from bottega.core.scores import Line, Standing
from bottega.core.seats import Seat
from bottega.games.sixtina.actions import ALL_TECHNIQUES, POSITIONS, Technique
from bottega.games.sixtina.box import Card
from bottega.games.sixtina.completing import shares
from bottega.games.sixtina.events import counted
from bottega.games.sixtina.ruleset import CONTRIBUTION
from bottega.games.sixtina.table import Table

SECOND_PRUDENT = 2
"""[SX-7.6] Points a card for those who are not alone in front."""


def points(table: Table, colour: int) -> int:
    """All points of a colour, were the game over now."""
    total = table.scores[colour] + objective_points(table, colour) + contribution_points(table)[colour]
    if table.seat_of(colour) is not None:
        total += all_prudent_points(table, Seat(colour)) + leftover_points(table, Seat(colour))
    return total


def score_sheet(table: Table, colour: int) -> list[Line]:
    """The points of a colour, line by line."""
    lines = [
        Line("during the game", table.scores[colour], "SX-6.4"),
        Line("objectives", objective_points(table, colour), "SX-7.3", claimed_names(table, colour)),
        Line("restored frescoes", contribution_points(table)[colour], "SX-7.4", marked_names(table, colour)),
    ]
    seat = table.seat_of(colour)
    if seat is None:
        return [*lines, Line("prudent restorations", 0, "SX-8.11"), Line("left over", 0, "SX-8.11")]
    left = (counted(len(table.hands[seat]), "card"), counted(table.area[seat], "material"))
    return [
        *lines,
        Line("prudent restorations", all_prudent_points(table, seat), "SX-7.5", prudent_groups(table, seat)),
        Line("left over", leftover_points(table, seat), "SX-7.7", (left,)),
    ]


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
    """The objectives that a colour has claimed, by name."""
    found = []
    for place, number in enumerate(table.objectives):
        if colour in table.claims[place * 3 : place * 3 + 3]:
            found.append((table.rules.objectives[number].name,))
    return tuple(found)


def contribution_points(table: Table) -> list[int]:
    """[SX-7.4] Most materials on restored frescoes 10, then 6, then 3; those who tie share, rounded down."""
    markers = [len(table.markers(colour)) for colour in range(table.rules.colours)]
    counts = sorted(set(markers), reverse=True)
    if not table.rules.ranks_without_frescoes:
        counts = [count for count in counts if count]
    ranking = [[colour for colour, marked in enumerate(markers) if marked == count] for count in counts]
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


def all_prudent_points(table: Table, seat: Seat) -> int:
    """[SX-7.5] [SX-7.6] What a player's prudent cards pay, over all techniques."""
    return sum([prudent_points(table, technique)[seat] for technique in ALL_TECHNIQUES])


def prudent_groups(table: Table, seat: Seat) -> tuple[tuple[str, ...], ...]:
    """A player's prudent cards, technique by technique, with what they pay."""
    groups = []
    for technique in ALL_TECHNIQUES:
        cards = [table.rules.box.names[card] for card in prudent_cards(table, seat, technique)]
        if cards:
            groups.append((*cards, f"({prudent_points(table, technique)[seat]})"))
    return tuple(groups)


def prudent_points(table: Table, technique: Technique) -> list[int]:
    """[SX-7.5] [SX-7.6] What the prudent cards of a technique pay each player."""
    values = [
        [table.rules.box.value[card] for card in prudent_cards(table, seat, technique)] for seat in table.rules.seats
    ]
    return pay_prudent(values, table.rules.two_each_behind_a_tie)


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
    colours = sorted(range(table.rules.colours), key=lambda colour: merit(table, colour), reverse=True)
    places: list[int] = []
    for place, colour in enumerate(colours):
        same = place > 0 and merit(table, colour) == merit(table, colours[place - 1])
        places.append(places[-1] if same else place + 1)
    return [
        Standing(
            seat=table.seat_of(colour),
            place=place,
            won=place == 1,
            total=points(table, colour),
            lines=tuple(score_sheet(table, colour)),
            note=note(table, colour),
            rival="Gianluigi" if table.seat_of(colour) is None else "",
        )
        for colour, place in zip(colours, places, strict=True)
    ]


def merit(table: Table, colour: int) -> tuple[int, int, int, int, int]:
    """[SX-7.8] [SX-8.12] What decides: points, then objectives, then materials left; Gianluigi loses a tie."""
    seat = table.seat_of(colour)
    if seat is None:
        return (int(table.rules.gianluigi_can_win), points(table, colour), 0, 0, 0)
    return (1, points(table, colour), 1, objectives_claimed(table, colour), table.area[seat])


def note(table: Table, colour: int) -> str:
    """[SX-7.8] How a tie for points was decided."""
    if table.seat_of(colour) is None:
        return "" if table.rules.gianluigi_can_win else "can't win"
    tied = [other for other in table.rules.seats if other != colour and points(table, other) == points(table, colour)]
    if not tied:
        return ""
    return f"{counted(objectives_claimed(table, colour), 'objective')}, {counted(table.area[colour], 'material')} left"
