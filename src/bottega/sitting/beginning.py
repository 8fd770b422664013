"""Beginning a game in steps: its set-up is fixed and its luck committed to, people's clients add to it, it begins.

It may be a new game, or go on from any position of an earlier one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from bottega.core.errors import BadInput
from bottega.core.match import new_header, new_secret
from bottega.core.records import (
    Acted,
    Continued,
    Ended,
    Entry,
    Header,
    Hex,
    Luck,
    Record,
    Revealed,
    Share,
    Undone,
    digest_of,
    outcomes_told,
)
from bottega.core.registry import find_game
from bottega.core.replay import game_of, replay
from bottega.core.seal import with_shares
from bottega.sitting.seats import Player, check_players
from bottega.sitting.store import Deed, Earlier, Start


class Prepared(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A game that can begin. Its header may be shown; all else is private, for it tells the secret of the luck."""

    header: Header
    players: tuple[Player, ...]
    secret: Hex
    earlier: Earlier | None = None

    def with_shares(self, shares: Sequence[Share]) -> Prepared:
        """The same game with the shares of people's clients; BadInput says what is wrong with one."""
        return msgspec.structs.replace(self, header=with_shares(self.header, shares))

    def start(self, name: str) -> Start:
        """How a sitting of this name begins with it."""
        return Start(
            name=name, header=self.header, players=self.players, secret=self.secret, seed=None, earlier=self.earlier
        )


def prepare(game: str, players: Sequence[Player], options: Mapping[str, str], own_components: str = "") -> Prepared:
    """A new game with its set-up fixed, and its luck committed to."""
    check_players(players, len(players))
    found = find_game(game, own_components)
    ruleset, secret = found.ruleset(len(players), options), new_secret()
    header = new_header(found, ruleset, [player.name for player in players], secret)
    return Prepared(header=header, players=tuple(players), secret=secret.hex())


def continued(record: Record, step: int, players: Sequence[Player], written: int | None = None) -> Prepared:
    """A game that goes on from a finished one after so many entries of its record, with luck drawn anew.

    Luck belongs to what it was asked for: it comes along with the entry before it. Options, components and seats are
    those of the earlier game. `written` is for a game that is still running: how many entries its record has.
    """
    if record.end is None:
        raise BadInput("continued-while-running")
    check_players(players, record.header.seats)
    replay(record)
    last = _last_step(record, record.end)
    if not 0 <= step <= last:
        raise BadInput("no-such-step-to-continue", step=step, last=last)
    beginning = _beginning(record, step)
    earlier, secret, game = _taken_over(record, beginning), new_secret(), game_of(record.header)
    goes_on = Continued(
        link=digest_of(record.header, beginning[:written]),
        moves=len(earlier.deeds),
        outcomes=len(earlier.outcomes),
    )
    ruleset = game.ruleset(record.header.seats, record.header.options)
    header = new_header(game, ruleset, [player.name for player in players], secret, goes_on)
    return Prepared(header=header, players=tuple(players), secret=secret.hex(), earlier=earlier)


def _last_step(record: Record, end: Ended) -> int:
    """The last step at which a game was not over."""
    played = [entry for entry in record.entries if not isinstance(entry, Revealed | Ended)]
    if end.how != "played":
        return len(played)
    return max([entry.n for entry in played if not isinstance(entry, Luck)]) - 1


def _beginning(record: Record, step: int) -> tuple[Entry, ...]:
    """The entries up to a step, with the luck that follows it."""
    follows = record.entries[step : step + 1]
    return record.entries[: step + 1] if follows and isinstance(follows[0], Luck) else record.entries[:step]


def _taken_over(record: Record, beginning: Sequence[Entry]) -> Earlier:
    """What was done and what luck brought up to some entry."""
    revealed = [entry for entry in record.entries if isinstance(entry, Revealed)]
    withheld = {entry.entry: entry.action for entry in revealed if entry.action is not None}
    told = outcomes_told(Record(record.header, (*beginning, *revealed)))
    outcomes = tuple([(outcome.door, outcome.value) for outcome in told])
    return Earlier(deeds=tuple(deeds_in(beginning, withheld)), outcomes=outcomes)


def deeds_in(entries: Iterable[Entry], withheld: Mapping[int, str]) -> list[Deed]:
    """What was done by some entries of a record; `withheld` names the actions that they do not."""
    deeds = list[Deed]()
    for entry in entries:
        if isinstance(entry, Acted):
            done = entry.action or withheld.get(entry.n)
            deeds.append(Deed(n=len(deeds) + 1, do="act", time=entry.time, seat=entry.seat, action=done))
        elif isinstance(entry, Undone):
            deeds.append(Deed(n=len(deeds) + 1, do="undo", time=entry.time, seat=entry.seat))
    return deeds
