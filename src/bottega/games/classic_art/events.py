"""What happens at the table, told to those who may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bottega.core.events import Event
from bottega.core.seats import Seat, only
from bottega.core.words import counted
from bottega.games.classic_art.box import Work

DECK: Final = Seat(-1)
HOUSE: Final = Seat(-2)
"""Who shows a card, if it is none of the seats."""


def works(number: int) -> str:
    """So many works, in words."""
    return counted(number, "work") if number else "no work"


def by(work: Work) -> str:
    """Who made a work, in words."""
    return "an unknown artist" if work.artist == "Anonymous" else work.artist


class SeasonBegan(Event):
    def __init__(self, season: int, first: Seat) -> None:
        super().__init__(
            "season-began",
            "Season {season} begins, and {seat} is first player.",
            {"season": str(season), "seat": str(first)},
        )


class HandDealt(Event):
    """[CA-2.1] A hand is its owner's secret."""

    def __init__(self, seat: Seat, hand: Sequence[Work]) -> None:
        super().__init__(
            "hand-dealt",
            "{seat} is dealt {cards}.",
            {"seat": str(seat), "cards": " ".join([work.id for work in hand])},
            audience=only(seat),
        )


class Shown(Event):
    """A card came to its exhibition: of a hand, the deck or the House, where nobody else could see it before."""

    def __init__(self, word: str, shower: Seat, text: str, work: Work, parts: dict[str, str]) -> None:
        who = "The deck" if shower == DECK else "The House" if shower == HOUSE else "{seat}"
        seat = {"seat": str(shower)} if shower >= 0 else {}
        facts = {**seat, "card": work.id, "work": work.title, "artist": by(work), **parts}
        super().__init__(word, f"{who} {text}", facts, reveals=True)


class Hung(Shown):
    """[CA-4.1] An artwork hangs."""

    def __init__(self, shower: Seat, work: Work, exhibition: str, count: int) -> None:
        text = "shows {work} by {artist}: {exhibition} has {count}."
        super().__init__("hung", shower, text, work, {"exhibition": exhibition, "count": works(count)})


class Lent(Shown):
    """[CA-4.2] A loan took an artwork away."""

    def __init__(self, shower: Seat, work: Work, exhibition: str, count: int, other: Work) -> None:
        text = "plays a loan, {work} by {artist}: {other} leaves {exhibition} with it, which has {count} now."
        parts = {"exhibition": exhibition, "count": works(count), "other": other.title}
        super().__init__("lent", shower, text, work, parts)


class LoanWaits(Shown):
    """[CA-4.3] A loan found nothing to take away."""

    def __init__(self, shower: Seat, work: Work, exhibition: str) -> None:
        text = "plays a loan, {work} by {artist}: {exhibition} is empty, and the next artwork there will leave with it."
        super().__init__("loan-waits", shower, text, work, {"exhibition": exhibition})


class LeftAtOnce(Shown):
    """[CA-4.3] An artwork left with a loan that had waited for it."""

    def __init__(self, shower: Seat, work: Work, exhibition: str, other: Work) -> None:
        text = "shows {work} by {artist}, but it leaves {exhibition} at once with the loan {other}."
        super().__init__("left-at-once", shower, text, work, {"exhibition": exhibition, "other": other.title})


class Predicted(Event):
    def __init__(self, seat: Seat, exhibition: str, space: str, number: int, *, high_risk: bool) -> None:
        how = "{seat} doubles down on {space}" if number > 1 else "{seat} predicts {space}"
        super().__init__(
            "predicted",
            how + " for {exhibition}" + (", at high risk." if high_risk else "."),
            {
                "seat": str(seat),
                "exhibition": exhibition,
                "space": space,
                "tokens": str(number),
                "high_risk": "yes" if high_risk else "no",
            },
        )


class Passed(Event):
    def __init__(self, seat: Seat) -> None:
        super().__init__("passed", "{seat} predicts nothing.", {"seat": str(seat)})


class Dropped(Event):
    """[CA-6.1] What is dropped is seen by nobody else."""

    def __init__(self, seat: Seat, work: Work) -> None:
        super().__init__(
            "dropped",
            "{seat} drops {work} face down.",
            {"seat": str(seat), "card": work.id, "work": work.title},
            audience=only(seat),
        )


class LastCardsShown(Event):
    def __init__(self) -> None:
        super().__init__("last-cards-shown", "All show their last two cards.", {}, reveals=True)


class ExhibitionClosed(Event):
    """[CA-5.2] [CA-5.3] An exhibition is a Rarity Show or a Grand Exhibition."""

    def __init__(self, exhibition: str, count: int, *, rarity: bool) -> None:
        super().__init__(
            "exhibition-closed",
            "{exhibition} closes with {count}, {kind}.",
            {
                "exhibition": exhibition,
                "count": works(count),
                "kind": "a Rarity Show" if rarity else "a Grand Exhibition",
            },
        )


class CameTrue(Event):
    """[CA-7.1] A prediction paid."""

    def __init__(self, seat: Seat, exhibition: str, space: str, prestige: int, track: int) -> None:
        super().__init__(
            "came-true",
            "{space} for {exhibition} came true: {seat} earns {prestige} Prestige and stands at {track}.",
            {
                "seat": str(seat),
                "exhibition": exhibition,
                "space": space,
                "prestige": str(prestige),
                "track": str(track),
            },
        )


class Failed(Event):
    """[CA-8.2] A prediction failed, and its tokens are set aside."""

    def __init__(self, seat: Seat, exhibition: str, space: str, number: int) -> None:
        super().__init__(
            "failed",
            "{space} for {exhibition} failed: {seat} loses {tokens}.",
            {"seat": str(seat), "exhibition": exhibition, "space": space, "tokens": counted(number, "token")},
        )


class TokensRetrieved(Event):
    """[CA-8.4] A player was left with so few tokens that all come back."""

    def __init__(self, seat: Seat, left: int, number: int) -> None:
        super().__init__(
            "tokens-retrieved",
            "{seat} has {left} left, and takes all {number} back.",
            {"seat": str(seat), "left": counted(left, "token") if left else "no token", "number": str(number)},
        )


class GameEnded(Event):
    def __init__(self, season: int, counts_from: int) -> None:
        super().__init__(
            "game-ended",
            "Every category has a player with {prestige} Prestige or more: the game ends after season {season}.",
            {"season": str(season), "prestige": str(counts_from)},
        )
