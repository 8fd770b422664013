"""What the modules of Fresco add to a client: a part for each, which keeps the module's share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from tests.clients.follower import Json

if TYPE_CHECKING:
    from tests.clients.fresco import FrescoTable

Actor = int | str
LEONARDO = 2
KEPT = "kept"


def painter(actor: Actor) -> int:
    """Painters are numbered as seats; Leonardo is the third."""
    return actor if isinstance(actor, int) else LEONARDO


class Part:
    """The share of a module: `account` is its line of the score sheet, `planned` is what is secret with the plans.

    For each kind of event that changes it there is a method of its name, which is handed the facts.
    """

    account: ClassVar[str] = ""
    planned: ClassVar[tuple[str, ...]] = ()

    def __init__(self, table: FrescoTable, share: Json) -> None:
        self.table = table
        self.share = share

    def hear(self, event: Json) -> None:
        """Change the share as an event says."""
        facts = {name: value for name, value in event.items() if name != "event"}
        getattr(self, event["event"].replace("-", "_"))(**facts)

    # Helping

    def add(self, kind: str, there: list[str], ids: Sequence[str]) -> None:
        """Things come to others of their kind, in their order."""
        there[:] = self.table.box.in_order(kind, [*there, *ids])

    def remove(self, there: list[str], ids: Sequence[str]) -> None:
        for each in ids:
            there.remove(each)

    def locations(self) -> list[str]:
        return self.table.box.ids("Location")

    def location(self, place: str) -> str:
        """The location of the sheet that leads to a place: in the final round the last one leads to the cathedral."""
        return self.locations()[-1] if place == "cathedral-again" else place

    def credit(self, actor: Actor, points: int) -> None:
        self.table.credit(actor, self.account, points)

    def note(self, there: list[int], seat: int) -> None:
        """A seat is among those who have done something."""
        there[:] = sorted({*there, seat})


class Covering(Part):
    """A module with action tiles, which cover locations of the sheets."""

    tile: ClassVar[str] = ""
    planned: ClassVar[tuple[str, ...]] = ("spots",)

    def plan_revealed(self, actor: int, tiles: list[Json], **more: object) -> None:
        spots = [each["location"] for each in tiles if each["tile"] == self.tile]
        self.share["spots"][actor] = spots[0] if spots else KEPT

    def tiles_taken_off(self, tile: str, rule: str) -> None:
        if tile == self.tile:
            self.share["spots"] = [KEPT] * len(self.share["spots"])


class Portraits(Part):
    account: ClassVar[str] = "portraits"

    def portraits_shown(self, portraits: list[str], rule: str) -> None:
        self.remove(self.share["deck"], portraits)
        self.share |= {"display": portraits, "painters": [], "sextons": []}

    def portrait_painted(
        self,
        actor: Actor,
        place: int,
        portrait: str,
        is_kept: bool,
        thalers: int,
        paints: list[str],
        points: int,
        rule: str,
    ) -> None:
        self.share["display"][place - 1] = None
        self.credit(actor, points)
        if isinstance(actor, int):
            self.note(self.share["painters"], actor)
            self.table.pay(actor, -thalers)
            self.table.take_paints(actor, paints)
            self.add("Portrait", self.share["owned"][actor], [portrait] if is_kept else [])

    def sexton_sent(self, actor: int, rule: str) -> None:
        self.note(self.share["sextons"], actor)


class Requests(Part):
    account: ClassVar[str] = "requests"

    def request_fulfilled(self, actor: Actor, request: str, tiles: list[str], points: int, rule: str) -> None:
        stack = next(each for each in self.share["stacks"] if each["request"] == request)
        assert stack["points"].pop(0) == points
        self.credit(actor, points)
        self.add("RestoredTile", self.share["piled"][painter(actor)], tiles)
        own = self.table.seen["tiles"][painter(actor)]
        self.remove(own, [tile for tile in tiles if tile in own])
        if isinstance(actor, int):
            self.share["fulfilled"][actor].append(request)
            self.note(self.share["done"], actor)

    def market_filled(self, **facts: object) -> None:
        """The next round is prepared."""
        self.share["done"] = []


class SpecialBlends(Part):
    """Its paints and tiles are those of the base game."""


class WishingWell(Part):
    planned: ClassVar[tuple[str, ...]] = ("placed",)

    def plan_revealed(self, actor: int, **facts: object) -> None:
        self.share["placed"][actor] = 0

    def pennies_placed(self, actor: int, pennies: int, rule: str) -> None:
        self.share["placed"][actor] = pennies

    def penny_thrown(self, actor: int, rule: str) -> None:
        self.share["placed"][actor] -= 1
        self.share["pennies"][actor] -= 1
        self.share["well"] += 1
        self.share["deck"] -= 1
        hand = self.share["hands"][actor]
        hand["count"] += 1
        if self.table.seen["seat"] != actor:
            hand["cards"] = None

    def wish_card_drawn(self, actor: int, card: str, rule: str) -> None:
        self.add("WishCard", self.share["hands"][actor]["cards"], [card])

    def pennies_taken_back(self, actor: int, pennies: int, rule: str) -> None:
        self.share["placed"][actor] = 0

    def wish_card_used(
        self, actor: int, card: str, pennies: int, thalers: int, points: int, spaces: int, rule: str
    ) -> None:
        hand = self.share["hands"][actor]
        hand["count"] -= 1
        if hand["cards"] is not None:
            hand["cards"].remove(card)
        elif not hand["count"]:
            hand["cards"] = []
        self.add("WishCard", self.share["used"], [card])
        self.share["pennies"][actor] += pennies
        self.share["supply"] -= pennies
        self.table.pay(actor, -thalers)
        if points:
            self.share["praised"] = actor
        if card == "busker":
            self.note(self.share["busked"], actor)

    def segment_restored(self, **facts: object) -> None:
        self.share["praised"] = None

    def market_filled(self, **facts: object) -> None:
        """The next round is prepared."""
        self.share["busked"] = []

    def wish_cards_shown(self, actor: int, cards: list[str], rule: str) -> None:
        self.share["hands"][actor]["cards"] = cards

    def well_emptied(self, pennies: int, rule: str) -> None:
        self.share["well"] -= pennies
        self.share["supply"] += pennies

    def pennies_exchanged(self, actor: int, pennies: int, thalers: int, rule: str) -> None:
        self.share["pennies"][actor] -= pennies
        self.share["supply"] += pennies
        self.table.pay(actor, -thalers)


class GoldLeaf(Part):
    account: ClassVar[str] = "gold-leaf"

    def disc_drawn(self, paint: str, rule: str) -> None:
        self.share["disc"] = paint

    def leaves_taken(self, actor: int, booth: str, place: int, leaves: int, rule: str) -> None:
        self.share["supply"] -= leaves
        self.share["leaves"][actor] += leaves

    def gilded(self, actor: int, segment: str, points: int, rule: str) -> None:
        self.share["supply"] += 1
        self.share["leaves"][actor] -= 1
        self.share["gilding"] = points

    def segment_restored(self, **facts: object) -> None:
        self.share["gilding"] = 0

    def leaves_returned(self, actor: int, leaves: int, thalers: int, rule: str) -> None:
        self.share["supply"] += leaves
        self.share["leaves"][actor] -= leaves
        self.table.pay(actor, -thalers)


class Glaziers(Covering):
    account: ClassVar[str] = "windows"
    tile: ClassVar[str] = "glazery"

    def glass_drawn(self, glass: list[str], refilled_after: int | None, rule: str) -> None:
        for number, token in enumerate(glass):
            if number == refilled_after:
                self.share["bag"], self.share["reserve"] = self.share["reserve"], []
            self.share["bag"].remove(token)
            self.add("Glass", self.share["display"], [token])

    def glass_reserved(self, glass: list[str], rule: str) -> None:
        self.remove(self.share["display"], glass)
        self.add("Glass", self.share["reserve"], glass)

    def glass_bought(self, actor: int, glass: str, price: int, rule: str) -> None:
        self.share["display"].remove(glass)
        self.add("Glass", self.share["glass"][actor], [glass])
        self.table.pay(actor, price)

    def window_replaced(
        self,
        actor: Actor,
        window: str,
        segment: str,
        place: int,
        price: int,
        points: int,
        penalties: int,
        **more: object,
    ) -> None:
        self.share["bench"][place - 1] = None
        next(wall for wall in self.share["walls"] if wall["segment"] == segment)["window"] = window
        self.share["balance"] = points - penalties
        if isinstance(actor, int):
            self.table.pay(actor, price)

    def glass_handed_in(self, actor: int, glass: str, at_altar: bool, points: int, rule: str) -> None:
        self.share["glass"][actor].remove(glass)
        self.add("Glass", self.share["reserve"], [glass])
        self.share["balance"] += points

    def window_shown(self, window: str, panels: list[str], points: int, place: int, rule: str) -> None:
        self.share["stack"].remove(window)
        moved_up = [each for each in self.share["bench"] if each is not None]
        bench = [*moved_up, window]
        self.share["bench"] = [*bench, *[None] * (len(self.share["bench"]) - len(bench))]

    def segment_restored(self, **facts: object) -> None:
        self.share["balance"] = 0

    def altar_restored(self, **facts: object) -> None:
        self.share["balance"] = 0


class Scrolls(Part):
    account: ClassVar[str] = "scrolls"

    def scrolls_shown(self, actor: int, scrolls: list[str], rule: str) -> None:
        for scroll in scrolls:
            self.share["hands"][actor][self.line_of(scroll)] = scroll

    def scroll_played(self, actor: int, scrolls: list[str], restored: int, points: int, rule: str) -> None:
        hand = self.share["hands"][actor]
        for scroll in scrolls:
            hand |= {f"has_{self.line_of(scroll)}": False, self.line_of(scroll): None}
        self.add("Scroll", self.share["played"], scrolls)
        self.credit(actor, points)

    def line_of(self, scroll: str) -> str:
        """Scrolls are named after their lines."""
        return scroll.partition("-")[0]


class Bells(Covering):
    account: ClassVar[str] = "certificates"
    tile: ClassVar[str] = "audience"

    def certificates_shown(self, certificates: list[str], unsold: list[str], rule: str) -> None:
        self.share["bottom"] += unsold
        for certificate in certificates:
            there = "unseen" if certificate in self.share["unseen"] else "bottom"
            self.share[there].remove(certificate)
        missing = len(self.share["display"]) - len(certificates)
        self.share["display"] = [*certificates, *[None] * missing]

    def certificate_bought(
        self,
        actor: int,
        certificate: str,
        place: int,
        price: int,
        paid: int,
        missing: int,
        points: int,
        rule: str,
    ) -> None:
        self.share["display"][place - 1] = None
        self.table.pay(actor, paid)
        self.credit(actor, points)
        if missing:
            partly = [*self.share["unpaid"][actor], {"certificate": certificate, "thalers": paid}]
            order = self.table.box.ids("Certificate")
            self.share["unpaid"][actor] = sorted(partly, key=lambda each: order.index(each["certificate"]))
        else:
            self.add("Certificate", self.share["paid"][actor], [certificate])

    def thalers_wait(self, actor: int, thalers: int, rule: str) -> None:
        self.table.pay(actor, thalers)

    def certificate_chosen(self, actor: int, certificate: str, thalers: int, rule: str) -> None:
        self.table.pay(actor, -thalers)

    def deposited(self, actor: int, certificate: str, thalers: int, missing: int, rule: str) -> None:
        self.table.pay(actor, thalers)
        unpaid = self.share["unpaid"][actor]
        filled = next(each for each in unpaid if each["certificate"] == certificate)
        filled["thalers"] += thalers
        if not missing:
            unpaid.remove(filled)
            self.add("Certificate", self.share["paid"][actor], [certificate])

    def audience_in_vain(self, actor: int, rule: str) -> None:
        """Nothing moves."""

    def bells_counted(self, actor: Actor, paid: list[str], **more: object) -> None:
        if not isinstance(actor, int):
            self.share["leonardos"] = paid

    def bishop_counted(self, **facts: object) -> None:
        self.share["scored"] = True

    def bells_scored(self, actor: Actor, points: int, bonus: int, **more: object) -> None:
        self.table.credit(actor, "bells", points + bonus)


class WallFresco(Covering):
    account: ClassVar[str] = "wall-fresco"
    tile: ClassVar[str] = "wall-fresco"

    def wall_restored(self, actor: int, segment: str, paint: str, tile: str, points: int, **more: object) -> None:
        self.share["wall"][self.table.box.ids("WallSegment").index(segment)] = None
        self.add("WallTile", self.share["owned"][actor], [tile])
        self.table.give_paints(actor, [paint])
        self.credit(actor, points)

    def exchanged(self, actor: int, tiles: list[str], colour: str, rule: str) -> None:
        self.hand_in(actor, tiles)
        self.add("Paint", self.share["exchanged"][actor], [colour])

    def request_fulfilled(self, actor: Actor, tiles: list[str], **more: object) -> None:
        if isinstance(actor, int):
            self.hand_in(actor, [tile for tile in tiles if tile in self.share["owned"][actor]])

    def wall_paid(self, actor: int, paints: list[str], rule: str) -> None:
        self.table.take_paints(actor, paints)

    def hand_in(self, seat: int, tiles: list[str]) -> None:
        self.remove(self.share["owned"][seat], tiles)
        self.add("WallTile", self.share["gone"], tiles)


class Medico(Covering):
    tile: ClassVar[str] = "medico"
    planned: ClassVar[tuple[str, ...]] = ("spots", "sent", "neutral")

    # Waking up

    def apprentice_returned(self, actor: int, rule: str) -> None:
        self.share["set_aside"][actor] = False

    def healthy_counted(self, actor: int, apprentices: int, ill: int, rule: str) -> None:
        self.table.seen["apprentices"][actor] = apprentices

    def apprentice_set_aside(self, actor: int, health: str, apprentices: int, ill: int, rule: str) -> None:
        self.share["set_aside"][actor] = True
        self.share["ill"][actor] = ill
        self.table.seen["apprentices"][actor] = apprentices

    # Plans

    def plan_revealed(self, actor: int, tiles: list[Json], **more: object) -> None:
        super().plan_revealed(actor, tiles)
        self.share["sent"][actor] = [0] * len(self.locations())
        self.share["neutral"][actor] = KEPT

    def ill_sent(self, actor: int, apprentices: int, place: str, rule: str) -> None:
        self.share["sent"][actor][self.locations().index(self.location(place))] = apprentices

    def neutral_sent(self, actor: int, place: str, rule: str) -> None:
        self.share["neutral"][actor] = self.location(place)

    def infection_revealed(self, infection: str, location: str | None, rule: str) -> None:
        self.share["infections"].remove(infection)
        self.share["infected"] = location

    # Falling ill

    def fell_ill(self, actor: int, apprentices: int, location: str, rule: str) -> None:
        self.share["ill"][actor] += apprentices

    def neutral_fell_ill(self, actor: int, location: str, stays: bool, rule: str) -> None:
        self.share["neutral"][actor] = KEPT
        self.share["stand_ins"][actor] += stays

    def saint_painted(self, actor: int, paint: str, thalers: int, rule: str) -> None:
        self.table.give_paints(actor, [paint])
        self.table.pay(actor, -thalers)

    def ill_came_home(self, actor: int, rule: str) -> None:
        self.share["sent"][actor] = [0] * len(self.locations())
        self.share["neutral"][actor] = KEPT

    # Bottles

    def bottles_offered(self, offered: list[Json], discarded: list[str], is_pile_renewed: bool, rule: str) -> None:
        self.add("Bottle", self.share["discarded"], discarded)
        drawn = [each["bottle"] for each in offered if each["bottle"] is not None]
        if is_pile_renewed:
            self.add("Bottle", self.share["pile"], self.share["discarded"])
            self.share["discarded"] = []
        self.remove(self.share["pile"], drawn)
        self.share["offered"] = offered

    def bottle_bought(self, actor: int, bottle: str, place: int, price: int, rule: str) -> None:
        self.share["offered"][place - 1]["bottle"] = None
        self.add("Bottle", self.share["bottles"][actor], [bottle])
        self.table.pay(actor, price)

    def bottle_drunk(self, actor: int, bottle: str, rule: str) -> None:
        self.share["bottles"][actor].remove(bottle)
        self.add("Bottle", self.share["discarded"], [bottle])

    def cured(self, actor: int, apprentices: int, neutral: int, rule: str) -> None:
        self.share["ill"][actor] -= apprentices
        self.share["stand_ins"][actor] -= neutral

    def health_paid(self, actor: int, apprentices: int, thalers: int, rule: str) -> None:
        self.table.pay(actor, -thalers)


class Favors(Part):
    account: ClassVar[str] = "favors"

    def favor_turned_up(
        self, actor: Actor, favor: str, thalers: int, points: int, paints: list[str], **more: object
    ) -> None:
        self.share["unseen"].remove(favor)
        self.credit(actor, points)
        if isinstance(actor, int):
            self.table.pay(actor, -thalers)
            self.table.take_paints(actor, paints)

    def favor_removed(self, segment: str, rule: str) -> None:
        self.share["removed"] += 1


class Dames(Part):
    planned: ClassVar[tuple[str, ...]] = ("sent",)

    def married(self, actor: Actor, dame: str, space: int, rule: str) -> None:
        self.share["waiting"].remove({"space": space, "dame": dame})
        self.add("Dame", self.share["married"][painter(actor)], [dame])

    def plan_revealed(self, actor: int, **more: object) -> None:
        self.share["sent"][actor] = []

    def dame_sent(self, actor: int, dame: str, place: str, rule: str) -> None:
        self.share["sent"][actor].append(self.dame_at(dame, place))

    def dame_arrived(self, actor: int, dame: str, place: str, rule: str) -> None:
        self.share["sent"][actor].remove(self.dame_at(dame, place))

    def dame_forfeited(self, actor: int, dame: str, place: str, rule: str) -> None:
        self.share["sent"][actor].remove(self.dame_at(dame, place))

    def dame_passed(self, actor: int, dame: str, place: str, rule: str) -> None:
        """The next one of her colour may act there."""

    def switch_began(self, actor: int, dame: str, rule: str, **more: object) -> None:
        self.use(dame, "market")

    def tiles_switched(
        self,
        actor: int,
        tile: str,
        booth: str,
        place: int,
        other: str,
        other_booth: str,
        other_place: int,
        rule: str,
    ) -> None:
        self.table.at(booth)[place - 1] = other
        self.table.at(other_booth)[other_place - 1] = tile

    def segment_reserved(self, actor: int, dame: str, segment: str, rule: str) -> None:
        self.use(dame, "cathedral")
        self.share["reserved"][actor] = {"segment": segment, "side": "day"}

    def reservation_turned(self, actor: int, segment: str, rule: str) -> None:
        self.share["reserved"][actor]["side"] = "night"

    def reservation_returned(self, actor: int, segment: str, rule: str) -> None:
        self.share["reserved"][actor] = None

    def dames_came_home(self, rule: str) -> None:
        self.share |= {"used": [], "sent": [[] for _ in self.share["sent"]]}

    def dame_gathered(self, actor: int, dame: str, thalers: int, rule: str) -> None:
        self.share["sent"][actor].remove(self.dame_at(dame, "studio"))
        self.use(dame, "studio")
        self.table.pay(actor, -thalers)

    def bartered(self, actor: int, dame: str, given: str, taken: str, rule: str) -> None:
        self.use(dame, "workshop")
        self.table.give_paints(actor, [given])
        self.table.take_paints(actor, [taken])

    def dame_cheered_up(self, actor: int, dame: str, mood: int, rule: str) -> None:
        self.use(dame, "theater")

    def dame_moved_bishop(self, actor: int, dame: str, start: str, segment: str, price: int, rule: str) -> None:
        self.use(dame, "theater")
        self.table.bishop_moved(actor, start, segment, price, rule)

    def dame_at(self, dame: str, place: str) -> Json:
        return {"dame": dame, "location": self.location(place)}

    def use(self, dame: str, place: str) -> None:
        """She has acted: no other of her colour acts there this round."""
        used = [*self.share["used"], self.dame_at(dame, place)]
        dames = self.table.box.ids("Dame")
        self.share["used"] = sorted(
            used, key=lambda each: (self.locations().index(each["location"]), dames.index(each["dame"]))
        )


class Catacombs(Part):
    account: ClassVar[str] = "catacombs"
    planned: ClassVar[tuple[str, ...]] = ("laid", "hands")

    def turned_up(self, actor: Actor, segment: str, treasure: str, rule: str) -> None:
        rooms = [*self.share["open"], {"segment": segment, "treasure": treasure}]
        segments = self.table.box.ids("Segment")
        self.share["open"] = sorted(rooms, key=lambda room: segments.index(room["segment"]))

    def map_bought(self, actor: int, hour: str, price: int, rule: str) -> None:
        self.take_from_stack(hour)
        self.table.pay(actor, price)
        self.hold(self.share["hands"][actor], {"hour": hour, "map": None})

    def map_seen(self, actor: int, map: str, rooms: list[str], rule: str) -> None:
        held = next(each for each in self.share["hands"][actor] if each["map"] is None)
        held["map"] = map
        self.sort(self.share["hands"][actor])

    def leonardo_took_map(self, actor: Actor, map: str, rooms: list[str], rule: str) -> None:
        self.take_from_stack(self.hour_of(map))
        self.add("Map", self.share["shown"], [map])

    def plan_revealed(self, actor: int, **more: object) -> None:
        self.share["laid"][actor] = []

    def map_laid(self, actor: Actor, hour: str, map: str | None, place: str, rule: str) -> None:
        laid = {"location": self.location(place), "hour": hour, "map": map}
        there = self.share["laid"][painter(actor)]
        there.append(laid)
        there.sort(key=lambda each: self.locations().index(each["location"]))
        if isinstance(actor, int) and self.table.seen["seat"] != actor:
            hand = self.share["hands"][actor]
            hand.remove(next(each for each in hand if each["hour"] == hour))

    def own_map_laid(self, actor: int, map: str, place: str, rule: str) -> None:
        hand = self.share["hands"][actor]
        hand[:] = [each for each in hand if each["map"] != map]
        self.laid_at(actor, place)["map"] = map

    def explored(self, actor: Actor, map: str, place: str, rooms: list[str], rule: str) -> None:
        self.share["laid"][painter(actor)].remove(self.laid_at(actor, place))
        self.share["shown"] = self.table.box.in_order("Map", [*{*self.share["shown"], map}])

    def map_spent(self, actor: int, hour: str, place: str, rule: str) -> None:
        laid = self.laid_at(actor, place)
        self.share["laid"][actor].remove(laid)
        self.hold(self.share["spent"][actor], {"hour": hour, "map": laid["map"]})

    def treasure_kept(self, actor: Actor, treasure: str, segment: str, rule: str) -> None:
        self.share["open"].remove({"segment": segment, "treasure": treasure})
        self.add("Treasure", self.share["kept"][painter(actor)], [treasure])

    def treasure_sold(self, actor: int, treasure: str, segment: str, thalers: int, rule: str) -> None:
        self.share["open"].remove({"segment": segment, "treasure": treasure})
        self.add("Treasure", self.share["sold"], [treasure])
        self.table.pay(actor, -thalers)

    def maps_shown(self, actor: int, held: list[str], spent: list[str], rule: str) -> None:
        self.share["hands"][actor] = [{"hour": self.hour_of(map), "map": map} for map in held]
        self.share["spent"][actor] = [{"hour": self.hour_of(map), "map": map} for map in spent]

    def catacombs_scored(self, actor: Actor, points: int, **more: object) -> None:
        self.credit(actor, points)

    def laid_at(self, actor: Actor, place: str) -> Json:
        location = self.location(place)
        found: Json = next(each for each in self.share["laid"][painter(actor)] if each["location"] == location)
        return found

    def take_from_stack(self, hour: str) -> None:
        next(stack for stack in self.share["stacks"] if stack["hour"] == hour)["left"] -= 1

    def hour_of(self, map: str) -> str:
        """Maps are named after their times: 5E is one of 5:00."""
        return f"{map[0]}:00"

    def hold(self, there: list[Json], held: Json) -> None:
        there.append(held)
        self.sort(there)

    def sort(self, maps: list[Json]) -> None:
        """By their times, and those that are known in their own order."""
        hours, ids = self.table.box.ids("Hour"), self.table.box.ids("Map")
        maps.sort(key=lambda each: (hours.index(each["hour"]), ids.index(each["map"]) if each["map"] else 0))


class Pews(Covering):
    account: ClassVar[str] = "pews"
    tile: ClassVar[str] = "pews"

    def beams_taken(self, actor: int, beams: int, rule: str) -> None:
        self.share["beams"][actor] += beams

    def pew_restored(self, actor: int, pew: str, beams: int, points: int, rule: str) -> None:
        self.share["pews"].remove(pew)
        self.share["beams"][actor] -= beams
        self.credit(actor, points)


class Dome(Part):
    account: ClassVar[str] = "dome"

    def dome_tile_taken(self, actor: Actor, tile: str, **more: object) -> None:
        self.share["down"].remove(tile)
        self.add("DomeTile", self.share["owned"][painter(actor)], [tile])

    def dome_tile_finished(self, actor: int, tile: str, paints: list[str], points: int, rule: str) -> None:
        self.add("DomeTile", self.share["finished"], [tile])
        self.table.give_paints(actor, paints)

    def dome_scored(self, actor: int, points: int, rule: str) -> None:
        self.credit(actor, points)


class BlackMarket(Part):
    def bought_unseen(self, actor: int, tile: str, price: int, paints: list[str], rule: str) -> None:
        self.table.seen["bag"].remove(tile)
        self.add("MarketTile", self.share["barrel"], [tile])
        self.table.pay(actor, price)
        self.table.take_paints(actor, paints)

    def barrel_emptied(self, tiles: list[str], rule: str) -> None:
        self.share["barrel"] = []
        self.table.into_bag(tiles)


class Guild(Part):
    def guild_filled(self, basic: str, blended: str, rule: str) -> None:
        self.share |= {"basic": basic, "blended": blended}

    def paint_exchanged(self, actor: int, given: str, taken: str, rule: str) -> None:
        place = "basic" if self.share["basic"] == taken else "blended"
        self.share[place] = given
        own, paints = self.table.seen["paints"][actor], self.table.box.ids("Paint")
        own[paints.index(given)] -= 1
        own[paints.index(taken)] += 1


MODULES: Final[Mapping[str, type[Part]]] = {
    "portraits": Portraits,
    "requests": Requests,
    "special_blends": SpecialBlends,
    "wishing_well": WishingWell,
    "gold_leaf": GoldLeaf,
    "glaziers": Glaziers,
    "scrolls": Scrolls,
    "bells": Bells,
    "wall_fresco": WallFresco,
    "medico": Medico,
    "favors": Favors,
    "dames": Dames,
    "catacombs": Catacombs,
    "pews": Pews,
    "dome": Dome,
    "black_market": BlackMarket,
    "guild": Guild,
}
