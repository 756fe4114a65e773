# What the house itself says, whatever the game.

refuse-game = There is no game of that name. The games are: { $known }.
refuse-seats-only = This game is for { $count } players, not { $given }.
refuse-seats = This game is for { $least } to { $most } players, not { $given }.
refuse-option = This game has no option "{ $name }". It has: { $known }.
refuse-value = The option "{ $name }" takes { $allowed }, not { $given }.
refuse-needs = The option "{ $name }" needs the option "{ $needs }" as well.
refuse-word = "{ $word }" is not an action of { $game }.
refuse-over = The game is over.
shell-no-deck = { $game } is played with fixed cards: there is no deck file to replace.
