"""Chapter 9: who has won."""

from __future__ import annotations

from typing import Final

from bottega.core.kinds import NUMBER, RULE, Fact
from bottega.core.scores import Line, LineKind, Sheet, Standing
from bottega.core.seats import Seat
from bottega.games.classic_art.catalogue import CATEGORIES, CATEGORY_IDS, Category
from bottega.games.classic_art.kinds import CATEGORY
from bottega.games.classic_art.table import Table

SHEET: Final = Sheet(
    lines=(LineKind("category", facts={"category": CATEGORY, "prestige": NUMBER, "least": NUMBER, "missing": NUMBER}),),
    notes={"shared": {"rule": RULE}, "categories": {"rule": RULE}, "tokens": {"rule": RULE}},
)
"""What score sheets tell."""


def counts(table: Table, seat: Seat, category: Category) -> bool:
    """[CA-9.3] Whether a seat's track of a category counts."""
    return table.prestige(seat, category) >= table.rules.box.counts_from


def points(table: Table, seat: Seat) -> int:
    """[CA-9.3] The sum of the tracks that count."""
    return sum([table.prestige(seat, category) for category in CATEGORIES if counts(table, seat, category)])


def score_sheet(table: Table, seat: Seat) -> tuple[Line, ...]:
    """[CA-9.3] A seat's total, with a line for each category."""
    return tuple([score_line(table, seat, category) for category in CATEGORIES])


def score_line(table: Table, seat: Seat, category: Category) -> Line:
    """What one track brings; if it does not count yet, so much Prestige is missing."""
    prestige, least = table.prestige(seat, category), table.rules.box.counts_from
    facts: dict[str, Fact] = {
        "category": CATEGORY_IDS[category],
        "prestige": prestige,
        "least": least,
        "missing": max(0, least - prestige),
    }
    return Line("category", prestige if counts(table, seat, category) else 0, "CA-9.3", facts=facts)


def standings(table: Table) -> list[Standing]:
    """[CA-9.4] The seats from first to last."""
    keys = {seat: (points(table, seat), *tie_breaks(table, seat)) for seat in table.rules.seats}
    order = sorted(table.rules.seats, key=lambda seat: keys[seat], reverse=True)
    return [standing(table, seat, keys) for seat in order]


def standing(table: Table, seat: Seat, keys: dict[Seat, tuple[int, int, int]]) -> Standing:
    """One seat's place: after all that have more."""
    mine = keys[seat]
    place = 1 + sum([key > mine for key in keys.values()])
    others = [key for other, key in keys.items() if other != seat]
    note = decided_by(mine, others)
    facts: dict[str, Fact] = {"rule": "CA-9.5"} if note else {}
    return Standing(seat, place, place == 1, mine[0], score_sheet(table, seat), note, facts=facts)


def tie_breaks(table: Table, seat: Seat) -> tuple[int, int]:
    """[CA-9.5] By option, the number of categories that count, and the tokens left."""
    if not table.rules.ties_are_broken:
        return 0, 0
    return sum([counts(table, seat, category) for category in CATEGORIES]), table.tokens[seat]


def decided_by(mine: tuple[int, int, int], others: list[tuple[int, int, int]]) -> str:
    """[CA-9.5] What put a seat where it is, if not the total alone."""
    if mine in others:
        return "shared"
    behind = [other for other in others if other[0] == mine[0] and other < mine]
    if not behind:
        return ""
    return "categories" if max(behind)[1] != mine[1] else "tokens"
