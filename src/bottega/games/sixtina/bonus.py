"""Chapter 4: the bonus for an excellent restoration."""

from __future__ import annotations

from bottega.core.actions import Action
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.reasons import Reason
from bottega.core.seats import Seat
from bottega.games.sixtina.actions import (
    ADDITIONAL_MATERIAL,
    CLAIM,
    HAND_LIMIT,
    REFINED_TECHNIQUE,
    AdditionalMaterial,
    Claim,
    RefinedTechnique,
)
from bottega.games.sixtina.cards import can_draw, draw_cards
from bottega.games.sixtina.events import MaterialObtained, ObjectiveClaimed
from bottega.games.sixtina.kinds import OBJECTIVES
from bottega.games.sixtina.objectives import progress
from bottega.games.sixtina.questions import Bonus, SixtinaQuestion
from bottega.games.sixtina.reasons import (
    CHOOSE_A_BONUS,
    CLAIMED_ALREADY,
    EMPTY_BONUS,
    NO_MATERIAL_TO_CLAIM,
    NO_SPACE_LEFT,
    NOT_IN_PLAY,
    NOT_MET,
)
from bottega.games.sixtina.ruleset import REFINED_CARDS
from bottega.games.sixtina.table import Decision, Table


class ChooseBonus(Decision):
    """[SX-4.1] The player chooses one of three bonuses."""

    __slots__ = ()

    word = "bonus"

    def question(self, table: Table) -> SixtinaQuestion:
        return Bonus(self.seat)

    def legal(self, state: Table, seat: Seat) -> list[Action]:
        actions: list[Action] = [
            CLAIM[number] for number in state.objectives if why_not_claim(state, seat, number) is None
        ]
        empty_too = may_be_empty(state, seat)
        if empty_too or brings_cards(state, seat):
            actions.append(REFINED_TECHNIQUE)
        if empty_too or brings_material(state, seat):
            actions.append(ADDITIONAL_MATERIAL)
        return actions

    def check(self, state: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Claim):
            return why_not_claim(state, seat, action.objective)
        if isinstance(action, RefinedTechnique):
            return None if brings_cards(state, seat) or may_be_empty(state, seat) else EMPTY_BONUS
        if isinstance(action, AdditionalMaterial):
            return None if brings_material(state, seat) or may_be_empty(state, seat) else EMPTY_BONUS
        return CHOOSE_A_BONUS

    def apply(self, state: Table, seat: Seat, action: Action, chance: Chance, sink: Sink | None) -> None:
        state.agenda.pop()
        if isinstance(action, Claim):
            claim(state, seat, action.objective, sink)
        elif isinstance(action, RefinedTechnique):
            draw_cards(state, seat, REFINED_CARDS, "SX-4.2", chance, sink)
        else:
            obtain_material(state, seat, sink)


def may_be_empty(table: Table, seat: Seat) -> bool:
    """[SX-4.1] Whether a bonus that brings nothing may be chosen: always, or by option only if none brings anything."""
    if table.rules.empty_bonus:
        return True
    claims = [number for number in table.objectives if why_not_claim(table, seat, number) is None]
    return not (claims or brings_cards(table, seat) or brings_material(table, seat))


def brings_cards(table: Table, seat: Seat) -> bool:
    """[SX-4.2] Whether Refined Technique brings a card."""
    return len(table.hands[seat]) < HAND_LIMIT and can_draw(table)


def brings_material(table: Table, seat: Seat) -> bool:
    """[SX-4.3] Whether Additional Material brings one."""
    return table.supply[seat] > 0


def obtain_material(table: Table, seat: Seat, sink: Sink | None) -> None:
    """[SX-4.3] One material of the player's colour from the supply, if there is one."""
    number = min(1, table.supply[seat])
    table.supply[seat] -= number
    table.area[seat] += number
    if sink is not None:
        sink.emit(MaterialObtained(seat, number))


def why_not_claim(table: Table, seat: Seat, number: int) -> Reason | None:
    """[SX-4.4] [SX-4.5] Why a player can't claim an objective now."""
    name = OBJECTIVES[number]
    if number not in table.objectives:
        return NOT_IN_PLAY.about(objective=name)
    claims = claims_on(table, number)
    if seat in claims:
        return CLAIMED_ALREADY.about(objective=name)
    if -1 not in claims:
        return NO_SPACE_LEFT.about(objective=name)
    if table.supply[seat] == 0:
        return NO_MATERIAL_TO_CLAIM.about(objective=name)
    objective = table.rules.objectives[number]
    reached = progress(table, seat, objective)
    return (
        None if reached >= objective.needed else NOT_MET.about(objective=name, reached=reached, needed=objective.needed)
    )


def claims_on(table: Table, number: int) -> list[int]:
    """The colours on the three spaces of an objective in play, -1 where there is none."""
    place = table.objectives.index(number) * 3
    return table.claims[place : place + 3]


def claim(table: Table, seat: Seat, number: int, sink: Sink | None) -> None:
    """[SX-4.4] A material from the supply goes on the highest free space of the objective."""
    rank = claims_on(table, number).index(-1)
    table.claims[table.objectives.index(number) * 3 + rank] = seat
    table.supply[seat] -= 1
    if sink is not None:
        points = table.rules.objectives[number].points[rank]
        sink.emit(ObjectiveClaimed(seat, OBJECTIVES[number], rank + 1, points))
