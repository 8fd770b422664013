"""Why a turn of Classic Art is good: predictions that become likelier, those of rivals that do not, and new ones."""

from __future__ import annotations

import random

from bottega.core.kinds import SeatId
from bottega.core.seats import Seat
from bottega.games.classic_art.advice import COUNTS_OF, Knowledge
from bottega.games.classic_art.catalogue import CATEGORIES, CATEGORY_IDS, CATEGORY_OF, SPACES_EACH, parse_space
from bottega.games.classic_art.kinds import CategoryId, ShowId, SpaceId
from bottega.games.classic_art.prospects import Bet, bets_made
from bottega.games.classic_art.table import Table
from bottega.games.classic_art.view import ClassicArtView
from bottega.sitting.motives.scene import Scene
from bottega.speech.motives import Motive

WORTH_A_WORD = 5
"""By how many percent a chance must change."""


class Likelier(Motive, frozen=True, kw_only=True, tag="likelier"):
    """A prediction of one's own has a better chance, in percent."""

    category: CategoryId
    before: int
    after: int


class Bets(Motive, frozen=True, kw_only=True, tag="bets"):
    """A new prediction: what it pays, and its chance in percent."""

    category: CategoryId
    space: SpaceId
    show: ShowId
    pays: int
    percent: int


class Thwarts(Motive, frozen=True, kw_only=True, tag="thwarts"):
    """A rival's prediction has less of a chance, in percent."""

    category: CategoryId
    actor: SeatId
    before: int
    after: int


class Chances:
    """The chances of predictions as a seat knows them, if it shows no more cards this season."""

    def __init__(self, scene: Scene, view: ClassicArtView) -> None:
        table = scene.game.determinize(view, random.Random(0))
        assert isinstance(table, Table)
        self._knowledge = Knowledge(table, Seat(scene.seat))
        self._held = [0] * len(CATEGORIES)
        for card in table.hands[Seat(scene.seat)]:
            self._held[CATEGORY_OF[card]] += -1 if table.rules.box.loan[card] else 1
        self.bets = {(bet.exhibition, bet.space, bet.seat): bet for bet in bets_made(table.rules.box, view)}

    def percent(self, bet: Bet) -> int:
        """The chance that a prediction comes true."""
        category = CATEGORIES[CATEGORY_IDS.index(bet.exhibition)]
        chances = self._knowledge.chances(category, -self._held[category])
        place = parse_space(bet.exhibition, bet.space) % SPACES_EACH
        return round(100 * sum([chances[count] for count in COUNTS_OF[place]]))


def motives(scene: Scene) -> list[Motive]:
    """Why the turn is good, the most telling first: of several predictions of one player in an exhibition, one."""
    assert isinstance(scene.before, ClassicArtView)
    assert isinstance(scene.after, ClassicArtView)
    before, after = Chances(scene, scene.before), Chances(scene, scene.after)
    found: list[tuple[float, Bet, Motive]] = []
    for key, bet in after.bets.items():
        percent = after.percent(bet)
        if key not in before.bets:
            if bet.seat == scene.seat:
                found.append((100.0, bet, new_bet(bet, percent)))
            continue
        change = percent - before.percent(bet)
        if bet.seat == scene.seat and change >= WORTH_A_WORD:
            likelier = Likelier(category=bet.exhibition, before=percent - change, after=percent)
            found.append((change, bet, likelier))
        elif bet.seat != scene.seat and change <= -WORTH_A_WORD:
            thwarted = Thwarts(category=bet.exhibition, actor=bet.seat, before=percent - change, after=percent)
            found.append((-change / 2, bet, thwarted))
    told: dict[tuple[type[Motive], CategoryId, SeatId], Motive] = {}
    for _, bet, motive in sorted(found, key=lambda each: -each[0]):
        told.setdefault((type(motive), bet.exhibition, bet.seat), motive)
    return list(told.values())


def new_bet(bet: Bet, percent: int) -> Motive:
    """A prediction that is made by the line."""
    return Bets(category=bet.exhibition, space=bet.space, show=bet.show, pays=bet.pays, percent=percent)
