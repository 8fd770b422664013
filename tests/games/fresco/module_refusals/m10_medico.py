"""Refusals of module 10: how each comes about, and its sentence."""

from bottega.games.fresco.table import Table
from tests.games.fresco.infirmaries import MEDICO, infirmary, visiting
from tests.games.fresco.tables import Play, table
from tests.games.refusals import Case


def planned(ill: int = 0, mood: int = 0) -> Play:
    """Red has placed all healthy apprentices: two in the cathedral, and what is left at the theater."""
    game = table("plan", mood=[mood, 0, 0], options=MEDICO, modules={"medico": infirmary(ill={0: ill})})
    return game.plays("assign market 0", "assign cathedral 2", "assign studio 0", "assign workshop 1", seat=0)


def waking() -> Play:
    """Red wakes up into a bad mood, and has an ill apprentice."""
    game = table(mood=[-2, 0, 0], options=MEDICO, modules={"medico": infirmary(ill={0: 1})})
    return game.plays("wake 7:00", "wake 9:00", "wake 8:00")


def buying() -> Play:
    """Red visits the medico with two Thalers."""
    share = infirmary(tiles="0", offered="elixir-3 elixir-1")
    return table("market", thalers=2, options=MEDICO, modules={"medico": share})


def infected() -> Play:
    """The studio is infected, where Red has two apprentices, one of them neutral."""
    share = infirmary(neutral={0: "studio"}, infected="studio")
    return table("studio 2", mood=[3, 0, 0], options=MEDICO, modules={"medico": share})


def drinking() -> Play:
    """It is evening, and Red has an elixir."""
    plans = {0: "00100", 1: "00100", 2: "00100"}
    share = infirmary(ill={0: 1}, bottles={0: "elixir-1"})
    return table("theater", plans=plans, options=MEDICO, modules={"medico": share})


CASES: dict[str, Case[Table]] = {
    "m10_medico.NO_ROOM_BESIDE_THE_MEDICO": Case(
        lambda: table("plan", options=MEDICO, modules={"medico": infirmary(offered="juice")}),
        "assign market 2",
        "Your medico tile covers the market, and has room for 1 only. Send fewer. [FR-M10.12]",
        before=["medico market"],
        seat=0,
    ),
    "m10_medico.SEND_ILL_FIRST": Case(
        lambda: planned(ill=1),
        "commit",
        "First say how many ill apprentices go to the cathedral. [FR-M10.7]",
        seat=0,
    ),
    "m10_medico.TOO_MANY_ILL": Case(
        lambda: planned(ill=2),
        "ill cathedral 2",
        "Only one ill apprentice of yours can go to the cathedral. [FR-M10.7]",
        seat=0,
    ),
    "m10_medico.SEND_NEUTRAL_FIRST": Case(
        lambda: planned(mood=3),
        "commit",
        "First say where your neutral apprentice stands. [FR-M10.6]",
        seat=0,
    ),
    "m10_medico.NOBODY_SENT_THERE": Case(
        lambda: planned(mood=3),
        "neutral studio",
        "You send no healthy apprentice to the studio. Say another location for the neutral one. [FR-M10.6]",
        seat=0,
    ),
    "m10_medico.SET_ONE_ASIDE": Case(
        waking,
        "wake 5:00",
        "Your mood is bad. First set an apprentice aside: a healthy one, or an ill one. [FR-M10.16]",
    ),
    "m10_medico.NO_ILL_TO_COME": Case(
        lambda: visiting("workshop", 1, 0, paints="YR"),
        "ill-next",
        "No ill apprentice of yours is waiting here. [FR-M10.8]",
    ),
    "m10_medico.ONE_AT_WORK": Case(
        lambda: visiting("workshop", 1, 1, paints="YYY RRR"),
        "ill-next",
        "The apprentice at work has begun. Let him finish first. [FR-M10.8]",
        before=["blend orange"],
    ),
    "m10_medico.NOTHING_FOR_ILL_ONES": Case(
        lambda: visiting("cathedral", 1, 1, paints="RG", fresco={"C4": "F03"}),
        "ill-next",
        "There is nothing an ill apprentice could do here now. Let a healthy one work. [FR-M10.8]",
    ),
    "m10_medico.SAINTS_BY_ILL_ONES": Case(
        lambda: visiting("workshop", 0, 1, paints="YR"),
        "saint yellow",
        "Only ill apprentices in the studio paint saints. [FR-M10.10]",
    ),
    "m10_medico.NO_PAINT_FOR_SAINT": Case(
        lambda: visiting("studio", 0, 1, paints="Y"),
        "saint red",
        "You have no red paint for a saint. Use another one, or pass. [FR-M10.10]",
    ),
    "m10_medico.ILL_ONES_LEAD_NOBODY": Case(
        lambda: visiting("cathedral", 0, 1, paints="YRB"),
        "bishop C4",
        "The bishop is not moved for an ill apprentice. Restore without moving him, or pass. [FR-M10.8]",
    ),
    "m10_medico.BISHOP_TOO_NEAR": Case(
        lambda: visiting("cathedral", 0, 1, paints="YRB YRG", fresco={"C4": "F05"}),
        "restore C4",
        "C4 is next to the bishop on C3: an ill apprentice can't restore it. Choose a segment farther away. [FR-M10.9]",
    ),
    "m10_medico.BISHOP_ON_IT": Case(
        lambda: visiting(
            "cathedral",
            0,
            1,
            paints="YRB YRG",
            fresco={"C3": "F05"},
            options={**MEDICO, "ill_at_the_bishop": "may-not"},
        ),
        "restore C3",
        "The bishop stands on C3: an ill apprentice can't restore it. Choose a segment farther away. [FR-M10.9]",
    ),
    "m10_medico.WHO_FALLS_ILL": Case(
        infected, "pass", "First say who falls ill: one of your own apprentices, or the neutral one. [FR-M10.6]"
    ),
    "m10_medico.MUST_BUY": Case(
        buying, "pass", "You are at the medico's and can pay for a bottle. Buy one first. [FR-M10.13]"
    ),
    "m10_medico.NO_BOTTLE_THERE": Case(
        buying, "bottle 3", "There is no bottle at place 3. Choose another one. [FR-M10.13]"
    ),
    "m10_medico.BOTTLE_TOO_DEAR": Case(
        buying, "bottle 1", "That bottle costs 3 Thalers, and you have only 2. Choose a cheaper one. [FR-M10.13]"
    ),
    "m10_medico.NO_SUCH_BOTTLE": Case(
        drinking, "drink juice", "You do not have raspberry juice. Drink another bottle, or pass. [FR-M10.14]"
    ),
    "m10_medico.DRINK_OR_PASS": Case(
        drinking, "attend", "It is evening: drink a bottle, or pass to keep it. [FR-M10.14]"
    ),
}
