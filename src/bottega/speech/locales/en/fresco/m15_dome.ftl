## Module 15: the dome

dome-tile-named = dome tile of { $points }

event-dome-tile-taken = { $actor } takes the { $tile }: { $paints }.
event-dome-tile-finished = { $actor } finishes the { $tile } with { $paints }.
event-dome-scored = { $actor } scores { $points } for the dome.

reason-finish-or-pass = First finish a dome tile, or pass.
reason-not-ones-dome = The { $tile } is not yours. Finish a dome tile in front of you, or pass.
reason-finished-already = The { $tile } is finished already. Finish another one, or pass.
reason-dome-paint-missing = The { $tile } takes { $paints }, and you have no { OR($missing) }.

score-dome = dome

question-finish-dome-tile = { $points-id ->
    [0] The game is over. Finish dome tiles with the paints that you have?
   *[other] You have finished dome tiles for { $points }. Finish more?
}
row-finish = Finish
choice-finish = { $paints-letters } for { $points-id }
explain-finish = Finish the { $tile } with { $paints }, which go back to the supply.
decline-finish = finish no more dome tiles
restoring-dome = A dome tile comes with it.
help-finish = finish these dome tiles, in the final scoring
problem-no-such-dome-tile = There is no dome tile '{ $name }'.{ $hint }

module-dome = dome

## On the board

board-dome = Dome
board-dome-face-down = face down:
board-dome-owned = { $tile-id } { $paints-letters } { $points-id }{ $finished ->
    [yes] {" "}finished
   *[no] {""}
}
cards-dome = Whoever restores one of the nine inner segments takes the dome tile under it. In the final scoring its paints finish it, for its points.
cards-dome-tile = { $tile-id } ({ $whose ->
    [down] face down
    [yours] yours
    [leonardos] Leonardo's, worth nothing to him
   *[others] of { $owner }
}): { $paints-letters } { $points-id }
