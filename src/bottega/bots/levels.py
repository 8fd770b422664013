"""The ladder: levels of strength, from a first game to the best that Bottega can do.

A level is the same way of thinking with more or less of it. Low levels look at their own turn only, and overlook things
as people do: a turn now and then is not seen at all, and what the others promise is guessed roughly. High ones play
turns out.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TypeVar

from bottega.bots.bot import Bot
from bottega.bots.budget import Budget
from bottega.bots.thinker import Thinker
from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.game import Game
from bottega.core.ruleset import Ruleset
from bottega.core.seats import Seat
from bottega.core.views import View
from bottega.search.turns import Turn

LEVELS = ("novice", "apprentice", "journeyman", "artisan", "expert", "master")
"""From the weakest to the strongest."""
USUAL_LEVEL = "journeyman"
"""Who plays where nobody chose."""

FoundT = TypeVar("FoundT")


@dataclass(frozen=True, kw_only=True)
class Strength:
    """How well a level plays one game.

    A share of the turns is overlooked (`overlooks`). With `looks` turns are played out so many times, and oftener
    towards the end of a game that is played out whole; without, what they promise is missed by so many points (`blur`,
    a standard deviation).
    """

    looks: int = 0
    overlooks: float = 0.0
    blur: float = 0.0


USUAL: dict[str, Strength] = {
    "novice": Strength(overlooks=0.5, blur=6.0),
    "apprentice": Strength(overlooks=0.3, blur=3.0),
    "journeyman": Strength(overlooks=0.1, blur=1.5),
    "artisan": Strength(),
    "expert": Strength(looks=60),
    "master": Strength(looks=400),
}
STRENGTHS: dict[str, dict[str, Strength]] = {
    "sagrada": {"expert": Strength(looks=100), "master": Strength(looks=2000)},
    "classic_art": {
        "novice": Strength(overlooks=0.4, blur=1.2),
        "apprentice": Strength(overlooks=0.2, blur=0.6),
        "journeyman": Strength(overlooks=0.1, blur=0.35),
        "expert": Strength(looks=24),
        "master": Strength(looks=2400),
    },
    "sixtina": {
        "novice": Strength(overlooks=0.35, blur=2.2),
        "apprentice": Strength(overlooks=0.2, blur=1.25),
        "journeyman": Strength(overlooks=0.02, blur=0.2),
        "artisan": Strength(overlooks=0.15, looks=2),
        "expert": Strength(looks=60),
        "master": Strength(looks=400),
    },
    "fresco": {
        "novice": Strength(overlooks=0.16, blur=2.0),
        "apprentice": Strength(overlooks=0.11, blur=1.4),
        "journeyman": Strength(overlooks=0.06, blur=0.8),
        "expert": Strength(looks=6),
        "master": Strength(looks=24),
    },
}
"""What differs, by game."""
ALONE: dict[str, dict[str, Strength]] = {"sagrada": {"master": Strength(looks=3000)}}
"""What differs where a game is played alone."""


def strength_of(level: str, game: str, seats: int) -> Strength:
    """How well a level plays a game with so many seats."""
    usual = STRENGTHS.get(game, {}).get(level, USUAL[level])
    return ALONE.get(game, {}).get(level, usual) if seats == 1 else usual


class LadderBot(Bot):
    """Plays at a level of the ladder."""

    level: str

    def __init__(self, game: Game, rng: random.Random) -> None:
        self._game = game
        self._rng = rng
        self._thinker: Thinker | None = None
        self._strength = Strength()
        self._plan: list[Action] = []
        self._expected: View | None = None

    def begin(self, seat: Seat, ruleset: Ruleset) -> None:
        self._prepare(ruleset)

    def _prepare(self, ruleset: Ruleset) -> Thinker:
        """Who thinks, and how much, for a game by this ruleset."""
        self._strength = strength_of(self.level, self._game.meta.name, ruleset.count)
        self._thinker = Thinker(self._game, ruleset)
        return self._thinker

    def choose(self, view: View, legal: list[Action], budget: Budget) -> Action:
        if len(legal) == 1:
            return legal[0]
        if not (self._plan and view == self._expected and self._plan[0] in legal):
            self._plan = self._line(view, legal, budget)
        return self._next(view)

    def _next(self, view: View) -> Action:
        """The next action of the plan. What the seat should see then is noted: if it sees that, the plan goes on."""
        action, *self._plan = self._plan
        self._expected = self._seen_after(view, action) if self._plan else None
        return action

    def _line(self, view: View, legal: list[Action], budget: Budget) -> list[Action]:
        """What to do in a row."""
        thinker = self._thinker or self._prepare(self._game.ruleset_of(view))
        looks = self._strength.looks
        if not looks:
            return blurred(thinker.turns(view, self._rng), self._strength, self._rng).line
        looks = thinker.in_the_time_of(looks, view)
        if budget.positions is not None:
            looks = min(looks, budget.positions)
        considered = thinker.think(view, self._rng, looks, budget)
        if self._strength.overlooks:
            considered = noticed(considered, self._strength, self._rng)
        return considered[0].line

    def _seen_after(self, view: View, action: Action) -> View:
        """What the seat sees after an action, if that brings no luck and nothing to light."""
        assert view.seat is not None
        seat = Seat(view.seat)
        world = self._game.determinize(view, random.Random(0))
        world.apply(seat, action, FastChance(random.Random(0)))
        return self._game.view(world, seat)


class Novice(LadderBot):
    """Plays as somebody does who plays for the first time, and overlooks much."""

    level = "novice"


class Apprentice(LadderBot):
    """Knows the rules well, and overlooks things."""

    level = "apprentice"


class Journeyman(LadderBot):
    """Plays soundly, with a slip now and then."""

    level = "journeyman"


class Artisan(LadderBot):
    """Finds the best turn that it can see, and looks no further."""

    level = "artisan"


class Expert(LadderBot):
    """Plays its turns out in its mind."""

    level = "expert"


class Master(LadderBot):
    """Plays its turns out in its mind, many times: the strongest."""

    level = "master"


LADDER: dict[str, type[LadderBot]] = {
    bot.level: bot for bot in (Novice, Apprentice, Journeyman, Artisan, Expert, Master)
}


def blurred(turns: list[Turn], strength: Strength, rng: random.Random) -> Turn:
    """The best turn of those that are not overlooked, by what it seems to promise."""
    return max(noticed(turns, strength, rng), key=lambda turn: turn.value + rng.gauss(0.0, strength.blur))


def noticed(found: list[FoundT], strength: Strength, rng: random.Random) -> list[FoundT]:
    """What is not overlooked, in its order; something is always noticed."""
    return [each for each in found if rng.random() >= strength.overlooks] or [rng.choice(found)]
