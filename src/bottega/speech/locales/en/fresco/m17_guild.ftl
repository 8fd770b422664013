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

can-guild = exchange a paint at the guild
row-guild = Guild
choice-guild = { $paint-letter } for { $taken-letter }
explain-guild = Exchange { $paint } for { $taken } at the guild, instead of a blend. Your { $paint } stays there for the next one.
help-guild = exchange these for the paints of their kind at the guild; `guild red for blue`
problem-guild-has = { $kind-of-paint-id ->
    [basic] For a basic paint the guild has { $paint }.
   *[blended] For a blended paint the guild has { $paint }.
}
problem-not-at-the-guild = Pink and brown are not exchanged at the guild.

module-guild = guild

## On the board

board-guild = Guild
board-guild-has = has { $basic } { $basic-letter } for a basic paint, { $blended } { $blended-letter } for a blended one
cards-guild = Instead of a blend an apprentice in the workshop may exchange a paint for the one of its kind at the guild: one basic and one blended paint at the most. Pink and brown are not exchanged.
