"""What each action does, in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from bottega.core.actions import Action
from bottega.core.words import counted
from bottega.games.classic_art.actions import Drop, Pass, Play, Predict
from bottega.games.classic_art.catalogue import (
    CARD_IDS,
    CATEGORY_IDS,
    EXHIBITION_OF,
    LABEL_OF,
    RARITIES,
    SPACES_EACH,
    Space,
)
from bottega.games.classic_art.events import works
from bottega.terminal.boards.classic_art.cards import printed
from bottega.terminal.boards.classic_art.scene import Scene

TIMES = {1: "", 2: ", twice", 3: ", three times"}


def explain(scene: Scene, action: Action) -> str:
    """What an action does, in words."""
    match action:
        case Play():
            card = CARD_IDS[action.card]
            return f"Play {_entry(scene, card)} {coming(scene, card)}"
        case Predict():
            return _explain_prediction(scene, action)
        case Drop():
            return _explain_drop(scene, action)
        case Pass():
            return "Predict nothing this turn; your tokens stay with you."
    return action.name


def explain_briefly(scene: Scene, action: Action) -> str:
    """The same beside other actions, without what is printed on the cards."""
    if isinstance(action, Play):
        card = CARD_IDS[action.card]
        return f"{scene.work(card).short}: {coming(scene, card)}"
    return explain(scene, action)


def _entry(scene: Scene, card: str) -> str:
    """A card as the catalogue has it."""
    work = scene.work(card)
    return f"{work.name} ({printed(work)})."


def coming(scene: Scene, card: str) -> str:
    """What happens in its exhibition when a card comes, after the one that is chosen already."""
    category = card[:2]
    name = scene.name(category)
    before = scene.balance(category, scene.chosen)
    after = works(scene.works_in(category, [*scene.chosen, card]))
    if not scene.is_loan(card):
        if before < 0:
            return f"It leaves {name} at once, with the loan that waits there."
        return f"It hangs in {name}, which has {after} then."
    if before > 0:
        return f"Art on Loan: it leaves {name} with the artwork that came last, and {after} {_stay(after)}."
    return f"Art on Loan: nothing hangs in {name}, so it waits and takes the next artwork away."


def _stay(number: str) -> str:
    return "stays" if number in ("1 work", "no work") else "stay"


# Predictions


def _explain_prediction(scene: Scene, action: Predict) -> str:
    name = scene.name(CATEGORY_IDS[EXHIBITION_OF[action.space]])
    how = "Double down on" if action.tokens > 1 else "Predict"
    risk = ", with the High-Risk token" if scene.is_setup else ""
    said = f"{how} {LABEL_OF[action.space]} for {name}{risk}: {_meaning(action.space)}."
    return f"{said} {_chance(scene, action.space)} {_payment(scene, action)}"


def _meaning(space: Space) -> str:
    """[CA-5.2] [CA-5.3] What a space predicts."""
    place = space % SPACES_EACH
    bound = "or fewer" if place < RARITIES else "or more"
    kind = "a Rarity Show" if place < RARITIES else "a Grand Exhibition"
    return f"{kind} of {works(place + 1)} {bound} at the end of the season"


def _chance(scene: Scene, space: Space) -> str:
    """How far the exhibition is from what a space predicts. Loans that wait count below nothing."""
    category, number = CATEGORY_IDS[EXHIBITION_OF[space]], space % SPACES_EACH + 1
    balance = scene.balance(category)
    hang = f"{works(max(0, balance)).capitalize()} {'hangs' if balance <= 1 else 'hang'} there now"
    spare = number - balance if number <= RARITIES else balance - number
    if number <= RARITIES:
        needed = f"{-spare} must leave" if spare < 0 else f"{spare or 'no'} more may come"
    else:
        needed = f"{-spare} more must come" if spare < 0 else f"{spare or 'none'} may leave"
    return f"{hang}: {needed}."


def _payment(scene: Scene, action: Predict) -> str:
    """What it brings if it comes true, and costs if not."""
    value, times = scene.box.prestige[action.space], scene.times(action.tokens)
    sum_of = "" if times == 1 else f" ({value}{TIMES.get(times, f', {times} times')})"
    tokens = counted(action.tokens, "token")
    return f"It pays {value * times} Prestige{sum_of}; if it fails, {tokens} {_is(action)} lost."


def _is(action: Predict) -> str:
    return "is" if action.tokens == 1 else "are"


# The last turn


def _explain_drop(scene: Scene, action: Drop) -> str:
    card = CARD_IDS[action.card]
    said = f"Drop {card} {scene.work(card).short} face down; nobody else ever sees it."
    if card not in scene.hand:
        return said
    played = [other for other in scene.hand if other != card]
    titles = " and ".join([f"{other} {scene.work(other).short}" for other in played])
    return f"{said} You play {titles}: {_counts(scene, played)}, and what the others play comes to it."


def _counts(scene: Scene, cards: Sequence[str]) -> str:
    """How many works hang in the exhibitions of some cards, with them."""
    categories = list(dict.fromkeys(card[:2] for card in cards))
    return ", ".join([f"{scene.name(category)} {scene.works_in(category, cards)}" for category in categories])
