## Module 2: the bishop's request

request-general = general
request-purple = purple
request-orange = orange
request-green = green

restored-tile-listed = the { $tile }

event-request-fulfilled = { $actor } fulfills { $request-id ->
    [general] a general request
    [orange] an orange request
   *[other] a { $request } request
} with { $tiles } for { $points }.

reason-only-in-the-workshop = Requests are fulfilled in the workshop, not here.
reason-one-request = You have fulfilled a request this round. One is all you get.
reason-no-fresh-apprentice = No apprentice is left for a request: one who has begun to blend can't do both.
reason-no-request-left = No { $request } request is left. Choose another one.
reason-too-few-tiles = A general request takes { $needed } restored tiles, and there { $tiles ->
    [0] are none.
    [one] is only { $tiles }.
   *[other] are only { $tiles }.
}
reason-too-few-seals = { $request-id ->
    [orange] An orange request takes { $needed } tiles with an orange seal
   *[other] A { $request } request takes { $needed } tiles with a { $request } seal
}, and there { $tiles ->
    [0] are none.
    [one] is only { $tiles }.
   *[other] are only { $tiles }.
}
reason-pile-tiles = First choose the tiles that go under the request.
reason-not-asked-for = First choose a request. Then say which tiles go under it.
reason-not-ones-own = { $painter-id ->
    [leonardo] The { $tile } is not Leonardo's. Choose a tile in front of him.
   *[other] The { $tile } is not yours. Choose a tile in front of you.
}
reason-piled-already = You have chosen the { $tile } already. Choose another tile.
reason-no-such-seal = The { $tile } has no { $request } seal. Choose a tile that has one.
reason-leonardo-may-ask = Choose a request for Leonardo, or pass.

score-requests = requests

question-tile-for-request = { $painter-id ->
    [leonardo] Which of Leonardo's tiles go
   *[other] Which tiles go
} under the { $request } request, for { $points }? { $chosen-count ->
    [0] Choose { $left }.
   *[other] Choose { $left } more, beside { $chosen }.
}
question-leonardos-request = Leonardo may fulfill a request. Does he?
can-request = fulfill a request
row-request = Request
choice-request = { $kind } for { $points }
row-pile = Pile
choice-pile = { $tile }{ $seals-count ->
    [0] {""}
   *[other] {" "}{ $seals }
}
explain-request = { $left ->
    [no] No { $kind } request is left.
   *[yes] { $who ->
        [leonardo] Leonardo fulfills { $kind-id ->
            [general] a general
            [orange] an orange
           *[other] a { $kind }
        } request for { $points }. The request and { $needed } tiles leave the game.
       *[you] { $kind-id ->
            [general] Fulfill a general request with any { $needed } tiles: { $points }. At every income it pays 1 Thaler and a basic paint of your choice;
            [orange] Fulfill an orange request with { $needed } tiles that have orange seals: { $points }. At every income it pays 1 Thaler and orange;
           *[other] Fulfill a { $kind } request with { $needed } tiles that have { $kind } seals: { $points }. At every income it pays 1 Thaler and { $kind };
        } the tiles under it pay nothing.
    }
}
explain-pile = { $who ->
    [leonardo] Put the { $tile } under the request: both leave the game.
   *[you] Put the { $tile } under the request: the tile pays no more, the request does.
}
decline-request = fulfill no request
help-request = fulfill a request with these tiles
problem-no-such-request = There is no request '{ $name }'.{ $hint }
problem-only-these-fit = Only { $tiles } fit this request.
problem-no-such-restored-tile = There is no tile '{ $name }'. Tiles have names like { $example }.

module-requests = requests

## On the board

board-request = Request
board-request-stack = { $points-count ->
    [0] { $request } none
   *[other] { $request } { SPACED($points) }
}
board-request-owned = { $request } request
board-restored-tiles = Tiles
board-with-seals = with seals:
board-seals = Seals
cards-request = { $request }: { $points-count ->
    [0] none left
   *[other] { $points } points, from the top
}; takes { $request-id ->
    [general] any { $needed } tiles, pays 1 Thaler and a basic paint of your choice
   *[other] { $needed } tiles with { $request } seals, pays 1 Thaler and { $request }
} a round
