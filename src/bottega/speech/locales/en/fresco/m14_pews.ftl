## Module 14: the pews

beams = { $number ->
    [0] no beams
    [one] 1 beam
   *[other] { $number } beams
}

event-beams-taken = { $actor } takes { $beams }.
event-pew-restored = { $actor } restores a pew with { $beams } for { $points }.

reason-no-such-pew = No pew of { $beams } is left. Restore another one, or pass.
reason-beams-missing = That pew takes { $beams }, and you have { $there }. { $there-id ->
    [0] Pass.
   *[other] Restore a smaller one, or pass.
}
reason-too-few-carriers = That pew takes { $beams }, and you have { $carriers } left, with a beam each. Restore a smaller one, or pass.
reason-restore-pews-or-pass = You are at the pews: restore one, or pass.

question-which-pew = Pews: { $carriers } can carry a beam each, and you have { $beams }.{ $points-id ->
    [0] {""}
   *[other] {" "}{ $points } so far.
}

score-pews = pews
