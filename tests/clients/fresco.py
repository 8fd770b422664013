"""A client of Fresco, written from its schema alone. What modules add is in `fresco_modules.py`."""

from __future__ import annotations

from typing import ClassVar

from tests.clients.follower import Box, Json, Table, copied
from tests.clients.fresco_modules import MODULES, Actor, Part, painter


class FrescoTable(Table):
    """The track, the hostel, sheets, market, fresco, and all goods; each module in play keeps its own share."""

    unfollowed: ClassVar[dict[str, str]] = {
        "questions": "what a seat is asked comes with its view and its legal actions",
        "agenda": "opaque",
        "answers": "for `determinize`: how far a plan is",
    }
    before: ClassVar[frozenset[str]] = frozenset(
        {"placed", "fresco-laid", "scrolls-dealt", "wall-laid", "dames-placed"}
    )

    def __init__(self, box: Box, view: Json) -> None:
        super().__init__(box, view)
        self.parts: list[Part] = [MODULES[share["module"]](self, share) for share in self.seen["modules"]]

    def take(self, event: Json) -> None:
        """An event may change the table of the base game, and the share of one module or another."""
        word = event["event"].replace("-", "_")
        parts = [part for part in self.parts if hasattr(part, word)]
        if not parts or hasattr(self, word):
            super().take(event)
        for part in parts:
            part.hear(copied(event))

    def followed(self, view: Json) -> Json:
        """Who is asked is told only of plans. A seat sees its own plan in its view, as far as it has come."""
        found = super().followed(view)
        if None not in self.seen["plans"]:
            return {**found, "pending": None}
        shares = zip(self.parts, view["modules"], strict=True)
        return {**found, "plans": None, "modules": [share | dict.fromkeys(part.planned) for part, share in shares]}

    # The round

    def round_began(self, round: int, is_last: bool, rule: str) -> None:
        self.seen |= {"round": round, "last": is_last, "plans": [[0] * 5 for _ in range(self.seen["seats"])]}

    def woke_up(self, actor: Actor, hour: str, rule: str) -> None:
        self.seen["hours"][painter(actor)] = hour

    def mood_changed(self, actor: int, spaces: int, mood: int, rule: str) -> None:
        self.seen["mood"][actor] = mood

    def order_set(self, order: list[Actor], rule: str) -> None:
        self.seen["order"] = [painter(actor) for actor in order]

    def apprentices_gathered(self, actor: int, apprentices: int, usual: int, rule: str) -> None:
        self.seen["apprentices"][actor] = apprentices

    def planning_began(self, rule: str) -> None:
        seats = range(self.seen["seats"])
        plans = [plan if seat == self.seen["seat"] else None for seat, plan in enumerate(self.seen["plans"])]
        self.seen |= {"pending": [*seats], "plans": plans}

    def plan_revealed(self, actor: int, apprentices: list[int], tiles: list[Json], is_last: bool, rule: str) -> None:
        self.seen["plans"][actor] = apprentices

    def tiles_taken_off(self, tile: str, rule: str) -> None:
        """Nothing of the base game moves."""

    def forfeited(self, actor: Actor, place: str, rule: str) -> None:
        """Nothing moves."""

    def idled(self, actor: int, apprentices: int, place: str, rule: str) -> None:
        """Nothing moves."""

    def went_to_bed(self, track: list[int], rule: str) -> None:
        self.seen |= {"track": track, "hours": [None] * len(track), "order": []}

    def leonardo_handed(self, actor: int, rule: str) -> None:
        self.seen["leonardos_player"] = actor

    # The market

    def market_filled(self, booths: list[list[str]], rule: str) -> None:
        for tiles in self.seen["market"]:
            self.into_bag([tile for tile in tiles if tile is not None])
        self.seen["market"] = booths
        for tiles in booths:
            for tile in tiles:
                self.seen["bag"].remove(tile)

    def bought(self, actor: int, tile: str, booth: str, place: int, price: int, paints: list[str], rule: str) -> None:
        self.at(booth)[place - 1] = None
        self.pay(actor, price)
        self.take_paints(actor, paints)

    def closed(self, actor: Actor, booth: str, tiles: list[str], rule: str) -> None:
        self.empty(booth, tiles)

    def booth_emptied(self, actor: int, booth: str, tiles: list[str], rule: str) -> None:
        self.empty(booth, tiles)

    # The cathedral

    def bishop_moved(self, actor: int, start: str, segment: str, price: int, rule: str) -> None:
        self.seen["bishop"] = segment
        self.pay(actor, price)

    def paints_handed_in(self, actor: int, paints: list[str], segment: str | None, rule: str) -> None:
        self.give_paints(actor, paints)

    def leonardo_moved(self, actor: Actor, start: str, segment: str, rule: str) -> None:
        self.seen["leonardo"] = segment

    def segment_restored(
        self,
        actor: Actor,
        segment: str,
        tile: str,
        paints: list[str],
        bishop: str,
        value: int,
        bonus: int,
        more: list[Json],
        points: int,
        rule: str,
    ) -> None:
        self.seen["fresco"][self.box.ids("Segment").index(segment)] = None
        self.seen["bishop"] = segment
        self.add("Tile", self.seen["tiles"][painter(actor)], tile)
        self.credit(actor, "tiles", value)
        self.credit(actor, "bishop", bonus)
        self.credit_more(actor, more)

    def altar_restored(
        self, actor: int, paints: list[str], value: int, more: list[Json], points: int, rule: str
    ) -> None:
        self.credit(actor, "altar", value)
        self.credit_more(actor, more)

    # Points

    def advanced(self, actor: Actor, start: int, space: int, rule: str) -> None:
        self.seen["track"][painter(actor)] = space

    def stopped(self, actor: Actor, taken: int, space: int, rule: str) -> None:
        self.credit(actor, "track", space - taken)

    def money_scored(self, actor: int, thalers: int, points: int, rule: str) -> None:
        self.credit(actor, "thalers", points)

    def fresco_finished(self, rule: str) -> None:
        """The round is the last already, or the next one is not played."""

    def game_ended(self, rule: str) -> None:
        """Nothing moves."""

    # Goods

    def paid(self, actor: int, apprentices: int, thalers: int, rule: str) -> None:
        self.pay(actor, -thalers)

    def income_paid(self, actor: int, thalers: int, rule: str) -> None:
        self.pay(actor, -thalers)

    def blended(self, actor: int, paint: str, paints: list[str], rule: str) -> None:
        self.give_paints(actor, paints)
        self.take_paints(actor, [paint])

    def paint_taken(self, actor: int, paint: str, rule: str) -> None:
        self.take_paints(actor, [paint])

    # Helping

    def at(self, booth: str) -> list[str | None]:
        tiles: list[str | None] = self.seen["market"][self.box.ids("Booth").index(booth)]
        return tiles

    def empty(self, booth: str, tiles: list[str]) -> None:
        """All that a booth had goes into the bag."""
        there = self.at(booth)
        there[:] = [None] * len(there)
        self.into_bag(tiles)

    def into_bag(self, tiles: list[str]) -> None:
        self.seen["bag"] = self.box.in_order("MarketTile", [*self.seen["bag"], *tiles])

    def add(self, kind: str, there: list[str], *ids: str) -> None:
        """Things come to others of their kind, in their order."""
        there[:] = self.box.in_order(kind, [*there, *ids])

    def pay(self, seat: int, thalers: int) -> None:
        self.seen["thalers"][seat] -= thalers
        self.seen["bank"] += thalers

    def take_paints(self, seat: int, paints: list[str], pieces: int = 1) -> None:
        for paint in paints:
            number = self.box.ids("Paint").index(paint)
            self.seen["paints"][seat][number] += pieces
            self.seen["supply"][number] -= pieces

    def give_paints(self, seat: int, paints: list[str]) -> None:
        self.take_paints(seat, paints, -1)

    def credit(self, actor: Actor, account: str, points: int) -> None:
        """Points on a line of the score sheet."""
        self.seen["ledger"][painter(actor)][account] += points

    def credit_more(self, actor: Actor, more: list[Json]) -> None:
        for each in more:
            account = next(part.account for part in self.parts if part.share["module"] == each["module"])
            self.credit(actor, account, each["points"])
