"""Workers: what they work out is what a sitting would, and whatever happens to them, the server goes on."""

from __future__ import annotations

import ast
import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from bottega.core.actions import Action
from bottega.core.errors import BadInput, BottegaError, IllegalAction, unknown
from bottega.core.event import Event
from bottega.core.match import Match
from bottega.core.reasons import Reason
from bottega.core.registry import game_names
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.protocol.advice import Preview
from bottega.server.workers import Busy, Situation, WorkerFailed, WorkerLost, Workers, situation_of
from bottega.server.workers.desk import Desk
from bottega.server.workers.frames import framed
from bottega.server.workers.jobs import AskHint, Part, Ready, Reply, Request
from bottega.server.workers.problems import Told, raised_again, told
from bottega.server.workers.process import WorkerProcess, search_path
from bottega.sitting.drafts import Laying
from bottega.sitting.lines import WrongPart
from bottega.sitting.reckoning import reason, reckoning
from bottega.sitting.sitting import Sitting
from bottega.sitting.snapshot import encode, questions_to
from bottega.speech.voice import Tried
from tests.bots.packages import installed_in
from tests.server.guests import install_guests
from tests.sitting.tables import opened, played

T = TypeVar("T")
each_game = pytest.mark.parametrize("game", game_names())
on_linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks Linux about processes")
SECRET_HANDS = {"wishing_well": "on", "scrolls": "on"}


