"""What there is to know about 1980 Sixtina before a game begins. Imports no rules."""

from bottega.core.meta import Meta, Option

META = Meta(
    name="sixtina",
    title="1980 Sixtina",
    seats=(2, 3, 4),
    rules_version=1,
    authors=("José Antonio Abascal",),
    publishers=("Looping Games",),
    not_alone=True,
    options=(
        Option("full_hand", ("refused", "allowed"), "SX-2.3"),
        Option("discard_nothing", ("refused", "allowed"), "SX-2.5"),
        Option("empty_bonus", ("allowed", "refused"), "SX-4.1"),
        Option("type_objectives", ("table", "history"), "SX-O10"),
        Option("six_in_three", ("three", "up-to-three"), "SX-O2"),
        Option("adjacent_frescoes", ("group", "line"), "SX-O4", seats=(2, 3)),
        Option("different_zones", ("restored", "any"), "SX-O6"),
        Option("negative_points", ("lost", "nothing"), "SX-6.6"),
        Option("last_fresco", ("halve-awards", "halve-values"), "SX-7.2"),
        Option("without_frescoes", ("nothing", "ranked"), "SX-7.4"),
        Option("behind_a_tie", ("nothing", "two-each"), "SX-7.6", seats=(3, 4)),
        Option("gianluigi_acts", ("after-scoring", "before-scoring"), "SX-8.4", seats=(2,)),
        Option("gianluigi_at_the_end", ("acts", "rests"), "SX-8.9", seats=(2,)),
        Option("gianluigi_wins", ("can-win", "never"), "SX-8.12", seats=(2,)),
    ),
)
