# 1980 Sixtina.

## The board

# The chapel
sx-chapel = The chapel
sx-open-frescoes = Frescoes being restored
sx-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}{ $shared ->
    [yes] =
   *[no] { "" }
}
sx-each = each
sx-nobody = –
sx-signed = { $sign ->
    [plus] +
   *[minus] −
}{ $number }
sx-uncover = Uncover
sx-legend = Sum against the value asked
sx-kind-correct = correct
sx-kind-excellent = excellent
sx-kind-prudent = prudent
sx-pile-draw = draw
sx-pile-discard = discard
sx-pile-look = Look through the discard pile
sx-pile-black = black left
sx-black-of = { $left } of { $all }
sx-to-draw = { $cards } to draw

# Objectives
sx-objectives = Objectives
sx-progress-of = { $mine }/{ $needed }
sx-objective-eight-materials = { $needed ->
    [8] Eight in all
    [7] Seven in all
   *[other] { $needed } in all
}
sx-objective-eight-materials-what = open and restored
sx-objective-six-in-three = Six in three
sx-objective-six-in-three-what = on 3 open frescoes
sx-objective-five-in-one = Five in one
sx-objective-five-in-one-what = on one open fresco
sx-objective-adjacent-frescoes = Neighbours
sx-objective-adjacent-frescoes-what = { $needed } adjacent ones
sx-objective-same-zone = Same zone
sx-objective-same-zone-what = { $needed } restored in one
sx-objective-different-zones = { $needed ->
    [2] Two zones
    [3] Three zones
   *[other] { $needed } zones
}
sx-objective-different-zones-what = restored in { $needed }
sx-objective-two-excellent = Two excellent
sx-objective-two-excellent-what = { "" }
sx-objective-two-correct = Two correct
sx-objective-two-correct-what = { "" }
sx-objective-three-good = { $needed ->
    [2] Two good
    [3] Three good
   *[other] { $needed } good
}
sx-objective-three-good-what = = or >
sx-objectives-how = The bonus of an excellent restoration claims an objective that you meet: its highest free space. It pays at the end.

# Your own area
sx-mine = Yours
sx-to-place = To place:
sx-supply = Supply:
sx-none = none
sx-hand = Your cards
sx-hand-empty = No cards in hand.