def run(coroutine: Coroutine[object, object, T]) -> T:
    """Run something that would run in a server, but not for ever."""
    return asyncio.run(asyncio.wait_for(coroutine, 60))


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of our own bots, which workers find too."""
    folder = tmp_path_factory.mktemp("guests")
    install_guests(folder)
    with installed_in(folder):
        yield folder


class Pool:
    """Some workers that many tests ask, from outside of any loop."""

    def __init__(self, runner: asyncio.Runner, workers: Workers) -> None:
        self.workers = workers
        self._runner = runner

    def run(self, coroutine: Coroutine[object, object, T]) -> T:
        return self._runner.run(coroutine)


@pytest.fixture(scope="module")
def pool(guests: Path) -> Iterator[Pool]:
    """One worker, started once."""
    with asyncio.Runner() as runner:
        workers = Workers(1)
        runner.run(workers.start())
        yield Pool(runner, workers)
        runner.run(workers.stop())


def situation(sitting: Sitting, seat: int | None) -> Situation:
    return situation_of(sitting.match.header, sitting.names, sitting.match.view(seat))


def begun(game: str = "sagrada", moves: int = 20, seed: int = 3, options: dict[str, str] | None = None) -> Sitting:
    """A sitting in the middle of a game."""
    sitting = opened(game, 2, seed, options=options)
    for _ in played(sitting, random.Random(seed), most=moves):
        pass
    return sitting


def choosing(workers: Workers, sitting: Sitting, bot: str, table: str = "") -> Coroutine[object, object, Action]:
    """Let a bot choose for the first seat that is to decide."""
    match, seat = sitting.match, sitting.match.pending[0]
    events = partial(match.events, seat)
    return workers.choose(table or bot, bot, situation(sitting, seat), match.legal(seat), events)


# Bots


@each_game
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_a_bot_chooses_what_is_legal(pool: Pool, game: str, bot: str) -> None:
    sitting, rng = opened(game), random.Random(1)
    for _ in range(8):
        for _ in played(sitting, rng, most=5):
            pass
        chosen = pool.run(choosing(pool.workers, sitting, bot, game))
        assert chosen in sitting.match.legal(sitting.match.pending[0])
        sitting.play(sitting.match.pending[0], chosen)


def test_a_bot_that_does_not_listen_is_told_nothing(pool: Pool) -> None:
    match, seat = begun().match, Seat(0)

    def events(since: int) -> list[Event]:
        raise AssertionError

    view = situation_of(match.header, match.header.players, match.view(seat))
    pool.run(pool.workers.choose("silent", "greedy", view, match.legal(seat) or [match.game.actions[0]], events))


def test_a_listening_bot_is_told_each_event_once(guests: Path) -> None:
    """Also if its worker is killed between two decisions."""
    heard, processes = run(listening(guests))
    assert len(set(processes)) == 3, "its worker was killed twice, and it sat down anew"
    assert heard > 20


async def listening(guests: Path) -> tuple[int, list[int]]:
    sitting = opened("sagrada")
    processes = []
    async with Workers(2) as workers:
        for turn in range(12):
            seat = sitting.match.pending[0]
            if turn in (5, 9) and workers.process_ids:
                for process in workers.process_ids:
                    os.kill(process, signal.SIGKILL)
            chosen = await choosing(workers, sitting, "listener", f"seat {seat}")
            process, events = ast.literal_eval(guests.joinpath(f"heard-{seat}").read_text())
            assert events == [event.to_json() for event in sitting.match.events(seat)]
            sitting.play(seat, chosen)
            processes += [process] if seat == 0 else []
        await workers.end("seat 0", 0, [], partial(sitting.match.events, 0))
        _, events, standings = ast.literal_eval(guests.joinpath("heard-0").read_text())
        assert events == [event.to_json() for event in sitting.match.events(0)]
        assert standings == []
        assert workers.counts.lost == 0
    return len(events), processes


def test_a_bot_is_told_the_standings(guests: Path) -> None:
    async def play() -> None:
        sitting = opened("classic_art", seed=1)
        async with Workers(1) as workers:
            await choosing(workers, sitting, "listener", "table")
            for _ in played(sitting, random.Random(1)):
                pass
            standings = sitting.match.standings()
            await workers.end("table", 0, standings, partial(sitting.match.events, 0))
            _, events, totals = ast.literal_eval(guests.joinpath("heard-0").read_text())
            assert len(events) == sitting.match.event_count(0)
            assert totals == [standing.total for standing in standings]

    run(play())


def test_a_bot_that_prints_disturbs_nothing(pool: Pool) -> None:
    sitting = begun()
    for _ in range(3):
        assert pool.run(choosing(pool.workers, sitting, "chatty")) == sitting.match.legal(sitting.match.pending[0])[0]


def test_a_bot_that_makes_mistakes_names_them(pool: Pool) -> None:
    sitting, before = begun(), pool.workers.process_ids
    with pytest.raises(BadInput, match="legal") as caught:
        pool.run(choosing(pool.workers, sitting, "cheats"))
    assert caught.value.code == "illegal-action-of-bot"
    with pytest.raises(WorkerFailed, match="ValueError: no idea"):
        pool.run(choosing(pool.workers, sitting, "raises"))
    with pytest.raises(WorkerFailed, match="SystemExit"):
        pool.run(choosing(pool.workers, sitting, "leaves"))
    with pytest.raises(BadInput) as caught:
        pool.run(choosing(pool.workers, sitting, "gredy"))
    assert caught.value.to_json()["close"] == "greedy"
    assert pool.workers.process_ids == before, "the worker goes on"


# Workers that fail


def test_a_worker_that_crashes_is_replaced(guests: Path) -> None:
    async def crash() -> None:
        sitting = begun()
        async with Workers(2) as workers:
            crashing = asyncio.create_task(choosing(workers, sitting, "crashes"))
            await asyncio.sleep(0)
            once, hint = await asyncio.gather(
                choosing(workers, sitting, "crashes-once"), workers.hint(situation(sitting, sitting.match.pending[0]))
            )
            assert once in sitting.match.legal(sitting.match.pending[0])
            assert hint.said
            with pytest.raises(WorkerLost):
                await crashing
            assert (workers.counts.lost, workers.counts.replaced) == (1, 3)
            assert workers.waiting == 0

    run(crash())


def test_a_worker_that_hangs_is_replaced_and_others_go_on(guests: Path) -> None:
    async def hang() -> None:
        sitting = begun()
        async with Workers(2, patience=5) as workers:
            hanging = asyncio.create_task(choosing(workers, sitting, "hangs-once"))
            await asyncio.sleep(0)
            for _ in range(3):
                await workers.hint(situation(sitting, sitting.match.pending[0]))
            assert not hanging.done()
            assert await hanging in sitting.match.legal(sitting.match.pending[0])
            assert (workers.counts.lost, workers.counts.replaced) == (0, 1)

    run(hang())


def test_who_gives_up_waiting_leaves_the_pipe_in_order(pool: Pool, guests: Path) -> None:
    async def give_up() -> None:
        sitting, workers = begun(), pool.workers
        waiting = [asyncio.create_task(choosing(workers, sitting, "waits")) for _ in range(3)]
        while not guests.joinpath("thinks").exists():
            await asyncio.sleep(0.01)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert workers.waiting == 1, "one is in the worker's hands, the others wait no longer"
        guests.joinpath("go").touch()
        seat = sitting.match.pending[0]
        assert (await workers.hint(situation(sitting, seat))).line

    pool.run(give_up())


def test_a_late_answer_is_dropped() -> None:
    async def be_late() -> list[Reply]:
        sitting = begun()
        seats = sitting.match.seats
        worker = await WorkerProcess.start()
        requests = [Request(n, AskHint(situation=situation(sitting, seats[n]), language="en")) for n in (0, 1)]
        late = asyncio.create_task(worker.ask(0, msgspec.json.encode(requests[0])))
        await asyncio.sleep(0)
        late.cancel()
        await asyncio.gather(late, return_exceptions=True)
        replies = [await worker.ask(n, msgspec.json.encode(requests[n])) for n in (1, 0)]
        await worker.stop()
        return replies

    assert [reply.number for reply in run(be_late())] == [1, 0]


def test_too_many_jobs_are_turned_away(guests: Path) -> None:
    async def crowd() -> None:
        sitting = begun()
        async with Workers(1, most_waiting=2) as workers:
            jobs = [choosing(workers, sitting, "slow", str(number)) for number in range(4)]
            found = await asyncio.gather(*jobs, return_exceptions=True)
            assert [isinstance(each, Busy) for each in found] == [False, False, True, True]
            assert workers.counts.turned_away == 2

    run(crowd())
    assert Busy().to_json() == {"problem": "server-busy"}


def test_who_waits_when_all_is_stopped_is_told(guests: Path) -> None:
    async def stop() -> None:
        sitting = begun()
        workers = Workers(1)
        await workers.start()
        waiting = [asyncio.create_task(choosing(workers, sitting, "hangs", str(number))) for number in range(2)]
        while not guests.joinpath("hangs").exists():
            await asyncio.sleep(0.02)
        (process,) = workers.process_ids
        await workers.stop()
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(each) for each in found] == [WorkerLost, WorkerLost]
        with pytest.raises(WorkerLost):
            await choosing(workers, sitting, "random")
        with pytest.raises(ProcessLookupError):
            os.kill(process, 0)

    guests.joinpath("hangs").unlink(missing_ok=True)
    run(stop())


def test_ctrl_c_is_for_the_server(pool: Pool) -> None:
    sitting = begun()
    pool.run(choosing(pool.workers, sitting, "random"))
    (process,) = pool.workers.process_ids
    os.kill(process, signal.SIGINT)
    assert os.getpgid(process) != os.getpgid(0)
    pool.run(choosing(pool.workers, sitting, "random"))
    assert pool.workers.process_ids == [process]


SERVER = """
import asyncio, sys
from bottega.server.workers import Workers
from tests.server.test_workers import begun, choosing

