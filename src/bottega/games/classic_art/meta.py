"""What there is to know about Classic Art before a game begins. Imports no rules."""

from bottega.core.meta import Meta, Option

META = Meta(
    name="classic_art",
    title="Classic Art",
    summary="Fill five exhibitions with works of art, and predict how many will hang in each.",
    goal="Predict how many works each exhibition will hold, and make it so with your cards: most Prestige wins.",
    seats=(2, 3, 4, 5),
    rules_version=1,
    edition="English rulebook; first published as Members Only in 1996",
    credits="A game by Reiner Knizia, published by CMON.",
    options=(
        Option(
            "ties",
            ("shared", "categories"),
            "CA-9.5",
            "Equal totals share a place, or are told apart by categories at 5 or more, then by tokens left.",
        ),
    ),
)
