"""How the things of 1980 Sixtina are called, and how its events and refusals are said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bottega.core.game import Game
from bottega.core.kinds import NUMBER, Fact
from bottega.core.scores import Line
from bottega.games.sixtina import GAME, Sixtina
from bottega.games.sixtina.completing import EXCELLENT_POINTS, PRUDENT_POINTS
from bottega.games.sixtina.components import Components, ObjectiveEntry
from bottega.games.sixtina.events import Scored
from bottega.games.sixtina.kinds import (
    ACTOR,
    CARD,
    FRESCO,
    OBJECTIVE,
    POSITION,
    RESTORATION,
    TECHNIQUE,
)
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase, joined, named
from bottega.speech.voice import PLAYERS, Voice

KINDS = {
    "actor": ACTOR.name,
    "actors": ACTOR.name,
    "card": CARD.name,
    "cards": CARD.name,
    "fresco": FRESCO.name,
    "objective": OBJECTIVE.name,
    "position": POSITION.name,
    "positions": POSITION.name,
    "restoration": RESTORATION.name,
    "technique": TECHNIQUE.name,
    "techniques": TECHNIQUE.name,
}
"""What a fact of this name is, in the messages of this game."""


PRINTED = GAME.box.components
"""What is printed, unless somebody's own components say otherwise."""


class Saying(Voice):
    """The part of the voice that says things."""

    def __init__(
        self, game: Game, names: Sequence[str] = (), options: Mapping[str, str] | None = None, language: str = "en"
    ) -> None:
        super().__init__(game, names, options, language)
        assert isinstance(game, Sixtina)
        self.sixtina = game
        self._own = own_names(game.box.components)

    # Names

    def name(self, kind: str, value: Fact) -> Phrase:
        """What somebody's own components rename is called as they say; players without a name have numbers."""
        if kind in PLAYERS and isinstance(value, int) and value >= len(self.names):
            return named(str(self.say("player", number=value + 1)), kind, value)
        if not kind:
            return Phrase(str(value))
        own = self._own.get((kind, str(value)))
        return super().name(kind, value) if own is None else named(own, kind, value)

    def short_title(self, fresco: str) -> Phrase:
        """The title of a fresco, without what goes without saying."""
        own = self._own.get((FRESCO.name, fresco))
        return named(str(self.say(f"fresco-{fresco}-short")) if own is None else own, FRESCO.name, fresco)

    def objective_text(self, objective: str, seats: int) -> Phrase:
        """What an objective takes, with so many players."""
        entry = objective_entry(self.sixtina.box.components, objective)
        needed = entry.needed[seats == 4]
        techniques = [self.name(TECHNIQUE.name, code) for code in entry.techniques]
        if entry.text == objective_entry(PRINTED, objective).text:
            return self.say(f"objective-{objective}-text", needed=needed, techniques=techniques)
        return Phrase(entry.text.format(needed=needed, techniques=self.say("either", techniques=techniques)))

    def text(self, kind: str, value: str, seats: int) -> Phrase:
        if kind == RESTORATION.name:
            return self._brings(value, "text")
        return self.objective_text(value, seats) if kind == OBJECTIVE.name else super().text(kind, value, seats)

    def short(self, kind: str, value: str) -> Phrase:
        if kind == RESTORATION.name:
            return self._brings(value, "note")
        return self.short_title(value) if kind == FRESCO.name else super().short(kind, value)

    def _brings(self, restoration: str, how: str) -> Phrase:
        """[SX-6.2] What a restoration of a kind brings."""
        return self.say(f"restoration-{restoration}-{how}", excellent=EXCELLENT_POINTS, prudent=abs(PRUDENT_POINTS))

    # Facts

    def said(self, name: str, kind: str, value: Fact) -> dict[str, Said]:
        """Of a technique there is also `-code`, what is typed for it; of a fresco `-short`, its short title."""
        found = super().said(name, "" if kind == NUMBER.name else kind, value)
        if isinstance(value, str) and kind == TECHNIQUE.name:
            found[f"{name}-code"] = named(value, kind, value)
        if isinstance(value, str) and kind == FRESCO.name:
            found[f"{name}-short"] = self.short_title(value)
        return found

    def facts(self, structure: msgspec.Struct) -> dict[str, Said]:
        """Points are won or lost."""
        found = super().facts(structure)
        if isinstance(structure, Scored):
            found |= {"outcome": "loses" if structure.points < 0 else "scores", "lost": -structure.points}
        return found

    def tell_about(self, key: str, **facts: Fact) -> Phrase:
        """A message about things that are called by their kinds, and numbers."""
        found: dict[str, Said] = {}
        for name, value in facts.items():
            found |= self.said(name.replace("_", "-"), KINDS.get(name, ""), value)
        return self.say(key, **found)

    # Scores

    def earned(self, line: Line) -> Phrase:
        """What earned the points of a line of the score sheet; "" if that is not told."""
        match line.label:
            case "left-over" if line.facts:
                return self.tell_about(
                    "earned-left-over", number=line.facts["cards"], materials=line.facts["materials"]
                )
            case "prudent-restorations" if line.groups:
                paid = line.facts["paid"]
                assert isinstance(paid, tuple)
                pairs = zip(line.groups, paid, strict=True)
                return joined(", ", [self.tell_about("earned-prudent", cards=cards, points=n) for cards, n in pairs])
            case "objectives":
                return joined(", ", [self.name(OBJECTIVE.name, objective) for (objective,) in line.groups])
        return joined(" ", [self.name(POSITION.name, position) for (position,) in line.groups])


def own_names(components: Components) -> dict[tuple[str, str], str]:
    """What somebody's own components call otherwise than they are printed, by kind and id."""
    printed = _names(PRINTED)
    return {key: name for key, name in _names(components).items() if printed[key] != name}


def _names(components: Components) -> dict[tuple[str, str], str]:
    return {
        **{(FRESCO.name, entry.id): entry.name for entry in components.frescoes.items},
        **{(OBJECTIVE.name, entry.id): entry.name for entry in components.objectives.items},
        **{(TECHNIQUE.name, entry.id): entry.name for entry in components.techniques.items},
    }


def objective_entry(components: Components, objective: str) -> ObjectiveEntry:
    """What is printed on an objective."""
    return next(entry for entry in components.objectives.items if entry.id == objective)
