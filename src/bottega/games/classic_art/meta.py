"""What there is to know about Classic Art before a game begins. Imports no rules."""

from bottega.core.meta import Meta, Option

META = Meta(
    name="classic_art",
    title="Classic Art",
    seats=(2, 3, 4, 5),
    rules_version=1,
    authors=("Reiner Knizia",),
    publishers=("CMON",),
    options=(Option("ties", ("shared", "categories"), "CA-9.5"),),
)
