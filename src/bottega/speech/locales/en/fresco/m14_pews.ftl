## Module 14: the pews

module-pews = pews

beams = { $number ->
    [0] no beams
    [one] 1 beam
   *[other] { $number } beams
}

event-beams-taken = { $actor } takes { $beams }.
pew-named = pew of { $beams }

event-pew-restored = { $actor } restores a pew with { $beams } for { $points }.

reason-no-such-pew = No pew of { $beams } is left. Restore another one, or pass.
reason-beams-missing = That pew takes { $beams }, and you have { $there }. { $there-id ->
    [0] Pass.
   *[other] Restore a smaller one, or pass.
}
reason-too-few-carriers = That pew takes { $beams }, and you have { $carriers } left, with a beam each. Restore a smaller one, or pass.
reason-restore-pews-or-pass = You are at the pews: restore one, or pass.

does-pews = You restore pews there with beams: one for each apprentice, and one for the one who is printed on it.
question-which-pew = Pews: { $carriers } can carry { $carriers-id ->
    [one] a beam
   *[other] a beam each
}, and you have { $beams }.{ $points-id ->
    [0] {""}
   *[other] {" "}{ $points } so far.
}
row-pew = Pew
choice-pew = of { $beams }{ $left ->
    [0] {""}
   *[other] {" "}for { $differ ->
        [yes] { $fewest } to { $most } points
       *[no] { $most } points
    }
}
explain-pew = { $left ->
    [0] No pew of { $beams } is left.
   *[other] Restore a pew with { $beams-id ->
        [one] { $beams }, which goes
       *[other] { $beams }, which go
    } back to your supply, for { $differ ->
        [yes] { $fewest } to { $most } points: how many you know when it is turned over.
       *[no] { $most } points.
    }
}
decline-pew = restore no more pews
help-pew = restore a pew of 2 beams, then one of 1
problem-which-pew = Pews take 1 to { $most } beams: say it like `pew 2`.
warning-pews = pews: you have { $beams }{ $idle-id ->
    [0] {""}
   *[other] : { $idle } may idle
}

## On the board

board-pews = Pews
board-pew = { $beams }: { $differ ->
    [yes] { $fewest } to { $most }
   *[no] { $most }
} ({ $left } left)
cards-beams = { $sign } A market tile with this sign brings a beam for each: { $example } is red and 2 beams.
cards-pews-tile = The tile covers a location. { $printed ->
    [one] 1 apprentice is printed on it
   *[other] { $printed } apprentices are printed on it
}, up to { $sent } more may be sent, and each carries one beam. Nobody has more than { $most } beams.
cards-pews = What a pew is worth you know when it is restored.{ $pews ->
    [0] {" "}None is left.
   *[other] {""}
}
cards-pew = Left with { $beams }: { OR($points) } points

score-pews = pews
