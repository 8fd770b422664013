# What the four games are called, and what each is in a sentence: for pages that show them all.

game-short-sixtina = Sixtina
game-what-sagrada = Draft dice of coloured glass and set them in a cathedral window.
game-what-sixtina = Restore the frescoes of the Sistine Chapel, together and against each other.
game-what-fresco = Wake up, buy and blend paints, and restore the ceiling for the bishop.
game-what-classic_art = Fill five exhibitions with works of art, and predict how many will hang in each.
game-players = { $least }–{ $most } players
game-minutes = { $minutes } min
game-lasts = { $least ->
    [same] { $most } minutes
   *[other] { $least } to { $most } minutes
}
game-modules = 17 modules
bot-of-kind = { $bot ->
    [novice] a novice
    [apprentice] an apprentice
    [journeyman] a journeyman
    [artisan] an artisan
    [expert] an expert
    [master] a master
    [greedy] a greedy bot
    [random] a bot that plays at random
   *[other] { $name }
}

## How a table is played, in lists

clock-none = no clock
clock-live = { $minutes } min each, live
clock-live-plus = { $minutes } min each, plus { $increment } s a turn
clock-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
left-days = { $days } d { $hours } h left
left-hours = { $hours } h left
left-minutes = { $minutes } min left
left-soon = under a minute
