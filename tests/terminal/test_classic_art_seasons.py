"""The end of a season of Classic Art at one screen: what is told, and what stays hidden."""

from __future__ import annotations

import re

import pytest

from bottega.terminal import playing
from bottega.terminal.at_screen import AtScreen
from bottega.terminal.screen import show
from tests.terminal.galleries import LAST, sitting_at
from tests.terminal.test_lines import plays

GO_ON = "Enter to go on."


@pytest.fixture(autouse=True)
def _cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "clear", lambda: show("(cleared)"))


def screens(shown: str) -> list[tuple[str, str]]:
    """Whose screen it is, and what is shown on it."""
    parts = re.split(r"The screen is for (\w+) now", shown)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def season_ends(*more: str) -> tuple[AtScreen, list[tuple[str, str]]]:
    """Both drop a card, and go on."""
    sitting = sitting_at(LAST)
    return sitting, screens(plays(sitting, "", "keep SC-12 LA-02", "", "1", *more))


def test_ca_6_1_nothing_of_the_choice_stays_visible() -> None:
    _, ((_, anna), (_, bea), *_) = season_ends()
    assert "SC-04" in anna
    assert "SC-04" not in bea.partition(GO_ON)[0]
    assert "Head of a Man" not in bea.partition(GO_ON)[0]
    assert anna.rstrip(" ─").endswith("(cleared)")


def test_the_season_is_told_on_a_page_of_its_own() -> None:
    sitting, found = season_ends("", "", "", "look")
    who, page = next((who, screen) for who, screen in found if GO_ON in screen)
    told, _, rest = page.partition(GO_ON)
    assert who == sitting.names[1]
    assert re.search(r"Sculpture closes with \d works?; 3- (came true, Anna earns|failed, Anna loses)", told)
    assert "Season 2 begins" not in told
    assert "(cleared) Season 2 begins, and Bea is first player." in rest


def test_everybody_turns_the_page_once() -> None:
    _, found = season_ends("", "pass", "", "", "pass", "", "look")
    pages = [who for who, screen in found if GO_ON in screen]
    assert sorted(pages) == ["Anna", "Bea"]


def test_leaving_at_the_page_saves_the_game() -> None:
    _, found = season_ends()
    assert "The game is saved" in found[-1][1]


def test_the_first_season_has_no_page() -> None:
    sitting = sitting_at(LAST)
    assert GO_ON not in plays(sitting, "", "look")
