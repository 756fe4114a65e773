# What every page says, new tables, lists of tables.

page-loading = One moment …
page-home = To the front page
page-again = Try again
page-close = Close
page-skip = To the content
page-nothing = Nothing here
page-nothing-here = There is nothing at this address. Perhaps a letter is missing.
page-unreachable = The server cannot be reached just now. Is this device online?
page-broken = Something went wrong. Try once more; if it stays so, load the page again.
page-part = A part of the page could not be fetched. Either the server cannot be reached, or it has a newer page by now.
page-newer = This is said by a newer Ottery than this page. Load the page again to read it.

lobby-your-name = Your name
lobby-name-default = Guest
lobby-play-bots = Play against bots
lobby-choose-bots = Choose bots
lobby-new = Play with friends
lobby-rules = Rules
lobby-rules-of = The rules of { $game }
lobby-opening = The table is being set …
lobby-going-on = Your tables
lobby-more = More
lobby-public = Public tables
lobby-public-none = No public table is open just now. Pick a game on the front page, and open a table that is listed for everybody.
lobby-mine = My tables
lobby-mine-none = This device has not sat at any table yet.
lobby-older = Older ones
lobby-refresh = Look again
lobby-your-turn = Your turn
lobby-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
 }
lobby-phase-waiting = waiting
lobby-phase-playing = being played
lobby-phase-over = over
lobby-phase-closed = closed
lobby-sound = Sounds

lobby-new-friends = A table with friends
lobby-new-bots = A game against bots
lobby-new-here = A table on this device
lobby-seats = Seats
lobby-seat = Seat { $seat }
lobby-me = Me
lobby-me-too = On this device too
lobby-friend = A friend, by link
lobby-bot = Bot: { $level }
lobby-bots-all = All bots
lobby-bots-differ = different ones
lobby-bots-order = The levels go from the weakest to the strongest.
lobby-bots-see = Bots of every level see only what a player on their seat sees.
lobby-level-random = plays anything
lobby-level-greedy = quick
lobby-level-pup = pup
lobby-level-yearling = yearling
lobby-level-adult = adult
lobby-level-elder = elder
lobby-name-of = Name on seat { $seat }
lobby-fewer = One fewer
lobby-more-seats = One more
lobby-players = { $count ->
    [one] one player
   *[other] { $count } players
 }
lobby-pass-help = Several players share this device: between turns it asks to be handed over, and hides the hands.
lobby-open-help = You get a link for the free seats. Whoever opens it sits down, without an account.
lobby-options = Options of the game
lobby-needs = Needs “{ $option }”.
lobby-chosen = { $option }: { $value }
lobby-value = { $value }
lobby-value-random = random
lobby-settings = How the table is run
lobby-set-public = Listed for everybody
lobby-set-public-help = Strangers may sit down. Otherwise only people with the link come in.
lobby-set-spectators = Spectators may watch
lobby-set-spectators-help = They see what is public, never a hand.
lobby-set-chat = Chat
lobby-set-chat-help = Quick phrases and short texts for those who play.
lobby-set-clock = Time for a turn
lobby-set-clock-none = as long as it takes
lobby-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
 }
lobby-set-pace = Bots play
lobby-set-pace-0 = at once
lobby-set-pace-1 = fast
lobby-set-pace-2 = as people do
lobby-set-pace-3 = slowly
lobby-open = Open the table
lobby-begin = Begin the game
