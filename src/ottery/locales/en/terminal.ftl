# The terminal client, full-screen and line by line.

terminal-list = { $first } and { $last }
terminal-me = Guest
terminal-person = Player { $number }
terminal-on = on
terminal-off = off

# The list of games
terminal-banner = O t t e r y
terminal-welcome = Five card games about otters. Which one shall it be?
terminal-seats = { $least } to { $most } players
terminal-seats-short = for { $least }–{ $most }
terminal-seats-short-exact = for { $least }
terminal-seats-exact = { $least } players
terminal-kept = Left in the middle
terminal-kept-line = { $game }, round { $round }: { $players } ({ $when })
terminal-kept-forget = [X] again throws this game away for good
terminal-games-keys = [←→] choose [Enter] play [F2] dansk [F3] day or night [Esc] leave
terminal-games-keys-kept = [←→↑↓] choose [Enter] play [X] throw away [F2] dansk [F3] light [Esc] leave

# Setting up a game
terminal-setup = Set up the game
terminal-setup-keys = [↑↓] move [←→] change [Enter] deal [?] rules [Esc] back
terminal-setup-seats = Seats
terminal-setup-seats-help = How many play, people and bots together.
terminal-setup-seat = Seat { $number }
terminal-setup-seat-help = A person at this terminal, or a bot. Several people pass the screen around; hands stay hidden in between. { lobby-bots-see }
terminal-setup-name = … name
terminal-setup-name-help = Type a name, or leave it empty.
terminal-kind-human = person
terminal-kind-pup = bot, pup: { bots-does-pup }
terminal-kind-yearling = bot, yearling: { bots-does-yearling }
terminal-kind-adult = bot, adult: { bots-does-adult }
terminal-kind-elder = bot, elder: { bots-does-elder }
terminal-kind-greedy = bot: plays sensibly
terminal-kind-random = bot: plays at random
terminal-option-first = Who begins
terminal-option-first-help = The seat that begins the first round.
terminal-option-first-random = drawn by lot

# Getting ready
terminal-prepare = Getting the rules ready …
terminal-compile = The first time, the rules are compiled for this computer. { $what }: { $done } of { $all }.
terminal-compile-shared = What all games share

# The table
terminal-round = Round { $round }
terminal-log = What happened
terminal-log-empty = Nothing yet.
terminal-scores = Scores
terminal-table-keys = [Enter] choose [?] rules [L] log [S] scores [U] undo [:] type [Esc] menu
terminal-page-keys = [↑↓] scroll [Esc] back
terminal-rules-of = The rules of { $game }
terminal-type = Type an action, such as the word on a card, and press Enter
terminal-over = The game is over.
terminal-waiting = { $name } is thinking …
terminal-ask = { $name }, your turn: { $what }
terminal-ask-you = Your turn: { $what }
terminal-ask-any = choose what to do.
terminal-ask-which = Which of these? Esc to choose again.
terminal-why-legal = That is allowed right now.
terminal-cover = Hand the screen to { $name }. The cards stay hidden until then.
terminal-cover-keys = [Enter] I am { $name }, show my cards
terminal-menu = Menu
terminal-menu-back = Back to the table
terminal-menu-rules = Rules
terminal-menu-scores = Scores
terminal-menu-log = What happened
terminal-menu-undo = Take the last action back
terminal-menu-language = Dansk
terminal-menu-light = Day or night
terminal-menu-games = Another game (this one is kept)
terminal-menu-leave = Leave (the game is kept)
terminal-end-keys = [↑↓] choose [PgUp PgDn] scroll [Enter] go on [Esc] the table
terminal-end-again = Play again
terminal-end-other = Another game
terminal-end-log = What happened
terminal-end-look = Look at the table
terminal-end-leave = Leave
terminal-farewell = Goodbye.
terminal-kept-farewell = The game is kept. Go on with it any time: ottery play --resume
terminal-keep-failed = This game cannot be written down here, so it will be lost when you leave.

# Scores
terminal-points = Score
terminal-column-totals = Total
terminal-column-stones = Stones
terminal-rounds = Rounds
terminal-round-column = Round
terminal-lines = How the points came about
terminal-won = { $count ->
    [one] { $names } has won.
   *[other] { $names } have won together.
}
terminal-won-you = You have won.
terminal-won-nobody = Not won this time.
terminal-rule-off = not in this game

# Where a deck is from
terminal-provenance-reconstructed = Not all cards of this game have been shown in public. The missing ones are reconstructed.
terminal-provenance-house = This game is played with a deck of the house.
terminal-provenance-short-reconstructed = reconstructed deck
terminal-provenance-short-house = deck of the house

# Refusals
terminal-refuse-bot = There is no player of the kind “{ $given }”. There are: { $known }.
terminal-refuse-language = The language “{ $given }” is not spoken here. There are: { $known }.
terminal-refuse-kept = No game has been left in the middle.
terminal-refuse-screen = The full-screen client needs a terminal. With --plain, the game also runs over a pipe.

