"""What there is to draw: a view, the box, and what follows from both."""

from __future__ import annotations

import random
from collections.abc import Iterable

from bottega.core.agenda import Step
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.classic_art import ClassicArt
from bottega.games.classic_art.actions import Predict
from bottega.games.classic_art.catalogue import CATEGORY_IDS, Space, parse_card
from bottega.games.classic_art.components import Components, WorkEntry
from bottega.games.classic_art.predicting import SetupTurn, why_not_predict
from bottega.games.classic_art.steps import parse_step
from bottega.games.classic_art.table import Table
from bottega.games.classic_art.turn import FirstCard, SecondCard
from bottega.games.classic_art.view import ClassicArtView, ExhibitionView, PlayerView


class Scene:
    """A view with the components of its game."""

    def __init__(self, game: ClassicArt, view: ClassicArtView) -> None:
        self.view = view
        assert isinstance(game.components, Components)
        self.components = game.components
        self.box = game.box
        self.rules = game.ruleset(view.seats, view.options)
        self._game = game

    # The moment

    @property
    def step(self) -> Step[Table] | None:
        """The step that waits for a decision; None when the game is over."""
        return parse_step(self.view.agenda[-1]) if self.view.agenda else None

    @property
    def is_setup(self) -> bool:
        """Whether predictions carry the High-Risk token now."""
        return isinstance(self.step, SetupTurn)

    def turns_left(self, seat: int) -> int:
        """How many turns of a seat are still to begin this season, the last one not counted."""
        steps = [parse_step(name) for name in self.view.agenda]
        return sum(isinstance(step, FirstCard) and step.seat == seat for step in steps)

    # The seat that looks

    @property
    def me(self) -> PlayerView | None:
        """The player who looks, None if it is a spectator."""
        return None if self.view.seat is None else self.view.players[self.view.seat]

    @property
    def chosen(self) -> tuple[str, ...]:
        """The card that this seat has chosen and not shown yet."""
        step = self.step
        is_mine = isinstance(step, SecondCard) and step.seat == self.view.seat
        return (self.view.agenda[-1].split()[-1],) if is_mine else ()

    @property
    def hand(self) -> list[str]:
        """The cards of this seat that are not chosen; none for a spectator."""
        held = () if self.me is None else self.me.hand or ()
        return [card for card in held if card not in self.chosen]

    def why_not(self, prediction: Predict) -> Reason | None:
        """Why this seat can't make a prediction this turn, whatever cards come before it; None if it can."""
        table = self._game.determinize(self.view, random.Random(0))
        return None if self.view.seat is None else why_not_predict(table, Seat(self.view.seat), prediction)

    # Cards and exhibitions

    def work(self, card: str) -> WorkEntry:
        """What is printed on a card."""
        return self.components.works.items[parse_card(card)]

    def is_loan(self, card: str) -> bool:
        """Whether it is an Art on Loan card."""
        return self.box.loan[parse_card(card)]

    def name(self, category: str) -> str:
        """A category by its name."""
        return self.box.categories[CATEGORY_IDS.index(category)]

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

    def pays(self, space: Space, tokens: int) -> int:
        """[CA-7.1] What a prediction made now would pay."""
        return self.box.prestige[space] * self.times(tokens)

    def times(self, tokens: int) -> int:
        """[CA-7.1] What the Prestige of a space would be multiplied with."""
        return self.box.times[2 * (tokens - 1) + self.is_setup]
