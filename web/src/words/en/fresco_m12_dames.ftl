# Fresco, module 12: the dames.

fresco-m12-fact = { $waiting ->
    [0] nobody is left on the track
   *[other] { $waiting } still on the track
}
fresco-m12-home = at home
fresco-m12-coming = { $place }, to come
fresco-m12-now = { $place }, now
fresco-m12-done = { $place }, done
fresco-m12-none = You have no dame yet: pass one on the track.
fresco-m12-waiting = On the track
fresco-m12-reserved = { $whose ->
    [mine] { $segment } is yours
   *[theirs] { $segment } is kept for { $owner }
} { $side ->
    [day] until tomorrow night
   *[night] until tonight
}
fresco-m12-reserved-for = kept for { $owner }
fresco-m12-does = { $place ->
    [market] Tap two tiles of different booths: they change places.
    [cathedral] Tap a segment: nobody else may restore it.
   *[other] Tap any segment: the bishop goes there, for 1 Thaler.
}
fresco-m12-switch-with = of booth { $booth }: now tap a tile of another booth.
fresco-m12-barter = She may change a basic paint for another:
fresco-m12-barter-one = { $given } for { $taken }
fresco-m12-cheer-up = Mood to the middle
fresco-m12-call = Call { $dame } home
