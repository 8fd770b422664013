"""A client of Classic Art, written from its schema alone."""

from __future__ import annotations

from typing import ClassVar

from tests.clients.follower import Json, Table


class ClassicArtTable(Table):
    """Exhibitions with their predictions, hands, tokens, Prestige, the deck, and whose turn it is."""

    unfollowed: ClassVar[dict[str, str]] = {
        "questions": "what a seat is asked comes with its view and its legal actions",
        "agenda": "opaque",
    }

    # A season

    def season_began(self, season: int, first: int, cards: int, deck: int, house: int, rule: str) -> None:
        self.seen |= {"season": season, "first": first, "deck": deck, "house": house, "discarded": []}
        for exhibition in self.seen["exhibitions"]:
            exhibition |= {"artworks": [], "loans": []}
        for player in self.seen["players"]:
            player |= {"cards": cards, "has_dropped": False, "dropped": None}

    def hand_dealt(self, actor: int, cards: list[str], rule: str) -> None:
        self.seen["players"][actor]["hand"] = cards

    def turn_began(self, actor: int, turn: int, rule: str) -> None:
        self.seen |= {"turn": turn, "pending": [actor]}

    def last_turn_began(self, turn: int, rule: str) -> None:
        self.seen |= {"turn": turn, "pending": list(range(self.seen["seats"]))}

    # Cards

    def hung(self, actor: int | str, card: str, exhibition: str, works: int, rule: str) -> None:
        self.leave(actor, card)
        self.at(exhibition)["artworks"].append(card)

    def loan_waits(self, actor: int | str, card: str, exhibition: str, loans: int, rule: str) -> None:
        self.leave(actor, card)
        self.at(exhibition)["loans"].append(card)

    def lent(self, actor: int | str, card: str, exhibition: str, other: str, works: int, rule: str) -> None:
        self.leave(actor, card)
        self.at(exhibition)["artworks"].remove(other)
        self.seen["discarded"] += [other, card]

    def left_at_once(self, actor: int | str, card: str, exhibition: str, other: str, loans: int, rule: str) -> None:
        self.leave(actor, card)
        self.at(exhibition)["loans"].remove(other)
        self.seen["discarded"] += [other, card]

    def decided(self, actor: int) -> None:
        """Nothing but a dropped card is decided by all at once."""
        super().decided(actor)
        self.drop(actor)

    def dropped(self, actor: int, card: str, rule: str) -> None:
        player = self.seen["players"][actor]
        player["hand"].remove(card)
        player["dropped"] = card

    def last_cards_shown(self, rule: str) -> None:
        for seat in self.seen["pending"]:  # the last one to drop a card
            self.drop(seat)
        self.seen["pending"] = []

    # Predictions

    def predicted(
        self,
        actor: int,
        exhibition: str,
        space: str,
        tokens: int,
        high_risk: bool,
        pays: int,
        left: int,
        rule: str,
    ) -> None:
        made = {"space": space, "seat": actor, "tokens": tokens, "high_risk": high_risk, "pays": pays}
        predictions = self.at(exhibition)["predictions"]
        predictions.append(made)
        predictions.sort(key=lambda prediction: int(prediction["space"].rstrip("+-")))
        player = self.seen["players"][actor]
        player["tokens"] = left
        player["has_doubled"] |= tokens == 2

    def passed(self, actor: int, rule: str) -> None:
        """Nothing moves."""

    # The end of a season

    def exhibition_closed(
        self, exhibition: str, works: int, show: str, artworks: list[str], loans: list[str], rule: str
    ) -> None:
        """What hangs there is known already."""
        closed = self.at(exhibition)
        assert (closed["artworks"], closed["loans"], len(artworks)) == (artworks, loans, works)

    def came_true(self, actor: int, exhibition: str, space: str, tokens: int, track: int, **more: object) -> None:
        self.clear(exhibition, space)
        player = self.seen["players"][actor]
        player["tokens"] += tokens
        player["prestige"][self.seen["exhibitions"].index(self.at(exhibition))] = track

    def failed(self, actor: int, exhibition: str, space: str, tokens: int, high_risk: bool, rule: str) -> None:
        self.clear(exhibition, space)
        self.seen["players"][actor]["lost"] += tokens

    def tokens_retrieved(self, actor: int, left: int, back: int, tokens: int, rule: str) -> None:
        self.seen["players"][actor] |= {"tokens": tokens, "lost": 0}

    def season_closed(self, season: int, totals: list[int], rule: str) -> None:
        for player in self.seen["players"]:
            player["has_doubled"] = False

    def game_ended(self, season: int, prestige: int, rule: str) -> None:
        self.seen["pending"] = []

    # Helping

    def at(self, category: str) -> Json:
        """An exhibition."""
        found: Json = next(each for each in self.seen["exhibitions"] if each["category"] == category)
        return found

    def leave(self, actor: int | str, card: str) -> None:
        """A card leaves a hand or the deck."""
        if isinstance(actor, int):
            player = self.seen["players"][actor]
            player["cards"] -= 1
            if player["hand"] is not None:
                player["hand"].remove(card)
        else:
            self.seen["deck"] -= 1
            self.seen["house"] -= actor == "house"

    def drop(self, seat: int) -> None:
        player = self.seen["players"][seat]
        player["cards"] -= 1
        player["has_dropped"] = True

    def clear(self, category: str, space: str) -> None:
        """The tokens of a prediction leave the board."""
        exhibition = self.at(category)
        exhibition["predictions"] = [made for made in exhibition["predictions"] if made["space"] != space]
