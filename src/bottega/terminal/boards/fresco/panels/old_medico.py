"""Module 10 in the terminal: the medico."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import LOCATIONS, MARKET, PAINTS, STUDIO, Hour, Location, Painter
from bottega.games.fresco.events import signed, thalers
from bottega.games.fresco.marks import ill_to_come, is_ill
from bottega.games.fresco.modules.covering import NOWHERE, Cover
from bottega.games.fresco.modules.m10_medico.events import HEALTHY, SAINT
from bottega.games.fresco.modules.m10_medico.illness import ILL_BLENDS
from bottega.games.fresco.modules.m10_medico.infirmary import INFECTIONS
from bottega.games.fresco.modules.m10_medico.module import MOST_BOTTLES
from bottega.games.fresco.modules.m10_medico.offers import (
    BOTTLES,
    DRINK,
    FOR_ILL_ONES,
    NAME,
    PAINT_SAINT,
    BuyBottle,
    Drink,
    Infect,
    PaintSaint,
    SendIll,
    SendNeutral,
    SetAside,
)
from bottega.games.fresco.modules.m10_medico.plan import HowManyIll, WhereNeutral
from bottega.games.fresco.modules.m10_medico.steps import BuyingBottle, Drinking, FallingIll, SettingAside, medico_of
from bottega.games.fresco.planning import location_in
from bottega.games.fresco.ruleset import BLENDS
from bottega.games.fresco.visit import Visit
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.panels.covering import KEEP, CoveringPanel
from bottega.terminal.boards.fresco.panels.panel import Reader
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.fresco.words import SO_MANY, paints_of
from bottega.terminal.boards.layout import Block, flowing
from bottega.terminal.boards.tokens import Tokens

MEDICO_LABEL = "Medico  "
ILLNESS_LABEL = "Illness "
BOTH = ("both", "all")


def price_at(scene: Scene, place: int) -> int | None:
    """What the bottle at a place of the board costs, if there is such a place."""
    prices = medico_of(scene.table).prices
    return prices[place] if place < len(prices) else None


def effect_of(scene: Scene, bottle: str) -> str:
    """What a bottle does, in words."""
    entry = scene.box.components.bottles.items[BOTTLES.index(bottle)]
    cures = [f"cures {entry.portions}"] if entry.portions else []
    return " and ".join([*cures, *([f"mood {signed(entry.mood)}"] if entry.mood else [])]) or "does nothing"


def bottles_of(scene: Scene, seat: Seat) -> tuple[str, ...]:
    """The bottles in front of a player."""
    return scene.view.modules[NAME][f"bottles {seat}"]


def ill_of(scene: Scene, seat: Seat) -> int:
    """How many ill apprentices a player has."""
    return len(scene.view.modules[NAME][f"ill {seat}"])


def on_offer(scene: Scene) -> list[tuple[int, str]]:
    """The bottles on the board, each with its place."""
    return [(place, bottle) for place, bottle in enumerate(scene.view.modules[NAME]["offered"]) if bottle]


# What is typed


def read_drink(scene: Scene, words: Sequence[str]) -> Sequence[Action] | None:
    """Bottles by their names, or all one has: `drink elixir-2 juice`, `drink both`."""
    if words[0] in BOTH:
        own = bottles_of(scene, scene.seat) if scene.seat is not None and NAME in scene.view.modules else ()
        return [DRINK[BOTTLES.index(bottle)] for bottle in own]
    named = " ".join(words).replace("elixir ", "elixir-").split()
    strange = [word for word in named if word not in BOTTLES]
    if strange:
        raise BadInput(f"there is no bottle {strange[0]!r}; they are {', '.join(BOTTLES)}")
    return [DRINK[BOTTLES.index(bottle)] for bottle in named]


def read_saint(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    """A paint for each saint."""
    return [PAINT_SAINT[paint] for paint in paints_of(words)]


class MedicoPanel(CoveringPanel):
    """The medico board, the infection tiles, and the ill."""

    module = NAME
    readers: ClassVar[Mapping[str, Reader]] = {"drink": read_drink, "saint": read_saint}
    help = (
        ("drink both", "drink your bottles in the evening; `drink elixir-2`, one of them"),
        ("saint red", "an ill apprentice in the studio paints a saint, for 3 Thalers"),
    )

    # What lies on the table

    def board(self, scene: Scene, tokens: Tokens, width: int) -> Block:
        """The bottles on offer, and which locations may be infected."""
        bottles = [Text(f"{place + 1} {bottle} for {price_at(scene, place)}") for place, bottle in on_offer(scene)]
        lines = flowing(MEDICO_LABEL, bottles, width, gap=3) if bottles else []
        return [*lines, *flowing(ILLNESS_LABEL, self._infections(scene), width, gap=3)]

    def _infections(self, scene: Scene) -> list[Text]:
        """What is infected this round, or was before; and what may be next."""
        share = scene.view.modules[NAME]
        is_early = scene.is_waking or scene.is_planning
        pieces = [Text.assemble("last: " if is_early else "infected: ", (name, "bold")) for name in share["infected"]]
        left = [f"{name} {number}" for name in INFECTIONS if (number := share["infections"].count(name))]
        ending = " (the last of them ends the game)" if len(share["infections"]) == 1 else ""
        return [*pieces, Text(f"face down: {', '.join(left) or 'none'}{ending}")]

    def owned(self, scene: Scene, seat: Seat) -> list[Text]:
        ill = ill_of(scene, seat)
        return [*([Text(f"{ill} ill", style="bold")] if ill else []), *[Text(name) for name in bottles_of(scene, seat)]]

    def on_sheet(self, scene: Scene, seat: Seat, column: Location) -> str:
        share = scene.view.modules[NAME]
        ill = share[f"sent {seat}"].count(LOCATIONS[column])
        words = ["medico"] if share[f"tile {seat}"] == (LOCATIONS[column],) else []
        words += [f"{ill} ill"] if ill else []
        words += ["the neutral one"] if share[f"neutral {seat}"] == (LOCATIONS[column],) else []
        return ", ".join(words)

    def printed(self, scene: Scene) -> list[Text]:
        """Bottles, and what illness means."""
        bottles = [f"{bottle} {effect_of(scene, bottle)}" for bottle in BOTTLES]
        return [
            Text(f"Bottles, drunk in the evening: {'; '.join(bottles)}. You have {MOST_BOTTLES} at the most."),
            Text(
                "Who has healthy apprentices at the infected location has one of them fall ill; so do all healthy ones "
                "who work beside ill ones. Ill ones need not be sent; they never move the bishop, nor restore a "
                f"segment beside him, blend once, and earn {thalers(SAINT)} in the studio for a paint, as a saint."
            ),
            Text(f"In the end each of your own apprentices who is not ill is worth {thalers(HEALTHY)}."),
        ]

    # What is worth a thought

    def warnings(self, scene: Scene, seat: Seat) -> list[str]:
        """[FR-M10.4] [FR-M10.10] [FR-M10.13] Who falls ill for certain, and who or what is sent for nothing."""
        medico, table = medico_of(scene.table), scene.table
        found = [
            f"{location_in(table, column)}: your healthy apprentices fall ill beside the ill ones"
            for column in FOR_ILL_ONES
            if medico.illness.is_mixed(table, seat, column)
        ]
        if scene.sent_beside(Painter(seat), STUDIO) > sum(scene.view.paints[seat]):
            found.append("studio: an ill apprentice earns nothing there without a paint for a saint")
        if medico.covers(table, seat, MARKET) and not medico.affordable(table, seat):
            found.append("market: you have the Thalers for no bottle of the medico")
        return found

    def unasked(self, scene: Scene, action: Offer) -> str:
        match action:
            case Cover():
                return "the medico has no bottle on offer, or you have two"
            case SendIll():
                return f"no ill apprentice of yours is left for the {LOCATIONS[action.column]}, or there is no room"
            case SendNeutral():
                return "you have no neutral apprentice now, which takes the best mood"
        return "that is done when its moment comes"

    # What is asked

    def waking(self, scene: Scene, hour: Hour) -> str:
        ill = 0 if scene.seat is None or scene.is_leonardos else ill_of(scene, scene.seat)
        return f"{ill} ill" if ill else ""

    def asked(self, scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
        return self._asked_in_a_plan(scene, legal) or self._asked_by_a_step(scene, legal)

    def _asked_in_a_plan(self, scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
        match scene.blank:
            case HowManyIll(column=column):
                where = location_in(scene.table, column)
                return f"How many ill apprentices go to the {where}? They may stay at home.", legal[-1].name
            case WhereNeutral():
                return "Where does the neutral apprentice stand? He may fall ill, too, but not for long.", legal[0].name
        return self.asked_where(scene, legal)

    def asked_where(self, scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
        """[FR-M10.12] Whether the medico is visited."""
        if super().asked_where(scene, legal) is None:
            return None
        bottles = ", ".join(f"{bottle} for {price_at(scene, place)}" for place, bottle in on_offer(scene))
        return f"Does your medico tile cover the market? You buy a bottle then ({bottles}).", legal[-1].name

    def _asked_by_a_step(self, scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
        first = legal[0].name if legal else ""
        match scene.step:
            case SettingAside():
                asked = "Your mood is bad: one apprentice is set aside. A healthy one, or an ill one, who is healed?"
                return asked, legal[-1].name if legal else ""
            case FallingIll():
                where = medico_of(scene.table).infirmary(scene.table).infected
                return f"Infected at the {LOCATIONS[where]}: who falls ill, one of your own or the neutral one?", first
            case BuyingBottle() as step:
                money = thalers(scene.table.thalers[step.seat])
                return f"Medico: which bottle do you buy? You must buy one, and have {money}.", first
            case Drinking() as step:
                ill = counted(ill_of(scene, step.seat), "ill apprentice")
                return f"Evening: drink a bottle now, or keep it? You have {ill}.", first
        return None

    def about(self, scene: Scene, visit: Visit) -> str:
        """[FR-M10.8] Whether an ill one is at work, or waits."""
        waiting = ill_to_come(visit.marks)
        at_work = ["An ill apprentice is at work."] if is_ill(visit.marks) else []
        wait = [f"{counted(waiting, 'ill one')} {'waits' if waiting == 1 else 'wait'}."] if waiting else []
        return " ".join([*at_work, *wait])

    def blends_lost(self, visit: Visit) -> int:
        """[FR-M10.11] Each ill one blends once."""
        return (BLENDS - ILL_BLENDS) * ill_to_come(visit.marks)

    def declined(self, action: Offer) -> str:
        return "drink no more" if isinstance(action, Drink) else ""

    # What may be done

    def cover_entry(self, scene: Scene, said: Cover) -> tuple[Text, Text]:
        here = KEEP if said.column == NOWHERE else "cover the market, and buy a bottle"
        return Text("Medico tile"), Text(here)

    def explain_cover(self, scene: Scene, said: Cover) -> str:
        if said.column == NOWHERE:
            return "Keep your medico tile this round: you buy no bottle."
        return "Lay the medico tile on the market: you must buy a bottle, and one apprentice may visit the market."

    def other_entry(self, scene: Scene, action: Offer) -> tuple[Text, Text]:
        match action:
            case SendIll():
                return Text(f"Ill to the {location_in(scene.table, action.column)}"), Text(SO_MANY[action.number])
            case SendNeutral():
                return Text("Neutral one"), Text(location_in(scene.table, action.column))
            case SetAside():
                return Text("Set aside"), Text("an ill one, who is healed" if action.heals else "a healthy one")
            case BuyBottle():
                return Text("Bottle"), _bottle(scene, action.place)
            case PaintSaint():
                return Text("Saint"), Text.assemble(colours.paint_word(PAINTS[action.paint]), f" for {thalers(SAINT)}")
            case Infect():
                return Text("Falls ill"), Text("the neutral one" if action.neutral else "one of your own")
            case Drink():
                bottle = BOTTLES[action.kind]
                return Text("Drink"), Text(f"{bottle} ({effect_of(scene, bottle)})")
        return Text("Ill one"), Text("works next")

    def explain_other(self, scene: Scene, action: Offer) -> str:
        match action:
            case SendIll():
                who = counted(action.number, "ill apprentice") if action.number else "no ill apprentice"
                where = location_in(scene.table, action.column)
                return f"Send {who} to the {where}; healthy ones fall ill beside them."
            case SendNeutral():
                where = location_in(scene.table, action.column)
                return (
                    f"The neutral apprentice is one of those who go to the {where}: he may fall ill in place of others."
                )
            case SetAside():
                who = "an ill apprentice aside, who is healed" if action.heals else "a healthy apprentice aside"
                return f"Set {who}, as long as your mood is so bad."
            case BuyBottle():
                return _explain_bottle(scene, action.place)
        return _explain_illness(scene, action)


def _bottle(scene: Scene, place: int) -> Text:
    bottle = dict(on_offer(scene)).get(place)
    if bottle is None:
        return Text(f"place {place + 1}")
    return Text(f"{bottle} ({effect_of(scene, bottle)}) for {thalers(price_at(scene, place) or 0)}")


def _explain_bottle(scene: Scene, place: int) -> str:
    bottle = dict(on_offer(scene)).get(place)
    if bottle is None:
        return f"Buy the bottle at place {place + 1} of the medico: there is none now."
    price = thalers(price_at(scene, place) or 0)
    return f"Buy {bottle} of the medico for {price}: drunk in the evening it {effect_of(scene, bottle)}."


def _explain_illness(scene: Scene, action: Offer) -> str:
    match action:
        case PaintSaint():
            return f"An ill apprentice in the studio turns {PAINTS[action.paint]} paint into {thalers(SAINT)}."
        case Infect(neutral=True):
            return "The neutral apprentice falls ill, and goes home; he is healthy when you next have him."
        case Infect():
            return "One of your own apprentices falls ill, until you drink an elixir."
        case Drink():
            bottle = BOTTLES[action.kind]
            return f"Drink {bottle}, which {effect_of(scene, bottle)}: what is left over is lost."
    return "An ill apprentice works next: away from the bishop in the cathedral, one blend in the workshop."
