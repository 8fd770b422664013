"""Refusals of module 17: how each comes about, and its sentence."""

from bottega.games.fresco.table import Table
from tests.games.fresco.tables import Play, table
from tests.games.refusals import Case

ON = {"guild": "on"}


def in_the_workshop(apprentices: int = 1) -> Play:
    """Red is in the workshop, and the guild has yellow and green."""
    guild = {"basic": "yellow", "blended": "green"}
    return table(f"workshop {apprentices}", paints="YRBO", options=ON, modules={"guild": guild})


CASES: dict[str, Case[Table]] = {
    "m17_guild.ONLY_IN_THE_WORKSHOP": Case(
        lambda: table("cathedral 1", paints="YRB", options=ON),
        "guild red",
        "Paints are exchanged in the workshop, by an apprentice who is not done yet. [FR-M17.2]",
    ),
    "m17_guild.ONCE_EACH": Case(
        in_the_workshop,
        "guild blue",
        "This apprentice has exchanged a basic paint already. Exchange a blended one, or blend. [FR-M17.4]",
        before=["guild red"],
    ),
    "m17_guild.NOTHING_TO_GIVE": Case(
        in_the_workshop, "guild purple", "You have no purple to give. Exchange a paint that you have. [FR-M17.3]"
    ),
    "m17_guild.SAME_COLOUR": Case(
        in_the_workshop, "guild yellow", "The guild has yellow itself. Give another colour. [FR-M17.5]"
    ),
}
