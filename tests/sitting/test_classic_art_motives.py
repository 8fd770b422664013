"""Why a turn of Classic Art is good."""

from __future__ import annotations

from bottega.core.seats import Seat
from bottega.games.classic_art import GAME
from bottega.games.classic_art.actions import PLAY
from bottega.sitting.motives.classic_art import Likelier, Thwarts, motives
from bottega.sitting.motives.scene import Scene
from tests.games.classic_art.tables import cards, table

ME = Seat(0)


def test_of_several_predictions_of_a_player_in_an_exhibition_one_is_told_of() -> None:
    game = table(
        "SC-01 SC-02 SC-03 LA-01 LA-02",
        shown="SC-04 SC-06",
        predictions={"SC 3-": "B!", "SC 2-": "B", "SC 4-": "C", "SC 5+": "A!", "SC 6+": "A"},
    )
    before = GAME.view(game.state, ME)
    game.plays("play SC-01", "play SC-02")
    line = [PLAY[card] for card in cards("SC-01 SC-02")]
    found = motives(Scene(GAME, ME, before, GAME.view(game.state, ME), [], line, None))
    assert sorted((type(motive).__name__, getattr(motive, "actor", ME)) for motive in found) == [
        (Likelier.__name__, 0),
        (Thwarts.__name__, 1),
        (Thwarts.__name__, 2),
    ]
