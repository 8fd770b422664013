"""Events tell all: who has seen the table once and hears them knows what lies open on it, and how a season closed."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from bottega.core.match import Match, new_match
from bottega.games.classic_art.closing import ClosedExhibition, Outcome, closings
from tests.games.classic_art.tables import Play, draws, in_order, table

Json = dict[str, Any]
SEATS = [2, 3, 4, 5]


def seen(match: Match, seat: int | None) -> Json:
    """A view as a client gets it."""
    return dict(json.loads(msgspec.json.encode(match.view(seat))))


def on_the_table(view: Json, *, dropping: bool) -> Json:
    """What lies on the table: not what is asked, nor who has dropped a card already while others still choose."""
    facts = {name: value for name, value in view.items() if name not in ("agenda", "questions", "pending")}
    hidden = ("has_dropped", "cards") if dropping else ()
    facts["players"] = [{n: v for n, v in player.items() if n not in hidden} for player in view["players"]]
    return facts


class Client:
    """Keeps a table by events alone, as JSON: it knows nothing of the game but its events and its view."""

    def __init__(self, view: Json) -> None:
        self.view = view
        self.walls = {wall["category"]: wall for wall in view["exhibitions"]}
        self.places = {category: place for place, category in enumerate(self.walls)}

    def hear(self, event: Json) -> None:
        getattr(self, event["event"].replace("-", "_"))(event)

    def player(self, event: Json) -> Json:
        player: Json = self.view["players"][event["actor"]]
        return player

    # The season

    def season_began(self, event: Json) -> None:
        self.view |= {name: event[name] for name in ("season", "first", "deck", "house")}
        self.view["discarded"] = []
        for wall in self.walls.values():
            wall |= {"artworks": [], "loans": []}
        for player in self.view["players"]:
            player |= {"hand": None, "cards": event["cards"], "has_dropped": False, "dropped": None}

    def hand_dealt(self, event: Json) -> None:
        self.player(event)["hand"] = event["cards"]

    def turn_began(self, event: Json) -> None:
        self.view["turn"] = event["turn"]

    last_turn_began = turn_began

    # Cards

    def shown(self, event: Json) -> Json:
        """A card leaves the hand, the House or the deck; where it comes to."""
        if event["actor"] in ("deck", "house"):
            self.view["deck"] -= 1
            self.view["house"] -= event["actor"] == "house"
        else:
            player = self.player(event)
            player["cards"] -= 1
            if player["hand"] is not None:
                player["hand"].remove(event["card"])
        wall: Json = self.walls[event["exhibition"]]
        return wall

    def hung(self, event: Json) -> None:
        wall = self.shown(event)
        wall["artworks"].append(event["card"])
        assert len(wall["artworks"]) == event["works"]

    def loan_waits(self, event: Json) -> None:
        wall = self.shown(event)
        wall["loans"].append(event["card"])
        assert len(wall["loans"]) == event["loans"]

    def lent(self, event: Json) -> None:
        wall = self.shown(event)
        wall["artworks"].remove(event["other"])
        self.view["discarded"] += [event["other"], event["card"]]
        assert len(wall["artworks"]) == event["works"]

    def left_at_once(self, event: Json) -> None:
        wall = self.shown(event)
        wall["loans"].remove(event["other"])
        self.view["discarded"] += [event["other"], event["card"]]
        assert len(wall["loans"]) == event["loans"]

    # Predictions

    def predicted(self, event: Json) -> None:
        made = {name: event[name] for name in ("space", "tokens", "high_risk", "pays")} | {"seat": event["actor"]}
        self.walls[event["exhibition"]]["predictions"].append(made)
        self.walls[event["exhibition"]]["predictions"].sort(key=lambda other: other["space"])
        player = self.player(event)
        player["tokens"] = event["left"]
        player["has_doubled"] = player["has_doubled"] or event["tokens"] == 2

    def passed(self, event: Json) -> None:
        assert self.player(event)["tokens"]

    # The end of a season

    def decided(self, event: Json) -> None:
        """Who has dropped a card already is not compared while others still choose."""

    def dropped(self, event: Json) -> None:
        player = self.player(event)
        player["hand"].remove(event["card"])
        player["dropped"] = event["card"]

    def last_cards_shown(self, event: Json) -> None:
        for player in self.view["players"]:
            player["cards"] -= 1
            player["has_dropped"] = True

    def exhibition_closed(self, event: Json) -> None:
        wall = self.walls[event["exhibition"]]
        assert (wall["artworks"], wall["loans"]) == (event["artworks"], event["loans"])
        assert len(wall["artworks"]) == event["works"]
        assert event["show"] == ("rarity" if event["works"] < 5 else "grand")

    def closed(self, event: Json) -> None:
        predictions = self.walls[event["exhibition"]]["predictions"]
        made = predictions.pop([other["space"] for other in predictions].index(event["space"]))
        assert (made["seat"], made["tokens"]) == (event["actor"], event["tokens"])
        assert made["high_risk"] == event["high_risk"]
        if event["event"] == "came-true":
            assert made["pays"] == event["prestige"] == event["value"] * event["times"]

    def came_true(self, event: Json) -> None:
        self.closed(event)
        player, place = self.player(event), self.places[event["exhibition"]]
        assert player["prestige"][place] == event["before"]
        player["prestige"][place] = event["track"]
        player["tokens"] += event["tokens"]

    def failed(self, event: Json) -> None:
        self.closed(event)
        self.player(event)["lost"] += event["tokens"]

    def tokens_retrieved(self, event: Json) -> None:
        player = self.player(event)
        assert (player["tokens"], player["lost"]) == (event["left"], event["back"])
        player |= {"tokens": event["tokens"], "lost": 0}

    def season_closed(self, event: Json) -> None:
        assert not any(wall["predictions"] for wall in self.walls.values())
        counting = [[stands for stands in player["prestige"] if stands > 4] for player in self.view["players"]]
        assert event["totals"] == [sum(stands) for stands in counting]
        for player in self.view["players"]:
            player["has_doubled"] = False

    def game_ended(self, event: Json) -> None:
        assert event["season"] == self.view["season"]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("watcher", [0, None])
def test_the_table_is_kept_by_events_alone(seats: int, watcher: int | None) -> None:
    """[CA-4.6] Every position of a whole game, for a player and for a spectator."""
    match, rng = new_match("classic_art", seats, seed=seats), random.Random(seats)
    client, heard = Client(seen(match, watcher)), match.event_count(watcher)
    while not match.over:
        seat = rng.choice(match.pending)
        match.play(seat, rng.choice(match.legal(seat)))
        for event in match.events(watcher, heard):
            client.hear(json.loads(msgspec.json.encode(event.to_json())))
        heard = match.event_count(watcher)
        view = seen(match, watcher)
        dropping = bool(match.pending) and view["turn"] > view["turns"]
        assert on_the_table(client.view, dropping=dropping) == on_the_table(view, dropping=dropping)


# Single events


def test_turns_are_told() -> None:
    """[CA-2.4] [CA-3.1] [CA-6.1]"""
    game = table(at="setup 2", size=5).plays("pass")
    assert game.facts("turn-began") == [{"actor": 0, "turn": 4}]
    for _ in range(3):
        game.plays(*game.legal("play")[:2]).plays("pass")
    assert game.facts("turn-began") == [{"actor": seat, "turn": 4} for seat in (0, 1, 2)]
    assert game.facts("last-turn-began") == [{"turn": 5}]


def test_a_card_of_the_house_is_told_as_its_own() -> None:
    """[CA-10.2]"""
    game = table("SC-01 SC-02 PO-02 LA-01 LA-02", seats=2, house=3).plays(
        "play SC-01", "play SC-02", luck=draws("SC-10")
    )
    assert [facts["actor"] for facts in game.facts("hung")] == [0, 0, "house"]


def closed() -> Play:
    """A season that closes with three sculptures and a loan that waits."""
    game = table(
        hands={0: "EE-04", 1: "EE-05", 2: "EE-06"},
        at="last",
        shown="SC-01 SC-02 SC-03 PO-01",
        predictions={"SC 3-": "AA!", "SC 6+": "B", "PO 1-": "C"},
        tokens=[4, 1, 5],
        tracks={0: [0, 0, 7, 0, 0]},
    )
    return game.plays("drop EE-04", "drop EE-05").plays("drop EE-06", luck=in_order(3))


def test_ca_7_1_what_a_prediction_paid_is_told_in_numbers() -> None:
    """[CA-7.3] The track ends at 10."""
    assert closed().facts("came-true")[0] == {
        "actor": 0,
        "exhibition": "SC",
        "space": "3-",
        "tokens": 2,
        "high_risk": True,
        "value": 2,
        "times": 3,
        "prestige": 6,
        "before": 7,
        "track": 10,
    }


def test_ca_8_2_ca_8_4_what_is_lost_and_comes_back_is_told_in_numbers() -> None:
    game = closed()
    failed = {"actor": 1, "exhibition": "SC", "space": "6+", "tokens": 1, "high_risk": False}
    assert game.facts("failed") == [failed]
    assert game.facts("tokens-retrieved") == [{"actor": 1, "left": 1, "back": 5, "tokens": 6}]


def test_the_closing_of_a_season_is_known_when_the_next_one_has_begun() -> None:
    """[CA-9.2] The table shows season 2 already."""
    game = closed()
    assert game.state.season == 2
    (closing,) = closings(game.told.events)
    assert (closing.season, closing.retrieved, closing.totals) == (1, (1,), (10, 0, 5))
    assert [exhibition.category for exhibition in closing.exhibitions] == ["EE", "SL", "SC", "PO", "LA"]
    assert closing.exhibitions[2] == ClosedExhibition(
        "SC",
        "rarity",
        ("SC-01", "SC-02", "SC-03"),
        (),
        (Outcome(0, "3-", 2, True, True, 6, 7, 10), Outcome(1, "6+", 1, False, False, 0, None, None)),
    )
    assert closing.exhibitions[3].loans == ("PO-01",)


def test_every_season_of_a_game_closes_once() -> None:
    match, rng = new_match("classic_art", 3, seed=1), random.Random(1)
    while not match.over:
        seat = rng.choice(match.pending)
        match.play(seat, rng.choice(match.legal(seat)))
    seasons = [closing.season for closing in closings(match.events())]
    assert seasons == list(range(1, len(seasons) + 1))
    assert [standing.total for standing in sorted(match.standings(), key=lambda one: one.seat or 0)] == list(
        closings(match.events())[-1].totals
    )
