"""Module 17 in words: the painters guild."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bottega.core.actions import Action
from bottega.core.seats import Seat
from bottega.games.fresco.actions import Offer
from bottega.games.fresco.catalogue import MARKET, PAINTS, SPACES_EACH, WORKSHOP, Location, Painter
from bottega.games.fresco.kinds import PAINT
from bottega.games.fresco.modules.m17_guild.kinds import KIND_OF_PAINT, KINDS_OF_PAINT
from bottega.games.fresco.modules.m17_guild.offers import NAME, SHELVES, SWAP, Swap
from bottega.games.fresco.modules.m17_guild.view import GuildShare
from bottega.speech.fresco.modules.voice import ModuleVoice, Reader
from bottega.speech.fresco.scene import Scene
from bottega.speech.fresco.words import paints_of, problem
from bottega.speech.language import Said


def at_the_guild(scene: Scene) -> list[str]:
    """The basic and the blended paint at the guild; none if it is not played with."""
    if NAME not in scene.rules.by_name:
        return []
    share = scene.view.share(GuildShare)
    return [share.basic, share.blended]


def read_exchange(scene: Scene, words: Sequence[str]) -> Sequence[Action]:
    """What is given, of each kind; what is taken may be said, too: `guild red`, `guild red for blue`."""
    paints, there = paints_of(words), at_the_guild(scene)
    actions: list[Action] = []
    for shelf, of_a_kind in enumerate(SHELVES):
        named = [paint for paint in paints if paint in of_a_kind]
        taken = [PAINTS[paint] for paint in named[1:]]
        if there and taken not in ([], [there[shelf]]):
            raise problem("guild-has", paint=there[shelf], kind_of_paint=KINDS_OF_PAINT[shelf])
        actions += [swap for swap in SWAP if swap.paint in named[:1]]
    if not actions:
        raise problem("not-at-the-guild")
    return actions


class GuildVoice(ModuleVoice):
    """The two pieces at the guild."""

    help = (("guild red purple", "help-guild"),)

    @property
    def readers(self) -> Mapping[str, Reader]:
        return {"guild": read_exchange}

    def about_action(self, scene: Scene, action: Offer) -> dict[str, Said]:
        assert isinstance(action, Swap)
        return {
            **self.voice.said("taken", PAINT.name, at_the_guild(scene)[action.shelf]),
            **self.voice.said("kind", KIND_OF_PAINT.name, KINDS_OF_PAINT[action.shelf]),
        }

    def busy(self, scene: Scene, seat: Seat, column: Location) -> int:
        """[FR-M17.2] Everybody, if there is anything to exchange: what was given can be had back."""
        if column != WORKSHOP:
            return 0
        guild, paints = at_the_guild(scene), scene.view.paints[seat]
        given = [paint for shelf, kind in enumerate(SHELVES) for paint in kind if PAINTS[paint] != guild[shelf]]
        has_any = any(paints[paint] for paint in given)
        return SPACES_EACH if has_any or scene.sent(Painter(seat), MARKET) else 0


VOICE = GuildVoice
