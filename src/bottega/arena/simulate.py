"""Playing many games between bots, on one process or several."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from bottega.arena.plan import Plan
from bottega.arena.pool import in_processes
from bottega.arena.report import BotReport, Report, SeatReport, Tally, new_report
from bottega.bots import BlindBot, Bot, new_bot
from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.errors import BadInput
from bottega.core.game import Game
from bottega.core.recorder import Recorder
from bottega.core.records import format_record
from bottega.core.registry import find_game
from bottega.core.scores import Standing
from bottega.core.seats import Seat
from bottega.core.state import State

__all__ = ["BotReport", "Plan", "Report", "SeatReport", "simulate"]

CHUNKS_A_JOB = 20
LARGEST_CHUNK = 50

Chunk = tuple[list[Tally], int]
"""What was counted of some games: a tally a seat, and the number of decisions."""


def simulate(plan: Plan, progress: Callable[[int], None] | None = None) -> Report:
    """Play all games of a plan. `progress` is told, now and then, how many more are done."""
    prepare_records(plan)
    started = time.perf_counter()
    tallies = [Tally() for _ in range(plan.players)]
    decisions = 0
    chunks = chunks_of(plan)
    play = partial(play_chunk, plan)
    for numbers, (part, asked) in in_processes(play, chunks, plan.jobs) if plan.jobs > 1 else in_turn(plan, chunks):
        for tally, counted in zip(tallies, part, strict=True):
            tally.add(counted)
        decisions += asked
        if progress is not None:
            progress(len(numbers))
    return new_report(plan, tallies, decisions, time.perf_counter() - started)


def prepare_records(plan: Plan) -> None:
    """Make the folder for the records; BadInput if one of them is there already."""
    if plan.record is None:
        return
    for number in range(1, plan.games + 1):
        file = plan.record_of(number)
        if file is not None and file.exists():
            raise BadInput(f"{file} is there already; records are not overwritten")
    try:
        plan.record.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"the folder {plan.record} can't be made: {error.strerror}") from None


def chunks_of(plan: Plan) -> list[range]:
    """The numbers of the games, in pieces small enough to share and to tell progress by."""
    size = max(1, min(LARGEST_CHUNK, plan.games // (plan.jobs * CHUNKS_A_JOB)))
    return [range(i, min(i + size, plan.games + 1)) for i in range(1, plan.games + 1, size)]


def in_turn(plan: Plan, chunks: list[range]) -> Iterator[tuple[range, Chunk]]:
    """Play the chunks here, one after the other."""
    for numbers in chunks:
        yield numbers, play_chunk(plan, numbers)


def play_chunk(plan: Plan, numbers: range) -> Chunk:
    """Play some games of a plan."""
    game = find_game(plan.game, plan.own_components)
    play = play_fast if plan.record is None else play_recorded
    tallies = [Tally() for _ in range(plan.players)]
    decisions = 0
    for number in numbers:
        standings, asked = play(plan, game, number)
        decisions += asked
        for standing in standings:
            if standing.seat is not None:
                tallies[standing.seat].count(standing.total, won=standing.won)
    return tallies, decisions


def play_fast(plan: Plan, game: Game, number: int) -> tuple[list[Standing], int]:
    """Play one game on the bare state."""
    luck, bots = lots(plan, game, number)
    chance = FastChance(random.Random(luck))
    state = game.new(game.ruleset(plan.players, plan.options), chance)
    decisions = play_out(game, state, bots, lambda seat, action: state.apply(seat, action, chance))
    return game.standings(state), decisions


def play_recorded(plan: Plan, game: Game, number: int) -> tuple[list[Standing], int]:
    """Play the same game, and write its record."""
    luck, bots = lots(plan, game, number)
    recorder = Recorder(game, game.ruleset(plan.players, plan.options), random.Random(luck))
    decisions = play_out(game, recorder.state, bots, recorder.apply)
    standings = game.standings(recorder.state)
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
        raise BadInput(f"the record {file} can't be written: {error.strerror}") from None


def lots(plan: Plan, game: Game, number: int) -> tuple[int, list[Bot]]:
    """The seed of a game's luck, and its bots, each with a generator of its own."""
    rng = random.Random(f"{plan.seed}/{number}")
    luck = rng.getrandbits(64)
    return luck, [new_bot(name, game, random.Random(rng.getrandbits(64))) for name in plan.seated]


def play_out(game: Game, state: State, bots: list[Bot], act: Callable[[Seat, Action], object]) -> int:
    """Let the bots play to the end: how many decisions there were."""
    blind_picks = [bot.pick if isinstance(bot, BlindBot) else None for bot in bots]
    decisions = 0
    while pending := state.pending:
        seat = pending[0]
        legal = state.legal(seat)
        pick = blind_picks[seat]
        act(seat, pick(legal) if pick is not None else bots[seat].choose(game.view(state, seat), legal))
        decisions += 1
    return decisions
