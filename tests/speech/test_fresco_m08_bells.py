"""What is said of module 8, the bells."""

from __future__ import annotations

import pytest

from tests.games.fresco.tables import REFILL, first_come, table
from tests.games.fresco.test_m08_bells import BELLS, LEFT_OUT, NONE, audience, belfry, earning, final
from tests.speech.spoken import Spoken

SHOWN = "B16 .. B18"
"""For 8 Thalers each: 8 points and 3 bells, 6 points and 6 bells."""


def in_audience(thalers: int = 7) -> Spoken:
    """Anna has an audience; one of three certificates is sold."""
    return Spoken(audience(belfry(SHOWN), thalers=thalers))


def settling() -> Spoken:
    """Anna may pay before the bells are scored."""
    return Spoken(final(belfry(NONE, unpaid="B04 1, B05 2"), thalers=7))


# The audience


def test_a_certificate_is_bought() -> None:
    spoken = in_audience(thalers=8)
    assert spoken.asked == (
        "Audience: buy a certificate, in full or in part, for a point per 2 Thalers paid now. You have 8 Thalers.  "
        "Like: certificate 1 full"
    )
    assert list(spoken.menu) == ["3 bells, 8 Th", "6 bells, 8 Th"]
    assert spoken.menu["3 bells, 8 Th"][:4] == ["in full +8", "pay nothing yet", "pay 1 +0", "pay 2 +1"]
    assert spoken.enter == ""
    assert spoken.explains("certificate 1 full") == (
        "Buy the certificate of 3 bells for 8 Thalers: 8 points now, and its bells for the end."
    )
    assert spoken.explains("certificate 1 5") == (
        "Pay 5 of 8 Thalers for the certificate of 3 bells: 2 points now. All that you earn goes on it until it is "
        "paid. Until then its bells count against you."
    )
    assert spoken.explains("certificate 2 1") == "There is no certificate at place 2 now."


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("certificate 1", ["certificate 1 full"]),
        ("certificate b18", ["certificate 3 full"]),
        ("certificate B18 in full", ["certificate 3 full"]),
        ("certificate 1 for 3 Thalers", ["certificate 1 3"]),
    ],
)
def test_a_certificate_in_a_sentence(text: str, names: list[str]) -> None:
    assert in_audience().reads(text) == names


def test_sentences_that_name_none() -> None:
    spoken = in_audience()
    assert spoken.stumbles("certificate B07") == "There is no certificate 'b07' on display. There are 1 B16 and 3 B18."
    assert spoken.stumbles("certificate 1 lots") == (
        "Say how many Thalers you pay now, like `certificate 1 3`. Without a number you pay in full."
    )
    assert Spoken(table("wake")).stumbles("certificate B07") == (
        "There is no certificate 'b07' on display. None is left."
    )


def test_what_is_told_of_a_purchase() -> None:
    bought = Spoken(audience().plays("certificate 1 full"))
    assert bought.news[0] == "Anna buys the certificate of 1 bell for 3 Thalers and scores 3 points."
    paid = Spoken(audience().plays("certificate 3 4"))
    assert paid.told("certificate-bought") == [
        "Anna pays 4 Thalers of 6 for the certificate of 3 bells and scores 2 points."
    ]
    taken = Spoken(audience().plays("certificate 3 0"))
    assert taken.told("certificate-bought") == [
        "Anna takes the certificate of 3 bells and pays nothing of 6 Thalers yet."
    ]


def test_an_audience_in_vain() -> None:
    share = {**belfry("B01 .. .."), "spots": ("studio", "studio", "kept")}
    game = table("studio", plans={0: "00001"}, options=BELLS, modules={"bells": share}, track="1 40 50")
    assert Spoken(game.plays("certificate 1 full")).told("audience-in-vain") == ["Bea finds no certificate left."]


def test_the_tile_in_a_plan() -> None:
    spoken = Spoken(table("plan", options=BELLS))
    assert (
        "Does your audience tile cover a location? You must buy a certificate there, in full or in part. "
        "You send no apprentice there." in spoken.asked
    )
    gone = Spoken(table("plan", options=BELLS, modules={"bells": belfry(NONE, gone=" ".join(all_certificates()))}))
    assert gone.stumbles("plan 2 1 1 1 0, audience market").endswith("Your audience tile is of no more use.")


