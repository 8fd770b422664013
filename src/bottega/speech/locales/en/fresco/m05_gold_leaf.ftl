## Module 5: the gold leaf

event-disc-drawn = The bishop wants { $paint } refined with gold this round.
event-leaves-taken = { $actor } takes { $leaves ->
    [one] a gold leaf
   *[other] { $leaves } gold leaves
} with it.
event-gilded = { $actor } uses a gold leaf for { $points ->
    [one] { $points } point
   *[other] { $points } points
} more.
event-leaves-returned = { $actor } returns { $leaves ->
    [one] a gold leaf for a Thaler.
   *[other] { $leaves } gold leaves for { $thalers } Thalers.
}

reason-no-gold-leaf = You have no gold leaf. Pass.
reason-gild-or-pass = First say whether you use a gold leaf: gild, or pass.

score-gold-leaf = gold leaf
