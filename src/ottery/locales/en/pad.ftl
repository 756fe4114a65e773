# The score pad.

pad-title = Score pad – Ottery
pad-heading = Score pad
pad-tables = Ottery
pad-close = Close
pad-back = Back to all games
pad-none = none
pad-language = Language
pad-light = Light
pad-light-device = Auto
pad-light-day = Day
pad-light-night = Night
pad-newer = A newer score pad is ready.
pad-newer-use = Use it

pad-game-ottere = Ottere
pad-game-otter = Otter
pad-game-otters = Otters
pad-game-why-i-otter = Why I Otter
pad-game-an-otter-won = An Otter Won
pad-game-rounds = Any game
pad-about-ottere = Penalty points, or the winner collects
pad-about-otter = Lucky Stones, Party, solo
pad-about-otters = Pearls, black and white
pad-about-why-i-otter = Scoring cards and two dens
pad-about-an-otter-won = The river and two dens
pad-about-rounds = Rounds of numbers, your rules

pad-go-on = Go on
pad-new = New game
pad-history = Finished
pad-statistics = Statistics
pad-keep = Your sheets
pad-keep-help = They stay on this device. An export is a copy that you can bring to another one.
pad-export-all = Export all
pad-import = Import a file
pad-imported = { $count ->
    [0] Nothing new in there: you have all of it already.
    [one] One sheet has been added.
   *[other] { $count } sheets have been added.
}
pad-import-broken = This file cannot be read: it is damaged or no text. Nothing has been changed.
pad-import-foreign = This file is not from a score pad. Nothing has been changed.
pad-import-large = This file is larger than { $most } MiB. Nothing has been changed.
pad-import-version = This file is from another version of the pad ({ $version }). Nothing has been changed.
pad-import-part = This file has an impossible part ({ $part }). Nothing has been changed.

pad-players = Players
pad-player = Player { $number }
pad-player-name = Player
pad-add-player = Add a player
pad-add = Add
pad-remove-player = Remove player { $number }
pad-same-name = Two players have the same name.
pad-players-otter = One plays solo, two to four play rounds, five and more have a Party.
pad-begin = Begin
pad-name-of-game = Which game?
pad-name-of-game-example = Yahtzee, Rummy …
pad-scoring = Scoring
pad-scoring-penalty = Penalty points
pad-scoring-winner-collects = Winner collects
pad-scoring-penalty-help = Everybody writes down what is left in their hand. The lowest total wins.
pad-scoring-winner-collects-help = Whoever goes out gets what the others have left. The highest total wins.
pad-target = Target
pad-rounds = Rounds
pad-start = Start value
pad-best = Best
pad-best-highest = Highest wins
pad-best-lowest = Lowest wins
pad-collects = The winner of a round collects the others' points
pad-negative = Negative numbers

pad-views = Parts of the sheet
pad-tab-sheet = Sheet
pad-tab-why = Why
pad-tab-chart = Chart
pad-tab-rules = Rules
pad-menu = More
pad-undo = Undo
pad-redo = Redo
pad-missing = This sheet is not on this device.
pad-unreadable = The browser does not let the pad read its sheets just now. Nothing has been changed: try again, or close the browser and open the pad anew.
pad-gone = This sheet has been deleted in another window.
pad-shared = This sheet is open in another window too. Both write into it; nothing gets lost.
pad-understood = OK
pad-trouble-full = The device has no room left. The sheet is complete here, but not stored yet: make room or export it before you close this page.
pad-trouble-closed = The browser does not let the pad store anything. The sheet is complete here, but not stored: export it before you close this page.
pad-no-room = The device has no room for another sheet. Nothing has been lost: make room and try again.
pad-retry = Try again
pad-export = Export

pad-round = Round { $round }
pad-cell = { $name }, round { $round }: { $value }
pad-not-yet = not yet
pad-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
pad-left = has left
pad-dealer = deals
pad-dealer-mark = D
pad-blocked = blocked round
pad-look-again = look again
pad-erase = Erase
pad-sign = Plus or minus
pad-next = Next
pad-cards = Tap cards
pad-card-add = Card { $rank }, { $count } so far
pad-out = Went out
pad-nothing = Zero
pad-won = { $count ->
    [one] { $names } wins with { $points }.
   *[other] { $names } share the victory with { $points }.
}
pad-won-out = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
pad-nobody = The game is over.
pad-play-on = Play on
pad-finish = End the game here
pad-again = Again with the same players
pad-no-lines = nothing yet
pad-tokens = { $count ->
    [one] { $count } pearl
   *[other] { $count } pearls
}
pad-stones = { $count ->
    [one] { $count } Lucky Stone
   *[other] { $count } Lucky Stones
}

pad-out-help = Tap who has played the last card. { $count } times wins.
pad-out-help-party = Tap who has played the last card. { $count } times wins, and others may still join in.
pad-out-of = { $name } has played the last card ({ $count } Lucky Stones so far)
pad-party-on = The round is played to the end: others may still win.
pad-party-over = The Party is over
pad-rounds-so-far = So far

pad-pearl-add = { $pearl }, { $count } so far: one more
pad-pearl-take = { $pearl }: one less
pad-under = Under Hands off!
pad-under-none = no pearl
pad-abracadabra = Abracadabra…
pad-less = One less
pad-more = One more
pad-no-pearls = No pearls at all
pad-next-player = Next player

