"""Module 4 in the terminal: the wishing well."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from bottega.core.actions import Action
from bottega.core.errors import BadInput
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.box import paints_named
from bottega.games.fresco.catalogue import (
    BASIC,
    CATHEDRAL,
    FRESCO,
    MARKET,
    PAINTS,
    THEATER,
    WORKSHOP,
    Location,
    Paint,
    Painter,
    letters_of,
)
from bottega.games.fresco.events import thalers
from bottega.games.fresco.market import ANY_BOOTH, MarketVisit
from bottega.games.fresco.modules.m04_wishing_well.catalogue import WISH_CARDS
from bottega.games.fresco.modules.m04_wishing_well.events import lucky_pennies
from bottega.games.fresco.modules.m04_wishing_well.offers import ACTIONS as WISHES
from bottega.games.fresco.modules.m04_wishing_well.offers import (
    ALCHEMY,
    ALCHEMY_PAINTS,
    FINDERS,
    FREE_PAINT,
    IN_THE_WELL,
    NAME,
    WISH_BUSKER,
    WISH_PRAISE,
    Alchemy,
    BishopsVisit,
    FreePaint,
    PlacePennies,
    Throw,
    Wish,
)
from bottega.games.fresco.modules.m04_wishing_well.plan import HowManyPennies
from bottega.games.fresco.modules.m04_wishing_well.steps import IN_VAIN, Busking, Praising, ThrowPennies, buskers_gain
from bottega.games.fresco.modules.m04_wishing_well.well import BUSKER_SPACES, PRAISE_POINTS
from bottega.games.fresco.modules.m04_wishing_well.wishes import (
    FINDERS_THALERS,
    LUCKY_DAY_PENNIES,
    TIP_PENNIES,
    TIP_THALERS,
)
from bottega.games.fresco.modules.shares import HIDDEN
from bottega.terminal.boards.fresco import colours
from bottega.terminal.boards.fresco.panels.panel import Panel, Reader
from bottega.terminal.boards.fresco.scene import Scene
from bottega.terminal.boards.fresco.stalls import tile_text
from bottega.terminal.boards.fresco.words import SO_MANY, paints_of
from bottega.terminal.boards.layout import Block
from bottega.terminal.boards.tokens import Tokens

LABEL = "Well    "
EFFECTS = {
    "lucky-day": f"at the market, {lucky_pennies(LUCKY_DAY_PENNIES)} of the supply",
    "visit": "before restoring a segment, the bishop moves to one beside him for nothing",
    "praise": f"the bishop's bonus for a segment is {PRAISE_POINTS} more",
    "tip": f"in the studio, {thalers(TIP_THALERS)} and {lucky_pennies(TIP_PENNIES)}",
    "alchemy": f"in the workshop, beside blends, {ALCHEMY_PAINTS} basic paints become orange, green or purple",
    "finders": f"an apprentice attends the theater and finds {thalers(FINDERS_THALERS)}",
    "busker": f"after choosing a wake-up time, the mood is {BUSKER_SPACES} better",
}


def does(scene: Scene, card: int) -> str:
    """What a card does."""
    if card not in FREE_PAINT:
        return EFFECTS[WISH_CARDS[card]]
    tiles = " or ".join(letters_of(paints) for paints in shown_on(scene, card))
    return f"with a purchase at a booth, a tile {tiles} of the same booth for nothing"


def called(scene: Scene, card: int) -> str:
    """The name that is printed on a card."""
    return scene.box.components.wish_cards.items[card].name


def shown_on(scene: Scene, card: int) -> list[list[Paint]]:
    """[FR-M4.8] The tiles that a card shows, each by its paints."""
    return [sorted(paints_named(tile)) for tile in scene.box.components.wish_cards.items[card].shows]


def cards_of(scene: Scene, seat: Seat) -> tuple[str, ...]:
    """A player's cards as they may be seen."""
    return scene.view.modules[NAME][f"cards {seat}"]


def holds(scene: Scene, seat: Seat, card: int) -> int:
    """How many cards of a kind a player is seen to have."""
    return cards_of(scene, seat).count(WISH_CARDS[card])


def read_wish(scene: Scene, words: Sequence[str]) -> Sequence[Action] | None:
    """A card by its name, with what it needs: `wish alchemy YRB green`, `wish visit C4`, `wish free RR`."""
    if words[0] == "alchemy" and words[1:]:
        return [_alchemy(words[1:])]
    if words[0].startswith("free") and words[1:] and not words[-1].isdecimal():
        return [_free_paint(scene, words[1:])]
    return None


