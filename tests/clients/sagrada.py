"""A client of Sagrada, written from its schema alone."""

from __future__ import annotations

from typing import ClassVar

from tests.clients.follower import Json, Table

COLOURS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "purple"}
ROUNDS = 10


def in_hand(die: str, cell: str | None = None) -> Json:
    return {"colour": COLOURS[die[0]], "die": die, "cell": cell}


class SagradaTable(Table):
    """Windows, pool, round track, hand, tokens, tools, objectives, and whose turn it is."""

    unfollowed: ClassVar[dict[str, str]] = {
        "questions": "what a seat is asked, and how far its turn is, comes with its view and its legal actions",
        "agenda": "opaque",
    }
    before: ClassVar[frozenset[str]] = frozenset({"objective-dealt", "patterns-offered"})

    # Setting up

    def window_chosen(self, actor: int, pattern: str, rule: str) -> None:
        self.seen["chosen"][actor] = pattern

    def window_shown(self, actor: int, pattern: str, tokens: int, rule: str) -> None:
        self.seen["chosen"][actor] = pattern
        self.seen["windows"].append({"pattern": pattern, "dice": [None] * 20})
        self.seen["tokens"][actor] = tokens

    def cards_laid(self, tools: list[str], objectives: list[str], first: int, rule: str) -> None:
        self.seen |= {"tools": tools, "on_tools": [0] * len(tools), "public": objectives, "first": first}

    # Rounds and turns

    def round_began(self, round: int, actor: int, pool: list[str], turns: list[Json], rule: str) -> None:
        self.seen |= {"round": round, "first": actor, "pool": pool, "turns": turns}
        for die in pool:
            self.bag(die[0], -1)
        self.wait()

    def passed(self, actor: int, rule: str) -> None:
        self.seen["turns"].pop(0)
        self.wait()

    def turn_skipped(self, actor: int, rule: str) -> None:
        self.seen["turns"].remove({"seat": actor, "second": True})

    def draft_lapsed(self, actor: int, rule: str) -> None:
        """Nothing moves."""

    def round_ended(self, round: int, left: list[str], rule: str) -> None:
        self.seen["track"][round - 1] = left
        self.seen["pool"] = []
        if round == ROUNDS and self.seen["seats"] == 1:
            self.seen["pending"] = [0]

    def objective_shown(self, actor: int, colour: str, rule: str) -> None:
        self.seen["private"][actor] = [colour]

    def objective_picked(self, actor: int, colour: str, rule: str) -> None:
        self.seen |= {"picked": colour, "pending": []}

    # Dice

    def placed(self, actor: int, die: str, source: str, cell: str, rule: str) -> None:
        if source == "pool":
            self.seen["pool"].remove(die)
        else:
            self.seen["hand"].remove(in_hand(die))
        self.put(actor, cell, die)

    def took(self, actor: int, die: str, rule: str) -> None:
        self.seen["pool"].remove(die)
        self.seen["hand"].append(in_hand(die))

    def changed(self, actor: int, how: str, old: str, new: str, rule: str) -> None:
        self.seen["hand"] = [in_hand(new)]

    def pulled(self, actor: int, old: str, colour: str, rule: str) -> None:
        self.bag(old[0], 1)
        self.bag(colour[0].upper(), -1)
        self.seen["hand"] = [{"colour": colour, "die": None, "cell": None}]

    def value_chosen(self, actor: int, die: str, rule: str) -> None:
        self.seen["hand"] = [in_hand(die)]

    def exchanged(self, actor: int, given: str, taken: str, round: int, rule: str) -> None:
        track = self.seen["track"][round - 1]
        track[track.index(taken)] = given
        self.seen["hand"] = [in_hand(taken)]

    def returned(self, actor: int, die: str, rule: str) -> None:
        self.seen["hand"].remove(in_hand(die))
        self.seen["pool"].append(die)

    def lifted(self, actor: int, die: str, cell: str, rule: str) -> None:
        self.put(actor, cell, None)
        self.seen["hand"].append(in_hand(die, cell))

    def set_down(self, actor: int, die: str, source: str, target: str, rule: str) -> None:
        self.seen["hand"].remove(in_hand(die, source))
        self.put(actor, target, die)

    def moved(self, actor: int, die: str, source: str, target: str, rule: str) -> None:
        self.put(actor, source, None)
        self.put(actor, target, die)

    def pool_rolled(self, actor: int, pool: list[str], rule: str) -> None:
        self.seen["pool"] = pool

    def tool_used(self, actor: int, tool: str, tokens: int, die: str | None, rule: str) -> None:
        place = self.seen["tools"].index(tool)
        self.seen["tokens"][actor] -= tokens
        self.seen["on_tools"][place] += tokens
        if die is not None:
            self.seen["pool"].remove(die)
            self.seen["gone"].append(die)
            self.seen["on_tools"][place] = 1

    # Helping

    def put(self, seat: int, cell: str, die: str | None) -> None:
        self.seen["windows"][seat]["dice"][self.box.ids("Cell").index(cell)] = die

    def bag(self, letter: str, number: int) -> None:
        self.seen["bag"][list(COLOURS).index(letter)] += number

    def wait(self) -> None:
        """For whoever has the next turn."""
        self.seen["pending"] = [turn["seat"] for turn in self.seen["turns"][:1]]
