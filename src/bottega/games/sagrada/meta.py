"""What there is to know about Sagrada before a game begins. Imports no rules."""

from bottega.core.meta import Meta, Option

META = Meta(
    name="sagrada",
    title="Sagrada",
    summary="Draft dice of coloured glass and set them in a cathedral window.",
    goal="Set dice in your window as the objectives ask, for ten rounds: most points win, or, alone, more than "
    "the target.",
    seats=(1, 2, 3, 4),
    rules_version=2,
    edition="2017; Italian edition 2018",
    credits="A game by Daryl Andrews and Adrian Adamescu, published by Floodgate Games and Cranio Creations.",
    options=(
        Option(
            "windows",
            ("before-cards", "after-cards"),
            "SG-1.4",
            "Windows are chosen before tools, public objectives and first player are known, or with them in sight.",
        ),
        Option(
            "bag",
            ("full", "reduced"),
            "SG-2.5",
            "With 2 or 3 players: all 90 dice, or so many that the bag is empty after the last round.",
            seats=(2, 3),
        ),
        Option(
            "tools",
            ("3", "1", "2", "4", "5"),
            "SG-8.3",
            "Playing alone: how many tools lie face up; fewer are harder.",
            seats=(1,),
        ),
        Option(
            "changed_die",
            ("place", "pool"),
            "SG-5.6",
            "A die changed by tools 1, 5, 6 or 10 is placed, or goes back to the pool and the draft is still free.",
        ),
        Option(
            "two_moves",
            ("one-by-one", "together"),
            "SG-5.8",
            "Lathekin and Tap Wheel move two dice one after the other, or lift both first (so that they may swap).",
        ),
        Option(
            "flux_brush",
            ("must-place", "may-return"),
            "SG-T6.1",
            "A die rolled with the Flux Brush that fits must be placed, or may be returned to the pool.",
        ),
        Option(
            "failed_flux_brush",
            ("spent", "draft-again"),
            "SG-T6.2",
            "After a Flux Brush die went back to the pool the draft is spent, or another die may be drafted.",
        ),
        Option(
            "running_pliers",
            ("after-draft", "any-time"),
            "SG-T8.2",
            "Running Pliers need a first draft, or may be used before it (then one or two dice follow).",
        ),
        Option(
            "pliers_of_the_last",
            ("allowed", "refused"),
            "SG-T8.3",
            "Whether the last player of a round, who has two turns in a row, may use Running Pliers.",
        ),
        Option(
            "cork_first_die",
            ("edge", "anywhere"),
            "SG-T9.2",
            "The Cork-backed Straightedge in an empty window: on an edge or corner, or anywhere.",
        ),
        Option(
            "flux_remover",
            ("english", "italian"),
            "SG-T11.2",
            "The Flux Remover's die may be returned to the pool (English card), or only if it fits nowhere (Italian).",
        ),
        Option(
            "flux_remover_value",
            ("chosen", "rolled"),
            "SG-T11.3",
            "A die that the Flux Remover returns to the pool shows the chosen value, or is rolled.",
        ),
        Option(
            "colour_diagonals",
            ("dice", "pairs"),
            "SG-P9",
            "Colour Diagonals count each die once, or each diagonal pair.",
        ),
        Option(
            "last_tie_break",
            ("latest-seat", "last-turn"),
            "SG-7.7",
            "The last tie goes to the latest in clockwise order (English), or to whose second turn is last (Italian).",
            seats=(2, 3, 4),
        ),
    ),
)
