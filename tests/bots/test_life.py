"""A bot's life at a table: it begins, is told what its seat may know, chooses, and ends."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import bottega
from bottega.arena import simulate as arena
from bottega.arena.simulate import Plan, simulate
from bottega.bots import UNLIMITED, BlindBot, Bot, Budget, Seated
from bottega.bots.registry import OURS
from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.errors import BadInput
from bottega.core.event import Event
from bottega.core.events import Chronicle
from bottega.core.game import Game
from bottega.core.registry import find_game
from bottega.core.ruleset import Ruleset
from bottega.core.scores import Standing
from bottega.core.seats import Seat, may_see
from bottega.core.views import View

GAME = find_game("sagrada")
DIARIES: list[Diarist] = []


class Diarist(Bot):
    """Writes down its life, plays at random, and spoils the list it gets."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.diary: list[str] = []
        self.heard: list[Event] = []
        self.seat = -1
        self.rng = rng
        DIARIES.append(self)

    def begin(self, seat: Seat, ruleset: Ruleset) -> None:
        self.seat = seat
        self.diary.append(f"begin {ruleset.meta.name} {ruleset.count}")

    def notice(self, events: list[Event]) -> None:
        self.heard += events
        self.diary.append("notice")

    def choose(self, view: View, legal: list[Action], budget: Budget) -> Action:
        assert view.seat == self.seat
        self.diary.append(f"choose {budget.positions}")
        return legal.pop(self.rng.randrange(len(legal)))

    def end(self, standings: list[Standing]) -> None:
        self.diary.append(f"end {len(standings)}")


class Quiet(Diarist):
    """The same, and wants no events."""

    notice = Bot.notice


class Numb(BlindBot):
    """Looks at nothing."""

    def __init__(self, game: Game, rng: random.Random) -> None: ...

    def pick(self, legal: list[Action]) -> Action:
        return legal[0]


class Groping(Numb):
    """Looks at nothing, and listens."""

    def begin(self, seat: Seat, ruleset: Ruleset) -> None:
        self.heard = 0

    def notice(self, events: list[Event]) -> None:
        self.heard += len(events)

    def pick(self, legal: list[Action]) -> Action:
        assert self.heard
        return legal[0]


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """These bots are known by name, and nothing is in their diaries yet."""
    for name, kind in {"random": Numb, "greedy": Diarist}.items():
        monkeypatch.setitem(OURS, name, kind)
    DIARIES.clear()


def plan(*bots: str, games: int = 1, record: Path | None = None, budget: Budget = UNLIMITED) -> Plan:
    return Plan("sagrada", 2, games, bots, 1, {}, record, 1, "", budget)


@pytest.mark.parametrize("recorded", [False, True])
def test_a_simulation_leads_every_bot_through_its_life(recorded: bool, tmp_path: Path) -> None:
    simulate(plan("greedy", games=3, record=tmp_path if recorded else None, budget=Budget(positions=7)))
    assert len(DIARIES) == 6
    for bot in DIARIES:
        assert bot.diary[:3] == ["begin sagrada 2", "notice", "choose 7"]
        assert bot.diary[-2:] == ["notice", "end 2"]
        assert [bot.diary.count(word) for word in ("begin sagrada 2", "end 2")] == [1, 1]
    assert [bot.seat for bot in DIARIES] == [0, 1] * 3


@pytest.mark.parametrize("name", ["sagrada", "sixtina", "classic_art"])
def test_a_bot_is_told_what_its_seat_may_know(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it in order, each event once, and nothing that is only for others."""
    kept: list[Chronicle] = []

    def kept_chronicle(bots: list[Bot]) -> Chronicle:
        kept.append(Chronicle())
        return kept[-1]

    monkeypatch.setattr(arena, "chronicle_for", kept_chronicle)
    simulate(Plan(name, 3, 1, ("greedy",), 1, {}, None, 1))
    (chronicle,) = kept
    for bot in DIARIES:
        assert bot.heard == [event for event in chronicle.events if may_see(Seat(bot.seat), event.audience)]
    assert any(len(bot.heard) < len(chronicle.events) for bot in DIARIES)


def test_events_are_made_only_for_those_who_listen() -> None:
    rng = random.Random(1)
    assert Diarist(GAME, rng).listens
    assert not Quiet(GAME, rng).listens
    assert arena.chronicle_for([Quiet(GAME, rng), Numb(GAME, rng)]) is None
    assert arena.chronicle_for([Quiet(GAME, rng), Diarist(GAME, rng)]) is not None


def test_a_blind_bot_that_wants_nothing_is_asked_without_ado(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(1)
    assert arena.blind_pick(Numb(GAME, rng)) is not None
    assert arena.blind_pick(Groping(GAME, rng)) is None
    assert arena.blind_pick(Diarist(GAME, rng)) is None
    monkeypatch.setitem(OURS, "random", Groping)
    simulate(plan("random"))


def test_a_simulation_refuses_what_is_not_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Diarist):
        def choose(self, view: View, legal: list[Action], budget: Budget) -> Action:
            return GAME.actions.parse_name("pass")

    monkeypatch.setitem(OURS, "greedy", Cheat)
    with pytest.raises(BadInput, match="The bot on seat 1 chose <pass>, which is not legal here"):
        simulate(plan("greedy"))


def test_a_bot_can_spoil_only_its_own_list() -> None:
    state = GAME.new(GAME.ruleset(2, {}), FastChance(random.Random(1)))
    legal = state.legal(Seat(0))
    before = legal.copy()
    bot = Seated(Quiet(GAME, random.Random(1)), Seat(0), Chronicle().seen_by)
    bot.begin(GAME.ruleset(2, {}))
    assert bot.choose(GAME.view(state, Seat(0)), legal, UNLIMITED) in before
    assert legal == before


def test_a_bot_at_a_match_is_told_what_was_taken_back() -> None:
    match = bottega.new("sagrada", seats=2, seed=7)
    bot = Seated(Diarist(match.game, random.Random(1)), Seat(1), match.events)
    bot.begin(match.game.ruleset(2, {}))
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    match.play(0, "place Y6 A3")
    bot.choose(match.view(1), match.legal(0), UNLIMITED)
    match.undo(0)
    bot.end([])
    (diarist,) = DIARIES
    assert diarist.heard == match.events(1)
    assert diarist.heard[-1].word == "taken-back"
    assert diarist.diary == ["begin sagrada 2", "notice", "choose None", "notice", "end 0"]
