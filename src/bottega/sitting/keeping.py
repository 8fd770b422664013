"""A match that is kept: what is done is in the store before anybody is told of it."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Self

import msgspec

from bottega.core.actions import Action
from bottega.core.chance import Chance, FastChance, SealedChance
from bottega.core.errors import BadInput, BottegaError
from bottega.core.game import Game
from bottega.core.match import Match, new_match, now
from bottega.core.replay import committed_secret, game_of
from bottega.sitting.seats import Player, check_players
from bottega.sitting.store import Deed, Doing, Start, Store


class NotKept(Exception):
    """What was done could not be kept, so it did not happen. The problem says why; `Overtaken` asks to catch up."""

    def __init__(self, problem: BadInput) -> None:
        super().__init__(str(problem))
        self.problem = problem


class KeptMatch:
    """A match, the store that keeps it, and how often each seat could notice that something was done."""

    def __init__(self, store: Store, start: Start, match: Match) -> None:
        self.store = store
        self.start = start
        self.name = start.name
        self.match = match
        self._kept: list[Deed] = []
        self._doing: list[Deed] | None = None
        """What is being done in one piece, and is kept at its end."""
        self._noticed: dict[int | None, int] = {}

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

    def number(self, seat: int | None) -> int:
        """How often a seat, or a spectator, could notice that something was done: by itself, or for all to see.

        What others have only begun under a seal does not count, or one could learn of it.
        """
        return self._noticed.get(seat, 0)

    # Doing

    def _perform(self, do: Doing, seat: int | None = None, action: Action | None = None) -> None:
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
        """Go back to what is kept."""
        self.match = _first_match(self.match.game, self.start)
        self._noticed = {}
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
