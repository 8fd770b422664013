# What every page says.

bottega = Bottega
close = Close
cancel = Cancel
back = Back
copy = Copy
you = you
guest = Guest
just-now = just now

## Places

place-play = Play
place-library = Library
place-fairness = Fairness
place-games = My games
place-me = Me
place-settings = Settings
place-watch = Watch
theme-to-dark = Dark theme
theme-to-light = Light theme
skip-to-content = Skip to the content

## The line to the server

line-lost = The line to the server is cut. Your last move is safe. Trying again…
line-lost-long = No answer from the server for two minutes. Boards stay readable; clocks run on.
line-live = connected
line-trying = connecting…

## What goes wrong

wrong-unreachable = The server does not answer. Is it running? Try again in a moment.
wrong-ours = Something went wrong on our side. Reload the page; your game is safe.
wrong-reload = Reload

## Seats

seat-you = { $name } (you)
# Eight names, with spaces between.
bot-names = Giotto Artemisia Duccio Sofonisba Masaccio Lavinia Cimabue Fede
bot-novice = Novice
bot-novice-what = plays for the first time, and overlooks much
bot-apprentice = Apprentice
bot-apprentice-what = knows the rules, and overlooks things
bot-journeyman = Journeyman
bot-journeyman-what = plays soundly, with a slip now and then
bot-artisan = Artisan
bot-artisan-what = finds the best turn, and looks no further
bot-expert = Expert
bot-expert-what = plays its turns out in its mind
bot-master = Master
bot-master-what = the strongest, and takes its time
bot-greedy = Greedy
bot-greedy-what = for programs: looks ahead through its own turn
bot-random = Random
bot-random-what = for programs: any legal move

## The games by their titles

game-sagrada = Sagrada
game-sixtina = 1980 Sixtina
game-fresco = Fresco
game-classic_art = Classic Art
