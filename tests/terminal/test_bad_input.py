"""Bad input: one clear sentence on standard error, an exit code, and nothing changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import bottega
from bottega.core.records import format_record
from tests.terminal.driver import WINDOW_THEN_MOVES, run

WRONG = [
    (("play", "chess"), "There is no game 'chess'"),
    (("play", "sagrda"), "Did you mean 'sagrada'?"),
    (("play", "../sagrada"), "There is no game"),
    (("play", "sagrada", "--seats", "me,greedy,greedy,greedy,greedy"), "Sagrada is for 1 to 4 players, not 5"),
    (("play", "sixtina", "--seats", "me"), "says 1 to 4, but the rulebook has no rules for playing alone"),
    (("play", "sagrada", "--seats", "me,gredy"), "There is no bot 'gredy'. Did you mean 'greedy'?"),
    (
        ("play", "sagrada", "--seats", "greedy:Bob"),
        "There is no bot 'greedy:Bob'. Did you mean 'greedy'? A person is 'me' or 'me:NAME'.",
    ),
    (("play", "sagrada", "--seats", "me:\udcff"), "The name '\\udcff' holds something that can't be printed."),
    (("play", "sagrada", "--seats", "me:An\nna"), "The name 'An\\nna' holds something that can't be printed."),
    (("play", "sagrada", "--seats", "me:" + "x" * 5000), f"The name '{'x' * 24}...' is too long"),
    (("play", "sagrada", "--seats", "y" * 5000), f"There is no bot '{'y' * 24}...'"),
    (("play", "sagrada", "--seats", "greedy,random"), "No person sits at the table"),
    (("play", "sagrada", "--seats", "me,,greedy"), "A seat is empty"),
    (("play", "sagrada", "--seats", "me:Anna,me:Anna"), "Two players are called 'Anna'"),
    (("play", "sagrada", "--seats", "me:Annamaria Rossi"), "is too long"),
    (("play", "sagrada", "--options", "bags=full"), "Sagrada has no option 'bags'. Did you mean 'bag'?"),
    (("play", "sagrada", "--options", "bag=half"), "Option 'bag' is full or reduced, not 'half'"),
    (("play", "sagrada", "--options", "bag"), "An option is given as name=value, not 'bag'"),
    (("play", "sagrada", "--options", "bag=full,bag=reduced"), "Option 'bag' is given twice"),
    (("play", "sagrada", "--modules", "4"), "Sagrada has no modules"),
    (("play", "chess", "--modules", "4"), "There is no game 'chess'"),
    (("play", "fresco", "--modules", "18"), "Fresco has no module 18: they are 1 to 17."),
    (("play", "fresco", "--modules", "0"), "Fresco has no module 0: they are 1 to 17."),
    (("play", "fresco", "--modules", "15-18"), "Fresco has no module 18: they are 1 to 17."),
    (("play", "fresco", "--modules", "9" * 5000), f"Fresco has no module '{'9' * 24}...'. There are portraits"),
    (("play", "fresco", "--modules", "bels"), "Fresco has no module 'bels'. Did you mean 'bells'?"),
    (("play", "fresco", "--modules", "4;7"), "Fresco has no module '4;7'. There are portraits, requests"),
    (("play", "fresco", "--modules", "7-4"), "Modules 7-4 are none: say 4-7."),
    (("play", "fresco", "--modules", ""), "Name modules like 4,7 or 1-3 or bells,dames; or say all, none, random:5."),
    (("play", "fresco", "--modules", ",+"), "Name modules like 4,7"),
    (("play", "fresco", "--modules", "none,4"), "Play with no modules or with some, not both."),
    (("play", "fresco", "--modules", "random"), "To draw modules by lot, say how many, like random:5; not 'random'."),
    (("play", "fresco", "--modules", "random:-1"), "say how many, like random:5; not 'random:-1'."),
    (("play", "fresco", "--modules", "random:18"), "There are 17 modules to draw from, so 18 can't be drawn."),
    (("play", "fresco", "--modules", "all,random:1"), "There are 0 modules to draw from, so 1 can't be drawn."),
    (
        ("play", "fresco", "--modules", "4,8", "--options", "bells=off"),
        "You name module 8, but option 'bells' is off.",
    ),
    (
        ("play", "fresco", "--modules", "none", "--options", "bells=on"),
        "You play without modules, but option 'bells' is on.",
    ),
    (("play", "fresco", "--modules", "4", "--options", "modules=5"), "Option 'modules' is given twice."),
    (("play", "fresco", "--modules", "4", "--options", "bells=maybe"), "Option 'bells' is off or on, not 'maybe'"),
    (("play", "fresco", "--options", "4"), "An option is given as name=value, not '4'"),
    (("simulate", "fresco", "--modules", "bels"), "Did you mean 'bells'?"),
    (("simulate", "classic_art", "--modules", "none"), "Classic Art has no modules."),
    (("rules", "chess"), "There is no game 'chess'"),
    (("rules", "sagrada", "99"), "There is no rule '99'. The chapters are SG-1, SG-2"),
    (("components", "chess"), "There is no game 'chess'"),
    (("components", "sagrada", "--provenance", "guessed"), "There is no provenance 'guessed'"),
    (("replay", "nowhere.jsonl"), "The file nowhere.jsonl can't be read: No such file or directory"),
    (("verify", "nowhere.jsonl"), "The file nowhere.jsonl can't be read: No such file or directory"),
    (("simulate", "chess"), "There is no game 'chess'"),
    (("simulate", "sagrada", "--players", "7"), "Sagrada is for 1 to 4 players, not 7"),
    (("simulate", "sagrada", "--bots", "gredy"), "There is no bot 'gredy'. Did you mean 'greedy'?"),
    (("simulate", "sagrada", "--options", "bag=half"), "Option 'bag' is full or reduced, not 'half'"),
    (("simulate", "sagrada", "--games", "0"), "at least 1"),
    (("simulate", "sagrada", "--jobs", "0"), "The number of jobs is 1 to "),
    (("simulate", "sagrada", "--jobs", "1000000"), "The number of jobs is 1 to "),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG)
def test_wrong_arguments(arguments: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    assert sentence in run(*arguments, typed=WINDOW_THEN_MOVES).fails()
    assert list(tmp_path.iterdir()) == []


USAGE = [
    (("fly",), "No such command 'fly'"),
    (("play",), "Missing argument 'GAME'"),
    (("play", "sagrada", "--seed", "five"), "Invalid value for '--seed'"),
    (("games", "--yaml"), "No such option: --yaml"),
]


@pytest.mark.parametrize(("arguments", "sentence"), USAGE)
def test_wrong_usage(arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in run(*arguments).fails(code=2)


def changed(number: int, **values: object) -> Callable[[list[str]], list[str]]:
    """Change values of a line."""

    def change(lines: list[str]) -> list[str]:
        lines[number] = json.dumps({**json.loads(lines[number]), **values}, separators=(",", ":"))
        return lines

    return change


def reordered(lines: list[str]) -> list[str]:
    return [*lines[:5], lines[6], lines[5], *lines[7:]]


TAMPERED: list[tuple[Callable[[list[str]], list[str]], str]] = [
    (lambda lines: [], "The record is empty"),
    (lambda lines: lines[1:], "Line 1 of the record is not a header"),
    (lambda lines: ["hello", *lines], "Line 1 of the record is not JSON"),
    (lambda lines: [*lines[:9], lines[9][:10]], "Line 10 of the record is not JSON, or is cut off"),
    (lambda lines: lines[:9] + lines[10:], "Line 10 of the record is entry 10, where entry 9 is due"),
    (reordered, "Line 6 of the record is entry 6, where entry 5 is due"),
    (lambda lines: [*lines, lines[-1]], "where"),
    (changed(0, format=1), "The record has format 1, and this version of Bottega reads format 2"),
    (changed(0, rules=99), "The record was played by version 99 of the rules of Sagrada"),
    (changed(0, actions=99), "The record has actions that this version of Bottega does not know"),
    (changed(0, components="0000"), "The record was played with other components"),
    (changed(0, game="chess"), "There is no game 'chess'"),
    (changed(0, seats=7), "Sagrada is for 1 to 4 players, not 7"),
    (changed(0, options={"bag": "half"}), "Option 'bag'"),
    (changed(0, players=[]), "The record names 0 players for 1 seat"),
    (changed(0, players=["Someone"]), "The secret is not the one that was committed to before this game"),
    (changed(2, action="fly"), "can't be played: There is no action 'fly'"),
    (changed(2, action="pass"), "can't be played: First choose your window:"),
    (changed(2, seat=3), "can't be played: There is no seat 3 at this table."),
    (changed(2, time=5), "Line 3 of the record is wrong"),
    (changed(-1, scores=[999]), "The result in the record is not what its moves lead to"),
    (changed(-1, secret="00" * 32), "The secret is not the one that was committed to"),
    (changed(-1, secret="xyz"), "The secret in the record is not a hexadecimal number"),
]


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(("tamper", "sentence"), TAMPERED)
def test_tampered_records(
    command: str, tamper: Callable[[list[str]], list[str]], sentence: str, record: Path, tmp_path: Path
) -> None:
    file = tmp_path / "tampered.jsonl"
    file.write_text("".join(f"{line}\n" for line in tamper(record.read_text().splitlines())))
    assert sentence in run(command, str(file)).fails()


def test_a_move_after_the_end(record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    move = {"kind": "action", "n": len(lines), "seat": 0, "action": "pass", "time": "2026-11-01T12:00:00Z"}
    file = tmp_path / "longer.jsonl"
    file.write_text("".join(f"{line}\n" for line in [*lines, json.dumps(move, separators=(",", ":"))]))
    assert "comes after the end of the game" in run("replay", str(file)).fails()


def test_a_move_of_the_wrong_seat(tmp_path: Path) -> None:
    match = bottega.new("sagrada", seats=2)
    while not match.over:
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    lines = format_record(match.record).splitlines()
    number = next(n for n, line in enumerate(lines) if '"action":"place' in line)
    seat = json.loads(lines[number])["seat"]
    file = tmp_path / "seat.jsonl"
    file.write_text("".join(f"{line}\n" for line in changed(number, seat=1 - seat)(lines)))
    assert "can't be played: It is not your turn." in run("replay", str(file)).fails()


def test_a_record_nested_too_deeply(tmp_path: Path) -> None:
    file = tmp_path / "deep.jsonl"
    file.write_text("[" * 100_000 + "\n")
    assert "Line 1 of the record" in run("replay", str(file)).fails()


def test_a_truncated_record(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "cut.jsonl"
    file.write_text(record.read_text()[:-1])
    assert "The record is cut off in line" in run("replay", str(file)).fails()


def test_names_in_a_record_can_not_steer_the_terminal(home: Path, tmp_path: Path) -> None:
    run("play", "sagrada", "--seats", "me", typed="1\nsave part.jsonl\n").succeeds()
    file = tmp_path / "part.jsonl"
    lines = file.read_text().splitlines()
    file.write_text("".join(f"{line}\n" for line in changed(0, players=["\x1b[2JEve"])(lines)))
    shown = run("replay", str(file)).succeeds()
    assert "\x1b" not in shown
    assert "[2JEve plays" in shown


def test_a_running_game_can_not_be_verified(tmp_path: Path) -> None:
    run("play", "sagrada", "--seats", "me,random", typed="1\nsave part.jsonl\n").succeeds()
    assert "The game is not over, so its luck is still sealed" in run("verify", "part.jsonl").fails()
    assert "Round 1:" in run("replay", "part.jsonl").succeeds(), "a spectator may see how far it is"


def test_a_record_with_a_byte_order_mark(record: Path) -> None:
    Path("marked.jsonl").write_text(record.read_text(), "utf-8-sig")
    assert "is in order" in run("verify", "marked.jsonl").succeeds()