def all_certificates() -> list[str]:
    return [f"B{number:02}" for number in range(1, 19)]


def test_certificates_are_shown_on_the_table() -> None:
    luck = [*REFILL, *first_come(3)]
    spoken = Spoken(table("evening", options=BELLS, modules={"bells": belfry("B01 .. B10")}, luck=luck))
    (told,) = spoken.told("certificates-shown")
    assert told.startswith("Certificates on display: 2 bells (3 Thalers for 2 points), 3 bells (")
    assert "Certificates" not in " ".join(spoken.news)


# Paying


def test_thalers_of_one_s_own() -> None:
    spoken = settling()
    assert spoken.asked == (
        "Put Thalers of your own on certificates? It is your last chance. Missing: 3 Thalers on the "
        "certificate of 2 bells and 2 Thalers on the certificate of 3 bells. You have 7 Thalers.  Like: deposit B04 1"
    )
    assert (spoken.menu, spoken.enter) == (
        {"Deposit": ["on the certificate of 2 bells (lacks 3)", "on the certificate of 3 bells (lacks 2)"]},
        "put no more on certificates",
    )
    assert spoken.explains("deposit B04") == (
        "Put a Thaler of your own on the certificate of 2 bells, for no points. "
        "Once it is paid its bells count for you."
    )
    spoken.game.plays("deposit B05", "deposit B05")
    assert spoken.told("deposited") == [
        "Anna puts 1 Thaler on the certificate of 3 bells, which lacks 1 Thaler.",
        "Anna puts 1 Thaler on the certificate of 3 bells, which is paid now.",
    ]


def test_deposits_in_a_sentence() -> None:
    assert settling().reads("deposit B05 2") == ["deposit B05", "deposit B05"]
    assert settling().reads("deposit 2 Thalers B05") == ["deposit B05", "deposit B05"]
    assert settling().stumbles("deposit 2") == "Say it like `deposit B04 2`. Still to be paid: B04 and B05."
    one = Spoken(final(belfry(NONE, unpaid="B04 1"), thalers=7))
    assert one.reads("deposit 2") == ["deposit B04", "deposit B04"]


def test_which_certificate_is_filled_first() -> None:
    spoken = Spoken(earning("B10 1, B18 0"))
    assert spoken.asked == "You earn 3 Thalers: which certificate do you fill first?  Like: fill B10"
    assert spoken.menu == {"Fill": ["certificate of 3 bells (lacks 5)", "certificate of 6 bells (lacks 8)"]}
    assert (
        spoken.explains("fill B10") == "Put what you have earned on the certificate of 3 bells first, until it is paid."
    )
    spoken.game.plays("fill B18")
    assert spoken.news[0] == (
        "Anna earns 3 Thalers in the studio; puts 3 Thalers on the certificate of 6 bells, which lacks 5 Thalers."
    )


# The end


def test_the_bells_are_scored() -> None:
    spoken = Spoken(final(belfry(NONE, red="B18 B12", blue="B15"), thalers=0))
    assert spoken.told("bells-counted") == [
        "Anna has 11 bells, and stands on space 11 of the bells.",
        "Bea has 5 bells, and stands on space 5 of the bells.",
    ]
    assert spoken.told("bishop-counted") == ["The bishop has 45 bells, and stands on space 30 of the bells."]
    assert spoken.told("bells-scored") == [
        "Anna is number 2 of the bells and scores 5 points for that, and 1 point for the space.",
        "Bea is number 3 of the bells and scores 2 points for that, and 0 points for the space.",
    ]


def test_who_takes_no_part() -> None:
    spoken = Spoken(final(belfry(NONE, unpaid="B15 6", blue="B01"), options=LEFT_OUT))
    assert spoken.told("bells-counted")[0] == "Anna has -5 bells, and stands on no space of the bells."


def test_help_and_what_it_takes() -> None:
    assert in_audience().help["deposit B04 2"] == "put 2 Thalers of your own on this certificate"
    assert Spoken(table("wake")).explains("fill B01") == "You play without the module bells."
