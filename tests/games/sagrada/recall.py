"""Perfect recall: what a seat was told, against a table that it imagines. Nothing here knows how views are made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bottega.core.event import Event
from bottega.core.game import Game
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.games.sagrada import events
from bottega.games.sagrada.actions import die_at, round_at
from bottega.games.sagrada.dice import COLOUR_NAMES, DICE, DIE_NAMES, LETTERS
from bottega.games.sagrada.kinds import OBJECTIVE_IDS, TOOL_IDS
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.table import NOT_PICKED, SagradaStep, Table, TurnSoFar
from bottega.games.sagrada.window import Window

Cells = dict[str, str]
"""The dice of a window, by the names of their spaces."""
Compared = tuple[str, object, object]
"""What is compared: its name, what was told, and what is imagined."""


def contradictions(game: Game, told: Sequence[Event], seat: Seat | None, imagined: State) -> list[str]:
    """What an imagined state contradicts of all the events that a seat, or a spectator, was told so far."""
    assert isinstance(imagined, Table)
    memory = Memory(imagined.rules.count)
    for event in told:
        assert isinstance(event, Event)
        memory.hear(event)
    compared = [*memory.cards(imagined), *memory.windows(imagined), *memory.dice(imagined)]
    return [f"{what}: told {told}, imagined {there}" for what, told, there in compared if told != there] + [
        f"it does not add up: {complaint}" for complaint in game.complaints(imagined)
    ]


class Memory:
    """All that a seat was told of cards, windows, tokens and dice."""

    def __init__(self, seats: int) -> None:
        self.private: dict[int, set[str]] = {}
        self.offers: dict[int, tuple[str, ...]] = {}
        self.laid: tuple[tuple[str, ...], tuple[str, ...]] = (), ()
        self.chosen: dict[int, str] = {}
        self.tokens = [0] * seats
        self.on_tools: Counter[str] = Counter()
        self.placed: list[Cells] = [{} for _ in range(seats)]
        self.first: int | None = None
        self.round = 1
        self.turns: list[tuple[int, bool]] = []
        self.pool: list[str] = []
        self.hand: list[str] = []
        """The dice taken for a tool; of a die pulled blindly only the colour is told: "R?"."""
        self.track: dict[int, list[str]] = {}
        self.gone: list[str] = []
        self.picked: str | None = None

    # Listening

    def hear(self, event: Event) -> None:
        """Remember one event."""
        match event:
            case events.RoundBegan():
                self.round, self.first, self.pool = event.round, event.actor, list(event.pool)
                self.turns = [(turn.seat, turn.second) for turn in event.turns]
            case events.RoundEnded():
                self.track[event.round] = list(event.left)
                self.pool = []
            case events.ToolUsed():
                self.pay(event)
            case events.Passed():
                self.turns.remove(self.turns[0])
            case events.TurnSkipped():
                self.turns.remove((event.actor, True))
            case events.DraftLapsed():
                pass
            case events.Moved() | events.Lifted() | events.SetDown():
                self.hear_of_a_window(event, self.placed[event.actor])
            case _:
                self.hear_of_cards(event)

    def hear_of_cards(self, event: Event) -> None:
        """Remember what was dealt, and what was made of it."""
        match event:
            case events.ObjectiveDealt():
                self.private.setdefault(event.actor, set()).add(event.colour)
            case events.ObjectiveShown():
                self.private[event.actor] = {event.colour}
            case events.PatternsOffered():
                self.offers[event.actor] = event.patterns
            case events.CardsLaid():
                self.laid, self.first = (event.tools, event.objectives), event.first
            case events.ObjectivePicked():
                self.picked = event.colour
            case events.WindowChosen():
                self.chosen[event.actor] = event.pattern
            case events.WindowShown():
                self.chosen[event.actor] = event.pattern
                self.tokens[event.actor] = event.tokens
            case _:
                self.hear_of_a_die(event)

    def hear_of_a_die(self, event: Event) -> None:
        """Remember what became of a die of the pool, or in hand."""
        match event:
            case events.Placed():
                (self.pool if event.source == "pool" else self.hand).remove(event.die)
                self.placed[event.actor][event.cell] = event.die
            case events.Took():
                self.pool.remove(event.die)
                self.hand = [event.die]
            case events.Changed():
                self.swap(event.old, event.new)
            case events.Pulled():
                self.swap(event.old, f"{LETTERS[COLOUR_NAMES.index(event.colour)]}?")
            case events.ValueChosen():
                self.swap(f"{event.die[0]}?", event.die)
            case events.Exchanged():
                self.swap(event.given, event.taken)
                there = self.track[event.round]
                there[there.index(event.taken)] = event.given
            case events.Returned():
                self.hand.remove(event.die)
                self.pool.append(event.die)
            case events.PoolRolled():
                self.pool = list(event.pool)
            case _:
                raise AssertionError(f"nobody remembers {event.word}")

    def hear_of_a_window(self, event: events.Moved | events.Lifted | events.SetDown, cells: Cells) -> None:
        """Remember what became of a die that lay in a window."""
        match event:
            case events.Moved():
                assert cells.pop(event.source) == event.die
                cells[event.target] = event.die
            case events.Lifted():
                assert cells.pop(event.cell) == event.die
                self.hand.append(event.die)
            case events.SetDown():
                self.hand.remove(event.die)
                cells[event.target] = event.die

    def swap(self, old: str, new: str) -> None:
        """The die in hand is another, or shows another value."""
        assert self.hand == [old]
        self.hand = [new]

    def pay(self, event: events.ToolUsed) -> None:
        """[SG-5.1] [SG-8.5] With favour tokens, or playing alone with a die."""
        if event.die is not None:
            self.pool.remove(event.die)
            self.gone.append(event.die)
        self.tokens[event.actor] -= event.tokens
        self.on_tools[event.tool] += event.tokens or 1

    # Comparing

    def cards(self, table: Table) -> Iterator[Compared]:
        deal = table.deal
        hands = [{COLOUR_NAMES[colour] for colour in hand} for hand in deal.private]
        yield "how many private objectives", sum(map(len, deal.private)), len(set().union(*hands))
        for seat, told in self.private.items():
            yield f"the private objective of seat {seat}", told, hands[seat]
        for seat, offered in self.offers.items():
            yield f"the patterns offered to seat {seat}", offered, tuple([p.id for p in deal.offers[seat]])
        tools = tuple([TOOL_IDS[number - 1] for number in deal.tools])
        yield "what is laid", self.laid, (tools, tuple([OBJECTIVE_IDS[number] for number in deal.public]))
        yield "what lies on the tools", +self.on_tools, +Counter(dict(zip(tools, table.on_tools, strict=True)))
        yield "what is scored", self.picked, None if table.picked == NOT_PICKED else COLOUR_NAMES[table.picked]

    def windows(self, table: Table) -> Iterator[Compared]:
        for seat, told in self.chosen.items():
            pattern = table.chosen[seat]
            yield f"the window of seat {seat}", told, pattern.id if pattern else None
        yield "favour tokens", self.tokens, table.tokens
        for seat, window in enumerate(table.windows):
            yield f"the dice of seat {seat}", self.placed[seat], dice_in(window)

    def dice(self, table: Table) -> Iterator[Compared]:
        if self.first is not None:
            yield "round and first player", (self.round, self.first), (table.round, table.first)
        turns = [(int(step.seat), step.second) for step in reversed(table.agenda) if isinstance(step, TurnSoFar)]
        yield "the turns to come", self.turns, turns
        yield "the pool", self.pool, [DIE_NAMES[die] for die in table.pool]
        yield "dice that left the game", self.gone, [DIE_NAMES[die] for die in table.gone]
        track: dict[int, list[str]] = {}
        for spot in table.track:
            track.setdefault(round_at(spot), []).append(DIE_NAMES[die_at(spot)])
        yield "the round track", {number: dice for number, dice in self.track.items() if dice}, track
        unknown = any(die.endswith("?") for die in self.hand)
        yield "the dice in hand", self.hand, [die[0] + "?" if unknown else die for die in held_in(table)]


def held_in(table: Table) -> list[str]:
    """The dice in hand: taken for a tool, or lifted from a window."""
    return [DIE_NAMES[die] for step in table.agenda if isinstance(step, SagradaStep) for die in step.hand]


def dice_in(window: Window) -> Cells:
    return {GRID.names[cell]: DIE_NAMES[DICE[die - 1]] for cell, die in enumerate(window.dice) if die}
