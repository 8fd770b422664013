"""The worked example of docs/modules.md: the scrolls, as a module would be written."""

from __future__ import annotations

import random
import re
from pathlib import Path
from types import ModuleType

import pytest

from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.seats import Seat
from bottega.games.fresco.box import Box
from bottega.games.fresco.catalogue import FRESCO, RESTORED, Painter
from bottega.games.fresco.components import parse_components
from bottega.games.fresco.meta import META
from bottega.games.fresco.planning import questions_of
from bottega.games.fresco.ruleset import ACCOUNTS, Rules
from bottega.games.fresco.setup import set_up
from bottega.games.fresco.table import Table
from bottega.version import is_compiled

PAGE = Path(__file__).parents[3] / "docs" / "modules.md"

pytestmark = pytest.mark.skipif(is_compiled(), reason="a class written in Python can't build on a compiled one")


@pytest.fixture(scope="module")
def scrolls() -> ModuleType:
    """The code of the page."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    module = ModuleType("scrolls")
    exec(compile(code, str(PAGE), "exec"), module.__dict__)
    return module


def table_with(scrolls: ModuleType, seed: int = 1) -> Table:
    module = scrolls.TheScrolls(0, len(ACCOUNTS))
    rules = Rules(2, META.complete({}), Box(parse_components()), [module])
    rules.questions = questions_of([module])
    return set_up(rules, FastChance(random.Random(seed)))


def restored(table: Table, *segments: str) -> None:
    """These segments are restored, and Ann's painter stands on space 10."""
    for name in segments:
        segment = FRESCO.parse(name)
        table.fresco[segment] = RESTORED
        table.unrestored &= ~(1 << segment)
    table.track = [10, 1, -1]
    table.ledger[0] = 10


def play(scrolls: ModuleType, table: Table, segment: str, line: str) -> int:
    """The points that a scroll brings to the first seat when it has just restored a segment."""
    table.agenda.append(scrolls.PlayingScrolls(Seat(0), FRESCO.parse(segment)))
    (action,) = [action for action in scrolls.SCROLL if action.name == f"scroll {line}"]
    assert isinstance(action, Action)
    assert table.check(Seat(0), action) is None
    table.apply(Seat(0), action, FastChance(random.Random(1)))
    return table.score(Painter(0)) - 10


def test_one_scroll_with_four_restored_segments_is_worth_8(scrolls: ModuleType) -> None:
    table = table_with(scrolls)
    restored(table, "B1", "B2", "B3", "B4")
    table.extras[0] = scrolls.Scrolls([1, 9, 0, 5])
    assert play(scrolls, table, "B3", "row") == 8


def test_both_scrolls_with_four_and_three_restored_segments_are_worth_21(scrolls: ModuleType) -> None:
    table = table_with(scrolls)
    restored(table, "B1", "B2", "B3", "B4", "A3", "E3")
    table.extras[0] = scrolls.Scrolls([1, 7, 0, 5])
    assert play(scrolls, table, "B3", "both") == 21
    assert scrolls.scrolls_of(table).scrolls(table).lines[:2] == [scrolls.PLAYED, scrolls.PLAYED]


def test_a_scroll_of_another_line_is_refused(scrolls: ModuleType) -> None:
    table = table_with(scrolls)
    restored(table, "B1")
    table.extras[0] = scrolls.Scrolls([1, 7, 0, 5])
    table.agenda.append(scrolls.PlayingScrolls(Seat(0), FRESCO.parse("B1")))
    reasons = [table.check(Seat(0), action) for action in scrolls.SCROLL]
    assert [reason.code if reason else None for reason in reasons] == [None, "not-in-line", "not-in-line"]


def test_what_is_hidden_is_dealt_again(scrolls: ModuleType) -> None:
    table = table_with(scrolls)
    module = table.rules.modules[0]
    share = module.look(table, Seat(0), False)
    assert share["scrolls 1"] == ("?", "?")
    imagined = module.imagine(table.rules, share, random.Random(2))
    assert imagined["scrolls 0"] == share["scrolls 0"]
    table.extras[0] = module.lay_out(table.rules, imagined)
    assert module.complaints(table) == []
    assert module.look(table, Seat(0), False) == share


def test_random_games_with_scrolls_end_and_add_up(scrolls: ModuleType) -> None:
    played = 0
    for seed in range(10):
        rng = random.Random(seed)
        table = table_with(scrolls, seed)
        chance = FastChance(rng)
        while table.pending:
            seat = table.pending[0]
            action = rng.choice(table.legal(seat))
            played += action.name.startswith("scroll")
            table.apply(seat, action, chance)
            assert table.rules.modules[0].complaints(table) == []
        for painter in table.rules.painters:
            assert table.score(painter) == sum(table.lines(painter))
    assert played
