# What is said of Fresco's base game. Each module has a file of its own. What one types stands between backticks.

## Names

actor-leonardo = Leonardo

paint-yellow = yellow
paint-red = red
paint-blue = blue
paint-orange = orange
paint-green = green
paint-purple = purple
paint-pink = pink
paint-brown = brown

location-market = market
location-cathedral = cathedral
location-studio = studio
location-workshop = workshop
location-theater = theater

place-market = market
place-cathedral = cathedral
place-studio = studio
place-workshop = workshop
place-theater = theater
place-cathedral-again = cathedral again
place-glazery = glazery
place-audience = audience
place-wall-fresco = wall fresco
place-medico = medico
place-pews = pews

action-tile-glazery = glazery
action-tile-audience = audience
action-tile-wall-fresco = wall fresco
action-tile-medico = medico
action-tile-pews = pews

thalers = { $number ->
    [one] 1 Thaler
   *[other] { $number } Thalers
}
points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
apprentices = { $number ->
    [0] no apprentice
    [one] 1 apprentice
   *[other] { $number } apprentices
}
spaces = { $number ->
    [one] 1 space
   *[other] { $number } spaces
}

tile-named = { $value } of { $paints }

progress = round { $round }{ $last ->
    [yes] , the final one
   *[no] {""}
}

## What happened

event-placed = { $actor } starts on { $space }.
event-market-filled = The market is filled: { $booths }.
event-fresco-laid = The fresco is laid out, and the bishop stands on { $bishop }.
event-round-began = Round { $round } begins{ $is-last ->
    [yes] : it is the final round.
   *[no] .
}
event-leonardo-handed = { $actor } plays Leonardo this round.
event-woke-up = { $actor } wakes up at { $hour }.
event-mood-changed = { $direction ->
    [down] The mood of { $actor } falls by { $by }, to { $mood }.
   *[up] The mood of { $actor } rises by { $by }, to { $mood }.
}
event-order-set = All are awake. The order of the round: { $order }.
event-apprentices-gathered = { $actor } has { $apprentices } this round.
event-planning-began = All plan the round, in secret.
event-plan-revealed = { $parts-count ->
    [0] { $actor } sends nobody.
   *[other] { $actor } sends { $parts }.
}
plan-part = { $tile-id ->
    [none] { $number } to the { $place }
   *[other] { $number ->
        [0] the { $tile } tile to the { $place }
       *[other] { $number } to the { $tile } in place of the { $place }
    }
}
event-tiles-taken-off = The { $tile } tiles are taken off the sheets.
event-bought = { $price-id ->
    [0] { $actor } takes { $tile } of booth { $booth } for nothing.
   *[other] { $actor } buys { $tile } at booth { $booth } for { $price }.
}
event-closed = { $actor } closes booth { $booth }.
event-booth-emptied = Booth { $booth } is emptied.
event-forfeited = { $actor } does no more at the { $place }.
event-idled = { $actor } has { $apprentices } idle at the { $place }.
event-bishop-moved = { $price-id ->
    [0] { $actor } moves the bishop from { $start } to { $segment } for nothing.
   *[other] { $actor } pays { $price } and moves the bishop from { $start } to { $segment }.
}
event-paints-handed-in = { $segment-id ->
    [none] { $actor } hands in { $paints } for the altar.
   *[other] { $actor } hands in { $paints } for { $segment }.
}
event-leonardo-moved = Leonardo goes from { $start } to { $segment }.
event-segment-restored = { $actor } restores { $segment } for { $points }{ $parts-count ->
    [one] .
   *[other] {" "}({ $parts }).
}
event-altar-restored = { $actor } restores the altar with { $paints-letters } for { $points }{ $parts-count ->
    [one] .
   *[other] {" "}({ $parts }).
}
points-of-tile = { $points } for the tile
points-of-bishop = { $points } for the bishop
points-of-altar = { $points } for the paints
points-of-module = { $points } for { $module }
event-advanced = { $actor } goes to space { $space } of the track.
event-stopped = Space { $taken } is taken: { $actor } stops { $side ->
    [front] in front
   *[behind] behind
}, on { $space }.
event-paid = { $actor } earns { $thalers } in the studio.
event-blended = { $actor } blends { $paints } into { $paint }.
event-income-paid = { $actor } gets an income of { $thalers }.
event-paint-taken = { $actor } takes a { $paint } paint.
event-went-to-bed = The painters go to bed.
event-fresco-finished = The fresco is restored: this round is the last.
event-game-ended = The last round is over. Now the final scoring.
event-money-scored = { $actor } scores { $points } for { $thalers }.

