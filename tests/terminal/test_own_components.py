"""A file of one's own at the command line: every command takes it, and says what is wrong with it."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from bottega.core.records import parse_record
from tests.terminal.driver import WINDOW_THEN_MOVES, only_record, only_save, run

OWN = """
[[patterns.items]]
name = "Batllo"
difficulty = 3
grid = [".....", ".....", ".....", "....."]

[[tools.items]]
name = "Lathekin"
text = "Move two dice as my card says."

[[public_objectives.items]]
name = "Deep Shades"
points = 9
"""
ROOT = Path(__file__).parents[2]
NOTE = "Some printed values are replaced by a file of components: patterns, tools, public objectives."


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "my.toml"
    file.write_text(OWN, "utf-8")
    return file


def flowing(text: str) -> str:
    """Text without its line breaks."""
    return " ".join(text.split())


# Looking at a file


def test_the_template_is_the_printed_file_with_its_comments() -> None:
    printed = files("bottega.games.sagrada").joinpath("components.toml").read_text("utf-8")
    assert run("components", "sagrada", "--toml").succeeds() == printed


def test_the_template_itself_replaces_nothing(tmp_path: Path) -> None:
    file = tmp_path / "copy.toml"
    file.write_text(run("components", "sagrada", "--toml").succeeds(), "utf-8")
    assert "own" not in run("components", "sagrada", "--components", str(file), "--json").succeeds().split('"')
    out = run("play", "sagrada", "--components", str(file), "--seed", "1").succeeds()
    assert "The file of components replaces nothing: its values are the printed ones." in flowing(out)


def test_components_shows_what_a_file_replaces(own: Path) -> None:
    out = run("components", "sagrada", "--components", str(own)).succeeds()
    assert "Bellesguard" in out
    (line,) = [line for line in out.splitlines() if line.startswith("Batllo")]
    assert "difficulty 3" in line
    assert "own" in line
    assert "a file of one's own" in out


def test_only_what_a_file_replaces(own: Path) -> None:
    out = run("components", "sagrada", "--components", str(own), "--provenance", "own", "--json").succeeds()
    assert [item["name"] for item in json.loads(out)] == ["Batllo", "Lathekin", "Deep Shades"]


def test_without_a_file_nothing_is_ones_own() -> None:
    assert run("components", "sagrada", "--provenance", "own").succeeds() == "No value of Sagrada is own.\n"


@pytest.mark.parametrize("more", [["--json"], ["--provenance", "public"], ["--components", "my.toml"]])
def test_the_template_goes_alone(more: list[str]) -> None:
    said = run("components", "sagrada", "--toml", *more).fails()
    assert said == "--toml prints the whole file as it is, so it goes with no other option."


# Playing with it


def test_play_says_so_and_draws_the_values(own: Path) -> None:
    """With this seed the player may choose Batllo, and Deep Shades lies on the table."""
    asked = ["play", "sagrada", "--seats", "me,greedy", "--components", str(own), "--seed", "2"]
    out = run(*asked, typed="choose batllo\nquit\n").succeeds()
    assert NOTE in flowing(out)
    assert "9 Deep Shades" in out
    lines = out[out.index("Bellesguard ") :].splitlines()
    batllo = [line[20:38] for line in lines[:4]]
    assert [cell.strip() for cell in batllo] == ["Batllo", "difficulty 3", "1  2  3  4  5", "a  ·  ·  ·  ·  ·"]


def test_what_is_asked_for_is_explained_by_the_values_of_ones_own(own: Path) -> None:
    typed = "? choose batllo\n? use lathekin\nquit\n"
    out = run("play", "sagrada", "--components", str(own), "--seed", "1", typed=typed).succeeds()
    assert "Play Batllo: difficulty 3, so 3 favour tokens to begin with." in flowing(out)
    assert "Move two dice as my card says." in flowing(out)


def test_a_saved_game_needs_the_file_no_more(own: Path, home: Path) -> None:
    run("play", "sagrada", "--seats", "me", "--components", str(own), typed="1\nquit\n").succeeds()
    assert only_save().start.header.own_components == OWN
    own.unlink()
    out = run("resume", typed=WINDOW_THEN_MOVES).succeeds()
    assert NOTE in flowing(out)
    record = only_record(home)
    assert parse_record(record.read_text("utf-8")).header.own_components == OWN
    assert f"The components: {NOTE}" in flowing(run("verify", str(record)).succeeds())
    assert flowing(run("replay", str(record)).succeeds()).startswith(NOTE)


def test_verify_says_when_nothing_is_replaced(record: Path) -> None:
    assert "The components: as they are printed here." in run("verify", str(record)).succeeds()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulations_play_with_it(own: Path, tmp_path: Path, jobs: str) -> None:
    arguments = ["--games", "4", "--seed", "3", "--jobs", jobs, "--components", str(own)]
    out = run("simulate", "sagrada", *arguments, "--record", str(tmp_path / "records")).succeeds()
    assert NOTE in flowing(out)
    for record in (tmp_path / "records").iterdir():
        assert parse_record(record.read_text("utf-8")).header.own_components == OWN
        assert "so only its moves and its result were checked: they are in order" in run("verify", str(record)).fails()


def test_simulated_scores_are_those_of_the_file(own: Path) -> None:
    arguments = ["simulate", "sagrada", "--games", "30", "--seed", "3", "--json"]
    printed = json.loads(run(*arguments).succeeds())
    mine = json.loads(run(*arguments, "--components", str(own)).succeeds())
    again = json.loads(run(*arguments, "--components", str(own), "--jobs", "2").succeeds())
    assert mine["seats"] != printed["seats"]
    assert mine["seats"] == again["seats"]


# What is wrong with a file


COMMANDS = [["play", "sagrada"], ["simulate", "sagrada", "--games", "1"], ["components", "sagrada"]]


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
def test_a_file_that_is_not_there(command: list[str]) -> None:
    said = run(*command, "--components", "missing.toml").fails()
    assert said == "The file missing.toml can't be read: No such file or directory."


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command[0])
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"\xff\xfe", "The file my.toml is not text in UTF-8."),
        (
            b"[dice]\n= 18\n",
            "In the file my.toml: The components are not TOML: Invalid statement (at line 2, column 1).",
        ),
        (b"\n" * 100_001, "In the file my.toml: The components are longer than 100,000 characters."),
        (
            b"[dise]\neach = 18\n",
            "In the file my.toml: The components are wrong. There is no chapter 'dise'. Did you mean 'dice'?",
        ),
        (
            b"[dice]\neach = 'many'\n",
            "In the file my.toml: The components are wrong. Expected `int`, got `str` - at `$.dice.each`.",
        ),
    ],
    ids=["not-utf-8", "not-toml", "too-long", "unknown", "wrong-type"],
)
def test_a_file_with_a_fault(command: list[str], text: bytes, sentence: str) -> None:
    Path("my.toml").write_bytes(text)
    assert run(*command, "--components", "my.toml").fails() == sentence


def test_a_folder(tmp_path: Path) -> None:
    said = run("play", "sagrada", "--components", str(tmp_path)).fails()
    assert said == f"{tmp_path} is a folder; name a file in it."


def test_several_faults_take_a_line_each() -> None:
    Path("my.toml").write_text('[[patterns.items]]\nname = "Batlo"\n[[tools.items]]\nnumber = 1\n', "utf-8")
    result = run("components", "sagrada", "--components", "my.toml")
    assert result.code == 1
    assert result.err.splitlines() == [
        "In the file my.toml: The components are wrong:",
        "  patterns has no item 'Batlo'. Did you mean 'Batllo'?",
        "  Item 1 of tools has no name to tell it by.",
    ]


def test_a_byte_order_mark_does_no_harm() -> None:
    Path("my.toml").write_text(OWN, "utf-8-sig")
    assert "Batllo" in run("components", "sagrada", "--components", "my.toml", "--provenance", "own").succeeds()


def test_a_game_that_is_not_there(own: Path) -> None:
    assert run("play", "chess", "--components", str(own)).fails().startswith("There is no game 'chess'")


@pytest.mark.parametrize("page", ["README.md", "docs/formats.md"])
def test_examples_in_the_documents_work(page: str) -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
    Path("my.toml").write_text(example, "utf-8")
    assert "Batllo" in run("components", "sagrada", "--components", "my.toml", "--provenance", "own").succeeds()


def test_help_explains() -> None:
    out = flowing(run("play", "--help").succeeds())
    assert "If your box is printed otherwise, write what differs to a file and play with --components FILE." in out


def test_a_file_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text('[[patterns.items]]\nname = "Batllo"\ndifficulty = 4\n')
    shown = run("components", "sagrada", "--components", str(file)).succeeds()
    assert shown.rstrip().endswith("The file replaces values of: Batllo (patterns).")
    file.write_text('[[patterns.items]]\nname = "Batllo"\ndifficulty = 5\n')
    shown = run("components", "sagrada", "--components", str(file)).succeeds()
    assert "The file of components replaces nothing" in shown
