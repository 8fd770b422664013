"""Refusals of module 12: how each comes about, and its sentence."""

from collections.abc import Mapping

from bottega.games.fresco.catalogue import LOCATIONS
from bottega.games.fresco.table import Table
from tests.games.fresco.beguinages import beguines
from tests.games.fresco.tables import Play, table
from tests.games.refusals import Case

DAMES = {"dames": "on"}
THREE = {"A1": "F01", "B2": "F02", "C3": "F03"}
ASSIGNED = [f"assign {location} {number}" for location, number in zip(LOCATIONS, "1201", strict=False)]


def share(sent: str = "", reserved: Mapping[int, str] | None = None) -> dict[str, dict[str, object]]:
    """Red has both dames, and has sent the pink one somewhere."""
    return {"dames": beguines({0: "pink purple"}, sent={0: f"pink {sent}"} if sent else {}, reserved=reserved)}


def planning(first: str = "") -> Play:
    """Red has placed all apprentices, and perhaps a dame."""
    game = table("plan", options=DAMES, modules=share()).plays(*ASSIGNED, seat=0)
    return game.plays(first, seat=0) if first else game


def unmarried() -> Play:
    """Red has the purple dame alone."""
    modules = {"dames": beguines({0: "purple"})}
    return table("plan", options=DAMES, modules=modules).plays(*ASSIGNED, seat=0)


def covered() -> Play:
    """Red's wall fresco tile covers the studio, and all apprentices are placed."""
    game = table("plan", options={**DAMES, "wall_fresco": "on"}, modules=share())
    return game.plays("wall-fresco studio", *ASSIGNED, seat=0)


def at(location: str, reserved: Mapping[int, str] | None = None) -> Play:
    """The pink dame of Red is at a location."""
    return table(
        location,
        market={"I": "R Y", "II": "B"},
        paints="YRB",
        fresco=THREE,
        options=DAMES,
        modules=share(location.split(maxsplit=1)[0], reserved),
    )


def reserved_for_blue() -> Play:
    """Red is in the cathedral, where Blue has reserved A1."""
    modules = share(reserved={1: "A1 day"})
    return table("cathedral 1", paints="YRB", fresco=THREE, options=DAMES, modules=modules)


CASES: dict[str, Case[Table]] = {
    "m12_dames.SAY_WHERE": Case(
        planning, "commit", "First say where your pink dame goes, or that she stays at home. [FR-M12.3]", seat=0
    ),
    "m12_dames.DAME_SENT_ALREADY": Case(
        lambda: planning("dame pink studio"),
        "dame pink no",
        "You have said already where your pink dame goes. `undo` takes it back. [FR-3.3]",
        seat=0,
    ),
    "m12_dames.NO_SUCH_DAME": Case(unmarried, "dame pink no", "You have no pink dame to send. [FR-M12.3]", seat=0),
    "m12_dames.NO_DAME_THERE": Case(
        covered,
        "dame pink studio",
        "Your studio is covered: no dame goes there. Send your pink dame elsewhere, or keep her at home. [FR-M12.4]",
        seat=0,
    ),
    "m12_dames.OTHER_DAME_THERE": Case(
        lambda: planning("dame pink studio"),
        "dame purple studio",
        "Your other dame goes to the studio. Send your purple dame elsewhere, or keep her at home. [FR-M12.3]",
        seat=0,
    ),
    "m12_dames.DAME_FIRST": Case(
        lambda: at("market 1"), "buy I 1", "Your pink dame acts first: say what she does, or pass. [FR-M12.5]"
    ),
    "m12_dames.CHOOSE_ANOTHER": Case(
        lambda: at("market 1"),
        "pass",
        "First choose the other tile, at another booth. [FR-M12.6]",
        before=["switch I 1"],
    ),
    "m12_dames.SAME_BOOTH": Case(
        lambda: at("market 1"),
        "switch I 2",
        "That tile is at booth I, too. Choose one of another booth. [FR-M12.6]",
        before=["switch I 1"],
    ),
    "m12_dames.UNDER_THE_BISHOP": Case(
        lambda: at("cathedral 1"), "reserve C3", "The bishop stands on C3. Reserve another segment, or pass. [FR-M12.7]"
    ),
    "m12_dames.RESERVED_ALREADY": Case(
        lambda: at("cathedral 1", {1: "A1 day"}),
        "reserve A1",
        "There is a reservation tile on A1 already. Reserve another segment, or pass. [FR-M12.7]",
    ),
    "m12_dames.RESERVED": Case(
        reserved_for_blue, "restore A1", "A1 is reserved for player 2. Restore another segment. [FR-M12.7]"
    ),
    "m12_dames.NO_SUCH_PAINT": Case(
        lambda: table("workshop 1", paints="Y", options=DAMES, modules=share("workshop")),
        "barter blue red",
        "You have no blue paint to give. Give another one, or pass. [FR-M12.10]",
    ),
}
