### Module 5 of Fresco: the gold leaf.

fresco-m05-fact = you have { $count ->
    [0] no leaves
    [one] 1 leaf
   *[other] { $count } leaves
}
fresco-m05-disc = The disc of this round: { $paint }
fresco-m05-refine = This round { $paint } is refined: a leaf for a segment with { $paint } adds
fresco-m05-worth = 3 points where the bishop stands, 2 beside him, 1 elsewhere.
fresco-m05-left = { $count ->
    [one] 1 leaf is left
   *[other] { $count } leaves are left
}; they come with tiles of the market:
fresco-m05-place = { $booth }, place { $place }
fresco-m05-use-for = Use a leaf, +{ $points }
fresco-m05-keep = Keep it
fresco-m05-leaves = { $count ->
    [one] 1 gold leaf
   *[other] { $count } gold leaves
}
fresco-m05-with-tile = { $count ->
    [one] with a gold leaf
   *[other] with { $count } gold leaves
}
fresco-m05-may-gild = may be gilded
fresco-m05-slip = Leaf on { $paint }
fresco-m05-use = Use
fresco-m05-slip-keep = Keep
