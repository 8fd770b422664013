# What is said of Sagrada. A space of a window is called by a small letter and a number (b4), for B4 is a blue 4.

## The title page

meta-summary = Draft dice of coloured glass and set them in a cathedral window.
meta-goal = Set dice in your window as the objectives ask, for ten rounds. Most points win; alone, you have to beat the target.
meta-edition = 2017; Italian edition 2018

## Options

option-windows = When do you choose your window?
option-windows-before-cards = before tools, public objectives and first player are known
option-windows-after-cards = with the cards in sight
option-bag = How many dice are in the bag?
option-bag-full = all 90
option-bag-reduced = just as many as are drawn in ten rounds
option-tools = How many tools do you have when you play alone? Fewer are harder.
option-tools-1 = one
option-tools-2 = two
option-tools-3 = three
option-tools-4 = four
option-tools-5 = five
option-changed_die = What happens to a die that tools 1, 5, 6 or 10 have changed?
option-changed_die-place = you place it
option-changed_die-pool = it goes back to the pool, and you may still draft any die
option-two_moves = How do Lathekin and Tap Wheel move two dice?
option-two_moves-one-by-one = one after the other
option-two_moves-together = both are lifted first, so they may swap places
option-flux_brush = Must you place a die rolled with the Flux Brush?
option-flux_brush-must-place = yes, if it fits
option-flux_brush-may-return = no, you may return it to the pool
option-failed_flux_brush = What happens to your draft when a Flux Brush die goes back to the pool?
option-failed_flux_brush-spent = it is spent
option-failed_flux_brush-draft-again = you may draft another die
option-running_pliers = When may you use Running Pliers in your first turn?
option-running_pliers-after-draft = only after you drafted
option-running_pliers-any-time = at any time of the turn
option-pliers_of_the_last = May the last player of a round, who has two turns in a row, use Running Pliers?
option-pliers_of_the_last-allowed = yes
option-pliers_of_the_last-refused = no
option-cork_first_die = Where may the Cork-backed Straightedge put a die in an empty window?
option-cork_first_die-edge = on an edge or corner
option-cork_first_die-anywhere = anywhere
option-flux_remover = May you return the die that the Flux Remover gives you?
option-flux_remover-english = yes, always (English card)
option-flux_remover-italian = only if it fits nowhere (Italian card)
option-flux_remover_value = Which value does a die show that the Flux Remover returns to the pool?
option-flux_remover_value-chosen = the one you chose
option-flux_remover_value-rolled = it is rolled
option-colour_diagonals = What do Colour Diagonals count?
option-colour_diagonals-dice = each die once
option-colour_diagonals-pairs = each diagonal pair
option-last_tie_break = Who wins the very last tie?
option-last_tie_break-latest-seat = who comes latest in clockwise order (English rules)
option-last_tie_break-last-turn = whose second turn comes last (Italian rules)

## Names

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple

pattern-bellesguard = Bellesguard
pattern-batllo = Batllo
pattern-fractal-drops = Fractal Drops
pattern-ripples-of-light = Ripples of Light
pattern-luz-celestial = Luz Celestial
pattern-fulgor-del-cielo = Fulgor del Cielo
pattern-sun-catcher = Sun Catcher
pattern-shadow-thief = Shadow Thief
pattern-aurora-sagradis = Aurora Sagradis
pattern-aurorae-magnificus = Aurorae Magnificus
pattern-chromatic-splendor = Chromatic Splendor
pattern-comitas = Comitas
pattern-kaleidoscopic-dream = Kaleidoscopic Dream
pattern-firmitas = Firmitas
pattern-via-lux = Via Lux
pattern-industria = Industria
pattern-firelight = Firelight
pattern-suns-glory = Sun's Glory
pattern-gravitas = Gravitas
pattern-water-of-life = Water of Life
pattern-lux-astram = Lux Astram
pattern-lux-mundi = Lux Mundi
pattern-virtus = Virtus
pattern-symphony-of-light = Symphony of Light

tool-grozing-pliers = Grozing Pliers
tool-eglomise-brush = Eglomise Brush
tool-copper-foil-burnisher = Copper Foil Burnisher
tool-lathekin = Lathekin
tool-lens-cutter = Lens Cutter
tool-flux-brush = Flux Brush
tool-glazing-hammer = Glazing Hammer
tool-running-pliers = Running Pliers
tool-cork-backed-straightedge = Cork-backed Straightedge
tool-grinding-stone = Grinding Stone
tool-flux-remover = Flux Remover
tool-tap-wheel = Tap Wheel

