"""Tables as text: paints are letters, tiles are named, an action is its name.

    game = table("cathedral 2", paints="YRB", fresco={"B2": "F01", "C4": "F24"}, bishop="C3", track="4 9 S1")
    assert game.refuses("restore C4") == "paint-missing"
    game.plays("restore B2", "in-front")
    assert game.track == [10, 9, -3]

The first word is what waits: "wake", "plan", a location of the sheet with the number of apprentices that seat 0 has
there, or "evening", when the next round is about to be prepared; "over" is a table where the game is over.

Paints are Y, R, B, O, G, P, and K for pink, W for brown. A market tile is written by its paints: "YYY" is three
yellow. Starting spaces are S1 to S4. Where nothing else is said there are three players, who stand on the starting
spaces and woke up one after the other, seat 0 first, in the middle of their moods; each has twelve Thalers and no
paints; all booths are closed, all fresco tiles lie in order, F01 on A1, with F25 in the centre; and everybody but
seat 0 has one apprentice at the theater, for whom the round waits.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from bottega.core.agenda import Step, advance
from bottega.core.chance import FastChance, ScriptedChance
from bottega.core.events import Chronicle
from bottega.core.seats import Seat
from bottega.games.fresco import GAME, Fresco
from bottega.games.fresco.box import Box
from bottega.games.fresco.catalogue import (
    ALL_LOCATIONS,
    ALL_PAINTS,
    BOOTHS,
    FRESCO,
    HOURS,
    IN_BED,
    LETTERS,
    LOCATIONS,
    RESTORED,
    TILES,
    Booth,
    Hour,
    Painter,
    Tile,
    letters_of,
    stand_of,
)
from bottega.games.fresco.locations import VISIT
from bottega.games.fresco.meta import META
from bottega.games.fresco.modules.m02_requests.catalogue import KINDS
from bottega.games.fresco.modules.m02_requests.view import RequestStack
from bottega.games.fresco.modules.m04_wishing_well.catalogue import WISH_CARDS
from bottega.games.fresco.modules.m04_wishing_well.view import WishHand
from bottega.games.fresco.openings import Module
from bottega.games.fresco.round import END_ROUND, ROUND
from bottega.games.fresco.ruleset import NO_LEONARDO, TILE_ACCOUNT, Rules
from bottega.games.fresco.scoring import score_sheet
from bottega.games.fresco.setup import bare_table, set_up
from bottega.games.fresco.share import Share
from bottega.games.fresco.table import SOLD, Table
from bottega.games.fresco.view import FrescoView, ShareT
from bottega.speech.voice import find_voice
from tests.games import play

PORTRAITS = {"portraits": "on"}
REQUESTS = {"requests": "on"}
SPECIAL_BLENDS = {"special_blends": "on"}
ALL_THREE = {**PORTRAITS, **REQUESTS, **SPECIAL_BLENDS}
EVERY_MODULE = {option.name: "on" for option in META.options if option.values == ("off", "on")}
NAMES = ["Red", "Blue", "Green", "Yellow"]


def paints_in(text: str) -> list[int]:
    """How many pieces of each colour: "YRB OGP" -> one of the first six."""
    found = Counter(text.replace(" ", ""))
    assert set(found) <= set(LETTERS), f"{text!r} has other letters than {LETTERS}"
    return [found[letter] for letter in LETTERS]


def stall(box: Box, name: str) -> int:
    """A market tile by its id, or by its paints, if it shows no beams: "YYY" is M08."""
    wanted = paints_in(name) if name not in [tile.id for tile in box.stalls] else []
    found = [
        number
        for number, tile in enumerate(box.stalls)
        if tile.id == name or (not tile.beams and [tile.paints.count(paint) for paint in ALL_PAINTS] == wanted)
    ]
    assert len(found) == 1, f"there is no single market tile {name}"
    return found[0]


def tiles_in(text: str) -> list[Tile]:
    """Fresco tiles as they are written: "F01 F24"."""
    return [Tile(TILES.index(name)) for name in text.split()]


def drawn(*names: str, box: Box = GAME.box) -> list[str]:
    """The luck that brings these market tiles, one after the other."""
    return [f"draw {stall(box, name)}" for text in names for name in text.split()]


REFILL = drawn("R Y", "B RRR YYY", "BBB RB YB YR")
"""Luck for the three booths of two and three players."""
REFILL_FOR_FOUR = drawn("R Y", "B RR YY", "BB RRR YYY BBB", "RB YB YR O")
"""Luck for four booths."""


class Play(play.Play[Table]):
    """A game of Fresco being played in a test."""

    def __init__(self, state: Table, game: Fresco = GAME, told: Chronicle | None = None) -> None:
        super().__init__(state, game, state.rules.seats, told)

    def plans(self, seat: int, plan: str) -> Play:
        """A whole plan, location by location, and committed: `plans(0, "12011")`."""
        assigned = [f"assign {location} {number}" for location, number in zip(LOCATIONS[:-1], plan[:-1], strict=True)]
        self.plays(*assigned, seat=seat)
        assert str(self.state.at(Seat(seat), ALL_LOCATIONS[-1])) == plan[-1], "the rest goes to the last location"
        self.plays("commit", seat=seat)
        return self

    @property
    def waiting(self) -> str:
        """The step that waits; nothing when the game is over."""
        return self.state.agenda[-1].name if self.state.agenda else ""

    @property
    def track(self) -> list[int]:
        """Where each painter stands; the starting spaces are below zero."""
        return self.state.track

    @property
    def mood(self) -> list[int]:
        return self.state.mood

    @property
    def thalers(self) -> list[int]:
        return self.state.thalers

    @property
    def bishop(self) -> str:
        return FRESCO.names[self.state.bishop]

    @property
    def leonardo(self) -> str:
        """Where Leonardo's figure stands in the fresco."""
        return FRESCO.names[self.state.leonardo_at]

    def paints(self, seat: int = 0) -> str:
        """A seat's paints, as letters."""
        return letters_of([p for p in ALL_PAINTS for _ in range(self.state.pieces(Seat(seat), p))])

    def tiles(self, painter: int = 0) -> str:
        """The tiles in front of a painter."""
        return " ".join([TILES[tile] for tile in self.state.tiles[painter]])

    def fresco(self, segment: str) -> str:
        """The tile on a segment, "" if it is restored."""
        tile = self.state.fresco[FRESCO.parse(segment)]
        return "" if tile == RESTORED else TILES[tile]

    def booth(self, name: str) -> str:
        """The tiles of a booth, by their paints; ".." where one is sold."""
        start = stand_of(Booth(BOOTHS.index(name)), 0)
        tiles = self.state.market[start : start + self.state.rules.booth_sizes[BOOTHS.index(name)]]
        return " ".join([".." if t == SOLD else letters_of(self.state.rules.box.stalls[t].paints) for t in tiles])

    @property
    def bag(self) -> int:
        """How many market tiles are in the bag."""
        return sum(self.state.bag)

    def view(self, seat: int | None = None) -> FrescoView:
        seen = self.game.view(self.state, None if seat is None else Seat(seat))
        assert isinstance(seen, FrescoView)
        return seen

    def sheet(self, painter: int = 0) -> dict[str, int]:
        """A painter's score sheet, without empty lines."""
        return {line.label: line.points for line in score_sheet(self.state, Painter(painter)) if line.points}

    def sentences(self, word: str = "") -> list[str]:
        """What was told, with names of players."""
        options = self.state.rules.options
        voice = find_voice(self.game, NAMES, options)
        return [str(voice.tell(event)) for event in self.told.events if event.word.startswith(word)]

    def facts(self, word: str) -> list[dict[str, object]]:
        """What was told of one kind, as JSON without the kind and the rule."""
        found = [event.to_json() for event in self.told.events if event.word == word]
        return [{name: value for name, value in facts.items() if name not in ("event", "rule")} for facts in found]

    def share(self, kind: type[ShareT], seat: int | None = None) -> ShareT:
        """What a seat, or a spectator, sees of a module."""
        return self.view(seat).share(kind)

    @property
    def question(self) -> dict[str, object]:
        """What the seat that decides next is asked, as JSON."""
        found = self.view(self.seat).questions[0]
        return dict(msgspec.to_builtins(found))

    def places(self) -> list[tuple[int, str, int]]:
        """The standings in short: place, name, points."""
        return [(standing.place, standing.name(NAMES), standing.total) for standing in self.standings()]


