"""What a review looks at: the turns of each seat and the luck of a game, as the seats saw them then, and no more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from bottega.arena.redraws import Unsealing
from bottega.core.actions import Action
from bottega.core.agenda import seal_of
from bottega.core.errors import BadInput
from bottega.core.game import Game
from bottega.core.records import Acted, Luck, Record, Undone
from bottega.core.replay import Replay
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.core.views import View


@dataclass(frozen=True)
class Choice:
    """A turn with a choice: what the seat saw, and all that it did then, up to luck, a broken seal or another seat.

    `entry` is the entry of the record in which it began, `last` the one in which it ended.
    """

    entry: int
    last: int
    seat: int
    view: View
    line: tuple[str, ...]


@dataclass(frozen=True)
class Draw:
    """Luck that came after an action: what each seat saw before that action, and after the luck.

    If a common seal broke, what the others had chosen came to light too, which is no luck: `instead` is what each seat
    might have seen after other luck, had all chosen the same. Else there is nothing in it for any seat.
    """

    entry: int
    seat: int
    action: str
    before: tuple[View, ...]
    after: tuple[View, ...]
    instead: tuple[tuple[View, ...], ...]


Scene = Choice | Draw


@dataclass(frozen=True)
class Done:
    """An action that nobody took back, with the table before and after it."""

    entry: int
    seat: Seat
    action: Action
    before: State
    after: State
    is_luck: bool

    @property
    def ends_a_turn(self) -> bool:
        """Whether the seat's turn was over then."""
        is_broken = self.before.seal != "" and self.before.seal != self.after.seal
        return self.is_luck or is_broken or self.seat not in self.after.pending

    @property
    def is_unsealed(self) -> bool:
        """Whether luck came as a common seal broke, and so with what all had chosen in secret."""
        return self.is_luck and self.before.seal not in ("", seal_of(self.seat))

    @property
    def is_drawn(self) -> bool:
        """Whether luck came that can be told apart from secrets. At the end of the game all of them come to light: then
        only luck at a common seal can be, for it is drawn anew beside the same secrets.
        """
        return self.is_unsealed or (self.is_luck and len(self.after.pending) > 0)


@dataclass
class Begun:
    """A turn that is not over: where its first choice was, and what was done since."""

    done: list[Done] = field(default_factory=list)

    def add(self, done: Done) -> None:
        """One more action. What had to be done before there was a choice is no part of it."""
        if self.done or len(done.before.legal(done.seat)) > 1:
            self.done.append(done)


def done_in(record: Record) -> list[Done]:
    """All actions of a game that is over, but for those taken back."""
    if record.end is None:
        raise BadInput("not-over")
    playing = Replay(record)
    found: list[Done] = []
    while not playing.done:
        before = playing.match.state
        entry = playing.step()
        if isinstance(entry, Undone):
            found = [done for done in found if done.entry != entry.action]
        elif isinstance(entry, Acted):
            action = playing.match.game.actions.parse_name(playing.action_of(entry))
            is_luck = isinstance(record.entries[playing.at - 1], Luck)
            found.append(Done(entry.n, Seat(entry.seat), action, before, playing.match.state, is_luck))
    return found


def scenes_of(game: Game, done: list[Done]) -> list[Scene]:
    """All that is to be judged, in the order of the game."""
    scenes: list[Scene] = []
    begun: dict[Seat, Begun] = {}
    for sealed in under_one_seal(done):
        each = sealed[-1]
        turn = begun.setdefault(each.seat, Begun())
        turn.add(each)
        if each.ends_a_turn:
            scenes += choice_of(game, begun.pop(each.seat).done)
        if each.is_drawn:
            scenes.append(draw_of(game, sealed))
    for turn in begun.values():
        scenes += choice_of(game, turn.done)
    return sorted(scenes, key=lambda scene: (scene.entry, isinstance(scene, Draw)))


def under_one_seal(done: Iterable[Done]) -> Iterator[list[Done]]:
    """For each action, what was done under the same seal up to then; the action is the last of it."""
    sealed: list[Done] = []
    for each in done:
        sealed = [*[other for other in sealed if other.before.seal == each.before.seal], each]
        yield sealed


def choice_of(game: Game, done: list[Done]) -> list[Choice]:
    """A turn as its seat saw it; none if it had no choice."""
    if not done:
        return []
    first, line = done[0], tuple([each.action.name for each in done])
    return [Choice(first.entry, done[-1].entry, first.seat, game.view(first.before, first.seat), line)]


def draw_of(game: Game, sealed: list[Done]) -> Draw:
    """Luck as each seat saw it, after the last of what was done under a seal."""
    done = sealed[-1]
    seats = [Seat(seat) for seat in range(game.ruleset_of(game.view(done.before, None)).count)]
    before, after = [tuple([game.view(state, seat) for seat in seats]) for state in (done.before, done.after)]
    unsealing = Unsealing(game, done.before, [(each.seat, each.action) for each in sealed], done.entry)
    instead = tuple([unsealing.seen_instead(seat) if done.is_unsealed else () for seat in seats])
    return Draw(done.entry, done.seat, done.action.name, before, after, instead)
