# What all boards share: nameplates, cards, hands.

parts-turn = to act
parts-you = you
parts-bot = bot
parts-away = not connected
parts-known = { $card }, known to the others
parts-hand = Your hand
parts-back = A hidden card
parts-sort = Sort by
