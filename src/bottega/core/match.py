"""A match: one game being played. The checked door for everybody outside the engine."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final

from bottega.core.actions import Action
from bottega.core.chance import Chance, FastChance, Outcome, RecordedChance, SealedChance, TracedChance
from bottega.core.errors import BadInput, IllegalAction, RulesBug
from bottega.core.events import Chronicle, Event
from bottega.core.game import Game
from bottega.core.reasons import Reason
from bottega.core.records import (
    FORMAT,
    Acted,
    Ended,
    Entry,
    Header,
    Luck,
    Record,
    Undone,
    digest_of,
)
from bottega.core.registry import find_game
from bottega.core.ruleset import Ruleset
from bottega.core.scores import Standing
from bottega.core.seats import EVERYONE, Seat
from bottega.core.state import State
from bottega.core.views import View

NO_SUCH_SEAT = Reason("no-such-seat", "", "There is no seat {seat} at this table.")
NOTHING_TO_UNDO = Reason("nothing-to-undo", "", "There is nothing to take back.")
OTHERS_ACTED = Reason("others-acted", "", "Another player has acted since; it can't be taken back.")
SEEN = Reason("seen", "", "Something new was seen since; it can't be taken back.")
drawings: Final[list[Callable[[Match], str]]] = []
"""How a match is drawn as text: who can draw tables adds it here, and the last one draws."""


@dataclass(eq=False)
class Reversible:
    """An action that may still be taken back: who did what, who else owed a decision then, and its entry."""

    seat: Seat
    action: Action
    pending: tuple[Seat, ...]
    entry: int | None


@dataclass(frozen=True)
class Private:
    """What a running game must not show anybody, and what is needed to go on with it: keep it safe."""

    secret: str | None
    sealed: list[tuple[int, str]]


class Match:
    """A game being played: checked, recorded, and shown to each seat as far as it may see.

    >>> import bottega
    >>> match = bottega.new("sagrada", seats=2, seed=7)
    >>> match.pending
    (0, 1)
    >>> match.legal(0)
    [<choose via-lux>, <choose industria>, <choose bellesguard>, <choose batllo>]
    """

    def __init__(self, game: Game, header: Header, luck: Chance) -> None:
        self.game = game
        self.header = header
        self._chance = TracedChance(luck)
        self._chronicle = Chronicle()
        self._entries: list[Entry] = []
        self._outcomes: dict[int, list[Outcome]] = {}
        ruleset = game.ruleset(header.seats, header.options)
        self.seats = ruleset.seats
        self.state: State = game.new(ruleset, self._chance, self._chronicle)
        self._note_luck()
        self._set_barrier()

    # Asking

    @property
    def pending(self) -> tuple[Seat, ...]:
        """The seats that owe a decision."""
        return self.state.pending

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.state.pending

    def legal(self, seat: int) -> list[Action]:
        """The legal actions of a seat."""
        return self.state.legal(self._seat(seat))

    def check(self, seat: int, action: Action | str) -> Reason | None:
        """Why a seat may not do this; None if it may."""
        return self.state.check(self._seat(seat), self._action(action))

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator, may see."""
        return self.game.view(self.state, None if seat is None else self._seat(seat))

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened, as far as a seat may know it."""
        return self._chronicle.seen_by(None if seat is None else self._seat(seat), since)

    @property
    def event_count(self) -> int:
        """How many events there are so far, seen or not: the next `since`."""
        return len(self._chronicle.events)

    def standings(self) -> list[Standing]:
        """The seats from first to last, with their score sheets."""
        if not self.over:
            raise BadInput("the game is not over: there are no standings yet")
        return self.game.standings(self.state)

    @property
    def record(self) -> Record:
        """The record. While the game is running it withholds what somebody may not know."""
        return Record(self.header, tuple(self._entries))

    @property
    def private(self) -> Private:
        """What must be kept, beside the record, to go on with a running game."""
        luck = self._chance.source
        if isinstance(luck, RecordedChance) and luck.luck is not None:
            luck = luck.luck
        secret = luck.secret.hex() if isinstance(luck, SealedChance) else None
        return Private(secret, [(r.seat, r.action.name) for r in self._reversible if r.entry is None])

    def __str__(self) -> str:
        """The table as a spectator sees it, where somebody draws tables; else what is played, and by whom."""
        return drawings[-1](self) if drawings else f"{self.game.meta.title}: {', '.join(self.header.players)}"

    # Acting

    def play(self, seat: int, action: Action | str, time: datetime | None = None) -> list[Event]:
        """Do an action, or raise IllegalAction and change nothing. Returns what the seat saw happen.

        `time` is for a replay: when it was done.
        """
        mover, doing = self._seat(seat), self._action(action)
        reason = self.state.check(mover, doing)
        if reason is not None:
            raise IllegalAction(reason)
        pending, seal = self.state.pending, self.state.seal
        since = self.event_count
        self._apply(mover, doing)
        self._reversible.append(Reversible(mover, doing, pending, None))
        seen = bool(self._chance.outcomes) or any(event.reveals for event in self._chronicle.events[since:])
        if not seal or self.state.seal != seal:
            self._note_actions(time or now())
        elif seen:
            raise RulesBug("a sealed decision showed something before all were made")
        if seen or self.over:
            self._note_luck()
            self._set_barrier()
        if self.over:
            self._note_end()
        return self._chronicle.seen_by(mover, since)

    def _apply(self, seat: Seat, action: Action) -> None:
        """Act on a copy: what breaks off (a wrong record, Ctrl-C) leaves the match, and its luck, as they were."""
        state, since, luck = self.state.copy(), self.event_count, self._chance.source
        mark = luck.mark() if isinstance(luck, SealedChance) else None
        try:
            state.apply(seat, action, self._chance, self._chronicle)
        except BaseException:
            self._chance.taken()
            del self._chronicle.events[since:]
            if isinstance(luck, SealedChance) and mark is not None:
                luck.rewind(mark)
            raise
        self.state = state

    def undo(self, seat: int, time: datetime | None = None) -> None:
        """Take back a seat's last action, unless something new was seen since."""
        mover = self._seat(seat)
        reason = self._why_not_undo(mover)
        if reason is not None:
            raise IllegalAction(reason)
        undone = self._last_of(mover)
        self._reversible.remove(undone)
        if undone.entry is not None:
            number = len(self._entries) + 1
            self._entries.append(Undone(n=number, seat=mover, action=undone.entry, time=time or now()))
        self.state = self._barrier.copy()
        del self._chronicle.events[self._barrier_event :]
        for kept in self._reversible:
            self.state.apply(kept.seat, kept.action, self._chance, self._chronicle)
        if self._chance.outcomes:
            raise RulesBug("taking an action back brought luck")

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's last action can be taken back."""
        return self._why_not_undo(self._seat(seat)) is None

    def _why_not_undo(self, seat: Seat) -> Reason | None:
        if not any(reversible.seat == seat for reversible in self._reversible):
            acted = any(isinstance(entry, Acted) and entry.seat == seat for entry in self._entries)
            return SEEN if acted else NOTHING_TO_UNDO
        last = self._last_of(seat)
        later = self._reversible[self._reversible.index(last) + 1 :]
        return None if all(other.seat in last.pending for other in later) else OTHERS_ACTED

    def _last_of(self, seat: Seat) -> Reversible:
        return next(reversible for reversible in reversed(self._reversible) if reversible.seat == seat)

    # Keeping the record

    def _set_barrier(self) -> None:
        """From here on nothing before can be taken back."""
        self._barrier = self.state.copy()
        self._barrier_event = self.event_count
        self._reversible: list[Reversible] = []

    def _note_actions(self, time: datetime) -> None:
        """Record the actions that are no longer sealed, in their order."""
        for reversible in self._reversible:
            if reversible.entry is None:
                number = len(self._entries) + 1
                reversible.entry = number
                self._entries.append(Acted(n=number, seat=reversible.seat, action=reversible.action.name, time=time))

    def _note_luck(self) -> None:
        outcomes = self._chance.taken()
        if not outcomes:
            return
        number = len(self._entries) + 1
        told = [(o.door, o.value if o.audience == EVERYONE else None) for o in outcomes]
        self._outcomes[number] = outcomes
        self._entries.append(Luck(n=number, outcomes=told))

    def _note_end(self) -> None:
        """Tell what was withheld, and close the record."""
        for number, outcomes in self._outcomes.items():
            self._entries[number - 1] = Luck(n=number, outcomes=[(o.door, o.value) for o in outcomes])
        self._entries.append(closing_line(self.header, self._entries, self.standings(), self.private.secret))

    def _seat(self, seat: int) -> Seat:
        if seat not in self.seats:
            raise IllegalAction(NO_SUCH_SEAT.about(seat=str(seat)))
        return Seat(seat)

    def _action(self, action: Action | str) -> Action:
        if isinstance(action, str):
            return self.game.actions.parse_name(action)
        if action not in self.game.actions:
            raise BadInput(f"{action!r} is not an action of {self.game.meta.title}")
        return action

    def go_on_with(self, luck: Chance) -> None:
        """From here on luck comes from this source: a replay is over, and the game goes on."""
        self._chance.source = luck


