"""A file of one's own: values that are printed otherwise in the box at home."""

from __future__ import annotations

from pathlib import Path

from bottega.core.components import LONGEST_FILE, own_chapters
from bottega.core.errors import BadInput
from bottega.core.game import Game
from bottega.core.registry import find_game, game_meta


def read_own_components(game: str, file: Path | None) -> str:
    """The text of a file that replaces printed values of a game, if there is one; BadInput says what is wrong."""
    if file is None:
        return ""
    game_meta(game)
    text = _read(file)
    try:
        find_game(game, text)
    except BadInput as error:
        raise BadInput(f"in the file {file} {error}") from None
    return text


def _read(file: Path) -> str:
    try:
        with file.open(encoding="utf-8-sig") as opened:
            return opened.read(LONGEST_FILE + 1)
    except OSError as error:
        raise BadInput(f"the file {file} can't be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"the file {file} is not text in UTF-8") from None


def notes_on_components(game: Game) -> list[str]:
    """What players should know if a game is not played with the printed values alone."""
    if not game.own_components:
        return []
    chapters = [title.replace("_", " ") for title in own_chapters(game.components)]
    if not chapters:
        return ["The file of components replaces nothing: its values are the printed ones."]
    return [f"Some printed values are replaced by a file of components: {', '.join(chapters)}."]
