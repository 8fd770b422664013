"""Fitted weights, a file a game: what `bottega train` writes."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from bottega.core.errors import BadInput
from bottega.core.game import Game
from bottega.core.ruleset import Ruleset
from bottega.search.evaluation import Appraisal, Evaluation

ROUNDED = 4
"""So many decimals of a weight are kept."""


class Provenance(msgspec.Struct, frozen=True, kw_only=True):
    """Where weights come from: the command that fits them anew, and how good the fit is.

    `error` is by how much the final points of a seat are missed, as a standard deviation over the whole game.
    """

    command: str
    seed: int
    games: int
    generations: int
    rules_version: int
    error: float


class Fitted(msgspec.Struct, frozen=True, kw_only=True):
    """The weights for one number of seats: a list for each phase, in the order of `features`, and a last one alone."""

    provenance: Provenance
    features: tuple[str, ...]
    weights: tuple[tuple[float, ...], ...]
    spreads: tuple[float, ...]


class Weights(msgspec.Struct, frozen=True):
    """The weights of a game, by the number of seats."""

    game: str
    by_seats: dict[str, Fitted]


@cache
def kept_weights(game: str) -> Weights:
    """The weights that come along with a game; none, if none were ever fitted."""
    file = files(__name__).joinpath(f"{game}.json")
    return msgspec.json.decode(file.read_bytes(), type=Weights) if file.is_file() else Weights(game, {})


def read_weights(file: Path) -> Weights:
    """The weights of a file, or BadInput."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Weights)
    except (OSError, msgspec.MsgspecError) as error:
        raise BadInput("weights-not-read", path=str(file), text=str(error)) from None


def write_weights(file: Path, weights: Weights) -> None:
    """Write weights to a file: whole, or not at all."""
    unfinished = file.with_suffix(".part")
    try:
        unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(weights), indent=1) + b"\n")
        unfinished.replace(file)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise BadInput("weights-not-written", path=str(file), text=error.strerror) from None


def evaluation_for(game: Game, ruleset: Ruleset) -> Evaluation:
    """How positions are judged: by fitted weights, or by the game's own appraisal if there are none."""
    fitted = kept_weights(game.meta.name).by_seats.get(str(ruleset.count))
    return Appraisal(game, ruleset) if fitted is None else evaluation_by(game, ruleset, fitted)


def evaluation_by(game: Game, ruleset: Ruleset, fitted: Fitted) -> Evaluation:
    """An evaluation by these weights. A feature that they do not know counts nothing."""
    known = {name: number for number, name in enumerate(fitted.features)}
    names = game.feature_names(ruleset)
    weights = [
        [*[row[known[name]] if name in known else 0.0 for name in names], row[len(fitted.features)]]
        for row in fitted.weights
    ]
    return Evaluation(game, ruleset.seats, weights, list(fitted.spreads))