news-placed = { $space } { $actor }.
news-mood-changed = { $actor } is in a mood of { $mood } now.
news-income-paid = Income of { $thalers } for { $actor }.
news-market-filled = Market: { $booths }.
news-blended = { $actor } blends { $paint }.

## Why not

reason-not-your-turn = It is another player's turn to decide. Wait for them.
reason-game-over = The game is over.
reason-not-played-with = You play without the module { $module }.
reason-wake-up-first = First choose a wake-up time.
reason-plan-first = First make your plan: say where your apprentices go.
reason-not-here = You are at the { $place }, where you can't do that. Do something else, or pass.
reason-nobody-left = You have no apprentice left at the { $place }. Pass, or use what else you have here.
reason-time-taken = { $hour } is taken. Choose another time.
reason-committed = You have committed your plan. The others are still planning.
reason-assigned-already = You have planned the { $location } already. Take it back first.
reason-assign-in-order = First say how many apprentices go to the { $location }.
reason-no-room-on-tile = { $room ->
    [0] Your { $tile } tile covers the { $location }, and has no room for apprentices. Send nobody there.
   *[other] Your { $tile } tile covers the { $location }, and has room for { $room } only. Send fewer.
}
reason-too-few-apprentices = { $left ->
    [0] All your apprentices are placed. Send nobody there.
    [one] You have only 1 apprentice left to place.
   *[other] You have only { $left } apprentices left to place.
}
reason-no-room-for-the-rest = Send more: the locations that follow have room for only { $room ->
    [one] 1 apprentice.
   *[other] { $room } apprentices.
}
reason-not-planned-yet = Your plan is not complete. First say where all your apprentices go.
reason-say-first = First say where your { $tile } tile goes.
reason-said-already = You have said already where your { $tile } tile goes. Take it back first.
reason-covered = The { $place } is covered already. Choose another location, or keep the tile.
reason-no-room-for-all = With the tile there your sheet would have room for only { $room ->
    [one] 1 apprentice.
   *[other] { $room } apprentices.
} All must find room: choose another location, or keep it.

reason-no-such-booth = There is no booth { $booth } with so few players.
reason-no-such-place = { $places ->
    [one] Booth { $booth } has only 1 place.
   *[other] Booth { $booth } has only { $places } places.
}
reason-booth-empty = Booth { $booth } is closed this round. Choose another one.
reason-other-booth = You are at booth { $booth }. All tiles of a visit come from one booth.
reason-sold = That tile is sold. Choose another one.
reason-too-dear = A tile costs { $price }, and you have { $thalers-id ->
    [0] none.
   *[other] only { $thalers-id }.
}
reason-bought-here = You have bought here. You can't close a booth as well.
reason-bought-already = You have bought paints on this visit. You can't close a booth as well.

reason-restored-already = { $segment } is restored already. Choose another segment.
reason-paint-missing = { $segment } takes { $paints }. You lack { $missing }.
reason-no-paint-for-altar = You lack { $missing } for that altar.
reason-no-special-altar = You play without pink and brown.
reason-bishop-moved = You have moved the bishop already. Now restore a segment.
reason-bishop-too-far = The bishop moves by one segment, and { $segment } is too far.
reason-bishop-there = The bishop stands on { $segment } already.
reason-bishop-unpaid = Moving the bishop costs 1 Thaler, and you have none.
reason-bishop-for-nothing = You move the bishop before you restore a segment, and you can't restore any now.
reason-restore-a-segment = You have moved the bishop. Now restore a segment.
reason-restore-now = You have moved the bishop. Now restore a segment or the altar.