# Line by line
terminal-plain-which = Which one? Give a number or a name, or quit.
terminal-plain-seats = How many players, { $least } to { $most }? Just Enter: { $usual }.
terminal-plain-bots = Who plays against you: { $levels } or human (with commas for each seat)? Just Enter: { $usual }.
terminal-plain-options = Options as name=value, with blanks between, or just Enter to deal.
terminal-plain-greeting = { $game }, with { $players }.
terminal-plain-greeting-you = { $game }. You are { $name }, and play with { $others }.
terminal-plain-greeting-alone = { $game }. You are { $name }, and play alone.
terminal-plain-hint = Type the number or the word of an action, or help.
terminal-plain-cover = Hand over to { $name }. { $name }: press Enter when you alone can see the screen.
terminal-plain-again = Play again? yes or no
terminal-plain-again-here = Play again? yes, no (another game) or quit
terminal-plain-yes = yes y
terminal-plain-no = no n
terminal-plain-number = There is no { $given } in the list: it goes from 1 to { $most }.
terminal-plain-unknown = There is no action and no command “{ $given }”. Type help to see what there is.
terminal-plain-undone = The last action is taken back.
terminal-plain-why = Say which word: why, and then an action.
terminal-plain-language = English from now on.
terminal-plain-help =
    Type the number or the word of an action. Beside that:
    why WORD   why an action is not allowed now
    table      everything on the table
    hand       what you hold
    score      how the game stands
    log        what has happened so far
    rules      the rules of this game
    undo       take the last action back
    language   Danish instead of English
    quit       leave; the game is kept
terminal-command-why = why
terminal-command-rules = rules
terminal-command-log = log
terminal-command-undo = undo
terminal-command-hand = hand
terminal-command-table = table
terminal-command-score = score scores
terminal-command-language = language dansk
terminal-command-help = help ?
terminal-command-quit = quit exit

# Ottere
terminal-ottere-turns-on = clockwise
terminal-ottere-turns-back = the other way
terminal-ottere-owed = { $count } cards to draw
terminal-ottere-own = You: { $total ->
    [one] { $total } point
   *[other] { $total } points
 }
terminal-ottere-target = Play to { $target }
terminal-ottere-total = { $total } p
terminal-ottere-follow = Follow
terminal-ottere-ask-play = play a card that fits.
terminal-ottere-ask-draw = nothing fits, so draw a card.
terminal-ottere-ask-pass = nothing fits and nothing can be drawn, so pass.
terminal-ottere-ask-suit = name the suit to follow.
terminal-ottere-ask-answer = answer with a two, or take { $count } cards.
terminal-ottere-ask-take = take { $count } cards.
terminal-ottere-draw = draw a card
terminal-ottere-pass = pass
terminal-ottere-take = take { $count } cards
terminal-ottere-card = { $rank } of { $suit }
terminal-ottere-rank-A = ace
terminal-ottere-rank-J = jack
terminal-ottere-rank-Q = queen
terminal-ottere-rank-K = king
terminal-ottere-tell-eight = On the pile: { $card }. Its suit, { $suit } so far, is being named.
terminal-ottere-tell-top = On the pile: { $card }. Follow { $suit } or the rank.
terminal-ottere-tell-named = On the pile: { $card }. The suit named is { $suit }.
terminal-ottere-tell-stock = Cards in the stock: { $count }.
terminal-ottere-tell-player = { $player }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }, { $total ->
    [one] { $total } point
   *[other] { $total } points
 }.
terminal-ottere-tell-hand = You hold { $cards }.

# Why I Otter
terminal-wio-scoring = What counts
terminal-wio-most = most { $what }
terminal-wio-all = all { $what }
terminal-wio-pink = pink
terminal-wio-yellow = yellow
terminal-wio-blue = blue
terminal-wio-number = { $number }s
terminal-wio-led = { $player } played
terminal-wio-beats = Stronger: { $order }
terminal-wio-plate = ★ { $stars }   cards: { $cards }
terminal-wio-shown = holds { $cards }
terminal-wio-empty = an empty den
terminal-wio-tell-den = Den of { $player }: { $den }. Stars if the game ended now: { $stars }.
terminal-wio-tell-river = River { $place }: { $card }.
terminal-wio-tell-top = On top of the pile: { $back }. Cards in the pile: { $count }.
terminal-wio-tell-scoring = Counts at the end: { $back }.
terminal-wio-tell-led = { $player } played { $card }.
terminal-wio-tell-hand = You hold { $card }.

