"""Tables whose luck is known: a twin of the game is played here, until something comes up that is to be seen."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from playwright.sync_api import expect

import bottega
from bottega.core.actions import Action
from bottega.core.match import Match
from bottega.games.fresco.actions import Offer
from tests.server.running import Running
from tests.web.driving import ME, OPEN, at_table, comes, opens
from tests.web.visitor import Visitor

WORTH = {
    "restore": 9,
    "ill-next": 8,
    "altar": 7,
    "buy": 6,
    "blend": 6,
    "close": 0,
    "next": -1,
    "bishop": -1,
    "pass": -2,
}
"""What is rather done, of all that may be: so that a game comes on."""
USUAL = 3
LEAST, MOST = -9, 10
EARLY = "wake 5:00"
"""Whoever always wakes so early sets apprentices aside, and sooner or later an ill one."""
LEFT = (" no", " 0")
"""How actions end that leave something unused."""
FEW_WORDS = "language=none&prospects=false"


class Lucky(Running):
    """A server whose luck is known for each table."""

    program = (sys.executable, str(Path(__file__).parent / "lucky_server.py"))

    def write_luck(self, table: str, seed: int) -> None:
        """Write down which luck a table has."""
        folder = self._home / "luck"
        folder.mkdir(exist_ok=True)
        (folder / table).write_text(str(seed))


@dataclass
class Foreseen:
    """A table of somebody at a browser and others who are played from here, with a twin of its game."""

    house: Lucky
    people: list[Visitor]
    table: str
    twin: Match
    luck: Random
    uses: str = ""
    """A module that the first seat uses wherever it may."""
    looks_at: int = 6
    """So many moves are looked at one by one; during more the browser is elsewhere."""
    deeds: int = 0
    done: list[str] = field(default_factory=list)
    """What the first seat has done, each as a line."""

    @classmethod
    def begin(
        cls,
        house: Lucky,
        people: list[Visitor],
        game: str,
        seed: int,
        options: Mapping[str, str] | None = None,
        uses: str = "",
    ) -> Foreseen:
        """All sit down and the game begins, before a browser could add to its luck; the first one looks at it."""
        host, *guests = people
        table = opens(host, game, ME, *[OPEN for _ in guests], options=dict(options or {}), order="as-listed")
        house.write_luck(table, seed)
        for guest in guests:
            guest.post(f"/api/tables/{table}/join")
        host.post(f"/api/tables/{table}/start")
        twin = bottega.new(game, len(people), seed=seed, options=options, players=[person.name for person in people])
        foreseen = cls(house, people, table, twin, Random(seed), uses)
        comes(host, table)
        at_table(host.page).wait_for()
        return foreseen

    def catch_up(self) -> list[str]:
        """What was done at the table since: the twin does it too."""
        sql = f"SELECT deed FROM deeds WHERE table_id = '{self.table}' AND n > {self.deeds} ORDER BY n"
        deeds = [json.loads(deed) for deed in self.house.query(sql)]
        self.deeds += len(deeds)
        for deed in deeds:
            if deed["do"] == "act":
                self.twin.play(deed["seat"], deed["action"])
            elif deed["do"] == "undo":
                self.twin.undo(deed["seat"])
        mine = [deed["action"] for deed in deeds if deed["do"] == "act" and deed["seat"] == 0]
        self.done += mine
        return mine

    def goes_on(self, until: Callable[[list[Action]], bool]) -> bool:
        """Play for all, until the first seat may do what is looked for: whether it ever may."""
        line: list[tuple[int, str]] = []
        while not self.twin.over:
            seat = self.twin.pending[0]
            legal = self.twin.legal(seat)
            if seat == 0 and until(legal):
                break
            action = self.choose(legal, uses=self.uses if seat == 0 else "")
            self.twin.play(seat, action)
            line.append((seat, action.name))
        self.post(line)
        return not self.twin.over

    def choose(self, legal: list[Action], uses: str = "") -> Action:
        """One of what is worth most."""
        worth = [worth_of(action, uses) for action in legal]
        return self.luck.choice([action for action, each in zip(legal, worth, strict=True) if each == max(worth)])

    def post(self, line: list[tuple[int, str]]) -> None:
        """Do all that at the table, in as few pieces as there are turns; nobody looks at what takes long."""
        if len(line) > self.looks_at:
            self.people[0].goes("/offline.html")
        for seat, names in pieces_of(line):
            self.people[seat].post(f"/api/tables/{self.table}/do", {"do": "play", "seat": seat, "line": names})
        self.deeds += len(line)
        if len(line) > self.looks_at:
            comes(self.people[0], self.table)

    def is_shown(self) -> None:
        """Wait until the browser shows the table as it is."""
        seen = self.people[0].get(f"/api/tables/{self.table}/snapshot?seats=0&{FEW_WORDS}")
        expect(at_table(self.people[0].page)).to_have_attribute("data-number", str(seen["number"]))

    def ends(self) -> None:
        """Play to the end, and look at it."""
        self.goes_on(until=lambda _: False)
        at_table(self.people[0].page, "over").wait_for()


def worth_of(action: Action, uses: str) -> int:
    """How gladly something is done."""
    if action.word == "pass":
        return LEAST
    if action.name == EARLY:
        return MOST if uses == "medico" else USUAL
    is_used = isinstance(action, Offer) and action.module == uses and not action.name.endswith(LEFT)
    return MOST if is_used else WORTH.get(action.word, USUAL)


def pieces_of(line: list[tuple[int, str]]) -> Iterator[tuple[int, list[str]]]:
    """What is done in one piece: by one seat, and no further than to the end of its plan."""
    piece: list[str] = []
    for number, (seat, name) in enumerate(line):
        piece.append(name)
        if name == "commit" or number + 1 == len(line) or line[number + 1][0] != seat:
            yield seat, piece
            piece = []
