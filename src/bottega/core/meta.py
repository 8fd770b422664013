"""What a game says of itself: title, seats, options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bottega.core.errors import BadInput, unknown


@dataclass(frozen=True)
class Option:
    """A way to play that the players choose; the first value is the default.

    `seats` are the numbers of players for which it makes a difference; none means all. `module` is the number
    of the module that it switches off or on, 0 if it is no module; `brings` are the chapters of the components that
    come into play with it. What it means in words is for speech to say.
    """

    name: str
    values: tuple[str, ...]
    rule: str
    seats: tuple[int, ...] = ()
    module: int = 0
    brings: tuple[str, ...] = ()

    def matters_with(self, seats: int) -> bool:
        """Whether the option makes a difference with so many players."""
        return not self.seats or seats in self.seats

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Meta:
    """A game's title page: names and numbers. What the game is about is for speech to say.

    `not_alone` says that the box is for one player too, but the rulebook has no rules for that.
    """

    name: str
    title: str
    seats: tuple[int, ...]
    rules_version: int
    authors: tuple[str, ...]
    publishers: tuple[str, ...]
    options: tuple[Option, ...]
    not_alone: bool = False

    @property
    def modules(self) -> list[Option]:
        """The options that are modules, in the order of their numbers."""
        return sorted([option for option in self.options if option.module], key=lambda option: option.module)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the game is not for."""
        if seats not in self.seats:
            if seats == 1 and self.not_alone:
                raise BadInput("not-alone", game=self.name, least=self.seats[0], most=self.seats[-1])
            raise BadInput(
                "wrong-number-of-seats", game=self.name, seats=seats, least=self.seats[0], most=self.seats[-1]
            )

    def check_options(self, seats: int, options: Mapping[str, str]) -> None:
        """Refuse an option that would make no difference with so many players."""
        for option in self.options:
            if options[option.name] != option.default and not option.matters_with(seats):
                counts = option.seats
                raise BadInput("option-not-for-seats", name=option.name, counts=counts, most=counts[-1], seats=seats)

    def complete(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with their values: the chosen ones, and the defaults of the rest."""
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise unknown("no-such-option", name, known, game=self.name)
            if value not in known[name].values:
                raise BadInput("no-such-value-of-option", name=name, value=value, values=known[name].values)
        return {option.name: chosen.get(option.name, option.default) for option in self.options}
