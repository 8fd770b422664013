## Module 14: the pews

event-beams-taken = { $actor } takes { $beams ->
    [one] { $beams } beam.
   *[other] { $beams } beams.
}
event-pew-restored = { $actor } restores a pew with { $beams ->
    [one] { $beams } beam
   *[other] { $beams } beams
} for { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

reason-no-such-pew = No pew of { $beams ->
    [one] { $beams } beam
   *[other] { $beams } beams
} is left. Restore another one, or pass.
reason-beams-missing = That pew takes { $beams ->
    [one] { $beams } beam
   *[other] { $beams } beams
}, and you have { $there ->
    [0] none
   *[other] only { $there }
}. { $there ->
    [0] Pass.
   *[other] Restore a smaller one, or pass.
}
reason-too-few-carriers = That pew takes { $beams } beams, and each apprentice carries one: { $carriers ->
    [one] only { $carriers } is left. Restore a smaller one, or pass.
   *[other] only { $carriers } are left. Restore a smaller one, or pass.
}
reason-restore-pews-or-pass = You are at the pews: restore one, or pass.

question-which-pew = Pews: { $carriers ->
    [one] { $carriers } apprentice can carry a beam
   *[other] { $carriers } apprentices can carry a beam each
}, and you have { $beams ->
    [one] { $beams } beam.
   *[other] { $beams } beams.
}{ $points ->
    [0] {""}
    [one] {" "}{ $points } point so far.
   *[other] {" "}{ $points } points so far.
}

score-pews = pews
