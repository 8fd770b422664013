"""Choosing modules: `--modules 4,7,12`, and what the rules say of them."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from bottega.core.registry import game_meta
from bottega.sitting.modules import with_modules
from bottega.terminal.playback import read_record
from tests.terminal.driver import menu_number, only_save, run

META = game_meta("fresco")
NAMES = {option.module: option.name for option in META.modules}


def on(options: dict[str, str]) -> list[int]:
    """The numbers of the modules that are on."""
    return [module.module for module in META.modules if options.get(module.name) == "on"]


def chosen(modules: str, seed: int = 1, **options: str) -> list[int]:
    """The modules that a choice comes to."""
    return on(with_modules(META, {"modules": modules, **options}, random.Random(seed)))


def test_fresco_has_seventeen_modules() -> None:
    """Each with its number, its chapter, and the values off and on; nothing else is off or on."""
    assert list(NAMES) == list(range(1, 18))
    assert all(option.rule == f"FR-M{option.module}.1" for option in META.modules)
    assert META.modules == [option for option in META.options if option.values == ("off", "on")]


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("4,7,12", [4, 7, 12]),
        ("12, 4 ,7", [4, 7, 12]),
        ("4+7+12", [4, 7, 12]),
        ("1-3", [1, 2, 3]),
        ("5-5", [5]),
        ("1-3,2,bells,16-17", [1, 2, 3, 8, 16, 17]),
        ("bells,dames", [8, 12]),
        ("Bells,GOLD-LEAF,wishing well", [4, 5, 8]),
        ("M4,m7-M9", [4, 7, 8, 9]),
        ("4,4,wishing_well", [4]),
        ("4,", [4]),
        ("all", list(range(1, 18))),
        ("all,3", list(range(1, 18))),
        ("none", []),
        ("random:0", []),
        ("random:17", list(range(1, 18))),
    ],
)
def test_ways_to_name_modules(text: str, numbers: list[int]) -> None:
    assert chosen(text) == numbers


def test_modules_drawn_by_lot() -> None:
    draws = {tuple(chosen("random:5", seed)) for seed in range(300)}
    assert all(len(draw) == 5 for draw in draws)
    assert len(draws) > 250
    assert {number for draw in draws for number in draw} == set(NAMES)


def test_what_is_settled_is_not_drawn() -> None:
    """Five by lot beside those that are named; an option keeps a module out, or brings one more."""
    for seed in range(20):
        assert len(chosen("4,random:5", seed)) == 6
        assert 4 in chosen("4,random:5", seed)
        assert len(chosen("random:2,random:3", seed)) == 5
        assert chosen("random:16", seed, bells="off") == [number for number in NAMES if number != 8]
        assert len(chosen("random:5", seed, bells="on")) == 6


def test_options_and_modules_add_up() -> None:
    assert chosen("4,7", bells="on") == [4, 7, 8]
    assert chosen("4,7", wishing_well="on", bells="off") == [4, 7]
    assert with_modules(META, {"modules": "4", "edition": "mega"}, random.Random(1)) == {
        "edition": "mega",
        "wishing_well": "on",
    }
    assert with_modules(META, {"bells": "on"}, random.Random(1)) == {"bells": "on"}


def test_playing_with_modules() -> None:
    shown = run("play", "fresco", "--modules", "4,7,12", typed="quit\n").succeeds()
    assert "\nThe luck of this game is sealed" in shown
    assert "\nModules: 4 wishing well, 7 scrolls, 12 dames.\n" in shown
    assert on(only_save().start.header.options) == [4, 7, 12]


def test_a_game_that_goes_on_tells_its_modules_again() -> None:
    run("play", "fresco", "--options", "bells=on", typed="quit\n").succeeds()
    assert "Modules: 8 bells." in run("resume", typed="quit\n").succeeds()


def test_a_game_without_modules_says_nothing_of_them() -> None:
    assert "Modules:" not in run("play", "fresco", "--modules", "none", typed="quit\n").succeeds()


def test_modules_drawn_for_a_game_are_told() -> None:
    shown = run("play", "fresco", "-m", "random:5", typed="quit\n").succeeds()
    modules = on(only_save().start.header.options)
    assert len(modules) == 5
    told = ", ".join(f"{number} {NAMES[number].replace('_', ' ')}" for number in modules)
    assert f"Modules: {told}." in " ".join(shown.split())


def test_the_same_seed_draws_the_same_modules() -> None:
    """For a game, and for a simulation."""
    flags = ("--modules", "random:6", "--seed", "9", "--options", "edition=mega")
    told = []
    for _ in range(2):
        shown = run("play", "fresco", *flags, typed="quit\n").succeeds()
        told.append(shown[shown.index("Modules:") :].partition(".")[0])
    shown = run("simulate", "fresco", "--games", "1", *flags).succeeds()
    assert shown.startswith(told[0])
    assert told[0] == told[1]


def test_simulating_with_modules() -> None:
    report = json.loads(run("simulate", "fresco", "--games", "1", "-m", "1,bells", "--json").succeeds())
    assert report["options"] == {"portraits": "on", "bells": "on"}
    shown = run("simulate", "fresco", "--games", "2", "-m", "1-2", "-o", "edition=mega", "--record", "out").succeeds()
    assert shown.startswith("Modules: 1 portraits, 2 requests.\n2 games of Fresco")
    for file in Path("out").iterdir():
        assert on(read_record(file).header.options) == [1, 2]


@pytest.mark.parametrize(
    "line",
    [
        "me,random modules=1,8-9,dames edition=mega",
        "me,random modules=1+8-9+dames edition=mega",
        "me, random modules=1,8-9,dames, edition=mega",
        "edition=mega modules=1,8,9,12 me,random",
        "me modules=1,8-9,dames, random edition=mega",
    ],
)
def test_the_menu_takes_modules(line: str) -> None:
    shown = run(typed=f"{menu_number('fresco')}\n{line}\nquit\n").succeeds()
    assert "Modules too: `1 modules=1,17`, or by their names, or `all` or `random:5`." in shown
    assert "Modules: 1 portraits, 8 bells, 9 wall fresco, 12 dames." in shown
    options = only_save().start.header.options
    assert on(options) == [1, 8, 9, 12]
    assert options["edition"] == "mega"


def test_the_menu_asks_again_when_there_is_no_such_module() -> None:
    shown = run(typed=f"{menu_number('fresco')}\nme,random modules=bels\nmodules=random:2\nquit\n").succeeds()
    assert "Fresco has no module 'bels'. Did you mean 'bells'?" in shown
    assert len(on(only_save().start.header.options)) == 2


def test_the_menu_of_a_game_without_modules() -> None:
    shown = run(typed=f"{menu_number('sagrada')}\nme,random modules=4\nq\n").succeeds()
    assert "Modules too" not in shown
    assert "Sagrada has no modules." in shown


def test_options_list_modules_with_their_numbers() -> None:
    shown = run("rules", "fresco", "options").succeeds()
    before, _, modules = shown.partition("Modules of Fresco: `--modules 1,2-4,guild` plays")
    assert re.search(r"2010 +the portrait instead of 3 Thalers \(edition of 2010\) \(default\)", before)
    assert re.search(r"mega +the portrait and 3 Thalers", before)
    assert "dames" not in before
    lines = [line.split() for line in modules.splitlines() if "[FR-M" in line]
    assert lines == [[str(number), name, f"[FR-M{number}.1]"] for number, name in NAMES.items()]
    assert "Modules" not in run("rules", "sagrada", "options").succeeds()


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_explains_modules(command: str) -> None:
    shown = " ".join(run(command, "--help").succeeds().replace("│", " ").split())
    assert "--modules" in shown
    assert "(4,7-9,dames), or all, none, random:5" in shown


# Reading the rules of a module


@pytest.mark.parametrize("number", NAMES)
def test_the_chapter_of_a_module(number: int) -> None:
    """By its number in any form, or by its name; and no chapter of another module with it."""
    pages = [
        run("rules", "fresco", wanted).succeeds()
        for wanted in (f"M{number}", f"m{number}", f"FR-M{number}", f"fr-m{number}", NAMES[number])
    ]
    assert len(set(pages)) == 1
    heads = [line for line in pages[0].splitlines() if line.startswith("FR-")]
    assert heads[0].startswith(f"FR-M{number} ")
    assert all(head.startswith(f"FR-M{number}.") for head in heads[1:])


def test_a_paragraph_of_a_module() -> None:
    assert run("rules", "fresco", "m1.2").succeeds().splitlines()[1].startswith("FR-M1.2   In the studio")
    assert "FR-M1.10" not in run("rules", "fresco", "M1.1").succeeds()


def test_the_rule_of_an_option() -> None:
    assert "FR-5.4 " in run("rules", "fresco", "advance").succeeds()
    assert "FR-M1.1" in run("play", "fresco", "--seed", "1", typed="rules portraits\nquit\n").succeeds()


def test_rules_by_the_beginning_of_a_name() -> None:
    assert "FR-M4 The wishing well" in run("rules", "fresco", "wishing").succeeds()
    assert "There is no rule 'leonardo'" in run("rules", "fresco", "leonardo").fails()
    assert run("rules", "fresco", "M").succeeds().startswith("FR-M Modules\n")
