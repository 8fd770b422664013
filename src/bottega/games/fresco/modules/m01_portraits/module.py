"""Module 1: the portraits."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.meta import Option
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.box import Portrait
from bottega.games.fresco.catalogue import FRESCO, PAINTS, STUDIO, Location, Painter
from bottega.games.fresco.kinds import LEONARDO, ActorId
from bottega.games.fresco.marks import ill_to_come
from bottega.games.fresco.modules.bits import is_in_two_places, numbers_in
from bottega.games.fresco.modules.choosing import ChoosePaint
from bottega.games.fresco.modules.m01_portraits import advice, view
from bottega.games.fresco.modules.m01_portraits.catalogue import PORTRAITS
from bottega.games.fresco.modules.m01_portraits.events import PortraitPainted, PortraitsShown, SextonSent
from bottega.games.fresco.modules.m01_portraits.gallery import PAINTED, Gallery
from bottega.games.fresco.modules.m01_portraits.meta import OPTION
from bottega.games.fresco.modules.m01_portraits.offers import ACTIONS, NAME, ON_DISPLAY, PAINT, PaintPortrait
from bottega.games.fresco.modules.m01_portraits.questions import LeonardosPortrait
from bottega.games.fresco.modules.m01_portraits.reasons import NONE_THERE, ONE_A_ROUND, ONLY_IN_THE_STUDIO
from bottega.games.fresco.modules.m01_portraits.steps import LEONARDO_PAINTS, STEPS
from bottega.games.fresco.openings import Extras, Module
from bottega.games.fresco.ruleset import Rules
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import Table
from bottega.games.fresco.track import advance_painter
from bottega.games.fresco.visit import Resume, Visit
from bottega.games.fresco.wake_up import change_mood

ACTOR_SPACES: Final = 1
ABBOT_POINTS: Final = 1
SERVANT_THALERS: Final = 1


class Portraits(Module):
    """[FR-M1.1] Portraits in the studio."""

    name: ClassVar[str] = NAME
    option: ClassVar[Option] = OPTION
    actions: ClassVar[list[Action]] = ACTIONS
    steps: ClassVar[list[Step[Table]]] = STEPS
    questions: ClassVar[list[type[Question]]] = [LeonardosPortrait]
    share: ClassVar[type[Share]] = view.PortraitsShare
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
        return NONE_THERE.about(place=offer.place + 1) if gallery.display[offer.place] == PAINTED else None

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
            tell_of(portrait, table.actor(painter), place, sink)
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

    def use_reach(self, table: Table, seat: Seat, sink: Sink | None) -> None:
        """[FR-M1.11] Once a round."""
        gallery = self.gallery(table)
        if sink is not None and not gallery.used >> seat & 1:
            sink.emit(SextonSent(seat))
        gallery.used |= 1 << seat

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        return view.look(self, table)

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return view.lay_out(share)

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
        return advice.appraise(self, table, seat, rounds)

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        return advice.prospect(self, table, seat, column, apprentices, rounds)


def has_painter(visit: Visit) -> bool:
    """[FR-M1.2] [FR-M10.10] Whether an apprentice is in the studio who can paint a portrait: not an ill one."""
    return visit.location == STUDIO and visit.left > ill_to_come(visit.marks)


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
        sink.emit(PortraitsShown(tuple([PORTRAITS[card] for card in gallery.display])))


def tell_of(portrait: Portrait, actor: ActorId, place: int, sink: Sink) -> None:
    """[FR-M1.13] [FR-M1.14] A portrait is painted, and what it brings: Leonardo gets its points alone."""
    is_leonardos = actor == LEONARDO
    sink.emit(
        PortraitPainted(
            actor=actor,
            place=place + 1,
            portrait=portrait.id,
            is_kept=bool(portrait.lasting) and not is_leonardos,
            thalers=0 if is_leonardos else portrait.thalers,
            paints=() if is_leonardos else tuple([PAINTS[paint] for paint in portrait.paints]),
            points=portrait.points,
            rule="FR-M1.14" if is_leonardos else "FR-M1.7",
        )
    )


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
