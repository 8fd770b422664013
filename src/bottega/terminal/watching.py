"""Watching a game at a server: a spectator's view, redrawn with headlines."""

from __future__ import annotations

from rich.console import RenderableType

from bottega.terminal.at_server import AtServer
from bottega.terminal.commands import Glance, Left
from bottega.terminal.playing import finish, told
from bottega.terminal.screen import own_screen, show
from bottega.terminal.waiting import Onlooker
from bottega.terminal.words import drawn


def watch(sitting: AtServer) -> None:
    """Watch until the game is over, or it is enough."""
    with own_screen() as farewell:
        try:
            look_on(sitting)
            finish(sitting, farewell)
        except (Left, EOFError):
            farewell.extend(way_back(sitting))
        except BaseException:
            farewell.extend(way_back(sitting))
            raise


def look_on(sitting: AtServer) -> None:
    """Show the table as it goes on; without a terminal, only what happens."""
    if sitting.bell.can_interrupt:
        Headlines(sitting, Glance(sitting, None)).look_on(lambda: sitting.is_over)
        return
    show(*told(sitting, sitting.told_now(None)))
    while not sitting.match.over:
        places = sitting.live.places
        sitting.live.wait(lambda known=places: sitting.live.places is not known)  # type: ignore[misc]
        sitting.look_again()
        show(*told(sitting, sitting.told_now(None)))


class Headlines(Onlooker):
    """Somebody watches: of what happened, always the last is told."""

    def draw(self) -> None:
        """The table, and the last that happened."""
        self.sitting.tell_the_last()
        super().draw()


def way_back(sitting: AtServer) -> list[RenderableType]:
    """How to come back, unless there is nothing to come back to."""
    return [] if sitting.is_over else [drawn(sitting.way_back())]