async def serve():
    sitting = begun()
    async with Workers(2) as workers:
        await asyncio.gather(*[choosing(workers, sitting, "slow", str(number)) for number in range(2)])
        print(*workers.process_ids, flush=True)
        await choosing(workers, sitting, "hangs")

asyncio.run(serve())
"""


@on_linux
def test_workers_end_with_their_server_even_while_they_think(guests: Path) -> None:
    guests.joinpath("hangs").unlink(missing_ok=True)
    environment = {**os.environ, "PYTHONPATH": search_path()}
    command = [sys.executable, "-c", SERVER]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as server:
        assert server.stdout is not None
        workers = [int(word) for word in server.stdout.readline().split()]
        until(guests.joinpath("hangs").exists)
        assert [is_running(worker) for worker in workers] == [True, True]
        server.kill()
    until(lambda: not any(is_running(worker) for worker in workers))


def until(is_so: Callable[[], bool]) -> None:
    """Wait for something, though not for ever."""
    begin = time.monotonic()
    while not is_so():
        assert time.monotonic() < begin + 20
        time.sleep(0.02)


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_worker_whose_input_is_closed_ends() -> None:
    command = [sys.executable, "-m", "bottega.server.workers.worker"]
    environment = {**os.environ, "PYTHONPATH": search_path()}
    done = subprocess.run(command, input=b"", stdout=subprocess.PIPE, env=environment, check=True)
    assert done.stdout in (b"", framed(msgspec.json.encode(Ready())))


# Secrets


@each_game
def test_a_job_tells_only_what_its_seat_may_know(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that differ only in what a seat may not know: the bytes of all jobs are the same."""
    sitting = begun(game, options=SECRET_HANDS if game == "fresco" else None)
    match, seat = sitting.match, sitting.match.pending[0]
    worlds = [match.game.determinize(match.view(seat), random.Random(luck)) for luck in range(20)]
    others = [Seat(1 - seat)] * len(worlds)
    assert any(match.game.view(world, other) != match.view(other) for world, other in zip(worlds, others, strict=True))
    sent = []

    async def send(desk: Desk, number: int, request: bytes) -> Reply:
        sent.append(request)
        raise WorkerLost

    async def ask(view: View, legal: list[Action]) -> None:
        workers = Workers(1)
        place = situation_of(match.header, sitting.names, view)
        jobs: list[Coroutine[object, object, object]] = [
            workers.choose("t", "random", place, legal, partial(match.events, seat)),
            workers.hint(place),
            workers.slip(place, "turn", []),
            workers.preview(place, "1"),
            workers.is_telling(place, 1 - seat, legal[0]),
        ]
        for job in jobs:
            with pytest.raises(WorkerLost):
                await job

    monkeypatch.setattr(Desk, "send", send)
    for world in worlds:
        run(ask(match.game.view(world, seat), world.legal(seat)))
    assert len(sent) == 5 * len(worlds)
    assert len(set(sent)) == 5
    secret = match.header.commitment or ""
    assert not secret or not any(secret.encode() in request for request in sent)


