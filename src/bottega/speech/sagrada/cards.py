"""The cards in words: what a tool costs, and what tools and objectives do."""

from __future__ import annotations

from bottega.games.sagrada.box import Box
from bottega.games.sagrada.components import PRINTED, PublicEntry, ToolEntry
from bottega.games.sagrada.dice import COLOUR_NAMES, LETTERS
from bottega.games.sagrada.kinds import COLOUR, OBJECTIVE_IDS, TOOL_IDS
from bottega.games.sagrada.view import SagradaView
from bottega.speech.phrase import Phrase, named
from bottega.speech.voice import Voice

TOKEN = "●"
PRICE = "price"
"""The kind of a span that shows a price: so many tokens, or the colour of a die."""


class Cards:
    """The cards of a game, with the values that are printed on them."""

    def __init__(self, voice: Voice, box: Box) -> None:
        self.voice = voice
        self.box = box

    def tool(self, tool: str) -> ToolEntry:
        """A tool as it is printed."""
        return self.box.components.tools.items[TOOL_IDS.index(tool)]

    def objective(self, objective: str) -> PublicEntry:
        """A public objective as it is printed."""
        return self.box.components.public_objectives.items[OBJECTIVE_IDS.index(objective)]

    def tool_text(self, tool: str) -> Phrase:
        """What a tool does; a file of one's own may say it differently."""
        own, printed = self.tool(tool).text, PRINTED.tools.items[TOOL_IDS.index(tool)].text
        return Phrase(own) if own != printed else self.voice.say(f"tool-{tool}-text")

    def objective_text(self, objective: str) -> Phrase:
        """What a public objective pays for; a file of one's own may say it differently."""
        card, printed = self.objective(objective), PRINTED.public_objectives.items[OBJECTIVE_IDS.index(objective)]
        if card.text != printed.text:
            return Phrase(f"{card.points} {card.text}")
        return self.voice.say(f"objective-{objective}-text", points=card.points)

    def price(self, view: SagradaView, tool: str) -> Phrase:
        """What a tool on the table costs, as a sign."""
        lying = view.on_tools[view.tools.index(tool)]
        if not is_alone(view):
            return named(TOKEN * price_of(lying), PRICE, price_of(lying))
        if lying:
            return self.voice.say("price-used-up")
        colour = self.tool(tool).colour
        return named(f"{LETTERS[COLOUR_NAMES.index(colour)]}?", PRICE, colour)

    def price_in_words(self, view: SagradaView, tool: str) -> Phrase:
        """What a tool on the table costs, in words."""
        lying = view.on_tools[view.tools.index(tool)]
        if not is_alone(view):
            return self.voice.say("price-tokens", tokens=price_of(lying))
        if lying:
            return self.voice.say("price-used-up")
        return self.voice.say("price-die", colour=self.voice.name(COLOUR.name, self.tool(tool).colour))


def is_alone(view: SagradaView) -> bool:
    """Whether one plays alone: tools are paid with dice then."""
    return view.seats == 1


def is_used_up(view: SagradaView, tool: str) -> bool:
    """[SG-8.6] Whether a lone player has used a tool already."""
    return is_alone(view) and view.on_tools[view.tools.index(tool)] > 0


def price_of(lying: int) -> int:
    """[SG-5.1] How many favour tokens a tool costs on which so many lie."""
    return 2 if lying else 1