reason-cannot-blend = You blend { $paints } into { $paint }, and you lack { $missing }.
reason-no-next = The apprentice at work can simply go on. Blend, or pass.
reason-no-special-blend = You play without { $paint }.
reason-choose-a-space = First choose where to stop: `front` or `behind`.
reason-take-a-basic-paint = First take a basic paint: yellow, red or blue.

reason-leonardo-buys-nothing = Leonardo never buys. He closes a booth.
reason-leonardo-closes = Leonardo must close a booth. Choose one.
reason-leonardo-restores = Leonardo must restore a segment. Choose one.
reason-leonardo-steps = Leonardo steps to a tile above, below, left or right of him: { OR($segments) }.
reason-leonardo-jumps = Leonardo jumps to a tile that is worth least: { OR($segments) }.

## What is asked

question-example = Like: { $typed }
question-wake-up-time = { $painter-id ->
    [leonardo] When does Leonardo wake up?
   *[other] When do you wake up?
}
question-plan-round = The round is being planned.
question-how-many-apprentices = { $left } left: how many go to the { $place }?
question-where-action-tile = Does your { $tile } tile cover a location? { $does } { $room-id ->
    [0] You send no apprentice there.
   *[other] It has room for { $room }.
}
question-plan-ready = Your plan is complete: commit it?
plan-begin = Plan the round: where do your { $apprentices } go?{ $asks ->
    [apprentices] {""}
   *[else] {" "}First: { $first }
}
plan-in-one-line = In one line: { $line }{ $clauses-count ->
    [0] {""}
   *[other] {" "}(also with { $clauses })
}
plan-anew = Or begin anew: { $line }
typed-plan-ready = Another `plan ...` line replaces it.

question-visit-nothing = { $place-id ->
    [market] At the market
    [theater] At the theater
   *[other] In the { $place }
} you can do nothing now.
question-visit-rest = { $came ->
    [yes] Your apprentices are done at the { $place }.
   *[no] You have no apprentice at the { $place }.
} { $doings-count ->
    [0] Is there anything else?
   *[other] You may still { OR($doings) }.
}
question-visit-market = { $booth-id ->
    [none] Market
   *[other] Booth { $booth }
}: { OR($doings) }. You have { $thalers }.
can-buy = { $booth-id ->
    [none] { $apprentices-id ->
        [one] buy a tile for { $price }
       *[other] buy up to { $apprentices-id } tiles of one booth for { $price } each
    }
   *[other] { $apprentices-id ->
        [one] buy another tile for { $price }
       *[other] buy up to { $apprentices-id } more tiles for { $price } each
    }
}
can-close = close a booth
question-visit-cathedral = { $bishop-moved ->
    [yes] The bishop is moved. Now { OR($doings) }.
   *[no] Cathedral, with { $apprentices }: { OR($doings) }.
}
can-restore = restore a segment
can-altar = restore the altar
can-restore-or-altar = restore a segment or the altar
question-visit-studio = Studio: { $doings-count ->
    [0] you earn { $wage } when you are done.
   *[other] { OR($doings) }{ $wage-id ->
        [0] .
       *[other] , or earn { $wage }.
    }
}
question-visit-workshop = { $blends ->
    [one] Workshop: 1 blend left.
   *[other] Workshop: { $blends } blends left.
}
question-visit-theater = Theater, with { $apprentices }: attend, and your mood rises from { $mood } to { $after }.
question-which-space = Space { $taken } of the track is taken: where { $painter-id ->
    [leonardo] does Leonardo stop?
   *[other] do you stop?
}
question-leonardos-booth = Which booth does Leonardo close?
question-leonardos-segment = Leonardo { $how ->
    [steps] steps to a tile beside him
   *[jumps] jumps to a tile that is worth least
} and restores it: which?{ $doings-count ->
    [0] {""}
   *[other] {" "}Or does he first { OR($doings) }?
}
question-which-paint = Take { $left ->
    [one] a basic paint
   *[other] { $left } basic paints
} of your choice.

