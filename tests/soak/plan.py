"""What is soaked: games by number, each a way to play and a seed, and all that is checked in one of them."""

from __future__ import annotations

import random
import signal
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import msgspec

from bottega.core.meta import Meta
from bottega.core.registry import find_game, game_meta, game_names
from bottega.core.seats import Seat
from tests.conformance.cases import Case, parse_case, random_case
from tests.conformance.checks import check_bots, check_random_game, check_record
from tests.conformance.worlds import check_sealed_choices, check_secret_luck

STRIDE = 100
"""How many decisions lie between two close looks at a position."""
RECORDED = 5
SECRETS = 5
BOTS = 10
"""One game in so many is also played as a recorded match, in two worlds that look the same, or by bots."""
LONGEST = 600
"""A game that takes so many seconds will not end any more."""


class Lot(msgspec.Struct, frozen=True):
    """One game to be played: its number in the run, how it is played, and its seed."""

    number: int
    case: str
    seed: int

    @property
    def name(self) -> str:
        """What it is repeated by."""
        return f"{self.case}/{self.seed}"


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a game. `rounds` is None where a game has none, `failure` is what went wrong, with its traceback."""

    number: int
    case: str
    seed: int
    decisions: int = 0
    rounds: int | None = None
    seconds: float
    scores: list[int] = []
    failure: str = ""

    @property
    def name(self) -> str:
        return f"{self.case}/{self.seed}"


def draw_lot(run: int, number: int, games: list[str]) -> Lot:
    """The game of a number in a run."""
    rng = random.Random(f"soak {run} {number} {' '.join(games)}")
    (name,) = rng.choices(games, [weight(game_meta(game)) for game in games])
    return Lot(number, str(random_case(game_meta(name), rng)), rng.getrandbits(32))


def weight(meta: Meta) -> int:
    """The more options a game has, the more often it is played; modules count three times."""
    return 1 + len(meta.options) + 2 * len(meta.modules)


def parse_lot(name: str) -> Lot:
    """The game that a name repeats, like "fresco-4-modules=1+4/17"."""
    case, _, seed = name.rpartition("/")
    if not seed.isdecimal() or len(seed) > 20:
        raise ValueError(f"a game is named by its case and its seed, like fresco-4-modules=1+4/17, not {name!r}")
    return Lot(0, str(parse_case(case)), int(seed))


def check_games(wanted: list[str]) -> list[str]:
    """The games of these names, each once; all if none is named."""
    for name in wanted:
        game_meta(name)
    return sorted(set(wanted)) or game_names()


def soak(lot: Lot) -> Result:
    """Play a game with all checks on. What goes wrong is told, not raised."""
    started = time.perf_counter()
    case, rng = parse_case(lot.case), random.Random(lot.name)
    try:
        with time_limit():
            decisions, rounds, scores = play(case, rng)
    except Exception:
        return Result(
            number=lot.number,
            case=lot.case,
            seed=lot.seed,
            seconds=time.perf_counter() - started,
            failure=traceback.format_exc(),
        )
    return Result(
        number=lot.number,
        case=lot.case,
        seed=lot.seed,
        decisions=decisions,
        rounds=rounds,
        seconds=time.perf_counter() - started,
        scores=scores,
    )


def play(case: Case, rng: random.Random) -> tuple[int, int | None, list[int]]:
    """A random game with its accounts checked at every decision; now and then records, secrets and bots, too."""
    game = find_game(case.game)
    state, decisions = check_random_game(case, rng, STRIDE)
    if rng.randrange(RECORDED) == 0:
        check_record(case, rng)
    if rng.randrange(SECRETS) == 0:
        seat = rng.choice([None, *[Seat(seat) for seat in range(case.seats)]])
        check_secret_luck(case, seat, rng.getrandbits(32))
        check_sealed_choices(game, game.ruleset(case.seats, dict(case.options)), rng.getrandbits(32))
    if rng.randrange(BOTS) == 0:
        check_bots(case, rng)
    rounds = getattr(game.dump(state), "round", None)
    return decisions, rounds, [standing.total for standing in game.standings(state)]


class TooLong(Exception):
    """A game does not end."""


@contextmanager
def time_limit() -> Iterator[None]:
    """Break off what takes too long, where the system can ring."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(LONGEST)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def ring(number: int, frame: FrameType | None) -> None:
    raise TooLong(f"the game was not over after {LONGEST} seconds")
