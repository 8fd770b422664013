"""What is measured: games, with their seats and options, and what the design asks of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from bottega.core.registry import game_meta


@dataclass(frozen=True)
class Case:
    """One way to play one game, and the figures asked for: interpreted and compiled."""

    game: str
    decisions: tuple[int, int]
    copy_us: tuple[float, float]
    with_modules: str = ""
    options: dict[str, str] = field(default_factory=dict)
    seats: int = 4

    @property
    def title(self) -> str:
        """The case as a heading."""
        return f"{game_meta(self.game).title}{self.with_modules}, {self.seats} players"


def all_modules(game: str) -> dict[str, str]:
    """Options with every module on."""
    return {option.name: "on" for option in game_meta(game).options if option.values == ("off", "on")}


CASES = {
    "classic_art": Case("classic_art", (60_000, 300_000), (5.0, 2.0)),
    "fresco": Case("fresco", (40_000, 200_000), (15.0, 5.0)),
    "fresco with all modules": Case(
        "fresco", (20_000, 100_000), (15.0, 5.0), " with all 17 modules", all_modules("fresco")
    ),
    "sagrada": Case("sagrada", (80_000, 500_000), (5.0, 2.0)),
    "sixtina": Case("sixtina", (60_000, 300_000), (5.0, 2.0)),
}
