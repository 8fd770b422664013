"""Ways to what is to be seen, in a game whose luck is known: some are tried, and the shortest is taken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from bottega.core.actions import Action
from bottega.core.chance import FastChance
from bottega.core.state import State
from bottega.games.fresco.actions import Offer

Line = list[tuple[int, str]]
"""What is done one after the other: by which seat, and what."""
Until = Callable[[list[Action]], bool]
"""Whether something that the first seat may do is what is looked for."""

WORTH = {
    "restore": 9,
    "ill-next": 8,
    "altar": 7,
    "buy": 6,
    "blend": 6,
    "close": 0,
    "next": -1,
    "bishop": -1,
    "pass": -2,
}
"""What is rather done, of all that may be: so that a game comes on."""
USUAL = 3
LEAST, MOST = -9, 10
LEFT = (" no", " 0")
"""How actions end that leave something unused."""
WHIMS = (0.0, 0.1, 0.3, 0.6)
"""How often something else is done, in one way and the next."""
WAYS = 12
"""So many are tried at least, and the shortest is taken."""
MOST_WAYS = 600
"""So many are tried until one is found."""


@dataclass
class Guide:
    """Looks for ways from where a game stands."""

    luck: Random
    uses: str = ""
    """A module that the first seat uses wherever it may."""

    def shortest(self, state: State, dice: Random, until: Until) -> Line | None:
        """The shortest way that is found; None if nothing leads there."""
        found: Line | None = None
        for number in range(MOST_WAYS):
            whim = WHIMS[number % len(WHIMS)]
            most = len(found) - 1 if found is not None else None
            way = self.way(state, dice, until, whim, most)
            found = found if way is None else way
            if found is not None and number >= WAYS:
                break
        return found

    def way(self, state: State, dice: Random, until: Until, whim: float = 0.0, most: int | None = None) -> Line | None:
        """One way, None if it does not lead there."""
        state, chance, line = state.copy(), FastChance(twin_of(dice)), Line()
        while state.pending and (most is None or len(line) < most):
            seat = state.pending[0]
            legal = state.legal(seat)
            if seat == 0 and until(legal):
                return line
            action = self.luck.choice(legal) if self.luck.random() < whim else self.choose(legal, seat)
            state.apply(seat, action, chance)
            line.append((seat, action.name))
        return None

    def to_the_end(self, state: State, dice: Random) -> Line:
        """A way to the end of the game."""
        state, chance, line = state.copy(), FastChance(twin_of(dice)), Line()
        while state.pending:
            seat = state.pending[0]
            action = self.choose(state.legal(seat), seat)
            state.apply(seat, action, chance)
            line.append((seat, action.name))
        return line

    def choose(self, legal: list[Action], seat: int) -> Action:
        """One of what is worth most."""
        worth = [worth_of(action, self.uses if seat == 0 else "") for action in legal]
        return self.luck.choice([action for action, each in zip(legal, worth, strict=True) if each == max(worth)])


def twin_of(dice: Random) -> Random:
    """Dice that will fall in the same way."""
    twin = Random()
    twin.setstate(dice.getstate())
    return twin


def worth_of(action: Action, uses: str) -> int:
    """How gladly something is done."""
    if action.word == "pass":
        return LEAST
    is_used = isinstance(action, Offer) and action.module == uses and not action.name.endswith(LEFT)
    return MOST if is_used else WORTH.get(action.word, USUAL)
