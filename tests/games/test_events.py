"""Events cost nothing where nobody listens: a search that plays thousands of games builds none."""

from __future__ import annotations

import random
from collections.abc import Callable
from types import ModuleType

import pytest

from bottega.core.chance import FastChance
from bottega.core.event import Event
from bottega.core.events import Chronicle, Sink
from bottega.core.game import Game
from bottega.core.registry import find_game, game_meta, game_names
from bottega.schemas.finding import modules_of
from tests.conformance.cases import all_on, random_case

GAMES = 3


def is_event(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, Event)


def counted(kind: Callable[..., Event], built: list[str]) -> Callable[..., Event]:
    """What builds events of a kind, and notes each."""

    def build(*facts: object, **named: object) -> Event:
        built.append(getattr(kind, "__name__", ""))
        return kind(*facts, **named)

    return build


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> list[str]:
    """The events that a game builds, as they are built."""
    found: list[str] = []
    for module in modules_of(find_game(request.param)):
        for name, value in events_in(module).items():
            monkeypatch.setattr(module, name, counted(value, found))
    return found


def events_in(module: ModuleType) -> dict[str, type[Event]]:
    """The kinds of events that a module with rules knows by name."""
    is_made_of_them = module.__name__.rpartition(".")[2] in {"events", "closing"}
    return {} if is_made_of_them else {name: value for name, value in vars(module).items() if is_event(value)}


def play(game: Game, seed: int, sink: Sink | None) -> None:
    """A random game, at any seats and with any options; the first with all modules."""
    rng = random.Random(seed)
    case = random_case(game_meta(game.meta.name), rng)
    options = all_on(game.meta)[0] if seed == 0 else case.options
    chance = FastChance(rng)
    state = game.new(game.ruleset(case.seats, dict(options)), chance, sink)
    while state.pending:
        seat = rng.choice(state.pending)
        state.apply(seat, rng.choice(state.legal(seat)), chance, sink)


@pytest.mark.parametrize(("name", "built"), [(name, name) for name in game_names()], indirect=["built"])
def test_no_event_is_built_that_nobody_hears(name: str, built: list[str]) -> None:
    for seed in range(GAMES):
        play(find_game(name), seed, None)
    assert built == []


@pytest.mark.parametrize(("name", "built"), [(name, name) for name in game_names()], indirect=["built"])
def test_what_is_heard_is_built_once(name: str, built: list[str]) -> None:
    chronicle = Chronicle()
    play(find_game(name), 0, chronicle)
    assert [type(told).__name__ for told in chronicle.events] == built