# The same as at a sitting


def positions(game: str) -> Iterator[tuple[Sitting, int]]:
    for moves in (3, 11, 24):
        sitting = begun(game, moves, seed=moves)
        yield sitting, sitting.match.pending[0]


@each_game
def test_a_hint_is_that_of_the_sitting(pool: Pool, game: str) -> None:
    for sitting, seat in positions(game):
        hint, advice = pool.run(pool.workers.hint(situation(sitting, seat))), sitting.hint(seat)
        moves = [move.action for move in advice.moves]
        assert as_json(advice.to_json()) == as_json(
            {
                "line": hint.line,
                "gain": hint.gain,
                "matters": hint.matters,
                "motives": hint.motives,
                "alternatives": [{"line": each.line, "behind": each.behind} for each in hint.alternatives],
            }
        )
        assert hint.reason == reason(sitting.voice, advice).to_json()
        assert hint.typed == sitting.voice.in_words(advice.moves[0].view, moves)
        assert hint.said == sitting.voice.explain_line(advice.moves).to_json()
        assert hint.reckoning == reckoning(sitting.voice, advice, alone=False).to_json()


def as_json(value: object) -> object:
    return msgspec.json.decode(encode(value))


@each_game
def test_a_slip_is_that_of_the_sitting(pool: Pool, game: str) -> None:
    found = 0
    for sitting, seat in positions(game):
        for word in sitting.drafts(seat):
            candidates = sitting.draft(seat, word).slip().candidates
            free = [candidate.action for candidate in candidates if candidate.reason is None]
            for laid in [[], free[:1]]:
                asked: list[str | dict[str, object]] = [dict(action.to_json()) for action in laid]
                judged = pool.run(pool.workers.slip(situation(sitting, seat), word, asked))
                slip = sitting.draft(seat, word, laid).slip()
                assert bytes(judged.slip) == encode(slip)
                assert judged.sentence == refusal(sitting, slip.reason)
                assert [*judged.sentences] == [refusal(sitting, each.reason) for each in slip.candidates]
                assert encode(sitting.slip(seat, Laying(word, [dict(a.to_json()) for a in laid]))) == encode(slip)
                found += 1
    assert found


def refusal(sitting: Sitting, reason: Reason | None) -> str:
    return "" if reason is None else str(sitting.voice.refuse(reason))


@each_game
def test_a_preview_is_what_the_sitting_tries_out(pool: Pool, game: str) -> None:
    for sitting, seat in positions(game):
        advised = sitting.hint(seat).moves
        by_name: list[Part] = [move.action.name for move in advised]
        by_json: list[Part] = [dict(move.action.to_json()) for move in advised]
        for line in (by_name, by_json):
            preview = pool.run(pool.workers.preview(situation(sitting, seat), line))
            text = "; ".join(move.action.name for move in advised)
            assert [move.action for move in preview.moves] == as_json(
                [move.action for move in sitting.try_out(seat, text)]
            )
            assert preview == pool.run(pool.workers.preview(situation(sitting, seat), text))
            assert preview.failure is None
        check_it_happens(sitting, seat, advised, preview)
        said = [sitting.voice.explain(move.view, move.action).to_json() for move in advised]
        assert [move.said for move in preview.moves] == said


def check_it_happens(sitting: Sitting, seat: int, moves: list[Tried], preview: Preview) -> None:
    """What a preview tells is told when it is done; a table of which it is certain is so."""
    since = sitting.match.event_count(seat)
    sitting.play(seat, [move.action for move in moves])
    happened = [event for event in sitting.match.events(seat, since) if event.word != "decided"]
    told_before = msgspec.json.decode(preview.events)
    assert told_before == as_json(happened[: len(told_before)])
    assert bytes(preview.view) == (encode(sitting.match.view(seat)) if preview.is_certain else b"null")


