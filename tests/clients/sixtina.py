"""A client of 1980 Sixtina, written from its schema alone."""

from __future__ import annotations

from typing import ClassVar

from tests.clients.follower import Json, Table


class SixtinaTable(Table):
    """The chapel with all that lies on it, hands, piles, play areas, supplies, objectives, scores, whose turn it is."""

    unfollowed: ClassVar[dict[str, str]] = {
        "questions": "what a seat is asked comes with its view and its legal actions",
        "agenda": "opaque",
        "piles": "for `determinize`: what every draw pile was made of",
        "history": "for `determinize`: what came from which pile into whose hand",
    }
    before: ClassVar[frozenset[str]] = frozenset({"opened"})

    # Beginning

    def card_shown(self, actor: int, card: str, technique: str, is_free: bool, rule: str) -> None:
        self.seen["deck_size"] -= 1
        self.discard([card])
        self.seen["pending"] = [actor]

    def first_placed(self, actor: int, position: str, fresco: str, technique: str, rule: str) -> None:
        self.who(actor)["supply"] -= 1
        self.put(actor, position, technique, "correct")

    def turn_began(self, actor: int, rule: str) -> None:
        self.seen["pending"] = [actor]

    # Cards

    def drew(self, actor: int, number: int, rule: str) -> None:
        self.seen["deck_size"] -= number
        self.who(actor)["hand_size"] += number

    def cards_seen(self, actor: int, cards: list[str], rule: str) -> None:
        player = self.who(actor)
        player["hand"] = self.box.in_order("Card", player["hand"] + cards)

    def shuffled(self, cards: list[str], in_hands: list[str], rule: str) -> None:
        self.seen |= {"discard": [], "deck_size": len(cards)}

    def acquired(self, actor: int, cards: list[str], materials: int, rule: str) -> None:
        self.leave_hand(actor, cards)
        self.discard(cards)
        self.obtain(actor, materials)

    def waited(self, actor: int, rule: str) -> None:
        """Nothing moves."""

    # Restoring

    def restored(
        self, actor: int, position: str, technique: str, restoration: str, cards: list[str], extras: int, **more: object
    ) -> None:
        self.leave_hand(actor, cards)
        player = self.who(actor)
        if restoration == "prudent":
            player["prudent"] = self.box.in_order("Card", player["prudent"] + cards)
            self.seen["black"] -= 1
        else:
            self.discard(cards)
            player["area"] -= 1
        player["area"] -= extras
        self.put(actor, position, technique, restoration, extras)

    def gianluigi_restored(
        self, actor: str, position: str, technique: str, restoration: str, extras: int, **more: object
    ) -> None:
        if restoration == "prudent":
            self.seen["black"] -= 1
        else:
            self.who(actor)["supply"] -= 1
        self.who(actor)["supply"] -= extras
        self.put(actor, position, technique, restoration, extras)

    def idle(self, actor: str, technique: str, total: int, rule: str) -> None:
        """Nothing moves."""

    def material_obtained(self, actor: int, materials: int, rule: str) -> None:
        self.obtain(actor, materials)

    def objective_claimed(self, actor: int, objective: str, space: int, points: int, rule: str) -> None:
        claimed = next(each for each in self.seen["objectives"] if each["id"] == objective)
        claimed["claims"][space - 1] = actor
        self.who(actor)["supply"] -= 1

    # Completing

    def fresco_completed(self, position: str, materials: list[int], prudent: int, **more: object) -> None:
        fresco = self.at(position)
        assert (fresco["materials"], self.prudent_on(fresco)) == (materials, prudent)
        self.seen["black"] += prudent
        for restorer, number in zip(self.seen["restorers"], materials, strict=True):
            restorer["supply"] += number
        for space in fresco["spaces"]:
            space |= {"restoration": None, "actor": None}
        fresco |= {"materials": [0] * len(materials), "is_restored": True}

    last_fresco = fresco_completed

    def scored(self, actor: int | str, points: int, **more: object) -> None:
        self.who(actor)["score"] += points

    def marked(self, actor: int | str, position: str, fresco: str, rule: str) -> None:
        self.who(actor)["supply"] -= 1
        self.at(position)["owner"] = actor

    def project_revealed(
        self,
        actor: int,
        position: str,
        fresco: str,
        techniques: list[str],
        values: list[int],
        points: list[int],
        rule: str,
    ) -> None:
        spaces = [
            {"technique": technique, "value": value, "restoration": None, "actor": None}
            for technique, value in zip(techniques, values, strict=True)
        ]
        self.seen["chapel"][self.box.ids("Position").index(position)] = {
            "id": fresco,
            "position": position,
            "points": points,
            "spaces": spaces,
            "materials": [0] * len(self.seen["restorers"]),
            "is_restored": False,
            "owner": None,
        }

    def game_ended(self, is_stuck: bool, rule: str) -> None:
        self.seen["pending"] = []

    def hand_shown(self, actor: int, cards: list[str], rule: str) -> None:
        self.who(actor)["hand"] = cards

    # Helping

    def who(self, actor: int | str) -> Json:
        """A restorer."""
        found: Json = next(each for each in self.seen["restorers"] if each["actor"] == actor)
        return found

    def at(self, position: str) -> Json:
        """The fresco of a place."""
        fresco: Json = self.seen["chapel"][self.box.ids("Position").index(position)]
        return fresco

    def put(self, actor: int | str, position: str, technique: str, restoration: str, extras: int = 0) -> None:
        """Materials go on a fresco: on a technique, a black one if it is prudent, and `extras` beside it."""
        fresco, restorer = self.at(position), self.who(actor)
        space = next(each for each in fresco["spaces"] if each["technique"] == technique)
        is_prudent = restoration == "prudent"
        space |= {"restoration": restoration, "actor": None if is_prudent else actor}
        fresco["materials"][self.seen["restorers"].index(restorer)] += extras + (not is_prudent)
        if not is_prudent:
            restorer[restoration][self.box.ids("Technique").index(technique)] += 1

    def prudent_on(self, fresco: Json) -> int:
        return sum(space["restoration"] == "prudent" for space in fresco["spaces"])

    def obtain(self, actor: int, materials: int) -> None:
        """Materials go from the supply into the play area."""
        player = self.who(actor)
        player["supply"] -= materials
        player["area"] += materials

    def leave_hand(self, actor: int, cards: list[str]) -> None:
        player = self.who(actor)
        player["hand_size"] -= len(cards)
        if player["hand"] is not None:
            for card in cards:
                player["hand"].remove(card)

    def discard(self, cards: list[str]) -> None:
        self.seen["discard"] = self.box.in_order("Card", self.seen["discard"] + cards)