objective-row-colour-variety = Row Colour Variety
objective-column-colour-variety = Column Colour Variety
objective-row-shade-variety = Row Shade Variety
objective-column-shade-variety = Column Shade Variety
objective-light-shades = Light Shades
objective-medium-shades = Medium Shades
objective-deep-shades = Deep Shades
objective-shade-variety = Shade Variety
objective-colour-diagonals = Colour Diagonals
objective-colour-variety = Colour Variety

## The texts of the cards

tool-grozing-pliers-text = Take a pool die and change its value by one, up or down; a 6 never becomes a 1 nor a 1 a 6. { $option-changed_die ->
    [pool] It goes back to the pool, and you may still draft any die.
   *[place] Then place it.
}
tool-eglomise-brush-text = Move one die of your window; the colour printed on its new space does not matter.
tool-copper-foil-burnisher-text = Move one die of your window; the shade printed on its new space does not matter.
tool-lathekin-text = { $option-two_moves ->
    [together] Lift two dice of your window together and set both down elsewhere, by all placement rules. They may swap places.
   *[one-by-one] Move exactly two dice of your window, one after the other, by all placement rules.
}
tool-lens-cutter-text = Take a pool die and exchange it with a die of the round track. { $option-changed_die ->
    [pool] The other one goes to the pool, and you may still draft any die.
   *[place] Then place the other one.
}
tool-flux-brush-text = Take a pool die and roll it again. { $option-changed_die ->
    [pool] It goes back to the pool, and you may still draft any die.
   *[place] { $option-flux_brush ->
        [may-return] Then place it, or return it to the pool.
       *[must-place] Then place it; if it fits nowhere it goes back to the pool.
    }{ $option-failed_flux_brush ->
        [draft-again] {" "}If it goes back, you may draft another die.
       *[spent] {" "}If it goes back, your draft is spent.
    }
}
tool-glazing-hammer-text = Roll all dice of the pool again. Only in your second turn, before you draft.
tool-running-pliers-text = In your first turn{ $option-running_pliers ->
    [any-time] {""}
   *[after-draft] , after you drafted
}: draft a second die at once, and skip your second turn this round.{ $option-pliers_of_the_last ->
    [refused] {" "}Not for the last player, who has two turns in a row.
   *[allowed] {""}
}
tool-cork-backed-straightedge-text = Take a pool die and place it where it touches no other die; what is printed on the space holds. { $option-cork_first_die ->
    [anywhere] In an empty window that may be anywhere.
   *[edge] In an empty window it goes on an edge or corner.
}
tool-grinding-stone-text = Take a pool die and turn it over: 6 and 1, 5 and 2, 4 and 3. { $option-changed_die ->
    [pool] It goes back to the pool, and you may still draft any die.
   *[place] Then place it.
}
tool-flux-remover-text = Put a pool die back in the bag and pull another; choose its value. { $option-flux_remover ->
    [italian] Then place it; only if it fits nowhere it goes to the pool
   *[english] Then place it or return it to the pool
}{ $option-flux_remover_value ->
    [rolled] {", "}where it is rolled.
   *[chosen] .
}
tool-tap-wheel-text = { $option-two_moves ->
    [together] Lift one or two dice of your window that share a colour with a die on the round track, and set them down elsewhere, by all placement rules. Two may swap places.
   *[one-by-one] Move one or two dice of your window that share a colour with a die on the round track, by all placement rules.
}

# The same in a few words, beside the tool.
tool-grozing-pliers-note = one up or down
tool-eglomise-brush-note = move, any colour
tool-copper-foil-burnisher-note = any shade
tool-lathekin-note = move two dice
tool-lens-cutter-note = swap with the track
tool-flux-brush-note = roll a die again
tool-glazing-hammer-note = roll the pool again
tool-running-pliers-note = draft a second die
tool-cork-backed-straightedge-note = apart
tool-grinding-stone-note = turn a die over
tool-flux-remover-note = a die from the bag
tool-tap-wheel-note = move 1 or 2 dice