def table(
    at: str = "wake",
    *,
    paints: str | Mapping[int, str] = "",
    thalers: int | Sequence[int] = 12,
    plans: Mapping[int, str] | None = None,
    track: str = "",
    mood: Sequence[int] | None = None,
    hours: str = "",
    market: Mapping[str, str] | None = None,
    fresco: Mapping[str, str] | None = None,
    tiles: Mapping[int, str] | None = None,
    bishop: str = "C3",
    leonardo: str = "C3",
    player: int = 0,
    last: bool = False,
    display: str = "",
    deck: str | None = None,
    owned: Mapping[int, str] | None = None,
    requests: Mapping[int, str] | None = None,
    modules: Mapping[str, Mapping[str, object]] | None = None,
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    luck: Sequence[str] = (),
    game: Fresco = GAME,
) -> Play:
    """A table in the middle of a game; see above for what is where if it is not told.

    `paints` are those of seat 0, or of each; `thalers` everybody's, or each one's. `plans` are the apprentices at the
    five locations, like "12011"; those who have none are at the theater, as above. `fresco` has the only tiles on the
    fresco; those that are neither there nor in front of anybody are in front of the last painter. `player` plays
    Leonardo. With module 1, `display` (or the first two) is in the studio, `owned` in front of seats, and `deck` (or
    all others) face down. With module 2, `requests` have been fulfilled: {1: "general F01 F02 F03"}. What lies in
    places of other modules is told by `modules`, as their shares of a view do; where it is not, as they are set up.
    """
    rules = game.ruleset(seats, options or {})
    state = bare_table(rules)
    state.round, state.last = 2, last
    phase, _, number = at.partition(" ")
    put_painters(state, track, hours if phase != "wake" else " ".join(["-"] * len(rules.painters)))
    give_goods(state, paints, thalers)
    state.mood = list(mood) if mood is not None else state.mood
    fill_booths(state, market or {})
    lay_fresco(state, fresco, tiles or {}, requests or {})
    state.bishop, state.leonardo_at = FRESCO.parse(bishop), FRESCO.parse(leonardo)
    if rules.leonardo != NO_LEONARDO:
        state.deciders[rules.leonardo] = (Seat(player),)
    shares = {"portraits": portraits(rules, display, deck, owned or {}), "requests": fulfilled(rules, requests or {})}
    for module in rules.modules:
        lay_out(state, module, shares.get(module.name, {}), (modules or {}).get(module.name, {}))
    chance, told = ScriptedChance(*luck), Chronicle()
    if phase != "over":
        state.agenda = rest_of_round(phase)
        place_apprentices(state, phase, number, plans or {})
        advance(state, state.agenda, chance, told)
    chance.done()
    return Play(state, game, told)


