"""A match: one game being played. The checked door for everybody outside the engine."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from bottega.core.actions import Action
from bottega.core.chance import Chance, FastChance, Outcome, RecordedChance, SealedChance, TracedChance, commitment_to
from bottega.core.errors import BadInput, BottegaError, IllegalAction
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
    outcomes_of,
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


@dataclass
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

    # Acting

    def play(self, seat: int, action: Action | str) -> list[Event]:
        """Do an action, or raise IllegalAction and change nothing. Returns what the seat saw happen."""
        return self._play(self._seat(seat), self._action(action), now())

    def _play(self, seat: Seat, action: Action, time: str) -> list[Event]:
        reason = self.state.check(seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        pending, sealed = self.state.pending, self.state.sealed
        since = self.event_count
        self.state.apply(seat, action, self._chance, self._chronicle)
        self._reversible.append(Reversible(seat, action, pending, None))
        still_sealed = sealed and self.state.sealed and set(self.state.pending) <= set(pending)
        if not still_sealed:
            self._note_actions(time)
        if self._chance.outcomes or any(event.reveals for event in self._chronicle.events[since:]):
            self._note_luck()
            self._set_barrier()
        if self.over:
            self._set_barrier()
            self._note_end()
        return self._chronicle.seen_by(seat, since)

    def undo(self, seat: int) -> None:
        """Take back a seat's last action, unless something new was seen since."""
        self._undo(self._seat(seat), now())

    def can_undo(self, seat: int) -> bool:
        """Whether a seat's last action can be taken back."""
        return self._why_not_undo(self._seat(seat)) is None

    def _undo(self, seat: Seat, time: str) -> None:
        reason = self._why_not_undo(seat)
        if reason is not None:
            raise IllegalAction(reason)
        undone = self._last_of(seat)
        self._reversible.remove(undone)
        if undone.entry is not None:
            self._entries.append(Undone(n=len(self._entries) + 1, seat=seat, action=undone.entry, time=time))
        self.state = self._barrier.copy()
        del self._chronicle.events[self._barrier_event :]
        for kept in self._reversible:
            self.state.apply(kept.seat, kept.action, self._chance, self._chronicle)

    def _why_not_undo(self, seat: Seat) -> Reason | None:
        acted = [entry for entry in self._entries if isinstance(entry, Acted) and entry.seat == seat]
        if not any(reversible.seat == seat for reversible in self._reversible):
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

    def _note_actions(self, time: str) -> None:
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
        return self.game.actions.parse_name(action) if isinstance(action, str) else action


