"""Everything accounted for: no tile, paint, Thaler, apprentice or point appears or is lost."""

from __future__ import annotations

from bottega.games.fresco.catalogue import ALL_MARKET_TILES, FRESCO, RESTORED, MarketTile, Paint, Painter, Tile
from bottega.games.fresco.market import MarketVisit
from bottega.games.fresco.planning import unplaced
from bottega.games.fresco.scoring import restored_by
from bottega.games.fresco.table import COLOURS, SOLD, Table
from bottega.games.fresco.track import LAP, Advance, Landing
from bottega.games.fresco.visit import Resume


def complaints(table: Table) -> list[str]:
    """What does not add up; nothing, unless the rules have a bug."""
    found = [
        *market_complaints(table),
        *fresco_complaints(table),
        *goods_complaints(table),
        *apprentice_complaints(table),
        *track_complaints(table),
    ]
    for module in table.rules.modules:
        found += module.complaints(table)
    return found


def market_complaints(table: Table) -> list[str]:
    """[FR-1.3] Every market tile in play is at a booth, in the bag, or in the hands of who buys it."""
    counts = table.bag[:]
    there = [MarketTile(tile) for tile in table.market if tile != SOLD]
    for step in table.agenda:
        visit = step.visit if isinstance(step, Resume) else step
        if isinstance(visit, MarketVisit):
            there += visit.bought
    for module in table.rules.modules:
        there += module.kept_market_tiles(table)
    for tile in there:
        counts[tile] += 1
    wanted = [int(tile in table.rules.market) for tile in ALL_MARKET_TILES]
    return [] if counts == wanted else [f"the market tiles are {counts}, not {wanted}"]


def fresco_complaints(table: Table) -> list[str]:
    """[FR-1.4] [FR-5.5] No tile is lost or in two places: what is gone from the fresco lies in front of a painter."""
    found = []
    covered, there = 0, list[Tile]()
    for segment in FRESCO.cells:
        tile = table.fresco[segment]
        if tile != RESTORED:
            covered |= 1 << segment
            there.append(tile)
    if covered != table.unrestored:
        found.append("the segments with tiles are not those that are covered")
    for painter in table.rules.painters:
        there += restored_by(table, painter)
    different = len(set(there))
    if different != len(there):
        found.append("a fresco tile is in two places")
    elif different != FRESCO.size:
        found.append(f"there are {different} fresco tiles, not {FRESCO.size}")
    return found


def goods_complaints(table: Table) -> list[str]:
    """[FR-1.5] What players and modules have is what the supply has given; nobody has less than nothing."""
    box = table.rules.box
    found = []
    kept = [paint for module in table.rules.modules for paint in module.kept_paints(table)]
    for paint, pieces in enumerate(box.pieces):
        if table.supply[paint] + sum(table.paints[paint::COLOURS]) + kept.count(Paint(paint)) != pieces:
            found.append(f"there are not {pieces} pieces of paint {paint}")
    if table.supply[COLOURS] + sum(table.thalers) != box.coins:
        found.append(f"there are not {box.coins} Thalers")
    if min([*table.paints, *table.thalers]) < 0:
        found.append("somebody has less than nothing")
    return found


def apprentice_complaints(table: Table) -> list[str]:
    """[FR-2.3] [FR-3.1] Who has planned has placed all apprentices, and nobody more; moods stay in their column."""
    found = []
    box, blanks = table.rules.box, len(table.rules.blanks)
    for seat in table.rules.seats:
        left = unplaced(table, seat)
        if left < 0:
            found.append(f"the sheet of seat {seat} is too full")
        if left > 0 and table.answered[seat] == blanks:
            found.append(f"seat {seat} has apprentices without work")
        if not box.mood_bottom <= table.mood[seat] <= box.mood_top:
            found.append(f"the mood of seat {seat} is out of its column")
    return found


def track_complaints(table: Table) -> list[str]:
    """[FR-9.1] [FR-9.2] No space holds two painters, and each stands where its score sheet says, unless it moves."""
    found = []
    spaces = {space % LAP if space > 0 else space for space in table.track}
    if len(spaces) != len(table.track):
        found.append("two painters stand on one space")
    for painter in table.rules.painters:
        total = sum(table.lines(painter))
        if table.score(painter) != total and not is_moving(table, painter):
            found.append(f"painter {painter} stands on {table.score(painter)} with {total} points")
    return found


def is_moving(table: Table, painter: Painter) -> bool:
    """Whether a painter's points are counted already, and the painter has not moved yet."""
    for step in table.agenda:
        if isinstance(step, Landing | Advance) and step.painter == painter:
            return True
    return False
