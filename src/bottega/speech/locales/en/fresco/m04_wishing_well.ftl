## Module 4: the wishing well

wish-card-lucky-day = Lucky Day
wish-card-free-red = Free paint, red
wish-card-free-yellow = Free paint, yellow
wish-card-free-blue = Free paint, blue
wish-card-visit = The bishop pays a visit
wish-card-praise = Praise of the bishop
wish-card-tip = Tip
wish-card-alchemy = Alchemy
wish-card-finders = Finders Keepers
wish-card-busker = Busker

event-pennies-placed = { $actor } has { $pennies ->
    [one] a lucky penny
   *[other] { $pennies } lucky pennies
} for the well.
event-penny-thrown = { $actor } throws a lucky penny into the well and draws a wish card.
event-wish-card-drawn = { $actor } draws { $card }.
event-pennies-taken-back = { $actor } takes { $pennies ->
    [one] a lucky penny
   *[other] { $pennies } lucky pennies
} back.
event-wish-card-used = { $actor } uses a wish card, { $card }{ $card-id ->
    [lucky-day] { $pennies ->
        [0] , and there are no lucky pennies left.
        [one] , for a lucky penny.
       *[other] , for { $pennies } lucky pennies.
    }
    [tip] { $pennies ->
        [0] , for a Thaler.
       *[other] , for a Thaler and a lucky penny.
    }
    [finders] , for { $thalers } Thalers.
    [praise] , for { $points ->
        [one] a point
       *[other] { $points } points
    } more.
    [busker] { $spaces ->
        [0] , in vain: the mood comes to the end of its column all the same.
        [one] , for a space of mood.
       *[other] , for { $spaces } spaces of mood.
    }
   *[other] .
}
event-well-emptied = { $pennies ->
    [one] The penny in the well goes
   *[other] The { $pennies } pennies in the well go
} back to the supply.
event-pennies-exchanged = { $actor } gets { $thalers ->
    [one] a Thaler for a lucky penny.
   *[other] { $thalers } Thalers for lucky pennies.
}

reason-no-such-card = You have no { $card }. Use a wish card that you have.
reason-used-elsewhere = { $card-id ->
    [visit] { $card } is for an apprentice in the cathedral. Keep it until then.
    [tip] { $card } is for an apprentice in the studio. Keep it until then.
    [alchemy] { $card } is for an apprentice in the workshop. Keep it until then.
    [finders] { $card } is for an apprentice at the theater. Keep it until then.
    [praise] { $card } is for a segment where the bishop gives a bonus. Restore one, and you are asked.
    [busker] { $card } is used right after you choose a wake-up time. Keep it until then.
   *[other] { $card } is for an apprentice at the market. Keep it until then.
}
reason-one-card-each = Nobody is left for this wish card: each apprentice here uses one at the most.
reason-not-if-ill = An ill apprentice can't use this wish card. Keep it for a healthy one.
reason-no-purchase = Free paint comes with a purchase: first buy at a booth. Each purchase brings one.
reason-not-shown = The tile at place { $place } of your booth is not one that the card shows.
reason-too-far-for-a-visit = The bishop pays a visit to a segment beside him, and { $segment } is too far.
reason-no-segment-for-a-visit = The bishop pays a visit before you restore a segment, and you can restore none now.
reason-no-paints-for-alchemy = You have not enough { OR($missing) } for that. Choose other paints.
reason-too-few-pennies = You have only { $pennies-id ->
    [one] { $pennies } lucky penny.
   *[other] { $pennies } lucky pennies.
}
reason-throw-or-pass = First throw a lucky penny into the well, or pass.
reason-praise-or-pass = First use the praise of the bishop, or pass.
reason-busker-or-pass = First use a busker, or pass.
