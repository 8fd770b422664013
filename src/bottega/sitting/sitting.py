"""A sitting: a match, those who play it, and the store that keeps it. The one way to a table, for all clients."""

from __future__ import annotations

import random
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bottega.bots import UNLIMITED, Budget, Seated, new_bot
from bottega.core.actions import Action
from bottega.core.errors import IllegalAction
from bottega.core.event import Event
from bottega.core.match import Match
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.sitting.asking import Asking
from bottega.sitting.drafts import Draft, Laying, Slip, draft_at, drafts_at
from bottega.sitting.keeping import KeptMatch
from bottega.sitting.lines import Part, WrongPart
from bottega.sitting.reasons import NOTHING_TO_CANCEL, STALE
from bottega.sitting.seats import Player
from bottega.sitting.snapshot import Snapshot, legal_actions, questions_to, secrets_in
from bottega.sitting.store import Start, Store
from bottega.speech.voice import Voice, find_voice

SEAL_DIGITS = 32

Line = Action | str | Sequence[Part] | Draft | Laying
"""What somebody wants to do: an action, words as they were typed, several of either one after the other, or a draft,
be it as a client sends it.
"""


def short_seal(commitment: str) -> str:
    """As much of a commitment as people compare."""
    return commitment[:SEAL_DIGITS]


def unknown_luck() -> random.Random:
    """For a bot whose moves nobody should be able to tell beforehand."""
    return random.Random(secrets.token_bytes(16))


def luck_before_play(seed: int | None) -> random.Random:
    """For what is drawn before a game begins: unknown, or the same for the same seed."""
    return unknown_luck() if seed is None else random.Random(f"{seed} before play")


@dataclass(frozen=True)
class Played:
    """What was done of a line. Where luck came in the middle and a later part turned out to be wrong, it `ended`."""

    actions: list[Action]
    ended: WrongPart | None = None


