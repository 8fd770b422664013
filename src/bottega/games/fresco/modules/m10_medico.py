"""Module 10: the medico."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.core.actions import Action
from bottega.core.agenda import SeatStep, Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import PASS, Pass
from bottega.games.fresco.catalogue import (
    ALL_PAINTS,
    ALL_SEATS,
    MARKET,
    MOST_SEATS,
    STUDIO,
    WORKSHOP,
    Location,
    Painter,
)
from bottega.games.fresco.events import thalers
from bottega.games.fresco.locations import ARRIVE, VISIT
from bottega.games.fresco.modules.covering import NOWHERE, Cover
from bottega.games.fresco.modules.m10_events import (
    HEALTHY,
    BottleBought,
    BottleDrunk,
    BottlesOffered,
    Cured,
    HealthPaid,
)
from bottega.games.fresco.modules.m10_illness import FALLING_ILL, SETTING_ASIDE, Illness
from bottega.games.fresco.modules.m10_infirmary import NO_BOTTLE, SIGNPOST, Infirmary, draw_bottle, laid_out, looked_at
from bottega.games.fresco.modules.m10_offers import BOTTLES, BUY_BOTTLE, COVER, DRINK, NAME, BuyBottle, Drink
from bottega.games.fresco.modules.marks import ONE_ILL
from bottega.games.fresco.modules.shares import sees_plan
from bottega.games.fresco.openings import Extras, Share
from bottega.games.fresco.planning import PLANNING, replacing
from bottega.games.fresco.prospects import MOOD, THALER, WORTH
from bottega.games.fresco.ruleset import WAGE, Rules
from bottega.games.fresco.table import Table
from bottega.games.fresco.visit import Visit
from bottega.games.fresco.wake_up import change_mood

MOST_BOTTLES: Final = 2
"""[FR-M10.13] How many bottles a player may have."""

MUST_BUY: Final = Reason("must-buy", "FR-M10.13", "First buy a bottle: who visits the medico must, if possible.")
NO_BOTTLE_THERE: Final = Reason("no-bottle-there", "FR-M10.13", "There is no bottle at place {place}.")
BOTTLE_TOO_DEAR: Final = Reason("bottle-too-dear", "FR-M10.13", "The bottle costs {price}, and there are only {money}.")
NO_SUCH_BOTTLE: Final = Reason("no-such-bottle", "FR-M10.14", "There is no such bottle in front of this player.")
DRINK_OR_PASS: Final = Reason("drink-or-pass", "FR-M10.14", "Drink a bottle, or pass.")


class Medico(Illness):
    """[FR-M10.1] Apprentices fall ill, and the medico at the market sells what cures."""

    name: ClassVar[str] = NAME
    fills: ClassVar[tuple[str, ...]] = (
        "is_last",
        "wake",
        "gather",
        "room",
        "covers",
        "planned",
        "reveal",
        "evening",
        "tidy",
        "prepare",
        "final_scoring",
        "also_at",
        "calls",
        "arrive",
        "begin_work",
        "leave",
        "offers",
        "reach",
        "restorable",
        "waged",
        "appraise",
        "prospect",
    )
    tile: ClassVar[str] = "medico tile"
    spaces: ClassVar[int] = 1
    covers_said: ClassVar[list[Cover]] = COVER

    def __init__(self, slot: int, first_account: int) -> None:
        super().__init__(slot, first_account)
        self.prices: list[int] = []
        """[FR-M10.13] What a bottle costs at each place of the board."""
        self.bottles: list[str] = []
        self.copies: list[int] = []
        self.portions: list[int] = []
        self.moods: list[int] = []
        """[FR-M10.14] What each kind of bottle is called, how many there are, and what they do."""
        self.infections: list[int] = []

    # Setting up, and the end

    def rewrite(self, rules: Rules) -> None:
        """[FR-M10.1] [FR-M10.13] The side of the board, bottles and infection tiles."""
        super().rewrite(rules)
        components = rules.box.components
        four = rules.count == MOST_SEATS
        self.prices = components.medico.four_players if four else components.medico.three_players
        self.bottles = [entry.name for entry in components.bottles.items]
        self.copies = [entry.copies for entry in components.bottles.items]
        self.portions = [entry.portions for entry in components.bottles.items]
        self.moods = [entry.mood for entry in components.bottles.items]
        self.infections = [entry.copies for entry in components.infections.items]

    def set_up(self, table: Table, chance: Chance, sink: Sink | None) -> Extras:
        """[FR-M10.1] Nobody is ill, and no bottle is offered yet."""
        count = table.rules.count
        return Infirmary(
            columns=[NOWHERE] * count,
            infections=self.infections[:],
            infected=NOWHERE,
            pile=self.copies[:],
            discarded=[0] * len(BOTTLES),
            offered=[NO_BOTTLE] * len(self.prices),
            held=[()] * count,
            ill=[0] * count,
            stand_ins=[0] * count,
            armchair=0,
            sent=[0] * count,
            neutral=[NOWHERE] * count,
        )

    def is_last(self, table: Table) -> bool:
        """[FR-M10.17] One infection tile is left."""
        return sum(self.infirmary(table).infections) <= 1

    def final_scoring(self, table: Table) -> None:
        """[FR-M10.18] Thalers for those in good health."""
        table.agenda.append(PAY_FOR_HEALTH)

    def pay_for_health(self, table: Table, seat: Seat, sink: Sink | None) -> None:
        """[FR-M10.18] Five Thalers for each apprentice of one's own who is not ill; they are not earned."""
        healthy = self.each - self.infirmary(table).ill[seat]
        if healthy:
            table.pay(seat, -HEALTHY * healthy)
            if sink is not None:
                sink.emit(HealthPaid(seat, healthy))

    # The medico at the market

    def is_of_use(self, table: Table, seat: Seat) -> bool:
        """[FR-M10.12] The tile is of no use without a bottle on offer, nor to who has two."""
        infirmary = self.infirmary(table)
        return len(infirmary.held[seat]) < MOST_BOTTLES and max(infirmary.offered) > NO_BOTTLE

    def calls(self, table: Table, seat: Seat, column: Location) -> bool:
        """[FR-M10.12] The medico is visited without an apprentice, too."""
        return self.covers(table, seat, column)

    def arrive(self, table: Table, visit: Visit) -> Visit:
        """[FR-M10.8] [FR-M10.13] The ill ones wait for their turn; a bottle is bought before anything else."""
        if self.covers(table, visit.seat, visit.column) and self.must_buy(table, visit.seat):
            table.agenda.append(BUYING_BOTTLE[visit.seat])
        return visit.marked(visit.marks | self.infirmary(table).sent_to(visit.seat, visit.column) * ONE_ILL)

    # Medicine

    def must_buy(self, table: Table, seat: Seat) -> bool:
        """[FR-M10.13] Whether a seat can buy a bottle, and so must."""
        return len(self.infirmary(table).held[seat]) < MOST_BOTTLES and len(self.affordable(table, seat)) > 0

    def affordable(self, table: Table, seat: Seat) -> list[BuyBottle]:
        """[FR-M10.13] The bottles that a seat has the money for."""
        return [bottle for bottle in BUY_BOTTLE if self.why_no_bottle(table, seat, bottle.place) is None]

    def why_no_bottle(self, table: Table, seat: Seat, place: int) -> Reason | None:
        """[FR-M10.13] Why a seat can't buy the bottle at a place."""
        offered = self.infirmary(table).offered
        if place >= len(offered) or offered[place] == NO_BOTTLE:
            return NO_BOTTLE_THERE.about(place=str(place + 1))
        price, money = self.prices[place], table.thalers[seat]
        return BOTTLE_TOO_DEAR.about(price=thalers(price), money=str(money)) if price > money else None

    def buy(self, table: Table, seat: Seat, place: int, sink: Sink | None) -> None:
        """[FR-M10.13] A bottle is paid for, and put in front of the player."""
        infirmary = self.infirmary(table)
        bottle = infirmary.offered[place]
        infirmary.offered[place] = NO_BOTTLE
        infirmary.held[seat] = tuple(sorted([*infirmary.held[seat], bottle]))
        table.pay(seat, self.prices[place])
        if sink is not None:
            sink.emit(BottleBought(seat, self.bottles[bottle], self.prices[place]))

    def evening(self, table: Table, painter: Painter) -> None:
        """[FR-M10.14] All come home; who has bottles may drink them."""
        seat = table.seat_of(painter)
        if seat is None:
            return
        infirmary = self.infirmary(table)
        infirmary.sent[seat] = 0
        infirmary.neutral[seat] = NOWHERE
        if infirmary.held[seat]:
            table.agenda.append(DRINKING[seat])

    def drink(self, table: Table, seat: Seat, kind: int, sink: Sink | None) -> None:
        """[FR-M10.14] A bottle is used up: it cures, or it lifts the mood."""
        infirmary = self.infirmary(table)
        left = [*infirmary.held[seat]]
        left.remove(kind)
        infirmary.held[seat] = tuple(left)
        infirmary.discarded[kind] += 1
        if sink is not None:
            sink.emit(BottleDrunk(seat, self.bottles[kind]))
        self.cure(table, seat, self.portions[kind], sink)
        change_mood(table, seat, self.moods[kind], sink)

    def cure(self, table: Table, seat: Seat, portions: int, sink: Sink | None) -> None:
        """[FR-M10.14] Each portion cures one, own apprentices first; what is over is lost."""
        infirmary = self.infirmary(table)
        own = min(portions, infirmary.ill[seat])
        stand_ins = min(portions - own, infirmary.stand_ins[seat])
        infirmary.ill[seat] -= own
        infirmary.stand_ins[seat] -= stand_ins
        if sink is not None and own + stand_ins:
            sink.emit(Cured(seat, own + stand_ins))

    def prepare(self, table: Table, chance: Chance, sink: Sink | None) -> None:
        """[FR-M10.15] Unsold bottles go; for each player with anybody ill there is a new one."""
        infirmary = self.infirmary(table)
        for bottle in infirmary.offered:
            if bottle != NO_BOTTLE:
                infirmary.discarded[bottle] += 1
        wanted = len([seat for seat in table.rules.seats if infirmary.pawns(seat)])
        drawn = sorted([draw_bottle(infirmary, chance) for _ in range(wanted)])
        infirmary.offered = [*drawn, *[NO_BOTTLE] * (len(self.prices) - wanted)]
        if sink is not None and drawn:
            prices = zip(drawn, self.prices, strict=False)
            sink.emit(BottlesOffered([f"{self.bottles[bottle]} for {thalers(price)}" for bottle, price in prices]))

    # What may be seen

    def look(self, table: Table, seat: Seat | None, everything: bool) -> Share:
        seen = [sees_plan(table, seat, other, everything) for other in table.rules.seats]
        return {**looked_at(self.infirmary(table), seen), **self.look_at_tiles(table, seat, everything)}

    def lay_out(self, rules: Rules, share: Share) -> Extras:
        return laid_out(share, self.tiles_in(rules, share))

    def complaints(self, table: Table) -> list[str]:
        """No bottle or pawn is lost, and nobody is ill and healthy at once."""
        infirmary = self.infirmary(table)
        found = []
        if infirmary.all_bottles() != self.copies:
            found.append(f"the bottles are {infirmary.all_bottles()}, not {self.copies}")
        if self.pawns_left(table) < 0:
            found.append("there are too many black pawns")
        for seat in table.rules.seats:
            if len(infirmary.held[seat]) > MOST_BOTTLES:
                found.append(f"seat {seat} has more than two bottles")
            if infirmary.ill[seat] + (infirmary.armchair >> seat & 1) > self.each:
                found.append(f"seat {seat} has too many ill apprentices")
            if infirmary.sent[seat] and infirmary.sent_anywhere(seat) > infirmary.pawns(seat):
                found.append(f"seat {seat} has sent more ill apprentices than there are")
        return found

    # Advice to bots

    def appraise(self, table: Table, seat: Seat, rounds: float) -> float:
        """What illness costs, what bottles will do about it, and what the medico may still sell."""
        infirmary = self.infirmary(table)
        ill, worth = infirmary.ill[seat], 0.0
        for bottle in infirmary.held[seat]:
            worth += self.bottle_worth(bottle, ill, rounds)
            ill = max(0, ill - self.portions[bottle])
        if self.covers(table, seat, MARKET) and is_before_the_medico(table, seat):
            worth += self.best_bottle(table, seat, ill, rounds)
        return worth - cure_worth(rounds) * infirmary.ill[seat] + IDLE_PAWN * infirmary.stand_ins[seat] * rounds

    def best_bottle(self, table: Table, seat: Seat, ill: int, rounds: float) -> float:
        """What the best bottle is worth that a seat can buy, beyond its price."""
        offered, prices = self.infirmary(table).offered, self.prices
        worths = [
            self.bottle_worth(offered[buy.place], ill, rounds) - COIN * prices[buy.place]
            for buy in self.affordable(table, seat)
        ]
        return max(worths) if worths else 0.0

    def bottle_worth(self, bottle: int, ill: int, rounds: float) -> float:
        """What a bottle is worth to who has so many ill apprentices that nothing else cures."""
        cured = min(self.portions[bottle], ill)
        kept = SPARE_PORTION * (self.portions[bottle] - cured) + MOOD * self.moods[bottle] if rounds >= 1.0 else 0.0
        return SOON * (cure_worth(rounds) * cured + kept)

    def prospect(self, table: Table, seat: Seat, column: Location, apprentices: int, rounds: float) -> float:
        """What ill ones can't do, and who may fall ill."""
        ill, healthy = self.infirmary(table).sent_to(seat, column), table.at(seat, column)
        lost = self.ill_loss(table, seat, column) * min(ill, apprentices) if ill else 0.0
        if not healthy or replacing(table, seat, column) is not None:
            return -lost
        return -lost - cure_worth(rounds) * (healthy if ill else self.danger(table, column))

    def ill_loss(self, table: Table, seat: Seat, column: Location) -> float:
        """What an ill apprentice brings less than a healthy one."""
        if column == STUDIO:
            return min([THALER * WAGE, *[WORTH[paint][-1] for paint in ALL_PAINTS if table.pieces(seat, paint)]])
        return ILL_BLENDER if column == WORKSHOP else ILL_RESTORER

    def danger(self, table: Table, column: Location) -> float:
        """How likely somebody at a location falls ill."""
        infirmary = self.infirmary(table)
        if table.agenda[-1] is not PLANNING:
            return 1.0 if infirmary.infected == column else 0.0
        tiles = infirmary.infections[column] if column < SIGNPOST else 0
        if infirmary.infected == column:
            tiles += infirmary.infections[SIGNPOST]
        return tiles / max(1, sum(infirmary.infections))


