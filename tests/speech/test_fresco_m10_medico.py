"""What is said of module 10, the medico."""

from __future__ import annotations

import pytest

from bottega.games.fresco.catalogue import LOCATIONS
from tests.games.fresco.infirmaries import MEDICO, STAYS, infirmary, visiting
from tests.games.fresco.module_refusals.m10_medico import buying, drinking, infected, waking
from tests.games.fresco.tables import REFILL, Play, table
from tests.speech.spoken import Spoken

NOBODY = {0: "00100", 1: "00100", 2: "00100"}


def assigned(plan: str) -> list[str]:
    """The apprentices of a plan, as it is asked for."""
    return [f"assign {location} {number}" for location, number in zip(LOCATIONS, plan, strict=False)]


def planning(ill: int = 0, mood: int = 0, offered: str = "", last: bool = False, paints: str = "") -> Play:
    """Anna plans, with so many ill apprentices."""
    modules = {"medico": infirmary(ill={0: ill}, offered=offered)}
    return table("plan", mood=[mood, 0, 0], last=last, paints=paints, options=MEDICO, modules=modules)


# Planning


def test_the_tile_of_the_medico() -> None:
    spoken = Spoken(planning(offered="elixir-3 juice"))
    assert (
        "First: Does your medico tile cover a location? It lies on the market, where you buy a bottle before anything "
        "else: an elixir of 3 portions for 3 Thalers or raspberry juice for 2 Thalers. It has room for 1 apprentice."
    ) in spoken.asked
    assert spoken.menu == {"Medico tile": ["keep it", "market"]}
    assert spoken.explains("medico market") == (
        "Lay the medico tile on the market: you must buy a bottle if you can, and one apprentice may visit the market."
    )
    assert spoken.explains("medico no") == "Keep your medico tile this round: you buy no bottle."


def test_a_tile_that_goes_to_one_location_is_named_by_a_word() -> None:
    spoken = Spoken(planning(offered="juice"))
    for clause in ("medico", "medico market", "medico m"):
        assert spoken.reads(f"plan 1 2 1 1 0, {clause}") == ["medico market", *assigned("1211")]
    assert Spoken(planning()).stumbles("plan 1 2 1 1 0, medico") == (
        "You can't plan `medico`. The medico has no bottle on offer, or you have two."
    )


def test_where_ill_ones_go() -> None:
    spoken = Spoken(planning(ill=2).plays(*assigned("1100"), seat=0))
    assert spoken.asked == (
        "How many ill apprentices go to the cathedral? They may also stay at home.  Like: ill cathedral 2"
    )
    assert spoken.menu == {"Ill to the cathedral": ["none", "one", "two"]}
    assert spoken.explains("ill cathedral 2") == (
        "Send 2 ill apprentices to the cathedral. Healthy ones fall ill beside them."
    )
    assert spoken.explains("ill studio 1") == ("Send 1 ill apprentice to the studio. Healthy ones fall ill beside him.")
    assert spoken.explains("ill studio 0") == "Send no ill apprentice to the studio."


def test_ill_ones_of_a_plan_in_any_order_of_words() -> None:
    spoken = Spoken(planning(ill=2))
    plan = [*assigned("1110"), "ill cathedral 1", "ill studio 0", "ill workshop 1"]
    for clauses in (
        "ill cathedral 1, ill workshop 1",
        "1 ill to the cathedral, 1 ill to the workshop",
        "ill c 1, ill w 1",
    ):
        assert spoken.reads(f"plan 1 1 1 0 0, {clauses}") == plan
    assert Spoken(planning()).stumbles("plan 1 2 1 1 0, ill studio") == (
        "You can't plan `ill studio`. No ill apprentice of yours is left for the studio, or there is no room."
    )
    assert spoken.stumbles("plan 1 1 1 0 0, drink juice") == (
        "You can't plan `drink juice`. That is done when its moment comes."
    )


def test_the_second_visit_to_the_cathedral() -> None:
    game = planning(ill=1, last=True).plays(*assigned("1111"), seat=0)
    game.plays("ill cathedral 0", "ill studio 0", "ill workshop 0", seat=0)
    assert Spoken(game).asked.startswith("How many ill apprentices go to the cathedral again?")


def test_where_the_neutral_one_stands() -> None:
    spoken = Spoken(planning(mood=3).plays(*assigned("1201"), seat=0))
    assert spoken.asked == (
        "Where does the neutral apprentice stand? He may fall ill, too, but not for long.  Like: neutral market"
    )
    assert spoken.menu == {"Neutral one": ["market", "cathedral", "workshop", "theater"]}
    assert spoken.explains("neutral market") == (
        "The neutral apprentice is one of those who go to the market: he may fall ill in place of another."
    )
    assert Spoken(planning()).stumbles("plan 1 2 1 1 0, neutral market") == (
        "You can't plan `neutral market`. You have no neutral apprentice now. He comes with the best mood."
    )


