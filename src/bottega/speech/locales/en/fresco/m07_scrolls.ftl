## Module 7: the scrolls

scroll-row-A = row A
scroll-row-B = row B
scroll-row-C = row C
scroll-row-D = row D
scroll-row-E = row E
scroll-column-1 = column 1
scroll-column-2 = column 2
scroll-column-3 = column 3
scroll-column-4 = column 4
scroll-column-5 = column 5

event-scroll-played = { $actor } plays { $scrolls-count ->
    [one] a scroll, { $scrolls }, for
   *[other] both scrolls, { $scrolls }, for
} { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

reason-not-in-line = { $line-id ->
    [both] { $segment } is not where two scrolls of yours cross. Play one that fits, or pass.
   *[other] You have no { $line-id } scroll that { $segment } lies on. Play another one, or pass.
}
reason-play-a-scroll = First play a scroll, or pass.

score-scrolls = scrolls
