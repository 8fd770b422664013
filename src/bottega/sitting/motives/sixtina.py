"""Why a turn of 1980 Sixtina is good: frescoes it completes, places it wins, objectives it claims, cards it brings."""

from __future__ import annotations

from bottega.games.sixtina.events import Acquired, Drew, MaterialObtained, ObjectiveClaimed, Scored
from bottega.games.sixtina.kinds import ActorId, ObjectiveId, PositionId
from bottega.games.sixtina.prospects import Ranking, rankings
from bottega.games.sixtina.view import SixtinaView
from bottega.sitting.motives.scene import Scene
from bottega.speech.motives import Motive


class Scores(Motive, frozen=True, kw_only=True, tag="scores"):
    """A fresco is complete, and pays for the place on it."""

    position: PositionId
    place: int
    points: int


class Claims(Motive, frozen=True, kw_only=True, tag="claims"):
    """An objective is claimed."""

    objective: ObjectiveId
    points: int


class Leads(Motive, frozen=True, kw_only=True, tag="leads"):
    """A better place on a fresco that is being restored: what it would pay, and what it would have paid."""

    position: PositionId
    place: int
    points: int
    before: int


class Overtakes(Motive, frozen=True, kw_only=True, tag="overtakes"):
    """A rival loses a place on a fresco: what it would have paid, and what it would pay now."""

    position: PositionId
    actor: ActorId
    points: int
    before: int


class Gathers(Motive, frozen=True, kw_only=True, tag="gathers"):
    """Cards or materials for turns to come."""

    cards: int
    materials: int


def motives(scene: Scene) -> list[Motive]:
    """Why the turn is good, the most telling first."""
    before, after = scene.before, scene.after
    assert isinstance(before, SixtinaView)
    assert isinstance(after, SixtinaView)
    return [*paid(scene), *moved(scene, before, after), *gathered(scene)]


def paid(scene: Scene) -> list[Motive]:
    """What scores at once."""
    found: list[Motive] = []
    for event in scene.events:
        if isinstance(event, Scored) and event.actor == scene.seat:
            found.append(Scores(position=event.position, place=event.place, points=event.points))
        elif isinstance(event, ObjectiveClaimed) and event.actor == scene.seat:
            found.append(Claims(objective=event.objective, points=event.points))
    return found


def moved(scene: Scene, before: SixtinaView, after: SixtinaView) -> list[Motive]:
    """Places on frescoes that are being restored, before and after the turn."""
    known = {ranking.position: ranking for ranking in rankings(scene.game, before)}
    mine: list[Motive] = []
    theirs: list[Motive] = []
    for ranking in rankings(scene.game, after):
        earlier = standing_on(known.get(ranking.position))
        for actor, (place, points) in standing_on(ranking).items():
            _, was = earlier.get(actor, (0, 0))
            if actor == scene.seat and points > was:
                mine.append(Leads(position=ranking.position, place=place, points=points, before=was))
            elif actor != scene.seat and points < was:
                theirs.append(Overtakes(position=ranking.position, actor=actor, points=points, before=was))
    return [*mine, *theirs[:1]]


def standing_on(ranking: Ranking | None) -> dict[ActorId, tuple[int, int]]:
    """The place of everybody on a fresco, and what it would pay."""
    places = ranking.places if ranking is not None else ()
    return {actor: (place.place, place.points) for place in places for actor in place.actors}


def gathered(scene: Scene) -> list[Motive]:
    """What the turn brings for later ones, as far as it is certain."""
    cards = sum([event.number for event in scene.events if isinstance(event, Drew) and event.actor == scene.seat])
    materials = sum(
        [
            event.materials
            for event in scene.events
            if isinstance(event, (Acquired, MaterialObtained)) and event.actor == scene.seat
        ]
    )
    return [Gathers(cards=cards, materials=materials)] if cards or materials else []
