"""Playing records again: replay, verify, resume."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

from bottega.core.chance import Chance, Outcome, RecordedChance
from bottega.core.errors import BadInput, BottegaError, IllegalAction
from bottega.core.game import Game
from bottega.core.match import Match, Private
from bottega.core.records import (
    Acted,
    Ended,
    Entry,
    Header,
    Luck,
    Record,
    Revealed,
    Undone,
    digest_of,
    outcomes_of,
    outcomes_told,
)
from bottega.core.registry import find_game, game_meta
from bottega.core.seal import check_seal, sealed_luck


class Replay:
    """Plays a record again, entry by entry, with all checks on.

    Sealed luck whose secret is known (the game is over, or `luck` is given) is checked too, but for outcomes of a
    game that this one goes on from: they only have to be possible. What the
    record of a running game withholds of luck comes from `luck`, or by lot from `guess`; which actions it
    withholds must be given.
    """

    def __init__(
        self,
        record: Record,
        luck: Chance | None = None,
        guess: Chance | None = None,
        withheld: Mapping[int, str] | None = None,
    ) -> None:
        self.record = record
        self._revealed = {entry.entry: entry for entry in record.entries if isinstance(entry, Revealed)}
        self._withheld = withheld or {}
        game = game_of(record.header)
        if luck is None and record.end is not None and record.header.luck == "sealed":
            luck = sealed_luck(record.header, record.end.secret, earlier_outcomes(record))
        self._recorded = RecordedChance(luck, guess)
        self._at = 0
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
        if isinstance(entry, Revealed):
            return entry
        if isinstance(entry, Luck):
            raise BadInput("record-luck-unasked", entry=entry.n)
        if isinstance(entry, Ended):
            self._end(entry)
            return entry
        try:
            if isinstance(entry, Acted):
                self._recorded.expect(self._take_luck())
                self.match.play(entry.seat, self.action_of(entry), entry.time)
                self._nothing_left_over()
            else:
                self._take_back(entry)
        except BottegaError as error:
            raise BadInput("record-entry-unplayable", entry=entry.n, because=error) from None
        return entry

    def to_end(self) -> Match:
        """Play all entries."""
        while not self.done:
            self.step()
        return self.match

    def _take_back(self, entry: Undone) -> None:
        self.match.undo(entry.seat, entry.time)
        if self.match.last_entry != entry:
            raise BadInput("record-other-action-undone")

    def action_of(self, entry: Acted) -> str:
        """What was done: as it was told, or as it was revealed later."""
        revealed = self._revealed.get(entry.n)
        action = entry.action or (revealed.action if revealed is not None else self._withheld.get(entry.n))
        if action is None:
            raise BadInput("record-action-withheld")
        return action

    def _end(self, end: Ended) -> None:
        """Close a game that was closed before its end, and check that the record is the one that came of it."""
        if self.match.is_catching_up:
            raise BadInput("continued-miscounted")
        try:
            if end.how == "resigned" and end.by is not None:
                self.match.resign(end.by, self._last_time)
            elif end.how == "agreed":
                self.match.agree_to_end(self._last_time)
        except IllegalAction as error:
            raise BadInput("record-entry-unplayable", entry=end.n, because=error) from None
        check_end(self.record, end, self.match)

    @property
    def _last_time(self) -> datetime | None:
        """When the last action was noted: those under a seal are when the game is closed."""
        times = [entry.time for entry in self.record.entries[: self._at] if isinstance(entry, Acted)]
        return times[-1] if times else None

    def _take_luck(self) -> list[Outcome]:
        """The outcomes that stand next in the record."""
        if self._at < len(self.record.entries):
            entry = self.record.entries[self._at]
            if isinstance(entry, Luck):
                self._at += 1
                revealed = self._revealed.get(entry.n)
                told = revealed.outcomes if revealed is not None else None
                return outcomes_of(entry.outcomes if told is None else told)
        return []

    def _nothing_left_over(self) -> None:
        if self._recorded.left_over:
            raise BadInput("record-outcomes-left-over", entry=self._at)


def game_of(header: Header) -> Game:
    """The game of a record, if this version of Bottega plays it by the same rules and components."""
    meta = game_meta(header.game)
    if header.rules != meta.rules_version:
        raise BadInput("record-other-rules", game=meta.name, found=header.rules, version=meta.rules_version)
    game = game_with_components(header)
    if not 1 <= header.actions <= game.actions.version:
        raise BadInput("record-newer-actions")
    if header.components != game.fingerprint:
        raise BadInput("record-other-components")
    if header.options != game.ruleset(header.seats, header.options).options:
        raise BadInput("record-without-options")
    if len(header.players) != header.seats:
        raise BadInput("record-players-miscounted", players=len(header.players), seats=header.seats)
    check_seal(header)
    return game


def game_with_components(header: Header) -> Game:
    """The game of a record with the components that the record brings along, if it brings any."""
    try:
        return find_game(header.game, header.own_components)
    except BadInput as error:
        raise BadInput("record-own-components", because=error) from None


def check_end(record: Record, end: Ended, match: Match) -> None:
    """Check the closing line of a record, and the record as a whole, against the game as it was played again."""
    played = match.record.end
    if played is None:
        raise BadInput("record-ends-too-soon", entry=end.n)
    if digest_of(record.header, record.entries[:-1]) != end.digest:
        raise BadInput("record-changed")
    if (played.scores, played.winners) != (end.scores, end.winners):
        raise BadInput("record-other-result")
    if match.record != record:
        raise BadInput("record-other-moves")


def check_sealed(record: Record) -> None:
    """Refuse a record whose luck was not sealed, or still is."""
    if record.end is None:
        raise BadInput("luck-still-sealed")
    if record.header.luck != "sealed":
        raise BadInput("luck-not-sealed")


def earlier_outcomes(record: Record) -> list[Outcome]:
    """The outcomes of a record that are those of a game that it goes on from."""
    continued = record.header.continued
    return [] if continued is None else outcomes_told(record)[: continued.outcomes]


def verify(record: Record) -> Match:
    """Check a finished record: the commitments, every outcome and every move. BadInput says what is wrong."""
    check_sealed(record)
    return Replay(record).to_end()


def replay(record: Record) -> Match:
    """Play a record again, with all checks on."""
    return Replay(record).to_end()


def resume(record: Record, private: Private, luck: Chance | None = None) -> Match:
    """Go on with a running game, from its record and what was kept beside it.

    Sealed luck goes on from its secret; other luck must be given, as it was at the beginning.
    """
    if private.secret is not None:
        luck = sealed_luck(record.header, private.secret, outcomes_of(private.earlier))
    if luck is None:
        raise BadInput("luck-missing")
    match = Replay(record, luck, withheld=private.withheld).to_end()
    match.go_on_with(luck)
    for seat, action in private.sealed:
        match.play(seat, action)
    return match
