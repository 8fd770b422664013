## Module 2: the bishop's request

request-general = general
request-purple = purple
request-orange = orange
request-green = green

event-request-fulfilled = { $actor } fulfills { $request-id ->
    [general] a general request
    [orange] an orange request
   *[other] a { $request } request
} with { $tiles } for { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

reason-only-in-the-workshop = Requests are fulfilled in the workshop, not here.
reason-one-request = You have fulfilled a request this round. One is all you get.
reason-no-fresh-apprentice = No apprentice is left for a request: one who has begun to blend can't do both.
reason-no-request-left = No { $request } request is left. Choose another one.
reason-too-few-tiles = A general request takes { $needed } restored tiles, and there { $tiles-id ->
    [0] are none.
    [one] is only { $tiles }.
   *[other] are only { $tiles }.
}
reason-too-few-seals = { $request-id ->
    [orange] An orange request takes { $needed } tiles with an orange seal
   *[other] A { $request } request takes { $needed } tiles with a { $request } seal
}, and there { $tiles-id ->
    [0] are none.
    [one] is only { $tiles }.
   *[other] are only { $tiles }.
}
reason-pile-tiles = First choose the tiles that go under the request.
reason-not-asked-for = First choose a request. Then say which tiles go under it.
reason-not-ones-own = { $painter-id ->
    [leonardo] { $tile } is not Leonardo's. Choose a tile in front of him.
   *[other] { $tile } is not yours. Choose a tile in front of you.
}
reason-piled-already = You have chosen { $tile } already. Choose another tile.
reason-no-such-seal = { $tile } has no { $request } seal. Choose a tile that has one.
reason-leonardo-may-ask = Choose a request for Leonardo, or pass.

score-requests = requests
