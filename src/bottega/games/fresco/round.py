"""The round, as the inside of the small screen shows it; and chapter 11, which round is the last."""

from __future__ import annotations

from typing import Final

from bottega.core.agenda import Step
from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.games.fresco.catalogue import CATHEDRAL, MARKET, STUDIO, THEATER, WORKSHOP
from bottega.games.fresco.events import RoundBegan
from bottega.games.fresco.final_scoring import FINAL_SCORING
from bottega.games.fresco.locations import EVENING, VISIT
from bottega.games.fresco.next_round import prepare
from bottega.games.fresco.planning import BEGIN_PLANNING, PLANNING
from bottega.games.fresco.ruleset import TILES_AT_THE_END
from bottega.games.fresco.table import Table
from bottega.games.fresco.wake_up import ALL_WAKE_UP, GATHER


class BeginRound(Step[Table]):
    """[FR-2.1] A round begins with empty sheets: perhaps the last."""

    __slots__ = ()

    word = "begin-round"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        state.round += 1
        state.last = is_last_round(state)
        if sink is not None:
            sink.emit(RoundBegan(state.round, state.last))
        state.sheets = [0] * state.rules.count
        state.answered = [0] * state.rules.count
        state.agenda.extend(reversed(ROUND))


def is_last_round(table: Table) -> bool:
    """[FR-11.1] Six tiles or fewer are left on the fresco, or a module ends the game."""
    if table.unrestored.bit_count() <= TILES_AT_THE_END:
        return True
    for module in table.rules.filling.is_last:
        if module.is_last(table):
            return True
    return False


class EndRound(Step[Table]):
    """[FR-11.3] [FR-11.4] The next round is prepared, unless this was the last."""

    __slots__ = ()

    word = "end-round"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        if state.last or not state.unrestored:
            state.agenda.append(FINAL_SCORING)
        else:
            state.agenda.append(BEGIN_ROUND)
            prepare(state, chance, sink)


BEGIN_ROUND: Final = BeginRound()
END_ROUND: Final = EndRound()
ROUND: Final[list[Step[Table]]] = [
    ALL_WAKE_UP,
    GATHER,
    BEGIN_PLANNING,
    PLANNING,
    VISIT[MARKET],
    VISIT[CATHEDRAL],
    VISIT[STUDIO],
    VISIT[WORKSHOP],
    VISIT[THEATER],
    EVENING,
    END_ROUND,
]
"""The round, step by step. In the final round the cathedral is in the theater's place [FR-11.2]."""
