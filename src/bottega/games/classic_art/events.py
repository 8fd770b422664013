"""What happens at the table, told to those who may know.

Who has seen the table once and hears these knows all that lies open on it. Only who has dropped a card already is
told by nothing but the view, while the others still choose: that can be taken back.
"""

from __future__ import annotations

from typing import ClassVar

from bottega.core.event import Event
from bottega.core.kinds import RuleId, SeatId
from bottega.core.seats import Audience, Seat, only
from bottega.games.classic_art.kinds import Actor, CardId, CategoryId, ShowId, SpaceId

# A season


class SeasonBegan(Event):
    """All cards are shuffled, and each seat is dealt so many. `deck` lie face down then, the House's among them."""

    season: int
    first: SeatId
    cards: int
    deck: int
    house: int
    rule: RuleId = "CA-2.1"


class HandDealt(Event):
    """A hand is its owner's secret."""

    actor: SeatId
    cards: tuple[CardId, ...]
    rule: RuleId = "CA-2.1"

    @property
    def audience(self) -> Audience:
        return only(Seat(self.actor))


class TurnBegan(Event):
    """A seat's turn began: the setup turn is number 0."""

    actor: SeatId
    turn: int
    rule: RuleId = "CA-3.1"


class LastTurnBegan(Event):
    """All choose at the same time which card to drop."""

    turn: int
    rule: RuleId = "CA-6.1"


# Cards


class Hung(Event):
    """An artwork hangs: it is the last of so many works."""

    reveals: ClassVar[bool] = True
    actor: Actor
    card: CardId
    exhibition: CategoryId
    works: int
    rule: RuleId = "CA-4.1"


class Lent(Event):
    """A loan took the artwork `other` away, and so many works still hang. Both cards are discarded, `other` first."""

    reveals: ClassVar[bool] = True
    actor: Actor
    card: CardId
    exhibition: CategoryId
    other: CardId
    works: int
    rule: RuleId = "CA-4.2"


class LoanWaits(Event):
    """A loan found nothing to take away: it is the last of so many that wait."""

    reveals: ClassVar[bool] = True
    actor: Actor
    card: CardId
    exhibition: CategoryId
    loans: int
    rule: RuleId = "CA-4.3"


class LeftAtOnce(Event):
    """An artwork left with the loan `other`, and so many loans still wait. Both are discarded, `other` first."""

    reveals: ClassVar[bool] = True
    actor: Actor
    card: CardId
    exhibition: CategoryId
    other: CardId
    loans: int
    rule: RuleId = "CA-4.3"


# Predictions


class Predicted(Event):
    """A seat placed so many tokens; `left` are those that it can still place. If it comes true it pays `pays`."""

    actor: SeatId
    exhibition: CategoryId
    space: SpaceId
    tokens: int
    high_risk: bool
    pays: int
    left: int
    rule: RuleId = "CA-5.1"


class Passed(Event):
    """A seat predicts nothing in its turn."""

    actor: SeatId
    rule: RuleId = "CA-3.3"


# The end of a season


class Dropped(Event):
    """What is dropped is seen by nobody else."""

    actor: SeatId
    card: CardId
    rule: RuleId = "CA-6.1"

    @property
    def audience(self) -> Audience:
        return only(Seat(self.actor))


class LastCardsShown(Event):
    """All have dropped a card, and show the other two: each seat's follow, clockwise from the first player."""

    reveals: ClassVar[bool] = True
    rule: RuleId = "CA-6.2"


class ExhibitionClosed(Event):
    """An exhibition closes with so many works. What becomes of its predictions follows, from the lowest space on."""

    exhibition: CategoryId
    works: int
    show: ShowId
    artworks: tuple[CardId, ...]
    loans: tuple[CardId, ...]
    rule: RuleId = "CA-7.2"


class CameTrue(Event):
    """A prediction paid: the Prestige of its space, so many times. Its tokens went back to their owner.

    `before` and `track` are where the owner stood and stands on the track: what goes beyond its end is lost.
    """

    actor: SeatId
    exhibition: CategoryId
    space: SpaceId
    tokens: int
    high_risk: bool
    value: int
    times: int
    prestige: int
    before: int
    track: int
    rule: RuleId = "CA-7.1"


class Failed(Event):
    """A prediction failed, and its tokens are set aside."""

    actor: SeatId
    exhibition: CategoryId
    space: SpaceId
    tokens: int
    high_risk: bool
    rule: RuleId = "CA-8.2"


class TokensRetrieved(Event):
    """A seat was left with so few tokens that it takes all back that were set aside, and has `tokens` again."""

    actor: SeatId
    left: int
    back: int
    tokens: int
    rule: RuleId = "CA-8.4"


class SeasonClosed(Event):
    """The board is empty of tokens, and all may double down again. `totals` is what counts for each seat by now."""

    season: int
    totals: tuple[int, ...]
    rule: RuleId = "CA-8.3"


class GameEnded(Event):
    """Every category has a player with so much Prestige or more."""

    season: int
    prestige: int
    rule: RuleId = "CA-9.1"
