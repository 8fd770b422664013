"""Chapter 9: the end of the game."""

from collections.abc import Mapping, Sequence

from tests.games.classic_art.tables import Play, in_order, table

EXAMPLE = {
    0: [0, 8, 6, 0, 0],
    1: [7, 0, 0, 6, 0],
    2: [0, 5, 6, 0, 8],
    3: [0, 8, 10, 0, 5],
    4: [6, 0, 0, 0, 6],
}
"""The rulebook's example: Raphael, Donatello, Leonardo, Venus, Michaelangelo."""
NAMES = ["Raphael", "Donatello", "Leonardo", "Venus", "Michaelangelo"]


def ended(tracks: Mapping[int, Sequence[int]], *, tokens: Sequence[int] | None = None, ties: str = "shared") -> Play:
    return table(tracks=tracks, seats=len(tracks), at="", tokens=tokens, options={"ties": ties}, size=0)


def last_season(tracks: Mapping[int, Sequence[int]], predictions: Mapping[str, str]) -> Play:
    """The season ends with a portrait and nothing else."""
    hands = {seat: f"EE-{seat + 4:02}" for seat in range(len(tracks))}
    game = table(hands=hands, seats=len(tracks), at="last", shown="PO-02", tracks=tracks, predictions=predictions)
    for seat in range(len(tracks) - 1):
        game.plays(*game.legal(seat=seat), seat=seat)
    return game


def test_ca_9_1_the_game_ends_when_the_last_category_reaches_5() -> None:
    """Donatello earns 2 Prestige and reaches 6 in Portrait, where nobody had 5 before."""
    before = {**EXAMPLE, 1: [7, 0, 0, 4, 0]}
    game = last_season(before, {"PO 3-": "B"})
    game.plays(*game.legal(seat=4), seat=4)
    assert game.prestige(1) == [7, 0, 0, 6, 0]
    assert game.state.pending == ()
    assert game.sentences("game-ended") == [
        "Every category has a player with 5 Prestige or more: the game ends after season 1."
    ]
    assert game.state.exhibitions[3] != ()


def test_ca_9_1_otherwise_it_goes_on() -> None:
    game = last_season({**EXAMPLE, 1: [7, 0, 0, 4, 0]}, {"PO 8+": "B"})
    game.plays(*game.legal(seat=4), seat=4, luck=in_order(5))
    assert game.state.season == 2
    assert game.seat == game.state.first == 1


def test_ca_9_1_one_player_may_have_them_all() -> None:
    game = last_season({0: [5, 5, 5, 5, 5], 1: [0] * 5}, {})
    game.plays(*game.legal(seat=1), seat=1)
    assert game.state.pending == ()


def test_ca_9_3_ca_9_4_totals_of_the_example() -> None:
    """13, 12, 14, 19 and 23: Venus wins."""
    standings = ended(EXAMPLE).standings()
    assert {standing.name(NAMES): standing.total for standing in standings} == {
        "Donatello": 13,
        "Michaelangelo": 12,
        "Raphael": 14,
        "Leonardo": 19,
        "Venus": 23,
    }
    assert [standing.name(NAMES) for standing in standings if standing.won] == ["Venus"]
    assert [standing.place for standing in standings] == [1, 2, 3, 4, 5]


def test_ca_9_3_tracks_below_5_do_not_count_and_are_told() -> None:
    lines = ended({0: [4, 5, 10, 0, 1], 1: [0] * 5}).standings()[0].lines
    facts = [(line.label, line.points, line.facts["category"], line.facts["prestige"]) for line in lines]
    assert facts == [
        ("category", 0, "EE", 4),
        ("category", 5, "SL", 5),
        ("category", 10, "SC", 10),
        ("category", 0, "PO", 0),
        ("category", 0, "LA", 1),
    ]
    assert [line.facts["missing"] for line in lines] == [1, 0, 0, 5, 4]
    assert {line.facts["least"] for line in lines} == {5}
    assert {line.rule for line in lines} == {"CA-9.3"}


def test_ca_9_4_the_highest_total_wins_not_the_most_categories() -> None:
    standings = ended({0: [5, 5, 5, 0, 0], 1: [10, 0, 0, 6, 0]}).standings()
    assert [(standing.seat, standing.total, standing.won) for standing in standings] == [(1, 16, True), (0, 15, False)]
    assert [standing.note for standing in standings] == ["", ""]


def test_ca_9_5_equal_totals_share_their_place() -> None:
    standings = ended({0: [10, 0, 0, 0, 0], 1: [5, 5, 0, 0, 0], 2: [0, 7, 0, 0, 0], 3: [7, 0, 0, 0, 0]}).standings()
    assert [(s.seat, s.place, s.won) for s in standings] == [(0, 1, True), (1, 1, True), (2, 3, False), (3, 3, False)]
    assert {(s.note, s.facts["rule"]) for s in standings} == {("shared", "CA-9.5")}


def test_ca_9_5_by_option_more_categories_come_first() -> None:
    tracks = {0: [10, 0, 0, 0, 0], 1: [5, 5, 0, 0, 0], 2: [4, 4, 4, 4, 4]}
    standings = ended(tracks, ties="categories").standings()
    assert [(s.seat, s.place, s.won) for s in standings] == [(1, 1, True), (0, 2, False), (2, 3, False)]
    assert [s.note for s in standings] == ["categories", "", ""]


def test_ca_9_5_by_option_then_more_tokens_and_then_they_share() -> None:
    tracks = {0: [5, 5, 0, 0, 0], 1: [0, 0, 5, 5, 0], 2: [5, 0, 0, 0, 5]}
    standings = ended(tracks, tokens=[3, 6, 3], ties="categories").standings()
    assert [(s.seat, s.place, s.won) for s in standings] == [(1, 1, True), (0, 2, False), (2, 2, False)]
    assert [s.note for s in standings] == ["tokens", "shared", "shared"]


def test_ca_9_6_nobody_acts_when_the_game_is_over() -> None:
    game = ended(EXAMPLE)
    assert game.seat is None
    assert game.refuses("pass", seat=0) == "game-over"
    assert game.rule_of("predict SC 6+", seat=3) == "CA-9.6"
