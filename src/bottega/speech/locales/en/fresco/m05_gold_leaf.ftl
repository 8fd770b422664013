## Module 5: the gold leaf

event-disc-drawn = The bishop wants { $paint } refined with gold this round.
event-leaves-taken = { $actor } takes { $leaves } with it.
event-gilded = { $actor } uses a gold leaf on { $segment } for { $points } more.
event-leaves-returned = { $actor } returns { $leaves } for { $thalers }.

gold-leaves = { $number ->
    [0] no gold leaf
    [one] 1 gold leaf
   *[other] { $number } gold leaves
}

reason-no-gold-leaf = You have no gold leaf. Pass.
reason-gild-or-pass = First say whether you use a gold leaf: gild, or pass.

score-gold-leaf = gold leaf

question-gild-segment = { $leaves-id ->
    [0] You have no gold leaf for { $segment }.
   *[other] Use a gold leaf on { $segment }, for { $points } more? You have { $leaves }.
}
row-gild = Gild
choice-gild = with a leaf for { $points }
explain-gild = { $segment-id ->
    [none] Use a gold leaf, when you restore a segment that takes the paint of the round.
   *[other] Use a gold leaf: { $points } more for { $segment }. It goes back to its board.
}
decline-gild = use no leaf
buying-leaves = { $leaves-id ->
    [one] { $leaves } comes with it.
   *[other] { $leaves } come with it.
}
restoring-with-leaf = A gold leaf would add { $points }.

module-gold_leaf = gold leaf

## On the board

board-gold = Gold
board-gold-worth = { $paint } { $paint-letter }: a leaf adds { $on } at { $bishop }, { $beside } beside him, else { $elsewhere }
board-gold-left = { $supply ->
    [0] none left
   *[other] { $supply } left, { $leaf } market
}
cards-gold-disc = To be refined this round: { $paint } { $paint-letter }. Another paint comes with the next round.
cards-gold-arrow = place { $place } of booth { $booth } brings { $leaves }
cards-gold-arrows = { $leaf } { $arrows }, for nothing, whichever tile lies there.
cards-gold-worth = A leaf for a segment that takes this paint adds { $on } where the bishop stands, { $beside } beside him, { $elsewhere } elsewhere; one leaf for a segment, none at the altar. In the end you get 1 Thaler for each leaf.
