"""Bots that other packages bring: found by entry points, and no trouble for the rest."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bottega.arena.simulate import Plan, simulate
from bottega.bots import LEVELS, BotEntry, bot_names, check_bot, list_bots, new_bot
from bottega.core.errors import BadInput
from bottega.core.registry import find_game
from bottega.sitting.seats import parse_seats
from tests.bots.packages import CAUTIOUS, install, installed_in
from tests.terminal.driver import run

GAME = find_game("sagrada")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Path]:
    """A folder where packages can be installed before bots are looked for."""
    with installed_in(tmp_path):
        yield tmp_path


def entry(name: str, package: str) -> BotEntry:
    return next(entry for entry in list_bots() if (entry.name, entry.package) == (name, package))


def test_a_bot_of_another_package_is_found_and_plays(site: Path) -> None:
    install(site, "careful", "careful_one", CAUTIOUS, cautious="careful_one:Cautious")
    assert "cautious" in bot_names()
    assert type(new_bot("cautious", GAME, random.Random(1))).__name__ == "Cautious"
    assert entry("cautious", "careful 1.0") == BotEntry(
        "cautious", "careful 1.0", "Does what comes last in the list.", ""
    )
    assert [player.bot for player in parse_seats("me,cautious")] == [None, "cautious"]
    report = simulate(Plan("sagrada", 2, 2, ("cautious", "random"), 1, {}, None, 1))
    assert [seat.bot for seat in report.seats] == ["cautious", "random"]


@pytest.mark.slow
def test_such_a_bot_plays_in_other_processes_too(site: Path) -> None:
    install(site, "careful", "careful_two", CAUTIOUS, cautious="careful_two:Cautious")
    alone, shared = (simulate(Plan("sagrada", 2, 4, ("cautious",), 1, {}, None, jobs)) for jobs in (1, 2))
    assert alone.seats == shared.seats


@pytest.mark.parametrize(
    ("target", "trouble"),
    [
        ("torn_one:Cautious", "can't be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        ("torn_one_that_is_missing:Cautious", "can't be loaded: ModuleNotFoundError"),
        ("whole_one:Careless", "can't be loaded: AttributeError"),
        ("whole_one:__doc__", "can't be made: 'A bot of somebody else's.' can't be called"),
    ],
)
def test_a_broken_package_names_itself_and_stops_no_other(site: Path, target: str, trouble: str) -> None:
    install(site, "torn", "torn_one", "import nowhere", torn=target)
    install(site, "whole", "whole_one", CAUTIOUS, whole="whole_one:Cautious")
    said = entry("torn", "torn 1.0").trouble
    assert said.startswith("The bot 'torn' of torn 1.0")
    assert trouble in said.replace('"', "'")
    with pytest.raises(BadInput, match=r"The bot 'torn' of torn 1.0 can't be"):
        check_bot("torn")
    with pytest.raises(BadInput, match=r"The bot 'torn' of torn 1.0 can't be"):
        parse_seats("me,torn")
    assert not entry("whole", "whole 1.0").trouble
    check_bot("whole")
    check_bot("greedy")


def test_what_is_made_must_be_a_bot(site: Path) -> None:
    install(site, "odd", "odd_one", "def make(game, rng):\n    return 7\n", odd="odd_one:make")
    with pytest.raises(BadInput, match=r"The bot 'odd' of odd 1.0 is no Bot, but int"):
        new_bot("odd", GAME, random.Random(1))


def test_a_name_that_two_packages_take_is_refused(site: Path) -> None:
    install(site, "first", "first_one", CAUTIOUS, cautious="first_one:Cautious")
    install(site, "second", "second_one", CAUTIOUS, cautious="second_one:Cautious")
    for ask in (check_bot, lambda name: new_bot(name, GAME, random.Random(1)), lambda name: parse_seats(f"me,{name}")):
        with pytest.raises(BadInput, match=r"bring a bot 'cautious': (first|second) 1.0 and (first|second) 1.0"):
            ask("cautious")
    assert entry("cautious", "first 1.0").trouble == entry("cautious", "second 1.0").trouble != ""


def test_nobody_takes_the_name_of_a_bot_that_comes_along(site: Path) -> None:
    install(site, "usurper", "usurping", CAUTIOUS, greedy="usurping:Cautious")
    assert type(new_bot("greedy", GAME, random.Random(1))).__name__ == "GreedyBot"
    assert not entry("greedy", "bottega").trouble
    said = entry("greedy", "usurper 1.0").trouble
    assert said == "Several packages bring a bot 'greedy': bottega and usurper 1.0. Only one may have that name."


def test_the_terminal_lists_them(site: Path) -> None:
    install(site, "careful", "careful_three", CAUTIOUS, cautious="careful_three:Cautious", lost="nowhere:Bot")
    said = run("bots").succeeds()
    assert "cautious   │ careful 1.0 │ Does what comes last in the list." in said
    assert "random     │ bottega     │ Picks any legal move" in said
    assert "The bot 'lost' of careful 1.0 can't be loaded" in said
    listed = json.loads(run("bots", "--json").succeeds())
    assert [(bot["name"], bool(bot["trouble"])) for bot in listed] == [
        *[(level, False) for level in LEVELS],
        ("cautious", False),
        ("greedy", False),
        ("greedy-1", False),
        ("lost", True),
        ("random", False),
    ]
