"""The box: the printed values of one game, as tables for playing with."""

from __future__ import annotations

from bottega.games.classic_art.catalogue import CARD_IDS, SPACES, SPACES_EACH
from bottega.games.classic_art.components import Components


class Box:
    """All that play needs of the printed matter.

    `loan` tells which cards are Art on Loan, `prestige` what each space of the board pays, `times` what
    that is multiplied with, by the kind of the prediction (see `prediction_of`).
    """

    def __init__(self, components: Components) -> None:
        self.tokens = components.tokens.prediction
        self.track_maximum = components.scoring_track.maximum
        self.counts_from = components.scoring_track.counts_from
        self.open_cards = components.cards_of_a_season.open
        self.house_cards = components.cards_of_a_season.house
        self.hands: list[int] = [hand.cards for hand in components.hands.items]
        self.loan: list[bool] = [card in components.art_on_loan.works for card in CARD_IDS]
        values = [space.prestige for space in components.spaces.items]
        self.prestige: list[int] = [values[space % SPACES_EACH] for space in SPACES]
        self.times: list[int] = [multiplier.times for multiplier in components.multipliers.items]
