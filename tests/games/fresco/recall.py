"""Perfect recall: what a seat was told in the course of a game, against a table that it imagines.

Only events are read, and the dump of the imagined table: what views show or hide is none of its business. It is
about all that lies behind a screen, face down or in a hand; a seat's own number stands for it, as in the names of
places, and Leonardo's for him.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from bottega.core.events import AnyEvent, Event
from bottega.core.game import Game
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.games.fresco import Fresco
from bottega.games.fresco.modules.m04_wishing_well.events import PennyThrown, WishCardDrawn, WishCardUsed
from bottega.games.fresco.modules.m04_wishing_well.view import WishingWellShare
from bottega.games.fresco.modules.m05_gold_leaf.events import Gilded, LeavesReturned, LeavesTaken
from bottega.games.fresco.modules.m05_gold_leaf.view import GoldLeafShare
from bottega.games.fresco.share import Places, Share, Untyped
from bottega.games.fresco.view import FrescoView

LEONARDO = "2"
"""The place of the painter who is told of without a seat, in a game for two."""
MAP_IN_PLAN = re.compile(r"a map of (\S+) to the (\w+)( again)?")


def contradictions(game: Game, events: Sequence[AnyEvent], seat: Seat | None, imagined: State) -> list[str]:
    """What a seat, or a spectator, was told by these events, in their order, and the imagined table denies."""
    assert isinstance(game, Fresco)
    dump = game.dump(imagined)
    assert isinstance(dump, FrescoView)
    shares = {share.name: share for share in dump.modules}
    memories = [kind(game, seat) for kind in KINDS if kind.module in shares]
    for event in events:
        for memory in memories:
            if event.word in memory.words:
                memory.hear(event)
    return [
        f"{what} is {there}, and was told to be {known}"
        for memory in memories
        for what, known, there in memory.compared(shares[memory.module])
        if there != known
    ]


Compared = tuple[str, object, object]
"""What is compared: its name, what was told, and what is imagined."""


class Memory:
    """What was told about a module: the words of its events, and what they come to."""

    module = ""
    words: tuple[str, ...] = ()

    def __init__(self, game: Fresco, seat: Seat | None) -> None:
        self.game = game
        self.seat = seat

    def hear(self, event: AnyEvent) -> None:
        """Keep in mind what an event tells."""
        raise NotImplementedError

    def compared(self, share: Share) -> Iterable[Compared]:
        """What was told, and what lies there."""
        raise NotImplementedError


class OldMemory(Memory):
    """What was told about a module that is not typed yet."""

    def __init__(self, game: Fresco, seat: Seat | None) -> None:
        super().__init__(game, seat)
        self.me = None if seat is None else str(seat)

    def hear(self, event: AnyEvent) -> None:
        if isinstance(event, Event):
            self.hear_parts(event.word, event.parts.get("seat", LEONARDO), event.parts)

    def compared(self, share: Share) -> Iterable[Compared]:
        assert isinstance(share, Untyped)
        return self.compared_places(share.places, [str(painter) for painter in range(4)])

    def hear_parts(self, word: str, who: str, parts: dict[str, str]) -> None:
        """Keep in mind what an event tells of somebody."""
        raise NotImplementedError

    def compared_places(self, share: Places, painters: list[str]) -> Iterable[Compared]:
        """What was told, and what lies there."""
        raise NotImplementedError


def number_in(words: str) -> int:
    """The number in "3 gold leaves"."""
    return int(words.partition(" ")[0])


class GoldLeaf(Memory):
    """[FR-M5.3] [FR-M5.4] [FR-M5.7] Leaves come and go openly."""

    module = "gold_leaf"
    words = ("leaves-taken", "gilded", "leaves-returned")

    def __init__(self, game: Fresco, seat: Seat | None) -> None:
        super().__init__(game, seat)
        self.leaves: Counter[int] = Counter()

    def hear(self, event: AnyEvent) -> None:
        match event:
            case LeavesTaken():
                self.leaves[event.actor] += event.leaves
            case Gilded():
                self.leaves[event.actor] -= 1
            case LeavesReturned():
                self.leaves[event.actor] -= event.leaves

    def compared(self, share: Share) -> Iterable[Compared]:
        assert isinstance(share, GoldLeafShare)
        for seat, leaves in enumerate(share.leaves):
            yield f"gold leaf of {seat}", self.leaves[seat], leaves


class Glass(OldMemory):
    """[FR-M6.4] [FR-M6.7] [FR-M6.9] Glass is bought and handed in openly."""

    module = "glaziers"
    words = ("glass-bought", "glass-handed-in")

    def __init__(self, game: Fresco, seat: Seat | None) -> None:
        super().__init__(game, seat)
        self.glass: defaultdict[str, Counter[str]] = defaultdict(Counter)

    def hear_parts(self, word: str, who: str, parts: dict[str, str]) -> None:
        self.glass[who][parts["glass"]] += 1 if word == "glass-bought" else -1

    def compared_places(self, share: Places, painters: list[str]) -> Iterable[Compared]:
        for who in painters:
            if f"glass {who}" in share:
                yield f"glass of {who}", +self.glass[who], Counter(share[f"glass {who}"])


class Certificates(OldMemory):
    """[FR-M8.4] [FR-M8.5] [FR-M8.6] [FR-M8.7] Certificates are bought and paid openly."""

    module = "bells"
    words = ("certificate-bought", "deposited")

    def __init__(self, game: Fresco, seat: Seat | None) -> None:
        super().__init__(game, seat)
        self.paid: defaultdict[str, set[str]] = defaultdict(set)
        self.unpaid: defaultdict[str, Counter[str]] = defaultdict(Counter)

    def hear_parts(self, word: str, who: str, parts: dict[str, str]) -> None:
        certificate = parts["certificate"]
        if word == "certificate-bought":
            amount, missing = number_in(parts["paid"]), int(parts["price"]) - number_in(parts["paid"])
        else:
            amount, missing = number_in(parts["amount"]), number_in(parts["missing"])
        self.unpaid[who][certificate] += amount
        if not missing:
            del self.unpaid[who][certificate]
            self.paid[who].add(certificate)

    def compared_places(self, share: Places, painters: list[str]) -> Iterable[Compared]:
        for who in painters:
            if f"paid {who}" in share:
                yield f"what {who} has paid", self.paid[who], set(share[f"paid {who}"])
                on = dict([words.split() for words in share[f"unpaid {who}"]])
                yield f"what {who} pays", {**self.unpaid[who]}, {name: int(amount) for name, amount in on.items()}


class Treasures(OldMemory):
    """[FR-M13.2] [FR-M13.8] [FR-M13.12] Treasures are turned up, kept and sold openly."""

    module = "catacombs"
    words = ("turned-up", "treasure-kept", "treasure-sold")

    def __init__(self, game: Fresco, seat: Seat | None) -> None:
        super().__init__(game, seat)
        self.open: dict[str, str] = {}
        self.kept: defaultdict[str, set[str]] = defaultdict(set)
        self.sold: set[str] = set()

    def hear_parts(self, word: str, who: str, parts: dict[str, str]) -> None:
        if word == "turned-up":
            self.open[parts["segment"]] = parts["tile"]
            return
        del self.open[parts["segment"]]
        (self.kept[who] if word == "treasure-kept" else self.sold).add(parts["tile"])

    def compared_places(self, share: Places, painters: list[str]) -> Iterable[Compared]:
        yield "what lies in open rooms", self.open, dict([words.split() for words in share["open"]])
        yield "what is sold", self.sold, set(share["sold"])
        for who in painters:
            yield f"what {who} keeps", self.kept[who], set(share[f"kept {who}"])


class Maps(OldMemory):
    """[FR-M13.3] [FR-M13.4] [FR-M13.6] [FR-M13.7] The times of maps are open, and which ones were used.

    While a round is planned it is not known where a map lies: what nobody was told to be laid is as good as held.
    """

    module = "catacombs"
    words = ("map-bought", "map-seen", "leonardos-map", "plan-revealed", "explored", "round-began")

    def __init__(self, game: Fresco, seat: Seat | None) -> None:
        super().__init__(game, seat)
        self.own: set[str] = set()
        self.shown: set[str] = set()
        self.held: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.out: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.laid: defaultdict[str, set[tuple[str, str]]] = defaultdict(set)

    def hear_parts(self, word: str, who: str, parts: dict[str, str]) -> None:
        if word == "map-bought":
            self.held[who][parts["time"]] += 1
        elif word == "map-seen":
            self.own.add(parts["map"])
        elif word == "leonardos-map":
            self.shown.add(parts["map"])
        elif word == "round-began":
            self.laid.clear()
        elif word == "plan-revealed":
            self.lay(who, parts["plan"])
        elif "seat" in parts:
            self.shown.add(parts["map"])
            self.own.discard(parts["map"])
            self.out[who][time_of(parts["map"])] -= 1

    def lay(self, who: str, plan: str) -> None:
        """Maps of these times are laid on these locations; which ones nobody was told."""
        for time, location, again in MAP_IN_PLAN.findall(plan):
            self.laid[who].add(("theater" if again else location, time))
            self.held[who][time] -= 1
            self.out[who][time] += 1

    def compared_places(self, share: Places, painters: list[str]) -> Iterable[Compared]:
        yield "what maps are shown", self.shown, set(share["shown"])
        for who in painters:
            if f"maps {who}" in share:
                yield from self.compared_of(who, share)

    def compared_of(self, who: str, share: Places) -> Iterable[Compared]:
        laid = [words.split() for words in share[f"laid {who}"]]
        known = [name for location, name in laid if (location, time_of(name)) in self.laid[who]]
        held = [*share[f"maps {who}"], *[name for _, name in laid if name not in known]]
        out = [*share[f"spent {who}"], *known]
        yield f"maps that {who} holds", +self.held[who], Counter(map(time_of, held))
        yield f"maps that {who} laid and has not shown", +self.out[who], Counter(map(time_of, out))
        if who == self.me:
            yield "own maps", self.own, {*held, *out}


def time_of(name: str) -> str:
    """The time of a map."""
    return f"{name[0]}:00"


class Cards(Memory):
    """[FR-M4.3] [FR-M4.5] Wish cards are drawn in secret and used openly."""

    module = "wishing_well"
    words = ("penny-thrown", "wish-card-drawn", "wish-card-used")

    def __init__(self, game: Fresco, seat: Seat | None) -> None:
        super().__init__(game, seat)
        self.held: Counter[int] = Counter()
        self.own: Counter[str] = Counter()
        self.used: Counter[str] = Counter()

    def hear(self, event: AnyEvent) -> None:
        match event:
            case PennyThrown():
                self.held[event.actor] += 1
            case WishCardDrawn():
                self.own[event.card] += 1
            case WishCardUsed():
                self.held[event.actor] -= 1
                self.used[event.card] += 1
                if event.actor == self.seat:
                    self.own[event.card] -= 1

    def compared(self, share: Share) -> Iterable[Compared]:
        assert isinstance(share, WishingWellShare)
        yield "what wish cards are used", self.used, Counter(share.used)
        for seat, hand in enumerate(share.hands):
            yield f"the number of wish cards of {seat}", self.held[seat], hand.count
            if seat == self.seat:
                yield "own wish cards", +self.own, Counter(hand.cards)


class Scrolls(OldMemory):
    """[FR-M7.1] [FR-M7.2] Everybody has a row and a column; what is played is open."""

    module = "scrolls"
    words = ("scroll-played",)

    def __init__(self, game: Fresco, seat: Seat | None) -> None:
        super().__init__(game, seat)
        self.played: set[str] = set()
        self.left: defaultdict[str, set[str]] = defaultdict(lambda: {"row", "column"})

    def hear_parts(self, word: str, who: str, parts: dict[str, str]) -> None:
        for line in parts["lines"].split(" and "):
            self.played.add(line)
            self.left[who].remove(line.split()[0])

    def compared_places(self, share: Places, painters: list[str]) -> Iterable[Compared]:
        yield "what scrolls are played", self.played, set(share["played"])
        for who in painters:
            if f"scrolls {who}" in share:
                lines = [line for line in share[f"scrolls {who}"] if line]
                yield f"scrolls that {who} has left", self.left[who], {line.split()[0] for line in lines}
                yield f"played scrolls in the hand of {who}", set(), self.played & {*lines}


KINDS: list[type[Memory]] = [GoldLeaf, Glass, Certificates, Treasures, Maps, Cards, Scrolls]
