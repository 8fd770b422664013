"""A match: one game being played. The checked door for everybody outside the engine."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

from bottega.core.actions import Action
from bottega.core.chance import (
    SECRET_BYTES,
    Chance,
    ContinuedChance,
    FastChance,
    RecordedChance,
    SealedChance,
    TracedChance,
)
from bottega.core.errors import BadInput, IllegalAction, RulesBug
from bottega.core.event import Decided, EndedEarly, Event, Resigned
from bottega.core.events import Chronicle
from bottega.core.game import Game
from bottega.core.kinds import NUMBER
from bottega.core.reasons import Reason
from bottega.core.records import FORMAT, Continued, Entry, Header, Luck, Record
from bottega.core.registry import find_game
from bottega.core.ruleset import Ruleset
from bottega.core.scores import Standing
from bottega.core.scribe import Ending, Scribe
from bottega.core.seal import committed
from bottega.core.seats import EVERYONE, Seat, only
from bottega.core.state import State
from bottega.core.views import Prospects, View

NO_SUCH_SEAT = Reason("no-such-seat", "", seat=NUMBER)
NOTHING_TO_UNDO = Reason("nothing-to-undo", "")
OTHERS_ACTED = Reason("others-acted", "")
SEEN = Reason("seen", "")
CLOSED = Reason("closed", "")
OVER = Reason("over", "")
drawings: Final[list[Callable[[Match], str]]] = []
"""How a match is drawn as text: who can draw tables adds it here, and the last one draws."""


@dataclass(eq=False)
class Reversible:
    """An action that may still be taken back: who did what, and what was told of it.

    It has no entry in the record while it is under a seal.
    """

    seat: Seat
    action: Action
    events: list[Event]
    entry: int | None = None


@dataclass(frozen=True)
class Private:
    """What a running game must not show anybody, and what is needed to go on with it: keep it safe.

    `sealed` are the actions that are not in the record yet, `withheld` those that it does not name, by entry.
    `earlier` are the outcomes of the game that this one goes on from.
    """

    secret: str | None
    sealed: list[tuple[int, str]]
    withheld: dict[int, str] = field(default_factory=dict)
    earlier: list[tuple[str, int | None]] = field(default_factory=list)


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
        self.closed: Ending | None = None
        """How the game was closed before its end, if it was."""
        self._chance = TracedChance(luck)
        self._chronicle = Chronicle()
        self._scribe = Scribe(header)
        self._acted: set[Seat] = set()
        self._reversible: list[Reversible] = []
        self._taken_over: list[Reversible] = []
        """What was done under a seal that is not broken, in the game that this one goes on from."""
        self._moves = 0
        ruleset = game.ruleset(header.seats, header.options)
        self.seats = ruleset.seats
        self.state: State = game.new(ruleset, self._chance, self._chronicle)
        self._scribe.luck(self._chance.taken())
        self._set_barrier()
        self._leave_earlier_game()

    # Asking

    @property
    def pending(self) -> tuple[Seat, ...]:
        """The seats that owe a decision."""
        return () if self.closed else self.state.pending

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.pending

    def legal(self, seat: int) -> list[Action]:
        """The legal actions of a seat."""
        mover = self._seat(seat)
        return [] if self.closed else self.state.legal(mover)

    def check(self, seat: int, action: Action | str) -> Reason | None:
        """Why a seat may not do this; None if it may."""
        mover, doing = self._seat(seat), self._action(action)
        return CLOSED if self.closed else self.state.check(mover, doing)

    def view(self, seat: int | None = None) -> View:
        """What a seat, or a spectator, may see."""
        return self.game.view(self.state, self._viewer(seat))

    def prospects(self, seat: int | None = None) -> Prospects:
        """What a seat, or a spectator, can work out from what it sees."""
        return self.game.prospects(self.view(seat))

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened, as far as a seat may know it, from its event number `since` on.

        A seat counts the events that it is told. None is ever dropped: taking back is an event too.
        """
        return self._chronicle.seen_by(self._viewer(seat), since)

    def event_count(self, seat: int | None = None) -> int:
        """How many events a seat was told so far: the next `since`."""
        return self._chronicle.count(self._viewer(seat))

    @property
    def chronicle(self) -> Chronicle:
        """All events, with who may know them: nothing to be shown."""
        return self._chronicle

    def standings(self) -> list[Standing]:
        """The seats from first to last, with their score sheets."""
        if self.closed:
            raise BadInput("no-standings-ended-early")
        if not self.over:
            raise BadInput("no-standings-yet")
        return self.game.standings(self.state)

    @property
    def record(self) -> Record:
        """The record. While the game is running it withholds what somebody may not know."""
        return self._scribe.record

    @property
    def last_entry(self) -> Entry | None:
        """The last entry of the record."""
        return self._scribe.entries[-1] if self._scribe.entries else None

    @property
    def link(self) -> str:
        """A hash of the whole record so far, that of a finished game goes through: note it to prove what was played."""
        return self._scribe.link

    @property
    def private(self) -> Private:
        """What must be kept, beside the record, to go on with a running game."""
        luck = self._chance.source
        if isinstance(luck, RecordedChance) and luck.luck is not None:
            luck = luck.luck
        secret = luck.secret.hex() if isinstance(luck, SealedChance) else None
        sealed = [(int(done.seat), done.action.name) for done in self._sealed]
        withheld = {entry: name for entry, name in self._scribe.withheld.items() if isinstance(name, str)}
        given = luck.earlier if isinstance(luck, ContinuedChance) else []
        return Private(secret, sealed, withheld, [(outcome.door, outcome.value) for outcome in given])

    def __str__(self) -> str:
        """The table as a spectator sees it, where somebody draws tables; else what is played, and by whom."""
        return drawings[-1](self) if drawings else f"{self.game.meta.title}: {', '.join(self.header.players)}"

    # Acting

    def play(self, seat: int, action: Action | str, time: datetime | None = None) -> list[Event]:
        """Do an action, or raise IllegalAction and change nothing. Returns what the seat saw happen.

        `time` is for a replay: when it was done.
        """
        mover, doing = self._seat(seat), self._action(action)
        reason = self.check(seat, doing)
        if reason is not None:
            raise IllegalAction(reason)
        told, seal = self.event_count(seat), self.state.seal
        happened = self._apply(mover, doing)
        self._reversible.append(Reversible(mover, doing, happened))
        is_sealed = bool(seal) and self.state.seal == seal
        seen = bool(self._chance.outcomes) or any(event.reveals for event in happened)
        if is_sealed and seen:
            raise RulesBug("a sealed decision showed something before all were made")
        if is_sealed and mover not in self.state.pending:
            happened.append(self._tell(Decided(mover)))
        if not is_sealed:
            seen = seen or self._breaks_a_common_seal(mover)
            self._note_actions(time or now())
        if seen or self.over:
            self._scribe.luck(self._chance.taken())
            self._set_barrier()
        if self.over:
            self._scribe.close("played", None, self.standings(), self.private.secret)
        self._count_move()
        return self.events(seat, told)

    def _apply(self, seat: Seat, action: Action) -> list[Event]:
        """Act on a copy: what breaks off (a wrong record, Ctrl-C) leaves the match, and its luck, as they were."""
        state, luck = self.state.copy(), self._chance.source
        events, since = self._chronicle.events, len(self._chronicle.events)
        mark = luck.mark() if isinstance(luck, SealedChance) else None
        try:
            state.apply(seat, action, self._chance, self._chronicle)
        except BaseException:
            self._chance.taken()
            del events[since:]
            if isinstance(luck, SealedChance) and mark is not None:
                luck.rewind(mark)
            raise
        self.state = state
        return events[since:]

    def _tell(self, event: Event) -> Event:
        """Tell what the match itself knows."""
        self._chronicle.emit(event)
        return self._chronicle.events[-1]

    def _breaks_a_common_seal(self, seat: Seat) -> bool:
        """Whether what others chose in secret too is known from here on."""
        return any(done.seat != seat for done in self._sealed)

    @property
    def _sealed(self) -> list[Reversible]:
        """What was done under a seal that is not broken, in its order."""
        return [*self._taken_over, *[done for done in self._reversible if done.entry is None]]

    # Taking back

    def undo(self, seat: int, time: datetime | None = None) -> None:
        """Take back a seat's last action, unless something new was seen since.

        What others have begun under a seal since is taken back too if it may depend on it: if the action was
        open. Under the same seal nothing does.
        """
        mover = self._seat(seat)
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise IllegalAction(reason)
        undone = self._last_of(mover)
        assert undone is not None
        removed = [undone] if undone.entry is None else [undone, *self._since(undone)]
        self._reversible = [done for done in self._reversible if done not in removed]
        self.state = self._barrier.copy()
        for kept in self._reversible:
            self.state.apply(kept.seat, kept.action, self._chance)
        if self._chance.outcomes:
            raise RulesBug("taking an action back brought luck")
        if undone.entry is not None:
            self._scribe.undo(mover, undone.entry, time or now())
        told = [event for done in removed for event in done.events]
        is_open = undone.entry is not None or any(event.audience == EVERYONE for event in told)
        self._chronicle.take_back(mover, told, EVERYONE if is_open else only(mover))
        self._count_move()

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's last action can be taken back."""
        return self.why_not_undo(seat) is None

    def why_not_undo(self, seat: int) -> Reason | None:
        """Why a seat's last action can't be taken back; None if it can.

        The answer depends only on what the seat may know: what another has begun in secret does not count.
        """
        mover = self._seat(seat)
        if self.closed:
            return CLOSED
        last = self._last_of(mover)
        if last is None:
            return SEEN if mover in self._acted else NOTHING_TO_UNDO
        if last.entry is None or all(self._is_secretly_begun(done) for done in self._since(last)):
            return None
        return OTHERS_ACTED

    def reversible(self, seat: int) -> list[int]:
        """The entries of a seat's actions that are not sealed and may perhaps be taken back, in their order."""
        return [done.entry for done in self._reversible if done.seat == seat and done.entry is not None]

    def _is_secretly_begun(self, done: Reversible) -> bool:
        """Whether nobody else can know of an action: it is sealed, and its seat still owes a decision."""
        return done.entry is None and done.seat in self.state.pending

    def _last_of(self, seat: Seat) -> Reversible | None:
        """The last action of a seat that could be taken back."""
        return next((done for done in reversed(self._reversible) if done.seat == seat), None)

    def _since(self, done: Reversible) -> list[Reversible]:
        return self._reversible[self._reversible.index(done) + 1 :]

    # Going on from an earlier game

    @property
    def is_catching_up(self) -> bool:
        """Whether moves of the game that this one goes on from are still to be made again."""
        return self.header.continued is not None and self._moves < self.header.continued.moves

    def _count_move(self) -> None:
        self._moves += 1
        self._leave_earlier_game()

    def _leave_earlier_game(self) -> None:
        """Where the earlier game ends and this one goes on: nothing before can be taken back, and luck is new.

        What is sealed there stays sealed, and is noted when the seal breaks.
        """
        continued = self.header.continued
        if continued is None or self._moves != continued.moves:
            return
        self._taken_over = self._sealed
        self._set_barrier()
        self._acted = set()
        if sum(len(entry.outcomes) for entry in self._scribe.entries if isinstance(entry, Luck)) != continued.outcomes:
            raise BadInput("continued-miscounted")

    # Closing

    def resign(self, seat: int, time: datetime | None = None) -> None:
        """A seat gives up, and the game ends here for all. Its luck is revealed."""
        mover = self._seat(seat)
        self._close("resigned", mover, Resigned(mover), time)

    def agree_to_end(self, time: datetime | None = None) -> None:
        """All agree to end the game here: nobody wins. Its luck is revealed."""
        self._close("agreed", None, EndedEarly(), time)

    def _close(self, how: Ending, by: Seat | None, event: Event, time: datetime | None) -> None:
        """End the game. Choices that are still sealed are noted now: `time` is for a replay, when that was."""
        if self.over:
            raise IllegalAction(OVER)
        self._note_actions(time or now())
        self.closed = how
        self._tell(event)
        self._scribe.close(how, by, [], self.private.secret)

    # Keeping the record

    def _set_barrier(self) -> None:
        """From here on nothing before can be taken back."""
        self._barrier = self.state.copy()
        self._reversible = []

    def _note_actions(self, time: datetime) -> None:
        """Record the actions that are no longer sealed, in their order."""
        for done in self._sealed:
            done.entry = self._scribe.act(done.seat, done.action, time)
            self._acted.add(done.seat)
        self._taken_over = []

    def _seat(self, seat: int) -> Seat:
        if seat not in self.seats:
            raise IllegalAction(NO_SUCH_SEAT.about(seat=seat))
        return Seat(seat)

    def _viewer(self, seat: int | None) -> Seat | None:
        return None if seat is None else self._seat(seat)

    def _action(self, action: Action | str) -> Action:
        if isinstance(action, str):
            return self.game.actions.parse_name(action)
        if action not in self.game.actions:
            raise BadInput("not-of-this-game", game=self.game.meta.name, action=action.name)
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
    luck = SealedChance(new_secret())
    return Match(game, new_header(game, ruleset, names, luck.secret), luck)


def new_secret() -> bytes:
    """A secret for sealed luck, that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def new_header(
    game: Game,
    ruleset: Ruleset,
    players: list[str],
    secret: bytes | None = None,
    continued: Continued | None = None,
) -> Header:
    """The first line of a record; with a secret, of a game with sealed luck, to which it commits."""
    if len(players) != ruleset.count:
        raise BadInput("players-miscounted", players=len(players), seats=ruleset.count)
    header = Header(
        format=FORMAT,
        game=game.meta.name,
        rules=game.meta.rules_version,
        actions=game.actions.version,
        components=game.fingerprint,
        seats=ruleset.count,
        options=dict(ruleset.options),
        players=players,
        luck="seeded" if secret is None else "sealed",
        commitment=None,
        started=now(),
        own_components=game.own_components,
        continued=continued,
    )
    return header if secret is None else committed(header, secret)