def lay_out(state: Table, module: Module, share: Mapping[str, object], changed: Mapping[str, object]) -> None:
    """A module's things lie as they are set up, with what its share tells, and what is told to be otherwise."""
    supply = state.supply[:]
    state.extras.append(module.set_up(state, FastChance(random.Random(1)), None))
    found = changed_share(module.look(state, None, True), {**share, **changed})
    state.extras.pop()
    state.supply = supply
    state.extras.append(module.lay_out(state.rules, found))
    for paint in module.kept_paints(state):
        state.supply[paint] -= 1


def changed_share(share: Share, changed: Mapping[str, object]) -> Share:
    """A share with some of its fields replaced."""
    return msgspec.structs.replace(share, **changed)


def put_painters(state: Table, track: str, hours: str) -> None:
    """Painters stand on the track and in the hostel; what they have won came from tiles."""
    count = len(state.rules.painters)
    for painter, space in enumerate(track.split() or [f"S{place + 1}" for place in range(count)]):
        state.track[painter] = int(space[1:]) - 1 - count if space.startswith("S") else int(space)
        state.credit(Painter(painter), TILE_ACCOUNT, state.score(Painter(painter)))
    woken = hours.split() or HOURS[:count]
    state.hours = [IN_BED if hour == "-" else Hour(HOURS.index(hour)) for hour in woken]
    state.order = (
        [Painter(p) for _, p in sorted(zip(state.hours, range(count), strict=True))] if "-" not in woken else []
    )


