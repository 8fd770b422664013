"""What a game says of itself: title, seats, options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bottega.core.errors import BadInput
from bottega.core.words import did_you_mean


@dataclass(frozen=True)
class Option:
    """A way to play that the players choose; the first value is the default.

    `seats` are the numbers of players for which it makes a difference; none means all. `module` is the number
    of the module that it switches off or on, 0 if it is no module.
    """

    name: str
    values: tuple[str, ...]
    rule: str
    summary: str
    seats: tuple[int, ...] = ()
    module: int = 0

    def matters_with(self, seats: int) -> bool:
        """Whether the option makes a difference with so many players."""
        return not self.seats or seats in self.seats

    @property
    def default(self) -> str:
        return self.values[0]


@dataclass(frozen=True)
class Meta:
    """A game's title page.

    `goal` is for somebody who never played it: a sentence on what one tries to do. `not_alone` says why nobody
    can play it alone, where one might think so.
    """

    name: str
    title: str
    summary: str
    goal: str
    seats: tuple[int, ...]
    rules_version: int
    edition: str
    credits: str
    options: tuple[Option, ...]
    not_alone: str = ""

    @property
    def modules(self) -> list[Option]:
        """The options that are modules, in the order of their numbers."""
        return sorted([option for option in self.options if option.module], key=lambda option: option.module)

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the game is not for."""
        if seats not in self.seats:
            why = f": {self.not_alone}" if seats == 1 and self.not_alone else f", not {seats}"
            raise BadInput(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} players{why}")

    def check_options(self, seats: int, options: Mapping[str, str]) -> None:
        """Refuse an option that would make no difference with so many players."""
        for option in self.options:
            if options[option.name] != option.default and not option.matters_with(seats):
                counts = " or ".join(str(count) for count in option.seats)
                players = "player" if counts == "1" else "players"
                raise BadInput(f"option {option.name!r} is for {counts} {players}, not for {seats}")

    def complete(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with their values: the chosen ones, and the defaults of the rest."""
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise BadInput(f"{self.title} has no option {name!r}{did_you_mean(name, known)}")
            if value not in known[name].values:
                raise BadInput(f"option {name!r} is one of {', '.join(known[name].values)}, not {value!r}")
        return {option.name: chosen.get(option.name, option.default) for option in self.options}
