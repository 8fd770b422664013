## Module 6: the glaziers

module-glaziers = glaziers

glass-yellow = yellow
glass-blue = blue
glass-red = red
glass-green = green

window-named = window of { $panels } for { $points }

event-glass-drawn = { $glass-count ->
    [0] There is no glass left for the glazery.
   *[other] Glass for the glazery: { $glass }.
}
event-glass-reserved = The glass that nobody bought goes into reserve: { $glass }.
event-window-shown = A window is laid on the bench: { $panels }, for { $points }.
event-glass-bought = { $actor } buys { $glass } glass for { $price }.
event-window-replaced = { $actor } puts in a window at { $segment }, { $price-id ->
    [0] for nothing
   *[other] for { $price }
}: { $panels }, for { $points }.
event-glass-handed-in = { $actor } hands in { $glass } glass { $at-altar ->
    [yes] at the altar, for
   *[no] for the window and saves
} { $points }.

reason-take-a-window = First take a window from the bench.
reason-window-too-dear = Window { $place } costs { $price }, and you have { $thalers }. Take one that you can pay: the first is free.
reason-glaze-or-pass = First hand in glass, or pass.
reason-no-such-panel = { $panels-count ->
    [one] The panel that is left takes { $panels } glass
   *[other] The panels that are left take { $panels } glass
}, not { $glass }.
reason-no-such-altar-panel = The altar takes one token of each colour, and { $glass } is there already.
reason-no-glass = You have no { $glass } glass. Hand in another colour, or pass.
reason-buy-glass-or-pass = You are at the glazery: buy glass, or pass.
reason-no-glass-there = The glazery has no { $glass } glass left this round. Buy another colour, or pass.
reason-glass-too-dear = A token of { $glass } glass costs { $price }, and you have { $thalers }. Buy a cheaper one, or pass.

points-of-glaziers = { $points } for window and glass

does-glazery = You buy glass there: a token for each of the two apprentices printed on it, and for one that you send.
question-visit-glazery = Glazery: buy up to { $apprentices-id ->
    [one] 1 token
   *[other] { $apprentices-id } tokens
} of glass. You have { $thalers }.
question-which-window = Which window do you put in at { $segment }? Net is with your glass ({ $has-glass ->
    [yes] { $glass }
   *[no] none
}). You have { $thalers }.
question-which-glass = { $at-altar ->
    [yes] Hand in glass at the altar, up to one token of each colour, for a point each?
   *[no] Hand in glass for the panels that are left? They take { $panels }.
}{ $fitting ->
    [0] {" "}None of yours fits: pass.
   *[other] {""}
}
glass-missing = { $glass } (-{ $penalty })
row-glass = Glass
choice-glass = { $colour } for { $price }
row-window = Window
choice-window = { $there ->
    [yes] { $letters } for { $points-id }, { $price-id ->
        [0] free
       *[other] { $price-id } Th
    }: net { $net-id }
   *[no] place { $place }
}
row-glaze = Hand in
choice-glaze = { $colour } +{ $points-id }
explain-glass = Buy { $colour } glass at the glazery for { $price }. It goes behind your screen.
explain-window = { $there ->
    [yes] Take window { $place }, { $panels } for { $points }, { $price-id ->
        [0] for nothing
       *[other] for { $price }
    }. Missing glass takes off points: with yours it brings { $net }.
   *[no] There is no window at place { $place } of the bench now.
}
explain-glaze = { $at-altar ->
    [yes] Hand in { $colour } glass at the altar, for { $points }.
   *[no] Hand in { $colour } glass for a panel: it saves you { $points }.
}
decline-glass = buy no more glass
decline-glaze = hand in no more glass
restoring-window = { $who ->
    [leonardo] Its window is replaced with the free one, for its points.
   *[you] Its window must be replaced too: missing glass takes off points.
}
help-glass = buy these tokens at the glazery, one after the other
help-window = take window 2 of the bench and hand in this glass; `window 2 all`, all that fits
help-glaze = hand in all glass that fits; `glaze yellow red`, only this
problem-no-such-glass = There is no '{ $name }' glass. It is { $glass }.
problem-no-fitting-glass = You have no glass that fits. `pass` hands in none.
problem-no-such-window = There is no window '{ $name }'. The places of the bench are 1 to { $most }.
warning-glazery = glazery: you can buy { $tokens ->
    [0] no glass
    [one] 1 token of glass at the most
   *[other] { $tokens } tokens of glass at the most
}{ $idle-id ->
    [0] {""}
   *[other] : { $idle } may idle
}

## On the board

board-glass = Glass
board-glass-for-sale = { $letters } { $price-id } Th{ $number ->
    [one] {""}
   *[other] {" "}each
}
board-glass-sold = sold out
board-glass-missing = (missing: { SPACED($glass) })
board-glass-penalty = { $letter } -{ $penalty }
board-windows = Windows
board-window = { $letters } { $points-id } { $price-id ->
    [0] free
   *[other] { $price-id } Th
}
board-glass-owned = { $hidden ->
    [yes] { $number } glass
   *[no] glass { $letters }
}
cards-glass = A token of { $glass } glass costs { $price }, and takes off { $penalty } points where it is missing.
cards-windows = { $sign } If you restore such a segment, you take a window from the bench, pay for its place and score its points. You hand in glass for its panels, or lose points for what is missing. The whole restoration is never below 0.
cards-altar-glass = At the altar you may hand in a token of each colour, for { $points ->
    [one] a point each.
   *[other] { $points } points each.
}
cards-window = Window { $place }, { $price-id ->
    [0] free
   *[other] { $price }
}: { $panels } for { $points }

score-windows = windows
