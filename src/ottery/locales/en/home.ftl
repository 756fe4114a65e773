# The front page.

home-title = Ottery
home-lead = Five otter games, by the book: with friends by a link, or against bots. No account, nothing to install.
home-pad = Score pad
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
home-terminal = Every game is played in the terminal as well:
home-makers = The games belong to their makers; Ottery is not affiliated with them. Some decks are reconstructed, and say so.
home-language = Language
home-language-en = English
home-language-da = Dansk
home-light = Light
home-light-device = Auto
home-light-day = Day
home-light-night = Night
