# Det, alle borde deler: navneskilte, kort, hænder.

parts-turn = er på tur
parts-you = dig
parts-bot = bot
parts-away = ikke på linjen
parts-known = { $card }, som de andre kender
parts-hand = Din hånd
parts-back = Et skjult kort
parts-sort = Sortér efter
