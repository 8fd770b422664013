"""The option two_moves=together: Lathekin and Tap Wheel lift two dice, then set both down. SG-5.8."""

from tests.games.sagrada.tables import drawn, table

TOGETHER = {"two_moves": "together"}


def test_sg_5_8_by_option_they_are_lifted_together_and_may_swap() -> None:
    game = table(
        """
        R3 B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pattern="..666 66666 66666 66666",
        tools=[4],
        options=TOGETHER,
    )
    game.plays("use lathekin", "lift A1", "lift A2", "move A1 A2", "move A2 A1")
    assert game.board() == drawn("""
        B5 R3 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
    """)


def test_sg_5_8_together_the_second_may_be_set_down_first() -> None:
    game = table(
        """
        R3 B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pattern="..666 66666 66666 66666",
        tools=[4],
        options=TOGETHER,
    )
    game.plays("use lathekin", "lift A1", "lift A2", "move A2 A1", "move A1 A2")


def test_sg_5_8_together_both_are_lifted_before_one_is_set_down() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[4],
        options=TOGETHER,
    ).plays("use lathekin")
    assert game.refuses("move A1 A2") == "carry-out"
    game.plays("lift A1")
    assert game.refuses("move A1 A2") == "carry-out"
    assert game.refuses("stop") == "carry-out"
    assert str(game.why_not("stop")) == "First carry out Lathekin: lift a second die. [SG-5.4]"
    game.plays("lift B2")
    assert game.refuses("lift B2") == "carry-out"


def test_sg_5_8_together_only_lifted_dice_are_set_down() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. G1 .. ..
        .. .. .. .. ..
        """,
        tools=[4],
        options=TOGETHER,
    )
    game.plays("use lathekin", "lift A1", "lift B2")
    assert game.refuses("move C3 D4") == "not-lifted"
    assert game.rule_of("move C3 D4") == "SG-5.8"
    game.plays("move A1 B4")
    assert game.refuses("move A1 B3") == "not-lifted"
    assert game.refuses("stop") == "carry-out"
    game.plays("move B2 D4")


def test_sg_5_8_together_two_different_dice() -> None:
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[4],
        options=TOGETHER,
    ).plays("use lathekin")
    assert game.refuses("lift A2") == "no-die-there"
    game.plays("lift A1")
    assert game.refuses("lift A1") == "lifted-already"
    assert game.refuses("lift A2") == "no-die-there"


def test_sg_5_8_together_no_die_is_stranded() -> None:
    """A lift or a setting down after which another lifted die would fit nowhere is refused."""
    picture = """
        R3 B5 .. .. ..
        G2 .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """
    game = table(picture, pattern="..111 11111 11111 11111", tools=[4], options=TOGETHER).plays("use lathekin")
    assert game.refuses("lift B1") == "lift-leads-nowhere"
    assert game.rule_of("lift B1") == "SG-5.8"
    game.plays("lift A1")
    assert game.refuses("lift B1") == "pair-leads-nowhere"
    game.plays("lift A2", "move A1 A2", "move A2 A1")


def test_sg_5_8_together_the_first_leaves_room_for_the_second() -> None:
    game = table(
        """
        R3 B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        pattern="...66 66666 66666 66666",
        tools=[4],
        options=TOGETHER,
    )
    game.plays("use lathekin", "lift A1", "lift A2")
    assert game.refuses("move A1 A3") == "stranded"
    game.plays("move A1 A2", "move A2 A3")


def test_sg_5_8_together_the_option_is_about_two_dice() -> None:
    """Eglomise Brush and Copper Foil Burnisher move one die as ever."""
    for tool, name in ((2, "eglomise-brush"), (3, "copper-foil-burnisher")):
        game = table(
            """
            R3 .. .. .. ..
            .. B5 .. .. ..
            .. .. .. .. ..
            .. .. .. .. ..
            """,
            tools=[tool],
            options=TOGETHER,
        )
        game.plays(f"use {name}", "move A1 A2")


def test_sg_t12_by_option_two_are_lifted_together() -> None:
    """[SG-5.8] The red dice swap places, which one by one they could not."""
    picture = """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. R1 .. ..
        .. .. .. .. ..
        """
    pattern = ".6666 66666 66.66 66666"
    assert table(picture, pattern=pattern, tools=[12], track={1: "R6"}).refuses("use tap-wheel") == "nothing-moves"
    game = table(picture, pattern=pattern, tools=[12], track={1: "R6"}, options=TOGETHER)
    game.plays("use tap-wheel", "lift A1", "lift C3", "move A1 C3", "move C3 A1")
    assert game.board() == drawn("""
        R1 .. .. .. ..
        .. B5 .. .. ..
        .. .. R3 .. ..
        .. .. .. .. ..
    """)


def test_sg_t12_by_option_one_may_be_lifted_alone() -> None:
    """[SG-5.8]"""
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[12],
        track={1: "R6", 2: "B1"},
        options=TOGETHER,
    )
    game.plays("use tap-wheel", "lift A1")
    assert game.refuses("lift B2") == "other-colour"
    assert game.refuses("move B2 B1") == "not-lifted"
    game.plays("move A1 A2")
    assert game.refuses("stop") == "no-tool-to-stop"


def test_sg_t12_by_option_only_a_colour_of_the_track_is_lifted() -> None:
    """[SG-5.8]"""
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[12],
        track={1: "R6"},
        options=TOGETHER,
    )
    assert game.plays("use tap-wheel").refuses("lift B2") == "colour-not-on-track"
    game = table(
        """
        R3 .. .. .. ..
        .. B5 .. .. ..
        .. .. .. .. ..
        .. .. .. .. ..
        """,
        tools=[12],
        track={1: "G6"},
        options=TOGETHER,
    )
    assert game.refuses("use tap-wheel") == "none-of-track-colours"
