"""A draft: a compound decision under construction, judged before anything of it is done.

It is made of actions, which are laid in whatever order a person likes and may be taken away again. The draft puts them
into an order that the rules allow, and tries them out at a rehearsal: so it refuses with the reasons of the rules, and
knows no more than its seat does.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Annotated, ClassVar, Final, Self

import msgspec

from bottega.core.actions import Action
from bottega.core.errors import BadInput, IllegalAction
from bottega.core.event import Event
from bottega.core.kinds import Kind
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.views import View
from bottega.sitting.reasons import UNFINISHED
from bottega.sitting.rehearsal import Rehearsal
from bottega.sitting.snapshot import questions_to
from bottega.speech.voice import Voice

DRAFT: Final = Kind("draft")
DraftId = Annotated[str, DRAFT.meta]
"""A kind of draft, by its word."""


class Sum(msgspec.Struct, frozen=True):
    """What a draft adds up to. Each kind of draft has its own facts."""


class Candidate(msgspec.Struct, frozen=True):
    """An action that might be laid: how often it is, and why it may not be laid (once more)."""

    action: Action
    laid: int
    reason: Reason | None


class Slip(msgspec.Struct, frozen=True, kw_only=True):
    """A draft as clients are given it.

    `laid` is what was laid, `candidates` all that might be. If it is `ready`, `line` is what would be played; else
    `reason` says why not. `questions` is what is asked after what is laid, `events` what the seat would be told, and
    `adds_up_to` what it would bring, as far as that is certain; `is_certain` says whether all of it is.
    """

    draft: DraftId
    laid: tuple[Action, ...]
    candidates: tuple[Candidate, ...]
    ready: bool
    reason: Reason | None
    line: tuple[Action, ...]
    questions: tuple[Question, ...]
    events: tuple[Event, ...]
    is_certain: bool
    adds_up_to: Sum | None


class Laying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client asks of a draft: which one, and the actions laid so far, as JSON has them."""

    draft: DraftId
    laid: list[dict[str, object]]
    number: int | None = None


@dataclass(frozen=True)
class Arranged:
    """Actions in an order that the rules allow, and those that `wait` and can't follow: the reason says why.

    Without a reason they only wait for luck, or for what can't be known yet. Some of the line may be guessed: what
    nobody has laid, but must come before something that is.
    """

    line: tuple[Action, ...]
    waiting: tuple[Action, ...] = ()
    reason: Reason | None = None
    is_guessed: bool = False

    @property
    def progress(self) -> tuple[int, int]:
        """How far it leads: the less must wait the further, and then the more is done."""
        return -len(self.waiting), len(self.line)


