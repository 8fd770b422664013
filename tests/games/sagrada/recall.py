"""Perfect recall: what a seat was told, against a table that it imagines. Nothing here knows how views are made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bottega.core.events import Event
from bottega.core.game import Game
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.games.sagrada.actions import die_at, round_at
from bottega.games.sagrada.components import OBJECTIVE_NAMES, TOOL_NAMES
from bottega.games.sagrada.dice import COLOUR_NAMES, DICE, DIE_NAMES, LETTERS
from bottega.games.sagrada.pattern import GRID
from bottega.games.sagrada.table import NOT_PICKED, SagradaStep, Table
from bottega.games.sagrada.window import Window

Dice = Counter[str]
Cells = dict[str, str]
"""The dice of a window, by the names of their spaces."""
Compared = tuple[str, object, object]
"""What is compared: its name, what was told, and what is imagined."""


def contradictions(game: Game, events: list[Event], seat: Seat | None, imagined: State) -> list[str]:
    """What an imagined state contradicts of all the events that a seat, or a spectator, was told so far."""
    assert isinstance(imagined, Table)
    memory = Memory(imagined.rules.count)
    for event in events:
        memory.hear(event.word, int(event.parts.get("seat", -1)), event.parts)
    compared = [*memory.cards(imagined), *memory.windows(imagined), *memory.dice(imagined)]
    return [f"{what}: told {told}, imagined {there}" for what, told, there in compared if told != there] + [
        f"it does not add up: {complaint}" for complaint in game.complaints(imagined)
    ]


class Memory:
    """All that a seat was told of cards, windows, tokens and dice."""

    def __init__(self, seats: int) -> None:
        self.private: dict[int, set[str]] = {}
        self.offers: dict[int, str] = {}
        self.laid: tuple[str, str] | None = None
        self.chosen: dict[int, str] = {}
        self.tokens = [0] * seats
        self.on_tools: Counter[str] = Counter()
        self.placed: list[Cells] = [{} for _ in range(seats)]
        self.pushed: Cells = {}
        """Dice that had been lifted when another was set down on their space: their turn comes."""
        self.round: tuple[int, int] | None = None
        self.pool: Dice = Counter()
        self.hand = ""
        """The die taken for a tool; of a die pulled blindly only the colour is told: "R?"."""
        self.track: dict[int, Dice] = {}
        self.gone: Dice = Counter()
        self.scored: str | None = None

    # Listening

    def hear(self, word: str, seat: int, parts: dict[str, str]) -> None:
        """Remember one event."""
        match word:
            case "round-began":
                self.round = int(parts["round"]), seat
                self.pool = Counter(parts["pool"].split())
            case "round-ended":
                self.track[int(parts["round"])] = Counter([die for die in parts["left"].split() if die in DIE_NAMES])
                self.pool = Counter()
            case "tool-used":
                self.pay(seat, parts["tool"], parts["price"])
            case "moved":
                self.move(self.placed[seat], parts["die"], parts["source"], parts["target"])
            case "objective-dealt" | "patterns-offered" | "cards-laid" | "objective-scored":
                self.hear_of_cards(word, seat, parts)
            case "window-chosen":
                self.chosen[seat] = parts["pattern"]
            case "window-shown":
                self.chosen[seat] = parts["pattern"]
                self.tokens[seat] = int(parts["tokens"])
            case _:
                self.hear_of_a_die(word, seat, parts)

    def hear_of_cards(self, word: str, seat: int, parts: dict[str, str]) -> None:
        """Remember what was dealt, and what was made of it."""
        match word:
            case "objective-dealt":
                self.private.setdefault(seat, set()).add(parts["colour"])
            case "patterns-offered":
                self.offers[seat] = parts["patterns"]
            case "cards-laid":
                self.laid = parts["tools"], parts["objectives"]
            case "objective-scored":
                self.scored = parts["colour"]

    def hear_of_a_die(self, word: str, seat: int, parts: dict[str, str]) -> None:
        """Remember what became of a die of the pool, or in hand."""
        match word:
            case "placed":
                self.take(parts["die"])
                self.hand = ""
                self.placed[seat][parts["cell"]] = parts["die"]
            case "took":
                self.take(parts["die"])
                self.hand = parts["die"]
            case "changed":
                self.hand = parts["new"]
            case "pulled":
                self.hand = f"{LETTERS[COLOUR_NAMES.index(parts['colour'])]}?"
            case "exchanged":
                self.hand = parts["taken"]
                self.track[int(parts["round"])][parts["taken"]] -= 1
                self.track[int(parts["round"])][parts["given"]] += 1
            case "returned":
                self.hand = ""
                self.pool[parts["die"]] += 1
            case "pool-rolled":
                self.pool = Counter(parts["pool"].split())
            case _:
                assert word == "passed", f"nobody remembers {word}"

    def take(self, die: str) -> None:
        """A die comes out of the pool, unless one is in hand."""
        if not self.hand:
            self.pool[die] -= 1

    def pay(self, seat: int, tool: str, price: str) -> None:
        """[SG-5.1] [SG-8.5] With favour tokens, or playing alone with a die."""
        if price in DIE_NAMES:
            self.pool[price] -= 1
            self.gone[price] += 1
            self.on_tools[tool] += 1
        else:
            tokens = int(price.split(maxsplit=1)[0])
            self.tokens[seat] -= tokens
            self.on_tools[tool] += tokens

    def move(self, cells: Cells, die: str, source: str, target: str) -> None:
        """[SG-5.8] Of two lifted dice the first may take the space of the second, which follows."""
        if source in self.pushed:
            del self.pushed[source]
        else:
            del cells[source]
        if target in cells:
            self.pushed[target] = cells[target]
        cells[target] = die

    # Comparing

    def cards(self, table: Table) -> Iterator[Compared]:
        deal = table.deal
        hands = [{COLOUR_NAMES[colour] for colour in hand} for hand in deal.private]
        yield "how many private objectives", sum(map(len, deal.private)), len(set().union(*hands))
        for seat, told in self.private.items():
            yield f"the private objective of seat {seat}", told, hands[seat]
        for seat, offered in self.offers.items():
            yield f"the patterns offered to seat {seat}", offered, ", ".join([p.name for p in deal.offers[seat]])
        tools = [TOOL_NAMES[number - 1] for number in deal.tools]
        public = [OBJECTIVE_NAMES[number] for number in deal.public]
        yield "what is laid", self.laid, (", ".join(tools), ", ".join(public)) if tools else None
        yield "what lies on the tools", +self.on_tools, +Counter(dict(zip(tools, table.on_tools, strict=True)))
        yield "what is scored", self.scored, None if table.picked == NOT_PICKED else COLOUR_NAMES[table.picked]

    def windows(self, table: Table) -> Iterator[Compared]:
        for seat, told in self.chosen.items():
            pattern = table.chosen[seat]
            yield f"the window of seat {seat}", told, pattern.name if pattern else None
        yield "favour tokens", self.tokens, table.tokens
        lifted = held_in(table)
        for seat, window in enumerate(table.windows):
            there = dice_in(window)
            missing = self.placed[seat].items() - there.items()
            known = dict(self.placed[seat].items() - {(cell, die) for cell, die in missing if die in lifted})
            yield f"the dice of seat {seat}", known, there

    def dice(self, table: Table) -> Iterator[Compared]:
        if self.round is not None:
            yield "round and first player", self.round, (table.round, table.first)
        yield "the pool", +self.pool, Counter([DIE_NAMES[die] for die in table.pool])
        yield "dice that left the game", self.gone, Counter([DIE_NAMES[die] for die in table.gone])
        track: dict[int, Dice] = {}
        for spot in table.track:
            track.setdefault(round_at(spot), Counter())[DIE_NAMES[die_at(spot)]] += 1
        yield "the round track", {number: +dice for number, dice in self.track.items() if +dice}, track
        if self.hand:
            held = [die[0] + "?" if self.hand.endswith("?") else die for die in held_in(table)]
            yield "the die in hand", [self.hand], held


def held_in(table: Table) -> list[str]:
    """The dice in hand: taken for a tool, or lifted from a window."""
    return [DIE_NAMES[die] for step in table.agenda if isinstance(step, SagradaStep) for die in step.held]


def dice_in(window: Window) -> Cells:
    return {GRID.names[cell]: DIE_NAMES[DICE[die - 1]] for cell, die in enumerate(window.dice) if die}
