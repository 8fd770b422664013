"""What the things of Fresco are called, and how its events are told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from bottega.core.actions import Action
from bottega.core.event import Event
from bottega.core.game import Game
from bottega.core.kinds import NUMBER, SEAT, Fact
from bottega.core.questions import Question
from bottega.games.fresco import Fresco
from bottega.games.fresco.catalogue import ALL_LOCATIONS, LETTERS, LOCATIONS, PAINTS, THEATER, Paint
from bottega.games.fresco.events import (
    AltarRestored,
    ApprenticesGathered,
    MarketFilled,
    MoodChanged,
    MorePoints,
    PlanRevealed,
    SegmentRestored,
    Stopped,
)
from bottega.games.fresco.kinds import ACTOR, AGAIN, BOOTH, MARKET_TILE, MODULE, MOOD, PAINT, PLACE, SPACES, TILE
from bottega.speech.fresco.modules import module_voices
from bottega.speech.fresco.modules.voice import ModuleVoice
from bottega.speech.fresco.scene import Scene
from bottega.speech.language import ENGLISH, Said
from bottega.speech.phrase import Phrase, joined, named
from bottega.speech.voice import Voice

BEAM = "="
"""The sign of a beam on a market tile."""


class Saying(Voice):
    """The part of the voice that says things."""

    def __init__(
        self, game: Game, names: Sequence[str] = (), options: Mapping[str, str] | None = None, language: str = ENGLISH
    ) -> None:
        super().__init__(game, names, options, language)
        assert isinstance(game, Fresco)
        self.fresco = game
        self.box = game.box
        self.modules = module_voices(self)
        self._stalls = {stall.id: stall for stall in game.box.stalls}
        self._tiles = {tile.id: tile for tile in game.box.tiles}

    def module_that_asks(self, asked: Question) -> ModuleVoice | None:
        """The voice of the module that asks a question; None if the base game does."""
        return next((module for module in self.modules.values() if module.asks(asked)), None)

    def modules_of(self, scene: Scene) -> list[ModuleVoice]:
        """The voices of the modules in play."""
        return [self.modules[module.name] for module in scene.rules.modules]

    # Names

    def name(self, kind: str, value: Fact) -> Phrase:
        """Amounts are counted (`thalers`, `points`), tiles are called by what is printed on them."""
        if kind in (SEAT.name, ACTOR.name) and isinstance(value, int):
            return self._player(value)
        if kind == MOOD.name and isinstance(value, int):
            return named(signed(value), kind, value)
        if kind == MARKET_TILE.name:
            return named(str(self.market_tile(str(value))), kind, value)
        if kind == TILE.name:
            return named(self.fresco_tile(str(value)), kind, value)
        for module in self.modules.values():
            said = module.name(kind, value)
            if said is not None:
                return said
        if isinstance(value, int) and kind in self.catalogue:
            return named(str(self.say(kind, number=value)), kind, value)
        return super().name(kind, value)

    def text(self, kind: str, value: str, seats: int) -> Phrase:
        """What modules print; of a module what it brings."""
        if kind == MODULE.name:
            return self.say(f"option-{value}")
        said = [text for module in self.modules.values() if (text := module.text(kind, value)) is not None]
        return said[0] if said else super().text(kind, value, seats)

    def _player(self, seat: int) -> Phrase:
        """A player, whichever kind of fact it is; one without a name has a number."""
        name = self.names[seat] if seat < len(self.names) else str(self.say("player", number=seat + 1))
        return named(name, SEAT.name, seat)

    def letters(self, paints: Iterable[Paint]) -> Phrase:
        """Pieces of paint, a letter each."""
        return joined("", [named(LETTERS[paint], PAINT.name, PAINTS[paint]) for paint in paints])

    def market_tile(self, tile: str) -> Phrase:
        """A market tile: its paints, a letter each, and a sign for each beam."""
        stall = self._stalls[tile]
        return self.letters(stall.paints) + BEAM * stall.beams

    def fresco_tile(self, tile: str) -> str:
        """A fresco tile: its points, and its paints."""
        printed = self._tiles[tile]
        return str(self.say("tile-named", value=printed.value, paints=joined("-", self.paints(printed.paints))))

    def paints(self, paints: Iterable[Paint]) -> list[Phrase]:
        """Paints by their names."""
        return [self.name(PAINT.name, PAINTS[paint]) for paint in paints]

    # Facts

    def said(self, name: str, kind: str, value: Fact) -> dict[str, Said]:
        """Numbers are just numbers; of paints there are also the letters, `$paint-letter` and `$paints-letters`.

        Lists of lists are left out: what is said of them is said by hand.
        """
        if isinstance(value, Sequence) and any(isinstance(each, tuple | list) for each in value):
            return {}
        if kind == NUMBER.name and isinstance(value, int):
            return {name: value, f"{name}-id": value}
        found = super().said(name, kind, value)
        if kind == PAINT.name and isinstance(value, str):
            found[f"{name}-letter"] = self.letters([paint_called(value)])
        elif kind == PAINT.name and isinstance(value, Sequence):
            found[f"{name}-letters"] = self.letters([paint_called(str(each)) for each in value])
        return found

    def arguments(self, action: Action) -> dict[str, Said]:
        """The arguments of an action, as messages take them."""
        found: dict[str, Said] = {}
        for each in action.arguments:
            found |= self.said(each.name, each.kind.name, each.value)
        return found

    def facts(self, structure: msgspec.Struct) -> dict[str, Said]:
        found = super().facts(structure)
        match structure:
            case PlanRevealed():
                found |= self._plan(structure)
            case MarketFilled():
                found["booths"] = self._booths(structure)
            case SegmentRestored():
                found |= self.points_of(structure.more, tile=structure.value, bishop=structure.bonus)
            case AltarRestored():
                found |= self.points_of(structure.more, altar=structure.value)
            case MoodChanged():
                found["direction"] = "up" if structure.spaces > 0 else "down"
                found |= self.said("by", SPACES.name, abs(structure.spaces))
            case Stopped():
                found["side"] = "front" if structure.space > structure.taken else "behind"
        for module in self.modules.values():
            found |= module.more_facts(structure)
        return found

    def _plan(self, event: PlanRevealed) -> dict[str, Said]:
        """Who goes where: to a location, or to the tile that covers it."""
        tiles = {tile.location: tile.tile for tile in event.tiles}
        sent = []
        for column, number in zip(ALL_LOCATIONS, event.apprentices, strict=True):
            location = AGAIN if column == THEATER and event.is_last else LOCATIONS[column]
            tile = tiles.get(LOCATIONS[column])
            if number or tile is not None:
                facts = {**self.said("place", PLACE.name, location), **self.said("tile", PLACE.name, tile)}
                sent.append(self.say("plan-part", number=number, **facts))
        return {"parts": sent, "parts-count": len(sent)}

    def _booths(self, event: MarketFilled) -> Phrase:
        """The booths, with the tiles of each."""
        booths = [
            joined(" ", [self.name(BOOTH.name, booth), *[self.market_tile(tile) for tile in tiles]])
            for booth, tiles in zip(BOOTH.ids, event.booths, strict=False)
        ]
        return joined("; ", booths)

    def points_of(self, more: Sequence[MorePoints], **points: int) -> dict[str, Said]:
        """What the points of a restoration are made of, without what is nothing."""
        parts = [self.say(f"points-of-{what}", points=number) for what, number in points.items() if number]
        parts += [self._points_of_module(each.module, each.points) for each in more]
        return {"parts": parts, "parts-count": len(parts)}

    def _points_of_module(self, module: str, points: int) -> Phrase:
        """What a module adds: the message `points-of-MODULE`, or that it is for the module."""
        key = f"points-of-{module}"
        if key in self.catalogue:
            return self.say(key, points=points)
        return self.say("points-of-module", points=points, module=self.name(MODULE.name, module))

    # News

    def is_news(self, event: Event) -> bool:
        """The usual number of apprentices goes without saying."""
        if isinstance(event, ApprenticesGathered) and event.apprentices == event.usual:
            return False
        return super().is_news(event)


def paint_called(name: str) -> Paint:
    """A paint by its name."""
    return Paint(PAINTS.index(name))


def signed(number: int) -> str:
    """A mood, or a difference, as it is written.

    >>> signed(0), signed(2), signed(-1)
    ('0', '+2', '-1')
    """
    return f"{number:+d}" if number else "0"
