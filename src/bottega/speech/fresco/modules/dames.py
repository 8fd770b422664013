"""Module 12 in words: the dames."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.questions import Question
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import (
    BOOTHS,
    CATHEDRAL,
    FRESCO,
    LOCATIONS,
    MARKET,
    MOST_AT_A_BOOTH,
    WORKSHOP,
    Location,
)
from bottega.games.fresco.kinds import MOOD, PLACE, THALERS
from bottega.games.fresco.modules.covering import NOWHERE
from bottega.games.fresco.modules.m12_dames.beguines import MIDDLE
from bottega.games.fresco.modules.m12_dames.events import DamesPlaced
from bottega.games.fresco.modules.m12_dames.kinds import DAME, DAMES
from bottega.games.fresco.modules.m12_dames.offers import BARTER, SWITCH, CheerUp, Reserve, SendDame, Switch
from bottega.games.fresco.modules.m12_dames.questions import SwitchWith, WhatDameDoes
from bottega.games.fresco.modules.m12_dames.view import DamesShare, Reservation
from bottega.games.fresco.ruleset import BISHOP_FEE
from bottega.parts.grid import Cell
from bottega.speech.fresco.modules.voice import ModuleVoice, Reader
from bottega.speech.fresco.scene import Scene
from bottega.speech.fresco.words import groups_of, paints_of, problem
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase, joined, named

RESERVED = "reserved"
"""The kind of a sign for a reserved segment: for oneself, or for another."""
FOR_YOU = "⚑"
FOR_ANOTHER = "✗"


def reservations(scene: Scene) -> dict[Cell, tuple[int, Reservation]]:
    """The reserved segments: for whom, and the tile that lies there."""
    found = enumerate(scene.view.share(DamesShare).reserved)
    return {FRESCO.parse(tile.segment): (owner, tile) for owner, tile in found if tile is not None}


def is_sent(scene: Scene, seat: Seat, column: Location) -> bool:
    """Whether a player's dame goes to a location, if it may be seen."""
    sent = scene.view.share(DamesShare).sent[seat] or ()
    return any(dame.location == LOCATIONS[column] for dame in sent)


# What is typed


def read_swap(scene: Scene, words: Sequence[str]) -> Sequence[Action] | None:
    """Two tiles, each by its booth and place or its paints: `swap I 2 III 1`, `swap RRR YB`."""
    tiles: list[Action] = []
    left = list(words)
    while left:
        word = left.pop(0)
        if word.upper() in BOOTHS and left and left[0].isdecimal():
            tiles.append(_at_place(BOOTHS.index(word.upper()), int(left.pop(0)[:2])))
        else:
            tiles.append(_with_paints(scene, word))
    return tiles


def _at_place(booth: int, place: int) -> Action:
    if not 1 <= place <= MOST_AT_A_BOOTH:
        raise problem("no-such-place", place=place, most=MOST_AT_A_BOOTH)
    return SWITCH[booth][place - 1]


def _with_paints(scene: Scene, word: str) -> Action:
    """The only tile of the market with these paints."""
    wanted, table = sorted(groups_of([word])[0]), scene.table
    found = [
        SWITCH[booth][place]
        for booth in scene.rules.booths
        for place in table.stocked(booth)
        if sorted(table.stall(booth, place).paints) == wanted
    ]
    if len(found) == 1:
        return found[0]
    raise problem("which-tile-to-swap", tiles=len(found), paints=word.upper())


