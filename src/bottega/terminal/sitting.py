"""A sitting: a game at this screen, who plays it, and the save that follows every move."""

from __future__ import annotations

import contextlib
import random
import secrets
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
from rich.text import Text

from bottega.bots import Bot, new_bot
from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.errors import BadInput, BottegaError
from bottega.core.events import Event, standing
from bottega.core.match import Match, Private, new_match
from bottega.core.records import format_record, parse_record
from bottega.core.replay import resume
from bottega.core.seats import EVERYONE
from bottega.core.views import View
from bottega.speech.phrase import Phrase
from bottega.speech.voice import Voice
from bottega.terminal import saves
from bottega.terminal.advice import Advice, advise
from bottega.terminal.boards import Board, find_board
from bottega.terminal.rehearsal import Rehearsal
from bottega.terminal.seats import Player, parse_seats

NEWS_AFTER_RESUMING = 12
SEAL_DIGITS = 32


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
    """A move could not be saved, so it does not count, and the game can't go on here."""


class Sitting:
    """A game at this screen. Nothing is shown of a move before it is on the disk."""

    def __init__(self, name: str, seats: str, match: Match, seed: int | None) -> None:
        self.name = name
        self.seats = seats
        self.seed = seed
        self.match = match
        self.players: list[Player] = parse_seats(seats)
        self.names = [player.name for player in self.players]
        self.board: Board = find_board(match.game, self.names, match.header.options)
        self.on_screen: int | None = None
        """Who looks at the screen alone, where several people share it; None if all do."""
        self.on_turn: int | None = None
        self.notes: list[str] = []
        self._noted: set[int] = set()
        self._remarks: dict[int, list[str]] = {}
        self._is_kept_later = False
        self._told = [max(0, match.event_count(seat) - NEWS_AFTER_RESUMING) for seat in match.seats]
        self._bots = {seat: self._new_bot(player.bot, seat) for seat, player in enumerate(self.players) if player.bot}

    def _new_bot(self, name: str, seat: int) -> Bot:
        luck = unknown_luck() if self.seed is None else random.Random(f"{self.seed} {seat}")
        return new_bot(name, self.match.game, luck)

    @property
    def voice(self) -> Voice:
        """How the game is spoken of at this table."""
        return self.board.voice

    def drawn(self, phrase: Phrase) -> Text:
        """A phrase as it looks on this screen."""
        return self.board.drawn(phrase)

    # Who

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.is_person]

    def next_seat(self) -> int:
        """Who decides next: bots before people, and whoever is at the screen before the others."""
        pending = self.match.pending
        bots = [seat for seat in pending if seat in self._bots]
        at_screen = [seat for seat in pending if seat == self.on_screen]
        return [*bots, *at_screen, *pending][0]

    # Acting

    def play(self, seat: int, action: Action) -> None:
        """Do an action and save the game."""
        self.match.play(seat, action)
        self.keep()

    def play_bot(self, seat: int) -> None:
        """Let a bot decide, from what its seat may see."""
        self.play(seat, self._bots[seat].choose(self.match.view(seat), self.match.legal(seat)))

    def undo(self, seat: int) -> None:
        """Take back a seat's last action and save the game."""
        self.match.undo(seat)
        self._told[seat] = self.match.event_count(seat)
        self.keep()

    def has_secrets(self, seat: int | None) -> bool:
        """Whether a seat knows something now that a spectator may not."""
        return msgspec.structs.replace(self.match.view(seat), seat=None) != self.match.view()

    def rehearsal(self, seat: int, start: View | None = None) -> Rehearsal:
        """The table as the seat knows it, or as it was at the start of something, for trying moves out."""
        return Rehearsal(self.match.game, self.match.view(seat) if start is None else start)

    def hint(self, seat: int) -> Advice:
        """What the greedy bot would do this turn, seeing what the seat sees."""
        return advise(self.match.game, self.voice, self.rehearsal(seat))

    # Telling

    def news(self, seat: int) -> list[Event]:
        """What happened since this seat was last told."""
        events = self.match.events(seat)
        since, self._told[seat] = self._told[seat], len(events)
        return standing(events, since)

    def closing_news(self) -> list[Event]:
        """What happened since the last of the people was told: what all at the screen may know."""
        seat = self.people[-1]
        events = self.match.events(seat)
        news = standing(events, self._told[seat])
        return news if len(self.people) == 1 else [event for event in news if event.audience == EVERYONE]

    def opening_notes(self, seat: int) -> list[str]:
        """What a seat is told once, when it first looks at the table."""
        notes = [] if seat in self._noted else self.notes
        self._noted.add(seat)
        return notes

    def remark(self, seat: int, text: str) -> None:
        """Tell a seat something when it next looks at the table."""
        self._remarks.setdefault(seat, []).append(text)

    def remarks(self, seat: int) -> list[str]:
        """What a seat is still to be told."""
        return self._remarks.pop(seat, [])

    @property
    def seal(self) -> str | None:
        """What was shown of the luck before play: the number that `verify` shows again."""
        commitment = self.match.header.commitment
        return None if commitment is None else short_seal(commitment)

    # Keeping

    @contextlib.contextmanager
    def in_one_piece(self) -> Iterator[None]:
        """Save what is played and taken back meanwhile at its end, all at once: a kill leaves all of it, or none."""
        self._is_kept_later = True
        try:
            yield
        finally:
            self._is_kept_later = False
        self.keep()

    def keep(self) -> None:
        """Write the game to the disk, as it stands."""
        if self._is_kept_later:
            return
        private = self.match.private
        save = saves.Save(
            format=saves.FORMAT,
            name=self.name,
            seats=self.seats,
            seed=self.seed,
            secret=private.secret,
            sealed=private.sealed,
            withheld=private.withheld,
            record=format_record(self.match.record),
        )
        try:
            saves.keep(save)
        except BadInput as error:
            raise NotKept(str(error)) from None

    def export(self, path: Path) -> None:
        """Write what everybody may see of the record so far to a new file."""
        saves.export(path, format_record(self.match.record))

    def close(self) -> Path:
        """The game is over: write its record, then forget the save."""
        path = saves.keep_record(self.name, format_record(self.match.record))
        saves.remove(self.name)
        return path


def begin(game: str, seats: str, options: Mapping[str, str], seed: int | None, own_components: str = "") -> Sitting:
    """A new game."""
    players = parse_seats(seats)
    match = new_match(game, len(players), options, seed, [player.name for player in players], own_components)
    return Sitting(saves.new_name(game), seats, match, seed)


def go_on(name: str) -> Sitting:
    """A game that was saved."""
    save = saves.load(name)
    luck = None if save.seed is None else FastChance(random.Random(save.seed))
    try:
        match = resume(parse_record(save.record), Private(save.secret, save.sealed, save.withheld), luck)
        if len(parse_seats(save.seats)) != len(match.seats):
            raise BadInput(f"it has {len(match.seats)} seats, and the players are {save.seats}")
        return Sitting(name, save.seats, match, save.seed)
    except (BottegaError, ValueError) as error:
        raise BadInput(f"the saved game {name!r} is broken: {error}") from None