def _alchemy(words: Sequence[str]) -> Action:
    paints = paints_of(words)
    given, result = sorted(paints[:-1]), paints[-1]
    found = [wish for wish in WISHES if isinstance(wish, Alchemy) and (wish.paints, wish.result) == (given, result)]
    if not found:
        raise BadInput("alchemy takes three basic paints and makes a blended one, like `wish alchemy YRB green`")
    return found[0]


def _free_paint(scene: Scene, words: Sequence[str]) -> Action:
    """The card that shows a tile of the booth that is visited."""
    wanted, step = sorted(paints_of(words)), scene.step
    if not isinstance(step, MarketVisit) or step.booth == ANY_BOOTH:
        raise BadInput("free paint comes with a purchase: buy a tile of that booth first")
    table = scene.table
    places = [place for place in table.stocked(step.booth) if sorted(table.stall(step.booth, place).paints) == wanted]
    cards = [card for card in FREE_PAINT if wanted in shown_on(scene, card)]
    found = [wish for wish in WISHES if isinstance(wish, FreePaint) and wish.card in cards and wish.place in places[:1]]
    if not found:
        raise BadInput(f"no card shows {letters_of(wanted)}, or the booth has no such tile")
    return found[0]


class WishingWellPanel(Panel):
    """The well, lucky pennies and wish cards."""

    module = NAME
    readers: ClassVar[Mapping[str, Reader]] = {"wish": read_wish}
    help = (("wish alchemy YRB green", "use a wish card; `wish free RR`, `wish visit C4`, `wish tip`"),)

    # What lies on the table

    def board(self, scene: Scene, tokens: Tokens, width: int) -> Block:
        """How many pennies the well has room for, and how many cards are left; nothing once they are drawn."""
        share = scene.view.modules[NAME]
        cards, thrown = int(share["deck"][0]), int(share["well"][0])
        if not cards:
            return []
        left = counted(cards, "wish card")
        if thrown == IN_THE_WELL:
            return [Text(f"{LABEL}full this round, {left} left")]
        return [Text(f"{LABEL}room for {IN_THE_WELL - thrown} more this round, {left} left; a lucky penny draws one")]

    def owned(self, scene: Scene, seat: Seat) -> list[Text]:
        pennies, cards = int(scene.view.modules[NAME][f"pennies {seat}"][0]), cards_of(scene, seat)
        found = [Text(lucky_pennies(pennies).replace("lucky ", ""))] if pennies else []
        if HIDDEN in cards:
            return [*found, Text(counted(len(cards), "wish card"))]
        return [*found, *([Text(f"wishes: {' '.join(cards)}")] if cards else [])]

    def on_sheet(self, scene: Scene, seat: Seat, column: Location) -> str:
        placed = scene.view.modules[NAME][f"placed {seat}"][0]
        if column != MARKET or placed in ("0", HIDDEN):
            return ""
        return lucky_pennies(int(placed)).replace("lucky ", "")

    def printed(self, scene: Scene) -> list[Text]:
        """Every kind of card, with how many of it are not used yet."""
        used = scene.view.modules[NAME]["used"]
        return [
            Text.assemble(
                (entry.name, "bold"),
                f" ({entry.copies - used.count(entry.id)} not used; `wish {entry.id}`): {does(scene, card)}",
            )
            for card, entry in enumerate(scene.box.components.wish_cards.items)
        ]

    # What is worth a thought

    def busy(self, scene: Scene, seat: Seat, column: Location) -> int:
        """[FR-M4.12] [FR-M4.13] Alchemy needs no other blend, and a card is found where the mood can't rise."""
        if column == WORKSHOP and sum(scene.view.paints[seat][paint] for paint in BASIC) >= ALCHEMY_PAINTS:
            return holds(scene, seat, ALCHEMY)
        return holds(scene, seat, FINDERS) if column == THEATER else 0

    def is_unforeseen(self, scene: Scene, seat: Seat, column: Location) -> bool:
        """Free paint comes with a purchase, and nobody knows what a penny draws."""
        if column not in (CATHEDRAL, WORKSHOP) or not scene.sent(Painter(seat), MARKET):
            return False
        return bool(self.on_sheet(scene, seat, MARKET)) or any(holds(scene, seat, card) for card in FREE_PAINT)

    def unasked(self, scene: Scene, action: Offer) -> str:
        if not isinstance(action, PlacePennies):
            return "wish cards are used when their moment comes"
        if scene.seat is not None and scene.view.modules[NAME][f"pennies {scene.seat}"] == ("0",):
            return "you have no lucky penny"
        return "lucky pennies go with an apprentice at the market"

    # What is asked and what may be done

    def asked(self, scene: Scene, legal: Sequence[Action]) -> tuple[str, str] | None:
        if isinstance(scene.blank, HowManyPennies):
            pennies = lucky_pennies(int(scene.view.modules[NAME][f"pennies {scene.seat}"][0]))
            return f"You have {pennies}: how many go to the well? Each may draw a wish card.", legal[-1].name
        match scene.step:
            case ThrowPennies() as step:
                placed = lucky_pennies(int(scene.view.modules[NAME][f"placed {step.seat}"][0]))
                return f"Market, with {placed} for the well: throw one and draw a wish card?", "throw"
            case Praising():
                return _asked_for_a_card(legal, WISH_PRAISE, "The bishop's bonus counts", EFFECTS["praise"])
            case Busking() as step:
                return _asked_for_a_card(legal, WISH_BUSKER, "You wake up", _busker(scene, step))
        return None

    def declined(self, action: Offer) -> str:
        if isinstance(action, Throw):
            return "throw no more"
        return "keep the card" if action in (WISH_PRAISE, WISH_BUSKER) else ""

    def entry(self, scene: Scene, action: Offer) -> tuple[Text, Text]:
        match action:
            case PlacePennies():
                return Text("Pennies"), Text(SO_MANY[action.number])
            case FreePaint():
                return Text("Free paint"), _free_tile(scene, action)
            case BishopsVisit():
                return Text("Bishop's visit"), _visit(scene, action)
            case Alchemy():
                result = colours.tinted(action.result)
                return Text("Alchemy"), Text.assemble(colours.pieces(action.paints), " into ", result)
            case Wish():
                return Text("Wish"), Text(f"{called(scene, action.card)}: {does(scene, action.card)}")
        return Text("Well"), Text("throw a lucky penny")

    def explain(self, scene: Scene, action: Offer) -> str:
        match action:
            case PlacePennies(number=0):
                return "Put no lucky penny on the market."
            case PlacePennies():
                return f"Put {lucky_pennies(action.number)} on the market, to throw into the well before you buy."
            case FreePaint():
                tile = _free_tile(scene, action).plain
                return f"Use {called(scene, action.card)}: take tile {tile} of the booth where you bought, for nothing."
            case BishopsVisit():
                return _explain_visit(scene, action)
            case Alchemy():
                given = ", ".join(PAINTS[paint] for paint in action.paints)
                return f"Use Alchemy: {given} become {PAINTS[action.result]}, beside the apprentice's blends."
            case Wish():
                return f"Use {called(scene, action.card)}: {does(scene, action.card)}. The card is gone then."
        return "Throw a lucky penny into the well, and draw a wish card; the penny is gone."