## The menu

row-wake = { $time }
choice-wake = { $who ->
    [leonardo] wake up
   *[you] { $changes ->
        [yes] mood { $mood } to { $after }
       *[no] mood stays { $mood }
    }, { $apprentices }, tiles at { $price }
}{ $more-count ->
    [0] {""}
   *[other] ; { $more }
}
row-assign = { $location-id ->
    [market] Market
    [cathedral] Cathedral
    [studio] Studio
    [workshop] Workshop
   *[theater] Theater
}
choice-assign = { $apprentices ->
    [0] none
    [1] one
    [2] two
   *[other] three
}
row-buy = Booth { $booth }
choice-buy = { $tile }
row-close = Booth { $booth }
choice-close = close
row-restore = Restore
choice-restore = { $segment } { $value }{ $bonus ->
    [0] {""}
   *[other] +{ $bonus }
} { $letters }{ $has-signs ->
    [yes] {" "}{ $signs }
   *[no] {""}
}
row-bishop = Bishop to
choice-bishop = { $segment }{ $note }{ $best-id ->
    [none] {""}
   *[other] {" "}({ $best } { $points })
}
row-altar = Altar
choice-altar = { $paints-letters } { $points }
row-blend = Blend
choice-blend = { $paint } { $paint-letter } of { $ingredients }
row-next = Next
choice-next = this apprentice is done, the next one begins
row-attend = Theater
choice-attend = attend
row-in-front = Stop
choice-in-front = in front, on space { $space }
row-behind = Stop
choice-behind = behind, on space { $space }
row-take = Take
choice-take = { $paint } { $paint-letter }
row-cover = { $tile-id ->
    [glazery] Glazery tile
    [audience] Audience tile
    [wall-fresco] Wall fresco tile
    [medico] Medico tile
   *[pews] Pews tile
}
choice-cover = { $place-id ->
    [none] keep it
   *[other] { $place }
}

finish-commit = commit the plan
finish-go-on = go on
finish-wages = earn wages, do nothing else
finish-no-more = do no more here

## What a move does

