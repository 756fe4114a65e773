# Tables: what a table waits for, what the house says there, why something is not done.

table-waits-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
 }
table-waits-deal = Everybody is here. The cards are being dealt.
table-waits-compiling = The server has been started for the first time and is making this game ready. That takes a minute or a few; then it goes on by itself, and it will not happen again.
table-playing = The game is on.
table-over = The game is over.
table-closed-empty = Everybody has left this table.
table-closed-unused = Nobody has been here for a long time, so this table was closed.
table-closed-chosen = The players have ended this game.

table-note-joined = { $player } sits down.
table-note-left = { $name } has left.
table-note-kicked = { $name } was asked to leave by the host.
table-note-opened = The seat of { $name } is open again.
table-note-host = { $player } is the host now.
table-note-strayed = { $player } has lost the connection.
table-note-stood-in = A bot plays for { $player }.
table-note-returned = { $player } is back.
table-note-undone = { $player } takes the last move back.
table-note-undo-refused = { $player } would like the last move to stay.

table-unknown = There is no such table, or you need its link to see it.
table-gone = This table no longer exists.
table-broken = This table can no longer be read. It is not your fault.
table-link-dead = This link no longer works. Ask for a new one.
table-no-invitation = You need an invitation link to sit down here.
table-full = All seats are taken.
table-banned = The host has asked you to leave this table.
table-ended = This table has ended.
table-not-over = The game is still on.
table-not-dealt = The cards have not been dealt yet.
table-dealt = The cards have been dealt already.
table-needs-you = A table needs at least one seat for you.
table-not-yours = This seat is not yours.
table-newer = This seat has been opened somewhere else. Only the newest window plays.
table-removed = You no longer sit at this table.
table-moved = This seat has moved to another device.
table-no-watching = This table cannot be watched.
table-watching = You are watching; only players can do that.
table-host-only = Only the host can do that.
table-host-present = The host has to be somebody who is here.
table-no-other = There is no other player on seat { $seat }.
table-no-person = Nobody sits on seat { $seat }.
table-is-person = Somebody sits on seat { $seat }.
table-is-here = Seat { $seat } is here.
table-contributed = You have already added your part to the shuffle.
table-pause = One moment: everybody gets the time to call.
table-undo-asked = Somebody has already asked to take a move back.
table-undo-not-asked = Nobody is asking you to take a move back.
table-chat-off = Chat is switched off at this table.
table-muted = The host has switched your chat off.
table-say-one = Say one thing: a phrase or a text.
table-name = A name needs at least one letter or number, and at most 24 of them.
table-busy = The table is very busy. Try again.
table-unreadable = The server could not read that: { $detail }
table-too-fast = That was too fast. Wait a moment.
table-too-much = Too much was sent, so the connection was closed.
table-too-many = There are too many already. Try again later.
table-too-many-links = This table has too many links already.
table-no-hello = This page and the server do not speak the same version. Load the page again.

server-unreadable = The server could not read that: { $detail }
server-no-route = There is nothing at this address.
server-too-large = That was too large.
server-too-fast = Too many requests. Wait a moment.
server-json = The server takes JSON here.
server-origin = This request came from another site's page.
server-host = This server does not go by that name.
server-broken = Something went wrong on the server. It has been noted there.
server-restarts = The server starts anew. The table comes back by itself in a moment.

serve-at = Ottery is ready at { $address }
serve-household = For others in the household: { $address }
serve-alone = To let others in the household play, start it with --host 0.0.0.0 (make play HOST=0.0.0.0)
serve-stop = Ctrl-C stops it.
serve-compiling = The rules are compiled, the first time only; it takes some minutes.
serve-compiling-so-far = { $ready } of { $all } games can be played; { $seconds } s so far.
serve-compiling-now = { $so_far } Now: { $games }.
serve-bye = Goodbye.
serve-taken = Cannot listen on { $address }: { $fault }. Another port: --port 0 takes any that is free.
serve-in-use = Another server is using { $folder }.
serve-unusable = The database { $file } cannot be used: { $fault }

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-thinking = Let me think …
phrase-hurry = Your turn!
phrase-sorry = Sorry!
phrase-bye = Bye, see you!
