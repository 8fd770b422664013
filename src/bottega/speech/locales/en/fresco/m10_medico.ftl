## Module 10: the medico

bottle-elixir-3 = an elixir of 3 portions
bottle-elixir-2 = an elixir of 2 portions
bottle-elixir-1 = an elixir of 1 portion
bottle-juice = raspberry juice

health-healthy = healthy
health-ill = ill

whose-apprentice-own = one of your own
whose-apprentice-neutral = the neutral one

infection-market = market
infection-cathedral = cathedral
infection-studio = studio
infection-workshop = workshop
infection-signpost = signpost

event-apprentice-returned = { $actor }'s mood is better: the apprentice who was set aside is back.
event-healthy-counted = { $actor } has { $apprentices-id ->
    [0] no healthy apprentice
    [one] one healthy apprentice
   *[other] { $apprentices-id } healthy apprentices
} and { $ill-id ->
    [one] one ill one.
   *[other] { $ill-id } ill ones.
}
event-apprentice-set-aside = { $actor } sets { $health-id ->
    [ill] an ill apprentice aside, who is healed by it.
   *[healthy] a healthy apprentice aside.
}
event-ill-sent = { $actor } sends { $apprentices-id ->
    [one] an ill apprentice
   *[other] { $apprentices-id } ill apprentices
} to the { $place }.
event-neutral-sent = { $actor }'s neutral apprentice is one of those at the { $place }.
event-infection-revealed = { $location-id ->
    [none] The signpost: no location is infected.
   *[other] { $infection-id ->
        [signpost] The signpost: the { $location } is infected again.
       *[other] The { $location } is infected.
    }
}
event-fell-ill = { $apprentices-id ->
    [one] An apprentice of { $actor } falls ill
   *[other] { $apprentices } of { $actor } fall ill
} at the { $location }.
event-neutral-fell-ill = { $actor }'s neutral apprentice falls ill at the { $location } and goes home{ $stays ->
    [yes] , but a black pawn stays.
   *[no] .
}
event-saint-painted = An ill apprentice of { $actor } paints a saint with { $paint } for { $thalers }.
event-ill-came-home = The ill and neutral apprentices of { $actor } come home.
event-bottles-offered = { $bottles-count ->
    [0] The medico has no bottle to offer.
   *[other] The medico offers { $bottles }.
}
event-bottle-bought = { $actor } buys { $bottle } from the medico for { $price }.
event-bottle-drunk = { $actor } drinks { $bottle }.
event-cured = { $cured ->
    [one] One apprentice of { $actor } is cured.
   *[other] { $cured } apprentices of { $actor } are cured.
}
event-health-paid = { $actor } gets { $thalers } for { $apprentices-id ->
    [one] one healthy apprentice.
   *[other] { $apprentices-id } healthy apprentices.
}

reason-send-ill-first = First say how many ill apprentices go to the { $place }.
reason-too-many-ill = Only { $most-id ->
    [one] one ill apprentice
   *[other] { $most-id } ill apprentices
} of yours can go to the { $place }.
reason-send-neutral-first = First say where your neutral apprentice stands.
reason-nobody-sent-there = You send no healthy apprentice to the { $place }. Say another location for the neutral one.
reason-set-one-aside = Your mood is bad. First set an apprentice aside: a healthy one, or an ill one.
reason-no-ill-to-come = No ill apprentice of yours is waiting here.
reason-one-at-work = The apprentice at work has begun. Let him finish first.
reason-nothing-for-ill-ones = There is nothing an ill apprentice could do here now. Let a healthy one work.
reason-saints-by-ill-ones = Only ill apprentices in the studio paint saints.
reason-no-paint-for-saint = You have no { $paint } paint for a saint. Use another one, or pass.
reason-ill-ones-lead-nobody = The bishop is not moved for an ill apprentice. Restore without moving him, or pass.
reason-bishop-too-near = { $segment } is next to the bishop on { $bishop }: an ill apprentice can't restore it. Choose a segment farther away.
reason-bishop-on-it = The bishop stands on { $segment }: an ill apprentice can't restore it. Choose a segment farther away.
reason-who-falls-ill = First say who falls ill: one of your own apprentices, or the neutral one.
reason-must-buy = You are at the medico's and can pay for a bottle. Buy one first.
reason-no-bottle-there = There is no bottle at place { $place }. Choose another one.
reason-bottle-too-dear = That bottle costs { $price }, and you have { $thalers-id ->
    [0] none
   *[other] only { $thalers-id }
}. Choose a cheaper one.
reason-no-such-bottle = You do not have { $bottle }. Drink another bottle, or pass.
reason-drink-or-pass = It is evening: drink a bottle, or pass to keep it.

does-medico = It lies on the market, where you buy a bottle before anything else.
medico-sells = { $bottles-count ->
    [0] It lies on the market, where you buy a bottle before anything else.
   *[other] It lies on the market, where you buy a bottle before anything else: { OR($bottles) }.
}
bottle-on-offer = { $bottle } for { $price }
bottle-in-short = { $bottle-id ->
    [elixir-3] elixir-3
    [elixir-2] elixir-2
    [elixir-1] elixir-1
   *[juice] juice
}
bottle-effect = { $portions ->
    [0] mood +{ $mood }
   *[other] cures { $portions }
}
so-many-ill = { $ill } ill

