"""Luck that comes as a common seal breaks: what a seat might have seen after other luck, had all chosen the same."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.game import Game
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.core.views import View

REDRAWS = 24
"""So often luck is drawn anew."""


@dataclass(frozen=True)
class Unsealing:
    """What was done under a common seal, which the last of it broke, and the table before that last action.

    Choices come to light with the seal, so luck is drawn anew at the table as it was.
    """

    game: Game
    before: State
    sealed: Sequence[tuple[Seat, Action]]
    entry: int

    def seen_instead(self, viewer: Seat) -> tuple[View, ...]:
        """What a seat might have seen. It does not depend on anything that the seat does not know even then."""
        lots = random.Random(self.entry)
        chance = FastChance(lots)
        secrets = [action for seat, action in self.sealed if seat != viewer and action.is_secret]
        actor, action = self.sealed[-1]
        seen = []
        for _ in range(REDRAWS):
            state, done = self.forgotten(viewer, secrets, lots) if secrets else (self.before.copy(), action)
            state.apply(actor, done, chance)
            seen.append(self.game.view(state, viewer))
        return tuple(seen)

    def forgotten(self, viewer: Seat, secrets: Sequence[Action], lots: random.Random) -> tuple[State, Action]:
        """The table and the last action, with other secrets that fit all that the seat knows.

        A card that another has dropped in secret can't be drawn: luck would tell which one it is not. So what secrets
        are about changes places, by lot, with what lies face down. Where the seat would see the difference (in Fresco
        it knows the time of another's map), all stays as it was.
        """
        table, action = msgspec.json.encode(self.game.dump(self.before)).decode(), self.sealed[-1][1]
        names = exchanged(self.game, table, secrets, lots)
        other = re.sub('"([^"]*)"', lambda name: f'"{names.get(name[1], name[1])}"', table)
        state = self.game.load(msgspec.json.decode(other.encode(), type=self.game.view_type))
        if self.game.view(state, viewer) != self.game.view(self.before, viewer):
            return self.before.copy(), action
        return state, self.game.actions.parse_name(" ".join([names.get(word, word) for word in action.name.split()]))


def exchanged(game: Game, table: str, secrets: Sequence[Action], lots: random.Random) -> dict[str, str]:
    """Other names for what secrets are about, by lot: theirs, and of what nobody holds, which a dump leaves out."""
    own = [subject_of(action) for action in secrets]
    possible = [subject_of(action) for action in game.actions if action.is_secret]
    face_down = {name for name in possible if f'"{name}"' not in table}
    return dict(zip(own, lots.sample(sorted({*own, *face_down}), len(own)), strict=True))


def subject_of(action: Action) -> str:
    """What a secret choice is about."""
    return str(action.arguments[0].value)
