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

event-scrolls-dealt = { $actor } gets the scrolls { $scrolls }.
event-scrolls-shown = { $actor } has not played { $scrolls-count ->
    [one] a scroll: { $scrolls }.
   *[other] both scrolls: { $scrolls }.
}
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

question-which-scroll = { $fitting ->
    [0] { $segment } is restored. It lies on no line of your scrolls.
   *[other] { $segment } is restored. Play a scroll for it, or wait?
}
row-scroll = Scroll
choice-scroll = { $scrolls } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
explain-scroll = { $has-all ->
    [yes] Play { $scrolls-count ->
        [one] your scroll of { $scrolls }
       *[other] both your scrolls, { $scrolls }
    }: { $restored } restored, { $each } points each, { $points } in all. { $scrolls-count ->
        [one] Then it is gone.
       *[other] Then they are gone.
    }
   *[no] You have no scroll to play for that.
}
decline-scroll = wait and play none

## On the board

board-scrolls = Scrolls
board-scroll = { $scroll }: { $restored }/{ $segments }
board-scrolls-worth = restored; { $each } points each{ $crossing-id ->
    [none] {""}
   *[other] , { $both } for both at { $crossing }
}
board-scrolls-owned = { $scrolls ->
    [one] 1 scroll
   *[other] { $scrolls } scrolls
}
cards-scrolls = After you restore a segment of its line you may play a scroll, once: { $each } points for each restored segment of the line; { $both } each if you play both where they cross.
cards-scrolls-own = Yours: { $scroll }, { $restored } of { $segments } restored
cards-scrolls-played = { $scrolls-count ->
    [0] Played so far: none
   *[other] Played so far: { $scrolls }
}
module-scrolls = scrolls
