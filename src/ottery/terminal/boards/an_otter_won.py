"""The table of An Otter Won: the river on top, the round's three cards with their arrows in the middle, a den on
either side."""

from __future__ import annotations

from typing import Any

from ..paint.cards import Face, paint_card, paint_hand
from ..paint.inks import Colours, Pair
from ..paint.picture import Box, Picture, cut, wrap
from .board import Board, Scene

_KEY = "an-otter-won"
_SHAPES = {"circle": "●", "triangle": "▲"}
_ARROWS = {"up": "↑", "down": "↓"}


class AnOtterWonBoard(Board):
    """See the module."""

    colours = Colours(
        Pair("#9c4300", "#ffad66"),
        Pair("#5d3a9b", "#c6a8ff"),
        (
            ("pink", Pair("#b3296d", "#ff93c3")),
            ("yellow", Pair("#7a5b00", "#f2cc4d")),
            ("blue", Pair("#1f56a6", "#83b8ff")),
        ),
    )
    emblem = ("↑ ● ↑", "(^.^)", "≈≈≈≈≈≈≈≈", "↓ ▲ ↓")

    def draw(self, scene: Scene, width: int, height: int) -> Picture:
        """River, dens, the cards in play, the hand."""
        picture = Picture(width, height, scene.inks.ink("text", "ground"))
        deck = Deck(scene)
        mine = scene.seat or 1
        side = min(27, max(19, (width - 42) // 2))
        hand = 6
        _paint_den(picture, Box(0, 0, side, height - hand), scene, deck, mine)
        _paint_den(picture, Box(width - side, 0, side, height - hand), scene, deck, 3 - mine)
        middle = Box(side, 0, width - 2 * side, height - hand)
        _paint_river(picture, Box(middle.x, 0, middle.width, 3), scene, deck)
        _paint_play(picture, Box(middle.x, 3, middle.width, height - hand - 3), scene, deck)
        faces = [
            deck.face(value, f"hand {value}", _hand_words(scene, value), (str(value),), 16)
            for value in scene.view.hand
        ]
        paint_hand(picture, Box(1, height - hand, width - 2, hand), scene, faces, 18)
        return picture

    def ask(self, scene: Scene) -> str | None:
        """By the phase."""
        return scene.say(f"{_KEY}-phase-{scene.view.phase}") + "."

    def label(self, word: str, scene: Scene) -> str:
        """Where the card goes, and what it shows."""
        place, _, value = word.rpartition(" ")
        told = Deck(scene).told(int(value))
        return scene.say(f"terminal-aow-to-{place}", card=told) if place else told

    def describe(self, scene: Scene) -> list[str]:
        """River, dens, neutral and played cards."""
        view, say, deck = scene.view, scene.say, Deck(scene)
        lines = [say("terminal-aow-tell-river", cards=deck.listing(view.river))]
        for seat in (1, 2):
            cards = deck.listing(view.dens[seat - 1])
            lines.append(say("terminal-aow-tell-den", player=seat, cards=cards, points=view.scores[seat - 1]))
        if view.neutral is not None:
            lines.append(say("terminal-aow-tell-neutral", card=deck.told(view.neutral)))
        lines += [
            say("terminal-aow-tell-played", player=seat, card=deck.told(value))
            for seat, value in enumerate(view.played, 1)
            if value is not None
        ]
        return lines

    def hand(self, scene: Scene) -> list[str]:
        """The cards held."""
        deck = Deck(scene)
        return [scene.say("terminal-aow-tell-hand", card=deck.told(value)) for value in scene.view.hand]


BOARD = AnOtterWonBoard()


class Deck:
    """The cards of the deck in use, by value."""

    def __init__(self, scene: Scene) -> None:
        self._say = scene.say
        self._cards: dict[int, Any] = {card["value"]: card for card in scene.deck.get("card", ())}

    def arrow(self, value: int) -> tuple[str, str]:
        """The arrow and its ink."""
        arrow = self._cards[value]["arrow"]
        return _ARROWS[arrow], "first" if arrow == "up" else "second"

    def shows(self, value: int) -> tuple[str, str]:
        """Otter and shape, and the otter's ink."""
        card = self._cards[value]
        otter = self._say(f"terminal-aow-otter-{card['otter']}")
        return f"{_SHAPES[card['shape']]} {otter}", card["otter"]

    def asks(self, value: int) -> str:
        """What the card scores by, short."""
        return self._say(f"terminal-aow-{self._cards[value]['condition'].replace(' ', '-')}")

    def points(self, value: int) -> str:
        """What it can bring."""
        points = self._cards[value]["points"]
        return "/".join(map(str, points)) if isinstance(points, list) else str(points)

    def told(self, value: int) -> str:
        """The whole card in a line."""
        shows, _ = self.shows(value)
        return f"{value} {self.arrow(value)[0]} {shows} · {self.asks(value)} {self.points(value)}"

    def listing(self, values: list[int]) -> str:
        """Several cards in a line."""
        return "; ".join(self.told(value) for value in values) or "–"

    def face(self, value: int, name: str, words: tuple[str, ...], tries: tuple[str, ...], width: int) -> Face:
        """The card as it is drawn, ``width`` cells wide inside."""
        arrow, ink = self.arrow(value)
        shows, otter = self.shows(value)
        first = f"{value:<3}{arrow}"
        first += self.points(value).rjust(width - len(first))
        asks = tuple((line, "plain") for line in wrap(self.asks(value), width, 2))
        return Face(name, ((first, ink), (shows, otter), *asks), words, tries)


def _hand_words(scene: Scene, value: int) -> tuple[str, ...]:
    return tuple(
        w for w in scene.legal if w in (str(value), f"den {value}") and not _is_in_play(scene, value)
    )


def _is_in_play(scene: Scene, value: int) -> bool:
    return value == scene.view.neutral or value in scene.view.played


def _paint_river(picture: Picture, box: Box, scene: Scene, deck: Deck) -> None:
    """What the river holds: only what conditions look at."""
    inks, river = scene.inks, scene.view.river
    picture.center(box, 0, f"≈≈ {scene.say('terminal-aow-river')} ≈≈", inks.ink("first", bold=True))
    wide = min(6, box.width // max(1, len(river)))
    left = box.x + (box.width - wide * len(river)) // 2
    for i, value in enumerate(river):
        shows, otter = deck.shows(value)
        place = Box(left + i * wide, box.y + 1, wide - 1, 2)
        picture.fill(place, inks.on("card"))
        picture.center(place, 0, str(value), inks.ink("text", bold=True))
        picture.center(place, 1, shows[:3], inks.ink(otter, bold=True))


def _paint_play(picture: Picture, box: Box, scene: Scene, deck: Deck) -> None:
    """Which arrows are ahead; the neutral card between the two played."""
    view, inks = scene.view, scene.inks
    mine = scene.seat or 1
    wide = min(16, box.width // 3)
    left = box.x + (box.width - 3 * wide) // 2
    places = (
        (view.played[mine - 1], scene.voice.name(mine)),
        (view.neutral, scene.say("terminal-aow-neutral")),
        (view.played[2 - mine], scene.voice.name(3 - mine)),
    )
    for i, (value, title) in enumerate(places):
        place = Box(left + i * wide, box.y + 1, wide - 1, min(6, box.height - 1))
        if value is None:
            picture.frame(place, inks.ink("edge"), "dashed")
        else:
            words = scene.with_word("river", str(value)) + scene.with_word("den", str(value))
            face = deck.face(value, f"play {value}", words, (f"river {value}", f"den {value}"), wide - 3)
            paint_card(picture, place, scene, face)
        picture.put(place.x + 2, place.y, cut(f" {title} ", wide - 4), inks.ink("faint"))
    _paint_arrows(picture, box, scene, [deck.arrow(value) for value, _ in places if value is not None])


def _paint_arrows(picture: Picture, box: Box, scene: Scene, arrows: list[tuple[str, str]]) -> None:
    if arrows:
        ups = sum(ink == "first" for _, ink in arrows)
        key = "up" if ups > 1 else "down" if len(arrows) - ups > 1 else "open"
        ink = {"up": "first", "down": "second"}.get(key, "faint")
        signs = " ".join(sign for sign, _ in arrows)
        picture.center(
            box, 0, f"{signs}  {scene.say(f'terminal-aow-arrows-{key}')}", scene.inks.ink(ink, bold=True)
        )


def _paint_den(picture: Picture, box: Box, scene: Scene, deck: Deck, seat: int) -> None:
    """A player's den: what each card asks for, and the points if the game ended now."""
    view, inks = scene.view, scene.inks
    turn = view.to_move == seat
    picture.frame(
        Box(box.x, box.y, box.width, box.height),
        inks.ink("first" if turn else "edge", bold=turn),
        "heavy" if turn else "round",
    )
    name = f"{'▶ ' if turn else ''}{scene.voice.name(seat)}"
    points = scene.say("terminal-aow-points", points=view.scores[seat - 1])
    picture.put(box.x + 1, box.y + 1, cut(name, box.width - len(points) - 3), inks.ink("text", bold=True))
    picture.put(box.x + box.width - 1 - len(points), box.y + 1, points, inks.ink("first", bold=True))
    for y, value in enumerate(view.dens[seat - 1][: box.height - 4], 2):
        line, worth = f"{value:>2} {deck.asks(value)}", deck.points(value)
        picture.put(box.x + 1, box.y + y, cut(line, box.width - 2), inks.ink("text"))
        if len(line) + len(worth) + 3 <= box.width:
            picture.put(box.x + box.width - 1 - len(worth), box.y + y, worth, inks.ink("faint"))
    cards = "▮" * view.hand_sizes[seat - 1]
    picture.put(box.x + 1, box.y + box.height - 2, cards, inks.ink("faint"))