def test_what_the_option_says_of_him() -> None:
    game = table("plan", mood=[3, 0, 0], options=STAYS, modules={"medico": infirmary()})
    assert "He may fall ill, too, and then a black pawn stays." in Spoken(game.plays(*assigned("1201"), seat=0)).asked


def test_a_plan_tells_of_all_of_them() -> None:
    game = planning(ill=1, mood=3).plays(*assigned("1200"), "ill cathedral 1", "neutral market", seat=0)
    spoken = Spoken(game)
    told = "Anna sends an ill apprentice to the cathedral. Anna's neutral apprentice is one of those at the market."
    assert told in spoken.explains("commit")


# Waking up, and falling ill


def test_who_is_set_aside() -> None:
    spoken = Spoken(waking())
    assert spoken.asked == (
        "Your mood is bad, and one apprentice is set aside: a healthy one, or an ill one, who is healed by it?"
        "  Like: set-aside ill"
    )
    assert spoken.menu == {"Set aside": ["a healthy one", "an ill one, who is healed"]}
    assert spoken.explains("set-aside ill").startswith("Set an ill apprentice aside, who is healed by it")
    assert spoken.explains("set-aside healthy").startswith("Set a healthy apprentice aside")
    spoken.game.plays("set-aside ill")
    assert spoken.told("apprentice-set-aside") == ["Anna sets an ill apprentice aside, who is healed by it."]


def test_a_wake_up_time_tells_how_many_are_ill() -> None:
    game = table(options=MEDICO, modules={"medico": infirmary(ill={0: 2}, stand_ins={0: 1})})
    assert Spoken(game).menu["8:00"][0].endswith("tiles at 2 Thalers; 3 ill")


def test_what_is_infected() -> None:
    for luck, before, said in (
        ("draw 2", "", "The studio is infected."),
        ("draw 4", "studio", "The signpost: the studio is infected again."),
        ("draw 4", "", "The signpost: no location is infected."),
    ):
        game = table("plan", market={"I": "R"}, options=MEDICO, modules={"medico": infirmary(infected=before)})
        game.plans(0, "11111").plans(1, "11111").plays(*assigned("1111"), seat=2).plays("commit", seat=2, luck=[luck])
        assert Spoken(game).told("infection-revealed") == [said]


def test_who_falls_ill() -> None:
    spoken = Spoken(infected())
    assert spoken.asked == (
        "The studio is infected: who falls ill, one of your own or the neutral one?  Like: infect own"
    )
    assert spoken.menu == {"Falls ill": ["one of your own", "the neutral one"]}
    assert spoken.explains("infect own") == "One of your own apprentices falls ill, until you drink an elixir."
    assert spoken.explains("infect neutral").startswith("The neutral apprentice falls ill and goes home.")
    spoken.game.plays("infect neutral")
    assert spoken.told("neutral-fell-ill") == ["Anna's neutral apprentice falls ill at the studio and goes home."]


@pytest.mark.parametrize(
    ("healthy", "ill", "said"),
    [
        (1, 0, "An apprentice of Anna falls ill at the studio."),
        (2, 1, "2 apprentices of Anna fall ill at the studio."),
    ],
)
def test_how_many_fall_ill(healthy: int, ill: int, said: str) -> None:
    assert Spoken(visiting("studio", healthy, ill, infected="studio")).told("fell-ill") == [said]


# Visits


def test_the_ill_at_work() -> None:
    spoken = Spoken(visiting("cathedral", 1, 1, paints="YRB YRB", track="1 40 50"))
    assert spoken.asked.startswith("Cathedral, with 2 apprentices: restore a segment or the altar. 1 ill one waits.")
    assert spoken.menu["Ill one"] == ["works next"]
    assert spoken.explains("ill-next") == (
        "An ill apprentice works next: away from the bishop in the cathedral, one blend in the workshop."
    )
    spoken.game.plays("ill-next")
    assert "An ill apprentice is at work." in spoken.asked


def test_an_ill_one_blends_once() -> None:
    assert Spoken(visiting("workshop", 1, 1, paints="YYYRRR")).asked.startswith(
        "Workshop: 3 blends left. 1 ill one waits."
    )


