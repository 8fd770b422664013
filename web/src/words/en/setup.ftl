# Setting up a table.

setup-title = Set up a table
setup-lead = Choose a game, who sits down, and how it is played.
setup-game = Game
setup-mine = As I kept it

## Seats

setup-who = Who plays
setup-who-count = { $least } to { $most }
setup-seat-who = Who sits on seat { $number }
setup-who-me = you
setup-who-friend = A friend
setup-who-friend-what = gets the link; no account needed
setup-who-anyone = Anyone
setup-who-anyone-what = whoever finds the table in the list
setup-who-bot = A bot
setup-who-here = Somebody beside you
setup-who-here-what = plays on this screen
setup-pick-friend = Friend
setup-pick-anyone = Anyone
setup-pick-bot = Bot
setup-pick-here = Here
setup-pick-friend-long = Friend by link
setup-pick-anyone-long = Anyone
setup-pick-bot-long = A bot
setup-pick-here-long = On this screen
setup-here-name = Name of seat { $number }
setup-here-usual = Player { $number }
setup-strength = Strength of seat { $number }
setup-remove = Take seat { $number } away
setup-up = Move seat { $number } up
setup-add = Add a seat
setup-alone = Take all other seats away to play alone, against a target.
setup-alone-now = You play alone, against a target.
setup-lots = Draw lots for the seats

## Modules

setup-modules = Modules
setup-modules-count = { $count } of { $all }, in any combination
setup-presets = Presets
setup-preset-first = First game
setup-preset-box = The 2010 box: 1 to 3
setup-preset-all = Everything
setup-preset-surprise = Surprise me
setup-surprise-count = How many
setup-fewer = Fewer
setup-more = More
setup-module-longer = about { $minutes } min longer
setup-module-adds = What it adds
setup-module-adds-of = What it adds: { $module }
setup-module-head = { $number }. { $title }
setup-module-table = On the table
setup-module-acts = It acts
setup-module-decide = You decide
setup-module-time = It takes
setup-module-decisions = { $decisions ->
    [0] no more decisions than without it.
    [one] one more decision, less than a minute.
   *[other] some { $decisions } more decisions for each, about { $minutes ->
        [0] a minute
        [one] a minute
       *[other] { $minutes } minutes
    }.
}
setup-module-options = Asked below
setup-module-beside = With others
setup-module-alone = It needs no other module, and goes with all of them.
setup-module-meets = It needs no other module, and goes with all of them. Their rules meet:
setup-module-pieces = What comes into play
setup-module-chapter = Its rules
setup-module-with = Play with it
setup-module-without = Play without it
setup-module-close = Close
setup-modules-advice = Never played Fresco? Begin with none, then add the portraits.
setup-modules-rules = How modules fit together

## Rules

setup-rules = Rules
setup-rules-what = as printed, unless you change them
setup-rules-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
setup-rules-none = Nothing to choose: it is played as printed.
setup-rules-show = { $count ->
    [one] One question that the rulebook leaves open
   *[other] { $count } questions that the rulebook leaves open
}
setup-rules-hidden = { $count ->
    [one] One more option waits for other players or modules.
   *[other] { $count } more options wait for other players or modules.
}
setup-rules-all = All options of { $game }

## Time, undo, who may see it

setup-time = Time
setup-time-none = No clock
setup-time-live = Live: each has a clock for the whole game
setup-time-days = Turn by turn: so many days a move
setup-time-minutes = Minutes each
setup-time-increment = Seconds more a turn
setup-time-per-move = Days a move
setup-time-what = Who runs out of time is played by a bot until they are back.
setup-undo = Taking back
setup-undo-free = Free, as long as nothing new was seen
setup-undo-consent = When the others agree
setup-undo-off = Never
setup-see = Who may see it
setup-see-link = Only who has the link
setup-see-listed = Listed: anybody finds it and may watch
setup-see-what = Who watches sees what lies open, and no plan or hand.

## Values of my box

setup-own = Values of my box
setup-own-what = Your copy says something else? A file replaces printed values.
setup-own-choose = Choose a file…
setup-own-template = The printed values as a file
setup-own-remove = Play as printed
setup-own-replaces = { $count ->
    [0] { $file } changes nothing.
    [one] { $file } replaces one value: { $names }.
   *[other] { $file } replaces { $count } values: { $names }.
}
setup-own-more = { $count } more
setup-own-too-large = This file is too large: 100,000 characters at most.
setup-own-short = values of { $file }

## Summary

setup-summary = Summary
setup-for = { $seats ->
    [1] { $game }, alone
    [2] { $game } for two
    [3] { $game } for three
    [4] { $game } for four
   *[5] { $game } for five
}
setup-sum-me = you
setup-sum-friend = a friend
setup-sum-anyone = anyone
setup-sum-here = beside you
setup-sum-rules-printed = Rules as printed
setup-sum-rules-changed = { $count ->
    [one] Rules: one changed
   *[other] Rules: { $count } changed
}
setup-sum-no-modules = Without modules
setup-sum-all-modules = All 17 modules
setup-sum-modules = { $count ->
    [one] One module
   *[other] { $count } modules
}
setup-sum-link = By link; who has it may watch
setup-sum-listed = Listed; everybody may watch
setup-sum-undo-free = Taking back is free
setup-sum-undo-consent = Taking back if the others agree
setup-sum-undo-off = No taking back
setup-about = About
setup-decisions = { $people ->
    [one] some { $decisions } decisions for you
   *[other] some { $decisions } decisions for each of you
}
setup-open = Open the table
setup-begin = Begin the game
setup-keep = Keep as my preset
setup-kept = Kept. You find it here when you set up { $game } again.
setup-not-kept = This browser keeps nothing.
setup-minutes-unknown = …
setup-my-name = Your name
