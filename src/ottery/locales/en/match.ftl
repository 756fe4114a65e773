# A game being played: whose move it is, taking back, records and their check.

match-stale = The table has changed since then: that move was made on version { $given }, now it is version { $current }.
match-turn = It is not your turn: { $player } is to move.
match-stranger = You have no seat at this table.
match-no-seat = There is no seat { $given }; the seats are 1 to { $most }.
match-seat = Seat { $seat } is somebody else's.
match-no-bot = A person plays seat { $seat }, not a bot.
match-away = A bot is playing seat { $seat } for you. Take the seat back first.

match-undo-none = There is nothing to take back.
match-undo-other = You can only take back a move of your own, and only while it is the last one.
match-undo-turn = The turn has passed on, so this move stays.
match-undo-chance = Chance has had a hand in this move, so it stays.
match-undo-revealed = This move has shown something that was hidden, so it stays.
match-undone = { $player } takes back the last move.

record-line = Line { $line }: { $fault }
record-place = Line { $line }, action { $action } “{ $word }”: { $fault }
record-action = Action { $action } “{ $word }”: { $fault }
record-rule = { $fault } ({ $rule })
record-breaks-off = The record breaks off after a comma.
record-empty = This is no record of a game: there is nothing in it. A record begins with a header such as [game "ottere"].
record-none = This is no record of a game. A record begins with a header such as [game "ottere"]; this begins with “{ $given }”.
record-no-text = A record of a game is text in UTF-8, and this is not (byte { $byte }).
record-no-line = This is neither a header nor a round: “{ $given }”.
record-twice = The header “{ $name }” stands here a second time.
record-json = The header's value is not plain JSON: { $detail }
record-gap = An action is missing between two commas.
record-header = The header “{ $name }” is missing or has a value of the wrong kind.
record-hidden = This record was made for one viewer, without the seed or with hidden moves; it can be shown, but not played through.
record-round = It stands under round { $given }, but round { $round } is being played.
record-other-game = This is a record of { $given }, not of { $wanted }.
