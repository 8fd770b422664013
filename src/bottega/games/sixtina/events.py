"""What happens at the table, as facts.

Materials go from a player's play area, or Gianluigi's supply, on a fresco, and back to the supply when it is complete.
"""

from __future__ import annotations

from typing import ClassVar

from bottega.core.event import Event
from bottega.core.kinds import RuleId, SeatId
from bottega.core.seats import Audience, Seat, only
from bottega.games.sixtina.kinds import ActorId, CardId, FrescoId, ObjectiveId, PositionId, RestorationId, TechniqueId


class Opened(Event):
    """The frescoes that lie open, the objectives in play, the first player, and the points that each begins with."""

    first: SeatId
    positions: tuple[PositionId, ...]
    frescoes: tuple[FrescoId, ...]
    objectives: tuple[ObjectiveId, ...]
    scores: tuple[int, ...]
    rule: RuleId = "SX-1.2"


class CardShown(Event):
    """A card of the draw pile is revealed for the first material, and discarded; `is_free` if it can be placed."""

    reveals: ClassVar[bool] = True
    actor: SeatId
    card: CardId
    technique: TechniqueId
    is_free: bool
    rule: RuleId = "SX-1.8"


class FirstPlaced(Event):
    """The first material, from the supply on the upper space of a technique: a correct restoration."""

    actor: SeatId
    position: PositionId
    fresco: FrescoId
    technique: TechniqueId
    rule: RuleId = "SX-1.8"


class TurnBegan(Event):
    """It is a player's turn."""

    actor: SeatId
    rule: RuleId = "SX-2.1"


class Drew(Event):
    """So many cards went from the draw pile into a hand: for technical preparation, as a bonus, or at the beginning."""

    actor: SeatId
    number: int
    rule: RuleId


class CardsSeen(Event):
    """The cards that somebody drew, one after the other: nobody else sees them."""

    reveals: ClassVar[bool] = True
    actor: SeatId
    cards: tuple[CardId, ...]
    rule: RuleId = "SX-2.8"

    @property
    def audience(self) -> Audience:
        return only(Seat(self.actor))


class Shuffled(Event):
    """The discard pile became the draw pile: these cards. All others that don't lie open are in the hands."""

    cards: tuple[CardId, ...]
    in_hands: tuple[CardId, ...]
    rule: RuleId = "SX-2.4"


class Acquired(Event):
    """Cards went from a hand on the discard pile, and materials from the supply into the play area."""

    reveals: ClassVar[bool] = True
    actor: SeatId
    cards: tuple[CardId, ...]
    materials: int
    rule: RuleId = "SX-2.6"


class Waited(Event):
    """A player did nothing in a turn."""

    actor: SeatId
    rule: RuleId = "SX-2.7"


class Restored(Event):
    """A player restored a technique of a fresco that asks for `value`, with cards of the hand that add up to `total`.

    A correct restoration puts a material of the play area on the upper space, an excellent one on the lower space, a
    prudent one a black material of the supply on the lower space; `extras` are further materials of the play area. The
    cards of a prudent restoration stay in the play area, others are discarded.
    """

    reveals: ClassVar[bool] = True
    actor: SeatId
    position: PositionId
    fresco: FrescoId
    technique: TechniqueId
    value: int
    total: int
    restoration: RestorationId
    cards: tuple[CardId, ...]
    extras: int
    rule: RuleId


class GianluigiRestored(Event):
    """Gianluigi did the same as the player before him; he plays no cards, and his materials are of the supply."""

    actor: ActorId
    position: PositionId
    fresco: FrescoId
    technique: TechniqueId
    value: int
    total: int
    restoration: RestorationId
    extras: int
    rule: RuleId = "SX-8.5"


class Idle(Event):
    """Gianluigi could restore nowhere: the technique is not free, or a material is missing."""

    actor: ActorId
    technique: TechniqueId
    total: int
    rule: RuleId = "SX-8.6"


class MaterialObtained(Event):
    """The bonus: so many materials from the supply into the play area."""

    actor: SeatId
    materials: int
    rule: RuleId = "SX-4.3"


class ObjectiveClaimed(Event):
    """The bonus: a material from the supply on the first, second or third space of an objective."""

    actor: SeatId
    objective: ObjectiveId
    space: int
    points: int
    rule: RuleId = "SX-4.4"


class FrescoCompleted(Event):
    """Every technique of a fresco holds a material: it is restored, and its places are worth `values` now.

    What is printed has risen by `excellent` and fallen by twice `prudent`. `materials` are those of each restorer on
    the fresco: they and the black ones go back to the supply.
    """

    position: PositionId
    fresco: FrescoId
    excellent: int
    prudent: int
    values: tuple[int, ...]
    materials: tuple[int, ...]
    rule: RuleId = "SX-6.2"


class LastFresco(Event):
    """A fresco that nobody completed is scored for half at the end: its places are worth `values` before that.

    `materials` and the black ones go back to the supply.
    """

    position: PositionId
    fresco: FrescoId
    excellent: int
    prudent: int
    values: tuple[int, ...]
    materials: tuple[int, ...]
    rule: RuleId = "SX-7.2"


class Scored(Event):
    """Points for a place on a fresco. `sharing` is how many restorers share the place."""

    actor: ActorId
    position: PositionId
    points: int
    materials: int
    place: int
    sharing: int
    rule: RuleId = "SX-6.4"


class Marked(Event):
    """Who alone contributed most put a material from the supply on the restored fresco."""

    actor: ActorId
    position: PositionId
    fresco: FrescoId
    rule: RuleId = "SX-6.7"


class ProjectRevealed(Event):
    """The sheet went off a fresco: its techniques with the values they ask for, and the points of its places."""

    reveals: ClassVar[bool] = True
    actor: SeatId
    position: PositionId
    fresco: FrescoId
    techniques: tuple[TechniqueId, ...]
    values: tuple[int, ...]
    points: tuple[int, ...]
    rule: RuleId = "SX-6.8"


class GameEnded(Event):
    """The last turn is over: the last fresco but one is complete, or nobody can ever restore again (`is_stuck`)."""

    is_stuck: bool
    rule: RuleId


class HandShown(Event):
    """At the end all see which cards a player has left."""

    reveals: ClassVar[bool] = True
    actor: SeatId
    cards: tuple[CardId, ...]
    rule: RuleId = "SX-7.7"


SixtinaEvent = (
    Opened
    | CardShown
    | FirstPlaced
    | TurnBegan
    | Drew
    | CardsSeen
    | Shuffled
    | Acquired
    | Waited
    | Restored
    | GianluigiRestored
    | Idle
    | MaterialObtained
    | ObjectiveClaimed
    | FrescoCompleted
    | LastFresco
    | Scored
    | Marked
    | ProjectRevealed
    | GameEnded
    | HandShown
)
