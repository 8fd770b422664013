## Module 6: the glaziers

glass-yellow = yellow
glass-blue = blue
glass-red = red
glass-green = green

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

question-visit-glazery = Glazery: buy up to { $apprentices-id ->
    [one] { $apprentices-id } token
   *[other] { $apprentices-id } tokens
} of glass.
question-which-window = Which window do you put in at { $segment }?
question-which-glass = { $at-altar ->
    [yes] Hand in glass at the altar, up to one token of each colour, for a point each?
   *[no] Hand in glass for the panels that are left? They take { $panels }.
}

score-windows = windows
