# The front page.

home-title = Ottery
home-lead = Five otter games: by the book, with friends at a real table, or against bots in the terminal.
home-pad = Keep score
home-games = The games
home-seats = { $least ->
    [one] { $most ->
        [one] One player
       *[other] 1 to { $most } players
    }
   *[other] { $most ->
        [2] 2 players
       *[other] { $least } to { $most } players
    }
}
home-play = Play
home-terminal = Every game, with all its options and bots, is played in the terminal:
home-tables = The server beside this page already keeps tables for friends and bots; their board in the browser is still being drawn.
home-makers = The games belong to their makers; Ottery is not affiliated with them. Some decks are reconstructed, and say so.
home-language = Language
home-language-en = English
home-language-da = Dansk
home-light = Light
home-light-device = Light: as the device
home-light-day = Light: day
home-light-night = Light: night
