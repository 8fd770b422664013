"""Tables with the medico: who is ill, and which bottles there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bottega.games.fresco.openings import Share
from tests.games.fresco.tables import Play, table

MEDICO = {"medico": "on"}
STAYS = {**MEDICO, "neutral_illness": "stays"}
BOTTLES = ["elixir-3", "elixir-2", "elixir-1", "juice"]
TILES = "market market cathedral cathedral studio studio workshop workshop signpost"


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
) -> Share:
    """The share of module 10: `sent` are the locations of ill apprentices, `tiles` the seats with a medico tile.

    The bottles that are nowhere else are in the pile; those offered lie from the left, ".." where one is sold.
    """
    held = {seat: tuple(text.split()) for seat, text in (bottles or {}).items()}
    places = 4 if seats == 4 else 3
    shown = tuple(["" if bottle == ".." else bottle for bottle in [*offered.split(), *[".."] * places][:places]])
    away = Counter([*shown, *discarded.split(), *[bottle for some in held.values() for bottle in some]])
    return {
        "infections": tuple((TILES if infections is None else infections).split()),
        "infected": (infected,) if infected else (),
        "pile": tuple([bottle for bottle in BOTTLES for _ in range(4 - away[bottle])]),
        "discarded": tuple(discarded.split()),
        "offered": shown,
        "armchair": tuple(armchair.split()),
        **{f"bottles {seat}": held.get(seat, ()) for seat in range(seats)},
        **{
            f"ill {seat}": ("own",) * (ill or {}).get(seat, 0) + ("neutral",) * (stand_ins or {}).get(seat, 0)
            for seat in range(seats)
        },
        **{f"sent {seat}": tuple((sent or {}).get(seat, "").split()) for seat in range(seats)},
        **{f"neutral {seat}": tuple((neutral or {}).get(seat, "").split()) for seat in range(seats)},
        **{f"tile {seat}": ("market",) if str(seat) in tiles.split() else () for seat in range(seats)},
    }


def share_of(game: Play) -> dict[str, tuple[str, ...]]:
    """What everybody sees of module 10."""
    return game.view().modules["medico"]


def ill(game: Play, seat: int = 0) -> int:
    """How many ill apprentices a seat has."""
    return len(share_of(game)[f"ill {seat}"])


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
