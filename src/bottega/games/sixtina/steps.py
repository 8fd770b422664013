"""Steps as text, and back: how an agenda is stored and shown."""

from __future__ import annotations

from bottega.core.errors import BadInput
from bottega.games.sixtina.bonus import ChooseBonus
from bottega.games.sixtina.completing import CheckFresco, ChooseProject
from bottega.games.sixtina.gianluigi import GianluigiRestores, SendGianluigi
from bottega.games.sixtina.restoring import Restoring
from bottega.games.sixtina.rounds import BeginTurn, EndTurn
from bottega.games.sixtina.setup import ChooseFirst, RevealFirst
from bottega.games.sixtina.table import TableStep
from bottega.games.sixtina.turn import Acquiring, Turn

STEPS: dict[str, type[TableStep]] = {
    kind.word: kind
    for kind in (
        RevealFirst,
        ChooseFirst,
        BeginTurn,
        Turn,
        Acquiring,
        Restoring,
        ChooseBonus,
        CheckFresco,
        ChooseProject,
        GianluigiRestores,
        SendGianluigi,
        EndTurn,
    )
}
"""All kinds of steps, by their words."""


def parse_step(name: str) -> TableStep:
    """The step of this name, or BadInput."""
    word, *rest = name.split() or [""]
    try:
        step = STEPS[word].of([int(number) for number in rest if number.isdecimal()])
    except (IndexError, KeyError):
        raise BadInput("no-such-step", name=name) from None
    if step.name != name:
        raise BadInput("no-such-step", name=name)
    return step