question-whom-to-set-aside = Your mood is bad, and one apprentice is set aside: a healthy one, or an ill one, who is healed by it?
question-how-many-ill-apprentices = How many ill apprentices go to the { $place }? They may also stay at home.
question-where-neutral-apprentice = Where does the neutral apprentice stand? He may fall ill, too{ $option-neutral_illness ->
    [stays] , and then a black pawn stays.
   *[until-evening] , but not for long.
}
question-who-falls-ill = The { $location } is infected: who falls ill, one of your own or the neutral one?
question-which-bottle = Which bottle do you buy from the medico? You must buy one, and have { $thalers }.
question-whether-to-drink = It is evening: drink a bottle now, or keep it? You have { $ill-id ->
    [0] no ill apprentice.
    [one] 1 ill apprentice.
   *[other] { $ill-id } ill apprentices.
}
visit-ill-at-work = An ill apprentice is at work.
visit-ill-waiting = { $ill ->
    [one] 1 ill one waits.
   *[other] { $ill } ill ones wait.
}
can-saint = paint a saint with an ill apprentice

row-ill = Ill to the { $place }
choice-ill = { $apprentices ->
    [0] none
    [1] one
    [2] two
   *[other] three
}
row-neutral = Neutral one
choice-neutral = { $place }
row-set-aside = Set aside
choice-set-aside = { $apprentice-id ->
    [ill] an ill one, who is healed
   *[healthy] a healthy one
}
row-bottle = Bottle
choice-bottle = { $bottle-id ->
    [none] place { $place }
   *[other] { $short } ({ $effect }) for { $price }
}
row-saint = Saint
choice-saint = { $paint } { $paint-letter } for { $wage }
row-infect = Falls ill
choice-infect = { $apprentice }
row-drink = Drink
choice-drink = { $short } ({ $effect })
row-ill-next = Ill one
choice-ill-next = works next
decline-whether-to-drink = drink no more

explain-medico = { $place-id ->
    [none] Keep your medico tile this round: you buy no bottle.
   *[other] Lay the medico tile on the market: you must buy a bottle if you can, and one apprentice may visit the market.
}
explain-ill = { $apprentices ->
    [0] Send no ill apprentice to the { $place }.
    [one] Send 1 ill apprentice to the { $place }. Healthy ones fall ill beside him.
   *[other] Send { $apprentices } ill apprentices to the { $place }. Healthy ones fall ill beside them.
}
explain-neutral = The neutral apprentice is one of those who go to the { $place }: he may fall ill in place of another.
explain-set-aside = { $apprentice-id ->
    [ill] Set an ill apprentice aside, who is healed by it, as long as your mood is so bad.
   *[healthy] Set a healthy apprentice aside, as long as your mood is so bad.
}
explain-bottle = { $bottle-id ->
    [none] Buy the bottle at place { $place } of the medico: there is none now.
   *[other] Buy { $bottle } from the medico for { $price }, to drink in an evening ({ $effect }).
}
explain-saint = An ill apprentice in the studio paints a saint: one { $paint } paint goes, for { $wage }.
explain-infect = { $apprentice-id ->
    [neutral] The neutral apprentice falls ill and goes home. He is healthy when you next have him.
   *[own] One of your own apprentices falls ill, until you drink an elixir.
}
explain-drink = { $bottle-id ->
    [juice] Drink { $bottle } ({ $effect }).
   *[other] Drink { $bottle } ({ $effect }). What is left over is lost.
}
explain-ill-next = An ill apprentice works next: away from the bishop in the cathedral, one blend in the workshop.

warning-mixed = { $place }: your healthy apprentices fall ill beside the ill ones
warning-saints = studio: without a paint for a saint { $idle } who is ill earns nothing there
warning-bottle = market: you have too few Thalers for a bottle of the medico

help-drink = drink your bottles in the evening; `drink elixir-2`, one of them
help-saint = an ill apprentice in the studio paints a saint, for 3 Thalers
problem-no-such-bottle = There is no bottle '{ $name }'.{ $hint }
problem-no-bottle-to-buy = The medico has no bottle on offer, or you have two.
problem-no-ill-to-send = No ill apprentice of yours is left for the { $location }, or there is no room.
problem-no-neutral-now = You have no neutral apprentice now. He comes with the best mood.
problem-not-in-a-plan = That is done when its moment comes.

## On the board

board-medico = Medico
board-illness = Illness
board-bottle = { $place } { $short } for { $price }
board-infected = { $when ->
    [last] last: { $location }
   *[now] infected: { $location }
}
board-infection = { $infection } { $number }
board-infections-down = face down: { $infections-count ->
    [0] none
   *[other] { $infections }
}{ $tiles ->
    [one] {" "}(the last of them ends the game)
   *[other] {""}
}
board-neutral = the neutral one
cards-bottle = { $short } { $effect }
cards-bottles = Bottles, drunk in the evening: { $bottles }. You have { $most } at the most.
cards-illness = If you have healthy apprentices at the infected location, one of them falls ill; so do all healthy ones who work beside ill ones. You need not send the ill. They never move the bishop, nor restore a segment beside him, blend once, and earn { $saint } in the studio for a paint, as a saint.
cards-health = In the end each of your own apprentices who is not ill is worth { $worth }.
module-medico = medico
