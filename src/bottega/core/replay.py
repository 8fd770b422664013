"""Playing records again: replay, verify, resume."""

from __future__ import annotations

from bottega.core.chance import Chance, Outcome, RecordedChance, SealedChance, commitment_to
from bottega.core.errors import BadInput, BottegaError
from bottega.core.game import Game
from bottega.core.match import Match, Private
from bottega.core.records import Acted, Ended, Entry, Header, Luck, Record, Undone, digest_of, outcomes_of
from bottega.core.registry import find_game, game_meta


class Replay:
    """Plays a record again, entry by entry, with all checks on.

    Sealed luck whose secret is known (the game is over, or `luck` is given) is checked too. What the
    record of a running game withholds comes from `luck`, or by lot from `guess`.
    """

    def __init__(self, record: Record, luck: Chance | None = None, guess: Chance | None = None) -> None:
        self.record = record
        game = game_of(record.header)
        if luck is None and record.end is not None and record.header.luck == "sealed":
            luck = SealedChance(secret_of(record))
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
        if isinstance(entry, Luck):
            raise BadInput(f"entry {entry.n} of the record is luck that the rules did not ask for")
        if isinstance(entry, Ended):
            check_end(self.record, entry, self.match)
            return entry
        try:
            if isinstance(entry, Acted):
                self._recorded.expect(self._take_luck())
                self.match.play(entry.seat, entry.action, entry.time)
                self._nothing_left_over()
            else:
                self._take_back(entry)
        except BottegaError as error:
            raise BadInput(f"entry {entry.n} of the record can't be played: {error}") from None
        return entry

    def to_end(self) -> Match:
        """Play all entries."""
        while not self.done:
            self.step()
        return self.match

    def _take_back(self, entry: Undone) -> None:
        self.match.undo(entry.seat, entry.time)
        if self.match.record.entries[-1] != entry:
            raise BadInput("it takes back another action than it says")

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
    meta = game_meta(header.game)
    if header.rules != meta.rules_version:
        raise BadInput(
            f"the record was played by version {header.rules} of the rules of {meta.title}, "
            f"and this Bottega plays version {meta.rules_version}"
        )
    game = game_with_components(header)
    if not 1 <= header.actions <= game.actions.version:
        raise BadInput("the record knows actions that this version of Bottega does not")
    if header.components != game.fingerprint:
        raise BadInput("the record was played with other components than this Bottega has")
    if header.options != game.ruleset(header.seats, header.options).options:
        raise BadInput("the record does not name every option")
    if len(header.players) != header.seats:
        raise BadInput(f"the record names {len(header.players)} players for {header.seats} seats")
    return game


def game_with_components(header: Header) -> Game:
    """The game of a record with the components that the record brings along, if it brings any."""
    try:
        return find_game(header.game, header.own_components)
    except BadInput as error:
        raise BadInput(f"in the record {error}") from None


def check_end(record: Record, end: Ended, match: Match) -> None:
    """Check the closing line of a record, and the record as a whole, against the game as it was played again."""
    played = match.record.end
    if played is None:
        raise BadInput(f"entry {end.n} of the record ends a game that is not over")
    if digest_of(record.header, record.entries[:-1]) != end.digest:
        raise BadInput("the record was changed after the game: its digest does not fit its lines")
    if (played.scores, played.winners) != (end.scores, end.winners):
        raise BadInput("the record's result is not what its moves lead to")
    if match.record != record:
        raise BadInput("the record is not the one that its moves lead to")


def secret_of(record: Record) -> bytes:
    """The secret of a finished record's sealed luck, if it is the one that was committed to."""
    if record.end is None:
        raise BadInput("the game is not over, so its luck is still sealed: there is nothing to verify yet")
    if record.header.luck != "sealed" or record.header.commitment is None or record.end.secret is None:
        raise BadInput("the luck of this game was not sealed (it was simulated from a seed), so it can't be verified")
    return committed_secret(record.header, record.end.secret)


def committed_secret(header: Header, text: str) -> bytes:
    """A secret as records write it, if it is the one that was committed to."""
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        raise BadInput("the secret in the record is not a number in hexadecimal") from None
    if commitment_to(secret) != header.commitment:
        raise BadInput("the secret is not the one that was committed to before the game")
    return secret


def verify(record: Record) -> Match:
    """Check a finished record: the commitment, every outcome and every move. BadInput says what is wrong."""
    return Replay(record, SealedChance(secret_of(record))).to_end()


def replay(record: Record) -> Match:
    """Play a record again, with all checks on."""
    return Replay(record).to_end()


def resume(record: Record, private: Private, luck: Chance | None = None) -> Match:
    """Go on with a running game, from its record and what was kept beside it.

    Sealed luck goes on from its secret; other luck must be given, as it was at the beginning.
    """
    if private.secret is not None:
        luck = SealedChance(committed_secret(record.header, private.secret))
    if luck is None:
        raise BadInput("a game can't go on without the luck it began with")
    match = Replay(record, luck).to_end()
    match.go_on_with(luck)
    for seat, action in private.sealed:
        match.play(seat, action)
    return match