# An Otter Won
terminal-aow-river = River
terminal-aow-neutral = neutral
terminal-aow-points = { $points } p
terminal-aow-arrows-up = high wins
terminal-aow-arrows-down = low wins
terminal-aow-arrows-open = still open
terminal-aow-otter-pink = Pink
terminal-aow-otter-yellow = Yellow
terminal-aow-otter-blue = Blue
terminal-aow-most-pink = most pink
terminal-aow-most-yellow = most yellow
terminal-aow-most-blue = most blue
terminal-aow-most-circle = most circle
terminal-aow-most-triangle = most triangle
terminal-aow-most-odd = most odd
terminal-aow-most-even = most even
terminal-aow-most-low = most low
terminal-aow-most-high = most high
terminal-aow-each-pink = each pink
terminal-aow-each-yellow = each yellow
terminal-aow-each-blue = each blue
terminal-aow-each-circle = each circle
terminal-aow-each-triangle = each triangle
terminal-aow-each-odd = each odd
terminal-aow-each-even = each even
terminal-aow-each-low = each low
terminal-aow-each-high = each high
terminal-aow-to-river = to the river: { $card }
terminal-aow-to-den = to your den: { $card }
terminal-aow-tell-river = River: { $cards }.
terminal-aow-tell-den = Den of { $player }: { $cards }. Points if the game ended now: { $points }.
terminal-aow-tell-neutral = Neutral card: { $card }.
terminal-aow-tell-played = { $player } played { $card }.
terminal-aow-tell-hand = You hold { $card }.

# Otter
terminal-otter-ask-slip = that { $card } of { $player } follows neither rule of otter { $otter }. Call penalty, or play on.
terminal-otter-ask-no-draw = play a card. There is no drawing any more in this turn.
terminal-otter-ask-pass = there is nothing to play and nothing to draw, so pass.
terminal-otter-on = { $card } on otter { $otter }
terminal-otter-stone = Lucky Stone: { $change }
terminal-otter-draw = draw a card
terminal-otter-stop = stop here
terminal-otter-pass = pass
terminal-otter-penalty = penalty!
terminal-otter-give-up = give up
terminal-otter-here = this turn
terminal-otter-suit-clam = clam
terminal-otter-suit-fish = fish
terminal-otter-suit-star = star
terminal-otter-suit-crab = crab
terminal-otter-suit-frog = frog
terminal-otter-deck = Cards in the deck: { $count }
terminal-otter-draws = Draws left: { $count }
terminal-otter-left = Cards left: { $count }
terminal-otter-stones = Lucky Stones
terminal-otter-more = + { $count } more
terminal-otter-last = Last: pile { $pile }, otter { $otter }
terminal-otter-tell-otter = Otter { $otter }: head { $head } (behind it { $back }), tummy { $card }, tail { $tail } (behind it { $behind }).
terminal-otter-tell-solo = Otter { $otter }: head { $head } (behind it { $back }), tummy { $card }.
terminal-otter-tell-pile = Pile { $pile }: { $card }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
terminal-otter-tell-stones = Lucky Stones: { $count }.
terminal-otter-tell-deck = Cards in the deck: { $count }.
terminal-otter-tell-player = { $player }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }, { $stones ->
    [one] { $stones } Lucky Stone
   *[other] { $stones } Lucky Stones
 }.
terminal-otter-tell-hand = You hold { $cards }.

# Otters
terminal-otters-does-hands-off = Put a white pearl under it, safe for good.
terminal-otters-does-the-choice-is-yours = Three pearls, two hands: another player picks.
terminal-otters-does-sharing-is-caring = Take a white pearl from whoever has the most.
terminal-otters-does-one-hand-washes-the-other = Everybody passes a pearl to the left.
terminal-otters-does-eeny-meeny-miny-moe = Draw three: keep one, give two away.
terminal-otters-does-abracadabra = Stays here; one black pearl counts nothing.
terminal-otters-does-take-one = Take a white pearl from the pool.
terminal-otters-does-exchange = Swap a pearl with a player, theirs unseen.
terminal-otters-does-steal = Take a white pearl from a player, unseen.
terminal-otters-does-renew = Trade a white pearl for a new one.
terminal-otters-does-gift = Give a pearl to a player.
terminal-otters-does-throw-back = Discard one, draw one; an urchin may go.
terminal-otters-does-trade-cards = Swap cards with a player; an urchin may go.
terminal-otters-does-all-pass = All pass a card left; an urchin may go.
terminal-otters-does-urchin = Take a black pearl. Two in hand: you are out.
terminal-otters-ask-play = play a card.
terminal-otters-ask-pass = you have nothing that can be played, so pass.
terminal-otters-ask-seat = choose a player.
terminal-otters-ask-seat-hands-off = you have this card already. Who gets it?
terminal-otters-ask-seat-the-choice-is-yours = who picks a hand?
terminal-otters-ask-seat-eeny-meeny-miny-moe = who gets this pearl?
terminal-otters-ask-pearl = choose a pearl.
terminal-otters-ask-pearl-hands-off = which white pearl goes under the card?
terminal-otters-ask-pearl-one-hand-washes-the-other = which pearl do you pass to the left?
terminal-otters-ask-pearl-eeny-meeny-miny-moe = which pearl do you keep?
terminal-otters-ask-pearl-second = which pearl do you give away first?
terminal-otters-ask-pearl-exchange = which pearl do you give?
terminal-otters-ask-pearl-gift = which pearl do you give?
terminal-otters-ask-pearl-renew = which white pearl goes back?
terminal-otters-ask-card = choose a card.
terminal-otters-ask-card-throw-back = which card do you throw back?
terminal-otters-ask-card-trade-cards = which card do you give?
terminal-otters-ask-card-all-pass = which card do you pass to the left?
terminal-otters-ask-place = which hand does the pearl { $pearl } go into?
terminal-otters-ask-pick = choose a hand, left or right.
terminal-otters-left = left
terminal-otters-right = right
terminal-otters-pass = pass
terminal-otters-out = out
terminal-otters-white = white { $value }
terminal-otters-black = black { $value }
terminal-otters-discard = discarded
terminal-otters-pools = Pools: ○ { $white }  ● { $black }
terminal-otters-drawn = Drawn
terminal-otters-where = Where does { $pearl } go?
terminal-otters-ready = Chosen: { $names }
terminal-otters-tell-player = { $player }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }, { $whites } white and { $blacks ->
    [one] { $blacks } black pearl
   *[other] { $blacks } black pearls
 }.
