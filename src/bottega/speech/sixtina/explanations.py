"""What each action does, in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.actions import Action
from bottega.games.sixtina.actions import (
    Add,
    AdditionalMaterial,
    Claim,
    Discard,
    Place,
    Play,
    Position,
    Prepare,
    RefinedTechnique,
    Restore,
    Reveal,
    Send,
    Take,
)
from bottega.games.sixtina.box import HALVES
from bottega.games.sixtina.completing import is_nearly_over
from bottega.games.sixtina.kinds import ACTOR, OBJECTIVES, POSITIONS, TECHNIQUES, ActorId
from bottega.games.sixtina.prospects import Forecast, Way, forecast, with_materials
from bottega.games.sixtina.restoring import Restoring
from bottega.games.sixtina.ruleset import PREPARATION, REFINED_CARDS
from bottega.speech.language import Said
from bottega.speech.phrase import Phrase, named
from bottega.speech.sixtina.moves import cards_drawn, claim_points, kind_facts
from bottega.speech.sixtina.saying import Saying
from bottega.speech.sixtina.scene import Scene, position_of, sum_of, value_of_card
from bottega.speech.voice import Tried, sentences


def explain(voice: Saying, scene: Scene, action: Action) -> Phrase:
    """What an action does, in words."""
    key = f"explain-{action.word}"
    match action:
        case Prepare():
            return voice.say(key, number=cards_drawn(scene, PREPARATION))
        case Discard():
            return voice.tell_about(key, card=action.card)
        case Take():
            cards = tuple([scene.box.names[card] for card in scene.chosen])
            return voice.tell_about(key, cards=cards, materials=action.number)
        case Restore():
            return _explain_restoring(voice, scene, action)
        case Play():
            return _explain_card(voice, scene, action)
        case Add():
            return _explain_adding(voice, scene, action)
    return _explain_what_follows(voice, scene, action)


def _explain_what_follows(voice: Saying, scene: Scene, action: Action) -> Phrase:
    """What an action does that is none of the three of a turn."""
    key = f"explain-{action.word}"
    match action:
        case Claim():
            return _explain_claim(voice, scene, action)
        case RefinedTechnique():
            return voice.say(key, number=cards_drawn(scene, REFINED_CARDS))
        case AdditionalMaterial():
            return voice.say(key, materials=min(1, scene.supply))
        case Reveal():
            return voice.tell_about(key, position=POSITIONS[action.position])
        case Place() | Send():
            return voice.say(key, **_where(voice, scene, action.position))
    return voice.say(key)


def completed(moves: Sequence[Tried]) -> list[Tried]:
    """Moves without those that only lead up to the next: it tells of them."""
    pairs = zip(moves, [*moves[1:], None], strict=False)
    return [move for move, after in pairs if after is None or not isinstance(move.action, (Restore, Play, Discard))]


def _where(voice: Saying, scene: Scene, position: Position) -> dict[str, Said]:
    """A fresco by its place, and its title if it can be seen."""
    return {
        **voice.said("position", "position", POSITIONS[position]),
        **voice.said("fresco", "fresco", scene.fresco_at(position)),
    }


def _explain_restoring(voice: Saying, scene: Scene, action: Restore) -> Phrase:
    facts = _where(voice, scene, action.position) | voice.said("technique", "technique", TECHNIQUES[action.technique])
    value = scene.value_of(action.position, action.technique)
    if value is None:
        return voice.say("explain-restore-unseen", **facts)
    ways = [_way(voice, way) for way in scene.best_ways(action.position, action.technique)]
    return voice.say("explain-restore", value=value, ways=ways, ways_count=len(ways), **facts)


def _way(voice: Saying, way: Way) -> Phrase:
    values = sum_of([value_of_card(card) for card in way.cards])
    return voice.tell_about("way", restoration=way.restoration, values=values)


def _explain_card(voice: Saying, scene: Scene, action: Play) -> Phrase:
    asked = scene.restoring
    if asked is None:
        return voice.tell_about("explain-play-unseen", card=action.card)
    total = asked.total + action.value
    facts = {**voice.said("card", "card", action.card), **kind_facts(voice, total, asked.value)}
    return voice.say("explain-play", total=total, value=asked.value, **facts)


def _explain_adding(voice: Saying, scene: Scene, action: Add) -> Phrase:
    asked = scene.restoring
    if asked is None or not asked.cards:
        return voice.say("explain-add-unseen", materials=action.number)
    values = sum_of([value_of_card(card) for card in asked.cards])
    facts = {**voice.facts(asked), **_where(voice, scene, position_of(asked.position))}
    facts |= kind_facts(voice, asked.total, asked.value)
    said = voice.say("explain-add", values=values, materials=action.number, **facts)
    step = scene.table.agenda[-1]
    if not isinstance(step, Restoring) or step.check(scene.table, step.seat, action) is not None:
        return said
    return sentences([said, *_worth(voice, scene, step, action), *_gianluigi(voice, scene, step, action)])


def _worth(voice: Saying, scene: Scene, step: Restoring, action: Add) -> list[Phrase]:
    """[SX-6.2] [SX-6.3] What the places of the fresco would be worth after it, and whose they would be."""
    after = forecast(scene.table, step, action.number)
    return [_places(voice, scene, after)] if after.ranking.places else []


def _places(voice: Saying, scene: Scene, after: Forecast) -> Phrase:
    paid = [place for place in after.ranking.places if place.place <= len(after.ranking.values)]
    places = [
        voice.say(
            "explain-worth-place",
            points=place.points,
            actors=[_who(voice, scene, actor) for actor in place.actors],
            sharing=len(place.actors),
        )
        for place in paid
    ]
    return voice.say("explain-worth", completes="yes" if after.completes else "no", places=places)


def _who(voice: Saying, scene: Scene, actor: ActorId) -> Phrase:
    """A restorer by name; the player who asks is "you"."""
    return named(str(voice.say("you")), ACTOR.name, actor) if actor == scene.seat else voice.name(ACTOR.name, actor)


def _gianluigi(voice: Saying, scene: Scene, step: Restoring, action: Add) -> list[Phrase]:
    """[SX-8.4] [SX-8.7] What Gianluigi will do after it; a fresco that is completed first may fill his supply."""
    rules, table = scene.rules, scene.table
    if rules.gianluigi < 0:
        return []
    if rules.gianluigi_rests_at_the_end and is_nearly_over(with_materials(table, step, action.number)):
        return [voice.say("explain-gianluigi-rests")]
    extras = sum([scene.box.halves[card] for card in step.chosen]) // HALVES
    return [
        voice.tell_about(
            "explain-gianluigi",
            technique=TECHNIQUES[step.technique(table)],
            total=step.total(table),
            materials=extras,
            is_short=extras > 0 and table.supply[rules.gianluigi] <= extras,
        )
    ]


def _explain_claim(voice: Saying, scene: Scene, action: Claim) -> Phrase:
    objective = OBJECTIVES[action.objective]
    text = voice.objective_text(objective, scene.view.seats)
    facts = voice.said("objective", "objective", objective)
    if action.objective not in scene.table.objectives:
        return voice.say("explain-claim-not-in-play", text=text, **facts)
    points = claim_points(scene, action.objective)
    if points is None:
        return voice.say("explain-claim-full", text=text, **facts)
    return voice.say("explain-claim", text=text, points=points, **facts)
