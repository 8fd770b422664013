"""Module 2, the bishop's requests: what may be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bottega.core.kinds import SeatId
from bottega.games.fresco.modules.bits import mask_with, numbers_in
from bottega.games.fresco.modules.m02_requests.catalogue import KINDS
from bottega.games.fresco.modules.m02_requests.desk import Desk
from bottega.games.fresco.modules.m02_requests.kinds import RESTORED_TILES, RequestId, RestoredTileId
from bottega.games.fresco.modules.m02_requests.offers import ALL_KINDS
from bottega.games.fresco.modules.shares import mask_of, names_in
from bottega.games.fresco.openings import Extras
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m02_requests.module import Requests


class RequestStack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stack of requests: what those left are worth, from the top."""

    request: RequestId
    points: tuple[int, ...]


class RequestsShare(Share, frozen=True, kw_only=True, tag="requests"):
    """The requests: the stacks, and those that each seat has fulfilled, in their order.

    `piled` are the tiles under the requests of each painter; Leonardo's are out of the game. `done` have fulfilled a
    request this round.
    """

    stacks: tuple[RequestStack, ...]
    fulfilled: tuple[tuple[RequestId, ...], ...]
    piled: tuple[tuple[RestoredTileId, ...], ...]
    done: tuple[SeatId, ...]


def look(module: Requests, table: Table) -> Share:
    """Everybody sees everything."""
    desk = module.desk(table)
    return RequestsShare(
        stacks=tuple([RequestStack(KINDS[kind], tuple(module.left(table, kind))) for kind in ALL_KINDS]),
        fulfilled=tuple([tuple([KINDS[kind] for kind in kinds]) for kinds in desk.kinds]),
        piled=tuple([names_in(tiles, RESTORED_TILES) for tiles in desk.piled]),
        done=tuple(numbers_in(desk.done)),
    )


def lay_out(module: Requests, share: Share) -> Extras:
    """The requests, of a share."""
    assert isinstance(share, RequestsShare)
    left = {stack.request: len(stack.points) for stack in share.stacks}
    return Desk(
        taken=[len(module.stacks[kind]) - left[KINDS[kind]] for kind in ALL_KINDS],
        kinds=[tuple([KINDS.index(kind) for kind in kinds]) for kinds in share.fulfilled],
        piled=[mask_of(tiles, RESTORED_TILES) for tiles in share.piled],
        done=mask_with(share.done),
    )
