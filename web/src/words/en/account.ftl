# Me: name and password, games, settings; and watching others.

account-place = My pages
account-games = My games
account-settings = Settings
account-me = Account

## Account

account-title = Account
account-name = Name
account-name-what = What you are called at new tables.
account-name-save = Save
account-name-saved = From now on you are { $name }.
account-guest = You are a guest on this device
account-guest-what = Everything works. To find your games on another device too, keep your name with a password.
account-nobody-what = Nobody is signed in here. Come in with a name, or sign in to find your games again.
account-come-in = Come in
account-keep = Keep my name
account-keep-what = Your games come along. There is no mail, so nobody can send you a new password: keep it well.
account-keep-do = Keep it
account-kept-toast = Kept. Sign in with name and password on any device.
account-password = Password
account-password-what = at least 8 characters
account-sign-in = Sign in
account-sign-in-what = You kept a name here before, on this device or another.
account-sign-in-do = Sign in
account-signed-in = Good to see you, { $name }.
account-sign-in-lose = You are here as a guest with games of your own. After signing in as somebody else this device no longer finds them. Keep your name first if you want them.
account-sign-out = Sign out
account-sign-out-what = Leaves this device; your games stay.
account-sign-out-guest-what = A guest who leaves can't come back to their games. Keep your name first.
account-signed-out = Signed out.
account-change-password = Change password
account-change-password-what = All other devices must sign in again.
account-old-password = Current password
account-new-password = New password
account-change-do = Change
account-changed = Password changed.

## Tokens

account-tokens = Programs that play for me
account-tokens-what = A token lets a program of yours play in your name, and no more. It is told once.
account-token-name = What the program is called
account-token-make = Make a token
account-token-told = Here it is, only now. Copy it and keep it secret.
account-token-label = The new token
account-token-made = made { $day }
account-token-used = last used { $ago }
account-token-unused = never used
account-token-drop = Revoke
account-token-drop-of = Revoke: { $name }
account-token-dropped = Revoked: it counts no more.
account-tokens-docs = What programs can do
account-copied = Copied

## Forget me

account-forget = Forget me
account-forget-what = Name, password, devices, tokens and all that you said are deleted. Games that were begun stay without you; their sealed records keep the names of the players.
account-forget-do = Forget me…
account-forget-sure = Forget you for good?
account-forget-yes = Yes, forget me
account-forgotten = You are forgotten.

## My games

games-title = My games
games-won = { $played ->
    [0] not played yet
   *[other] { $won } won of { $played }
}
games-result-here = { $names } won
games-running = Running
games-finished = Finished
games-none-running = No game is running
games-none-running-what = Start one against bots, or send a friend a link. Games that wait for you will be listed here.
games-none-finished = No game has ended yet
games-none-finished-what = What you played to the end is kept here, move by move.
games-play = Play now
games-set-up = Set up a table
games-date = Day
games-game = Game
games-with = With
games-points = Mine
games-result = Result
games-link = Open
games-alone = alone
games-result-won = won
games-result-lost = lost
games-result-place = { $place ->
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}
games-result-ended = given up
games-state-turn = your turn
games-state-running = running
games-state-waiting = waiting
games-state-sealing = sealing the luck
games-see-again = See again
games-to-table = To the table
games-older = Older ones
games-sign-in = You have not played here yet, or you are not signed in.

## Watch

watch-title = Watch
watch-lead = Games that are being played now and may be watched by everybody.
watch-none = No listed game is running
watch-none-what = When somebody plays at a listed table, you can look on here. Or play yourself.
watch-go = Watch
watch-go-at = Watch: { $game }, { $names }
watch-changed = last move { $ago }
watch-finished = Just finished
watch-replay = See it

## Settings

settings-title = Settings
settings-lead = Kept on this device, as soon as you change them.
settings-looks = How it looks
settings-play = How I play
settings-theme = Theme
settings-theme-what = Dark is the workshop by candle light.
settings-theme-system = As my device
settings-theme-light = Light
settings-theme-dark = Dark
settings-glyphs = Signs on colours
settings-glyphs-what = Every colour also has a sign: a red drop, a green leaf.
settings-words = Tables in words
settings-words-what = No boards: all that lies on the table is listed, and all you may do.
settings-motion = Motion
settings-motion-what = Dice and tiles glide to their places.
settings-motion-system = As my device
settings-motion-full = Yes
settings-motion-none = No
settings-sound = Sound
settings-sound-what = A soft knock when it is your turn, and nothing else.
settings-confirm = Ask before my turn ends
settings-confirm-what = And before a move that can't be taken back.
settings-pace = Pace of the others
settings-pace-what = How long a move of a bot or a person stays on the board before the next.
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-none = At once
settings-language = Language
settings-language-what = English is the only one so far.
settings-language-en = English
watch-which = Which game
watch-all = All games
games-free = free
games-state = State
watch-replay-of = See it: { $game }, { $names }
