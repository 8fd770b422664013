# Sagrada: the table, the pieces, the score sheet.

sagrada-red = red
sagrada-yellow = yellow
sagrada-green = green
sagrada-blue = blue
sagrada-purple = purple
sagrada-die = { $colour } { $value }
sagrada-a-shade = a { $value }
sagrada-asks = asks for { $what }

## How far it is

sagrada-round = Round
sagrada-round-of = { $round } of 10
sagrada-choosing-windows = Choosing the windows
sagrada-picking = The last choice
sagrada-over = The game is over
sagrada-turns = Turns of this round
sagrada-turn-done = { $name }, done
sagrada-turn-now = { $name }, now
sagrada-turn-ahead = { $name }
sagrada-alone = alone

## Choosing a window

sagrada-choose = Choose your window. A harder one brings more favour tokens.
sagrada-choose-alone = Choose your window.
sagrada-choose-patterns = Window patterns
sagrada-card-sides = one card, two sides
sagrada-pattern-facts = { $free } free, { $colours } { $colours ->
    [one] colour
   *[other] colours
}, { $shades } { $shades ->
    [one] shade
   *[other] shades
}
sagrada-for-you = { $count ->
    [0] no space asks for your colour
    [one] one space asks for your colour
   *[other] { $count } spaces ask for your colour
}
sagrada-play-pattern = Play { $name }
sagrada-choose-first = Choose one
sagrada-chosen-wait = You play { $name }. The others are still choosing.
sagrada-choose-again = Choose again
sagrada-the-others = The others
sagrada-ready = ready
sagrada-choosing = choosing…
sagrada-your-secret = Your secret
sagrada-your-secrets = Your two private objectives
sagrada-difficulty = { $count } { $count ->
    [one] favour token
   *[other] favour tokens
}

## The window

sagrada-window-of = { $name }’s window, { $pattern }
sagrada-your-window = Your window, { $pattern }
sagrada-space-empty = { $cell }, empty
sagrada-space-die = { $cell }, { $die }
sagrada-space-legal = legal
sagrada-space-movable = may be moved
sagrada-space-chosen = chosen
sagrada-points-now = points now
sagrada-tokens-left = { $count } { $count ->
    [one] token
   *[other] tokens
} left
sagrada-open-window = tokens, { $pattern }. Open large.
sagrada-close-window = Close
sagrada-others-windows = The others’ windows
sagrada-first = first
sagrada-thinks = thinks
sagrada-seats = Players

## The pool

sagrada-pool = Draft pool
sagrada-pool-die = { $die }, number { $place }
sagrada-pool-fits = { $count ->
    [0] fits nowhere
    [one] fits one space
   *[other] fits { $count } spaces
}
sagrada-pool-pick = may be taken
sagrada-pool-pay = may pay
sagrada-in-hand = in hand
sagrada-set-on = Set { $die } on a golden space.
sagrada-set-nowhere = { $die } fits nowhere. Choose another die, or end your turn.
sagrada-die-for-space = Which die goes to { $cell }?
sagrada-no-die-for-space = No die of the pool fits { $cell } now.
sagrada-move-to = Set { $die } down on a golden space.
sagrada-cannot-move = This die can’t move now.
sagrada-gain = { $count ->
    [0] It changes no points at once.
    [one] It brings { $points } point at once.
   *[other] It brings { $points } points at once.
}
sagrada-fits = { $count ->
    [0] nowhere
   *[other] fits { $count }
}
sagrada-values = Values
sagrada-value-choice = { $die }, { $fits }
sagrada-never = a { $from } never becomes a { $to }
sagrada-make-it = Make it a { $value }

## What one may do

sagrada-end-turn = End turn
sagrada-end-without = End without a die?
sagrada-pass-loses = A die still fits your window. Each space that stays empty costs { $points ->
    [one] a point
   *[other] { $points } points
} at the end.
sagrada-return = Return to the pool
sagrada-return-anyway = Return it all the same?
sagrada-return-loses = { $die } fits your window. Back in the pool, anybody may take it.
sagrada-stop = One die is enough
sagrada-tool-back = Take the tool back
sagrada-second-die = A second die
sagrada-first-turn = Your first turn
sagrada-second-turn = Your second turn
sagrada-next-turn = { $turns ->
    [0] You have no more turn this round.
    [one] You are next.
   *[other] Your turn comes after { $turns } more.
}

