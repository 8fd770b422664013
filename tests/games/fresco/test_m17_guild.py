"""Module 17: the painters guild."""

import random

import pytest

from bottega.core.chance import FastChance
from bottega.games.fresco import GAME
from bottega.games.fresco.accounts import complaints
from bottega.games.fresco.catalogue import PINK, RED
from bottega.games.fresco.modules.m17_guild.guild_tile import GuildTile
from bottega.games.fresco.modules.m17_guild.view import GuildShare
from tests.games.fresco.tables import REFILL, REQUESTS, SPECIAL_BLENDS, Play, begun, first_come, table

GUILD = {"guild": "on"}


def workshop(paints: str, apprentices: int = 1, basic: str = "yellow", blended: str = "green") -> Play:
    """Red is in the workshop with these paints, and the guild has those."""
    return table(
        f"workshop {apprentices}",
        paints=paints,
        options=GUILD,
        modules={"guild": {"basic": basic, "blended": blended}},
    )


def at_the_guild(game: Play, seat: int | None = None) -> tuple[str, str]:
    """The two pieces at the guild, as a seat sees them."""
    share = game.share(GuildShare, seat)
    return share.basic, share.blended


# Setting up


def test_fr_m17_1_a_basic_and_a_blended_paint_of_the_supply() -> None:
    game = begun(*REFILL, *first_come(24), "pick 1", "pick 2", options=GUILD)
    assert at_the_guild(game) == ("red", "purple")
    assert game.view().supply == (14, 13, 14, 9, 9, 8, 6, 6)
    assert game.facts("guild-filled") == [{"basic": "red", "blended": "purple"}]


def test_fr_m17_1_without_the_module_there_is_no_guild() -> None:
    assert table("workshop 1", paints="YR").refuses("guild red") == "not-played-with"


# Exchanging


def test_fr_m17_2_the_example_of_the_rulebook() -> None:
    """Red for yellow, a blend, another blend, and orange for green."""
    game = workshop("RRRY", apprentices=2).plays("guild red")
    assert (game.paints(), at_the_guild(game)) == ("YYRR", ("red", "green"))
    game.plays("blend orange")
    assert game.waiting == "workshop 0 3 1 2"
    game.plays("blend orange", "guild orange")
    assert (game.paints(), at_the_guild(game)) == ("OG", ("red", "orange"))
    assert game.waiting == "theater 1 4 1"
    assert game.facts("paint-exchanged") == [
        {"actor": 0, "given": "red", "taken": "yellow"},
        {"actor": 0, "given": "orange", "taken": "green"},
    ]


def test_fr_m17_2_two_steps_in_any_order() -> None:
    for steps in (["blend orange", "guild orange"], ["guild red", "guild purple"], ["blend orange"] * 2):
        game = workshop("YYRRBP").plays(*steps)
        assert game.waiting == "theater 1 4 1"


def test_fr_m17_2_nobody_must_exchange() -> None:
    game = workshop("RRRY").plays("pass")
    assert game.paints() == "YRRR"


def test_fr_m17_2_only_in_the_workshop() -> None:
    assert table("cathedral 1", paints="YRB", options=GUILD).rule_of("guild red") == "FR-M17.2"


def test_fr_m17_2_a_visit_goes_on_for_an_exchange_alone() -> None:
    game = workshop("R")
    assert game.legal() == ["guild red", "pass"]
    nothing = workshop("Y")
    assert nothing.waiting == "theater 1 4 1"


def test_fr_m17_2_an_exchange_of_a_request_s_apprentice() -> None:
    """[FR-M2.2] Who has exchanged is no longer free for a request."""
    game = table(
        "workshop 1",
        paints="RRYY",
        tiles={0: "F01 F02 F03"},
        options={**GUILD, **REQUESTS},
        modules={"guild": {"basic": "blue", "blended": "green"}},
    )
    assert game.allows("request general")
    assert game.plays("guild red").refuses("request general") == "no-fresh-apprentice"


