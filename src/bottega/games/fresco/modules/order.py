"""The order of the modules: at every opening they act one after the other, as they are listed here."""

from __future__ import annotations

from collections.abc import Mapping

from bottega.games.fresco.box import Box
from bottega.games.fresco.meta import META
from bottega.games.fresco.modules.m01_portraits.module import Portraits
from bottega.games.fresco.modules.m02_requests.module import Requests
from bottega.games.fresco.modules.m03_special_blends.module import SpecialBlends
from bottega.games.fresco.modules.m04_wishing_well.module import WishingWell
from bottega.games.fresco.modules.m05_gold_leaf.module import GoldLeaf
from bottega.games.fresco.modules.m06_glaziers.module import Glaziers
from bottega.games.fresco.modules.m07_scrolls.module import Scrolls
from bottega.games.fresco.modules.m08_bells.module import Bells
from bottega.games.fresco.modules.m09_wall_fresco.module import WallFresco
from bottega.games.fresco.modules.m10_medico.module import Medico
from bottega.games.fresco.modules.m11_favors.module import Favors
from bottega.games.fresco.modules.m12_dames.module import Dames
from bottega.games.fresco.modules.m13_catacombs.module import Catacombs
from bottega.games.fresco.modules.m14_pews.module import Pews
from bottega.games.fresco.modules.m15_dome.module import Dome
from bottega.games.fresco.modules.m16_black_market.module import BlackMarket
from bottega.games.fresco.modules.m17_guild.module import Guild
from bottega.games.fresco.openings import Module
from bottega.games.fresco.planning import blanks_of
from bottega.games.fresco.ruleset import ACCOUNTS, Rules

ORDER: list[type[Module]] = [
    Portraits,
    Requests,
    SpecialBlends,
    WishingWell,
    GoldLeaf,
    Glaziers,
    Scrolls,
    Bells,
    WallFresco,
    Medico,
    Favors,
    Dames,
    Catacombs,
    Pews,
    Dome,
    BlackMarket,
    Guild,
]


def modules_in(options: Mapping[str, str]) -> list[Module]:
    """[FR-M.1] [FR-M.2] The modules that are on, in their order."""
    chosen = META.complete(options)
    modules: list[Module] = []
    first_account = len(ACCOUNTS)
    for kind in ORDER:
        if chosen[kind.name] == "on":
            modules.append(kind(len(modules), first_account))
            first_account += len(kind.accounts)
    return modules


def rules_for(seats: int, options: Mapping[str, str], box: Box) -> Rules:
    """The rules for so many seats and these options."""
    rules = Rules(seats, options, box, modules_in(options))
    rules.blanks = blanks_of(rules.modules)
    return rules
