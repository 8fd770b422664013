"""Tables with the medico: who is ill, and which bottles there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import zip_longest

from bottega.games.fresco.catalogue import LOCATIONS
from bottega.games.fresco.kinds import KEPT_ASIDE
from bottega.games.fresco.modules.m10_medico.events import BottleOnOffer
from bottega.games.fresco.modules.m10_medico.kinds import BOTTLES
from bottega.games.fresco.modules.m10_medico.view import MedicoShare
from tests.games.fresco.tables import Play, table

MEDICO = {"medico": "on"}
STAYS = {**MEDICO, "neutral_illness": "stays"}
TILES = "market market cathedral cathedral studio studio workshop workshop signpost"
PRICES = {3: [3, 2, 2], 4: [3, 2, 2, 1]}


def infirmary(
    seats: int = 3,
    *,
    ill: Mapping[int, int] | None = None,
    stand_ins: Mapping[int, int] | None = None,
    sent: Mapping[int, str] | None = None,
    neutral: Mapping[int, str] | None = None,
    tiles: str = "",
    infected: str = "",
    infections: str | None = None,
    offered: str = "",
    bottles: Mapping[int, str] | None = None,
    discarded: str = "",
    armchair: str = "",
) -> dict[str, object]:
    """Fields of the medico's share: `sent` are the locations of ill apprentices, `tiles` the seats with a medico tile.

    The bottles that are nowhere else are in the pile; those offered lie from the left, ".." where one is sold.
    `armchair` are the seats with an apprentice set aside.
    """
    held = [tuple((bottles or {}).get(seat, "").split()) for seat in range(seats)]
    shown = [None if bottle == ".." else bottle for bottle in offered.split()]
    away = Counter([*shown, *discarded.split(), *[bottle for some in held for bottle in some]])
    return {
        "spots": tuple(["market" if str(seat) in tiles.split() else KEPT_ASIDE for seat in range(seats)]),
        "infections": tuple((TILES if infections is None else infections).split()),
        "infected": infected or None,
        "pile": tuple([bottle for bottle in BOTTLES for _ in range(4 - away[bottle])]),
        "discarded": tuple(discarded.split()),
        "offered": on_offer(shown, PRICES[max(3, seats)]),
        "bottles": tuple(held),
        "ill": tuple([(ill or {}).get(seat, 0) for seat in range(seats)]),
        "stand_ins": tuple([(stand_ins or {}).get(seat, 0) for seat in range(seats)]),
        "set_aside": tuple([str(seat) in armchair.split() for seat in range(seats)]),
        "sent": tuple([sent_to((sent or {}).get(seat, "")) for seat in range(seats)]),
        "neutral": tuple([(neutral or {}).get(seat) or KEPT_ASIDE for seat in range(seats)]),
    }


def on_offer(bottles: list[str | None], prices: list[int]) -> tuple[BottleOnOffer, ...]:
    """The places of the medico board."""
    return tuple([BottleOnOffer(bottle, price) for bottle, price in zip_longest(bottles, prices)])


def sent_to(text: str) -> tuple[int, ...]:
    """How many ill apprentices are at each location: "cathedral workshop workshop"."""
    return tuple([text.split().count(location) for location in LOCATIONS])


def share_of(game: Play, seat: int | None = None) -> MedicoShare:
    """What a seat, or everybody, sees of module 10."""
    return game.share(MedicoShare, seat)


def offered_in(game: Play) -> str:
    """The bottles on offer, ".." where there is none."""
    return " ".join([each.bottle or ".." for each in share_of(game).offered])


def bottles_of(game: Play, seat: int = 0) -> str:
    """A seat's bottles."""
    return " ".join(share_of(game).bottles[seat])


def pawns(game: Play, seat: int = 0) -> tuple[int, int]:
    """A seat's black pawns: for its own apprentices, and for neutral ones."""
    return share_of(game).ill[seat], share_of(game).stand_ins[seat]


def ill(game: Play, seat: int = 0) -> int:
    """How many ill apprentices a seat has."""
    return sum(pawns(game, seat))


def visiting(
    where: str,
    healthy: int,
    ill_ones: int,
    *,
    infected: str = "",
    paints: str = "",
    track: str = "",
    market: Mapping[str, str] | None = None,
    fresco: Mapping[str, str] | None = None,
    bishop: str = "C3",
    tiles: str = "",
    owned: str = "",
    display: str = "",
    options: Mapping[str, str] = MEDICO,
) -> Play:
    """Red is at a location, with so many healthy and ill apprentices; `tiles` and portraits `owned` are Red's."""
    share = infirmary(ill={0: ill_ones}, sent={0: " ".join([where] * ill_ones)}, infected=infected)
    return table(
        f"{where} {healthy}",
        paints=paints,
        track=track,
        market=market,
        fresco=fresco,
        bishop=bishop,
        tiles={0: tiles},
        owned={0: owned},
        display=display,
        options=options,
        modules={"medico": share},
    )