def test_a_preview_says_what_can_not_be_done(pool: Pool) -> None:
    sitting = begun(moves=2)
    seat = sitting.match.pending[0]
    line = "pass; pass"
    with pytest.raises(WrongPart) as caught:
        sitting.try_out(seat, line)
    preview = pool.run(pool.workers.preview(situation(sitting, seat), line))
    assert preview.failure is not None
    assert preview.failure.part == caught.value.part
    assert preview.failure.sentence in str(caught.value.problem)
    with pytest.raises(BadInput) as empty:
        pool.run(pool.workers.preview(situation(sitting, seat), " ; "))
    assert empty.value.code == "no-move-named"


def test_problems_are_raised_as_they_were(pool: Pool) -> None:
    sitting = begun(moves=2)
    seat = sitting.match.pending[0]
    workers, here = pool.workers, situation(sitting, seat)
    word = sitting.drafts(seat)[0]
    strange = next(action for action in sitting.match.game.actions if action.word == "choose")
    cases: list[tuple[Coroutine[object, object, object], BottegaError]] = [
        (workers.hint(here, "tlh"), unknown("no-such-language", "tlh", ["en"])),
        (workers.slip(here, "flight", []), unknown("no-such-draft", "flight", sitting.drafts(seat))),
        (workers.slip(here, word, ["fly"]), BadInput("no-such-action", name="fly")),
        (workers.slip(here, word, [{"fly": 1}]), BadInput("action-without-word", path="$.do")),
        (workers.slip(here, word, [strange.name]), problem_of(sitting, seat, word, strange)),
    ]
    for job, problem in cases:
        with pytest.raises(BottegaError) as caught:
            pool.run(job)
        assert caught.value.to_json() == problem.to_json()
        assert str(caught.value) == str(problem)


def problem_of(sitting: Sitting, seat: int, word: str, action: Action) -> BottegaError:
    with pytest.raises(BottegaError) as caught:
        sitting.draft(seat, word, [action])
    return caught.value


def test_every_problem_goes_through_a_pipe() -> None:
    match = begun().match
    refused = IllegalAction(refused_at(match))
    faults = [BadInput("more-faults"), BadInput("must-be", where="dice.each", right=18, found=17)]
    for problem in [
        refused,
        WrongPart("R5 b1", refused),
        WrongPart("3", BadInput("number-within-line")),
        BadInput("wrong-components", game="sagrada", faults=faults),
        BadInput("save-broken", name="x", because=refused),
        BadInput("bot-named-twice", name="x", packages=("a", "b")),
    ]:
        sent = msgspec.json.encode(told(problem))
        again = raised_again(msgspec.json.decode(sent, type=Told))
        assert type(again) is type(problem)
        assert encode(again.to_json()) == encode(problem.to_json())
        assert str(again) == str(problem)


def refused_at(match: Match) -> Reason:
    """A refusal that is about something."""
    reasons = [match.check(match.pending[0], action) for action in match.game.actions]
    return next(reason for reason in reasons if reason is not None and reason.params)


# What an answer tells


def forced(game: str, options: dict[str, str], word: str = "") -> Iterator[tuple[Sitting, int]]:
    """Some decisions without a choice; of one kind of question, if it is named."""
    found = 0
    for seed in range(20):
        sitting = opened(game, 3, seed, options=options)
        for _ in played(sitting, random.Random(seed)):
            for seat in sitting.match.pending:
                asked = {question.word for question in questions_to(sitting.match.view(seat), seat)}
                if len(sitting.match.legal(seat)) == 1 and asked.issuperset([word] if word else []):
                    found += 1
                    yield sitting, seat
            if found >= 5:
                return
    raise AssertionError


def telling(pool: Pool, sitting: Sitting, seat: int, seen_by: int | None) -> bool:
    (action,) = sitting.match.legal(seat)
    return pool.run(pool.workers.is_telling(situation(sitting, seen_by), seat, action))


@pytest.mark.parametrize("word", ["use-praise", "use-busker", "which-scroll"])
def test_a_forced_answer_about_a_secret_hand_tells_something(pool: Pool, word: str) -> None:
    for sitting, seat in forced("fresco", SECRET_HANDS, word):
        assert telling(pool, sitting, seat, None)


@pytest.mark.parametrize(("game", "word"), [("sagrada", ""), ("fresco", "visit-cathedral")])
def test_a_forced_answer_that_all_can_foresee_tells_nothing(pool: Pool, game: str, word: str) -> None:
    for sitting, seat in forced(game, {}, word):
        assert not telling(pool, sitting, seat, None)
        assert not telling(pool, sitting, seat, (seat + 1) % 3)
