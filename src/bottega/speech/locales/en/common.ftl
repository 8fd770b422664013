# What all games say. `$NAME` names a fact, `$NAME-id` is there to choose by, `$option-NAME` is an option in play.

your-move = Your move.
player = player { $number }
help-move = the same in words: part of a move's name is enough, if only one move fits

## What happened

event-taken-back = { $actor } takes the last action back.
event-resigned = { $actor } gives up. The game ends here.
event-ended-early = All agree to end the game here.

## Why not

reason-no-such-seat = There is no seat { $seat } at this table.
reason-nothing-to-undo = You have nothing to take back.
reason-others-acted = Another player has moved since. You can't take it back now.
reason-seen = You have seen something new since. You can't take it back now.
reason-closed = This game was ended early. Nobody can go on with it.
reason-over = The game is over already.

# What is wrong with what somebody typed, sent or keeps in a file: `problem-CODE`, from the code and the facts of a
# BadInput. A problem with names that are known gets `$hint`, which begins with a space.

hint-close = Did you mean '{ $close }'?
hint-known =
    { $known-count ->
        [one] There is only { $known }.
       *[other] There are { $known }.
    }

## Games and their options

problem-no-such-game = There is no game '{ $name }'.{ $hint }
