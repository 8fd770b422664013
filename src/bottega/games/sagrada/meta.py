"""What there is to know about Sagrada before a game begins. Imports no rules."""

from bottega.core.meta import Meta, Option

META = Meta(
    name="sagrada",
    title="Sagrada",
    seats=(1, 2, 3, 4),
    rules_version=2,
    authors=("Daryl Andrews", "Adrian Adamescu"),
    publishers=("Floodgate Games", "Cranio Creations"),
    options=(
        Option("windows", ("before-cards", "after-cards"), "SG-1.4"),
        Option("bag", ("full", "reduced"), "SG-2.5", seats=(2, 3)),
        Option("tools", ("3", "1", "2", "4", "5"), "SG-8.3", seats=(1,)),
        Option("changed_die", ("place", "pool"), "SG-5.6"),
        Option("two_moves", ("one-by-one", "together"), "SG-5.8"),
        Option("flux_brush", ("must-place", "may-return"), "SG-T6.1"),
        Option("failed_flux_brush", ("spent", "draft-again"), "SG-T6.2"),
        Option("running_pliers", ("after-draft", "any-time"), "SG-T8.2"),
        Option("pliers_of_the_last", ("allowed", "refused"), "SG-T8.3"),
        Option("cork_first_die", ("edge", "anywhere"), "SG-T9.2"),
        Option("flux_remover", ("english", "italian"), "SG-T11.2"),
        Option("flux_remover_value", ("chosen", "rolled"), "SG-T11.3"),
        Option("colour_diagonals", ("dice", "pairs"), "SG-P9"),
        Option("last_tie_break", ("latest-seat", "last-turn"), "SG-7.7", seats=(2, 3, 4)),
    ),
)
