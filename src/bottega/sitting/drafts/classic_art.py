"""The draft of Classic Art: a turn, two cards and a prediction."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from bottega.core.actions import Action
from bottega.core.views import View
from bottega.games.classic_art.actions import DOUBLE, PASS, PLAY, PREDICT, Play, Predict
from bottega.games.classic_art.catalogue import CARD_IDS, parse_card
from bottega.games.classic_art.kinds import CardId
from bottega.games.classic_art.prospects import Bet, after_cards, bet
from bottega.games.classic_art.questions import ChooseCards, ChoosePrediction, ClassicArtQuestion
from bottega.games.classic_art.ruleset import Rules
from bottega.games.classic_art.view import ClassicArtView, ExhibitionView
from bottega.sitting.drafts.draft import Draft, Sum
from bottega.sitting.rehearsal import Rehearsal
from bottega.speech.voice import Voice

CARDS_EACH = 2


class TurnSum(Sum, frozen=True):
    """What a turn would come to: the exhibitions once the cards are shown, and what the prediction bets then.

    Where the House plays, it shows a card after these two, before the prediction is made. Nobody knows which.
    """

    cards: tuple[CardId, ...]
    exhibitions: tuple[ExhibitionView, ...]
    house_follows: bool
    bet: Bet | None


def seen(view: View) -> ClassicArtView:
    """The view of this game."""
    assert isinstance(view, ClassicArtView)
    return view


def asked(view: View) -> ClassicArtQuestion | None:
    """What the seat that looks is asked."""
    return next((question for question in seen(view).questions if question.seat == view.seat), None)


class Turn(Draft):
    """[CA-3.1] [CA-3.3] Two cards, and perhaps a prediction. In the setup turn there are no cards yet."""

    word = "turn"
    sum_type = TurnSum
    words = frozenset({"play", "predict", "double", "pass"})
    sees_beyond_luck = True
    """The card that the House shows changes nothing about where one may predict."""

    @classmethod
    def fits(cls, voice: Voice, view: View) -> bool:
        return isinstance(asked(view), ChooseCards | ChoosePrediction)

    def candidates(self) -> list[Action]:
        plays = [PLAY[parse_card(card)] for card in self._hand()] if isinstance(asked(self.view), ChooseCards) else []
        tokens = seen(self.view).players[self.seat].tokens
        return [*plays, *PREDICT, *DOUBLE, PASS] if tokens else list(plays)

    def _hand(self) -> tuple[CardId, ...]:
        return seen(self.view).players[self.seat].hand or ()

    def slot(self, action: Action) -> Hashable:
        return None if isinstance(action, Play) else "prediction"

    def guesses(self, at: Rehearsal, waiting: Sequence[Action]) -> Iterator[Sequence[Action]]:
        """A prediction may be laid before the cards: which ones they are makes no difference to it."""
        if isinstance(asked(at.view), ChooseCards) and not any(isinstance(action, Play) for action in waiting):
            played = [move.action for move in at.moves]
            left = [action for card in self._hand() if (action := PLAY[parse_card(card)]) not in played]
            yield [action for action in left if at.check(action) is None][: CARDS_EACH - len(self._cards(played))]

    def _cards(self, actions: Sequence[Action]) -> list[CardId]:
        """The cards that are played, with the one that was chosen before."""
        question = asked(self.view)
        before = [question.chosen] if isinstance(question, ChooseCards) and question.chosen else []
        return [*before, *[CARD_IDS[action.card] for action in actions if isinstance(action, Play)]]

    def adds_up_to(self) -> TurnSum | None:
        if not self.is_ready:
            return None
        line, game, view = self.line(), self.voice.game, seen(self.view)
        cards = tuple(self._cards(line))
        after = after_cards(game, view, cards) if cards else view
        rules = game.ruleset(view.seats, view.options)
        assert isinstance(rules, Rules)
        question = asked(view)
        high_risk = isinstance(question, ChoosePrediction) and question.high_risk
        bets = [
            bet(rules.box, after, self.seat, action.space, action.tokens, high_risk)
            for action in line
            if isinstance(action, Predict)
        ]
        return TurnSum(cards, after.exhibitions, bool(cards and rules.house), bets[0] if bets else None)


DRAFTS = (Turn,)
