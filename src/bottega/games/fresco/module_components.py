"""The printed matter of modules 4 to 17: its chapters, and what would contradict the rulebook's own numbers."""

from __future__ import annotations

import msgspec

from bottega.core.errors import BadInput
from bottega.games.fresco.modules.m04_wishing_well.components import LuckyPennies, WishCards, well_faults
from bottega.games.fresco.modules.m05_gold_leaf.components import GoldArrowChapter, GoldLeafChapter, gold_leaf_faults
from bottega.games.fresco.modules.m06_glaziers.components import GlassChapter, Glazery, WindowChapter, glazier_faults
from bottega.games.fresco.modules.m08_bells.components import (
    BellTrack,
    CertificateChapter,
    bell_track_faults,
    certificate_faults,
)
from bottega.games.fresco.modules.m09_wall_fresco.components import WallChapter, WallTileChapter, wall_faults
from bottega.games.fresco.modules.m10_medico.components import (
    BottleChapter,
    InfectionChapter,
    MedicoBoard,
    bottle_faults,
    infection_faults,
    medico_faults,
)
from bottega.games.fresco.modules.m11_favors.components import FavorChapter, favor_faults
from bottega.games.fresco.modules.m12_dames.components import DAMES_FOR_FOUR, DAMES_FOR_THREE, Rosaries, rosary_faults
from bottega.games.fresco.modules.m13_catacombs.components import Maps, Treasures, map_faults, treasure_faults
from bottega.games.fresco.modules.m14_pews.components import BeamTileChapter, PewChapter, beam_tile_faults, pew_faults
from bottega.games.fresco.modules.m15_dome.components import DomeChapter, dome_faults

# Module 4: The Wishing Well


# Module 5: The Gold Leaf


# Module 6: The Glaziers


# Module 8: The Bells


# Module 9: The Wall Fresco


# Module 10: The Medico


# Module 11: The Bishop's Favors


# Module 12: The Dames


# Module 13: The Catacombs


# Module 14: The Pews


# Module 15: The Dome


# All modules


class ModuleComponents(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What modules 4 to 17 bring, in their order."""

    lucky_pennies: LuckyPennies
    wish_cards: WishCards
    gold_leaf: GoldLeafChapter
    gold_arrows: GoldArrowChapter
    gold_arrows_for_three: GoldArrowChapter
    glass: GlassChapter
    glazery: Glazery
    windows: WindowChapter
    certificates: CertificateChapter
    bell_track: BellTrack
    bell_track_for_three: BellTrack
    wall_tiles: WallTileChapter
    wall: WallChapter
    bottles: BottleChapter
    infections: InfectionChapter
    medico: MedicoBoard
    favors: FavorChapter
    rosaries: Rosaries
    treasures: Treasures
    maps: Maps
    pews: PewChapter
    beam_tiles: BeamTileChapter
    dome: DomeChapter


def module_faults(components: ModuleComponents) -> list[BadInput]:
    """What contradicts the rulebook's own numbers, or could not be played."""
    return [
        *well_faults(components),
        *gold_leaf_faults(components),
        *glazier_faults(components),
        *certificate_faults(components.certificates.items),
        *bell_track_faults("bell_track", components.bell_track),
        *bell_track_faults("bell_track_for_three", components.bell_track_for_three),
        *wall_faults(components.wall_tiles.items, components.wall),
        *bottle_faults(components.bottles.items),
        *infection_faults(components.infections.items),
        *medico_faults(components.medico),
        *favor_faults(components.favors.items),
        *rosary_faults("four_players", components.rosaries.four_players, DAMES_FOR_FOUR),
        *rosary_faults("three_players", components.rosaries.three_players, DAMES_FOR_THREE),
        *treasure_faults(components.treasures.items),
        *map_faults(components.maps.items),
        *pew_faults(components.pews.items),
        *beam_tile_faults(components.beam_tiles.items),
        *dome_faults(components.dome.items),
    ]
