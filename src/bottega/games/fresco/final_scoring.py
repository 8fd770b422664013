"""Chapter 11: the final scoring."""

from __future__ import annotations

from typing import Final

from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.seats import Seat
from bottega.games.fresco.catalogue import Painter
from bottega.games.fresco.events import GameEnded, MoneyScored
from bottega.games.fresco.ruleset import MONEY_ACCOUNT
from bottega.games.fresco.table import Table
from bottega.games.fresco.track import advance_in_final_scoring


class FinalScoring(Step[Table]):
    """[FR-11.5] Modules score first, then every two Thalers are worth a point, in the order of the round."""

    __slots__ = ()

    word = "final-scoring"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        if sink is not None:
            sink.emit(GameEnded())
        state.agenda.append(SCORE_MONEY)
        for module in reversed(state.rules.filling.final_scoring):
            module.final_scoring(state)


class ScoreMoney(Step[Table]):
    """[FR-11.5] Money is scored last; then all show what they have kept hidden."""

    __slots__ = ()

    word = "score-money"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        for painter in state.order:
            if painter != state.rules.leonardo:
                score_money(state, Seat(painter), sink)
        if sink is not None:
            for module in state.rules.filling.lay_open:
                module.lay_open(state, sink)


def score_money(table: Table, seat: Seat, sink: Sink | None) -> None:
    """[FR-11.5] A point for every two Thalers."""
    points = table.thalers[seat] // 2
    if points:
        table.credit(Painter(seat), MONEY_ACCOUNT, points)
        if sink is not None:
            sink.emit(MoneyScored(seat, table.thalers[seat], points))
        advance_in_final_scoring(table, Painter(seat), points, sink)


FINAL_SCORING: Final = FinalScoring()
SCORE_MONEY: Final = ScoreMoney()
