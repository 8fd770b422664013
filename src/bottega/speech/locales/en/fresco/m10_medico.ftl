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
