"""Playing many games between bots, on one process or several."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

from bottega.arena.plan import Plan
from bottega.arena.pool import in_processes
from bottega.arena.report import BotReport, Counted, Report, SeatReport, Tally, new_report
from bottega.bots import BlindBot, Bot, Budget, Seated, new_bot
from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.errors import BadInput
from bottega.core.event import Event
from bottega.core.events import Chronicle
from bottega.core.game import Game
from bottega.core.recorder import Recorder
from bottega.core.records import format_record
from bottega.core.registry import find_game
from bottega.core.ruleset import Ruleset
from bottega.core.scores import Standing
from bottega.core.seats import Seat
from bottega.core.state import State

__all__ = ["BotReport", "Interrupted", "Plan", "Report", "SeatReport", "simulate"]

LARGEST_SHARE = 50
SECONDS_A_SHARE = 0.25


class Interrupted(KeyboardInterrupt):
    """Somebody pressed Ctrl-C: the report on the games that were over by then, if there were any."""

    def __init__(self, report: Report | None) -> None:
        super().__init__()
        self.report = report


def simulate(plan: Plan, progress: Callable[[int], None] | None = None) -> Report:
    """Play all games of a plan. `progress` is told, now and then, how many more are done.

    Ctrl-C raises Interrupted, with a report on what is done.
    """
    prepare_records(plan)
    started = time.perf_counter()
    counted = nothing_counted(plan)
    shares = Shares(plan.games)
    try:
        with closing(played(plan, shares)) as done:
            for share in done:
                counted = counted.plus(share)  # in one go: an interrupt finds all of it, or nothing
                shares.took(share)
                if progress is not None:
                    progress(share.games)
    except KeyboardInterrupt:
        seconds = time.perf_counter() - started
        raise Interrupted(new_report(plan, counted, seconds) if counted.games else None) from None
    return new_report(plan, counted, time.perf_counter() - started)


def prepare_records(plan: Plan) -> None:
    """Make the folder for the records; BadInput if one of them is there already."""
    if plan.record is None:
        return
    try:
        plan.record.mkdir(parents=True, exist_ok=True)
        there = sorted(file for file in plan.record.iterdir() if plan.is_record(file))
    except OSError as error:
        raise BadInput("folder-not-made", path=str(plan.record), text=error.strerror) from None
    if there:
        raise BadInput("record-there-already", path=str(there[0]))


class Shares:
    """The numbers of the games, from 1, in shares of a moment each: progress is seen, and Ctrl-C loses little.

    They are made as they are asked for: there may be more than any memory holds.
    """

    def __init__(self, games: int) -> None:
        self._next = 1
        self._end = games + 1
        self._size = 1

    def __iter__(self) -> Iterator[range]:
        return self

    def __next__(self) -> range:
        if self._next == self._end:
            raise StopIteration
        share = range(self._next, min(self._next + self._size, self._end))
        self._next = share.stop
        return share

    def took(self, share: Counted) -> None:
        """Learn from a share how many games fit in one."""
        fitting = share.games * SECONDS_A_SHARE / max(share.seconds, 1e-6)
        self._size = max(1, min(LARGEST_SHARE, round(fitting)))


def played(plan: Plan, shares: Shares) -> Generator[Counted, None, None]:
    """Play the shares, one after the other or in processes."""
    play = partial(play_share, plan)
    jobs = min(plan.jobs, plan.games)
    if jobs == 1:
        yield from map(play, shares)
    else:
        with closing(in_processes(play, shares, jobs)) as done:
            for _, share in done:
                yield share


def nothing_counted(plan: Plan) -> Counted:
    """Before the first game."""
    return Counted(tuple(Tally() for _ in range(plan.players)), 0, 0.0)


def play_share(plan: Plan, numbers: range) -> Counted:
    """Play some games of a plan."""
    started = time.perf_counter()
    game = find_game(plan.game, plan.own_components)
    play = play_fast if plan.record is None else play_recorded
    tallies = nothing_counted(plan).tallies
    decisions = 0
    for number in numbers:
        standings, asked = play(plan, game, number)
        decisions += asked
        for standing in standings:
            if standing.seat is not None:
                tallies[standing.seat].count(standing.total, won=standing.won)
    return Counted(tallies, decisions, time.perf_counter() - started)


def play_fast(plan: Plan, game: Game, number: int) -> tuple[list[Standing], int]:
    """Play one game on the bare state."""
    luck, bots = lots(plan, game, number)
    chance, ruleset = FastChance(random.Random(luck)), game.ruleset(plan.players, plan.options)
    chronicle = chronicle_for(bots)
    seated = sit_down(bots, ruleset, chronicle)
    state = game.new(ruleset, chance, chronicle)
    decisions = play_out(
        game, state, seated, plan.budget, lambda seat, action: state.apply(seat, action, chance, chronicle)
    )
    standings = game.standings(state)
    stand_up(seated, standings)
    return standings, decisions


def play_recorded(plan: Plan, game: Game, number: int) -> tuple[list[Standing], int]:
    """Play the same game, and write its record."""
    luck, bots = lots(plan, game, number)
    ruleset, chronicle = game.ruleset(plan.players, plan.options), chronicle_for(bots)
    seated = sit_down(bots, ruleset, chronicle)
    recorder = Recorder(game, ruleset, random.Random(luck), chronicle)
    decisions = play_out(game, recorder.state, seated, plan.budget, recorder.apply)
    standings = game.standings(recorder.state)
    stand_up(seated, standings)
    file = plan.record_of(number)
    if file is not None:
        write_record(file, format_record(recorder.record(list(plan.seated), standings)))
    return standings, decisions


def write_record(file: Path, text: str) -> None:
    """Write a record whole: an interrupted run leaves no half of one."""
    unfinished = file.with_suffix(".part")
    try:
        unfinished.write_text(text, "utf-8")
        unfinished.replace(file)
    except OSError as error:
        unfinished.unlink(missing_ok=True)
        raise BadInput("record-not-written", path=str(file), text=error.strerror) from None


def lots(plan: Plan, game: Game, number: int) -> tuple[int, list[Bot]]:
    """The seed of a game's luck, and its bots, each with a generator of its own."""
    rng = random.Random(f"{plan.seed}/{number}")
    luck = rng.getrandbits(64)
    return luck, [new_bot(name, game, random.Random(rng.getrandbits(64))) for name in plan.seated]


