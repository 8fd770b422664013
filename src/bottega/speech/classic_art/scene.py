"""What there is to speak of: a view, the box, and what follows from both."""

from __future__ import annotations

import random
from collections.abc import Iterable

from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.classic_art import ClassicArt
from bottega.games.classic_art.actions import Predict
from bottega.games.classic_art.catalogue import CATEGORY_IDS, Space, parse_card
from bottega.games.classic_art.predicting import why_not_predict
from bottega.games.classic_art.prospects import Bet, bet_now
from bottega.games.classic_art.questions import ChooseCards, ClassicArtQuestion
from bottega.games.classic_art.view import ClassicArtView, ExhibitionView, PlayerView


class Scene:
    """A view with the components of its game."""

    def __init__(self, game: ClassicArt, view: ClassicArtView) -> None:
        self.view = view
        self.box = game.box
        self._game = game

    # The moment

    @property
    def asked(self) -> ClassicArtQuestion | None:
        """What this seat is asked, or else what another is; None when the game is over."""
        mine = [question for question in self.view.questions if question.seat == self.view.seat]
        return next(iter([*mine, *self.view.questions]), None)

    @property
    def has_house(self) -> bool:
        """Whether the House plays too."""
        return self._game.ruleset(self.view.seats, self.view.options).house > 0

    # The seat that looks

    @property
    def me(self) -> PlayerView | None:
        """The player who looks, None if it is a spectator."""
        return None if self.view.seat is None else self.view.players[self.view.seat]

    @property
    def chosen(self) -> str | None:
        """The card that this seat has chosen and not shown yet."""
        return self.asked.chosen if isinstance(self.asked, ChooseCards) else None

    @property
    def hand(self) -> list[str]:
        """The cards of this seat that are not chosen; none for a spectator."""
        held = () if self.me is None else self.me.hand or ()
        return [card for card in held if card != self.chosen]

    def why_not(self, prediction: Predict) -> Reason | None:
        """Why this seat can't make a prediction this turn, whatever cards come before it; None if it can."""
        table = self._game.determinize(self.view, random.Random(0))
        return None if self.view.seat is None else why_not_predict(table, Seat(self.view.seat), prediction)

    def bet(self, space: Space, tokens: int) -> Bet:
        """What a prediction bets that is made now."""
        return bet_now(self.box, self.view, self.view.seat or 0, space, tokens)

    # Cards and exhibitions

    def is_loan(self, card: str) -> bool:
        """Whether it is an Art on Loan card."""
        return self.box.loan[parse_card(card)]

    def exhibition(self, category: str) -> ExhibitionView:
        """The exhibition of a category."""
        return self.view.exhibitions[CATEGORY_IDS.index(category)]

    def balance(self, category: str, more: Iterable[str] = ()) -> int:
        """[CA-4.5] The artworks of an exhibition less its loans, once these cards have come."""
        exhibition = self.exhibition(category)
        coming = [-1 if self.is_loan(card) else 1 for card in more if card[:2] == category]
        return len(exhibition.artworks) - len(exhibition.loans) + sum(coming)

    def works_in(self, category: str, more: Iterable[str] = ()) -> int:
        """How many works hang in an exhibition, once these cards have come."""
        return max(0, self.balance(category, more))
