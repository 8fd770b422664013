"""What there is to know about Fresco before a game begins. Imports no rules."""

from bottega.core.meta import Meta, Option
from bottega.games.fresco.modules.m01_portraits.meta import OPTION as PORTRAITS
from bottega.games.fresco.modules.m02_requests.meta import OPTION as REQUESTS
from bottega.games.fresco.modules.m03_special_blends.meta import OPTION as SPECIAL_BLENDS
from bottega.games.fresco.modules.m04_wishing_well.meta import OPTION as WISHING_WELL
from bottega.games.fresco.modules.m05_gold_leaf.meta import OPTION as GOLD_LEAF
from bottega.games.fresco.modules.m06_glaziers.meta import OPTION as GLAZIERS
from bottega.games.fresco.modules.m07_scrolls.meta import OPTION as SCROLLS
from bottega.games.fresco.modules.m08_bells.meta import BELLS_BELOW_ZERO
from bottega.games.fresco.modules.m08_bells.meta import OPTION as BELLS
from bottega.games.fresco.modules.m09_wall_fresco.meta import OPTION as WALL_FRESCO
from bottega.games.fresco.modules.m10_medico.meta import ILL_AT_THE_BISHOP, NEUTRAL_ILLNESS
from bottega.games.fresco.modules.m10_medico.meta import OPTION as MEDICO
from bottega.games.fresco.modules.m11_favors.meta import OPTION as FAVORS
from bottega.games.fresco.modules.m12_dames.meta import OPTION as DAMES
from bottega.games.fresco.modules.m13_catacombs.meta import OPTION as CATACOMBS
from bottega.games.fresco.modules.m14_pews.meta import OPTION as PEWS
from bottega.games.fresco.modules.m14_pews.meta import PEW_POINTS
from bottega.games.fresco.modules.m15_dome.meta import OPTION as DOME
from bottega.games.fresco.modules.m16_black_market.meta import OPTION as BLACK_MARKET
from bottega.games.fresco.modules.m17_guild.meta import OPTION as GUILD

META = Meta(
    name="fresco",
    title="Fresco",
    seats=(2, 3, 4),
    rules_version=2,
    authors=("Marco Ruskowski", "Marcel Süßelbeck"),
    publishers=("Queen Games",),
    options=(
        Option("edition", ("2010", "mega"), "FR-1.7"),
        PORTRAITS,
        REQUESTS,
        SPECIAL_BLENDS,
        WISHING_WELL,
        GOLD_LEAF,
        GLAZIERS,
        SCROLLS,
        BELLS,
        WALL_FRESCO,
        MEDICO,
        FAVORS,
        DAMES,
        CATACOMBS,
        PEWS,
        DOME,
        BLACK_MARKET,
        GUILD,
        Option("advance", ("once", "twice"), "FR-5.4"),
        BELLS_BELOW_ZERO,
        ILL_AT_THE_BISHOP,
        NEUTRAL_ILLNESS,
        PEW_POINTS,
        Option("leonardo_closes", ("must", "may"), "FR-L.5", seats=(2,)),
        Option("leonardo_wins", ("never", "can-win"), "FR-L.11", seats=(2,)),
    ),
)
