# The page of a table.

play-table = Table
play-seat = Seat { $seat }
play-no-entry = This table is neither open to join nor to watch. Ask those who play there for a link.
play-here = Play here
play-skip = To the board

play-join-title = Come and play { $game }
play-join-host = { $host } has invited you.
play-free = free
play-usual-rules = the usual rules
play-sit = Sit down
play-watch = Only watch

play-invite = Invite friends
play-link = Link
play-qr = The link as a QR code
play-copy = Copy
play-copied = Copied.
play-copy-failed = Copying is not allowed here. Select the link and copy it yourself.
play-share = Share
play-alone = This address works on this device alone. To let others in, start the server with --host 0.0.0.0 and open the address that it prints.
play-start = Begin now, bots take the free seats

play-you = you
play-host = host
play-is-muted = muted
play-here-now = here
play-gone = not connected
play-away = away
play-bot-for = a bot plays for them: { $level }
play-bot-on = Bot for seat { $seat }
play-put-bot = Put a bot
play-open-seat = Open this seat
play-mute = Mute
play-unmute = Let talk
play-give-host = Make host
play-kick = Ask to leave
play-sure = Sure? { $what }

play-lost = The connection is lost. It comes back by itself; what you play now is sent then.
play-retry = Now
play-touch-connecting = Connecting.
play-touch-open = Connected.
play-touch-lost = Not connected.
play-touch-ended = Disconnected.
play-round = Round { $round }
play-watchers = { $count ->
    [one] one spectator
   *[other] { $count } spectators
 }
play-watching = { $count ->
    [one] you are watching
   *[other] you and others: { $count } spectators
 }
play-tools = What else there is
play-panel-log = Log
play-panel-chat = Chat
play-panel-rules = Rules
play-panel-sheet = Score sheet
play-panel-people = Players
play-panel-menu = Menu
play-new = , new
play-log-all = All lines
play-log-covered = The log is covered, too.
play-log-none = The cards have been dealt.

play-chat = Chat
play-chat-none = Nobody has said anything yet.
play-chat-players = You are watching. Only those who play can write here.
play-phrases = Quick phrases
play-say = Say something
play-send = Send

play-your-turn = Your turn
play-turn = { $player } is to move.
play-now = What happens now
play-rule = Rule { $rule }
play-undo = Take back
play-undo-asked = { $player } would like to take the last move back.
play-undo-allow = Allow
play-undo-refuse = No
play-undo-waits = You have asked to take your move back. Waiting for { $players }.
play-undo-others = { $player } has asked to take the last move back.
play-pause = A short pause, so that everybody has time to call.
play-pause-call = You may call now. Nobody plays on before the time is up.
play-clock = Time left
play-clock-stopped = the clock stands
play-seconds = { $count } s

play-absence = { $player } has been gone for a while. What now?
play-absence-wait = Wait
play-absence-bot = A bot plays
play-absence-end = End the game
play-stood-in = A bot plays for you.
play-stand-in = Let a bot play for me
play-come-back = I am back
play-leave = Leave the table
play-move-seat = Move my seat to another device
play-move-seat-help = Open this link on the other device, or point its camera at the code. It works once; this device lets go then.
play-watch-link = Link for spectators
play-notify = Notify me when it is my turn
play-cover = Hide the hand

play-hand-over = Hand the device to { $player }
play-hand-over-help = Nobody else should look now.
play-hand-over-me = I am { $player }

play-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
 }
play-won-against = { $winners } wins, { $best } to { $other }.
play-won-score = { $count ->
    [one] { $winners } wins with { $best ->
        [one] one point
       *[other] { $best } points
    }.
   *[other] { $winners } share the victory, with { $best ->
        [one] one point
       *[other] { $best } points
    } each.
 }
play-over = Finished
play-result = Result
play-to-board = See the table
play-won-none = Nobody has won.
play-no-scores = There are no points to show yet.
play-column-round = Round
play-column-score = Result
play-column-totals = Total
play-column-stones = Lucky Stones
play-column-tokens = Pearls
play-lines = What the points are for
play-rematch = Play again
play-replay = Watch it again
play-next = The next game is being set up. You go along in { $count } …
play-next-waits = The next table waits for you.
play-next-watch = The players have gone on to a new table.
play-next-go = Come along
play-next-stay = Stay here

play-deck-reconstructed = Not every card of this game has been published. The missing ones are reconstructed by us.
play-deck-house = This deck is our own.

play-fair = Check this deal
play-fair-short = The shuffle is made by everybody: { $done } of { $all } have added their part.
play-fair-open = The shuffle is made by everybody: { $done ->
    [one] one part is in
   *[other] { $done } parts are in
 }, { $free ->
    [one] one seat is still free.
   *[other] { $free } seats are still free.
 }
play-fair-before = The server has drawn a secret and promises it by showing its fingerprint here. Then every player's device adds a random text of its own, by itself. The cards follow from all of these together, so nobody can choose them: not the server, which cannot change its secret any more, and no player, who does not know it.
play-fair-what = Before the deal the server promised a secret by its fingerprint, every device added a random text, and the cards follow from all of them together. After the game the secret is shown, so that anybody can do the sum again.
play-fair-commitment = The fingerprint that was promised
play-fair-secret-name = The secret
play-fair-parts = What each seat added
play-fair-seed-name = The seed of all cards
play-fair-check = Check it now
play-fair-promise = The fingerprint is the one this device saw before the deal:
play-fair-secret = The secret has that fingerprint:
play-fair-mine = What this device added is among the parts:
play-fair-seed = Secret and parts give the seed:
play-fair-moves = The seed gives these cards, and all { $count } moves follow the rules (checked by the server):
play-fair-good = yes
play-fair-bad = no
play-fair-unknown = not known here, this device was not at the deal

play-guide = A hint
play-guide-skip = No more hints

replay-saved = Saved. The terminal shows it, too: ottery replay FILE
replay-copy-failed = Copying is not allowed here; the address above leads to this moment.
replay-controls = The film
replay-moment = Moment
replay-at = { $at } of { $all }
replay-back = One back
replay-on = One on
replay-run = Play
replay-stop = Stop
replay-speed = Speed
replay-times = { $speed } ×
replay-seat = Seen from
replay-spectator = a spectator
replay-link = Link to this moment
replay-save = Save the record
replay-more = More
