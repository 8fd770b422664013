# 1980 Sixtina. Of a technique `$technique` is its name and `$technique-code` what is typed for it; of a fresco `$fresco`
# is its title and `$fresco-short` the same without what goes without saying.

## The title page

meta-summary = Restore the frescoes of the Sistine Chapel, together and against each other.
meta-goal = Restore frescoes with cards and materials: a complete one pays most to whoever did most for it, and most points win.
meta-edition = 2024

## Options

option-full_hand = May you choose technical preparation with eight cards in hand?
option-full_hand-refused = no
option-full_hand-allowed = yes, to wait
option-discard_nothing = May you acquire material without discarding a card?
option-discard_nothing-refused = no
option-discard_nothing-allowed = yes, to wait
option-empty_bonus = May you choose a bonus that brings nothing?
option-empty_bonus-allowed = yes
option-empty_bonus-refused = not while another brings something
option-type_objectives = What do objectives on kinds of restoration count?
option-type_objectives-table = what lies on the frescoes now
option-type_objectives-history = the whole game
option-six_in_three = Where do the "six materials in three" lie?
option-six_in_three-three = on three frescoes, at least one on each
option-six_in_three-up-to-three = on three frescoes at the most
option-adjacent_frescoes = How do "adjacent frescoes" lie?
option-adjacent_frescoes-group = in a group of any shape
option-adjacent_frescoes-line = in a straight line
option-different_zones = Which frescoes count for "different zones"?
option-different_zones-restored = restored ones with your material
option-different_zones-any = all with your material
option-negative_points = What if the points of a place fall below zero?
option-negative_points-lost = it costs points
option-negative_points-nothing = it is worth nothing
option-last_fresco = What is halved for the last fresco?
option-last_fresco-halve-awards = what each player gets
option-last_fresco-halve-values = what the places are worth, before they are shared
option-without_frescoes = What does a player get for contribution who has no material on a restored fresco?
option-without_frescoes-nothing = nothing
option-without_frescoes-ranked = a rank like the others, with none
option-behind_a_tie = What do players get behind a tie for most prudent cards of a technique?
option-behind_a_tie-nothing = nothing
option-behind_a_tie-two-each = 2 points a card
option-gianluigi_acts = When does Gianluigi restore?
option-gianluigi_acts-after-scoring = after the fresco that you completed is scored
option-gianluigi_acts-before-scoring = before the fresco that you completed is scored
option-gianluigi_at_the_end = What does Gianluigi do once the last fresco but one is complete?
option-gianluigi_at_the_end-acts = he restores once more
option-gianluigi_at_the_end-rests = he rests
option-gianluigi_wins = What if Gianluigi has most points?
option-gianluigi_wins-can-win = he wins
option-gianluigi_wins-never = he only shows how well you did

## Names

actor-gianluigi = Gianluigi
you = you
restoration-correct = correct
restoration-excellent = excellent
restoration-prudent = prudent
restoration-correct-text = Upper space, a material of yours.
restoration-excellent-text = Lower space; every place +{ $excellent }; then a bonus.
restoration-prudent-text = Black material; every place −{ $prudent }; you keep the cards.
restoration-correct-note = upper space
restoration-excellent-note = lower, +{ $excellent }, bonus
restoration-prudent-note = black, −{ $prudent }, keep
zone-JC = Jesus Christ
zone-GE = Genesis
zone-MO = Moses
zone-LJ = The Last Judgment
technique-RP = Repainting
technique-SS = Solvent Sponge
technique-LB = Laboratory
technique-IR = Infrared
technique-PI = Plaster Injection
technique-WP = Washi Paper

