"""How to think about each game: one place for all that a search is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, kw_only=True)
class Method:
    """How a game is thought about.

    A turn is looked for `width` beginnings wide, among so many `positions`; the best `candidates` are played out in
    `worlds` that fit what the seat knows, all by the game's habit, to the end of so many `stages` or through so many
    `turns`; 0 is no limit. The first look is worth `prior` play-outs. The end of a game in a play-out is judged by the
    margin, as if it could be missed by `blur` points. Where a first look does not see what luck brings as a common seal
    breaks, a review `plays_out_luck`.

    An evaluation `learns` the points that seats had in the end, or, where seats can make a game short or long, the
    margin to the others' mean: from games that it plays against itself, or, with the `habit` for a `teacher`, from
    games played by that, of whose positions a share is `kept`. Something else is tried so often (`curiosity`). At the
    gate it judges its own turn, or, with `gate_looks`, where so many play-outs a decision lead to.
    """

    width: int = 3
    positions: int = 600
    candidates: int = 12
    worlds: int = 32
    stages: int = 1
    turns: int = 0
    prior: float = 10.0
    blur: float = 6.0
    plays_out_luck: bool = False
    learns: Literal["points", "margin"] = "margin"
    teacher: Literal["itself", "habit"] = "itself"
    curiosity: float = 0.15
    kept: float = 0.3
    gate_looks: int = 0


METHODS: dict[str, Method] = {
    "sagrada": Method(stages=0, candidates=16, learns="points"),
    "classic_art": Method(
        width=6,
        positions=900,
        worlds=1600,
        prior=12.0,
        blur=2.0,
        plays_out_luck=True,
        teacher="habit",
        curiosity=0.1,
        kept=0.06,
        gate_looks=16,
    ),
    "sixtina": Method(stages=0, turns=8, prior=4.0, teacher="habit", gate_looks=16),
    "fresco": Method(positions=1000, candidates=8, worlds=4),
}
ALONE: dict[str, Method] = {
    "sagrada": Method(width=6, positions=1500, candidates=40, stages=0, prior=4.0, blur=15.0, learns="points")
}
"""Games that are thought about in another way when they are played alone."""


def method_of(game: str, seats: int) -> Method:
    """How a game is thought about with so many seats."""
    return ALONE[game] if seats == 1 and game in ALONE else METHODS[game]