terminal-otters-tell-out = { $player } is out: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }, { $whites } white and { $blacks ->
    [one] { $blacks } black pearl
   *[other] { $blacks } black pearls
 }.
terminal-otters-tell-face-up = Face up: { $cards }
terminal-otters-tell-card = In play, from { $player }: { $card } – { $does }
terminal-otters-tell-drawn = Drawn pearls: { $pearls }.
terminal-otters-tell-discard = On the discard pile: { $card }
terminal-otters-tell-pools = Deck: { $deck }. White pearls in the pool: { $white }, black: { $black }.
terminal-otters-tell-pearls = Your pearls: { $pearls }.
terminal-otters-tell-under = Safe under a card: { $pearl }.
terminal-otters-tell-up = In front of you: { $card }
terminal-otters-tell-hand = You hold { $card } – { $does }

# At a server's table
terminal-refuse-link = “{ $given }” is not the link or the name of a table.
terminal-refuse-server = “{ $given }” is not the address of a server.
terminal-refuse-no-server = Say where the table is: --server http://address:port, or the whole link.
terminal-refuse-silent = Nobody answers at { $address }.
terminal-refuse-stranger = What answers at { $address } is not a server of Ottery.
terminal-said = { $name }: { $text }
terminal-distant-at = { $game } at { $address }
terminal-distant-lost = The connection is lost. Trying again …
terminal-distant-back = The connection is there again.
terminal-distant-begin = You are the host: “begin” lets bots take the free seats and deals.
terminal-distant-absent = { $name } is away. What now: { $choices }?
terminal-distant-undo = { $name } would like to take the last move back: yes or no?
terminal-distant-farewell = Your seat stays yours: the same command takes you back to it.
terminal-distant-help =
    Type the number or the word of an action. Beside that:
    table      everything on the table
    hand       what you hold
    score      how the game stands
    log        what has happened so far
    rules      the rules of this game
    undo       ask to take your last action back
    say TEXT   say something to the others
    yes, no    answer what was asked
    begin      as the host: bots take the free seats
    language   Danish instead of English
    quit       leave; the seat stays yours
terminal-distant-waits = At the table
terminal-distant-seat-open = free
terminal-distant-seat-lost = { $name } (no connection)
terminal-distant-waits-keys = [B] begin with bots [F2] dansk [F3] light [Esc] leave
terminal-distant-waits-keys-guest = [F2] dansk [F3] light [Esc] leave
terminal-distant-table-keys = [Enter] choose [?] rules [L] log [S] scores [U] undo [T] say [:] type [Esc] menu
terminal-distant-menu-say = Say something
terminal-distant-menu-undo = Ask to take the last action back
terminal-distant-menu-allow = Let the last action be taken back
terminal-distant-menu-refuse = The last action stays
terminal-distant-menu-wait = Wait for { $name }
terminal-distant-menu-bot = Let a bot play for { $name }
terminal-distant-menu-end = End the game
terminal-distant-menu-leave = Leave (the seat stays yours)
terminal-distant-say = What do you want to say? Enter sends it.
terminal-command-yes = yes y
terminal-command-no = no n
terminal-command-say = say
terminal-command-begin = begin start
terminal-command-wait = wait
terminal-command-bot = bot
terminal-command-end = end
