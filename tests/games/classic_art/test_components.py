"""What is printed and what is in the box, against the rulebook's own numbers."""

import re
from collections import Counter

import pytest

from bottega.core.components import fingerprint, listing
from bottega.core.errors import BadInput
from bottega.core.registry import printed_components
from bottega.games.classic_art import GAME, ClassicArt
from bottega.games.classic_art.components import Components, WorkEntry, faults, parse_components
from tests.games.classic_art.tables import table

COMPONENTS = parse_components()
WORKS = COMPONENTS.works.items


def wrong(own: str) -> str:
    """What Bottega says of a file of one's own."""
    with pytest.raises(BadInput) as said:
        parse_components(own)
    return str(said.value)


# The totals of the rulebook's list of components


def test_ca_1_1_65_works_13_a_category() -> None:
    assert Counter(work.id[:2] for work in WORKS) == {"EE": 13, "SL": 13, "SC": 13, "PO": 13, "LA": 13}
    assert [category.name for category in COMPONENTS.categories.items] == [
        "Etching & Engraving",
        "Still Life",
        "Sculpture",
        "Portrait",
        "Landscape",
    ]


def test_ca_1_1_ten_loans_two_a_category() -> None:
    loans = COMPONENTS.art_on_loan
    assert Counter(work[:2] for work in loans.works) == {"EE": 2, "SL": 2, "SC": 2, "PO": 2, "LA": 2}
    assert loans.provenance == "reconstructed"


def test_ca_1_2_tokens_for_five_players() -> None:
    """30 prediction tokens, 5 High-Risk tokens and 25 Prestige tokens."""
    tokens = COMPONENTS.tokens
    assert (5 * tokens.prediction, 5 * tokens.high_risk, 5 * tokens.prestige) == (30, 5, 25)


def test_ca_7_1_values_and_multipliers() -> None:
    assert {space.name: space.prestige for space in COMPONENTS.spaces.items} == {
        "1-": 5,
        "2-": 3,
        "3-": 2,
        "4-": 1,
        "5+": 1,
        "6+": 2,
        "7+": 3,
        "8+": 5,
    }
    assert [multiplier.times for multiplier in COMPONENTS.multipliers.items] == [1, 2, 2, 3]


def test_every_value_says_where_it_comes_from() -> None:
    assert {item.provenance for item in listing(COMPONENTS)} == {"rulebook", "public", "derived", "reconstructed"}
    assert all(item.source for item in listing(COMPONENTS))


@pytest.mark.parametrize("work", WORKS, ids=lambda work: work.id)
def test_every_work_can_be_told_of(work: WorkEntry) -> None:
    assert all((work.name, work.short, work.artist, work.year, work.technique, work.collection))
    assert len(work.short) <= 32
    assert re.fullmatch(r"[\d.]+( x [\d.]+)* cm|", work.size)


def test_works_that_are_easily_mixed_up() -> None:
    """Two works are called Vanitas Still Life, and Géricault has two works in two categories."""
    by_id = {work.id: work for work in WORKS}
    assert by_id["SL-03"].name == by_id["SL-10"].name == "Vanitas Still Life"
    assert by_id["SL-03"].short != by_id["SL-10"].short
    assert by_id["EE-10"].artist == by_id["LA-02"].artist == "Théodore Géricault"
    assert by_id["SC-11"].name == "The Thinker"
    assert by_id["PO-01"].artist == "Johannes Vermeer"


# What is wrong is said clearly


def test_nothing_is_wrong_with_the_file() -> None:
    assert faults(COMPONENTS) == []
    assert parse_components(printed_components("classic_art")) == COMPONENTS