objective-row-colour-variety-text = { $points } for each full row with five different colours
objective-column-colour-variety-text = { $points } for each full column with four different colours
objective-row-shade-variety-text = { $points } for each full row with five different shades
objective-column-shade-variety-text = { $points } for each full column with four different shades
objective-light-shades-text = { $points } for each set of a 1 and a 2
objective-medium-shades-text = { $points } for each set of a 3 and a 4
objective-deep-shades-text = { $points } for each set of a 5 and a 6
objective-shade-variety-text = { $points } for each set of all six shades
objective-colour-diagonals-text = { $option-colour_diagonals ->
    [pairs] { $points } for each two dice of one colour that lie diagonally beside each other
   *[dice] { $points } for each die with a die of its colour diagonally beside it
}
objective-colour-variety-text = { $points } for each set of all five colours
private-objective-text = the values of all { $colour } dice, added up

objective-row-colour-variety-note = full row
objective-column-colour-variety-note = full column
objective-row-shade-variety-note = full row
objective-column-shade-variety-note = full column
objective-light-shades-note = 1 2
objective-medium-shades-note = 3 4
objective-deep-shades-note = 5 6
objective-shade-variety-note = 1 to 6
objective-colour-diagonals-note = {""}
objective-colour-variety-note = R Y G B P

## What happened

event-objective-dealt = { $actor } has the private objective Shades of { $colour }.
event-patterns-offered = { $actor } may choose { OR($patterns) }.
event-cards-laid = Tools: { $tools }. Public objectives: { $objectives }. { $first } is first.
event-window-chosen = { $actor } chooses { $pattern }.
event-window-shown = { $tokens-id ->
    [0] { $actor } plays { $pattern }.
   *[other] { $actor } plays { $pattern } with { $tokens } favour tokens.
}
event-round-began = Round { $round }: { $actor } is first and rolls { SPACED($pool) }.
event-passed = { $actor } ends the turn.
event-placed = { $actor } places { $die } on { $cell }.
event-tool-used = { $tokens-id ->
    [0] { $actor } uses { $tool } and pays with { $die }.
    [one] { $actor } uses { $tool } for 1 favour token.
   *[other] { $actor } uses { $tool } for { $tokens } favour tokens.
}
event-took = { $actor } takes { $die }.
event-changed = { $how-id ->
    [turned] { $actor } turns { $old } to { $new }.
    [turned-over] { $actor } turns { $old } over: { $new }.
   *[rolled] { $actor } rolls { $old } again: { $new }.
}
event-pulled = { $actor } puts { $old } in the bag and pulls a { $colour } die.
event-value-chosen = { $actor } makes it { $die }.
event-exchanged = { $actor } exchanges { $given } with { $taken } of round { $round }.
event-returned = { $actor } returns { $die } to the pool.
event-lifted = { $actor } lifts { $die } from { $cell }.
event-set-down = { $actor } sets down { $die } on { $target }.
event-moved = { $actor } moves { $die } from { $source } to { $target }.
event-pool-rolled = { $actor } rolls the pool again: { SPACED($pool) }.
event-turn-skipped = { $actor } gives up the second turn of this round.
event-draft-lapsed = { $actor } drafts no second die: nothing fits any more.
event-round-ended = { $left-count ->
    [0] Round { $round } ends; no die is left, so a marker goes on the track.
   *[other] Round { $round } ends; on the track: { SPACED($left) }.
}
event-objective-shown = { $actor } had the private objective Shades of { $colour }.
event-objective-picked = { $actor } scores Shades of { $colour }.

## Why not: the flow

reason-game-over = The game is over.
reason-not-your-turn = It is not your turn. Wait for { $seats }.
reason-not-offered = { $pattern } is not on your two pattern cards. Choose { OR($offered) }.
reason-choose-a-window = First choose your window: { OR($offered) }.
reason-window-is-chosen = You chose your window before the first round. It stays.
reason-already-drafted = You have drafted a die this turn already. One is all you get.
reason-not-in-pool = There is no { $die } in the pool.
reason-place-the-die = You have { $die } in hand. Place that one.
reason-only-a-tool-moves = The dice in your window stay where they are. Only a tool moves them.
reason-only-with-a-tool = You do that only while you use a tool. To draft a die, say which one and where it goes.
reason-no-tool-to-pay = First say which tool you use. Then you pay for it.
reason-no-tool-to-stop = No tool is in use, so there is nothing to stop. You may end your turn.
reason-scored-at-the-end = Private objectives count by themselves when the game is over.
reason-picked-at-the-end = You pick a private objective after the last round, not now.
reason-carry-out = { $task-id ->
    [take-die] First carry out { $tool }: take a die of the pool.
    [choose-value] First carry out { $tool }: choose the value of the die in hand.
    [place-die] First carry out { $tool }: place { $die }.
    [exchange-die] First carry out { $tool }: choose a die of the round track for { $die }.
    [place-apart] First carry out { $tool }: place a die where it touches no other.
    [move-second-die] First carry out { $tool }: move a second die.
    [lift-die] First carry out { $tool }: lift a die of your window.
    [lift-second-die] First carry out { $tool }: lift a second die.
    [lift-second-die-or-set-down] First carry out { $tool }: lift a second die, or set this one down.
    [set-down-die] First carry out { $tool }: set down the die in hand.
   *[move-die] First carry out { $tool }: move a die of your window.
}

