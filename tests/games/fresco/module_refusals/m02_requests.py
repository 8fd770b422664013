"""Refusals of module 2: how each comes about, and its sentence."""

from bottega.games.fresco.table import Table
from tests.games.fresco.tables import REQUESTS, Play, table
from tests.games.refusals import Case

PURPLE = "F11 F15 F16"


def asking(tiles: str = "F01 F02 F03 F04", other: str = "F05") -> Play:
    """Red is in the workshop."""
    return table("workshop 2", paints="YR", tiles={0: tiles, 1: other}, options=REQUESTS)


CASES: dict[str, Case[Table]] = {
    "m02_requests.ONLY_IN_THE_WORKSHOP": Case(
        lambda: table("cathedral 1", paints="YRB", options=REQUESTS),
        "request general",
        "Requests are fulfilled in the workshop, not here. [FR-M2.2]",
    ),
    "m02_requests.ONE_A_ROUND": Case(
        lambda: asking("F01 F02 F03"),
        "request general",
        "You have fulfilled a request this round. One is all you get. [FR-M2.2]",
        before=["request general"],
    ),
    "m02_requests.NO_FRESH_APPRENTICE": Case(
        lambda: table("workshop 1", paints="YY RR", tiles={0: PURPLE}, options=REQUESTS),
        "request general",
        "No apprentice is left for a request: one who has begun to blend can't do both. [FR-M2.2]",
        before=["blend orange"],
    ),
    "m02_requests.NO_REQUEST_LEFT": Case(
        lambda: table(
            "workshop 1",
            paints="YR",
            requests={1: f"purple {PURPLE}, purple F17 F18 F19, purple F20 F21 F22"},
            options=REQUESTS,
        ),
        "request purple",
        "No purple request is left. Choose another one. [FR-M2.1]",
    ),
    "m02_requests.TOO_FEW_TILES": Case(
        lambda: asking("F01 F02"),
        "request general",
        "A general request takes 3 restored tiles, and there are only 2. [FR-M2.3]",
    ),
    "m02_requests.TOO_FEW_SEALS": Case(
        asking, "request orange", "An orange request takes 3 tiles with an orange seal, and there is only 1. [FR-M2.4]"
    ),
    "m02_requests.NOT_ASKED_FOR": Case(
        asking, "pile F01", "First choose a request. Then say which tiles go under it. [FR-M2.5]"
    ),
    "m02_requests.PILE_TILES": Case(
        asking, "pass", "First choose the tiles that go under the request. [FR-M2.5]", before=["request general"]
    ),
    "m02_requests.NOT_ONES_OWN": Case(
        asking,
        "pile F05",
        "The 5 of yellow-red-green is not yours. Choose a tile in front of you. [FR-M2.5]",
        before=["request general"],
    ),
    "m02_requests.PILED_ALREADY": Case(
        asking,
        "pile F01",
        "You have chosen the 3 of yellow-red-blue already. Choose another tile. [FR-M2.5]",
        before=["request general", "pile F01"],
    ),
    "m02_requests.NO_SUCH_SEAL": Case(
        lambda: asking(f"{PURPLE} F24 F01"),
        "pile F01",
        "The 3 of yellow-red-blue has no purple seal. Choose a tile that has one. [FR-M2.4]",
        before=["request purple"],
    ),
    "m02_requests.LEONARDO_MAY_ASK": Case(
        lambda: table("workshop", seats=2, tiles={2: PURPLE}, options=REQUESTS),
        "blend orange",
        "Choose a request for Leonardo, or pass. [FR-M2.7]",
    ),
}
