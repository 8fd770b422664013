"""Refusals of module 1: how each comes about, and its sentence."""

from bottega.games.fresco.modules.m01_portraits.gallery import Gallery
from bottega.games.fresco.table import Table
from tests.games.fresco.tables import PORTRAITS, Play, table
from tests.games.refusals import Case


def painted() -> Play:
    """Red has painted a portrait this round, and is in the studio all the same."""
    game = table("studio 2", options=PORTRAITS)
    gallery = game.state.extras[0]
    assert isinstance(gallery, Gallery)
    gallery.painters = 1
    return game


CASES: dict[str, Case[Table]] = {
    "m01_portraits.NONE_THERE": Case(
        lambda: table("studio 1", display=".. P01", options=PORTRAITS),
        "portrait 1",
        "Portrait 1 is painted already. Paint the other one, if it is still there. [FR-M1.4]",
    ),
    "m01_portraits.ONE_A_ROUND": Case(
        painted, "portrait 1", "You have painted a portrait this round. One is all you get. [FR-M1.2]"
    ),
    "m01_portraits.ONLY_IN_THE_STUDIO": Case(
        lambda: table("workshop 1", paints="YR", options=PORTRAITS),
        "portrait 1",
        "Portraits are painted in the studio, by an apprentice who is not ill. [FR-M1.2]",
    ),
    "m01_portraits.LEONARDO_MUST_PAINT": Case(
        lambda: table("studio", seats=2, options=PORTRAITS),
        "pass",
        "Leonardo has to paint a portrait. Choose one for him. [FR-M1.14]",
    ),
}