## Why not: placing a die

reason-taken = There is a die on { $cell } already.
reason-edge = The first die of a window goes on an edge or corner, and { $cell } is neither.
reason-touch = A die has to touch another one, if only at a corner, and { $cell } touches none.
reason-printed-colour = Only { $asked } dice may go on { $cell }, not { $die }.
reason-printed-shade = Only dice that show { $asked } may go on { $cell }, not { $die }.
reason-same-colour = { $neighbours-count ->
    [one] Right beside { $cell }, on { $neighbours }, there is a { $colour } die already.
   *[other] Right beside { $cell }, on { $neighbours }, there are { $colour } dice already.
}
reason-same-value = { $neighbours-count ->
    [one] Right beside { $cell }, on { $neighbours }, there is a { $value } already.
   *[other] Right beside { $cell }, on { $neighbours }, there are dice with a { $value } already.
}

## Why not: tools

reason-no-such-tool = { $tool } is not among the tools of this game.
reason-tool-used = You have used a tool this turn already. One is all you get.
reason-too-few-tokens = { $left-id ->
    [0] { $cost-id ->
        [one] That costs a favour token, and you have none left.
       *[other] That costs { $cost } favour tokens, and you have none left.
    }
   *[other] That costs { $cost } favour tokens, and you have only { $left } left.
}
reason-draft-is-made = { $tool } works on the die that you draft, and you have drafted already.
reason-pool-empty = There is no die in the pool for { $tool }.
reason-nothing-fits = { $tool } can give you no die that fits in your window.
reason-no-track-die-fits = { $tool } can't help: no die of the round track fits in your window.
reason-no-space-apart = { $tool } can't help: no die of the pool can go where it touches no other.
reason-no-second-fits = { $tool } make you draft a second die, and none of the pool fits in your window.
reason-track-empty = { $tool } needs a die on the round track, and there is none yet.
reason-second-turn-only = { $tool } works only in your second turn of a round.
reason-before-drafting = { $tool } works only before you draft.
reason-first-turn-only = { $tool } work only in your first turn of a round.
reason-after-drafting = Draft a die first. { $tool } are for a second one.
reason-not-for-the-last = { $tool } are not for you this round: as the last player you have two turns in a row anyway.

reason-die-does-not-fit = { $tool } can make nothing of { $die } that fits in your window. Take another die.
reason-not-on-track = There is no { $die } on space { $round } of the round track.
reason-by-one = You can turn { $die } only to { OR($values) }.
reason-value-does-not-fit = { $die } would fit nowhere in your window.
reason-must-place = { $die } fits in your window, so you have to place it.
reason-value-must-fit = You have to place the { $colour } die if it fits. Choose { OR($values) }.
reason-must-draft = { $tool }: you have to draft your second die now.
reason-not-apart = { $neighbours-count ->
    [one] This time the die has to stand apart, and { $cell } touches the die on { $neighbours }.
   *[other] This time the die has to stand apart, and { $cell } touches the dice on { $neighbours }.
}

