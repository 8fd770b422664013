"""Title pages: what a game is about, and its options as questions with answers."""

from __future__ import annotations

import pytest

from bottega.core.components import listing
from bottega.core.registry import find_game, game_meta, game_names
from bottega.speech.about import PARTS, about, goal, question
from bottega.speech.language import ENGLISH
from tests.speech.catalogues import entries

MODULE_KEYS = ("module", "module-title", *[f"module-{what}" for what in PARTS])

each_game = pytest.mark.parametrize("name", game_names())


@each_game
def test_a_title_page(name: str) -> None:
    page = about(game_meta(name))
    assert (page.name, page.title, page.seats) == (name, game_meta(name).title, game_meta(name).seats)
    assert page.summary.endswith(".")
    assert page.goal == goal(game_meta(name))
    assert page.edition
    assert [option.name for option in page.options] == [option.name for option in game_meta(name).options]


def test_authors_and_publishers_are_credited() -> None:
    said = {name: about(game_meta(name)).credits for name in game_names()}
    assert said["sagrada"] == (
        "A game by Daryl Andrews and Adrian Adamescu, published by Floodgate Games and Cranio Creations."
    )
    assert said["classic_art"] == "A game by Reiner Knizia, published by CMON."


@each_game
def test_every_option_is_a_question_and_each_value_an_answer(name: str) -> None:
    meta = game_meta(name)
    for option in meta.options:
        asked = question(meta, option)
        assert [answer.value for answer in asked.answers] == list(option.values)
        words = [answer.words for answer in asked.answers]
        assert len(set(words)) == len(words)
        assert not any(said.endswith(".") for said in words)
        assert ("?" in asked.words) is (option.module == 0)
        assert bool(asked.title) is (option.module > 0)


def test_a_module_says_what_it_adds_and_which_components_are_its_own() -> None:
    game = find_game("fresco")
    listed = [item.chapter for item in listing(game.components)]
    brought = [chapter for option in game.meta.modules for chapter in option.brings]
    assert set(brought) <= set(listed)
    assert len(set(brought)) == len(brought), "no chapter comes with two modules"
    for option in game.meta.modules:
        asked = question(game.meta, option)
        assert asked.brings == option.brings
        assert asked.part is not None
        said = (asked.part.table, asked.part.acts, asked.part.decide)
        assert all(words.endswith(".") for words in said)
    assert all(question(game.meta, option).part is None for option in game.meta.options if not option.module)


@each_game
def test_no_option_is_asked_that_there_is_not(name: str) -> None:
    meta = find_game(name).meta
    options = {f"option-{option.name}" for option in meta.options}
    values = {
        f"option-{option.name}-{value}" for option in meta.options if not option.module for value in option.values
    }
    modules = {f"{key}-{option.name}" for option in meta.modules for key in MODULE_KEYS}
    shorter = {f"module-{option.name}-note" for option in meta.modules}
    said = {key for key in entries(name) if key.startswith(("option-", "module-"))}
    assert said - shorter == options | values | modules


def test_what_a_browser_is_given() -> None:
    page = about(game_meta("sagrada"), ENGLISH)
    bag = next(option for option in page.options if option.name == "bag")
    assert (bag.words, bag.rule, bag.seats) == ("How many dice are in the bag?", "SG-2.5", (2, 3))
    assert [(answer.value, answer.words) for answer in bag.answers] == [
        ("full", "all 90"),
        ("reduced", "just as many as are drawn in ten rounds"),
    ]
    fresco = about(game_meta("fresco"))
    bells = next(option for option in fresco.options if option.module == 8)
    assert (bells.title, [answer.words for answer in bells.answers]) == ("The bells", ["without it", "with it"])
