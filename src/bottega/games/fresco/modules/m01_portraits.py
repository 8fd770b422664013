"""Module 1: the portraits."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Event, Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.core.words import counted
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.box import Portrait
from bottega.games.fresco.catalogue import FRESCO, PAINTS, PORTRAITS, STUDIO, Location, Painter
from bottega.games.fresco.events import Deed, thalers
from bottega.games.fresco.leonardo import LeonardoStep
from bottega.games.fresco.modules.bits import is_in_two_places, numbers_in
from bottega.games.fresco.modules.choosing import ChoosePaint
from bottega.games.fresco.modules.marks import ill_to_come
from bottega.games.fresco.modules.shares import NOTHING, SEATS, mask_of, names_at, names_in, places_of
from bottega.games.fresco.openings import Extras, Module, Share
from bottega.games.fresco.prospects import MOOD, THALER, WORTH
from bottega.games.fresco.ruleset import WAGE, Rules
from bottega.games.fresco.table import Table
from bottega.games.fresco.track import advance_painter
from bottega.games.fresco.visit import Resume, Visit
from bottega.games.fresco.wake_up import change_mood

NAME: Final = "portraits"
ON_DISPLAY: Final = 2
PAINTED: Final = NOTHING
"""What a place of the display holds once its portrait is painted."""
ACTOR_SPACES: Final = 1
ABBOT_POINTS: Final = 1
SERVANT_THALERS: Final = 1


class PaintPortrait(Offer):
    """Paint one of the portraits on display."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(NAME, "portrait", ("place", str(place + 1)))
        self.place = place


PAINT: Final = [PaintPortrait(place) for place in range(ON_DISPLAY)]
ACTIONS: Final[list[Action]] = [*PAINT]

NONE_THERE: Final = Reason("no-portrait-there", "FR-M1.4", "The portrait of place {place} is painted already.")
ONE_A_ROUND: Final = Reason("one-portrait", "FR-M1.2", "One portrait a round, and this player has painted one.")
ONLY_IN_THE_STUDIO: Final = Reason("only-in-the-studio", "FR-M1.2", "Portraits are painted in the studio.")
LEONARDO_MUST_PAINT: Final = Reason("leonardo-must-paint", "FR-M1.14", "Leonardo must paint a portrait.")


class PortraitsShown(Event):
    def __init__(self, names: list[str]) -> None:
        super().__init__("portraits-shown", "Portraits on display: {names}.", {"names": ", ".join(names)})


class PortraitPainted(Deed):
    def __init__(self, seat: Seat | None, name: str) -> None:
        super().__init__("portrait-painted", "{seat} paints a portrait: {name}.", seat, {"name": name})


class PortraitPaid(Deed):
    """[FR-M1.13] What a portrait brought."""

    def __init__(self, seat: Seat | None, goods: list[str]) -> None:
        super().__init__("portrait-paid", "{seat} gets {goods} for it.", seat, {"goods": ", ".join(goods)})


class Gallery(Extras):
    """The portraits: a bit for each that lies face down, those on display, and those in front of each seat.

    `painters` has a bit for each seat that has painted this round, `used` one for each sexton sent.
    """

    __slots__ = ("deck", "display", "owned", "painters", "used")

    def __init__(self, deck: int, display: list[int], owned: list[int], painters: int, used: int) -> None:
        self.deck = deck
        self.display = display
        self.owned = owned
        self.painters = painters
        self.used = used

    def copy(self) -> Gallery:
        return Gallery(self.deck, self.display[:], self.owned[:], self.painters, self.used)


