"""A sitting: a game, who plays it, and the save that follows every move."""

from __future__ import annotations

import contextlib
import random
import secrets
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Self

import msgspec

from bottega.bots import UNLIMITED, Seated, new_bot
from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.errors import BadInput, BottegaError
from bottega.core.events import Event, standing
from bottega.core.match import Match, Private, new_match
from bottega.core.records import format_record, parse_record
from bottega.core.replay import resume
from bottega.core.views import View
from bottega.sitting import saves
from bottega.sitting.advice import Advice, advise
from bottega.sitting.rehearsal import Rehearsal
from bottega.sitting.seats import Player, parse_seats
from bottega.speech.voice import Voice, find_voice

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
    """A game, and those who play it. Nothing is told of a move before it is on the disk."""

    def __init__(self, name: str, seats: str, match: Match, seed: int | None) -> None:
        self.name = name
        self.seats = seats
        self.seed = seed
        self.match = match
        self.players: list[Player] = parse_seats(seats)
        self.names = [player.name for player in self.players]
        self.voice: Voice = find_voice(match.game, self.names, match.header.options)
        """How the game is spoken of at this table."""
        self._is_kept_later = False
        self._told = [max(0, match.event_count(seat) - NEWS_AFTER_RESUMING) for seat in match.seats]
        self._bots: dict[int, Seated] = {}

    def _bot(self, seat: int) -> Seated:
        """The bot on a seat. It sits down when it is first asked: a game that is only listed needs none."""
        if seat not in self._bots:
            name, match = self.players[seat].bot, self.match
            assert name is not None
            luck = unknown_luck() if self.seed is None else random.Random(f"{self.seed} {seat}")
            self._bots[seat] = Seated(new_bot(name, match.game, luck), match.seats[seat], match.events)
            self._bots[seat].begin(match.game.ruleset(match.header.seats, match.header.options))
        return self._bots[seat]

    # Beginning, and going on

    @classmethod
    def begin(
        cls, game: str, seats: str, options: Mapping[str, str], seed: int | None, own_components: str = ""
    ) -> Self:
        """A new game."""
        players = parse_seats(seats)
        match = new_match(game, len(players), options, seed, [player.name for player in players], own_components)
        return cls(saves.new_name(game), seats, match, seed)

    @classmethod
    def go_on(cls, name: str) -> Self:
        """A game that was saved."""
        save = saves.load(name)
        luck = None if save.seed is None else FastChance(random.Random(save.seed))
        try:
            match = resume(parse_record(save.record), Private(save.secret, save.sealed, save.withheld), luck)
            if len(parse_seats(save.seats)) != len(match.seats):
                raise BadInput(f"it has {len(match.seats)} seats, and the players are {save.seats}")
            return cls(name, save.seats, match, save.seed)
        except (BottegaError, ValueError) as error:
            raise BadInput(f"the saved game {name!r} is broken: {error}") from None

    # Who

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.is_person]

    # Acting

    def play(self, seat: int, action: Action) -> None:
        """Do an action and save the game."""
        self.match.play(seat, action)
        self.keep()

    def play_bot(self, seat: int) -> None:
        """Let a bot decide, from what its seat may see."""
        self.play(seat, self._bot(seat).choose(self.match.view(seat), self.match.legal(seat), UNLIMITED))

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
        """The game is over: write its record, then forget the save, and let the bots go."""
        path = saves.keep_record(self.name, format_record(self.match.record))
        saves.remove(self.name)
        standings = [] if self.match.closed else self.match.standings()
        for bot in self._bots.values():
            bot.end(standings)
        return path
