"""The closing of a season, as it was told: when it is over, the table already shows the next one."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bottega.core.kinds import SeatId
from bottega.games.classic_art.events import (
    CameTrue,
    ExhibitionClosed,
    Failed,
    SeasonClosed,
    TokensRetrieved,
)
from bottega.games.classic_art.kinds import CardId, CategoryId, ShowId, SpaceId


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What became of a prediction: it paid so much Prestige, and its owner went up the track; or it paid none."""

    seat: SeatId
    space: SpaceId
    tokens: int
    high_risk: bool
    came_true: bool
    prestige: int
    before: int | None
    track: int | None


class ClosedExhibition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An exhibition as it closed: what hung there or waited, and its predictions by space."""

    category: CategoryId
    show: ShowId
    artworks: tuple[CardId, ...]
    loans: tuple[CardId, ...]
    outcomes: tuple[Outcome, ...]


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A season as it closed. `retrieved` took all their tokens back; `totals` is what counts for each seat."""

    season: int
    exhibitions: tuple[ClosedExhibition, ...]
    retrieved: tuple[SeatId, ...]
    totals: tuple[int, ...]


def closings(events: Sequence[object]) -> list[Closing]:
    """The seasons that closed, of all that was told."""
    found: list[Closing] = []
    since = 0
    for number, event in enumerate(events):
        if isinstance(event, SeasonClosed):
            found.append(_closing(event, events[since:number]))
            since = number + 1
    return found


def _closing(closed: SeasonClosed, events: Sequence[object]) -> Closing:
    exhibitions: list[ClosedExhibition] = []
    for event in events:
        match event:
            case ExhibitionClosed():
                exhibitions.append(ClosedExhibition(event.exhibition, event.show, event.artworks, event.loans, ()))
            case CameTrue() | Failed():
                last = exhibitions[-1]
                exhibitions[-1] = msgspec.structs.replace(last, outcomes=(*last.outcomes, _outcome(event)))
    retrieved = tuple([event.actor for event in events if isinstance(event, TokensRetrieved)])
    return Closing(closed.season, tuple(exhibitions), retrieved, closed.totals)


def _outcome(event: CameTrue | Failed) -> Outcome:
    made = (event.actor, event.space, event.tokens, event.high_risk)
    if isinstance(event, CameTrue):
        return Outcome(*made, True, event.prestige, event.before, event.track)
    return Outcome(*made, False, 0, None, None)