reason-no-dice-yet = There is no die in your window for { $tool } to move.
reason-one-die-only = { $tool } moves exactly two dice, and your window has only one.
reason-nothing-moves = { $tool } can't help: none of your dice has another space to go to.
reason-no-two-move = { $option-two_moves ->
    [together] { $tool } moves exactly two dice. You could move one, but no two together.
   *[one-by-one] { $tool } moves exactly two dice. You could move one, but no second one after it.
}
reason-none-of-track-colours = { $tool } moves only dice of a colour on the round track, and you have none that is { OR($colours) }.
reason-track-colours-stuck = { $tool } moves only dice of a colour on the round track. None of yours that is { OR($colours) } has another space to go to.
reason-colour-not-on-track = There is no { $colour } die on the round track. Move one that is { OR($colours) }.
reason-other-colour = Both dice must have the same colour: the second one has to be { $colour } too.
reason-no-die-there = There is no die on { $cell }.
reason-moved-already = You have just moved the die on { $cell }. The second one has to be another.
reason-two-must-move = You have to move two dice, and after { $source } to { $target } no second one could move.
reason-not-lifted = { $lifted-count ->
    [one] You have the die from { $lifted } in hand. That is the one to set down.
   *[other] You have the dice from { $lifted } in hand. Those are the ones to set down.
}
reason-lifted-already = You have lifted the die from { $cell } already.
reason-lift-leads-nowhere = Without the die on { $cell } you could not carry the tool out. Lift another one.
reason-pair-leads-nowhere = You could not set down both dice elsewhere, those from { $lifted } and { $cell }. Lift another one.
reason-stranded = With this die on { $cell } the other one, from { $other }, could go nowhere.

## Why not: playing alone

reason-no-die-to-pay = You pay for { $tool } with a { $colour } die, and there is none in the pool.
reason-only-die-is-needed = You pay for { $tool } with a { $colour } die, and what is left of the pool then is no good for it.
reason-die-is-needed = If you pay with { $die }, what is left of the pool is no good for { $tool }. Pay with another die.
reason-wrong-colour-to-pay = You pay for { $tool } with a { $colour } die.
reason-pay-first = First pay for { $tool } with a { $colour } die of the pool.
reason-used-up = You have used { $tool } already. Alone, you use each tool once.
reason-pick-an-objective = Now pick the private objective that you score: { OR($dealt) }.
reason-not-dealt = Shades of { $colour } is not yours. Score { OR($dealt) }.

## What is asked

question-choose-window = Which window do you play?
question-take-turn = { $can ->
    [draft-or-use] Draft a die, use a tool, or end your turn.
    [draft] Draft a die, or end your turn.
    [use] Use a tool, or end your turn.
    [use-for-none-fits] No die of the pool fits in your window. Use a tool, or end your turn.
    [nothing-for-none-fits] No die of the pool fits in your window. You can do nothing more this turn.
   *[nothing] You can do nothing more this turn.
}
example = Like: { $typed }
question-pay-for-tool = { $tool }: pay with a { $colour } die of the pool.
question-take-die = { $tool }: take a die of the pool.
question-choose-value = { $die-id ->
    [none] { $tool }: you pulled a { $colour } die. Choose its value.
   *[other] { $tool }: turn { $die } to which value?
}
question-place-die = { $can ->
    [return] { $tool }: { $die } fits nowhere. Return it to the pool.
    [place-or-return] { $tool }: place { $die }, or return it to the pool.
   *[place] { $tool }: place { $die }.
}
question-exchange-die = { $tool }: which die of the round track do you take for { $die }?
question-place-apart = { $tool }: place a die where it touches no other.
question-move-die = { $moved-id ->
    [none] { $tool }: move a die of your window.
   *[other] { $may-stop ->
        [yes] { $tool }: move a second die of the same colour, or leave it at one.
       *[no] { $tool }: move a second die.
    }
}
question-lift-die = { $lifted-id ->
    [none] { $tool }: lift a die of your window.
   *[other] { $may-stop ->
        [yes] { $tool }: lift a second die of the same colour, or set this one down.
       *[no] { $tool }: lift a second die.
    }
}
question-set-down-die = { $lifted-count ->
    [one] { $tool }: set down the die from { $lifted }.
   *[other] { $tool }: set down one of the dice from { $lifted }.
}
question-draft-again = { $tool }: draft a second die.
question-pick-objective = Which private objective do you score?

progress = round { $round } of { $rounds }
help-place = place the red 5 on space b1: part of a move's name is enough, if only one move fits

## The menu

row-tool = Tool
row-window = Window
row-pay = Pay
row-take = Take
row-turn = Turn to
row-exchange = Take
row-return = Return
row-move = { $die } { $cell } to
row-lift = Lift
row-score = Score
choice-tool = { $tool } { $price }
choice-turn = value { $value }
choice-exchange = { $die } of round { $round }
choice-return = to the pool
choice-lift = { $die } { $cell }
choice-score = Shades of { $colour }
finish-pass = end your turn
finish-stop = move no second die

price-used-up = used up
price-tokens = { $tokens ->
    [one] 1 favour token
   *[other] { $tokens } favour tokens
}
price-die = a { $colour } die of the pool

## What a move does

