"""Module 10 in words: the medico."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bottega.core.actions import Action
from bottega.core.errors import BadInput, unknown
from bottega.core.questions import Question
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import LOCATIONS, MARKET, STUDIO, Hour, Painter
from bottega.games.fresco.kinds import APPRENTICES, PLACE, THALERS
from bottega.games.fresco.modules.covering import Cover
from bottega.games.fresco.modules.m10_medico.events import BottleOnOffer, BottlesOffered, Cured
from bottega.games.fresco.modules.m10_medico.illness import ILL_BLENDS
from bottega.games.fresco.modules.m10_medico.infirmary import SAINT
from bottega.games.fresco.modules.m10_medico.kinds import BOTTLE, BOTTLES
from bottega.games.fresco.modules.m10_medico.offers import (
    DRINK,
    FOR_ILL_ONES,
    PAINT_SAINT,
    BuyBottle,
    Drink,
    PaintSaint,
    SendIll,
    SendNeutral,
)
from bottega.games.fresco.modules.m10_medico.questions import HowManyIllApprentices, WhomToSetAside
from bottega.games.fresco.modules.m10_medico.steps import medico_of
from bottega.games.fresco.modules.m10_medico.view import MedicoShare
from bottega.games.fresco.questions import Visiting
from bottega.games.fresco.ruleset import BLENDS
from bottega.speech.fresco.modules.covering import CoveringVoice
from bottega.speech.fresco.modules.voice import Reader
from bottega.speech.fresco.scene import Scene
from bottega.speech.fresco.words import GAME, paints_of, problem
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase

BOTH = ("both", "all")


def ill_of(scene: Scene, seat: Seat) -> int:
    """How many ill apprentices a player has, with black pawns of neutral ones."""
    share = scene.view.share(MedicoShare)
    return share.ill[seat] + share.stand_ins[seat]


def on_offer(scene: Scene) -> list[tuple[int, BottleOnOffer]]:
    """The bottles on the medico board, each with its place, from 1 on."""
    return [(place, each) for place, each in enumerate(scene.view.share(MedicoShare).offered, start=1) if each.bottle]


# What is typed


def read_drink(scene: Scene, words: Sequence[str]) -> Sequence[Action] | None:
    """Bottles by their names, or all one has: `drink elixir-2 juice`, `drink both`."""
    if words[0] in BOTH:
        own = next((share.bottles for share in scene.view.modules if isinstance(share, MedicoShare)), None)
        bottles = () if own is None or scene.seat is None else own[scene.seat]
        return [DRINK[BOTTLES.index(bottle)] for bottle in bottles]
    named = " ".join(words).replace("elixir ", "elixir-").split()
    strange = [word for word in named if word not in BOTTLES]
    if strange:
        raise unknown("no-such-bottle", strange[0], BOTTLES, game=GAME)
    return [DRINK[BOTTLES.index(bottle)] for bottle in named]


def read_saint(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    """A paint for each saint."""
    return [PAINT_SAINT[paint] for paint in paints_of(words)]


class MedicoVoice(CoveringVoice):
    """Who is ill and where they go, and what is drunk against it."""

    help = (("drink both", "help-drink"), ("saint red", "help-saint"))
    drawn = frozenset({"healthy-counted", "ill-came-home"})
    dull = frozenset({"apprentice-returned", "apprentice-set-aside"})

    # Facts

    def more_facts(self, structure: msgspec.Struct) -> dict[str, Said]:
        match structure:
            case BottlesOffered():
                bottles = [self.offer(each) for each in structure.offered if each.bottle is not None]
                return {"bottles": bottles, "bottles-count": len(bottles)}
            case Cured():
                return {"cured": structure.apprentices + structure.neutral}
        return {}

    def offer(self, offered: BottleOnOffer) -> Phrase:
        """A bottle and its price."""
        said = self.voice.said
        bottle = said("bottle", BOTTLE.name, offered.bottle)
        return self.voice.say("bottle-on-offer", **bottle, **said("price", THALERS.name, offered.price))

    def about_bottle(self, name: str) -> dict[str, Said]:
        """A bottle, what it is called in short, and what it does."""
        entry = self.voice.box.components.bottles.items[BOTTLES.index(name)]
        bottle = self.voice.said("bottle", BOTTLE.name, name)
        return {
            **bottle,
            "short": self.in_short(name),
            "effect": self.voice.say("bottle-effect", portions=entry.portions, mood=entry.mood),
        }

    def text(self, kind: str, value: str) -> Phrase | None:
        if kind != BOTTLE.name:
            return None
        entry = self.voice.box.components.bottles.items[BOTTLES.index(value)]
        return self.voice.say("bottle-effect", portions=entry.portions, mood=entry.mood)

    def in_short(self, name: str) -> Phrase:
        """A bottle as one may type it."""
        return self.voice.say("bottle-in-short", **self.voice.said("bottle", BOTTLE.name, name))

    def about_tile(self, scene: Scene) -> dict[str, Said]:
        """[FR-M10.12] What there is to buy."""
        bottles = [self.offer(each) for _, each in on_offer(scene)]
        does = self.voice.say("medico-sells", bottles=bottles, bottles_count=len(bottles))
        return {**super().about_tile(scene), "does": does}

    def about_action(self, scene: Scene, action: Offer) -> dict[str, Said]:
        match action:
            case SendIll() | SendNeutral():
                return self.voice.said("place", PLACE.name, scene.location(action.column))
            case BuyBottle():
                return self._about_buying(scene, action)
            case PaintSaint():
                return self.voice.said("wage", THALERS.name, SAINT)
            case Drink():
                return self.about_bottle(BOTTLES[action.kind])
        return {}

    def _about_buying(self, scene: Scene, action: BuyBottle) -> dict[str, Said]:
        """The bottle at a place of the board, if there is one."""
        offered = dict(on_offer(scene)).get(action.place + 1)
        if offered is None or offered.bottle is None:
            return self.voice.said("bottle", BOTTLE.name, None)
        return {**self.about_bottle(offered.bottle), **self.voice.said("price", THALERS.name, offered.price)}

    # Asking

    def example(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> str:
        if isinstance(asked, WhomToSetAside | HowManyIllApprentices):
            return legal[-1].name if legal else ""
        return super().example(scene, asked, legal)

    def about_visit(self, scene: Scene, asked: Visiting) -> list[Phrase]:
        """[FR-M10.8] Whether an ill one is at work, or waits."""
        at_work = [self.voice.say("visit-ill-at-work")] if asked.is_ill else []
        return [*at_work, *([self.voice.say("visit-ill-waiting", ill=asked.ill)] if asked.ill else [])]

    def blends_lost(self, asked: Visiting) -> int:
        """[FR-M10.11] Each ill one blends once."""
        return (BLENDS - ILL_BLENDS) * asked.ill

    def waking(self, scene: Scene, hour: Hour) -> list[Phrase]:
        ill = 0 if scene.seat is None or scene.is_leonardos else ill_of(scene, scene.seat)
        return [self.voice.say("so-many-ill", ill=ill)] if ill else []

    # Explaining and understanding

    def explain(self, scene: Scene, action: Offer) -> Phrase:
        """[FR-M10.12] The tile does not stand in for a visit: one apprentice goes to the market as usual."""
        if not isinstance(action, Cover) or self.module not in scene.rules.by_name:
            return super().explain(scene, action)
        return self.voice.say("explain-medico", **self.about_cover(scene, action))

    @property
    def readers(self) -> Mapping[str, Reader]:
        return {"drink": read_drink, "saint": read_saint}

    def unasked(self, scene: Scene, action: Offer) -> BadInput:
        match action:
            case Cover():
                return problem("no-bottle-to-buy")
            case SendIll():
                return problem("no-ill-to-send", location=LOCATIONS[action.column])
            case SendNeutral():
                return problem("no-neutral-now")
        return problem("not-in-a-plan")

    # What is worth a thought

    def warnings(self, scene: Scene, seat: Seat) -> list[Phrase]:
        """[FR-M10.4] [FR-M10.10] [FR-M10.13] Who falls ill for certain, and who or what is sent for nothing."""
        medico, table = medico_of(scene.table), scene.table
        mixed = [column for column in FOR_ILL_ONES if medico.illness.is_mixed(table, seat, column)]
        places = [self.voice.said("place", PLACE.name, scene.location(column)) for column in mixed]
        found = [self.voice.say("warning-mixed", **place) for place in places]
        saints = scene.sent_beside(Painter(seat), STUDIO) - sum(scene.view.paints[seat])
        if saints > 0:
            found.append(self.voice.say("warning-saints", **self.voice.said("idle", APPRENTICES.name, saints)))
        if medico.covers(table, seat, MARKET) and not medico.affordable(table, seat):
            found.append(self.voice.say("warning-bottle"))
        return found


VOICE = MedicoVoice
