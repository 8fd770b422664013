"""Chance: the only door through which luck enters a game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from bottega.core.errors import BadInput, RulesBug
from bottega.core.seats import EVERYONE, Audience

SECRET_BYTES: Final = 32
"""How long the secret of sealed luck is, and each share that is added to it."""


class Chance:
    """Luck. The rules roll, draw and pick; where the outcome comes from is not their business.

    A kind of luck overrides `below` and, if it must know what was asked, the three doors.
    """

    __slots__ = ()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others."""
        raise RulesBug("this kind of luck answers at its doors only")

    def roll(self) -> int:
        """Roll a die: 1 to 6."""
        return 1 + self.below(6)

    def draw(self, counts: list[int], audience: Audience = EVERYONE) -> int:
        """Draw blindly from a bag or face-down stack kept as counts: which kind came. The counts stay."""
        return kind_at(counts, self.below(sum(counts)))

    def pick(self, n: int, audience: Audience = EVERYONE) -> int:
        """Pick one of n equals."""
        return self.below(n)


def kind_at(counts: list[int], position: int) -> int:
    """The kind of the thing at a position, were they laid out kind by kind."""
    for kind, count in enumerate(counts):
        if position < count:
            return kind
        position -= count
    raise RulesBug("drawing from nothing")


class FastChance(Chance):
    """For simulation and search: fast, repeatable, and predictable by whoever sees enough of it."""

    __slots__ = ("_random",)

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random

    def below(self, n: int) -> int:
        return int(self._random() * n)


class SealedChance(Chance):
    """For real games: a BLAKE2 stream under a 256-bit secret, committed to before the first draw.

    Whoever sees any number of outcomes can't tell the next; once the secret is out, everybody can
    check that no outcome was changed. Where people's clients add shares, the stream runs under a key made of the
    secret and all of them, so that nobody can have chosen it.
    """

    __slots__ = ("_block", "_counter", "_key", "secret")

    def __init__(self, secret: bytes, shares: Sequence[bytes] = ()) -> None:
        if len(secret) != SECRET_BYTES:
            raise BadInput("secret-too-short-or-long", bytes=len(secret), right=SECRET_BYTES)
        self.secret = secret
        self._key = key_of(secret, shares)
        self._counter = 0
        self._block = b""

    def mark(self) -> tuple[int, bytes, int]:
        """Where the luck stands, for `rewind`: in its stream, and in what is given again before it."""
        return self._counter, self._block, 0

    def rewind(self, mark: tuple[int, bytes, int]) -> None:
        """Go back to a mark: what was drawn since was never seen, and comes again."""
        self._counter, self._block, _ = mark

    def below(self, n: int) -> int:
        if n < 1:
            raise RulesBug("drawing from nothing")
        fair = (1 << 32) - (1 << 32) % n  # numbers from here on would favour the small remainders
        while True:
            word = self._word()
            if word < fair:
                return word % n

    def _word(self) -> int:
        if not self._block:
            label = self._counter.to_bytes(8, "big")
            self._block = blake2b(label, key=self._key, person=b"bottega luck").digest()
            self._counter += 1
        word, self._block = self._block[:4], self._block[4:]
        return int.from_bytes(word, "big")


def commitment_to(secret: bytes, setup: bytes) -> str:
    """The commitment to a secret for one set-up of a game: it binds to both, and gives nothing away.

    It is published before the first draw.
    """
    return blake2b(secret + setup, digest_size=32, person=b"bottega seal").hexdigest()


def commitment_to_share(share: bytes, sealed_setup: bytes) -> str:
    """The commitment to a share of the luck, for a set-up whose secret is committed to already.

    It is published before any share is shown.
    """
    return blake2b(share + sealed_setup, digest_size=32, person=b"bottega part").hexdigest()


