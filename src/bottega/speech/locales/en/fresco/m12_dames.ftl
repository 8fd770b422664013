## Module 12: the dames

dame-pink = pink dame
dame-purple = purple dame

reservation-side-day = day
reservation-side-night = night

event-married = { $actor } gains the { $dame } of space { $space }.
event-dame-sent = { $actor } sends the { $dame } to the { $place }.
event-dame-arrived = { $actor }'s { $dame } is at the { $place }.
event-dame-forfeited = { $actor }'s { $dame } can do nothing at the { $place }.
event-dame-passed = { $actor }'s { $dame } does nothing at the { $place }.
event-switch-began = { $actor }'s { $dame } picks { $tile } of booth { $booth }, to swap it.
event-tiles-switched = { $actor }'s dame swaps { $tile } of booth { $booth } for { $other } of booth { $other-booth }.
event-segment-reserved = { $actor }'s { $dame } reserves { $segment }.
event-reservation-turned = { $actor }'s reservation of { $segment } shows the night now.
event-reservation-returned = { $actor } takes the reservation tile back from { $segment }.
event-dames-came-home = The dames come home.
event-dame-gathered = { $actor }'s { $dame } takes { $thalers } in the studio.
event-bartered = { $actor }'s { $dame } gives { $given } for { $taken }.
event-dame-cheered-up = { $actor }'s { $dame } sets the mood to { $mood }.
event-dame-moved-bishop = { $actor }'s { $dame } moves the bishop to { $segment } for { $price }.

reason-say-where-dame-goes = First say where your { $dame } goes, or that she stays at home.
reason-dame-sent-already = You have said already where your { $dame } goes. `undo` takes it back.
reason-no-such-dame = You have no { $dame } to send.
reason-no-dame-there = Your { $place } is covered: no dame goes there. Send your { $dame } elsewhere, or keep her at home.
reason-other-dame-there = Your other dame goes to the { $place }. Send your { $dame } elsewhere, or keep her at home.
reason-dame-first = Your { $dame } acts first: say what she does, or pass.
reason-choose-another = First choose the other tile, at another booth.
reason-same-booth = That tile is at booth { $booth }, too. Choose one of another booth.
reason-under-the-bishop = The bishop stands on { $segment }. Reserve another segment, or pass.
reason-reserved-already = There is a reservation tile on { $segment } already. Reserve another segment, or pass.
reason-no-such-paint = You have no { $paint } paint to give. Give another one, or pass.
reason-reserved = { $segment } is reserved for { $owner }. Restore another segment.

event-dames-placed = Dames wait on the track: { $dames }.
dame-on-track = { $dame-id ->
    [pink] pink
   *[purple] purple
} on { $space }

question-where-dame = Where does your { $dame } go? She needs no apprentice.
typed-where-dame = `cards dames` tells what she does.
question-what-dame-does = Your { $dame } is at the { $place }: { $deed }.
question-switch-with = For which tile of another booth do you swap { $tile } of booth { $booth }?
dame-deed = { $place-id ->
    [market] she may swap two market tiles of different booths
    [cathedral] she may reserve a segment for you, until the end of the next round
    [studio] she takes a Thaler for each of your apprentices there
    [workshop] she may give a basic paint for another one
    [cathedral-again] she may move the bishop anywhere for { $fee }
   *[theater] she may set your mood to { $middle }, which is wise from below
}
row-dame = { $dame-id ->
    [pink] Pink dame
   *[purple] Purple dame
}
choice-dame = { $place-id ->
    [none] stays at home
   *[other] { $place }
}
row-switch = Swap { $booth }
choice-switch = { $tile }
row-reserve = Reserve
choice-reserve = { $segment } { $value }
row-barter = Barter
choice-barter = { $given-letter } for { $taken-letter }
row-cheer-up = Cheer up
choice-cheer-up = mood { $mood } to { $middle }
decline-what-dame-does = let your dame do nothing

explain-dame = { $place-id ->
    [none] Your { $dame } stays at home this round.
   *[other] Send your { $dame } to the { $place }: { $deed }, unless another { $dame } does so there before.
}
explain-switch = Swap tile { $place } of booth { $booth } for one of another booth.
explain-reserve = Reserve { $segment }: nobody else may restore it until the next round ends. Meanwhile your dame can reserve no other.
explain-barter = Your dame gives a { $given } paint for a { $taken } one.
explain-cheer-up = { $change ->
    [rises] Your dame cheers you up: your mood rises from { $mood } to { $middle }.
    [falls] Your dame sets your mood to { $middle }: it falls from { $mood }, and later dames of her colour are barred here.
   *[stays] Your mood is { $middle } already and stays so, but later dames of her colour are barred here.
}

help-swap = your dame swaps two tiles of the market; `swap I 2 III 1` by their places
help-barter = your dame gives a basic paint for another one
problem-which-tile-to-swap = { $tiles ->
    [0] No tile of the market has the paints { $paints }.
   *[other] Several tiles have the paints { $paints }.
} Say the booth and the place, like `swap I 2 III 1`.
problem-which-barter = Name the basic paint that you give and another one, like `barter red for blue`.
problem-dame-not-there-yet = That is done where your dame is sent, once she is there.
problem-no-such-dame = You have no { $dame-id ->
    [none] dame
   *[other] { $dame }
}.

## On the board

board-reserved = { $segment } reserved ({ $side })
cards-dames = { $sign }K is a pink dame on the track, { $sign }P a purple one: pass her, and she is yours, one of each colour. From the next plan on you may send her to a location. She acts there before your apprentices. The first of each colour at a location bars those who come later that round.
cards-dame-deed = { $place }: { $deed }
cards-dames-reserved = { $yours } is reserved for you, { $others } for another player: by night until the end of this round, by day a round longer.
module-dames = dames
