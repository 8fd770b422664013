"""Games that are leafed through are played again once, however many ask for their steps."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

import pytest

from bottega.core.errors import BadInput
from bottega.server.replaying import Replays

RECORD = Path(__file__).parents[1] / "replays" / "sagrada" / "a-duel.jsonl"


@dataclass
class Shelf:
    """Where a record is fetched from."""

    text: str
    fetched: int = 0

    async def record(self) -> str:
        """The record, after a while."""
        self.fetched += 1
        await asyncio.sleep(0)
        return self.text


@pytest.fixture
def shelf() -> Shelf:
    return Shelf(RECORD.read_text())


def test_a_game_is_played_again_once_for_all_who_ask(shelf: Shelf) -> None:
    async def ask() -> None:
        replays = Replays()
        first, second = await asyncio.gather(replays.of("a", shelf.record), replays.of("a", shelf.record))
        assert first is second is await replays.of("a", shelf.record)
        assert shelf.fetched == 1

    asyncio.run(ask())


def test_what_went_wrong_is_tried_again(shelf: Shelf) -> None:
    async def ask() -> None:
        replays, whole = Replays(), shelf.text
        shelf.text = "".join(whole.splitlines(keepends=True)[:-1])
        with pytest.raises(BadInput, match="not over"):
            await replays.of("a", shelf.record)
        shelf.text = whole
        assert (await replays.of("a", shelf.record)).steps

    asyncio.run(ask())