explain-pass = End your turn. What you did not draft or use this turn is lost.
explain-stop = Move no second die.
explain-choose = { $tokens ->
    [0] Play { $pattern }: difficulty { $difficulty }.
   *[other] Play { $pattern }: difficulty { $difficulty }, so { $tokens } favour tokens to begin with.
}
explain-place = Place the { $colour } { $value } on { $space }.
explain-move = Move the die on { $source } to { $space }.
explain-use = { $dealt ->
    [no] { $tool } is not on the table. { $text }
   *[yes] Use { $tool } for { $price }. { $text }
}
explain-use-used-up = { $tool } is used up. { $text }
explain-pay = Pay with the { $colour } { $value }; it leaves the game.
explain-take = Take the { $colour } { $value } from the pool, for the tool to act on.
explain-turn = Turn the die in hand to { $value }.
explain-exchange = Put the die in hand on space { $round } of the round track and take the { $colour } { $value } from there.
explain-return = Put the die in hand back in the pool.
explain-lift = Lift the die on { $cell }, to set it down elsewhere.
explain-score = Score Shades of { $colour }: the values of all your { $colour } dice, added up.

space-white = { $cell }, a white space
space-colour = { $cell }, which asks for { $colour }
space-value = { $cell }, which asks for a { $value }

# What a placement or a move adds at once.
gain = Points at once: { $points } ({ $parts }).
gain-nothing = That changes nothing in your points yet.
gain-objective = { $objective } { $points }
gain-private-objective = Shades of { $colour } { $points }
gain-empty-spaces = a filled space { $points }

## The score sheet

score-objective = { $objective }
score-private-objective = Shades of { $colour }
score-tokens = Favour tokens
score-empty-spaces = Empty spaces
note-by-private-objective = by the private objective [SG-7.6]
note-by-tokens-left = by favour tokens left [SG-7.6]
note-by-last-round = by the order of the last round [SG-7.7]
note-against-target = against a target of { $target } [SG-8.8]

## On the table

board-over = Sagrada: the ten rounds are over
board-round = Round { $round } of { $rounds }
board-you = (you)
board-other = { $free ->
    [one] { $seat }: 1 free space
   *[other] { $seat }: { $free } free spaces
}
board-folded = (`look all` shows their windows)
board-choosing = The windows are being chosen.
board-your-cards = { $seat }, these are your two pattern cards, both sides of each.
board-window = Window { $number }
board-difficulty = difficulty { $difficulty }
board-pool = Pool
board-in-hand = in hand
board-track = Track
board-empty = empty
board-none = none
board-target = to beat: { $target }
board-tools = Tools, paid with favour tokens ●
board-tools-alone = Tools, paid with a die
board-objectives = Objectives, points each time
board-not-laid = laid when all windows are chosen
board-private = Shades of { $colour } ({ $letter })
board-one-of-these = one of these
board-yours-alone = yours alone
cards-tools = Tools
cards-public = Public objectives
cards-private = Private objectives
cards-met = { $times ->
    [one] (met once: { $points })
   *[other] (met { $times } times: { $points })
}
cards-so-far = (so far: { $points })
cards-tool-price = { $tool }: { $price }

## Problems: components of one's own

problem-pattern-card-without-two-sides = Pattern card { $card } needs two sides.
problem-window-of-another-size = { $where } must have four rows of five spaces.
problem-no-such-sign = { $where } has only spaces like '.', a shade from 1 to 6, or a colour of { $letters }.
problem-neighbours-alike = { $where } has two neighbours that both ask for { $sign }.

## Why a hint is good: each goes on after "It"

motive-completes = { $times ->
    [one] fulfils { $objective } once more (+{ $points })
   *[other] fulfils { $objective } { $times } times more (+{ $points })
}
motive-adds-colour = adds { $points } to your private { $colour }
motive-fills-hard-space = fills { $cell }, which few dice fit
motive-keeps-colour = { $spaces ->
    [one] keeps a place for your { $colour }
   *[other] keeps { $spaces } places for your { $colour } ({ $instead } otherwise)
}
motive-keeps-lines = keeps { $lines } open for { $objective } ({ $instead } otherwise)
motive-spares-spaces = { $spaces ->
    [one] spares a space that nothing would fit any more
   *[other] spares { $spaces } spaces that nothing would fit any more
}
motive-denies = takes the { $die } before { $actor } scores { $points } with it
motive-costs = { $tokens ->
    [one] costs a favour token
   *[other] costs { $tokens } favour tokens
}