def key_of(secret: bytes, shares: Sequence[bytes]) -> bytes:
    """What the stream of sealed luck runs under: the secret, or a hash of it and of all shares in their order."""
    if not shares:
        return secret
    return blake2b(b"".join([secret, *shares]), digest_size=32, person=b"bottega keys").digest()


class Outcome:
    """One outcome: which door it came through, what came, and who saw it."""

    __slots__ = ("audience", "door", "value")

    def __init__(self, door: str, value: int | None, audience: Audience = EVERYONE) -> None:
        self.door = door
        self.value = value
        self.audience = audience


class TracedChance(Chance):
    """Passes luck on from a source and notes each outcome."""

    __slots__ = ("outcomes", "source")

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[Outcome] = []

    def _note(self, door: str, value: int, audience: Audience) -> int:
        self.outcomes.append(Outcome(door, value, audience))
        return value

    def roll(self) -> int:
        return self._note("roll", self.source.roll(), EVERYONE)

    def draw(self, counts: list[int], audience: Audience = EVERYONE) -> int:
        return self._note("draw", self.source.draw(counts, audience), audience)

    def pick(self, n: int, audience: Audience = EVERYONE) -> int:
        return self._note("pick", self.source.pick(n, audience), audience)

    def taken(self) -> list[Outcome]:
        """The outcomes noted since the last call."""
        outcomes, self.outcomes = self.outcomes, []
        return outcomes


class RecordedChance(Chance):
    """Gives the outcomes of a record again, and refuses what could not have come.

    Where `luck` is given, it is asked too: it fills the outcomes that the record withholds, and
    must agree with those it tells. Without it, `guess` fills them by lot; if it `spares`, not with what the
    record says is drawn later, which may be from the same bag.
    """

    __slots__ = ("_at", "_outcomes", "guess", "luck", "spares")

    def __init__(self, luck: Chance | None = None, guess: Chance | None = None, *, spares: bool = True) -> None:
        self._outcomes: list[Outcome] = []
        self._at = 0
        self.luck = luck
        self.guess = guess
        self.spares = spares

    def expect(self, outcomes: list[Outcome]) -> None:
        """The outcomes of the next stretch."""
        self._outcomes = outcomes
        self._at = 0

    @property
    def left_over(self) -> int:
        """How many expected outcomes the rules did not ask for."""
        return len(self._outcomes) - self._at

    def go_back(self, left_over: int) -> None:
        """Go back to where so many outcomes were left."""
        self._at = len(self._outcomes) - left_over

    def _asked(self) -> Chance | None:
        """Who is asked beside the record: the luck itself, or lots where the record withholds the outcome."""
        withheld = self._at < len(self._outcomes) and self._outcomes[self._at].value is None
        return self.guess if self.luck is None and withheld else self.luck

    def _spared(self, counts: list[int]) -> list[int]:
        """What a guess may draw: not what the record says is drawn later in the same stretch, if it can help it."""
        later = [outcome.value for outcome in self._outcomes[self._at + 1 :] if outcome.door == "draw"]
        left = [max(0, count - later.count(kind)) for kind, count in enumerate(counts)]
        return left if sum(left) else counts

    def _next(self, door: str, drawn: int | None) -> int:
        if self._at >= len(self._outcomes):
            raise BadInput("outcome-missing", door=door)
        outcome = self._outcomes[self._at]
        self._at += 1
        if outcome.door != door:
            raise BadInput("outcome-of-another-kind", found=outcome.door, door=door)
        if outcome.value is None:
            if drawn is None:
                raise BadInput("outcome-withheld")
            return drawn
        if drawn is not None and drawn != outcome.value:
            raise BadInput("outcome-not-drawn", door=door, found=outcome.value, drawn=drawn)
        return outcome.value

    def roll(self) -> int:
        value = self._next("roll", luck.roll() if (luck := self._asked()) is not None else None)
        if not 1 <= value <= 6:
            raise BadInput("no-such-roll", value=value)
        return value

    def draw(self, counts: list[int], audience: Audience = EVERYONE) -> int:
        luck, drawn = self._asked(), None
        if luck is not None:
            is_guess = self.luck is None
            drawn = luck.draw(self._spared(counts) if is_guess and self.spares else counts, audience)
        value = self._next("draw", drawn)
        if not 0 <= value < len(counts) or counts[value] == 0:
            raise BadInput("nothing-to-draw", value=value)
        return value

    def pick(self, n: int, audience: Audience = EVERYONE) -> int:
        value = self._next("pick", luck.pick(n, audience) if (luck := self._asked()) is not None else None)
        if not 0 <= value < n:
            raise BadInput("nothing-to-pick", value=value, most=n - 1)
        return value


