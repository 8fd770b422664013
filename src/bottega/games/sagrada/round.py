"""Chapters 3 and 6: the round, from rolling the pool to laying what is left on the track."""

from __future__ import annotations

from typing import ClassVar, Final

from bottega.core.chance import Chance
from bottega.core.events import Sink
from bottega.core.seats import Seat
from bottega.games.sagrada.actions import spot_of
from bottega.games.sagrada.dice import COLOUR_NAMES, COLOURS, DIE_NAMES, VALUES, die_of
from bottega.games.sagrada.events import ObjectiveShown, RoundBegan, RoundEnded, TurnAhead
from bottega.games.sagrada.kinds import ROUNDS
from bottega.games.sagrada.solo import PickObjective
from bottega.games.sagrada.table import SagradaStep, Table
from bottega.games.sagrada.turn import Turn, turn_of
from bottega.parts.bag import pull


class BeginRound(SagradaStep):
    """[SG-3.2] Roll the pool; then everybody plays out and back."""

    __slots__ = ()

    word: ClassVar[str] = "begin-round"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        colours = [COLOURS[pull(state.bag, chance)] for _ in range(state.rules.dice_a_round)]
        state.pool = sorted([die_of(colour, VALUES[chance.roll() - 1]) for colour in colours])
        state.agenda.append(END_ROUND)
        state.agenda.extend(reversed(turns_of_a_round(state)))
        if sink is not None:
            turns = [TurnAhead(turn.seat, turn.second) for turn in turns_of_a_round(state)]
            sink.emit(RoundBegan(state.round, state.first, tuple([DIE_NAMES[die] for die in state.pool]), tuple(turns)))


def turns_of_a_round(table: Table) -> list[Turn]:
    """[SG-3.3] The first turns clockwise from the first player, the second turns back again."""
    count = table.rules.count
    clockwise = [Seat((table.first + i) % count) for i in range(count)]
    return [turn_of(seat, False) for seat in clockwise] + [turn_of(seat, True) for seat in reversed(clockwise)]


class EndRound(SagradaStep):
    """[SG-6.1] What is left of the pool goes on the round track."""

    __slots__ = ()

    word: ClassVar[str] = "end-round"

    def run(self, state: Table, chance: Chance, sink: Sink | None) -> None:
        state.track += [spot_of(state.round, die) for die in state.pool]
        if sink is not None:
            sink.emit(RoundEnded(state.round, tuple([DIE_NAMES[die] for die in state.pool])))
        state.pool = []
        if state.round < ROUNDS:
            state.round += 1
            state.first = Seat((state.first + 1) % state.rules.count)  # [SG-6.2]
            state.agenda.append(BEGIN_ROUND)
        elif state.rules.solo:
            state.agenda.append(PICK_OBJECTIVE)
        elif sink is not None:
            for seat in state.rules.seats:
                for colour in state.deal.private[seat]:
                    sink.emit(ObjectiveShown(seat, COLOUR_NAMES[colour]))


BEGIN_ROUND: Final = BeginRound()
END_ROUND: Final = EndRound()
PICK_OBJECTIVE: Final = PickObjective()
