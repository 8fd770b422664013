"""A sitting: a match, those who play it, and the store that keeps it. The one way to a table, for all clients."""

from __future__ import annotations

import contextlib
import random
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Self

import msgspec

from bottega.bots import UNLIMITED, Budget, Seated, new_bot
from bottega.core.actions import Action
from bottega.core.chance import Chance, FastChance, SealedChance
from bottega.core.errors import BadInput, BottegaError, IllegalAction, unknown
from bottega.core.event import Event
from bottega.core.events import is_settled, taken_back
from bottega.core.game import Game
from bottega.core.match import Match, new_match, now
from bottega.core.replay import committed_secret, game_of
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.sitting.advice import Advice, advise
from bottega.sitting.drafts import Draft, Laying, Slip, drafts_of
from bottega.sitting.lines import Part, WrongPart, check_numbers, is_one_move, parts_of, rehearse
from bottega.sitting.reasons import NOTHING_TO_CANCEL, STALE
from bottega.sitting.rehearsal import Rehearsal
from bottega.sitting.seats import Player, check_players
from bottega.sitting.snapshot import News, Snapshot, legal_actions, questions_to, secrets_in
from bottega.sitting.store import Deed, Start, Store
from bottega.speech.menu import Menu
from bottega.speech.moves import find_move
from bottega.speech.voice import Tried, Voice, find_voice

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


class NotKept(Exception):
    """What was done could not be kept, so it did not happen. The problem says why; `Overtaken` asks to catch up."""

    def __init__(self, problem: BadInput) -> None:
        super().__init__(str(problem))
        self.problem = problem


@dataclass(frozen=True)
class Played:
    """What was done of a line. Where luck came in the middle and a later part turned out to be wrong, it `ended`."""

    actions: list[Action]
    ended: WrongPart | None = None


