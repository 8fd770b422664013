"""Advice: what the greedy bot would do in a player's place, and how much it thinks that is worth."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from bottega.bots import UNLIMITED
from bottega.bots.greedy_bot import GreedyBot
from bottega.core.actions import Action
from bottega.core.game import Game
from bottega.core.views import View
from bottega.sitting.rehearsal import Rehearsal
from bottega.speech.voice import Choice, Tried, Voice


@dataclass(frozen=True)
class Advice:
    """What to do this turn. `values` is what could be done at its first real `choice`, with what each is worth."""

    moves: list[Tried]
    choice: Tried | None
    finish: Choice | None
    values: Mapping[Action, float]

    def to_json(self) -> dict[str, object]:
        """The advice as a JSON object: the line to play, and what could be done first instead."""
        values = [{"action": action.to_json(), "value": value} for action, value in self.values.items()]
        return {"line": [move.action.to_json() for move in self.moves], "values": values}


def adviser(game: Game, view: View) -> GreedyBot:
    """A bot that thinks alike whenever it sees the same: whoever asks twice hears the same advice."""
    return GreedyBot(game, random.Random(msgspec.json.encode(view, order="deterministic")))


def advise(game: Game, voice: Voice, rehearsal: Rehearsal) -> Advice:
    """What the adviser would do this turn: until luck or another player comes in."""
    choices: list[tuple[Tried, Choice | None]] = []
    ended = False
    while rehearsal.goes_on and not ended:
        view, legal = rehearsal.view, rehearsal.legal()
        finish = voice.finish(view, legal)
        action = adviser(game, view).choose(view, legal, UNLIMITED)
        rehearsal.play(action)
        if len(legal) > 1:
            choices.append((rehearsal.moves[-1], finish))
        is_finish = finish is not None and finish.action is action
        ended = is_finish and not voice.is_in_the_middle(rehearsal.view)
    if not choices:
        return Advice(rehearsal.moves, None, None, {})
    choice, finish = choices[0]
    return Advice(rehearsal.moves, choice, finish, adviser(game, choice.view).values(choice.view, UNLIMITED))
