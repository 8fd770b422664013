## Module 11: the bishop's favors

module-favors = favors

favor-goods = { $goods }
favor-mood = mood { $mood }

event-favor-turned-up = { $actor } { $actor-id ->
    [leonardo] { $points-id ->
        [0] has no use for the bishop's favor: { $favor }.
       *[other] has the bishop's favor: { $favor }.
    }
   *[other] has the bishop's favor: { $favor }.
}
event-favor-removed = The favor of { $segment } is removed, and nobody looks at it.

restoring-favor = { $who ->
    [leonardo] The favor there is Leonardo's.
   *[you] The favor there is yours.
}

## On the board

board-favors = Favor
board-favor = { $number }× { $favor }
cards-favors = Whoever restores the segment where { $sign } stands turns up its favor and has it at once.
cards-favors-removed = A favor on any other segment is removed, and nobody looks at it. Leonardo has only points of one.
cards-favors-unseen = Never turned up:

score-favors = favors
