"""Drafts of 1980 Sixtina: a restoration, and acquiring material."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import combinations

from bottega.core.actions import Action
from bottega.core.views import View
from bottega.games.sixtina.actions import (
    ADD,
    DISCARD,
    HAND_LIMIT,
    PLAY,
    RESTORE,
    TAKE,
    Add,
    Discard,
    Play,
    Restore,
    Take,
)
from bottega.games.sixtina.kinds import POSITIONS, TECHNIQUES, CardId, PositionId, RestorationId, TechniqueId
from bottega.games.sixtina.prospects import Progress, Ranking, after_restoring, rankings
from bottega.games.sixtina.questions import CardsToDiscard, CardsToPlay, SixtinaQuestion, TurnAction
from bottega.games.sixtina.view import RestorerView, SixtinaView
from bottega.sitting.drafts.draft import Draft, Sum
from bottega.sitting.rehearsal import Rehearsal
from bottega.speech.voice import Voice


class RestorationSum(Sum, frozen=True):
    """What a restoration would come to, before any bonus and before Gianluigi.

    It takes so many `materials` of one's own, on the technique and beside it, and so many `black` ones. `before` and
    `after` are the fresco's ranking; if the restoration `completes` it, the seat scores `points`.
    """

    position: PositionId
    technique: TechniqueId
    cards: tuple[CardId, ...]
    extras: int
    restoration: RestorationId
    value: int
    total: int
    materials: int
    black: int
    completes: bool
    points: int
    before: Ranking
    after: Ranking
    objectives: tuple[Progress, ...]


class AcquisitionSum(Sum, frozen=True):
    """What acquiring material would come to: the cards that go, the materials that come, and what there is then."""

    cards: tuple[CardId, ...]
    materials: int
    hand_size: int
    area: int
    supply: int


def seen(view: View) -> SixtinaView:
    """The view of this game."""
    assert isinstance(view, SixtinaView)
    return view


def asked(view: View) -> SixtinaQuestion | None:
    """What the seat that looks is asked."""
    return next((question for question in seen(view).questions if question.seat == view.seat), None)


def own(view: View) -> RestorerView:
    """The player who looks."""
    assert view.seat is not None
    return seen(view).restorers[view.seat]


def hand_of(view: View) -> tuple[CardId, ...]:
    """The cards of the player who looks."""
    return own(view).hand or ()


def play_of(card: CardId) -> Action:
    """The action that plays a card."""
    return PLAY[TECHNIQUES.index(card[:2])][int(card[2:]) - 1]


def discard_of(card: CardId) -> Action:
    """The action that discards a card."""
    return DISCARD[TECHNIQUES.index(card[:2])][int(card[2:]) - 1]


def without(cards: Sequence[CardId], chosen: Sequence[CardId]) -> list[CardId]:
    """Cards less those that are chosen."""
    left = list(cards)
    for card in chosen:
        left.remove(card)
    return left


class Restoration(Draft):
    """[SX-3.1] A technique of a fresco, the cards for it, and further materials."""

    word = "restoration"
    sum_type = RestorationSum
    words = frozenset({"restore", "play", "add"})

    @classmethod
    def fits(cls, voice: Voice, view: View) -> bool:
        return isinstance(asked(view), TurnAction | CardsToPlay)

    def candidates(self) -> list[Action]:
        spaces = self._spaces() if isinstance(asked(self.view), TurnAction) else []
        plays = [play_of(card) for card in dict.fromkeys(hand_of(self.view))]
        return [*spaces, *plays, *ADD[: min(HAND_LIMIT, own(self.view).area) + 1]]

    def _spaces(self) -> list[Action]:
        """Every technique that can be seen in the chapel."""
        return [
            RESTORE[POSITIONS.index(fresco.position)][TECHNIQUES.index(space.technique)]
            for fresco in seen(self.view).chapel
            if fresco is not None
            for space in fresco.spaces
        ]

    def slot(self, action: Action) -> Hashable:
        return None if isinstance(action, Play) else action.word

    def rank(self, action: Action) -> int:
        return ("restore", "play", "add").index(action.word)

    def guesses(self, at: Rehearsal, waiting: Sequence[Action]) -> Iterator[Sequence[Action]]:
        """Cards may be laid before a technique is chosen, and materials before the cards."""
        question = asked(at.view)
        if isinstance(waiting[0], Restore):
            return
        if isinstance(question, TurnAction):
            wanted = {action.technique for action in waiting if isinstance(action, Play)}
            for space in self._spaces():
                if isinstance(space, Restore) and (not wanted or space.technique in wanted):
                    yield [space]
        elif isinstance(question, CardsToPlay):
            left = [card for card in without(hand_of(at.view), question.cards) if card.startswith(question.technique)]
            extras = max((action.number for action in waiting if isinstance(action, Add)), default=0)
            is_enough = extras <= min(own(at.view).area, len(question.cards) + len(left))
            for count in range(1, len(left) + 1) if is_enough else [len(left)]:
                yield from [[play_of(card) for card in cards] for cards in combinations(left, count)]

    def finish(self, at: Rehearsal) -> Action | None:
        return ADD[0]

    def adds_up_to(self) -> RestorationSum | None:
        if not self.is_ready:
            return None
        *chosen, last = self.line()
        question = asked(self.at(chosen).view)
        assert isinstance(question, CardsToPlay)
        assert isinstance(last, Add)
        game, view = self.voice.game, seen(self.view)
        forecast = after_restoring(game, view, question.position, question.technique, question.cards, last.number)
        is_prudent = forecast.restoration == "prudent"
        scored = [place.points for place in forecast.ranking.places if self.seat in place.actors]
        return RestorationSum(
            position=question.position,
            technique=question.technique,
            cards=question.cards,
            extras=last.number,
            restoration=forecast.restoration,
            value=forecast.value,
            total=forecast.total,
            materials=last.number + (not is_prudent),
            black=int(is_prudent),
            completes=forecast.completes,
            points=sum(scored) if forecast.completes else 0,
            before=next(each for each in rankings(game, view) if each.position == question.position),
            after=forecast.ranking,
            objectives=forecast.objectives,
        )


class Acquisition(Draft):
    """[SX-2.5] [SX-2.6] Cards to discard, and materials to take for them."""

    word = "acquisition"
    sum_type = AcquisitionSum
    words = frozenset({"discard", "take"})

    @classmethod
    def fits(cls, voice: Voice, view: View) -> bool:
        return isinstance(asked(view), TurnAction | CardsToDiscard)

    def candidates(self) -> list[Action]:
        discards = [discard_of(card) for card in dict.fromkeys(hand_of(self.view))]
        return [*discards, *TAKE[: own(self.view).hand_size + 1]]

    def slot(self, action: Action) -> Hashable:
        return None if isinstance(action, Discard) else action.word

    def rank(self, action: Action) -> int:
        return int(isinstance(action, Take))

    def guesses(self, at: Rehearsal, waiting: Sequence[Action]) -> Iterator[Sequence[Action]]:
        """Materials may be laid before the cards: any cards will do."""
        left = without(hand_of(at.view), self._chosen(at.view))
        wanted = max((action.number for action in waiting if isinstance(action, Take)), default=0)
        missing = max(1, wanted) - len(self._chosen(at.view))
        if 0 < missing <= len(left):
            yield [discard_of(card) for card in left[:missing]]

    def finish(self, at: Rehearsal) -> Action | None:
        """As many materials as the cards bring."""
        return TAKE[min(len(self._chosen(at.view)), own(at.view).supply)]

    def _chosen(self, view: View) -> tuple[CardId, ...]:
        question = asked(view)
        return question.cards if isinstance(question, CardsToDiscard) else ()

    def adds_up_to(self) -> AcquisitionSum | None:
        if not self.is_ready:
            return None
        line = self.line()
        taken = line[-1]
        assert isinstance(taken, Take)
        after = own(self.at(line).view)
        cards = self._chosen(self.at(line[:-1]).view)
        return AcquisitionSum(cards, taken.number, after.hand_size, after.area, after.supply)


DRAFTS = (Restoration, Acquisition)
