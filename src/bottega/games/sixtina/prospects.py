"""What a seat can work out from what it sees: who is ahead on a fresco, what a restoration would bring, and how far
everybody is with the objectives.

Of a view everything here is made by the rules themselves, so that no client has to write them again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import msgspec

from bottega.core.errors import IllegalAction
from bottega.core.game import Game
from bottega.core.kinds import SeatId
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.views import Prospects
from bottega.games.sixtina.actions import ADD, ALL_POSITIONS, HAND_LIMIT, PLAY, RESTORE, Position, Technique
from bottega.games.sixtina.box import Card
from bottega.games.sixtina.cards import names_of, without
from bottega.games.sixtina.completing import contribution, kinds_done, modified, shares
from bottega.games.sixtina.kinds import (
    OBJECTIVES,
    POSITIONS,
    RESTORATIONS,
    TECHNIQUES,
    ActorId,
    CardId,
    ObjectiveId,
    PositionId,
    RestorationId,
    TechniqueId,
)
from bottega.games.sixtina.objectives import progress
from bottega.games.sixtina.restoration import kind_of, put_materials
from bottega.games.sixtina.restoring import Restoring, cards_of, why_no_end, why_not_restore
from bottega.games.sixtina.ruleset import PREPARATION, REFINED_CARDS, Rules
from bottega.games.sixtina.table import FREE, Table
from bottega.games.sixtina.view import SixtinaView, load


@dataclass(frozen=True)
class FrescoPlace:
    """[SX-6.3] [SX-6.5] A place on a fresco, from 1 on: who has it or shares it, with how many materials each.

    `points` is what each of them would score if the fresco were complete.
    """

    place: int
    actors: tuple[ActorId, ...]
    materials: int
    points: int


@dataclass(frozen=True)
class Ranking:
    """[SX-6.2] [SX-6.3] An open fresco as it stands: what its three places are worth, and who has them.

    `values` are the printed points with what `excellent` and `prudent` restorations have made of them. Who has no
    material on it has no place.
    """

    position: PositionId
    values: tuple[int, ...]
    excellent: int
    prudent: int
    places: tuple[FrescoPlace, ...]


@dataclass(frozen=True)
class Progress:
    """How far everybody is with an objective: `reached` has an entry for each restorer, in the order of the view."""

    objective: ObjectiveId
    needed: int
    reached: tuple[int, ...]


@dataclass(frozen=True)
class Forecast:
    """What a restoration would come to, before any bonus and before Gianluigi."""

    restoration: RestorationId
    value: int
    total: int
    completes: bool
    ranking: Ranking
    objectives: tuple[Progress, ...]


@dataclass(frozen=True)
class Way:
    """A sum that cards in hand make for a technique, with the fewest cards; `reason` says why it can't be played."""

    restoration: RestorationId
    total: int
    cards: tuple[CardId, ...]
    reason: Reason | None


@dataclass(frozen=True)
class ReachedSum:
    """A sum that cards in hand make, with the fewest cards, and whether there is a material to play it."""

    restoration: RestorationId
    total: int
    cards: tuple[CardId, ...]
    can_be_played: bool


@dataclass(frozen=True)
class Reach:
    """What the cards in hand can do for a free technique of an open fresco: every sum, lowest first."""

    position: PositionId
    technique: TechniqueId
    sums: tuple[ReachedSum, ...]


class SixtinaProspects(Prospects, frozen=True, kw_only=True):
    """The frescoes being restored as they stand, in the order of the chapel, and how far all are with objectives.

    The others are for those who have a hand, whoever's turn it is: `reaches` are the free techniques that they have
    cards of; technical preparation and refined technique would draw `preparation` and `refinement` cards.
    """

    rankings: tuple[Ranking, ...]
    objectives: tuple[Progress, ...]
    reaches: tuple[Reach, ...] = ()
    preparation: int = 0
    refinement: int = 0


def table_of(game: Game, view: SixtinaView) -> Table:
    """The table of a view, without the cards that are hidden: nothing that is asked here depends on them."""
    table = game.load(view)
    assert isinstance(table, Table)
    return table


# As it stands


def prospects(view: SixtinaView, rules: Rules) -> SixtinaProspects:
    """What a seat can work out from its view."""
    table = load(view, rules)
    found = SixtinaProspects(rankings=all_rankings(table), objectives=progress_of_all(table))
    if view.seat is None or not table.agenda:
        return found
    return msgspec.structs.replace(
        found,
        reaches=all_reaches(table, Seat(view.seat)),
        preparation=cards_drawn(view, view.seat, PREPARATION),
        refinement=cards_drawn(view, view.seat, REFINED_CARDS),
    )


def cards_drawn(view: SixtinaView, seat: SeatId, most: int) -> int:
    """[SX-2.2] [SX-2.4] How many cards a seat would draw: the hand has a limit, and the piles may be short."""
    return min(most, HAND_LIMIT - view.restorers[seat].hand_size, view.deck_size + len(view.discard))


def rankings(game: Game, view: SixtinaView) -> tuple[Ranking, ...]:
    """All frescoes being restored, in the order of the chapel."""
    return all_rankings(table_of(game, view))


def all_rankings(table: Table) -> tuple[Ranking, ...]:
    """The rankings of all frescoes being restored."""
    return tuple([ranking(table, position) for position in ALL_POSITIONS if table.is_open(position)])


def ranking(table: Table, position: Position) -> Ranking:
    """[SX-6.2] [SX-6.3] [SX-6.5] An open fresco as it stands."""
    values = modified(table, position)
    groups = contribution(table, position)
    places: list[FrescoPlace] = []
    place = 1
    for group, points in zip(groups, shares(values, groups), strict=True):
        actors = tuple([table.actor(colour) for colour in group])
        places.append(FrescoPlace(place, actors, table.of_colour(position, group[0]), points))
        place += len(group)
    excellent, prudent = kinds_done(table, position)
    return Ranking(POSITIONS[position], tuple(values), excellent, prudent, tuple(places))