class Draft(ABC):
    """A compound decision under construction, from what a seat sees.

    `view` is the table where it begins: before anything that it takes the place of, if that has been done already. A
    kind of draft says what may be laid (`candidates`), what takes the place of what (`slot`), and what the whole adds
    up to. Where a person may lay something before what the rules ask first, it names `guesses`; where the rules ask
    what nobody needs to say, it knows what to `fill` in; and it knows how to `finish`.
    """

    word: ClassVar[str]
    sum_type: ClassVar[type[Sum]]
    words: ClassVar[frozenset[str]]
    """The words of the actions that it is made of."""
    sees_beyond_luck: ClassVar[bool] = False
    """Whether what may be done after luck does not depend on it."""

    def __init__(self, voice: Voice, view: View, laid: Iterable[Action] = ()) -> None:
        assert view.seat is not None
        self.voice = voice
        self.view = view
        self.seat = view.seat
        self.laid = tuple(laid)
        for action in self.laid:
            self._check_is_part(action)
        self._tried: dict[tuple[int, ...], Rehearsal] = {}

    # What a kind of draft says of itself

    @classmethod
    @abstractmethod
    def fits(cls, voice: Voice, view: View) -> bool:
        """Whether the seat that looks may begin such a draft now."""

    @abstractmethod
    def candidates(self) -> list[Action]:
        """All that may be thought of, in the order in which it is shown."""

    def slot(self, action: Action) -> Hashable:
        """Of actions with the same slot one takes the place of another; None if any number may be laid."""
        return None

    def rank(self, action: Action) -> int:
        """What is of a lower rank must be done first; of equal rank, what was laid first is, if it can be."""
        return 0

    def tells(self, action: Action) -> bool:
        """Whether somebody may learn something by an action, or is told of it; what tells nothing is tried faster."""
        return True

    def may_wait(self, at: Rehearsal, action: Action) -> bool:
        """Whether an action may still be asked for after luck, or what can't be known, has come in."""
        return True

    def fill(self, at: Rehearsal, waiting: Sequence[Action]) -> Action | None:
        """What is answered to a question that nobody needs to answer."""
        return None

    def guesses(self, at: Rehearsal, waiting: Sequence[Action]) -> Iterable[Sequence[Action]]:
        """What might be done first, so that what is laid could follow: one action or several."""
        return ()

    def finish(self, at: Rehearsal) -> Action | None:
        """What ends the decision, if nobody lays it."""
        return None

    def is_whole(self, at: Rehearsal) -> bool:
        """Whether nothing more must be decided there."""
        return not self.voice.is_in_the_middle(at.view)

    def why_unfinished(self, line: Sequence[Action]) -> Reason | None:
        """Why a line that could be played is not what somebody has laid."""
        return None

    def adds_up_to(self) -> Sum | None:
        """What the whole would bring, as far as it is certain; None as long as it is not ready."""
        return None

    # Laying

    def why_not(self, action: Action) -> Reason | None:
        """Why an action may not be laid, beside what is laid already; None if it may."""
        return self._arrange(self._with(action)).reason

    def why_not_each(self, kind: Kind, piece: object) -> dict[Action, Reason | None]:
        """Where a piece may go, and why not elsewhere: the candidates that name it."""
        named = [a for a in self.candidates() if any(x.kind is kind and x.value == piece for x in a.arguments)]
        return {action: self.why_not(action) for action in named}

    def put(self, action: Action) -> Self:
        """The draft with one more action; IllegalAction if it may not be laid."""
        reason = self.why_not(action)
        if reason is not None:
            raise IllegalAction(reason)
        return self.lay(action)

    def lay(self, action: Action) -> Self:
        """The draft with one more action, allowed or not: it takes the place of what has the same slot."""
        return self._again(self._with(action))

    def take_away(self, action: Action) -> Self:
        """The draft with one action less."""
        if action not in self.laid:
            raise BadInput("not-laid", action=action.name)
        left = list(self.laid)
        left.remove(action)
        return self._again(left)

    def _check_is_part(self, action: Action) -> None:
        if action.word not in self.words:
            raise BadInput("not-of-this-draft", action=action.name, words=sorted(self.words))

    def _with(self, action: Action) -> list[Action]:
        self._check_is_part(action)
        slot = self.slot(action)
        return [*[other for other in self.laid if slot is None or self.slot(other) != slot], action]

    def _again(self, laid: Iterable[Action]) -> Self:
        draft = type(self)(self.voice, self.view, laid)
        draft._tried = self._tried
        return draft

    # Judging

    def at(self, line: Sequence[Action]) -> Rehearsal:
        """The table after a line that can be done. It is tried out once."""
        key = tuple([action.id for action in line])
        if key not in self._tried:
            self._tried[key] = self._try(line)
        return self._tried[key]

    def _try(self, line: Sequence[Action]) -> Rehearsal:
        if not line:
            return Rehearsal(self.voice.game, self.view)
        return self.at(line[:-1]).after(line[-1], is_seen=self.tells(line[-1]))

    def _arrange(self, laid: Sequence[Action], line: tuple[Action, ...] = (), guessed_at: str = "") -> Arranged:
        """Put actions into an order that the rules allow: the first that can be done, then the next."""
        at, waiting = self.at(line), sorted(laid, key=self.rank)
        while waiting and self._goes_on(at):
            first = self.rank(waiting[0])
            action = next((each for each in waiting if self.rank(each) == first and at.check(each) is None), None)
            if action is not None:
                waiting.remove(action)
            else:
                action = self.fill(at, waiting)
            if action is None:
                break
            line = (*line, action)
            at = self.at(line)
        if not waiting:
            return Arranged(line)
        if not (at.is_certain or self.sees_beyond_luck):
            late = next((each for each in waiting if not self.may_wait(at, each)), None)
            return Arranged(line, tuple(waiting), None if late is None else at.check(late))
        stuck = Arranged(line, tuple(waiting), at.check(self._answer(at, waiting)))
        return stuck if guessed_at == self._question(at) else self._guess(at, stuck)

    def _answer(self, at: Rehearsal, waiting: Sequence[Action]) -> Action:
        """Of what waits, what answers the question that is asked; else what must be done first."""
        slots = {self.slot(action) for action in at.legal()} - {None}
        first = [action for action in waiting if self.rank(action) == self.rank(waiting[0])]
        return next((action for action in first if self.slot(action) in slots), waiting[0])

    def _question(self, at: Rehearsal) -> str:
        """The kind of question that the seat is asked; "" if it is none."""
        return next((question.word for question in questions_to(at.view, self.seat)), "")

    def _goes_on(self, at: Rehearsal) -> bool:
        return at.is_to_decide if self.sees_beyond_luck else at.goes_on

    def _guess(self, at: Rehearsal, stuck: Arranged) -> Arranged:
        """Go on from where nothing that is laid can be done, as far as any guess at the question leads."""
        best = stuck
        for guess in self.guesses(at, stuck.waiting) if at.is_to_decide else ():
            found = self._follow(stuck, guess)
            if found.reason is None:
                return found
            if best is stuck or found.progress > best.progress:
                best = found
        return best

    def _follow(self, stuck: Arranged, guess: Sequence[Action]) -> Arranged:
        line = stuck.line
        for action in guess:
            reason = self.at(line).check(action)
            if reason is not None:
                return replace(stuck, reason=reason)
            line = (*line, action)
        guessed_at = self._question(self.at(stuck.line))
        return replace(self._arrange(stuck.waiting, line, guessed_at), is_guessed=True)

    @cached_property
    def arranged(self) -> Arranged:
        """What is laid, in the order of the rules."""
        return self._arrange(self.laid)

    @cached_property
    def whole(self) -> Arranged:
        """What is laid, with what finishes it. A reason says why it can't be played as it is."""
        found = self.arranged
        if found.reason is not None:
            return found
        if found.is_guessed or not found.line:
            return replace(found, reason=UNFINISHED)
        at = self.at(found.line)
        while at.goes_on and not self.is_whole(at):
            end = self.finish(at)
            reason = UNFINISHED if end is None else at.check(end)
            if end is None or reason is not None:
                return replace(found, reason=reason)
            found = replace(found, line=(*found.line, end))
            at = self.at(found.line)
        return replace(found, reason=self.why_unfinished(found.line))

    # Playing

    @property
    def is_ready(self) -> bool:
        """Whether it can be played as it is."""
        return self.whole.reason is None

    def line(self) -> list[Action]:
        """The whole as a line of actions; IllegalAction says why it can't be played as it is."""
        if self.whole.reason is not None:
            raise IllegalAction(self.whole.reason)
        return [*self.whole.line, *self.whole.waiting]

    def slip(self) -> Slip:
        """The draft as clients are given it."""
        at = self.at(self.whole.line)
        candidates = [Candidate(action, self.laid.count(action), self.why_not(action)) for action in self.candidates()]
        return Slip(
            draft=self.word,
            laid=self.laid,
            candidates=tuple(candidates),
            ready=self.is_ready,
            reason=self.whole.reason,
            line=tuple(self.line()) if self.is_ready else (),
            questions=questions_to(at.view, self.seat) if at.goes_on else (),
            events=tuple(at.events),
            is_certain=at.is_certain and not self.whole.is_guessed,
            adds_up_to=self.adds_up_to(),
        )
