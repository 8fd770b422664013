"""What is said of module 4, the wishing well."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bottega.games.fresco import GAME, Fresco
from bottega.games.fresco.modules.m04_wishing_well.catalogue import WISH_CARDS
from tests.games.fresco.tables import Play, table, wishes
from tests.speech.spoken import Spoken

WELL = {"wishing_well": "on"}
BOOTHS = {"I": "R Y", "II": "B G RRR", "III": "RB YB"}
ALL_CARDS = " ".join(WISH_CARDS)


def wishing(
    at: str,
    cards: str = "",
    *,
    paints: str = "",
    pennies: int = 3,
    placed: int = 0,
    mood: Sequence[int] | None = None,
    game: Fresco = GAME,
) -> Play:
    """Red has these wish cards, and pays 4 Thalers a tile."""
    share = wishes(cards, pennies=(pennies, 3, 3), placed=(placed, 0, 0))
    return table(
        at,
        paints=paints,
        mood=mood,
        market=BOOTHS,
        fresco={"A1": "F01", "C3": "F02", "E5": "F24"},
        bishop="B2",
        track="1 60 70",
        options=WELL,
        modules={"wishing_well": share},
        game=game,
    )


def planning(market: int, pennies: int = 3) -> Play:
    """Red has placed the apprentices."""
    plan = [f"assign market {market}", "assign cathedral 1", "assign studio 1", f"assign workshop {2 - market}"]
    return wishing("plan", pennies=pennies).plays(*plan, seat=0)


# Asking


def test_a_plan_asks_for_pennies() -> None:
    spoken = Spoken(planning(1, pennies=1))
    asked = "You have 1 lucky penny: how many go to the well? Each may draw a wish card.  Like: pennies 1"
    assert (spoken.asked, spoken.menu) == (asked, {"Pennies": ["none", "one"]})
    spoken = Spoken(planning(1))
    assert spoken.menu == {"Pennies": ["none", "one", "two"]}
    assert spoken.explains("pennies 0") == "Put no lucky penny on the market."
    assert spoken.explains("pennies 2") == ("Put 2 lucky pennies on the market, to throw into the well before you buy.")


def test_throwing() -> None:
    spoken = Spoken(wishing("market 1", placed=2))
    assert spoken.asked == "Market, with 2 lucky pennies for the well: throw one and draw a wish card?  Like: throw"
    assert (spoken.menu, spoken.enter) == ({"Well": ["throw a lucky penny"]}, "throw no more")
    assert spoken.explains("throw") == ("Throw a lucky penny into the well, and draw a wish card. The penny is gone.")


@pytest.mark.parametrize(("cards", "fits"), [("praise", True), ("tip tip", False)])
def test_the_praise_is_asked_for_though_none_fits(cards: str, fits: bool) -> None:
    spoken = Spoken(wishing("cathedral 1", cards, paints="YRB").plays("restore A1"))
    said = "Use your wish card for 1 point more?  Like: wish praise" if fits else "You have no wish card for it."
    assert spoken.asked == f"The bishop's bonus counts. {said}"
    assert spoken.enter == ("keep the card" if fits else "go on")


@pytest.mark.parametrize(
    ("cards", "mood", "said"),
    [
        ("busker", 0, "Use your wish card for 1 space of mood more?  Like: wish busker"),
        ("busker", -4, "Use your wish card? It is in vain: your mood comes to the end of its column all the same."),
        ("tip", 0, "You have no wish card for it."),
    ],
)
def test_the_busker_is_asked_for(cards: str, mood: int, said: str) -> None:
    game = wishing("wake", cards, mood=[mood, 0, 0]).plays("wake 7:00")
    assert Spoken(game).asked.startswith(f"You wake up. {said}")


def test_cards_in_visits() -> None:
    spoken = Spoken(wishing("market 2", "lucky-day free-red").plays("buy I 2"))
    assert spoken.asked.startswith("Booth I: buy another tile for 4 Thalers or use a wish card. You have 8 Thalers.")
    assert spoken.menu["Free paint"] == ["R"]
    assert spoken.menu["Wish"] == ["Lucky Day: at the market, 2 lucky pennies from the supply"]
    visiting = Spoken(wishing("cathedral 1", "visit", paints="YRB"))
    assert visiting.menu["Bishop's visit"][:2] == ["A1 (A1 6)", "A2 (A1 5)"]
    blending = Spoken(wishing("workshop 1", "alchemy", paints="YRB"))
    assert blending.menu["Alchemy"] == ["YRB into orange", "YRB into green", "YRB into purple"]


def test_only_cards_are_left() -> None:
    """Who has no apprentice left is told so, and not offered to buy."""
    spoken = Spoken(wishing("market 1", "lucky-day").plays("buy I 2"))
    assert (
        spoken.asked == "Your apprentices are done at the market. You may still use a wish card.  Like: wish lucky-day"
    )
    assert spoken.enter == "keep the card"
    refused = spoken.game.why_not("buy I 1")
    assert str(spoken.voice.refuse(refused)) == (
        "You have no apprentice left at the market. Pass, or use what else you have here."
    )


# Explaining


@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("lucky-day", "at the market, 2 lucky pennies from the supply"),
        ("praise", "the bishop's bonus for a segment is 1 point more"),
        ("tip", "in the studio, 1 Thaler and 1 lucky penny"),
        ("finders", "an apprentice attends the theater and finds 3 Thalers"),
        ("busker", "after you choose a wake-up time, your mood is 1 space better"),
    ],
)
def test_what_a_card_does(card: str, effect: str) -> None:
    name = str(Spoken(wishing("wake")).voice.name("wish-card", card))
    assert Spoken(wishing("wake")).explains(f"wish {card}") == f"Use {name}: {effect}. Then the card is gone."


def test_what_a_card_does_with_something() -> None:
    market = Spoken(wishing("market 2", "free-red").plays("buy I 2"))
    assert market.explains("wish free-red 1") == (
        "Use Free paint, red: take tile R of the booth where you bought, for nothing."
    )
    assert market.explains("wish free-red 4") == (
        "Use Free paint, red for the tile at place 4 of the booth where you bought, for nothing."
    )
    cathedral = Spoken(wishing("cathedral 1", "visit", paints="YRB"))
    assert cathedral.explains("wish visit A1") == (
        "Use The bishop pays a visit: he moves to A1 for nothing; then restore a segment. A1 would then bring 6 points."
    )
    workshop = Spoken(wishing("workshop 1", "alchemy", paints="YRB"))
    assert workshop.explains("wish alchemy YRB green") == (
        "Use Alchemy: yellow, red and blue become green, beside the apprentice's blends."
    )


# Telling


def test_pennies_are_told() -> None:
    game = planning(1).plays("pennies 2", "commit", seat=0)
    for seat in (1, 2):
        game.plans(seat, "00311")
    spoken = Spoken(game)
    assert spoken.told("pennies-placed") == ["Anna has 2 lucky pennies for the well."]
    game.plays("throw", "pass", "buy I 1", "pass", luck=["draw 6"])
    assert spoken.told("penny-thrown") == ["Anna throws a lucky penny into the well and draws a wish card."]
    assert spoken.told("wish-card-drawn") == ["Anna draws Tip."]
    assert Spoken(game, seat=1).told("wish-card-drawn") == []
    assert spoken.told("pennies-taken-back") == ["Anna takes 1 lucky penny back."]
    assert not [line for line in spoken.news if "back" in line]


@pytest.mark.parametrize(
    ("at", "moves", "said"),
    [
        ("market 1", ["wish lucky-day"], "Lucky Day, for 2 lucky pennies."),
        ("studio 1", ["wish tip"], "Tip, for 1 Thaler and 1 lucky penny."),
        ("theater 1", ["wish finders"], "Finders Keepers, for 3 Thalers."),
        ("cathedral 1", ["restore A1", "wish praise"], "Praise of the bishop, for 1 point more."),
        ("wake", ["wake 7:00", "wish busker"], "Busker, for 1 space of mood."),
        ("cathedral 1", ["wish visit A1"], "The bishop pays a visit."),
        ("workshop 1", ["wish alchemy YRB green"], "Alchemy."),
        ("market 1", ["buy I 2", "wish free-red 1"], "Free paint, red."),
    ],
)
def test_what_is_told_of_cards(at: str, moves: list[str], said: str) -> None:
    spoken = Spoken(wishing(at, ALL_CARDS, paints="YRB").plays(*moves))
    assert spoken.told("wish-card-used") == [f"Anna uses a wish card, {said}"]


def test_what_follows_a_card_is_told_next() -> None:
    assert Spoken(wishing("cathedral 1", "visit", paints="YRB").plays("wish visit A1")).news == [
        "Anna uses a wish card, The bishop pays a visit; moves the bishop from B2 to A1 for nothing."
    ]
    free = Spoken(wishing("market 2", "free-red").plays("buy I 2", "wish free-red 1"))
    assert free.told("bought") == ["Anna buys Y at booth I for 4 Thalers.", "Anna takes R of booth I for nothing."]


def test_a_busker_in_vain() -> None:
    spoken = Spoken(wishing("wake", "busker", mood=[-4, 0, 0]).plays("wake 7:00", "wish busker"))
    assert spoken.told("wish-card-used") == [
        "Anna uses a wish card, Busker, in vain: the mood comes to the end of its column all the same."
    ]


def test_the_end_of_pennies() -> None:
    game = table("theater 1", last=True, options=WELL, modules={"wishing_well": {"pennies": (1, 0, 2)}})
    assert Spoken(game).told("pennies-exchanged") == [
        "Anna gets 1 Thaler for 1 lucky penny.",
        "Cleo gets 2 Thalers for 2 lucky pennies.",
    ]


# Understanding


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("wish alchemy Y R B into green", ["wish alchemy YRB green"]),
        ("wish alchemy bry green", ["wish alchemy YRB green"]),
        ("wish tip", None),
    ],
)
def test_sentences(text: str, names: list[str] | None) -> None:
    assert Spoken(wishing("workshop 1", "alchemy", paints="YRB")).reads(text) == names


def test_free_paint_by_its_paints() -> None:
    spoken = Spoken(wishing("market 2", "free-red").plays("buy I 2"))
    assert spoken.reads("wish free R") == ["wish free-red 1"]
    assert spoken.stumbles("wish free B") == "No card shows B, or your booth has no such tile."
    before = Spoken(wishing("market 2", "free-red"))
    assert before.stumbles("wish free R") == "Free paint comes with a purchase: first buy a tile of that booth."


def test_which_alchemy() -> None:
    spoken = Spoken(wishing("workshop 1", "alchemy", paints="YRB"))
    assert spoken.stumbles("wish alchemy YR green") == (
        "Alchemy makes a blended paint of three basic ones, like `wish alchemy YRB green`."
    )


@pytest.mark.parametrize(
    ("text", "pennies", "because"),
    [
        ("plan 0 1 1 1 2, 1 penny", 3, "Lucky pennies go with an apprentice at the market."),
        ("plan 1 1 1 1 1, 1 penny", 0, "You have no lucky penny."),
        ("plan 1 1 1 1 1, wish tip", 3, "Wish cards are used when their moment comes."),
    ],
)
def test_what_has_no_place_in_a_plan(text: str, pennies: int, because: str) -> None:
    spoken = Spoken(wishing("plan", "tip", pennies=pennies))
    assert spoken.stumbles(text).endswith(because)


def test_pennies_in_a_plan() -> None:
    spoken = Spoken(wishing("plan"))
    assert (spoken.reads("plan 1 1 1 1 1, 2 pennies") or [])[-1] == "pennies 2"
    assert "plan 2 1 1 0 1, pennies" in spoken.help
    assert spoken.help["wish alchemy YRB green"].startswith("use a wish card")


# What is worth a thought


@pytest.mark.parametrize(
    ("cards", "placed", "warned"),
    [("", 0, True), ("free-red", 0, False), ("", 1, False), ("alchemy", 0, True)],
)
def test_nobody_knows_what_the_well_brings(cards: str, placed: int, warned: bool) -> None:
    """No word about the cathedral if paints may come from a penny, or with a purchase."""
    game = wishing("plan", cards)
    plan = ["assign market 1", "assign cathedral 3", "assign studio 1", "assign workshop 0"]
    game.plays(*plan, f"pennies {placed}", seat=0)
    assert bool([line for line in Spoken(game).warnings if line.startswith("cathedral")]) == warned


def test_cards_keep_apprentices_busy() -> None:
    plan = ["assign market 0", "assign cathedral 0", "assign studio 3", "assign workshop 1"]
    for cards, idle in (("", True), ("alchemy", False)):
        game = wishing("plan", cards, paints="YYY").plays(*plan, seat=0)
        assert bool([line for line in Spoken(game).warnings if line.startswith("workshop")]) == idle
    for cards, idle in (("finders", True), ("finders finders", False)):
        game = wishing("plan", cards, mood=[4, 0, 0]).plays(*plan, seat=0)
        assert bool([line for line in Spoken(game).warnings if line.startswith("theater")]) == idle


def test_own_names_are_said() -> None:
    own = GAME.with_components('[[wish_cards.items]]\nid = "tip"\nname = "A gift"')
    assert isinstance(own, Fresco)
    spoken = Spoken(wishing("studio 1", "tip", game=own).plays("wish tip"))
    assert spoken.told("wish-card-used") == ["Anna uses a wish card, A gift, for 1 Thaler and 1 lucky penny."]