def read_barter(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    """A basic paint, and another one for it."""
    paints = paints_of(words)
    found = [barter for barter in BARTER if [barter.given, barter.taken] == paints]
    if not found:
        raise problem("which-barter")
    return found


class DamesVoice(ModuleVoice):
    """Where dames are sent, what they do there, and reserved segments."""

    help = (("swap RRR YB", "help-swap"), ("barter red for blue", "help-barter"))
    in_the_middle = (SwitchWith,)
    drawn = frozenset({"dame-arrived", "switch-began", "dames-came-home"})
    dull = frozenset({"reservation-turned", "reservation-returned"})

    # Facts

    def more_facts(self, structure: msgspec.Struct) -> dict[str, Said]:
        if not isinstance(structure, DamesPlaced):
            return {}
        said = self.voice.said
        dames = [
            self.voice.say("dame-on-track", space=waiting.space, **said("dame", DAME.name, waiting.dame))
            for waiting in structure.dames
        ]
        return {"dames": dames, "dames-count": len(dames)}

    def deed_at(self, place: str) -> Phrase:
        """What a dame does at a place, in a part of a sentence."""
        return self.voice.say(
            "dame-deed",
            **self.voice.said("place", PLACE.name, place),
            **self.voice.said("middle", MOOD.name, MIDDLE),
            **self.voice.said("fee", THALERS.name, BISHOP_FEE),
        )

    def about_question(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> dict[str, Said]:
        return {"deed": self.deed_at(asked.place)} if isinstance(asked, WhatDameDoes) else {}

    def about_action(self, scene: Scene, action: Offer) -> dict[str, Said]:
        match action:
            case SendDame():
                return self._about_sending(scene, action)
            case Switch():
                return {"tile": self._tile(scene, action)}
            case Reserve():
                is_there = scene.table.unrestored >> action.segment & 1
                return {"value": scene.value(action.segment) if is_there else 0}
            case CheerUp():
                return self._about_cheering(scene)
        return {}

    def _about_sending(self, scene: Scene, action: SendDame) -> dict[str, Said]:
        place = None if action.column == NOWHERE else scene.location(action.column)
        deed = Phrase("") if place is None else self.deed_at(place)
        return {"deed": deed, **self.voice.said("place", PLACE.name, place)}

    def _tile(self, scene: Scene, action: Switch) -> Phrase:
        """The tile at a place of the market, with what lies beside it; nothing where none is."""
        if action.place not in scene.table.stocked(action.booth):
            return Phrase("")
        signs = [module.on_stand(scene, action.booth, action.place) for module in self.voice.modules_of(scene)]
        tile = self.voice.market_tile(scene.table.stall(action.booth, action.place).id)
        return joined("", [tile, *signs])

    def _about_cheering(self, scene: Scene) -> dict[str, Said]:
        """[FR-M12.11] It is allowed in any mood, and wise only in a bad one."""
        mood = MIDDLE if scene.seat is None else scene.view.mood[scene.seat]
        return {
            "change": "rises" if mood < MIDDLE else "falls" if mood > MIDDLE else "stays",
            **self.voice.said("mood", MOOD.name, mood),
            **self.voice.said("middle", MOOD.name, MIDDLE),
        }

    # Asking

    def example(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> str:
        if isinstance(asked, WhatDameDoes):
            return _swap(legal) or super().example(scene, asked, legal)
        if isinstance(asked, SwitchWith):
            return super().example(scene, asked, legal)
        return legal[-1].name if len(legal) > 1 else ""

    def on_segment(self, scene: Scene, segment: Cell) -> Phrase:
        """[FR-M12.7] Whether a segment is reserved, for oneself or for another."""
        owner, _ = reservations(scene).get(segment, (None, None))
        if owner is None or not scene.view.agenda:
            return Phrase("")
        is_own = owner == scene.view.seat
        return named(FOR_YOU if is_own else FOR_ANOTHER, RESERVED, "own" if is_own else "other")

    # Understanding

    @property
    def readers(self) -> Mapping[str, Reader]:
        return {"swap": read_swap, "switch": read_swap, "barter": read_barter}

    def unasked(self, scene: Scene, action: Offer) -> BadInput:
        if not isinstance(action, SendDame):
            return problem("dame-not-there-yet")
        has_any = scene.seat is not None and scene.view.share(DamesShare).married[scene.seat]
        return problem("no-such-dame", dame=DAMES[action.colour] if has_any else None)

    # What is worth a thought

    def is_unforeseen(self, scene: Scene, seat: Seat, column: Location) -> bool:
        """[FR-M12.6] [FR-M12.10] Tiles may be swapped, and paints bartered."""
        at_the_market = is_sent(scene, seat, MARKET) and column in (CATHEDRAL, WORKSHOP)
        return at_the_market or (column == WORKSHOP and is_sent(scene, seat, WORKSHOP))


def _swap(legal: Sequence[Action]) -> str:
    """Two tiles to swap, as one may type it; nothing where none are swapped."""
    tiles = [action for action in legal if isinstance(action, Switch)]
    others = [tile for tile in tiles if tile.booth != tiles[0].booth]
    if not others:
        return ""
    return " ".join(["swap", *[argument.text for tile in (tiles[0], others[0]) for argument in tile.arguments]])


VOICE = DamesVoice