class Portraits(Module):
    """[FR-M1.1] Portraits in the studio."""

    name: ClassVar[str] = NAME
    fills: ClassVar[tuple[str, ...]] = (
        "offers",
        "is_last",
        "prepare",
        "more_income",
        "uplift",
        "bonus",
        "reach",
        "leonardo",
        "appraise",
        "prospect",
    )
    accounts: ClassVar[tuple[tuple[str, str], ...]] = (("portraits", "FR-M1.13"),)
    leonardos_columns: ClassVar[tuple[Location, ...]] = (STUDIO,)

    def gallery(self, table: Table) -> Gallery:
        """The portraits of a table."""
        gallery = table.extras[self.slot]
        assert isinstance(gallery, Gallery)
        return gallery

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        gallery = Gallery((1 << len(PORTRAITS)) - 1, [PAINTED] * ON_DISPLAY, [0] * table.rules.count, 0, 0)
        show_portraits(table.rules, gallery, chance, sink)
        return gallery

    def is_last(self, table: Table) -> bool:
        """[FR-M1.6] The last two portraits lie open."""
        return self.gallery(table).deck == 0

    def prepare(self, table: Table, chance: Chance, sink: Sink | None) -> None:
        """[FR-M1.5] The portraits left are removed, and two new ones are revealed."""
        gallery = self.gallery(table)
        gallery.painters = 0
        gallery.used = 0
        show_portraits(table.rules, gallery, chance, sink)

    # In the studio

    def offers(self, table: Table, visit: Visit) -> list[Offer]:
        """[FR-M1.2] One of the portraits on display, once a round."""
        if not has_painter(visit) or self.gallery(table).painters >> visit.seat & 1:
            return []
        return [*self.unpainted(table)]

    def unpainted(self, table: Table) -> list[PaintPortrait]:
        """[FR-M1.4] The portraits on display that are left."""
        display = self.gallery(table).display
        return [paint for paint in PAINT if display[paint.place] != PAINTED]

    def why_not(self, table: Table, visit: Visit, offer: Offer) -> Reason | None:
        assert isinstance(offer, PaintPortrait)
        gallery = self.gallery(table)
        if not has_painter(visit):
            return ONLY_IN_THE_STUDIO
        if gallery.painters >> visit.seat & 1:
            return ONE_A_ROUND
        return NONE_THERE.about(place=str(offer.place + 1)) if gallery.display[offer.place] == PAINTED else None

    def accept(self, table: Table, visit: Visit, offer: Offer, chance: Chance, sink: Sink | None) -> None:
        """[FR-M1.2] [FR-M1.3] An apprentice paints; by the Mega Box, three Thalers are earned as well."""
        assert isinstance(offer, PaintPortrait)
        self.gallery(table).painters |= 1 << visit.seat
        if not table.rules.is_mega:
            visit = visit.with_one_less()
        table.agenda.append(Resume(visit))
        self.paint(table, Painter(visit.seat), offer.place, sink)

    def paint(self, table: Table, painter: Painter, place: int, sink: Sink | None) -> None:
        """[FR-M1.7] A portrait is painted: it pays at once, or stays in front of its owner."""
        gallery = self.gallery(table)
        card = gallery.display[place]
        gallery.display[place] = PAINTED
        portrait, seat = table.rules.box.portraits[card], table.seat_of(painter)
        if sink is not None:
            tell_of(portrait, seat, sink)
        if seat is not None and portrait.lasting:
            gallery.owned[seat] |= 1 << card
        elif seat is not None:
            pay_out(table, seat, portrait, sink)
        table.credit(painter, self.first_account, portrait.points)
        advance_painter(table, painter, portrait.points, sink)

    def leonardo(self, table: Table, column: Location) -> None:
        """[FR-M1.14] He must paint a portrait, if one is left."""
        if column == STUDIO and LEONARDO_PAINTS.options(table):
            table.agenda.append(LEONARDO_PAINTS)

    # What portraits do for their owners

    def owns(self, table: Table, seat: Seat, lasting: str) -> int:
        """How many portraits with a lasting effect a seat has."""
        return (self.gallery(table).owned[seat] & table.rules.box.lasting[lasting]).bit_count()

    def more_income(self, table: Table, seat: Seat) -> int:
        """[FR-M1.8] God's servant."""
        return SERVANT_THALERS * self.owns(table, seat, "servant")

    def uplift(self, table: Table, seat: Seat, spaces: int) -> int:
        """[FR-M1.9] The actor."""
        return spaces + ACTOR_SPACES * self.owns(table, seat, "actor")

    def bonus(self, table: Table, painter: Painter, bonus: int) -> int:
        """[FR-M1.10] The abbot."""
        seat = table.seat_of(painter)
        return bonus if seat is None else bonus + ABBOT_POINTS * self.owns(table, seat, "abbot")

    def reach(self, table: Table, seat: Seat, segments: int, marks: int) -> int:
        """[FR-M1.11] The sexton."""
        if self.gallery(table).used >> seat & 1 or not self.owns(table, seat, "sexton"):
            return segments
        return FRESCO.everywhere & ~(1 << table.bishop)

    def use_reach(self, table: Table, seat: Seat) -> None:
        """[FR-M1.11] Once a round."""
        self.gallery(table).used |= 1 << seat

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        gallery = self.gallery(table)
        owned = {f"owned {other}": names_in(cards, PORTRAITS) for other, cards in enumerate(gallery.owned)}
        return {
            "deck": names_in(gallery.deck, PORTRAITS),
            "display": names_at(gallery.display, PORTRAITS),
            **owned,
            "painters": names_in(gallery.painters, SEATS),
            "used": names_in(gallery.used, SEATS),
        }

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return Gallery(
            deck=mask_of(share["deck"], PORTRAITS),
            display=places_of(share["display"], PORTRAITS),
            owned=[mask_of(share[f"owned {seat}"], PORTRAITS) for seat in rules.seats],
            painters=mask_of(share["painters"], SEATS),
            used=mask_of(share["used"], SEATS),
        )

    def complaints(self, table: Table) -> list[str]:
        """No card is in two places, and only lasting ones are kept."""
        gallery = self.gallery(table)
        displayed = [1 << card for card in gallery.display if card != PAINTED]
        twice = is_in_two_places([gallery.deck, *gallery.owned, *displayed])
        found = ["a portrait is in two places"] if twice else []
        lasting = sum(table.rules.box.lasting.values())
        if [owned for owned in gallery.owned if owned & ~lasting]:
            found.append("a portrait was kept that has no lasting effect")
        return found

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        portraits = table.rules.box.portraits
        return sum([worth_of(portraits[card], rounds) for card in numbers_in(self.gallery(table).owned[seat])])

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        """The best portrait on display, less the wage that it may cost."""
        gallery = self.gallery(table)
        if column != STUDIO or gallery.painters >> seat & 1:
            return 0.0
        portraits = table.rules.box.portraits
        worths = [worth_of(portraits[card], rounds) for card in gallery.display if card != PAINTED]
        wage = 0.0 if table.rules.is_mega else THALER * WAGE
        return max([0.0, *[worth - wage for worth in worths]])


