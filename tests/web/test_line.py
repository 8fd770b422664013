"""The line to the server: cut, and made anew, without anything being lost or done twice."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.server.running import Running
from tests.web.conftest import Visit
from tests.web.driving import BOARDS, ME, RANDOM, begins, hinted_turn, is_asked, moves_once, number_of
from tests.web.looks import check_accessible
from tests.web.visitor import Json

CUT = "The line to the server is cut"


@pytest.mark.slow
def test_a_killed_server_is_waited_for_at_every_board(server: Running, visit_server: Visit) -> None:
    adas = {game: visit_server("Ada") for game in BOARDS}
    for game, ada in adas.items():
        begins(ada, game, ME, RANDOM)
        is_asked(ada.page)
        moves_once(ada, hinted_turn, Random(1))
        is_asked(ada.page)
        ada.server_may_be_away = True
    numbers = {game: number_of(ada.page) for game, ada in adas.items()}
    server.kill()
    for ada in adas.values():
        expect(ada.page.get_by_text(CUT)).to_be_visible()
        check_accessible(ada.page)
    server.start()
    for game, ada in adas.items():
        expect(ada.page.get_by_text(CUT)).to_be_hidden()
        assert number_of(ada.page) == numbers[game], game
        moves_once(ada, hinted_turn, Random(1))
        assert is_asked(ada.page)


def test_what_was_not_acknowledged_is_sent_again_with_its_key(house: Running, visit: Visit) -> None:
    ada, line = visit("Ada"), Line()
    ada.page.route_web_socket("**/live*", line.connect)
    table = begins(ada, "fresco", ME, RANDOM)
    is_asked(ada.page)
    line.cuts_at_done = True
    moves_once(ada, hinted_turn, Random(1))
    is_asked(ada.page)
    first, *again = line.plays
    assert again == [first], "the same, with the same key"
    assert first["key"]
    keys = house.query(f"SELECT key FROM deeds WHERE table_id = '{table}' AND key <> ''")
    assert keys == [first["key"]], "it was done once"


class Line:
    """A line that somebody listens in to, and may cut when something was done and its answer is under way."""

    def __init__(self) -> None:
        self.cuts_at_done = False
        self.plays: list[Json] = []

    def connect(self, page: WebSocketRoute) -> None:
        """Let all through, but no answer that is cut off."""
        server = page.connect_to_server()

        def sent(text: str | bytes) -> None:
            frame = json.loads(text)
            if frame.get("do", {}).get("do") == "play":
                self.plays.append(frame["do"])
            server.send(text)

        def heard(text: str | bytes) -> None:
            if self.cuts_at_done and json.loads(text)["type"] == "done":
                self.cuts_at_done = False
                page.close(code=3000)
            else:
                page.send(text)

        page.on_message(sent)
        server.on_message(heard)
