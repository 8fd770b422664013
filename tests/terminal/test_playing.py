"""Whole games, and what one may type in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bottega
from bottega.core.records import parse_record
from bottega.core.registry import game_meta, game_names
from bottega.games.sagrada.view import SagradaView
from bottega.sitting.saves import Saves
from bottega.speech import about
from bottega.terminal.at_screen import AtScreen
from bottega.terminal.screen import OUT
from tests.core.matches import done_in
from tests.terminal.driver import (
    SAVED,
    WINDOW_THEN_MOVES,
    menu_number,
    moves_of,
    only_game,
    only_record,
    only_save,
    run,
)

BEGIN = ("play", "sagrada", "--seats", "me,random", "--seed", "25")
"""The player begins, with G3 B1 B3 B5 P2 in the pool and tools 1, 4 and 12 on the table."""


def test_a_whole_game_alone(home: Path) -> None:
    shown = run("play", "sagrada", "--seats", "me", typed=WINDOW_THEN_MOVES).succeeds()
    assert re.search(r"Player (won|lost) with -?\d+ points? against a target of \d+ \[SG-8.8\]", shown)
    assert Saves().names() == []
    assert parse_record(only_record(home).read_text()).end is not None
    assert "is in order" in run("verify", str(only_record(home))).succeeds()


def test_a_whole_game_against_a_bot(home: Path) -> None:
    shown = run(*BEGIN, typed=WINDOW_THEN_MOVES).succeeds()
    end = parse_record(only_record(home).read_text()).end
    assert end is not None
    assert f"won with {max(end.scores)} points" in shown
    assert re.search(r"Shades of ... \[SG-7.2\] .*(red|yellow|green|blue|purple) \d+ .*\d+", shown)
    assert f"The record is {only_record(home)}" in shown.replace("\n", "")


def test_no_line_is_longer_than_the_screen() -> None:
    shown = run(
        "play", "sagrada", "--seats", "me,random,random,random", "--seed", "1", typed=WINDOW_THEN_MOVES
    ).succeeds()
    assert [line for line in shown.splitlines() if len(line) > 80 and "bottega" not in line] == []


def test_a_whole_game_of_sixtina(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.fsync", lambda handle: None)
    seats = "me,random,random,random"
    shown = run("play", "sixtina", "--seats", seats, "--seed", "3", typed="1\n\n" * 1500).succeeds()
    assert [line for line in shown.splitlines() if len(line) > 80 and "bottega" not in line] == []
    assert re.search(r" won with \d+ points", shown)
    assert parse_record(only_record(home).read_text()).end is not None


@pytest.mark.parametrize("seats", ["me,random", "me,random,random,random,random"])
def test_a_whole_game_of_classic_art(seats: str, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.fsync", lambda handle: None)
    shown = run("play", "classic_art", "--seats", seats, "--seed", "3", typed="1\n\n" * 1500).succeeds()
    assert [line for line in shown.splitlines() if len(line) > 80 and "bottega" not in line] == []
    assert re.search(r" won with \d+ points", shown)
    assert parse_record(only_record(home).read_text()).end is not None


def test_what_happened_meanwhile_is_told() -> None:
    shown = run(*BEGIN, typed="1\n" + "0\n" * 4).succeeds()
    assert "Random plays " in shown
    assert re.search(r"Round 1 ends; on the track: .*\nRound 2: ", shown)


def test_moves_by_number_and_by_name() -> None:
    run(*BEGIN, typed="3\ng3 a1\n0\n").succeeds()
    assert moves_of(only_save())[0] == "choose luz-celestial"
    assert moves_of(only_save())[1:3] == ["place G3 A1", "pass"]


def test_enter_ends_a_turn_with_moves_left_only_when_repeated() -> None:
    shown = run(*BEGIN, typed="1\n\n").succeeds()
    assert "There are moves left. Press Enter once more to end your turn" in shown
    assert "pass" not in moves_of(only_save())
    name = only_save().start.name
    run("resume", name, typed="\n\n").succeeds()
    assert "pass" in moves_of(only_save())


def test_enter_ends_a_turn_after_a_draft() -> None:
    shown = run(*BEGIN, typed="1\n1\n\n").succeeds()
    assert "undo" in shown
    assert moves_of(only_save())[-1] == "pass"


def test_undo() -> None:
    shown = run(*BEGIN, typed="1\ng3 a1\nundo\n").succeeds()
    assert shown.count("Draft a die, use a tool, or end your turn.") == 2
    assert [deed.do for deed in only_save().deeds][-1] == "undo"


def test_undo_is_refused_once_something_was_seen() -> None:
    assert "Not possible: You have seen something new since" in run(*BEGIN, typed="1\nundo\n").succeeds()


def test_cancel_takes_a_whole_tool_back() -> None:
    """[SG-5.5] Payment and all."""
    shown = run(*BEGIN, typed="1\nuse grozing\n1\ncancel\n").succeeds()
    assert "undo, cancel, hint" in shown
    assert [deed.do for deed in only_save().deeds].count("undo") == 2
    assert shown.count("Draft a die, use a tool, or end your turn.") == 2


def test_cancel_without_a_tool_in_use() -> None:
    assert "There is nothing to cancel" in run(*BEGIN, typed="1\ncancel\n").succeeds()


def test_why() -> None:
    shown = run(*BEGIN, typed="1\nwhy g3 b3\nwhy g3 a1\nwhy flux brush\n").succeeds()
    assert "place G3 b3 is not legal. The first die of a window goes on an edge" in shown
    assert "SG-4.1    The first die of a window goes on an edge or corner space." in shown
    assert "place G3 a1 is legal. Place the green 3 on a1, a white space." in shown
    assert "Flux Brush is not among the tools of this game." in shown


def test_an_illegal_move_says_why_not_and_changes_nothing() -> None:
    shown = run(*BEGIN, typed="1\ng3 b3\n").succeeds()
    assert "Not possible: The first die of a window goes on an edge or corner, and b3 is" in shown
    assert "place G3 B3" not in moves_of(only_save())


def test_explaining_a_move() -> None:
    shown = run(*BEGIN, typed="1\n? grozing\n?lathekin\n").succeeds()
    assert "use grozing-pliers: Use Grozing Pliers for 1 favour token. Take a pool die" in shown
    assert "You can't do that now" in shown


def test_hint() -> None:
    shown = run(*BEGIN, typed="hint\n1\nhint\n").succeeds()
    assert "Best is to choose " in shown
    assert len(re.findall(r"Best is to (choose|place|use|pass)", shown)) == 2


def test_rules_cards_log_and_help() -> None:
    shown = run(*BEGIN, typed="1\nrules 4.3\ncards\nlog\nhelp\n").succeeds()
    assert "SG-4.3    A space printed with a colour" in shown
    assert "Take a pool die and change its value by one, up or down;" in shown
    assert "Player chooses Lux Astram." in shown
    assert "Random chooses" not in shown
    assert "why MOVE" in shown


def test_save_exports_the_public_record(tmp_path: Path) -> None:
    shown = run(*BEGIN, typed="1\nsave so-far.jsonl\nsave so-far.jsonl\n").succeeds()
    text = (tmp_path / "so-far.jsonl").read_text()
    assert parse_record(text).header.game == "sagrada"
    assert "null" in text, "private objectives are withheld"
    assert "The file so-far.jsonl is there already; choose another name." in shown


def test_unclear_and_unknown_lines() -> None:
    shown = run(*BEGIN, typed="1\ng3\nfly\n99\nrules 77\n").succeeds()
    assert "'g3' may be place G3 A1, place G3 A3" in shown
    assert "'fly' is neither a move nor a command. ? helps." in shown
    assert "There is no move 99: the numbers run from 1 to " in shown
    assert "There is no rule '77'" in shown


def test_quit_and_resume() -> None:
    first = run(*BEGIN, typed="1\ng3 a1\nquit\n").succeeds()
    assert "The game is saved: `bottega resume sagrada-" in first
    again = run("resume", typed="quit\n").succeeds()
    assert "a G3  1  G  P  4" in again
    assert moves_of(only_save())[-1] == "place G3 A1"


def test_hot_seat_hides_the_other_players_secret() -> None:
    seats = "me:Anna,me:Bea"
    shown = run("play", "sagrada", "--seats", seats, "--seed", "8", typed="\n" + "1\n\nlog\ncards\n" * 300).succeeds()
    game, _, _ = shown.partition("Sagrada: the ten rounds are over")
    parts = re.split(r"─+ The screen is for (Anna|Bea) now ─+", game)
    assert len(parts) > 40
    secrets = {"Anna": private(0), "Bea": private(1)}
    assert parts[0].strip() == ""
    for name, part in zip(parts[1::2], parts[2::2], strict=True):
        own = secrets[name]
        other = secrets["Bea" if name == "Anna" else "Anna"]
        assert f"Shades of {other}" not in part
        assert f"Shades of {own}" in part
        waiting, _, seen = part.partition("press Enter when nobody else is looking.")
        assert "Shades of" not in waiting
        assert seen


def private(seat: int) -> str:
    view = bottega.new("sagrada", seats=2, seed=8).view(seat)
    assert isinstance(view, SagradaView)
    hand = view.private[seat]
    assert hand is not None
    return hand[0]


def test_hot_seat_keeps_the_choice_of_a_window_sealed() -> None:
    typed = "\n1\n\nlog\nquit\n"
    shown = run("play", "sagrada", "--seats", "me:Anna,me:Bea", "--seed", "8", typed=typed).succeeds()
    anna, bea = shown.split("The screen is for Bea now")
    chosen = re.search(r"Window 1 +Window 2.*\n(\S+)", anna)
    assert chosen is not None
    assert "Anna chooses" not in bea
    assert [seat for seat, _ in only_game().match.private.sealed] == [0]
    assert done_in(only_game().match) == []


def test_alone_at_the_screen_nothing_is_hidden() -> None:
    assert "The screen is for" not in run(*BEGIN, typed=WINDOW_THEN_MOVES).succeeds()


def test_menu_begins_and_resumes_games() -> None:
    sagrada = menu_number("sagrada")
    first = run(typed=f"77\nrules {sagrada}\n{sagrada}\nme,random\n1\n").succeeds()
    assert re.search(r"Begin a game\n.*\n? +\d  Sagrada +Set dice in your window", first, re.DOTALL)
    assert "'77' is not on the menu." in first
    assert "SG-1.1" in first
    assert "Draft a die" in first
    again = run(typed=f"{SAVED}\n").succeeds()
    assert re.search(rf"{SAVED}  Sagrada +Player, Random; round 1 of 10; \d{{4}}-\d\d-\d\d \d\d:\d\d", again)
    assert "Draft a die" in again


def test_menu_quits() -> None:
    assert run(typed="q\n").code == 0
    assert run(typed="").code == 0


def test_menu_asks_again_who_plays() -> None:
    shown = run(typed=f"{menu_number('sagrada')}\nme,gredy\nme,me:A,me:B,me:C,me:D\nme,random\n1\n").succeeds()
    assert "There is no bot 'gredy'. Did you mean 'greedy'?" in " ".join(shown.split())
    assert "Sagrada is for 1 to 4 players" in shown
    assert "Draft a die" in shown


def test_q_goes_from_who_plays_back_to_the_menu() -> None:
    shown = run(typed=f"{menu_number('sagrada')}\nq\nq\n").succeeds()
    assert "There is no bot" not in shown
    assert shown.count("Who plays with you?") == 1
    assert shown.count("Begin a game") == 2


def test_q_goes_from_a_game_back_to_the_menu() -> None:
    shown = run(typed="sagrada\n0\nq\nresume\nq\nq\n").succeeds()
    assert shown.count("Which window do you play?") == 2
    assert shown.count("The game is saved: `bottega resume ") == 2
    assert shown.count("Begin a game") == 3


def test_the_end_of_a_game_leads_back_to_the_menu(home: Path) -> None:
    sitting = AtScreen.begin("sagrada", "me", {}, 4)
    while not sitting.match.over:
        sitting.play(0, sitting.match.legal(0)[-1])
    game, _, menu = run(typed="resume\nq\n").succeeds().rpartition("Begin a game")
    assert f"The record is {only_record(home)}" in game.replace("\n", "")
    assert re.search(r"Look at a game that is over\n +\d  Sagrada +Player -?\d+( \(won\))?; \d{4}-", menu)


def test_the_menu_shows_a_game_that_is_over(record: Path, home: Path) -> None:
    (home / "records").mkdir(parents=True)
    record.rename(home / "records" / "sagrada-1.jsonl")
    shown = run(typed="replay\nq\n").succeeds()
    assert "Round 10 ends" in shown
    assert shown.count("Begin a game") == 2


def test_the_menu_takes_words() -> None:
    shown = run(typed="?\nchess\nrules 1980 sixtina\nplay class\nq\nq\n").succeeds()
    assert "Words will do too: `sagrada`" in shown
    assert "'chess' is not on the menu." in shown
    assert "SX-1.1" in shown
    assert "Classic Art  Predict how many" in shown


def test_the_menu_lists_the_latest_games_and_more() -> None:
    for number in range(7):
        run("play", "sagrada", "--seats", f"me:Anna{number},random", typed="q\n").succeeds()
    shown = run(typed="q\n").succeeds()
    assert [name in shown for name in ("Anna6", "Anna2", "Anna1")] == [True, True, False]
    assert "`more` lists 2 older ones too." in shown
    assert "Anna0" in run(typed="more\nq\n").succeeds()


def test_the_menu_fits_a_small_screen() -> None:
    OUT.size = (80, 24)
    for number in range(7):
        run("play", "sagrada", "--seats", f"me:Anna{number},random", typed="q\n").succeeds()
    assert len(run(typed="q\n").succeeds().splitlines()) <= 24


def test_the_menu_says_with_how_many_bots() -> None:
    shown = run(typed="sagrada\n9\n2\nq\n").succeeds()
    assert "Sagrada is for 1 to 4 players, not 10." in shown
    assert [player.bot for player in only_save().start.players] == [None, "journeyman", "journeyman"]


def test_the_menu_tells_modules_of_a_saved_game() -> None:
    run("play", "fresco", "--modules", "4,12", typed="q\n").succeeds()
    assert "Player, Journeyman; round 1; modules 4, 12; 2" in run(typed="q\n").succeeds()


@pytest.mark.parametrize("game", game_names())
def test_what_one_tries_to_do_is_told(game: str) -> None:
    goal = about.goal(game_meta(game))
    for shown in (run("games"), run(typed="q\n"), run("play", game, typed="q\n")):
        assert goal in " ".join(shown.succeeds().split())
    assert goal.endswith(".")
    assert len(goal) <= 120, "two lines of the menu"


def test_what_enter_is_to_be_pressed_twice_for_is_forgotten_when_something_else_is_typed() -> None:
    shown = run(*BEGIN, typed="1\n\nrules 4.3\n\n").succeeds()
    assert shown.count("There are moves left. Press Enter once more to end your turn") == 2
    assert "pass" not in moves_of(only_save())


def test_the_log_of_the_last_events() -> None:
    shown = run(*BEGIN, typed="1\nlog 2\n").succeeds()
    told = " ".join(shown.rpartition("> log 2\n")[2].splitlines())
    assert told.startswith("Tools: ")
    assert " Round 1: " in told
    assert told.endswith("resume sagrada-" + told.rpartition("resume sagrada-")[2])
    assert "Random plays" not in told


@pytest.mark.parametrize("number", ["five", "0", "-3", "2.5", "9" * 5000])
def test_a_log_of_no_number(number: str) -> None:
    shown = " ".join(run(*BEGIN, typed=f"1\nlog {number}\n").succeeds().split())
    assert "`log` takes a number, like `log 5` for the last five events. `log` alone tells all." in shown