explain-wake = { $who ->
    [leonardo] Leonardo wakes up at { $time }.
   *[you] Wake up at { $time }: { $changes ->
        [yes] your mood goes from { $mood } to { $after }
       *[no] your mood stays { $mood }
    }, you have { $apprentices }, and a market tile costs { $price }.
}{ $more-count ->
    [0] {""}
   *[other] {" "}Also: { $more }.
} Whoever is up earlier acts earlier everywhere.
explain-assign = Send { $apprentices } to the { $location }{ $last ->
    [unknown] .
    [theater] ; { $rest } left for the theater.
   *[cathedral] ; { $rest } left for the second visit to the cathedral.
}
explain-commit = Commit the plan.
explain-commit-unplaced = Commit the plan, once all your apprentices are placed.
explain-commit-plan = Commit the plan: { $parts-count ->
    [0] nobody goes anywhere.
   *[other] { $parts }.
}
explain-commit-revealed = The others see it when all have committed.
explain-buy = { $price-id ->
    [none] Buy { $tile } at booth { $booth }.
   *[other] Buy { $tile } at booth { $booth } for { $price }.
}
explain-gained = Then you have the paints for { $things }.
explain-lost = You no longer have the paints for { $things }.
altar-worth = the altar ({ $points })
explain-buy-nothing = Buy tile { $place } of booth { $booth }: there is none now.
explain-buy-emptied = The booth is emptied when you are done.
explain-close = Close booth { $booth }: its tiles go back into the bag, and nobody buys there this round.
explain-bishop = Pay { $fee } and move the bishop to { $segment }{ $then ->
    [nothing] : he stays there, whether you restore a segment next or not.
    [altar] ; then restore a segment or the altar.
   *[segment] ; then restore a segment.
}{ $best-id ->
    [none] {""}
   *[other] {" "}{ $best } would then bring { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
}
explain-restore = { $who ->
    [leonardo] Leonardo restores { $segment }
   *[you] Restore { $segment } with { $paints }
}: { $points }{ $parts-count ->
    [one] , nothing for the bishop
   *[other] {" "}({ $parts })
}. The bishop moves there.
explain-restore-restored = { $segment } is restored already.
explain-altar = { $points-id ->
    [0] Restore the altar with { $paints }: for that you need pink and brown, which you play without.
   *[other] Restore the altar with { $paints }: { $points }.
}
explain-blend = Blend { $ingredients } into { $paint }.
explain-next = This apprentice is done, even if he could blend once more. The next one begins.
explain-attend = Attend the theater: your mood rises by { $spaces }, up to the top.
explain-pass = { $who ->
    [leonardo] Leonardo does no more here.
   *[you] Do no more here. What your apprentices could still do is lost.
}
explain-pass-wages = Do nothing else: your apprentices earn { $wage }.
explain-pass-declining = You { $declined }.
explain-in-front = { $space ->
    [0] Stop in front of the space that is taken.
   *[other] Stop in front of the space that is taken, on space { $space }.
}
explain-behind = { $space ->
    [0] Stop behind the space that is taken.
   *[other] Stop behind the space that is taken, on space { $space }.
}
explain-take = Take a { $paint } paint from the supply.
explain-cover = { $place-id ->
    [none] Keep your { $tile } tile this round: your sheet stays as it is.
   *[other] Lay your { $tile } tile on the { $place }, in place of a visit. { $does }
}
explain-not-played-with = You play without the module { $module }.

## What to think over before the plan is committed

warning-market = { $tiles ->
    [0] market: a tile costs { $price }, and you have { $thalers }: you could only close a booth
    [one] market: at { $price } a tile you can buy only 1 tile: { $idle } may idle
   *[other] market: at { $price } a tile you can buy only { $tiles } tiles: { $idle } may idle
}
warning-cathedral = cathedral: { $most ->
    [0] { $bought ->
        [yes] even with what you may buy you have the paints for no tile and no altar
       *[no] you have the paints for no tile and no altar
    }
   *[other] { $bought ->
        [yes] your paints, with what you may buy, are enough for { $most } only
       *[no] your paints are enough for { $most } only
    }
}: { $idle } may idle
warning-workshop = workshop: { $blends ->
    [0] { $bought ->
        [yes] even with what you may buy you have nothing to blend
       *[no] you have nothing to blend
    }
   *[other] { $bought ->
        [yes] with what you may buy you can blend { $blends ->
            [one] once
           *[other] { $blends } times
        } at most
       *[no] you can blend { $blends ->
            [one] once
           *[other] { $blends } times
        } at most
    }
}: { $idle } may idle
warning-theater = theater: { $room-id ->
    [0] your mood is at the top already
   *[other] your mood is { $room } below the top
}: { $idle } may idle

## What may be typed

help-plan = fill the whole sheet: market, cathedral, studio, workshop, theater; again to change it
help-plan-names = the same by names; `plan 1 2 0 1 1; commit` commits it at once
help-plan-modules = a plan with what modules ask for; what you don't name stays at home
help-buy = buy these tiles of a booth; `buy III 2` by their place, `close II` closes a booth
help-restore = move the bishop to C4, then restore D4; `restore D4 E4` restores both as they are
help-altar = restore the altar with these paints
help-blend = blend these, one after the other
help-take = take paints of your choice
help-screens = put up the others' screens, or take them down: hides their goods from your eye
help-cards = what is printed about one module in play

problem-no-such-paint = There is no paint '{ $name }'.{ $hint } Or type their letters: { $letters }.
problem-no-such-place = There is no tile { $place } at a booth. They have the numbers 1 to { $most }.
problem-which-paints = Name the paints of a tile, like `buy RRR` or `buy 3 red`.
problem-not-sold = { $booth-id ->
    [none] No booth sells { $tiles } now.
   *[other] Booth { $booth } does not sell { $tiles } now.
}
problem-which-booth = Several booths sell { $tiles }. Say which, like `{ $example }`.
problem-restore-via = Say which segment you restore, and where you move the bishop before, like `restore D4 via C4`.
problem-altar-via = Say with which paints, and where you move the bishop before, like `altar R B G via C4`.
problem-no-such-altar = You can't restore the altar with { $paints }. `cards cathedral` tells what it takes.
problem-basic-is-not-blended = You can't blend { $paint }, it is a basic paint. Name what comes of it, like `blend purple`.
problem-not-basic = You can't take { $paint }, only a basic paint: yellow, red or blue.
problem-spectator-plans = You only look on, and plan nothing.
problem-not-planned = You can't plan `{ $said }`. { $because }
problem-takes-module = You play without the module { $module }.
problem-unasked = This plan does not ask for it.
problem-tile-of-no-use = Your { $action-tile } tile is of no more use.
problem-which-clause = What does `{ $said }` mean? Say it like { OR($examples) }.
problem-too-few-placed = { $placed ->
    [one] That places 1 apprentice
   *[other] That places { $placed } apprentices
}, and you have { $apprentices }: where do the others go?
problem-too-many-placed = That places { $placed } apprentices, and you have { $apprentices }.{ $place-id ->
    [none] {""}
   *[other] {" "}{ $rest } would be left for the { $place }.
}
problem-too-many-at-a-location = A location has { $spaces } spaces. { $apprentices } apprentices don't find room there.
problem-numbers-of-a-plan = A plan has five numbers, for { $locations }, like `plan 2 1 0 1 1`.
problem-how-many-go = How many apprentices go to the { $location }? Say it like `plan market 2, cathedral 3`.
problem-no-such-location = There is no location '{ $name }'.{ $hint }
problem-no-theater-now = The final round has no theater. Its place is for the cathedral again: `again 2`.

## The score sheet

score-tiles = restored tiles
score-bishop = the bishop's bonus
score-altar = the altar
score-track = stops on the track
score-thalers = Thalers
note-cannot-win = he can't win

## On the board

board-over = Fresco: the game is over after round { $round }
board-round = Round { $round }
board-tiles-left = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} left, { $last ->
    [yes] this is the final round
   *[no] final round at { $end }
}
board-leonardos-player = { $player } plays Leonardo
board-bishop = bishop on { $segment }
board-waking = wake-up
board-planning = planning
board-evening = evening
board-scoring = scoring
board-income = income
board-sheets = Sheets
board-your-plan = Your plan
board-left = { $left } left
board-market = Market
board-price = { $price } a tile
board-closed = closed
board-hostel = Hostel
board-mood = mood
board-price-title = price
board-bed = bed
board-painters = Painters
board-you = (you)
board-column-points = VP
board-column-apprentices = app
board-column-thalers = Th
board-column-tiles = tiles
board-column-income = inc
board-track = Track
board-you-have = You
board-altar = altar
board-no-paints = have the paints for no segment and no altar now
board-paints-for = have the paints for
board-owned = Owned
board-left-away = `look all` shows { $labels }

screens-up = The screens are up: you see what the others have as at a real table. `screens` takes them down.
screens-down = The screens are down: you see everybody's goods, as all have seen them change hands.

## What is printed

cards-title-hostel = Hostel
cards-title-mood = Mood
cards-title-cathedral = Cathedral
cards-title-blends = Blends
cards-hostel = { $hour }  mood { $mood }, a market tile costs { $price }
cards-mood = From { $high } on you have { $many } apprentices, from { $low } down { $few }, else { $usual }. The theater raises the mood by { $theater }.
cards-bishop = The bishop adds { $on } where he stands, { $beside } around him. Moving him costs 1 Thaler.
cards-payable = { $sign } marks the segments that you have the paints for.
cards-altar = Altar: Y R B for { $points }, and 1 more for each that O, G or P replaces; or O G P for { $blended }.
problem-nothing-printed = Nothing is printed about '{ $name }' alone.{ $hint }
