"""The kinds of facts that leave the game, and their ids."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from bottega.core.kinds import Kind
from bottega.games.classic_art.catalogue import CARD_IDS, CATEGORY_IDS, LABELS

CARD: Final = Kind("card", CARD_IDS)
CATEGORY: Final = Kind("category", CATEGORY_IDS)
"""A category of art, and the exhibition that shows it."""
SPACE: Final = Kind("space", LABELS)
"""A space for predictions, in one exhibition or another."""
SHOW: Final = Kind("show", ["rarity", "grand"])
"""[CA-5.2] [CA-5.3] What an exhibition is, by the number of its works: a Rarity Show or a Grand Exhibition."""
ACTOR: Final = Kind("actor")

CardId = Annotated[str, CARD.meta]
CategoryId = Annotated[str, CATEGORY.meta]
SpaceId = Annotated[str, SPACE.meta]
ShowId = Annotated[str, SHOW.meta]
Actor = Annotated[int | Literal["deck", "house"], ACTOR.meta]
"""Who shows a card: a seat, or the deck or the House, whose cards nobody has seen before."""
