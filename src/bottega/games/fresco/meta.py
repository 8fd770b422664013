"""What there is to know about Fresco before a game begins. Imports no rules."""

from bottega.core.meta import Meta, Option

META = Meta(
    name="fresco",
    title="Fresco",
    summary="Wake up, buy and blend paints, and restore the ceiling of the cathedral for the bishop.",
    seats=(2, 3, 4),
    rules_version=1,
    edition="2010; Mega Box 2020",
    credits="A game by Marco Ruskowski and Marcel Süßelbeck, published by Queen Games.",
    options=(
        Option(
            "edition",
            ("2010", "mega"),
            "FR-1.7",
            "The rules of 2010 or those of the Mega Box: a portrait is painted instead of earning 3 Thalers, or also.",
        ),
        Option(
            "portraits",
            ("off", "on"),
            "FR-M1.1",
            "Module 1: portraits in the studio bring money, paints and lasting help; nine rounds at the most.",
        ),
        Option(
            "requests",
            ("off", "on"),
            "FR-M2.1",
            "Module 2: requests of the bishop turn three restored tiles into points and an income of paint.",
        ),
        Option(
            "special_blends",
            ("off", "on"),
            "FR-M3.1",
            "Module 3: pink and brown paints, and seven tiles worth 13 to 24 points that take them.",
        ),
        Option(
            "advance",
            ("once", "twice"),
            "FR-5.4",
            "The points of a tile and of the bishop are one move on the victory point track, or two.",
        ),
        Option(
            "leonardo_closes",
            ("must", "may"),
            "FR-L.5",
            "Leonardo closes a booth every round, or only if his player likes.",
            seats=(2,),
        ),
        Option(
            "leonardo_wins",
            ("never", "can-win"),
            "FR-L.11",
            "Leonardo only stands in the players' way, or wins if he is first.",
            seats=(2,),
        ),
    ),
)