class Sitting(KeptMatch, Asking):
    """A match, and those who play it. Nothing is told of what was done before it is kept.

    Whatever is asked for may carry the `number` of the snapshot that it was made for: if the seat could have noticed
    something since, it is refused.
    """

    match: Match

    def __init__(self, store: Store, start: Start, match: Match) -> None:
        super().__init__(store, start, match)
        self.players: list[Player] = list(start.players)
        self.names = [player.name for player in self.players]
        self.voice: Voice = find_voice(match.game, self.names, match.header.options)
        self._bots: dict[int, Seated] = {}

    # Who

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.is_person]

    @property
    def seal(self) -> str | None:
        """What was shown of the luck before play: the number that `verify` shows again."""
        commitment = self.match.header.commitment
        return None if commitment is None else short_seal(commitment)

    # Looking

    def snapshot(self, seat: int | None) -> Snapshot:
        """All that a client needs to show a seat the table, or a spectator."""
        match, view = self.match, self.match.view(seat)
        return Snapshot(
            name=self.name,
            game=match.game.meta.name,
            seat=seat,
            number=self.number(seat),
            events=match.event_count(seat),
            players=tuple(self.players),
            pending=match.pending,
            over=match.over,
            closed=match.closed,
            seal=match.header.commitment,
            view=view,
            prospects=match.game.prospects(view),
            secrets=self.secrets(seat),
            questions=questions_to(view, seat),
            legal=legal_actions([] if seat is None else match.legal(seat)),
            can_undo=seat is not None and match.can_undo(seat),
            can_cancel=seat is not None and match.can_undo(seat) and self.is_in_the_middle(seat),
            standings=tuple(match.standings()) if match.over and not match.closed else (),
        )

    def secrets(self, seat: int | None) -> tuple[str, ...]:
        """What a seat sees that a spectator does not, by its place in the view, as JSON pointers."""
        return secrets_in(self.match.view(seat), self.match.view())

    # Drafting

    def drafts(self, seat: int) -> tuple[str, ...]:
        """The compound decisions that a seat may draft now, by their words."""
        return drafts_at(self.voice, self.match.view(seat))

    def draft(self, seat: int, word: str, laid: Iterable[Action | str] = ()) -> Draft:
        """A draft of a seat, with what is laid so far: actions, or their names. Nothing is done before it is played."""
        return draft_at(self.voice, self.match.view(seat), word, laid)

    def slip(self, seat: int, asked: Laying) -> Slip:
        """What a client asks about a draft, answered: nothing is remembered of it."""
        return self._sent(seat, asked).slip()

    def _sent(self, seat: int, asked: Laying) -> Draft:
        """A draft as a client sends it."""
        self.check_number(seat, asked.number)
        return self.draft(seat, asked.draft, [self.match.game.actions.parse_json(action) for action in asked.laid])

    # Acting

    def play(self, seat: int, line: Line, *, number: int | None = None) -> Played:
        """Do an action or a whole line: all of it, or nothing if a part of it is known to be impossible.

        Where luck comes in the middle, what follows is only known then: if it turns out to be impossible, the line
        ends there.
        """
        self.check_number(seat, number)
        if isinstance(line, str) and self.is_one_move(seat, line):
            line = self.find(seat, line)
        if isinstance(line, Action):
            with self._in_one_piece():
                self._act(seat, line)
            return Played([line])
        if isinstance(line, Laying):
            line = self._sent(seat, line)
        parts, start = self._understood(seat, line)
        with self._in_one_piece():
            return self._play_in_turn(seat, parts, start)

    def _play_in_turn(self, seat: int, parts: list[Part], start: View | None) -> Played:
        done = list[Action]()
        while parts:
            try:
                moves, parts = self._rehearse(seat, parts, start)
            except WrongPart as wrong:
                if not done:
                    raise
                return Played(done, wrong)
            if start is not None:
                self._take_back(seat)
            for tried in moves:
                self._act(seat, tried.action)
                done.append(tried.action)
            start = None
        return Played(done)

    def play_bot(self, seat: int, budget: Budget = UNLIMITED) -> None:
        """Let a bot decide, from what its seat may see."""
        self.play(seat, self._bot(seat).choose(self.match.view(seat), self.match.legal(seat), budget))

    def undo(self, seat: int, *, number: int | None = None) -> None:
        """Take back a seat's last action, unless something new was seen since."""
        self.check_number(seat, number)
        with self._in_one_piece():
            self._perform("undo", seat)

    def reset(self, seat: int, *, number: int | None = None) -> None:
        """Take back all that a seat did since its turn began, as far as nothing new was seen and nobody else acted.

        What is sealed is a turn of its own: what was done in the open before it stays.
        """
        self.check_number(seat, number)
        is_sealed = self._has_sealed(seat)
        with self._in_one_piece():
            self._perform("undo", seat)
            while self.match.can_undo(seat) and self._has_sealed(seat) == is_sealed:
                self._perform("undo", seat)

    def cancel(self, seat: int, *, number: int | None = None) -> None:
        """Take back all that belongs to an unfinished action of a seat, as far as nothing new was seen."""
        self.check_number(seat, number)
        if not self.is_in_the_middle(seat):
            raise IllegalAction(NOTHING_TO_CANCEL)
        with self._in_one_piece():
            self._take_back(seat)

    def undo_to(self, seat: int, entry: int) -> None:
        """Take back all that a seat did from an entry of the record on."""
        with self._in_one_piece():
            self._perform("undo", seat)
            while entry in self.match.reversible(seat):
                self._perform("undo", seat)

    def resign(self, seat: int, *, number: int | None = None) -> None:
        """A seat gives up, which ends the game for all."""
        self.check_number(seat, number)
        with self._in_one_piece():
            self._perform("resign", seat)

    def agree_to_end(self) -> None:
        """All agree to end the game here: nobody wins."""
        with self._in_one_piece():
            self._perform("end")

    def close(self) -> None:
        """The game is over: keep its record alone, and let the bots go."""
        self.store.finish(self.name, self.match.record)
        standings = [] if self.match.closed else self.match.standings()
        for bot in self._bots.values():
            bot.end(standings)

    def check_number(self, seat: int, number: int | None) -> None:
        """Refuse what was made for a table that has changed since, as far as the seat could notice."""
        if number is not None and not self.is_fresh(seat, number):
            raise IllegalAction(STALE.about(number=number, now=self.number(seat)))

    def _has_sealed(self, seat: int) -> bool:
        """Whether a seat has done something under a seal that is not broken."""
        return any(sealer == seat for sealer, _ in self.match.private.sealed)

    def _act(self, seat: int, action: Action) -> None:
        self._perform("act", seat, action)

    def _take_back(self, seat: int) -> None:
        """Take back what a seat is in the middle of, as far as nothing new was seen."""
        self._perform("undo", seat)
        while self.is_in_the_middle(seat) and self.match.can_undo(seat):
            self._perform("undo", seat)

    # Bots

    def _bot(self, seat: int) -> Seated:
        """The bot on a seat. It sits down when it is first asked: a game that is only listed needs none."""
        if seat not in self._bots:
            name, match = self.players[seat].bot, self.match
            assert name is not None
            luck = unknown_luck() if self.start.seed is None else random.Random(f"{self.start.seed} {seat}")
            self._bots[seat] = Seated(new_bot(name, match.game, luck), match.seats[seat], self._events)
            self._bots[seat].begin(match.game.ruleset(match.header.seats, match.header.options))
        return self._bots[seat]

    def _events(self, seat: Seat, since: int) -> list[Event]:
        return self.match.events(seat, since)

    def _start_over(self) -> None:
        """Bots sit down anew."""
        super()._start_over()
        self._bots = {}