class Sitting:
    """A match, and those who play it. Nothing is told of what was done before it is kept.

    Whatever is asked for may carry the `number` of the snapshot that it was made for: if the seat could have noticed
    something since, it is refused.
    """

    def __init__(self, store: Store, start: Start, match: Match) -> None:
        self.store = store
        self.start = start
        self.name = start.name
        self.match = match
        self.players: list[Player] = list(start.players)
        self.names = [player.name for player in self.players]
        self.voice: Voice = find_voice(match.game, self.names, match.header.options)
        """How the game is spoken of at this table."""
        self._kept: list[Deed] = []
        self._doing: list[Deed] | None = None
        """What is being done in one piece, and is kept at its end."""
        self._noticed: dict[int | None, int] = {}
        self._bots: dict[int, Seated] = {}

    # Beginning, and going on

    @classmethod
    def open(
        cls,
        store: Store,
        name: str,
        game: str,
        players: Sequence[Player],
        options: Mapping[str, str],
        seed: int | None = None,
        own_components: str = "",
    ) -> Self:
        """A new game, kept under a name. Its luck is sealed; with a seed it is repeatable instead."""
        match = new_match(game, len(players), options, seed, [player.name for player in players], own_components)
        secret = match.private.secret
        start = Start(name=name, header=match.header, players=tuple(players), secret=secret, seed=seed)
        store.begin(start)
        return cls(store, start, match)

    @classmethod
    def load(cls, store: Store, name: str) -> Self:
        """A game that was kept. All that was done is done again, with all checks on."""
        kept = store.load(name)
        try:
            check_players(kept.start.players, kept.start.header.seats)
            sitting = cls(store, kept.start, _first_match(game_of(kept.start.header), kept.start))
            sitting._redo(kept.deeds)
        except (BottegaError, ValueError) as error:
            problem = error if isinstance(error, BottegaError) else BadInput("not-understood", text=str(error))
            raise BadInput("save-broken", name=name, because=problem) from None
        return sitting

    def catch_up(self) -> None:
        """Do what others have kept of this sitting since."""
        self._redo(self.store.load(self.name).deeds[len(self._kept) :])

    def _redo(self, deeds: Sequence[Deed]) -> None:
        """Do again what was done before, and check that it leads to the same record."""
        for deed in deeds:
            self._do(deed)
            if deed.link and deed.link != self.match.link:
                raise BadInput("save-leads-elsewhere", number=deed.n)
            self._kept.append(deed)

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

    def number(self, seat: int | None) -> int:
        """How often a seat, or a spectator, could notice that something was done: by itself, or for all to see.

        What others have only begun under a seal does not count, or one could learn of it.
        """
        return self._noticed.get(seat, 0)

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

    def news(self, seat: int | None, since: int = 0) -> News:
        """What a seat was told from its event number `since` on."""
        count = self.match.event_count(seat)
        if not 0 <= since <= count:
            raise BadInput("no-such-event", number=since, count=count)
        events = self.match.events(seat)
        gone = {number for event in events for number in taken_back(event)}
        stands = [n for n in range(since, count) if n not in gone and not is_settled(events[n], since)]
        return News(since, count, tuple(events[since:]), tuple(stands))

    def hint(self, seat: int) -> Advice:
        """What the greedy bot would do this turn, seeing what the seat sees."""
        return advise(self.match.game, self.voice, self.rehearsal(seat))

    def is_in_the_middle(self, seat: int) -> bool:
        """Whether a seat is in the middle of something that takes several decisions."""
        return self.voice.is_in_the_middle(self.match.view(seat))

    # Understanding

    def menu(self, seat: int) -> Menu:
        """The legal actions of a seat, with their numbers."""
        return Menu(self.voice, self.match.view(seat), self.match.legal(seat))

    def find(self, seat: int, text: str) -> Action:
        """The one move that somebody means, legal or not."""
        return find_move(text, self.menu(seat), self.match.game.actions, self.voice.aliases)

    def is_one_move(self, seat: int, text: str) -> bool:
        """Whether somebody means one move, and not several."""
        return is_one_move(self.voice, self.match.view(seat), self.match.legal(seat), text)

    def rehearsal(self, seat: int, start: View | None = None) -> Rehearsal:
        """The table as the seat knows it, or as it was at the start of something, for trying moves out."""
        return Rehearsal(self.match.game, self.match.view(seat) if start is None else start)

    def try_out(self, seat: int, text: str) -> list[Tried]:
        """The moves of a line that somebody asks about, as far as their outcome is certain; at least one of them."""
        parts, start = self._understood(seat, text)
        moves, _ = self._rehearse(seat, parts, start)
        return moves

    def _understood(self, seat: int, line: str | Sequence[Part] | Draft) -> tuple[list[Part], View | None]:
        """The parts of a line, and the table where it begins, if it takes the place of what is being done."""
        if isinstance(line, Draft):
            return [*line.line()], None if line.view == self.match.view(seat) else line.view
        if not isinstance(line, str):
            return list(line), None
        parts = parts_of(line)
        if not parts:
            raise BadInput("no-move-named")
        check_numbers(parts)
        return parts, self.voice.afresh(self.match.view(seat), line)

    def _rehearse(self, seat: int, parts: Sequence[Part], start: View | None) -> tuple[list[Tried], list[Part]]:
        """The moves of a line as far as their outcome is certain, and the parts that are left then."""
        rehearsal = self.rehearsal(seat, start)
        left = rehearse(self.match.game, self.voice, rehearsal, parts)
        return rehearsal.moves, left

    # Drafting

    def drafts(self, seat: int) -> tuple[str, ...]:
        """The compound decisions that a seat may draft now, by their words."""
        view = self.match.view(seat)
        return tuple([kind.word for kind in drafts_of(self.match.game) if kind.fits(self.voice, view)])

    def draft(self, seat: int, word: str, laid: Iterable[Action | str] = ()) -> Draft:
        """A draft of a seat, with what is laid so far: actions, or their names. Nothing is done before it is played."""
        if word not in self.drafts(seat):
            raise unknown("no-such-draft", word, self.drafts(seat))
        actions = [self.match.game.actions.parse_name(each) if isinstance(each, str) else each for each in laid]
        kind = next(kind for kind in drafts_of(self.match.game) if kind.word == word)
        return kind(self.voice, self.match.view(seat), actions)

    def slip(self, seat: int, asked: Laying) -> Slip:
        """What a client asks about a draft, answered: nothing is remembered of it."""
        return self._sent(seat, asked).slip()

    def _sent(self, seat: int, asked: Laying) -> Draft:
        """A draft as a client sends it."""
        self._check_number(seat, asked.number)
        return self.draft(seat, asked.draft, [self.match.game.actions.parse_json(action) for action in asked.laid])

    # Acting

    def play(self, seat: int, line: Line, *, number: int | None = None) -> Played:
        """Do an action or a whole line: all of it, or nothing if a part of it is known to be impossible.

        Where luck comes in the middle, what follows is only known then: if it turns out to be impossible, the line
        ends there.
        """
        self._check_number(seat, number)
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
        self._check_number(seat, number)
        with self._in_one_piece():
            self._perform("undo", seat)

    def cancel(self, seat: int, *, number: int | None = None) -> None:
        """Take back all that belongs to an unfinished action of a seat, as far as nothing new was seen."""
        self._check_number(seat, number)
        if not self.is_in_the_middle(seat):
            raise IllegalAction(NOTHING_TO_CANCEL)
        with self._in_one_piece():
            self._take_back(seat)

    def resign(self, seat: int, *, number: int | None = None) -> None:
        """A seat gives up, which ends the game for all."""
        self._check_number(seat, number)
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

    def _check_number(self, seat: int, number: int | None) -> None:
        if number is not None and number != self.number(seat):
            raise IllegalAction(STALE.about(number=number, now=self.number(seat)))

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

    # Keeping

    def _perform(
        self, do: Literal["act", "undo", "resign", "end"], seat: int | None = None, action: Action | None = None
    ) -> None:
        """Do something now."""
        assert self._doing is not None
        number = len(self._kept) + len(self._doing) + 1
        deed = Deed(n=number, do=do, time=now(), seat=seat, action=None if action is None else action.name)
        self._do(deed)
        self._doing.append(deed)

    def _do(self, deed: Deed) -> None:
        """Do a deed, now or again, and count for whom it is to be noticed."""
        match = self.match
        pending, written = match.pending, match.last_entry
        if deed.do == "act" and deed.seat is not None and deed.action is not None:
            match.play(deed.seat, deed.action, deed.time)
        elif deed.do == "undo" and deed.seat is not None:
            match.undo(deed.seat, deed.time)
        elif deed.do == "resign" and deed.seat is not None:
            match.resign(deed.seat, deed.time)
        elif deed.do == "end":
            match.agree_to_end(deed.time)
        else:
            raise BadInput("deed-unclear", number=deed.n)
        is_open = match.pending != pending or match.last_entry is not written
        for seat in (None, *match.seats):
            self._noticed[seat] = self.number(seat) + (is_open or seat == deed.seat)

    @contextlib.contextmanager
    def _in_one_piece(self) -> Iterator[None]:
        """Keep what is done meanwhile at its end, all at once. What breaks off, or can't be kept, did not happen."""
        self._doing = []
        try:
            yield
            self._keep(self._doing)
        except BaseException:
            if self._doing:
                self._start_over()
            raise
        finally:
            self._doing = None

    def _keep(self, deeds: list[Deed]) -> None:
        if not deeds:
            return
        linked = [*deeds[:-1], msgspec.structs.replace(deeds[-1], link=self.match.link)]
        try:
            self.store.append(self.name, linked)
        except BadInput as problem:
            raise NotKept(problem) from None
        self._kept += linked

    def _start_over(self) -> None:
        """Go back to what is kept. Bots sit down anew."""
        self.match = _first_match(self.match.game, self.start)
        self._noticed, self._bots = {}, {}
        for deed in self._kept:
            self._do(deed)


def _first_match(game: Game, start: Start) -> Match:
    """A match as it was when its sitting began."""
    return Match(game, start.header, _luck_of(start))


def _luck_of(start: Start) -> Chance:
    if start.secret is not None:
        return SealedChance(committed_secret(start.header, start.secret))
    if start.seed is None:
        raise BadInput("no-luck")
    return FastChance(random.Random(start.seed))