fresco-JC1 = The Baptism of Christ
fresco-JC1-short = Baptism of Christ
fresco-JC2 = The Temptations of Christ
fresco-JC2-short = Temptations of Christ
fresco-JC3 = The Calling of the First Apostles
fresco-JC3-short = Calling of the First Apostles
fresco-JC4 = The Sermon on the Mount
fresco-JC4-short = Sermon on the Mount
fresco-JC5 = The Delivery of the Keys
fresco-JC5-short = Delivery of the Keys
fresco-JC6 = The Last Supper
fresco-JC6-short = Last Supper
fresco-JC7 = The Resurrection of Christ
fresco-JC7-short = Resurrection of Christ
fresco-GE1 = The Separation of Light from Darkness
fresco-GE1-short = Separation of Light from Darkness
fresco-GE2 = The Creation of the Sun, Moon and Plants
fresco-GE2-short = Creation of the Sun, Moon and Plants
fresco-GE3 = The Separation of Land from Water
fresco-GE3-short = Separation of Land from Water
fresco-GE4 = The Creation of Adam
fresco-GE4-short = Creation of Adam
fresco-GE5 = The Creation of Eve
fresco-GE5-short = Creation of Eve
fresco-GE6 = The Fall and Expulsion from Paradise
fresco-GE6-short = Fall and Expulsion from Paradise
fresco-GE7 = The Sacrifice of Noah
fresco-GE7-short = Sacrifice of Noah
fresco-GE8 = The Flood
fresco-GE8-short = Flood
fresco-GE9 = The Drunkenness of Noah
fresco-GE9-short = Drunkenness of Noah
fresco-MO1 = The Journey of Moses into Egypt
fresco-MO1-short = Journey of Moses into Egypt
fresco-MO2 = Events in the Life of Moses
fresco-MO2-short = Events in the Life of Moses
fresco-MO3 = The Crossing of the Red Sea
fresco-MO3-short = Crossing of the Red Sea
fresco-MO4 = The Handing over of the Tablets of the Law
fresco-MO4-short = Handing over of the Tablets of the Law
fresco-MO5 = The Punishment of Korah, Dathan and Abiram
fresco-MO5-short = Punishment of Korah, Dathan and Abiram
fresco-MO6 = The Testament and Death of Moses
fresco-MO6-short = Testament and Death of Moses
fresco-MO7 = The Dispute over the Body of Moses
fresco-MO7-short = Dispute over the Body of Moses
fresco-LJ1 = The Last Judgment: Angels with the Instruments of the Passion
fresco-LJ1-short = Angels with the Instruments of the Passion
fresco-LJ2 = The Last Judgment: Christ the Judge
fresco-LJ2-short = Christ the Judge
fresco-LJ3 = The Last Judgment: The Resurrection of the Dead and the Boat of Charon
fresco-LJ3-short = Resurrection of the Dead and the Boat of Charon

objective-eight-materials = Eight materials
objective-eight-materials-text = { $needed } of your materials, on frescoes being restored and on restored ones together.
objective-eight-materials-note = open and restored
objective-six-in-three = Six materials in three
objective-six-in-three-text = { $option-six_in_three ->
    [up-to-three] { $needed } of your materials on three frescoes being restored, or on fewer.
   *[three] { $needed } of your materials on three frescoes being restored, at least one on each.
}
objective-six-in-three-note = open frescoes
objective-five-in-one = Five materials in one
objective-five-in-one-text = { $needed } of your materials on one fresco being restored.
objective-five-in-one-note = open fresco
objective-adjacent-frescoes = Adjacent frescoes
objective-adjacent-frescoes-text = { $option-adjacent_frescoes ->
    [line] Your materials on { $needed } restored frescoes in a straight line, each next to another.
   *[group] Your materials on { $needed } restored frescoes that lie next to each other.
}
objective-adjacent-frescoes-note = { $option-adjacent_frescoes ->
    [line] restored, in line
   *[group] yours, restored
}
objective-same-zone = Same zone
objective-same-zone-text = Your materials on { $needed } restored frescoes of one zone.
objective-same-zone-note = yours, restored
objective-different-zones = Different zones
objective-different-zones-text = { $option-different_zones ->
    [any] Your materials on frescoes of { $needed } different zones, restored or not.
   *[restored] Your materials on restored frescoes of { $needed } different zones.
}
objective-different-zones-note = { $option-different_zones ->
    [any] open and restored
   *[restored] yours, restored
}
counted-restorations = { $option-type_objectives ->
    [history] in the whole game
   *[table] on frescoes being restored
}
objective-two-excellent = Two excellent
objective-two-excellent-text = { $needed } excellent restorations of { OR($techniques) }, { counted-restorations }.
objective-two-correct = Two correct
objective-two-correct-text = { $needed } correct restorations of { OR($techniques) }, { counted-restorations }.
objective-three-good = Excellent or correct
objective-three-good-text = { $needed } excellent or correct restorations of { OR($techniques) }, { counted-restorations }.

## Numbers of things

