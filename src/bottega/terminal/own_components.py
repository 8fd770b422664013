"""A file of one's own: values that are printed otherwise in the box at home."""

from __future__ import annotations

from pathlib import Path

from bottega.core.components import own_chapters
from bottega.core.errors import BadInput
from bottega.core.game import Game
from bottega.core.registry import find_game, game_meta
from bottega.sitting.files import read_text
from bottega.speech.phrase import Phrase
from bottega.terminal.words import say


def read_own_components(game: str, file: Path | None) -> str:
    """The text of a file that replaces printed values of a game, if there is one; BadInput says what is wrong."""
    if file is None:
        return ""
    game_meta(game)
    text = read_text(file)
    try:
        find_game(game, text)
    except BadInput as error:
        raise BadInput("file-of-components", path=str(file), because=error) from None
    return text


def notes_on_components(game: Game) -> list[Phrase]:
    """What players should know if a game is not played with the printed values alone."""
    if not game.own_components:
        return []
    chapters = [Phrase(title.replace("_", " ")) for title in own_chapters(game.components)]
    return [say("components-replaced", chapters=chapters) if chapters else say("components-same")]
