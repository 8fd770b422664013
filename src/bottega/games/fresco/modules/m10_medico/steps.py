"""Module 10, the medico: its steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bottega.core.actions import Action
from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.questions import Question
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.fresco.actions import PASS, Pass
from bottega.games.fresco.catalogue import ALL_SEATS, LOCATIONS
from bottega.games.fresco.modules.m10_medico.infirmary import BY_INFECTION
from bottega.games.fresco.modules.m10_medico.kinds import BOTTLES
from bottega.games.fresco.modules.m10_medico.offers import (
    DRINK,
    INFECT,
    NAME,
    SET_ASIDE,
    BuyBottle,
    Drink,
    Infect,
    SetAside,
)
from bottega.games.fresco.modules.m10_medico.questions import WhetherToDrink, WhichBottle, WhoFallsIll, WhomToSetAside
from bottega.games.fresco.modules.m10_medico.reasons import (
    DRINK_OR_PASS,
    MUST_BUY,
    NO_SUCH_BOTTLE,
    SET_ONE_ASIDE,
    WHO_FALLS_ILL,
)
from bottega.games.fresco.spelling import SEAT
from bottega.games.fresco.table import SeatDecision, Table

if TYPE_CHECKING:
    from bottega.games.fresco.modules.m10_medico.illness import Illness
    from bottega.games.fresco.modules.m10_medico.module import Medico


class SettingAside(SeatDecision):
    """[FR-M10.16] A bad mood: is a healthy apprentice set aside, or an ill one, who is healed?"""

    __slots__ = ()

    word = "setting-aside"
    made_of = (SEAT,)

    def question(self, table: Table, seat: Seat) -> Question:
        return WhomToSetAside(seat, illness_of(table).infirmary(table).ill[seat])

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*SET_ASIDE]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        return None if isinstance(action, SetAside) else SET_ONE_ASIDE

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, SetAside)
        state.agenda.pop()
        illness_of(state).set_aside(state, seat, heals=action.heals, sink=sink)


class FallingIll(SeatDecision):
    """[FR-M10.6] Somebody falls ill where the neutral apprentice stands, too: who?"""

    __slots__ = ()

    word = "falling-ill"
    made_of = (SEAT,)

    def question(self, table: Table, seat: Seat) -> Question:
        return WhoFallsIll(seat, LOCATIONS[illness_of(table).infirmary(table).infected])

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        return [*INFECT]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        return None if isinstance(action, Infect) else WHO_FALLS_ILL

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        assert isinstance(action, Infect)
        state.agenda.pop()
        illness = illness_of(state)
        location = illness.infirmary(state).infected
        if action.neutral:
            illness.neutral_falls_ill(state, seat, location, sink)
        else:
            illness.fall_ill(state, seat, 1, location, BY_INFECTION, sink)


def illness_of(table: Table) -> Illness:
    """The ill, as they are in play."""
    return medico_of(table).illness


SETTING_ASIDE: Final = [SettingAside(seat) for seat in ALL_SEATS]
FALLING_ILL: Final = [FallingIll(seat) for seat in ALL_SEATS]


class BuyingBottle(SeatDecision):
    """[FR-M10.13] A player visits the medico, and must buy a bottle."""

    __slots__ = ()

    word = "buying-bottle"
    made_of = (SEAT,)

    def question(self, table: Table, seat: Seat) -> Question:
        return WhichBottle(seat, table.thalers[seat])

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


class Drinking(SeatDecision):
    """[FR-M10.14] The evening: which bottles does a player drink?"""

    __slots__ = ()

    word = "drinking"
    made_of = (SEAT,)

    def question(self, table: Table, seat: Seat) -> Question:
        return WhetherToDrink(seat, medico_of(table).infirmary(table).pawns(seat))

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        held = medico_of(state).infirmary(state).held[seat]
        return [*[drink for drink in DRINK if drink.kind in held], PASS]

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Drink):
            is_there = action.kind in medico_of(state).infirmary(state).held[seat]
            return None if is_there else NO_SUCH_BOTTLE.about(bottle=BOTTLES[action.kind])
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

    word = "pay-for-health"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        for painter in state.order:
            seat = state.seat_of(painter)
            if seat is not None:
                medico_of(state).pay_for_health(state, seat, sink)


def medico_of(table: Table) -> Medico:
    """The module, as it is in play."""
    return cast("Medico", table.rules.by_name[NAME])


BUYING_BOTTLE: Final = [BuyingBottle(seat) for seat in ALL_SEATS]
DRINKING: Final = [Drinking(seat) for seat in ALL_SEATS]
PAY_FOR_HEALTH: Final = PayForHealth()
STEPS: Final[list[Step[Table]]] = [*SETTING_ASIDE, *FALLING_ILL, *BUYING_BOTTLE, *DRINKING, PAY_FOR_HEALTH]