count-cards = { $number ->
    [0] no card
    [one] { $number } card
   *[other] { $number } cards
}
count-materials = { $materials ->
    [0] no material
    [one] { $materials } material
   *[other] { $materials } materials
}
and-extras = { $extras ->
    [0] { "" }
    [one] , and adds { $extras } material
   *[other] , and adds { $extras } materials
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
place-name = { $place ->
    [1] first
    [2] second
   *[3] third
}

## What happened

event-opened = The work begins with { $frescoes }. The objectives are { $objectives }. { $first } plays first.
event-card-shown = { $is-free ->
    [yes] { $actor } reveals { $card } for the first material.
   *[no] { $actor } reveals { $card }, but { $technique } is free nowhere.
}
event-first-placed = { $actor } begins with { $technique } of { $position } { $fresco }.
event-turn-began = { $actor } is to play.
event-drew = { $actor } draws { count-cards }.
event-cards-seen = { $actor } gets { SPACED($cards) }.
event-shuffled = The discard pile is shuffled: { $cards-count ->
    [one] { $cards-count } card is
   *[other] { $cards-count } cards are
} the new draw pile.
event-acquired = { $actor } discards { SPACED($cards) } and takes { count-materials }.
event-waited = { $actor } waits.
event-restored = { $actor } restores { $technique } of { $position } { $fresco } with { SPACED($cards) }: { $restoration }{ and-extras }.
event-gianluigi-restored = { $actor } restores { $technique } of { $position } { $fresco }: { $restoration }{ and-extras }.
event-idle = { $actor } can restore { $technique } nowhere.
event-material-obtained = { $actor } gets { count-materials } as a bonus.
event-objective-claimed = { $actor } claims { $objective } for { count-points }.
event-fresco-completed = { $position } { $fresco } is complete, with { $excellent } excellent and { $prudent } prudent: its places are worth { $values }.
event-last-fresco = { $position } { $fresco } is not complete: it is scored for half.
event-scored = { $actor } { $outcome ->
    [loses] loses { $lost }
   *[scores] scores { $points }
} for { $sharing ->
    [1] { place-name } place
   *[other] a share of { place-name } place
} with { count-materials }.
event-marked = { $actor } did most for { $position } { $fresco }, and leaves a material on it.
event-project-revealed = { $actor } reveals the next project: { $position } { $fresco }.
event-game-ended = { $is-stuck ->
    [yes] Nobody can ever restore again: the work in the chapel ends.
   *[no] The last fresco but one is restored: the work in the chapel ends.
}
event-hand-shown = { $actor } has { $cards-count ->
    [0] no cards
   *[other] { SPACED($cards) }
} left.

## What happened, told briefly

news-first-placed = { $actor } begins with { $technique } of { $position } { $fresco-short }.
news-restored = { $actor } restores { $technique } of { $position } { $fresco-short } with { SPACED($cards) }: { $restoration }{ and-extras }.
news-gianluigi-restored = { $actor } restores { $technique } of { $position } { $fresco-short }: { $restoration }{ and-extras }.
news-fresco-completed = { $position } { $fresco-short } is complete: its places are worth { $values }.
news-last-fresco = { $position } { $fresco-short } is not complete: it is scored for half.
news-marked = { $actor } did most for { $position } { $fresco-short }.
news-project-revealed = { $actor } reveals { $position } { $fresco-short }.

## Why not

reason-game-over = The game is over.
reason-not-your-turn = It isn't your turn.
reason-not-now = You can't do that now. Restore a fresco, acquire material, or prepare.
reason-action-left = You can still do something, so you can't pass.
reason-place-first = First place your material on { $technique } of an open fresco.
reason-covered = { $position } is still under its sheet.
reason-no-place-there = { $position } has no free { $technique }.
reason-last-space = That is the last free technique of { $position }: your first material can't take it.
reason-hand-full = Your hand is full with eight cards. Restore a fresco or acquire material.
reason-no-cards-left = There is no card left to draw.
reason-not-in-hand = You have no { $card } in your hand.
reason-nothing-discarded = First discard at least one card: each brings you a material.
reason-too-many-taken = { $discarded ->
    [0] You discard no card, so you can take no material.
    [one] You discard { $discarded } card, so you can take { $discarded } material at most.
   *[other] You discard { $discarded } cards, so you can take { $discarded } materials at most.
}
reason-supply-short = { $left ->
    [0] None of your materials is left in the supply.
    [one] Only { $left } of your materials is left in the supply.
   *[other] Only { $left } of your materials are left in the supply.
}
reason-finish-acquiring = You are acquiring material: discard more cards, or say how many materials you take.
reason-already-restored = { $position } is restored already.
reason-no-such-technique = { $position } doesn't need { $technique }.
reason-space-taken = { $technique } of { $position } is done already.
reason-no-card-of-it = You have no { $technique } card.
reason-other-technique = Only { $technique } cards can be played here.
reason-play-a-card = First play a { $technique } card.
reason-card-not-left = You have no { $card } left in your hand.
reason-no-material = With { $value } or more you place a material of your play area, and you have none there. Acquire some first.
reason-no-black = Your cards stay below { $value }: that takes a black material, and there are none left.
reason-no-materials = You have no material in your play area, and there are no black ones left. Acquire some first.
reason-too-many-extras = { $cards ->
    [one] You play { $cards } card, so you can add { $cards } material at most.
   *[other] You play { $cards } cards, so you can add { $cards } materials at most.
}
reason-area-short = { $left ->
    [0] You have no material left to add.
    [one] You have only { $left } material left to add.
   *[other] You have only { $left } materials left to add.
}
reason-finish-restoring = You are restoring { $technique } of { $position }: play cards, then say how many materials you add.
reason-choose-a-bonus = First choose your bonus: claim an objective, refine or obtain.
reason-empty-bonus = That bonus would bring you nothing. Choose one that does.
reason-not-in-play = { $objective } is not one of the objectives in this game.
reason-claimed-already = You have claimed { $objective } already.
reason-no-space-left = All three spaces of { $objective } are taken.
reason-no-material-to-claim = To claim { $objective } you need a material of yours in the supply, and there is none.
reason-not-met = You don't meet { $objective } yet: you have { $reached } of { $needed }.
reason-choose-a-project = First choose the fresco that you reveal.
reason-not-covered = { $position } lies open already.
reason-not-adjacent = Nothing beside { $position } can be seen yet: choose a fresco next to one that can.
reason-send-gianluigi = First choose the fresco that Gianluigi restores.
reason-cannot-restore-there = Gianluigi can't restore { $technique } of { $position } now.
reason-better-elsewhere = Gianluigi goes where he does best: elsewhere his restoration is { $restoration }.

## What is asked

progress = { $restored } of { $frescoes } frescoes restored
question-first-material = Your first material goes on { $technique-code }, { $technique }. On which fresco?
question-turn-action = You may { OR($actions) }.
question-example = In one line: { $line }
question-nothing-to-do = You can do nothing this turn.
turn-restore = restore
turn-discard = acquire material
turn-prepare = prepare
question-cards-to-discard = Discarding { SPACED($cards) }: discard more cards, or take materials for them.
question-cards-to-play = Restoring { $technique-code } { $value } of { $position }: { $cards-count ->
    [0] play cards.
   *[other] { $sum }, { $restoration }.
}
sum = { $values-count ->
    [1] { $total }
   *[other] { $values } = { $total }
}
question-bonus = An excellent restoration: choose your bonus.
question-next-project = Which fresco do you reveal next?
question-gianluigis-fresco = Gianluigi restores { $technique-code } with { $total }: { $restoration }{ and-extras }. Where?

## The menu

row-restore = Restore { $position }
row-discard = Discard
row-prepare = Prepare
row-take = Take
row-play = Play
row-add = { $restoration-id ->
    [correct] Correct
    [excellent] Excellent
   *[prudent] Prudent
}
row-bonus = Bonus
row-reveal = Reveal
row-place = Place
row-send = Send
row-pass = Pass
action-restore = { $technique-code } { $value }: { $restoration-id ->
    [prudent] { $restoration }
   *[other] { $restoration } { $sum }
}
action-discard = { $card }
action-prepare = draw { count-cards }
action-take = { $materials ->
    [0] nothing
   *[other] { count-materials }
}
action-play = { $card }: { $total }, { $restoration }
action-add = { $materials ->
    [0] add nothing
   *[other] add { $materials }
}
action-claim = claim { $objective } for { $points }
action-refine = refine: draw { count-cards }
action-obtain = obtain: { count-materials }
action-reveal = { $position } { $zone }
action-place = { $position } { $fresco-short }, { $technique-code } { $value }
action-send = { $position } { $fresco-short }, { $technique-code } { $value }
action-pass = pass
finish-take = take { count-materials }
finish-add = restore and add nothing
finish-pass = pass

## What actions do

explain-prepare = Technical preparation: draw { count-cards }. That is your turn.
explain-discard = Acquire material: discard { $card } for a material, and other cards if you like.
explain-take = { $cards-count ->
    [0] Take { count-materials } of your colour from the supply. That is your turn.
   *[other] Discard { SPACED($cards) } and take { count-materials } of your colour from the supply. That is your turn.
}
explain-restore = Restore { $technique } of { $position }{ and-fresco }: it asks for { $value }.{ can-be }
explain-restore-unseen = Restore { $technique } of { $position }{ and-fresco }.
and-fresco = { $fresco-id ->
    [none] { "" }
   *[other] , { $fresco }
}
can-be = { $ways-count ->
    [0] { "" }
   *[other] { " " }Your cards can make it { OR($ways) }.
}
way = { $restoration } with { $values }
explain-play = Play { $card }: { $total } of { $value } would be { $restoration }.
explain-play-unseen = Play { $card } for a restoration.
explain-add = Restore { $technique } { $value } of { $position }{ and-fresco }, with { $values }, and add { count-materials }. It is { $restoration }: { $restoration-id ->
    [correct] your material goes on the upper space
    [excellent] your material goes on the lower space, and you choose a bonus
   *[prudent] a black material goes on the lower space, and the cards stay before you until the end
}.
explain-add-unseen = Restore with the cards you play, and add { count-materials } of your play area.
explain-worth = { $completes ->
    [yes] That completes the fresco: it pays
   *[no] If the fresco were complete then, it would pay
} { $places }.
explain-worth-place = { $sharing ->
    [1] { $points } to { $actors }
   *[other] { $points } each to { $actors }
}
explain-gianluigi-rests = Gianluigi rests, as the last fresco but one is complete.
explain-gianluigi = Then Gianluigi restores { $technique } with { $total }, if he can, and adds { count-materials }{ $is-short ->
    [yes] , or as many as the supply then has
   *[no] { "" }
}.
explain-claim = Claim { $objective } as your bonus, for { $points } points. It takes: { $text }
explain-claim-full = Claim { $objective } as your bonus: all its spaces are taken. It takes: { $text }
explain-claim-not-in-play = { $objective } is not one of the objectives in this game. It takes: { $text }
explain-refine = Refined technique: draw { count-cards } as your bonus.
explain-obtain = Additional material: take { count-materials } of your colour from the supply as your bonus.
explain-place = Place your first material on { $position }{ and-fresco }.
explain-reveal = Take the sheet off { $position }: it is the next project.
explain-send = Gianluigi restores { $position }{ and-fresco }.
explain-pass = Pass, as there is nothing you can do.

## What may be typed

help-restore = restore Repainting of J1 with the cards 2 and 4, and add 1 material; without +1, none
help-restore-all = the same with all your cards of it, and as many materials as you may add
help-acquire = discard these cards and take as many materials as you may; `take 1` behind it takes fewer
help-discards = the discard pile, card by card
help-draw = technical preparation, or the bonus that draws cards
help-bonus = a restoration with its bonus: `refine`, `obtain` or `claim` and an objective

problem-no-cards-said = Say which cards you play, like `restore { $position-id } RP 2 4 +1`.
problem-no-discards-said = Say which cards you discard, like `acquire RP1 WP3`.
problem-plus-among-discards = Behind the cards say how many materials you take, like `acquire RP1 WP3 take 1`.
problem-no-such-fresco = There is no fresco '{ $name }'.{ $hint }
problem-no-such-card = There is no card { $name }. Cards are typed like RP3, RP 3 4 or RP all.
problem-card-without-technique = { $name } is a card of which technique? Type it like RP{ $value }.
problem-no-number-of-materials = '{ $name }' is no number of materials. Type one of 0 to { $most }, or `all`.

## Scores

score-during-the-game = during the game
score-objectives = objectives
score-restored-frescoes = restored frescoes
score-prudent-restorations = prudent restorations
score-left-over = left over
earned-left-over = { count-cards }, { count-materials }
earned-prudent = { SPACED($cards) } ({ $points })
note-tied = with { $objectives ->
    [0] no objective
    [one] { $objectives } objective
   *[other] { $objectives } objectives
} and { count-materials } left
note-cannot-win = can't win

## On the board

board-over = 1980 Sixtina: the restoration of the chapel is over
board-restored = { $restored } of { $frescoes } restored, { $end } end the game
board-piles = draw pile { $draw }, discards { $discards }, black { $black }
board-none = none
board-objectives = Objectives
board-points = points
board-progress = progress
board-needed = of { $needed }
board-restorers = Restorers
board-cards = cards
board-area = area
board-supply = supply
board-frescoes = frescoes
board-prudent = prudent cards
board-you = { $name } (you)
board-discards = Discards
board-hand = Your hand
board-no-cards = no cards
board-chosen = chosen:
board-folded-restored = restored:
board-folded-covered = covered:
board-look-all = (`look all`)
board-nobody = nobody's

## The cards in full

cards-objectives = Objectives
cards-objective = { $objective } ({ $points }): { $text }
cards-bonuses = Bonuses for an excellent restoration
cards-refine = Refined technique: draw { count-cards }.
cards-obtain = Additional material: take a material of your colour from the supply.
cards-claim = Objective: put a material from the supply on the highest free space of an objective that you meet.
cards-techniques = Techniques
cards-technique = { $technique-code } { $technique }
cards-signs = The sum of the cards decides: above the value correct { $correct }, on it excellent { $excellent }, below it prudent { $prudent }.
cards-gianluigi = For each card Gianluigi adds, rounded down in the end:
either = { OR($techniques) }
cards-adds = { $materials } for a { $value }
cards-frescoes = Frescoes
cards-places = On a fresco the materials stand in the order of its places, with = where a place is shared.
cards-fresco = { $artist }, { $year }; { $zone }; { $points } points; { $spaces }
cards-space = { $technique-code } { $value }
cards-restored-fresco = { $artist }, { $year }; { $zone }; restored
cards-discards = The discard pile: { count-cards }
cards-no-discards = The discard pile is empty.
cards-times = { $times ->
    [1] { $value }
    [2] { $value } twice
   *[other] { $value } { $times } times
}

## Problems: components of one's own

problem-not-in-halves = { $where } must be counted in halves, from 0 to { $most }.
problem-too-few-cards = { $where } must add up to { $least } cards at least, not { $found }.
problem-technique-misspelled = { $where } must be written like "RP 6", with one of { $right }.
problem-out-of-reach =
    { $where } can't ask for { $technique-id } { $value }: a full hand of it has 1 to { $most }.
problem-too-few-frescoes =
    { $found ->
        [one] Zone { $zone-id } must have { $least } frescoes at least, and there is only 1.
       *[other] Zone { $zone-id } must have { $least } frescoes at least, and there are only { $found }.
    }
problem-beside-itself = { $where } can't have { $position }, which does not lie beside itself.
problem-beside-one-sided = In the chapel { $position } lies beside { $other }, so { $other } must lie beside { $position }.
problem-places-collide = In the chapel two places lie in one row and column.
problem-places-apart = In the chapel some places can't be reached from the others.
problem-wrong-number-covered =
    In the chapel { $covered } places are covered with { $seats } players: cover at least 1, and { $sheets } at the most.
problem-other-gaps = { $where } must be a sentence, with no other gaps than {"{needed}"} and {"{techniques}"}.

## Problems: a view that somebody sends

problem-no-such-restoration = There is no restoration '{ $name }'.{ $hint }
problem-no-hands-fit = No hands fit what was seen.

## Why a hint is good: each goes on after "It"

motive-scores = completes { $position }, which pays you { $points } for place { $place }
motive-claims = claims { $objective } ({ $points })
motive-leads = { $place ->
    [1] puts you ahead on { $position } ({ $points } instead of { $before } if it were complete)
   *[other] gives you place { $place } on { $position } ({ $points } instead of { $before } if it were complete)
}
motive-overtakes = takes { $actor } down on { $position } (from { $before } to { $points })
motive-gathers = { $cards ->
    [0] { $materials ->
        [one] brings a material for later
       *[other] brings { $materials } materials for later
    }
    [one] brings a card for later
   *[other] brings { $cards } cards for later
}
