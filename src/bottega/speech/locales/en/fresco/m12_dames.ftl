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
