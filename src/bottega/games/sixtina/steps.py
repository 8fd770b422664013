"""Steps as text, and back: how an agenda is stored and shown."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.agenda import Step
from bottega.core.errors import BadInput
from bottega.core.seats import Seat
from bottega.games.sixtina.actions import ALL_POSITIONS, ALL_TECHNIQUES
from bottega.games.sixtina.bonus import ChooseBonus
from bottega.games.sixtina.box import Card
from bottega.games.sixtina.completing import CheckFresco, ChooseProject
from bottega.games.sixtina.gianluigi import GianluigiRestores, SendGianluigi
from bottega.games.sixtina.restoring import Restoring
from bottega.games.sixtina.rounds import END_TURN, TURN
from bottega.games.sixtina.setup import ChooseFirst, RevealFirst
from bottega.games.sixtina.table import Table
from bottega.games.sixtina.turn import Acquiring

SEATS = [Seat(number) for number in range(4)]
SEAT_STEPS: dict[str, Sequence[Step[Table]]] = {
    "turn": TURN,
    "end-turn": END_TURN,
    "reveal-first": [RevealFirst(seat) for seat in SEATS],
    "bonus": [ChooseBonus(seat) for seat in SEATS],
    "project": [ChooseProject(seat) for seat in SEATS],
}
"""Steps of which each seat has one."""


def parse_step(name: str) -> Step[Table]:
    """The step of this name, or BadInput."""
    word, *rest = name.split() or [""]
    try:
        return _step(word, [int(number) for number in rest])
    except (IndexError, ValueError, TypeError):
        raise BadInput(f"there is no step {name!r}") from None


def _step(word: str, numbers: list[int]) -> Step[Table]:
    seat = Seat(numbers[0])
    if word in SEAT_STEPS:
        return SEAT_STEPS[word][seat]
    match word:
        case "first":
            return ChooseFirst(seat, ALL_TECHNIQUES[numbers[1]])
        case "acquire":
            return Acquiring(seat, tuple([Card(number) for number in numbers[1:]]))
        case "restore":
            return Restoring(seat, ALL_POSITIONS[numbers[1]], numbers[2], tuple([Card(n) for n in numbers[3:]]))
        case "check":
            return CheckFresco(seat, ALL_POSITIONS[numbers[1]])
        case "gianluigi":
            return GianluigiRestores(seat, ALL_TECHNIQUES[numbers[1]], numbers[2], numbers[3])
        case "send":
            return SendGianluigi(GianluigiRestores(seat, ALL_TECHNIQUES[numbers[1]], numbers[2], numbers[3]))
    raise ValueError(word)