def test_saints() -> None:
    spoken = Spoken(visiting("studio", 0, 1, paints="RB"))
    assert spoken.asked == "Studio: paint a saint with an ill apprentice. 1 ill one waits.  Like: saint red"
    assert spoken.menu == {"Saint": ["red R for 3 Thalers", "blue B for 3 Thalers"]}
    assert spoken.reads("saint red blue") == ["saint red", "saint blue"]
    assert spoken.explains("saint red") == (
        "An ill apprentice in the studio paints a saint: one red paint goes, for 3 Thalers."
    )
    spoken.game.plays("saint red")
    assert spoken.told("saint-painted") == ["An ill apprentice of Anna paints a saint with red for 3 Thalers."]


def test_buying_a_bottle() -> None:
    spoken = Spoken(buying())
    assert spoken.asked == "Which bottle do you buy from the medico? You must buy one, and have 2 Thalers."
    assert spoken.menu == {"Bottle": ["elixir-1 (cures 1) for 2 Thalers"]}
    assert spoken.explains("bottle 2") == (
        "Buy an elixir of 1 portion from the medico for 2 Thalers, to drink in an evening (cures 1)."
    )
    assert spoken.explains("bottle 3") == "Buy the bottle at place 3 of the medico: there is none now."
    assert spoken.explains("bottle 4") == "Buy the bottle at place 4 of the medico: there is none now."
    spoken.game.plays("bottle 2")
    assert spoken.told("bottle-bought") == ["Anna buys an elixir of 1 portion from the medico for 2 Thalers."]


def test_drinking() -> None:
    spoken = Spoken(drinking())
    assert spoken.asked == (
        "It is evening: drink a bottle now, or keep it? You have 1 ill apprentice.  Like: drink elixir-1"
    )
    assert spoken.menu == {"Drink": ["elixir-1 (cures 1)"]}
    assert spoken.enter == "drink no more"
    assert spoken.reads("drink both") == spoken.reads("drink elixir 1") == ["drink elixir-1"]
    assert spoken.stumbles("drink wine").startswith("There is no bottle 'wine'.")
    assert spoken.explains("drink elixir-1") == "Drink an elixir of 1 portion (cures 1). What is left over is lost."
    assert spoken.explains("drink juice") == "Drink raspberry juice (mood +1)."
    spoken.game.plays("drink elixir-1", luck=REFILL)
    assert spoken.told("bottle-drunk") == ["Anna drinks an elixir of 1 portion."]
    assert spoken.told("cured") == ["One apprentice of Anna is cured."]


def test_new_bottles() -> None:
    share = infirmary(ill={0: 1, 1: 1})
    game = table("evening", options=MEDICO, modules={"medico": share}, luck=[*REFILL, "draw 0", "draw 3"])
    assert Spoken(game).told("bottles-offered") == [
        "The medico offers an elixir of 3 portions for 3 Thalers and raspberry juice for 2 Thalers."
    ]
    none = table("evening", options=MEDICO, modules={"medico": infirmary(offered="juice")}, luck=REFILL)
    assert Spoken(none).told("bottles-offered") == ["The medico has no bottle to offer."]


def test_good_health_pays_in_the_end() -> None:
    share = infirmary(ill={0: 4, 1: 5}, infections="")
    game = table("theater", plans=NOBODY, last=True, track="10 40 60", options=MEDICO, modules={"medico": share})
    assert Spoken(game).told("health-paid") == [
        "Anna gets 5 Thalers for one healthy apprentice.",
        "Cleo gets 25 Thalers for 5 healthy apprentices.",
    ]


# What is worth a thought, and help


def test_healthy_ones_beside_ill_ones_are_warned_of() -> None:
    """[FR-M10.4]"""
    game = planning(ill=2, paints="YRB").plays(*assigned("0100"), "ill cathedral 1", seat=0)
    assert "cathedral: your healthy apprentices fall ill beside the ill ones" in Spoken(game).warnings


def test_an_ill_one_in_the_studio_needs_a_paint() -> None:
    """[FR-M10.10]"""
    game = planning(ill=2, paints="Y").plays(*assigned("1001"), "ill cathedral 0", "ill studio 2", seat=0)
    assert "studio: without a paint for a saint 1 apprentice who is ill earns nothing there" in Spoken(game).warnings


def test_a_bottle_must_be_paid_for() -> None:
    """[FR-M10.13]"""
    share = infirmary(offered="elixir-3")
    game = table("plan", thalers=2, options=MEDICO, modules={"medico": share})
    game.plays("medico market", *assigned("0122"), seat=0)
    assert "market: you have too few Thalers for a bottle of the medico" in Spoken(game).warnings


def test_help_is_there_with_the_module() -> None:
    assert Spoken(planning()).help["drink both"] == ("drink your bottles in the evening; `drink elixir-2`, one of them")
    assert "drink both" not in Spoken(table("plan")).help
