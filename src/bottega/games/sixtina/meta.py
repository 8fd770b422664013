"""What there is to know about 1980 Sixtina before a game begins. Imports no rules."""

from bottega.core.meta import Meta, Option

META = Meta(
    name="sixtina",
    title="1980 Sixtina",
    summary="Restore the frescoes of the Sistine Chapel, together and against each other.",
    goal="Restore frescoes with cards and materials: a complete one pays most to whoever did most for it, and "
    "most points win.",
    seats=(2, 3, 4),
    rules_version=1,
    edition="2024",
    not_alone="the box says 1 to 4, but the rulebook has no rules for playing alone",
    credits="A game by José Antonio Abascal, published by Looping Games.",
    options=(
        Option(
            "full_hand",
            ("refused", "allowed"),
            "SX-2.3",
            "With eight cards in hand technical preparation can't be chosen, or may be chosen to wait.",
        ),
        Option(
            "discard_nothing",
            ("refused", "allowed"),
            "SX-2.5",
            "Acquiring material takes at least one card, or may be chosen without any to wait.",
        ),
        Option(
            "empty_bonus",
            ("allowed", "refused"),
            "SX-4.1",
            "A bonus that brings nothing may be chosen, or may not as long as another brings something.",
        ),
        Option(
            "type_objectives",
            ("table", "history"),
            "SX-O10",
            "Objectives on kinds of restoration count what lies on the frescoes now, or the whole game.",
        ),
        Option(
            "six_in_three",
            ("three", "up-to-three"),
            "SX-O2",
            "The six materials lie on three frescoes, at least one on each, or on three at the most.",
        ),
        Option(
            "adjacent_frescoes",
            ("group", "line"),
            "SX-O4",
            "The adjacent frescoes form a group of any shape, or a straight line.",
            seats=(2, 3),
        ),
        Option(
            "different_zones",
            ("restored", "any"),
            "SX-O6",
            "The different zones are those of restored frescoes with one's material, or of any frescoes with it.",
        ),
        Option(
            "negative_points",
            ("lost", "nothing"),
            "SX-6.6",
            "A place whose points fall below zero costs points, or is worth nothing.",
        ),
        Option(
            "last_fresco",
            ("halve-awards", "halve-values"),
            "SX-7.2",
            "For the last fresco each player's award is halved, or the values of the places before they are shared.",
        ),
        Option(
            "without_frescoes",
            ("nothing", "ranked"),
            "SX-7.4",
            "Who has no material on a restored fresco gets nothing for contribution, or is ranked with none.",
        ),
        Option(
            "behind_a_tie",
            ("nothing", "two-each"),
            "SX-7.6",
            "When players tie for most prudent cards of a technique, those behind get nothing, or 2 points a card.",
            seats=(3, 4),
        ),
        Option(
            "gianluigi_acts",
            ("after-scoring", "before-scoring"),
            "SX-8.4",
            "Gianluigi restores after the fresco that the player completed is scored, or before.",
            seats=(2,),
        ),
        Option(
            "gianluigi_at_the_end",
            ("acts", "rests"),
            "SX-8.9",
            "Gianluigi restores in the last turn too, or not once the last fresco but one is complete.",
            seats=(2,),
        ),
        Option(
            "gianluigi_wins",
            ("can-win", "never"),
            "SX-8.12",
            "Gianluigi wins if he has most points, or only shows how well the players did.",
            seats=(2,),
        ),
    ),
)