# Steps


class BuyingBottle(SeatStep[Table]):
    """[FR-M10.13] A player visits the medico, and must buy a bottle."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return f"buying-bottle {self.seat}"

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*medico_of(state).affordable(state, seat)]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, BuyBottle):
            return MUST_BUY
        return medico_of(state).why_no_bottle(state, seat, action.place)

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, BuyBottle)
        state.agenda.pop()
        medico_of(state).buy(state, seat, action.place, sink)


class Drinking(SeatStep[Table]):
    """[FR-M10.14] The evening: which bottles does a player drink?"""

    __slots__ = ()

    @property
    def name(self) -> str:
        return f"drinking {self.seat}"

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        held = medico_of(state).infirmary(state).held[seat]
        return [*[drink for drink in DRINK if drink.kind in held], PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Drink):
            return None if action.kind in medico_of(state).infirmary(state).held[seat] else NO_SUCH_BOTTLE
        return None if isinstance(action, Pass) else DRINK_OR_PASS

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, Drink):
            medico = medico_of(state)
            medico.drink(state, seat, action.kind, sink)
            if medico.infirmary(state).held[seat]:
                state.agenda.append(self)


class PayForHealth(Step[Table]):
    """[FR-M10.18] The final scoring: Thalers for those in good health, in the order of the round."""

    __slots__ = ()

    @property
    def name(self) -> str:
        return "pay-for-health"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        for painter in state.order:
            seat = state.seat_of(painter)
            if seat is not None:
                medico_of(state).pay_for_health(state, seat, sink)


def medico_of(table: Table) -> Medico:
    """The module, as it is in play."""
    module = table.rules.by_name[NAME]
    assert isinstance(module, Medico)
    return module


BUYING_BOTTLE: Final = [BuyingBottle(seat) for seat in ALL_SEATS]
DRINKING: Final = [Drinking(seat) for seat in ALL_SEATS]
PAY_FOR_HEALTH: Final = PayForHealth()
STEPS: Final[list[Step[Table]]] = [*SETTING_ASIDE, *FALLING_ILL, *BUYING_BOTTLE, *DRINKING, PAY_FOR_HEALTH]


# Advice to bots

COIN: Final = 0.6
"""What a Thaler is worth while there is something to buy."""
ILLNESS: Final = 1.2
LONGEST_ILLNESS: Final = 3.0
"""What an ill apprentice costs in a round, and for how many rounds this counts."""
SOON: Final = 0.85
"""How much of what a bottle does counts before it is drunk."""
SPARE_PORTION: Final = 0.6
"""What a portion is worth to who needs it only later."""
ILL_RESTORER: Final = 1.5
ILL_BLENDER: Final = 0.7
"""What an ill apprentice brings less than a healthy one, in the cathedral and in the workshop."""
IDLE_PAWN: Final = 0.3
"""What a black pawn for a neutral apprentice is worth in a round: it works, too."""


def cure_worth(rounds: float) -> float:
    """About how many points it is worth to have one apprentice less ill."""
    return THALER * HEALTHY + ILLNESS * min(rounds, LONGEST_ILLNESS)


def is_before_the_medico(table: Table, seat: Seat) -> bool:
    """Whether a seat has not visited the medico yet this round."""
    for step in table.agenda:
        if step is VISIT[MARKET] or step is ARRIVE[MARKET][seat] or step is BUYING_BOTTLE[seat]:
            return True
    return False
