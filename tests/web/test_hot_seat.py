"""Several people at one screen: a curtain falls between them."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.driving import BOARDS, ME, at_table, begins, beside_me, hinted_turn, moves_once
from tests.web.looks import check_accessible

MOVES = 8


@pytest.mark.parametrize("game", BOARDS)
def test_a_curtain_hides_the_table_between_players(visit: Visit, game: str) -> None:
    page = (ada := visit("Ada")).page
    begins(ada, game, ME, beside_me("Ben"))
    curtain = page.get_by_role("button", name="I am ")
    seen = []
    for _ in range(MOVES):
        curtain.or_(at_table(page, "mine")).first.wait_for()
        if curtain.count():
            expect(page.get_by_role("main")).to_contain_text("Nobody else should look now.")
            expect(page.get_by_role("region", name="What to do now")).to_have_count(0)
            expect(page.get_by_role("log")).to_have_count(0)
            page.keyboard.press("u")
            page.keyboard.press("h")
            seen.append(curtain.inner_text().removeprefix("I am "))
            check_accessible(page, "light" if len(seen) % 2 else "dark")
            curtain.click()
        at_table(page, "mine").wait_for()
        moves_once(ada, hinted_turn, Random(1))
    assert not ada.wire.commands("undo"), "keys do nothing for a seat that nobody sits at"
    assert {"Ada", "Ben"} <= set(seen)
    assert all(one != other for one, other in pairwise(seen)), "nobody is asked twice in a row"
