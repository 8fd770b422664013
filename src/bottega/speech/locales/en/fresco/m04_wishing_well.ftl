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

lucky-pennies = { $number ->
    [0] no lucky penny
    [one] 1 lucky penny
   *[other] { $number } lucky pennies
}

event-pennies-placed = { $actor } has { $pennies } for the well.
event-penny-thrown = { $actor } throws a lucky penny into the well and draws a wish card.
event-wish-card-drawn = { $actor } draws { $card }.
event-pennies-taken-back = { $actor } takes { $pennies } back.
event-wish-card-used = { $actor } uses a wish card, { $card }{ $card-id ->
    [lucky-day] { $pennies-id ->
        [0] , and there are no lucky pennies left.
       *[other] , for { $pennies }.
    }
    [tip] { $pennies-id ->
        [0] , for { $thalers }.
       *[other] , for { $thalers } and { $pennies }.
    }
    [finders] , for { $thalers }.
    [praise] , for { $points } more.
    [busker] { $spaces-id ->
        [0] , in vain: the mood comes to the end of its column all the same.
       *[other] , for { $spaces } of mood.
    }
   *[other] .
}
event-wish-cards-shown = { $actor } has { $cards-count ->
    [0] no wish cards left.
    [one] a wish card left: { $cards }.
   *[other] wish cards left: { $cards }.
}
event-well-emptied = { $pennies } of the well go back to the supply.
event-pennies-exchanged = { $actor } gets { $thalers } for { $pennies }.

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
reason-too-few-pennies = You have only { $pennies }. Place fewer.
reason-throw-or-pass = First throw a lucky penny into the well, or pass.
reason-praise-or-pass = First use the praise of the bishop, or pass.
reason-busker-or-pass = First use a busker, or pass.

question-pennies-for-well = You have { $pennies }: how many go to the well? Each may draw a wish card.
question-throw-penny = Market, with { $left } for the well: throw one and draw a wish card?
question-use-praise = The bishop's bonus counts. { $fits ->
    [yes] Use your wish card for { $points } more?
   *[no] You have no wish card for it.
}
question-use-busker = You wake up. { $fits ->
    [yes] { $spaces-id ->
        [0] Use your wish card? It is in vain: your mood comes to the end of its column all the same.
       *[other] Use your wish card for { $spaces } of mood more?
    }
   *[no] You have no wish card for it.
}
can-wish = use a wish card
row-pennies = Pennies
choice-pennies = { $number ->
    [0] none
    [1] one
   *[2] two
}
row-throw = Well
choice-throw = throw a lucky penny
row-wish = { $use ->
    [free] Free paint
    [visit] Bishop's visit
    [alchemy] Alchemy
   *[plain] Wish
}
choice-wish = { $use ->
    [free] { $there ->
        [yes] { $tile }
       *[no] place { $place }
    }
    [visit] { $segment }{ $best-id ->
        [none] {""}
       *[other] {" "}({ $best } { $points })
    }
    [alchemy] { $paints-letters } into { $paint }
   *[plain] { $card }: { $effect }
}
wish-effect = { $card-id ->
    [lucky-day] at the market, { $lucky-day-pennies } from the supply
    [visit] before you restore a segment, the bishop moves to one beside him for nothing
    [praise] the bishop's bonus for a segment is { $praise } more
    [tip] in the studio, { $tip-thalers } and { $tip-pennies }
    [alchemy] in the workshop, beside your blends, { $paints } basic paints become orange, green or purple
    [finders] an apprentice attends the theater and finds { $found }
    [busker] after you choose a wake-up time, your mood is { $cheer } better
   *[free] with a purchase at a booth, a tile { OR($shows) } of the same booth for nothing
}
explain-pennies = { $number ->
    [0] Put no lucky penny on the market.
   *[other] Put { $pennies } on the market, to throw into the well before you buy.
}
explain-throw = Throw a lucky penny into the well, and draw a wish card. The penny is gone.
explain-wish = { $use ->
    [free] { $there ->
        [yes] Use { $card }: take tile { $tile } of the booth where you bought, for nothing.
       *[no] Use { $card } for the tile at place { $place } of the booth where you bought, for nothing.
    }
    [visit] Use { $card }: he moves to { $segment } for nothing; then restore a segment.{ $best-id ->
        [none] {""}
       *[other] {" "}{ $best } would then bring { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
    }
    [alchemy] Use { $card }: { $paints } become { $paint }, beside the apprentice's blends.
   *[plain] Use { $card }: { $effect }. Then the card is gone.
}
decline-throw = throw no more
decline-wish = keep the card
help-wish = use a wish card; `wish free RR`, `wish visit C4`, `wish tip`
problem-which-alchemy = Alchemy makes a blended paint of three basic ones, like `wish alchemy YRB green`.
problem-free-paint-comes-later = Free paint comes with a purchase: first buy a tile of that booth.
problem-no-card-shows = No card shows { $paints }, or your booth has no such tile.
problem-wish-in-plan = Wish cards are used when their moment comes.
problem-no-pennies = You have no lucky penny.
problem-pennies-need-apprentice = Lucky pennies go with an apprentice at the market.

module-wishing_well = wishing well

## On the board

board-well = Well
board-well-room = { $room ->
    [0] full this round, { $cards ->
        [one] 1 wish card
       *[other] { $cards } wish cards
    } left
   *[other] room for { $room } more this round, { $cards ->
        [one] 1 wish card
       *[other] { $cards } wish cards
    } left; a lucky penny draws one
}
board-pennies = { $pennies ->
    [one] 1 penny
   *[other] { $pennies } pennies
}
board-wish-cards = { $cards ->
    [one] 1 wish card
   *[other] { $cards } wish cards
}
board-wishes = wishes: { SPACED($cards) }
cards-wish = { $card } ({ $left } not used; `wish { $card-id }`): { $effect }
