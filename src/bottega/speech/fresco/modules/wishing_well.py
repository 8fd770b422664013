"""Module 4 in words: the wishing well."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.kinds import Fact
from bottega.core.questions import Question
from bottega.core.seats import Seat
from bottega.games.fresco import GAME
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.box import Box, paints_named
from bottega.games.fresco.catalogue import (
    ALL_BOOTHS,
    BASIC,
    BOOTHS,
    CATHEDRAL,
    MARKET,
    THEATER,
    WORKSHOP,
    Booth,
    Location,
    Paint,
    Painter,
    letters_of,
)
from bottega.games.fresco.kinds import POINTS, SPACES, THALERS
from bottega.games.fresco.modules.m04_wishing_well.catalogue import WISH_CARDS
from bottega.games.fresco.modules.m04_wishing_well.kinds import PENNIES, WISH_CARD
from bottega.games.fresco.modules.m04_wishing_well.offers import ACTIONS as WISHES
from bottega.games.fresco.modules.m04_wishing_well.offers import (
    ALCHEMY,
    ALCHEMY_PAINTS,
    FINDERS,
    FREE_PAINT,
    Alchemy,
    BishopsVisit,
    FreePaint,
    PlacePennies,
    Wish,
)
from bottega.games.fresco.modules.m04_wishing_well.questions import UseBusker, UsePraise
from bottega.games.fresco.modules.m04_wishing_well.view import WishingWellShare
from bottega.games.fresco.modules.m04_wishing_well.well import BUSKER_SPACES, PRAISE_POINTS
from bottega.games.fresco.modules.m04_wishing_well.wishes import (
    FINDERS_THALERS,
    LUCKY_DAY_PENNIES,
    TIP_PENNIES,
    TIP_THALERS,
)
from bottega.games.fresco.questions import VisitMarket
from bottega.speech.fresco.modules.own_names import own_name
from bottega.speech.fresco.modules.voice import ModuleVoice, Reader
from bottega.speech.fresco.moves import best_facts
from bottega.speech.fresco.scene import Scene
from bottega.speech.fresco.words import paints_of, problem
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase


def names_in(box: Box) -> dict[str, str]:
    """The names of the wish cards in a box."""
    return {entry.id: entry.name for entry in box.components.wish_cards.items}


def shown_on(box: Box, card: int) -> list[list[Paint]]:
    """[FR-M4.8] The tiles that a card shows, each by its paints."""
    return [sorted(paints_named(tile)) for tile in box.components.wish_cards.items[card].shows]


def holds(scene: Scene, seat: Seat, card: int) -> int:
    """How many cards of a kind a player is seen to have."""
    return (scene.view.share(WishingWellShare).hands[seat].cards or ()).count(WISH_CARDS[card])


def booth_visited(scene: Scene) -> Booth | None:
    """The booth where something was bought in this visit."""
    asked = scene.question
    if not isinstance(asked, VisitMarket) or asked.booth is None:
        return None
    return ALL_BOOTHS[BOOTHS.index(asked.booth)]


class WishingWellVoice(ModuleVoice):
    """The well, lucky pennies and wish cards."""

    help = (("wish alchemy YRB green", "help-wish"),)
    spellings: ClassVar[Mapping[str, str]] = {"penny": "pennies"}
    drawn = frozenset({"well-emptied"})
    dull = frozenset({"pennies-taken-back"})

    # Understanding

    @property
    def readers(self) -> Mapping[str, Reader]:
        return {"wish": self.read_wish}

    def read_wish(self, scene: Scene, words: Sequence[str]) -> Sequence[Action] | None:
        """A card with the paints that it needs: `wish alchemy YRB green`, `wish free RR`; None without any."""
        if words[0] == "alchemy" and words[1:]:
            return [self._alchemy(words[1:])]
        if words[0].startswith("free") and words[1:] and not words[-1].isdecimal():
            return [self._free_paint(scene, words[1:])]
        return None

    def _alchemy(self, words: Sequence[str]) -> Action:
        paints = paints_of(words)
        given, result = sorted(paints[:-1]), paints[-1]
        found = [wish for wish in WISHES if isinstance(wish, Alchemy) and (wish.paints, wish.result) == (given, result)]
        if not found:
            raise problem("which-alchemy")
        return found[0]

    def _free_paint(self, scene: Scene, words: Sequence[str]) -> Action:
        """The card that shows a tile of the booth that is visited."""
        wanted, booth, table = sorted(paints_of(words)), booth_visited(scene), scene.table
        if booth is None:
            raise problem("free-paint-comes-later")
        places = [place for place in table.stocked(booth) if sorted(table.stall(booth, place).paints) == wanted]
        cards = [card for card in FREE_PAINT if wanted in shown_on(scene.box, card)]
        found = [
            wish for wish in WISHES if isinstance(wish, FreePaint) and wish.card in cards and wish.place in places[:1]
        ]
        if not found:
            raise problem("no-card-shows", paints=letters_of(wanted))
        return found[0]

    def unasked(self, scene: Scene, action: Offer) -> BadInput:
        if not isinstance(action, PlacePennies):
            return problem("wish-in-plan")
        has_any = scene.seat is None or scene.view.share(WishingWellShare).pennies[scene.seat]
        return problem("pennies-need-apprentice") if has_any else problem("no-pennies")

    # Facts

    def name(self, kind: str, value: Fact) -> Phrase | None:
        if kind != WISH_CARD.name:
            return None
        return own_name(WISH_CARD, value, names_in(self.voice.box), names_in(GAME.box))

    def text(self, kind: str, value: str) -> Phrase | None:
        return self.effect(WISH_CARDS.index(value)) if kind == WISH_CARD.name else None

    def effect(self, card: int) -> Phrase:
        """What a card does."""
        said = self.voice.said
        shows = [self.voice.letters(paints) for paints in shown_on(self.voice.box, card)]
        return self.voice.say(
            "wish-effect",
            **said("card", WISH_CARD.name, WISH_CARDS[card]),
            **said("lucky-day-pennies", PENNIES.name, LUCKY_DAY_PENNIES),
            **said("tip-pennies", PENNIES.name, TIP_PENNIES),
            **said("tip-thalers", THALERS.name, TIP_THALERS),
            **said("found", THALERS.name, FINDERS_THALERS),
            **said("praise", POINTS.name, PRAISE_POINTS),
            **said("cheer", SPACES.name, BUSKER_SPACES),
            paints=ALCHEMY_PAINTS,
            shows=shows,
        )

    # Asking

    def about_question(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> dict[str, Said]:
        """Who has cards is asked, whether one fits or not."""
        if not isinstance(asked, UsePraise | UseBusker):
            return {}
        return {"fits": "yes" if [action for action in legal if isinstance(action, Wish)] else "no"}

    def example(self, scene: Scene, asked: Question, legal: Sequence[Action]) -> str:
        """As many pennies as may be, or what comes first."""
        return legal[-1].name if isinstance(legal[0], PlacePennies) else super().example(scene, asked, legal)

    def about_action(self, scene: Scene, action: Offer) -> dict[str, Said]:
        match action:
            case PlacePennies():
                return self.voice.said("pennies", PENNIES.name, action.number)
            case FreePaint():
                return {"use": "free", **self._tile(scene, action)}
            case BishopsVisit():
                return {"use": "visit", **best_facts(self.voice, scene, action.segment)}
            case Alchemy():
                return {"use": "alchemy"}
            case Wish():
                return {"use": "plain", "effect": self.effect(action.card)}
        return {}

    def _tile(self, scene: Scene, wish: FreePaint) -> dict[str, Said]:
        """The tile at a place of the booth that is visited, as far as it is there."""
        booth = booth_visited(scene)
        if booth is None or wish.place not in scene.table.stocked(booth):
            return {"tile": Phrase(""), "there": "no"}
        return {"tile": self.voice.market_tile(scene.table.stall(booth, wish.place).id), "there": "yes"}

    # What is worth a thought

    def busy(self, scene: Scene, seat: Seat, column: Location) -> int:
        """[FR-M4.12] [FR-M4.13] Alchemy needs no other blend, and a card is found where the mood can't rise."""
        if column == WORKSHOP and sum([scene.view.paints[seat][paint] for paint in BASIC]) >= ALCHEMY_PAINTS:
            return holds(scene, seat, ALCHEMY)
        return holds(scene, seat, FINDERS) if column == THEATER else 0

    def is_unforeseen(self, scene: Scene, seat: Seat, column: Location) -> bool:
        """Free paint comes with a purchase, and nobody knows what a penny draws."""
        if column not in (CATHEDRAL, WORKSHOP) or not scene.sent(Painter(seat), MARKET):
            return False
        placed = scene.view.share(WishingWellShare).placed[seat]
        return bool(placed) or any(holds(scene, seat, card) for card in FREE_PAINT)


VOICE = WishingWellVoice
