"""Tables whose luck is known: a twin of the game is played here, until something comes up that is to be seen."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from bottega.core.chance import FastChance
from bottega.core.match import Match, new_header
from bottega.core.registry import find_game
from tests.server.running import Running
from tests.web.driving import ME, OPEN, at_table, comes, opens
from tests.web.visitor import Person, Visitor
from tests.web.ways import Guide, Line, Until

NAMES = ("Ben", "Chiara", "Dario")
"""Who else sits at a table, as many as there are seats."""
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
    host: Visitor
    guests: list[Person]
    table: str
    twin: Match
    dice: Random
    """What the luck of the twin comes from."""
    guide: Guide
    looks_at: int = 6
    """So many moves are looked at one by one; during more the browser is elsewhere."""
    deeds: int = 0
    done: list[str] = field(default_factory=list)
    """What the first seat has done, each as a line."""
    is_there: bool = False
    """Whether the browser is at the table."""

    @classmethod
    def begin(
        cls,
        house: Lucky,
        host: Visitor,
        seats: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        uses: str = "",
        game: str = "fresco",
    ) -> Foreseen:
        """All sit down and the game begins, before a browser could add to its luck: nobody has come to see it yet."""
        guests = [host.brings(name) for name in NAMES[: seats - 1]]
        table = opens(host, game, ME, *[OPEN for _ in guests], options=dict(options or {}), order="as-listed")
        house.write_luck(table, seed)
        for guest in guests:
            guest.post(f"/api/tables/{table}/join")
        host.post(f"/api/tables/{table}/start")
        while host.get(f"/api/tables/{table}")["status"] == "sealing":
            host.page.wait_for_timeout(10)
        dice = Random(seed)
        twin = twin_with(dice, game, [person.name for person in (host, *guests)], options or {})
        return cls(house, host, guests, table, twin, dice, Guide(Random(seed), uses))

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

    def goes_on(self, until: Until) -> bool:
        """Play for all on the shortest way to what is looked for; if there is none, nothing is played."""
        line = self.guide.shortest(self.twin.state, self.dice, until)
        self.post(line or [])
        return line is not None

    def is_mine(self) -> bool:
        """Play for the others, until the first seat may do anything: false if the game is over before."""
        line = self.guide.way(self.twin.state, self.dice, until=lambda _: True)
        self.post(self.guide.to_the_end(self.twin.state, self.dice) if line is None else line)
        return line is not None

    def post(self, line: Line) -> None:
        """Do all that, in as few pieces as there are turns; nobody looks at what takes long."""
        if len(line) > self.looks_at and self.is_there:
            self.host.goes("/offline.html")
            self.is_there = False
        for seat, names in pieces_of(line):
            person = self.guests[seat - 1] if seat else self.host
            person.post(f"/api/tables/{self.table}/do", {"do": "play", "seat": seat, "line": names})
        for seat, name in line:
            self.twin.play(seat, name)
        self.deeds += len(line)

    def is_shown(self) -> None:
        """Wait until the browser shows the table as it is."""
        if not self.is_there:
            comes(self.host, self.table)
            self.is_there = True
        seen = self.host.get(f"/api/tables/{self.table}/snapshot?seats=0&{FEW_WORDS}")
        expect(at_table(self.host.page)).to_have_attribute("data-number", str(seen["number"]))

    def ends(self) -> None:
        """Play to the end, and look at it."""
        self.post(self.guide.to_the_end(self.twin.state, self.dice))
        self.is_shown()
        at_table(self.host.page, "over").wait_for()


def twin_with(dice: Random, game: str, players: list[str], options: Mapping[str, str]) -> Match:
    """A game whose luck comes from dice that others can look at."""
    found = find_game(game)
    header = new_header(found, found.ruleset(len(players), options), players)
    return Match(found, header, FastChance(dice))


def pieces_of(line: Line) -> Iterator[tuple[int, list[str]]]:
    """What is done in one piece: by one seat, and no further than to the end of its plan."""
    piece: list[str] = []
    for number, (seat, name) in enumerate(line):
        piece.append(name)
        if name == "commit" or number + 1 == len(line) or line[number + 1][0] != seat:
            yield seat, piece
            piece = []