def test_fr_m17_3_basic_for_basic_and_blended_for_blended() -> None:
    game = workshop("ROP").plays("guild purple")
    assert (game.paints(), at_the_guild(game)) == ("ROG", ("yellow", "purple"))
    game.plays("guild red")
    assert (game.paints(), at_the_guild(game)) == ("YOG", ("red", "purple"))


def test_fr_m17_3_what_one_does_not_have_is_not_given() -> None:
    assert workshop("R").refuses("guild blue") == "nothing-to-give"


def test_fr_m17_3_not_pink_and_not_brown() -> None:
    """There is no such action."""
    assert [name for name in (action.name for action in GAME.actions) if name.startswith("guild")] == [
        f"guild {paint}" for paint in ("yellow", "red", "blue", "orange", "green", "purple")
    ]
    game = table(
        "workshop 1",
        paints="KW",
        options={**GUILD, **SPECIAL_BLENDS},
        modules={"guild": {"basic": "yellow", "blended": "green"}},
    )
    assert game.waiting == "theater 1 4 1"


def test_fr_m17_4_one_of_each_kind() -> None:
    game = workshop("RRBBO").plays("guild red")
    assert game.refuses("guild blue") == "once-each"
    assert game.allows("guild orange")
    blended = workshop("RRBBOP").plays("guild orange")
    assert blended.refuses("guild purple") == "once-each"
    assert blended.allows("guild blue")


def test_fr_m17_4_the_next_apprentice_may_again() -> None:
    game = workshop("RRBBO", apprentices=2).plays("guild red", "guild orange", "guild blue")
    assert (game.paints(), at_the_guild(game)) == ("YRRBG", ("blue", "orange"))


def test_fr_7_3_an_apprentice_may_stop_and_make_room_for_the_next() -> None:
    """[FR-M17.4] Two exchanges of basic paints, by two apprentices, and nothing else."""
    game = workshop("RRBB", apprentices=2, basic="blue").plays("guild red")
    assert game.refuses("guild blue") == "once-each"
    assert game.legal() == ["blend purple", "next", "pass"]
    game.plays("next")
    assert game.waiting == "workshop 0 3 1 2"
    assert game.plays("guild blue").paints() == "RRBB"
    assert game.refuses("next") == "no-next"


def test_fr_7_3_nobody_makes_room_without_a_reason() -> None:
    assert workshop("RRBB", apprentices=2).refuses("next") == "no-next"
    assert workshop("RRYY", apprentices=2).plays("blend orange").refuses("next") == "no-next"
    assert workshop("RRBB").plays("guild red").refuses("next") == "no-next"
    assert table("workshop 2", paints="YYRR").plays("blend orange").legal("next") == []


def test_fr_m17_5_not_for_its_own_colour() -> None:
    assert workshop("YG").waiting == "theater 1 4 1"
    game = workshop("YRG")
    assert (game.refuses("guild yellow"), game.refuses("guild green")) == ("same-colour", "same-colour")


def test_fr_m17_6_leonardo_is_no_member() -> None:
    game = table("workshop", seats=2, options=GUILD, hours="5:00 6:00 9:00")
    assert game.waiting == "theater 0 4 1"


def test_everybody_sees_the_guild() -> None:
    game = workshop("RRB").plays("guild red")
    assert {at_the_guild(game, seat) for seat in (0, 1, 2, None)} == {("red", "green")}


def test_what_is_wrong_is_noticed() -> None:
    game = workshop("RRB")
    tile = game.state.extras[0]
    assert isinstance(tile, GuildTile)
    tile.paints = [RED, PINK]
    assert len(complaints(game.state)) == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_with_a_guild_end_and_add_up(seats: int) -> None:
    words = set[str]()
    for seed in range(3):
        rng = random.Random(seed)
        chance = FastChance(rng)
        state = GAME.new(GAME.ruleset(seats, {**GUILD, **SPECIAL_BLENDS}), chance)
        while state.pending:
            assert GAME.complaints(state) == []
            action = rng.choice(state.legal(state.pending[0]))
            words.add(action.word)
            state.apply(state.pending[0], action, chance)
    assert {"guild", "next"} <= words