@pytest.mark.parametrize(
    ("own", "fault"),
    [
        ("[tokens]\nprediction = 1", "tokens.prediction must be 2 to 20, not 1."),
        ("[tokens]\nhigh_risk = 2", "tokens.high_risk must be 1, not 2."),
        ("[tokens]\nprestige = 4", "tokens.prestige must be 5, not 4."),
        ("[tokens]\nprediction = 21", "tokens.prediction must be 2 to 20, not 21."),
        ("[scoring_track]\nmaximum = 4", "scoring_track.counts_from must be 1 to 4, not 5."),
        ("[scoring_track]\nmaximum = 21", "scoring_track.maximum must be 1 to 20, not 21."),
        ("[scoring_track]\ncounts_from = 0", "scoring_track.counts_from must be 1 to 10, not 0."),
        ("[cards_of_a_season]\nopen = -1", "cards_of_a_season.open must be 0 to 65, not -1."),
        (
            "[cards_of_a_season]\nhouse = 7",
            "cards_of_a_season.house is too small: the House needs a card for each turn.",
        ),
        (
            '[[hands.items]]\nname = "4 players"\ncards = 8',
            "hands.4 players.cards can't be 8: cards are played by twos until 3 are left.",
        ),
        (
            '[[hands.items]]\nname = "4 players"\ncards = 1',
            "hands.4 players.cards can't be 1: cards are played by twos until 3 are left.",
        ),
        (
            '[[hands.items]]\nname = "5 players"\ncards = 13',
            "hands.5 players.cards is too large: there are only 65 cards.",
        ),
        ('[[spaces.items]]\nname = "4-"\nprestige = 0', "spaces.4-.prestige must be 1 to 20, not 0."),
        ('[[multipliers.items]]\nname = "2 tokens"\ntimes = 0', "multipliers.2 tokens.times must be 1 to 20, not 0."),
        ('[[works.items]]\nid = "SC-11"\nshort = "Pietà"', "works.short has 'Pietà' twice."),
        (
            '[[works.items]]\nid = "SC-11"\nartist = ""',
            "works.SC-11.artist must say something, on one line.",
        ),
        (
            '[[works.items]]\nid = "SC-11"\nshort = " "',
            "works.SC-11.short must say something, on one line.",
        ),
        (
            '[[works.items]]\nid = "SC-11"\nname = "The\\nThinker"',
            "works.SC-11.name must say something, on one line.",
        ),
        ('[[categories.items]]\nid = "SC"\nname = ""', "categories.SC.name must say something, on one line."),
        ('[[categories.items]]\nid = "SC"\nname = "Portrait"', "categories.name has 'Portrait' twice."),
    ],
)
def test_a_value_that_can_not_be(own: str, fault: str) -> None:
    assert wrong(own) == f"The components are wrong. {fault}"


def test_loans_that_can_not_be() -> None:
    loans = [work for work in COMPONENTS.art_on_loan.works if work != "SC-05"]
    assert wrong(f"[art_on_loan]\nworks = {loans}") == (
        "The components are wrong. SC needs 2 works in art_on_loan.works, not 1."
    )
    assert wrong(f"[art_on_loan]\nworks = {[*loans, 'SC-14']}") == (
        "The components are wrong:\n  art_on_loan.works can't be 'SC-14'. Did you mean 'SC-13'?"
        "\n  SC needs 2 works in art_on_loan.works, not 1."
    )
    assert wrong(f"[art_on_loan]\nworks = {[*loans, 'SC-12']}") == (
        "The components are wrong:\n  art_on_loan.works has 'SC-12' twice."
        "\n  SC needs 2 works in art_on_loan.works, not 1."
    )
    assert wrong(f"[art_on_loan]\nworks = {[*loans, 'SC-05', 'SC-12']}") == (
        "The components are wrong. art_on_loan.works has 'SC-12' twice."
    )


def test_a_list_in_another_order() -> None:
    """The lists can't be replaced; the printed file itself is held to them."""
    spaces = list(reversed(COMPONENTS.spaces.items))
    changed = Components(
        **{
            **{name: getattr(COMPONENTS, name) for name in COMPONENTS.__struct_fields__},
            "spaces": type(COMPONENTS.spaces)(provenance="rulebook", source="", items=spaces),
            "works": type(COMPONENTS.works)(provenance="rulebook", source="", items=WORKS[1:]),
        }
    )
    assert [str(fault) for fault in faults(changed)] == [
        "spaces.name must be 1-, 2-, 3-, 4-, 5+, 6+, 7+ and 8+, in this order.",
        "works.id must run from EE-01 to LA-13, in order.",
    ]


def test_a_value_of_the_wrong_kind() -> None:
    assert wrong('[tokens]\nprediction = "six"') == (
        "The components are wrong. Expected `int`, got `str` - at `$.tokens.prediction`."
    )


# A box of one's own


def test_own_values_are_played_by() -> None:
    own = """
        [scoring_track]
        maximum = 12
        [art_on_loan]
        works = ["EE-01", "EE-02", "SL-01", "SL-09", "SC-05", "SC-12", "PO-01", "PO-04", "LA-03", "LA-12"]
        [[spaces.items]]
        name = "6+"
        prestige = 4
        [[hands.items]]
        name = "4 players"
        cards = 7
        """
    game = ClassicArt(own)
    assert game.fingerprint != GAME.fingerprint
    assert game.box.track_maximum == 12
    assert game.ruleset(4, {}).turns == 2
    assert GAME.ruleset(4, {}).turns == 3
    assert table(shown="EE-01", game=game).hangs("EE") == -1
    assert table(shown="EE-03", game=game).hangs("EE") == 1
    assert game.box.prestige[5] == 4
    assert GAME.box.prestige[5] == 2


def test_the_fingerprint_tells_values_apart() -> None:
    assert fingerprint(COMPONENTS) == GAME.fingerprint
    assert fingerprint(parse_components('[[works.items]]\nid = "SC-11"\nyear = "1904"')) != GAME.fingerprint