def now() -> str:
    """The time, as records write it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def new_match(
    name: str,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    players: Sequence[str] | None = None,
) -> Match:
    """Begin a game. Its luck is sealed; with a seed it is repeatable instead, for simulation."""
    game = find_game(name)
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
        options=ruleset.options,
        players=players,
        luck="sealed" if commitment is not None else "seeded",
        commitment=commitment,
        started=now(),
    )


def closing_line(header: Header, entries: list[Entry], standings: list[Standing], secret: str | None) -> Ended:
    """The last line of a record."""
    totals = {standing.seat: standing.total for standing in standings}
    return Ended(
        n=len(entries) + 1,
        scores=[totals[seat] for seat in range(header.seats)],
        winners=[standing.seat for standing in standings if standing.won],
        secret=secret,
        digest=digest_of(header, entries),
    )


class Replay:
    """Plays a record again, entry by entry, with all checks on.

    Sealed luck whose secret is known (the game is over, or `luck` is given) is checked too.
    """

    def __init__(self, record: Record, luck: Chance | None = None) -> None:
        self.record = record
        if luck is None and record.end is not None and record.header.luck == "sealed":
            luck = SealedChance(secret_of(record))
        self._recorded = RecordedChance(luck)
        self._at = 0
        game = game_of(record.header)
        self._recorded.expect(self._take_luck())
        self.match = Match(game, record.header, self._recorded)
        self._nothing_left_over()

    @property
    def at(self) -> int:
        """How many entries were played."""
        return self._at

    @property
    def done(self) -> bool:
        """Whether every entry was played."""
        return self._at == len(self.record.entries)

    def step(self) -> Entry:
        """Play the next entry, with the luck that follows it."""
        entry = self.record.entries[self._at]
        self._at += 1
        if isinstance(entry, Luck):
            raise BadInput(f"entry {entry.n} of the record is luck that the rules did not ask for")
        try:
            if isinstance(entry, Acted):
                self._recorded.expect(self._take_luck())
                self.match._play(self.match._seat(entry.seat), self.match._action(entry.action), entry.time)
                self._nothing_left_over()
            elif isinstance(entry, Undone):
                self.match._undo(self.match._seat(entry.seat), entry.time)
                if self.match.record.entries[-1] != entry:
                    raise BadInput("it takes back another action than it says")
        except BottegaError as error:
            raise BadInput(f"entry {entry.n} of the record can't be played: {error}") from None
        if isinstance(entry, Ended) and self.match.record.end is None:
            raise BadInput(f"entry {entry.n} of the record ends a game that is not over")
        return entry

    def to_end(self) -> Match:
        """Play all entries, and check the closing line."""
        while not self.done:
            self.step()
        end = self.record.end
        if end is not None:
            check_end(self.record, end, self.match)
        return self.match

    def _take_luck(self) -> list[Outcome]:
        """The outcomes that stand next in the record."""
        if self._at < len(self.record.entries):
            entry = self.record.entries[self._at]
            if isinstance(entry, Luck):
                self._at += 1
                return outcomes_of(entry)
        return []

    def _nothing_left_over(self) -> None:
        if self._recorded.left_over:
            raise BadInput(f"entry {self._at} of the record holds outcomes that the rules did not ask for")


def game_of(header: Header) -> Game:
    """The game of a record, if this version of Bottega plays it by the same rules and components."""
    game = find_game(header.game)
    game.meta.check_seats(header.seats)
    if len(header.players) != header.seats:
        raise BadInput(f"the record names {len(header.players)} players for {header.seats} seats")
    if header.rules != game.meta.rules_version:
        raise BadInput(
            f"the record was played by version {header.rules} of the rules of {game.meta.title}, "
            f"and this Bottega plays version {game.meta.rules_version}"
        )
    if header.actions > game.actions.version:
        raise BadInput("the record knows actions that this version of Bottega does not")
    if header.components != game.fingerprint:
        raise BadInput("the record was played with other components than this Bottega has")
    return game


def check_end(record: Record, end: Ended, match: Match) -> None:
    """Check the closing line of a record against the game as it was played again."""
    if digest_of(record.header, record.entries[:-1]) != end.digest:
        raise BadInput("the record was changed after the game: its digest does not fit its lines")
    played = match.record.end
    if played is None or (played.scores, played.winners) != (end.scores, end.winners):
        raise BadInput("the record's result is not what its moves lead to")


def secret_of(record: Record) -> bytes:
    """The secret of a finished record's sealed luck, if it is the one that was committed to."""
    if record.end is None:
        raise BadInput("the game is not over, so its luck is still sealed: there is nothing to verify yet")
    if record.header.luck != "sealed" or record.header.commitment is None or record.end.secret is None:
        raise BadInput("the luck of this game was not sealed (it was simulated from a seed), so it can't be verified")
    secret = parse_secret(record.end.secret)
    if commitment_to(secret) != record.header.commitment:
        raise BadInput("the secret is not the one that was committed to before the game")
    return secret


def parse_secret(text: str) -> bytes:
    """The secret of sealed luck, as records write it."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadInput("the secret in the record is not a number in hexadecimal") from None


def verify(record: Record) -> Match:
    """Check a finished record: the commitment, every outcome and every move. BadInput says what is wrong."""
    return Replay(record, SealedChance(secret_of(record))).to_end()


def replay(record: Record) -> Match:
    """Play a record again, with all checks on, and go on from where it ends."""
    return Replay(record).to_end()


def resume(record: Record, private: Private, luck: Chance | None = None) -> Match:
    """Go on with a running game, from its record and what was kept beside it.

    `luck` is for a game that was seeded: the same luck, from its beginning.
    """
    if private.secret is not None:
        luck = SealedChance(parse_secret(private.secret))
    match = Replay(record, luck).to_end()
    if luck is not None:
        match._chance.source = luck
    for seat, action in private.sealed:
        match.play(seat, action)
    return match
