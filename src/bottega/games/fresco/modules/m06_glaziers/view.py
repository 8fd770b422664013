"""Module 6, the glaziers: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import FRESCO
from bottega.games.fresco.kinds import Points, SegmentId
from bottega.games.fresco.modules.covering import column_at
from bottega.games.fresco.modules.m06_glaziers.catalogue import GLASS, WINDOWS
from bottega.games.fresco.modules.m06_glaziers.kinds import GlassId, WindowId
from bottega.games.fresco.modules.m06_glaziers.workroom import NONE, Workroom
from bottega.games.fresco.modules.shares import counts_of, mask_of, names_counted, names_in
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.share import CoveringShare, Share
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m06_glaziers.module import Glaziers


class Wall(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The wall beside a segment, with its new window, if it was replaced."""

    segment: SegmentId
    window: WindowId | None


class GlaziersShare(CoveringShare, frozen=True, kw_only=True, tag="glaziers"):
    """The glass in the bag, on display in the glazery, in reserve and of each player, and the windows.

    `bench` has the window of each place, None while it is gone; `stack` are those that lie face down, in no order.
    `balance` are the points of window and glass of the restoration that is going on, less the penalties.
    """

    bag: tuple[GlassId, ...]
    display: tuple[GlassId, ...]
    reserve: tuple[GlassId, ...]
    glass: tuple[tuple[GlassId, ...], ...]
    bench: tuple[WindowId | None, ...]
    stack: tuple[WindowId, ...]
    walls: tuple[Wall, ...]
    balance: Points


def look(module: Glaziers, table: Table, seat: Seat | None, everything: bool) -> Share:
    """[FR-M6.12] All have seen which glass came behind each screen, and which was handed in."""
    workroom = module.workroom(table)
    segments = module.windows.segments
    return GlaziersShare(
        spots=module.spots(table, seat, everything),
        bag=names_counted(workroom.bag, GLASS),
        display=names_counted(workroom.display, GLASS),
        reserve=names_counted(workroom.reserve, GLASS),
        glass=tuple([names_counted(workroom.of(other), GLASS) for other in table.rules.seats]),
        bench=tuple([window_name(window) for window in workroom.bench]),
        stack=names_in(workroom.stack, WINDOWS),
        walls=tuple(
            [
                Wall(FRESCO.names[segment], window_name(window))
                for segment, window in zip(segments, workroom.walls, strict=True)
            ]
        ),
        balance=workroom.balance,
    )


def window_name(window: int) -> WindowId | None:
    """A window by its name, if there is one."""
    return None if window == NONE else WINDOWS[window]


def window_number(name: WindowId | None) -> int:
    """A window by its number, or that there is none."""
    return NONE if name is None else WINDOWS.index(name)


def lay_out(share: Share) -> Extras:
    """The glazery, of a share in which all is known."""
    assert isinstance(share, GlaziersShare)
    return Workroom(
        columns=[column_at(spot) for spot in share.spots],
        bag=counts_of(share.bag, GLASS),
        display=counts_of(share.display, GLASS),
        reserve=counts_of(share.reserve, GLASS),
        glass=[number for glass in share.glass for number in counts_of(glass, GLASS)],
        bench=[window_number(window) for window in share.bench],
        stack=mask_of(share.stack, WINDOWS),
        walls=[window_number(wall.window) for wall in share.walls],
        balance=share.balance,
    )
