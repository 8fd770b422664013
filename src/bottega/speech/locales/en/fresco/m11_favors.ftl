## Module 11: the bishop's favors

event-favor-turned-up = { $actor } { $actor-id ->
    [leonardo] { $points-id ->
        [0] has no use for the bishop's favor: { $favor }.
       *[other] has the bishop's favor: { $favor }.
    }
   *[other] has the bishop's favor: { $favor }.
}
event-favor-removed = The favor of { $segment } is removed, and nobody looks at it.

score-favors = favors
