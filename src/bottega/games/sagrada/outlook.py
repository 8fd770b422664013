"""What a position may become, in numbers: for evaluations that are fitted to what came of games."""

from __future__ import annotations

from typing import Final

from bottega.core.outlook import Outlook as Advice
from bottega.core.seats import Seat
from bottega.games.sagrada.advice import (
    CHANCES,
    DRAFTS,
    Outlook,
    appraise_private,
    drafts_left,
    expected_target,
    objective_prospect,
)
from bottega.games.sagrada.habit import habit
from bottega.games.sagrada.kinds import OBJECTIVE_IDS, ROUNDS
from bottega.games.sagrada.ruleset import Rules
from bottega.games.sagrada.scoring import OBJECTIVES, empty_spaces, private_colour, private_points
from bottega.games.sagrada.table import NOT_DECIDED, Table, TurnSoFar
from bottega.games.sagrada.window import empty_window

COUNT: Final = len(OBJECTIVES)


def names(rules: Rules) -> list[str]:
    """What the features are called."""
    return [
        "tokens",
        "empty",
        "dice-to-come",
        "private",
        "private-prospect",
        "drafts",
        "dead-spaces",
        "target",
        *[f"{name}-{what}" for name in OBJECTIVE_IDS for what in ("points", "prospect")],
    ]


def features(table: Table, seat: Seat) -> list[float]:
    """What the final score of a seat may be guessed from."""
    rules = table.rules
    if table.windows:
        window, tokens = table.windows[seat], table.tokens[seat]
    else:
        pattern = table.chosen[seat]
        if pattern is None:
            return [0.0] * (8 + 2 * COUNT)
        window, tokens = empty_window(pattern), 0 if rules.solo else pattern.difficulty
    drafts = drafts_left(table, seat)
    outlook = Outlook(window, CHANCES[rules.count][drafts], drafts)
    dead = 0
    for cell in range(20):
        dead += window.dice[cell] == 0 and outlook.traits[cell] == 0
    private = float(private_points(window, private_colour(table, seat))) if table.windows else 0.0
    found = [
        float(tokens),
        float(empty_spaces(window)),
        outlook.dice_to_come,
        private,
        appraise_private(table, seat, outlook) - private,
        drafts / DRAFTS,
        float(dead),
        expected_target(table) if rules.solo else 0.0,
    ]
    public = range(COUNT) if table.first == NOT_DECIDED else table.deal.public
    share = rules.public_objectives / COUNT if table.first == NOT_DECIDED else 1.0
    points = [0.0] * (2 * COUNT)
    for number in public:
        now = float(rules.box.points[number] * OBJECTIVES[number].count(window, rules))
        points[2 * number] = share * now
        points[2 * number + 1] = share * (objective_prospect(table, outlook, number) - now)
    return found + points


def phase(table: Table) -> float:
    """How much of the game is over, by the turns that are."""
    if not table.windows:
        return 0.0
    turns = 0
    for step in table.agenda:
        turns += isinstance(step, TurnSoFar)
    return (table.round - turns / (2 * table.rules.count)) / ROUNDS


def stage(table: Table) -> int:
    """The round."""
    return table.round


def is_unfinished(table: Table, seat: Seat) -> bool:
    """Nothing lasts so long that it can't be judged on the way."""
    return False


OUTLOOK: Final[Advice[Rules, Table]] = Advice(
    names=names, features=features, phase=phase, stage=stage, is_unfinished=is_unfinished, habit=habit
)
