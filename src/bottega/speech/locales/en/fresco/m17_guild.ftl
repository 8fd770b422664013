## Module 17: the painters guild

event-guild-filled = The painters guild has { $basic } and { $blended } to exchange.
event-paint-exchanged = { $actor } exchanges { $given } for { $taken } at the guild.

reason-exchanged-in-the-workshop = Paints are exchanged in the workshop, by an apprentice who is not done yet.
reason-once-each = { $kind-id ->
    [basic] This apprentice has exchanged a basic paint already. Exchange a blended one, or blend.
   *[blended] This apprentice has exchanged a blended paint already. Exchange a basic one, or blend.
}
reason-nothing-to-give = You have no { $paint } to give. Exchange a paint that you have.
reason-same-colour = The guild has { $paint } itself. Give another colour.
