# What stands around every board.

prompt = What to do now
your-turn = Your turn
others-decide = { $count ->
    [0] Nobody is asked anything now.
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
showing = Showing what the others did…
skip = Skip
undo = Undo
hint = Hint
hint-thinking = Thinking…
hint-do = Do it
hint-others = What else is good
sure-yes = Yes, do it
sure-no = Not yet
game-over = The game is over.
table-coming = Coming to the table…
archive-title = A game by older rules
title-your-turn = Your turn

## The menu of a table

menu = Menu
rules = Rules
seal = Fairness: how the luck is sealed
stand-in = Let a bot play for me
stand-in-back = Play myself again
stand-in-plays = A bot plays for { $name }.
propose-end = Ask all to end the game
resign = Resign
resign-sure = If you resign, the game ends for everybody. Resign?
leave-table = Leave the table (the game waits)

## Banners

luck-broken = This game did not begin with the luck that all had sealed. This browser plays no further here.
proposal-undo = { $name } would like to take back a move.
proposal-cancel = { $name } would like to take back an unfinished action.
proposal-reset = { $name } would like to take back the whole turn.
proposal-end = { $name } asks to end the game here.
proposal-mine = You asked the others. Waiting for their answer.
agree = Agree
disagree = No
withdraw = Withdraw
rematch-waits = A rematch is set up.
rematch-go = Go there

## Several people at one screen

curtain-title = { $name }, it is your turn
curtain-text = Hand the screen to { $name }. Nobody else should look now.
curtain-ready = I am { $name }

## Beside the board

goal = The goal of the game
goal-away = I know the goal
players = Players
rail = Log, chat and rules
rail-open = Log and chat
rail-log = Log
log-earlier = { $count ->
    [one] One earlier sentence
   *[other] { $count } earlier sentences
}
rail-chat = Chat
rail-rules = Rules
seat-away = away
seat-stand-in = a bot sits in
seat-asked = to decide
since-you = Since your last turn
chat-empty = Nobody has said anything yet.
chat-say = Say something to the table
chat-send = Send
clock-left-days = { $days } days
clock-left-hours = { $hours } h

## The end

end-you-won = You won!
end-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the victory
}
end-nobody = Nobody won
end-not-this-time = Not this time
end-early = The game was ended early
rematch = Play again
end-replay = Replay
end-board = See the board
end-show-score = Final score
end-fairness = Check the luck
end-home = Home

## The luck

luck-no-part = This browser had no part in sealing the luck of this game: it came too late. The others sealed it.
