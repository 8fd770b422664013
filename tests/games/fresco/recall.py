"""Perfect recall: what a seat was told in the course of a game, against a table that it imagines.

Only events are read, and the dump of the imagined table: what views show or hide is none of its business. It is
about all that lies behind a screen, face down or in a hand; a seat's own number stands for it, as in the names of
places, and Leonardo's for him.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from bottega.core.event import Event
from bottega.core.game import Game
from bottega.core.seats import Seat
from bottega.core.state import State
from bottega.games.fresco import Fresco
from bottega.games.fresco.catalogue import LOCATIONS, THEATER
from bottega.games.fresco.kinds import AGAIN, ActorId
from bottega.games.fresco.modules.m04_wishing_well.events import PennyThrown, WishCardDrawn, WishCardUsed
from bottega.games.fresco.modules.m04_wishing_well.view import WishingWellShare
from bottega.games.fresco.modules.m05_gold_leaf.events import Gilded, LeavesReturned, LeavesTaken
from bottega.games.fresco.modules.m05_gold_leaf.view import GoldLeafShare
from bottega.games.fresco.modules.m06_glaziers.events import GlassBought, GlassHandedIn
from bottega.games.fresco.modules.m06_glaziers.view import GlaziersShare
from bottega.games.fresco.modules.m07_scrolls.events import ScrollPlayed
from bottega.games.fresco.modules.m07_scrolls.view import ScrollsShare
from bottega.games.fresco.modules.m08_bells.events import CertificateBought, Deposited
from bottega.games.fresco.modules.m08_bells.view import BellsShare
from bottega.games.fresco.modules.m13_catacombs.events import (
    Explored,
    LeonardoTookMap,
    MapBought,
    MapLaid,
    MapSeen,
    MapSpent,
    OwnMapLaid,
    TreasureKept,
    TreasureSold,
    TurnedUp,
)
from bottega.games.fresco.modules.m13_catacombs.view import CatacombsShare, HeldMap, LaidMap
from bottega.games.fresco.share import Share
from bottega.games.fresco.view import FrescoView

LEONARDO = "2"
"""The place of the painter who is told of without a seat, in a game for two."""


def contradictions(game: Game, events: Sequence[Event], seat: Seat | None, imagined: State) -> list[str]:
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

    @abstractmethod
    def hear(self, event: Event) -> None:
        """Keep in mind what an event tells."""

    @abstractmethod
    def compared(self, share: Share) -> Iterable[Compared]:
        """What was told, and what lies there."""


class GoldLeaf(Memory):
    """[FR-M5.3] [FR-M5.4] [FR-M5.7] Leaves come and go openly."""

    module = "gold_leaf"
    words = ("leaves-taken", "gilded", "leaves-returned")

    def __init__(self, game: Fresco, seat: Seat | None) -> None:
        super().__init__(game, seat)
        self.leaves: Counter[int] = Counter()

    def hear(self, event: Event) -> None:
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


class Glass(Memory):
    """[FR-M6.4] [FR-M6.7] [FR-M6.9] Glass is bought and handed in openly."""

    module = "glaziers"
    words = ("glass-bought", "glass-handed-in")

    def __init__(self, game: Fresco, seat: Seat | None) -> None:
        super().__init__(game, seat)
        self.glass: defaultdict[int, Counter[str]] = defaultdict(Counter)

    def hear(self, event: Event) -> None:
        assert isinstance(event, GlassBought | GlassHandedIn)
        self.glass[event.actor][event.glass] += 1 if isinstance(event, GlassBought) else -1

    def compared(self, share: Share) -> Iterable[Compared]:
        assert isinstance(share, GlaziersShare)
        for seat, glass in enumerate(share.glass):
            yield f"glass of {seat}", +self.glass[seat], Counter(glass)


class Certificates(Memory):
    """[FR-M8.4] [FR-M8.5] [FR-M8.6] [FR-M8.7] Certificates are bought and paid openly."""

    module = "bells"
    words = ("certificate-bought", "deposited")

    def __init__(self, game: Fresco, seat: Seat | None) -> None:
        super().__init__(game, seat)
        self.paid: defaultdict[int, set[str]] = defaultdict(set)
        self.unpaid: defaultdict[int, Counter[str]] = defaultdict(Counter)

    def hear(self, event: Event) -> None:
        assert isinstance(event, CertificateBought | Deposited)
        amount = event.paid if isinstance(event, CertificateBought) else event.thalers
        self.unpaid[event.actor][event.certificate] += amount
        if not event.missing:
            del self.unpaid[event.actor][event.certificate]
            self.paid[event.actor].add(event.certificate)

    def compared(self, share: Share) -> Iterable[Compared]:
        assert isinstance(share, BellsShare)
        for seat, paid in enumerate(share.paid):
            yield f"what {seat} has paid", self.paid[seat], {*paid}
            on = {each.certificate: each.thalers for each in share.unpaid[seat]}
            yield f"what {seat} pays", {**self.unpaid[seat]}, on


class Treasures(Memory):
    """[FR-M13.2] [FR-M13.8] [FR-M13.12] Treasures are turned up, kept and sold openly."""

    module = "catacombs"
    words = ("turned-up", "treasure-kept", "treasure-sold")

    def __init__(self, game: Fresco, seat: Seat | None) -> None:
        super().__init__(game, seat)
        self.open: dict[str, str] = {}
        self.kept: defaultdict[int, set[str]] = defaultdict(set)
        self.sold: set[str] = set()

    def hear(self, event: Event) -> None:
        match event:
            case TurnedUp():
                self.open[event.segment] = event.treasure
            case TreasureKept():
                del self.open[event.segment]
                self.kept[painter_of(event.actor)].add(event.treasure)
            case TreasureSold():
                del self.open[event.segment]
                self.sold.add(event.treasure)

    def compared(self, share: Share) -> Iterable[Compared]:
        assert isinstance(share, CatacombsShare)
        yield "what lies in open rooms", self.open, {room.segment: room.treasure for room in share.open}
        yield "what is sold", self.sold, {*share.sold}
        for painter, kept in enumerate(share.kept):
            yield f"what {painter} keeps", self.kept[painter], {*kept}


class Maps(Memory):
    """[FR-M13.3] [FR-M13.4] [FR-M13.6] [FR-M13.7] The times of maps are open, and which ones were used.

    While a round is planned it is not known where a map lies: what nobody was told to be laid is as good as held.
    """

    module = "catacombs"
    words = ("map-bought", "map-seen", "leonardo-took-map", "map-laid", "own-map-laid", "explored", "map-spent")

    def __init__(self, game: Fresco, seat: Seat | None) -> None:
        super().__init__(game, seat)
        self.own: set[str] = set()
        self.own_laid: dict[str, str] = {}
        self.shown: set[str] = set()
        self.held: defaultdict[int, Counter[str]] = defaultdict(Counter)
        self.laid: defaultdict[int, dict[str, str]] = defaultdict(dict)
        self.spent: defaultdict[int, Counter[str]] = defaultdict(Counter)

    def hear(self, event: Event) -> None:
        match event:
            case MapBought():
                self.held[event.actor][event.hour] += 1
            case MapSeen():
                self.own.add(event.map)
            case LeonardoTookMap():
                self.shown.add(event.map)
            case OwnMapLaid():
                self.own_laid[column_of(event.place)] = event.map
            case MapLaid():
                self.held[painter_of(event.actor)][event.hour] -= 1
                self.laid[painter_of(event.actor)][column_of(event.place)] = event.hour
            case Explored():
                self.shown.add(event.map)
                self.own.discard(event.map)
                self.take_off(event.actor, event.place)
            case MapSpent():
                self.spent[event.actor][event.hour] += 1
                self.take_off(event.actor, event.place)

    def take_off(self, actor: ActorId, place: str) -> None:
        """A map is not on a sheet any more."""
        del self.laid[painter_of(actor)][column_of(place)]
        if actor == self.seat:
            del self.own_laid[column_of(place)]

    def compared(self, share: Share) -> Iterable[Compared]:
        assert isinstance(share, CatacombsShare)
        yield "what maps are shown", self.shown, {*share.shown}
        for seat in range(len(share.hands)):
            yield from self.compared_of(seat, share)

    def compared_of(self, seat: int, share: CatacombsShare) -> Iterable[Compared]:
        laid = share.laid[seat] or ()
        known = [each for each in laid if each.location in self.laid[seat]]
        held: list[HeldMap | LaidMap] = [*share.hands[seat], *[each for each in laid if each not in known]]
        yield f"maps that {seat} holds", +self.held[seat], Counter([each.hour for each in held])
        yield f"maps that {seat} laid", self.laid[seat], {each.location: each.hour for each in known}
        yield f"maps that {seat} used up", self.spent[seat], Counter([each.hour for each in share.spent[seat]])
        if seat == self.seat:
            everywhere: list[HeldMap | LaidMap] = [*held, *known, *share.spent[seat]]
            yield "own maps", self.own, {each.map for each in everywhere}
            yield "own maps that are laid", self.own_laid, {each.location: each.map for each in known}


def painter_of(actor: ActorId) -> int:
    """The painter of a player, or Leonardo."""
    return int(LEONARDO) if actor == "leonardo" else int(actor)


def column_of(place: str) -> str:
    """The location of the sheet that leads to a place."""
    return LOCATIONS[THEATER] if place == AGAIN else place


class Cards(Memory):
    """[FR-M4.3] [FR-M4.5] Wish cards are drawn in secret and used openly."""

    module = "wishing_well"
    words = ("penny-thrown", "wish-card-drawn", "wish-card-used")

    def __init__(self, game: Fresco, seat: Seat | None) -> None:
        super().__init__(game, seat)
        self.held: Counter[int] = Counter()
        self.own: Counter[str] = Counter()
        self.used: Counter[str] = Counter()

    def hear(self, event: Event) -> None:
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


class Scrolls(Memory):
    """[FR-M7.1] [FR-M7.2] Everybody has a row and a column; what is played is open."""

    module = "scrolls"
    words = ("scroll-played",)

    def __init__(self, game: Fresco, seat: Seat | None) -> None:
        super().__init__(game, seat)
        self.played: set[str] = set()
        self.left: defaultdict[int, set[str]] = defaultdict(lambda: {"row", "column"})

    def hear(self, event: Event) -> None:
        assert isinstance(event, ScrollPlayed)
        for scroll in event.scrolls:
            self.played.add(scroll)
            self.left[event.actor].remove(scroll.partition("-")[0])

    def compared(self, share: Share) -> Iterable[Compared]:
        assert isinstance(share, ScrollsShare)
        yield "what scrolls are played", self.played, {*share.played}
        for seat, hand in enumerate(share.hands):
            scrolls = {scroll for scroll in (hand.row, hand.column) if scroll is not None}
            yield f"scrolls that {seat} has left", self.left[seat], {scroll.partition("-")[0] for scroll in scrolls}
            yield f"played scrolls in the hand of {seat}", set(), self.played & scrolls


KINDS: list[type[Memory]] = [GoldLeaf, Glass, Certificates, Treasures, Maps, Cards, Scrolls]
