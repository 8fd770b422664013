# Empty, broken and closed: what stands there instead, and always a way on.

state-nothing = Nothing hangs here
state-nothing-what = There is no page at this address. If somebody sent you the link, ask whether it is complete: the code of a table has 17 letters.
state-to-games = To the games
state-enter-code = Enter a code
state-full = This table is full
state-full-what = { $names } play already. You may watch, or open a table of your own.
state-watch = Watch
state-own-table = A table of my own
state-gone = This table is gone
state-gone-what = Its host has closed it, or the link is not complete. Ask for a new one, or begin a game yourself.
state-over = This game is over
state-over-what = You can see it again, move by move, or play one yourself.
state-see-again = See it again
state-fault = Something went wrong on our side
state-fault-what = Nothing is lost: every move was saved before it was shown.
state-load-again = Load again
state-unreachable = No answer from the server
state-unreachable-what = Perhaps it is starting again, or you are offline. Your games are safe.