def chronicle_for(bots: list[Bot]) -> Chronicle | None:
    """Where events go; None if no bot listens, and none need be made."""
    return Chronicle() if any(bot.listens for bot in bots) else None


def sit_down(bots: list[Bot], ruleset: Ruleset, chronicle: Chronicle | None) -> list[Seated]:
    """The bots on their seats. Each is told what its seat may know, and nothing else."""
    events = nothing_happened if chronicle is None else chronicle.seen_by
    seated = [Seated(bot, Seat(seat), events) for seat, bot in enumerate(bots)]
    for player in seated:
        player.begin(ruleset)
    return seated


def nothing_happened(seat: Seat, since: int) -> list[Event]:
    """What is told where nobody listens."""
    return []


def stand_up(seated: list[Seated], standings: list[Standing]) -> None:
    """The game is over."""
    for player in seated:
        player.end(standings)


def play_out(
    game: Game, state: State, seated: list[Seated], budget: Budget, act: Callable[[Seat, Action], object]
) -> int:
    """Let the bots play to the end: how many decisions there were."""
    blind_picks = [blind_pick(player.bot) for player in seated]
    decisions = 0
    while pending := state.pending:
        seat = pending[0]
        legal = state.legal(seat)
        pick = blind_picks[seat]
        if pick is not None:
            act(seat, pick(legal))
        else:
            act(seat, seated[seat].choose(game.view(state, seat), legal, budget))
        decisions += 1
    return decisions


def blind_pick(bot: Bot) -> Callable[[list[Action]], Action] | None:
    """How a bot decides that need not be shown or told anything; None if it must be."""
    return bot.pick if isinstance(bot, BlindBot) and not bot.listens else None