def has_painter(visit: Visit) -> bool:
    """[FR-M1.2] [FR-M10.10] Whether an apprentice is in the studio who can paint a portrait: not an ill one."""
    return visit.location == STUDIO and visit.left > ill_to_come(visit)


def show_portraits(rules: Rules, gallery: Gallery, chance: Chance, sink: Sink | None) -> None:
    """[FR-M1.1] [FR-M1.5] The two portraits on top are revealed: A before B before C."""
    portraits = rules.box.portraits
    for place in range(ON_DISPLAY):
        down = numbers_in(gallery.deck)
        top = min([portraits[card].pile for card in down])
        pile = [card for card in down if portraits[card].pile == top]
        card = pile[chance.pick(len(pile))]
        gallery.deck &= ~(1 << card)
        gallery.display[place] = card
    if sink is not None:
        sink.emit(PortraitsShown([portraits[card].name for card in gallery.display]))


def tell_of(portrait: Portrait, seat: Seat | None, sink: Sink) -> None:
    """That a portrait is painted, and what it brings."""
    sink.emit(PortraitPainted(seat, portrait.name))
    goods = goods_of(portrait, seat)
    if goods:
        sink.emit(PortraitPaid(seat, goods))


def goods_of(portrait: Portrait, seat: Seat | None) -> list[str]:
    """[FR-M1.13] [FR-M1.14] What a portrait brings, in words; Leonardo gets its points alone."""
    points = [counted(portrait.points, "point")] if portrait.points else []
    if seat is None:
        return points
    money = [thalers(portrait.thalers)] if portrait.thalers else []
    return [*money, *[PAINTS[paint] for paint in portrait.paints], *points]


def pay_out(table: Table, seat: Seat, portrait: Portrait, sink: Sink | None) -> None:
    """[FR-M1.12] [FR-M1.13] What a portrait pays at once."""
    if portrait.thalers:
        table.earn(seat, portrait.thalers, sink)
    for paint in portrait.paints:
        table.take_paint(seat, paint)
    if portrait.mood:
        change_mood(table, seat, portrait.mood, sink)
    if portrait.choice:
        table.agenda.append(ChoosePaint(seat, portrait.choice))


class LeonardoPaints(LeonardoStep):
    """[FR-M1.14] Leonardo paints a portrait of his player's choice."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return "leonardo-paints"

    def options(self, table: Table) -> list[Action]:
        return [*portraits_of(table).unpainted(table)]

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return self.options(state)

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, PaintPortrait):
            return LEONARDO_MUST_PAINT
        return None if action in self.options(state) else NONE_THERE.about(place=str(action.place + 1))

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, PaintPortrait)
        state.agenda.pop()
        portraits_of(state).paint(state, state.rules.leonardo, action.place, sink)


def portraits_of(table: Table) -> Portraits:
    """The module, as it is in play."""
    module = table.rules.by_name[NAME]
    assert isinstance(module, Portraits)
    return module


LEONARDO_PAINTS: Final = LeonardoPaints()
STEPS: Final[list[Step[Table]]] = [LEONARDO_PAINTS]


# Advice to bots

LASTING_WORTH: Final = {"servant": 0.5, "actor": 0.6, "abbot": 1.4, "sexton": 0.6}
"""About how many points a lasting effect brings in a round."""
MUSE_SPACES: Final = 4
"""About how many spaces the mood rises with the muse."""


def worth_of(portrait: Portrait, rounds: float) -> float:
    """About how many points a portrait is worth, with so many rounds to follow."""
    if portrait.lasting:
        return LASTING_WORTH[portrait.lasting] * rounds
    goods = THALER * portrait.thalers + sum([WORTH[paint][0] for paint in portrait.paints])
    mood = MOOD * min(portrait.mood, MUSE_SPACES) if rounds >= 1.0 else 0.0
    return portrait.points + goods + mood + WORTH[0][0] * portrait.choice
