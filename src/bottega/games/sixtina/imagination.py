"""Tables that fit all that a seat remembers: what others drew is imagined, so that everybody had what was played.

It goes from the last shuffle back to the first. A stretch between two shuffles has two kinds of cards: those that were
held when it began, and those of its draw pile. Which cards a player must have held then is found by the way, and is
what the player kept at the end of the stretch before.
"""

from __future__ import annotations

import random
from typing import Final

from bottega.core.errors import BadInput
from bottega.games.sixtina.box import Card
from bottega.games.sixtina.recall import SEATS, UNKNOWN, card_of, drew, left, pile_of, seat_of

PATIENCE: Final = 30
"""How many places are tried for each card of a stretch that was played, before all begins anew."""
TRIES: Final = 1000
"""How often all may begin anew. Hardly ever is it once."""


def imagine(history: list[int], piles: list[list[int]], hidden: list[int], rng: random.Random) -> None:
    """Fill the gaps of a history, the unknown draws of `hidden` seats; what nobody drew stays in the piles."""
    for entry in history:
        if pile_of(entry) >= 0 and card_of(entry) != UNKNOWN:
            piles[pile_of(entry)][card_of(entry)] -= 1
    stretches = stretches_of(history, piles, hidden)
    for _ in range(TRIES):
        if imagine_backwards(stretches, rng):
            break
    else:
        raise BadInput("no-hands-fit", game="sixtina")
    for stretch in stretches:
        for number, card in stretch.drawn.items():
            history[number] = drew(seat_of(history[number]), pile_of(history[number]), card)
            piles[pile_of(history[number])][card] -= 1


class Stretch:
    """What happened from one shuffle to the next: who drew cards of one pile, and played them or others.

    `held` are the cards that the hidden seats had in their hands before, `sizes` how many each; `pile` is what they
    drew from. `entries` tells what they did, with its place in the history. `drawn` is what is imagined.
    """

    __slots__ = ("drawn", "entries", "held", "pile", "sizes")

    def __init__(self, held: list[int], sizes: list[int], pile: list[int]) -> None:
        self.held = held
        self.sizes = sizes
        self.pile = pile
        self.entries: list[tuple[int, int]] = []
        self.drawn: dict[int, Card] = {}

    def then(self, pile: list[int]) -> Stretch:
        """The stretch that follows, with the pile that was shuffled: by then all of this one was drawn."""
        held = [before + drawn for before, drawn in zip(self.held, self.pile, strict=True)]
        sizes = self.sizes[:]
        for _, entry in self.entries:
            if pile_of(entry) < 0:
                held[card_of(entry)] -= 1
                sizes[seat_of(entry)] -= 1
            else:
                sizes[seat_of(entry)] += 1
        return Stretch(held, sizes, pile)

    def imagine(self, kept: list[list[Card]], rng: random.Random) -> list[list[Card]] | None:
        """Imagine what was drawn, if each seat `kept` these cards: what each held at first, or None if it can't be."""
        history = [drew(seat, 0, UNKNOWN) for seat, size in enumerate(self.sizes) for _ in range(size)]
        before = len(history)
        for _, entry in self.entries:
            history.append(entry if pile_of(entry) < 0 else drew(seat_of(entry), 1, UNKNOWN))
        history += [left(seat, card) for seat, cards in enumerate(kept) for card in cards]
        if not Imagination(history, [self.held[:], self.pile[:]], rng).fill():
            return None
        self.drawn = {
            number: card_of(filled)
            for (number, entry), filled in zip(self.entries, history[before:], strict=False)
            if pile_of(entry) >= 0
        }
        return [[card_of(entry) for entry in history[:before] if seat_of(entry) == seat] for seat in range(SEATS)]


def stretches_of(history: list[int], piles: list[list[int]], hidden: list[int]) -> list[Stretch]:
    """A history from shuffle to shuffle, as far as hidden seats are concerned."""
    stretches = [Stretch([0] * len(piles[0]), [0] * SEATS, piles[0])]
    for number, entry in enumerate(history):
        while pile_of(entry) >= len(stretches):
            stretches.append(stretches[-1].then(piles[len(stretches)]))
        if seat_of(entry) in hidden:
            stretches[-1].entries.append((number, entry))
    while len(stretches) < len(piles):
        stretches.append(stretches[-1].then(piles[len(stretches)]))
    return stretches


def imagine_backwards(stretches: list[Stretch], rng: random.Random) -> bool:
    """From the last shuffle to the first: what somebody must have held at one was kept in the stretch before it."""
    kept: list[list[Card]] = [[] for _ in range(SEATS)]
    for stretch in reversed(stretches):
        held = stretch.imagine(kept, rng)
        if held is None:
            return False
        kept = held
    return True


