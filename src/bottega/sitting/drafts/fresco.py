"""Drafts of Fresco: the plan of a round, and a restoration with all that belongs to it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Annotated, Final

import msgspec

from bottega.core.actions import Action
from bottega.core.kinds import Kind
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.games.fresco.action_table import ACTIONS
from bottega.games.fresco.actions import (
    ALTAR,
    BEHIND,
    COMMIT,
    IN_FRONT,
    MOVE_BISHOP,
    PASS,
    RESTORE,
    SPECIAL_ALTAR,
    Assign,
    Offer,
)
from bottega.games.fresco.catalogue import ALL_LOCATIONS, LOCATIONS, MARKET, Location
from bottega.games.fresco.events import Advanced, AltarRestored, BishopMoved, SegmentRestored, Stopped
from bottega.games.fresco.kinds import KEPT_ASIDE, MODULE, LocationId, PaintId, SegmentId
from bottega.games.fresco.modules.covering import NOWHERE, Cover
from bottega.games.fresco.modules.m04_wishing_well.offers import WISH_PRAISE, PlacePennies
from bottega.games.fresco.modules.m04_wishing_well.questions import UsePraise
from bottega.games.fresco.modules.m05_gold_leaf.offers import GILD
from bottega.games.fresco.modules.m05_gold_leaf.questions import GildSegment
from bottega.games.fresco.modules.m06_glaziers.events import WindowReplaced
from bottega.games.fresco.modules.m06_glaziers.offers import GLAZE, TAKE_WINDOW
from bottega.games.fresco.modules.m06_glaziers.questions import WhichGlass, WhichWindow
from bottega.games.fresco.modules.m07_scrolls.events import ScrollPlayed
from bottega.games.fresco.modules.m07_scrolls.offers import SCROLL
from bottega.games.fresco.modules.m07_scrolls.questions import WhichScroll
from bottega.games.fresco.modules.m10_medico.offers import SendNeutral
from bottega.games.fresco.planning import Blank, Ready, room, take_back
from bottega.games.fresco.questions import VisitCathedral, WhichSpace
from bottega.games.fresco.table import Table
from bottega.games.fresco.view import FrescoView
from bottega.sitting.drafts.draft import Draft, Sum
from bottega.sitting.reasons import UNFINISHED
from bottega.sitting.rehearsal import Rehearsal
from bottega.speech.voice import Voice

TILE = "tile"
BISHOP = "bishop"
ALTAR_SOURCE = "altar"
TRACK = "track"
SOURCE: Final = Kind("source", [TILE, BISHOP, ALTAR_SOURCE, TRACK, *MODULE.ids])
SourceId = Annotated[str, SOURCE.meta]
"""What points come from: the tile of a segment, the bishop, the altar, a taken space of the track, or a module."""


class PlanSum(Sum, frozen=True):
    """A plan: how many apprentices go to each location, in the order of the sheet, the last of them without a word.

    As long as it is not ready, `apprentices` are those who were sent. `covered` are the locations on which an action
    tile lies, and `room` is how many apprentices find room at each.
    """

    apprentices: tuple[int, ...]
    covered: tuple[LocationId, ...]
    room: tuple[int, ...]


class PointsFrom(msgspec.Struct, frozen=True):
    """Points of a restoration, by what they come from."""

    source: SourceId
    points: int


class RestorationSum(Sum, frozen=True):
    """What a restoration adds up to, with all that is laid: the points, less penalties, and what they cost.

    Of the altar `segment` is None. `space` is where the painter stands then, None if that is not decided yet. What luck
    brings after it is not there.
    """

    segment: SegmentId | None
    points: int
    sources: tuple[PointsFrom, ...]
    space: int | None
    thalers: int
    paints: tuple[PaintId, ...]


def seen(view: View) -> FrescoView:
    """The view of this game."""
    assert isinstance(view, FrescoView)
    return view


def asked(view: View) -> Question | None:
    """What the seat that looks is asked."""
    return next((question for question in seen(view).questions if question.seat == view.seat), None)


def table_of(at: Rehearsal) -> Table:
    """The table of a rehearsal."""
    assert isinstance(at.table, Table)
    return at.table


class Plan(Draft):
    """[FR-3.1] All that a sheet says: apprentices, action tiles, maps, pennies, the ill, the neutral one, dames.

    It takes the place of what was planned already. What nobody lays is kept, and apprentices who are sent nowhere go to
    the last location.
    """

    word = "plan"
    words = frozenset(
        {"assign", "commit", "glazery", "audience", "wall-fresco", "medico", "pews"}
        | {"map", "pennies", "ill", "neutral", "dame"}
    )
    sum_type = PlanSum

    def __init__(self, voice: Voice, view: View, laid: Iterable[Action] = ()) -> None:
        super().__init__(voice, before_planning(voice, seen(view)), laid)

    @classmethod
    def fits(cls, voice: Voice, view: View) -> bool:
        return seen(view).is_planning and asked(view) is not None

    def candidates(self) -> list[Action]:
        """All answers to what the plan asks, at first and with what is laid."""
        tables = [table_of(self.at(())), table_of(self.at(self.arranged.line))]
        slots = {self.slot(action) for table in tables for action in self._answers(table)}
        said = [action for action in ACTIONS if action.word in self.words and self.slot(action) in slots]
        return [*said, COMMIT]

    def _answers(self, table: Table) -> list[Action]:
        """What may be answered to some question of the plan, were it asked now."""
        seat = Seat(self.seat)
        blanks: list[Blank] = [blank for blank in table.rules.blanks if not isinstance(blank, Ready)]
        return [action for blank in blanks if blank.applies(table, seat) for action in blank.legal(table, seat)]

    def slot(self, action: Action) -> Hashable:
        """An answer takes the place of another to the same question: its last argument says where, or how many."""
        return (action.word, *[argument.value for argument in action.arguments[:-1]])

    def rank(self, action: Action) -> int:
        return int(action is COMMIT)

    def tells(self, action: Action) -> bool:
        """Until it is committed, a plan tells nobody anything."""
        return action is COMMIT

    def fill(self, at: Rehearsal, waiting: Sequence[Action]) -> Action | None:
        legal = at.legal()
        if {self.slot(action) for action in waiting} & {self.slot(action) for action in legal}:
            return None  # it is answered, and refused
        if any(isinstance(action, Assign) for action in legal):
            return self._sent(at, waiting)
        return next((action for action in legal if is_kept(action)), None)

    def _sent(self, at: Rehearsal, waiting: Sequence[Action]) -> Action | None:
        """As few apprentices as can be: those whom no later location has room for, or whom something laid needs."""
        table, seat = table_of(at), Seat(self.seat)
        legal = [action for action in at.legal() if isinstance(action, Assign)]
        column = legal[0].column
        said = {action.column: action.number for action in waiting if isinstance(action, Assign)}
        later = sum([said.get(other, room(table, seat, other)) for other in ALL_LOCATIONS[column + 1 :]])
        left = table.apprentices[seat] - table.placed(seat)
        least = max(0, left - later, int(needs_somebody_at(column, waiting)))
        return next((action for action in legal if action.number >= least), None)

    def finish(self, at: Rehearsal) -> Action | None:
        return self.fill(at, ())

    def is_whole(self, at: Rehearsal) -> bool:
        return COMMIT in at.legal()

    def why_unfinished(self, line: Sequence[Action]) -> Reason | None:
        """Nobody is sent anywhere but to the last location without a word."""
        is_sent = any(isinstance(action, Assign) and action.number and action not in self.laid for action in line)
        return UNFINISHED if is_sent else None

    def adds_up_to(self) -> PlanSum:
        covered = [
            action.column for action in self.whole.line if isinstance(action, Cover) and action.column != NOWHERE
        ]
        names = tuple([LOCATIONS[column] for column in sorted(covered)])
        table, seat = table_of(self.at(self.whole.line)), Seat(self.seat)
        return PlanSum(self._apprentices(), names, tuple([room(table, seat, column) for column in ALL_LOCATIONS]))

    def _apprentices(self) -> tuple[int, ...]:
        """How many go to each location; if it is not ready, how many were sent there."""
        line = self.whole.line if self.is_ready else self.laid
        sent = {action.column: action.number for action in line if isinstance(action, Assign)}
        left = seen(self.view).apprentices[self.seat] - sum(sent.values()) if self.is_ready else 0
        return (*[sent.get(column, 0) for column in ALL_LOCATIONS[:-1]], left)


def before_planning(voice: Voice, view: FrescoView) -> FrescoView:
    """The table before its seat began to plan."""
    if view.seat is None or not view.answers[view.seat]:
        return view
    table = Rehearsal(voice.game, view).table
    assert isinstance(table, Table)
    take_back(table, Seat(view.seat))
    return seen(voice.game.view(table, Seat(view.seat)))


def is_kept(action: Action) -> bool:
    """Whether an answer says that something stays where it is, or nobody goes."""
    return isinstance(action, Offer) and action.arguments[-1].value in (KEPT_ASIDE, 0)


def needs_somebody_at(column: Location, waiting: Sequence[Action]) -> bool:
    """Whether something that is laid takes an apprentice at a location: pennies at the market, the neutral one."""
    pennies = any(isinstance(action, PlacePennies) and action.number for action in waiting)
    neutral = any(isinstance(action, SendNeutral) and action.column == column for action in waiting)
    return neutral or (column == MARKET and pennies)


OPTIONAL: Final = (GildSegment, WhichGlass, WhichScroll, UsePraise)
"""Questions of a restoration to which nobody needs to say yes."""
BELONGING: Final = (*OPTIONAL, WhichWindow, WhichSpace)


class Restoration(Draft):
    """[FR-5.1] A segment with the bishop's move before it, or the altar; then gold leaf, window, glass and scroll.

    What nobody lays is not used.
    """

    word = "restoration"
    words = frozenset({"bishop", "restore", "altar", "gild", "window", "glaze", "wish", "in-front", "behind", "scroll"})
    sum_type = RestorationSum

    @classmethod
    def fits(cls, voice: Voice, view: View) -> bool:
        return isinstance(asked(view), (VisitCathedral, *BELONGING))

    def candidates(self) -> list[Action]:
        rules = table_of(self.at(())).rules
        of_modules: dict[str, Sequence[Action]] = {
            "wishing_well": [WISH_PRAISE],
            "gold_leaf": [GILD],
            "glaziers": [*TAKE_WINDOW, *GLAZE],
            "scrolls": SCROLL,
        }
        altars = [altar for altar in [*ALTAR, *SPECIAL_ALTAR] if altar in rules.altars]
        more = [action for name, actions in of_modules.items() if name in rules.by_name for action in actions]
        first: list[Action] = [*MOVE_BISHOP, *RESTORE, *altars] if isinstance(asked(self.view), VisitCathedral) else []
        return [*first, *more, IN_FRONT, BEHIND]

    def slot(self, action: Action) -> Hashable:
        """There is one of each kind, but several pieces of glass. The altar takes the place of a segment."""
        if action in GLAZE:
            return None
        kinds = {"altar": "restore", "behind": "in-front"}
        return kinds.get(action.word, action.word)

    def rank(self, action: Action) -> int:
        return int(action.word != "bishop")

    def fill(self, at: Rehearsal, waiting: Sequence[Action]) -> Action | None:
        """No to whatever nobody lays."""
        return PASS if isinstance(asked(at.view), OPTIONAL) else None

    def may_wait(self, at: Rehearsal, action: Action) -> bool:
        """Once it is restored, only a scroll and the space follow. Whether a scroll fits is no matter of luck."""
        if action in SCROLL and isinstance(asked(at.view), WhichScroll):
            return at.check(action) is None
        return action.word in ("scroll", "in-front", "behind")

    def guesses(self, at: Rehearsal, waiting: Sequence[Action]) -> Iterator[Sequence[Action]]:
        """The rest may be laid before what is restored, or before a window is chosen."""
        question = asked(at.view)
        chosen = {action.word for action in [*waiting, *[move.action for move in at.moves]]}
        if isinstance(question, VisitCathedral) and not chosen & {"restore", "altar"}:
            first = [action for action in at.legal() if action.word in ("restore", "altar")]
            yield from [[action] for action in first or RESTORE]
        elif isinstance(question, WhichWindow | WhichSpace):
            yield from [[action] for action in at.legal()]

    def finish(self, at: Rehearsal) -> Action | None:
        return self.fill(at, ())

    def is_whole(self, at: Rehearsal) -> bool:
        done = {move.action.word for move in at.moves}
        restored = bool(done & {"restore", "altar"}) or not isinstance(asked(self.view), VisitCathedral)
        return restored and not isinstance(asked(at.view), (*OPTIONAL, WhichWindow))

    def adds_up_to(self) -> RestorationSum | None:
        if not self.is_ready:
            return None
        sources, paints, segment, space = list[PointsFrom](), list[PaintId](), None, None
        thalers, takes_paints = 0, isinstance(asked(self.view), VisitCathedral)
        for event in self.at(self.whole.line).events:
            match event:
                case SegmentRestored():
                    segment = event.segment
                    sources += [PointsFrom(TILE, event.value), PointsFrom(BISHOP, event.bonus)]
                    sources += [PointsFrom(more.module, more.points) for more in event.more]
                    paints += event.paints if takes_paints else ()
                case AltarRestored():
                    sources.append(PointsFrom(ALTAR_SOURCE, event.value))
                    sources += [PointsFrom(more.module, more.points) for more in event.more]
                    paints += event.paints if takes_paints else ()
                case ScrollPlayed():
                    sources.append(PointsFrom("scrolls", event.points))
                case Stopped() if event.actor == self.seat:
                    sources.append(PointsFrom(TRACK, event.space - event.taken))
                case Advanced() if event.actor == self.seat:
                    space = event.space
                case BishopMoved() | WindowReplaced():
                    thalers += event.price
        told = tuple([source for source in sources if source.points])
        return RestorationSum(segment, sum([source.points for source in told]), told, space, thalers, tuple(paints))


DRAFTS = (Plan, Restoration)