pad-piles = Where the cards lie
pad-common-why-i-otter = Scoring
pad-common-an-otter-won = River
pad-tap-common-why-i-otter = Tap the four scoring cards.
pad-tap-common-an-otter-won = Tap the seven cards in the river.
pad-tap-den-why-i-otter = Tap the otters in the den of { $name }.
pad-tap-den-an-otter-won = Tap the five cards in the den of { $name }.
pad-cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pad-card-value = { $value }
pad-card-elsewhere = This card lies there already: { $pile }.
pad-own-deck = Our cards are different
pad-own-deck-help = Only one card of this game has been published; the others are filled in. If yours differ, write them down once: they go into this sheet and the next ones.
pad-own-deck-reset = Back to the cards of the house
pad-deck-otter = Otter
pad-deck-shape = Shape
pad-deck-condition = Condition
pad-deck-points = Points
pad-deck-otherwise = Points otherwise

pad-players-edit = Players
pad-settings = Rules of this sheet
pad-move-up = Move { $name } up
pad-move-down = Move { $name } down
pad-retire = Leaves
pad-return = Comes back
pad-starts-with = Starts with
pad-first-dealer = Deals first
pad-delete = Delete this sheet
pad-delete-sure = Delete this sheet?
pad-delete-help = It will be gone from this device for good, with all its rounds.
pad-delete-keep = Keep it
pad-delete-do = Delete

pad-share = Share
pad-link = Link
pad-link-help = The link carries the whole sheet, to look at. Nothing is stored anywhere else.
pad-qr = QR code of the link
pad-qr-too-long = This sheet is too long for a QR code; the link works.
pad-link-too-long = This sheet is too long for a link. Send it as a file.
pad-copy-link = Copy the link
pad-copied = Copied.
pad-copy-failed = Copying is not allowed here: mark the link and copy it by hand.
pad-picture = Picture
pad-export-json = File (JSON)
pad-export-csv = Table (CSV)
pad-print = Print
pad-viewed = A sheet from a link, as it was when the link was made.
pad-viewed-keep = Keep a copy
pad-link-broken = This link is damaged: there is no sheet in it.

pad-chart-highest = Up is good: the highest total leads.
pad-chart-lowest = Up is good: the lowest total leads.
pad-chart-label = Running totals, round by round; the numbers stand below.
pad-rules-own = This game has your own rules.
pad-allowed = Is this allowed?
pad-allowed-all = Yes: everything on this sheet can be, by the rules below.
pad-allowed-yours = The pad leaves it there: it is your game.
pad-stat-played = Games
pad-stat-won = Won
pad-stat-average = Average
pad-stat-none = No finished game yet.

## Lines and what cannot be

pad-line-start = start value
pad-line-round = round { $round }
pad-line-hand = round { $round }: from { $player }
pad-line-out = round { $round }: played out
pad-line-solo = game { $game }: cards left
pad-wrong-number = This game takes numbers.
pad-wrong-negative = A score below zero does not happen in this game.
pad-wrong-card = There is no such card.
pad-wrong-rank = There are only { $most } cards of rank { $rank }.
pad-wrong-too-high = All cards together are worth { $most }; nobody can hold more.
pad-wrong-two-out = Two players have 0, but only one can go out.
pad-wrong-solo = Between 0 and { $most } cards can be left.
pad-wrong-won = The game had been won before this round.
pad-wrong-out = Somebody plays out, or not: nothing else.
pad-wrong-one-out = One player plays out in a round.
pad-wrong-outs = Nobody plays out more than { $most } times.
pad-wrong-pearl = There is no such pearl.
pad-wrong-under = Only one pearl lies under Hands off!
pad-wrong-pearls = There are not that many pearls of this kind: { $pearl }.
pad-wrong-cards = There are only { $most } of this card: { $card }
pad-wrong-twice = Every card is there only once.
pad-wrong-many = No more than { $most } cards lie there.
pad-wrong-odd-den = Otters are won in pairs, so a den holds an even number.

## In the terminal

pad-terminal-which = Which game? { $known }
pad-terminal-players = Players, separated by commas:
pad-terminal-few = This game is for { $least } to { $most } players.
pad-terminal-rule-name = This sheet has no rule "{ $name }". It has: { $known }.
pad-terminal-rule-none = This sheet has no rules to set.
pad-terminal-rule-value = The rule "{ $name }" cannot be { $given }; it is { $usual } unless set otherwise.
pad-terminal-begin = { $game }: { $names }. Write help to see what you can enter.
pad-terminal-resume = Going on with the sheet of { $when }. Write new to begin another one.
pad-terminal-help-numbers = Numbers for all players: 12 0 45 (a minus for negative ones, cards as their ranks: 8,8,K). Or one: Bo 12.
pad-terminal-help-outs = The name of who has played the last card.
pad-terminal-help-words = A name, then the words: Bo 2 2 -1 under 3 abracadabra. For what all share: all most 3, all pink (scoring) or all 3 7 (river), words of two parts joined by commas.
pad-terminal-help = Also: edit 2 Bo 30 (round 2), undo, redo, why, table, add NAME, leave NAME, back NAME, rename OLD NEW, on (play on), end, new, quit.
pad-terminal-cannot = That is not an entry here: { $text }
pad-terminal-nobody = Nobody here is called { $name }.
pad-terminal-no-round = There is no round { $round } yet.
pad-terminal-nothing = Nothing to take back.
pad-terminal-kept = Kept.
pad-terminal-not-kept = It cannot be written down: { $reason }
pad-terminal-damaged = { $path } is damaged; it has been left as it is.
pad-terminal-again = not yet