class Imagination:
    """Makes cards of unknown draws, so that everybody had what was played.

    An unknown draw is a place, a card that was played is in need of one: of the same seat, earlier, and from a pile
    that has such a card left. It is chosen with the odds that the card came from there. Where there is none, another
    card must give way. What is left of the piles is dealt to the places that are left.
    """

    __slots__ = (
        "_all",
        "_card",
        "_from",
        "_history",
        "_piles",
        "_place_of",
        "_places",
        "_played_from",
        "_rng",
        "_sizes",
        "_waiting",
    )

    def __init__(self, history: list[int], piles: list[list[int]], rng: random.Random) -> None:
        self._history = history
        self._card = [card_of(entry) for entry in history]
        self._from = [pile_of(entry) for entry in history]
        self._piles = piles
        self._rng = rng
        self._places: list[list[int]] = [[] for _ in range(SEATS)]
        self._place_of: dict[int, int] = {}
        self._played_from: dict[int, int] = {}
        self._waiting: list[int] = []
        for number, entry in enumerate(history):
            if self._from[number] < 0:
                self._waiting.append(number)
            else:
                self._places[seat_of(entry)].append(number)
        self._all = [pile[:] for pile in piles]
        self._sizes = [sum(pile) for pile in piles]

    def fill(self) -> bool:
        """Fill all gaps, if it can be done."""
        plays = self._waiting[:]
        self._waiting.reverse()
        if not self._place_all(PATIENCE * len(plays)):
            return False
        self._rng.shuffle(plays)
        for play in plays:  # once more, now that each knows where the others are
            self._lift(play)
            self._place(play)
        for play, place in self._place_of.items():
            self._settle(place, self._card[play])
        self._deal()
        return True

    def _place_all(self, patience: int) -> bool:
        """Find a place for every card that was played."""
        while self._waiting and patience:
            patience -= 1
            play = self._waiting.pop()
            if not (self._place(play) or self._push_in(play)):
                return False
        return not self._waiting

    def _before(self, play: int, piles: list[list[int]]) -> list[int]:
        """The places of a seat from which a card that it played may have come, if the piles are these."""
        card, origin = self._card[play], self._from
        places = self._places[seat_of(self._history[play])]
        return [place for place in places if place < play and piles[origin[place]][card]]

    def _place(self, play: int) -> bool:
        """Choose a free place for a card that was played, if there is one."""
        free = [place for place in self._before(play, self._piles) if place not in self._played_from]
        if not free:
            return False
        card = self._card[play]
        odds = [pile[card] / max(1, size) for pile, size in zip(self._piles, self._sizes, strict=True)]
        self._put(play, self._rng.choices(free, [odds[self._from[place]] for place in free])[0])
        return True

    def _push_in(self, play: int) -> bool:
        """Take a place, and a card of its pile, from others, which look for another."""
        places = self._before(play, self._all)
        if not places:
            return False
        place = self._rng.choice(places)
        if place in self._played_from:
            self._evict(self._played_from[place])
        pile, card = self._from[place], self._card[play]
        if self._piles[pile][card] == 0:
            self._evict(self._rng.choice([other for other in self._place_of if self._is_of(other, pile, card)]))
        self._put(play, place)
        return True

    def _is_of(self, play: int, pile: int, card: Card) -> bool:
        """Whether a card that was played is this one, and is placed in this pile."""
        return self._card[play] == card and self._from[self._place_of[play]] == pile

    def _evict(self, play: int) -> None:
        self._lift(play)
        self._waiting.append(play)

    def _put(self, play: int, place: int) -> None:
        self._place_of[play] = place
        self._played_from[place] = play
        self._count(play, place, -1)

    def _lift(self, play: int) -> None:
        place = self._place_of.pop(play)
        del self._played_from[place]
        self._count(play, place, 1)

    def _count(self, play: int, place: int, change: int) -> None:
        pile = self._from[place]
        self._piles[pile][self._card[play]] += change
        self._sizes[pile] += change

    def _deal(self) -> None:
        """Deal the rest of each pile to the places that are left."""
        decks = [[Card(card) for card, count in enumerate(pile) for _ in range(count)] for pile in self._piles]
        for deck in decks:
            self._rng.shuffle(deck)
        for places in self._places:
            for place in places:
                if place not in self._played_from:
                    self._settle(place, decks[self._from[place]].pop())

    def _settle(self, place: int, card: Card) -> None:
        self._history[place] = drew(seat_of(self._history[place]), self._from[place], card)
