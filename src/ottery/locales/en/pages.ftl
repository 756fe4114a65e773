# The words around the rules on a game's page.

page-made = Made by scripts/rules_pages.py from the game's texts. Change those, then run make pages.
page-players = For { $least } to { $most } players.
page-players-fixed = For { $most } players.
page-other-language = På dansk
page-numbers = Every rule has a number. When the table refuses an action, it names the rule.
page-when = With the option { $option }:
page-options = Options
page-options-intro = All are off, or at their default, unless the host of the table chooses otherwise.
page-option = Option
page-option-does = What it does
page-option-values = Values
page-option-default = Default
page-needs = needs { $option }
page-whole = { $least } to { $most }
page-seat = a seat
page-on-off = on, off
page-off = off
page-on = on
page-deck = The cards are data in a file; where they come from: [decks]({ $link }).