# What is asked
sx-goal = Goal: most materials on a fresco when its last technique is filled. The first three score.
sx-goal-short = Goal: most materials when the last technique is filled.
sx-ask-first = Your first material: put it on { $technique }, where that is free.
sx-ask-first-fact = It counts as a correct restoration, whatever value is asked for.
sx-ask-turn = Restore a fresco, draw cards, or acquire material.
sx-ask-pass = There is nothing you can do this turn.
sx-ask-bonus = Excellent: choose your bonus.
sx-ask-uncover = { $count ->
    [one] Uncover the next fresco: one sheet lies beside what can be seen.
   *[other] Uncover the next fresco: one of { $count } sheets beside what can be seen.
}
sx-ask-uncover-fact = Nobody knows what is under a sheet; only the zone is certain.
sx-ask-gianluigi = Gianluigi repeats your { $technique } with { $total }{ $extras ->
    [0] { "" }
    [one] { " " }and adds one material
   *[other] { " " }and adds { $extras } materials
}. Where?
sx-ask-gianluigi-fact = These places are equally good for him: choose one.
sx-waiting = { $names } is choosing. You can pick cards and see what they would do.
sx-pick-cards = { $technique } on { $fresco }: which cards?
sx-pick-cards-fact = Pick cards of this technique, or a sum.
sx-pick-slot = { $cards ->
    [one] One { $technique } card of { $total }.
   *[other] { $cards } { $technique } cards, { $total } together.
} { $spots ->
    [0] { "" }
   *[other] Where?
}
sx-pick-slot-fact = Every free space for { $technique } tells what { $total } would be there.
sx-pick-nowhere = { $technique } is free on no open fresco now.
sx-acquire-pick = Acquire material: which cards do you discard?
sx-acquire-cards = { $cards ->
    [one] Discard one card for a material.
   *[other] Discard { $cards } cards for materials.
}
sx-acquire-fact = A material from your supply for each card, or fewer if you like.
sx-told-sum = { $kind ->
    [excellent] { $total } equals { $value }, excellent.
    [correct] { $total } is more than { $value }, correct.
   *[prudent] { $total } is less than { $value }, prudent.
}
sx-told-completes = Completes the fresco: you { $place ->
    [1] first
    [2] second
    [3] third
   *[other] without a place
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
sx-told-then = You are { $place ->
    [1] first
    [2] second
    [3] third
   *[other] behind the third
} then, with { $materials ->
    [one] one material
   *[other] { $materials } materials
}.
sx-told-no-place = You have no material there, so no place.

# Buttons
sx-draw = { $cards ->
    [0] Draw
   *[other] Draw { $cards }
}
sx-acquire = Acquire
sx-discard-for = { $materials ->
    [one] Discard for a material
   *[other] Discard for { $materials } materials
}
sx-cancel = Cancel
sx-pass = Pass
sx-restore = Restore{ $completes ->
    [yes] { " " }· { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[no] { "" }
}
sx-take = { $materials ->
    [0] Take none
    [one] Take 1 material
   *[other] Take { $materials } materials
}
sx-send = Send him
sx-place-it = Place it
sx-go-on = Go on
sx-not-your-turn = Not your turn

# What is being decided
sx-verdict = What it comes to
sx-three = One of three things
sx-three-restore = Restore:
sx-three-restore-how = pick cards, then a gold space
sx-three-prepare = Prepare:
sx-three-prepare-how = draw cards, up to 8 in hand
sx-three-acquire = Acquire:
sx-three-acquire-how = discard cards, a material each
sx-or = or
sx-sums = Sums your cards can make
sx-other-sums = Other sums your cards can make
sx-sums-of = With your { $technique } cards you can make:
sx-no-cards-of = You have no { $technique } cards.
sx-nowhere-free = It is free on no open fresco.
sx-way = { $total }: { $kind }, with { $cards ->
    [one] one card
   *[other] { $cards } cards
}
sx-way-cant = not possible now
sx-extra = Extra
sx-materials = Materials
sx-you = you
sx-You = You
sx-completes = Completes it: { $shares }
sx-then = Then you are { $place ->
    [1] first
    [2] second
    [3] third
   *[other] without a paid place
}{ $shared ->
    [yes] , shared,
   *[no] { "" }
} with { $materials }: { $points ->
    [one] 1 point
   *[other] { $points } points
} if it were complete.
sx-no-place = You have no material there, so no place.
sx-lacks-prudent = no black
sx-lacks-correct = no material
sx-lacks-excellent = no material
sx-lack-prudent = no black left
sx-lack-correct = nothing to place
sx-lack-excellent = nothing to place
sx-lack-black-where = It takes a black material. All lie on frescoes: { $where }
sx-lack-material-where = It takes a material of yours. Acquire some first.
sx-acquire-title = { $cards ->
    [0] Cards to discard
    [one] card to discard
   *[other] cards to discard
}
sx-acquire-how = Pick the cards in your hand. Each brings a material from your supply.
sx-acquire-then = { $materials ->
    [0] No material
    [one] One material
   *[other] { $materials } materials
}: then { $area } to place, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
} in hand.
sx-bonus = Your bonus
sx-bonus-refine-name = Refined technique:
sx-bonus-refine = { $cards ->
    [0] your hand is full, it brings nothing
    [one] draw 1, { $hand } in hand
   *[other] draw { $cards }, { $hand } in hand
}
sx-bonus-obtain-name = Additional material:
sx-bonus-obtain = { $materials ->
    [0] your supply is empty, it brings nothing
   *[other] { $materials } to place
}
sx-bonus-claim-name = Objective:
sx-bonus-none = you meet none yet
sx-bonus-claim = { $objective }, { $points } points
sx-share-points = { $name } scores { $points }
sx-first-how = This card was revealed for you. Choose a gold space, then place your material there.
sx-since = Since your last turn
sx-since-nothing = Nothing yet.

# A completed fresco
sx-closing = A fresco is complete
sx-closing-mine = is complete. You contributed most.
sx-closing-other = is complete. { $name } contributed most.
sx-closing-nobody = is complete. Nobody alone contributed most.
sx-closing-half = is scored for half: the game is over.
sx-values-excellent = { $count } excellent
sx-values-prudent = { $count } prudent
sx-values-half = and half of it, rounded down
sx-row-materials = { $materials ->
    [one] one material
   *[other] { $materials } materials
}
sx-row-kind = { $materials ->
    [one] one material, better work further left
   *[other] { $materials } materials, better work further left
}
sx-row-shared = { $materials ->
    [one] one material each, shared
   *[other] { $materials } materials each, shared
}
sx-row-fourth = only three places score
sx-row-nobody = Nobody has a material on it.
sx-stays = Materials go back; one of { $name } marks the fresco.
sx-stays-mine = Materials go back; one of yours marks the fresco.
sx-stays-nobody = Materials go back; first place is shared, so nobody marks it.
sx-stays-half = Materials go back, and nobody marks it.
sx-you-have = { $isPaid ->
    [yes] { $earned }, you have { $score }
   *[no] You have { $score }
}
sx-marked-mine = Your material stays on the restored fresco: most of these pay 10, 6 and 3 in the end.
sx-marked-other = Who contributed most marks the fresco: most of these pay 10, 6 and 3 in the end.
sx-marked-nobody = Nobody marks the fresco, since nobody alone was first.
sx-half-why = What nobody completed pays half.

# Sheets
sx-players-sheet = Players
sx-look-by = { $artist }, { $year }
sx-look-points = { $place }. Printed points: { $points }.
sx-look-owner = Restored; { $name } contributed most.
sx-look-nobody = Restored; nobody alone contributed most.
sx-look-covered = A sheet lies over it. Nobody knows which fresco of this zone it is.
sx-discard-title = Discard pile, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
sx-discard-how = { $cards } cards are left to draw. When there are none, the discard pile is shuffled.

# Read out
sx-told-open = { $name }, { $place }, being restored.
sx-told-place = { $place ->
    [1] First
    [2] second
   *[other] third
} { $points } { $names } with { $materials }{ $sharing ->
    [one] { "" }
   *[other] { " " }each
}
sx-told-nobody = { $place ->
    [1] First
    [2] second
   *[other] third
} { $points } nobody
sx-told-free = Free: { $techniques }.
sx-told-full = Every technique is done.
sx-told-restored = { $name }, { $place }, restored{ $isOwned ->
    [yes] , marked by { $owner }
   *[no] { "" }
}
sx-told-beside = Beside { $names }.
sx-told-slot = { $name } asks for { $value }, free
sx-told-done = { $name } { $value }, { $kind }{ $isBlack ->
    [yes] { "" }
   *[no] , { $who }
}
sx-told-modifier = Printed { $points }; { $excellent } excellent, { $prudent } prudent
sx-told-progress = You have { $mine } of { $needed }.
sx-covered-told = { $place }, under a sheet
sx-uncover-told = Uncover { $place }

## Around the board

# Cards and techniques
sx-card = {$technique} {$value}
sx-short-RP = Repaint
sx-short-SS = Sponge
sx-short-LB = Lab
sx-short-IR = Infrared
sx-short-PI = Plaster
sx-short-WP = Washi
sx-gianluigi-adds = Gianluigi adds {$materials}

# Frescoes, in one line
sx-fresco-JC1 = The Baptism of Christ
sx-fresco-JC2 = Temptations of Christ
sx-fresco-JC3 = Calling of the Apostles
sx-fresco-JC4 = Sermon on the Mount
sx-fresco-JC5 = Delivery of the Keys
sx-fresco-JC6 = The Last Supper
sx-fresco-JC7 = Resurrection of Christ
sx-fresco-GE1 = Light from Darkness
sx-fresco-GE2 = Sun, Moon and Plants
sx-fresco-GE3 = Land from Water
sx-fresco-GE4 = Creation of Adam
sx-fresco-GE5 = Creation of Eve
sx-fresco-GE6 = Fall and Expulsion
sx-fresco-GE7 = The Sacrifice of Noah
sx-fresco-GE8 = The Flood
sx-fresco-GE9 = Drunkenness of Noah
sx-fresco-MO1 = Journey into Egypt
sx-fresco-MO2 = Life of Moses
sx-fresco-MO3 = Crossing of the Red Sea
sx-fresco-MO4 = Tablets of the Law
sx-fresco-MO5 = Punishment of Korah
sx-fresco-MO6 = Testament of Moses
sx-fresco-MO7 = The Body of Moses
sx-fresco-LJ1 = Angels of the Passion
sx-fresco-LJ2 = Christ the Judge
sx-fresco-LJ3 = The Boat of Charon

# How far the game is
sx-progress = { $restored } of { $places } restored · ends with the { NUMBER($last, type: "ordinal") ->
    [one] { $last }st
    [two] { $last }nd
    [few] { $last }rd
   *[other] { $last }th
}
sx-progress-short = { $restored } of { $places }
sx-progress-last = The last turn
sx-progress-over = The chapel is restored
