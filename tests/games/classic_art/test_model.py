"""Whole games against a model of a season that knows only the names of cards and actions, and sums.

The model shares nothing with the game but the values in the box: it is told which cards were shown and which actions
were taken, and works out the rest with a few lines of arithmetic.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.core.chance import FastChance
from bottega.core.events import Chronicle
from bottega.games.classic_art import ClassicArt
from bottega.games.classic_art import events as told
from bottega.games.classic_art.components import Components, parse_components
from bottega.games.classic_art.table import Table
from tests.games.classic_art.tables import table

CATEGORIES = ["EE", "SL", "SC", "PO", "LA"]
SHOWN = (told.Hung, told.Lent, told.LoanWaits, told.LeftAtOnce)

BOXES = {
    "printed": "",
    "two tokens": "[tokens]\nprediction = 2",
    "short hands": "\n".join(f'[[hands.items]]\nname = "{seats} players"\ncards = 3' for seats in range(2, 6)),
    "long hands": '[[hands.items]]\nname = "4 players"\ncards = 15\n[[hands.items]]\nname = "5 players"\ncards = 11',
    "no open cards": "[cards_of_a_season]\nopen = 0\nhouse = 8",
    "a big house": "[cards_of_a_season]\nopen = 5\nhouse = 20",
    "another track": "[scoring_track]\nmaximum = 20\ncounts_from = 20",
    "a short track": "[scoring_track]\nmaximum = 1\ncounts_from = 1",
    "other values": """
        [tokens]
        prediction = 9
        [scoring_track]
        maximum = 17
        counts_from = 8
        [[spaces.items]]
        name = "1-"
        prestige = 7
        [[spaces.items]]
        name = "6+"
        prestige = 4
        [[multipliers.items]]
        name = "2 tokens"
        times = 5
        [[multipliers.items]]
        name = "2 tokens, High-Risk"
        times = 11
        """,
}


@dataclass
class Model:
    """What a player would keep on a sheet of paper."""

    box: Components
    seats: int
    shown: list[str] = field(default_factory=list)
    placed: list[tuple[int, str, str, int, bool]] = field(default_factory=list)
    tracks: dict[tuple[int, str], int] = field(default_factory=dict)
    lost: dict[int, int] = field(default_factory=dict)

    def act(self, seat: int, action: str, *, setup: bool) -> None:
        word, *where = action.split()
        if word in ("predict", "double"):
            self.placed.append((seat, where[0], where[1], 1 + (word == "double"), setup))

    def count(self, category: str) -> int:
        """max(0, artworks - loans)"""
        loans = self.box.art_on_loan.works
        shown = [card for card in self.shown if card.startswith(category)]
        lent = [card for card in shown if card in loans]
        return max(0, len(shown) - 2 * len(lent))

    def came_true(self, category: str, label: str) -> bool:
        number = int(label[0])
        return self.count(category) <= number if label[1] == "-" else self.count(category) >= number

    def pay(self) -> None:
        """The end of a season."""
        values = {space.name: space.prestige for space in self.box.spaces.items}
        times = [multiplier.times for multiplier in self.box.multipliers.items]
        for seat, category, label, tokens, high_risk in self.placed:
            if self.came_true(category, label):
                earned = values[label] * times[2 * (tokens - 1) + high_risk]
                stands = self.tracks.get((seat, category), 0) + earned
                self.tracks[seat, category] = min(stands, self.box.scoring_track.maximum)
            else:
                self.lost[seat] = self.lost.get(seat, 0) + tokens
        for seat in range(self.seats):
            if self.box.tokens.prediction - self.lost.get(seat, 0) < 2:
                self.lost[seat] = 0
        self.shown, self.placed = [], []

    @property
    def over(self) -> bool:
        enough = self.box.scoring_track.counts_from
        best = dict.fromkeys(CATEGORIES, 0)
        for (_, category), stands in self.tracks.items():
            best[category] = max(best[category], stands)
        return min(best.values()) >= enough

    def total(self, seat: int) -> int:
        enough = self.box.scoring_track.counts_from
        return sum(stands for (owner, _), stands in self.tracks.items() if owner == seat and stands >= enough)

    def fits(self, state: Table) -> None:
        """After a season, tracks and tokens are as the model says."""
        full = self.box.tokens.prediction
        for seat in range(self.seats):
            wanted = [self.tracks.get((seat, category), 0) for category in CATEGORIES]
            assert state.tracks[5 * seat : 5 * seat + 5] == wanted
            assert state.lost[seat] == self.lost.get(seat, 0)
            assert state.tokens[seat] == full - self.lost.get(seat, 0)


class Listener:
    """Tells the model what happens, and compares at the end of each season."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.told = Chronicle()
        self.season = 0
        self._heard = 0

    def listen(self, state: Table) -> None:
        for event in self.told.events[self._heard :]:
            self._hear(event, state)
        self._heard = len(self.told.events)
        assert state.season == self.season

    def _hear(self, event: object, state: Table) -> None:
        if isinstance(event, SHOWN):
            self.model.shown.append(event.card)
        elif isinstance(event, told.ExhibitionClosed):
            assert event.works == self.model.count(event.exhibition)
        elif isinstance(event, told.GameEnded):
            self._season_ends(state)
            assert self.model.over
        elif isinstance(event, told.SeasonBegan):
            if self.season:
                self._season_ends(state)
                assert not self.model.over
            self.season += 1

    def _season_ends(self, state: Table) -> None:
        self.model.pay()
        self.model.fits(state)