def objectives(game: Game, view: SixtinaView) -> tuple[Progress, ...]:
    """How far everybody is with the objectives in play."""
    return progress_of_all(table_of(game, view))


def progress_of_all(table: Table) -> tuple[Progress, ...]:
    """How far all restorers are with the objectives in play."""
    found = []
    for number in table.objectives:
        objective = table.rules.objectives[number]
        reached = tuple([progress(table, colour, objective) for colour in range(table.rules.colours)])
        found.append(Progress(OBJECTIVES[number], objective.needed, reached))
    return tuple(found)


# After a restoration


def after_restoring(
    game: Game, view: SixtinaView, position: PositionId, technique: TechniqueId, cards: Sequence[CardId], extras: int
) -> Forecast:
    """What a restoration of the seat that looks would come to; IllegalAction if it can't be done."""
    assert view.seat is not None
    table, seat = table_of(game, view), Seat(view.seat)
    where, how = Position(POSITIONS.index(position)), Technique(TECHNIQUES.index(technique))
    refuse(why_not_restore(table, seat, RESTORE[where][how]))
    step = Restoring(seat, where, table.fresco(where).space_of[how], ())
    for name in cards:
        action = PLAY[TECHNIQUES.index(name[:2])][int(name[2:]) - 1]
        refuse(step.check(table, seat, action))
        step = Restoring(seat, where, step.space, (*step.chosen, table.rules.box.by_name[name]))
    refuse(step.check(table, seat, ADD[extras]))
    return forecast(table, step, extras)


def forecast(table: Table, step: Restoring, extras: int) -> Forecast:
    """What the cards chosen and some further materials come to. The table stays as it is."""
    after = with_materials(table, step, extras)
    value, total = step.value(table), step.total(table)
    return Forecast(
        restoration=RESTORATIONS[kind_of(total, value)],
        value=value,
        total=total,
        completes=after.free_spaces(step.position) == 0,
        ranking=ranking(after, step.position),
        objectives=progress_of_all(after),
    )


def with_materials(table: Table, step: Restoring, extras: int) -> Table:
    """The table with the materials of a restoration on it, before anything follows from them."""
    after = table.copy()
    kind = kind_of(step.total(table), step.value(table))
    put_materials(after, step.seat, step.position, step.space, kind, extras, after.area)
    return after


def refuse(reason: Reason | None) -> None:
    """Refuse what can't be done."""
    if reason is not None:
        raise IllegalAction(reason)


# With the cards in hand


def ways(game: Game, view: SixtinaView, position: PositionId, technique: TechniqueId) -> tuple[Way, ...]:
    """Every sum that the cards in hand can make for a free technique of an open fresco, lowest first."""
    if view.seat is None:
        return ()
    where, how = Position(POSITIONS.index(position)), Technique(TECHNIQUES.index(technique))
    return ways_of(table_of(game, view), Seat(view.seat), where, how, ())


def ways_of(
    table: Table, seat: Seat, position: Position, technique: Technique, chosen: tuple[Card, ...]
) -> tuple[Way, ...]:
    """The sums that some cards of a hand make with those that are chosen already."""
    if not table.is_open(position) or table.fresco(position).space_of[technique] < 0:
        return ()
    fresco, box = table.fresco(position), table.rules.box
    value = fresco.values[fresco.space_of[technique]]
    found: dict[int, tuple[Card, ...]] = {}
    for cards in card_sets(cards_of(table, without(table.hands[seat], chosen), technique)):
        total = sum([box.value[card] for card in (*chosen, *cards)])
        if total not in found or len(cards) < len(found[total]):
            found[total] = cards
    return tuple([way(table, seat, value, total, found[total]) for total in sorted(found)])


def all_reaches(table: Table, seat: Seat) -> tuple[Reach, ...]:
    """What a hand can do for all free techniques, in the order of the chapel."""
    found = []
    for position in ALL_POSITIONS:
        techniques = table.fresco(position).techniques if table.is_open(position) else ()
        for space, technique in enumerate(techniques):
            if table.mark(position, space) == FREE:
                sums = [reached(way) for way in ways_of(table, seat, position, Technique(technique), ())]
                if sums:
                    found.append(Reach(POSITIONS[position], TECHNIQUES[technique], tuple(sums)))
    return tuple(found)


def reached(way: Way) -> ReachedSum:
    """A way as it is told."""
    return ReachedSum(way.restoration, way.total, way.cards, way.reason is None)


def way(table: Table, seat: Seat, value: int, total: int, cards: tuple[Card, ...]) -> Way:
    """A sum against the value that is asked for."""
    reason = why_no_end(table, seat, value, total, total)
    return Way(RESTORATIONS[kind_of(total, value)], total, names_of(table, cards), reason)


def card_sets(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    """All ways to play some of these cards, each once, fewer first."""
    sets: list[tuple[Card, ...]] = []
    for count in range(1, len(cards) + 1):
        sets += sorted(set(combinations(cards, count)))
    return sets


def best_ways(found: Sequence[Way], value: int) -> list[Way]:
    """Of the sums that can be played, the one nearest to the value for each kind of restoration; excellent first."""
    best: dict[str, Way] = {}
    for each in sorted(found, key=lambda way: abs(way.total - value)):
        if each.reason is None and each.restoration not in best:
            best[each.restoration] = each
    return [best[kind] for kind in ("excellent", "correct", "prudent") if kind in best]