def now() -> datetime:
    """The time, as records write it."""
    return datetime.now(UTC).replace(microsecond=0)


def new_match(
    name: str,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    players: Sequence[str] | None = None,
    own_components: str = "",
) -> Match:
    """Begin a game. Its luck is sealed; with a seed it is repeatable instead, for simulation.

    `own_components` is the text of a file that replaces printed values.
    """
    game = find_game(name, own_components)
    ruleset = game.ruleset(seats, options or {})
    names = list(players) if players is not None else [f"player {seat + 1}" for seat in range(seats)]
    if seed is not None:
        return Match(game, new_header(game, ruleset, names), FastChance(random.Random(seed)))
    luck = SealedChance(secrets.token_bytes(32))
    return Match(game, new_header(game, ruleset, names, luck.commitment), luck)


def new_header(game: Game, ruleset: Ruleset, players: list[str], commitment: str | None = None) -> Header:
    """The first line of a record; with a commitment, of a game with sealed luck."""
    if len(players) != ruleset.count:
        raise BadInput(f"{len(players)} players were named for {ruleset.count} seats")
    return Header(
        format=FORMAT,
        game=game.meta.name,
        rules=game.meta.rules_version,
        actions=game.actions.version,
        components=game.fingerprint,
        seats=ruleset.count,
        options=dict(ruleset.options),
        players=players,
        luck="sealed" if commitment is not None else "seeded",
        commitment=commitment,
        started=now(),
        own_components=game.own_components,
    )


def closing_line(header: Header, entries: list[Entry], standings: list[Standing], secret: str | None) -> Ended:
    """The last line of a record."""
    totals = {standing.seat: standing.total for standing in standings}
    return Ended(
        n=len(entries) + 1,
        scores=[totals[seat] for seat in range(header.seats)],
        winners=[standing.seat for standing in standings if standing.won and standing.seat is not None],
        secret=secret,
        digest=digest_of(header, entries),
    )