def play_beside(game: ClassicArt, seats: int, seed: int) -> tuple[Model, Table]:
    """A random game whose players like to predict, and the model beside it."""
    rng = random.Random(seed)
    chance = FastChance(rng)
    model = Model(parse_components(game.own_components), seats)
    listener = Listener(model)
    state = game.new(game.ruleset(seats, {}), chance, listener.told)
    listener.listen(state)
    while state.pending:
        seat = rng.choice(state.pending)
        legal = state.legal(seat)
        predicting = [action for action in legal if action.name.startswith(("predict", "double"))]
        action = rng.choice(predicting if predicting and rng.random() < 0.9 else legal)
        model.act(seat, action.name, setup=state.agenda[-1].name.startswith("setup"))
        state.apply(seat, action, chance, listener.told)
        listener.listen(state)
    return model, state


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ca_7_ca_8_ca_9_a_game_is_what_the_model_says(seats: int, box: str) -> None:
    """[CA-4.5] [CA-7.1] [CA-7.2] [CA-7.3] [CA-8.1] [CA-8.2] [CA-8.4] [CA-9.1] [CA-9.3] With other boxes too."""
    game = ClassicArt(BOXES[box])
    for seed in range(3):
        model, state = play_beside(game, seats, seed)
        standings = game.standings(state)
        assert {standing.seat: standing.total for standing in standings} == {s: model.total(s) for s in range(seats)}
        best = max(standing.total for standing in standings)
        assert [standing.won for standing in standings] == [standing.total == best for standing in standings]


# Ties


TRACKS = st.lists(st.sampled_from([0, 4, 5, 6, 10]), min_size=5, max_size=5)


def ranked(tracks: list[list[int]], tokens: list[int]) -> list[tuple[int, int, int]]:
    """What the option compares, one after the other."""
    counting = [[stands for stands in track if stands >= 5] for track in tracks]
    return [(sum(track), len(track), left) for track, left in zip(counting, tokens, strict=True)]


@given(st.data(), st.integers(2, 5))
def test_ca_9_4_ca_9_5_places_are_those_of_a_plain_ranking(data: st.DataObject, seats: int) -> None:
    """A place is one more than the number of those who are better; the winners are those whom nobody beats."""
    tracks = [data.draw(TRACKS) for _ in range(seats)]
    tokens = [data.draw(st.integers(2, 6)) for _ in range(seats)]
    for ties in ("shared", "categories"):
        keys = [key if ties == "categories" else key[:1] for key in ranked(tracks, tokens)]
        ended = table(tracks=dict(enumerate(tracks)), tokens=tokens, seats=seats, at="", size=0, options={"ties": ties})
        standings = ended.standings()
        assert sorted(standing.seat for standing in standings if standing.seat is not None) == list(range(seats))
        assert [standing.place for standing in standings] == sorted(standing.place for standing in standings)
        for standing in standings:
            assert standing.seat is not None
            better = sum(key > keys[standing.seat] for key in keys)
            assert (standing.place, standing.won) == (better + 1, better == 0)
            assert (standing.note == "shared") == (keys.count(keys[standing.seat]) > 1)