def _busker(scene: Scene, step: Busking) -> str:
    """[FR-M4.14] What a busker does, also if it is nothing."""
    return EFFECTS["busker"] if buskers_gain(scene.table, step.seat) else f"in vain, {IN_VAIN}"


def _asked_for_a_card(legal: Sequence[Action], wish: Wish, moment: str, effect: str) -> tuple[str, str]:
    """Whether a card is used at its moment; who has cards is asked, whether it is among them or not."""
    if wish not in legal:
        return f"{moment}. You have no wish card for it.", ""
    return f"{moment}. Use your wish card: {effect}?", wish.name


def _free_tile(scene: Scene, wish: FreePaint) -> Text:
    """A tile of the booth that is visited, as far as it is there."""
    step = scene.step
    if isinstance(step, MarketVisit) and step.booth != ANY_BOOTH and wish.place in scene.table.stocked(step.booth):
        return tile_text(scene, step.booth, wish.place)
    return Text(str(wish.place + 1))


def _visit(scene: Scene, wish: BishopsVisit) -> Text:
    best = scene.best_with_bishop_at(wish.segment)
    note = "" if best is None else f" ({FRESCO.names[best[1]]} {best[0]})"
    return Text.assemble((FRESCO.names[wish.segment], "bold"), (note, "dim"))


def _explain_visit(scene: Scene, wish: BishopsVisit) -> str:
    said = f"Use a wish card: the bishop moves to {FRESCO.names[wish.segment]} for nothing; then restore a segment."
    best = scene.best_with_bishop_at(wish.segment)
    return said if best is None else f"{said} {FRESCO.names[best[1]]} would bring {best[0]} then."