## Steps of a tool

sagrada-steps = Steps of the tool
sagrada-step-pay = pay
sagrada-step-paid = paid
sagrada-step-take = take a die
sagrada-step-took = taken
sagrada-step-value = value
sagrada-step-exchange = exchange
sagrada-step-place = place it
sagrada-step-place-or-return = place or return
sagrada-step-move = move a die
sagrada-step-lift = lift a die
sagrada-step-lifted = lifted
sagrada-step-set-down = set down
sagrada-step-draft = a second die
sagrada-step-apart = place it apart

## Tools

sagrada-tools = Tools
sagrada-tools-once = one a turn
sagrada-tools-alone = each once a game, for a die of its colour
sagrada-on-it = { $count ->
    [0] none on it
   *[other] { $count } on it
}
sagrada-costs = { $count ->
    [one] costs one token
   *[other] costs { $count } tokens
}
sagrada-costs-die = costs a { $colour } die
sagrada-in-use = in use
sagrada-used-up = used up
sagrada-usable = usable now
sagrada-use-it = Use it
sagrada-rolls-at-once = All dice of the pool are rolled again at once. It can’t be taken back.

## Objectives

sagrada-objectives = Objectives
sagrada-objectives-so-far = your window so far
sagrada-objectives-of = { $name }’s window so far
sagrada-objectives-alone = two for all, and one of your two at the end
sagrada-now-worth = now { $points }
sagrada-dice-so-far = dice so far
sagrada-times = { $count } × { $points }
sagrada-shades-of = Shades of { $colour ->
    [red] Red
    [yellow] Yellow
    [green] Green
    [blue] Blue
   *[purple] Purple
}
sagrada-shades-text = the sum of your { $colour } dice
sagrada-only-you = only you see
sagrada-the-better = the better
sagrada-none-yet = none yet
sagrada-pick = Which private objective do you score?
sagrada-pick-this = Score it
sagrada-pick-less = This one pays { $worth }, the other one { $most }. Score it all the same?
sagrada-each-pays = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sagrada-line-of = { $dice } of { $of }

## The round track

sagrada-track = Round track
sagrada-open-track = Round track, { $count ->
    [0] no dice yet
    [one] dice of one round
   *[other] dice of { $count } rounds
}. Open it.
sagrada-niche = Round { $round }: { $dice }
sagrada-niche-marker = Round { $round }: a marker, no die was left
sagrada-niche-now = Round { $round }, now. { $bag } dice in the bag.
sagrada-niche-ahead = Round { $round }
sagrada-pile = Dice of round { $round }
sagrada-take-from-track = Take { $die } from round { $round }
sagrada-the-bag = The bag
sagrada-in-the-bag = In the bag: { $count }
sagrada-out = Out of the game:

## Alone

sagrada-you = You
sagrada-target = Target
sagrada-target-what = the dice on the track; beat it to win
sagrada-earned = { $earned } earned, { $lost } for { $count } { $count ->
    [one] empty space
   *[other] empty spaces
}
sagrada-scales = You have { $points }, the target is { $target }.

## The score sheet

sagrada-score = Score sheet
sagrada-line-private-objective = Private objective
sagrada-line-tokens = Favour tokens
sagrada-line-empty-spaces = Empty spaces
sagrada-total = Total
sagrada-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
sagrada-target-total = Target
sagrada-note-by-private-objective = The tie is broken by the private objective.
sagrada-note-by-tokens-left = The tie is broken by the favour tokens left.
sagrada-note-by-last-round = The tie is broken by the order of the last round.
sagrada-note-against-target = { $won ->
    [yes] More than the target of { $target }: you win.
   *[no] Not more than the target of { $target }: you lose.
}
sagrada-show-line = { $line }: show what earned it
sagrada-line = What it is for
