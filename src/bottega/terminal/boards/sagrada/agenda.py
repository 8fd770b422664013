"""What is going on at the table, read from the steps of its agenda."""

from __future__ import annotations

from bottega.core.agenda import Step
from bottega.games.sagrada.solo import PayWithDie
from bottega.games.sagrada.steps import parse_step
from bottega.games.sagrada.table import Table, TurnSoFar
from bottega.games.sagrada.tools.draft_cards import FluxRemover
from bottega.games.sagrada.tools.draft_steps import DraftingStep, TurnDie
from bottega.games.sagrada.tools.move_steps import MovingStep
from bottega.games.sagrada.tools.tool import Tool
from bottega.games.sagrada.view import SagradaView


def current_step(view: SagradaView) -> Step[Table] | None:
    """The step that waits for a decision; None when the game is over."""
    return parse_step(view.agenda[-1]) if view.agenda else None


def word_of(step: Step[Table] | None) -> str:
    """What kind of step it is: the first word of its name."""
    return step.name.split()[0] if step else ""


def tool_in_use(step: Step[Table] | None) -> Tool | None:
    """The tool that a step carries out."""
    return step.tool if isinstance(step, (DraftingStep, MovingStep, PayWithDie)) else None


def is_without_value(step: Step[Table] | None) -> bool:
    """[SG-T11] Whether the die in hand has a colour, and its value is still to choose."""
    return isinstance(step, TurnDie) and isinstance(step.tool, FluxRemover)


def turns_left(view: SagradaView) -> list[TurnSoFar]:
    """The turns of this round that are not over, the next one last."""
    steps = [parse_step(name) for name in view.agenda]
    return [step for step in steps if isinstance(step, TurnSoFar)]
