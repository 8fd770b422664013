"""A match that is kept: what is done is in the store before anybody is told of it."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Self

import msgspec

from bottega.core.actions import Action
from bottega.core.chance import Chance, FastChance
from bottega.core.errors import BadInput, BottegaError
from bottega.core.game import Game
from bottega.core.match import Match, new_match, now
from bottega.core.records import Record, outcomes_of
from bottega.core.replay import game_of
from bottega.core.seal import sealed_luck
from bottega.sitting.beginning import Prepared, continued, prepare
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
        self._fresh: dict[int | None, int] = {}
        """Since which number nothing has changed that could matter to a decision of the seat."""

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
        if seed is None:
            return cls.open_prepared(store, name, prepare(game, players, options, own_components))
        match = new_match(game, len(players), options, seed, [player.name for player in players], own_components)
        start = Start(name=name, header=match.header, players=tuple(players), secret=None, seed=seed)
        store.begin(start)
        return cls(store, start, match)

    @classmethod
    def open_prepared(cls, store: Store, name: str, prepared: Prepared) -> Self:
        """A game that was prepared begins, kept under a name; whatever shares there are have been added by now."""
        start = prepared.start(name)
        match = _first_match(game_of(start.header), start)
        store.begin(start)
        return cls(store, start, match)

    @classmethod
    def load(cls, store: Store, name: str) -> Self:
        """A game that was kept. All that was done is done again, with all checks on."""
        kept = store.load(name)
        try:
            check_players(kept.start.players, kept.start.header.seats)
            sitting = cls(store, kept.start, _first_match(game_of(kept.start.header), kept.start))
            sitting.follow(kept.deeds)
        except (BottegaError, ValueError) as error:
            problem = error if isinstance(error, BottegaError) else BadInput("not-understood", text=str(error))
            raise BadInput("save-broken", name=name, because=problem) from None
        return sitting

    @property
    def count(self) -> int:
        """How many deeds were done and kept."""
        return len(self._kept)

    def catch_up(self) -> None:
        """Do what others have kept of this sitting since."""
        self.follow(self.store.load(self.name).deeds[self.count :])

    def follow(self, deeds: Sequence[Deed]) -> None:
        """Do again what was done before, and check that it leads to the same record."""
        for deed in deeds:
            self._do(deed)
            if deed.link and deed.link != self.match.link:
                raise BadInput("save-leads-elsewhere", number=deed.n)
            self._kept.append(deed)

    def copy(self, store: Store) -> Self:
        """A sitting at which the same was done, with a store of its own: to try something out."""
        copy = type(self)(store, self.start, _first_match(self.match.game, self.start))
        copy.follow(self._kept)
        return copy

    def continued(self, step: int, players: Sequence[Player]) -> Prepared:
        """A game that goes on from this one, also while it runs: only for who holds every seat of both.

        Steps are the entries of the record, and after them what is still sealed.
        """
        return continued(self._as_if_over(), step, players, written=len(self.match.record.entries))

    def _as_if_over(self) -> Record:
        """What the record would be if the game were ended now: it tells all that is secret."""
        match = _first_match(self.match.game, self.start)
        for deed in self._kept:
            _do_at(match, deed)
        if not match.over:
            match.agree_to_end()
        return match.record

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
        pending, written, seal = match.pending, match.last_entry, match.state.seal
        _do_at(match, deed)
        is_open = match.pending != pending or match.last_entry is not written
        is_sealed = bool(seal) and match.state.seal == seal and match.last_entry is written
        for seat in (None, *match.seats):
            self._noticed[seat] = self.number(seat) + (is_open or seat == deed.seat)
            if seat == deed.seat or (is_open and not is_sealed):
                self._fresh[seat] = self.number(seat)

    def is_fresh(self, seat: int, number: int) -> bool:
        """Whether what a seat decided when it had this number may still be done.

        That another has decided under the same seal does not matter: nothing is known of it but that it is so.
        """
        return self._fresh.get(seat, 0) <= number <= self.number(seat)

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
        self._noticed, self._fresh = {}, {}
        for deed in self._kept:
            self._do(deed)


def _first_match(game: Game, start: Start) -> Match:
    """A match as it was when its sitting began: set up, or where it goes on from an earlier one."""
    match = Match(game, start.header, _luck_of(start))
    deeds = () if start.earlier is None else start.earlier.deeds
    if len(deeds) != (0 if start.header.continued is None else start.header.continued.moves):
        raise BadInput("continued-miscounted")
    for deed in deeds:
        _do_at(match, deed)
    return match


def _do_at(match: Match, deed: Deed) -> None:
    """Do a deed at a match."""
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


def _luck_of(start: Start) -> Chance:
    if start.secret is not None:
        earlier = () if start.earlier is None else start.earlier.outcomes
        return sealed_luck(start.header, start.secret, outcomes_of(list(earlier)))
    if start.seed is None:
        raise BadInput("no-luck")
    return FastChance(random.Random(start.seed))
