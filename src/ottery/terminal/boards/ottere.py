"""The table of Ottere: stock and pile in the middle, the suit to follow beside it, hands as counts on the plates."""

from __future__ import annotations

from ..paint.cards import Face, Plate, paint_back, paint_card, paint_frame, paint_hand, paint_plates
from ..paint.inks import Colours, Pair
from ..paint.picture import Box, Picture
from .board import Board, Scene

SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
SUITS = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S"}
_RED = "DH"


class OttereBoard(Board):
    """See the module."""

    colours = Colours(
        Pair("#1d5c3f", "#7cc79b"),
        Pair("#a3182f", "#ff8f92"),
    )
    emblem = ("♣ ♦ ♥ ♠", " 8  8 ", "(o.o)", "")

    def draw(self, scene: Scene, width: int, height: int) -> Picture:
        """Plates on top, the piles in the middle, the hand below."""
        picture = Picture(width, height, scene.inks.ink("text", "ground"))
        tall = 4 if height >= 15 else 3
        paint_plates(picture, Box(1, 0, width - 2, tall), scene, [_plate(scene, s) for s in scene.others()])
        large = height >= 20
        hand = 7 if large or len(scene.view.hand) > (width - 7) // 3 else 5
        self._paint_middle(picture, Box(0, tall, width, height - tall - hand), scene)
        faces = _faces(scene, large=large)
        paint_hand(picture, Box(1, height - hand, width - 2, hand), scene, faces, 7 if large else 5)
        return picture

    def _paint_middle(self, picture: Picture, box: Box, scene: Scene) -> None:
        inks, view = scene.inks, scene.view
        y = box.y + max(0, (box.height - 6) // 2)
        middle = box.width // 2
        draws = scene.with_word("draw") + scene.with_word("take")
        stock = Box(middle - 17, y, 9, 6)
        mark = scene.mark("stock", draws)
        paint_back(picture, stock, inks, mark, str(view.stock))
        picture.spot("stock", stock, draws, ("take" if view.owed else "draw",), listed=True)
        paint_card(picture, Box(middle - 5, y, 9, 6), scene, _top(view.top))
        if view.phase == "suit":
            _paint_suits(picture, Box(middle + 7, y, 30, 6), scene)
        else:
            _paint_suit(picture, Box(middle + 7, y, 16, 6), scene)
        self._paint_signs(picture, Box(2, y, middle - 20, 6), scene)

    def _paint_signs(self, picture: Picture, box: Box, scene: Scene) -> None:
        """Direction, what is owed, one's own points."""
        view, inks = scene.view, scene.inks
        sign, way = ("↻", "on") if view.direction > 0 else ("↺", "back")
        lines = [(f"{sign} {scene.say(f'terminal-ottere-turns-{way}')}", "faint")]
        if view.owed:
            lines.append((scene.say("terminal-ottere-owed", count=view.owed), "second"))
        if scene.seat:
            lines.append((scene.say("terminal-ottere-own", total=view.totals[scene.seat - 1]), "faint"))
        lines.append((scene.say("terminal-ottere-target", target=view.options["target"]), "faint"))
        for y, (line, ink) in enumerate(lines, 1):
            picture.put(box.x, box.y + y, line[: box.width], inks.ink(ink, bold=ink == "second"))

    def ask(self, scene: Scene) -> str | None:
        """Play, name a suit, answer or take."""
        can_play = any(w[0] in "A23456789TJQK" and len(w) == 2 for w in scene.legal)
        if scene.view.phase == "suit":
            return scene.say("terminal-ottere-ask-suit")
        if scene.view.owed:
            key = "terminal-ottere-ask-answer" if can_play else "terminal-ottere-ask-take"
            return scene.say(key, count=scene.view.owed)
        if can_play:
            return scene.say("terminal-ottere-ask-play")
        return scene.say("terminal-ottere-ask-draw" if "draw" in scene.legal else "terminal-ottere-ask-pass")

    def label(self, word: str, scene: Scene) -> str:
        """Cards by sign, suits by name."""
        if word in SUITS:
            return scene.say(f"ottere-suit-{word}")
        if word == "take":
            return scene.say("terminal-ottere-take", count=scene.view.owed)
        if word in ("draw", "pass"):
            return scene.say(f"terminal-ottere-{word}")
        return card_name(word, scene)

    def describe(self, scene: Scene) -> list[str]:
        """Pile, suit, stock, the others' cards."""
        view, voice = scene.view, scene.voice
        suit = voice(f"ottere-suit-{view.suit}")
        key = "eight" if view.phase == "suit" else "named" if view.is_named else "top"
        lines = [voice(f"terminal-ottere-tell-{key}", card=card_name(view.top, scene), suit=suit)]
        if view.owed:
            lines.append(voice("terminal-ottere-owed", count=view.owed))
        lines.append(voice("terminal-ottere-tell-stock", count=view.stock))
        for other, count in enumerate(view.counts, 1):
            if other != scene.seat:
                total = view.totals[other - 1]
                lines.append(voice("terminal-ottere-tell-player", player=other, count=count, total=total))
        return lines

    def hand(self, scene: Scene) -> list[str]:
        """The cards held."""
        cards = " ".join(scene.view.hand)
        return [scene.say("terminal-ottere-tell-hand", cards=cards)] if cards else []


BOARD = OttereBoard()


def card_name(word: str, scene: Scene) -> str:
    """A card, as players say it."""
    suit = next(name for name, letter in SUITS.items() if letter == word[1])
    named = scene.say(f"terminal-ottere-rank-{word[0]}") if word[0] in "AJQK" else rank(word)
    return scene.say("terminal-ottere-card", rank=named, suit=scene.say(f"ottere-suit-{suit}"))


def rank(word: str) -> str:
    """The rank as it is printed."""
    return "10" if word[0] == "T" else word[0]


def ink_of(suit: str) -> str:
    """Red suits in cherry, black ones in ink."""
    return "second" if suit in _RED else "text"


def _faces(scene: Scene, *, large: bool) -> list[Face]:
    faces = []
    for i, word in enumerate(scene.view.hand):
        ink = ink_of(word[1])
        sign = f"{SIGNS[word[1]]}{word[1]}"
        rows = (rank(word), f"  {SIGNS[word[1]]}", "", f"{sign:>5}") if large else (rank(word), sign)
        lines = tuple((row, ink) for row in rows)
        faces.append(Face(f"hand {i}", lines, scene.with_word(word), (word,)))
    return faces


def _top(word: str) -> Face:
    ink, sign = ink_of(word[1]), SIGNS[word[1]]
    heart = ("(o.o)", " \\_/ ") if word[0] == "8" else (f"  {sign}  ", "")
    corner = f"{sign}{word[1]}"
    lines = ((rank(word), ink), *((f" {line}", ink) for line in heart), (f"{corner:>7}", ink))
    return Face("pile", lines)


def _paint_suit(picture: Picture, box: Box, scene: Scene) -> None:
    """The suit to follow; large when it was named."""
    view, inks = scene.view, scene.inks
    letter = SUITS[view.suit]
    ink = ink_of(letter)
    picture.put(box.x, box.y + 1, scene.say("terminal-ottere-follow"), inks.ink("faint"))
    text = f" {SIGNS[letter]} {scene.say(f'ottere-suit-{view.suit}')} "
    if view.is_named:
        picture.fill(Box(box.x, box.y + 2, len(text) + 2, 3), inks.reversed(ink))
        picture.put(box.x + 1, box.y + 3, text, inks.reversed(ink))
    else:
        picture.put(box.x - 1, box.y + 2, text, inks.ink(ink, bold=True))


def _paint_suits(picture: Picture, box: Box, scene: Scene) -> None:
    """The four suits to choose from."""
    for i, (word, letter) in enumerate(SUITS.items()):
        words = scene.with_word(word)
        place = Box(box.x + 7 * i, box.y + 1, 6, 4)
        paint_frame(picture, place, scene.inks, scene.mark(f"suit {word}", words))
        ink = scene.inks.ink(ink_of(letter), bold=True)
        picture.center(place, 1, SIGNS[letter], ink)
        picture.center(place, 2, letter, ink)
        picture.spot(f"suit {word}", place, words, (word,), listed=True)


def _plate(scene: Scene, seat: int) -> Plate:
    count, total = scene.view.counts[seat - 1], scene.view.totals[seat - 1]
    points = scene.say("terminal-ottere-total", total=total)
    cards = f"{'▮' * min(count, 8)} {count}" if scene.seats < 6 else f"▮ {count}"
    return Plate(seat, ((f"{cards}  {points}", "text"),))