def give_goods(state: Table, paints: str | Mapping[int, str], thalers: int | Sequence[int]) -> None:
    """Players get paints and Thalers from the supply."""
    for seat, text in ({0: paints} if isinstance(paints, str) else paints).items():
        for paint, pieces in zip(ALL_PAINTS, paints_in(text), strict=True):
            state.take_paint(Seat(seat), paint, pieces)
    for seat in state.rules.seats:
        state.pay(seat, -(thalers if isinstance(thalers, int) else thalers[seat]))


def fill_booths(state: Table, market: Mapping[str, str]) -> None:
    """Tiles lie at booths; the others are in the bag."""
    for tile in state.rules.market:
        state.bag[tile] = 1
    for booth, text in market.items():
        for place, name in enumerate(text.split()):
            number = stall(state.rules.box, name) if name != ".." else SOLD
            state.market[stand_of(Booth(BOOTHS.index(booth)), place)] = number
            if number != SOLD:
                state.bag[number] -= 1


def lay_fresco(
    state: Table, fresco: Mapping[str, str] | None, tiles: Mapping[int, str], requests: Mapping[int, str]
) -> None:
    """Tiles lie on the fresco and in front of painters, each of them once."""
    words = [word for text in requests.values() for word in text.replace(",", " ").split()]
    elsewhere = [*tiles_in(" ".join(tiles.values())), *tiles_in(" ".join([w for w in words if w not in KINDS]))]
    pool = [*state.rules.fresco, state.rules.centre]
    if fresco is None:
        laid = [RESTORED if tile in elsewhere else tile for tile in state.rules.fresco[: FRESCO.size - 1]]
        laid.insert(FRESCO.size // 2, RESTORED if state.rules.centre in elsewhere else state.rules.centre)
        state.fresco = laid
        pool = [tile for tile in pool if tile in laid or tile in elsewhere]
    else:
        for segment, name in fresco.items():
            state.fresco[FRESCO.parse(segment)] = Tile(TILES.index(name))
    state.unrestored = sum([1 << segment for segment in FRESCO.cells if state.fresco[segment] != RESTORED])
    for painter, text in tiles.items():
        state.tiles[painter] = tuple(sorted(tiles_in(text)))
    taken = {*elsewhere, *state.fresco} - {RESTORED}
    missing = FRESCO.size - len(taken)
    spare = [tile for tile in pool if tile not in taken][:missing]
    state.tiles[-1] = tuple(sorted([*state.tiles[-1], *spare]))
    away = [tile for tile in [*elsewhere, *spare] if tile not in state.fresco]
    state.laid = tuple([away.pop() if tile == RESTORED else tile for tile in state.fresco])


def portraits(rules: Rules, display: str, deck: str | None, owned: Mapping[int, str]) -> dict[str, object]:
    """Module 1: what lies in the studio and in front of players."""
    kept = {seat: tuple(text.split()) for seat, text in owned.items()}
    away = [card for some in kept.values() for card in some]
    cards = [portrait.id for portrait in rules.box.portraits]
    first = [card for card in cards if card not in [*away, *(deck or "").split()]][:2]
    shown = [None if card == ".." else card for card in display.split()] or first
    away += [card for card in shown if card]
    return {
        "deck": tuple(deck.split()) if deck is not None else tuple([card for card in cards if card not in away]),
        "display": tuple(shown),
        "owned": tuple([kept.get(seat, ()) for seat in rules.seats]),
    }


def fulfilled(rules: Rules, requests: Mapping[int, str]) -> dict[str, object]:
    """Module 2: the requests that were fulfilled, and with which tiles."""
    words = {painter: text.replace(",", " ").split() for painter, text in requests.items()}
    kinds = {painter: tuple([word for word in said if word in KINDS]) for painter, said in words.items()}
    piled = {painter: tuple([word for word in said if word not in KINDS]) for painter, said in words.items()}
    taken = Counter([kind for some in kinds.values() for kind in some])
    tiles = rules.box.components.requests.items
    stacks = [(kind, [tile.points for tile in tiles if tile.kind == kind]) for kind in KINDS]
    return {
        "stacks": tuple([RequestStack(kind, tuple(stack[taken[kind] :])) for kind, stack in stacks]),
        "fulfilled": tuple([kinds.get(seat, ()) for seat in rules.seats]),
        "piled": tuple([piled.get(painter, ()) for painter in rules.painters]),
    }


def wishes(*hands: str, seats: int = 3, **changed: object) -> dict[str, object]:
    """Module 4: the wish cards of each seat, like "tip praise", and other fields of the share."""
    cards = [tuple(sorted(text.split(), key=WISH_CARDS.index)) for text in [*hands, *[""] * (seats - len(hands))]]
    return {"hands": tuple([WishHand(count=len(held), cards=held) for held in cards]), **changed}


def rest_of_round(phase: str) -> list[Step[Table]]:
    """The agenda from a phase of the round on."""
    if phase == "evening":
        return [END_ROUND]
    first = {"wake": 0, "plan": 1}.get(phase)
    if first is None:
        first = ROUND.index(VISIT[LOCATIONS.index(phase)])
    return [*reversed(ROUND[first:])]


def place_apprentices(state: Table, phase: str, number: str, plans: Mapping[int, str]) -> None:
    """The sheets are filled, where planning is over."""
    if phase in ("wake", "plan"):
        return
    for seat in state.rules.seats:
        plan = plans.get(seat, "00001")
        if seat == 0 and number:
            plan = "".join([number if location == phase else "0" for location in LOCATIONS])
        for column, there in zip(ALL_LOCATIONS, plan, strict=True):
            state.send(seat, column, int(there))
        state.apprentices[seat] = sum([int(there) for there in plan])
        state.answered[seat] = len(state.rules.blanks)


def begun(
    *luck: str, seats: int = 3, options: Mapping[str, str] | None = None, game: Fresco = GAME, order: str = ""
) -> Play:
    """A game set up. `order` are the seats on the starting spaces, like "201"; then come the market and this luck."""
    chance, told = ScriptedChance(*drawn_in_order(order or "0123"[:seats]), *luck), Chronicle()
    state = set_up(game.ruleset(seats, options or {}), chance, told)
    chance.done()
    return Play(state, game, told)


def drawn_in_order(order: str) -> list[str]:
    """The luck that puts the painters of these seats on the starting spaces."""
    left = sorted(order)
    picks = []
    for seat in order:
        picks.append(f"pick {left.index(seat)}")
        left.remove(seat)
    return picks


def first_come(number: int) -> list[str]:
    """The luck of dealing: always the first that is left."""
    return ["pick 0"] * number