class ContinuedChance(SealedChance):
    """Luck of a game that goes on from an earlier one: first the outcomes of that one come again, then its own."""

    __slots__ = ("_again", "earlier")

    def __init__(self, secret: bytes, shares: Sequence[bytes], earlier: list[Outcome]) -> None:
        super().__init__(secret, shares)
        self.earlier = earlier
        self._again = RecordedChance()
        self._again.expect(earlier)

    def mark(self) -> tuple[int, bytes, int]:
        return self._counter, self._block, self._again.left_over

    def rewind(self, mark: tuple[int, bytes, int]) -> None:
        super().rewind(mark)
        self._again.go_back(mark[2])

    def roll(self) -> int:
        return self._again.roll() if self._again.left_over else super().roll()

    def draw(self, counts: list[int], audience: Audience = EVERYONE) -> int:
        return self._again.draw(counts, audience) if self._again.left_over else super().draw(counts, audience)

    def pick(self, n: int, audience: Audience = EVERYONE) -> int:
        return self._again.pick(n, audience) if self._again.left_over else super().pick(n, audience)


class NotedChance(ContinuedChance):
    """Luck of a game that is over, which notes what each outcome was one of: whoever checks it needs no rules then.

    For each there is the door, how many were possible, and, for a draw, how many of each kind.
    """

    __slots__ = ("asked",)

    def __init__(self, secret: bytes, shares: Sequence[bytes], earlier: list[Outcome]) -> None:
        super().__init__(secret, shares, earlier)
        self.asked: list[tuple[str, int, tuple[int, ...] | None]] = []

    def roll(self) -> int:
        self.asked.append(("roll", 6, None))
        return super().roll()

    def draw(self, counts: list[int], audience: Audience = EVERYONE) -> int:
        self.asked.append(("draw", sum(counts), tuple(counts)))
        return super().draw(counts, audience)

    def pick(self, n: int, audience: Audience = EVERYONE) -> int:
        self.asked.append(("pick", n, None))
        return super().pick(n, audience)


class ScriptedChance(Chance):
    """For tests: a list of outcomes, "roll 5", "draw 2", "pick 0"; a missing one fails, and `done` a leftover."""

    __slots__ = ("_script",)

    def __init__(self, *script: str) -> None:
        self._script = list(script)

    def then(self, *script: str) -> None:
        """Add outcomes to the script."""
        self._script.extend(script)

    def done(self) -> None:
        """Fail if an outcome was not asked for."""
        if self._script:
            raise RulesBug(f"luck left over: {self._script}")

    def _next(self, door: str) -> int:
        if not self._script:
            raise RulesBug(f"the script has no outcome for a {door}")
        line = self._script.pop(0)
        said, value = line.split()
        if said != door:
            raise RulesBug(f"the script says {line!r} where the rules {door}")
        return int(value)

    def roll(self) -> int:
        return self._next("roll")

    def draw(self, counts: list[int], audience: Audience = EVERYONE) -> int:
        value = self._next("draw")
        if not counts[value]:
            raise RulesBug(f"the script draws kind {value}, but none is left")
        return value

    def pick(self, n: int, audience: Audience = EVERYONE) -> int:
        value = self._next("pick")
        if not 0 <= value < n:
            raise RulesBug(f"the script picks {value} of {n}")
        return value
